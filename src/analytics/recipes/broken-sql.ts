import { type Quoted, readingsOf } from './same-sql.ts';

/** Stands for the quote with this number in a text of code. */
const QUOTE = /\0(\d+)\0/;
const ALIAS = new RegExp(String.raw`\bAS\s+(?:${QUOTE.source}|\[([^\]]*)\]|([\w$]+))`, 'gi');
/** NULL as the whole of a column: `a IS NULL AS b` is sound. */
const NULL_COLUMN = /(?:\bSELECT(?:\s+DISTINCT)?|,)\s*NULL\s*$/i;
/** In characters, with the white space in it. */
const LONGEST_NULL = 100;
const ERROR = /^\/\*\s*ERROR:\s*([\s\S]*?)\s*\*\/$/;

/**
 * What is wrong with the SQL of a query that Lightdash answered with as if it were sound. It leaves out a dimension that is gone, makes
 * NULL of one whose own SQL does not compile, and writes a comment in the place of a filter that it cannot resolve.
 *
 * @param fields ids of the query's dimensions and metrics, each of which has to be a column
 * @returns the service's words if it says any, else ours; hostile until escaped. Null for sound SQL
 */
export function faultOf(sql: string, fields: readonly string[]): string | null {
  // Which warehouse the text is for is not said. Read as another one, a text with a backslash may look broken.
  const [fewest = []] = readingsOf(sql)
    .map((reading) => faultsIn(reading, fields))
    .toSorted((one, other) => one.length - other.length);
  return fewest.length === 0 ? null : fewest.join('; ');
}

function faultsIn({ code, quotes, comments }: Quoted, fields: readonly string[]): string[] {
  const [named, empty] = [new Set<string>(), new Set<string>()];
  for (const { index, 1: quote, 2: bracket, 3: word } of code.matchAll(ALIAS)) {
    const name = quotes[Number(quote)] ?? bracket ?? word ?? '';
    named.add(name);
    if (NULL_COLUMN.test(code.slice(Math.max(0, index - LONGEST_NULL), index))) empty.add(name);
  }
  return [
    ...new Set(comments.flatMap((comment) => ERROR.exec(comment)?.[1] ?? [])),
    ...fields
      .filter((field) => !named.has(field))
      .map((field) => `the SQL lacks ${field}: the model has no such field`),
    ...fields
      .filter((field) => empty.has(field))
      .map((field) => `${field} is NULL in the SQL, as for a field whose own SQL does not compile`),
  ];
}
