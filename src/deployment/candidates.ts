import picomatch from 'picomatch';
import { product } from '../product/product.ts';
import { baseNameOf, folderOf, foldersOf } from '../repository/repository-paths.ts';
import { HOLDS_ENVIRONMENTS, STAGE } from './environment-names.ts';
import { remembered } from './remembered.ts';
import type { ServiceNames } from './service-names.ts';

/** Folders that hold documentation, tests, dependencies, leftovers or models, never a deployment (docs/how-detection-works.md#which-files-are-opened). */
const EXCLUDED_FOLDER =
  /^(?:node_modules|vendor|\.git|docs?|examples?|tests?|testdata|fixtures|__fixtures__|_?archived?|models|dbt_packages|target)$/;

/** Most paths contain none of them, and one regular expression shows it. */
const HAS_EXCLUDED_FOLDER = new RegExp(`(?:^|/)${EXCLUDED_FOLDER.source.slice(1, -1)}/`);

/** Folders with these names may be environments: below or beside a folder of environments (`envs/test`). */
const MAY_BE_ENVIRONMENT = /^(?:test|example)$/;

/** The texts that show a candidate: the service's name, and the longest literal part of each other image and chart. */
export function searchTexts({ images, chart }: ServiceNames): string[] {
  const own = [...images.map(longestLiteral), chart].filter((text) => !text.toLowerCase().includes(product.word));
  return [product.word, ...new Set(own.filter((text) => text !== ''))];
}

function longestLiteral(glob: string): string {
  return glob
    .split(/[*?[\]{}()!+@|,\\]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Rules that select the paths of a tree that may hold a deployment, before any file is opened. */
export interface CandidateRules {
  /** The folder to search, without a trailing slash; empty for the whole repository. */
  readonly folder: string;
  /**
   * Globs relative to that folder, or with a leading `/` to the root of the repository; `!` excludes files. Without any other, every file
   * outside the excluded folders.
   */
  readonly files: readonly string[];
  /** Folders named like tests that are environments, judged by their siblings: {@link environmentFolders}. */
  readonly environments?: ReadonlySet<string>;
}

/** A test whether a path is searched, whatever the file is called. A `!glob` wins over the other globs. */
export function searchTest({ folder, files, environments }: CandidateRules): (path: string) => boolean {
  const prefix = folder === '' ? '' : `${folder}/`;
  const wanted = files.filter((glob) => !glob.startsWith('!'));
  const unwanted = files.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const isWanted = wanted.length === 0 ? null : globTest(wanted, prefix);
  const isUnwanted = globTest(unwanted, prefix);
  return (path) =>
    path.startsWith(prefix) &&
    (isWanted === null ? !isExcluded(path, folder, environments) : isWanted(path)) &&
    !isUnwanted(path);
}

/** @param prefix of all paths that are tested */
function globTest(globs: readonly string[], prefix: string): (path: string) => boolean {
  const below = picomatch(
    globs.filter((glob) => !glob.startsWith('/')),
    { dot: true },
  );
  const ofRoot = picomatch(
    globs.flatMap((glob) => (glob.startsWith('/') ? glob.slice(1) : [])),
    { dot: true },
  );
  return (path) => below(path.slice(prefix.length)) || ofRoot(path);
}

/** A test for the last component of a path: one regular expression, because it runs on every file of a repository. */
export const nameTest = remembered((names: readonly string[]): ((path: string) => boolean) => {
  const sources = names.map((name) => picomatch.makeRe(name, { dot: true, nocase: true }).source);
  const pattern = new RegExp(sources.join('|') || '(?!)', 'i');
  return (path) => pattern.test(baseNameOf(path));
});

/**
 * Whether a path lies in a folder that never holds a deployment. Below the searched `folder`, the names above do not count,
 * so that `examples` can be searched. @param environments folders that are environments despite their names
 */
export function isExcluded(path: string, folder = '', environments: ReadonlySet<string> = new Set()): boolean {
  if (!HAS_EXCLUDED_FOLDER.test(path)) return false;
  const folders = path.split('/').slice(0, -1);
  const first = folder !== '' && path.startsWith(`${folder}/`) ? folder.split('/').length : 0;
  const isEnvironment = (name: string, index: number) =>
    MAY_BE_ENVIRONMENT.test(name) &&
    (folders.slice(0, index).some((above) => HOLDS_ENVIRONMENTS.test(above)) ||
      environments.has(folders.slice(0, index + 1).join('/')));
  return folders.some((name, index) => index >= first && EXCLUDED_FOLDER.test(name) && !isEnvironment(name, index));
}

/** Folders called `test` or `example` that stand beside an environment such as `prod`: they are environments as well. */
export function environmentFolders(paths: Iterable<string>): ReadonlySet<string> {
  const folders = [...foldersOf(paths)];
  const holders = new Set(folders.filter((folder) => STAGE.test(baseNameOf(folder))).map(folderOf));
  return new Set(
    folders.filter((folder) => MAY_BE_ENVIRONMENT.test(baseNameOf(folder)) && holders.has(folderOf(folder))),
  );
}
