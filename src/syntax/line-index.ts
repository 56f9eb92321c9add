import type { Place } from '../problems/place.ts';

/** Turns offsets in a text into places. A line ends with a line feed. */
export class LineIndex {
  readonly #starts: number[] = [0];

  /** @param file the file of the places */
  constructor(
    private readonly file: string,
    text: string,
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
    return { file: this.file, line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 };
  }
}
