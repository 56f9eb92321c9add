import type { DeployedObject } from '../../../deployment/deployed-object.ts';
import type { Detection } from '../../../deployment/detect.ts';
import { groupBy } from '../../../deployment/group-by.ts';
import { ReferenceGraph } from '../../../deployment/reference-graph.ts';
import type { ServiceNames } from '../../../deployment/service-names.ts';
import type { Place } from '../../../problems/place.ts';
import { isPattern, isReadable, matchesGlob } from '../../../repository/glob.ts';
import { folderOf } from '../../../repository/repository-paths.ts';
import type { Tree } from '../../../repository/tree.ts';
import type { ReadSides } from '../../object-change.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { nearestTest } from './nearest-file.ts';
import { isBelow, isTagAndChart, type Scope, type Use, type Variable } from './variable.ts';
import { ANY_VARIABLE, isCommonName, placeholdersOn, plainName } from './variable-syntax.ts';

/** Other names are searched for nowhere. */
export const IS_ASCII = /^[ -~]+$/;

/** How a deployment takes a variable. */
interface Taken extends Required<Pick<Variable, 'use' | 'mayBeChart' | 'isOfProject' | 'isFollowed'>> {
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
  const taken = [...(await takenBy(before, base)), ...(await takenBy(after, head))];
  for (const [name, all] of groupBy(taken, (each) => each.name))
    variables.set(name, variableTaken(all, commands.get(name), settings));
  return variables;
}

async function takenBy({ objects, links }: Pick<Detection, 'objects' | 'links'>, tree: Tree): Promise<Taken[]> {
  const graph = new ReferenceGraph(links);
  const paths = [...(await tree.entries()).keys()];
  const roots = new Set(paths.filter((path) => path.endsWith('.tf')).map(folderOf));
  const isNearest = nearestTest(paths);
  const taken = await Promise.all(objects.map((object) => takenByOne(object, tree, roots, isNearest)));
  return objects.flatMap((object, at) => {
    const own = taken[at] ?? [];
    // What applies a deployment may hand it variables.
    const above = own.length === 0 ? [] : links.filter((link) => graph.leadsTo(link, object));
    const folders = above.map(({ place }) => folderOf(place.file));
    return own.map((each) => ({ ...each, folders: new Set([...each.folders, ...folders]) }));
  });
}

/** Tools that take values only from files, which their readers follow, and from the command line. */
const READS_ALL = /^(?:terraform|helmfile)$/;

async function takenByOne(
  object: DeployedObject,
  tree: Tree,
  roots: ReadonlySet<string>,
  isNearest: ReturnType<typeof nearestTest>,
): Promise<Taken[]> {
  const { kind, place, problem, chart, carrier, inputs } = object;
  const isHidden = /^(?:unresolved-|not-a-version$)/.test(problem?.code ?? '');
  const line = await lineAt(tree, place);
  const hidden = isHidden ? line : '';
  const hiddenChart = isHidden && chart?.place ? await lineAt(tree, chart.place) : '';
  const written = kind === 'argo-cd' ? await readTextFile(tree, carrier) : null;
  const common = {
    folders: new Set([place.file, carrier, ...inputs].map(folderOf)),
    scope: scopeOf(object, written ?? '', roots),
    isFollowed: problem === null && READS_ALL.test(kind),
  };
  // The line that sets a variable may call it `version`, whatever takes it.
  const use = problem !== null ? useOf(line) : object.isOfChart ? 'chart' : 'tag';
  const asTag = {
    ...common,
    use,
    mayBeChart: isHidden && chart !== null && use === 'tag' && !/image|tag/i.test(line),
    // What was resolved comes from a file of variables of the project.
    isOfProject: kind === 'compose' && problem === null,
    isOfChart: false,
  };
  const asChart = { ...common, use: 'chart', mayBeChart: false, isOfProject: false, isOfChart: true } as const;
  const asPlaceholder = { ...asTag, scope: (path: string) => isNearest(place.file, path) };
  return [
    ...byName(variablesOn(hiddenChart), []).map((each) => ({ ...asChart, ...each })),
    ...byName(variablesOn(hidden), object.variables).map((each) => ({ ...asTag, ...each })),
    ...byName([], placeholdersOn(hidden)).map((each) => ({ ...asPlaceholder, ...each })),
  ];
}

/** The files of a generator of Argo CD. */
const FILES = /\bpath["']?:\s{0,9}["']?([\w./*?-]{1,400})(?=["'\s,}]|$)/g;
/** What else gives a set its parameters. */
const OTHER_GENERATOR = /\b(?:clusters|clusterDecisionResource|plugin|pullRequest|scmProvider)["']?:|\.metadata\b/;
const OF_TERRAFORM = /\.tf(?:vars)?$/;

/**
 * The files that may set the variables of an object (docs/how-detection-works.md#what-the-gate-does-not-evaluate): those
 * that the generators of its set read, and in Terraform none of another root. Null if any may.
 *
 * @param written the file with the object
 * @param roots the folders with files of Terraform
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

const variablesOn = (line: string) => [...line.matchAll(ANY_VARIABLE)];

/** Each variable once, with how it stands in the line. @param names those that a reader has resolved */
function byName(references: readonly RegExpMatchArray[], names: readonly string[]) {
  const all = new Set([...references.map(([, name = '']) => name), ...names].map(plainName));
  return [...all].map((name) => ({
    name,
    references: references.filter(([, each = '']) => plainName(each) === name),
  }));
}

/** What is known of a variable by all that takes it. @param command what files without a reader make of it */
function variableTaken(all: readonly Taken[], command: Variable | undefined, settings: ServiceNames): Variable {
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
        folders: new Set([...folders, ...takers]),
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
