import { isObject } from '../../release-safety/is-object.ts';
import { AnalyticsError } from '../analytics-error.ts';
import type { AnalyticsClient } from '../client.ts';
import { oneLine } from '../one-line.ts';
import type { CompiledQuery } from '../records/compiled-query.ts';
import type { SavedChart } from '../records/saved-chart.ts';
import { movesWithClock } from './clock-filters.ts';
import type { ChartReport, ChartResult } from './recipes-report.ts';

/** These come with status 400, which is the query's fault elsewhere, and mean the warehouse or the server. */
const NOT_THE_QUERY = new Set(['TimeoutError', 'WarehouseQueryError']);
/** Refusals of the account or of the route: they come with the status of a chart that may not be seen, or is not there. */
const NOT_THE_CHART = new Set(['DeactivatedAccountError', 'TrialExpiredError', 'InvalidUser', 'DeprecatedRouteError']);
/** Of the statuses of a refusal, those that speak of the query (API-FACTS, Errors). */
const ABOUT_WHAT_WAS_SENT = new Set([400, 422]);
/** Of what the service says, which may be a page of errors. Characters. */
const LONGEST_WORDS = 500;

/** What was found out about one chart. */
export interface CheckedChart
  extends Compilation,
    Pick<ChartReport, 'uuid' | 'name' | 'exploreName' | 'movesWithClock' | 'isMerge' | 'isPivoted'> {
  /** When somebody last saved it, as the service wrote it; null where it did not tell. */
  readonly updatedAt: string | null;
}

/** What the compilation of a query came to. */
export interface Compilation {
  readonly result: ChartResult;
  /** Why the result is not `ok`; null where it is. Hostile until escaped. */
  readonly message: string | null;
  /** Null unless the result is `ok`. */
  readonly sql: string | null;
  /** The SQL that pivots the results, where the body says how; null where the service gives none. */
  readonly pivotSql: string | null;
  /** Whether no other question will be answered either: the token is not accepted. */
  readonly isHopeless: boolean;
}

/**
 * Compiles a saved chart: its metric query with the values of its parameters, as it is saved (API-FACTS, Companion B,
 * compile check). Whatever the service does not answer is `unchecked`, and never `ok`.
 *
 * @throws whatever is no AnalyticsError
 */
export async function checkChart(client: AnalyticsClient, projectUuid: string, uuid: string): Promise<CheckedChart> {
  let chart: SavedChart;
  try {
    chart = await client.savedChart(uuid);
  } catch (error) {
    return { ...uncheckedChart(uuid, ''), ...failedToRead(error) };
  }
  // A cache on the way may hold the answer to another question, which would prove nothing about this chart.
  if (chart.uuid && chart.uuid.toLowerCase() !== uuid.toLowerCase()) {
    return uncheckedChart(uuid, oneLine(`Lightdash answered with another chart, ${chart.uuid}`, LONGEST_WORDS));
  }
  const { metricQuery, parameters } = chart;
  const known = {
    uuid,
    name: chart.name ? oneLine(chart.name, LONGEST_WORDS) : null,
    exploreName: metricQuery.exploreName,
    updatedAt: chart.updatedAt ?? null,
    movesWithClock: movesWithClock(metricQuery),
    isMerge: (chart.merge ?? null) !== null,
    isPivoted: isPivoted(chart.pivotConfig),
  };
  if (chart.projectUuid && chart.projectUuid.toLowerCase() !== projectUuid.toLowerCase()) {
    const message = oneLine(`It belongs to another project, ${chart.projectUuid}`, LONGEST_WORDS);
    return { ...known, ...failed('not-found', message) };
  }
  const body = parameters ? { ...metricQuery, parameters } : metricQuery;
  return { ...known, ...(await compile(client, projectUuid, metricQuery.exploreName, body)) };
}

/** API-FACTS, Saved chart: a table that was pivoted once may keep a configuration without columns. */
function isPivoted(pivotConfig: unknown): boolean {
  return isObject(pivotConfig) && Array.isArray(pivotConfig['columns']) && pivotConfig['columns'].length > 0;
}

/** A chart that nothing is known about, for that reason. */
export function uncheckedChart(uuid: string, message: string): CheckedChart {
  const unknown = {
    name: null,
    exploreName: null,
    updatedAt: null,
    movesWithClock: false,
    isMerge: false,
    isPivoted: false,
  };
  return { uuid, ...unknown, ...failed('unchecked', message) };
}

/**
 * Compiles a metric query.
 *
 * @param body as for `AnalyticsClient.compileQuery`
 * @throws whatever is no AnalyticsError
 */
export async function compile(
  client: AnalyticsClient,
  projectUuid: string,
  exploreName: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Compilation> {
  let compiled: CompiledQuery;
  try {
    compiled = await client.compileQuery(projectUuid, exploreName, body);
  } catch (error) {
    return failedToCompile(error);
  }
  // A success in name only (API-FACTS, Saved chart, compileQuery).
  const errors = compiled.compilationErrors ?? [];
  if (errors.length > 0) {
    const words = oneLine(errors.filter((error) => error.trim() !== '').join('; '), LONGEST_WORDS);
    return failed('broken', words === '' ? 'Lightdash reports errors without saying what they are' : words);
  }
  if (compiled.query.trim() === '') return failed('broken', 'Lightdash answered without any SQL');
  return { result: 'ok', message: null, sql: compiled.query, pivotSql: compiled.pivotQuery ?? null, isHopeless: false };
}

function failedToRead(error: unknown): Compilation {
  if (!(error instanceof AnalyticsError)) throw error;
  const words = wordsOf(error);
  if (words !== null && error.kind === 'not-found') return failed('not-found', words);
  if (words !== null && error.kind === 'forbidden') return failed('not-allowed', words);
  return unchecked(error);
}

function failedToCompile(error: unknown): Compilation {
  if (!(error instanceof AnalyticsError)) throw error;
  const { kind, complaint } = error;
  const words = wordsOf(error);
  if (words !== null && kind === 'forbidden') return failed('not-allowed', words);
  // The chart is there, so it is its explore that is not.
  if (words !== null && kind === 'not-found') return failed('broken', words);
  const isAboutQuery = kind === 'invalid' && ABOUT_WHAT_WAS_SENT.has(error.status ?? 0);
  if (words !== null && isAboutQuery && !NOT_THE_QUERY.has(complaint?.name ?? '')) return failed('broken', words);
  return unchecked(error);
}

/** What the service itself says about what was asked for; null where it is not the service that speaks, or not about that. */
function wordsOf({ complaint, status, message }: AnalyticsError): string | null {
  if (complaint === null || /endpoint not found/i.test(complaint.message)) return null;
  if (status === 410 || NOT_THE_CHART.has(complaint.name)) return null;
  const words = [complaint.name, complaint.message].filter((part) => part !== '').join(': ');
  return words === '' ? message : words;
}

function unchecked(error: AnalyticsError): Compilation {
  return { ...failed('unchecked', error.message), isHopeless: error.kind === 'authentication' };
}

function failed(result: Exclude<ChartResult, 'ok'>, message: string) {
  return { result, message, sql: null, pivotSql: null, isHopeless: false } as const;
}
