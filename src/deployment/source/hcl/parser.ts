import { LineIndex } from '../line-index.ts';
import { TemplateCursor } from './templates.ts';
import type { HclAttribute, HclBlock, HclBody, HclExpression, HclMember, HclSource } from './tree.ts';

/**
 * Parses the native syntax of HCL 2: blocks, arguments, and of expressions what may lead to a text; all others are skipped.
 *
 * @param path for places and messages
 * @throws ProblemError (`unparseable`)
 */
export function parseHcl(path: string, text: string): HclBody {
  return new Parser(hclSource(path, text)).file();
}

/**
 * Parses a text that is all of a template, such as a file for `templatefile`, or a string of Terraform's JSON.
 *
 * @throws ProblemError (`unparseable`)
 */
export function parseHclTemplate(source: HclSource): HclExpression {
  return new Parser(source).wholeTemplate();
}

/** A file as what expressions are read from. */
export function hclSource(path: string, text: string): HclSource {
  const lines = new LineIndex(path, text);
  return { path, text, placeAt: (offset) => lines.placeAt(offset) };
}

const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const FOR = /for\s+[\p{ID_Start}_]/uy;
const ARGUMENTS = /(?:::[\w-]+)*\(/y;
const MEMBER = /\.\s*([\p{ID_Start}_][\p{ID_Continue}-]*)/uy;

class Parser extends TemplateCursor {
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
      const name = this.name();
      if (name === null) throw this.unexpected('an argument or a block');
      this.skip(false);
      if (this.isNext('=') && !this.isNext('==')) {
        this.at += 1;
        if (attributes.has(name)) throw this.refuse(`${name} is set twice`, start);
        const value = this.expression();
        attributes.set(name, { name, value, ...this.from(start, value.end) });
      } else blocks.push(this.#block(name, start));
      this.skip(false);
      if (!this.isAtEnd() && !this.isNext(end) && !this.isAtLineEnd()) throw this.unexpected("the line's end");
    }
  }

  #block(type: string, start: number): HclBlock {
    const labels: string[] = [];
    for (;;) {
      this.skip(false);
      if (this.take('{')) break;
      const label = this.isNext('"') ? labelOf(this.string()) : this.name();
      if (label === null) throw this.unexpected('a block');
      labels.push(label);
    }
    const body = this.within(false, () => this.#body('}'));
    if (!this.take('}')) throw this.refuse('a block that does not end', start);
    return { type, labels, body, ...this.from(start) };
  }

  /** What is no value with its members, such as a condition or a sum, is skipped up to where it ends. */
  protected override expression(): HclExpression {
    return this.within(this.isOverLines, () => {
      this.skip();
      const start = this.at;
      const value = this.#postfix();
      this.skip();
      let { end } = value;
      for (; !this.#isExpressionEnd(); this.skip()) {
        this.token();
        end = this.at;
      }
      return end === value.end ? value : { kind: 'other', ...this.from(start, end) };
    });
  }

  #isExpressionEnd(): boolean {
    return this.isAtEnd() || this.isAtLineEnd() || /[,)\]}]/.test(this.text.charAt(this.at)) || this.isNext('~}');
  }

  #postfix(): HclExpression {
    let value = this.#primary();
    for (let steps = 0; ; steps += 1) {
      this.skip();
      this.limit(steps);
      const name = this.match(MEMBER)?.[1];
      if (name !== undefined) value = { kind: 'member', of: value, name, ...this.from(value.start) };
      else if (this.isNext('[')) value = this.#indexOf(value);
      else return value;
    }
  }

  #indexOf(of: HclExpression): HclExpression {
    this.at += 1;
    return this.within(true, () => {
      const key = this.expression();
      this.expect(']');
      return { kind: 'index', of, key, ...this.from(of.start) };
    });
  }

  #primary(): HclExpression {
    this.skip();
    const start = this.at;
    switch (this.text.charAt(start)) {
      case '"':
        return this.string();
      case '(':
        this.at += 1;
        return this.within(true, () => {
          const inner = this.expression();
          this.expect(')');
          return inner;
        });
      case '[':
        this.at += 1;
        if (this.#isFor(']')) return { kind: 'other', ...this.from(start) };
        return { kind: 'list', items: this.#listed(']'), ...this.from(start) };
      case '{':
        this.at += 1;
        if (this.#isFor('}')) return { kind: 'other', ...this.from(start) };
        return { kind: 'object', members: this.within(false, () => this.#members()), ...this.from(start) };
    }
    const number = this.match(NUMBER)?.[0];
    if (number !== undefined) return { kind: 'literal', value: number, isNumber: true, ...this.from(start) };
    const heredoc = this.heredoc();
    if (heredoc !== null) return heredoc;
    const name = this.name();
    if (name === null) {
      this.token();
      return { kind: 'other', ...this.from(start) };
    }
    if (name === 'true' || name === 'false' || name === 'null') {
      return { kind: 'literal', value: name === 'null' ? null : name === 'true', isNumber: false, ...this.from(start) };
    }
    if (this.match(ARGUMENTS) === null) return { kind: 'name', name, ...this.from(start) };
    return { kind: 'call', name, arguments: this.#listed(')'), ...this.from(start) };
  }

  /** Expressions with commas between them, up to the bracket that closes. */
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
      // A plain name is text, and anything else an expression.
      const isPlain = !this.isNext('(');
      const key = this.#postfix();
      const { start, end } = key;
      if (!this.take('=') && !this.take(':')) throw this.unexpected('`=` or `:`');
      const name = isPlain && key.kind === 'name' ? key.name : null;
      const text = { kind: 'literal', value: name, isNumber: false, ...this.from(start, end) } as const;
      members.push({ key: name === null ? key : text, value: this.expression() });
      if (!this.take(',') && !this.isAtLineEnd() && !this.isNext('}')) throw this.unexpected('`,` or `}`');
    }
    return members;
  }

  /** Whether brackets hold `for k, v in values : …`; then all of it is skipped. */
  #isFor(end: string): boolean {
    const start = this.at;
    this.skip(true);
    FOR.lastIndex = this.at;
    const isFor = FOR.test(this.text);
    if (isFor) this.until(end);
    else this.at = start;
    return isFor;
  }
}

function labelOf({ parts }: Extract<HclExpression, { kind: 'template' }>): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
}
