import { type ProblemError, unparseable } from '../../problems/problem.ts';
import type { SourceRange, SourceText } from '../source-text.ts';

/** The deepest nesting of blocks, brackets and templates. The parser and its users are recursive. */
const MOST_LEVELS = 150;

const COMMENT = String.raw`(?:#|//)[^\n]*|/\*[\s\S]*?\*/`;
const BLANKS = new RegExp(String.raw`[ \t\r\n]+|${COMMENT}`, 'y');
const BLANKS_OF_LINE = new RegExp(String.raw`[ \t]+|${COMMENT}`, 'y');

/** Moves through an HCL text, one token after the other. */
export class Cursor {
  protected readonly text: string;
  protected at = 0;
  /** Whether a line break is a blank here, as inside brackets and parentheses. */
  protected isOverLines = false;
  #level = 0;

  constructor(protected readonly source: SourceText) {
    this.text = source.text;
  }

  /** Reads one level deeper, with line breaks as blanks or not. */
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

  protected skip(overLines = this.isOverLines): void {
    while (this.match(overLines ? BLANKS : BLANKS_OF_LINE) !== null) {}
    if (this.isNext('/*')) throw this.refuse('a comment that does not end');
  }

  protected isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  protected isAtLineEnd(): boolean {
    return /[\r\n]/.test(this.text.charAt(this.at));
  }

  /** @param pattern a sticky pattern */
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
    const isNext = this.isNext(text);
    if (isNext) this.at += text.length;
    return isNext;
  }

  protected from(start: number, end = this.at): SourceRange {
    return { source: this.source, start, end };
  }

  protected unexpected(expected: string): ProblemError {
    return this.refuse(this.isAtEnd() ? `it ends where ${expected} is expected` : `${expected} is expected`);
  }

  protected refuse(why: string, offset = this.at): ProblemError {
    return unparseable(this.source.placeAt(offset), why);
  }
}
