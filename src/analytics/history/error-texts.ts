import type { HistoryItem } from '../records/history-item.ts';

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;

/** An error, and how many runs had it. */
export interface ErrorRuns {
  /** As the first of the runs has it; hostile until escaped. */
  readonly error: string;
  readonly runs: number;
}

/** The errors of runs in their order, each once; a run without a text has none. */
export function errorsOf(items: readonly HistoryItem[]): ErrorRuns[] {
  const found = new Map<string, ErrorRuns>();
  for (const { error } of items) {
    if (error === null || error.trim() === '') continue;
    const key = sameness(error);
    const known = found.get(key) ?? { error, runs: 0 };
    found.set(key, { ...known, runs: known.runs + 1 });
  }
  return [...found.values()];
}

/** The errors that are not among the known ones, those of the most runs first. */
export function newErrors(errors: readonly ErrorRuns[], known: readonly string[]): ErrorRuns[] {
  const old = new Set(known.map(sameness));
  return errors.filter(({ error }) => !old.has(sameness(error))).toSorted((one, other) => other.runs - one.runs);
}

/** What errors have in common that are the same but for blanks, and for the ids and the numbers of a run. */
function sameness(error: string): string {
  return error.trim().replace(/\s+/g, ' ').replace(UUID, '<uuid>').replace(NUMBER, '<number>');
}
