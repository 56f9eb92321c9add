import { kustomizationIn, readKustomization } from '../formats/kustomize/kustomization.ts';
import { sourceFilesOf } from '../formats/kustomize/replacements.ts';
import { groupOf, type KubernetesObject, objectsIn } from '../formats/manifests/objects.ts';
import { isKustomizationFile } from '../formats/signs.ts';
import type { Place } from '../place.ts';
import { type Problem, ProblemError } from '../problem.ts';
import { folderOf, inFolder } from '../repository-paths.ts';
import { readable, SourceFiles } from '../source/source-files.ts';
import type { YamlFile } from '../source/yaml.ts';
import type { Tree } from '../tree.ts';
import { layersGiven, newBudget, pointersOfArgoCd } from './argo-cd.ts';
import { type ChartValues, chartOf, chartValues, filledPointers, layersOf, type ValuesLayer } from './chart-values.ts';
import { isOfFlux, pointersOfFlux } from './flux.ts';
import { FolderFiles, isBelow } from './folder-files.ts';
import { groupedBy } from './grouped-by.ts';
import { patchWays } from './patches.ts';
import { POINTER_GROUPS, type Pointer } from './pointer.ts';
import { Variables, variablesOf, variablesTaken } from './variables.ts';
import { foldersNamedIn, foldersOf, type Way } from './ways.ts';

const KIND =
  /["']?kind["']?\s*:\s*["']?(?:Application|ApplicationSet|Kustomization|HelmRelease|GitRepository|OCIRepository|Bucket|HelmChart)\b/;
