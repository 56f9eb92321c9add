import { expect } from 'vitest';
import type { StepResult } from './runner.ts';

/** Documents of the fixtures, by paths from the root. */
export const FIXTURES = {
  'index-url': 'fixtures/release-safety-index.json',
  'release-asset-url': 'fixtures/artifacts/{version}.json',
};

/** What holds of every run that did not prove a roll, however it went wrong. */
export function expectUnproven(result: StepResult, message: string | RegExp): void {
  expect(result.code).toBe(1);
  expect(result.outputs).toMatchObject({
    decision: 'unproven',
    safe: 'false',
    'upgrade-mode': 'Recreate',
    'helm-args': '--set upgrade.mode=Recreate',
  });
  expect(result.written.some(([, value]) => value.includes('RollingUpdate'))).toBe(false);
  const errors = result.commands.filter(({ name }) => name === 'error');
  expect(errors).toHaveLength(1);
  // The title names the versions anyway.
  expect(errors[0]?.message).toMatch(message);
  expect(result.summary).toContain('`upgrade.mode` is `Recreate`');
  expect(result.summary).not.toContain('✅');
}

/** What holds of every run that did. */
export function expectRoll(result: StepResult): void {
  expect(result.commands.filter(({ name }) => name === 'error')).toEqual([]);
  expect(result.code).toBe(0);
  expect(result.outputs).toMatchObject({ decision: 'roll', safe: 'true', 'upgrade-mode': 'RollingUpdate' });
}

/** The fixtures keep the date at which they were made. */
export const OLD_INDEX = expect.stringMatching(
  /^The index was made \d+ days ago and ends with 3\.2\.0 \(19 Mar 2026\), so newer verdicts are missing$/,
);
