import type { HistoryItem } from '../records/history-item.ts';
import { hasFailed } from './runs.ts';

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;

/** An error, and how many runs had it. */
export interface ErrorRuns {
  /** As the first of the runs has it; hostile until escaped. */
  readonly error: string;
  readonly runs: number;
}

/** Runs that ended in the same way; there is at least one. */
export interface OutcomeGroup<Run> {
  readonly status: string;
  /** As the first of the runs has it; null where they say nothing. Hostile until escaped. */
  readonly error: string | null;
  /** In their order. */
  readonly runs: readonly Run[];
}

/** Runs by their status and their error, those of the most runs first. */
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

/** The errors of the runs that failed, each once, those of the most runs first; a run without a text has none. */
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

/** What errors have in common that are the same but for blanks, and for the ids and the numbers of a run. */
function normalizeError(error: string): string {
  return error.trim().replace(/\s+/g, ' ').replace(UUID, '<uuid>').replace(NUMBER, '<number>');
}
