import { chartsOf } from '../../analytics/recipes/fail-on.ts';
import type {
  ChartReport,
  ChartsReport,
  MetricsReport,
  RecipesReport,
  RecordedReport,
  UsersReport,
} from '../../analytics/recipes/recipes-report.ts';
import { LOG, textForLog as prose, quoteForLog as quote } from '../escape.ts';
import { describeContract, describeVersions } from '../history/contract.ts';
import { listUpTo } from '../history/lists.ts';
import { numeral, tally } from '../history/numbers.ts';
import { describeShare, isWhole } from '../history/phrases.ts';
import { capital } from '../words.ts';
import {
  beforeAndAfter,
  describeCharts,
  describeDifference,
  describeOutcome,
  describeResult,
  describeService,
  nameOfChart,
  recipesHeadline,
  recordedFlaws,
  recordedQueries,
  troubledCharts,
} from './phrases.ts';

/** The summary has the others. */
const MOST_CHARTS = 10;
const MOST_NAMES = 5;

/** The report for a log, in one or two dozen lines. Ends without a line break. */
export function renderRecipes(report: RecipesReport): string {
  const { charts, recorded, metrics, users } = report;
  const lines = beforeAndAfter(report, quote);
  const outcome = describeOutcome(report, (text) => text);
  return [
    `Query recipes: ${recipesHeadline(report).title}`,
    ...(lines === null ? [] : [`Before ${lines.before}`, `After ${lines.after}`]),
    ...(charts === null ? [] : chartLines(charts)),
    ...(metrics === null ? [] : metricLines(metrics)),
    ...(recorded === null ? [] : [recordedLine(recorded)]),
    ...(users === null || report.isTokenRefused ? [] : [userLine(users)]),
    describeService(report, LOG),
    ...[describeContract(report.contract), describeVersions(report, quote), outcome].filter((line) => line !== ''),
  ].join('\n');
}

function chartLines({ charts, baseline, history, problem }: ChartsReport): string[] {
  const compiled = describeCharts({ charts, baseline });
  const troubled = troubledCharts(charts);
  const changed = chartsOf('changed', charts);
  const rest = troubled.length - MOST_CHARTS;
  return [
    `${compiled === '' ? 'No charts' : compiled}${history === null || problem !== null ? '' : ` (runs: ${describeShare(history)})`}`,
    ...(problem === null ? [] : [`Charts could not be chosen from the history: ${prose(problem)}`]),
    ...troubled.slice(0, MOST_CHARTS).map(chartLine),
    ...(rest > 0 ? [`…and ${tally(rest, 'more chart')} that did not pass`] : []),
    ...(changed.length === 0 ? [] : [`Changed SQL: ${listUpTo(changed.map(changeOf), MOST_NAMES)}`]),
  ];
}

function chartLine(chart: ChartReport): string {
  const explore = chart.exploreName === null ? '' : ` (explore ${quote(chart.exploreName)})`;
  const message = chart.message === null ? '' : `: ${quote(chart.message)}`;
  return `${capital(describeResult(chart))}: ${nameOfChart(chart, quote)}${explore}${message}`;
}

function changeOf(chart: ChartReport): string {
  const difference = chart.comparison?.difference ?? null;
  const counts = difference === null ? [] : [describeDifference(difference)];
  const notes = [...counts, ...(chart.comparison?.isEdited === true ? ['edited since'] : [])];
  return `${nameOfChart(chart, quote)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

function metricLines({ metrics, expected, missing, problem, share }: MetricsReport): string[] {
  const wanted =
    expected.length === 0 || problem !== null
      ? ''
      : `, ${numeral(expected.length - missing.length)} of ${numeral(expected.length)} expected ones`;
  const read = isWhole(share) ? '' : ` (${describeShare(share)})`;
  const names = missing.map(({ name, nearest }) => {
    return `${quote(name)}${nearest === null ? '' : ` (the nearest is ${quote(nearest)})`}`;
  });
  return [
    ...(problem === null ? [] : [`Metrics: ${prose(problem)}`]),
    ...(problem !== null && metrics.length === 0
      ? []
      : [`Metrics: ${numeral(metrics.length)} in the catalog${wanted}${read}`]),
    ...(missing.length === 0 ? [] : [`Missing metrics: ${listUpTo(names, MOST_NAMES)}`]),
  ];
}

function recordedLine(recorded: RecordedReport): string {
  const { queries, history, problem } = recorded;
  if (problem !== null) return `Recorded history could not be read: ${prose(problem)}`;
  const flaws = recordedFlaws(recorded);
  const compared = queries.filter(({ result }) => result !== 'not-compared').length;
  const told = flaws.length > 0 ? flaws.join(', ') : `${recordedQueries(compared)}, all as before`;
  return `Recorded history: ${compared === 0 ? 'no query can be compared' : told} (runs: ${describeShare(history)})`;
}

/** Roles only, without people, because a log has more readers than a list of users should have. */
function userLine({ share, roles, problem }: UsersReport): string {
  if (problem !== null) return `The users could not be read: ${prose(problem)}`;
  const counts = roles.map(({ role, users }) => `${quote(role)} ${numeral(users)}`);
  const byRole = counts.length === 0 ? '' : `: ${listUpTo(counts, MOST_NAMES)}`;
  return `Users: ${isWhole(share) ? numeral(share.read) : describeShare(share)}${byRole}`;
}
