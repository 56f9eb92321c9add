import * as z from 'zod';
import { isObject } from '../../documents/is-object.ts';
import { AnalyticsError } from '../service/analytics-error.ts';
import type { HistoryFilters } from '../service/client.ts';
import { observedShapeSchema } from '../service/observed-shape.ts';
import { parseWritten, readAs } from '../service/records/answers.ts';
import {
  dateTime,
  finiteNumber,
  finiteNumberOrNull,
  record,
  text,
  textList,
  textOrNull,
} from '../service/records/members.ts';
import type { HistoryReport, PeriodReport } from './history-report.ts';

const REMEDY = 'Give the file in the output report-path of an earlier run, as it was written';

/** The report of a service that gave its counts but not its newest runs. */
const withoutRunsSchema = record({
  newest: z.null(),
  unread: z.array(z.unknown()).refine((lists) => lists.some((each) => isObject(each) && each['list'] === 'newest')),
});
const periodSchema = z.object(
  {
    from: textOrNull,
    to: textOrNull,
    runs: finiteNumber,
    failed: finiteNumber,
    medianMs: finiteNumberOrNull,
    p95Ms: finiteNumberOrNull,
  } satisfies Record<keyof PeriodReport, z.ZodType>,
  'an object',
);
const earlierReportSchema = record({
  reportVersion: z.literal('1', '"1"'),
  generatedAt: dateTime,
  service: record({ projectUuid: text }),
  filters: z.record(z.string(), z.union([text, textList], 'a string or a list of strings'), 'an object'),
  newest: record({ period: periodSchema }),
  errors: textList,
  contract: record({ observed: observedShapeSchema }).optional(),
  unread: z.array(z.unknown()).optional(),
  unreadable: record({ count: finiteNumber }).optional(),
}).transform(({ generatedAt, service, filters, newest, errors, unread = [], unreadable, contract }) => ({
  generatedAt,
  projectUuid: service.projectUuid,
  filters,
  period: newest.period,
  errors,
  /** Whether all lists with errors were read, and all of their rows. */
  isWhole: unread.length === 0 && !unreadable?.count,
  /** What the API was seen to be; null in the report of an older action. */
  contract: contract?.observed ?? null,
}));

/** The parts of an earlier report that can be compared. Texts are hostile until escaped. */
export type EarlierReport = Readonly<z.infer<typeof earlierReportSchema>>;

/**
 * The report of an earlier run, which may lack later members; null if it has no newest runs to compare. Throws a
 * MalformedDocumentError that names the first bad member by its path.
 */
export function parseEarlierReport(json: string): EarlierReport | null {
  const document = parseWritten(json, 'a report', REMEDY);
  return withoutRunsSchema.safeParse(document).success ? null : readAs(earlierReportSchema, document, REMEDY);
}

/** Checks that the earlier report covers the same runs. @throws AnalyticsError for a report of another project or with other filters */
export function checkEarlier(earlier: EarlierReport, projectUuid: string, filters: HistoryFilters): void {
  if (earlier.projectUuid !== projectUuid) {
    throw new AnalyticsError('invalid', 'The report in compare-to is from another project. Give one of this project');
  }
  if (keyOf(earlier.filters) !== keyOf(namedFilters(filters))) {
    throw new AnalyticsError('invalid', 'The report in compare-to has other filters. Make one with those of this run');
  }
}

/** The requested filters, by input name. Absent and empty filters are left out. */
export function namedFilters({
  trigger,
  language,
  status = [],
  search,
  window,
}: HistoryFilters): HistoryReport['filters'] {
  const filters: Readonly<Record<string, string | readonly string[]>> = {
    trigger: trigger ?? [],
    language: language ?? [],
    status,
    search: search ?? [],
    window: window ?? [],
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value.length > 0));
}

/** Equal for filters that select the same runs. */
function keyOf(filters: HistoryReport['filters']): string {
  const entries = Object.entries(filters).map(([name, value]) => [name, [value].flat().toSorted()] as const);
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
