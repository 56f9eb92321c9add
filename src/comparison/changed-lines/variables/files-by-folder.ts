import { groupBy } from '../../../deployment/group-by.ts';
import { folderOf, resolvePath } from '../../../repository/repository-paths.ts';

/** Files that a command may name by their folder, with what it contains then. */
const BY_FOLDER: readonly (readonly [path: RegExp, word: string])[] = [
  [/(?:^|[/.])(?:docker|container)file[^/]*$/i, 'build-arg'],
  [/\.tf$/, '-var'],
];
const BUILD = /\b(?:docker|podman|nerdctl|buildah)\s{1,9}(?:buildx\s{1,9})?(?:build|bud)\b/g;
/** A step names its folder so many lines above or below an argument. */
const LINES_BESIDE = 6;
/** No further than this, in front of it and behind. */
const MOST_CHARACTERS = 2_000;

/** Files of one kind. */
export type FilesByFolder = NonNullable<ReturnType<typeof filesLike>>;

/** The files of a kind that commands name by a folder; null if the given one is of none. */
export function filesLike(file: string, paths: readonly string[]) {
  const [isOfKind, word] = BY_FOLDER.find(([kind]) => kind.test(file)) ?? [];
  if (isOfKind === undefined || word === undefined) return null;
  const files = paths.filter((path) => isOfKind.test(path));
  // The word is what a command contains that may name one of them by its folder.
  return { word, files: new Set(files), byFolder: groupBy(files, folderOf) };
}

/**
 * The files that a command loads: those that it names by a path or a folder, or else the lines around it.
 *
 * @param at where the command hands something over
 */
export function filesAt(text: string, at: number, path: string, files: FilesByFolder): string[] {
  const start = Math.max(0, at - MOST_CHARACTERS);
  const around = text.slice(start, at + MOST_CHARACTERS).replace(/\\\r?\n/g, (end) => ' '.repeat(end.length));
  const lines = around.split('\n');
  const own = around.slice(0, at - start).split('\n').length - 1;
  const near = lines.slice(Math.max(0, own - LINES_BESIDE), own + LINES_BESIDE + 1);
  const [ofCommand, ofStep] = [[lines[own] ?? ''], near].map((each) => namedIn(each.join('\n'), path, files));
  return ofCommand?.length === 0 ? (ofStep ?? []) : (ofCommand ?? []);
}

function namedIn(text: string, path: string, { files, byFolder }: FilesByFolder): string[] {
  const words = text.replace(BUILD, ' ').split(/[\s"'`=,;&|()]+/);
  const ends = new Set(
    words
      .filter((word) => word !== '')
      .flatMap((word) => ['', folderOf(path)].flatMap((folder) => resolvePath(folder, word) ?? [])),
  );
  const named = [...ends].filter((end) => files.has(end));
  return named.length > 0 ? named : [...ends].flatMap((end) => byFolder.get(end) ?? []);
}
