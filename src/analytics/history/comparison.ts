import { parseMoment } from '../../documents/moment.ts';
import { AnalyticsError } from '../analytics-error.ts';
import type { QueryHistory } from '../client.ts';
import type { HistoryItem } from '../records/history-item.ts';
import type { EarlierReport } from './earlier-report.ts';
import { errorsOf, newErrors } from './error-texts.ts';
import { areSameFilters, namedFilters } from './filter-names.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { ComparisonReport } from './history-report.ts';
import { periodOf } from './runs.ts';

/** No list contains older runs (docs/service-api.md#the-query-history). */
const SCOPE_MS = 30 * 24 * 3_600_000;

export interface Compared {
  /** Null if they could not be read. */
  readonly newest: QueryHistory | null;
  /** All runs that were read, newest first. Runs beyond the newest ones show earlier and later errors. */
  readonly read: readonly HistoryItem[];
  readonly now: Date;
  /** Whether every list of this run was read. Otherwise an error in an unread list could look new. */
  readonly isWhole: boolean;
}

type Comparable = Compared & { readonly newest: QueryHistory };

/** The time that splits the runs into before and after, in milliseconds since 1970; null if nothing is compared. */
export function splitOf({ since, earlier, rows }: HistoryQuestion): number | null {
  if (rows <= 0) return null;
  return since === null ? parseMoment(earlier?.generatedAt ?? null) : since.getTime();
}

/**
 * Compares before with after; null if there is no point in time to split at, or where no rows were requested or
 * read.
 */
export function compare(question: HistoryQuestion, { newest, ...others }: Compared): ComparisonReport | null {
  const at = splitOf(question);
  if (at === null || newest === null) return null;
  const compared = { newest, ...others };
  const { since, earlier } = question;
  return since !== null || earlier === null
    ? compareSince(at, question, compared)
    : compareWith(at, earlier, question, compared);
}

/**
 * Checks that the earlier report covers the same runs.
 *
 * @throws AnalyticsError for a report of another project or with other filters
 */
export function checkEarlier({ earlier, projectUuid, filters }: HistoryQuestion): void {
  if (earlier === null) return;
  if (earlier.projectUuid !== projectUuid) {
    throw new AnalyticsError('invalid', 'the earlier report is from another project, which has other runs');
  }
  if (!areSameFilters(earlier.filters, namedFilters(filters))) {
    throw new AnalyticsError(
      'invalid',
      'the earlier report was made with other filters; make one with the filters of this run',
    );
  }
}

/** The period before is as long as the period after, as far as there are rows. */
function compareSince(
  at: number,
  question: HistoryQuestion,
  { newest, read, now, isWhole }: Comparable,
): ComparisonReport {
  const begin = at - (now.getTime() - at);
  const isReached = isCompleteSince(begin, question, newest, now);
  const before = newest.items.filter(({ createdAt }) =>
    isIn(createdAt, { from: isReached ? begin : undefined, to: at }),
  );
  const after = newest.items.filter(({ createdAt }) => isIn(createdAt, { from: at }));
  const known = errorsOf(read.filter(({ createdAt }) => isIn(createdAt, { to: at })));
  return {
    kind: 'since',
    at: new Date(at).toISOString(),
    before: periodOf(before),
    after: periodOf(after),
    newErrors: newErrors(
      errorsAfter(at, read),
      known.map(({ error }) => error),
    ),
    isComplete: isReached && isWhole,
  };
}

/** Runs that the earlier report covers count as before, even if they are still among the newest. */
function compareWith(
  at: number,
  earlier: EarlierReport,
  question: HistoryQuestion,
  { newest, read, now, isWhole }: Comparable,
): ComparisonReport {
  const after = newest.items.filter(({ createdAt }) => isIn(createdAt, { from: at }));
  return {
    kind: 'earlier-report',
    at: new Date(at).toISOString(),
    before: earlier.period,
    after: periodOf(after),
    newErrors: newErrors(errorsAfter(at, read), earlier.errors),
    isComplete: isCompleteSince(at, question, newest, now) && isWhole && earlier.isWhole,
  };
}

function errorsAfter(at: number, read: readonly HistoryItem[]) {
  return errorsOf(read.filter(({ createdAt }) => isIn(createdAt, { from: at })));
}

/** Whether all runs since a time are among the newest ones. */
function isCompleteSince(
  time: number,
  { filters }: HistoryQuestion,
  { items, complete }: QueryHistory,
  now: Date,
): boolean {
  // A window excludes runs before and after it.
  if (filters.window !== undefined) return false;
  if (complete && time >= now.getTime() - SCOPE_MS) return true;
  return items.some(({ createdAt }) => isIn(createdAt, { to: time }));
}

/** A period of time: it includes `from`, excludes `to`, and is open where one is absent. Milliseconds since 1970. */
interface TimeRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A run without a time is in no period. */
function isIn(
  createdAt: string,
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: TimeRange,
): boolean {
  const time = parseMoment(createdAt);
  return time !== null && from <= time && time < to;
}
