import { folderOf, resolvePath } from '../../../repository/repository-paths.ts';
import type { Tree } from '../../../repository/tree.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { ANY_VARIABLE, plainName } from './variable-syntax.ts';

/** What sets a variable for one command alone: in front of it, or as its option. */
const SETS_FOR_COMMAND = /(?:^|[\s"'(-])\w{1,99}=["']?\S/;
/** What makes a variable stay, and what begins another command. */
const GOES_ON = /[;&|]|>>|\b(?:export|set|eval)\b/;
/** So many commands of a file count, each with so many files. */
const [MOST_COMMANDS, MOST_FILES] = [200, 20];

/** What is known of the files that commands name. */
export interface NamedByCommands {
  readonly head: Tree;
  /** The files in each folder. */
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
  /** Whether a text of a file, or what it calls, is about the service. @param name of a variable that this may take */
  readonly isOurs: (file: string, text: string, name: string) => boolean;
}

/**
 * Tells whether a line hands a variable to one command, whose files take it for other software (docs/supported-files.md#any-other-file):
 * `TAG=2.5.0 ./shop/deploy.sh`, `make -C shop TAG=2.5.0`, `ansible-playbook shop.yml -e tag=2.5.0`.
 *
 * @param path of the file with the texts
 * @param texts of both sides
 */
export async function otherCommandTest(path: string, texts: readonly string[], known: NamedByCommands) {
  const commands = new Set(texts.flatMap(linesOf).map((line) => line.trim()));
  const called = new Map<string, (readonly [file: string, text: string])[]>();
  for (const line of [...commands].filter((each) => SETS_FOR_COMMAND.test(each) && !GOES_ON.test(each))) {
    if (called.size === MOST_COMMANDS) break;
    const files = filesNamedBy(line, path, known.byFolder);
    called.set(
      line,
      await Promise.all(files.map(async (file) => [file, (await readTextFile(known.head, file)) ?? ''])),
    );
  }
  return (name: string, { text }: { readonly text: string }): boolean => {
    // A folder for make says which of its files it reads.
    if (known.isOurs(path, text.replace(/\bmake\s{1,9}-C\s/, ' '), name)) return false;
    const files = called.get(text.trim()) ?? [];
    const takes = ([, own]: readonly [string, string]) =>
      [...own.matchAll(ANY_VARIABLE)].some(([, each = '']) => plainName(each) === name);
    return files.some(takes) && !files.some(([file, own]) => known.isOurs(file, own, name));
  };
}

/** The files that a command names by their paths or their folders, from the root or from its own folder. */
function filesNamedBy(command: string, path: string, byFolder: NamedByCommands['byFolder']): string[] {
  const words = command.split(/[\s"'`=,@():]+/).filter((word) => /\w/.test(word));
  const ends = words.flatMap((word) => ['', folderOf(path)].flatMap((folder) => resolvePath(folder, word) ?? []));
  const isThere = (end: string) => byFolder.get(folderOf(end))?.includes(end) === true;
  const found = ends.flatMap((end) => (isThere(end) ? end : end === '' ? [] : (byFolder.get(end) ?? [])));
  return [...new Set(found)].filter((file) => file !== path).slice(0, MOST_FILES);
}
