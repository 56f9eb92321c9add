import picomatch from 'picomatch';
import { HCL_NAMES } from './hcl-signs.ts';

/** Folders that hold documentation, tests, dependencies, leftovers or models, never a deployment (DETECTION 2.1). */
const EXCLUDED_FOLDERS = new Set([
  ...['node_modules', 'vendor', '.git', 'docs', 'doc', 'examples', 'example'],
  ...['test', 'tests', 'testdata', 'fixtures', '__fixtures__'],
  ...['_archive', 'archive', 'archived', '_archived'],
  ...['models', 'dbt_packages', 'target'],
]);

/** Names of files that no format reads, or not each of them, and that may deploy the service all the same: a change of theirs must not pass unseen. */
export const UNREAD_NAMES: readonly string[] = [
  ...HCL_NAMES,
  // Languages for configuration. Programs (Pulumi, CDK) are as many as a repository has files: a target names those.
  ...['*.nix', '*.jsonnet', '*.libsonnet', '*.cue', '*.bicep', '*.dhall', '*.pkl'],
  // Templates of what is read otherwise.
  ...['gotmpl', 'j2', 'tpl', 'tmpl'].flatMap((ending) => ['yaml', 'yml', 'json'].map((type) => `*.${type}.${ending}`)),
  ...['*.container', 'fly*.toml'],
];

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
  const prefix = rules.folder === '' ? '' : `${rules.folder}/`;
  const named = selector(rules.files);
  return paths.filter((path) => {
    if (!path.startsWith(prefix)) return false;
    const inside = path.slice(prefix.length);
    return named === null ? hasName(inside) && !isExcluded(inside) : named(inside) && hasName(inside);
  });
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

/** Whether a path lies in a folder that never holds a deployment. */
export function isExcluded(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  return folders.some((folder) => EXCLUDED_FOLDERS.has(folder));
}
