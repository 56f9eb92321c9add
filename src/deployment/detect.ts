import picomatch from 'picomatch';
import type { Version } from '../release-safety/version.ts';
import { type CandidateRules, selectPaths } from './candidates.ts';
import { type ChartRepository, isProblem } from './chart-repository.ts';
import {
  type Chart,
  type Declarations,
  type Found,
  type Image,
  NOTHING_DECLARED,
  problemAnswer,
} from './deployment.ts';
import { compose } from './formats/compose.ts';
import { dockerfile } from './formats/dockerfile.ts';
import type { Format, FormatSettings } from './formats/format.ts';
import { helmCommands } from './formats/helm-commands.ts';
import { helmValues } from './formats/helm-values.ts';
import { readTargets } from './formats/target.ts';
import { umbrellaChart } from './formats/umbrella-chart.ts';
import { type Place, showPlace } from './place.ts';
import { type Problem, ProblemError, problemAt } from './problem.ts';
import { SourceFiles } from './source/source-files.ts';
import type { Target } from './targets.ts';
import type { Tree } from './tree.ts';

/** What a run's settings say about finding deployments (DESIGN section 5, DETECTION 2.1). */
export interface DetectionSettings extends FormatSettings, CandidateRules {
  readonly targets: readonly Target[];
  /** Whether deployments are looked for beside the targets. */
  readonly discover: boolean;
}

/** One place that fixes which version runs, in one tree. */
export interface Deployment extends Omit<Found, 'answer'> {
  /** The first of its identities. */
  readonly id: string;
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
  /** Files that name an image of the service and are of no kind that is read. */
  readonly notUnderstood: readonly string[];
}

/** Every format, in the order in which they get to read; what one has claimed the next does not see. */
const FORMATS: readonly Format[] = [helmCommands, compose, dockerfile, umbrellaChart, helmValues];

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
 * Finds what a tree deploys (DETECTION section 2).
 *
 * @param candidates paths worth reading, as of {@link findCandidates}; in a comparison those of either side
 * @throws TreeError where the tree cannot be read
 */
export async function detect(
  tree: Tree,
  settings: DetectionSettings,
  charts: ChartRepository,
  candidates: ReadonlySet<string>,
): Promise<Detection> {
  const files = new SourceFiles(tree, await filePathsOf(tree));
  const found: Found[] = [...(await readTargets(files, settings.targets, settings))];
  const notParsed: string[] = [];
  const notUnderstood: string[] = [];
  let unread: string[] = [];
  for (const path of selectCandidatePaths(files.paths, settings).filter((each) => candidates.has(each))) {
    const problem = await problemOfParsing(files, path);
    if (problem === null) unread.push(path);
    else if (await looksDeployed(tree, path)) found.push(unreadableFile(path, problem));
    else notParsed.push(problem.message);
  }
  for (const format of wantedFormats(settings)) {
    const isItsOwn = picomatch([...format.startsFrom], { dot: true, basename: true });
    const result = await format.read(
      files,
      unread.filter((path) => isItsOwn(path)),
      settings,
    );
    found.push(...result.found);
    const claimed = new Set(result.claimed);
    unread = unread.filter((path) => !claimed.has(path));
  }
  for (const path of unread) if (await namesImage(files, path)) notUnderstood.push(path);
  const merged = mergeByPlace(withoutTargeted(found));
  const resolved = await Promise.all(merged.map((deployment) => resolveChart(deployment, charts)));
  return { deployments: refuseMixed(resolved).sort(byPlace), notParsed, notUnderstood };
}

/** Whether what was found in another tree is still in this one, readable or not (DESIGN section 5, `removed`). */
export async function isStillCarried(
  tree: Tree,
  deployment: Deployment,
  settings: DetectionSettings,
): Promise<boolean> {
  const files = new SourceFiles(tree, await filePathsOf(tree));
  const format = FORMATS.find(({ kind }) => kind === deployment.kind);
  return format === undefined ? files.has(deployment.carrier) : format.carries(files, deployment, settings);
}

function wantedFormats(settings: DetectionSettings): Format[] {
  return FORMATS.filter(({ isWanted }) => isWanted === undefined || isWanted(settings));
}

function selectCandidatePaths(paths: readonly string[], settings: DetectionSettings): string[] {
  const names = wantedFormats(settings).flatMap(({ startsFrom }) => startsFrom);
  const never = settings.scanCommands ? LOCK_FILES : NEVER;
  return selectPaths(paths, [...new Set(names)], settings).filter((path) => !never.test(path));
}

async function filePathsOf(tree: Tree): Promise<string[]> {
  return [...(await tree.entries()).values()].filter(({ kind }) => kind !== 'submodule').map(({ path }) => path);
}

/** Lists of packages are long and deploy nothing. */
const LOCK_FILES = /(?:^|\/)(?:package(?:-lock)?\.json|pnpm-lock\.yaml|tsconfig[^/]*\.json)$/;

/** A workflow deploys nothing by what it names, unless its commands are asked for. */
const NEVER = new RegExp(`${LOCK_FILES.source}|^\\.github/`);

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

