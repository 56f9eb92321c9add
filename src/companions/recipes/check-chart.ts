import { isObject } from '../../documents/is-object.ts';
import { product } from '../../product/product.ts';
import { AnalyticsError, orFailure } from '../service/analytics-error.ts';
import type { AnalyticsClient } from '../service/client.ts';
import { oneLine } from '../service/one-line.ts';
import type { ChartResult } from './baseline.ts';
import type { ChartReport } from './recipes-report.ts';
import { type Quoted, readingsOf } from './same-sql.ts';

/** These errors have status 400, which usually blames the query, but the warehouse or the server caused them. */
const NOT_THE_QUERY = new Set(['TimeoutError', 'WarehouseQueryError']);
/** These errors refuse the account or the route, with the status of a chart that is missing or may not be seen. */
const NOT_THE_CHART = new Set(['DeactivatedAccountError', 'TrialExpiredError', 'InvalidUser', 'DeprecatedRouteError']);
/** Statuses of a refusal that concern the query (docs/maintainers/service-api.md#errors). */
const ABOUT_WHAT_WAS_SENT = new Set([400, 422]);
/** The most characters of the service's words, which may be a page of errors. */
const LONGEST_WORDS = 500;

export interface CheckedChart
  extends Compilation,
    Pick<ChartReport, 'uuid' | 'name' | 'exploreName' | 'movesWithClock' | 'isMerge' | 'isPivoted'> {
  /** When it was last saved, as the service wrote it; null if it did not report it. */
  readonly updatedAt: string | null;
}

export interface Compilation {
  readonly result: ChartResult;
  /** Why the result is not `ok`; null if it is. Hostile until escaped. */
  readonly message: string | null;
  /** Null unless the result is `ok`. */
  readonly sql: string | null;
}

/** Compiles a saved chart: its metric query with its saved parameter values. A chart without an answer is `unchecked`, never `ok`. */
export async function checkChart(client: AnalyticsClient, projectUuid: string, uuid: string): Promise<CheckedChart> {
  const chart = await orFailure(client.savedChart(uuid));
  if (chart instanceof AnalyticsError) return { ...uncheckedChart(uuid, ''), ...failedToRead(chart) };
  // A cache may return the answer to another request, which proves nothing about this chart.
  if (chart.uuid && chart.uuid.toLowerCase() !== uuid.toLowerCase()) {
    return uncheckedChart(uuid, oneLine(`${product.name} answered with another chart, ${chart.uuid}`, LONGEST_WORDS));
  }
  const { metricQuery, parameters } = chart;
  const known = {
    uuid,
    name: chart.name ? oneLine(chart.name, LONGEST_WORDS) : null,
    exploreName: metricQuery.exploreName,
    updatedAt: chart.updatedAt ?? null,
    movesWithClock: dependsOnClock(metricQuery),
    isMerge: (chart.merge ?? null) !== null,
    isPivoted: isPivoted(chart.pivotConfig),
  };
  if (chart.projectUuid && chart.projectUuid.toLowerCase() !== projectUuid.toLowerCase()) {
    const message = oneLine(`In project ${chart.projectUuid}, not in this one`, LONGEST_WORDS);
    return { ...known, ...failed('not-found', message) };
  }
  const body = parameters ? { ...metricQuery, parameters } : metricQuery;
  return { ...known, ...(await compile(client, projectUuid, metricQuery.exploreName, body)) };
}

/** A table that was pivoted once may keep a configuration without columns (docs/maintainers/service-api.md#saved-charts-and-their-sql). */
function isPivoted(pivotConfig: unknown): boolean {
  return isObject(pivotConfig) && Array.isArray(pivotConfig['columns']) && pivotConfig['columns'].length > 0;
}

/** A chart about which nothing is known, with the reason. */
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

