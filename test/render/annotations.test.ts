import { describe, expect, it } from 'vitest';
import type { DeploymentReport, VariableReport } from '../../src/gate/report/deployment-report.ts';
import type { Annotation } from '../../src/page/annotations.ts';
import { renderAnnotations } from '../../src/render/annotations.ts';
import {
  adviceReport,
  choiceReport,
  deploymentReport,
  givenDeployment,
  problemReport,
  report,
  rollChoice,
  variableReport,
} from '../support/report-factory.ts';

const levelAndTitle = (annotations: readonly Annotation[]) =>
  annotations.map(({ level, title }) => `${level} ${title}`);

describe('one annotation for a changed version line', () => {
  it.each<[string, DeploymentReport, string[]]>([
    ['roll', deploymentReport(), ['notice 1.2.0 → 1.3.0 can roll']],
    ['recreate', deploymentReport({ decision: 'recreate' }), ['error 1.2.0 → 1.3.0 needs downtime (`Recreate`)']],
    [
      'recreate that passes',
      deploymentReport({ decision: 'recreate', fails: false }),
      ['warning 1.2.0 → 1.3.0 needs downtime (`Recreate`)'],
    ],
    ['blocked', deploymentReport({ decision: 'blocked' }), ['error 1.2.0 → 1.3.0 needs 1 step']],
    [
      'unproven that passes',
      deploymentReport({ decision: 'unproven', fails: false }),
      ['warning Could not check 1.2.0 → 1.3.0: 1.3.0 is not in the index'],
    ],
    [
      'a problem',
      deploymentReport({ problem: problemReport(), to: null }),
      ['error The upgrade from 1.2.0 cannot be checked'],
    ],
    [
      'a problem that passes',
      deploymentReport({ problem: problemReport(), fails: false }),
      ['warning 1.2.0 → 1.3.0 cannot be checked'],
    ],
    [
      'a problem with neither version',
      deploymentReport({ problem: problemReport(), from: null, to: null }),
      ['error This deployment cannot be checked'],
    ],
    [
      'a missing target, whatever fail-on',
      deploymentReport({ problem: problemReport({ code: 'target-missing' }), to: null, fails: false }),
      ['error The upgrade from 1.2.0 cannot be checked'],
    ],
    [
      'a tolerated problem',
      deploymentReport({ problem: problemReport(), tolerated: true, decision: null, fails: false }),
      ['notice Not checked: already so before this change'],
    ],
    ['a downgrade', deploymentReport({ change: 'downgrade', from: '1.9.0' }), ['error 1.9.0 → 1.3.0 is a downgrade']],
    [
      'a downgrade that passes',
      deploymentReport({ change: 'downgrade', from: '1.9.0', fails: false }),
      ['warning 1.9.0 → 1.3.0 is a downgrade'],
    ],
    ['an install', deploymentReport({ change: 'install', from: null }), ['notice 1.3.0 is new here']],
    [
      'an install that is not let through',
      deploymentReport({ change: 'install', from: null, fails: true }),
      ['error 1.3.0 is new here'],
    ],
    ['a removal', deploymentReport({ change: 'removed', to: null }), ['notice 1.2.0 is no longer deployed']],
    ['unchanged', deploymentReport({ to: '1.2.0' }), []],
    [
      'unchanged under another digest',
      deploymentReport({
        to: '1.2.0',
        upgradeMode: 'Recreate',
        fails: false,
        advice: [adviceReport({ level: 'notice', code: 'digest-changed' })],
      }),
      ['warning 1.2.0 stays, but its image changes (`Recreate`)'],
    ],
    [
      'unchanged while another version runs',
      deploymentReport({ to: '1.2.0', upgradeMode: 'Recreate', fails: false }),
      ['warning 1.2.0 stays, but another version is running (`Recreate`)'],
    ],
    [
      'a roll with another mode set',
      deploymentReport({ fails: true, declared: { upgradeMode: 'Recreate', migrationJob: null } }),
      ['error 1.2.0 → 1.3.0 can roll, but the files declare another mode'],
    ],
    [
      'unchanged with a warning',
      deploymentReport({ to: '1.2.0', advice: [adviceReport()] }),
      ['warning Wrong upgrade.mode'],
    ],
    [
      'unchanged with something only worth knowing',
      deploymentReport({ to: '1.2.0', advice: [adviceReport({ level: 'notice' })] }),
      [],
    ],
  ])('%s', (_, deployment, expected) => {
    expect(levelAndTitle(renderAnnotations(report([deployment])))).toEqual(expected);
  });

  it('is at the line on the head', () => {
    expect(renderAnnotations(report([deploymentReport()]))[0]).toEqual({
      level: 'notice',
      title: '1.2.0 → 1.3.0 can roll',
      message: '1.3.0 is proven safe to roll, and nothing in it breaks.',
      file: 'deploy/values.yaml',
      startLine: 12,
      startColumn: 8,
    });
  });

  it('is at the file if there is no line', () => {
    const [annotation] = renderAnnotations(report([deploymentReport({ line: null, column: null })]));
    expect(annotation).toMatchObject({ file: 'deploy/values.yaml' });
    expect(annotation).not.toHaveProperty('startLine');
    expect(annotation).not.toHaveProperty('startColumn');
  });

  it('has no place for a removal, and names its file', () => {
    const [annotation] = renderAnnotations(report([deploymentReport({ change: 'removed', to: null })]));
    expect(annotation).not.toHaveProperty('file');
    expect(annotation?.message).toBe(
      'It was deployed before this change, so there is nothing left to check. The version was set in deploy/values.yaml:12.',
    );
  });

  it.each<[string, Parameters<typeof report>[1], string]>([
    [
      'the two cheapest',
      { choices: [choiceReport(), rollChoice(), choiceReport({ id: 'wait', title: 'Wait' })] },
      '0 proven · 1 not safe (1.3.0). Set `upgrade.mode: Recreate` at deploy/values.yaml:20 and `fail-on: mode-mismatch`, or go to 1.2.9.',
    ],
    [
      'one alone, with what the workflow needs',
      { choices: [choiceReport({ inputs: [{ name: 'chart-version', value: null }], failOn: 'not-rolling' })] },
      'Set `upgrade.mode: Recreate` at deploy/values.yaml:20 and `chart-version` to the version of the Lightdash chart (2.16.284 or later).',
    ],
    [
      'an exception',
      {
        choices: [
          choiceReport({
            failOn: 'not-rolling',
            edits: [
              {
                file: '.github/upgrade-gate.yml',
                at: 'line',
                line: 3,
                current: '',
                removed: [],
                added: ['  - { from: 1.2.0, to: 1.3.0, allow: recreate, reason: why }'],
              },
            ],
          }),
        ],
      },
      'Add an exception at .github/upgrade-gate.yml:3.',
    ],
    [
      'the declaration of a workload',
      {
        choices: [
          choiceReport({
            failOn: 'not-rolling',
            edits: [
              {
                file: 'a.yaml',
                at: 'line',
                line: 3,
                current: 'image:',
                removed: [],
                added: ['  strategy:', '    type: Recreate'],
              },
            ],
          }),
        ],
      },
      'Set `strategy.type: Recreate` at a.yaml:3.',
    ],
    [
      'a declaration that nobody recognises',
      {
        choices: [
          choiceReport({
            failOn: 'not-rolling',
            edits: [{ file: 'a', at: 'line', line: 3, current: 'image:', removed: [], added: ['::x'] }],
          }),
        ],
      },
      'Set `Recreate` at a:3.',
    ],
    [
      'what is to be done by hand',
      {
        choices: [choiceReport({ id: 'remedy', title: 'Pin a version.', edits: [], to: null, failOn: 'not-rolling' })],
      },
      'Pin a version.',
    ],
    [
      'that of another deployment is none of its own',
      { choices: [choiceReport({ deployments: ['other'] })] },
      'Declare',
    ],
  ])('an error ends with the choices: %s', (_, changes, expected) => {
    const [first] = renderAnnotations(report([deploymentReport({ decision: 'recreate' })], changes));
    expect(first?.message).toContain(
      expected.replace(
        'Declare',
        '0 proven · 1 not safe (1.3.0). Set `fail-on: mode-mismatch`, and declare the downtime with `upgrade.mode: Recreate` in the values that hold the tag (chart 2.16.284 or later), or with an entry for this jump under `exceptions` in `.github/upgrade-gate.yml`.',
      ),
    );
  });

  it('says what a downgrade needs', () => {
    const [annotation] = renderAnnotations(report([deploymentReport({ change: 'downgrade', from: '1.9.0' })]));
    expect(annotation?.message).toBe('Migrations cannot be undone. Keep 1.9.0, or restore a backup made under 1.3.0.');
  });

  it('comes with failures first', () => {
    const deployments = [
      deploymentReport({ file: 'a.yaml', decision: 'recreate', fails: false }),
      deploymentReport({ file: 'b.yaml' }),
      deploymentReport({ file: 'c.yaml', change: 'downgrade', from: '1.9.0' }),
    ];
    expect(renderAnnotations(report(deployments)).map(({ level }) => level)).toEqual(['error', 'warning', 'notice']);
  });
});

