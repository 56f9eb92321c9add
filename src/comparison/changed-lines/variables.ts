import { searchTexts } from '../../deployment/candidates.ts';
import type { DeployedObject } from '../../deployment/deployed-object.ts';
import { groupBy } from '../../deployment/group-by.ts';
import { namesService, type ServiceNames } from '../../deployment/service-names.ts';
import type { Place } from '../../problems/place.ts';
import { isPattern, isReadable, matchesGlob } from '../../repository/glob.ts';
import { folderOf, foldersOf } from '../../repository/repository-paths.ts';
import type { Tree } from '../../repository/tree.ts';
import type { ReadSides } from '../object-change.ts';
import { filesNamedIn, nameTest } from './about-service.ts';
import { nearestTest } from './nearest-file.ts';
import { ANY_VARIABLE, isCommonName, placeholdersOn, plainName, VARIABLE } from './variable-syntax.ts';
import { readTextFile, watchedPaths } from './watched-files.ts';

/** Other names are searched for nowhere. */
export const IS_ASCII = /^[ -~]+$/;

/** Whether a file may set a variable. */
type Scope = (path: string) => boolean;

/** What a variable holds: the version of the service, of its chart, or of a tool with the service's name. */
export type Use = 'tag' | 'chart' | 'tool';

export interface Variable {
  readonly use: Use;
  /** Whether what takes it does not tell if it is a tag or the version of the chart. */
  readonly mayBeChart?: boolean;
  /** Folders with files that take it; null if it may be set anywhere. */
  readonly takers: ReadonlySet<string> | null;
  /** The files that may set it, as far as the tools of all that take it tell. */
  readonly scope?: Scope;
  /** Whether only readers that follow all files with values take it, so that they know every key that sets it. */
  readonly isFollowed?: boolean;
  /** Whether a project of compose takes it, where a file of variables belongs to one folder. */
  readonly isOfProject?: boolean;
  /** Whether it is always taken from below the service's name: `.Values.lightdash.tag`. */
  readonly isBelowService?: boolean;
}

/** How a deployment takes a variable. */
interface Taking extends Required<Pick<Variable, 'use' | 'mayBeChart' | 'isOfProject' | 'isFollowed'>> {
  readonly name: string;
  /** Whether it stands in the place of a chart's version. */
  readonly isOfChart: boolean;
  /** The variable as it stands in a line that nobody could resolve. */
  readonly references: readonly RegExpMatchArray[];
  /** Of the files that were read for the deployment. */
  readonly folders: ReadonlySet<string>;
  /** Null if any file may set it. */
  readonly scope: Scope | null;
}

/** The variables that make up an object's version, and those in commands of files without a reader. */
export async function variablesIn(sides: ReadSides, commands: ReadonlyMap<string, Variable>) {
  const { base, head, before, after, settings } = sides;
  const variables = new Map(commands);
  const taken = [...(await takenBy(before.objects, base)), ...(await takenBy(after.objects, head))];
  for (const [name, all] of groupBy(taken, (each) => each.name))
    variables.set(name, variableTaken(all, commands.get(name), settings));
  return variables;
}

async function takenBy(objects: readonly DeployedObject[], tree: Tree): Promise<Taking[]> {
  const paths = [...(await tree.entries()).keys()];
  const roots = new Set(paths.filter((path) => path.endsWith('.tf')).map(folderOf));
  const isNearest = nearestTest(paths);
  return (await Promise.all(objects.map((object) => takenByOne(object, tree, roots, isNearest)))).flat();
}

/** Tools that take values only from files, which their readers follow, and from the command line. */
const READS_ALL = /^(?:terraform|helmfile)$/;

