import { blockForMarkdown, textForMarkdown as prose, quoteForMarkdown as quote } from '../../../page/escape.ts';
import { type Detail, MOST_IN_SUMMARY, renderPage, type Section, table } from '../../../page/page.ts';
import { countOf, numberOf, present } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import { type QUERY_HISTORY_SORTS, QUERY_HISTORY_WINDOWS, QUERY_TRIGGERS } from '../../service/records/enumerations.ts';
import { unknownNumbers } from '../../service/records/history-page.ts';
import { failuresOf, type HistoryFailures, isFailing } from '../fail-on.ts';
import type { ComparisonReport, HistoryReport, PeriodReport, RunReport } from '../history-report.ts';
import { hasFailed } from '../runs.ts';
import { contractParagraphs } from './contract.ts';
import { foldParagraphs, listParagraphs } from './lists.ts';
import { durationOf, momentOf, percentOf, shortMomentOf } from './numbers.ts';
import {
  describeEmpty,
  describeFilters,
  describeLimit,
  describeMissing,
  describeSource,
  historyHeadline,
  raisedLimit,
  unheededFilters,
  WINDOW_SPANS,
} from './phrases.ts';
import { failureParagraphs, newestParagraphs, slowestParagraphs, stuckParagraphs } from './runs.ts';
import { describeVersions, titleOn } from './service.ts';

/** The job summary: first what fails the step, in the end whose runs these are. The note may quote anything. */
export function renderHistorySummary(
  report: HistoryReport,
  order: (typeof QUERY_HISTORY_SORTS)[number] = 'createdAt',
  failures = failuresOf(report),
  note = '',
): string {
  const section = (name: string, paragraphs: (report: HistoryReport, detail: Detail) => string[]): Section => {
    return { name, render: (detail) => paragraphs(report, detail) };
  };
  const failed = (_: HistoryReport, detail: Detail) => failureParagraphs(report, detail, !isFailing(failures));
  const slowest = section('slowest runs', slowestParagraphs);
  const sections = [
    section('the result', () => openingParagraphs(report, failures, note)),
    section('why the step fails', () => failingParagraphs(report, failures)),
    ...(order === 'runtime' ? [slowest] : []),
    section('failures', failed),
    section('stuck runs', (_, detail) => stuckParagraphs(report, detail, failed(report, detail).length === 0)),
    ...(order === 'runtime' ? [] : [slowest]),
    section('before and after', comparisonParagraphs),
    section('the API before and after', contractParagraphs),
    section('limits', limitParagraphs),
    section('counts', countParagraphs),
    section('newest runs', newestParagraphs),
    section('rows that could not be read', unreadableParagraphs),
    section('how it was read', closingParagraphs),
  ];
  return renderPage(sections, MOST_IN_SUMMARY);
}

function openingParagraphs(report: HistoryReport, failing: HistoryFailures, note: string): string[] {
  const { mark, title } = historyHeadline(report, failing);
  const versions = describeVersions(report, quote);
  return present(
    `## ${mark} ${titleOn('Query history', report.service, quote)}: ${title}`,
    describeFilters(report, quote),
    describeEmpty(report),
    versions !== '' && `⚠️ ${versions}.`,
    note !== '' && `⚠️ ${prose(note)}`,
  );
}

/** Each reason. The runs behind it are in the sections below. */
function failingParagraphs(report: HistoryReport, failing: HistoryFailures): string[] {
  if (!isFailing(failing)) return [];
  const { limits, isUnread, contract } = failing;
  return present(
    '### ❌ This step fails',
    // The title has the numbers of a single limit.
    limits.length > 1 && limits.map((limit) => `- \`${limit.name}\`: ${describeLimit(limit, report)}.`),
    limits.length > 0 && ['- Fix the runs below. If you expect them, raise the limit:', raisedLines(report, limits)],
    isUnread && '- Not everything could be read (`on-unavailable: fail`). The reasons are below.',
    contract !== null && `- ${CONTRACT[contract]} (\`fail-on: contract\`).`,
  );
}

/** Lines of the workflow under which the same runs pass. */
function raisedLines(report: HistoryReport, limits: HistoryFailures['limits']): string {
  const lines = limits.map((limit) => `  ${limit.name}: ${raisedLimit(limit, report) ?? '# more'}`);
  return blockForMarkdown('yaml', ['with:', ...lines]);
}

const CONTRACT = {
  broken: 'Change the programs that read the members below before you upgrade the instance that they use',
  'nothing-to-compare': 'No earlier report says how the API answered. Give one in `compare-to`',
} as const;

/** The limits that are kept, or could not be checked. */
function limitParagraphs(report: HistoryReport): string[] {
  const items = report.limits
    .filter(({ exceeded }) => !exceeded)
    .map((limit) => `- ${limit.found === null ? '❓' : '✅'} \`${limit.name}\`: ${describeLimit(limit, report)}.`);
  return items.length === 0 ? [] : ['### Limits', ...items];
}

function unreadableParagraphs({ unreadable }: HistoryReport, detail: Detail): string[] {
  if (unreadable.count === 0) return [];
  return [
    '### Rows that could not be read',
    `⚠️ ${countOf(unreadable.count, 'row')} did not have the documented shape, so no list above has ${unreadable.count === 1 ? 'it' : 'them'}.`,
    ...unreadable.examples.slice(0, detail.rows).map((example) => `- ${quote(example)}`),
  ];
}

