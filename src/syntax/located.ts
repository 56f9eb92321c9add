import type { PlacedText } from '../problems/place.ts';
import type { YamlFile, YamlPath, YamlScalar, YamlValue } from './yaml.ts';

/** A value and the file that contains it. */
export interface Located {
  readonly file: YamlFile;
  readonly value: YamlValue;
}

/** The scalar at a path; null if it is absent or empty. */
export function scalarAt({ file, value }: Located, ...path: YamlPath): YamlScalar | null {
  const scalar = file.scalar(file.at(value, path));
  return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
}

/** The text at a path; empty where there is none. */
export function textAt(located: Located, ...path: YamlPath): string {
  return scalarAt(located, ...path)?.text ?? '';
}

/** The items of the list at a path. */
export function itemsAt({ file, value }: Located, ...path: YamlPath): Located[] {
  return file.items(file.at(value, path)).map((item) => ({ file, value: item }));
}

/** The text at a path, with its templates as written; null if there is none or it is null. */
export function writtenAt({ file, value }: Located, path: string): PlacedText | null {
  const found = file.at(value, path === '' ? [] : path.split('.'));
  const scalar = file.scalar(found);
  const text = file.written(found);
  return text === null || scalar === null || scalar.type === 'null' ? null : { text, place: scalar.place };
}

/** The values at a path in all sources. */
export function allAt(sources: readonly Located[], path: string): Located[] {
  const steps = path === '' ? [] : path.split('.');
  return sources.flatMap((source) => valuesAt(source, steps));
}

function valuesAt({ file, value }: Located, steps: readonly string[]): Located[] {
  const star = steps.indexOf('*');
  const found = file.at(value, star === -1 ? steps : steps.slice(0, star));
  if (found === null || file.scalar(found)?.type === 'null') return [];
  if (star === -1) return [{ file, value: found }];
  return file.items(found).flatMap((item) => valuesAt({ file, value: item }, steps.slice(star + 1)));
}

/** The items of the list at a path in the first source that has it. */
export function itemsIn(sources: readonly Located[], path: string): Located[] {
  return allAt(sources, path)
    .slice(0, 1)
    .flatMap((list) => itemsAt(list));
}
