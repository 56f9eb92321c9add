import type { Place } from '../place.ts';
import { ProblemError, problemAt } from '../problem.ts';
import { LineIndex } from './line-index.ts';

/** What expressions were read from: offsets of theirs are those of its text. */
export interface HclSource {
  readonly path: string;
  readonly text: string;
  placeAt(offset: number): Place;
}

interface Node {
  readonly source: HclSource;
  readonly start: number;
  /** Behind the last character. */
  readonly end: number;
}

/** A part of a template (HCL specification, "Templates"). */
export type HclTemplatePart =
  /** Text that stands in the file character by character, or one character that an escape stands for. */
  | { readonly kind: 'text'; readonly text: string; readonly start: number }
  /** `${ … }`; `~` takes away the white space beside it. */
  | {
      readonly kind: 'interpolation';
      readonly value: HclExpression;
      readonly trimsBefore: boolean;
      readonly trimsBehind: boolean;
    }
  /** `%{ if … }` and its like, which are not evaluated. */
  | { readonly kind: 'directive'; readonly start: number };

/** An expression; what is never evaluated (operators, `for`, splats) keeps its parts alone. */
export type HclExpression = Node &
  (
    | { readonly kind: 'literal'; readonly value: string | boolean | null; readonly isNumber: boolean }
    | { readonly kind: 'template'; readonly parts: readonly HclTemplatePart[] }
    | { readonly kind: 'list'; readonly items: readonly HclExpression[] }
    | { readonly kind: 'object'; readonly members: readonly HclMember[] }
    | {
        readonly kind: 'call';
        readonly name: string;
        readonly arguments: readonly HclExpression[];
        readonly isExpanded: boolean;
      }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly of: HclExpression; readonly name: string }
    | { readonly kind: 'index'; readonly of: HclExpression; readonly key: HclExpression }
    | {
        readonly kind: 'conditional';
        readonly condition: HclExpression;
        readonly yes: HclExpression;
        readonly no: HclExpression;
      }
    | { readonly kind: 'operation'; readonly operator: string; readonly operands: readonly HclExpression[] }
    | { readonly kind: 'other'; readonly parts: readonly HclExpression[] }
  );

/** A member of an object; a key that is a plain name is a literal. */
export interface HclMember {
  readonly key: HclExpression;
  readonly value: HclExpression;
}

export interface HclAttribute extends Node {
  readonly name: string;
  readonly value: HclExpression;
}

export interface HclBlock extends Node {
  readonly type: string;
  readonly labels: readonly string[];
  readonly body: HclBody;
}

/** What stands in a file, or between the braces of a block. */
export interface HclBody {
  readonly attributes: ReadonlyMap<string, HclAttribute>;
  readonly blocks: readonly HclBlock[];
}

/** A parsed file of HCL (Terraform, Nomad and the like). */
export interface HclFile extends HclSource {
  readonly body: HclBody;
}

/** Blocks, brackets and templates within each other; the parser and its users go down into them by recursion. */
const MOST_LEVELS = 150;

/**
 * Parses the native syntax of HCL 2, strictly: what Terraform refuses, this refuses.
 *
 * @param path for places and messages
 * @throws ProblemError (`unparseable`)
 */
export function parseHcl(path: string, text: string): HclFile {
  const lines = new LineIndex(path, text);
  const source = { path, text, placeAt: (offset: number) => lines.placeAt(offset) };
  return { ...source, body: new Parser(source).file() };
}

/**
 * Parses a text that is all of a template, such as a file for `templatefile`, or a string of Terraform's JSON.
 *
 * @throws ProblemError (`unparseable`)
 */
export function parseHclTemplate(source: HclSource): HclExpression {
  return new Parser(source).wholeTemplate();
}

const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const HEREDOC = /<<(-?)([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
const BLANKS = /[ \t]*/y;
/** Text of a template up to what may mean something in it. */
const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
const PLAIN_LINE = /[^$%\n]+/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };

/** Operators of two sides, by how strongly they bind. */
const OPERATORS: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<=': 4,
  '>=': 4,
  '<': 4,
  '>': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};

class Parser {
  readonly #text: string;
  #at = 0;
  #level = 0;
  /** Whether a line's end is a blank here: within brackets and parentheses. */
  #isOverLines = false;

  constructor(private readonly source: HclSource) {
    this.#text = source.text;
  }

