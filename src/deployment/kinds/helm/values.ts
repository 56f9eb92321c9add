import type { UnseenVariables } from '../../environment.ts';
import { type Place, showPlace } from '../../place.ts';
import type { Problem } from '../../problem.ts';
import type { YamlFile, YamlPath, YamlScalar, YamlValue } from '../../source/yaml.ts';

/** One file of values, from the key on under which a chart reads it. */
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
  at(path: YamlPath): ValuesEntry {
    return this.#read(path)?.entry ?? { status: 'unset', place: null };
  }

  /** The layer that decides what stands at a path; null where none has it. */
  layerOf(path: YamlPath): ValuesLayer | null {
    return this.#read(path)?.layer ?? null;
  }

  #read(path: YamlPath): { readonly entry: ValuesEntry; readonly layer: ValuesLayer } | null {
    for (const layer of this.layers) {
      const { file, root } = layer;
      let value = root;
      for (const [depth, step] of path.entries()) {
        value = file.at(value, [step]);
        // A list counts as a whole: that of the first layer that has it.
        if (value === null && typeof step === 'number' && depth > 0 && file.at(root, path.slice(0, depth)) !== null)
          return null;
        if (value === null || file.scalar(value)?.type === 'null') break;
      }
      if (value === null) continue;
      const scalar = file.scalar(value);
      const source = file.sourceOf(value);
      if (scalar === null) return { entry: { status: 'structure', place: value.place, source }, layer };
      const isNull = scalar.type === 'null' && path.length > 0;
      return { entry: isNull ? { status: 'unset', place: value.place } : { status: 'scalar', scalar, source }, layer };
    }
    return null;
  }
}

/** Values of a release from one source. */
export type ReleaseValues =
  /** A mapping in some file: a file of values, values within a manifest, a text that is YAML itself, or single settings. */
  | { readonly kind: 'layer'; readonly layer: ValuesLayer }
  /** Values that are not in the repository, or cannot be read: `external-values`, `unparseable`, `encrypted`, … */
  | { readonly kind: 'unseen'; readonly problem: Problem };

/** So many sources of values that are not seen are named. */
const MOST_NOTICES = 10;

/** The values of one release in their order, those among them that cannot be seen. */
export class ReleaseLayers {
  /** What is seen. */
  readonly scope: ValuesScope;
  /** Why the others are not. */
  readonly unseen: readonly Problem[];

  /** @param values the one that wins first */
  constructor(readonly values: readonly ReleaseValues[]) {
    this.scope = new ValuesScope(values.flatMap((each) => (each.kind === 'layer' ? [each.layer] : [])));
    this.unseen = values.flatMap((each) => (each.kind === 'unseen' ? [each.problem] : []));
  }

  /** The part that a chart within the release's chart reads. */
  within(key: string): ReleaseLayers {
    const values: ReleaseValues[] = [];
    for (const each of this.values) {
      if (each.kind === 'unseen') {
        values.push(each);
        continue;
      }
      const { file } = each.layer;
      const root = file.at(each.layer.root, [key]);
      // A null takes away all that stands below it.
      if (file.scalar(root)?.type === 'null') break;
      values.push({ kind: 'layer', layer: { file, root } });
    }
    return new ReleaseLayers(values);
  }

  /** The same with values below all others. */
  over(lowest: ValuesLayer): ReleaseLayers {
    return new ReleaseLayers([...this.values, { kind: 'layer', layer: lowest }]);
  }

  /** Why what stands at a path is not certain: values that are not seen win over whatever sets it. Null where none do. */
  hiddenAt(path: YamlPath): Problem | null {
    const decides = this.scope.layerOf(path);
    let hidden: Problem | null = null;
    for (const each of this.values) {
      if (each.kind === 'unseen') hidden ??= each.problem;
      else if (each.layer === decides) return hidden;
    }
    return hidden;
  }

  /** What to say of values that are not seen where they do not matter. */
  get notices(): string[] {
    return this.unseen.slice(0, MOST_NOTICES).map(({ code, found, message, place }) => {
      if (code !== 'external-values' || place === null)
        return `${message} This does not matter here: values that win over it set the tag`;
      return `Values from ${found} at ${showPlace(place)} are outside of this repository. This does not matter here: values that win over them set the tag`;
    });
  }

  get unseenVariables(): UnseenVariables[] {
    return this.unseen.flatMap(({ code, found, place }) => {
      if (place === null) return [];
      return [{ source: code === 'external-values' ? `values from ${found}` : `values at ${showPlace(place)}`, place }];
    });
  }
}
