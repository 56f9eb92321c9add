import { SourceText } from '../source-text.ts';
import { ExpressionParser, NAME } from './expression-parser.ts';
import type { HclAttribute, HclBlock, HclBody, HclExpression } from './tree.ts';
import { literalText } from './values.ts';

/** Parses HCL 2: blocks, arguments, and expressions that may give a text. @throws ProblemError (`unparseable`) */
export function parseHcl(path: string, text: string): HclBody {
  return new Parser(new SourceText(path, text)).file();
}

/** Parses a text that is entirely a template, such as a file for `templatefile`. @throws ProblemError (`unparseable`) */
export function parseHclTemplate(source: SourceText): HclExpression {
  return new Parser(source).wholeTemplate();
}

class Parser extends ExpressionParser {
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
        const value = this.expression();
        attributes.set(name, { name, value, ...this.from(start, value.end) });
      } else blocks.push(this.#block(name, start));
      this.skip(false);
      if (!this.isAtEnd() && !this.isNext(end) && !this.isAtLineEnd()) throw this.unexpected("the line's end");
    }
  }

  #block(type: string, start: number): HclBlock {
    const labels: string[] = [];
    for (this.skip(false); !this.take('{'); this.skip(false)) {
      const label = this.isNext('"') ? (literalText(this.string()) ?? '') : this.match(NAME)?.[0];
      if (label === undefined) throw this.unexpected('a block');
      labels.push(label);
    }
    const body = this.within(false, () => this.#body('}'));
    if (!this.take('}')) throw this.refuse('a block that does not end', start);
    return { type, labels, body, ...this.from(start) };
  }
}
