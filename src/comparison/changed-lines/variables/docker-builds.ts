import { baseNameOf, folderOf, resolvePath } from '../../../repository/repository-paths.ts';

/** What stands in a command or in a step that hands a Dockerfile its arguments. */
export const BUILD_ARGUMENT = 'build-arg';
const BUILD = /\b(?:docker|podman|nerdctl|buildah)\s{1,9}(?:buildx\s{1,9})?(?:build|bud)\b/g;
/** A step names its folder so many lines above or below an argument. */
const LINES_BESIDE = 6;
/** No further than this, in front of it and behind. */
const MOST_CHARACTERS = 2_000;

export function isDockerfile(path: string): boolean {
  return /dockerfile|containerfile/i.test(baseNameOf(path));
}

/**
 * The Dockerfiles that a build may use: those that its command names by a path or a folder, or else the lines around it.
 *
 * @param at where the build is handed an argument
 * @param path of the file with the text
 * @returns none if nothing is named
 */
export function dockerfilesAt(text: string, at: number, path: string, dockerfiles: readonly string[]): string[] {
  const start = Math.max(0, at - MOST_CHARACTERS);
  const around = text.slice(start, at + MOST_CHARACTERS).replace(/\\\r?\n/g, (end) => ' '.repeat(end.length));
  const lines = around.split('\n');
  const own = around.slice(0, at - start).split('\n').length - 1;
  const near = lines.slice(Math.max(0, own - LINES_BESIDE), own + LINES_BESIDE + 1);
  const [ofCommand, ofStep] = [[lines[own] ?? ''], near].map((each) => namedIn(each.join('\n'), path, dockerfiles));
  return ofCommand?.length === 0 ? (ofStep ?? []) : (ofCommand ?? []);
}

function namedIn(text: string, path: string, dockerfiles: readonly string[]): string[] {
  const words = text.replace(BUILD, ' ').split(/[\s"'`=,;&|()]+/);
  const ends = new Set(
    words
      .filter((word) => word !== '')
      .flatMap((word) => ['', folderOf(path)].flatMap((folder) => resolvePath(folder, word) ?? [])),
  );
  const named = dockerfiles.filter((file) => ends.has(file));
  return named.length > 0 ? named : dockerfiles.filter((file) => ends.has(folderOf(file)));
}
