import { isExcluded } from '../../candidates.ts';
import { ProblemError } from '../../problem.ts';
import { folderOf, inFolder } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { FormatSettings } from '../format.ts';
import { perTree } from '../per-tree.ts';
import { resolvePath } from './paths.ts';
import { type FileSet, isComposeFile } from './project.ts';
import { fileNamesService, namesService, plainTextOf, textIfReadable } from './text.ts';
import { type EnvRequest, Variables } from './variables.ts';

/** In the order in which compose looks for them. */
const MAIN_NAMES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];
const OVERRIDE_NAMES = [
  'compose.override.yml',
  'compose.override.yaml',
  'docker-compose.override.yml',
  'docker-compose.override.yaml',
];

/** In a repository with more compose files than this, only those above a candidate are asked whether they include it. */
const MOST_INCLUDERS = 200;

/**
 * The set of files that compose reads where one of them is its main file, by their names or by the variable `COMPOSE_FILE`;
 * the file alone where compose has to be told of it.
 */
export async function fileSetOf(files: Files, main: string, envFiles: readonly string[]): Promise<FileSet> {
  const folder = folderOf(main);
  const isMain = mainOf(files, folder) === main;
  const listed = await listedSetOf(files, folder, envFiles);
  if (listed !== null && (isMain || listed.main === main || listed.paths.includes(main))) return listed;
  return isMain ? defaultSetOf(files, main, envFiles) : setOf([main], envFiles);
}

/** The set of files that compose takes in a folder without being told; null where it takes none. */
export async function ownSetOf(files: Files, folder: string, envFiles: readonly string[]): Promise<FileSet | null> {
  const main = mainOf(files, folder);
  const listed = await listedSetOf(files, folder, envFiles);
  return listed ?? (main === null ? null : defaultSetOf(files, main, envFiles));
}

async function listedSetOf(files: Files, folder: string, envFiles: readonly string[]): Promise<FileSet | null> {
  const listed = await listedByVariable(files, folder);
  const [first] = listed;
  if (first === undefined) return null;
  const set = setOf(listed, envFiles);
  const beside = set.variables.slice(0, 1);
  // The folder's own variables go before those beside the first file.
  const variables = folderOf(first) === folder ? set.variables : [...beside, envBeside(folder), ...named(envFiles)];
  // Projects of several folders may start with the same file.
  const main = listed.find((path) => folderOf(path) === folder) ?? inFolder(folder, '.env');
  return { ...set, main, folder, variables };
}

function defaultSetOf(files: Files, main: string, envFiles: readonly string[]): FileSet {
  const folder = folderOf(main);
  const override = OVERRIDE_NAMES.map((name) => inFolder(folder, name)).find((path) => files.has(path));
  return { ...setOf([main], envFiles), folder, paths: override === undefined ? [main] : [main, override] };
}

/** Files that are read together because somebody says so. */
export function setOf(paths: readonly string[], envFiles: readonly string[], isGiven = false): FileSet {
  const [main = ''] = paths;
  const projectFolder = folderOf(main);
  return {
    main,
    paths,
    isGiven,
    folder: null,
    projectFolder,
    variables: [envBeside(projectFolder), ...named(envFiles)],
  };
}

function envBeside(folder: string): EnvRequest {
  return { path: inFolder(folder, '.env'), namedAt: null };
}

function named(envFiles: readonly string[]): EnvRequest[] {
  return envFiles.map((path) => ({ path, namedAt: 'env-files' }));
}

