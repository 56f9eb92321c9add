import type { PlacedText } from '../../../problems/place.ts';
import { type ProblemCode, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { embeddedYaml, type SetOption, settingsAsYaml } from '../../../syntax/embedded-yaml.ts';
import type { Files } from '../../../syntax/source-files.ts';
import type { YamlPath } from '../../../syntax/yaml.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import { isPattern } from '../glob.ts';
import { stepsOf } from '../helm/set-path.ts';
import { layerOf, type ReleaseValues, readValuesFile, unseenBecause } from '../helm/values.ts';
import type { Located } from '../manifests/objects.ts';
import { isFilledIn, isTrueAt, textAt } from './template.ts';

/** No real application names more. */
const MOST_FILES = 200;

/** A source of an application and the files that override it, highest precedence first. */
export type SourceLayers = readonly Located[];

/**
 * A source with the files in its folder that override it (docs/detection.md#which-value-wins).
 *
 * @param folder the source's folder; null where it is not in this tree
 * @throws ProblemError where an override cannot be read
 */
export async function sourceLayers(
  files: Files,
  own: Located,
  folder: string | null,
  application: string,
): Promise<Located[]> {
  const layers = [own];
  const names = ['.argocd-source.yaml', `.argocd-source-${application.replaceAll('/', '')}.yaml`];
  for (const name of folder === null ? [] : names) {
    const file = await files.yaml(inFolder(folder ?? '', name));
    if (file?.root != null) layers.unshift({ file, value: file.root });
  }
  return layers;
}

/** The values of all layers at a path. */
function allAt(layers: SourceLayers, path: YamlPath): Located[] {
  return layers.flatMap(({ file, value }) => {
    const found = file.at(value, path);
    return found === null ? [] : [{ file, value: found }];
  });
}

/** The items of the first list at a path. Lists are replaced, not merged. */
export function itemsAt(layers: SourceLayers, path: YamlPath): Located[] {
  const [list] = allAt(layers, path);
  return list === undefined ? [] : list.file.items(list.value).map((value) => ({ file: list.file, value }));
}

function unseenValues(code: ProblemCode, { text, place }: PlacedText): ReleaseValues {
  return unseenBecause(problemAt(code, place, quoteText(text)));
}

/** Keys that this gate reads. A value that comes from a file is not known. */
const READ = /(?:^|[.])(?:image|tag|repository|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;

/**
 * Reads `helm.parameters`, which `fileParameters` override.
 *
 * @throws ProblemError where there are more than any release has
 */
export function parameterValues(layers: SourceLayers): ReleaseValues[] {
  const hidden: ReleaseValues[] = [];
  for (const { file, value } of itemsAt(layers, ['helm', 'fileParameters'])) {
    const name = textAt(file, value, ['name']);
    if (name !== null && READ.test(name.text)) hidden.push(unseenValues('external-values', name));
  }
  const settings: SetOption[] = [];
  for (const { file, value } of itemsAt(layers, ['helm', 'parameters'])) {
    const name = textAt(file, value, ['name']);
    if (name === null) continue;
    const steps = stepsOf(name.text);
    const { text, place } = textAt(file, value, ['value']) ?? { text: '', place: name.place };
    if (isFilledIn(name.text)) hidden.push(unseenValues('unresolved-template', name));
    else if (steps.length === 0) hidden.push(unseenValues('external-values', name));
    else settings.push({ steps, value: text, isText: isTrueAt(file, value, ['forceString']), place });
  }
  const [first] = settings;
  if (first === undefined) return hidden;
  const made = settingsAsYaml(first.place.file, settings);
  return [...hidden, layerOf(made)];
}

/**
 * Reads `helm.valuesObject`. Argo CD ignores `helm.values` beside it.
 *
 * @throws ProblemError where they are not YAML
 */
export function ownValues(layers: SourceLayers): ReleaseValues[] {
  const objects = allAt(layers, ['helm', 'valuesObject']);
  const own = objects.length > 0 ? objects : allAt(layers, ['helm', 'values']).slice(0, 1);
  return own.flatMap(({ file, value }) => {
    if (file.isMap(value)) return [layerOf(file, value)];
    const embedded = embeddedYaml(file, value);
    if (embedded?.isMap(embedded.root) === true) return [layerOf(embedded)];
    const text = textAt(file, value, []);
    return text !== null && isFilledIn(text.text) ? [unseenValues('unresolved-template', text)] : [];
  });
}

/**
 * Reads `helm.valueFiles`. Their paths start at the source, at the root, or at the root of a named source.
 *
 * @param folder the source's folder; null where it is not in this tree, as for a published chart
 * @param refs names of sources that may be this repository
 * @throws TreeError where the tree cannot be read
 */
export async function fileValues(files: Files, layers: SourceLayers, folder: string | null, refs: ReadonlySet<string>) {
  const mayBeMissing = layers.some((each) => isTrueAt(each.file, each.value, ['helm', 'ignoreMissingValueFiles']));
  const values: ReleaseValues[] = [];
  for (const [index, { file, value }] of itemsAt(layers, ['helm', 'valueFiles']).entries()) {
    const written = textAt(file, value, []) ?? { text: '', place: value.place };
    // A decryption plugin leaves the keys of these files readable.
    const text = written.text.replace(/^secrets:\/\/(?=[^/])/, '');
    const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
    const base = ref !== null || rest.startsWith('/') ? '' : folder;
    const isElsewhere = text.includes('://') || (ref !== null && !refs.has(ref)) || index >= MOST_FILES;
    const isTold = base !== null && !isElsewhere && !isFilledIn(rest);
    const path = isTold ? resolvePath(base, rest.replace(/^\/+/, '')) : null;
    const isMissing = path !== null && mayBeMissing && !files.has(path) && !isPattern(path);
    // If this repository has the file's folder, the source is this repository. In another repository the file may
    // exist.
    if (isMissing && (ref === null || files.paths.some((each) => each.startsWith(`${folderOf(path)}/`)))) continue;
    const read = await readValuesFile(files, path, written);
    values.unshift(isFilledIn(rest) ? unseenValues('unresolved-template', written) : read);
  }
  return values;
}
