import { type Place, type PlacedText, showPlace } from '../../../problems/place.ts';
import { orProblem, type Problem, problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { Files } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlPath, YamlScalar, YamlValue } from '../../../syntax/yaml.ts';
import type { UnseenVariables } from '../../container-variables.ts';

/** One values file, starting at the key under which a chart reads it. */
export interface ValuesLayer {
  readonly file: YamlFile;
  /** The chart's part of the values; null if the file has none. */
  readonly root: YamlValue | null;
  /** What a chart above hands down as `global`. Such a layer has nothing else. */
  readonly global?: YamlValue;
  /** Whether it is a chart's own. */
  readonly isDefault?: boolean;
}

/** The entry at a path of the values. It is `unset` where no layer has it, or the first that has it says null. */
export type ValuesEntry =
  | { readonly status: 'unset'; readonly place: Place | null }
  | { readonly status: 'scalar'; readonly scalar: YamlScalar; readonly source: string }
  | { readonly status: 'structure'; readonly place: Place; readonly source: string };

/** The text of an entry; empty unless it is a scalar. */
export function textOf(entry: ValuesEntry): string {
  return entry.status === 'scalar' ? entry.scalar.text : '';
}

/** Values of a release from one source: a mapping, or why they are not in the repository or cannot be read. */
export type ReleaseValues = ValuesLayer | Problem;

/** Whether values can be seen. */
export function isSeen(values: ReleaseValues): values is ValuesLayer {
  return 'file' in values;
}

/** Values from a file, starting at its root unless another value is given. */
export function layerOf(file: YamlFile, root: YamlValue | null = file.root): ValuesLayer {
  return { file, root };
}

/** The values that a text is parsed to, or why it cannot be parsed. */
export function parsedValues(parse: () => YamlFile): ReleaseValues {
  try {
    return layerOf(parse());
  } catch (error) {
    return thrownProblem(error);
  }
}

/** Reads a values file by the reference to it. Its path is null if it is outside the repository. */
export async function readValuesFile(files: Files, path: string | null, { text, place }: PlacedText) {
  const file = path === null ? null : await orProblem(() => files.yaml(path));
  if (file === null) return problemAt('external-values', place, quoteText(text));
  return 'code' in file ? file : layerOf(file);
}

/**
 * What one layer has at a path; null for nothing, which leaves the layers below to decide. `ended` if it has the list and
 * not the item, because lists are not merged. `removed` for a null below a mapping above: of what follows, only a chart's own
 * counts.
 */
function lookUp(
  root: YamlValue | null,
  path: YamlPath,
  above: readonly YamlValue[],
): YamlValue | null | 'ended' | 'removed' {
  let value = root;
  for (const [depth, step] of path.entries()) {
    value = value?.at([step]) ?? null;
    if (value === null) return typeof step === 'number' && depth > 0 ? 'ended' : null;
    if (value.scalar?.type !== 'null') continue;
    return above.some((each) => each.at(path.slice(0, depth + 1))?.isMap) ? 'removed' : value;
  }
  return value;
}

function entryOf(value: YamlValue, isRoot: boolean): ValuesEntry {
  const { scalar, source, place } = value;
  if (scalar === null) return { status: 'structure', place, source };
  return scalar.type === 'null' && !isRoot ? { status: 'unset', place } : { status: 'scalar', scalar, source };
}

/** The values of one release, as Helm merges them, with those that cannot be seen. */
export class ValuesScope {
  readonly layers: readonly ValuesLayer[];

  /** @param values highest precedence first */
  constructor(readonly values: readonly ReleaseValues[]) {
    this.layers = values.filter(isSeen);
  }

  /** The values that can be seen, highest precedence first. */
  get roots(): YamlValue[] {
    return this.layers.flatMap(({ root }) => root ?? []);
  }

  /** The entry at a path. As in Helm, a null in a file removes the values below, but not a chart's where a file above has a mapping. */
  at(path: YamlPath): ValuesEntry {
    return this.#read(path)?.entry ?? { status: 'unset', place: null };
  }

  #read(path: YamlPath): { readonly entry: ValuesEntry; readonly layer: ValuesLayer } | null {
    const above: YamlValue[] = [];
    let isRemoved = false;
    for (const layer of this.layers) {
      if (isRemoved && layer.isDefault !== true) continue;
      const { global } = layer;
      const isGlobal = global !== undefined && path[0] === 'global';
      const root = isGlobal ? global : layer.root;
      const found = lookUp(root, isGlobal ? path.slice(1) : path, above);
      if (found === 'ended') return null;
      if (found === 'removed') isRemoved = true;
      else if (found !== null) return { entry: entryOf(found, path.length === 0), layer };
      if (root !== null && !isGlobal) above.push(root);
    }
    return null;
  }

  /** The part of the values that a subchart reads. */
  within(key: string): ValuesScope {
    const values = this.values.flatMap((each): ReleaseValues[] => {
      if (!isSeen(each)) return [each];
      const { file, root } = each;
      const global = each.global ?? root?.at(['global']) ?? null;
      const handed = global === null ? [] : [{ file, root: null, global }];
      return [...handed, ...(each.global === undefined ? [{ ...each, root: root?.at([key]) ?? null }] : [])];
    });
    // A null removes everything below it.
    const removed = values.findIndex((each) => isSeen(each) && each.root?.scalar?.type === 'null');
    return new ValuesScope(removed === -1 ? values : values.slice(0, removed));
  }

  over(lowest: ValuesLayer): ValuesScope {
    return new ValuesScope([...this.values, { ...lowest, isDefault: true }]);
  }

  /** Why the entry at a path is uncertain: unseen values may override it. Null if it is certain. */
  hiddenAt(path: YamlPath): Problem | null {
    const decides = this.#read(path)?.layer;
    const above = decides === undefined ? this.values : this.values.slice(0, this.values.indexOf(decides));
    return above.find((each): each is Problem => !isSeen(each)) ?? null;
  }

  get unseenVariables(): UnseenVariables[] {
    return this.values.flatMap((each) => {
      if (isSeen(each) || each.place === null) return [];
      const { code, found, place } = each;
      return [{ source: code === 'external-values' ? `values from ${found}` : `values at ${showPlace(place)}`, place }];
    });
  }
}
