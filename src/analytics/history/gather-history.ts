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

/** Rows that cannot be read are bad in the same few ways. */
const MOST_EXAMPLES = 3;

/** What the caller provides. */
export interface HistoryHost {
  readonly now: () => Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called once, as soon as the counts are there; the version of the service is null where it does not say. */
  readonly onCounts?: ((counts: HistoryCounts, version: string | null) => void) | undefined;
}

/**
 * Reports what the account that owns the client's token has been doing (API-FACTS, Companion A). A list that cannot be
 * read is named in the report, and costs no other part its place.
 *
 * @throws AnalyticsError where the counts cannot be had, and where the earlier report is not one of the same runs
 */
export async function gatherHistory(
  client: AnalyticsClient,
  question: HistoryQuestion,
  { now, onProgress = () => undefined, onCounts = () => undefined }: HistoryHost,
): Promise<HistoryReport> {
  const { origin, prefix } = parseBaseUrl(question.baseUrl);
  checkEarlier(question);
  // From before the first request: what comes up while lists are read is for a later run to find as well.
  const begun = now();
  // With the counts: whatever refuses a later request may not be the service.
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