/**
 * The main files of the projects that may run the service, in the order of their paths: those among the candidates, beside
 * a candidate for variables, and those that may include a candidate.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function findMainFiles(
  files: Files,
  candidates: readonly string[],
  { envFiles, composeFiles, folder: searched }: FormatSettings,
): Promise<string[]> {
  const known = new Set(candidates);
  const found = new Set<string>();
  const add = async (path: string) => {
    if (found.has(path) || composeFiles.includes(path)) return;
    const folder = folderOf(path);
    const main = mainOf(files, folder);
    const isOverride = OVERRIDE_NAMES.includes(nameOf(path)) && main !== null;
    const wanted = isOverride && main !== null ? main : path;
    if (composeFiles.includes(wanted) || (await isLeftOut(files, wanted, searched, known))) return;
    if (wanted === main || (await isCompose(files, wanted))) found.add(wanted);
  };
  for (const path of candidates) {
    if (isYaml(path)) await add(path);
    if (!nameOf(path).startsWith('.env')) continue;
    for (const beside of yamlIn(files, folderOf(path))) await add(beside);
  }
  const areNamed = await Promise.all(envFiles.map((path) => fileNamesService(files, path)));
  if (areNamed.includes(true)) for (const path of files.paths.filter(isNamedCompose)) await add(path);
  for (const path of possibleIncluders(files, candidates)) {
    if (!found.has(path) && /\b(?:include|extends)\b/.test(await textIfReadable(files, path))) await add(path);
  }
  return [...found].sort();
}

/** Other files of a file's folder that hold a compose project or a part of one. */
export async function composeFilesBeside(files: Files, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const other of yamlIn(files, folderOf(path))) {
    if (other !== path && (await isCompose(files, other))) found.push(other);
  }
  return found;
}

/** Whether a file is the one that compose takes in its folder without being told. */
export function isMainFile(files: Files, path: string): boolean {
  return mainOf(files, folderOf(path)) === path;
}

function mainOf(files: Files, folder: string): string | null {
  return MAIN_NAMES.map((name) => inFolder(folder, name)).find((path) => files.has(path)) ?? null;
}

/** The user's globs leave it out, or its text does not parse and others report that: otherwise it would be a candidate. */
async function isLeftOut(
  files: Files,
  path: string,
  searched: string,
  candidates: ReadonlySet<string>,
): Promise<boolean> {
  if (candidates.has(path)) return false;
  const prefix = searched === '' ? '' : `${searched}/`;
  // Excludes match below the searched folder, which may itself be called `examples`; beyond it nothing is searched.
  if (!path.startsWith(prefix) || isExcluded(path.slice(prefix.length))) return true;
  return namesService(path) || (await fileNamesService(files, path));
}

async function isCompose(files: Files, path: string): Promise<boolean> {
  try {
    const file = await files.yaml(path);
    return file !== null && isComposeFile(file);
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

const listOnce = perTree<readonly string[]>();

/** A committed `.env` may name the files of the project. */
async function listedByVariable(files: Files, folder: string): Promise<readonly string[]> {
  const variables = await Variables.read(files, [envBeside(folder)], null);
  return listOnce(files, folder, () => {
    const list = plainTextOf(variables, 'COMPOSE_FILE') ?? '';
    const separator = plainTextOf(variables, 'COMPOSE_PATH_SEPARATOR') ?? '';
    const paths = list.split(separator === '' ? ':' : separator).filter((path) => path !== '');
    return paths.map((path) => resolvePath(folder, path) ?? path);
  });
}

function possibleIncluders(files: Files, candidates: readonly string[]): string[] {
  if (!candidates.some(isYaml)) return [];
  const mains = files.paths.filter((path) => MAIN_NAMES.includes(nameOf(path)));
  if (mains.length <= MOST_INCLUDERS) return mains;
  const above = new Set(candidates.filter(isYaml).flatMap(foldersAbove));
  return mains.filter((path) => above.has(folderOf(path)));
}

function foldersAbove(path: string): string[] {
  const folder = folderOf(path);
  return folder === '' ? [''] : [folder, ...foldersAbove(folder)];
}

const sortOnce = perTree<ReadonlyMap<string, readonly string[]>>();

function yamlIn(files: Files, folder: string): readonly string[] {
  const byFolder = sortOnce(files, '', () => {
    const folders = new Map<string, string[]>();
    for (const path of files.paths.filter(isYaml)) {
      const known = folders.get(folderOf(path));
      if (known === undefined) folders.set(folderOf(path), [path]);
      else known.push(path);
    }
    return folders;
  });
  return byFolder.get(folder) ?? [];
}

function isYaml(path: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(path);
}

function isNamedCompose(path: string): boolean {
  return isYaml(path) && nameOf(path).toLowerCase().includes('compose');
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