describe('one annotation for a place', () => {
  it('has both messages of two deployments', () => {
    const deployments = [
      deploymentReport({ id: 'a' }),
      deploymentReport({ id: 'b', from: '1.0.0', decision: 'blocked' }),
    ];
    const annotations = renderAnnotations(report(deployments));
    expect(levelAndTitle(annotations)).toEqual(['error 1.0.0 → 1.3.0 needs 1 step']);
    expect(annotations[0]?.message.split('\n')).toEqual([
      expect.stringContaining('is a required stop'),
      expect.stringMatching(/^1\.2\.0 → 1\.3\.0 can roll\. 1\.3\.0 is proven/),
    ]);
  });

  it('repeats no sentence that two deployments share', () => {
    const annotations = renderAnnotations(report([deploymentReport({ id: 'a' }), deploymentReport({ id: 'b' })]));
    expect(annotations).toHaveLength(1);
    expect(annotations[0]?.message).not.toContain('\n');
  });

  it('takes in the advice of its own line, with the lines to write', () => {
    const advice = [adviceReport({ line: 12 })];
    const annotations = renderAnnotations(report([deploymentReport({ decision: 'recreate', advice })]));
    expect(annotations).toHaveLength(1);
    expect(annotations[0]?.message.split('\n').slice(-2)).toEqual(['upgrade:', '  mode: Recreate']);
  });

  it('leaves the advice of another line there, and puts advice without a place at its deployment', () => {
    const advice = [adviceReport(), adviceReport({ file: null, line: null, message: 'No migration job.' })];
    const annotations = renderAnnotations(report([deploymentReport({ decision: 'recreate', advice })]));
    expect(annotations.map(({ level, startLine }) => [level, startLine])).toEqual([
      ['error', 12],
      ['warning', 20],
    ]);
    expect(annotations[0]?.message).toContain('No migration job.');
  });
});

