import type { Quote, Voice } from '../../../page/escape.ts';
import { countOf, numberOf, present } from '../../../page/words.ts';
import { momentOf } from '../../history/page/numbers.ts';
import { versionFlaw } from '../../history/page/service.ts';
import { isBrokenAsBefore, isLost } from '../fail-on.ts';
import type { ChartReport, ChartsReport, MetricsReport, RecipesReport, UsersReport } from '../recipes-report.ts';
import { describeFailure } from './causes.ts';

export const MARKS = { fails: '❌', flawed: '🟠', well: '✅', listed: '📊' } as const;

const MOST_IN_TITLE = 3;

/** A short title for the whole report. It is green only if everything was checked and found in order. */
export function recipesHeadline(report: RecipesReport): { mark: string; title: string } {
  const { fails, failures } = report.outcome;
  if (fails) {
    const failing = failures.filter((failure) => failure.fails).map((failure) => describeFailure(failure, report));
    return { mark: MARKS.fails, title: titleOf(failing) };
  }
  const charts = report.charts === null ? '' : describeCharts(report.charts);
  const flaws = flawsOf(report);
  if (flaws.length > 0) return { mark: MARKS.flawed, title: titleOf(charts === '' ? flaws : [charts, ...flaws]) };
  const expected = report.metrics?.expected.length ?? 0;
  const checked = present(charts, expected > 0 && describeExpected(expected));
  if (checked.length > 0) return { mark: MARKS.well, title: checked.join(', and ') };
  return { mark: MARKS.listed, title: describeLists(report) };
}

function titleOf(parts: readonly string[]): string {
  const rest = parts.length - MOST_IN_TITLE;
  return [...parts.slice(0, MOST_IN_TITLE), ...(rest > 0 ? [`and ${countOf(rest, 'more problem')}`] : [])].join(', ');
}

/** `40 charts compile, all as before`; empty if there are none. */
export function describeCharts({ charts, baseline }: Pick<ChartsReport, 'charts' | 'baseline'>): string {
  const compiling = charts.filter(({ result }) => result === 'ok').length;
  if (charts.length === 0) return '';
  const compile =
    compiling === charts.length
      ? `${countOf(compiling, 'chart')} ${compiling === 1 ? 'compiles' : 'compile'}`
      : `${numberOf(compiling)} of ${countOf(charts.length, 'chart')} ${compiling === 1 ? 'compiles' : 'compile'}`;
  const same = charts.filter(({ comparison }) => comparison?.result === 'unchanged').length;
  if (baseline === null || same === 0) return compile;
  const part = same < charts.length ? `${numberOf(same)} ` : same === 1 ? '' : 'all ';
  return `${compile}, ${part}as before`;
}

/** Problems that do not fail the step, or that come after a worse problem. */
function flawsOf(report: RecipesReport): string[] {
  const { charts, metrics, users, outcome, service, isTokenRefused } = report;
  const old = charts?.charts.filter(isBrokenAsBefore).length ?? 0;
  return [
    ...outcome.failures.map((failure) => describeFailure(failure, report)),
    ...(old === 0 ? [] : [`${countOf(old, 'chart')} ${old === 1 ? 'was' : 'were'} already broken before`]),
    ...(metrics === null ? [] : metricFlaws(metrics)),
    ...(users === null || users.problem === null || isTokenRefused ? [] : ['the users could not be read']),
    ...(users === null || users.unreadable === 0 ? [] : [describeUncounted(users)]),
    ...unreadableRuns(report),
    ...(versionFlaw(service) === '' ? [] : [versionFlaw(service)]),
    ...(users === null || users.untold === 0 ? [] : [`${countOf(users.untold, 'user')} without any details`]),
  ];
}

/** `2 users could not be read and are not counted`. */
export function describeUncounted({ unreadable }: Pick<UsersReport, 'unreadable'>): string {
  return `${countOf(unreadable, 'user')} could not be read and ${unreadable === 1 ? 'is' : 'are'} not counted`;
}

/** The runs of the history that could not be read; empty if there are none. */
export function unreadableRuns({ charts }: Pick<RecipesReport, 'charts'>): string[] {
  const count = charts?.history?.unreadable ?? 0;
  return count === 0 ? [] : [`${countOf(count, 'run')} of the history could not be read`];
}

/** What to report about metrics that could be read. If they could not be read, a cause says it. */
function metricFlaws({ metrics, expected, problem, unreadable, unknownTags }: MetricsReport): string[] {
  if (problem !== null) return [];
  if (metrics.length === 0 && unreadable === 0) return expected.length > 0 ? [] : ['no metric was found'];
  return unknownTags.length === 0 ? [] : [`${countOf(unknownTags.length, 'tag')} on no metric`];
}

/** Users with none of the members that the report needs. */
export function describeUntold({ untold }: Pick<UsersReport, 'untold'>): string {
  return `${countOf(untold, 'user')} ${untold === 1 ? 'has' : 'have'} none of the members firstName, lastName, email and role. This server may name them differently`;
}

