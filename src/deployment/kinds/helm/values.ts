import { type Place, showPlace } from '../../../problems/place.ts';
import { type Problem, problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { Files } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlPath, YamlScalar, YamlValue } from '../../../syntax/yaml.ts';
import type { UnseenVariables } from '../../container-variables.ts';

/** One values file, starting at the key under which a chart reads it. */
export interface ValuesLayer {
  readonly file: YamlFile;
  /** The chart's part of the values; null if the file has none. */
  readonly root: YamlValue | null;
}

/**
 * The entry at a path of the values. It is `unset` where no layer has it, or where the first layer that has it says
 * null.
 */
export type ValuesEntry =
  | { readonly status: 'unset'; readonly place: Place | null }
  | { readonly status: 'scalar'; readonly scalar: YamlScalar; readonly source: string }
  | { readonly status: 'structure'; readonly place: Place; readonly source: string };

/** The values of one release, as Helm merges them: several files, highest precedence first. */
export class ValuesScope {
  constructor(readonly layers: readonly ValuesLayer[]) {}

  /** The entry at a path. As in Helm, a null in a file removes the values below. */
  at(path: YamlPath): ValuesEntry {
    return this.#read(path)?.entry ?? { status: 'unset', place: null };
  }

  /** The layer that decides the entry at a path; null if none has it. */
  layerOf(path: YamlPath): ValuesLayer | null {
    return this.#read(path)?.layer ?? null;
  }

  #read(path: YamlPath): { readonly entry: ValuesEntry; readonly layer: ValuesLayer } | null {
    for (const layer of this.layers) {
      const { file, root } = layer;
      let value = root;
      for (const [depth, step] of path.entries()) {
        value = file.at(value, [step]);
        // Lists are not merged. The first layer with the list decides.
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
  /** A mapping in a file: a values file, values inside a manifest, a text that contains YAML, or single settings. */
  | { readonly kind: 'layer'; readonly layer: ValuesLayer }
  /** Values that are not in the repository or cannot be read: `external-values`, `unparseable`, `encrypted`, … */
  | { readonly kind: 'unseen'; readonly problem: Problem };

/** Values from a file, starting at its root unless another value is given. */
export function layerOf(file: YamlFile, root: YamlValue | null = file.root): ReleaseValues {
  return { kind: 'layer', layer: { file, root } };
}

/** Values that cannot be seen, and why. */
export function unseenBecause(problem: Problem): ReleaseValues {
  return { kind: 'unseen', problem };
}

/** The values that a text is parsed to; they count as unseen where it cannot be parsed. */
export function parsedValues(parse: () => YamlFile): ReleaseValues {
  try {
    return layerOf(parse());
  } catch (error) {
    return unseenBecause(thrownProblem(error));
  }
}

/**
 * Reads a values file.
 *
 * @param path null if it is outside the repository
 * @param written the reference to it
 * @throws TreeError where the tree cannot be read
 */
export async function readValuesFile(
  files: Files,
  path: string | null,
  { text, place }: { readonly text: string; readonly place: Place },
): Promise<ReleaseValues> {
  try {
    const file = path === null ? null : await files.yaml(path);
    return file === null ? unseenBecause(problemAt('external-values', place, quoteText(text))) : layerOf(file);
  } catch (error) {
    return unseenBecause(thrownProblem(error));
  }
}

/** The most unseen sources of values that are named. */
const MOST_NOTICES = 10;

/** The values of one release in order, including those that cannot be seen. */
export class ReleaseLayers {
  readonly scope: ValuesScope;
  readonly unseen: readonly Problem[];

  /** @param values highest precedence first */
  constructor(readonly values: readonly ReleaseValues[]) {
    this.scope = new ValuesScope(values.flatMap((each) => (each.kind === 'layer' ? [each.layer] : [])));
    this.unseen = values.flatMap((each) => (each.kind === 'unseen' ? [each.problem] : []));
  }

  /** The part of the values that a subchart reads. */
  within(key: string): ReleaseLayers {
    const values: ReleaseValues[] = [];
    for (const each of this.values) {
      if (each.kind === 'unseen') {
        values.push(each);
        continue;
      }
      const { file } = each.layer;
      const root = file.at(each.layer.root, [key]);
      // A null removes everything below it.
      if (file.scalar(root)?.type === 'null') break;
      values.push(layerOf(file, root));
    }
    return new ReleaseLayers(values);
  }

  /** Adds values below all others. */
  over(lowest: ValuesLayer): ReleaseLayers {
    return new ReleaseLayers([...this.values, { kind: 'layer', layer: lowest }]);
  }

  /** Why the entry at a path is uncertain: unseen values may override it. Null if it is certain. */
  hiddenAt(path: YamlPath): Problem | null {
    const decides = this.scope.layerOf(path);
    let hidden: Problem | null = null;
    for (const each of this.values) {
      if (each.kind === 'unseen') hidden ??= each.problem;
      else if (each.layer === decides) return hidden;
    }
    return hidden;
  }

  /** Notices about unseen values that do not matter. */
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
