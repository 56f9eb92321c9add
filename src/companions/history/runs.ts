import { parseMoment } from '../../documents/moment.ts';
import { type HistoryItem, warehouseTimeOf } from '../service/records/history-page.ts';
import type { ComparisonReport, PeriodReport } from './history-report.ts';

/** The runs of several lists, each once. */
export function distinctRuns(lists: readonly (readonly HistoryItem[])[]): HistoryItem[] {
  // A run may change between two requests. Either state is correct.
  return [...new Map(lists.flat().map((item) => [item.queryUuid, item])).values()];
}

type Dated = Pick<HistoryItem, 'createdAt'>;

/** Sorts by newest, with runs without a time last. */
export function byNewest(one: Dated, other: Dated): number {
  const [time, otherTime] = [parseMoment(one.createdAt), parseMoment(other.createdAt)];
  if (time === otherTime) return 0;
  if (time === null) return 1;
  return otherTime === null ? -1 : otherTime - time;
}

/** Whether a run failed. A cancelled or expired run did not fail. */
export function hasFailed({ status }: Pick<HistoryItem, 'status'>): boolean {
  return status === 'error';
}

/** A summary of some runs. */
export function periodOf(items: readonly HistoryItem[]): PeriodReport {
  const times = ascending(items.map(({ createdAt }) => parseMoment(createdAt)));
  const durations = ascending(items.map(warehouseTimeOf));
  return {
    from: isoTime(times[0]),
    to: isoTime(times.at(-1)),
    runs: items.length,
    failed: items.filter(hasFailed).length,
    medianMs: percentile(durations, 50),
    p95Ms: percentile(durations, 95),
  };
}

/** By nearest rank, so that the result is one of the numbers; null if there is none. */
function percentile(sorted: readonly number[], percent: number): number | null {
  return sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? null;
}

function ascending(numbers: readonly (number | null)[]): number[] {
  return numbers.filter((number) => number !== null).toSorted((one, other) => one - other);
}

function isoTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;

type ErrorRuns = ComparisonReport['newErrors'][number];

/** Runs that ended in the same way; at least one. */
export interface OutcomeGroup<Run> {
  readonly status: string;
  /** The text from the first of the runs; null if they give none. Hostile until escaped. */
  readonly error: string | null;
  readonly runs: readonly Run[];
}

/** Groups runs by status and error, with the largest group first. */
export function groupByOutcome<Run extends Pick<HistoryItem, 'status' | 'error'>>(
  runs: readonly Run[],
): OutcomeGroup<Run>[] {
  const found = new Map<string, { status: string; error: string | null; runs: Run[] }>();
  for (const run of runs) {
    const error = run.error === null || run.error.trim() === '' ? null : run.error;
    const key = JSON.stringify([run.status, error === null ? null : normalizeError(error)]);
    const end = found.get(key) ?? { status: run.status, error, runs: [] };
    end.runs.push(run);
    found.set(key, end);
  }
  return [...found.values()].toSorted((one, other) => other.runs.length - one.runs.length);
}

/** The distinct errors of the failed runs, most frequent first, each with the text from its first run. A run without an error text is left out. */
export function errorsOf(items: readonly HistoryItem[]): ErrorRuns[] {
  return groupByOutcome(items.filter(hasFailed)).flatMap(({ error, runs }) =>
    error === null ? [] : [{ error, runs: runs.length }],
  );
}

/** The errors that are not among the known ones. */
export function newErrors(errors: readonly ErrorRuns[], known: readonly string[]): ErrorRuns[] {
  const old = new Set(known.map(normalizeError));
  return errors.filter(({ error }) => !old.has(normalizeError(error)));
}

/** The common form of errors that only differ in blanks, ids and numbers. */
function normalizeError(error: string): string {
  return error.trim().replace(/\s+/g, ' ').replace(UUID, '<uuid>').replace(NUMBER, '<number>');
}
