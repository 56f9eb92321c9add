import * as z from 'zod';
import { readAnswer } from './answer.ts';
import { rawRecord, record, text } from './members.ts';
import { shallow } from './nesting.ts';

/**
 * A saved chart (INTERFACE.md, endpoint 2). Its metric query goes back to the server as it came, and the server is the
 * better judge of it: asked is only what the next request needs.
 */
const savedChartSchema = shallow(
  record({
    metricQuery: record({ exploreName: text }),
    // Not in the document; API-FACTS, Saved chart.
    uuid: text.nullish(),
    name: text.nullish(),
    projectUuid: text.nullish(),
    updatedAt: text.nullish(),
    // Other queries whose results are joined with those of its own.
    merge: z.unknown().optional(),
    // How its results are pivoted, which the compilation of its query knows nothing of.
    pivotConfig: z.unknown().optional(),
    // The values for the chart's parameters stand beside its query; a faithful compilation sends them along.
    parameters: rawRecord.nullish(),
  }),
);
export type SavedChart = z.infer<typeof savedChartSchema>;

const envelopeSchema = record({ status: z.literal('ok', '"ok"'), results: savedChartSchema });

/**
 * Reads a saved chart.
 *
 * @throws MalformedDocumentError where the answer does not hold one
 */
export function parseSavedChart(document: unknown): SavedChart {
  return readAnswer(envelopeSchema, document).results;
}
