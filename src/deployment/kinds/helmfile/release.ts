import satisfies from 'semver/functions/satisfies.js';
import type { PlacedText } from '../../../problems/place.ts';
import { type Problem, problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { baseNameOf, folderOf, inFolder, resolvePath } from '../../../repository/repository-paths.ts';
import type { Files, SourceFiles } from '../../../syntax/source-files.ts';
import { fillIn, type UnclearTemplate } from '../../../syntax/template-text.ts';
import { itemsIn } from '../../../syntax/yaml.ts';
import { exactChartVersion } from '../../chart.ts';
import { type Reading, unreadableFinding } from '../../finding.ts';
import { namesService } from '../../service-names.ts';
import { changeMain, findingsOfRelease } from '../helm/findings.ts';
import { publishedChart, type ReleaseChart, readHelmRelease, unknownChart } from '../helm/release.ts';
import type { ReleaseValues } from '../helm/values.ts';
import type { KindSettings } from '../kind.ts';
import type { Layer } from '../releases/layers.ts';
import { secondOrderOf, type Tool } from '../releases/tool.ts';
import { type HelmfileEnvironment, unseenTemplate, valuesOf } from './environment.ts';
import { type Helmfile, holdersOf, type ReleasePart, writtenIn } from './state.ts';

/** A release in one environment. */
export interface HelmfileRelease {
  /** In the helmfile, filled in for the environment. */
  readonly parts: readonly [ReleasePart, ...ReleasePart[]];
  readonly id: string;
  /** Templates around the release and inside it, if lines of the release depend on them. */
  readonly around: readonly UnclearTemplate[];
  readonly within: readonly UnclearTemplate[];
  /** Its lines before they are filled in. */
  readonly lines: readonly string[];
}

/** Lines of values that decide the version. */
const DECIDES = new RegExp(
  String.raw`(?:^|[\s{,"'-])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|${product.word}[\w-]*)["']?\s*:`,
  'i',
);
/** Lines of a release that decide the version. */
export const DECIDES_RELEASE = new RegExp(
  `${DECIDES.source}|(?:^|[\\s{,"'-])(?:chart|version|values\\w*|secrets|set\\w*|value|installed|<<)["']?\\s*:|^\\s*-\\s.*\\.ya?ml`,
  'i',
);

const NAMES = /\.(?:State)?Values\.([\w.]+)|\b(?:requiredEnv|env) "(\w+)"/g;

/** The values and variables in the lines of a text, `.Values.a.b` as `a.b`. */
function namesIn(lines: readonly string[], isRead: RegExp): string[] {
  const read = lines.filter((line) => line.includes('{{') && isRead.test(line));
  return read.flatMap((line) => [...line.matchAll(NAMES)].map(([, value, name]) => value ?? name ?? ''));
}

/** Where a release keeps its values, from the layer that wins. */
const LAYERS: readonly Layer[] = [
  { as: 'texts', at: ['setString'] },
  { as: 'settings', at: ['set'] },
  { as: 'files', at: ['secrets'] },
  { as: 'files', at: ['values'] },
  // Templates that are not known, or that a template inherits.
  { as: 'values', at: ['inherit'] },
];

const IS_ABOUT_IMAGE = new RegExp(String.raw`\bimage|newTag|${product.word}|--set\b|--values\b|-f\b|--version\b`, 'i');
/** Parts that change a release beyond its values; with a pattern, if they concern the image. */
const NOT_EVALUATED: Tool['notEvaluated'] = [
  { path: 'valuesTemplate' },
  { path: 'setTemplate' },
  { path: 'postRenderer' },
  { path: 'reuseValues' },
  { path: 'dependencies', ifMatches: IS_ABOUT_IMAGE },
  { path: 'hooks', ifMatches: IS_ABOUT_IMAGE },
  { path: 'args', ifMatches: IS_ABOUT_IMAGE },
  { path: 'jsonPatches', ifMatches: IS_ABOUT_IMAGE },
  { path: 'strategicMergePatches', ifMatches: IS_ABOUT_IMAGE },
  { path: 'transformers', ifMatches: IS_ABOUT_IMAGE },
];

/** What the templates of a release may say of it. */
export function namesOfRelease(parts: readonly ReleasePart[]) {
  const text = (key: string) => writtenIn(parts, key)?.text ?? '';
  return { 'Release.Name': text('name'), 'Release.Namespace': text('namespace') };
}

/**
 * Reads a release of a helmfile in one environment.
 *
 * @returns null if the release does not concern the service
 */
export async function readRelease(
  files: SourceFiles,
  state: Helmfile,
  environment: HelmfileEnvironment,
  release: HelmfileRelease,
  settings: KindSettings,
): Promise<Pick<Reading, 'found' | 'claimed'> | null> {
  const { id, parts: sources, around, within, lines } = release;
  const [{ value }] = sources;
  const objects = sources.map((each) => each.value);
  const { path } = state;
  const { place } = value;
  const recorded = files.recorded();
  for (const part of state.parts) recorded.has(part.path);
  const used = new Set<string>();
  const inputs = () => [...new Set([...recorded.asked, ...environment.files.asked])];
  const text = (key: string) => writtenIn(sources, key)?.text ?? '';
  const literalsFor = (template: string) => environment.literalsFor(template, namesOfRelease(sources));
  const unreadable = (problem: Problem) =>
    namesService(`${text('name')} ${text('chart')}`)
      ? { found: [unreadableFinding('helmfile', id, path, problem, inputs())], claimed: [...used] }
      : null;
  try {
    const named = {
      text: fillIn(text('chart'), await literalsFor(text('chart'))).text,
      place: writtenIn(sources, 'chart')?.place ?? place,
    };
    const version = writtenIn(sources, 'version');
    const chart = await chartOf(recorded, state, version, named);
    const from = { files: recorded, folder: folderOf(path), literalsFor, isRead: DECIDES, used };
    const values = within.map((each): ReleaseValues => unseenTemplate(path, each));
    for (const layer of LAYERS) {
      const holders = sources.filter(({ except }) => !layer.at.some((key) => except.includes(key)));
      for (const holder of holders) values.push(...(await valuesOf(holder.value, [layer], from)));
    }
    const parts = await readHelmRelease(recorded, { chart, values, place }, settings);
    const [main] = parts;
    if (main === undefined) return chart.kind === 'unknown' ? unreadable(chart.problem) : null;
    // What is known to be a number of the chart is none of the service. Beside a tag it does not matter.
    const isPinned = parts.every(({ found }) => found.answer.status === 'version' && found.tagBelow === undefined);
    const isOfChart = isPinned || version?.text.includes('{{') === false;
    const others = lines.filter((line) => !isOfChart || !/^[\s-]*version:/.test(line));
    const variables = new Set(namesIn(others, DECIDES_RELEASE));
    for (const each of [...used].filter((name) => name.endsWith('.gotmpl'))) {
      for (const name of namesIn((await recorded.text(each))?.split('\n') ?? [], DECIDES)) variables.add(name);
    }
    const literals = [...variables, ...namesIn(lines, DECIDES_RELEASE)].flatMap((name) => environment.placesOf(name));
    // Lines under a condition are not understood.
    const understood =
      within.length > 0 ? [] : [...main.found.understood, ...literals, ...(version ? [version.place] : [])];
    const conditions = around.map((each, index) => {
      const key = `${id}#template ${index + 1}`;
      return { key, text: each.text, place: { file: value.file.path, line: each.line, column: 1 } };
    });
    const choice = environment.choice;
    const choices = choice === null ? [] : [{ key: `${path}#environment`, text: choice, place, isChoice: true }];
    const secondOrder = [...conditions, ...secondOrderOf(NOT_EVALUATED, id, objects), ...choices];
    const own = { kind: 'helmfile' as const, id, carrier: path };
    const identity = { ...own, release: text('name'), inputs: inputs(), secondOrder, variables: [...variables] };
    const chartFiles = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
    const claimed = chart.kind === 'folder' ? chartFiles.map((name) => inFolder(chart.path, name)) : [];
    const changed = changeMain(parts, (found) => ({ ...found, understood }));
    return { found: findingsOfRelease(changed, identity), claimed: [...used, ...claimed] };
  } catch (error) {
    return unreadable(thrownProblem(error));
  }
}

/** Reads the chart of a release: a local folder, `alias/name`, or an address. For a range, the lock file decides. */
async function chartOf(
  files: Files,
  state: Helmfile,
  written: PlacedText | null,
  chart: PlacedText,
): Promise<ReleaseChart> {
  const { text, place } = chart;
  if (text.includes('{{')) return unknownChart('unresolved-template', chart);
  const isAddress = /:\/\/|::/.test(text);
  const folder = isAddress ? null : resolvePath(folderOf(state.path), text);
  if (folder !== null && (/^\.{1,2}(?:\/|$)/.test(text) || files.has(inFolder(folder, 'Chart.yaml')))) {
    return { kind: 'folder', path: folder };
  }
  const name = text.split('?', 1)[0] ?? '';
  if (isAddress && !text.startsWith('oci://')) {
    const found = `The chart comes from ${quoteText(text)}`;
    const problem = problemAt('chart-unpinned', place, found, { remedy: 'Set image.tag.' });
    return { kind: 'published', name: baseNameOf(name), version: null, repository: text, problem };
  }
  const range = written?.text ?? '';
  const isExact = exactChartVersion(range) !== null;
  const locked = isExact ? null : await lockedVersion(files, state.path, baseNameOf(name), range);
  const version = locked ?? (range === '' ? null : written);
  return publishedChart({ text: name, place }, repositoryCalled(folderOf(name), state), version);
}

/** The address of a repository by its alias; empty where no file gives it. */
function repositoryCalled(alias: string, state: Helmfile): string {
  for (const holder of holdersOf(state.parts, 'repositories')) {
    const item = itemsIn([holder], 'repositories').findLast((each) => each.writtenAt('name')?.text === alias);
    const url = item === undefined ? '' : (item.writtenAt('url')?.text ?? '');
    if (item === undefined || url === '' || url.includes('{{')) continue;
    return item.writtenAt('oci')?.text === 'true' && !url.includes('://') ? `oci://${url}` : url;
  }
  return '';
}

/** The single version of a chart within a range, from the lock file beside a helmfile. */
async function lockedVersion(files: Files, path: string, name: string, range: string): Promise<PlacedText | null> {
  const lock = await files.yaml(path.replace(/(?:\.ya?ml)?(?:\.gotmpl)?$/, '.lock'));
  const items = lock?.root == null ? [] : itemsIn([lock.root], 'dependencies');
  const locked = items.flatMap((item) => {
    const version = item.writtenAt('version');
    const isOther = item.writtenAt('name')?.text !== name || !satisfies(version?.text ?? '', range || '*');
    return isOther || version === null ? [] : [version];
  });
  return locked.length === 1 ? (locked[0] ?? null) : null;
}
