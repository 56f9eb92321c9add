import { baseNameOf, FOR_ALL, inFolder, resolvePath } from '../../repository/repository-paths.ts';
import type { Files } from '../source-files.ts';
import type { Assumptions } from './assumptions.ts';
import type { Scope } from './modules.ts';

/** Stands for an unknown part of a path. */
export const OPEN = '\0';

/** The files that paths with unknown parts may mean. */
export class FittingFiles {
  /** Those of which any one may be the one that is read. */
  readonly some = new Set<string>();

  constructor(
    private readonly files: Files,
    private readonly assumptions: Assumptions,
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
    const texts = fitting.map((each) => pattern.exec(each)?.[1] ?? '');
    if (expression !== null)
      this.assumptions.all(
        expression,
        texts.filter((text) => !FOR_ALL.test(text)),
      );
    return fitting.length;
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
