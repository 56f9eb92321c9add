import { membersOf } from '../../documents/is-object.ts';
import { AnalyticsError, orFailure } from '../analytics-error.ts';
import type { AnalyticsClient } from '../client.ts';
import { type HistoryItem, SQL_EXPLORE } from '../records/history-page.ts';
import { requestVariantOf } from '../records/request-parameters.ts';
import { type Compilation, compile, dependsOnClock, failed } from './check-chart.ts';
import type { RecentRuns } from './recent-runs.ts';
import type { RecordedQueryReport, RecordedReport } from './recipes-report.ts';
import { isSameSql, withoutLimit } from './same-sql.ts';
import { differenceOf } from './sql-difference.ts';
import { type Working, workThrough } from './work-through.ts';

/** The most queries that are compiled again, one request each. Those with the most runs are chosen. */
const MOST_QUERIES = 100;

const MOST_TITLES = 3;

/** Real queries that are not compiled. Their titles are reported, because nothing else mentions them. */
const JOINED = 'they join several queries, which are not compiled';
const PIVOTED = 'their charts pivot the results, which is not compiled';

/** The SQL of a pivoted run, whose request may not say that it is one. */
const PIVOT_SQL = /^\s*WITH\s+original_query\s+AS\s*\([\s\S]*\bgroup_by_query\b/i;

/** Runs of the same query, newest first. */
interface RecordedQuery {
  readonly newest: HistoryItem;
  readonly exploreName: string;
  readonly body: Record<string, unknown>;
  runs: number;
}

/**
 * Compiles recorded queries again and compares each with the SQL of its newest run, ignoring the row limit, which is
 * not part of the query.
 */
export async function recheckRecorded(
  client: AnalyticsClient,
  projectUuid: string,
  { runs, share, problem }: RecentRuns,
  { endedBy, onProgress }: Working,
): Promise<RecordedReport> {
  const { queries, skipped } = distinctQueries(runs);
  const compilations = await workThrough<RecordedQuery, Compilation>({
    items: queries,
    check: (query) => recheck(client, projectUuid, query),
    skip: (_, message) => failed('unchecked', message),
    client,
    endedBy,
    reading: 'recorded queries',
    onProgress,
  });
  return {
    queries: queries.map((query, position) => reportOf(query, compilations[position] as Compilation)),
    history: share,
    skipped,
    problem,
  };
}

/**
 * Compiles a query with the parameters that its run was given. A chart's own values are not among them, so if the SQL differs, they are
 * tried as well.
 */
async function recheck(client: AnalyticsClient, projectUuid: string, query: RecordedQuery): Promise<Compilation> {
  const { newest, exploreName, body } = query;
  const compilation = await compile(client, projectUuid, exploreName, body);
  const { chartUuid } = newest;
  const { result } = reportOf(query, compilation);
  if (chartUuid === null || (result !== 'changed' && result !== 'broken')) return compilation;
  const chart = await orFailure(client.savedChart(chartUuid));
  if (chart instanceof AnalyticsError || !isSet(chart.parameters)) return compilation;
  const parameters = { ...membersOf(body['parameters']), ...chart.parameters };
  return await compile(client, projectUuid, exploreName, { ...body, parameters });
}

function reportOf({ newest, body, runs }: RecordedQuery, compilation: Compilation): RecordedQueryReport {
  const { result, message, sql, pivotSql } = compilation;
  const { queryUuid, title, chartName, createdAt, compiledSql } = newest;
  const about = { queryUuid, title, chartName, createdAt, runs };
  if (sql === null) {
    return { ...about, result: result === 'broken' ? 'broken' : 'unchecked', message, difference: null };
  }
  const before = withoutLimit(compiledSql);
  // It is not documented which of the two SQL texts a server records for a pivoted run.
  const [after = sql, ...others] = [pivotSql, sql].filter((each) => each !== null).map(withoutLimit);
  const isSame = [after, ...others].some((each) => isSameSql(before, each));
  if (isSame) return { ...about, result: 'unchanged', message: null, difference: null };
  if (pivotSql === null && isSet(body['pivotConfiguration'])) {
    return { ...about, result: 'not-compared', message: null, difference: null };
  }
  return { ...about, result: 'changed', message: null, difference: differenceOf(before, after).report };
}

/** The distinct queries, those with the most runs first, and the number of runs that cannot be compared. */
function distinctQueries(runs: readonly HistoryItem[]) {
  const queries = new Map<string, RecordedQuery>();
  const skipped = new Map<string, { runs: number; titles: Set<string> }>();
  const skip = (reason: string, runs: number, title: string | null) => {
    const same = skipped.get(reason) ?? { runs: 0, titles: new Set() };
    if (title !== null && same.titles.size < MOST_TITLES) same.titles.add(title);
    skipped.set(reason, { ...same, runs: same.runs + runs });
  };
  for (const run of runs) {
    const reason = reasonToSkip(run);
    if (reason !== null) {
      skip(reason, 1, reason === JOINED || reason === PIVOTED ? run.title : null);
      continue;
    }
    const { pivotConfiguration, parameters } = run.requestParameters;
    const body = {
      ...run.metricQuery,
      ...(isSet(pivotConfiguration) ? { pivotConfiguration } : {}),
      ...(isSet(parameters) ? { parameters } : {}),
    };
    const key = JSON.stringify([run.exploreName, body]);
    const query = queries.get(key);
    if (query === undefined) {
      queries.set(key, { newest: run, exploreName: run.exploreName as string, body, runs: 1 });
    } else {
      query.runs += 1;
    }
  }
  const byRuns = [...queries.values()].sort((one, other) => other.runs - one.runs);
  const beyond = byRuns.slice(MOST_QUERIES).reduce((sum, query) => sum + query.runs, 0);
  if (beyond > 0) skip(`they are not among the ${MOST_QUERIES} queries run most`, beyond, null);
  return {
    queries: byRuns.slice(0, MOST_QUERIES),
    skipped: [...skipped].map(([reason, { runs: count, titles }]) => ({ reason, runs: count, titles: [...titles] })),
  };
}

/** Why the SQL of a run does not represent its query; null if it does. */
function reasonToSkip({
  metricQuery,
  exploreName,
  status,
  compiledSql,
  requestParameters,
}: HistoryItem): string | null {
  const variant = requestVariantOf(requestParameters);
  if (variant === 'merge' || variant === 'composeMerge') return JOINED;
  if (metricQuery === null || exploreName === null || exploreName === SQL_EXPLORE) return 'they hold no metric query';
  if (status !== 'ready') return 'they did not succeed';
  if (compiledSql.trim() === '') return 'they hold no SQL';
  const asked = [requestParameters, metricQuery, membersOf(requestParameters['query'])];
  const has = (member: string) => asked.some((each) => isSet(each[member]));
  if (has('dateZoom')) return 'their dates were zoomed';
  if (has('pivotResults')) return PIVOTED;
  if (PIVOT_SQL.test(compiledSql) && !has('pivotConfiguration')) return PIVOTED;
  if (dependsOnClock(metricQuery)) return 'their filters move with the clock';
  return null;
}

/** Whether a member has content. An empty record and false count as absent. */
function isSet(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && value !== false;
}
