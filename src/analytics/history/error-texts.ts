import type { HistoryItem } from '../records/history-item.ts';
import { hasFailed } from './runs.ts';

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;

export interface ErrorRuns {
  /** The text from the first of the runs; hostile until escaped. */
  readonly error: string;
  readonly runs: number;
}

/** Runs that ended in the same way; at least one. */
export interface OutcomeGroup<Run> {
  readonly status: string;
  /** The text from the first of the runs; null if they give none. Hostile until escaped. */
  readonly error: string | null;
  /** In their original order. */
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

/** The distinct errors of the failed runs, most frequent first. A run without an error text is left out. */
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
