import { DAY_MS, parseMoment } from '../../documents/moment.ts';
import type { QueryHistory } from '../service/client.ts';
import type { HistoryItem } from '../service/records/history-page.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { ComparisonReport } from './history-report.ts';
import { errorsOf, newErrors, periodOf } from './runs.ts';

/** The service lists the runs of this time alone (docs/maintainers/service-api.md#the-query-history). */
const LISTED_MS = 30 * DAY_MS;

interface Compared {
  /** Null if they could not be read. */
  readonly newest: QueryHistory | null;
  /** All runs that were read, newest first. Runs beyond the newest ones show earlier and later errors. */
  readonly read: readonly HistoryItem[];
  readonly now: Date;
  /** Whether every list of this run was read. Otherwise an error in an unread list could look new. */
  readonly isWhole: boolean;
}

/** The time that splits the runs into before and after, in milliseconds since 1970; null if nothing is compared. */
export function splitOf({ since, earlier, rows }: HistoryQuestion): number | null {
  if (rows <= 0) return null;
  return since === null ? parseMoment(earlier?.generatedAt ?? null) : since.getTime();
}

/** Compares before with after; null if there is no point in time to split at, or where no rows were requested or read. */
export function compare(question: HistoryQuestion, { newest, read, now, isWhole }: Compared): ComparisonReport | null {
  const at = splitOf(question);
  if (at === null || newest === null) return null;
  const { since, filters } = question;
  const earlier = since === null ? question.earlier : null;
  // Without an earlier report the period before is as long as the period after, as far as there are rows.
  const begin = earlier === null ? at - (now.getTime() - at) : at;
  // A window excludes runs before and after it.
  const reachesBack = filters.window === undefined && isCompleteSince(begin, newest, now);
  // Runs that an earlier report covers count as before, even if they are still among the newest.
  const isAfter = (item: HistoryItem) => timeOf(item) >= at;
  const isBefore = (item: HistoryItem) => timeOf(item) < at;
  const inPeriod = (item: HistoryItem) => isBefore(item) && (!reachesBack || timeOf(item) >= begin);
  return {
    kind: earlier === null ? 'since' : 'earlier-report',
    at: new Date(at).toISOString(),
    before: earlier?.period ?? periodOf(newest.items.filter(inPeriod)),
    after: periodOf(newest.items.filter(isAfter)),
    newErrors: newErrors(
      errorsOf(read.filter(isAfter)),
      earlier?.errors ?? errorsOf(read.filter(isBefore)).map(({ error }) => error),
    ),
    isComplete: reachesBack && isWhole && earlier?.isWhole !== false,
  };
}

function isCompleteSince(time: number, { items, complete }: QueryHistory, now: Date): boolean {
  return (complete && time >= now.getTime() - LISTED_MS) || items.some((item) => timeOf(item) < time);
}

/** Not a number for a run without a time: every comparison is false, so it is in no period. */
function timeOf({ createdAt }: HistoryItem): number {
  return parseMoment(createdAt) ?? Number.NaN;
}