describe('environment variables', () => {
  const of = (state: VariableReport['state'], name: string, changes: Partial<VariableReport> = {}) =>
    variableReport({ state, names: [name], ...changes });
  const annotationsOf = (variables: readonly VariableReport[], changes: Partial<DeploymentReport> = {}) =>
    renderAnnotations(report([{ ...deploymentReport({ decision: 'recreate' }), variables, ...changes }]));
  const message = 'Delete REMOVED, removed in 1.3.0.';

  it('that go away have a warning at the line that sets them', () => {
    expect(annotationsOf([of('set', 'REMOVED')])).toEqual([
      expect.objectContaining({ level: 'error', startLine: 12 }),
      {
        level: 'warning',
        title: 'An environment variable is removed',
        message,
        file: 'deploy/values.yaml',
        startLine: 30,
      },
    ]);
  });

  it('that are set on one line, or next to other advice, have one warning for all of it', () => {
    const variables = [of('set', 'REMOVED'), of('set', 'OLD', { effect: 'renamed', name: 'NEW' })];
    const advice = [adviceReport({ line: 30 })];
    const annotations = annotationsOf(variables, { advice });
    expect(levelAndTitle(annotations)).toEqual([
      'error 1.2.0 → 1.3.0 needs downtime (`Recreate`)',
      'warning Wrong upgrade.mode',
    ]);
    expect(annotations[1]?.message.split('\n').slice(-2)).toEqual([
      message,
      'Rename OLD to NEW, its name since 1.3.0.',
    ]);
  });

  it('that are set at the version are reported there', () => {
    const annotations = annotationsOf([of('set', 'REMOVED', { line: 12 })]);
    expect(levelAndTitle(annotations)).toEqual(['error 1.2.0 → 1.3.0 needs downtime (`Recreate`)']);
    expect(annotations[0]?.message.split('\n').slice(1)).toEqual([message]);
  });

  it('that several deployments set at one place have one warning', () => {
    const variables = [of('set', 'REMOVED')];
    const deployments = ['a.yaml', 'b.yaml'].map((file) => ({ ...deploymentReport({ file }), variables }));
    expect(renderAnnotations(report(deployments)).filter(({ startLine }) => startLine === 30)).toHaveLength(1);
  });

  it('that nobody has to change here have none, because the summary has their values', () => {
    const variables = [
      of('unseen', 'S'),
      of('not-set', 'D', { effect: 'default-changed' }),
      of('set-new', 'N', { effect: 'renamed' }),
      of('set', 'N', { effect: 'default-changed' }),
    ];
    expect(annotationsOf(variables)).toEqual(annotationsOf([]));
  });
});

