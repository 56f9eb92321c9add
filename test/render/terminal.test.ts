import { describe, expect, it } from 'vitest';
import { type DetectedDeployment, renderDetection, renderReport } from '../../src/render/terminal.ts';
import { version } from '../support/documents.ts';
import {
  adviceReport,
  deploymentReport,
  explanation,
  givenDeployment,
  hopReport,
  problemReport,
  report,
  spanReport,
  variableReport,
} from '../support/report-factory.ts';

const recreate = deploymentReport({
  decision: 'recreate',
  declared: { upgradeMode: 'RollingUpdate', migrationJob: null },
});

describe('a report as text', () => {
  it('on given versions starts with the decision', () => {
    expect(renderReport(report([givenDeployment()])).split('\n')).toEqual([
      'Roll: 1.2.0 → 1.3.0 may be rolled',
      'Its release is proven safe to roll.',
      'Next:',
      '  Deploy 1.3.0 with upgrade.mode RollingUpdate.',
      '1.2.0 + 1.3.0',
      '  1 release: + 1 proven.',
      'Plan: 1 hop',
      '  1.2.0 -> 1.3.0  RollingUpdate  (every release is proven)',
      'Newest version that rolls: 1.3.0',
      'Evidence: 1 document, artifacts verify, index generated at 2026-11-21T11:00:00.000Z',
      `  index  ${'0'.repeat(64)}  https://documents.test/release-safety-index.json`,
      'upgrade.mode: RollingUpdate',
      'fail-on not-rolling: passes',
    ]);
  });

  it('on one deployment has its place behind the decision, and its advice behind the plan', () => {
    const lines = renderReport(report([{ ...recreate, advice: [adviceReport({ message: 'Set the mode.' })] }])).split(
      '\n',
    );
    expect(lines.slice(0, 2)).toEqual([
      'Recreate: stop 1.2.0 before 1.3.0 starts',
      'deploy/values.yaml:12  1.2.0 → 1.3.0  (helm-values; sets upgrade.mode RollingUpdate)',
    ]);
    const advice = lines.indexOf('Warning: deploy/values.yaml:20: Set the mode.');
    expect(lines.slice(advice + 1, advice + 3)).toEqual(['  upgrade:', '    mode: Recreate']);
    expect(lines.indexOf('Newest version that rolls: none')).toBe(advice - 1);
  });

  it('on several has a line each, then their jumps', () => {
    const lines = renderReport(
      report([
        deploymentReport({ file: 'a.yaml' }),
        deploymentReport({ file: 'b.yaml', to: '1.2.0' }),
        deploymentReport({ file: 'c.yaml', problem: problemReport(), to: null }),
      ]),
    ).split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '1 of 3 deployments may not be rolled: 1 unproven',
      '  unproven  c.yaml:12  1.2.0 → ?  (helm-values)',
      '    `latest` at deploy/values.yaml:12 names no version: an upgrade cannot be checked. Pin X.Y.Z.',
      '  roll  a.yaml:12  1.2.0 → 1.3.0  (helm-values)',
      '  unchanged  b.yaml:12  1.2.0  (helm-values)',
      '',
      'Roll: 1.2.0 → 1.3.0 may be rolled',
    ]);
  });

  it('on deployments that stay is short', () => {
    expect(renderReport(report([deploymentReport({ to: '1.2.0' })])).split('\n')).toEqual([
      'Unchanged: 1.2.0 stays',
      '  unchanged  deploy/values.yaml:12  1.2.0  (helm-values)',
      'Evidence: nothing was fetched',
      'upgrade.mode: RollingUpdate',
      'fail-on not-rolling: passes',
    ]);
  });

  it('on a run that found nothing says what to do', () => {
    const problem = problemReport({ code: 'no-target', message: 'No Lightdash deployment found.' });
    expect(renderReport(report([], { problem })).split('\n').slice(0, 4)).toEqual([
      'No deployment found: no upgrade was checked',
      'No Lightdash deployment found.',
      '  with:',
      '    targets: deploy/values.yaml#image.tag   # file#path of the version',
    ]);
  });
});

