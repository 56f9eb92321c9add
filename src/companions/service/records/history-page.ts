import * as z from 'zod';
import { answersWith, PAGE_MEMBERS, readRows } from './answers.ts';
import { finiteNumber, finiteNumberOrNull, flag, rawRecord, record, shallow, text, textOrNull } from './members.ts';

/** What a report can do without, and what takes its place (docs/maintainers/service-api.md#core-and-rim). */
const RIM = {
  title: [text, ''],
  subline: [text, ''],
  exploreName: [textOrNull, null],
  metricQuery: [z.union([rawRecord, z.null()], 'an object or null'), null],
  requestParameters: [rawRecord, {}],
  chartName: [textOrNull, null],
  dashboardUuid: [textOrNull, null],
  dashboardName: [textOrNull, null],
  warehouseExecutionTimeMs: [finiteNumberOrNull, null],
  processingStartedAt: [textOrNull, null],
} as const;

type RimMembers = { readonly [Name in keyof typeof RIM]: z.infer<(typeof RIM)[Name][0]> };

/** One run of a query (docs/maintainers/service-api.md#the-query-history). A bad member makes the row unreadable. */
const coreSchema = record({
  queryUuid: text,
  // Times stay text. Whoever calculates with one parses it, so a bad time only affects that result.
  createdAt: text,
  // Enumerations are open, because a future value must not make a row unreadable.
  context: text,
  trigger: text,
  language: text,
  status: text,
  // Decides whether an error is new.
  error: textOrNull,
  chartUuid: textOrNull,
  cacheHit: flag,
});

/** A run, with the names of the members that it lacks, if any. Members that nobody reads are kept. */
export type HistoryItem = z.infer<typeof coreSchema> &
  RimMembers & { readonly missing?: readonly string[] | undefined };

export const historyItemSchema = shallow(coreSchema).transform((row): HistoryItem => {
  const missing: string[] = [];
  const rim: Record<string, unknown> = {};
  for (const [name, [schema, instead]] of Object.entries(RIM)) {
    const read = schema.safeParse(row[name]);
    rim[name] = read.success ? read.data : instead;
    if (!read.success) missing.push(name);
  }
  // Always written: a member of this name in the row is the service's text, and the report shows these names as its own.
  return { ...row, ...(rim as RimMembers), missing: missing.length > 0 ? missing : undefined };
});

/** The service's explore name for runs of SQL, which have no explore (docs/maintainers/service-api.md#the-query-history). */
export const SQL_EXPLORE = 'sql_query_explorer';

/** The milliseconds in the warehouse; null if they are not known. A cache hit reports 0, which would falsify every median. */
export function warehouseTimeOf({ cacheHit, warehouseExecutionTimeMs }: HistoryItem): number | null {
  return cacheHit ? null : warehouseExecutionTimeMs;
}

/** A newer service may count a few more things. A service that counts thousands is an attack. */
const MOST_UNKNOWN = 20;
/** In characters. */
const LONGEST_NAME = 80;

/** The numbers of runs, which need not add up (docs/maintainers/service-api.md#the-query-history). */
export const historyCountsSchema = shallow(
  record({
    total: finiteNumber,
    warehouseTimeMsLast7Days: finiteNumber,
    windows: record({
      lastFewMinutes: finiteNumber,
      lastHour: finiteNumber,
      last24Hours: finiteNumber,
      last7Days: finiteNumber,
      last30Days: finiteNumber,
    }),
    triggers: record({ interactive: finiteNumber, apps: finiteNumber, scheduled: finiteNumber }),
  }),
);
export type HistoryCounts = z.infer<typeof historyCountsSchema>;

/** The undocumented numbers, such as those of a new trigger, by their name, which is hostile until escaped. */
export function unknownNumbers(counts: object, known: readonly string[]): Readonly<Record<string, number>> {
  const isUnknown = (entry: [string, unknown]): entry is [string, number] => {
    const [name, value] = entry;
    return typeof value === 'number' && !known.includes(name) && name.length <= LONGEST_NAME;
  };
  return Object.fromEntries(Object.entries(counts).filter(isUnknown).slice(0, MOST_UNKNOWN));
}

const readPage = answersWith(record({ ...PAGE_MEMBERS, counts: historyCountsSchema }));

/** Reads a page of the query history. @throws MalformedDocumentError for its envelope and its counts */
export function parseHistoryPage(document: unknown) {
  const page = readPage(document);
  return { ...readRows(historyItemSchema, page), counts: page.counts };
}
