import { describe, expect, it } from 'vitest';
import type { DeploymentReport } from '../../src/gate/report/deployment-report.ts';
import type { Choice, Report } from '../../src/gate/report/report.ts';
import { DETAILS } from '../../src/page/page.ts';
import { outcomeBlocks } from '../../src/render/choices.ts';
import { LOG_PEN, markdownPen } from '../../src/render/pen.ts';
import { version } from '../support/documents.ts';
import {
  choiceReport,
  deploymentReport,
  givenDeployment,
  hopReport,
  LINKS,
  problemReport,
  report,
  rollChoice,
  spanReport,
  writes,
} from '../support/report-factory.ts';
import { shown } from '../support/shown.ts';
import { told } from '../support/told.ts';

const recreate = deploymentReport({ decision: 'recreate' });
const linesOf = (value: Report, detail: (typeof DETAILS)[number] = DETAILS[0]) =>
  told(outcomeBlocks(value, LOG_PEN, detail));
const choosing = (...choices: readonly Choice[]) => linesOf(report([recreate], { choices }));

describe('the choices', () => {
  it('are the exact changes, and what the check says then', () => {
    expect(choosing(choiceReport(), rollChoice())).toEqual([
      '❌ This check fails. To pass, choose one:',
      'A. Downtime. Go to 1.3.0 in a maintenance window. In deploy/values.yaml:20:',
      '  -  mode: RollingUpdate',
      '  +  mode: Recreate',
      'Set `fail-on: mode-mismatch`.',
      'B. No downtime today. Go to 1.2.9 now, to 1.3.0 later. In deploy/values.yaml:12:',
      '  -  tag: 1.3.0',
      '  +  tag: 1.2.9',
    ]);
  });

  it('have letters only if there are several', () => {
    expect(choosing(rollChoice()).slice(0, 2)).toEqual([
      '❌ This check fails. To pass:',
      'No downtime today. Go to 1.2.9 now, to 1.3.0 later. In deploy/values.yaml:12:',
    ]);
  });

  it.each<[string, Partial<Choice>, string]>([
    [
      'an input that only the reader knows',
      { failOn: 'not-rolling', inputs: [{ name: 'chart-version', value: null }] },
      'Set `chart-version` to the version of the Lightdash chart (2.16.284 or later).',
    ],
    [
      'a rule and inputs',
      {
        inputs: [
          { name: 'fail-on', value: 'mode-mismatch' },
          { name: 'chart-version', value: '2.16.361' },
        ],
      },
      'Set `fail-on: mode-mismatch` and `chart-version: 2.16.361`.',
    ],
    ['no change but the rule', { edits: [] }, 'Set `fail-on: mode-mismatch`.'],
    [
      'a check that still fails',
      { failOn: 'not-rolling', thenPasses: false },
      'That alone does not make the check pass.',
    ],
    [
      'an outcome that cannot be known',
      { failOn: 'not-rolling', thenPasses: null },
      'The gate cannot know whether that makes the check pass.',
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
    expect(choosing(choice).slice(0, 2)).toEqual(['❌ This check fails. To pass:', 'Wait. The tag comes from `$TAG`.']);
  });

  it('come after what fixes missing evidence', () => {
    const value = report([deploymentReport({ decision: 'unproven' })], { choices: [rollChoice()] });
    expect(linesOf(value).slice(0, 3)).toEqual([
      '❌ This check fails. Choose one:',
      'Check for a typo. If the release was published minutes ago, wait for the index and run this check again.',
      'No downtime today. Go to 1.2.9 now, to 1.3.0 later. In deploy/values.yaml:12:',
    ]);
  });

  it('say where the plan goes on', () => {
    const hops = [hopReport('1.2.0', '1.2.5', { decision: 'recreate' }), hopReport('1.2.5', '1.3.0')];
    const spans = [spanReport({ decision: 'blocked', plan: { hops, problem: null } })];
    const choices = [choiceReport({ id: 'hop', title: 'The first step: 1.2.5', to: '1.2.5', failOn: 'not-rolling' })];
    const value = report([deploymentReport({ decision: 'blocked' })], { spans, choices });
    // With more room there is a section on it.
    const next = 'Start step 2 when the migrations of step 1 have finished.';
    expect(linesOf(value)).not.toContain(next);
    expect(linesOf(value, DETAILS[2])).toContain(next);
  });

  /** Two edits in each of 70 files. */
  const editsOf = (added: (file: number) => string) =>
    Array.from({ length: 140 }, (_, at) => ({
      file: `${Math.floor(at / 2)}.yaml`,
      at: 'line' as const,
      line: at + 1,
      current: 'a',
      removed: ['a'],
      added: [added(Math.floor(at / 2))],
    }));

  it('name every line that changes, each a link', () => {
    const edits = editsOf(() => 'b').slice(0, 2);
    const value = report([recreate], { choices: [choiceReport({ edits })], links: LINKS });
    const blob = `https://github.com/acme/deploy/blob/${'a'.repeat(40)}/0.yaml`;
    const lines = told(outcomeBlocks(value, markdownPen(value), DETAILS[0])).map(shown);
    expect(lines[1]).toMatch(/ In \[`0\.yaml:1`\]\(\S+\) and \[line 2\]\(\S+\):$/);
    expect(lines[1]?.match(/\(https\S+\)/g)).toEqual([`(${blob}#L1)`, `(${blob}#L2)`]);
    expect(lines.slice(2, 7)).toEqual(['  -a', '  +b', '  @@ line 2 @@', '  -a', '  +b']);
  });

  it('that are the same in several files come once', () => {
    const value = report([recreate], { choices: [choiceReport({ edits: editsOf(() => 'b') })] });
    const lines = linesOf(value);
    expect(lines.filter((line) => line === '  +b')).toHaveLength(2);
    expect(lines).toContain('▾ The same in 69 more files');
    const few = report([recreate], { choices: [choiceReport({ edits: editsOf(() => 'b').slice(0, 12) })] });
    expect(linesOf(few).find((line) => line.startsWith('The same'))).toMatch(
      /^The same in 5 more files: 1\.yaml:3, .* and 5\.yaml:11\.$/,
    );
    expect(linesOf(value, DETAILS[2])).toContain('The same in 69 more files.');
  });

  it('have the first five changes open, and count what there is no room for', () => {
    const value = report([recreate], { choices: [choiceReport({ edits: editsOf((file) => `b${file}`) })] });
    const lines = linesOf(value);
    expect(lines.filter((line) => /^ {2}\+/.test(line))).toHaveLength(10);
    expect(lines).toContain('▾ 65 more changes');
    expect(lines).toContain('  …and 15 more changes, all in the report file.');
    expect(linesOf(value, DETAILS[2])).toContain('69 more files to change. Set `fail-on: mode-mismatch`.');
  });
});

describe('without a choice', () => {
  const MUST = 'Set `fail-on: mode-mismatch`, and declare the downtime with';
  const EXCEPTION = 'an entry for this jump under `exceptions` in `.github/upgrade-gate.yml`.';
  const CHART = `\`upgrade.mode: Recreate\` in the values that hold the tag (chart 2.16.284 or later), or with ${EXCEPTION}`;
  const WORKLOAD = `\`strategy: {type: Recreate}\` on the workload, or with ${EXCEPTION}`;

  it.each([
    ['chart', CHART],
    ['workload', WORKLOAD],
    ['exception', EXCEPTION],
  ] as const)('%s says how it declares downtime', (stop, expected) => {
    const deployment = { ...recreate, writes: { ...writes({}), stop } };
    expect(linesOf(report([deployment]))).toEqual(['❌ This check fails', `- ${MUST} ${expected}`]);
    const declared = report([deployment], { outcome: { failOn: 'mode-mismatch', fails: true, cannotBeAsked: false } });
    expect(linesOf(declared)[1]).toBe(`- Declare the downtime with ${expected}`);
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
        'Set `fail-on: blocked` if your deployment follows the output `upgrade-mode`, because no file can declare downtime when you give the versions.',
      ],
    ],
    [
      'a newer version that rolls',
      report(found({ decision: 'recreate' }), { spans: newest('1.2.9') }),
      [`${MUST} ${CHART}`, 'Or go to 1.2.9, the newest version that rolls.'],
    ],
    [
      'one that takes steps, by the index alone',
      report(found({ decision: 'recreate' }), {
        spans: newest('1.2.9', { newestRollingHops: 2, newestRollingEvidence: 'index' }),
      }),
      [`${MUST} ${CHART}`, 'Or go to 1.2.9 (in 2 steps, by the index alone), the newest version that rolls.'],
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
      ['Go to 1.2.5 first (`Recreate`). Start step 2 when the migrations of step 1 have finished.'],
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
      ['Choose another version, because no allowed upgrade leads there.'],
    ],
    [
      'a version that is not indexed',
      report(found({ decision: 'unproven' })),
      ['Check for a typo. If the release was published minutes ago, wait for the index and run this check again.'],
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
      [],
    ],
    [
      'a downgrade',
      report(found({ change: 'downgrade', from: '1.9.0' })),
      ['Keep 1.9.0, or restore a backup made under 1.3.0.'],
    ],
    [
      'a new deployment',
      report(found({ change: 'install', from: null, fails: true })),
      ['New deployments fail, because `new-target` is `fail`.'],
    ],
    ['another mode', report(found({ fails: true })), ['Declare `RollingUpdate`.']],
  ])('says in words what makes it green: %s', (_, value, expected) => {
    expect(linesOf(value)).toEqual(['❌ This check fails', ...expected.map((line) => `- ${line}`)]);
  });

  it('says once what several deployments of one jump need, though only its first mention is a link', () => {
    const hops = [hopReport('1.2.0', '1.2.5', { decision: 'recreate' })];
    const spans = [spanReport({ decision: 'blocked', plan: { hops, problem: null } })];
    const blocked = deploymentReport({ decision: 'blocked' });
    const value = report([blocked, { ...blocked, id: 'b', file: 'b.yaml' }], { spans, links: LINKS });
    expect(told(outcomeBlocks(value, markdownPen(value), DETAILS[0]))).toHaveLength(2);
  });

  it('says nothing where it passes', () => {
    expect(linesOf(report([deploymentReport()], { choices: [choiceReport()] }))).toEqual([]);
    expect(linesOf(report([{ ...recreate, fails: false }]))).toEqual([]);
  });
});
