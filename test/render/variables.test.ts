import { describe, expect, it } from 'vitest';
import type { DeploymentReport, VariableReport } from '../../src/gate/report/deployment-report.ts';
import type { Report } from '../../src/gate/report/report.ts';
import type { ReleaseReport } from '../../src/gate/report/span-report.ts';
import { DETAILS, type Detail } from '../../src/page/page.ts';
import { concernsOf } from '../../src/render/concerns.ts';
import { LOG_PEN, markdownPen } from '../../src/render/pen.ts';
import {
  collectVariables,
  describeUnseen,
  describeVariable,
  type Urgency,
  urgencyOf,
} from '../../src/render/variables.ts';
import { version } from '../support/documents.ts';
import {
  adviceReport,
  choiceReport,
  deploymentReport,
  explanation,
  givenDeployment,
  LINKS,
  releaseReport,
  report,
  rollChoice,
  spanReport,
  variableReport,
} from '../support/report-factory.ts';
import { shown } from '../support/shown.ts';
import { told } from '../support/told.ts';

type Effect = VariableReport['effect'];
type State = VariableReport['state'];

const [FULL, SHORT, BRIEF] = DETAILS;

const of = (effect: Effect, state: State, changes: Partial<VariableReport> = {}) =>
  variableReport({ effect, state, ...changes });
const named = (name: string, effect: Effect, state: State) => of(effect, state, { names: [name] });
const deployed = (variables: readonly VariableReport[], changes: Partial<DeploymentReport> = {}) => ({
  ...deploymentReport({ decision: 'recreate' }),
  variables,
  ...changes,
});
const concerns = (
  deployments: readonly DeploymentReport[],
  { changes = {}, detail = FULL }: { changes?: Partial<Report>; detail?: Detail } = {},
) => {
  const { urgent, others } = concernsOf(report(deployments, changes), LOG_PEN, detail);
  return told([...urgent, ...others]);
};
const unseen = (source: string, line: number | null = null) => ({
  source,
  file: line === null ? null : 'deploy/values.yaml',
  line,
});

