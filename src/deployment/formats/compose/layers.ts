/**
 * What several layers say of a setting to which each of them adds. They are put upon each other without a copy of what they
 * hold: services that extend services of many documents would else hold them as often as there are ways to them.
 */
export type Layers<T> = { readonly value: T } | { readonly below: Layers<T>; readonly above: Layers<T> };

/** All that the layers say, the uppermost first; what stands in several places counts at the uppermost one. */
export function fromTop<T>(layers: Layers<T> | null): T[] {
  const found: T[] = [];
  const seen = new Set<Layers<T>>();
  const open = layers === null ? [] : [layers];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if ('value' in next) found.push(next.value);
    else open.push(next.below, next.above);
  }
  return found;
}
