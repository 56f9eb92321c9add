import type { Place } from '../../problems/place.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SourceRange } from '../source-text.ts';
import type { HclExpression } from './tree.ts';

/** The value of an expression, as far as the repository gives it. */
export type Value = { readonly place: Place } & (
  | { readonly kind: 'text'; readonly text: EvaluatedText }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'object'; readonly members: readonly { readonly key: string; readonly value: Value }[] }
  /** The result of `yamlencode` or `jsonencode`. */
  | { readonly kind: 'encoded'; readonly value: Value }
  | { readonly kind: 'null' }
);

export type TextValue = Extract<Value, { kind: 'text' }>;

/** A value that nothing in the repository supplies. */
export interface UnknownValue {
  readonly written: string;
  readonly problem: Problem;
}

/** A part of a text. An unknown part has a placeholder text. */
export interface EvaluatedPiece {
  readonly text: string;
  readonly placeAt: (offset: number) => Place;
  readonly unknown: UnknownValue | null;
}

/** A text that was assembled from several places. */
export class EvaluatedText {
  readonly whole: string;
  readonly #starts: number[] = [];

  constructor(readonly pieces: readonly EvaluatedPiece[]) {
    let length = 0;
    for (const { text } of pieces) {
      this.#starts.push(length);
      length += text.length;
    }
    this.whole = pieces.map(({ text }) => text).join('');
  }

  placeAt(offset: number): Place {
    const index = Math.max(
      0,
      this.#starts.findLastIndex((start) => start <= offset),
    );
    return (this.pieces[index] as EvaluatedPiece).placeAt(Math.max(0, offset - (this.#starts[index] ?? 0)));
  }

  /** The first unknown part of a range; null if all of it is known. */
  unknownIn(start = 0, end = this.whole.length): UnknownValue | null {
    const isWithin = (from: number, length: number) => from < end && from + length > start;
    const found = this.pieces.find(
      ({ unknown, text }, index) => unknown !== null && isWithin(this.#starts[index] ?? 0, text.length),
    );
    return found?.unknown ?? null;
  }
}

/** The most parts and characters of one text, since a text may be made of itself over and over. */
const [MOST_PIECES, MOST_CHARACTERS] = [2_000, 1_000_000];

/** A text that is made of parts; null if it would be too large. */
export function textOf(pieces: readonly EvaluatedPiece[], place: Place): TextValue | null {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (pieces.length > MOST_PIECES || length > MOST_CHARACTERS) return null;
  return pieces.length === 0 ? textAt('', place) : { kind: 'text', text: new EvaluatedText(pieces), place };
}

/** The text of a fully known value; null for any other value. */
export function knownText(value: Value | null): string | null {
  return value?.kind === 'text' && value.text.unknownIn() === null ? value.text.whole : null;
}

/** A member of an object, or an item of a list; null if there is none. */
export function memberOf(value: Value, name: string): Value | null {
  if (value.kind === 'object') return value.members.findLast(({ key }) => key === name)?.value ?? null;
  return value.kind === 'list' && /^\d{1,6}$/.test(name) ? (value.items[Number(name)] ?? null) : null;
}

/** The members of an object, or the items of a list by their index; null for any other value. */
export function membersOf(value: Value): readonly { readonly key: string; readonly value: Value }[] | null {
  if (value.kind === 'object') return value.members;
  return value.kind === 'list' ? value.items.map((item, index) => ({ key: `${index}`, value: item })) : null;
}

/** A literal text; null for any other expression. */
export function literalText(expression: HclExpression | undefined): string | null {
  if (expression?.kind === 'literal') return expression.value;
  if (expression?.kind !== 'template') return null;
  const texts = expression.parts.map((part) => (part.kind === 'literal' ? part.value : null));
  return texts.includes(null) ? null : texts.join('');
}

/** The source of an expression, on one line, without the lines that are comments. */
export function writtenText({ source, start, end }: SourceRange): string {
  const text = source.text.slice(start, end).replace(/^[ \t]*(?:#|\/\/).*$/gm, '');
  return text.replace(/\s+/g, ' ').trim();
}

/** The place where an expression or a block starts. */
export function placeOf({ source, start }: Pick<SourceRange, 'source' | 'start'>): Place {
  return source.placeAt(start);
}

/** A text with one place. */
export function textAt(text: string, place: Place, unknown: UnknownValue | null = null): TextValue {
  return { kind: 'text', text: new EvaluatedText([{ text, placeAt: () => place, unknown }]), place };
}

/** A text as written from an offset on. */
export function writtenAt({ source, start }: Pick<SourceRange, 'source' | 'start'>, text: string): TextValue {
  const placeAt = (offset: number) => source.placeAt(start + offset);
  return { kind: 'text', text: new EvaluatedText([{ text, placeAt, unknown: null }]), place: placeAt(0) };
}
