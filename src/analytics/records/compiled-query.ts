import type * as z from 'zod';
import { isObject } from '../../documents/is-object.ts';
import { answersWith } from './answer.ts';
import { record, text, textList } from './members.ts';
import { shallow } from './nesting.ts';

/** The SQL of a metric query (docs/service-api.md#saved-charts-and-their-sql). */
const compiledQuerySchema = shallow(
  record({
    query: text,
    pivotQuery: text.nullish(),
    /** If there are any, the query is broken although the answer is a success. */
    compilationErrors: textList.nullish(),
  }),
);
export type CompiledQuery = z.infer<typeof compiledQuerySchema>;

const readCompiledQuery = answersWith(compiledQuerySchema);
/** The answer of servers until mid-2025 (docs/service-api.md#saved-charts-and-their-sql). */
const readBareSql = answersWith(text);

/**
 * Reads the answer to a compilation.
 *
 * @throws MalformedDocumentError where it contains no SQL
 */
export function parseCompiledQuery(document: unknown): CompiledQuery {
  if (isObject(document) && typeof document['results'] === 'string') {
    return { query: readBareSql(document) };
  }
  return readCompiledQuery(document);
}
