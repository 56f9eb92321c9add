import type { Detection } from '../deployment/detect.ts';
import { baseNameOf, folderOf } from '../repository/repository-paths.ts';
import { unformatted } from '../syntax/text-lines.ts';
import { nameTest } from './changed-lines/lines/about-service.ts';
import { isContent, type TextsOfFile, textsOnBothSides } from './changed-lines/lines/watched-files.ts';
import { blankVersions } from './changed-lines/literals/versions-in-text.ts';
import type { ReadSides } from './object-change.ts';

/**
 * The changed files that may deploy another version although the gate finds none (docs/how-detection-works.md#what-the-gate-cannot-see): no
 * reader reads them, they name the service, or a file or a folder of one that does, and they differ in more than comments
 * and versions. Versions are judged line by line.
 *
 * @param changed the paths that differ
 * @param naming files that name the service
 */
export async function unreadChanges(
  sides: ReadSides,
  changed: readonly string[],
  naming: ReadonlySet<string>,
): Promise<string[]> {
  const { before, after, settings, isWatched } = sides;
  const hasName = nameTest(settings);
  const read = new Set([before, after].flatMap(pathsRead));
  const names = namesOf([...naming, ...[before, after].flatMap(({ objects }) => objects.flatMap(filesOf))]);
  const isOurs = (text: string) => hasName(text) || (text.match(/\w[\w.-]*/g) ?? []).some((word) => names.has(word));
  const oldPaths = new Set(sides.renames.values());
  const bare = (text: string | null, path: string) => blankVersions(unformatted(text ?? '', path), settings.tagSuffix);
  const isOpen = ({ path, oldPath, before: was, after: is }: TextsOfFile) =>
    [was, is].some((text) => text !== null && !isContent(text) && (hasName(path) || isOurs(text))) &&
    bare(was, oldPath) !== bare(is, path);
  const found: string[] = [];
  // A renamed file is compared under its new name.
  const paths = changed.filter((path) => isWatched(path) && !read.has(path) && !oldPaths.has(path));
  for await (const each of textsOnBothSides(sides, paths)) if (isOpen(each)) found.push(each.path);
  return found;
}

/** The files of which a reader knows what they deploy, the service or not. */
function pathsRead({ objects, claimed, links }: Detection): string[] {
  return [...claimed, ...links.map(({ place }) => place.file), ...objects.flatMap(filesOf)];
}

/** What scripts and pipelines call files and their folders. */
function namesOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => [baseNameOf(path), baseNameOf(folderOf(path))]));
}

function filesOf({ carrier, place, inputs }: Detection['objects'][number]): string[] {
  return [carrier, place.file, ...inputs];
}
