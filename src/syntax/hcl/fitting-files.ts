import { literalPattern } from '../../repository/glob.ts';
import { baseNameOf, FOR_ALL, inFolder, resolvePath } from '../../repository/repository-paths.ts';
import type { Files } from '../source-files.ts';
import type { Assumptions } from './assumptions.ts';
import type { Scope } from './modules.ts';

/** Stands for an unknown part of a path. */
export const OPEN = '\0';

/** Collects the files that paths with unknown parts may mean. */
export class FittingFiles {
  /** Files that match such a path together with others, so that any of them may be the one that is read. */
  readonly some = new Set<string>();

  constructor(
    private readonly files: Files,
    private readonly assumptions: Assumptions,
    private readonly spend: (steps: number) => void,
  ) {}

  /**
   * Adds the files that match a path with unknown parts, because any of them may decide, and counts them.
   *
   * @param expression what all unknown parts are, as written; null if they differ
   */
  addMatches(path: string, folder: string, expression: string | null): number {
    const whole = pathFrom(folder, path) ?? '';
    if (!whole.includes(OPEN) || !/[\w-]/.test(baseNameOf(whole))) return 0;
    const pattern = patternOf(whole, expression !== null);
    this.spend(this.files.paths.length / 50);
    const fitting = this.files.paths.filter((each) => pattern.test(each) && this.files.has(each));
    if (fitting.length > 1) for (const each of fitting) this.some.add(each);
    if (expression === null) return fitting.length;
    const texts = fitting.map((each) => pattern.exec(each)?.[1] ?? '').filter((text) => !FOR_ALL.test(text));
    this.assumptions.all(expression, texts);
    return fitting.length;
  }

  /** Adds the files of every `fileset`. */
  addSets(written: string, { module, root }: Scope): void {
    for (const [, base = '', pattern = ''] of written.matchAll(/\bfileset\(\s*([^,]*),\s*"([^"]*)"/g)) {
      const below = base.replace(/"|\$\{path\.\w+\}|path\.\w+/g, '');
      const path = `./${inFolder(below, pattern).replace(/[*{[][^/.]*/g, OPEN)}`;
      this.addMatches(path, base.includes('path.module') ? module.folder : root, null);
    }
  }
}

/** @param isOneText whether all unknown parts are the same text, which the first group matches */
function patternOf(path: string, isOneText: boolean): RegExp {
  const [first = '', ...others] = path.split(OPEN).map(literalPattern);
  // A part that stands there once may be several folders.
  const [part, further] = isOneText ? [others.length === 1 ? '(.+)' : '([^/]+)', '\\1'] : ['([^/]+)', '[^/]+'];
  return new RegExp(`^${first}${part}${others.join(further)}$`);
}

/** A path from the repository's root; null if it leads out of it, or starts at a home folder. */
export function pathFrom(folder: string, path: string): string | null {
  return path.startsWith('~') ? null : resolvePath(folder, path);
}
