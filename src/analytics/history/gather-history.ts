import type { Progress } from '../../net/progress.ts';
import { parseBaseUrl } from '../address.ts';
import type { AnalyticsClient, QueryHistory } from '../client.ts';
import { companionReport } from '../companion-report.ts';
import type { HistoryCounts } from '../records/history-page.ts';
import { busiest } from './busiest.ts';
import { checkEarlier, compare, splitOf } from './comparison.ts';
import { errorsOf } from './error-texts.ts';
import { namedFilters } from './filter-names.ts';
import { LIST_NAMES } from './history-lists.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { HistoryReport } from './history-report.ts';
import { limitReports } from './limit-reports.ts';
import { findFailures, findStuckRuns, slowestOf } from './listed-runs.ts';
import { readLists } from './read-lists.ts';
import { byNewest, distinctRuns, periodOf } from './runs.ts';
import { unknownValuesOf } from './unknown-values.ts';

/** Unreadable rows fail in the same few ways. */
const MOST_EXAMPLES = 3;

export interface HistoryHost {
  readonly now: () => Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called once, as soon as the counts arrive. The version is null if the service does not report it. */
  readonly onCounts?: ((counts: HistoryCounts, version: string | null) => void) | undefined;
}

/**
 * Reports the recent runs of the account that owns the client's token. The report names a list that cannot be read, and
 * the rest stays complete.
 *
 * @throws AnalyticsError where the counts cannot be read, and where the earlier report does not cover the same runs
 */
export async function gatherHistory(
  client: AnalyticsClient,
  question: HistoryQuestion,
  { now, onProgress = () => undefined, onCounts = () => undefined }: HistoryHost,
): Promise<HistoryReport> {
  // Refused before anything is asked.
  parseBaseUrl(question.baseUrl);
  checkEarlier(question);
  // Taken before the first request, so that a later report also covers runs that start during this one.
  const begun = now();
  const { lists, all, counts, unread, requests } = await readLists(client, question, onProgress, (early) =>
    onCounts(early, client.serverVersion),
  );
  const { newest, slowest, unfinished } = lists;
  // For the counts alone, the one row that comes with them is not used.
  const used = LIST_NAMES.flatMap((name) => (question.rows === 0 && name === 'newest' ? [] : (lists[name] ?? [])));
  const unreadable = unreadableOf(used);
  const isWhole = unread.length === 0 && unreadable.count === 0;
  const read = distinctRuns(all.map(({ items }) => items)).toSorted(byNewest);
  return {
    ...companionReport(client, question, begun.toISOString(), question.earlier?.contract ?? null),
    filters: namedFilters(question.filters),
    counts,
    failures: findFailures(lists),
    slowest: slowest === null ? null : slowestOf([slowest.items, newest?.items ?? []]),
    stuck: findStuckRuns(unfinished, question.stuckAfterMinutes, begun),
    newest: question.rows > 0 && newest !== null ? newestOf(newest) : null,
    errors: errorsOf(read).map(({ error }) => error),
    comparison: compare(question, { newest, read, now: begun, isWhole }),
    limits: limitReports(question.limits, counts, lists, unread, splitOf(question)),
    unread,
    onePage: all.map(({ onePage }) => onePage).find((each) => each !== null) ?? null,
    unknownValues: unknownValuesOf(counts, read),
    unreadable,
    requests,
  };
}

function newestOf({ items, total }: QueryHistory): NonNullable<HistoryReport['newest']> {
  return {
    share: { read: items.length, total },
    cacheHits: items.filter(({ cacheHit }) => cacheHit).length,
    dashboards: busiest('dashboards', items),
    explores: busiest('explores', items),
    contexts: busiest('contexts', items),
    variants: busiest('variants', items),
    period: periodOf(items),
  };
}

function unreadableOf(lists: readonly QueryHistory[]): HistoryReport['unreadable'] {
  const rows = new Map(lists.flatMap(({ unreadable }) => unreadable.map(({ key, problem }) => [key, problem])));
  return { count: rows.size, examples: [...new Set(rows.values())].slice(0, MOST_EXAMPLES) };
}
