import type { Version } from '../release-safety/version.ts';
import { type CandidateRules, isLockFile, nameTest, selectPaths, UNREAD_NAMES } from './candidates.ts';
import { type ChartRepository, isProblem } from './chart-repository.ts';
import { chartKey } from './chart-source.ts';
import { type Chart, type Declarations, type Found, type Image, unreadableFound } from './deployment.ts';
import { mergeEnvironments } from './environment.ts';
import { compose } from './formats/compose.ts';
import { dockerfile } from './formats/dockerfile.ts';
import type { Format, FormatSettings } from './formats/format.ts';
import { helmCommands } from './formats/helm-commands.ts';
import { helmValues } from './formats/helm-values.ts';
import { LOADED_FORMATS, loadedFormat } from './formats/loaded-formats.ts';
import { readTargets } from './formats/target.ts';
import { umbrellaChart } from './formats/umbrella-chart.ts';
import { type Place, showPlace } from './place.ts';
import { cutQuotes, type Problem, ProblemError, problemAt } from './problem.ts';
import { looksDeployed, showsService } from './service-signs.ts';
import { readable, SourceFiles } from './source/source-files.ts';
import type { Target } from './targets.ts';
import { isBehindEntry, type Tree } from './tree.ts';

/** What a run's settings say about finding deployments (DESIGN section 5, DETECTION 2.1). */
export interface DetectionSettings extends FormatSettings, CandidateRules {
  readonly targets: readonly Target[];
  /** Whether deployments are looked for beside the targets. */
  readonly discover: boolean;
}

/** One place that fixes which version runs, in one tree. */
export interface Deployment extends Omit<Found, 'answer'> {
  /**
   * What was found at the place, in the order of names: releases that share a file of values may be of several kinds, stand in
   * several files and be installed by different tools. Of kind and carrier the deployment itself has those of the first.
   */
  readonly parts: readonly [Found, ...Found[]];
  /** The first of its identities. */
  readonly id: string;
  /** The chart whose `appVersion` is the version, as long as it has not been looked up; else null. */
  readonly unresolved: (Chart & { readonly version: string }) | null;
  /** Set beside a problem only where that is `mixed-versions`. */
  readonly version: Version | null;
  /** Null where the version is not known. */
  readonly image: Image | null;
  readonly problem: Problem | null;
}

/** All that one tree deploys. */
export interface Detection {
  /** In the order of files and lines. */
  readonly deployments: readonly Deployment[];
  /** Files that name the service and cannot be parsed, but show no sign of deploying it. */
  readonly notParsed: readonly string[];
  /** Files that show signs of deploying the service and are of no kind that is read. */
  readonly notUnderstood: readonly string[];
}

/** Every format, in the order in which they get to read; what one has claimed the next does not see. */
const FORMATS: readonly Format[] = [
  helmCommands,
  compose,
  dockerfile,
  ...Object.values(LOADED_FORMATS).map(loadedFormat),
  umbrellaChart,
  helmValues,
];

/** Kind of a file that shows signs of a deployment and cannot be parsed. */
export const UNREADABLE_FILE = 'file';

/** What every deployment of the service has somewhere in its files, whatever the format. */
const SERVICE_NAME = 'lightdash';

/**
 * The paths of a tree that are worth reading: their names fit a format, and they name the service or stand in a folder that does.
 * A cheap look at the bytes, before any parser.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function findCandidates(tree: Tree, settings: DetectionSettings): Promise<ReadonlySet<string>> {
  if (!settings.discover) return new Set();
  const selected = selectCandidatePaths(await filePathsOf(tree), settings);
  const wanted = new Set(selected.filter((path) => path.toLowerCase().includes(SERVICE_NAME)));
  for (const text of searchTexts(settings)) {
    for (const path of await tree.containing(text, selected)) wanted.add(path);
  }
  return wanted;
}

/**
 * Finds what a tree deploys (DETECTION section 2). Versions that are those of a chart are not looked up yet: {@link resolveCharts}.
 *
 * @param candidates paths worth reading, as of {@link findCandidates}; in a comparison those of either side
 * @throws TreeError where the tree cannot be read
 */
export async function detect(
  tree: Tree,
  settings: DetectionSettings,
  candidates: ReadonlySet<string>,
): Promise<Detection> {
  const files = new SourceFiles(tree, await filePathsOf(tree));
  const found: Found[] = [...(await readTargets(files, settings.targets, settings))];
  const beside = filesBeside(candidates);
  const notParsed: string[] = [];
  const notUnderstood: string[] = [];
  let unread: string[] = [];
  for (const path of selectCandidatePaths(
    files.paths.filter((each) => candidates.has(each)),
    settings,
  )) {
    const problem = await problemOfParsing(files, path);
    if (problem === null) unread.push(path);
    else if (await isUnparsedDeployment(tree, path, problem, settings)) {
      found.push(unreadableFound(UNREADABLE_FILE, `${UNREADABLE_FILE}:${path}`, path, problem, beside(path)));
    } else notParsed.push(problem.message);
  }
  for (const format of wantedFormats(settings)) {
    const result = await format.read(files, unread.filter(nameTest(format.startsFrom)), settings);
    found.push(...result.found);
    const claimed = new Set(result.claimed);
    unread = unread.filter((path) => !claimed.has(path));
  }
  for (const path of unread) if (await isUnreadKind(files, path, settings)) notUnderstood.push(path);
  const deployments = groupByPlace(withoutTargeted(found)).map(deploymentOf);
  return { deployments: refuseMixed(deployments).sort(byPlace), notParsed, notUnderstood };
}