async function takenByOne(
  object: DeployedObject,
  tree: Tree,
  roots: ReadonlySet<string>,
  isNearest: ReturnType<typeof nearestTest>,
): Promise<Taking[]> {
  const { kind, place, problem, chart, carrier, inputs, variables: named } = object;
  const line = await lineAt(tree, place);
  const isHidden = /^(?:unresolved-|not-a-version$)/.test(problem?.code ?? '');
  const ofChart = isHidden && chart?.place ? variablesOn(await lineAt(tree, chart.place)) : [];
  const ofTag = isHidden ? variablesOn(line) : [];
  // The line that sets a variable may call it `version`, whatever takes it.
  const use = problem !== null ? useOf(line) : object.isOfChart ? 'chart' : 'tag';
  const written = kind === 'argo-cd' ? await readTextFile(tree, carrier) : null;
  const common = {
    folders: new Set([place.file, carrier, ...inputs].map(folderOf)),
    scope: scopeOf(object, written ?? '', roots),
    isFollowed: problem === null && READS_ALL.test(kind),
  };
  const takenFrom = (references: readonly RegExpMatchArray[], names: readonly string[], how: As) =>
    [...new Set([...references.map(([, name = '']) => name), ...names].map(plainName))].map((name) => ({
      ...common,
      ...how,
      name,
      references: references.filter(([, each = '']) => plainName(each) === name),
    }));
  const mayBeChart = isHidden && chart !== null && use === 'tag' && !/image|tag/i.test(line);
  // What was resolved comes from a file of variables of the project.
  const isOfProject = kind === 'compose' && problem === null;
  const asTag = { use, mayBeChart, isOfProject, isOfChart: false };
  const asChart = { use: 'chart', mayBeChart: false, isOfProject: false, isOfChart: true } as const;
  const scope = (path: string) => isNearest(place.file, path);
  const replaced = takenFrom([], isHidden ? placeholdersOn(line) : [], asTag).map((each) => ({ ...each, scope }));
  return [...takenFrom(ofChart, [], asChart), ...takenFrom(ofTag, named, asTag), ...replaced];
}

type As = Pick<Taking, 'use' | 'mayBeChart' | 'isOfProject' | 'isOfChart'>;

const variablesOn = (line: string) => [...line.matchAll(ANY_VARIABLE)];

/**
 * What is known of a variable by all that takes it.
 *
 * @param command what files without a reader make of it
 */
function variableTaken(all: readonly Taking[], command: Variable | undefined, settings: ServiceNames): Variable {
  const uses = [...all.map(({ use }) => use), command?.use ?? 'tool'];
  const folders = new Set(all.flatMap((each) => [...each.folders]));
  const takers = [...(command?.takers ?? [])];
  // Every project may have a `TAG` of its own.
  const isNear = all.every(({ name, isOfProject }) => isOfProject && isCommonName(name));
  const isOfCommand = command !== undefined && all.every(({ isOfChart }) => isOfChart);
  const own: Variable = isOfCommand
    ? command
    : {
        use: uses.includes('tag') ? 'tag' : 'chart',
        mayBeChart: isTagAndChart(uses) || all.some((each) => each.mayBeChart),
        isOfProject: isNear && command === undefined,
        takers: isNear ? new Set([...folders, ...takers]) : null,
      };
  const isFollowed = all.every((each) => each.isFollowed) && takers.every((folder) => folders.has(folder));
  const references = all.flatMap((each) => each.references);
  const isBelowService = command?.isBelowService !== false && references.every((each) => isBelow(each, settings));
  const scopes = all.flatMap(({ scope }) => scope ?? []);
  const isInScope = (path: string) => scopes.some((each) => each(path)) || takers.includes(folderOf(path));
  return {
    ...own,
    isFollowed,
    ...(references.length > 0 && { isBelowService }),
    ...(scopes.length === all.length && { scope: isInScope }),
  };
}

/** Whether one thing takes a variable as a tag, and another as the version of the chart. */
export function isTagAndChart(uses: readonly Use[]): boolean {
  return uses.includes('tag') && uses.includes('chart');
}