/** The sentence if all expected metrics exist. */
export function describeExpected(count: number): string {
  if (count === 1) return 'the expected metric is there';
  return `${count === 2 ? 'both' : `all ${numberOf(count)}`} expected metrics are there`;
}

/** What was listed, if nothing had to be checked. */
function describeLists({ metrics, users }: RecipesReport): string {
  const lists = [
    ...(metrics === null ? [] : [countOf(metrics.metrics.length, 'metric')]),
    ...(users === null ? [] : [countOf(users.share.total ?? users.share.read, 'user')]),
  ];
  return lists.length === 0 ? 'nothing was checked' : lists.join(', ');
}

/** The charts that did not compile. The worst and the newest problems come first. */
export function troubledCharts(charts: readonly ChartReport[]): ChartReport[] {
  const rank = (chart: ChartReport) => {
    if (chart.result === 'broken') return isBrokenAsBefore(chart) ? 2 : 0;
    if (isLost(chart)) return 1;
    return ['unchecked', 'not-found', 'not-allowed'].indexOf(chart.result) + 3;
  };
  return charts.filter(({ result }) => result !== 'ok').toSorted((one, other) => rank(one) - rank(other));
}

const VISIBLE = /[^\p{C}\p{Z}]/u;

/** The name of a chart, or its id if the service gives no name. */
export function nameOfChart({ name, uuid }: Pick<ChartReport, 'name' | 'uuid'>, quote: Quote): string {
  return quote(name !== null && VISIBLE.test(name) ? name : uuid);
}

const RESULTS = {
  ok: 'compiles',
  broken: 'broken',
  'not-allowed': 'not allowed',
  'not-found': 'not found',
  unchecked: 'not checked',
} as const;
/** The result of a chart, and whether it is new. */
export function describeResult({ result, comparison }: ChartReport): string {
  const before = comparison?.before ?? null;
  const news = before === result ? ', as before' : before === 'ok' ? ', compiled before' : '';
  return `${RESULTS[result]}${news}${comparison?.isEdited === true ? ', edited since' : ''}`;
}

/** Why a chart did not pass, without ids, so that charts with the same reason have the same words. A reason of our own says what to do. */
export function describeMessage({ message, uuid, result }: ChartReport, { quote, prose }: Voice): string {
  const reason = (message ?? '').replaceAll(uuid, '…').replace(/, event \w+(?=\))/, '');
  return result === 'unchecked' ? prose(reason) : quote(message ?? '');
}

/** The baseline and this run, each with its time, its server and what compiled; null if there is no baseline. */
export function beforeAndAfter(
  { charts: check, service, generatedAt }: RecipesReport,
  quote: Quote,
): { readonly before: string; readonly after: string } | null {
  const baseline = check?.baseline ?? null;
  if (check === null || baseline === null) return null;
  const known = check.charts.filter(({ comparison }) => (comparison?.before ?? null) !== null);
  const count = (is: (chart: ChartReport) => boolean) => known.filter(is).length;
  const compared = (wanted: string) => count(({ comparison }) => comparison?.result === wanted);
  const [same, changed] = [compared('unchanged'), compared('changed')];
  const compiling = count(({ result }) => result === 'ok');
  const rest = compiling - same - changed;
  const after = [
    `${numberOf(compiling)} ${compiling === 1 ? 'compiles' : 'compile'}`,
    ...(same === 0 ? [] : [`${numberOf(same)} to the same SQL`]),
    ...(changed === 0 ? [] : [`${numberOf(changed)} to different SQL`]),
    ...(rest === 0 ? [] : [`${numberOf(rest)} not compared`]),
  ];
  const when = (date: string, version: string | null) =>
    `(${momentOf(date, quote)}${version === null ? '' : `, server version ${quote(version)}`})`;
  const address = baseline.baseUrl === service.baseUrl ? '' : ` at ${quote(baseline.baseUrl)}`;
  const compiled = count(({ comparison }) => comparison?.before === 'ok');
  return {
    before: `${when(baseline.generatedAt, baseline.serverVersion)}${address}: ${numberOf(compiled)} of ${countOf(known.length, 'chart')} compiled`,
    after: `${when(generatedAt, service.version)}: ${after.join(', ')}`,
  };
}

/** The effect of the failures on the step; empty if there are none. A run that was asked to end fails under every setting. */
export function describeOutcome({ outcome: { fails, failOn, failures } }: RecipesReport, code: Quote): string {
  const setting = code(`fail-on: ${failOn}`);
  if (failures.length === 0) return '';
  if (!fails) return `That does not fail the step (${setting}).`;
  const isBySetting = failures.some((failure) => failure.fails && failure.cause !== 'interrupted');
  return isBySetting ? `This step fails (${setting}).` : 'This step fails.';
}