describe('a jump as text', () => {
  const jumping = (changes: Parameters<typeof spanReport>[0], deployments = [recreate]) =>
    renderReport(report(deployments, { spans: [spanReport({ decision: 'recreate', ...changes })] })).split('\n');

  it('has its picture before the plan, and what its releases bring behind', () => {
    const plan = {
      hops: [hopReport('1.2.0', '1.2.5'), hopReport('1.2.5', '1.3.0', { decision: 'recreate' })],
      problem: null,
    };
    const lines = jumping({ plan });
    const picture = lines.indexOf('1.2.0 + 1.2.5 ! 1.3.0');
    expect(lines.slice(picture, picture + 7)).toEqual([
      '1.2.0 + 1.2.5 ! 1.3.0',
      '  2 releases: + 1 proven, ! 1 not safe.',
      'Plan: 2 hops',
      '  1.2.0 -> 1.2.5  RollingUpdate  (every release is proven)',
      '  1.2.5 -> 1.3.0  Recreate  (forced by 1 release)',
      'These releases bring 1 migration on 1 table',
      'Newest version that rolls: none',
    ]);
  });

  it('has neither where there is nothing to see', () => {
    const lines = jumping({
      plan: { hops: [hopReport('1.2.0', '1.3.0', { verdicts: [] })], problem: null },
      explanation: explanation([]),
    });
    expect(lines[lines.indexOf('Plan: 1 hop') - 1]).toMatch(/^ {2}Stop 1\.2\.0, then start 1\.3\.0 /);
    expect(lines.join('\n')).not.toContain('These releases bring');
  });

  it('has the picture also where there is no plan', () => {
    const problem = { rule: 'no-way-in', release: version('1.3.0'), says: 'a gap' } as const;
    const lines = jumping({ plan: { hops: null, problem } });
    expect(lines.slice(lines.indexOf('1.2.0 ! 1.3.0'), -1)).toEqual(
      expect.arrayContaining(['There is no plan: no permitted upgrade leads to 1.3.0 (a gap).']),
    );
  });

  it('has a line for each variable that asks for something, the most urgent first, and where others may stand', () => {
    const variables = [
      variableReport({ names: ['SILENT'] }),
      variableReport({ names: ['DEFAULT'], effect: 'default-changed' }),
      variableReport({ names: ['SECRET'], state: 'unseen' }),
      variableReport({ names: ['REMOVED'], state: 'set' }),
    ];
    const unseenVariables = [
      { source: 'the secret `env`', file: 'deploy/values.yaml', line: 40 },
      ...[1, 2, 3].map((number) => ({ source: `secret ${number}`, file: null, line: null })),
    ];
    const lines = jumping({}, [{ ...recreate, variables, unseenVariables }]);
    const first = lines.indexOf('Newest version that rolls: none') + 1;
    expect(lines.slice(first, first + 5)).toEqual([
      'Warning: deploy/values.yaml:30: REMOVED is removed by 1.3.0. It is set here: take it out, and see what takes its place.',
      'Note: SECRET is removed by 1.3.0. Whether it is set cannot be seen: take it out where it is.',
      'Note: DEFAULT is given another default by 1.3.0: new instead of old. It is not set here, so the behaviour changes; set it to keep the old one.',
      'Note: cannot be seen: what is in the secret `env` (deploy/values.yaml:40), secret 1, secret 2, …',
      expect.stringMatching(/^Evidence/),
    ]);
  });

  it('has eight variables, and how many more there are', () => {
    const variables = Array.from({ length: 30 }, (_, position) =>
      variableReport({ names: [`A${position}`], state: 'set' }),
    );
    const lines = jumping({}, [{ ...recreate, variables }]);
    expect(lines.filter((line) => line.startsWith('Warning: deploy/values.yaml:30: A'))).toHaveLength(8);
    expect(lines).toContain('  … and 22 more');
  });
});

describe('a list of deployments', () => {
  const detected: DetectedDeployment = {
    id: 'compose:compose.yaml#web',
    kind: 'compose',
    file: 'compose.yaml',
    line: 3,
    column: 12,
    version: '1.2.3',
    problem: null,
    chartVersion: null,
    upgradeMode: null,
    migrationJob: null,
  };

  it.each<[string, Partial<DetectedDeployment>, string[]]>([
    ['a version', {}, ['compose.yaml:3  1.2.3  (compose)']],
    [
      'everything that a chart declares',
      { kind: 'helm-values', chartVersion: '2.16.361', upgradeMode: 'Recreate', migrationJob: false },
      ['compose.yaml:3  1.2.3  (helm-values, chart 2.16.361, upgrade.mode Recreate, migrationJob.enabled false)'],
    ],
    [
      'a problem without a line',
      { line: null, version: null, problem: { code: 'target-missing', message: 'Target not found.' } },
      ['compose.yaml  unknown  (compose)', '  Target not found.'],
    ],
    [
      'a version with a problem',
      { problem: { code: 'mixed-versions', message: 'One deployment runs several versions.' } },
      ['compose.yaml:3  1.2.3  (compose)', '  One deployment runs several versions.'],
    ],
    ['a long name', { file: `${'x'.repeat(400)}.yaml` }, [`${'x'.repeat(240)}…:3  1.2.3  (compose)`]],
  ])('%s', (_, changes, expected) => {
    expect(renderDetection([{ ...detected, ...changes }]).split('\n')).toEqual(expected);
  });

  it('of none says what to do', () => {
    expect(renderDetection([])).toBe('No Lightdash deployment found. Set `targets: file#path`.');
  });
});