describe('what a variable asks for', () => {
  it.each<[Effect, State, Urgency, string]>([
    ['removed', 'set', 'act', 'delete OLD_NAME, removed in 1.3.0.'],
    ['removed', 'not-set', 'nothing', 'OLD_NAME is removed in 1.3.0.'],
    ['removed', 'unseen', 'look', 'OLD_NAME is removed in 1.3.0. Delete it if you set it.'],
    ['renamed', 'set', 'act', 'rename OLD_NAME to NEW_NAME, its name since 1.3.0.'],
    ['renamed', 'set-new', 'nothing', 'OLD_NAME is renamed to NEW_NAME in 1.3.0, which is set here already.'],
    [
      'renamed',
      'not-set',
      'behaves',
      'OLD_NAME is renamed to NEW_NAME in 1.3.0. Its default changes from old to new. Set NEW_NAME to keep old.',
    ],
    [
      'renamed',
      'unseen',
      'look',
      'OLD_NAME is renamed to NEW_NAME in 1.3.0. Rename it if you set it. Its default changes from old to new. Set NEW_NAME to keep old.',
    ],
    [
      'default-changed',
      'set',
      'nothing',
      '1.3.0 changes the default of OLD_NAME from old to new. It is set here, so nothing changes.',
    ],
    [
      'default-changed',
      'not-set',
      'behaves',
      '1.3.0 changes the default of OLD_NAME from old to new. Set it to keep old.',
    ],
    [
      'default-changed',
      'unseen',
      'look',
      '1.3.0 changes the default of OLD_NAME from old to new. Set it to keep old, unless you already set it.',
    ],
    // A new name is one that a variable is renamed to; this is not told of, but must not alarm either.
    ['removed', 'set-new', 'nothing', 'OLD_NAME is removed in 1.3.0.'],
  ])('that is %s and %s: %s', (effect, state, urgency, sentence) => {
    expect(urgencyOf(of(effect, state))).toBe(urgency);
    expect(describeVariable(of(effect, state), LOG_PEN)).toBe(sentence);
  });

  it.each<[string, Effect, Partial<VariableReport>, string]>([
    ['a default that is new', 'default-changed', { previousDefault: null }, '1.3.0 gives OLD_NAME a default: new.'],
    [
      'a default that is gone',
      'default-changed',
      { defaultValue: null },
      '1.3.0 removes the default of OLD_NAME, which was old. Set it to keep old.',
    ],
    [
      'several releases',
      'default-changed',
      { releases: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.3.0'].map(version) },
      '1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5 and 2 more change the default of OLD_NAME from old to new. Set it to keep old.',
    ],
    [
      'another name and the old default',
      'renamed',
      { defaultValue: 'old' },
      'OLD_NAME is renamed to NEW_NAME in 1.3.0.',
    ],
    [
      'another name and a first default',
      'renamed',
      { previousDefault: null },
      'OLD_NAME is renamed to NEW_NAME in 1.3.0. Its default changes from none to new.',
    ],
    [
      'another name, its default taken away',
      'renamed',
      { defaultValue: null },
      'OLD_NAME is renamed to NEW_NAME in 1.3.0. Its default changes from old to none. Set NEW_NAME to keep old.',
    ],
  ])('that has %s', (_, effect, changes, expected) => {
    expect(describeVariable(of(effect, 'not-set', changes), LOG_PEN)).toBe(expected);
  });

  it('names the one that is set where it has had several names', () => {
    const variable = of('renamed', 'set', { names: ['OLD_NAME', 'MIDDLE', 'NEW_NAME'], setName: 'MIDDLE' });
    expect(describeVariable(variable, LOG_PEN)).toBe('rename MIDDLE to NEW_NAME, its name since 1.3.0.');
  });

  it('names the invisible places where it may be', () => {
    const sources = [unseen('the secret `env`', 12), unseen('an env file'), unseen('the secret `env`', 40)];
    expect(describeUnseen([...sources, ...sources], LOG_PEN)).toEqual([
      'the secret `env` (deploy/values.yaml:12 and deploy/values.yaml:40)',
      'an env file',
    ]);
  });
});

describe('the variables of several deployments', () => {
  const urgent = [
    named('nothing', 'removed', 'not-set'),
    named('behaves', 'default-changed', 'not-set'),
    named('look', 'renamed', 'unseen'),
    named('act', 'removed', 'set'),
  ];

  it('come with the most urgent first, otherwise in their own order', () => {
    const findings = collectVariables([deployed([...urgent, ...urgent.map((each) => ({ ...each, line: 99 }))])]);
    expect(findings.map(({ urgency, variable }) => [urgency, variable.names[0], variable.line])).toEqual([
      ['act', 'act', 30],
      ['act', 'act', 99],
      ['look', 'look', null],
      ['look', 'look', 99],
      ['behaves', 'behaves', null],
      ['behaves', 'behaves', 99],
      ['nothing', 'nothing', null],
      ['nothing', 'nothing', 99],
    ]);
  });

  it.each<[string, VariableReport, VariableReport, number]>([
    ['the same', of('removed', 'not-set'), of('removed', 'not-set'), 1],
    ['the same line', of('removed', 'set'), of('removed', 'set'), 1],
    ['another line', of('removed', 'set'), of('removed', 'set', { line: 31 }), 2],
    ['another file', of('removed', 'set'), of('removed', 'set', { file: 'z.yaml' }), 2],
    ['another state', of('removed', 'not-set'), of('removed', 'unseen'), 2],
    ['another name', of('removed', 'not-set'), named('OTHER', 'removed', 'not-set'), 2],
    ['another effect', of('removed', 'not-set'), of('default-changed', 'not-set'), 2],
    ['another new name', of('renamed', 'not-set'), of('renamed', 'not-set', { name: 'OTHER' }), 2],
    ['another default', of('default-changed', 'not-set'), of('default-changed', 'not-set', { defaultValue: 'x' }), 2],
    // Otherwise one deployment would be told the default of the other.
    [
      'another default before',
      of('default-changed', 'not-set'),
      of('default-changed', 'not-set', { previousDefault: 'x' }),
      2,
    ],
    // Two jumps of different length go through the same change.
    [
      'other releases',
      of('default-changed', 'not-set'),
      of('default-changed', 'not-set', { releases: [version('1.2.9'), version('1.3.0')] }),
      2,
    ],
  ])('are listed once if they are the same: %s', (_, one, other, count) => {
    const deployments = [deployed([one]), deployed([other], { file: 'z.yaml' })];
    const findings = collectVariables(deployments);
    expect(findings).toHaveLength(count);
    const makers = findings.flatMap((finding) => finding.deployments.map(({ file }) => file));
    expect(makers.sort()).toEqual(['deploy/values.yaml', 'z.yaml']);
  });
});

describe('what a reader has to look at', () => {
  it('is nothing without any', () => {
    expect(concerns([deployed([])])).toEqual([]);
    expect(concerns([deployed([named('SILENT', 'removed', 'not-set')])])).toEqual([]);
  });

  it('comes the most urgent first, each with its place', () => {
    const variables = [
      named('DEFAULT', 'default-changed', 'not-set'),
      named('SECRET', 'removed', 'unseen'),
      named('REMOVED', 'removed', 'set'),
    ];
    const advice = [
      adviceReport({ level: 'notice', code: 'noticed', message: 'A remark.', lines: [] }),
      adviceReport({ code: 'no-migration-job', message: 'Set it.', lines: ['migrationJob:', '  enabled: true'] }),
    ];
    expect(concerns([deployed(variables, { advice, unseenVariables: [unseen('the secret `env`', 40)] })])).toEqual([
      '- ⚠️ deploy/values.yaml:30: delete REMOVED, removed in 1.3.0.',
      '- ⚠️ deploy/values.yaml:20: Set it.',
      '    migrationJob:',
      '      enabled: true',
      '- SECRET is removed in 1.3.0. Delete it if you set it.',
      '- 1.3.0 changes the default of DEFAULT from old to new. Set it to keep old.',
      '- Not visible from here: the secret `env` (deploy/values.yaml:40).',
      '- deploy/values.yaml:20: A remark.',
    ]);
  });

  it('says which of several choices a variable belongs to', () => {
    const deployment = deployed([named('REMOVED', 'removed', 'set')]);
    const after = [deployment];
    const all = [choiceReport({ after }), rollChoice({ after })];
    const line = (choices: Report['choices']) => concerns([deployment], { changes: { choices } })[0];
    expect(line(all)).toMatch(/removed in 1\.3\.0\. \(A and B\)$/);
    expect(line([choiceReport({ after }), rollChoice({ after: [deployed([])] })])).toMatch(
      /removed in 1\.3\.0\. \(A\)$/,
    );
    expect(line([choiceReport({ after })])).toMatch(/removed in 1\.3\.0\.$/);
  });

  it('is said once, with the deployments that it holds for where these are not all', () => {
    const one = deployed([named('SECRET', 'removed', 'unseen')], { file: 'a.yaml', id: 'a' });
    const [other, third] = ['b', 'c'].map((id) => ({ ...one, id, file: `${id}.yaml` })) as [
      DeploymentReport,
      DeploymentReport,
    ];
    expect(concerns([one, other])[0]).toBe('- SECRET is removed in 1.3.0. Delete it if you set it.');
    expect(concerns([one, other, { ...third, variables: [] }])[0]).toBe(
      '- SECRET is removed in 1.3.0. Delete it if you set it. (a.yaml:12 and b.yaml:12)',
    );
  });

  it.each([
    [FULL, 50],
    [SHORT, 10],
  ])('is as much as there is room for, and the rest is counted', (detail, most) => {
    const variables = Array.from({ length: 60 }, (_, at) => named(`A${at}`, 'removed', 'set'));
    const lines = concerns([deployed(variables)], { detail });
    expect(lines.filter((line) => line.startsWith('- ⚠️ '))).toHaveLength(most);
    expect(lines).toContain(`…and ${60 - most} more variables, all in the report file.`);
  });

  it('is a line for each place, however little room there is', () => {
    const variables = [8, 9].map((line) => ({ ...named(`A${line}`, 'removed', 'set'), file: 'a.yaml', line }));
    expect(concerns([deployed(variables)], { detail: BRIEF })).toEqual([
      '- ⚠️ a.yaml:8: delete A8, removed in 1.3.0.',
      '- ⚠️ a.yaml:9: delete A9, removed in 1.3.0.',
    ]);
  });

  it.each<[string, DeploymentReport, string]>([
    [
      'the places',
      deployed([], { unseenVariables: Array.from({ length: 8 }, (_, at) => unseen(`secret ${at}`)) }),
      'Not visible from here: secret 0, secret 1, secret 2, secret 3, secret 4 and 3 more.',
    ],
    ['that no file shows them', deployed([]), 'No file shows which variables are set here.'],
    ['that no file was searched', givenDeployment(), 'You gave the versions, so no file was searched for variables.'],
  ])('says of what cannot be seen %s', (_, deployment, expected) => {
    const variables = [named('SECRET', 'removed', 'unseen')];
    expect(concerns([{ ...deployment, variables }]).at(-1)).toBe(`- ${expected}`);
    // What is seen not to be set needs no such remark.
    expect(concerns([{ ...deployment, variables: [named('X', 'default-changed', 'not-set')] }])).toHaveLength(1);
  });
});

describe('advice', () => {
  const advised = (file: string, changes: Parameters<typeof adviceReport>[0]) =>
    deployed([], {
      file,
      advice: [adviceReport({ file, message: 'Do this.', code: 'digest-changed', lines: [], ...changes })],
    });

  it.each<[number, string]>([
    [1, '- ⚠️ 0.yaml:20: Do this.'],
    [2, '- ⚠️ 0.yaml:20: Do this. Also at 1.yaml:20.'],
    [1_008, '- ⚠️ 0.yaml:20: Do this. Also at 1.yaml:20, 2.yaml:20, 3.yaml:20, 4.yaml:20, 5.yaml:20 and 1,002 more.'],
  ])('is one item for %i places', (count, expected) => {
    expect(concerns(Array.from({ length: count }, (_, at) => advised(`${at}.yaml`, {})))).toEqual([expected]);
  });

  it.each<[string, Parameters<typeof adviceReport>[0]]>([
    ['another message', { message: 'Do that.' }],
    ['other lines', { lines: ['enabled: true'] }],
    ['another code', { code: 'image-changed' }],
  ])('is distinguished by %s', (_, changes) => {
    const lines = concerns([advised('a.yaml', {}), advised('b.yaml', changes)]);
    expect(lines.filter((line) => line.startsWith('- ⚠️ '))).toHaveLength(2);
    expect(lines.join('\n')).not.toContain('The same for');
  });

  it.each(['mode-differs', 'mode-not-set'] as const)('is left to the choice that has its lines: %s', (code) => {
    const deployment = deployed([], { advice: [adviceReport({ code })] });
    expect(concerns([deployment])).toHaveLength(3);
    expect(concerns([deployment], { changes: { choices: [choiceReport()] } })).toEqual([]);
    expect(concerns([deployment], { changes: { choices: [rollChoice()] } })).toHaveLength(3);
  });

  it('does not name its place twice, and leads to it', () => {
    const message = 'The decision needs it, and `deploy/values.yaml:20` sets RollingUpdate.';
    expect(concerns([deployed([], { advice: [adviceReport({ message, lines: [] })] })])).toEqual([`- ⚠️ ${message}`]);
    const value = report([advised('a.yaml', {})], { links: LINKS });
    const [first] = concernsOf(value, markdownPen(value), FULL).urgent;
    expect(first?.type === 'item' && shown(first.text)).toMatch(
      /^⚠️ \[`a\.yaml:20`\]\(https:\/\/github\.com\/acme\/deploy\/blob\/a{40}\/a\.yaml#L20\): Do this\.$/,
    );
  });
});

describe('variables of which nobody can say more', () => {
  const { config: NOTHING } = releaseReport();
  const other = (...names: readonly (string | null)[]): ReleaseReport['config'] => ({
    checked: true,
    breaking: 'unknown',
    changes: names.map((name) => ({ kind: 'other', name })),
  });
  const spansOf = (releases: readonly ReleaseReport[]) => ({
    spans: [spanReport({ decision: 'recreate', explanation: explanation(releases) })],
  });
  const linesOf = (configs: readonly ReleaseReport['config'][], detail: Detail = FULL) => {
    const releases = configs.map((config, patch) => releaseReport({ version: `1.3.${patch}`, config }));
    return concerns([deployed([])], { changes: spansOf(releases), detail });
  };
  const open = (count: number, names: string) =>
    `- Unknown for ${count === 1 ? '1 release' : `${count.toLocaleString('en')} releases`}: whether environment variables change (${names}).`;

  it.each<[string, ReleaseReport['config'][], string[]]>([
    ['nothing is open', [NOTHING], []],
    ['a release does not tell', [null], [open(1, '1.3.0')]],
    [
      'releases were not compared, or leave it open',
      [{ checked: false, breaking: false, changes: [] }, NOTHING, { checked: true, breaking: 'unknown', changes: [] }],
      [open(2, '1.3.0 and 1.3.2')],
    ],
    ['variables change that nobody lists', [{ checked: true, breaking: true, changes: [] }], [open(1, '1.3.0')]],
    [
      'there are more releases than a sentence holds',
      Array.from({ length: 1_200 }, () => null),
      [open(1_200, '1.3.0, 1.3.1, 1.3.2, 1.3.3, 1.3.4 and 1,195 more')],
    ],
    [
      'changes have a format that is not supported',
      [other('X', null, 'X'), NOTHING, other('__proto__', 'X')],
      [
        '- X changes in a format that is not supported (1.3.0 and 1.3.2).',
        '- A variable without a name changes in a format that is not supported (1.3.0).',
        '- __proto__ changes in a format that is not supported (1.3.2).',
      ],
    ],
  ])('are reported: %s', (_, configs, expected) => {
    expect(linesOf(configs)).toEqual(expected);
  });

  it('are not those of an artifact that was not read, nor of a jump that no deployment makes', () => {
    const unread = releaseReport({ explained: false, config: null });
    expect(concerns([deployed([])], { changes: spansOf([unread]) })).toEqual([]);
    expect(concerns([], { changes: spansOf([releaseReport({ config: null })]) })).toEqual([]);
  });

  it('are as many as there is room for', () => {
    const lines = linesOf([other(...Array.from({ length: 60 }, (_, at) => `X${at}`))], SHORT);
    expect(lines.filter((line) => line.startsWith('- X'))).toHaveLength(10);
    expect(lines.at(-1)).toBe('…and 50 more variables, all in the report file.');
  });
});
