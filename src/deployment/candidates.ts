import picomatch from 'picomatch';

/** Folders that hold documentation, tests, dependencies, leftovers or models, never a deployment (DETECTION 2.1). */
const EXCLUDED_FOLDERS = new Set([
  ...['node_modules', 'vendor', '.git', 'docs', 'doc', 'examples', 'example'],
  ...['test', 'tests', 'testdata', 'fixtures', '__fixtures__'],
  ...['_archive', 'archive', 'archived', '_archived'],
  ...['models', 'dbt_packages', 'target'],
]);

/** Lists of packages and settings of tools, which are long and deploy nothing. */
const LOCK_FILES =
  /(?:^|\/)(?:package(?:-lock)?\.json|\.terraform\.lock\.hcl|pnpm-lock\.yaml|tsconfig[^/]*\.json|renovate\.json)$/;

/** Whether a file is one of those that lock packages or set up tools: no deployment is looked for in it. */
export function isLockFile(path: string): boolean {
  return LOCK_FILES.test(path);
}

/** Which paths of a tree may hold a deployment, before any of them is opened. */
export interface CandidateRules {
  /** Folder of the repository that is searched, without a slash at the end; empty for all of it. */
  readonly folder: string;
  /** Globs below that folder, with `!` in front to leave files out; empty for all but the excluded folders. */
  readonly files: readonly string[];
}

/**
 * The paths that may hold a deployment: those that the user's globs name, else all outside of the excluded folders. Excludes match below
 * the searched folder, so that a folder which is itself called `examples` can be searched.
 *
 * @param names globs of file names, of all formats together
 */
export function selectPaths(paths: readonly string[], names: readonly string[], rules: CandidateRules): string[] {
  const hasName = nameTest(names);
  const isSearched = searchTest(rules);
  return paths.filter((path) => hasName(path) && isSearched(path));
}

/** A test whether deployments are looked for where a path leads, whatever it is called. */
export function searchTest({ folder, files }: CandidateRules): (path: string) => boolean {
  const prefix = folder === '' ? '' : `${folder}/`;
  const named = selector(files);
  return (path) =>
    path.startsWith(prefix) && (named === null ? !isExcluded(path, folder) : named(path.slice(prefix.length)));
}

/** A test for the name at the end of a path: one regular expression, since it is asked of every file of a repository. */
export function nameTest(names: readonly string[]): (path: string) => boolean {
  const sources = names.map((name) => picomatch.makeRe(name, { dot: true, nocase: true }).source);
  const pattern = new RegExp(sources.join('|') || '(?!)', 'i');
  return (path) => pattern.test(path.slice(path.lastIndexOf('/') + 1));
}

/** A test for globs where a later `!glob` takes files away again; null without globs. */
function selector(globs: readonly string[]): ((path: string) => boolean) | null {
  if (globs.length === 0) return null;
  const wanted = globs.filter((glob) => !glob.startsWith('!'));
  const unwanted = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const isWanted = picomatch(wanted.length === 0 ? ['**'] : wanted, { dot: true });
  const isUnwanted = picomatch(unwanted, { dot: true });
  const onlyTakesAway = wanted.length === 0;
  return (path) => isWanted(path) && !(unwanted.length > 0 && isUnwanted(path)) && !(onlyTakesAway && isExcluded(path));
}

/**
 * Whether a path lies in a folder that never holds a deployment.
 *
 * @param folder that is searched; what it is called itself, or lies in, does not matter. What lies outside of it may still have a say
 *   in what lies inside.
 */
export function isExcluded(path: string, folder = ''): boolean {
  const inside = folder !== '' && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
  const folders = inside.split('/').slice(0, -1);
  return folders.some((folder) => EXCLUDED_FOLDERS.has(folder));
}
