import { AnalyticsError } from '../analytics-error.ts';
import type { QueryHistory } from '../client.ts';
import type { HistoryItem } from '../records/history-item.ts';
import type { EarlierReport } from './earlier-report.ts';
import { errorsOf, newErrors } from './error-texts.ts';
import { areSameFilters, namedFilters } from './filter-names.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { ComparisonReport } from './history-report.ts';
import { periodOf } from './period.ts';
import { pointInTime } from './point-in-time.ts';

/** Older runs no list has (INTERFACE.md, Limits). */
const SCOPE_MS = 30 * 24 * 3_600_000;

/** What is compared. */
export interface Compared {
  /** Null where they could not be read. */
  readonly newest: QueryHistory | null;
  /** All runs that were read, the newest first: the others tell what went wrong before, and since. */
  readonly read: readonly HistoryItem[];
  readonly now: Date;
  /** Whether every list of this run was read: an error that only stands in another is no new one. */
  readonly isWhole: boolean;
}

type Comparable = Compared & { readonly newest: QueryHistory };

/** Before against after; null where nothing says when that was, and where no rows were asked for or could be read. */
export function compare(question: HistoryQuestion, { newest, ...others }: Compared): ComparisonReport | null {
  if (question.rows <= 0 || newest === null) return null;
  const compared = { newest, ...others };
  if (question.since !== null) return compareSince(question.since.getTime(), question, compared);
  return question.earlier === null ? null : compareWith(question.earlier, question, compared);
}

/**
 * Makes sure that the earlier report is one of the same runs.
 *
 * @throws AnalyticsError for one of another project or with other filters
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

/** The period before is as long as the one after, as far as rows reach. */
function compareSince(
  at: number,
  question: HistoryQuestion,
  { newest, read, now, isWhole }: Comparable,
): ComparisonReport {
  const begin = at - (now.getTime() - at);
  const isReached = reaches(begin, question, newest, now);
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

/** What an earlier run has read is before, even where it is among the newest runs still. */
function compareWith(earlier: EarlierReport, question: HistoryQuestion, { newest, read, now, isWhole }: Comparable) {
  const at = pointInTime(earlier.generatedAt) ?? now.getTime();
  const after = newest.items.filter(({ createdAt }) => isIn(createdAt, { from: at }));
  return {
    kind: 'earlier-report' as const,
    at: new Date(at).toISOString(),
    before: earlier.period,
    after: periodOf(after),
    newErrors: newErrors(errorsAfter(at, read), earlier.errors),
    isComplete: reaches(at, question, newest, now) && isWhole && earlier.isWhole,
  };
}

function errorsAfter(at: number, read: readonly HistoryItem[]) {
  return errorsOf(read.filter(({ createdAt }) => isIn(createdAt, { from: at })));
}

/** Whether all runs from a time on are among the newest ones. */
function reaches(time: number, { filters }: HistoryQuestion, { items, complete }: QueryHistory, now: Date): boolean {
  // A window leaves out what is nearer and what is farther than it.
  if (filters.window !== undefined) return false;
  if (complete && time >= now.getTime() - SCOPE_MS) return true;
  return items.some(({ createdAt }) => isIn(createdAt, { to: time }));
}

/** A stretch of time, its beginning in it and its end not; open where there is none. Milliseconds since 1970. */
interface Stretch {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A run that does not say when it was is nowhere. */
function isIn(createdAt: string, { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Stretch): boolean {
  const time = pointInTime(createdAt);
  return time !== null && from <= time && time < to;
}
