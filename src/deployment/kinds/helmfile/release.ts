import satisfies from 'semver/functions/satisfies.js';
import type { Place, PlacedText } from '../../../problems/place.ts';
import { type Problem, problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { baseNameOf, folderOf, inFolder, resolvePath } from '../../../repository/repository-paths.ts';
import type { Files, SourceFiles } from '../../../syntax/source-files.ts';
import { fillIn, type UnclearTemplate } from '../../../syntax/template-text.ts';
import { itemsIn } from '../../../syntax/yaml.ts';
import { exactChartVersion } from '../../chart.ts';
import { type Reading, type SecondOrder, unreadableFinding } from '../../finding.ts';
import { namesService } from '../../service-names.ts';
import { changeMain, findingsOfRelease } from '../helm/findings.ts';
import { publishedChart, type ReleaseChart, readHelmRelease, unknownChart } from '../helm/release.ts';
import type { ReleaseValues } from '../helm/values.ts';
import type { KindSettings } from '../kind.ts';
import type { Layer } from '../releases/layers.ts';
import { secondOrderOf, type Tool } from '../releases/tool.ts';
import { type HelmfileEnvironment, unseenTemplate, valuesOf } from './environment.ts';
import { type Helmfile, holdersOf, type WrittenPart, writtenIn } from './state.ts';

/** A release in one environment. */
export interface HelmfileRelease {
  /** In the helmfile, filled in for the environment. */
  readonly parts: readonly [WrittenPart, ...WrittenPart[]];
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
export function namesOfRelease(parts: readonly WrittenPart[]) {
  const text = (key: string) => writtenIn(parts, key)?.text ?? '';
  return { 'Release.Name': text('name'), 'Release.Namespace': text('namespace') };
}

interface ReleaseContext {
  readonly files: ReturnType<SourceFiles['recorded']>;
  readonly state: Helmfile;
  readonly environment: HelmfileEnvironment;
  readonly release: HelmfileRelease;
  /** The values files that the release uses; those that are read come to them. */
  readonly used: Set<string>;
}

/** Reads a release of a helmfile in one environment; null if it does not concern the service. */
export async function readRelease(
  tree: SourceFiles,
  state: Helmfile,
  environment: HelmfileEnvironment,
  release: HelmfileRelease,
  settings: KindSettings,
): Promise<Pick<Reading, 'found' | 'claimed'> | null> {
  const files = tree.recorded();
  for (const part of state.parts) files.relyOn(part.path);
  const context = { files, state, environment, release, used: new Set<string>() };
  const unreadable = (problem: Problem) => unreadableRelease(context, problem);
  try {
    const chart = await chartIn(context);
    const values = await valuesIn(context);
    const place = release.parts[0].value.place;
    const parts = await readHelmRelease(files, { chart, values, place, called: textOf(context, 'name') }, settings);
    const [main] = parts;
    if (main === undefined) return chart.kind === 'unknown' ? unreadable(chart.problem) : null;
    // Beside a tag, the version of the chart does not matter.
    const isPinned = parts.every(({ found }) => found.answer.status === 'version' && found.tagBelow === undefined);
    const variables = await variablesIn(context, isPinned);
    const understood = understoodIn(context, main.found.understood, variables);
    const identity = {
      kind: 'helmfile' as const,
      id: release.id,
      release: textOf(context, 'name'),
      carrier: state.path,
      inputs: inputsOf(context),
      secondOrder: secondOrderIn(context),
      variables,
    };
    const chartFiles = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
    const ofChart = chart.kind === 'folder' ? chartFiles.map((name) => inFolder(chart.path, name)) : [];
    const changed = changeMain(parts, (found) => ({ ...found, understood }));
    return { found: findingsOfRelease(changed, identity), claimed: [...context.used, ...ofChart] };
  } catch (error) {
    return unreadable(thrownProblem(error));
  }
}

/** A member of a release, before it is filled in. */
const textOf = ({ release }: ReleaseContext, key: string) => writtenIn(release.parts, key)?.text ?? '';

const literalsFor = ({ environment, release }: ReleaseContext, template: string) =>
  environment.literalsFor(template, namesOfRelease(release.parts));

function inputsOf({ files, environment }: ReleaseContext): readonly string[] {
  return [...new Set([...files.asked, ...environment.files.asked])];
}

/** The finding for a release that cannot be read; null if neither its name nor its chart names the service. */
function unreadableRelease(context: ReleaseContext, problem: Problem) {
  const { release, state, used } = context;
  if (!namesService(`${textOf(context, 'name')} ${textOf(context, 'chart')}`)) return null;
  const found = unreadableFinding('helmfile', release.id, state.path, problem, inputsOf(context));
  return { found: [found], claimed: [...used] };
}

/** The values of a release, from the layer that wins. */
async function valuesIn(context: ReleaseContext): Promise<ReleaseValues[]> {
  const { files, state, release, used } = context;
  const from = {
    files,
    folder: folderOf(state.path),
    literalsFor: (template: string) => literalsFor(context, template),
    isRead: DECIDES,
    used,
  };
  const values = release.within.map((each): ReleaseValues => unseenTemplate(state.path, each));
  for (const layer of LAYERS) {
    const holders = release.parts.filter(({ except }) => !layer.at.some((key) => except.includes(key)));
    for (const holder of holders) values.push(...(await valuesOf(holder.value, [layer], from)));
  }
  return values;
}

/** The variables that make up the version, in the lines of the release and in the templates of its values. @param isPinned whether these set the tag */
async function variablesIn(
  { files, release: { parts, lines }, used }: ReleaseContext,
  isPinned: boolean,
): Promise<string[]> {
  // What is known to be a number of the chart is none of the service.
  const isOfChart = isPinned || writtenIn(parts, 'version')?.text.includes('{{') === false;
  const others = lines.filter((line) => !isOfChart || !/^[\s-]*version:/.test(line));
  const variables = new Set(namesIn(others, DECIDES_RELEASE));
  for (const each of [...used].filter((name) => name.endsWith('.gotmpl'))) {
    for (const name of namesIn((await files.text(each))?.split('\n') ?? [], DECIDES)) variables.add(name);
  }
  return [...variables];
}

/** The places of the literals that are understood: none under a condition. */
function understoodIn(context: ReleaseContext, ofValues: readonly Place[], variables: readonly string[]): Place[] {
  const { environment, release } = context;
  if (release.within.length > 0) return [];
  const names = [...variables, ...namesIn(release.lines, DECIDES_RELEASE)];
  const version = writtenIn(release.parts, 'version')?.place ?? [];
  return [...ofValues, ...names.flatMap((name) => environment.placesOf(name)), version].flat();
}

/** The templates around the release, what changes it beyond its values, and what chooses the environment. */
function secondOrderIn({ state, environment, release }: ReleaseContext): SecondOrder[] {
  const { id, around, parts } = release;
  const [{ value }] = parts;
  const conditions = around.map((each, index) => {
    const key = `${id}#template ${index + 1}`;
    return { key, text: each.text, place: { file: value.file.path, line: each.line, column: 1 } };
  });
  const objects = parts.map((each) => each.value);
  const choice = {
    key: `${state.path}#environment`,
    text: environment.choice ?? '',
    place: value.place,
    isChoice: true,
  };
  return [
    ...conditions,
    ...secondOrderOf(NOT_EVALUATED, id, objects),
    ...(environment.choice === null ? [] : [choice]),
  ];
}

/** The chart of a release, with its name filled in. */
async function chartIn(context: ReleaseContext): Promise<ReleaseChart> {
  const { files, state, release } = context;
  const { text } = fillIn(textOf(context, 'chart'), await literalsFor(context, textOf(context, 'chart')));
  const place = writtenIn(release.parts, 'chart')?.place ?? release.parts[0].value.place;
  return await chartOf(files, state, writtenIn(release.parts, 'version'), { text, place });
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