  file(): HclBody {
    if (this.#text.includes('\0')) throw this.#refuse('the character U+0000', this.#text.indexOf('\0'));
    return this.#body('');
  }

  wholeTemplate(): HclExpression {
    const parts: HclTemplatePart[] = [];
    while (this.#at < this.#text.length) {
      const special = this.#special();
      if (special !== null) parts.push(special);
      else parts.push(this.#plain(/[^$%]+/y));
    }
    return { kind: 'template', parts, source: this.source, start: 0, end: this.#text.length };
  }

  /** @param end `}`, or empty for the end of the file */
  #body(end: string): HclBody {
    const attributes = new Map<string, HclAttribute>();
    const blocks: HclBlock[] = [];
    for (;;) {
      this.#skip(true);
      if (this.#at >= this.#text.length || this.#isNext(end)) break;
      const start = this.#at;
      const name = this.#name();
      if (name === null) throw this.#unexpected('an argument or a block');
      this.#skip(false);
      if (this.#isNext('=') && !this.#isNext('==')) {
        this.#at += 1;
        if (attributes.has(name)) throw this.#refuse(`${name} is set twice`, start);
        const value = this.#expression();
        attributes.set(name, { name, value, source: this.source, start, end: value.end });
      } else blocks.push(this.#block(name, start));
      this.#endOfLine(end);
    }
    return { attributes, blocks };
  }

  #endOfLine(end: string): void {
    this.#skip(false);
    if (this.#at >= this.#text.length || this.#isNext(end) || /[\r\n]/.test(this.#text.charAt(this.#at))) return;
    throw this.#unexpected("the line's end");
  }

  #block(type: string, start: number): HclBlock {
    const labels: string[] = [];
    for (;;) {
      this.#skip(false);
      if (this.#take('{')) break;
      const label = this.#isNext('"') ? this.#quotedLabel() : this.#name();
      if (label === null) throw this.#unexpected('a block');
      labels.push(label);
    }
    const body = this.#within(false, () => this.#body('}'));
    if (!this.#take('}')) throw this.#refuse('a block that does not end', start);
    return { type, labels, body, source: this.source, start, end: this.#at };
  }

  #quotedLabel(): string {
    const start = this.#at;
    const { parts } = this.#quoted();
    if (parts.some(({ kind }) => kind !== 'text')) throw this.#refuse('a template as a label', start);
    return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  }

  /** Goes one level down, with lines' ends being blanks or not. */
  #within<T>(isOverLines: boolean, read: () => T): T {
    const before = this.#isOverLines;
    this.#isOverLines = isOverLines;
    this.#level += 1;
    if (this.#level > MOST_LEVELS) throw this.#refuse(`more than ${MOST_LEVELS} levels`);
    const result = read();
    this.#level -= 1;
    this.#isOverLines = before;
    return result;
  }

  #expression(): HclExpression {
    return this.#within(this.#isOverLines, () => {
      const condition = this.#binary(1);
      this.#skip(this.#isOverLines);
      if (!this.#take('?')) return condition;
      const yes = this.#expression();
      this.#expect(':');
      const no = this.#expression();
      return { kind: 'conditional', condition, yes, no, ...this.#from(condition.start, no.end) };
    });
  }

  #binary(weakest: number): HclExpression {
    let left = this.#unary();
    for (;;) {
      this.#skip(this.#isOverLines);
      const operator = this.#operator();
      const strength = OPERATORS[operator] ?? 0;
      if (strength < weakest) return left;
      this.#at += operator.length;
      const right = this.#binary(strength + 1);
      left = { kind: 'operation', operator, operands: [left, right], ...this.#from(left.start, right.end) };
    }
  }

  /** The operator that comes next; empty for none. */
  #operator(): string {
    const two = this.#text.slice(this.#at, this.#at + 2);
    if (Object.hasOwn(OPERATORS, two)) return two;
    const one = two.charAt(0);
    // `=>` stands in a `for` alone, and `=` before the value of the next member.
    return Object.hasOwn(OPERATORS, one) ? one : '';
  }

  #unary(): HclExpression {
    this.#skip(this.#isOverLines);
    const start = this.#at;
    const operator = this.#text.charAt(start);
    if ((operator !== '-' && operator !== '!') || this.#isNext('!=')) return this.#postfix();
    this.#at += 1;
    return this.#within(this.#isOverLines, () => {
      const operand = this.#unary();
      return { kind: 'operation', operator, operands: [operand], ...this.#from(start, operand.end) };
    });
  }

  #postfix(): HclExpression {
    let value = this.#primary();
    for (let steps = 0; ; steps += 1) {
      this.#skip(this.#isOverLines);
      if (steps > MOST_LEVELS) throw this.#refuse(`more than ${MOST_LEVELS} levels`);
      if (this.#isNext('.') && !this.#isNext('...')) {
        this.#at += 1;
        this.#skip(this.#isOverLines);
        value = this.#memberOf(value);
      } else if (this.#isNext('[')) {
        value = this.#indexOf(value);
      } else return value;
    }
  }

  #memberOf(of: HclExpression): HclExpression {
    if (this.#take('*')) return { kind: 'other', parts: [of], ...this.#from(of.start) };
    const index = this.#match(/\d+/y);
    if (index !== null) {
      const literal = { kind: 'literal', value: index, isNumber: true } as const;
      return {
        kind: 'index',
        of,
        key: { ...literal, ...this.#from(this.#at - index.length) },
        ...this.#from(of.start),
      };
    }
    const name = this.#name();
    if (name === null) throw this.#unexpected('a name');
    return { kind: 'member', of, name, ...this.#from(of.start) };
  }

  #indexOf(of: HclExpression): HclExpression {
    this.#at += 1;
    return this.#within(true, () => {
      this.#skip(true);
      if (this.#isNext('*')) {
        this.#at += 1;
        this.#expect(']');
        return { kind: 'other', parts: [of], ...this.#from(of.start) };
      }
      const key = this.#expression();
      this.#expect(']');
      return { kind: 'index', of, key, ...this.#from(of.start) };
    });
  }

  #primary(): HclExpression {
    this.#skip(this.#isOverLines);
    const start = this.#at;
    switch (this.#text.charAt(start)) {
      case '"':
        return this.#string();
      case '(':
        this.#at += 1;
        return this.#within(true, () => {
          const inner = this.#expression();
          this.#expect(')');
          return inner;
        });
      case '[':
        return this.#within(true, () => this.#list());
      case '{':
        return this.#within(false, () => this.#object());
      case '<':
        return this.#heredoc();
    }
    const number = this.#match(NUMBER);
    if (number !== null) return { kind: 'literal', value: number, isNumber: true, ...this.#from(start) };
    const name = this.#name();
    if (name === null) throw this.#unexpected('a value');
    if (name === 'true' || name === 'false') return this.#literal(name === 'true', start);
    if (name === 'null') return this.#literal(null, start);
    return this.#isNext('(') || this.#isNext('::')
      ? this.#call(name, start)
      : { kind: 'name', name, ...this.#from(start) };
  }

  #literal(value: string | boolean | null, start: number): HclExpression {
    return { kind: 'literal', value, isNumber: false, ...this.#from(start) };
  }

  #call(first: string, start: number): HclExpression {
    let name = first;
    while (this.#take('::')) name += `::${this.#name() ?? ''}`;
    if (!this.#take('(')) throw this.#unexpected('a list of arguments');
    return this.#within(true, () => {
      const values: HclExpression[] = [];
      let isExpanded = false;
      for (;;) {
        this.#skip(true);
        if (this.#take(')')) break;
        if (isExpanded) throw this.#unexpected('the end of the arguments');
        values.push(this.#expression());
        this.#skip(true);
        if (this.#take('...')) isExpanded = true;
        else if (!this.#take(',') && !this.#isNext(')')) throw this.#unexpected('`,` or `)`');
      }
      return { kind: 'call', name, arguments: values, isExpanded, ...this.#from(start) };
    });
  }

  #list(): HclExpression {
    const start = this.#at;
    this.#at += 1;
    this.#skip(true);
    if (this.#isFor()) return this.#for(start, ']');
    const items: HclExpression[] = [];
    for (;;) {
      this.#skip(true);
      if (this.#take(']')) break;
      items.push(this.#expression());
      this.#skip(true);
      if (!this.#take(',') && !this.#isNext(']')) throw this.#unexpected('`,` or `]`');
    }
    return { kind: 'list', items, ...this.#from(start) };
  }

  #object(): HclExpression {
    const start = this.#at;
    this.#at += 1;
    this.#skip(true);
    if (this.#isFor()) return this.#within(true, () => this.#for(start, '}'));
    const members: HclMember[] = [];
    for (;;) {
      this.#skip(true);
      if (this.#take('}')) break;
      const key = this.#key();
      this.#skip(false);
      if (!this.#take('=') && !this.#take(':')) throw this.#unexpected('`=` or `:`');
      members.push({ key, value: this.#expression() });
      this.#skip(false);
      if (this.#take(',') || /[\r\n]/.test(this.#text.charAt(this.#at)) || this.#isNext('}')) continue;
      throw this.#unexpected("`,`, `}` or the line's end");
    }
    return { kind: 'object', members, ...this.#from(start) };
  }

  /** A plain name as a key is text, and anything else an expression. */
  #key(): HclExpression {
    const isInParentheses = this.#isNext('(');
    const key = this.#expression();
    return key.kind === 'name' && !isInParentheses ? this.#literalAt(key.name, key) : key;
  }

  #literalAt(value: string, { start, end }: Node): HclExpression {
    return { kind: 'literal', value, isNumber: false, ...this.#from(start, end) };
  }

  #isFor(): boolean {
    const before = this.#at;
    const isFor = this.#name() === 'for';
    if (isFor) this.#skip(true);
    const isVariable = isFor && this.#name() !== null;
    this.#at = before;
    return isVariable;
  }

  /** `for k, v in values : …`, up to the end of its brackets. */
  #for(start: number, end: string): HclExpression {
    this.#name();
    do {
      this.#skip(true);
      if (this.#name() === null) throw this.#unexpected('a name');
      this.#skip(true);
    } while (this.#take(','));
    if (this.#name() !== 'in') throw this.#unexpected('`in`');
    const parts = [this.#expression()];
    this.#expect(':');
    parts.push(this.#expression());
    this.#skip(true);
    if (this.#take('=>')) parts.push(this.#expression());
    this.#skip(true);
    this.#take('...');
    this.#skip(true);
    if (this.#name() === 'if') parts.push(this.#expression());
    this.#expect(end);
    return { kind: 'other', parts, ...this.#from(start) };
  }

  #string(): HclExpression {
    const start = this.#at;
    const { parts } = this.#quoted();
    return { kind: 'template', parts, ...this.#from(start) };
  }

  #quoted(): { parts: HclTemplatePart[] } {
    const start = this.#at;
    this.#at += 1;
    const parts: HclTemplatePart[] = [];
    for (;;) {
      if (this.#take('"')) return { parts };
      const next = this.#text.charAt(this.#at);
      if (next === '' || next === '\n' || next === '\r') throw this.#refuse('a string that does not end', start);
      parts.push((next === '\\' ? this.#escape() : this.#special()) ?? this.#plain(PLAIN_QUOTED));
    }
  }

  #escape(): HclTemplatePart {
    const start = this.#at;
    const [whole = '', sign = '', short, long] =
      this.#matchAll(/\\(?:(["nrt\\])|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y) ?? [];
    if (whole === '') throw this.#refuse('an escape that is none');
    const code = Number.parseInt(short ?? long ?? '0', 16);
    if (code > 0x10ffff) throw this.#refuse('an escape that is none', start);
    return { kind: 'text', text: sign === '' ? String.fromCodePoint(code) : (ESCAPES[sign] ?? ''), start };
  }

  /** What `$` and `%` begin; null where there is neither. */
  #special(): HclTemplatePart | null {
    const start = this.#at;
    const sign = this.#text.charAt(start);
    if (sign !== '$' && sign !== '%') return null;
    if (this.#take(`${sign}${sign}{`)) return { kind: 'text', text: `${sign}{`, start: start + 1 };
    if (this.#isNext(`${sign}{`)) return this.#interpolation(sign);
    this.#at += 1;
    return { kind: 'text', text: sign, start };
  }

  #interpolation(sign: string): HclTemplatePart {
    const start = this.#at;
    this.#at += 2;
    const trimsBefore = this.#take('~');
    return this.#within(true, () => {
      if (sign === '%') {
        this.#directive(start);
        return { kind: 'directive', start };
      }
      const value = this.#expression();
      this.#skip(true);
      const trimsBehind = this.#take('~');
      if (!this.#take('}')) throw this.#refuse('an interpolation that does not end', start);
      return { kind: 'interpolation', value, trimsBefore, trimsBehind };
    });
  }

  /** Its words and expressions up to the brace. */
  #directive(start: number): void {
    this.#skip(true);
    const word = this.#name();
    if (word === 'for') {
      do {
        this.#skip(true);
        if (this.#name() === null) throw this.#unexpected('a name');
        this.#skip(true);
      } while (this.#take(','));
      if (this.#name() !== 'in') throw this.#unexpected('`in`');
    }
    if (word === 'if' || word === 'for') this.#expression();
    else if (word !== 'else' && word !== 'endif' && word !== 'endfor') throw this.#unexpected('a directive');
    this.#skip(true);
    this.#take('~');
    if (!this.#take('}')) throw this.#refuse('a directive that does not end', start);
  }

  #heredoc(): HclExpression {
    const start = this.#at;
    const [whole, dash, marker = ''] = this.#matchAll(HEREDOC) ?? [];
    if (whole === undefined) throw this.#unexpected('a value');
    const lines: HclTemplatePart[][] = [];
    for (let line: HclTemplatePart[] | null = []; ; ) {
      const isAtStart = line.length === 0;
      if (isAtStart && this.#at >= this.#text.length) throw this.#refuse('a heredoc that does not end', start);
      if (isAtStart && this.#isMarker(marker)) break;
      const next = this.#text.charAt(this.#at);
      if (next === '') throw this.#refuse('a heredoc that does not end', start);
      if (next === '\n') {
        line.push({ kind: 'text', text: '\n', start: this.#at });
        this.#at += 1;
        lines.push(line);
        line = [];
      } else line.push(this.#special() ?? this.#plain(PLAIN_LINE));
    }
    const end = this.#at;
    const parts = (dash === '-' ? withoutIndent(lines) : lines).flat();
    return { kind: 'template', parts, ...this.#from(start, end) };
  }

  /** Whether the line is the end of a heredoc; then it is taken. */
  #isMarker(marker: string): boolean {
    const lineEnd = this.#text.indexOf('\n', this.#at);
    const end = lineEnd === -1 ? this.#text.length : lineEnd;
    // Any other line is not copied whole for it.
    BLANKS.lastIndex = this.#at;
    BLANKS.exec(this.#text);
    if (!this.#text.startsWith(marker, BLANKS.lastIndex)) return false;
    if (this.#text.slice(BLANKS.lastIndex, end).trim() !== marker) return false;
    // The end of its line ends the argument, too.
    this.#at = end;
    return true;
  }

  #plain(pattern: RegExp): HclTemplatePart {
    const start = this.#at;
    const text = this.#match(pattern);
    if (text === null) throw this.#unexpected('text');
    return { kind: 'text', text, start };
  }

  #skip(overLines: boolean): void {
    for (;;) {
      const next = this.#text.charAt(this.#at);
      if (next === ' ' || next === '\t' || (overLines && (next === '\n' || next === '\r'))) this.#at += 1;
      else if (next === '#' || this.#isNext('//')) this.#at = this.#lineEnd();
      else if (this.#isNext('/*')) {
        const end = this.#text.indexOf('*/', this.#at + 2);
        if (end === -1) throw this.#refuse('a comment that does not end');
        this.#at = end + 2;
      } else return;
    }
  }

  #lineEnd(): number {
    const end = this.#text.indexOf('\n', this.#at);
    return end === -1 ? this.#text.length : end;
  }

  #name(): string | null {
    return this.#match(NAME);
  }

  #match(pattern: RegExp): string | null {
    return this.#matchAll(pattern)?.[0] ?? null;
  }

  #matchAll(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at += found[0].length;
    return found;
  }

  #isNext(text: string): boolean {
    return text !== '' && this.#text.startsWith(text, this.#at);
  }

  #take(text: string): boolean {
    if (!this.#isNext(text)) return false;
    this.#at += text.length;
    return true;
  }

  #expect(sign: string): void {
    this.#skip(this.#isOverLines);
    if (!this.#take(sign)) throw this.#unexpected(`\`${sign}\``);
  }

  #from(start: number, end = this.#at): Node {
    return { source: this.source, start, end };
  }

  #unexpected(expected: string): ProblemError {
    const isEnd = this.#at >= this.#text.length;
    return this.#refuse(isEnd ? `it ends where ${expected} is expected` : `${expected} is expected`);
  }

  #refuse(why: string, offset = this.#at): ProblemError {
    return new ProblemError(problemAt('unparseable', this.source.placeAt(offset), why));
  }
}

/** The lines of a heredoc that is indented (`<<-`) without what all of them begin with. */
function withoutIndent(lines: readonly HclTemplatePart[][]): HclTemplatePart[][] {
  const textOf = (line: readonly HclTemplatePart[]) => (line[0]?.kind === 'text' ? line[0].text : '');
  const indents = lines.filter((line) => textOf(line).trim() !== '' || line.length > 2).map(indentOfLine);
  const least = indents.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return lines.map((line) => {
    const [first, ...rest] = line;
    if (first?.kind !== 'text' || first.text === '\n') return line;
    const cut = Math.min(least, first.text.length);
    return [{ ...first, text: first.text.slice(cut), start: first.start + cut }, ...rest];
  });

  function indentOfLine(line: readonly HclTemplatePart[]): number {
    const text = textOf(line);
    return text.length - text.trimStart().length;
  }
}
