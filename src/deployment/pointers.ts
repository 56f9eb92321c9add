import { isExcluded, isLockFile, selectPaths } from './candidates.ts';
import type { Deployment, DetectionSettings } from './detect.ts';
import { isKustomizationFile } from './formats/signs.ts';
import { type Place, showPlace } from './place.ts';
import { Concern } from './pointers/concern.ts';
import { isBelow } from './pointers/folder-files.ts';
import { groupedBy } from './pointers/grouped-by.ts';
import { leadsTo, POINTER_GROUPS, type Pointer } from './pointers/pointer.ts';
import type { PointerTree, UnreadFile } from './pointers/pointer-tree.ts';
import { variablesTaken } from './pointers/variables.ts';
import { foldersNamedIn, type Way } from './pointers/ways.ts';
import { type Problem, problemAt } from './problem.ts';
import { quoteText } from './reference.ts';
import { folderOf } from './repository-paths.ts';
import { readable } from './source/source-files.ts';
import type { Tree } from './tree.ts';

// What a pointer leads to is found where it lies, whichever pointer leads there; so a pointer that is turned from one folder to another
// changes what runs, and no file of what it deploys. Where it leads to may be said elsewhere than in its own file, too. So:
//
//   both trees -> the files with pointers -> pointers, each with all texts that say where it leads to, wherever these stand: its own, the
//                 element of its generator, values of the chart that it is a template of, variables that Flux fills in
//   pointers   -> those that lead elsewhere than the same ones of the base, in their files and as changed kustomizations take them in
//   these      -> problems, where a deployment lies in the folders, or where what lies there leads on to one

/** The same state of the repository twice, with all paths by which the two differ. */
export interface DifferingTrees {
  readonly base: Tree;
  readonly head: Tree;
  readonly changed: readonly string[];
}

/** A problem of an object, at the place that has to do with it. */
export interface PlacedProblem extends Problem {
  readonly place: Place;
}

/** Files that have no say in where a pointer leads to. */
const NO_SAY = /^\.github\/|(?:^|\/)(?:package(?:-lock)?|tsconfig[^/]*)\.json$/;
const HAS_SAY =
  /\.(?:ya?ml|json|tpl|env|properties|conf|cfg|ini|txt|vars?)$|(?:^|\/)(?:[^/]*\.env[^/]*|Kustomization)$/;
const MANIFEST = /\.(?:ya?ml|json)$/;

/** How objects that lead elsewhere differ between two trees. */
export class PointerComparison {
  #trees: Promise<{ readonly base: PointerTree; readonly head: PointerTree } | null> | null = null;

  constructor(
    private readonly trees: DifferingTrees,
    private readonly settings: DetectionSettings,
  ) {}

  /**
   * Objects that lead elsewhere than before: what they deployed and what they deploy may both be in the tree, each as it was.
   * Which versions those are cannot be told from what was found there, since others may lead to the same place.
   *
   * @param before deployments of the base
   * @param after those of the head
   * @throws TreeError where a tree cannot be read
   */
  async problems(before: readonly Deployment[], after: readonly Deployment[]): Promise<PlacedProblem[]> {
    const isLedTo = [...before, ...after].some(({ kind }) => !NEVER_LED_TO.has(kind));
    const trees = isLedTo ? await this.#read() : null;
    if (trees === null) return [];
    const { base, head } = trees;
    const concern = new Concern(base, head, [...before, ...after]);
    const problems: PlacedProblem[] = [];
    const add = (problem: Problem, place: Place) => {
      const isSaid = [...problems, ...after.flatMap((each) => each.problem ?? [])].some((each) =>
        isSameLine(each.place, place),
      );
      if (!isSaid) problems.push({ ...problem, place });
    };
    for (const file of head.unread) {
      if (await this.#isConcerned(concern, file, base)) add(file.problem, file.problem.place ?? wholeFile(file.path));
    }
    const told = new Set<string>();
    const tell = async (was: readonly Pointer[], is: readonly Applied[], keyOf: (pointer: Pointer) => string) => {
      for (const { pointer, at, known } of await differing(was, is, { keyOf, concern })) {
        if (told.has(keyInFile(pointer)) || !(await concern.isOfService([pointer, ...known]))) continue;
        told.add(keyInFile(pointer));
        const place = this.#placeOf(head, { pointer, known, at });
        add(problemOf(pointer, place), place);
      }
    };
    const broken = await this.#brokenBefore(concern, base, head);
    await tell([...base.pointers, ...broken], head.pointers.map(alone), keyInFile);
    for (const folder of await this.#changedKustomizations(base, head)) {
      const is = (await head.appliedWith(folder)).map(({ pointer, place }) => ({ pointer, at: place }));
      const isUnknown = (await base.problemOfKustomization(folder)) !== null;
      const was = isUnknown
        ? is.map(({ pointer }) => ({ ...pointer, ways: [notKnown(pointer.file)] }))
        : (await base.appliedWith(folder)).map(({ pointer }) => pointer);
      const problem = await head.problemOfKustomization(folder);
      if (problem !== null && (await concern.isOfService(was))) add(problem, problem.place ?? wholeFile(folder));
      await tell(was, is, ({ identity }) => identity);
    }
    return problems;
  }

  /**
   * Whether Flux fills something else in for variables in the files of a deployment, which by themselves are what they were.
   *
   * @throws TreeError where a tree cannot be read
   */
  async isFilledOtherwise(before: Deployment, after: Deployment): Promise<boolean> {
    if (!FILLED_KINDS.has(after.kind)) return false;
    const trees = await this.#read();
    if (trees === null || trees.base.variables.all.length + trees.head.variables.all.length === 0) return false;
    const paths = new Set([...before.inputs, ...after.inputs, after.carrier, after.place.file]);
    const names = new Set<string>();
    for (const path of paths) {
      const text = MANIFEST.test(path) ? await readable(trees.head.files.text(path)) : null;
      for (const name of text === null ? [] : variablesTaken(text)) names.add(name);
    }
    if (names.size === 0) return false;
    const filledIn = (tree: PointerTree) => tree.filledIn(after.carrier, [...names]);
    return (await filledIn(trees.base)) !== (await filledIn(trees.head));
  }

  /** Null where nothing has changed that could have a say, or nothing leads anywhere. */
  #read(): Promise<{ readonly base: PointerTree; readonly head: PointerTree } | null> {
    this.#trees ??= this.#readTrees();
    return this.#trees;
  }

