import type { HistoryReport, LimitReport } from '../../analytics/history/history-report.ts';
import { textForMarkdown as prose, quoteForMarkdown as quote } from '../escape.ts';
import { renderFailurePage } from '../failure-page.ts';
import { type Detail, renderPage, type Section } from '../page.ts';
import { comparisonParagraphs, countParagraphs } from './counts.ts';
import { tally } from './numbers.ts';
import { describeFilters, describeLimit, describeSource, historyHeadline } from './phrases.ts';
import { failureParagraphs, newestParagraphs, slowestParagraphs, stuckParagraphs } from './runs.ts';

/** In bytes. A runner drops a summary of more than 1 MiB without a message. Even half of that is more than anybody reads. */
const MOST_BYTES = 500_000;

/** The runs that the summary shows first: those that failed, or those that took the longest. */
export const ORDERS = ['createdAt', 'runtime'] as const;

/**
 * The job summary: before and after, the number of runs and their cost, exceeded limits, failures, stuck runs, the slowest runs, what the
 * newest runs have in common, and at the end whose runs these are.
 */
export function renderHistorySummary(report: HistoryReport, order: (typeof ORDERS)[number] = 'createdAt'): string {
  const section = (name: string, paragraphs: (report: HistoryReport, detail: Detail) => string[]): Section => {
    return { name, render: (detail) => paragraphs(report, detail) };
  };
  const slowest = section('slowest runs', slowestParagraphs);
  const sections = [
    section('the result', openingParagraphs),
    section('before and after', comparisonParagraphs),
    section('counts', countParagraphs),
    section('limits', limitParagraphs),
    ...(order === 'runtime' ? [slowest] : []),
    section('failures', failureParagraphs),
    section('stuck runs', stuckParagraphs),
    ...(order === 'runtime' ? [] : [slowest]),
    section('newest runs', newestParagraphs),
    section('rows that could not be read', unreadableParagraphs),
    section('how it was read', closingParagraphs),
  ];
  return renderPage(sections, MOST_BYTES);
}

function openingParagraphs(report: HistoryReport): string[] {
  const { mark, title } = historyHeadline(report);
  const filters = describeFilters(report, quote);
  return [`## ${mark} Query history: ${title}`, ...(filters === '' ? [] : [filters])];
}

/** Exceeded limits come first. */
function limitParagraphs({ limits }: HistoryReport): string[] {
  if (limits.length === 0) return [];
  const ordered = limits.toSorted((one, other) => Number(other.exceeded) - Number(one.exceeded));
  const markOf = ({ exceeded, found }: LimitReport) => (exceeded ? '⛔' : found === null ? '❓' : '✅');
  const items = ordered.map((limit) => `- ${markOf(limit)} \`${limit.name}\`: ${describeLimit(limit)}.`);
  return ['### Limits', ...items];
}

function unreadableParagraphs({ unreadable }: HistoryReport, detail: Detail): string[] {
  if (unreadable.count === 0) return [];
  return [
    '### Rows that could not be read',
    `⚠️ ${tally(unreadable.count, 'row')} did not have the documented shape, and ${unreadable.count === 1 ? 'is' : 'are'} in no table above.`,
    ...unreadable.examples.slice(0, detail.rows).map((example) => `- ${quote(example)}`),
  ];
}

const ONE_PAGE = {
  'no-pagination':
    'Lightdash does not say whether a list has more pages: only the first page of each was read, and there may be more runs.',
  repeated:
    'Lightdash answered with the first page of a list again when asked for the second: only the first page of such a list was read.',
} as const;

function closingParagraphs(report: HistoryReport): string[] {
  const { requests, tool, onePage } = report;
  return [
    ...(onePage === null ? [] : [`⚠️ ${ONE_PAGE[onePage]}`]),
    `${describeSource(report, quote)} ${tally(requests, 'request')} by ${tool.name} ${tool.version}; Lightdash keeps 30 days of runs at most.`,
  ];
}

/** The job summary if the service did not answer properly. No number is known then. */
export function renderHistoryUnavailable(message: string, fails: boolean): string {
  const outcome = fails
    ? 'The step **fails** (`on-unavailable: fail`).'
    : 'That does not fail the step (`on-unavailable: warn`).';
  return `## ❓ Query history: not available\n\n**${prose(message)}**\n\n${outcome}\n`;
}

/** The job summary of a run that could not ask its question. */
export function renderHistoryFailure(message: string): string {
  return renderFailurePage('Query history: nothing could be read', message);
}
