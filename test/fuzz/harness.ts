import { appendFileSync, openSync, writeSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Something that must hold of every input of a target. */
export interface FuzzProperty<Input> {
  /** What holds. */
  readonly name: string;
  readonly inputs: fc.Arbitrary<Input>;
  /**
   * Throws where it does not hold.
   *
   * @returns what the input led to; each is counted, so that nobody mistakes inputs that all end early for a search
   */
  readonly check: (input: Input) => string | Promise<string>;
  /** How many inputs the suite tries. */
  readonly runs: number;
  /** What the inputs of the suite have to lead to, and at least how often. */
  readonly reaches: Readonly<Record<string, number>>;
}

/** What one property came to; `npm run fuzz` prints these as its table. */
interface FuzzResult {
  readonly target: string;
  readonly property: string;
  readonly inputs: number;
  readonly seed: number;
  readonly seconds: number;
  readonly slowestMs: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** The smallest input that was found not to hold, with what was thrown; null where all hold. */
  readonly finding: string | null;
  /** Leads straight to that input, together with the seed. */
  readonly path: string | null;
}

/** In the suite every run tries the same. */
const SUITE_SEED = 20_261_121;

/** Set by `npm run fuzz` (scripts/fuzz.js), and by nobody else. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 0);
const isLong = seconds > 0;
const seed = process.env['FUZZ_SEED'] === undefined ? SUITE_SEED : Number(process.env['FUZZ_SEED']);
const path = process.env['FUZZ_PATH'];
const only = process.env['FUZZ_PROPERTY'];

/** Erases the type of a property's inputs, so that those of a target fit into one list. */
export function property<Input>(given: FuzzProperty<Input>): FuzzProperty<unknown> {
  return given as FuzzProperty<unknown>;
}

/** Tests of the properties of one target: a few seeded inputs in the suite, as many as there is time for under `npm run fuzz`. */
export function fuzz(target: string, properties: readonly FuzzProperty<unknown>[]): void {
  const each = (1_000 * seconds) / properties.length;
  describe(target, { timeout: isLong ? each + 240_000 : 120_000 }, () => {
    it.each(properties.map((given) => [given.name, given] as const))('%s', async (name, given) => {
      if (only !== undefined && only !== name) return;
      const result = await search(target, given, each);
      const file = process.env['FUZZ_RESULTS'];
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
      if (result.finding !== null) expect.fail(result.finding);
      if (!isLong) {
        for (const [outcome, least] of Object.entries(given.reaches)) {
          expect(result.outcomes[outcome] ?? 0, `inputs that lead to "${outcome}"`).toBeGreaterThanOrEqual(least);
        }
      }
    });
  });
}

async function search(target: string, given: FuzzProperty<unknown>, milliseconds: number): Promise<FuzzResult> {
  const outcomes: Record<string, number> = {};
  const start = performance.now();
  const noted = notes(target, given.name);
  let inputs = 0;
  let slowestMs = 0;
  let failed = false;
  const checked = fc.asyncProperty(given.inputs, async (input) => {
    noted(inputs);
    const began = performance.now();
    try {
      const outcome = await given.check(input);
      if (!failed) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      // What follows a failure are its shrunk versions.
      if (!failed) inputs += 1;
      slowestMs = Math.max(slowestMs, performance.now() - began);
    }
  });
  const details = await fc.check(checked, {
    seed,
    ...(path === undefined ? {} : { path }),
    numRuns: isLong ? Number.MAX_SAFE_INTEGER : given.runs,
    ...(isLong ? { interruptAfterTimeLimit: milliseconds } : {}),
  });
  return {
    target,
    property: given.name,
    inputs,
    seed,
    seconds: Math.round((performance.now() - start) / 100) / 10,
    slowestMs: Math.round(slowestMs),
    outcomes,
    finding: details.counterexample === null ? null : describeFinding(details),
    path: details.counterexamplePath,
  };
}

/** Notes which input is being tried, for whoever watches from another process: a search that hangs cannot say so itself. */
function notes(target: string, name: string): (input: number) => void {
  const file = process.env['FUZZ_PROGRESS'];
  if (file === undefined) return () => undefined;
  const descriptor = openSync(file, 'w');
  const line = (input: number) => JSON.stringify({ target, property: name, seed, input }).padEnd(300);
  return (input) => {
    writeSync(descriptor, line(input), 0);
  };
}

function describeFinding({ counterexample, errorInstance }: fc.RunDetails<[unknown]>): string {
  const error = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  return `${error}\n\nInput: ${fc.stringify(counterexample?.[0])}`;
}