  async #readTrees(): Promise<{ readonly base: PointerTree; readonly head: PointerTree } | null> {
    const { base, head, changed } = this.trees;
    if (!changed.some((path) => HAS_SAY.test(path) && !NO_SAY.test(path))) return null;
    const changedPaths = new Set(changed);
    const [before, now] = await Promise.all([base.entries(), head.entries()]);
    const isRead = (path: string) => MANIFEST.test(path) && !isLockFile(path);
    const paths = [...now.keys()].filter((path) => isRead(path) && (changedPaths.has(path) || !isExcluded(path)));
    const onHead = await containingAny(head, paths);
    // What both have need not be searched again.
    const onBase = [
      ...onHead.filter((path) => before.has(path) && !changedPaths.has(path)),
      ...(await containingAny(
        base,
        changed.filter((path) => before.has(path) && isRead(path)),
      )),
    ];
    if (onHead.length + onBase.length === 0) return null;
    // Loaded where there is something to read, as the formats are.
    const { PointerTree } = await import('./pointers/pointer-tree.ts');
    const [baseTree, headTree] = await Promise.all([
      PointerTree.read(base, onBase, changedPaths),
      PointerTree.read(head, onHead, changedPaths),
    ]);
    return { base: baseTree, head: headTree };
  }

  /** Where it stands that a pointer leads elsewhere: what says so now, else what said otherwise. */
  #placeOf(head: PointerTree, { pointer, known, at }: Differing): Place {
    const changed = new Set(this.trees.changed);
    const otherIn = (ways: readonly Way[], others: readonly Way[]) => {
      const texts = new Set(others.map(({ text }) => text));
      return ways.find(({ text, place }) => !texts.has(text) && changed.has(place.file));
    };
    const before = known.flatMap(({ ways }) => ways);
    const now = otherIn(pointer.ways, before);
    const isOwn = now !== undefined && now.place.file === pointer.place.file;
    if (isOwn && pointer.ways.some(({ isPath }) => isPath)) return pointer.place;
    if (now !== undefined) return now.place;
    if (at !== null) return at;
    const was = otherIn(before, pointer.ways)?.place.file;
    return was === undefined || was === pointer.file || !head.files.has(was) ? pointer.place : wholeFile(was);
  }

  /** Whether a file that cannot be read may lead to the service, or did. */
  async #isConcerned(concern: Concern, file: UnreadFile, base: PointerTree): Promise<boolean> {
    if (!this.#isSearched(file.path)) return false;
    if (/lightdash/i.test(file.path) || /lightdash/i.test(file.text)) return true;
    return (await concern.isOfService(base.in(file.path))) || (await concern.isReached(foldersNamedIn(file.text)));
  }

  /** What a file may have led to that can be read only now. */
  async #brokenBefore(concern: Concern, base: PointerTree, head: PointerTree): Promise<Pointer[]> {
    const broken: Pointer[] = [];
    for (const file of base.unread) {
      const now = head.in(file.path);
      const isOfService = (await concern.isOfService(now)) || (await this.#isConcerned(concern, file, base));
      if (!isOfService) continue;
      const { path, text } = file;
      const ways = [notKnown(path)];
      const common = {
        kind: 'file',
        name: path,
        file: path,
        place: wholeFile(path),
        ways,
        charts: [],
        deployment: null,
      };
      // Under the name of each that is there now, else of one that is gone.
      const identities = now.length > 0 ? now.map(({ identity }) => identity) : [path];
      for (const identity of identities) broken.push({ ...common, identity, folders: foldersNamedIn(text) });
    }
    return broken;
  }

  /** What the settings leave out, or what deploys nothing, may be as broken as it is. */
  #isSearched(path: string): boolean {
    const { folder } = this.settings;
    return isBelow(path, folder) ? selectPaths([path], ['*'], this.settings).length > 0 : !isExcluded(path);
  }

  /** The folders whose kustomization has changed, or a patch or a component that it applies. */
  async #changedKustomizations(base: PointerTree, head: PointerTree): Promise<ReadonlySet<string>> {
    const { changed } = this.trees;
    const folders = new Set(changed.filter(isKustomizationFile).map(folderOf));
    for (const folder of await head.replacingWith(new Set(changed))) folders.add(folder);
    const patching = new Set<string>();
    for (const path of changed.filter((each) => MANIFEST.test(each) || isKustomizationFile(each))) {
      const texts = await Promise.all([base, head].map((tree) => readable(tree.files.text(path))));
      const isMeant = isKustomizationFile(path) ? isComponent : mayPatch;
      if (texts.some((text) => text !== null && isMeant(text))) patching.add(path);
    }
    if (patching.size === 0) return folders;
    const namedBy = new Map<string, string[]>();
    for (const each of head.files.paths.filter(isKustomizationFile)) {
      for (const path of (await head.folders.named(each)).keys())
        namedBy.set(path, [...(namedBy.get(path) ?? []), each]);
    }
    // What is found joins the end of the set while it is gone through: a component may take in another one.
    for (const path of patching) {
      for (const each of namedBy.get(path) ?? []) {
        folders.add(folderOf(each));
        if (isComponent((await readable(head.files.text(each))) ?? '')) patching.add(each);
      }
    }
    return folders;
  }
}