/**
 * The same with the versions of charts looked up.
 *
 * @param isLeft deployments whose version does not matter
 */
export async function resolveCharts(
  detection: Detection,
  charts: ChartRepository,
  isLeft: (deployment: Deployment) => boolean = () => false,
): Promise<Detection> {
  const deployments = await Promise.all(
    detection.deployments.map(async (deployment) => {
      const { unresolved } = deployment;
      if (unresolved === null || isLeft(deployment)) return deployment;
      const resolved = await charts.appVersionOf({ ...unresolved, place: unresolved.place ?? deployment.place });
      return isProblem(resolved)
        ? { ...deployment, unresolved: null, problem: resolved, image: null }
        : { ...deployment, unresolved: null, version: resolved };
    }),
  );
  return { ...detection, deployments: refuseMixed(deployments) };
}

/**
 * Finds the carrier of what was found in another tree: the first that is still in this one, readable or not (DESIGN section 5,
 * `removed`). Null where none of them is.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function carrierFinder(
  tree: Tree,
  settings: DetectionSettings,
): Promise<(deployment: Pick<Deployment, 'parts'>) => Promise<string | null>> {
  const entries = await tree.entries();
  const files = new SourceFiles(tree, await filePathsOf(tree));
  const isCarried = async (part: Found) => {
    // What cannot be seen is not gone.
    if (isBehindEntry(part.carrier, entries)) return true;
    const format = FORMATS.find(({ kind }) => kind === part.kind);
    return format === undefined ? files.has(part.carrier) : format.carries(files, part, settings);
  };
  return async ({ parts }) => {
    for (const part of parts) if (await isCarried(part)) return part.carrier;
    return null;
  };
}

function wantedFormats(settings: DetectionSettings): Format[] {
  return FORMATS.filter(({ isWanted }) => isWanted === undefined || isWanted(settings));
}

function selectCandidatePaths(paths: readonly string[], settings: DetectionSettings): string[] {
  const names = [...wantedFormats(settings).flatMap(({ startsFrom }) => startsFrom), ...UNREAD_NAMES];
  const never = settings.scanCommands ? PIPELINES : NEVER;
  return selectPaths(paths, [...new Set(names)], settings).filter((path) => !isLockFile(path) && !never.test(path));
}

async function filePathsOf(tree: Tree): Promise<string[]> {
  return [...(await tree.entries()).values()].filter(({ kind }) => kind !== 'submodule').map(({ path }) => path);
}

/** What builds and tests deploys nothing by what it names. */
const PIPELINES = /(?:^|\/)(?:\.gitlab-ci\.yml|(?:azure|bitbucket)-pipelines\.yml|\.circleci\/config\.yml)$/;

/** A workflow deploys nothing by what it names, unless its commands are asked for. */
const NEVER = new RegExp(`${PIPELINES.source}|^\\.github/`);

/** The service's name, and the longest plain part of every image of the user's own that does not hold it. */
function searchTexts({ images, chart }: DetectionSettings): string[] {
  const own = [...images.map(longestLiteral), chart].filter((text) => !text.toLowerCase().includes(SERVICE_NAME));
  return [...new Set([SERVICE_NAME, ...own.filter((text) => text !== '')])];
}

