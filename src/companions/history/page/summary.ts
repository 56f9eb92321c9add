import { blockForMarkdown, textForMarkdown as prose, quoteForMarkdown as quote } from '../../../page/escape.ts';
import { type Detail, MOST_IN_SUMMARY, renderPage, type Section } from '../../../page/page.ts';
import { countOf, present } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import type { QUERY_HISTORY_SORTS } from '../../service/records/enumerations.ts';
import { failuresOf, type HistoryFailures, isFailing } from '../fail-on.ts';
import type { HistoryReport } from '../history-report.ts';
import { contractParagraphs } from './contract.ts';
import { comparisonParagraphs, countParagraphs } from './counts.ts';
import {
  describeEmpty,
  describeFilters,
  describeLimit,
  describeMissing,
  describeSource,
  historyHeadline,
  raisedLimit,
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