/** Definitions of such objects, which are long and lead nowhere. */
const DEFINITIONS = /^kind:\s*["']?CustomResourceDefinition\b/m;

/** A changed file that seems to hold such objects and cannot be read. */
export interface UnreadFile {
  readonly path: string;
  readonly problem: Problem;
  /** All of its text, as far as that can be told. */
  readonly text: string;
}

/** Objects of one tree that lead elsewhere, and all that is needed to tell where to. */
export class PointerTree {
  readonly #byFile: ReadonlyMap<string, readonly Pointer[]>;

  private constructor(
    readonly files: SourceFiles,
    readonly folders: FolderFiles,
    readonly pointers: readonly Pointer[],
    readonly variables: Variables,
    readonly unread: readonly UnreadFile[],
  ) {
    this.#byFile = groupedBy(pointers, ({ file }) => file);
  }

  /**
   * @param paths files of the tree that may hold such objects
   * @param changed paths by which the tree differs from another one
   * @throws TreeError where the tree cannot be read
   */
  static async read(tree: Tree, paths: readonly string[], changed: ReadonlySet<string>): Promise<PointerTree> {
    const entries = [...(await tree.entries()).values()];
    const files = new SourceFiles(
      tree,
      entries.filter(({ kind }) => kind !== 'submodule').map(({ path }) => path),
    );
    const folders = new FolderFiles(files);
    const unread: UnreadFile[] = [];
    const templates: Pointer[] = [];
    const manifests: YamlFile[] = [];
    for (const path of paths) {
      try {
        const text = await files.text(path);
        if (text === null || !isOfPointers(text) || (!changed.has(path) && DEFINITIONS.test(text))) continue;
        const file = await files.yaml(path);
        if (file !== null) manifests.push(file);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const file = await unreadFile(tree, path, error.problem);
        if (file === null) continue;
        // A template need be no YAML before it is filled in.
        if (chartOf(files, path) !== null && file.text.includes('{{')) templates.push(ofUnreadTemplate(file));
        else if (changed.has(path)) unread.push(file);
      }
    }
    const objects = manifests.flatMap(objectsIn).filter(isOfFlux);
    const budget = newBudget();
    const found = [...pointersOfFlux(objects), ...templates];
    const given = new Map<string, ValuesLayer[]>();
    for (const file of manifests) {
      const { pointers: own, rendered } = await pointersOfArgoCd(files, file, budget);
      found.push(...own);
      for (const { folder, layers } of await layersGiven(files, [
        ...file.documents.map((root) => ({ file, root })),
        ...rendered,
      ])) {
        given.set(folder, [...(given.get(folder) ?? []), ...layers]);
      }
    }
    const pointers = await filledByCharts(files, found, given);
    const withData = await dataPaths(files, folders, changed);
    const variables = new Variables(await variablesOf(files, objects.filter(isKustomization), withData), folders);
    return new PointerTree(files, folders, await filledByVariables(pointers, variables), variables, unread);
  }

  /** The pointers that stand in a file. */
  in(file: string): readonly Pointer[] {
    return this.#byFile.get(file) ?? [];
  }

  /** The pointers that are applied with a folder, as its kustomization patches them, with the places of what takes them in. */
  async appliedWith(folder: string): Promise<{ readonly pointer: Pointer; readonly place: Place }[]> {
    const files = await this.folders.applied(folder);
    const own = kustomizationIn(this.files, folder);
    const patching = await this.folders.patching([...(own === null ? [] : [own]), ...files.keys()]);
    const applied: { pointer: Pointer; place: Place }[] = [];
    for (const [path, place] of files) {
      for (const pointer of this.in(path)) {
        const patched: Way[] = [];
        for (const { kustomization, patches } of patching) {
          if (patches(path)) patched.push(...(await patchWays(this.files, kustomization, pointer)));
        }
        applied.push({ pointer: patched.length === 0 ? pointer : withWays(pointer, patched), place });
      }
    }
    return applied;
  }

  /** The folders whose kustomization puts something of one of some files somewhere else. */
  async replacingWith(paths: ReadonlySet<string>): Promise<string[]> {
    const found: string[] = [];
    for (const path of await this.files.containing('replacements', this.files.paths.filter(isKustomizationFile))) {
      const file = await readable(this.files.yaml(path));
      const overlay = file === null ? null : readKustomization(file, folderOf(path));
      if (overlay === null || overlay.replacements.length === 0) continue;
      if ((await sourceFilesOf(this.files, overlay)).some((each) => paths.has(each))) found.push(folderOf(path));
    }
    return found;
  }

  /** Why it cannot be told what a folder's kustomization takes in; null where it can, or there is none. */
  async problemOfKustomization(folder: string): Promise<Problem | null> {
    const path = kustomizationIn(this.files, folder);
    try {
      if (path !== null) await this.files.yaml(path);
      return null;
    } catch (error) {
      if (error instanceof ProblemError) return error.problem;
      throw error;
    }
  }

  /** What is filled in for variables of what stands in a file, in a form that can be compared. */
  async filledIn(file: string, names: readonly string[]): Promise<string> {
    return JSON.stringify((await this.variables.in(file, names)).map(({ text }) => text));
  }
}

/** Whether a text shows an object that leads elsewhere. */
function isOfPointers(text: string): boolean {
  return POINTER_GROUPS.some((group) => text.includes(group)) && KIND.test(text);
}

async function unreadFile(tree: Tree, path: string, problem: Problem): Promise<UnreadFile | null> {
  // Text of two bytes a character shows through as well.
  const text = (await tree.read(path))?.toString('latin1').replaceAll('\0', '') ?? '';
  return isOfPointers(text) ? { path, problem, text } : null;
}

/** What says in a template where its objects lead to, line by line. */
const WAY_LINE =
  /\{\{|\b(?:path|repoURL|targetRevision|include|exclude|sourceRef|kind|name|url|branch|tag|semver|commit|digest|substitute\w*)\b/;

/** A template that is no YAML before it is filled in. */
function ofUnreadTemplate({ path, text }: UnreadFile): Pointer {
  const place = { file: path, line: null, column: null };
  const said = text.split('\n').filter((line) => WAY_LINE.test(line));
  const ways = [{ text: said.join('\n'), place, isPath: false }];
  const folders = foldersNamedIn(text);
  return {
    identity: path,
    kind: 'template',
    name: path,
    file: path,
    place,
    ways,
    folders,
    charts: [],
    deployment: null,
  };
}

function isKustomization(object: KubernetesObject): boolean {
  return object.kind === 'Kustomization' && groupOf(object) === 'kustomize.toolkit.fluxcd.io';
}

/** What is changed, and what changed kustomizations take in. */
async function dataPaths(files: SourceFiles, folders: FolderFiles, changed: ReadonlySet<string>): Promise<string[]> {
  const paths = new Set([...changed].filter((path) => files.has(path)));
  for (const path of [...paths].filter(isKustomizationFile)) {
    for (const each of (await folders.applied(folderOf(path))).keys()) paths.add(each);
  }
  return [...paths];
}

function withWays(pointer: Pointer, ways: readonly Way[]): Pointer {
  const further = ways.filter(({ isPath }) => isPath).flatMap(({ text }) => foldersOf(text));
  return { ...pointer, ways: [...pointer.ways, ...ways], folders: [...pointer.folders, ...further] };
}

/** So many pointers are made of templates in loops; beyond, all values count for each. */
const MOST_FILLED = 20_000;

/** Pointers in templates of charts with what fills them in. */
async function filledByCharts(
  files: SourceFiles,
  pointers: readonly Pointer[],
  given: ReadonlyMap<string, readonly ValuesLayer[]>,
): Promise<Pointer[]> {
  const filled: Pointer[] = [];
  const charts = new Map<string, ChartValues>();
  const budget = { pointers: MOST_FILLED };
  for (const pointer of pointers) {
    const folder = chartOf(files, pointer.file);
    const text = folder === null ? null : await readable(files.text(pointer.file));
    if (folder === null || text === null || !text.includes('{{')) {
      filled.push(pointer);
      continue;
    }
    const values =
      charts.get(folder) ?? chartValues(await layersOf(files, folder, given), await helpersOf(files, folder));
    charts.set(folder, values);
    filled.push(...filledPointers(pointer, text, values, budget));
  }
  return filled;
}

async function helpersOf(files: SourceFiles, folder: string): Promise<Way[]> {
  const ways: Way[] = [];
  for (const path of files.paths) {
    if (!isBelow(path, inFolder(folder, 'templates')) || !path.endsWith('.tpl')) continue;
    const text = (await readable(files.text(path))) ?? '';
    ways.push({ text, place: { file: path, line: null, column: null }, isPath: false });
  }
  return ways;
}

/** Pointers with what Flux fills in for their variables. */
async function filledByVariables(pointers: readonly Pointer[], variables: Variables): Promise<Pointer[]> {
  return Promise.all(
    pointers.map(async (pointer) => {
      const names = pointer.ways.flatMap(({ text }) => variablesTaken(text));
      if (names.length === 0) return pointer;
      return { ...pointer, ways: [...pointer.ways, ...(await variables.in(pointer.file, names))] };
    }),
  );
}
