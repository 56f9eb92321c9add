import type { Place } from '../problems/place.ts';
import { type ProblemError, unparseable } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';

/** A part of a text that was assembled from several places. */
export interface TracedPiece {
  readonly text: string;
  readonly place: Place;
  /**
   * Where the text comes from:
   * - `text`: written at the place itself.
   * - `value`: the value of a variable.
   * - `default`: the default for a variable that is not set.
   * - `unset`: a variable without value or default; the text is empty.
   * - `misread`: a value that YAML reads differently than it is written.
   */
  readonly origin: 'text' | 'value' | 'default' | 'unset' | 'misread';
  /** The variable that supplied the text, or should have. */
  readonly variable: string | null;
}

/** A text in pieces, each with its origin. */
export type TracedText = readonly TracedPiece[];

/** A text as written in a file. */
export function literalPiece(text: string, place: Place): TracedPiece {
  return { text, place, origin: 'text', variable: null };
}

/** The text without its places. */
export function plainText(traced: TracedText): string {
  return traced.map(({ text }) => text).join('');
}

/** Marks a text as the value of a variable. */
export function asValue(traced: TracedText, variable: string): TracedText {
  return traced.map((piece) => (piece.origin === 'text' ? { ...piece, origin: 'value', variable } : piece));
}

/** The part of a text between two offsets, including empty pieces there. */
export function sliceText(traced: TracedText, start: number, end = Number.POSITIVE_INFINITY): TracedText {
  let offset = 0;
  return traced.flatMap((piece) => {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, piece.text.length);
    offset += piece.text.length;
    const isEmptyThere = piece.text === '' && from === 0 && to === 0;
    return from < to || isEmptyThere ? [{ ...piece, text: piece.text.slice(from, to) }] : [];
  });
}

/** The value of a variable; null if it is not set. @throws ProblemError where it cannot be determined */
export type Lookup = (variable: string) => TracedText | null;

/** Limits for hostile templates. No real image reference comes close. */
const MOST_CHARACTERS = 4_096;
const MOST_PIECES = 100;
const MOST_NESTED = 20;
/** The most variables of one template. A real one has a handful. */
const MOST_VARIABLES = 100;

/** What may follow a dollar. The closing brace is found separately, because nested braces may precede it. */
const BEGINNING = /^\$(?:\$|([A-Za-z_]\w*)|\{([A-Za-z_]\w*)(:?[-+?]|(?=\})))/;

/**
 * Expands the variables in a compose value, as compose-go does: `$$`, `$X`, `${X}`, and `${X` with `:-`, `-`, `:?`,
 * `?`, `:+` or `+`, a text that may itself contain variables, and `}`. A required variable without a value becomes an
 * `unset` piece.
 *
 * @throws ProblemError (`unparseable`) for any other use of `$`, and for a text that is too long or nested too deeply
 */
export function interpolate(template: TracedPiece, lookup: Lookup): TracedText {
  const filling = new Filling(template, lookup);
  filling.fill(template.text, template, 0);
  return filling.pieces;
}

class Filling {
  readonly pieces: TracedPiece[] = [];
  #length = 0;

  constructor(
    private readonly template: TracedPiece,
    private readonly lookup: Lookup,
  ) {}

  /** @param written the piece that the text is written in */
  fill(text: string, written: TracedPiece, depth: number): void {
    if (depth > MOST_NESTED) throw this.#refuse('variables nested too deeply');
    for (let offset = 0; offset < text.length; ) {
      const found = text.indexOf('$', offset);
      const dollar = found === -1 ? text.length : found;
      if (dollar > offset) this.#add({ ...written, text: text.slice(offset, dollar) });
      if (dollar === text.length) return;
      const end = text[dollar + 1] === '{' ? endOfBraces(text, dollar) : text.length;
      const match = BEGINNING.exec(text.slice(dollar, end));
      if (match === null) throw this.#refuse(`no variable that can be filled in: ${quoteText(text.slice(dollar))}`);
      const [whole, plain, braced, operator = ''] = match;
      offset = braced === undefined ? dollar + whole.length : end;
      if (plain !== undefined) this.#use(plain, '', '', depth);
      else if (braced !== undefined) this.#use(braced, operator, text.slice(dollar + whole.length, end - 1), depth);
      else this.#add({ ...written, text: '$' });
    }
  }

  /** @param word what follows the operator */
  #use(name: string, operator: string, word: string, depth: number): void {
    const { template } = this;
    const value = this.lookup(name);
    const isEmpty = value?.every(({ text, origin }) => text === '' && origin !== 'unset') === true;
    const isSet = value !== null && !(operator.startsWith(':') && isEmpty);
    if (operator.endsWith('+')) {
      if (isSet) this.fill(word, template, depth + 1);
    } else if (isSet) this.#add(...value);
    else if (!operator.endsWith('-')) this.#add({ ...template, text: '', origin: 'unset', variable: name });
    else {
      const written: TracedPiece = value === null ? { ...template, origin: 'default', variable: name } : template;
      // An empty default still has a place.
      if (word === '') this.#add({ ...written, text: '' });
      this.fill(word, written, depth + 1);
    }
  }

  #add(...added: TracedText): void {
    this.pieces.push(...added);
    this.#length += plainText(added).length;
    if (this.#length > MOST_CHARACTERS || this.pieces.length > MOST_PIECES)
      throw this.#refuse('too long with its variables');
  }

  #refuse(why: string): ProblemError {
    return unparseable(this.template.place, why);
  }
}

/** The names of all variables that a template may use, including those in defaults. */
export function templateVariables(template: string): string[] {
  const found = template.replaceAll('$$', '').matchAll(/\$\{?([A-Za-z_]\w*)/g);
  return [...found].slice(0, MOST_VARIABLES).map(([, name = '']) => name);
}

/** The offset after the matching closing brace of a variable; `dollar` where there is none. */
function endOfBraces(text: string, dollar: number): number {
  let open = 0;
  for (const { 0: brace, index } of text.slice(dollar).matchAll(/\$\{|\}/g)) {
    open += brace === '}' ? -1 : 1;
    if (open === 0) return dollar + index + 1;
  }
  return dollar;
}