describe('a run', () => {
  it('that could not find deployments is an error without a file', () => {
    const problem = problemReport({ code: 'base-unavailable', message: 'Cannot read the base: no commit.' });
    expect(renderAnnotations(report([], { problem }))).toEqual([
      {
        level: 'error',
        title: 'The commit before the change cannot be read: no upgrade was checked',
        message: 'Cannot read the base: no commit.',
      },
    ]);
  });

  it('on given versions has its decision without a file, then its notes', () => {
    const changes = {
      notes: [{ level: 'warning', code: 'plain-http', count: 1, examples: ['http://x.test/'] }],
    } as const;
    expect(levelAndTitle(renderAnnotations(report([givenDeployment()], changes)))).toEqual([
      'notice 1.2.0 → 1.3.0 can roll',
      'warning Upgrade Gate',
    ]);
    const [unchanged] = renderAnnotations(report([givenDeployment({ to: '1.2.0' })]));
    expect(unchanged).toEqual({
      level: 'notice',
      title: '1.2.0 is both the current and the target version',
      message: 'Give two different versions.',
    });
  });

  it('shows nine of a level and how many more there are', () => {
    const lines = [...Array(30).keys()];
    const annotations = renderAnnotations(
      report([
        ...lines.map((line) => deploymentReport({ line, decision: 'recreate' })),
        ...lines.map((line) => deploymentReport({ file: 'b.yaml', line })),
        ...lines
          .slice(0, 10)
          .map((line) => deploymentReport({ file: 'c.yaml', line, decision: 'blocked', fails: false })),
      ]),
    );
    const count = (level: string) => annotations.filter((annotation) => annotation.level === level).length;
    expect([count('error'), count('warning'), count('notice')]).toEqual([10, 10, 10]);
    expect(annotations[9]).toEqual({
      level: 'error',
      title: 'Upgrade Gate',
      message: '…and 21 more errors. The job summary has them.',
    });
    // Exactly ten are all shown.
    expect(annotations[19]?.title).toMatch(/needs 1 step$/);
  });
});
