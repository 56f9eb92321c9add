import type { ComparisonReport, HistoryReport, PeriodReport } from '../../analytics/history/history-report.ts';
import { quoteForMarkdown as quote } from '../escape.ts';
import { table } from '../markdown-table.ts';
import type { Detail } from '../page.ts';
import { durationOf, momentOf, numeral, percentOf } from './numbers.ts';

const HEAD = ['', 'Runs', 'Failed', 'Failure rate', 'Median', 'p95', 'Oldest read', 'Newest read'];

/** Before against after an upgrade, and the errors that only came with it. */
export function comparisonParagraphs({ comparison }: HistoryReport, detail: Detail): string[] {
  if (comparison === null) return [];
  const { before, after, newErrors } = comparison;
  const rows = [periodRow('**Before**', before), periodRow('**After**', after)];
  const errors = newErrors.map(({ error, runs }) => [quote(error), numeral(runs)]);
  return [
    '### Before and after',
    splitSentence(comparison),
    ...table(HEAD, rows, { rows: rows.length }, 'period'),
    errors.length === 0 ? noErrorSentence(comparison) : '**New errors**',
    ...table(['Error', 'Runs'], errors, detail, 'error'),
  ];
}

function splitSentence({ kind, at, isComplete }: ComparisonReport): string {
  const time = momentOf(at, quote);
  const split =
    kind === 'since' ? `The runs read, split at ${time}.` : `The report of ${time} against the runs since then.`;
  const times = 'Times are those in the warehouse, cache hits left out.';
  const rest = isComplete ? '' : ' ⚠️ Not all runs of both sides were read: more `rows` would tell more.';
  return `${split} ${times}${rest}`;
}

/** Of runs that were not read nothing is said. */
function noErrorSentence({ isComplete }: ComparisonReport): string {
  return isComplete
    ? 'No error came up after that had not come up before.'
    : 'Among the runs read, no error came up after that had not come up before.';
}

function periodRow(name: string, { from, to, runs, failed, medianMs, p95Ms }: PeriodReport): string[] {
  const time = (date: string | null) => (date === null ? '' : momentOf(date, quote));
  const duration = (ms: number | null) => (ms === null ? '' : durationOf(ms));
  return [
    name,
    numeral(runs),
    numeral(failed),
    percentOf(failed, runs),
    duration(medianMs),
    duration(p95Ms),
    time(from),
    time(to),
  ];
}
