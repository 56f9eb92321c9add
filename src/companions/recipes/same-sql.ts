/** What warehouses read differently: a backslash, tripled quotes and quotes in dollars, comments of other signs, a carriage return. */
const DIALECT = /[\\#]|\r(?!\n)|\/\/|'''|"""|\$\w*\$/;

/** Quotes, comments, white space and code, as all warehouses read a text without a dialect. A quote may lack its end. */
const TOKENS = /'[^']*'?|"[^"]*"?|`[^`]*`?|--[^\n]*|\/\*.*?(?:\*\/|$)|[ \t\n\r\f\v]+|[^ \t\n\r\f\v'"`/(),;-]+|./gs;

/**
 * Whether two SQL texts, with line feeds as line ends, only differ in white space. It counts inside quotes and
 * comments; elsewhere any run of it equals one blank, and it is ignored at the ends and next to `(`, `)`, `,` and `;`.
 * The line break after a `--` comment counts, because it decides what is code. All of it counts in a text with a sign
 * that warehouses read differently, since it is then not known what is quoted.
 */
export function isSameSql(one: string, other: string): boolean {
  if (one === other) return true;
  if (DIALECT.test(one) || DIALECT.test(other)) return false;
  const [mine, theirs] = [tokensOf(one), tokensOf(other)];
  // Comments nest for some warehouses.
  const isNested = (token: string) => token.startsWith('/*') && token.includes('/*', 2);
  return !mine.some(isNested) && JSON.stringify(mine) === JSON.stringify(theirs);
}

/** The tokens that count: white space is one blank, and none where it is ignored. */
function tokensOf(sql: string): string[] {
  const isWhite = (token: string) => /^[ \t\n\r\f\v]/.test(token);
  const tokens = (sql.match(TOKENS) ?? []).map((token) => {
    if (token.startsWith('--')) return token.trimEnd();
    return isWhite(token) ? ' ' : token;
  });
  const isCloseFitting = (token: string | undefined) => token === undefined || /^[(),;]$/.test(token);
  return tokens.filter(
    (token, at) => token !== ' ' || !(isCloseFitting(tokens[at - 1]) || isCloseFitting(tokens[at + 1])),
  );
}

/** A doubled quote needs no special case: it ends one quote and opens the next. */
const plain = (quote: string) => `${quote}[^${quote}]*${quote}`;
const escaped = (quote: string) => String.raw`${quote}[^${quote}\\]*(?:\\[^][^${quote}\\]*)*${quote}`;
const TAG = String.raw`(?<![\w$])\$\w*\$`;
const QUOTES = [`'`, `"`, '`'];

/** A quote or a comment as some warehouses have it. The last group has the beginning of one that does not end. */
function reading(quotes: readonly string[], line = '--[^\\n]*'): RegExp {
  return new RegExp([...quotes, line, String.raw`/\*[^]*?\*/`, `(["'\`]|/\\*|${TAG})[^]*`].join('|'), 'g');
}

/** The standard, the standard with backslashes, with quotes in dollars as in PostgreSQL, and with comments as in BigQuery. */
const READINGS = [
  reading(QUOTES.map(plain)),
  reading(QUOTES.map(escaped)),
  reading([String.raw`(${TAG})[^]*?\1`, ...QUOTES.map(plain)]),
  reading(QUOTES.map(escaped), String.raw`(?:--|#)[^\n]*`),
];

/** The text by each reading for which all quotes and comments end, or by the standard if they end for none. */
export function readingsOf(sql: string): Quoted[] {
  const readings = READINGS.map((token) => {
    const found = [...sql.matchAll(token)];
    return {
      spans: found.map(({ index, 0: text }) => ({ start: index, end: index + text.length })),
      isClosed: found.every((match) => match.at(-1) === undefined),
    };
  });
  const closed = readings.filter(({ isClosed }) => isClosed);
  return (closed.length > 0 ? closed : readings.slice(0, 1)).map(({ spans }) => quotedOf(sql, spans));
}

/** A text as some warehouses read it. */
export interface Quoted {
  /** Its code; each comment is a blank, and each quote its number between two NUL. */
  readonly code: string;
  readonly quotes: readonly string[];
  readonly comments: readonly string[];
}

/** @param spans of its quotes and comments */
function quotedOf(sql: string, spans: readonly { readonly start: number; readonly end: number }[]): Quoted {
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
