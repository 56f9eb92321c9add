/** How a warehouse distinguishes quotes and comments from code, where warehouses differ. */
interface LexicalRules {
  /** Whether a backslash is an escape inside the quote that opens at `at`. */
  readonly escapes: (sql: string, at: number) => boolean;
  /** A second sign for comments up to the line's end, besides `--`. */
  readonly lineComment?: '#' | '//';
  /** `'''it's'''` */
  readonly hasTripleQuotes?: true;
  /** `$$it's$$` and `$tag$it's$tag$` */
  readonly hasDollarQuotes?: true;
  readonly hasNestedComments?: true;
  readonly endsLineAtCarriageReturn?: boolean;
}

const never = () => false;
const always = () => true;

const READINGS: readonly LexicalRules[] = [{ escapes: never }, { escapes: always }];

/**
 * The rules of individual warehouses. Each one can treat white space differently from the two readings above: to most
 * others, an apostrophe in a BigQuery comment opens a quote.
 */
const READINGS_OF_WAREHOUSES: readonly LexicalRules[] = [
  // PostgreSQL, DuckDB
  {
    escapes: (sql, at) => hasPrefix(sql, at, 'e'),
    hasDollarQuotes: true,
    hasNestedComments: true,
    endsLineAtCarriageReturn: true,
  },
  // Redshift
  { escapes: (sql, at) => sql[at] === "'", hasDollarQuotes: true, hasNestedComments: true },
  // BigQuery
  { escapes: always, lineComment: '#', hasTripleQuotes: true },
  // Snowflake
  { escapes: (sql, at) => sql[at] === "'", lineComment: '//', hasDollarQuotes: true },
  // Databricks
  { escapes: (sql, at) => sql[at] !== '`' && !hasPrefix(sql, at, 'r'), hasNestedComments: true },
  // ClickHouse
  { escapes: always, lineComment: '#', hasDollarQuotes: true },
];

/** Marks for the positions of an SQL text: code for every warehouse. */
const CODE = 0;
/** Inside a quote or a comment for at least one warehouse. */
const KEPT = 1;
/** The line break that ends a comment. */
const COMMENT_END = 2;

const WHITE = ' \t\n\r\f\v';
const CLOSE_FITTING = '(),;';
const IDENTIFIER = /[\w\u0080-\uffff]/;

/**
 * Whether two SQL texts only differ in white space. White space counts inside quotes and comments. Elsewhere any run of
 * it equals one blank, and it is ignored at the ends and next to `(`, `)`, `,` and `;`. The line break after a `--`
 * comment counts, because it decides what is code. Warehouses disagree about quotes, mainly about backslash escapes, so
 * white space is only ignored if it is outside of quotes for all of them. Never true for any other difference.
 *
 * A carriage return inside quotes counts. To compare with a file, pass both texts through `asKeptInFile` first.
 */
export function isSameSql(one: string, other: string): boolean {
  return one === other || normalized(one) === normalized(other);
}

/**
 * Removes a final `;` and a final `LIMIT` with a number, to compare queries that ran with different row limits. A text
 * that ends with a comment stays unchanged.
 */
export function withoutLimit(sql: string): string {
  const marks = marksOf(sql);
  let end = codeEnd(sql, sql.length);
  if (sql[end - 1] === ';' && marks[end - 1] === CODE) end = codeEnd(sql, end - 1);
  const number = endWithout(sql, end, '0123456789');
  const keyword = codeEnd(sql, number) - 'limit'.length;
  const isLimit =
    number < end &&
    keyword + 'limit'.length < number &&
    sql.slice(Math.max(keyword, 0), keyword + 'limit'.length).toLowerCase() === 'limit' &&
    marks[keyword] === CODE &&
    !/[\w$.@\u0080-\uffff]/.test(sql.charAt(keyword - 1));
  return sql.slice(0, isLimit ? codeEnd(sql, keyword) : end);
}

/**
 * The mark of each position in an SQL text: 0 where all warehouses read code, outside of quotes and comments. The time
 * is linear in the length of the text.
 */
