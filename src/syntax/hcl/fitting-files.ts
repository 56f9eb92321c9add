import { baseNameOf, inFolder, resolvePath } from '../../repository/repository-paths.ts';
import type { Files } from '../source-files.ts';
import type { Scope } from './modules.ts';

/** Stands for an unknown part of a path. */
export const OPEN = '\0';

/** More files that fit are no environments. */
const MOST_COMPLETIONS = 100;

/** What an unknown expression, as written, is taken to be. */
export interface Assumption {
  readonly expression: string;
  readonly text: string;
}

/** The files that paths with unknown parts may mean. */
export class FittingFiles {
  /** Those of which any one may be the one that is read. */
  readonly some = new Set<string>();
  /** What would complete each path that depends on one expression alone, by the expression as written. */
  readonly #completions = new Map<string, readonly string[]>();

  constructor(
    private readonly files: Files,
    private readonly spend: (steps: number) => void,
  ) {}

  /**
   * Records all files that a path with unknown parts may match, because any of them may decide.
   *
   * @param expression what all unknown parts are, as written; null if they differ
   * @returns the number of files
   */
  ask(path: string, folder: string, expression: string | null): number {
    const whole = pathFrom(folder, path) ?? '';
    if (!whole.includes(OPEN) || !/[\w-]/.test(baseNameOf(whole))) return 0;
    // A part that stands there once may be several folders.
    const isOnce = expression !== null && whole.indexOf(OPEN) === whole.lastIndexOf(OPEN);
    const [first, further] = [isOnce ? '(.+)' : '([^/]+)', expression === null ? '[^/]+' : '\\1'];
    const written = whole
      .replace(/[^\w/\0]/g, '\\$&')
      .replace(OPEN, first)
      .replaceAll(OPEN, further);
    const pattern = new RegExp(`^${written}$`);
    this.spend(this.files.paths.length / 50);
    const fitting = this.files.paths.filter((each) => pattern.test(each) && this.files.has(each));
    if (fitting.length > 1) for (const each of fitting) this.some.add(each);
    if (expression !== null)
      this.#complete(
        expression,
        fitting.map((each) => pattern.exec(each)?.[1] ?? ''),
      );
    return fitting.length;
  }

  #complete(expression: string, words: readonly string[]): void {
    const known = this.#completions.get(expression);
    this.#completions.set(expression, known === undefined ? words : known.filter((word) => words.includes(word)));
  }

  /** The texts with which all paths lead to a file, if all of them depend on the same expression. */
  completions(): readonly Assumption[] {
    const [only, ...others] = this.#completions;
    if (only === undefined || others.length > 0) return [];
    const [expression, words] = only;
    if (words.length > MOST_COMPLETIONS) return [];
    return words.map((text) => ({ expression, text }));
  }

  /** Records the files of every `fileset`. */
  askForSets(written: string, { module, root }: Scope): void {
    for (const [, base = '', pattern = ''] of written.matchAll(/\bfileset\(\s*([^,]*),\s*"([^"]*)"/g)) {
      const below = base.replace(/"|\$\{path\.\w+\}|path\.\w+/g, '');
      this.ask(
        `./${inFolder(below, pattern).replace(/[*{[][^/.]*/g, OPEN)}`,
        base.includes('path.module') ? module.folder : root,
        null,
      );
    }
  }
}

/** A path from the repository's root; null if it leads out of it, or starts at a home folder. */
export function pathFrom(folder: string, path: string): string | null {
  return path.startsWith('~') ? null : resolvePath(folder, path);
}
