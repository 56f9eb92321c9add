import type { Place } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { resolvePath } from '../../repository-paths.ts';
import { madeYaml } from '../../source/embedded-yaml.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { ReleaseValues } from '../helm/release.ts';
import { filledIn, READ_KEYS, type ReleaseContext, unseen } from './context.ts';
import { type FileMember, type Helmfile, type ReleaseEntry, topLevel } from './state.ts';
import { fillIn, type Lookup, mayBringIn, render, writtenAt } from './templates.ts';

/** The values of a list of files and mappings, from the one that wins last. */
export async function valuesUnder(
  key: 'values' | 'valuesTemplate' | 'secrets',
  entry: ReleaseEntry,
  lookup: Lookup,
  context: ReleaseContext,
  used: string[],
): Promise<ReleaseValues[]> {
  const all: ReleaseValues[] = [];
  for (const member of entry.members(key)) {
    const { file, value } = member;
    if (file.scalar(value) !== null && writtenAt(file, value) !== '') all.push(unseen(filledIn(member)));
    for (const item of file.items(value)) {
      if (file.isMap(item)) all.push(...layersOf(file, item, context));
      else all.push(...(await valuesFile({ file, value: item }, entry, lookup, context, used)));
    }
  }
  return all;
}

async function valuesFile(
  { file, value }: Pick<FileMember, 'file' | 'value'>,
  entry: ReleaseEntry,
  lookup: Lookup,
  context: ReleaseContext,
  used: string[],
): Promise<ReleaseValues[]> {
  const text = await fillIn(writtenAt(file, value), lookup);
  if (text === '') return [];
  if (text === null) return [unseen(filledIn({ file, value }))];
  const outside = unseen(problemAt('external-values', value.place, quoteText(text)));
  const isPrefixed = entry.member('valuesPathPrefix') !== null;
  const path = isPrefixed || /[*?[{]|::|:\/\/|^ref\+/.test(text) ? null : resolvePath(context.helmfile.folder, text);
  if (path === null) return [outside];
  try {
    const values = await readValues(path, lookup, context);
    if (values === null) return isMissingAllowed(entry, context.helmfile) ? [] : [outside];
    used.push(path);
    const sealed = sealedAt(values);
    return sealed === null ? layersOf(values, values.root, context) : [unseen(problemAt('encrypted', sealed))];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    used.push(path);
    return [unseen(error.problem)];
  }
}

/** Where a file is encrypted as a whole, so that not even its keys can be seen; null where it is not. */
function sealedAt(file: YamlFile): Place | null {
  const data = file.scalar(file.at(file.root, ['data']));
  const isSealed = data?.text.startsWith('ENC[') === true && file.at(file.root, ['sops']) !== null;
  return isSealed ? data.place : null;
}

/** A file of values, with what its templates stand for where it is one. */
async function readValues(path: string, lookup: Lookup, { files, budget }: ReleaseContext): Promise<YamlFile | null> {
  if (!path.endsWith('.gotmpl')) return files.yaml(path);
  const text = await files.text(path);
  if (text === null) return null;
  budget.left -= text.length;
  if (budget.left < 0) {
    const found = 'more templates than are read';
    throw new ProblemError(problemAt('unparseable', { file: path, line: 1, column: 1 }, found));
  }
  const rendering = await render(path, text.replace(/\r(?!\n)/g, '\n'), lookup);
  return rendering === null ? files.yaml(path) : madeYaml(path, rendering.text, rendering.placeOf);
}

function isMissingAllowed(entry: ReleaseEntry, helmfile: Helmfile): boolean {
  const [common] = topLevel(helmfile, 'missingFileHandler');
  const member = entry.member('missingFileHandler') ?? common;
  return member !== undefined && /^(?:warn|info|debug)$/i.test(writtenAt(member.file, member.value));
}

/** A mapping of values, below what its templates may bring in. */
function layersOf(file: YamlFile, root: YamlValue | null, { settings }: ReleaseContext): ReleaseValues[] {
  const layer: ReleaseValues = { kind: 'layer', layer: { file, root } };
  if (root === null && !file.text.includes('{{')) return [];
  const isRead = (key: string) =>
    READ_KEYS.has(key) || key === settings.chart.toLowerCase() || key.includes('lightdash');
  const text = root === null || root === file.root ? file.text : file.sourceOf(root);
  if (!text.includes('{{')) return [layer];
  if (mayBringIn(text, isRead)) {
    const found = 'a template that may bring in any values';
    const place = root?.place ?? { file: file.path, line: 1, column: 1 };
    return [layer, unseen(problemAt('unresolved-template', place, found))];
  }
  for (const { name, value } of file.members(root)) {
    const inner = file.members(value).map((member) => [member.name, member.value] as const);
    for (const [key, held] of [[name, value] as const, ...inner]) {
      if (
        isRead(key.toLowerCase()) &&
        file.scalar(held)?.hasTemplate &&
        /\bto(?:Yaml|Json)\b/.test(file.sourceOf(held))
      ) {
        return [layer, unseen(filledIn({ file, value: held }))];
      }
    }
  }
  return [layer];
}
