import { SAYS_ENVIRONMENT } from '../../../deployment/environment-names.ts';
import { namesService, type ServiceNames } from '../../../deployment/service-names.ts';
import { literalPattern } from '../../../repository/glob.ts';
import { folderOf } from '../../../repository/repository-paths.ts';
import { filesOfObjects, type ReadSides } from '../../object-change.ts';
import { nameTest } from '../lines/about-service.ts';
import { readTextFile, watchedPaths } from '../lines/watched-files.ts';
import { plainName } from '../variables/variable-syntax.ts';
import { namesOf } from './literal-names.ts';
import { changedLines, type VersionLiteral } from './version-literals.ts';

/** For so many changed files twins are looked for, among so many files of the service, which have so many words in their paths. */
const [MOST_FILES, MOST_PATHS, MOST_WORDS] = [200, 2_000, 20];

/** What holds for several applications, and what files are called everywhere, is not the name of one. */
const OF_ALL =
  /^(?:\w|all|apps?|base|common|config|defaults?|deploy|env|global|hcl|images?|json|local|main|overrides?|roles|root|sh|shared|tasks|tf|tfvars|values|vars|versions?|ya?ml)$/i;

/**
 * For changed files of other applications, what the same file of the service sets itself
 * (docs/how-detection-works.md#what-the-gate-does-not-evaluate): beside `roles/bi/defaults/main.yml`,
 * `roles/portal/defaults/main.yml` is another's if `roles/portal/tasks/main.yml` deploys something else than that of `bi`.
 *
 * @param handed values files for the service's chart: of two in one folder, neither is another application's
 * @returns by path the names, as {@link plainName} has them
 */
export async function namesOfTwins(
  sides: ReadSides,
  changed: readonly string[],
  about: ReadonlySet<string>,
  handed: ReadonlySet<string>,
): Promise<Map<string, ReadonlySet<string>>> {
  const { head, before, after, settings } = sides;
  const found = new Map<string, ReadonlySet<string>>();
  const own = new Set([...filesOfObjects(sides), ...about]);
  const carriers = [...before.objects, ...after.objects].map(({ carrier }) => carrier);
  const deploying = [...carriers, ...about].slice(0, MOST_PATHS).flatMap(shapesOf);
  if (deploying.length === 0) return found;
  const shapes = await shapesWith(new Set(deploying.map(({ word }) => word)), sides);
  const hasName = nameTest(settings);
  const isOfOther = async (path: string) => {
    const text = await readTextFile(head, path);
    return text !== null && !hasName(text);
  };
  const findTwin = async (path: string) => {
    for (const { word, rest } of shapesOf(path)) {
      const twin = shapes.get(rest);
      if (twin === undefined || twin.word === word) continue;
      if (handed.has(path) && folderOf(twin.path) === folderOf(path)) continue;
      const alike = deploying.filter((each) => each.word === twin.word).map((each) => each.rest.replaceAll('*', word));
      for (const each of alike) if (await isOfOther(each)) return twin.path;
    }
    return null;
  };
  for (const path of changed.filter((each) => !own.has(each)).slice(0, MOST_FILES)) {
    const twin = (await isOfOther(path)) ? await findTwin(path) : null;
    if (twin === null) continue;
    const literals = changedLines('', (await readTextFile(head, twin)) ?? '', settings.tagSuffix, twin).after;
    found.set(path, new Set(literals.flatMap(namesOf).map(plainName)));
  }
  return found;
}

/** The files of the head that have one of the words in their paths, by the path without it. */
async function shapesWith(words: ReadonlySet<string>, { head, isWatched }: ReadSides) {
  const mayHaveOne = new RegExp([...words].slice(0, MOST_WORDS).map(literalPattern).join('|'));
  const watched = watchedPaths(await head.entries(), { isWatched }).filter((path) => mayHaveOne.test(path));
  const shapes = watched.slice(0, MOST_PATHS).flatMap(shapesOf);
  return new Map(shapes.filter(({ word }) => words.has(word)).map((shape) => [shape.rest, shape]));
}

/** A path with `*` in the place of each word that may be the name of an application. */
function shapesOf(path: string) {
  const parts = path.split(/([/._-])/);
  const words = new Set(
    parts.filter((part) => /\w/.test(part) && !OF_ALL.test(part) && !SAYS_ENVIRONMENT.test(`/${part}/`)),
  );
  return [...words]
    .slice(0, MOST_WORDS)
    .map((word) => ({ path, word, rest: parts.map((part) => (part === word ? '*' : part)).join('') }));
}

/** Whether a literal is another application's, because the service's own file of the same kind sets the same name. @param own the names that this one sets */
export function isOfTwin(literal: VersionLiteral, own: ReadonlySet<string> | undefined, names: ServiceNames): boolean {
  const { command, context } = literal.around;
  return (
    own !== undefined &&
    namesOf(literal).some((name) => own.has(plainName(name))) &&
    ![literal.text, command, ...context].some((line) => namesService(line, names))
  );
}
