import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';

/** A part of a text, with the place where it stands. */
export interface Piece {
  readonly text: string;
  readonly place: Place;
  /** Whether it stands there character by character. */
  readonly isExact: boolean;
  /** What would be filled in here; then the text only stands for it. */
  readonly unknown: Unknown | null;
}

/** What an expression gives that nothing in the repository says. */
export interface Unknown {
  readonly kind: 'unknown';
  /** As it is written. */
  readonly source: string;
  readonly place: Place;
  /** Why, where it is not that the repository does not have it. */
  readonly problem: Problem | null;
}

export interface TextValue {
  readonly kind: 'text';
  readonly pieces: readonly Piece[];
  readonly type: 'string' | 'number' | 'boolean';
  readonly place: Place;
  /** What was encoded as this text, by `yamlencode` or `jsonencode`. */
  readonly encoded: Value | null;
  /** The file that it is all of, by `file`. */
  readonly file: string | null;
}

export interface MapValue {
  readonly kind: 'map';
  readonly members: ReadonlyMap<string, { readonly key: Place; readonly value: Value }>;
  readonly place: Place;
}

export interface ListValue {
  readonly kind: 'list';
  readonly items: readonly Value[];
  readonly place: Place;
}

/** What an expression gives, each part with the place where it is written. */
export type Value = TextValue | MapValue | ListValue | Unknown | { readonly kind: 'null'; readonly place: Place };

/** No text that is written by hand is as long once it is put together. */
const LONGEST_TEXT = 2_000_000;
const MOST_PIECES = 100_000;

/** Values within values; deeper than any file has them. */
export const MOST_VALUE_LEVELS = 200;
/** Values within one value, as often as they stand there. */
export const MOST_VALUES = 100_000;

/** A text out of its pieces; unknown where it would be too long. */
export function textOf(
  pieces: readonly Piece[],
  place: Place,
  { type = 'string', encoded = null, file = null }: Partial<Pick<TextValue, 'type' | 'encoded' | 'file'>> = {},
): Value {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (length > LONGEST_TEXT || pieces.length > MOST_PIECES) return unknownOf('a text that is too long', place);
  return { kind: 'text', pieces, type, place, encoded, file };
}

/** A text that stands at a place, all of it. */
export function plainText(text: string, place: Place, isExact = false, type: TextValue['type'] = 'string'): TextValue {
  const pieces = [{ text, place, isExact, unknown: null }];
  return { kind: 'text', pieces, type, place, encoded: null, file: null };
}

export function unknownOf(source: string, place: Place, problem: Problem | null = null): Unknown {
  return { kind: 'unknown', source, place, problem };
}

/** What stands in a text for what is filled in: something that readers of values take for a template. */
export function pieceOf(unknown: Unknown): Piece {
  const name = unknown.source.replace(/[^\w.]+/g, '_').slice(0, 100);
  return { text: `$${/^[A-Za-z_]/.test(name) ? name : `_${name}`}`, place: unknown.place, isExact: false, unknown };
}

/** The problem of a value that is not known. */
export function problemOf({ source, place, problem }: Unknown): Problem {
  return problem ?? problemAt('unresolved-variable', place, quoteText(source));
}

/** The characters of a text. */
export function charactersOf({ pieces }: TextValue): string {
  return pieces.map(({ text }) => text).join('');
}

/** A text all of which is known; null for anything else. */
export function knownText(value: Value): string | null {
  if (value.kind !== 'text' || value.pieces.some(({ unknown }) => unknown !== null)) return null;
  return charactersOf(value);
}

/** A list as a set: each text once, and in the order of texts. */
export function asSet(value: Value): Value {
  if (value.kind !== 'list') return value;
  const texts = new Map<string, Value>();
  const others: Value[] = [];
  for (const item of value.items) {
    const text = item.kind === 'text' ? knownText(item) : null;
    if (item.kind !== 'text' || text === null) others.push(item);
    else texts.set(charactersOf(item), texts.get(text) ?? item);
  }
  const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
  // What is not known may stand anywhere.
  return { ...value, items: [...others, ...sorted] };
}

/** The first part of a value that is not known, between two offsets of a text. */
export function unknownIn(value: Value, start = 0, end = Number.POSITIVE_INFINITY): Unknown | null {
  if (value.kind === 'unknown') return value;
  if (value.kind !== 'text') return null;
  let offset = 0;
  for (const { text, unknown } of value.pieces) {
    if (unknown !== null && offset < end && offset + text.length > start) return unknown;
    offset += text.length;
  }
  return null;
}

/** Finds where the characters of a text stand. */
export class TextPlaces {
  readonly #starts: number[] = [];
  readonly #lines: number[] = [0];

  constructor(private readonly value: TextValue) {
    let offset = 0;
    for (const { text } of value.pieces) {
      this.#starts.push(offset);
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
        this.#lines.push(offset + end + 1);
      }
      offset += text.length;
    }
  }

  placeAt(offset: number): Place {
    const index = this.#indexAt(offset);
    const piece = this.value.pieces[index];
    if (piece === undefined) return this.value.place;
    const start = this.#starts[index] ?? 0;
    const { place } = piece;
    if (!piece.isExact || offset <= start || place.line === null || place.column === null) return place;
    const line = lastUpTo(this.#lines, offset);
    const ends = line - lastUpTo(this.#lines, start);
    if (ends === 0) return { ...place, column: place.column + offset - start };
    return { ...place, line: place.line + ends, column: offset - (this.#lines[line] ?? 0) + 1 };
  }

  /**
   * Where what begins in a line of the text stands; what is filled in within quotes stands where it comes from.
   *
   * @param line of the text, the first being 1
   */
  placeOf(line: number, column: number): Place {
    const offset = (this.#lines[line - 1] ?? 0) + column - 1;
    const piece = this.#indexAt(offset);
    const isLast = (this.#starts[piece + 1] ?? -1) === offset + 1;
    const quote = isLast ? this.value.pieces[piece]?.text.at(-1) : undefined;
    return this.placeAt(quote === '"' || quote === "'" ? offset + 1 : offset);
  }

  #indexAt(offset: number): number {
    return lastUpTo(this.#starts, offset);
  }
}

/** The index of the last of some offsets, in their order, that is not behind another. */
function lastUpTo(starts: readonly number[], offset: number): number {
  let low = 0;
  for (let high = starts.length; high - low > 1; ) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** The part of a text between two offsets. */
export function sliceOf({ pieces, place }: TextValue, start: number, end: number): Value {
  const parts: Piece[] = [];
  let offset = 0;
  for (const piece of pieces) {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, piece.text.length);
    offset += piece.text.length;
    if (from < to) parts.push({ ...piece, text: piece.text.slice(from, to), place: placeWithin(piece, from) });
  }
  return textOf(parts, parts[0]?.place ?? place);
}

function placeWithin({ text, place, isExact }: Piece, offset: number): Place {
  if (!isExact || offset <= 0 || place.line === null || place.column === null) return place;
  const before = text.slice(0, offset);
  const lastEnd = before.lastIndexOf('\n');
  if (lastEnd === -1) return { ...place, column: place.column + offset };
  return { ...place, line: place.line + before.split('\n').length - 1, column: offset - lastEnd };
}
