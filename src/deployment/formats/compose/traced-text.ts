import type { Place } from '../../place.ts';

/** A part of a text that was put together from several places. */
export interface Piece {
  readonly text: string;
  readonly place: Place;
  /**
   * `text`: written where the text begins; `value`: that of a variable; `unset`: a variable that has none, its text is
   * empty; `misread`: a value that YAML reads as something else than what stands there.
   */
  readonly origin: 'text' | 'value' | 'unset' | 'misread';
  /** The variable that gave the text or should have given it. */
  readonly variable: string | null;
  /** The text stands at its place character by character, so that each part of it has a place of its own. */
  readonly isExact: boolean;
}

/** A text of which every character knows where it comes from. */
export type TracedText = readonly Piece[];

/** A text that stands in a file as it is. */
export function written(text: string, place: Place, isExact = false): TracedText {
  return [{ text, place, origin: 'text', variable: null, isExact }];
}

/** The text without its places. */
export function plainText(traced: TracedText): string {
  return traced.map(({ text }) => text).join('');
}

/** A text as the value of a variable, wherever that is used. */
export function asValue(traced: TracedText, variable: string): TracedText {
  return traced.map((piece) => (piece.origin === 'text' ? { ...piece, origin: 'value', variable } : piece));
}

/** The part of a text between two offsets, with the empty pieces that stand there. */
export function sliceText(traced: TracedText, start: number, end: number): TracedText {
  const parts: Piece[] = [];
  let offset = 0;
  for (const piece of traced) {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, piece.text.length);
    offset += piece.text.length;
    const isEmptyThere = piece.text === '' && from === 0 && to === 0;
    if (from >= to && !isEmptyThere) continue;
    const { column } = piece.place;
    const isMoved = piece.isExact && from > 0 && column !== null;
    const place = isMoved ? { ...piece.place, column: column + from } : piece.place;
    parts.push({ ...piece, text: piece.text.slice(from, to), place });
  }
  return parts;
}

/** As {@link sliceText} for many parts, none of which begins where another one ends: pairs of start and end, ascending. */
export function sliceTexts(traced: TracedText, ranges: readonly (readonly [number, number])[]): TracedText[] {
  let first = 0;
  let offset = 0;
  const lengthOf = (index: number) => traced[index]?.text.length ?? 0;
  return ranges.map(([start, end]) => {
    for (; first < traced.length && offset + lengthOf(first) < start; first += 1) offset += lengthOf(first);
    let behind = first;
    for (let reached = offset; behind < traced.length && reached <= end; behind += 1) reached += lengthOf(behind);
    return sliceText(traced.slice(first, behind), start - offset, end - offset);
  });
}

/** The piece that decides what a text says: the first that comes from a variable, else the first. */
export function decidingPiece(traced: TracedText): Piece | null {
  return traced.find(({ origin }) => origin === 'value') ?? traced[0] ?? null;
}