function longestLiteral(glob: string): string {
  return glob
    .split(/[*?[\]{}()!+@|,\\]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

async function problemOfParsing(files: SourceFiles, path: string): Promise<Problem | null> {
  try {
    const text = await files.text(path);
    if (/\.json$/.test(path) && !/"(?:image|tag|chart|services)"\s*:/.test(text ?? '')) return null;
    if (/\.(?:ya?ml|json)$/.test(path)) await files.yaml(path);
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

/** The candidates in a file's folder, itself among them: of what a broken one would deploy, each other may decide the version. */
function filesBeside(candidates: ReadonlySet<string>): (path: string) => readonly string[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const byFolder = new Map<string, string[]>();
  for (const path of [...candidates].sort()) {
    const known = byFolder.get(folderOf(path));
    if (known === undefined) byFolder.set(folderOf(path), [path]);
    else known.push(path);
  }
  return (path) => byFolder.get(folderOf(path)) ?? [path];
}

async function isUnparsedDeployment(
  tree: Tree,
  path: string,
  problem: Problem,
  { images }: DetectionSettings,
): Promise<boolean> {
  const bytes = await tree.read(path);
  return bytes !== null && looksDeployed(path, bytes, problem, images);
}

async function isUnreadKind(files: SourceFiles, path: string, { images }: DetectionSettings): Promise<boolean> {
  const text = await readable(files.text(path));
  return text !== null && showsService(text, images, path);
}

/** A place that a target names is not reported once more by discovery. */
function withoutTargeted(found: readonly Found[]): Found[] {
  const targeted = new Set(found.filter(({ kind }) => kind === 'target').map(({ place }) => showPlace(place)));
  return found.filter(({ kind, place }) => kind === 'target' || place.line === null || !targeted.has(showPlace(place)));
}

/**
 * One deployment per deciding place (DETECTION section 5): what shares it becomes one, unless it makes something else of it,
 * such as another build. In the order of names, so that it does not depend on which was read first.
 */
function groupByPlace(found: readonly Found[]): [Found, ...Found[]][] {
  const byPlace = new Map<string, [Found, ...Found[]]>();
  for (const each of found) {
    const key = keyOf(each);
    const group = byPlace.get(key);
    if (group === undefined) byPlace.set(key, [each]);
    else group.push(each);
  }
  const groups = [...byPlace.values()];
  for (const group of groups) group.sort((one, other) => (one.identities[0] <= other.identities[0] ? -1 : 1));
  return groups;
}

function keyOf({ place, identities, answer }: Found): string {
  // Without a line there is nothing that two could share.
  return place.line === null ? identities[0] : JSON.stringify([place, answer]);
}

function merge(parts: readonly [Found, ...Found[]]): Found {
  const [first] = parts;
  if (parts.length === 1) return first;
  const all = <T>(of: (part: Found) => readonly T[]) => [...new Set(parts.flatMap(of))];
  return {
    ...first,
    identities: [first.identities[0], ...all(({ identities }) => identities).slice(1)],
    units: all(({ units }) => units),
    notices: all(({ notices }) => notices),
    chart: parts.map(({ chart }) => chart).reduce(sameChart),
    declared: parts.map(({ declared }) => declared).reduce(sameDeclarations),
    environment: parts
      .map(({ environment }) => environment)
      .reduce((one, other) => mergeEnvironments(one, other, first.place)),
    ...(parts.some(({ isRenderedByArgoCd }) => isRenderedByArgoCd) ? { isRenderedByArgoCd: true } : {}),
    inputs: all(({ inputs }) => inputs),
  };
}

/** Charts that differ are one without a version, and without a place that could give it one. */
function sameChart(one: Chart | null, other: Chart | null): Chart | null {
  if (one === null && other === null) return null;
  const name = one?.name ?? other?.name ?? '';
  const isSame = one !== null && other !== null && chartKey(one) === chartKey(other);
  return isSame ? one : { name, version: null, place: null, repository: null };
}

/** What is declared for each of them alike; the rest counts as not set. */
function sameDeclarations(one: Declarations, other: Declarations): Declarations {
  const isSame = <T>(mine: { value: T } | null, theirs: { value: T } | null) => mine?.value === theirs?.value;
  return {
    keys: one.keys,
    upgradeMode: isSame(one.upgradeMode, other.upgradeMode) ? one.upgradeMode : null,
    migrationJob: isSame(one.migrationJob, other.migrationJob) ? one.migrationJob : null,
    strategies: one.strategies,
  };
}

function deploymentOf(parts: readonly [Found, ...Found[]]): Deployment {
  const { answer, ...found } = merge(parts);
  const [id] = found.identities;
  const notices = found.notices.map(cutQuotes);
  const nothing = { ...found, parts, notices, id, unresolved: null, version: null, image: null, problem: null };
  switch (answer.status) {
    case 'problem':
      return { ...nothing, problem: answer.problem };
    case 'version':
      return { ...nothing, version: answer.version, image: answer.image };
    case 'chart':
      return { ...nothing, unresolved: answer.chart, image: answer.image };
  }
}

/** So many places are named in a message. */
const MOST_PLACES = 10;

/** Several versions in what is upgraded as one are a problem of each of them (DETECTION 2.4). */
function refuseMixed(deployments: readonly Deployment[]): Deployment[] {
  const byUnit = new Map<string, Deployment[]>();
  for (const deployment of deployments) {
    if (deployment.version === null) continue;
    for (const unit of deployment.units) {
      const together = byUnit.get(unit);
      if (together === undefined) byUnit.set(unit, [deployment]);
      else together.push(deployment);
    }
  }
  const mixed = new Map<string, string>();
  for (const [unit, together] of byUnit) {
    if (new Set(together.map(({ version }) => version)).size < 2) continue;
    const places = together.slice(0, MOST_PLACES).map(({ place, version }) => `${version} at ${showPlace(place)}`);
    const more = together.length - places.length;
    mixed.set(unit, `${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
  }
  return deployments.map((deployment) => {
    if (deployment.version === null || deployment.problem !== null) return deployment;
    const found = deployment.units.map((unit) => mixed.get(unit)).find((places) => places !== undefined);
    return found === undefined
      ? deployment
      : { ...deployment, problem: problemAt('mixed-versions', deployment.place, found) };
  });
}

function byPlace(one: { readonly place: Place }, other: { readonly place: Place }): number {
  if (one.place.file !== other.place.file) return one.place.file < other.place.file ? -1 : 1;
  return (one.place.line ?? 0) - (other.place.line ?? 0);
}
