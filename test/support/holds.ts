import * as fc from 'fast-check';

/** Under `npm run nightly`: what is tried at random is tried ten times as often, and waits are real. */
export const AT_LENGTH = process.env['UPGRADE_GATE_NIGHTLY'] === '1';

/** For what is tried 10,000 times at night, in milliseconds. */
export const LONGEST = AT_LENGTH ? 3_600_000 : 60_000;

const TIMES = AT_LENGTH ? 10 : 1;

/** A pull request must not turn red for a case that it did not bring: it tries the same ones each time. Nights try new ones. */
const SEED = AT_LENGTH ? {} : { seed: 28_112_026 };

function atLength<T>(parameters: fc.Parameters<T>): fc.Parameters<T> {
  return { ...SEED, ...parameters, numRuns: TIMES * (parameters.numRuns ?? 100) };
}

/** Checks that a synchronous property holds; throws with the smallest counterexample. */
export function holds<T>(property: fc.IProperty<T>, parameters: fc.Parameters<T> = {}): void {
  void fc.assert(property, atLength(parameters));
}

/** As {@link holds}, of a property that takes its time. */
export async function holdsAsync<T>(property: fc.IAsyncProperty<T>, parameters: fc.Parameters<T> = {}): Promise<void> {
  await fc.assert(property, atLength(parameters));
}
