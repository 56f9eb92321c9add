import type { Place } from '../../place.ts';
import type { YamlFile, YamlScalar, YamlValue } from '../../source/yaml.ts';

/** One file of values, from the key on under which the service's chart reads it. */
export interface ValuesLayer {
  readonly file: YamlFile;
  /** The chart's own part of the values; null where the file has none. */
  readonly root: YamlValue | null;
}

/** What stands at a path of the values. `unset` where no layer has it, or the first that has it says null. */
export type ValuesEntry =
  | { readonly status: 'unset'; readonly place: Place | null }
  | { readonly status: 'scalar'; readonly scalar: YamlScalar; readonly source: string }
  | { readonly status: 'structure'; readonly place: Place; readonly source: string };

/** The values of one release: several files, the one that wins first, as Helm lays them over each other. */
export class ValuesScope {
  constructor(readonly layers: readonly ValuesLayer[]) {}

  /** What stands at a path. A null in a file takes away what the files below it say, as it does for Helm. */
  at(path: readonly string[]): ValuesEntry {
    for (const { file, root } of this.layers) {
      let value = root;
      for (const name of path) {
        value = value === null ? null : (file.member(value, name)?.value ?? null);
        if (value === null) break;
        if (file.scalar(value)?.type === 'null') return { status: 'unset', place: value.place };
      }
      if (value === null) continue;
      const scalar = file.scalar(value);
      const source = file.sourceOf(value);
      return scalar === null
        ? { status: 'structure', place: value.place, source }
        : { status: 'scalar', scalar, source };
    }
    return { status: 'unset', place: null };
  }
}
