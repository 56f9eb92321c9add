import type { Place } from '../../place.ts';
import type { YamlFile, YamlScalar, YamlValue } from '../../source/yaml.ts';

/** One file of values, from the key on under which the service's chart reads it. */
export interface ValuesLayer {
  readonly file: YamlFile;
  /** The chart's own part of the values; null where the file has none. */
  readonly root: YamlValue | null;
  /** The same for layers that are one mapping before Helm sees them: those of a manifest and of its patches. */
  readonly mapping?: object | undefined;
  /** Whether it is one of those patches: a null in it takes away what it patches, and nothing of what stands below that. */
  readonly isPatch?: boolean | undefined;
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
    return this.#read(path)?.entry ?? { status: 'unset', place: null };
  }

  /** The layer that decides what stands at a path; null where none has it. */
  layerOf(path: readonly string[]): ValuesLayer | null {
    return this.#read(path)?.layer ?? null;
  }

  #read(path: readonly string[]): { readonly entry: ValuesEntry; readonly layer: ValuesLayer } | null {
    let removed: object | undefined;
    for (const layer of this.layers) {
      const { file, root, mapping, isPatch } = layer;
      if (mapping !== undefined && mapping === removed) continue;
      let value = root;
      for (const name of path) {
        value = value === null ? null : (file.member(value, name)?.value ?? null);
        if (value === null || file.scalar(value)?.type === 'null') break;
      }
      if (value === null) continue;
      const scalar = file.scalar(value);
      const source = file.sourceOf(value);
      if (scalar === null) return { entry: { status: 'structure', place: value.place, source }, layer };
      if (scalar.type !== 'null' || path.length === 0) return { entry: { status: 'scalar', scalar, source }, layer };
      if (isPatch !== true) return { entry: { status: 'unset', place: value.place }, layer };
      removed = mapping;
    }
    return null;
  }
}
