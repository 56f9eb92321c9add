import type { Progress } from '../../net/progress.ts';
import { TOOL } from '../../net/tool.ts';
import { parseBaseUrl } from '../address.ts';
import type { AnalyticsClient, QueryHistory } from '../client.ts';
import type { HistoryCounts } from '../records/history-counts.ts';
import { busiestContexts, busiestDashboards, busiestExplores, busiestVariants } from './busiest.ts';
import { checkEarlier, compare } from './comparison.ts';
import { errorsOf } from './error-texts.ts';
import { findFailures } from './failures.ts';
import { namedFilters } from './filter-names.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { HistoryReport } from './history-report.ts';
import { limitReports } from './limit-reports.ts';
import { periodOf } from './period.ts';
import { readLists } from './read-lists.ts';
import { byNewest, distinctRuns } from './runs.ts';
import { slowestOf } from './slowest.ts';
import { findStuckRuns } from './stuck.ts';
import { unknownValuesOf } from './unknown-values.ts';

/** Unreadable rows fail in the same few ways. */
const MOST_EXAMPLES = 3;

export interface HistoryHost {
  readonly now: () => Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called once, as soon as the counts arrive. The version is null where the service does not report it. */
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
  const { origin, prefix } = parseBaseUrl(question.baseUrl);
  checkEarlier(question);
  // Taken before the first request, so that a later report also covers runs that start during this one.
  const begun = now();
  // Taken with the counts, because a later refusal may not come from the service.
  const source: { version: string | null } = { version: null };
  const { lists, all, counts, unread, requests } = await readLists(client, question, onProgress, (early) => {
    source.version = client.serverVersion;
    onCounts(early, source.version);
  });
  const { newest, slowest, unfinished } = lists;
  const read = distinctRuns(all.map(({ items }) => items)).toSorted(byNewest);
  return {
    reportVersion: '1',
    tool: TOOL,
    generatedAt: begun.toISOString(),
    service: {
      baseUrl: `${origin}${prefix}`,
      version: source.version,
      projectUuid: question.projectUuid,
    },
    filters: namedFilters(question.filters),
    counts,
    failures: findFailures(lists),
    slowest: slowest === null ? null : slowestOf([slowest.items, newest?.items ?? []]),
    stuck: findStuckRuns(unfinished, question.stuckAfterMinutes, begun),
    newest: question.rows > 0 && newest !== null ? newestOf(newest) : null,
    errors: errorsOf(read).map(({ error }) => error),
    comparison: compare(question, { newest, read, now: begun, isWhole: unread.length === 0 }),
    limits: limitReports(question.limits, counts, lists, unread),
    unread,
    onePage: all.map(({ onePage }) => onePage).find((each) => each !== null) ?? null,
    unknownValues: unknownValuesOf(counts, read),
    unreadable: unreadableOf(all),
    requests,
  };
}

function newestOf({ items, total }: QueryHistory): NonNullable<HistoryReport['newest']> {
  return {
    share: { read: items.length, total },
    cacheHits: items.filter(({ cacheHit }) => cacheHit).length,
    dashboards: busiestDashboards(items),
    explores: busiestExplores(items),
    contexts: busiestContexts(items),
    variants: busiestVariants(items),
    period: periodOf(items),
  };
}

function unreadableOf(lists: readonly QueryHistory[]): HistoryReport['unreadable'] {
  const problems = lists.flatMap(({ unreadable }) => unreadable.map(({ problem }) => problem));
  return { count: problems.length, examples: [...new Set(problems)].slice(0, MOST_EXAMPLES) };
}
