import { type ProblemCode, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import { embeddedYaml, type MadeSetting, settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';
import { fits, isPattern, isReadable } from '../glob.ts';
import type { ReleaseValues } from '../helm/release.ts';
import { stepsOf } from '../helm/settings.ts';
import type { Budget } from './generators.ts';
import { isFilledIn, isOn, type PlacedText, textAt } from './text.ts';

/** No application names as many. */
const MOST_FILES = 200;

/** A value with the file that it stands in. */
interface ValueInFile {
  readonly file: YamlFile;
  readonly value: YamlValue;
}

/** A source of an application under what overrides it, the one that wins first. */
export type SourceLayers = readonly ValueInFile[];

/**
 * A source with the files beside its path that override it (DETECTION 2.3, `.argocd-source`).
 *
 * @param folder the source's own, where it is in this tree; else null
 * @returns besides the paths of the overrides
 * @throws ProblemError where an override cannot be read
 */
export async function layersOf(files: Files, own: ValueInFile, folder: string | null, application: string) {
  const layers = [own];
  const names = ['.argocd-source.yaml', `.argocd-source-${application.replaceAll('/', '')}.yaml`];
  const paths = folder === null ? [] : names.map((name) => inFolder(folder, name)).filter((path) => files.has(path));
  for (const path of paths) {
    const file = await files.yaml(path);
    if (file?.root != null) layers.unshift({ file, value: file.root });
  }
  return { layers, paths };
}

/** What every layer says at a path; a null takes away what those below it say. */
function allAt(layers: SourceLayers, path: YamlPath): ValueInFile[] {
  const isNull = ({ file, value }: ValueInFile) =>
    path.some((_, index) => file.scalar(file.at(value, path.slice(0, index + 1)))?.type === 'null');
  const end = layers.findIndex(isNull);
  return layers.slice(0, end === -1 ? layers.length : end).flatMap(({ file, value }) => {
    const found = file.at(value, path);
    return found === null ? [] : [{ file, value: found }];
  });
}

/** The items of the first list at a path, for a list counts as a whole. */
export function itemsAt(layers: SourceLayers, path: YamlPath): ValueInFile[] {
  const [list] = allAt(layers, path);
  return list === undefined ? [] : list.file.items(list.value).map((value) => ({ file: list.file, value }));
}

function unseen(code: ProblemCode, { text, place }: PlacedText): ReleaseValues {
  return { kind: 'unseen', problem: problemAt(code, place, quoteText(text)) };
}

function layer(file: YamlFile, root: YamlValue | null): ReleaseValues {
  return { kind: 'layer', layer: { file, root } };
}

/** Names of what is read; what a file gives to them cannot be told. */
const READ = /(?:^|[.])(?:image|tag|repository|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;

/**
 * `helm.parameters`, over which files win (`fileParameters`); of them, texts (`forceString`) win whatever their order.
 *
 * @throws ProblemError where they are more than any release has
 */
export function parameterValues(layers: SourceLayers): ReleaseValues[] {
  const named = (key: string) =>
    itemsAt(layers, ['helm', key]).flatMap(({ file, value }) => {
      const name = textAt(file, value, ['name']);
      return name === null ? [] : [{ file, value, name }];
    });
  const inFiles = named('fileParameters').filter(({ name }) => READ.test(name.text));
  const hidden = inFiles.map(({ name }) => unseen('external-values', name));
  const settings: MadeSetting[] = [];
  for (const { file, value, name } of named('parameters')) {
    const steps = stepsOf(name.text);
    const { text, place } = textAt(file, value, ['value']) ?? { text: '', place: name.place };
    if (isFilledIn(name.text)) hidden.push(unseen('unresolved-template', name));
    else if (steps.length === 0) hidden.push(unseen('external-values', name));
    else settings.push({ steps, value: text, isText: isOn(file, value, ['forceString']), place });
  }
  const [first] = settings.sort((one, other) => Number(one.isText) - Number(other.isText));
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
    return text !== null && isFilledIn(text.text) ? [unseen('unresolved-template', text)] : [];
  });
}

/**
 * `helm.valueFiles`: relative to the source, from the root, or from the root of a source with a name.
 *
 * @param folder of the source; null where it is not in this tree, as for a published chart
 * @param refs names of sources that may be this repository
 * @returns besides the paths of the files
 * @throws ProblemError where a file cannot be read
 */
export async function fileValues(
  files: Files,
  layers: SourceLayers,
  folder: string | null,
  refs: ReadonlySet<string>,
  budget: Budget,
) {
  const ignoresMissing = allAt(layers, ['helm', 'ignoreMissingValueFiles']).some(({ file, value }) =>
    isOn(file, value, []),
  );
  const values: ReleaseValues[] = [];
  const used: string[] = [];
  for (const { file, value } of itemsAt(layers, ['helm', 'valueFiles'])) {
    const written = textAt(file, value, []) ?? { text: '', place: value.place };
    // Files that a plugin decrypts have their keys in the clear.
    const text = written.text.replace(/^secrets:\/\/(?=[^/])/, '');
    const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
    const base = ref !== null || rest.startsWith('/') ? '' : folder;
    const isElsewhere = base === null || text.includes('://') || (ref !== null && !refs.has(ref));
    const path = isElsewhere || isFilledIn(rest) ? null : resolvePath(base, rest.replace(/^\/+/, ''));
    const found = path === null || used.length > MOST_FILES ? null : pathsOf(files, path, budget);
    // A source with the file's folder is this repository; in any other a file may be there all the same.
    const isHere = () => ref === null || files.paths.some((each) => each.startsWith(`${folderOf(path ?? '')}/`));
    if (found === null || (found.length === 0 && !(ignoresMissing && isHere()))) {
      values.unshift(unseen(isFilledIn(rest) ? 'unresolved-template' : 'external-values', written));
    }
    for (const each of found ?? []) {
      used.push(each);
      const read = await files.yaml(each);
      if (read !== null) values.unshift(layer(read, read.root));
    }
  }
  return { values, paths: used };
}

/** The files that a path with or without wildcards leads to, in order; null where that cannot be told. */
function pathsOf(files: Files, path: string, budget: Budget): readonly string[] | null {
  if (files.has(path) || !isPattern(path)) return files.has(path) ? [path] : [];
  budget.left -= files.paths.length;
  return isReadable(path) && budget.left > 0 ? files.paths.filter((each) => fits(path, each)) : null;
}
