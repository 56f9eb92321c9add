import { SAYS_ENVIRONMENT } from '../../deployment/environment-names.ts';
import { product } from '../../product/product.ts';
import { folderOf } from '../../repository/repository-paths.ts';
import type { ReadSides } from '../object-change.ts';
import { nameTest } from './about-service.ts';
import { namesOf } from './literal-names.ts';
import { plainName } from './variable-syntax.ts';
import { changedLines } from './version-literals.ts';
import { readTextFile, watchedPaths } from './watched-files.ts';

/** For so many changed files twins are looked for, among so many files of the service. */
const [MOST_FILES, MOST_PATHS] = [200, 2_000];

const WORD = new RegExp(product.word, 'gi');
/** What holds for several applications is not the name of one. */
const OF_ALL =
  /^(?:all|apps?|base|common|defaults?|global|images?|local|main|overrides?|root|shared|values|versions?)$/i;

/**
 * For changed files of other applications, what the same file of the service sets itself (docs/how-detection-works.md#what-the-gate-does-not-evaluate):
 * `roles/portal/defaults/main.yml` is another application's beside `roles/lightdash/defaults/main.yml`, if `roles/portal/tasks/main.yml`
 * deploys something else than `roles/lightdash/tasks/main.yml`.
 *
 * @param changed the paths that differ
 * @param about the files about the service that no reader reads
 * @param handed the values files that a command takes for the service's chart: of two in one folder, neither is another application's
 * @returns for each such path the names, as {@link plainName} has them
 */
export async function namesOfTwins(
  { head, before, after, settings, isWatched }: ReadSides,
  changed: readonly string[],
  about: ReadonlySet<string>,
  handed: ReadonlySet<string>,
): Promise<Map<string, ReadonlySet<string>>> {
  const found = new Map<string, ReadonlySet<string>>();
  const objects = [...before.objects, ...after.objects];
  const own = new Set(objects.flatMap(({ carrier, inputs }) => [carrier, ...inputs]));
  const isNamed = (path: string) => path.toLowerCase().includes(product.word);
  const takers = [...own, ...about].filter(isNamed).slice(0, MOST_PATHS);
  if (takers.length === 0) return found;
  const hasName = nameTest(settings);
  const ofService = watchedPaths(await head.entries(), { isWatched })
    .filter(isNamed)
    .slice(0, MOST_PATHS);
  const takesElse = async (name: string) => {
    for (const path of takers) {
      const text = await readTextFile(head, path.replace(WORD, name));
      if (text !== null && !hasName(text)) return true;
    }
    return false;
  };
  for (const path of changed.filter((each) => !own.has(each) && !isNamed(each)).slice(0, MOST_FILES)) {
    const twin = ofService.find((each) => nameInPlace(path, each) !== null);
    if (twin === undefined || (handed.has(path) && folderOf(twin) === folderOf(path))) continue;
    if (!(await takesElse(nameInPlace(path, twin) ?? ''))) continue;
    const literals = changedLines('', (await readTextFile(head, twin)) ?? '', settings.tagSuffix, twin).after;
    found.set(path, new Set(literals.flatMap(namesOf).map(plainName)));
  }
  return found;
}

/** The name of another application that a path has in the place of the service's, where it has nothing else; null if it has none. */
function nameInPlace(path: string, ofService: string): string | null {
  const parts = ofService.toLowerCase().split(product.word);
  const longer = (path.length - ofService.length) / (parts.length - 1);
  const start = parts[0]?.length ?? 0;
  const name = path.slice(start, start + product.word.length + longer).toLowerCase();
  if (name === '' || name.includes('/') || OF_ALL.test(name) || SAYS_ENVIRONMENT.test(`/${name}/`)) return null;
  return parts.join(name) === path.toLowerCase() ? name : null;
}
