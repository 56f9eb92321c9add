import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type DeploymentOutcome,
  FAIL_ON,
  failsAlways,
  failsJob,
  failsRun,
  type RunOutcome,
} from '../../../src/gate/judge/fail-on.ts';

const NOTHING = {
  change: 'upgrade',
  declaredMode: null,
  isOfChart: true,
  chartVersion: null,
  mayMigrateTooEarly: false,
  isExcepted: false,
} as const;

/** Under which `fail-on` an outcome fails the job. */
function failing(
  outcome: Partial<DeploymentOutcome> & Pick<DeploymentOutcome, 'decision'>,
  newTarget: 'pass' | 'fail' = 'pass',
): string[] {
  return FAIL_ON.filter((failOn) => failsJob(failOn, newTarget, { ...NOTHING, ...outcome }));
}

describe('fail-on fails a job by its table', () => {
  it.each([
    ['unchanged', []],
    ['roll', []],
    ['recreate', ['not-rolling', 'mode-mismatch']],
    ['blocked', ['not-rolling', 'mode-mismatch', 'blocked']],
    ['unproven', ['not-rolling', 'mode-mismatch', 'blocked']],
  ] as const)('%s fails under %j', (decision, expected) => {
    expect(failing({ decision })).toEqual(expected);
  });

  it.each([
    ['recreate', 'Recreate', '2.16.284', false],
    ['recreate', 'Recreate', '3.0.0', false],
    ['recreate', 'Recreate', '2.16.283', true],
    ['recreate', 'Recreate', null, true],
    ['recreate', 'RollingUpdate', '3.0.0', true],
    ['recreate', null, '3.0.0', true],
    ['roll', 'RollingUpdate', null, false],
    ['roll', 'Recreate', '3.0.0', false],
    ['unchanged', 'Recreate', '3.0.0', false],
    ['blocked', 'Recreate', '3.0.0', true],
    ['unproven', 'Recreate', '3.0.0', true],
  ] as const)(
    'mode-mismatch on %s with the mode %s and chart %s fails: %s',
    (decision, declaredMode, chartVersion, fails) => {
      expect(failing({ decision, declaredMode, chartVersion }).includes('mode-mismatch')).toBe(fails);
      // What is declared changes nothing for the others.
      const others = (names: string[]) => names.filter((name) => name !== 'mode-mismatch');
      expect(others(failing({ decision, declaredMode, chartVersion }))).toEqual(others(failing({ decision })));
    },
  );

  it.each([
    ['unchanged', 'unchanged', []],
    ['roll', 'upgrade', []],
    ['recreate', 'upgrade', ['not-rolling']],
    ['blocked', 'upgrade', ['not-rolling', 'mode-mismatch', 'blocked']],
    ['unproven', 'upgrade', ['not-rolling', 'mode-mismatch', 'blocked']],
    ['unproven', 'downgrade', ['not-rolling', 'mode-mismatch', 'blocked']],
    [null, 'downgrade', ['not-rolling']],
    [null, 'install', []],
  ] as const)('%s (%s) with an exception fails under %j', (decision, change, expected) => {
    expect(failing({ decision, change, isExcepted: true })).toEqual(expected);
  });

  it.each([
    ['recreate', 'Recreate', false],
    ['recreate', 'RollingUpdate', true],
    ['recreate', null, true],
    ['blocked', 'Recreate', true],
    ['unproven', 'Recreate', true],
  ] as const)('mode-mismatch on %s with the mode %s and no chart fails: %s', (decision, declaredMode, fails) => {
    // A job of a chart has nothing to do with it.
    const outcome = { decision, declaredMode, isOfChart: false, mayMigrateTooEarly: true };
    expect(failing(outcome).includes('mode-mismatch')).toBe(fails);
  });

  it.each([
    [false, false],
    [true, true],
  ])('no lie: a recreate that Argo CD may migrate before (%s) fails mode-mismatch: %s', (mayMigrateTooEarly, fails) => {
    const outcome = {
      decision: 'recreate',
      declaredMode: 'Recreate',
      chartVersion: '3.0.0',
      mayMigrateTooEarly,
    } as const;
    expect(failing(outcome).includes('mode-mismatch')).toBe(fails);
    expect(failing({ ...outcome, decision: 'roll', declaredMode: null })).toEqual([]);
  });

  it('no lie: nobody can leave out whether Argo CD may migrate before', () => {
    // What is left out would be taken for a no; the compiler is the test.
    expectTypeOf<DeploymentOutcome['mayMigrateTooEarly']>().toEqualTypeOf<boolean>();
  });

  it('lets a downgrade pass under never alone', () => {
    expect(failing({ decision: null, change: 'downgrade' })).toEqual(['not-rolling', 'mode-mismatch', 'blocked']);
  });

  it('lets removals pass, and installs by default', () => {
    expect(failing({ decision: null, change: 'removed' }, 'fail')).toEqual([]);
    expect(failing({ decision: null, change: 'install' })).toEqual([]);
    expect(failing({ decision: null, change: 'install' }, 'fail')).toEqual(['not-rolling', 'mode-mismatch', 'blocked']);
  });
});

it.each([
  ['no-target', true],
  ['target-missing', true],
  ['base-unavailable', false],
  ['unparseable', false],
])('the problem %s fails under every fail-on: %s', (code, expected) => {
  expect(failsAlways({ code })).toBe(expected);
});

it.each<[string, Partial<RunOutcome>, boolean, readonly string[]]>([
  ['nothing', {}, false, []],
  ['a deployment that passes', { deployments: [{ fails: false }] }, false, []],
  ['one deployment of two', { deployments: [{ fails: false }, { fails: true }] }, false, FAIL_ON],
  ['a question that could not be asked', {}, true, FAIL_ON],
  ['a problem', { problem: {} }, false, ['not-rolling', 'mode-mismatch', 'blocked']],
  [
    'another upgrade than the approved one',
    { approval: { verificationResult: 'FAILED' } },
    false,
    ['not-rolling', 'mode-mismatch', 'blocked'],
  ],
  ['the approved upgrade', { approval: { verificationResult: 'PASSED' } }, false, []],
  [
    'the approved upgrade, and a problem',
    { approval: { verificationResult: 'PASSED' }, problem: {} },
    false,
    ['not-rolling', 'mode-mismatch', 'blocked'],
  ],
])('a run with %s fails', (_, facts, cannotBeAsked, expected) => {
  const failing = FAIL_ON.filter((failOn) =>
    failsRun({ problem: null, deployments: [], approval: null, ...facts, outcome: { failOn, cannotBeAsked } }),
  );
  expect(failing).toEqual(expected);
});
