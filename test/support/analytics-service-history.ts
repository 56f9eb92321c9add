import {
  QUERY_HISTORY_SORTS,
  QUERY_HISTORY_STATUSES,
  QUERY_HISTORY_WINDOWS,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
  type QueryHistoryWindow,
} from '../../src/companions/service/records/enumerations.ts';
import type { HistoryItem } from '../../src/companions/service/records/history-page.ts';
import { pageOf, Refusal, Validation } from './analytics-service-answer.ts';
import type { Account, World } from './analytics-service-data.ts';

const MINUTE_MS = 60_000;
/** Where each window ends, in minutes back from now; it begins where the one before ends (docs/maintainers/service-api.md#the-query-history). */
const WINDOW_ENDS: Readonly<Record<QueryHistoryWindow, number>> = {
  lastFewMinutes: 5,
  lastHour: 60,
  last24Hours: 1_440,
  last7Days: 10_080,
  last30Days: 43_200,
};
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const MOST_ROWS_A_PAGE = 100;

/** Endpoint 1 of docs/maintainers/service-api.md: the results of one request, or a Refusal. */
export function queryHistory(world: World, account: Account, projectUuid: string, query: URLSearchParams) {
  const validation = new Validation(query);
  const page = validation.number('page', 1);
  const pageSize = validation.number('pageSize', 25);
  const trigger = validation.choice('trigger', QUERY_TRIGGERS);
  const language = validation.choice('language', QUERY_LANGUAGES);
  const statuses = validation.choices('status', QUERY_HISTORY_STATUSES);
  const window = validation.choice('window', QUERY_HISTORY_WINDOWS);
  const sortBy = validation.choice('sortBy', QUERY_HISTORY_SORTS);
  const search = query.get('search');
  validation.end();
  mayUseHistory(world, account, projectUuid);

  const now = world.now();
  const isOwn = (item: HistoryItem) => item['projectUuid'] === projectUuid && windowOf(item, now) !== null;
  const wanted = world.runs
    .filter(({ account: owner, item }) => owner === account.name && isOwn(item))
    .map(({ item }) => item)
    .filter((item) => language === null || item.language === language)
    .filter((item) => statuses.length === 0 || statuses.some((status) => status === item.status))
    .filter((item) => search === null || matches(item, search));
  const ofTrigger = wanted.filter((item) => trigger === null || item.trigger === trigger);
  const ofWindow = (items: readonly HistoryItem[]) =>
    items.filter((item) => window === null || windowOf(item, now) === window);

  const forTriggers = world.triggerCountsIgnoreWindow ? wanted : ofWindow(wanted);
  const triggers = countBy(QUERY_TRIGGERS, forTriggers, (item) => item.trigger);
  return {
    ...pageOf(sorted(ofWindow(ofTrigger), sortBy), page, Math.min(pageSize, MOST_ROWS_A_PAGE)),
    counts: {
      total: Object.values(triggers).reduce((sum, count) => sum + count, 0),
      warehouseTimeMsLast7Days: ofTrigger
        .filter((item) => ageOf(item, now) <= WINDOW_ENDS.last7Days * MINUTE_MS)
        .reduce((sum, item) => sum + (item.warehouseExecutionTimeMs ?? 0), 0),
      windows: countBy(QUERY_HISTORY_WINDOWS, ofTrigger, (item) => windowOf(item, now)),
      triggers,
    },
  };
}

/** The route that fetches the results of one query: what the history's path must not be taken for. */
export function queryResults(world: World, account: Account, projectUuid: string, queryUuid: string) {
  mayView(world, account, projectUuid);
  // The database does not take it for an id, and nobody has foreseen that.
  if (!UUID.test(queryUuid)) throw new Refusal(500, 'UnexpectedServerError', 'Something went wrong.');
  const found = world.runs.find(({ item }) => item.queryUuid === queryUuid);
  if (found?.account !== account.name) throw new Refusal(404, 'NotFoundError', 'Cannot find query');
  return { queryUuid, status: found.item.status };
}

/** Whether the account may view the project, asked in the server's order. */
export function mayView(world: World, account: Account, projectUuid: string): void {
  mustExist(world, projectUuid);
  if (account.projects.includes(projectUuid)) return;
  throw new Refusal(403, 'ForbiddenError', "You don't have access to this resource or action");
}

function mayUseHistory(world: World, account: Account, projectUuid: string): void {
  mustExist(world, projectUuid);
  if (!world.historyEnabled) throw new Refusal(403, 'ForbiddenError', 'Query history is not enabled');
  mayView(world, account, projectUuid);
}

function mustExist(world: World, projectUuid: string): void {
  if (!UUID.test(projectUuid)) throw new Refusal(500, 'UnexpectedServerError', 'Something went wrong.');
  if (world.projects.some((project) => project.uuid === projectUuid)) return;
  throw new Refusal(404, 'NotFoundError', `Cannot find project with id: ${projectUuid}`);
}

function ageOf(item: HistoryItem, now: number): number {
  return now - Date.parse(item.createdAt);
}

/** The window of an item; null for one that is out of scope. */
function windowOf(item: HistoryItem, now: number): QueryHistoryWindow | null {
  const age = ageOf(item, now);
  return QUERY_HISTORY_WINDOWS.find((window) => age <= WINDOW_ENDS[window] * MINUTE_MS) ?? null;
}

/** As documented, search matches explore name, chart or dashboard name, fields and SQL. */
function matches(item: HistoryItem, search: string): boolean {
  const { exploreName, chartName, dashboardName, metricQuery, compiledSql } = item;
  const fields = [metricQuery?.['dimensions'], metricQuery?.['metrics']].flat();
  const texts = [exploreName, chartName, dashboardName, ...fields, compiledSql];
  return texts.some((text) => typeof text === 'string' && text.toLowerCase().includes(search.toLowerCase()));
}

/** The newest first; by runtime the longest first, those without a time last (docs/maintainers/service-api.md#the-query-history). */
function sorted(items: readonly HistoryItem[], sortBy: 'createdAt' | 'runtime' | null): HistoryItem[] {
  const newestFirst = (one: HistoryItem, other: HistoryItem) => Date.parse(other.createdAt) - Date.parse(one.createdAt);
  if (sortBy !== 'runtime') return items.toSorted(newestFirst);
  const time = (item: HistoryItem) => item.warehouseExecutionTimeMs ?? -1;
  return items.toSorted((one, other) => time(other) - time(one) || newestFirst(one, other));
}

function countBy<Key extends string>(
  keys: readonly Key[],
  items: readonly HistoryItem[],
  keyOf: (item: HistoryItem) => string | null,
): Record<Key, number> {
  const count = (key: Key) => items.filter((item) => keyOf(item) === key).length;
  return Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, number>;
}
