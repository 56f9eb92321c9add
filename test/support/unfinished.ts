import { expect } from 'vitest';
import type { StepResult } from './runner.ts';

/** What each action publishes before anything else; every other output is empty or absent. */
const NOTHING_PROVEN = {
  '': { decision: 'unproven', safe: 'false', 'upgrade-mode': 'Recreate', 'helm-args': '--set upgrade.mode=Recreate' },
  'query-history': { available: 'false' },
  'query-recipes': {},
} as const;

/** The outputs of the companions that are published as soon as they are known, whatever comes after: the service's own numbers. */
const COUNTED =
  /^(?:available|total|interactive|apps|scheduled|last-.+|warehouse-ms-last-7-days|counts|server-version)$/;

/** The gate's outputs that a later step acts on. */
const DECIDING = Object.keys(NOTHING_PROVEN['']);

/** Outputs but for the report's place and the like, which are others in every run. */
export function comparable({ outputs }: StepResult): Record<string, string> {
  return Object.fromEntries(Object.entries(outputs).filter(([name]) => !name.endsWith('-path')));
}

/**
 * What holds of a run that did not come to its end, however that came about: the step fails, and what it leaves behind says
 * nothing, but for counts that the service has given before.
 */
export function expectUnfinished(result: StepResult, action: keyof typeof NOTHING_PROVEN, how = ''): void {
  const said = `${how}\n${JSON.stringify(result.outputs)}\n${result.stdout}${result.stderr}`;
  expect(result.code, said).not.toBe(0);
  for (const [name, value] of result.written) {
    // In half a block of outputs those at its end, which decide, are missing; and the runner refuses it.
    if (result.outputsProblem !== null && !DECIDING.includes(name)) continue;
    const isCounted = action === 'query-history' && COUNTED.test(name);
    if (isCounted && result.outputs['available'] === 'true') continue;
    const expected: Readonly<Record<string, string>> = NOTHING_PROVEN[action];
    // Counts may have been taken back: then their last value says nothing.
    expect(isCounted ? result.outputs[name] : value, `${name}: ${said}`).toBe(expected[name] ?? '');
  }
  // They come whole: who finds them available finds all of them.
  if (result.outputs['available'] === 'true') {
    expect(JSON.parse(result.outputs['counts'] ?? ''), said).toMatchObject({ total: Number(result.outputs['total']) });
  }
}
