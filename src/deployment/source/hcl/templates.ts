import { Cursor } from './cursor.ts';
import type { HclExpression, HclTemplatePart } from './tree.ts';

const HEREDOC = /<<(-?)([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
/** Text of a template up to what may mean something in it. */
const PLAIN = /[^$%]+/y;
const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
const PLAIN_LINE = /[^$%\n]+/y;
const ESCAPE = /\\(?:(["nrt\\])|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y;
/** What is skipped in one go; a line's end, a bracket or a comment may begin behind it. */
const SIGNS = /[^\s"()[\]{},#/<~]+|[,/<~]/y;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };

/** Reads templates: strings in quotes, heredocs, and texts that are a template as a whole. */
export abstract class TemplateCursor extends Cursor {
  protected abstract expression(): HclExpression;

  wholeTemplate(): HclExpression {
    const parts: HclTemplatePart[] = [];
    while (!this.isAtEnd()) parts.push(this.#special() ?? this.#plain(PLAIN));
    return { kind: 'template', parts, ...this.from(0) };
  }

  protected string(): Extract<HclExpression, { kind: 'template' }> {
    const start = this.at;
    this.at += 1;
    const parts: HclTemplatePart[] = [];
    while (!this.take('"')) {
      if (this.isAtEnd() || this.isAtLineEnd()) throw this.refuse('a string that does not end', start);
      parts.push((this.isNext('\\') ? this.#escape() : this.#special()) ?? this.#plain(PLAIN_QUOTED));
    }
    return { kind: 'template', parts, ...this.from(start) };
  }

  /** Null where none begins. */
  protected heredoc(): HclExpression | null {
    const start = this.at;
    const [whole, dash, marker = ''] = this.match(HEREDOC) ?? [];
    if (whole === undefined) return null;
    const lines: HclTemplatePart[][] = [];
    let line: HclTemplatePart[] = [];
    // The end of its line ends the argument, too.
    const last = new RegExp(`[ \\t]*${marker}[ \\t\\r]*(?=\\n|$)`, 'uy');
    while (line.length > 0 || this.match(last) === null) {
      if (this.isAtEnd()) throw this.refuse('a heredoc that does not end', start);
      if (this.isNext('\n')) {
        line.push(this.#text('\n', this.at));
        this.at += 1;
        lines.push(line);
        line = [];
      } else line.push(this.#special() ?? this.#plain(PLAIN_LINE));
    }
    const parts = (dash === '-' ? withoutIndent(lines) : lines).flat();
    return { kind: 'template', parts, ...this.from(start) };
  }

  #escape(): HclTemplatePart {
    const start = this.at;
    const [, sign, short, long] = this.match(ESCAPE) ?? [];
    const code = Number.parseInt(short ?? long ?? (sign === undefined ? 'none' : '0'), 16);
    if (!(code <= 0x10ffff)) throw this.refuse('an escape that is none', start);
    return this.#text(sign === undefined ? String.fromCodePoint(code) : (ESCAPES[sign] ?? ''), start);
  }

  /** What `$` and `%` begin; null where there is neither. */
  #special(): HclTemplatePart | null {
    const start = this.at;
    const sign = this.text.charAt(start);
    if (sign !== '$' && sign !== '%') return null;
    if (this.take(`${sign}${sign}{`)) return this.#text(`${sign}{`, start + 1);
    if (this.take(`${sign}{`)) return this.#filledIn(sign, start);
    this.at += 1;
    return this.#text(sign, start);
  }

  #filledIn(sign: string, start: number): HclTemplatePart {
    this.take('~');
    if (sign === '%') {
      this.until('}');
      return { kind: 'directive', node: this.from(start) };
    }
    return this.within(true, () => {
      const value = this.expression();
      this.take('~');
      if (!this.take('}')) throw this.refuse('an interpolation that does not end', start);
      return { kind: 'interpolation', value };
    });
  }

  /** Goes over one text, pair of brackets or sign of what is not read. */
  protected token(): void {
    const end = CLOSING[this.text.charAt(this.at)];
    if (this.isNext('"')) this.string();
    else if (end !== undefined) {
      this.at += 1;
      this.until(end);
    } else if (this.heredoc() === null && this.match(SIGNS) === null) throw this.unexpected('a value');
  }

  /** Goes over all up to a bracket that closes, and over that. */
  protected until(end: string): void {
    this.within(true, () => {
      for (this.skip(); !this.take(end); this.skip()) this.token();
    });
  }

  #plain(pattern: RegExp): HclTemplatePart {
    const start = this.at;
    const text = this.match(pattern)?.[0];
    if (text === undefined) throw this.unexpected('text');
    return this.#text(text, start);
  }

  #text(text: string, start: number): HclTemplatePart {
    return { kind: 'text', text, source: this.source, start };
  }
}

/** The lines of a heredoc that is indented (`<<-`) without what all of them begin with. */
function withoutIndent(lines: readonly HclTemplatePart[][]): HclTemplatePart[][] {
  const textOf = (line: readonly HclTemplatePart[]) => (line[0]?.kind === 'text' ? line[0].text : '');
  const written = lines.filter((line) => textOf(line).trim() !== '' || line.length > 2).map(textOf);
  const least = written.reduce((one, text) => Math.min(one, text.length - text.trimStart().length), Infinity);
  return lines.map((line) => {
    const [first, ...rest] = line;
    if (first?.kind !== 'text' || first.text === '\n') return line;
    const cut = Math.min(least, first.text.length);
    return [{ ...first, text: first.text.slice(cut), start: first.start + cut }, ...rest];
  });
}
