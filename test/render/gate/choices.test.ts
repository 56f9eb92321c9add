import { describe, expect, it } from 'vitest';
import type { DeploymentReport } from '../../../src/gate/report/deployment-report.ts';
import type { Choice, Report } from '../../../src/gate/report/report.ts';
import { outcomeBlocks } from '../../../src/render/gate/choices.ts';
import { LOG_PEN } from '../../../src/render/gate/pen.ts';
import { DETAILS } from '../../../src/render/page.ts';
import { version } from '../../support/documents.ts';
import {
  choiceReport,
  deploymentReport,
  givenDeployment,
  hopReport,
  problemReport,
  report,
  rollChoice,
  spanReport,
  writes,
} from '../../support/report-factory.ts';
import { told } from '../../support/told.ts';

const recreate = deploymentReport({ decision: 'recreate' });
const linesOf = (value: Report, detail: (typeof DETAILS)[number] = DETAILS[0]) =>
  told(outcomeBlocks(value, LOG_PEN, detail));
const choosing = (...choices: readonly Choice[]) => linesOf(report([recreate], { choices }));

describe('the choices', () => {
  it('are the exact changes, and what the check says then', () => {
    expect(choosing(choiceReport(), rollChoice())).toEqual([
      '❌ This check fails. Choose one:',
      'A. One stop. Take 1.3.0 in a maintenance window.',
      '  # deploy/values.yaml, line 20',
      '  -  mode: RollingUpdate',
      '  +  mode: Recreate',
      '`fail-on` is `not-rolling`: set `fail-on: mode-mismatch`. With these lines the check passes.',
      'B. No downtime today. Take 1.2.9.',
      '  # deploy/values.yaml, line 12',
      '  -  tag: 1.3.0',
      '  +  tag: 1.2.9',
      'With that line the check passes.',
    ]);
  });

  it('have letters only if there are several', () => {
    expect(choosing(rollChoice()).slice(0, 2)).toEqual([
      '❌ This check fails. To pass:',
      'No downtime today. Take 1.2.9.',
    ]);
  });

  it.each<[string, Partial<Choice>, string]>([
    [
      'an input that only the reader knows',
      { failOn: 'not-rolling', inputs: [{ name: 'chart-version', value: null }] },
      'Set `chart-version` to the version of the Lightdash chart (2.16.284 or later). With these lines the check passes.',
    ],
    [
      'a rule and inputs',
      {
        inputs: [
          { name: 'fail-on', value: 'mode-mismatch' },
          { name: 'chart-version', value: '2.16.361' },
        ],
      },
      '`fail-on` is `not-rolling`: set `fail-on: mode-mismatch` and `chart-version: 2.16.361`. With these lines the check passes.',
    ],
    [
      'no change but the rule',
      { edits: [] },
      '`fail-on` is `not-rolling`: set `fail-on: mode-mismatch`. With that line the check passes.',
    ],
    ['a check that still fails', { failOn: 'not-rolling', thenPasses: false }, 'With that line the check still fails.'],
    [
      'an outcome that cannot be known',
      { failOn: 'not-rolling', thenPasses: null },
      'The gate cannot tell whether the check passes then.',
    ],
  ])('say what they need: %s', (_, changes, expected) => {
    expect(choosing(choiceReport(changes)).at(-1)).toBe(expected);
  });

  it('say what to do instead where nothing literal can be changed', () => {
    const choice = choiceReport({
      id: 'wait',
      title: 'Wait',
      edits: [],
      instead: 'The tag comes from `$TAG`.',
      failOn: 'not-rolling',
      thenPasses: null,
    });
    expect(choosing(choice)).toEqual(['❌ This check fails. To pass:', 'Wait. The tag comes from `$TAG`.']);
  });

  it('come behind what mends missing evidence', () => {
    const value = report([deploymentReport({ decision: 'unproven' })], { choices: [rollChoice()] });
    expect(linesOf(value).slice(0, 3)).toEqual([
      '❌ This check fails. Choose one:',
      'Check for a typo. A release published minutes ago may not be indexed yet: run this check again.',
      'No downtime today. Take 1.2.9.',
    ]);
  });

  it('say where the plan goes on', () => {
    const hops = [hopReport('1.2.0', '1.2.5', { decision: 'recreate' }), hopReport('1.2.5', '1.3.0')];
    const spans = [spanReport({ decision: 'blocked', plan: { hops, problem: null } })];
    const choices = [choiceReport({ id: 'hop', title: 'The first step: 1.2.5', to: '1.2.5', failOn: 'not-rolling' })];
    expect(linesOf(report([deploymentReport({ decision: 'blocked' })], { spans, choices })).at(-1)).toBe(
      'With that line the check passes. Once it is merged and running, and its migrations have finished, go on to 1.3.0.',
    );
  });

  it('break the name of a place where it is wider than a phone, and nothing else', () => {
    const file = 'deployments/production/eu-central-1/analytics/lightdash/values.yaml';
    const edits = [{ file, line: 1_234, current: 'image:', removed: [], added: ['x'.repeat(80)] }];
    expect(choosing(choiceReport({ edits, failOn: 'not-rolling' })).slice(2, 6)).toEqual([
      '  # deployments/production/eu-central-1/',
      '  #   analytics/lightdash/',
      '  #   values.yaml, line 1234',
      `  +${'x'.repeat(80)}`,
    ]);
  });

  it('have a block for each file, the first five changes open, and count what there is no room for', () => {
    const edits = Array.from({ length: 70 }, (_, at) => ({
      file: `${Math.floor(at / 2)}.yaml`,
      line: at,
      current: 'a',
      removed: ['a'],
      added: ['b'],
    }));
    const value = report([recreate], { choices: [choiceReport({ edits })] });
    const lines = linesOf(value);
    expect(lines.filter((line) => line.startsWith('  # '))).toEqual([
      '  # 0.yaml, line 0',
      '  # line 1',
      '  # 1.yaml, line 2',
      '  # line 3',
      '  # 2.yaml, line 4',
    ]);
    expect(lines).toContain('▾ 65 more changes');
    expect(lines).toContain('  …and 15 more changes, all in the report file.');
    expect(linesOf(value, DETAILS[2])).toContain('…and 65 more changes, all in the report file.');
  });
});