/** Whether a reference leads below the service's name. */
export function isBelow([text, name = '']: RegExpMatchArray, names: ServiceNames): boolean {
  const [way = ''] = /[\w.-]{0,400}$/.exec(text.slice(0, -name.length).replace(/\.$/, '')) ?? [];
  return namesService(`${way}=`, names);
}

/** The deciding line of an object; empty where none decides. */
async function lineAt(tree: Tree, { file, line }: Place): Promise<string> {
  return line === null ? '' : ((await readTextFile(tree, file))?.split('\n')[line - 1] ?? '');
}

/** Whether an object's variables hold its chart's version or its tag, judged by the deciding line. */
function useOf(written: string): Use {
  // What the value is put into counts, and not what the variable in it is called.
  const line = written.replace(/\{\{[^{}]{0,400}\}\}|\b(?:var|local)\.\w+/g, '').replace(ANY_VARIABLE, '');
  return /targetRevision|\b(?:chart_?)?version\b/i.test(line) && !/image|tag/i.test(line) ? 'chart' : 'tag';
}

/** The folder of the role of Ansible that a file belongs to. */
export function roleOf(path: string): string | undefined {
  return /^(.*)\/(?:defaults|vars|tasks|templates|handlers)\/[^/]+$/.exec(path)?.[1];
}

/** The folder of a module in the repository. */
export const LOCAL_MODULE = /^\s*source\s*=\s*"(\.{1,2}\/[\w./-]{1,400})"/;

/** The folders of modules that neither name the service nor call another module. What they are handed is not the service's. */
export async function modulesOfOthers({ head, settings }: ReadSides, changed: readonly string[]) {
  const files = [...(await head.entries()).keys()].filter((path) => path.endsWith('.tf'));
  if (!changed.some((path) => files.includes(path))) return new Set<string>();
  const texts = [...searchTexts(settings), 'module "'];
  const found = await Promise.all(texts.map((text) => head.containing(text, files)));
  const ours = new Set(found.flat().map(folderOf));
  return new Set(files.map(folderOf).filter((folder) => !ours.has(folder)));
}

/** The files that take a variable in the place of a version: its names in each of them, with what they hold. */
export type Templates = Map<string, Map<string, Use>>;

/** The templates of objects with a version that is not known. */
export async function unresolvedTemplates({ head, after }: ReadSides): Promise<Templates> {
  const templates: Templates = new Map();
  const open = after.objects.filter(({ problem }) => problem !== null);
  for (const place of open.flatMap((each) => [each.chart?.place ?? [], each.place].flat())) {
    const line = IS_ASCII.test(place.file) ? await lineAt(head, place) : '';
    const all = [...variablesOn(line).map(([, name = '']) => plainName(name)), ...placeholdersOn(line)];
    const names = all.map((name) => [name, useOf(line)] as const);
    if (names.length > 0) templates.set(place.file, new Map([...(templates.get(place.file) ?? []), ...names]));
  }
  return templates;
}