export function marksOf(sql: string): Uint8Array {
  const marks = new Uint8Array(sql.length);
  for (const reading of READINGS) addMarks(marks, spansOf(sql, reading).spans);
  for (const reading of READINGS_OF_WAREHOUSES) {
    const { spans, isClosed } = spansOf(sql, reading);
    // If a quote never ends for a warehouse, the text was not written for it.
    if (isClosed) addMarks(marks, spans);
  }
  return marks;
}

/** A text as one warehouse reads it. */
export interface Quoted {
  /** Its code; each comment is a blank, and each quote its number between two NUL. */
  readonly code: string;
  /** The contents of its quotes, by number. */
  readonly quotes: readonly string[];
  readonly comments: readonly string[];
}

/** The text as each warehouse reads it for which all quotes end, or as SQL has it if they end for none. */
export function readingsOf(sql: string): Quoted[] {
  const readings = [...READINGS, ...READINGS_OF_WAREHOUSES].map((reading) => spansOf(sql, reading));
  const closed = readings.filter(({ isClosed }) => isClosed);
  return (closed.length > 0 ? closed : readings.slice(0, 1)).map(({ spans }) => quotedOf(sql, spans));
}

function quotedOf(sql: string, spans: readonly number[]): Quoted {
  const [quotes, comments, parts]: [string[], string[], string[]] = [[], [], []];
  let end = 0;
  for (let index = 0; index < spans.length; index += 3) {
    const [start = 0, next = 0] = [spans[index], spans[index + 1]];
    const text = sql.slice(start, next);
    const isQuote = /^['"`$]/.test(text);
    // A doubled quote ends one quote and opens the next: both are one name.
    const isDoubled = isQuote && start === end && index > 0 && sql[start - 1] === sql[start];
    if (isDoubled) quotes.push(`${quotes.pop()}${text.slice(0, -1)}`);
    else parts.push(sql.slice(end, start).replaceAll('\0', ''), isQuote ? `\0${quotes.length}\0` : ' ');
    if (!isQuote) comments.push(text);
    else if (!isDoubled) quotes.push(text.slice(1, -1));
    end = next;
  }
  return { code: [...parts, sql.slice(end).replaceAll('\0', '')].join(''), quotes, comments };
}

/** The text with only the white space that counts. Two texts are the same if these are equal. */
function normalized(sql: string): string {
  const marks = marksOf(sql);
  const parts: string[] = [];
  let at = 0;
  while (at < sql.length) {
    const start = at;
    let separator = '';
    for (; at < sql.length && marks[at] !== KEPT && WHITE.includes(sql.charAt(at)); at += 1) {
      if (marks[at] === COMMENT_END) separator = '\n';
      else separator ||= ' ';
    }
    const isAtEnd = start === 0 || at === sql.length;
    const isClose = isCloseFitting(sql, marks, start - 1) || isCloseFitting(sql, marks, at);
    if (!isAtEnd && (separator === '\n' || !isClose)) parts.push(separator);
    const word = at;
    while (at < sql.length && (marks[at] === KEPT || !WHITE.includes(sql.charAt(at)))) at += 1;
    parts.push(sql.slice(word, at));
  }
  return parts.join('');
}

function isCloseFitting(sql: string, marks: Uint8Array, at: number): boolean {
  return marks[at] === CODE && CLOSE_FITTING.includes(sql.charAt(at));
}

function codeEnd(sql: string, end: number): number {
  return endWithout(sql, end, WHITE);
}

/** The end of a text after these characters are removed before `end`. */
function endWithout(sql: string, end: number, characters: string): number {
  let at = end;
  while (at > 0 && characters.includes(sql.charAt(at - 1))) at -= 1;
  return at;
}

/** What opens a quote or a comment, for some warehouse. */
const OPENING = /["'`]|--|#|\/[*/]|\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/gi;

interface Token {
  /** The offset after it. */
  readonly end: number;
  readonly isClosed: boolean;
  /** Whether a line break ends it, at `end` or after the white space there. */
  readonly isLineComment?: boolean;
}

/**
 * The quotes and comments of a text, as three numbers each: start, end, and the offset of the line break that ends it,
 * or -1.
 */
function spansOf(sql: string, reading: LexicalRules): { spans: readonly number[]; isClosed: boolean } {
  const spans: number[] = [];
  let areClosed = true;
  const opening = new RegExp(OPENING);
  for (let found = opening.exec(sql); found !== null; found = opening.exec(sql)) {
    const { 0: sign, index } = found;
    const token = tokenAt(sql, index, sign, reading);
    opening.lastIndex = token?.end ?? index + 1;
    if (token === null) continue;
    const { end, isClosed, isLineComment = false } = token;
    // White space at the end of the line is not part of the comment.
    spans.push(index, isLineComment ? codeEnd(sql, end) : end, isLineComment ? end : -1);
    areClosed &&= isClosed;
  }
  return { spans, isClosed: areClosed };
}

function addMarks(marks: Uint8Array, spans: readonly number[]): void {
  for (let index = 0; index < spans.length; index += 3) {
    const [start = 0, end = 0, lineEnd = -1] = [spans[index], spans[index + 1], spans[index + 2]];
    // Faster than `fill` for many short spans.
    for (let at = start; at < end; at += 1) marks[at] = KEPT;
    if (lineEnd >= 0 && lineEnd < marks.length && marks[lineEnd] === CODE) marks[lineEnd] = COMMENT_END;
  }
}

/** The quote or comment that a sign opens at `at`; null if it is code for this warehouse. */
function tokenAt(sql: string, at: number, sign: string, reading: LexicalRules): Token | null {
  if (sign === '--' || sign === reading.lineComment) {
    const ending = reading.endsLineAtCarriageReturn ? /[\r\n]/g : /\n/g;
    ending.lastIndex = at;
    return { end: ending.exec(sql)?.index ?? sql.length, isClosed: true, isLineComment: true };
  }
  if (sign === '/*') return reading.hasNestedComments ? nestedComment(sql, at) : upTo('*/', sql, at + 2);
  if (sign.startsWith('$')) {
    // Inside an identifier a dollar is a letter.
    const isQuote = reading.hasDollarQuotes && !IDENTIFIER.test(sql.charAt(at - 1));
    return isQuote ? upTo(sign, sql, at + sign.length) : null;
  }
  return sign === '#' || sign === '//' ? null : quoteAt(sql, at, sign, reading);
}

/** A doubled quote needs no special case: it ends one quote and opens the next. */
function quoteAt(sql: string, at: number, quote: string, reading: LexicalRules): Token {
  const isTriple = reading.hasTripleQuotes && quote !== '`' && sql.startsWith(quote.repeat(3), at);
  const delimiter = isTriple ? quote.repeat(3) : quote;
  if (!reading.escapes(sql, at)) return upTo(delimiter, sql, at + delimiter.length);
  for (let inside = at + delimiter.length; inside < sql.length; inside += 1) {
    if (sql[inside] === '\\') inside += 1;
    else if (sql.startsWith(delimiter, inside)) return { end: inside + delimiter.length, isClosed: true };
  }
  return { end: sql.length, isClosed: false };
}

function nestedComment(sql: string, at: number): Token {
  const signs = /\/\*|\*\//g;
  signs.lastIndex = at;
  let levels = 0;
  for (let found = signs.exec(sql); found !== null; found = signs.exec(sql)) {
    levels += found[0] === '/*' ? 1 : -1;
    if (levels === 0) return { end: signs.lastIndex, isClosed: true };
  }
  return { end: sql.length, isClosed: false };
}

function upTo(delimiter: string, sql: string, from: number): Token {
  const found = sql.indexOf(delimiter, from);
  return found < 0 ? { end: sql.length, isClosed: false } : { end: found + delimiter.length, isClosed: true };
}

/** Whether this letter precedes the quote and is not the end of a longer word. */
function hasPrefix(sql: string, at: number, letter: string): boolean {
  return sql.charAt(at - 1).toLowerCase() === letter && !IDENTIFIER.test(sql.charAt(at - 2));
}
