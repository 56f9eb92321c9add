import * as z from 'zod';
import { isObject } from '../../../documents/is-object.ts';
import { answersWith } from './answers.ts';
import { rawRecord, record, shallow, text, textList } from './members.ts';

/** A saved chart (docs/maintainers/service-api.md#saved-charts-and-their-sql). Only what the next request needs is checked; the query goes back unchanged. */
const savedChartSchema = shallow(
  record({
    metricQuery: record({ exploreName: text }),
    // Not documented, but found on servers.
    uuid: text.nullish(),
    name: text.nullish(),
    projectUuid: text.nullish(),
    updatedAt: text.nullish(),
    // Other queries whose results are joined with the chart's own.
    merge: z.unknown().optional(),
    // How the results are pivoted. The compilation of the query ignores it.
    pivotConfig: z.unknown().optional(),
    // The values of the chart's parameters are stored beside its query. A faithful compilation includes them.
    parameters: rawRecord.nullish(),
  }),
);
export type SavedChart = z.infer<typeof savedChartSchema>;

/** Reads a saved chart; throws a MalformedDocumentError where the answer does not contain one. */
export const parseSavedChart: (document: unknown) => SavedChart = answersWith(savedChartSchema);

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
/** The answer of servers until mid-2025 (docs/maintainers/service-api.md#saved-charts-and-their-sql). */
const readBareSql = answersWith(text);

/** Reads the answer to a compilation. @throws MalformedDocumentError where it contains no SQL */
export function parseCompiledQuery(document: unknown): CompiledQuery {
  if (isObject(document) && typeof document['results'] === 'string') {
    return { query: readBareSql(document) };
  }
  return readCompiledQuery(document);
}
