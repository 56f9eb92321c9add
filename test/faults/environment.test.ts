import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failing } from '../support/faults.ts';
import { ACTIONS, PROVEN, runGate } from '../support/faulty-steps.ts';
import { failTimes, serve, status } from '../support/misbehaving-server.ts';
import type { StepResult } from '../support/runner.ts';
import { expectUnfinished } from '../support/unfinished.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-environment-'));
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'folder'));
  mkdirSync(join(folder, 'read-only'));
  chmodSync(join(folder, 'read-only'), 0o500);
});
afterAll(() => rmSync(folder, { recursive: true }));

const isRoot = process.getuid?.() === 0;
const hasDevices = process.platform !== 'win32' && process.platform !== 'darwin';

function expectNamed(result: StepResult, action: (typeof ACTIONS)[number][0], message: RegExp): void {
  expectUnfinished(result, action);
  const errors = result.commands.filter(({ name }) => name === 'error');
  expect(errors.map((error) => error.message)).toEqual([expect.stringMatching(message)]);
}

describe.concurrent.each(ACTIONS)('what the runner gave "%s"', (action, run) => {
  // Files that are missing or not named at all: test/e2e/gate.test.ts.
  it.each<[string, string, string, RegExp]>([
    ['a folder for outputs', 'GITHUB_OUTPUT', 'folder', /^The outputs cannot be written .*\(GITHUB_OUTPUT\): EISDIR/],
    ['a folder as summary', 'GITHUB_STEP_SUMMARY', 'folder', /^The job summary cannot be written .*EISDIR/],
    [
      'a file as temporary folder',
      'RUNNER_TEMP',
      'file',
      /^The report cannot be written to .*\(RUNNER_TEMP\): ENOTDIR/,
    ],
  ])('%s fails the step and is named', async (_, variable, name, message) => {
    expectNamed(await run({ environment: { [variable]: join(folder, name) } }), action, message);
  });

  it('without a temporary folder puts the report into that of the machine', async () => {
    const result = await run({ environment: { RUNNER_TEMP: '', TMPDIR: folder, TEMP: folder, TMP: folder } });
    expect(result.code).toBe(0);
    expect(result.outputs['report-path']?.startsWith(folder)).toBe(true);
  });
});

describe.concurrent('a disk', () => {
  // No mount is needed for it, and no right to mount: Linux has a device that is always full.
  it.skipIf(!hasDevices).each([
    ['GITHUB_OUTPUT', /^The outputs cannot be written .*ENOSPC/],
    ['GITHUB_STEP_SUMMARY', /^The job summary cannot be written .*ENOSPC/],
  ])('that is full, with %s on it, fails the step', async (variable, message) => {
    expectNamed(await runGate({ environment: { [variable]: '/dev/full' } }), '', message);
  });

  it('that may only be read fails the step', async () => {
    // Root may write everywhere, so there the disk is made to refuse it; for others the folder does.
    const calls = { environment: failing({ writes: { at: 2, part: 'before', code: 'EROFS', lasting: false } }) };
    const folders = { environment: { RUNNER_TEMP: join(folder, 'read-only') } };
    const result = await runGate(isRoot || process.platform === 'win32' ? calls : folders);
    expectNamed(result, '', /^The report cannot be written to .*\(RUNNER_TEMP\): (EROFS|EACCES)/);
  });
});

describe.concurrent('a clock', () => {
  const now = Date.now();
  const year = 365.25 * 24 * 3_600_000;
  const clocks: [string, number[]][] = [
    ['of 1970', [-now]],
    ['of the year 9000', [6_970 * year]],
    ['that jumps ahead and back at each look', [0, 20 * year, -20 * year]],
  ];
  const cases = clocks.flatMap(([name, shiftsMs]) =>
    ACTIONS.map(([action, run]) => [name, action, run, shiftsMs] as const),
  );

  it.each(cases)('%s changes nothing that "%s" finds out', async (_, action, run, shiftsMs) => {
    const result = await run({ environment: failing({ clock: { shiftsMs } }) });
    expect([result.code, result.commands.filter(({ name }) => name === 'error')], result.stdout).toEqual([0, []]);
    if (action === '') expect(result.outputs['decision']).toBe('roll');
  });

  // Asked for once more after a wait that is bounded; a date that has passed asks for none.
  it.each([
    ['that has passed', -now, 'Wed, 21 Oct 2015 07:28:00 GMT'],
    ['far ahead', 6_970 * year, 'Fri, 31 Dec 9999 23:59:59 GMT'],
    ['of no calendar', -now, 'Tue, 99 Nev 2026 25:61:61 GMT'],
    ['beyond all numbers', 0, '9'.repeat(400)],
  ])('that is wrong does no harm to a wait until a moment %s', async (_, shiftMs, retryAfter) => {
    const tooMany = status(429, { headers: { 'retry-after': retryAfter } });
    const once = failTimes(1, tooMany, serve(PROVEN['/1.2.0.json']));
    const environment = failing({ clock: { shiftsMs: [shiftMs] }, waits: 1_000 });
    const result = await runGate({ environment }, (path) => (path === '/1.2.0.json' ? once : undefined));
    expect([result.code, result.outputs['decision']], result.stdout).toEqual([0, 'roll']);
  });
});
