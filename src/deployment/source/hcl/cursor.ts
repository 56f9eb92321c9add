import { ProblemError, problemAt } from '../../problem.ts';
import type { HclNode, HclSource } from './tree.ts';

/** Blocks, brackets and templates within each other; the parser and its users go down into them by recursion. */
const MOST_LEVELS = 150;

const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;

/** Goes through a text of HCL, one sign or name after the other. */
export class Cursor {
  protected readonly text: string;
  protected at = 0;
  /** Whether a line's end is a blank here: within brackets and parentheses. */
  protected isOverLines = false;
  #level = 0;

  constructor(protected readonly source: HclSource) {
    this.text = source.text;
  }

  /** Goes one level down, with lines' ends being blanks or not. */
  protected within<T>(isOverLines: boolean, read: () => T): T {
    const before = this.isOverLines;
    this.isOverLines = isOverLines;
    this.#level += 1;
    this.limit(this.#level);
    const result = read();
    this.#level -= 1;
    this.isOverLines = before;
    return result;
  }

  protected limit(levels: number): void {
    if (levels > MOST_LEVELS) throw this.refuse(`more than ${MOST_LEVELS} levels`);
  }

  /** Goes over blanks and comments. */
  protected skip(overLines = this.isOverLines): void {
    for (;;) {
      const next = this.text.charAt(this.at);
      if (next === ' ' || next === '\t' || (overLines && (next === '\n' || next === '\r'))) this.at += 1;
      else if (next === '#' || this.isNext('//')) this.at = this.lineEnd();
      else if (this.isNext('/*')) {
        const end = this.text.indexOf('*/', this.at + 2);
        if (end === -1) throw this.refuse('a comment that does not end');
        this.at = end + 2;
      } else return;
    }
  }

  protected lineEnd(): number {
    const end = this.text.indexOf('\n', this.at);
    return end === -1 ? this.text.length : end;
  }

  protected isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  protected isAtLineEnd(): boolean {
    return /[\r\n]/.test(this.text.charAt(this.at));
  }

  protected name(): string | null {
    return this.match(NAME)?.[0] ?? null;
  }

  /** @param pattern that is sticky */
  protected match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  protected isNext(text: string): boolean {
    return text !== '' && this.text.startsWith(text, this.at);
  }

  protected take(text: string): boolean {
    if (!this.isNext(text)) return false;
    this.at += text.length;
    return true;
  }

  protected expect(sign: string): void {
    this.skip();
    if (!this.take(sign)) throw this.unexpected(`\`${sign}\``);
  }

  protected from(start: number, end = this.at): HclNode {
    return { source: this.source, start, end };
  }

  protected unexpected(expected: string): ProblemError {
    return this.refuse(this.isAtEnd() ? `it ends where ${expected} is expected` : `${expected} is expected`);
  }

  protected refuse(why: string, offset = this.at): ProblemError {
    return new ProblemError(problemAt('unparseable', this.source.placeAt(offset), why));
  }
}
