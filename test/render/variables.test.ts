import { describe, expect, it } from 'vitest';
import type { DeploymentReport, ReleaseReport, VariableReport } from '../../src/gate/report.ts';
import { LOG, MARKDOWN } from '../../src/render/escape.ts';
import { DETAILS, type Detail } from '../../src/render/page.ts';
import {
  collectVariables,
  describeUnseen,
  describeVariable,
  type Urgency,
  urgencyOf,
} from '../../src/render/variable-phrases.ts';
import { variableParagraphs } from '../../src/render/variable-section.ts';
import { version } from '../support/documents.ts';
import {
  deploymentReport,
  explanation,
  givenDeployment,
  releaseReport,
  spanReport,
  variableReport,
} from '../support/report-factory.ts';
import { shown } from '../support/shown.ts';

type Effect = VariableReport['effect'];
type State = VariableReport['state'];

const [FULL, , BRIEF] = DETAILS;

const of = (effect: Effect, state: State, changes: Partial<VariableReport> = {}) =>
  variableReport({ effect, state, ...changes });
const named = (name: string, effect: Effect, state: State) => of(effect, state, { names: [name] });
const deployed = (variables: readonly VariableReport[], changes: Partial<DeploymentReport> = {}) => ({
  ...deploymentReport(),
  variables,
  ...changes,
});
const paragraphs = (...deployments: readonly DeploymentReport[]) =>
  variableParagraphs(spanReport(), deployments, '###', FULL).map(shown);
const unseen = (source: string, line: number | null = null) => ({
  source,
  file: line === null ? null : 'deploy/values.yaml',
  line,
});

