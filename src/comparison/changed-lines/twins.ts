import { SAYS_ENVIRONMENT } from '../../deployment/environment-names.ts';
import { product } from '../../product/product.ts';
import { folderOf } from '../../repository/repository-paths.ts';
import type { ReadSides } from '../object-change.ts';
import { namesOf } from './literal-names.ts';
import { plainName } from './variable-syntax.ts';
import { changedLines } from './version-literals.ts';
import { readTextFile, watchedPaths } from './watched-files.ts';

/** For so many changed files twins are looked for, among so many files of the service. */
const [MOST_FILES, MOST_PATHS] = [200, 2_000];

const WORD = new RegExp(product.word, 'i');
/** What holds for several applications is not the name of one. */
const OF_ALL =
  /^(?:all|apps?|base|common|defaults?|global|images?|local|main|overrides?|root|shared|values|versions?)$/i;

/**
 * For changed files of other applications, what the same file of the service sets itself (docs/how-detection-works.md#what-the-gate-does-not-evaluate):
 * `roles/portal/defaults/main.yml` is another application's `tag` beside `roles/lightdash/defaults/main.yml` with a `tag`.
 *
 * @param changed the paths that differ
 * @param handed the values files that a command takes for the service's chart: of two in one folder, neither is another application's
 * @returns for each such path the names, as {@link plainName} has them
 */
export async function namesOfTwins(
  { head, before, after, settings, isWatched }: ReadSides,
  changed: readonly string[],
  handed: ReadonlySet<string>,
): Promise<Map<string, ReadonlySet<string>>> {
  const found = new Map<string, ReadonlySet<string>>();
  const own = new Set([...before.objects, ...after.objects].flatMap(({ carrier, inputs }) => [carrier, ...inputs]));
  const named = watchedPaths(await head.entries(), { isWatched }).filter((path) => WORD.test(path));
  for (const path of changed.filter((each) => !own.has(each) && !WORD.test(each)).slice(0, MOST_FILES)) {
    const twin = named.slice(0, MOST_PATHS).find((each) => isTwin(path, each));
    if (twin === undefined || (handed.has(path) && folderOf(twin) === folderOf(path))) continue;
    const text = (await readTextFile(head, twin)) ?? '';
    const literals = changedLines('', text, settings.tagSuffix, twin).after;
    found.set(path, new Set(literals.flatMap(namesOf).map(plainName)));
  }
  return found;
}

/** Whether a path is that of the service with the name of another application in its place. */
function isTwin(path: string, ofService: string): boolean {
  const parts = ofService.toLowerCase().split(product.word);
  const longer = (path.length - ofService.length) / (parts.length - 1);
  const start = parts[0]?.length ?? 0;
  const name = path.slice(start, start + product.word.length + longer).toLowerCase();
  if (name === '' || name.includes('/') || OF_ALL.test(name) || SAYS_ENVIRONMENT.test(`/${name}/`)) return false;
  return parts.join(name) === path.toLowerCase();
}