/** Kinds that run without a cluster. */
const NEVER_LED_TO: ReadonlySet<string> = new Set(['compose', 'dockerfile', 'terraform']);

/** Kinds whose files Flux may apply. */
const FILLED_KINDS: ReadonlySet<string> = new Set(['flux', 'kustomize', 'manifests', 'argo-cd']);

/** Whether a text may say where an object leads to that is declared elsewhere: operations, or a part of the object. */
function mayPatch(text: string): boolean {
  return /["']?path["']?\s*:\s*["']?\/spec\b/.test(text) || (/\bspec\b/.test(text) && WAY_NAME.test(text));
}

const WAY_NAME = /\b(?:path|sourceRef|repoURL|targetRevision|url|ref|bucketName|substitute\w*|plugin)\b/;

function isComponent(text: string): boolean {
  return /["']?kind["']?\s*:\s*["']?Component\b/.test(text);
}

function problemOf({ kind, name, file }: Pointer, place: Place): Problem {
  const other = name === file ? `the ${kind} ${file}` : `the ${kind} ${quoteText(name)} in ${file}`;
  const what = place.file === file ? 'it' : other;
  return problemAt('base-unresolved', place, `${what} led to another folder, repository or revision`);
}

/** The same as no other. */
function notKnown(path: string): Way {
  return { text: 'not known', place: wholeFile(path), isPath: false };
}

function wholeFile(file: string): Place {
  return { file, line: null, column: null };
}

/** A pointer, and the place in a kustomization that takes it in, where that is looked at. */
interface Applied {
  readonly pointer: Pointer;
  readonly at: Place | null;
}

function alone(pointer: Pointer): Applied {
  return { pointer, at: null };
}

function keyInFile({ identity, file }: Pointer): string {
  return JSON.stringify([identity, file]);
}

interface Differing extends Applied {
  /** What it was, or may have been. */
  readonly known: readonly Pointer[];
}

/** The pointers that lead elsewhere than those which they were: of the same name, else what is gone of the service's. */
async function differing(
  was: readonly Pointer[],
  is: readonly Applied[],
  { keyOf, concern }: { readonly keyOf: (pointer: Pointer) => string; readonly concern: Concern },
): Promise<Differing[]> {
  const before = groupedBy(was, keyOf);
  const now = new Set(is.map(({ pointer }) => keyOf(pointer)));
  let gone: Pointer[] | null = null;
  const found: Differing[] = [];
  for (const { pointer, at } of is) {
    let known = before.get(keyOf(pointer));
    if (known === undefined) {
      gone ??= await concern.ofService(was.filter((each) => !now.has(keyOf(each))));
      known = gone;
    }
    const to = leadsTo(pointer);
    if (known.length > 0 && known.every((each) => leadsTo(each) !== to)) found.push({ pointer, at, known });
  }
  return found;
}

async function containingAny(tree: Tree, paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const group of POINTER_GROUPS) for (const path of await tree.containing(group, paths)) found.add(path);
  return [...found];
}

function isSameLine(one: Place | null, other: Place | null): boolean {
  return one !== null && other !== null && showPlace(one) === showPlace(other);
}
