import type { YamlValue } from './yaml.ts';

/** The values at a path (`a.*.b`) in all sources. A `*` stands for each item of a list. */
export function allAt(sources: readonly YamlValue[], path: string): YamlValue[] {
  const steps = path === '' ? [] : path.split('.');
  return sources.flatMap((source) => valuesAt(source, steps));
}

function valuesAt(source: YamlValue, steps: readonly string[]): YamlValue[] {
  const star = steps.indexOf('*');
  const found = source.at(star === -1 ? steps : steps.slice(0, star));
  if (found === null || found.scalar?.type === 'null') return [];
  if (star === -1) return [found];
  return found.items.flatMap((item) => valuesAt(item, steps.slice(star + 1)));
}

/** The items of the list at a path in the first source that has it. */
export function itemsIn(sources: readonly YamlValue[], path: string): YamlValue[] {
  return allAt(sources, path)[0]?.items ?? [];
}
