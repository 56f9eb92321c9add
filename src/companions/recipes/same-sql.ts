const LETTER = String.raw`[\w\u0080-\uffff]`;
/** A doubled quote needs no special case: it ends one quote and opens the next. */
const plain = (quote: string) => `${quote}[^${quote}]*${quote}`;
const escaped = (quote: string) => String.raw`${quote}[^${quote}\\]*(?:\\[^][^${quote}\\]*)*${quote}`;
/** `'''it's'''`, else as above. */
const tripled = (quote: string) =>
  String.raw`${quote}{3}[^${quote}\\]*(?:(?:\\[^]|${quote}(?!${quote}{2}))[^${quote}\\]*)*${quote}{3}|(?!${quote}{3})${escaped(quote)}`;
/** Whether a letter precedes a quote, and is not the end of a longer word. */
const behind = (letter: string) => `(?<=(?<!${LETTER})${letter})`;
const notBehind = (letter: string) => `(?<!(?<!${LETTER})${letter})`;
/** `$$it's$$` and `$tag$it's$tag$`. Inside an identifier a dollar is a letter. */
const TAG = String.raw`(?<!${LETTER})\$(?:[a-z_\u0080-\uffff]${LETTER}*)?\$`;
const DOLLARS = String.raw`(${TAG})[^]*?\1`;

/** How a warehouse distinguishes quotes and comments from code, where warehouses differ. */
interface Reading {
  /** A quote or a comment. The last group has the beginning of one that does not end. */
  readonly token: RegExp;
  /** Whether comments nest. Then `token` has only the beginning of one. */
  readonly nests: boolean;
}

function reading(quotes: readonly string[], { line = String.raw`--[^\n]*`, nests = false } = {}): Reading {
  const comment = String.raw`/\*`;
  const open = `["'\`]|${comment}${quotes.includes(DOLLARS) ? `|${TAG}` : ''}`;
  const closed = nests ? comment : String.raw`${comment}[^]*?\*/`;
  return { token: new RegExp([...quotes, line, closed, `(${open})[^]*`].join('|'), 'gi'), nests };
}

const TEXT_QUOTES = [`'`, `"`];
const QUOTES = [`'`, `"`, '`'];

/**
 * The standard, the standard with backslashes, and the rules of individual warehouses. Each one can treat white space
 * differently: to most others, an apostrophe in a BigQuery comment opens a quote.
 */
const READINGS = [
  reading(QUOTES.map(plain)),
  reading(QUOTES.map(escaped)),
  // PostgreSQL, DuckDB
  reading([...QUOTES.flatMap((quote) => [behind('e') + escaped(quote), notBehind('e') + plain(quote)]), DOLLARS], {
    line: String.raw`--[^\r\n]*`,
    nests: true,
  }),
  // Redshift
  reading([escaped(`'`), plain(`"`), plain('`'), DOLLARS], { nests: true }),
  // BigQuery
  reading([tripled(`'`), tripled(`"`), escaped('`')], { line: String.raw`(?:--|#)[^\n]*` }),
  // Snowflake
  reading([escaped(`'`), plain(`"`), plain('`'), DOLLARS], { line: String.raw`(?:--|//)[^\n]*` }),
  // Databricks
  reading(
    [...TEXT_QUOTES.flatMap((quote) => [behind('r') + plain(quote), notBehind('r') + escaped(quote)]), plain('`')],
    { nests: true },
  ),
  // ClickHouse
  reading([...QUOTES.map(escaped), DOLLARS], { line: String.raw`(?:--|#)[^\n]*` }),
];

/** Marks for the positions of an SQL text: code for every warehouse. */
const CODE = 0;
/** Inside a quote or a comment for at least one warehouse. */
const KEPT = 1;
const COMMENT_END = 2;

const WHITE = ' \t\n\r\f\v';

/**
 * Whether two SQL texts only differ in white space. White space counts inside quotes and comments. Elsewhere any run of
 * it equals one blank, and it is ignored at the ends and next to `(`, `)`, `,` and `;`. The line break after a `--`
 * comment counts, because it decides what is code. Warehouses disagree about quotes, mainly about backslash escapes, so
 * white space is only ignored if it is outside of quotes for all of them. Never true for any other difference.
 *
 * A carriage return inside quotes counts. To compare with a file, pass both texts through `normalizeLineEnds` first.
 */
export function isSameSql(one: string, other: string): boolean {
  return one === other || normalized(one) === normalized(other);
}

/**
 * The mark of each position in an SQL text: 0 where all warehouses read code, outside of quotes and comments. The time
 * is linear in the length of the text.
 */
