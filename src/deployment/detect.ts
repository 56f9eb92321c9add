import { type Place, showPlace } from '../problems/place.ts';
import { type Problem, thrownProblem } from '../problems/problem.ts';
import { product } from '../product/product.ts';
import { folderOf } from '../repository/repository-paths.ts';
import type { Tree } from '../repository/tree.ts';
import { SourceFiles } from '../syntax/source-files.ts';
import { hasStatement } from '../syntax/template-text.ts';
import { withoutComment } from '../syntax/text-lines.ts';
import { environmentFolders, nameTest, searchTest, searchTexts } from './candidates.ts';
import { type ChartRepository, isProblem } from './chart-repository.ts';
import { type DeployedObject, refuseMixed, resolved } from './deployed-object.ts';
import { type Finding, type Link, UNREADABLE_FILE, unreadableFinding } from './finding.ts';
import { groupBy } from './group-by.ts';
import { declaredUnder } from './image-answer.ts';
import { isChartTemplate, MANIFESTS, type SearchedKind } from './kinds/facts.ts';
import type { KindSettings } from './kinds/kind.ts';
import { KINDS } from './kinds/kinds.ts';
import { READERS } from './kinds/readers.ts';
import { ReferenceGraph } from './reference-graph.ts';
import { CHART_HOST, namesServiceImage } from './service-names.ts';
import type { Target } from './targets.ts';

/** The run's settings for finding deployments (docs/inputs.md#inputs). */
export interface DetectionSettings extends KindSettings {
  readonly targets: readonly Target[];
  readonly discover: boolean;
}

/** Adds the environment folders among these paths to the settings. A comparison uses the paths of both sides. */
export function withEnvironments(settings: DetectionSettings, paths: Iterable<string>): DetectionSettings {
  return settings.environments === undefined ? { ...settings, environments: environmentFolders(paths) } : settings;
}

/** Everything that one tree deploys. */
export interface Detection {
  readonly objects: readonly DeployedObject[];
  /** Ids of all objects of known kinds, whether or not they run the service. */
  readonly objectIds: ReadonlySet<string>;
  /** The files of which a kind knows what they deploy, the service or not. */
  readonly claimed: ReadonlySet<string>;
  /** Ids of objects that are there and switched off, so that they deploy nothing. */
  readonly off?: ReadonlySet<string>;
  readonly links: readonly Link[];
  readonly explained: readonly Place[];
  /** Messages about files that name the service and cannot be parsed, but show no sign of deploying it. */
  readonly notParsed: readonly string[];
}

/** The paths of a tree whose name a kind accepts, and whose path or bytes name the service. Nothing is parsed for it. */
export async function findCandidates(tree: Tree, settings: DetectionSettings): Promise<ReadonlySet<string>> {
  if (!settings.discover) return new Set();
  const paths = await filePathsOf(tree);
  const selected = paths.filter(candidateTest(withEnvironments(settings, paths)));
  const wanted = new Set(selected.filter((path) => path.toLowerCase().includes(product.word)));
  for (const text of searchTexts(settings)) {
    for (const path of await tree.containing(text, selected)) wanted.add(path);
  }
  return wanted;
}

/**
 * Finds what a tree deploys (docs/supported-files.md#what-is-read), with the versions of charts not looked up yet.
 *
 * @param candidates from {@link findCandidates}; in a comparison, those of both sides
 * @param withStrays whether YAML counts that looks like values and may be another tool's
 */
export async function detect(
  tree: Tree,
  given: DetectionSettings,
  candidates: ReadonlySet<string>,
  withStrays = false,
): Promise<Detection> {
  const files = new SourceFiles(tree, await filePathsOf(tree));
  const settings = withEnvironments(given, files.paths);
  const readNamed = async (target: Target) =>
    (await import('./kinds/target/reader.ts')).readTarget(files, target, settings);
  const targeted = await Promise.all(settings.targets.map(readNamed));
  const targetedPlaces = new Set(targeted.map(({ place }) => showPlace(place)));
  const { found, objectIds, ...known } = await discover(tree, files, candidates, settings);
  const { links } = known;
  const isRebuilt = rebuiltTest(found, links);
  for (const each of found) if (isRebuilt(each)) objectIds.delete(each.id);
  // Discovery does not report a targeted place again.
  const others = found.filter(
    (each) => !isRebuilt(each) && (each.place.line === null || !targetedPlaces.has(showPlace(each.place))),
  );
  const objects = [...targeted, ...withoutOverridden(others, links)].map(resolved);
  for (const { id } of objects) objectIds.add(id);
  const counting = refuseMixed(objects).filter(({ isStray }) => withStrays || isStray !== true);
  return { ...known, objects: counting, objectIds };
}