describe('without a choice', () => {
  const MUST = 'Set `fail-on: mode-mismatch`, and declare the stop:';
  const CHART =
    '`upgrade.mode: Recreate` in the values that hold the tag. The chart has to be 2.16.284 or later; if no file has its version, set `chart-version`.';
  const WORKLOAD = '`strategy: {type: Recreate}` on the workload, or the annotation `upgrade-gate/mode: Recreate`.';
  const COMMENT = "a comment `upgrade-gate: Recreate` on the version's line or the line above it.";

  it.each([
    ['chart', CHART],
    ['workload', WORKLOAD],
    ['compose', '`x-upgrade-mode: Recreate` on the service.'],
    ['comment', COMMENT],
  ] as const)('%s says how it declares a stop', (stop, expected) => {
    const deployment = { ...recreate, writes: { ...writes({}), stop } };
    expect(linesOf(report([deployment]))).toEqual(['❌ This check fails', `- ${MUST} ${expected}`]);
    const declared = report([deployment], { outcome: { failOn: 'mode-mismatch', fails: true, cannotBeAsked: false } });
    expect(linesOf(declared)[1]).toBe(`- Declare the stop: ${expected}`);
  });

  const found = (changes: Parameters<typeof deploymentReport>[0]): DeploymentReport[] => [deploymentReport(changes)];
  const newest = (text: string, changes = {}) => [
    spanReport({ decision: 'recreate', newestRollingVersion: version(text), newestRollingHops: 1, ...changes }),
  ];
  it.each<[string, Report, string[]]>([
    [
      'given versions',
      report([givenDeployment({ decision: 'recreate' })]),
      [
        'Set `fail-on: blocked` if your deployment follows the output `upgrade-mode`: no file can declare the stop when you give the versions.',
      ],
    ],
    [
      'a newer version that rolls',
      report(found({ decision: 'recreate' }), { spans: newest('1.2.9') }),
      [`${MUST} ${CHART}`, 'Or take 1.2.9, the newest version that rolls.'],
    ],
    [
      'one that takes steps, by the index alone',
      report(found({ decision: 'recreate' }), {
        spans: newest('1.2.9', { newestRollingHops: 2, newestRollingEvidence: 'index' }),
      }),
      [`${MUST} ${CHART}`, 'Or take 1.2.9 (in 2 steps, by the index alone), the newest version that rolls.'],
    ],
    [
      'a plan',
      report(found({ decision: 'blocked' }), {
        spans: [
          spanReport({
            decision: 'blocked',
            plan: {
              hops: [hopReport('1.2.0', '1.2.5', { decision: 'recreate' }), hopReport('1.2.5', '1.3.0')],
              problem: null,
            },
          }),
        ],
      }),
      ['Take 1.2.5 first (`Recreate`). Once it runs and its migrations have finished, go on to 1.3.0.'],
    ],
    [
      'no plan',
      report(found({ decision: 'blocked' }), {
        spans: [
          spanReport({
            decision: 'blocked',
            plan: { hops: null, problem: { rule: 'no-way-in', release: version('1.3.0'), says: 'a gap' } },
          }),
        ],
      }),
      ['Choose another version: no permitted upgrade leads there.'],
    ],
    [
      'a version that is not indexed',
      report(found({ decision: 'unproven' })),
      ['Check for a typo. A release published minutes ago may not be indexed yet: run this check again.'],
    ],
    ['a problem', report(found({ problem: problemReport({ message: 'Pin X.Y.Z.' }) })), ['Pin X.Y.Z.']],
    [
      'a missing target, whatever fail-on',
      report(found({ problem: problemReport({ code: 'target-missing', message: 'No such target.' }), fails: false }), {
        outcome: { failOn: 'never', fails: true, cannotBeAsked: true },
      }),
      ['No such target.'],
    ],
    [
      'problems of several, which the list above has',
      report([...found({ problem: problemReport() }), ...found({ id: 'b' })]),
      ['Fix what is marked ❓: the list above says how.'],
    ],
    [
      'a downgrade',
      report(found({ change: 'downgrade', from: '1.9.0' })),
      ['Keep 1.9.0, or restore a backup that was made under 1.3.0.'],
    ],
    [
      'a new deployment',
      report(found({ change: 'install', from: null, fails: true })),
      ['New deployments fail: `new-target` is `fail`.'],
    ],
    ['another mode', report(found({ fails: true })), ['Declare `RollingUpdate`.']],
  ])('says in words what makes it green: %s', (_, value, expected) => {
    expect(linesOf(value)).toEqual(['❌ This check fails', ...expected.map((line) => `- ${line}`)]);
  });

  it('says nothing where it passes', () => {
    expect(linesOf(report([deploymentReport()], { choices: [choiceReport()] }))).toEqual([]);
    expect(linesOf(report([{ ...recreate, fails: false }]))).toEqual([]);
  });
});