/** Compiles a metric query. @param body as for `AnalyticsClient.compileQuery` */
export async function compile(
  client: AnalyticsClient,
  projectUuid: string,
  exploreName: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Compilation> {
  const compiled = await orFailure(client.compileQuery(projectUuid, exploreName, body));
  if (compiled instanceof AnalyticsError) return failedToCompile(compiled);
  // An answer with errors is only nominally a success (docs/maintainers/service-api.md#saved-charts-and-their-sql).
  const errors = compiled.compilationErrors ?? [];
  if (errors.length > 0) {
    const words = oneLine(errors.filter((error) => error.trim() !== '').join('; '), LONGEST_WORDS);
    return failed('broken', words === '' ? `${product.name} reports errors without saying what they are` : words);
  }
  if (compiled.query.trim() === '') return failed('broken', `${product.name} answered without any SQL`);
  const fields = [body['dimensions'], body['metrics']].flat();
  if (!fields.every((field) => typeof field === 'string')) {
    return failed(
      'unchecked',
      'Its query does not list its dimensions and metrics, so its SQL cannot be checked for them',
    );
  }
  const fault = faultOf(compiled.query, fields);
  if (fault !== null) return failed('broken', oneLine(fault, LONGEST_WORDS));
  return { result: 'ok', message: null, sql: compiled.query };
}

function failedToRead(error: AnalyticsError): Compilation {
  const words = wordsOf(error);
  if (words !== null && error.kind === 'not-found') return failed('not-found', words);
  if (words !== null && error.kind === 'forbidden') return failed('not-allowed', words);
  return failed('unchecked', error.message);
}

function failedToCompile(error: AnalyticsError): Compilation {
  const { kind, complaint } = error;
  const words = wordsOf(error);
  if (words !== null && kind === 'forbidden') return failed('not-allowed', words);
  // The chart exists, so its explore is missing.
  if (words !== null && kind === 'not-found') return failed('broken', words);
  const isAboutQuery = kind === 'invalid' && ABOUT_WHAT_WAS_SENT.has(error.status ?? 0);
  if (words !== null && isAboutQuery && !NOT_THE_QUERY.has(complaint?.name ?? '')) return failed('broken', words);
  return failed('unchecked', error.message);
}

/** The service's own words about the request; null if something else answered, or where they concern another matter. */
function wordsOf({ complaint, status, message }: AnalyticsError): string | null {
  if (complaint === null || /endpoint not found/i.test(complaint.message)) return null;
  if (status === 410 || NOT_THE_CHART.has(complaint.name)) return null;
  const words = [complaint.name, complaint.message].filter((part) => part !== '').join(': ');
  return words === '' ? message : words;
}

/** A query that did not compile, or is not known to. */
function failed(result: Exclude<ChartResult, 'ok'>, message: string): Compilation {
  return { result, message, sql: null };
}

/** Operators whose SQL contains the date of compilation (docs/maintainers/service-api.md#saved-charts-and-their-sql). */
const CLOCK_OPERATORS: ReadonlySet<unknown> = new Set([
  'inThePast',
  'notInThePast',
  'inTheNext',
  'inTheCurrent',
  'notInTheCurrent',
  'inPeriodToDate',
]);

/**
 * Whether a filter rule, at any depth, depends on the clock, so that the SQL is another every day. Disabled ones do not
 * count, and all parts of a query do, even those that only a future version has.
 */
export function dependsOnClock(metricQuery: Readonly<Record<string, unknown>>): boolean {
  const containers: Readonly<Record<string, unknown>>[] = [metricQuery];
  for (let container = containers.pop(); container !== undefined; container = containers.pop()) {
    if (CLOCK_OPERATORS.has(container['operator']) && container['disabled'] !== true) return true;
    for (const value of Object.values(container)) if (isObject(value)) containers.push(value);
  }
  return false;
}

/** Stands for the quote with this number in a text of code. */
const QUOTE = /\0(\d+)\0/;
const ALIAS = new RegExp(String.raw`\bAS\s+(?:${QUOTE.source}|\[([^\]]*)\]|([\w$]+))`, 'gi');
/** NULL as the whole of a column: `a IS NULL AS b` is sound. */
const NULL_COLUMN = /(?:\bSELECT(?:\s+DISTINCT)?|,)\s*NULL\s*$/i;
/** In characters, with the white space in it. */
const LONGEST_NULL = 100;
const ERROR = /^\/\*\s*ERROR:\s*([\s\S]*?)\s*\*\/$/;

/**
 * What is wrong with SQL that Lightdash gave as if it were sound; hostile until escaped, and null if nothing is. A
 * dimension that is gone is left out, so each field has to be a column; one whose own SQL does not compile is NULL; a
 * filter that cannot be resolved is a comment.
 */
export function faultOf(sql: string, fields: readonly string[]): string | null {
  // Which warehouse the text is for is not said. Read as another one, a text with a backslash may look broken.
  const [fewest = []] = readingsOf(sql)
    .map((reading) => faultsIn(reading, fields))
    .toSorted((one, other) => one.length - other.length);
  return fewest.length === 0 ? null : fewest.join('; ');
}

function faultsIn({ code, quotes, comments }: Quoted, fields: readonly string[]): string[] {
  const [named, empty] = [new Set<string>(), new Set<string>()];
  for (const { index, 1: quote, 2: bracket, 3: word } of code.matchAll(ALIAS)) {
    const name = quotes[Number(quote)] ?? bracket ?? word ?? '';
    named.add(name);
    if (NULL_COLUMN.test(code.slice(Math.max(0, index - LONGEST_NULL), index))) empty.add(name);
  }
  return [
    ...new Set(comments.flatMap((comment) => ERROR.exec(comment)?.[1] ?? [])),
    ...fields
      .filter((field) => !named.has(field))
      .map((field) => `${field} is missing from the SQL, because the model has no such field`),
    ...fields
      .filter((field) => empty.has(field))
      .map((field) => `${field} is NULL in the SQL, as for a field whose own SQL does not compile`),
  ];
}