/** The files of a generator of Argo CD. */
const FILES = /\bpath["']?:\s{0,9}["']?([\w./*?-]{1,400})(?=["'\s,}]|$)/g;
/** What else gives a set its parameters. */
const OTHER_GENERATOR = /\b(?:clusters|clusterDecisionResource|plugin|pullRequest|scmProvider)["']?:|\.metadata\b/;
const OF_TERRAFORM = /\.tf(?:vars)?$/;

/**
 * The files that may set the variables of an object (docs/how-detection-works.md#what-the-gate-does-not-evaluate): those that the
 * generators of its set read, and in Terraform none in the folder of another root.
 *
 * @param written the file with the object
 * @param roots the folders with files of Terraform
 * @returns null if any may
 */
function scopeOf(
  { kind, carrier, inputs, secondOrder }: DeployedObject,
  written: string,
  roots: ReadonlySet<string>,
): Scope | null {
  if (kind === 'argo-cd' && /\bfiles["']?:/.test(written) && !OTHER_GENERATOR.test(written)) {
    const read = secondOrder.filter(({ key }) => key.endsWith('#set')).flatMap(({ text }) => [...text.matchAll(FILES)]);
    const patterns = read.map(([, path = '']) => path);
    if (patterns.length === 0 || !patterns.every((each) => !isPattern(each) || isReadable(each))) return null;
    return (path) => path === carrier || patterns.some((each) => matchesGlob(each, path));
  }
  if (kind !== 'terraform') return null;
  const own = new Set(inputs.map(folderOf));
  return (path) => !OF_TERRAFORM.test(path) || own.has(folderOf(path)) || !roots.has(folderOf(path));
}

/** What takes a variable as a tag: an image, by the end of its name, or a command of Helm. */
const TAKES_TAG = new RegExp(
  String.raw`([\w.-]{0,99}\/[\w.-]{1,99}):${VARIABLE}|(\bhelm\s[^\n]{0,400}\bimage\.tag=)${VARIABLE}`,
  'g',
);
/** For so many files, and in so many next to each, what takes a variable is looked for. */
const [MOST_FILES, MOST_NEIGHBOURS] = [200, 50];

/**
 * For files that change, the variables that other software takes and the service does not, although one of its deployments has a variable of that name:
 * in the file itself, or else in the files that it names and those next to it.
 */
export async function namesOfOthers(
  sides: ReadSides,
  changed: readonly string[],
  variables: ReadonlyMap<string, Variable>,
): Promise<Map<string, ReadonlySet<string>>> {
  const { head, settings, before, after } = sides;
  const found = new Map<string, ReadonlySet<string>>();
  const names = [...variables.keys()].filter((name) => !namesService(`${name}=`, settings));
  if (names.length === 0) return found;
  const hasName = nameTest(settings);
  const beside = groupBy(watchedPaths(await head.entries(), sides), (path) => roleOf(path) ?? folderOf(path));
  const own = foldersOf([...before.objects, ...after.objects].flatMap(({ carrier, inputs }) => [carrier, ...inputs]));
  for (const path of changed) {
    const text = (await readTextFile(head, path)) ?? '';
    if (found.size === MOST_FILES) break;
    if (!names.some((name) => text.toLowerCase().includes(name))) continue;
    const named = ['', folderOf(path)].flatMap((folder) => filesNamedIn(text, folder));
    const others = [...named, ...(beside.get(roleOf(path) ?? folderOf(path)) ?? [])].slice(0, MOST_NEIGHBOURS);
    const near = own.has(folderOf(path)) ? [] : await Promise.all(others.map((each) => readTextFile(head, each)));
    const [first, second] = [text, near.join('\n')].map((each) => takenIn(each, own, hasName)) as [Takers, Takers];
    // What a Dockerfile sets is for its own image.
    const isBuild = /dockerfile[^/]*$/i.test(path) && !hasName(text) && !own.has(folderOf(path));
    const isOthers = (name: string) => isBuild || (first.get(name) ?? second.get(name)) === 'other';
    found.set(path, new Set(names.filter(isOthers)));
  }
  return found;
}

type Takers = ReadonlyMap<string, 'other' | 'ours'>;

/** Who takes the variables of a text as tags. */
function takenIn(text: string, own: ReadonlySet<string>, hasName: (text: string) => boolean): Takers {
  const taken = new Map<string, 'other' | 'ours'>();
  for (const [whole, image = '', ofImage, command = '', ofCommand] of text
    .replace(/\\\r?\n/g, ' ')
    .matchAll(TAKES_TAG)) {
    const name = plainName(ofImage ?? ofCommand ?? '');
    // A chart by its folder, from wherever the command runs.
    const words = command.split(/\s+/).map((word) => `/${word.replace(/^\.?\//, '')}`);
    const isHere = [...own].some((folder) => folder !== '' && words.some((word) => `/${folder}`.endsWith(word)));
    const isOurs = isHere || hasName(image || whole);
    if (isOurs || !taken.has(name)) taken.set(name, isOurs ? 'ours' : 'other');
  }
  return taken;
}
