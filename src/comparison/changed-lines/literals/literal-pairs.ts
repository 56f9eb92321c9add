import { groupBy } from '../../../deployment/group-by.ts';
import { type ChangedLines, placeKey, skeleton, type VersionLiteral } from './version-literals.ts';

/** A literal of the base and its replacement; null on the side where there is none or it is not clear which. */
export interface LiteralPair {
  readonly before: VersionLiteral | null;
  readonly after: VersionLiteral | null;
}

/** Pairs removed with added literals: first the same text apart from the version, then the same key in the same place, then the same key. */
export function pairLiterals({ before, after }: Pick<ChangedLines, 'before' | 'after'>): LiteralPair[] {
  const pairs: LiteralPair[] = [];
  let [gone, come] = [before, after];
  for (const keyOf of [
    placeKey,
    (each: VersionLiteral) => `${each.position} ${skeleton(each)}`,
    ({ key, around }: VersionLiteral) => (key === '' ? '' : `${around.block} ${key}`),
    ({ key }: VersionLiteral) => key,
  ]) {
    const others = groupBy(come, keyOf);
    for (const [key, ones] of groupBy(gone, keyOf)) {
      const same = others.get(key) ?? [];
      // Equal counts are paired in order. Where all added versions are the same, the order does not matter.
      const isClear = ones.length === same.length || new Set(same.map(({ version }) => version)).size === 1;
      if (key === '' || !isClear) continue;
      for (let index = 0; index < Math.max(ones.length, same.length); index += 1) {
        pairs.push({
          before: ones[Math.min(index, ones.length - 1)] ?? null,
          after: same[Math.min(index, same.length - 1)] ?? null,
        });
      }
    }
    const done = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
    gone = gone.filter((each) => !done.has(each));
    come = come.filter((each) => !done.has(each));
  }
  const alone = gone.map((each): LiteralPair => ({ before: each, after: null }));
  return [...pairs, ...alone, ...come.map((each): LiteralPair => ({ before: null, after: each }))];
}