describe('what a variable asks for', () => {
  it.each<[Effect, State, Urgency, string]>([
    [
      'removed',
      'set',
      'act',
      'OLD_NAME is removed by 1.3.0. It is set here: take it out, and see what takes its place.',
    ],
    ['removed', 'not-set', 'nothing', 'OLD_NAME is removed by 1.3.0. It is not set here.'],
    [
      'removed',
      'unseen',
      'look',
      'OLD_NAME is removed by 1.3.0. Whether it is set cannot be seen: take it out where it is.',
    ],
    [
      'renamed',
      'set',
      'act',
      'OLD_NAME is renamed to NEW_NAME by 1.3.0. It is set here: rename it with the upgrade, or it is no longer read.',
    ],
    ['renamed', 'set-new', 'nothing', 'OLD_NAME is renamed to NEW_NAME by 1.3.0. The new name is set here already.'],
    [
      'renamed',
      'not-set',
      'behaves',
      'OLD_NAME is renamed to NEW_NAME by 1.3.0. It is not set here, and its default changes: new instead of old. Set NEW_NAME to keep the old one.',
    ],
    [
      'renamed',
      'unseen',
      'look',
      'OLD_NAME is renamed to NEW_NAME by 1.3.0. Whether it is set cannot be seen: rename it to NEW_NAME where it is. Where it is not, its default changes: new instead of old.',
    ],
    [
      'default-changed',
      'set',
      'nothing',
      'OLD_NAME is given another default by 1.3.0: new instead of old. It is set here, so nothing changes.',
    ],
    [
      'default-changed',
      'not-set',
      'behaves',
      'OLD_NAME is given another default by 1.3.0: new instead of old. It is not set here, so the behaviour changes; set it to keep the old one.',
    ],
    [
      'default-changed',
      'unseen',
      'look',
      'OLD_NAME is given another default by 1.3.0: new instead of old. Whether it is set cannot be seen; if not, the behaviour changes.',
    ],
    // A new name is one that a variable is renamed to; these are not told of, but must not alarm either.
    ['removed', 'set-new', 'nothing', 'OLD_NAME is removed by 1.3.0. The new name is set here already.'],
    [
      'default-changed',
      'set-new',
      'nothing',
      'OLD_NAME is given another default by 1.3.0: new instead of old. The new name is set here already.',
    ],
  ])('that is %s and %s: %s', (effect, state, urgency, sentence) => {
    expect(urgencyOf(of(effect, state))).toBe(urgency);
    expect(describeVariable(of(effect, state), LOG)).toBe(sentence);
  });

  it.each<[string, Partial<VariableReport>, string]>([
    ['a default that is new', { previousDefault: null }, 'by 1.3.0: new instead of none.'],
    ['a default that is gone', { defaultValue: null }, 'by 1.3.0: none instead of old.'],
    [
      'several releases',
      { releases: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.3.0'].map(version) },
      'by 1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5 and 2 more: new instead of old.',
    ],
  ])('with %s', (_, changes, expected) => {
    expect(describeVariable(of('default-changed', 'not-set', changes), LOG)).toContain(expected);
  });

  it.each<[string, State, Partial<VariableReport>, Urgency, string]>([
    ['the old default', 'not-set', { defaultValue: 'old' }, 'nothing', 'It is not set here.'],
    ['no default at all', 'not-set', { previousDefault: null, defaultValue: null }, 'nothing', 'It is not set here.'],
    [
      'a first default',
      'not-set',
      { previousDefault: null },
      'behaves',
      'It is not set here, and its default changes: new instead of none. Set NEW_NAME to keep the old one.',
    ],
    [
      'its default taken away',
      'not-set',
      { defaultValue: null },
      'behaves',
      'It is not set here, and its default changes: none instead of old. Set NEW_NAME to keep the old one.',
    ],
    [
      'the old default, unseen',
      'unseen',
      { defaultValue: 'old' },
      'look',
      'Whether it is set cannot be seen: rename it to NEW_NAME where it is.',
    ],
  ])('that is renamed with %s', (_, state, changes, urgency, action) => {
    const variable = of('renamed', state, changes);
    expect(urgencyOf(variable)).toBe(urgency);
    expect(describeVariable(variable, LOG)).toBe(`OLD_NAME is renamed to NEW_NAME by 1.3.0. ${action}`);
  });

  it('names the one that is set where it has had several names', () => {
    const variable = of('renamed', 'set', { names: ['OLD_NAME', 'MIDDLE', 'NEW_NAME'], setName: 'MIDDLE' });
    expect(describeVariable(variable, LOG)).toContain(
      'OLD_NAME (MIDDLE here) is renamed to NEW_NAME by 1.3.0. It is set here: rename it',
    );
  });

  it('names where it may stand that cannot be seen', () => {
    expect(describeUnseen(unseen('the secret `env`', 12), LOG)).toBe('the secret `env` (deploy/values.yaml:12)');
    expect(describeUnseen(unseen('an env file'), LOG)).toBe('an env file');
    expect(shown(describeUnseen(unseen('the secret `env`', 12), MARKDOWN))).toBe(
      'the secret `env` (`deploy/values.yaml:12`)',
    );
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
  ])('are told once where they are the same: %s', (_, one, other, count) => {
    const deployments = [deployed([one]), deployed([other], { file: 'z.yaml' })];
    const findings = collectVariables(deployments);
    expect(findings).toHaveLength(count);
    const makers = findings.flatMap((finding) => finding.deployments.map(({ file }) => file));
    expect(makers.sort()).toEqual(['deploy/values.yaml', 'z.yaml']);
  });
});

describe('the part of the page on variables', () => {
  it('is not there without any', () => {
    expect(paragraphs(deployed([]))).toEqual([]);
    expect(paragraphs()).toEqual([]);
  });

  it('says for each that asks for something what to do and where', () => {
    const variables = [
      named('REMOVED', 'removed', 'set'),
      of('renamed', 'set', { names: ['A', 'B', 'C'], setName: 'B', name: 'C', line: 31 }),
      named('SECRET', 'removed', 'unseen'),
      named('DEFAULT', 'default-changed', 'not-set'),
    ];
    const [heading, ...items] = paragraphs(deployed(variables));
    expect(heading).toBe('### Environment variables');
    expect(items.slice(0, 4)).toEqual([
      '- ⚠️ `deploy/values.yaml:30`: `REMOVED` is removed by 1.3.0. It is set here: take it out, and see what takes its place.',
      '- ⚠️ `deploy/values.yaml:31`: `A` (`B` here) is renamed to `C` by 1.3.0. It is set here: rename it with the upgrade, or it is no longer read.',
      '- `SECRET` is removed by 1.3.0. Whether it is set cannot be seen: take it out where it is.',
      '- `DEFAULT` is given another default by 1.3.0: `new` instead of `old`. It is not set here, so the behaviour changes; set it to keep the old one.',
    ]);
  });

  it.each<[string, number, number, string]>([
    ['one of one', 0, 1, '1 variable changes, with nothing to do here.'],
    ['all of them', 0, 2, '2 variables change, with nothing to do here.'],
    ['one of several', 1, 1, '1 further variable changes, with nothing to do here.'],
    ['most of them', 1, 3, '3 further variables change, with nothing to do here.'],
  ])('counts those that ask for nothing: %s', (_, asking, silent, expected) => {
    const variables = [
      ...Array.from({ length: asking }, (__, position) => named(`A${position}`, 'removed', 'set')),
      ...Array.from({ length: silent }, (__, position) => named(`N${position}`, 'removed', 'not-set')),
    ];
    expect(paragraphs(deployed(variables)).at(-1)).toBe(expected);
    expect(paragraphs(deployed(variables)).join('\n')).not.toContain('`N0`');
  });

  it('names one of the deployments that have it in common', () => {
    const one = deployed([named('SECRET', 'removed', 'unseen')], { file: 'a.yaml', line: 1 });
    const item = (count: number) => paragraphs(...Array.from({ length: count }, (_, line) => ({ ...one, line })))[1];
    expect(item(1)).toMatch(/^- `SECRET` is removed/);
    expect(item(2)).toMatch(/^- `a\.yaml:0` and 1 more deployment: `SECRET`/);
    expect(item(1_002)).toMatch(/^- `a\.yaml:0` and 1,001 more deployments: `SECRET`/);
  });

  it.each([
    [FULL, 50],
    [BRIEF, 10],
  ])('has as many as there is room for, and says how many more there are', (detail, most) => {
    const variables = Array.from({ length: 60 }, (_, position) => named(`A${position}`, 'removed', 'set'));
    const text = variableParagraphs(spanReport(), [deployed(variables)], '###', detail).join('\n\n');
    expect(text.match(/^- /gm)).toHaveLength(most);
    expect(text).toContain(`…and ${60 - most} more variables, all in the report file.`);
  });

  it('says where those may stand that cannot be seen, each place once', () => {
    const blind = deployed([named('SECRET', 'removed', 'unseen')], {
      unseenVariables: [unseen('the secret `env`', 12), unseen('the secret `env`', 12), unseen('an env file')],
    });
    expect(paragraphs(blind, blind).at(-1)).toBe(
      'Cannot be seen: what is in the secret `env` (`deploy/values.yaml:12`), an env file.',
    );
  });

  it('names five such places, and counts the others', () => {
    const unseenVariables = Array.from({ length: 8 }, (_, line) => unseen('a secret', line));
    const firstFive = [0, 1, 2, 3, 4].map((line) => `a secret (\`deploy/values.yaml:${line}\`)`).join(', ');
    expect(paragraphs(deployed([named('SECRET', 'removed', 'unseen')], { unseenVariables })).at(-1)).toBe(
      `Cannot be seen: what is in ${firstFive} and 3 more.`,
    );
  });

  it.each<[string, DeploymentReport, string]>([
    ['no file was searched', givenDeployment(), 'Versions were given, so no file was searched for these.'],
    ['the files show none', deploymentReport(), 'No file shows which variables are set here.'],
  ])('says so where %s', (_, deployment, expected) => {
    const variables = [named('SECRET', 'removed', 'unseen')];
    expect(paragraphs({ ...deployment, variables }).at(-1)).toBe(expected);
    // What is seen not to be set needs no such remark.
    expect(paragraphs({ ...deployment, variables: [named('X', 'default-changed', 'not-set')] })).toHaveLength(2);
  });

  it.each(['a | b', '</code></td>', '`x`', '[x](https://evil.test)', 'a\n\n# b', '@everyone', '\u202Ex'])(
    'is not changed by the name %j',
    (text) => {
      const hostile = { previousDefault: text, defaultValue: text, setName: text, file: text };
      const variables = [
        of('removed', 'set', { ...hostile, names: [text] }),
        of('renamed', 'set', { ...hostile, names: [text, text], name: text }),
        of('renamed', 'unseen', { ...hostile, names: [text], name: text }),
        of('default-changed', 'not-set', { ...hostile, names: [text] }),
      ];
      const page = variableParagraphs(
        spanReport(),
        [deployed(variables, { unseenVariables: [unseen(text), unseen(`the secret \`${text}\``, 3)] })],
        '###',
        FULL,
      ).join('\n\n');
      const dead = page.replace(/<code>[^<>]*<\/code>/g, '');
      expect(dead).not.toMatch(/evil\.test|@everyone|<|^# b|[\p{Cf}]/mu);
      expect(dead.match(/^- /gm)).toHaveLength(variables.length);
      expect(dead).not.toContain('|');
    },
  );
});

describe('variables of which nobody can say more', () => {
  const { config: NOTHING } = releaseReport();
  const other = (...names: readonly (string | null)[]): ReleaseReport['config'] => ({
    checked: true,
    breaking: 'unknown',
    changes: names.map((name) => ({ kind: 'other', name })),
  });
  const pageOf = (releases: readonly ReleaseReport[], deployments = [deployed([])], detail: Detail = FULL) =>
    variableParagraphs(spanReport({ explanation: explanation(releases) }), deployments, '###', detail).map(shown);
  const configs = (...each: readonly ReleaseReport['config'][]) =>
    each.map((config, patch) => releaseReport({ version: `1.3.${patch}`, config }));

  it.each<[string, ReleaseReport[], string[]]>([
    ['nothing is open', configs(NOTHING), []],
    [
      'a release does not tell',
      configs(null),
      ['For 1 release it is not known whether environment variables change, and which: 1.3.0.'],
    ],
    [
      'releases were not compared, or leave it open',
      configs({ checked: false, breaking: false, changes: [] }, NOTHING, {
        checked: true,
        breaking: 'unknown',
        changes: [],
      }),
      ['For 2 releases it is not known whether environment variables change, and which: 1.3.0, 1.3.2.'],
    ],
    [
      'variables change that nobody lists',
      configs({ checked: true, breaking: true, changes: [] }),
      ['For 1 release it is not known whether environment variables change, and which: 1.3.0.'],
    ],
    [
      'there are more releases than a sentence holds',
      configs(...Array.from({ length: 1_200 }, () => null)),
      [
        'For 1,200 releases it is not known whether environment variables change, and which: 1.3.0, 1.3.1, 1.3.2, 1.3.3, 1.3.4 and 1,195 more.',
      ],
    ],
    // That its artifact was not read is told of as such.
    ['nothing was read', [releaseReport({ explained: false, config: null })], []],
    [
      'changes are of a kind that is not known',
      configs(other('X', null, 'X'), NOTHING, other('__proto__', 'X')),
      [
        '- `X` changes in a way that is not known (1.3.0, 1.3.2).',
        '- A variable without a name changes in a way that is not known (1.3.0).',
        '- `__proto__` changes in a way that is not known (1.3.2).',
      ],
    ],
    [
      'both are so',
      configs(other('X'), null),
      [
        '- `X` changes in a way that is not known (1.3.0).',
        'For 1 release it is not known whether environment variables change, and which: 1.3.1.',
      ],
    ],
  ])('are told of, whether or not others change: %s', (_, releases, expected) => {
    const heading = '### Environment variables';
    expect(pageOf(releases)).toEqual(expected.length === 0 ? [] : [heading, ...expected]);
    const silent = '1 variable changes, with nothing to do here.';
    expect(pageOf(releases, [deployed([of('removed', 'not-set')])])).toEqual([heading, silent, ...expected]);
    // A jump that no deployment makes concerns nobody.
    expect(pageOf(releases, [])).toEqual([]);
  });

  it.each<[Detail, number]>([
    [FULL, 50],
    [BRIEF, 10],
  ])('are as many as there is room for', (detail, most) => {
    const names = Array.from({ length: 60 }, (_, at) => `X${at}`);
    const page = pageOf(configs(other(...names)), [deployed([])], detail).join('\n\n');
    expect(page.match(/^- /gm)).toHaveLength(most);
    expect(page).toContain(`…and ${60 - most} more variables, all in the report file.`);
  });

  it.each(['a | b', '</code></td>', '[x](https://evil.test)', 'a\n\n# b', '@everyone'])(
    'cannot change the page by the name %j',
    (name) => {
      const span = spanReport({ explanation: explanation(configs(other(name))) });
      const page = variableParagraphs(span, [deployed([])], '###', FULL).join('\n\n');
      expect(page.replace(/<code>[^<>]*<\/code>/g, '')).toBe(
        '### Environment variables\n\n-  changes in a way that is not known (1.3.0).',
      );
    },
  );
});
