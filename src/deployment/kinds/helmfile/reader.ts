import { type Problem, thrownProblem } from '../../../problems/problem.ts';
import { folderOf, inFolder } from '../../../repository/repository-paths.ts';
import { allAt, writtenAt } from '../../../syntax/located.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { SourceText } from '../../../syntax/source-text.ts';
import { fillIn, type UnclearTemplate, unclearTemplates } from '../../../syntax/template-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { searchTest } from '../../candidates.ts';
import { type Finding, type Reading, type SecondOrder, unreadableFinding } from '../../finding.ts';
import { namesService } from '../../service-names.ts';
import { isHelmfile } from '../facts.ts';
import { changeMain, findingsOfRelease } from '../helm/findings.ts';
import { readHelmRelease } from '../helm/release.ts';
import type { FilesOfTree, KindReader, KindSettings } from '../kind.ts';
import type { Layer } from '../releases/layers.ts';
import { partsTold, type Tool } from '../releases/tool.ts';
import { chartOf } from './chart.ts';
import { HelmfileEnvironment } from './environment.ts';
import { DEFAULT_ENVIRONMENT, type Helmfile, holdersOf, readHelmfile } from './state.ts';
import { filledFile, unseenTemplate, valuesOf } from './values.ts';

const KIND = 'helmfile' as const;