export function marksOf(sql: string): Uint8Array {
  const marks = new Uint8Array(sql.length);
  for (const [index, { spans, isClosed }] of READINGS.map((each) => spansOf(sql, each)).entries()) {
    // If a quote never ends for a warehouse, the text was not written for it.
    if (!isClosed && index > 1) continue;
    for (const { start, end, lineEnd } of spans) {
      // Faster than `fill` for many short spans.
      for (let at = start; at < end; at += 1) marks[at] = KEPT;
      if (lineEnd !== null && marks[lineEnd] === CODE) marks[lineEnd] = COMMENT_END;
    }
  }
  return marks;
}

/** A text as one warehouse reads it. */
export interface Quoted {
  /** Its code; each comment is a blank, and each quote its number between two NUL. */
  readonly code: string;
  readonly quotes: readonly string[];
  readonly comments: readonly string[];
}

/** The text as each warehouse reads it for which all quotes end, or as SQL has it if they end for none. */
export function readingsOf(sql: string): Quoted[] {
  const readings = READINGS.map((each) => spansOf(sql, each));
  const closed = readings.filter(({ isClosed }) => isClosed);
  return (closed.length > 0 ? closed : readings.slice(0, 1)).map(({ spans }) => quotedOf(sql, spans));
}

function quotedOf(sql: string, spans: readonly Span[]): Quoted {
  const [quotes, comments, parts]: [string[], string[], string[]] = [[], [], []];
  let before = 0;
  for (const { start, end } of spans) {
    const text = sql.slice(start, end);
    const isQuote = /^['"`$]/.test(text);
    // A doubled quote ends one quote and opens the next: both are one name.
    const isDoubled = isQuote && start === before && sql[start - 1] === sql[start];
    if (isDoubled) quotes.push(`${quotes.pop()}${text.slice(0, -1)}`);
    else parts.push(sql.slice(before, start).replaceAll('\0', ''), isQuote ? `\0${quotes.length}\0` : ' ');
    if (!isQuote) comments.push(text);
    else if (!isDoubled) quotes.push(text.slice(1, -1));
    before = end;
  }
  return { code: [...parts, sql.slice(before).replaceAll('\0', '')].join(''), quotes, comments };
}

/** The text with only the white space that counts. Two texts are the same if these are equal. */
function normalized(sql: string): string {
  const marks = marksOf(sql);
  const isCloseFitting = (at: number) => marks[at] === CODE && '(),;'.includes(sql.charAt(at));
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
    if (!isAtEnd && (separator === '\n' || !(isCloseFitting(start - 1) || isCloseFitting(at)))) parts.push(separator);
    const word = at;
    while (at < sql.length && (marks[at] === KEPT || !WHITE.includes(sql.charAt(at)))) at += 1;
    parts.push(sql.slice(word, at));
  }
  return parts.join('');
}

interface Span {
  readonly start: number;
  readonly end: number;
  /** The line break that ends a comment, after the white space there; null for any other span. */
  readonly lineEnd: number | null;
}

function spansOf(sql: string, { token, nests }: Reading): { spans: readonly Span[]; isClosed: boolean } {
  const spans: Span[] = [];
  let isClosed = true;
  const tokens = new RegExp(token);
  for (let found = tokens.exec(sql); found !== null; found = tokens.exec(sql)) {
    const [text] = found;
    const nestedEnd = nests && text === '/*' ? endOfNested(sql, found.index) : tokens.lastIndex;
    isClosed &&= nestedEnd !== null && found.at(-1) === undefined;
    const end = nestedEnd ?? sql.length;
    tokens.lastIndex = end;
    // White space at the end of the line is not part of a comment.
    const isLine = /^(?:[-#]|\/\/)/.test(text);
    spans.push({ start: found.index, end: isLine ? codeEnd(sql, end) : end, lineEnd: isLine ? end : null });
  }
  return { spans, isClosed };
}

/** Null if it does not end. */
function endOfNested(sql: string, start: number): number | null {
  const signs = /\/\*|\*\//g;
  signs.lastIndex = start;
  let levels = 0;
  for (let found = signs.exec(sql); found !== null; found = signs.exec(sql)) {
    levels += found[0] === '/*' ? 1 : -1;
    if (levels === 0) return signs.lastIndex;
  }
  return null;
}

function codeEnd(sql: string, end: number): number {
  let at = end;
  while (at > 0 && WHITE.includes(sql.charAt(at - 1))) at -= 1;
  return at;
}