/** A test for kustomizations that another object builds with images of its own, and that none applies as they are. */
function rebuiltTest(found: readonly Finding[], links: readonly Link[]): (finding: Finding) => boolean {
  const owners = groupBy(
    found.filter(({ builds }) => builds !== undefined),
    ({ builds = '' }) => builds,
  );
  return ({ kind, carrier }) => {
    const own = kind === 'kustomize' ? owners.get(carrier) : undefined;
    // A further source of an object has a number after the id.
    const objectOf = ({ id }: Link) => id.replace(/#\d+$(?<=#.*#\d+)/, '');
    const isOwn = (link: Link) =>
      own?.some(({ id }) => [`${objectOf(link)}#`, `${objectOf(link)}@`].some((each) => id.startsWith(each)));
    return own !== undefined && !links.some((link) => link.path === folderOf(carrier) && !isOwn(link));
  };
}

/** A mode that something on the way may override counts as not declared (docs/rules.md#how-downtime-is-declared). */
function withoutOverridden(found: readonly Finding[], links: readonly Link[]): Finding[] {
  const graph = new ReferenceGraph(links);
  const overruling = links.filter(({ setsMode }) => setsMode === true);
  return found.map((each) => {
    const isOverruled = overruling.some((link) => each.unit === link.id || graph.builds(link, each));
    return { ...each, declared: declaredUnder(isOverruled, each.declared) };
  });
}

/** What the readers find on their own. A run with targets only does not load them. */
async function discover(tree: Tree, files: SourceFiles, candidates: ReadonlySet<string>, settings: DetectionSettings) {
  const all = {
    found: [] as Finding[],
    objectIds: new Set<string>(),
    claimed: new Set<string>(),
    off: new Set<string>(),
    links: [] as Link[],
    explained: [] as Place[],
    notParsed: [] as string[],
  };
  if (!settings.discover) return all;
  let unread: string[] = [];
  const mayBeRead = candidateTest(settings);
  for (const path of files.paths.filter((each) => candidates.has(each) && mayBeRead(each))) {
    const problem = await problemOfParsing(files, path);
    if (problem === null) {
      unread.push(path);
      continue;
    }
    const id = `${UNREADABLE_FILE}:${path}`;
    all.objectIds.add(id);
    if (await looksDeployed(tree, path, problem, settings))
      all.found.push(unreadableFinding(UNREADABLE_FILE, id, path, problem, [path]));
    else all.notParsed.push(problem.message);
  }
  const [isManifest, isSearched] = [nameTest(MANIFESTS), searchTest(settings)];
  const manifests = files.paths.filter((path) => isManifest(path) && isSearched(path));
  for (const kind of KINDS) {
    const own = unread.filter(nameTest(kind.startsFrom));
    if (!(await mayHold(kind, files, own, manifests))) continue;
    const reader = await READERS[kind.name]();
    const reading = await reader.read(files, own, settings, all.claimed);
    all.found.push(...reading.found);
    all.links.push(...reading.links);
    for (const id of reading.objectIds) all.objectIds.add(id);
    for (const id of reading.off ?? []) all.off.add(id);
    all.explained.push(...(reading.explained ?? []), ...reading.links.flatMap(({ explained = [] }) => explained));
    for (const path of reading.claimed) all.claimed.add(path);
    unread = unread.filter((path) => !all.claimed.has(path));
  }
  return { ...all, found: all.found.filter((each) => !isToldBy(all.found, each)) };
}

/** Whether an unreadable file is the problem of a deployment that needs it. */
function isToldBy(found: readonly Finding[], { kind, carrier, answer }: Finding): boolean {
  if (kind !== UNREADABLE_FILE || answer.status !== 'problem') return false;
  const { code, place } = answer.problem;
  const isSame = (other: Finding) => other.answer.status === 'problem' && other.answer.problem.code === code;
  return found.some(
    (other) =>
      other.kind !== UNREADABLE_FILE &&
      other.place.file === carrier &&
      other.place.line === place?.line &&
      isSame(other),
  );
}

/** Whether a tree may hold a kind, as far as a cheap look shows. */
async function mayHold(
  { mayBeIn }: SearchedKind,
  files: SourceFiles,
  candidates: readonly string[],
  manifests: readonly string[],
): Promise<boolean> {
  if (typeof mayBeIn === 'string') return mayBeIn === 'always' || candidates.length > 0;
  const { path, candidateWith, manifestWith } = mayBeIn;
  const contains = async (text: string, paths: readonly string[]) => (await files.containing(text, paths)).length > 0;
  if (path !== undefined && files.paths.some(path)) return true;
  if (candidateWith !== undefined && (await contains(candidateWith, candidates))) return true;
  return manifestWith !== undefined && candidates.length > 0 && contains(manifestWith, manifests);
}

/** The same objects with the versions of charts looked up. @param isLeft objects whose version does not matter */
export async function resolveCharts<T extends DeployedObject>(
  found: readonly T[],
  charts: ChartRepository,
  isLeft: (object: T) => boolean = () => false,
): Promise<T[]> {
  const objects = await Promise.all(
    found.map(async (object): Promise<T> => {
      const { unresolved } = object;
      if (unresolved === null || isLeft(object)) return object;
      const version = await charts.appVersionOf({ ...unresolved, place: unresolved.place ?? object.place });
      return isProblem(version)
        ? { ...object, unresolved: null, problem: version, image: null }
        : { ...object, unresolved: null, version };
    }),
  );
  return refuseMixed(objects);
}

const START_NAMES = [...new Set(KINDS.flatMap(({ startsFrom }) => startsFrom))];

function candidateTest(settings: DetectionSettings): (path: string) => boolean {
  const hasName = nameTest(START_NAMES);
  const isSearched = searchTest(settings);
  return (path) => hasName(path) && isSearched(path) && !SETTINGS.test(path) && !BUILDS.test(path);
}

async function filePathsOf(tree: Tree): Promise<string[]> {
  return [...(await tree.entries()).values()].filter(({ kind }) => kind !== 'submodule').map(({ path }) => path);
}

/** Package lists and settings of tools are long and deploy nothing. */
const SETTINGS =
  /(?:^|\/)(?:package(?:-lock)?\.json|\.terraform\.lock\.hcl|pnpm-lock\.yaml|tsconfig[^/]*\.json|renovate\.json)$/;
/** Files that build and test deploy nothing they name. Their commands are judged as changed lines. */
const BUILDS =
  /(?:^|\/)(?:\.gitlab-ci\.yml|(?:azure|bitbucket)-pipelines\.yml|\.circleci\/config\.yml)$|^\.github\/|\{\{/;

async function problemOfParsing(files: SourceFiles, path: string): Promise<Problem | null> {
  try {
    const text = await files.text(path);
    if (/\.json$/.test(path) && !/"(?:image|tag|chart|services)"\s*:/.test(text ?? '')) return null;
    if (/\.(?:ya?ml|json)$/.test(path) && !isChartTemplate(files, path)) await files.yaml(path);
    return null;
  } catch (error) {
    return thrownProblem(error);
  }
}

const DEPLOYMENT_TEXT = new RegExp(
  String.raw`^[^#\n]*(?:${CHART_HOST}|\b(?:chart|name):\s*["']?${product.word}\b|\bimage:|\btag:)`,
  'im',
);

const SECTION = new RegExp(String.raw`^[ \t]*${product.word}:`, 'm');

/** Whether a file that cannot be parsed shows an image or a chart of the service. */
async function looksDeployed(tree: Tree, path: string, problem: Problem, { images }: DetectionSettings) {
  // Dropping zero bytes makes UTF-16 text readable as well.
  const bytes = (await tree.read(path)) ?? Buffer.alloc(0);
  const text = bytes
    .toString('latin1')
    .replaceAll('\0', '')
    .split('\n')
    .map((line) => withoutComment(line))
    .join('\n');
  // The lines of a template are judged.
  if (hasStatement(text)) return false;
  // Without an image, an encrypted file says nothing readable.
  if (namesServiceImage(text, images)) return true;
  const isInFolder = path.toLowerCase().includes(product.word);
  // An LFS pointer does not contain the file, so it shows no text of its own.
  if (isInFolder && problem.found.includes('LFS')) return true;
  const isNamed = isInFolder || /(?:^|\/)Chart\.(?:yaml|lock)$/.test(path) || SECTION.test(text);
  return isNamed && DEPLOYMENT_TEXT.test(text);
}