const ONE_PAGE = {
  'no-pagination': `${product.name} does not say whether a list has more pages. Only the first page of each was read, so there may be more runs.`,
  repeated: `${product.name} sent the first page of a list again instead of the second. Only the first page of that list was read.`,
} as const;

function closingParagraphs(report: HistoryReport): string[] {
  const { requests, tool, onePage } = report;
  const missing = describeMissing(report);
  return present(
    onePage !== null && `⚠️ ${ONE_PAGE[onePage]}`,
    missing !== '' && `⚠️ ${missing}.`,
    `${describeSource(report, quote)} ${countOf(requests, 'request')} by ${tool.name} ${tool.version}. ${product.name} keeps 30 days of runs at most.`,
  );
}

/** The job summary if the service did not answer properly, behind a finished headline. No number is known then. */
export function renderHistoryUnavailable(headline: string, message: string, fails: boolean): string {
  const outcome = fails
    ? 'This step fails (`on-unavailable: fail`).'
    : 'That does not fail the step (`on-unavailable: warn`).';
  return `## ${headline}\n\n${prose(message)}.\n\n${outcome}\n`;
}

/** A row of the comparison; null if there is nothing to show. */
const MEASURES: readonly (readonly [string, (period: PeriodReport) => string | null])[] = [
  ['Runs', ({ runs }) => numberOf(runs)],
  ['Failed', ({ failed, runs }) => `${numberOf(failed)}${failed === 0 ? '' : ` (${percentOf(failed, runs)})`}`],
  ['Median', ({ medianMs }) => (medianMs === null ? null : durationOf(medianMs))],
  ['p95', ({ p95Ms }) => (p95Ms === null ? null : durationOf(p95Ms))],
  ['First run', ({ from }) => (from === null ? null : shortMomentOf(from, quote))],
  ['Last run', ({ to }) => (to === null ? null : shortMomentOf(to, quote))],
];

/** Before and after an upgrade, and the errors that are new after it. */
function comparisonParagraphs({ comparison, failures }: HistoryReport, detail: Detail): string[] {
  if (comparison === null) return [];
  const { kind, at, before, after, isComplete } = comparison;
  const rows = MEASURES.map(([name, tell]) => [name, tell(before) ?? '–', tell(after) ?? '–']);
  const told = rows.filter(([, ...cells]) => cells.some((cell) => cell !== '–'));
  const notes = present(
    kind !== 'since' && '“Before” is the earlier report, “after” are the runs since then.',
    'Median and p95 are times in the warehouse, without cache hits.',
    !isComplete && '⚠️ Not all runs on both sides were read. Raise `rows`, or look for what could not be read.',
  );
  return [
    `### Before and after ${momentOf(at, quote)}`,
    ...table(['', 'Before', 'After'], told, { rows: told.length }, 'measure'),
    notes.join(' '),
    ...newErrorParagraphs(comparison, failures?.runs ?? [], detail),
  ];
}

/** The sentences claim nothing about runs that were not read. */
function newErrorParagraphs(
  { newErrors, isComplete }: ComparisonReport,
  told: readonly RunReport[],
  detail: Detail,
): string[] {
  if (newErrors.length === 0) return [isComplete ? 'No new errors.' : 'No new errors among the runs read.'];
  const others = newErrors.filter(({ error }) => !told.some((run) => hasFailed(run) && run.error === error));
  const items = others.map(({ error, runs }) => `**${countOf(runs, 'run')}:** ${quote(error)}`);
  const marked = newErrors.length - others.length;
  return [
    ...(marked === 0 ? [] : [`${countOf(marked, 'new error')}, marked 🆕 under Failures.`]),
    ...(items.length === 0 ? [] : ['**New errors**', ...listParagraphs(items, detail, 'error')]),
  ];
}

/** The number of runs by trigger, and their cost in the warehouse, in one line. The table by age is folded behind it. */
function countParagraphs(report: HistoryReport, { deep }: Detail): string[] {
  const { triggers, windows, warehouseTimeMsLast7Days } = report.counts;
  const others = Object.entries(unknownNumbers(triggers, QUERY_TRIGGERS)).map(
    ([name, runs]) => [quote(name), runs] as const,
  );
  const named = [
    ...QUERY_TRIGGERS.map((trigger) => [`<code>${trigger}</code>`, triggers[trigger]] as const),
    ...others,
  ];
  const line = `Runs: ${named.map(([name, runs]) => `${numberOf(runs)} ${name}`).join(', ')}. Warehouse time in the last 7 days: ${durationOf(warehouseTimeMsLast7Days)}`;
  if (!deep) return [`${line}.`];
  const byAge = QUERY_HISTORY_WINDOWS.map((window) => [WINDOW_SPANS[window], numberOf(windows[window])]);
  const otherAges = Object.entries(unknownNumbers(windows, QUERY_HISTORY_WINDOWS));
  const ages = [...byAge, ...otherAges.map(([name, runs]) => [quote(name), numberOf(runs)])];
  const notes = [
    `The ages are observed. ${product.name} does not document them.`,
    ...unheededFilters(report).map(({ name, by }) => `The counts by ${by} ignore the filter \`${name}\`.`),
  ];
  return foldParagraphs(line, [...table(['Age', 'Runs'], ages, { rows: ages.length }, 'window'), notes.join(' ')]);
}
