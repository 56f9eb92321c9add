import { Composer, type Document, Lexer, type ParsedNode, Parser } from 'yaml';
import type { Place } from '../place.ts';
import { ProblemError, problemAt } from '../problem.ts';
import { holdsTemplateAsKey, maskTemplates } from './yaml-templates.ts';

/** From offsets in a text to places. */
export interface PlaceLookup {
  placeAt(offset: number): Place;
}

/** What is read of one file; tests have smaller ones. */
export interface YamlLimits {
  /** What the lexer cuts a file into; a line of a values file has six to eight. Beyond it parsing takes seconds. */
  readonly lexemes: number;
  /** Collections within each other; the parser and its users go down into them by recursion. */
  readonly levels: number;
  /** Each costs as much as a hundred lines. */
  readonly documents: number;
  /** A handle of a tag may stand for all of a directive, time and again. */
  readonly directive: number;
  /** Nodes that aliases stand for, and members that merge keys bring in, beside those that are written out. */
  readonly repeated: number;
}

export const YAML_LIMITS: YamlLimits = {
  lexemes: 1_500_000,
  levels: 200,
  documents: 20_000,
  directive: 1_024,
  repeated: 1_000_000,
};

// What go-yaml refuses to read or takes for the end of a line, and what the lexer takes for signs of its own.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNREADABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;

// Signs that the lexer puts between lexemes.
const SCALAR_NEXT = '\x1F';
const FLOW_CUT_SHORT = '\x18';

/** A file that would take too long, whether it is YAML or not. */
class LimitError extends ProblemError {}

function beyondLimits(lines: PlaceLookup, offset: number, limit: string): LimitError {
  return new LimitError(problemAt('unparseable', lines.placeAt(offset), `more than ${limit}`));
}

/** What is no YAML, at an offset. */
export function unparseable(lines: PlaceLookup, offset: number, why: string): ProblemError {
  return new ProblemError(problemAt('unparseable', lines.placeAt(offset), why.split('\n', 1)[0]));
}

/**
 * The contents of a text's documents, with templates set aside where it takes that to be YAML.
 *
 * @throws ProblemError (`unparseable`)
 */
export function parseYaml(text: string, lines: PlaceLookup, limits: YamlLimits): (ParsedNode | null)[] {
  const unreadable = UNREADABLE.exec(text);
  if (unreadable !== null) {
    const name = unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    throw unparseable(lines, unreadable.index, `the character U+${name}`);
  }
  const mayBeTemplate = text.includes('{{');
  try {
    const contents = compose(text, lines, limits);
    if (!mayBeTemplate || !contents.some((content) => holdsTemplateAsKey(content, text))) return contents;
  } catch (error) {
    if (!mayBeTemplate || error instanceof LimitError) throw error;
  }
  return compose(maskTemplates(text), lines, limits);
}

/** As the package's own function for it, but ends at the first error and before it takes too long. */
function compose(text: string, lines: PlaceLookup, limits: YamlLimits): (ParsedNode | null)[] {
  const parser = new Parser();
  const composer = new Composer<ParsedNode>({
    // Texts only, since types are told by the source, and no tags that have code of their own.
    schema: 'failsafe',
    resolveKnownTags: false,
    // Would take time that grows with the square of the size; a walk sees to duplicates.
    uniqueKeys: false,
  });
  let first: unknown = null;
  const refuse = (offset: number, why: string) => {
    // What is thrown inside of a collection is caught there and comes back as another error.
    first ??= unparseable(lines, offset, why);
    throw first;
  };
  Object.assign(composer, {
    onError: (source: number | readonly number[] | { offset: number }, _: string, why: string, isWarning?: boolean) => {
      if (isWarning !== true) refuse(offsetOf(source), why);
    },
  });
  const contents: (ParsedNode | null)[] = [];
  const take = (documents: Iterable<Document.Parsed<ParsedNode>>) => {
    for (const document of documents) {
      const [error] = document.errors;
      if (error !== undefined) refuse(error.pos[0], error.message);
      contents.push(document.contents);
      if (contents.length > limits.documents) throw beyondLimits(lines, parser.offset, `${limits.documents} documents`);
    }
  };
  const feed = (tokens: ReturnType<Parser['next']>) => {
    for (const token of tokens) {
      if (token.type === 'error') refuse(token.offset, token.message);
      take(composer.next(token));
    }
  };
  let count = 0;
  let previous = '';
  for (const lexeme of new Lexer().lex(text)) {
    count += 1;
    const { offset } = parser;
    if (count > limits.lexemes) throw beyondLimits(lines, offset, `${limits.lexemes} parts`);
    if (parser.stack.length > limits.levels) throw beyondLimits(lines, offset, `${limits.levels} levels`);
    if (lexeme === FLOW_CUT_SHORT) refuse(offset, 'a flow collection that does not end, or is not indented');
    const isScalarText = previous === SCALAR_NEXT;
    if (!isScalarText && isCutShort(lexeme)) refuse(offset, 'a quoted scalar that does not end, or is not indented');
    if (lexeme[0] === '%' && !isScalarText && lexeme.length > limits.directive) {
      throw beyondLimits(lines, offset, `${limits.directive} characters in a directive`);
    }
    previous = lexeme;
    feed(parser.next(lexeme));
  }
  feed(parser.end());
  take(composer.end());
  return contents;
}

function offsetOf(source: number | readonly number[] | { offset: number }): number {
  if (typeof source === 'number') return source;
  return 'offset' in source ? source.offset : (source[0] ?? 0);
}

/** Whether a quoted scalar was cut before its end, by the end of the file or by a line that is not indented. */
function isCutShort(lexeme: string): boolean {
  const [quote] = lexeme;
  return (quote === '"' || quote === "'") && (lexeme.length < 2 || !lexeme.endsWith(quote));
}
