import { compareVersions, type Version } from '../release-safety/version.ts';
import type { RunningAnswer } from './running-version.ts';

/** In milliseconds, from one answer to the next question: while migrations are pending, each question costs the service a query. */
const PERIOD_MS = 5_000;
/** During a rolling update both versions answer in turn. */
const IN_A_ROW = 3;

export interface Arrival {
  /**
   * `arrived`: it answers, and no migration is known to be open; `other`: another version does; `silent`: none is known to serve; `open`: it
   * answers, and its migrations have not finished; `parked`: they failed.
   */
  readonly end: 'arrived' | 'other' | 'silent' | 'open' | 'parked';
  readonly last: RunningAnswer;
}

export interface WaitingHost {
  readonly ask: () => Promise<RunningAnswer>;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** In milliseconds. */
  readonly now: () => number;
  /** Called with each answer that differs from the one before. */
  readonly onAnswer: (answer: RunningAnswer) => void;
}

/**
 * Asks a service, at least once, until it answers with a version three times in a row, or with a newer one, or until
 * the time is over. Without time for three, every answer has to be that version. An error is "not yet", and so are open
 * migrations; parked ones end the wait, because only a person can go on.
 */
export async function awaitVersion(
  expected: Version,
  withinMs: number,
  { ask, sleep, now, onAnswer }: WaitingHost,
): Promise<Arrival> {
  const endsAt = now() + withinMs;
  let before: RunningAnswer | null = null;
  let isSteady = true;
  for (let inARow = 0; ; await sleep(PERIOD_MS)) {
    const last = await ask();
    if (before === null || isOther(last, before)) onAnswer(last);
    const isThere = last.version === expected && (last.migrations === 'done' || last.migrations === null);
    if (last.version === expected && last.migrations === 'parked') return { end: 'parked', last };
    isSteady &&= isThere;
    inARow = isThere ? inARow + 1 : 0;
    if (inARow === IN_A_ROW) return { end: 'arrived', last };
    // It would have to go back, and the database migrates forward only.
    if (last.version !== null && compareVersions(last.version, expected) > 0) return { end: 'other', last };
    if (now() + PERIOD_MS > endsAt) {
      if (isSteady) return { end: 'arrived', last };
      const isOpen = last.version === expected && !isThere;
      return { end: isOpen ? 'open' : last.version === null ? 'silent' : 'other', last };
    }
    before = last;
  }
}

function isOther(one: RunningAnswer, other: RunningAnswer): boolean {
  return one.version !== other.version || one.problem !== other.problem || one.migrations !== other.migrations;
}
