import { Cursor } from './cursor.ts';
import type { HclExpression, HclMember } from './tree.ts';

// What the parser of HCL reads in one step. All but the tables are sticky.

export const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
/** `for v in` or `for k, v in`. */
const FOR = /for\s+([\p{ID_Start}_][\p{ID_Continue}-]*)(?:\s*,\s*([\p{ID_Start}_][\p{ID_Continue}-]*))?\s+in\b/uy;
const ARGUMENTS = /(?:::[\w-]+)*\(/y;
const MEMBER = /\.\s*([\p{ID_Start}_][\p{ID_Continue}-]*)/uy;
const EQUALITY = /[=!]=\s*/y;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
/** Template text up to the next character with a meaning. */
const PLAIN = /[^$%]+/y;
const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
const PLAIN_LINE = /[^$%\n]+\n?|\n/y;
const ESCAPE = /\\(?:["nrt\\]|u[\da-fA-F]{4}|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** Characters skipped together. A line break, a bracket or a comment may follow them. */
const SIGNS = /[^\s"()[\]{},#/<~?:]+|[,/<~?:]/y;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Parses expressions and templates. */
export class ExpressionParser extends Cursor {
  /** An expression. Operators but `==`, `!=` and `? :` are skipped with their operands. @param end what ends it besides its own end */
  protected expression(end = ''): HclExpression {
    return this.within(this.isOverLines, () => {
      const conditions: { condition: HclExpression; then: HclExpression }[] = [];
      let last = this.#operation(end);
      while (this.take('?')) {
        const condition = last;
        const then = this.expression(':');
        if (!this.take(':')) return this.#skipped(condition.start, then.end, end);
        conditions.push({ condition, then });
        last = this.#operation(end);
      }
      return conditions.reduceRight<HclExpression>((otherwise, { condition, then }) => {
        const range = this.from(condition.start, otherwise.end);
        return { kind: 'conditional', condition, then, otherwise, ...range };
      }, last);
    });
  }

  #operation(end: string): HclExpression {
    this.skip();
    const left = this.#postfix();
    if (this.#isExpressionEnd(end)) return left;
    const sign = this.match(EQUALITY)?.[0];
    if (sign === undefined) return this.#skipped(left.start, left.end, end);
    const right = this.#postfix();
    if (!this.#isExpressionEnd(end)) return this.#skipped(left.start, right.end, end);
    return { kind: 'equality', left, right, isEqual: sign.startsWith('='), ...this.from(left.start, right.end) };
  }

  /** What is not understood, up to the end of the expression. @param last where it ends at least */
  #skipped(start: number, last: number, end: string): HclExpression {
    let at = last;
    for (; !this.#isExpressionEnd(end); this.skip()) {
      this.#token();
      at = this.at;
    }
    return { kind: 'other', ...this.from(start, at) };
  }

  #isExpressionEnd(end: string): boolean {
    if (this.isAtEnd() || this.isAtLineEnd() || this.isNext('~}') || this.isNext(end)) return true;
    return /[,)\]}?]/.test(this.text.charAt(this.at));
  }

  /** A value with its members, and the blanks after it. */
  #postfix(): HclExpression {
    let value = this.#primary();
    for (let steps = 0; ; steps += 1) {
      this.skip();
      this.limit(steps);
      const { start } = value;
      const of = value;
      const name = this.match(MEMBER)?.[1];
      if (name !== undefined) value = { kind: 'member', of, name, ...this.from(start) };
      else if (this.take('[')) value = { kind: 'index', of, key: this.#enclosed(']'), ...this.from(start) };
      else return value;
    }
  }

  #enclosed(end: string): HclExpression {
    return this.within(true, () => {
      const inner = this.expression();
      this.skip();
      if (!this.take(end)) throw this.unexpected(`\`${end}\``);
      return inner;
    });
  }

  #primary(): HclExpression {
    this.skip();
    const start = this.at;
    if (this.isNext('"')) return this.string();
    if (this.take('(')) return this.#enclosed(')');
    if (this.take('[')) {
      const each = this.#for(start, ']');
      return each ?? { kind: 'list', items: this.#listed(']'), ...this.from(start) };
    }
    if (this.take('{')) {
      const each = this.#for(start, '}');
      return each ?? { kind: 'object', members: this.within(false, () => this.#members()), ...this.from(start) };
    }
    const number = this.match(NUMBER)?.[0];
    if (number !== undefined) return { kind: 'literal', value: number, ...this.from(start) };
    const heredoc = this.#heredoc();
    if (heredoc !== null) return heredoc;
    const name = this.match(NAME)?.[0];
    if (name === undefined) {
      this.#token();
      return { kind: 'other', ...this.from(start) };
    }
    if (/^(?:true|false|null)$/.test(name)) {
      return { kind: 'literal', value: name === 'null' ? null : name, ...this.from(start) };
    }
    if (this.match(ARGUMENTS) === null) return { kind: 'name', name, ...this.from(start) };
    return { kind: 'call', name, arguments: this.#listed(')'), ...this.from(start) };
  }

  #listed(end: string): HclExpression[] {
    return this.within(true, () => {
      const items: HclExpression[] = [];
      for (this.skip(); !this.take(end); this.skip()) {
        items.push(this.expression());
        if (!this.take(',') && !this.isNext(end)) throw this.unexpected(`\`,\` or \`${end}\``);
      }
      return items;
    });
  }

  #members(): HclMember[] {
    const members: HclMember[] = [];
    for (this.skip(true); !this.take('}'); this.skip(true)) {
      // A plain name is a text, anything else an expression.
      const isPlain = !this.isNext('(');
      const key = this.#postfix();
      if (!this.take('=') && !this.take(':')) throw this.unexpected('`=` or `:`');
      const isText = isPlain && key.kind === 'name';
      members.push({ key: isText ? { ...key, kind: 'literal', value: key.name } : key, value: this.expression() });
      if (!this.take(',') && !this.isAtLineEnd() && !this.isNext('}')) throw this.unexpected('`,` or `}`');
    }
    return members;
  }

  /** `for k, v in values : …` behind an opening bracket; null if none begins here. */
  #for(start: number, end: string): HclExpression | null {
    const at = this.at;
    this.skip(true);
    const [isFor, ...written] = this.match(FOR) ?? [];
    if (isFor === undefined) {
      this.at = at;
      return null;
    }
    return this.within(true, () => {
      const of = this.expression(':');
      const first = this.take(':') ? this.expression('=>') : null;
      const second = first !== null && this.take('=>') ? this.expression() : null;
      const isWhole = this.take(end);
      if (!isWhole) this.#until(end);
      if (!isWhole || first === null || (second === null) === (end === '}'))
        return { kind: 'other', ...this.from(start) };
      const names = written.filter((name) => name !== undefined);
      const key = second === null ? null : first;
      return { kind: 'for', names, of, key, value: second ?? first, ...this.from(start) };
    });
  }

  wholeTemplate(): HclExpression {
    const parts: HclExpression[] = [];
    while (!this.isAtEnd()) parts.push(this.#special() ?? this.#plain(PLAIN));
    return { kind: 'template', parts, ...this.from(0) };
  }

  protected string(): HclExpression {
    const start = this.at;
    this.at += 1;
    const parts: HclExpression[] = [];
    while (!this.take('"')) {
      if (this.isAtEnd() || this.isAtLineEnd()) throw this.refuse('a string that does not end', start);
      parts.push((this.isNext('\\') ? this.#escape() : this.#special()) ?? this.#plain(PLAIN_QUOTED));
    }
    return { kind: 'template', parts, ...this.from(start) };
  }

  /** A heredoc as written, including the indentation that `<<-` removes; null if none begins here. */
  #heredoc(): HclExpression | null {
    const start = this.at;
    const marker = this.match(HEREDOC)?.[1];
    if (marker === undefined) return null;
    // The line break after it also ends the argument.
    const last = new RegExp(`[ \\t]*${marker}[ \\t\\r]*(?=\\n|$)`, 'uy');
    const parts: HclExpression[] = [];
    for (let isNewLine = true; !(isNewLine && this.match(last)); isNewLine = this.text.charAt(this.at - 1) === '\n') {
      if (this.isAtEnd()) throw this.refuse('a heredoc that does not end', start);
      parts.push(this.#special() ?? this.#plain(PLAIN_LINE));
    }
    return { kind: 'template', parts, ...this.from(start) };
  }

  #escape(): HclExpression {
    const start = this.at;
    const written = this.match(ESCAPE)?.[0];
    if (written === undefined) throw this.refuse('an escape that is none');
    const text = ESCAPES[written.charAt(1)] ?? String.fromCodePoint(Number.parseInt(written.slice(2), 16));
    return this.#text(text, start);
  }

  /** The template part that begins with `$` or `%`; null for any other character. */
  #special(): HclExpression | null {
    const start = this.at;
    const sign = this.text.charAt(start);
    if (sign !== '$' && sign !== '%') return null;
    if (this.take(`${sign}${sign}{`)) return this.#text(`${sign}{`, start + 1);
    if (this.take(`${sign}{`)) return this.#filledIn(sign, start);
    this.at += 1;
    return this.#text(sign, start);
  }

  #filledIn(sign: string, start: number): HclExpression {
    this.take('~');
    if (sign === '%') {
      this.#until('}');
      return { kind: 'other', ...this.from(start) };
    }
    return this.within(true, () => {
      const value = this.expression();
      this.take('~');
      if (!this.take('}')) throw this.refuse('an interpolation that does not end', start);
      return value;
    });
  }

  /** Skips one text, pair of brackets or token. */
  #token(): void {
    const end = CLOSING[this.text.charAt(this.at)];
    if (this.isNext('"')) this.string();
    else if (end !== undefined) {
      this.at += 1;
      this.#until(end);
    } else if (this.#heredoc() === null && this.match(SIGNS) === null) throw this.unexpected('a value');
  }

  /** Skips everything up to and including a closing bracket. */
  #until(end: string): void {
    this.within(true, () => {
      for (this.skip(); !this.take(end); this.skip()) this.#token();
    });
  }

  #plain(pattern: RegExp): HclExpression {
    const start = this.at;
    const text = this.match(pattern)?.[0];
    if (text === undefined) throw this.unexpected('text');
    return this.#text(text, start);
  }

  #text(text: string, start: number): HclExpression {
    return { kind: 'literal', value: text, ...this.from(start) };
  }
}
