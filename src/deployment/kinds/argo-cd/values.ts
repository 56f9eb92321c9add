import type { PlacedText } from '../../place.ts';
import { type ProblemCode, problemAt } from '../../problem.ts';
import { quoteText } from '../../quote-text.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import { embeddedYaml, type SetOption, settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';
import { isPattern } from '../glob.ts';
import { stepsOf } from '../helm/settings.ts';
import type { ReleaseValues } from '../helm/values.ts';
import { readValuesFile } from '../kustomize/charts.ts';
import type { Located } from '../manifests/objects.ts';
import { isFilledIn, isTrueAt, textAt } from './template.ts';

/** No application names as many. */
const MOST_FILES = 200;

/** A source of an application under what overrides it, the one that wins first. */
export type SourceLayers = readonly Located[];

/**
 * A source with the files beside its path that override it (DETECTION 2.3, `.argocd-source`).
 *
 * @param folder the source's own, where it is in this tree; else null
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

/** What every layer says at a path. */
function allAt(layers: SourceLayers, path: YamlPath): Located[] {
  return layers.flatMap(({ file, value }) => {
    const found = file.at(value, path);
    return found === null ? [] : [{ file, value: found }];
  });
}

/** The items of the first list at a path, for a list counts as a whole. */
export function itemsAt(layers: SourceLayers, path: YamlPath): Located[] {
  const [list] = allAt(layers, path);
  return list === undefined ? [] : list.file.items(list.value).map((value) => ({ file: list.file, value }));
}

function unseenValues(code: ProblemCode, { text, place }: PlacedText): ReleaseValues {
  return { kind: 'unseen', problem: problemAt(code, place, quoteText(text)) };
}

function layer(file: YamlFile, root: YamlValue | null): ReleaseValues {
  return { kind: 'layer', layer: { file, root } };
}

/** Names of what is read; what a file gives to them cannot be told. */
const READ = /(?:^|[.])(?:image|tag|repository|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;

/**
 * `helm.parameters`, over which files win (`fileParameters`).
 *
 * @throws ProblemError where they are more than any release has
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
  return [...hidden, layer(made, made.root)];
}

/**
 * `helm.valuesObject`, beside which Argo CD does not look at `helm.values`.
 *
 * @throws ProblemError where these are no YAML
 */
export function ownValues(layers: SourceLayers): ReleaseValues[] {
  const objects = allAt(layers, ['helm', 'valuesObject']);
  const own = objects.length > 0 ? objects : allAt(layers, ['helm', 'values']).slice(0, 1);
  return own.flatMap(({ file, value }) => {
    if (file.isMap(value)) return [layer(file, value)];
    const embedded = embeddedYaml(file, value);
    if (embedded?.isMap(embedded.root) === true) return [layer(embedded, embedded.root)];
    const text = textAt(file, value, []);
    return text !== null && isFilledIn(text.text) ? [unseenValues('unresolved-template', text)] : [];
  });
}

/**
 * `helm.valueFiles`: relative to the source, from the root, or from the root of a source with a name.
 *
 * @param folder of the source; null where it is not in this tree, as for a published chart
 * @param refs names of sources that may be this repository
 * @throws TreeError where the tree cannot be read
 */
export async function fileValues(files: Files, layers: SourceLayers, folder: string | null, refs: ReadonlySet<string>) {
  const mayBeMissing = layers.some((each) => isTrueAt(each.file, each.value, ['helm', 'ignoreMissingValueFiles']));
  const values: ReleaseValues[] = [];
  for (const [index, { file, value }] of itemsAt(layers, ['helm', 'valueFiles']).entries()) {
    const written = textAt(file, value, []) ?? { text: '', place: value.place };
    // Files that a plugin decrypts have their keys in the clear.
    const text = written.text.replace(/^secrets:\/\/(?=[^/])/, '');
    const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
    const base = ref !== null || rest.startsWith('/') ? '' : folder;
    const isElsewhere = text.includes('://') || (ref !== null && !refs.has(ref)) || index >= MOST_FILES;
    const isTold = base !== null && !isElsewhere && !isFilledIn(rest);
    const path = isTold ? resolvePath(base, rest.replace(/^\/+/, '')) : null;
    const isMissing = path !== null && mayBeMissing && !files.has(path) && !isPattern(path);
    // A source with the file's folder is this repository; in any other a file may be there all the same.
    if (isMissing && (ref === null || files.paths.some((each) => each.startsWith(`${folderOf(path)}/`)))) continue;
    const read = await readValuesFile(files, path, written);
    values.unshift(isFilledIn(rest) ? unseenValues('unresolved-template', written) : read);
  }
  return values;
}
