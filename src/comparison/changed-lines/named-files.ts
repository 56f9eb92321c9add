import { isPattern, isReadable, matchesGlob } from '../../repository/glob.ts';
import { folderOf, foldersOf, resolvePath } from '../../repository/repository-paths.ts';

/** So many files count of all that one reference leads to. */
const MOST_FILES = 20;
/** So many paths are held against patterns in one comparison. Nobody's change needs more. */
const MOST_TRIES = 200_000;

/** Finds the files of a repository that a text names (docs/supported-files.md#any-other-file). */
export class NamedFiles {
  #folders: ReadonlySet<string> | null = null;
  #tries = 0;

  /** @param paths of both sides */
  constructor(private readonly paths: ReadonlySet<string>) {}

  /**
   * The files that a reference leads to, next to the file that has it or below the root: of this path, of this pattern, or in this folder.
   *
   * @param path of the file with the reference
   */
  at(reference: string, path: string): string[] {
    const name = reference.replace(/^(?:\*\/|\/)+|(?:\/\**)+$/g, '');
    if (!/\w\w/.test(name) || !isReadable(name)) return [];
    const ends = new Set([resolvePath(folderOf(path), name), resolvePath('', name)].filter((end) => end !== null));
    // Salt and Python leave out the ending.
    const ending = /\.\w+$/.exec(path)?.[0] ?? '';
    const found = [...ends].flatMap((end) => (isPattern(end) ? this.#matching(end) : this.#under(end, ending)));
    return [...new Set(found)].slice(0, MOST_FILES);
  }

  #under(end: string, ending: string): string[] {
    this.#folders ??= foldersOf(this.paths);
    const files = [end, `${end}${ending}`].filter((each) => this.paths.has(each));
    return this.#folders.has(end) ? [...files, ...this.#startingWith(`${end}/`)] : files;
  }

  #matching(pattern: string): string[] {
    const literal = pattern.slice(0, pattern.search(/[*?]/));
    const possible = this.#startingWith(literal);
    this.#tries += possible.length;
    if (this.#tries > MOST_TRIES) return [];
    return possible.filter((each) => matchesGlob(pattern, each) || matchesGlob(`${pattern}/**`, each));
  }

  #startingWith(text: string): string[] {
    return [...this.paths].filter((each) => each.startsWith(text));
  }
}
