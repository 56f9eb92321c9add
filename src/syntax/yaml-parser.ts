import { Composer, type Document, isMap, isSeq, Lexer, type ParsedNode, Parser } from 'yaml';
import type { Place } from '../problems/place.ts';
import { ProblemError, problemAt, unparseable } from '../problems/problem.ts';

/** Turns offsets in a text into places. */
export interface PlaceLookup {
  placeAt(offset: number): Place;
}

/** The most lexemes. A line of a values file has six to eight; beyond the limit, parsing takes seconds. */
const MOST_LEXEMES = 1_500_000;
/** The deepest nesting of collections. The parser and its users are recursive. */
const MOST_LEVELS = 200;
/** The most documents. Each costs as much as a hundred lines. */
const MOST_DOCUMENTS = 20_000;
/** The longest directive, because every tag handle may repeat it. */
const LONGEST_DIRECTIVE = 1_024;

/** Replaces each character of a masked template, so that places stay the same. */
export const MASK = '\uE0F0';
const ONLY_MASKED = /^[ \t\r\uE0F0]*$/;

// Characters that go-yaml rejects or reads as line breaks, and those that the lexer uses as its own signs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern finds control characters
const UNREADABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;

// Signs that the lexer puts between lexemes.
const SCALAR_NEXT = '\x1F';
const FLOW_CUT_SHORT = '\x18';

/** A file that would take too long, whether it is YAML or not. */
class LimitError extends ProblemError {}

function beyondLimits(lines: PlaceLookup, offset: number, limit: string): LimitError {
  return new LimitError(problemAt('unparseable', lines.placeAt(offset), `more than ${limit}`));
}

/** The error for text that is not YAML, at an offset. */
export function notYaml(lines: PlaceLookup, offset: number, why: string): ProblemError {
  return unparseable(lines.placeAt(offset), why.split('\n', 1)[0] ?? '');
}

/** The contents of a text's documents. Templates are masked only if the text is not YAML with them. @throws ProblemError (`unparseable`) */
export function parseYaml(text: string, lines: PlaceLookup): (ParsedNode | null)[] {
  const unreadable = UNREADABLE.exec(text);
  if (unreadable !== null) {
    const name = unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    throw notYaml(lines, unreadable.index, `the character U+${name}`);
  }
  const mayBeTemplate = text.includes('{{');
  try {
    const contents = compose(text, lines);
    if (!mayBeTemplate || !contents.some((content) => holdsTemplateAsKey(content, text))) return contents;
  } catch (error) {
    if (!mayBeTemplate || error instanceof LimitError) throw error;
  }
  return compose(maskTemplates(text), lines);
}

/** Like the package's own function, but it stops at the first error and before it takes too long. */
function compose(text: string, lines: PlaceLookup): (ParsedNode | null)[] {
  const parser = new Parser();
  const composer = new Composer<ParsedNode>({
    // Read texts only: types are derived from the source, and tags with code of their own are not resolved.
    schema: 'failsafe',
    resolveKnownTags: false,
    // This check would take quadratic time. `AnchorResolver` finds duplicate keys.
    uniqueKeys: false,
  });
  let first: unknown = null;
  const refuse = (offset: number, why: string) => {
    // Inside a collection the package catches a thrown error and reports another one.
    first ??= notYaml(lines, offset, why);
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
      if (contents.length > MOST_DOCUMENTS) throw beyondLimits(lines, parser.offset, `${MOST_DOCUMENTS} documents`);
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
    if (count > MOST_LEXEMES) throw beyondLimits(lines, offset, `${MOST_LEXEMES} parts`);
    if (parser.stack.length > MOST_LEVELS) throw beyondLimits(lines, offset, `${MOST_LEVELS} levels`);
    if (lexeme === FLOW_CUT_SHORT) refuse(offset, 'a flow collection that does not end, or is not indented');
    const isScalarText = previous === SCALAR_NEXT;
    if (!isScalarText && isCutShort(lexeme)) refuse(offset, 'a quoted scalar that does not end, or is not indented');
    if (lexeme[0] === '%' && !isScalarText && lexeme.length > LONGEST_DIRECTIVE) {
      throw beyondLimits(lines, offset, `${LONGEST_DIRECTIVE} characters in a directive`);
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

/** Whether a quoted scalar was cut off by the end of the file or by a line that is not indented. */
function isCutShort(lexeme: string): boolean {
  const [quote] = lexeme;
  return (quote === '"' || quote === "'") && (lexeme.length < 2 || !lexeme.endsWith(quote));
}

/** Whether `{{` was parsed as a mapping used as a key. No tool reads that as a value. */
function holdsTemplateAsKey(node: unknown, text: string): boolean {
  if (isSeq(node)) return node.items.some((item) => holdsTemplateAsKey(item, text));
  if (!isMap(node)) return false;
  return node.items.some(
    ({ key, value }) =>
      (isMap(key) && text[(key.range?.[0] ?? 0) - 1] === '{') ||
      holdsTemplateAsKey(key, text) ||
      holdsTemplateAsKey(value, text),
  );
}

/** Masks templates character by character, and blanks lines that contain nothing else, so that the rest is YAML. */
function maskTemplates(text: string): string {
  const end = text.lastIndexOf('}}') + 2;
  const masked = text.slice(0, end).replace(/\{\{.*?\}\}/gs, (template) => {
    const [first = '', ...others] = template.split('\n');
    return [MASK.repeat(first.length), ...others.map((line) => ' '.repeat(line.length))].join('\n');
  });
  const lines = (masked + text.slice(end)).split('\n');
  return lines
    .map((line) => (line.includes(MASK) && ONLY_MASKED.test(line) ? ' '.repeat(line.length) : line))
    .join('\n');
}
