import { SourceText } from '../source-text.ts';
import { Cursor } from './cursor.ts';
import type { HclAttribute, HclBlock, HclBody, HclExpression, HclMember } from './tree.ts';
import { literalText } from './values.ts';

/**
 * Parses the native syntax of HCL 2: blocks, arguments, and those expressions that may give a text. All others are
 * skipped.
 *
 * @throws ProblemError (`unparseable`)
 */
export function parseHcl(path: string, text: string): HclBody {
  return new Parser(new SourceText(path, text)).file();
}

/**
 * Parses a text that is entirely a template, such as a file for `templatefile`.
 *
 * @throws ProblemError (`unparseable`)
 */
export function parseHclTemplate(source: SourceText): HclExpression {
  return new Parser(source).wholeTemplate();
}

const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const FOR = /for\s+[\p{ID_Start}_]/uy;
const ARGUMENTS = /(?:::[\w-]+)*\(/y;
const MEMBER = /\.\s*([\p{ID_Start}_][\p{ID_Continue}-]*)/uy;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
/** Template text up to the next character with a meaning. */
const PLAIN = /[^$%]+/y;
const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
const PLAIN_LINE = /[^$%\n]+\n?|\n/y;
const ESCAPE = /\\(?:["nrt\\]|u[\da-fA-F]{4}|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** Characters skipped together. A line break, a bracket or a comment may follow them. */
const SIGNS = /[^\s"()[\]{},#/<~]+|[,/<~]/y;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

class Parser extends Cursor {
  file(): HclBody {
    const zero = this.text.indexOf('\0');
    if (zero !== -1) throw this.refuse('the character U+0000', zero);
    return this.#body('');
  }

  /** @param end `}`, or empty for the end of the file */
  #body(end: string): HclBody {
    const attributes = new Map<string, HclAttribute>();
    const blocks: HclBlock[] = [];
    for (;;) {
      this.skip(true);
      if (this.isAtEnd() || this.isNext(end)) return { attributes, blocks };
      const start = this.at;
      const name = this.match(NAME)?.[0];
      if (name === undefined) throw this.unexpected('an argument or a block');
      this.skip(false);
      if (this.take('=')) {
        if (attributes.has(name)) throw this.refuse(`${name} is set twice`, start);
        const value = this.#expression();
        attributes.set(name, { name, value, ...this.from(start, value.end) });
      } else blocks.push(this.#block(name, start));
      this.skip(false);
      if (!this.isAtEnd() && !this.isNext(end) && !this.isAtLineEnd()) throw this.unexpected("the line's end");
    }
  }

  #block(type: string, start: number): HclBlock {
    const labels: string[] = [];
    for (this.skip(false); !this.take('{'); this.skip(false)) {
      const label = this.isNext('"') ? (literalText(this.#string()) ?? '') : this.match(NAME)?.[0];
      if (label === undefined) throw this.unexpected('a block');
      labels.push(label);
    }
    const body = this.within(false, () => this.#body('}'));
    if (!this.take('}')) throw this.refuse('a block that does not end', start);
    return { type, labels, body, ...this.from(start) };
  }

  /** Skips a compound expression, such as a condition or a sum, to its end. */
  #expression(): HclExpression {
    return this.within(this.isOverLines, () => {
      this.skip();
      const start = this.at;
      const value = this.#postfix();
      let { end } = value;
      for (; !this.#isExpressionEnd(); this.skip()) {
        this.#token();
        end = this.at;
      }
      return end === value.end ? value : { kind: 'other', ...this.from(start, end) };
    });
  }

  #isExpressionEnd(): boolean {
    return this.isAtEnd() || this.isAtLineEnd() || /[,)\]}]/.test(this.text.charAt(this.at)) || this.isNext('~}');
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
      const inner = this.#expression();
      this.skip();
      if (!this.take(end)) throw this.unexpected(`\`${end}\``);
      return inner;
    });
  }

  #primary(): HclExpression {
    this.skip();
    const start = this.at;
    if (this.isNext('"')) return this.#string();
    if (this.take('(')) return this.#enclosed(')');
    if (this.take('[')) {
      if (this.#isFor(']')) return { kind: 'other', ...this.from(start) };
      return { kind: 'list', items: this.#listed(']'), ...this.from(start) };
    }
    if (this.take('{')) {
      if (this.#isFor('}')) return { kind: 'other', ...this.from(start) };
      return { kind: 'object', members: this.within(false, () => this.#members()), ...this.from(start) };
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
        items.push(this.#expression());
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
      members.push({ key: isText ? { ...key, kind: 'literal', value: key.name } : key, value: this.#expression() });
      if (!this.take(',') && !this.isAtLineEnd() && !this.isNext('}')) throw this.unexpected('`,` or `}`');
    }
    return members;
  }

  /** Whether brackets contain `for k, v in values : …`, which is then skipped. */
  #isFor(end: string): boolean {
    const start = this.at;
    this.skip(true);
    const isFor = this.match(FOR) !== null;
    if (isFor) this.#until(end);
    else this.at = start;
    return isFor;
  }

  wholeTemplate(): HclExpression {
    const parts: HclExpression[] = [];
    while (!this.isAtEnd()) parts.push(this.#special() ?? this.#plain(PLAIN));
    return { kind: 'template', parts, ...this.from(0) };
  }

  #string(): HclExpression {
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
      const value = this.#expression();
      this.take('~');
      if (!this.take('}')) throw this.refuse('an interpolation that does not end', start);
      return value;
    });
  }

  /** Skips one text, pair of brackets or token. */
  #token(): void {
    const end = CLOSING[this.text.charAt(this.at)];
    if (this.isNext('"')) this.#string();
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
