import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import { embeddedYaml, settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';
import { stepsOf } from '../helm/command.ts';
import type { ReleaseValues } from '../helm/release.ts';
import { isTemplate } from '../helm/release-values.ts';
import { type ConfigMapEntry, findConfigMapEntry, rememberSecret } from './config-maps.ts';
import type { ReleaseContext } from './lookup.ts';
import { scalarAt, textAt } from './objects.ts';
import type { Located, PatchedObject } from './parts.ts';

/** The key of a config map where a release names none. */
const DEFAULT_KEY = 'values.yaml';

/** So many references of one release are followed. */
const MOST_REFERENCES = 100;

/** What a release says of its values itself, the part that wins first. */
export function inlineValues(release: PatchedObject): ReleaseValues[] {
  const values: ReleaseValues[] = [];
  let isOver = false;
  const base = release.parts.findLast((part) => part.kind === 'document');
  const mapping = {};
  for (const part of release.parts) {
    if (part.kind === 'unseen') {
      values.push(part);
      continue;
    }
    const { file } = part;
    const root = file.at(part.root, ['spec', 'values']);
    if (root === null || isOver) continue;
    const { place } = root;
    // A null of the release itself reaches Helm, that of a patch takes away what it patches.
    if (file.isMap(root)) values.push({ kind: 'layer', layer: { file, root, mapping, isPatch: part !== base } });
    else if (file.scalar(root)?.type === 'null') isOver = true;
    else values.push(unseen(problemAt('unresolved-template', place, quoteText(file.sourceOf(root).trim()))));
  }
  return values;
}

/** The values of `valuesFrom`, the last of which wins and comes first. */
export async function referencedValues(context: ReleaseContext, release: PatchedObject): Promise<ReleaseValues[]> {
  const values: ReleaseValues[] = [];
  const items = release.items(['spec', 'valuesFrom']);
  for (const item of items.slice(0, MOST_REFERENCES)) values.unshift(await readReference(context, item));
  const rest = items[MOST_REFERENCES];
  if (rest === undefined) return values;
  return [unseen(problemAt('external-values', rest.value.place, 'more references than are read')), ...values];
}

function unseen(problem: Problem): ReleaseValues {
  return { kind: 'unseen', problem };
}

async function readReference(context: ReleaseContext, { file, value }: Located): Promise<ReleaseValues> {
  const kind = textAt(file, value, ['kind']);
  const name = textAt(file, value, ['name']);
  const key = textAt(file, value, ['valuesKey']) || DEFAULT_KEY;
  const target = scalarAt(file, value, ['targetPath']);
  const { place } = value;
  if (kind !== 'ConfigMap' || isTemplate(name)) {
    if (kind === 'Secret') await rememberSecret(context, name);
    const what = kind === 'ConfigMap' ? 'config map' : 'secret';
    return unseen(problemAt('external-values', place, `the ${what} ${quoteText(name)}`));
  }
  try {
    const found = await findConfigMapEntry(context, name, key);
    if ('why' in found) {
      return unseen(problemAt('external-values', place, `the config map ${quoteText(name)}${found.why}`));
    }
    return target === null ? layerOf(found) : settingOf(found, target.text);
  } catch (error) {
    if (error instanceof ProblemError) return unseen(error.problem);
    throw error;
  }
}

/** An entry of a config map as values. */
function layerOf({ file, value, isWhole }: ConfigMapEntry): ReleaseValues {
  if (isWhole) return { kind: 'layer', layer: { file, root: file.root } };
  const scalar = file.scalar(value);
  if (scalar?.text.startsWith('ENC[') === true) return unseen(problemAt('encrypted', scalar.place));
  const inner = value === null ? null : embeddedYaml(file, value);
  if (inner === null) return unseen(problemAt('unparseable', value?.place ?? null, 'values that are no text'));
  return { kind: 'layer', layer: { file: inner, root: inner.root } };
}

/** An entry of a config map as the value at one path, as for `--set`. */
function settingOf({ file, value, isWhole }: ConfigMapEntry, target: string): ReleaseValues {
  const scalar = file.scalar(isWhole ? file.root : value);
  const steps = stepsOf(target);
  const place = scalar?.place ?? value?.place ?? { file: file.path, line: 1, column: 1 };
  if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
    return unseen(problemAt('external-values', place, quoteText(target)));
  }
  if (scalar.text.startsWith('ENC[')) return unseen(problemAt('encrypted', place));
  // In quotes it is a text for Flux whatever it looks like.
  const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
  const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place };
  const made = settingsAsYaml(file.path, [setting]);
  return { kind: 'layer', layer: { file: made, root: made.root } };
}

/**
 * The files of values that a release names as those of the chart's source, the last of which wins and comes first. They are of another
 * repository, unless the chart is found in this one.
 *
 * @param path of what holds `valuesFiles`
 * @param chart what the release calls it; a path where it is one of a git repository
 * @param folder of the chart where its source may be this repository; else null
 */
export async function valuesOfChart(
  { files }: ReleaseContext,
  holder: PatchedObject,
  path: YamlPath,
  chart: string,
  folder: string | null,
): Promise<{ readonly values: ReleaseValues[]; readonly notices: string[] }> {
  const values: ReleaseValues[] = [];
  const notices: string[] = [];
  const single = holder.at([...path, 'valuesFile']);
  const items = [...holder.items([...path, 'valuesFiles']), ...(single === null ? [] : [single])];
  const resolved = (text: string) => (isTemplate(text) ? null : resolvePath('', text.replace(/^\/+/, '')));
  // The chart's own defaults are below everything anyway.
  const own = ['values.yaml', inFolder(resolved(chart) ?? '', 'values.yaml')];
  let isOwnUsed = items.length === 0;
  for (const { file, value } of items) {
    const text = file.scalar(value)?.text ?? '';
    const at = resolved(text);
    const read = folder === null || at === null ? null : await readFile(at);
    const isOwn = at !== null && own.includes(at);
    isOwnUsed ||= isOwn;
    if (read !== null) values.unshift(read);
    else if (!isOwn) values.unshift(unseen(problemAt('external-values', value.place, quoteText(text))));
  }
  const [first] = items;
  if (folder !== null && first !== undefined && !isOwnUsed && files.has(inFolder(folder, 'values.yaml'))) {
    // Files of values take the place of the chart's own, which stands below all of them here.
    const found = `\`valuesFiles\` without ${quoteText(inFolder(folder, 'values.yaml'))}`;
    values.push(unseen(problemAt('external-values', first.value.place, found)));
  }
  return { values, notices };

  async function readFile(at: string): Promise<ReleaseValues | null> {
    try {
      const file: YamlFile | null = await files.yaml(at);
      if (file === null) return null;
      notices.push(
        `The values of the chart's source are taken for those of ${quoteText(file.path)} in this repository`,
      );
      const root: YamlValue | null = file.root;
      return { kind: 'layer', layer: { file, root } };
    } catch (error) {
      if (error instanceof ProblemError) return unseen(error.problem);
      throw error;
    }
  }
}
