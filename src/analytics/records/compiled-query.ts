import * as z from 'zod';
import { isObject } from '../../documents/is-object.ts';
import { readAnswer } from './answer.ts';
import { record, text, textList } from './members.ts';
import { shallow } from './nesting.ts';

const status = z.literal('ok', '"ok"');

/** The SQL of a metric query (docs/service-api.md#saved-charts-and-their-sql). */
const compiledQuerySchema = shallow(
  record({
    query: text,
    pivotQuery: text.nullish(),
    parameterReferences: textList.nullish(),
    /** If there are any, the query is broken although the answer is a success. */
    compilationErrors: textList.nullish(),
  }),
);
export type CompiledQuery = z.infer<typeof compiledQuerySchema>;

const envelopeSchema = record({ status, results: compiledQuerySchema });
/** The answer of servers until mid-2025 (docs/service-api.md#saved-charts-and-their-sql). */
const bareEnvelopeSchema = record({ status, results: text });

/**
 * Reads the answer to a compilation.
 *
 * @throws MalformedDocumentError where it contains no SQL
 */
export function parseCompiledQuery(document: unknown): CompiledQuery {
  if (isObject(document) && typeof document['results'] === 'string') {
    return { query: readAnswer(bareEnvelopeSchema, document).results };
  }
  return readAnswer(envelopeSchema, document).results;
}
