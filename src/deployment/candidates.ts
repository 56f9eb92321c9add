import picomatch from 'picomatch';
import { folderOf, foldersOf } from './repository-paths.ts';

/** Folders that hold documentation, tests, dependencies, leftovers or models, never a deployment (DETECTION 2.1). */
const EXCLUDED_FOLDERS = new Set([
  ...['node_modules', 'vendor', '.git', 'docs', 'doc', 'examples', 'example'],
  ...['test', 'tests', 'testdata', 'fixtures', '__fixtures__'],
  ...['_archive', 'archive', 'archived', '_archived'],
  ...['models', 'dbt_packages', 'target'],
]);

/** Most paths have none of them, which one look tells. */
const HAS_EXCLUDED_FOLDER = new RegExp(`(?:^|/)(?:${[...EXCLUDED_FOLDERS].join('|').replaceAll('.', '\\.')})/`);

/** Tests and samples that may be environments: below a folder of environments, or beside one. */
const MAY_BE_ENVIRONMENT = /^(?:test|example)$/;
const HOLDS_ENVIRONMENTS = /^(?:overlays|environments|envs|clusters|stages)$/;
const ENVIRONMENT = /^(?:dev|develop|development|qa|uat|stage|staging|preprod|pre-prod|prod|production|live)$/;

/** Lists of packages and settings of tools, which are long and deploy nothing. */
const LOCK_FILES =
  /(?:^|\/)(?:package(?:-lock)?\.json|\.terraform\.lock\.hcl|pnpm-lock\.yaml|tsconfig[^/]*\.json|renovate\.json)$/;

/** Whether a file is one of those that lock packages or set up tools: no deployment is looked for in it. */
export function isLockFile(path: string): boolean {
  return LOCK_FILES.test(path);
}

/** What every deployment of the service has somewhere in its files, whatever the kind. */
export const SERVICE_NAME = 'lightdash';

/** The service's name, and the longest plain part of every image and chart of the user's own that does not hold it. */
export function searchTexts({
  images,
  chart,
}: {
  readonly images: readonly string[];
  readonly chart: string;
}): string[] {
  const own = [...images.map(longestLiteral), chart].filter((text) => !text.toLowerCase().includes(SERVICE_NAME));
  return [SERVICE_NAME, ...new Set(own.filter((text) => text !== ''))];
}

function longestLiteral(glob: string): string {
  return glob
    .split(/[*?[\]{}()!+@|,\\]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Which paths of a tree may hold a deployment, before any of them is opened. */
export interface CandidateRules {
  /** Folder of the repository that is searched, without a slash at the end; empty for all of it. */
  readonly folder: string;
  /** Globs below that folder, with `!` in front to leave files out; empty for all but the excluded folders. */
  readonly files: readonly string[];
  /** Folders that are called like tests and are environments, by what stands beside them: {@link environmentFolders}. */
  readonly environments?: ReadonlySet<string>;
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

/** A test whether deployments are looked for where a path leads, whatever it is called; a later `!glob` takes files away again. */
export function searchTest({ folder, files, environments }: CandidateRules): (path: string) => boolean {
  const prefix = folder === '' ? '' : `${folder}/`;
  const wanted = files.filter((glob) => !glob.startsWith('!'));
  const unwanted = files.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const isWanted = wanted.length === 0 ? null : picomatch(wanted, { dot: true });
  const isUnwanted = unwanted.length === 0 ? () => false : picomatch(unwanted, { dot: true });
  return (path) => {
    if (!path.startsWith(prefix)) return false;
    const inside = path.slice(prefix.length);
    return (isWanted === null ? !isExcluded(path, folder, environments) : isWanted(inside)) && !isUnwanted(inside);
  };
}

/** A test for the name at the end of a path: one regular expression, since it is asked of every file of a repository. */
export function nameTest(names: readonly string[]): (path: string) => boolean {
  const sources = names.map((name) => picomatch.makeRe(name, { dot: true, nocase: true }).source);
  const pattern = new RegExp(sources.join('|') || '(?!)', 'i');
  return (path) => pattern.test(path.slice(path.lastIndexOf('/') + 1));
}

const NO_FOLDERS: ReadonlySet<string> = new Set();

/**
 * Whether a path lies in a folder that never holds a deployment.
 *
 * @param folder that is searched; what it is called itself, or lies in, does not matter. What lies outside of it may still have a say
 *   in what lies inside.
 * @param environments folders that are none of these all the same, as of {@link environmentFolders}
 */
export function isExcluded(path: string, folder = '', environments = NO_FOLDERS): boolean {
  if (!HAS_EXCLUDED_FOLDER.test(path)) return false;
  const folders = path.split('/').slice(0, -1);
  const first = folder !== '' && path.startsWith(`${folder}/`) ? folder.split('/').length : 0;
  const isEnvironment = (name: string, index: number) =>
    MAY_BE_ENVIRONMENT.test(name) &&
    (folders.slice(0, index).some((above) => HOLDS_ENVIRONMENTS.test(above)) ||
      environments.has(folders.slice(0, index + 1).join('/')));
  return folders.some((name, index) => index >= first && EXCLUDED_FOLDERS.has(name) && !isEnvironment(name, index));
}

/** Folders called `test` or `example` that stand beside one called `prod` or its like: they are environments as well. */
export function environmentFolders(paths: Iterable<string>): ReadonlySet<string> {
  const folders = [...foldersOf(paths)];
  const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1);
  const holders = new Set(folders.filter((folder) => ENVIRONMENT.test(nameOf(folder))).map(folderOf));
  return new Set(folders.filter((folder) => MAY_BE_ENVIRONMENT.test(nameOf(folder)) && holders.has(folderOf(folder))));
}