// An image or a chart of the service, on a line that is no comment.
const IMAGE_TEXT = /^[^#\n]*(?:lightdash\/lightdash|lightdash-containers)(?:[\s:@"']|$)/im;
const DEPLOYMENT_TEXT =
  /^[^#\n]*(?:lightdash\.github\.io\/helm-charts|\b(?:chart|name):\s*["']?lightdash\b|\bimage:|\btag:)/im;

/** Whether the bytes of a file that cannot be parsed show an image or a chart of the service (DETECTION 2.5, `unparseable`). */
async function looksDeployed(tree: Tree, path: string): Promise<boolean> {
  const bytes = await tree.read(path);
  if (bytes === null) return false;
  const text = bytes.toString('latin1');
  if (IMAGE_TEXT.test(text)) return true;
  const isNamedAfterService =
    /lightdash/i.test(path) || /(?:^|\/)Chart\.(?:yaml|lock)$/.test(path) || /^\s*lightdash:/m.test(text);
  return isNamedAfterService && DEPLOYMENT_TEXT.test(text);
}

async function namesImage(files: SourceFiles, path: string): Promise<boolean> {
  const text = await files.text(path).catch(() => null);
  return text !== null && /^[^#\n]*lightdash\/lightdash[:@"']/im.test(text);
}

function unreadableFile(path: string, problem: Problem): Found {
  const identity = `${UNREADABLE_FILE}:${path}`;
  return {
    kind: UNREADABLE_FILE,
    identities: [identity],
    units: [identity],
    carrier: path,
    place: problem.place ?? { file: path, line: null, column: null },
    answer: problemAnswer(problem),
    notices: [],
    chart: null,
    declared: NOTHING_DECLARED,
    inputs: [path],
  };
}

/** A place that a target names is not reported once more by discovery. */
function withoutTargeted(found: readonly Found[]): Found[] {
  const targeted = new Set(found.filter(({ kind }) => kind === 'target').map(({ place }) => showPlace(place)));
  return found.filter(({ kind, place }) => kind === 'target' || place.line === null || !targeted.has(showPlace(place)));
}

/**
 * One deployment per deciding place (DETECTION section 5): what shares it becomes one, unless it makes something else of it,
 * such as another build.
 */
function mergeByPlace(found: readonly Found[]): Found[] {
  const byPlace = new Map<string, Found>();
  for (const each of found) {
    const key = keyOf(each);
    const other = byPlace.get(key);
    byPlace.set(key, other === undefined ? each : merge(other, each));
  }
  return [...byPlace.values()];
}

function keyOf({ place, identities, answer }: Found): string {
  // Without a line there is nothing that two could share.
  if (place.line === null) return identities[0];
  const image = answer.status === 'problem' ? null : [answer.image.path, answer.image.suffix];
  return JSON.stringify([place.file, place.line, image]);
}

function merge(one: Found, other: Found): Found {
  const [first, ...rest] = [...new Set([...one.identities, ...other.identities])].sort();
  return {
    ...one,
    identities: [first ?? one.identities[0], ...rest],
    units: [...new Set([...one.units, ...other.units])],
    notices: [...new Set([...one.notices, ...other.notices])],
    chart: sameChart(one.chart, other.chart),
    declared: sameDeclarations(one.declared, other.declared),
    inputs: [...new Set([...one.inputs, ...other.inputs])],
  };
}

function sameChart(one: Chart | null, other: Chart | null): Chart | null {
  return one !== null && other !== null && one.version === other.version ? one : null;
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

async function resolveChart({ answer, ...found }: Found, charts: ChartRepository): Promise<Deployment> {
  const deployment = { ...found, id: found.identities[0], version: null, image: null, problem: null };
  switch (answer.status) {
    case 'problem':
      return { ...deployment, problem: answer.problem };
    case 'version':
      return { ...deployment, version: answer.version, image: answer.image };
    case 'chart': {
      const resolved = await charts.appVersionOf({ ...answer.chart, place: answer.chart.place ?? found.place });
      return isProblem(resolved)
        ? { ...deployment, problem: resolved }
        : { ...deployment, version: resolved, image: answer.image };
    }
  }
}

/** Several versions in what is upgraded as one are a problem of each of them (DETECTION 2.4). */
function refuseMixed(deployments: readonly Deployment[]): Deployment[] {
  const byUnit = new Map<string, Deployment[]>();
  for (const deployment of deployments.filter(({ version }) => version !== null)) {
    for (const unit of deployment.units) byUnit.set(unit, [...(byUnit.get(unit) ?? []), deployment]);
  }
  const isMixed = (together: readonly Deployment[]) => new Set(together.map(({ version }) => version)).size > 1;
  return deployments.map((deployment) => {
    const together = deployment.units.map((unit) => byUnit.get(unit) ?? []).find(isMixed);
    if (deployment.version === null || together === undefined) return deployment;
    const lines = together.map(({ place, version }) => `${version} at ${showPlace(place)}`).join(', ');
    return { ...deployment, problem: problemAt('mixed-versions', deployment.place, lines) };
  });
}

function byPlace(one: { readonly place: Place }, other: { readonly place: Place }): number {
  if (one.place.file !== other.place.file) return one.place.file < other.place.file ? -1 : 1;
  return (one.place.line ?? 0) - (other.place.line ?? 0);
}
