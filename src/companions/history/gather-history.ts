import type { Progress } from '../../net/progress.ts';
import { companionReport } from '../companion-report.ts';
import type { AnalyticsClient, QueryHistory } from '../service/client.ts';
import {
  QUERY_EXECUTION_CONTEXTS,
  QUERY_HISTORY_STATUSES,
  QUERY_HISTORY_WINDOWS,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
} from '../service/records/enumerations.ts';
import {
  type HistoryCounts,
  type HistoryItem,
  SQL_EXPLORE,
  unknownNumbers,
  warehouseTimeOf,
} from '../service/records/history-page.ts';
import { requestVariantOf } from '../service/records/request-parameters.ts';
import { compare, splitOf } from './comparison.ts';
import { checkEarlier, namedFilters } from './earlier-report.ts';
import { limitReports } from './fail-on.ts';
import type { HistoryQuestion } from './history-question.ts';
import { type BusyReport, type HistoryReport, LIST_NAMES } from './history-report.ts';
import { findFailures, findStuckRuns, slowestOf } from './listed-runs.ts';
import { readLists } from './read-lists.ts';
import { byNewest, distinctRuns, errorsOf, hasFailed, periodOf } from './runs.ts';

const MOST_EXAMPLES = 3;

export interface HistoryHost {
  readonly now: () => Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called once, as soon as the counts arrive. The version is null if the service does not report it. */
  readonly onCounts?: ((counts: HistoryCounts, version: string | null) => void) | undefined;
}

/**
 * Reports the recent runs of the token's account, and names each list that cannot be read. Throws an AnalyticsError for
 * the counts, and for an earlier report about other runs.
 */
export async function gatherHistory(
  client: AnalyticsClient,
  question: HistoryQuestion,
  { now, onProgress = () => undefined, onCounts = () => undefined }: HistoryHost,
): Promise<HistoryReport> {
  const { projectUuid, filters, rows, earlier } = question;
  if (earlier !== null) checkEarlier(earlier, projectUuid, filters);
  // Taken before the first request, so that a later report also covers runs that start during this one.
  const begun = now();
  const found = await readLists(client, question, onProgress, (early) => onCounts(early, client.serverVersion));
  const { lists, counts, unread, requests } = found;
  const { newest, slowest, unfinished } = lists;
  const all = LIST_NAMES.flatMap((name) => lists[name] ?? []);
  // With no rows asked for, `newest` is the one row that comes with the counts, and nobody uses it.
  const unreadable = unreadableOf(all.filter((list) => rows > 0 || list !== newest));
  const isWhole = unread.length === 0 && unreadable.count === 0;
  const read = distinctRuns(all.map(({ items }) => items)).toSorted(byNewest);
  return {
    ...companionReport(client, question, begun.toISOString(), earlier?.contract ?? null),
    filters: namedFilters(filters),
    counts,
    failures: findFailures(lists),
    slowest: slowest === null ? null : slowestOf([slowest.items, newest?.items ?? []]),
    stuck: findStuckRuns(unfinished, question.stuckAfterMinutes, begun),
    newest: rows > 0 && newest !== null ? newestOf(newest) : null,
    errors: errorsOf(read).map(({ error }) => error),
    comparison: compare(question, { newest, read, now: begun, isWhole }),
    limits: limitReports(question.limits, found, splitOf(question)),
    unread,
    onePage: all.map(({ onePage }) => onePage).find((each) => each !== null) ?? null,
    unknownValues: unknownValuesOf(counts, read),
    missing: missingIn(read),
    unreadable,
    requests,
  };
}

/** What the newest runs have in common. */
export function newestOf({
  items,
  total,
}: Pick<QueryHistory, 'items' | 'total'>): NonNullable<HistoryReport['newest']> {
  return {
    share: { read: items.length, total },
    cacheHits: items.filter(({ cacheHit }) => cacheHit).length,
    // Two dashboards may have the same name.
    dashboards: busiest(items, ({ dashboardUuid, dashboardName }) => [dashboardUuid ?? dashboardName, dashboardName]),
    explores: busiest(items, ({ exploreName }) => [exploreName === SQL_EXPLORE ? null : exploreName]),
    contexts: busiest(items, ({ context }) => [context]),
    variants: busiest(items, ({ requestParameters }) => [requestVariantOf(requestParameters)]),
    period: periodOf(items),
  };
}

/** What the runs belong to, by time in the warehouse, then by number of runs. Runs without an id are left out. */
function busiest(
  items: readonly HistoryItem[],
  belonging: (item: HistoryItem) => readonly [id: string | null, name?: string | null],
): BusyReport[] {
  const found = new Map<string, BusyReport>();
  for (const item of items) {
    const [id, name] = belonging(item);
    if (id === null) continue;
    // The name in the newest run, in case it was renamed.
    const before = found.get(id) ?? { name: name ?? id, runs: 0, failed: 0, warehouseMs: 0 };
    found.set(id, {
      name: before.name,
      runs: before.runs + 1,
      failed: before.failed + (hasFailed(item) ? 1 : 0),
      warehouseMs: before.warehouseMs + (warehouseTimeOf(item) ?? 0),
    });
  }
  return [...found.values()].toSorted(
    (one, other) => other.warehouseMs - one.warehouseMs || other.runs - one.runs || (one.name < other.name ? -1 : 1),
  );
}

function missingIn(items: readonly HistoryItem[]): HistoryReport['missing'] {
  const counts: Record<string, number> = {};
  for (const name of items.flatMap(({ missing }) => missing ?? [])) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function unreadableOf(lists: readonly QueryHistory[]): HistoryReport['unreadable'] {
  const rows = new Map(lists.flatMap(({ unreadable }) => unreadable.map(({ key, problem }) => [key, problem])));
  return { count: rows.size, examples: [...new Set(rows.values())].slice(0, MOST_EXAMPLES) };
}

/** The most values in a message. Nobody reads more. */
const MOST_UNKNOWN = 20;

const KNOWN = {
  trigger: QUERY_TRIGGERS,
  status: QUERY_HISTORY_STATUSES,
  language: QUERY_LANGUAGES,
  context: QUERY_EXECUTION_CONTEXTS,
} as const satisfies Partial<Record<keyof HistoryItem, readonly string[]>>;

/** Values that a newer service knows and this program does not, such as `trigger agents`, each once; hostile until escaped. */
function unknownValuesOf(counts: HistoryCounts, items: readonly HistoryItem[]): string[] {
  const ofRuns = Object.entries(KNOWN).flatMap(([member, known]) => {
    const values = new Set<string>(items.map((item) => item[member as keyof typeof KNOWN]));
    return [...values].filter((value) => !known.some((each) => each === value)).map((value) => `${member} ${value}`);
  });
  const counted = [
    ...Object.keys(unknownNumbers(counts.triggers, QUERY_TRIGGERS)).map((name) => `trigger ${name}`),
    ...Object.keys(unknownNumbers(counts.windows, QUERY_HISTORY_WINDOWS)).map((name) => `window ${name}`),
  ];
  return [...new Set([...counted, ...ofRuns])].slice(0, MOST_UNKNOWN);
}