/** Lines of values that decide the version. */
const DECIDES =
  /(?:^|[\s{,"'-])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|lightdash[\w-]*)["']?\s*:/i;
/** Lines of a release that decide the version. */
const DECIDES_RELEASE = new RegExp(
  `${DECIDES.source}|(?:^|[\\s{,"'-])(?:chart|version|values\\w*|secrets|set\\w*|value|installed|<<)["']?\\s*:|^\\s*-\\s.*\\.ya?ml`,
  'i',
);

/** Where a release keeps its values, from the layer that wins. */
const LAYERS: readonly Layer[] = [
  ['texts', 'setString'],
  ['settings', 'set'],
  ['files', 'secrets'],
  ['files', 'values'],
  // A list of templates, which is not read.
  ['values', 'inherit'],
];

const IS_ABOUT_IMAGE = /\bimage|newTag|lightdash|--set\b|--values\b|-f\b|--version\b/i;
/** Parts that change a release beyond its values; with a pattern, if they concern the image. */
const TOLD: Tool['told'] = [
  ...['valuesTemplate', 'setTemplate', 'postRenderer', 'reuseValues'].map((name) => [name] as const),
  ...['dependencies', 'hooks', 'args', 'jsonPatches', 'strategicMergePatches', 'transformers'].map(
    (name) => [name, IS_ABOUT_IMAGE] as const,
  ),
];

/** Releases of a helmfile, in every environment (docs/detection.md#helmfile). */
export const helmfile: KindReader = {
  async read(files, candidates, settings) {
    const found: Finding[] = [];
    const claimed = new Set<string>();
    const seen: string[] = [];
    const paths = withNamed(files, candidates, settings);
    const given = new Set(candidates);
    for (const path of paths) {
      const text = await nullIfUnreadable(files.text(path));
      if (text === null || !/^["']?releases["']?[ \t]*:/m.test(text)) continue;
      // A helmfile that names the service and is not a candidate is excluded, or another kind has claimed it.
      if (!given.has(path) && /lightdash/i.test(text)) continue;
      try {
        const reading = await readReleases(files, await readHelmfile(files, path), settings);
        found.push(...reading.found);
        seen.push(...reading.seen);
        for (const each of reading.claimed) claimed.add(each);
      } catch (error) {
        const problem = thrownProblem(error);
        if (!/^[ \t-]*chart:.*lightdash|lightdash\/lightdash/im.test(text)) continue;
        found.push(unreadableFinding(KIND, `${KIND}:${path}`, path, problem, [path]));
        claimed.add(path);
      }
    }
    return { found, claimed: [...claimed], seen, links: [] };
  },
};

/** The candidates, and helmfiles that do not name the service. Those may install a chart or use values that name it. */
function withNamed(files: Files, candidates: readonly string[], settings: KindSettings): readonly string[] {
  const isSearched = searchTest(settings);
  const named = candidates.length === 0 ? [] : files.paths.filter((path) => isHelmfile(path) && isSearched(path));
  return [...new Set([...candidates, ...named])];
}

async function readReleases(files: FilesOfTree, state: Helmfile, settings: KindSettings): Promise<Reading> {
  const found: Finding[] = [];
  const counts = new Map<string, number>();
  const seen: string[] = [];
  const claimed: string[] = [];
  const unclear = unclearTemplates(state.text, DECIDES_RELEASE);
  for (const name of state.environments) {
    const recorded = files.recorded();
    const environment = await HelmfileEnvironment.read(recorded, state, name);
    const file = await filledFile(state.path, state.text, (text) => environment.literalsFor(text));
    const index = new SourceText(file.path, file.text);
    for (const { value } of allAt(holdersOf([file], 'releases'), 'releases.*')) {
      if (file.at(value, ['chart']) === null) continue;
      const plain = idOf(file, value, name);
      const isInstalled = !isOff(file, value, environment);
      const count = (counts.get(plain) ?? 0) + (isInstalled ? 1 : 0);
      const id = count > 1 ? `${plain}~${count}` : plain;
      const { first, last } = linesOf(index, file, value, state.text);
      const own = unclear.filter(({ end, decides }) => end >= first && decides <= last);
      const around = own.filter(({ line }) => line < first);
      const within = own.filter(({ line }) => line >= first);
      const lines = state.text.split('\n').slice(first - 1, last);
      const release = { file, value, id, around, within, lines };
      const read = await readRelease({ files, state, environment, asked: recorded.asked, settings }, release);
      if (isInstalled) {
        counts.set(plain, count);
        seen.push(id);
        found.push(...(read?.found ?? []));
      }
      if (read !== null) claimed.push(state.path, ...read.claimed, ...environment.used);
    }
  }
  return { found, claimed, seen, links: [] };
}

function isOff(file: YamlFile, value: YamlValue, environment: HelmfileEnvironment): boolean {
  const condition = file.written(file.at(value, ['condition']));
  const isFalse = condition !== null && environment.valueAt(condition)?.text === 'false';
  return isFalse || file.written(file.at(value, ['installed'])) === 'false';
}

function idOf(file: YamlFile, value: YamlValue, environment: string | null): string {
  const parts = ['kubeContext', 'namespace', 'name'].map((key) => file.written(file.at(value, [key])) ?? '');
  const label = parts.filter((part) => part !== '').join('/');
  return `${KIND}:${file.path}#${label}${environment === null || environment === DEFAULT_ENVIRONMENT ? '' : `@${environment}`}`;
}

/** The first and last line of a release, including template lines directly below it. */
function linesOf(index: SourceText, file: YamlFile, value: YamlValue, text: string) {
  const start = value.node.range?.[0] ?? 0;
  const first = index.placeAt(start).line ?? 1;
  let last = index.placeAt(start + file.sourceOf(value).trimEnd().length).line ?? first;
  const lines = text.split('\n');
  while (/^\s*(?:$|\{\{)/.test(lines[last] ?? 'end')) last += 1;
  return { first, last };
}

interface StateContext {
  readonly files: FilesOfTree;
  readonly state: Helmfile;
  readonly environment: HelmfileEnvironment;
  /** Files that the environment was read from. */
  readonly asked: ReadonlySet<string>;
  readonly settings: KindSettings;
}

/** A release in one environment. */
interface HelmfileRelease {
  /** The helmfile, filled in for the environment. */
  readonly file: YamlFile;
  readonly value: YamlValue;
  readonly id: string;
  /** Templates around the release and inside it, if lines of the release depend on them. */
  readonly around: readonly UnclearTemplate[];
  readonly within: readonly UnclearTemplate[];
  /** As written. */
  readonly lines: readonly string[];
}

/** @returns null if the release does not concern the service */
async function readRelease(
  { files, state, environment, asked, settings }: StateContext,
  { file, value, id, around, within, lines }: HelmfileRelease,
): Promise<Pick<Reading, 'found' | 'claimed'> | null> {
  const { path } = state;
  const recorded = files.recorded();
  for (const part of state.parts) recorded.has(part.path);
  const used = new Set<string>();
  const inputs = () => [...new Set([...recorded.asked, ...asked])];
  const text = (key: string) => file.written(file.at(value, [key])) ?? '';
  const names = { 'Release.Name': text('name'), 'Release.Namespace': text('namespace') };
  const literalsFor = (template: string) => environment.literalsFor(template, names);
  const unreadable = (problem: Problem) =>
    namesService(`${text('name')} ${text('chart')}`)
      ? { found: [unreadableFinding(KIND, id, path, problem, inputs())], claimed: [...used] }
      : null;
  try {
    const source = { file, value };
    const named = writtenAt(source, 'chart') ?? { text: '', place: value.place };
    const filled = fillIn(named.text, await literalsFor(named.text)).text;
    const chart = await chartOf(recorded, state, source, { ...named, text: filled });
    const from = { files: recorded, folder: folderOf(path), literalsFor, isRead: DECIDES, used };
    const values = [...within.map((each) => unseenTemplate(path, each)), ...(await valuesOf(source, LAYERS, from))];
    const parts = await readHelmRelease(recorded, { chart, values, place: value.place }, settings);
    const [main] = parts;
    if (main === undefined) return chart.kind === 'unknown' ? unreadable(chart.problem) : null;
    // What is known to be a number of the chart is none of the service.
    const isOfChart = writtenAt(source, 'version')?.text.includes('{{') === false;
    const others = lines.filter((line) => !isOfChart || !/^[\s-]*version:/.test(line));
    const variables = new Set(namesIn(others, DECIDES_RELEASE));
    for (const each of [...used].filter((name) => name.endsWith('.gotmpl'))) {
      for (const name of namesIn((await recorded.text(each))?.split('\n') ?? [], DECIDES)) variables.add(name);
    }
    const literals = [...variables, ...namesIn(lines, DECIDES_RELEASE)].flatMap((name) => environment.placesOf(name));
    const version = writtenAt(source, 'version')?.place ?? [];
    // Lines under a condition are not understood.
    const accounts = within.length > 0 ? [] : [...main.found.accounts, ...literals.concat(version)];
    const conditions = around.map(({ text: condition, line }, index): SecondOrder => {
      return { key: `${id}#template ${index + 1}`, text: condition, place: { file: file.path, line, column: 1 } };
    });
    const secondOrder = [...conditions, ...partsTold(TOLD, id, [source])];
    const of = { kind: KIND, id, carrier: path, inputs: inputs(), secondOrder };
    const chartFiles = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
    const claimed = chart.kind === 'folder' ? chartFiles.map((name) => inFolder(chart.path, name)) : [];
    return {
      found: findingsOfRelease(
        changeMain(parts, (own) => ({ ...own, accounts })),
        { ...of, variables: [...variables] },
      ),
      claimed: [...used, ...claimed],
    };
  } catch (error) {
    return unreadable(thrownProblem(error));
  }
}

const NAMES = /\.(?:State)?Values\.([\w.]+)|\b(?:requiredEnv|env) "(\w+)"/g;

/** The values and variables in the lines of a text, `.Values.a.b` as `a.b`. */
function namesIn(lines: readonly string[], isRead: RegExp): string[] {
  const read = lines.filter((line) => line.includes('{{') && isRead.test(line));
  return read.flatMap((line) => [...line.matchAll(NAMES)].map(([, value, name]) => value ?? name ?? ''));
}
