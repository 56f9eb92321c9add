import * as z from 'zod';
import { answersWith } from './answer.ts';
import { rawRecord, record, text } from './members.ts';
import { shallow } from './nesting.ts';

/**
 * A saved chart (docs/service-api.md#saved-charts-and-their-sql). Its metric query is sent back to the server
 * unchanged, and the server judges it. Only the member needed for the next request is checked.
 */
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
