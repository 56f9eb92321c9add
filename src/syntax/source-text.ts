import type { Place } from '../problems/place.ts';

/** A text that knows the place of each offset in it. A line ends with a line feed. */
export class SourceText {
  readonly #starts: number[] = [0];

  /** @param path the file of the places */
  constructor(
    readonly path: string,
    readonly text: string,
  ) {
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) this.#starts.push(end + 1);
  }

  /** The place of an offset, found by binary search. */
  placeAt(offset: number): Place & { readonly line: number; readonly column: number } {
    let line = 0;
    for (let end = this.#starts.length; end - line > 1; ) {
      const middle = (line + end) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) line = middle;
      else end = middle;
    }
    return { file: this.path, line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 };
  }
}

/** A part of a text; `end` is the offset after its last character. */
export interface SourceRange {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
}
