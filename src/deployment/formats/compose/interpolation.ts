import { showPlace } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { Piece, TracedText } from './traced-text.ts';

/**
 * The value of a variable; null where it is not set.
 *
 * @throws ProblemError where it cannot be told
 */
export type Lookup = (variable: string) => TracedText | null;

/** A template with its variables filled in. */
export interface Interpolated {
  readonly text: TracedText;
  /** Variables without a value whose default was used instead. */
  readonly defaults: readonly string[];
}

/** No image is longer, and no text grows beyond it. */
export const MOST_CHARACTERS = 4_096;
const MOST_NESTED = 20;

const NAME = /[A-Za-z_]\w*/y;
const BRACED = /^([A-Za-z_]\w*)(?:(:?[-+?])([\s\S]*))?$/;

/**
 * Fills in the variables of a compose value (compose-go's template): `$$`, `$X`, `${X}` and `${X` with `:-`, `-`, `:?`,
 * `?`, `:+`, `+` and a text, which may hold variables itself, `}`. A variable that has no value where one is needed
 * becomes an `unset` piece.
 *
 * @throws ProblemError (`unparseable`) for any other use of `$`, and for what is too long or nested too deeply
 */
export function interpolate(template: Piece, lookup: Lookup): Interpolated {
  const expansion = new Expansion(template, lookup);
  expansion.run(0, template.text.length, 0);
  return { text: expansion.pieces, defaults: [...expansion.defaults] };
}

class Expansion {
  readonly pieces: Piece[] = [];
  readonly defaults = new Set<string>();
  readonly #text: string;
  #length = 0;

  constructor(
    private readonly template: Piece,
    private readonly lookup: Lookup,
  ) {
    this.#text = template.text;
    if (this.#text.length > 4 * MOST_CHARACTERS) throw this.#refuse('a text that is too long');
  }

  run(start: number, end: number, depth: number): void {
    if (depth > MOST_NESTED) throw this.#refuse('variables nested too deeply');
    let offset = start;
    while (offset < end) {
      const found = this.#text.indexOf('$', offset);
      const dollar = found === -1 ? end : Math.min(found, end);
      if (dollar > offset) this.#write(offset, dollar);
      if (dollar >= end) return;
      offset = this.#variable(dollar, end, depth);
    }
  }

  /** Reads what a dollar begins. Gives the offset behind it. */
  #variable(dollar: number, end: number, depth: number): number {
    const next = this.#text[dollar + 1];
    if (next === '$' && dollar + 1 < end) {
      this.#write(dollar + 1, dollar + 2);
      return dollar + 2;
    }
    if (next === '{') {
      const close = this.#closing(dollar, end);
      if (close === -1)
        throw this.#refuse(`no variable that compose knows: ${quoteText(this.#text.slice(dollar, end))}`);
      const match = BRACED.exec(this.#text.slice(dollar + 2, close));
      if (match === null)
        throw this.#refuse(`no variable that compose knows: ${quoteText(this.#text.slice(dollar, close + 1))}`);
      const [, name = '', operator = ''] = match;
      this.#use(name, operator, dollar + 2 + name.length + operator.length, close, depth);
      return close + 1;
    }
    NAME.lastIndex = dollar + 1;
    const name = NAME.exec(this.#text.slice(0, end))?.[0];
    if (name === undefined) throw this.#refuse('a `$` that begins no variable; compose wants `$$`');
    this.#use(name, '', end, end, depth);
    return dollar + 1 + name.length;
  }

  #use(name: string, operator: string, start: number, end: number, depth: number): void {
    const value = this.lookup(name);
    const isAbsent =
      value === null ||
      (operator.startsWith(':') && value.every(({ text, origin }) => text === '' && origin !== 'unset'));
    if (operator.endsWith('+')) {
      if (value === null) this.defaults.add(name);
      if (!isAbsent) this.run(start, end, depth + 1);
    } else if (!isAbsent && value !== null) {
      this.#add(value);
    } else if (operator.endsWith('-')) {
      if (value === null) this.defaults.add(name);
      this.run(start, end, depth + 1);
      // An empty default still is what stands here.
      if (start === end) this.#write(start, end);
    } else {
      this.#add([{ ...this.template, text: '', origin: 'unset', variable: name }]);
    }
  }

  #write(start: number, end: number): void {
    const { place, isExact } = this.template;
    const isMoved = isExact && place.column !== null;
    const there = isMoved ? { ...place, column: place.column + start } : place;
    this.#add([{ ...this.template, text: this.#text.slice(start, end), place: there }]);
  }

  #add(pieces: TracedText): void {
    for (const piece of pieces) {
      this.#length += piece.text.length;
      this.pieces.push(piece);
    }
    if (this.#length > MOST_CHARACTERS || this.pieces.length > MOST_CHARACTERS)
      throw this.#refuse(`longer than ${MOST_CHARACTERS.toLocaleString('en')} characters with its variables`);
  }

  /** Where the brace of a variable ends: at the first one that is not that of another variable. */
  #closing(dollar: number, end: number): number {
    let open = 0;
    for (let offset = dollar; offset < end; offset += 1) {
      if (this.#text.startsWith('${', offset)) {
        open += 1;
        offset += 1;
      } else if (this.#text[offset] === '}') {
        open -= 1;
        if (open === 0) return offset;
      }
    }
    return -1;
  }

  #refuse(why: string): ProblemError {
    return new ProblemError(problemAt('unparseable', this.template.place, why));
  }
}

/** What is to be said where a default was used. */
export function noticeOfDefault(variable: string, template: Piece, why: string): string {
  return `${quoteText(variable)} is not set (${why}): what ${showPlace(template.place)} gives in its place is used`;
}
