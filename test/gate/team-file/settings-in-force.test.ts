import { describe, expect, it, vi } from 'vitest';
import { migrations } from '../../../scripts/fixtures/release.js';
import type { Choice } from '../../../src/gate/report/report.ts';
import { type GateSettingName, parseSettings } from '../../../src/gate/settings.ts';
import { exceptionsAddedBy, settingsOfChange } from '../../../src/gate/team-file/settings-in-force.ts';
import { renderReport } from '../../../src/render/terminal.ts';
import { InputError } from '../../../src/settings/input-error.ts';
import { publish, releases } from '../../gallery/published.ts';
import { type Files, reportOnChange } from '../../gallery/run.ts';
import { applied } from '../../support/choices.ts';
import { memoryTree } from '../../support/memory-tree.ts';

const PATH = '.github/upgrade-gate.yml';
const PUBLISHED = publish(
  releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0'], {
    '2.2.0': { row: { rollingUpdateSafe: false } },
    '2.4.0': { row: { requiredStops: ['2.3.0'] } },
  }),
);

/** One Deployment of one's own, without a strategy. */
const workload = (tag: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec:\n  template:\n    spec:\n      containers:\n        - name: bi\n          image: lightdash/lightdash:${tag}\n`;

const at = (tag: string, folder = 'production'): Files => ({ [`environments/${folder}/bi.yaml`]: workload(tag) });
const file = (text: string, path: string = PATH): Files => ({ [path]: text });
const exception = (members: string) => `exceptions:\n  - {${members}, reason: Sunday}\n`;
const JUMP = 'from: 2.1.0, to: 2.2.0, allow: recreate';

type Texts = Partial<Record<GateSettingName, string>>;

async function run(base: Files, change: Files, settings: Texts = {}, gone: readonly string[] = []) {
  const report = await reportOnChange({ base, change, gone: new Set(gone) }, PUBLISHED, settings);
  const { fails, failOn } = report.outcome;
  return { report, fails, failOn, notes: report.notes.map(({ code }) => code) };
}

async function refusalOf(base: Files, change: Files, settings: Texts = {}, gone: readonly string[] = []) {
  try {
    await run(base, change, settings, gone);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'none';
}

describe('settings of the file', () => {
  it('count from the base', async () => {
    const found = await run({ ...at('2.1.0'), ...file('fail-on: blocked\n') }, at('2.2.0'));
    expect(found).toMatchObject({ fails: false, failOn: 'blocked' });
  });

  it('count for nothing in the change that brings them', async () => {
    const found = await run(at('2.1.0'), { ...at('2.2.0'), ...file('fail-on: never\n') });
    expect(found).toMatchObject({ fails: true, failOn: 'not-rolling' });
    expect(found.notes).toContain('settings-changed');
  });

  it('do not become another in the change that edits them, or takes them away', async () => {
    const base = { ...at('2.1.0'), ...file('fail-on: mode-mismatch\n') };
    const edited = await run(base, { ...at('2.2.0'), ...file('fail-on: never\n') });
    const gone = await run(base, at('2.2.0'), {}, [PATH]);
    for (const found of [edited, gone]) {
      expect(found).toMatchObject({ fails: true, failOn: 'mode-mismatch' });
      expect(found.notes).toContain('settings-changed');
    }
  });

  it('are found at the root of the repository, too, and at the path of `config`', async () => {
    for (const [path, settings] of [
      ['.upgrade-gate.yml', {}],
      ['ops/gate.yml', { config: 'ops/gate.yml' }],
    ] as const) {
      const found = await run({ ...at('2.1.0'), ...file('fail-on: blocked\n', path) }, at('2.2.0'), settings);
      expect(found).toMatchObject({ fails: false, failOn: 'blocked' });
    }
  });

  it.each<[what: string, base: Files, change: Files, settings: Texts, message: string]>([
    ['two files', file('', '.upgrade-gate.yml'), file(''), {}, 'Keep one of them.'],
    ['`config` beside a standard file', file(''), {}, { config: 'a.yml' }, `config is a.yml, but`],
    [
      '`config` that names nothing',
      {},
      {},
      { config: 'a.yml' },
      'config names a.yml, and the repository has no such file.',
    ],
    ['another ending', {}, file('', '.github/upgrade-gate.yaml'), {}, 'Rename it to .github/upgrade-gate.yml.'],
    ['a file of the head that is not valid', {}, file('fail-on: x\n'), {}, `${PATH}:1: "fail-on" is "x"`],
    [
      'a file of the base that is not valid',
      file('fail-on: x\n'),
      file('fail-on: never\n'),
      {},
      'Fix it in a separate change.',
    ],
    ['a link', {}, { [PATH]: { link: '../other.yml' }, 'other.yml': '' }, {}, 'is no regular file'],
    [
      'another value of an input',
      file('fail-on: never\n'),
      {},
      { 'fail-on': 'blocked' },
      `${PATH}:1: "fail-on" is "never", and fail-on is "blocked". Keep one of them.`,
    ],
    ['an input beside the list', file('known-issues: []\n'), {}, { 'known-issues': 'a.yml' }, 'Keep one of them.'],
    [
      'an input beside the addresses of environments',
      file('environments: {a: {files: ["**"], running-url: "https://a.example"}}\n'),
      {},
      { 'running-url': 'https://b.example' },
      'Keep one of them.',
    ],
  ])('are refused: %s', async (_, base, change, settings, message) => {
    expect(await refusalOf({ ...at('2.1.0'), ...base }, { ...at('2.2.0'), ...change }, settings)).toContain(message);
  });

  it('are read once where a change leaves the file alone, which adds no exception', async () => {
    const own = { [PATH]: `fail-on: blocked\n${exception(JUMP)}` };
    const [base, head] = [memoryTree(own), memoryTree({ ...own, 'other.yaml': 'a: 1\n' })];
    const reads = [vi.spyOn(base, 'read'), vi.spyOn(head, 'read')];
    const { settings, notes } = await settingsOfChange(parseSettings({}, String), base, head, '/');
    expect([settings['fail-on'], settings.team.path, notes]).toEqual(['blocked', PATH, []]);
    expect(await exceptionsAddedBy(head, PATH, [base])).toEqual([]);
    expect(reads.flatMap(({ mock }) => mock.calls)).toEqual([[PATH]]);
    const before = memoryTree({ [PATH]: 'fail-on: blocked\n' });
    expect(await exceptionsAddedBy(head, PATH, [before])).toMatchObject([{ allow: 'recreate' }]);
  });

  it('may be given once more, with the same value', async () => {
    const base = { ...at('2.1.0'), ...file('fail-on: blocked\n') };
    expect(await run(base, at('2.2.0'), { 'fail-on': 'blocked' })).toMatchObject({ fails: false });
  });

  it('may be fixed in a separate change', async () => {
    const found = await run({ ...at('2.1.0'), ...file('fail-on: x\n') }, file('fail-on: never\n'));
    expect(found.fails).toBe(false);
    expect(found.notes).toContain('settings-mended');
  });

  it('hold what the listed issues bar', async () => {
    const issues =
      'known-issues: [{id: slow, versions: "2.3.0", applies-to: target, effect: block, reason: it is slow}]\n';
    const { report } = await run({ ...at('2.2.0'), ...file(issues) }, at('2.3.0'));
    expect(report).toMatchObject({ decision: 'blocked', policy: { knownIssues: PATH } });
  });
});

describe('an exception', () => {
  const MISMATCH = { 'fail-on': 'mode-mismatch' };
  const ENVIRONMENTS =
    'environments:\n  staging: {files: ["environments/staging/**"]}\n  production: {files: ["environments/production/**"]}\n';

  it('lets exactly its jump pass, in the change that adds it, and is named in the report', async () => {
    const found = await run(at('2.1.0'), { ...at('2.2.0'), ...file(exception(JUMP)) }, MISMATCH);
    expect(found.fails).toBe(false);
    expect(found.report).toMatchObject({ decision: 'recreate', upgradeMode: 'Recreate', safe: false });
    expect(found.report.deployments[0]?.exceptions).toEqual([
      { file: PATH, line: 2, allow: 'recreate', reason: 'Sunday', environment: null },
    ]);
  });

  it('is history once the base has it, also where it moves to another line', async () => {
    const base = { ...at('2.1.0'), ...file(exception(JUMP)) };
    const same = await run(base, at('2.2.0'), MISMATCH);
    const moved = await run(base, { ...at('2.2.0'), ...file(`# more\n${exception(JUMP)}`) }, MISMATCH);
    const twice = await run(
      base,
      { ...at('2.2.0'), ...file(exception(JUMP) + exception(JUMP).split('\n')[1]) },
      MISMATCH,
    );
    expect([same.fails, moved.fails, twice.fails]).toEqual([true, true, true]);
  });

  it.each([
    '"Sunday  02:00, Ada"',
    '" Sunday 02:00, Ada\\n"',
    '"Sunday\\u200b 02:00, Ada"',
    '>\n      Sunday 02:00,\n      Ada\n',
  ])('is history however its reason is wrapped: %j', async (reason) => {
    const text = (written: string) =>
      `exceptions:\n  - from: 2.1.0\n    to: 2.2.0\n    allow: recreate\n    reason: ${written}\n`;
    const base = { ...at('2.1.0'), ...file(text('Sunday 02:00, Ada')) };
    expect(await run(base, { ...at('2.2.0'), ...file(text(reason)) }, MISMATCH)).toMatchObject({ fails: true });
    const other = file(text("'Monday 02:00, Ada'"));
    expect(await run(base, { ...at('2.2.0'), ...other }, MISMATCH)).toMatchObject({ fails: false });
  });

  it.each<[what: string, from: string, to: string, text: string, settings: Texts]>([
    ['of another start', '2.1.0', '2.2.0', exception('from: 2.0.0, to: 2.2.0, allow: recreate'), MISMATCH],
    ['of another target', '2.1.0', '2.2.0', exception('from: 2.1.0, to: 2.3.0, allow: recreate'), MISMATCH],
    ['of what is blocked', '2.1.0', '2.4.0', exception('from: 2.1.0, to: 2.4.0, allow: recreate'), MISMATCH],
    ['of what is not proven', '2.1.0', '2.9.0', exception('from: 2.1.0, to: 2.9.0, allow: recreate'), MISMATCH],
    ['of a rollback', '2.1.0', '2.2.0', exception('from: 2.2.0, to: 2.1.0, allow: rollback'), MISMATCH],
    ['under fail-on: not-rolling', '2.1.0', '2.2.0', exception(JUMP), {}],
    ['of another environment', '2.1.0', '2.2.0', ENVIRONMENTS + exception(`${JUMP}, environment: staging`), MISMATCH],
    ['of other files', '2.1.0', '2.2.0', exception(`${JUMP}, files: ["environments/staging/**"]`), MISMATCH],
  ])('%s lets nothing pass', async (_, from, to, text, settings) => {
    const base = { ...at(from), ...file(text.startsWith('env') ? ENVIRONMENTS : '') };
    const found = await run(base, { ...at(to), ...file(text) }, settings);
    expect(found.fails).toBe(true);
    if (settings !== MISMATCH) return;
    expect(found.notes).toContain('exception-unused');
    expect(renderReport(found.report)).toMatch(/\nWarnings\n- ⚠️ 1 exception lets nothing pass\./);
  });

  it('says that its reason is still the placeholder, until somebody writes it', async () => {
    // Nothing in a file of compose stops the old version, so the choice writes an exception.
    const compose = (tag: string) => ({ 'compose.yaml': `services: {bi: {image: "lightdash/lightdash:${tag}"}}\n` });
    const rules = { [PATH]: 'fail-on: mode-mismatch\n' };
    const base = { ...compose('2.1.0'), ...rules };
    const [choice] = (await run(base, compose('2.2.0'))).report.choices as readonly [Choice];
    const { [PATH]: text = '' } = applied(choice, rules);
    const told = async (now: string) => {
      const { fails, report } = await run(base, { ...compose('2.2.0'), ...file(now) });
      return [fails, report.notes.filter(({ code }) => code === 'reason-unwritten')];
    };
    expect(await told(text)).toEqual([false, [expect.objectContaining({ level: 'warning', examples: [`${PATH}:3`] })]]);
    expect(await told(text.replace(/'when.*'/, "'Sunday 02:00, Ada'"))).toEqual([false, []]);
  });

  it('counts in its environment alone', async () => {
    const base = { ...at('2.1.0'), ...at('2.1.0', 'staging'), ...file(ENVIRONMENTS) };
    const text = ENVIRONMENTS + exception(`${JUMP}, environment: production`);
    const { report, fails } = await run(base, { ...at('2.2.0'), ...at('2.2.0', 'staging'), ...file(text) }, MISMATCH);
    const found = report.deployments.map(({ environments, fails: red }) => [environments.join(), red]);
    expect(found.sort()).toEqual([
      ['production', false],
      ['staging', true],
    ]);
    expect(fails).toBe(true);
  });

  it('of the old place or the new one alone does not let a deployment pass that moves', async () => {
    const base = { ...at('2.1.0', 'staging'), ...file(ENVIRONMENTS) };
    const text = ENVIRONMENTS + exception(`${JUMP}, environment: production`);
    const found = await run(base, { ...at('2.2.0'), ...file(text) }, MISMATCH, ['environments/staging/bi.yaml']);
    expect(found.fails).toBe(true);
  });

  it('does not count at another path than that of the settings', async () => {
    const base = { ...at('2.1.0'), ...file('fail-on: mode-mismatch\n') };
    const moved = { ...at('2.2.0'), ...file(`fail-on: mode-mismatch\n${exception(JUMP)}`, '.upgrade-gate.yml') };
    expect(await run(base, moved, {}, [PATH])).toMatchObject({ fails: true, failOn: 'mode-mismatch' });
  });

  it('allows exactly one rollback', async () => {
    const back = exception('from: 2.2.0, to: 2.1.0, allow: rollback');
    const found = await run(at('2.2.0'), { ...at('2.1.0'), ...file(back) }, MISMATCH);
    expect(found.report).toMatchObject({ safe: false, upgradeMode: 'Recreate', outcome: { fails: false } });
    expect(found.report.deployments[0]).toMatchObject({ change: 'downgrade', decision: null });
    expect(await run(at('2.2.0'), { ...at('2.1.0'), ...file(back) })).toMatchObject({ fails: true });
    expect(await run(at('2.3.0'), { ...at('2.1.0'), ...file(back) }, MISMATCH)).toMatchObject({ fails: true });
  });
});

describe('a change that edits environments and needs downtime', () => {
  const compose = (tag: string): Files => ({
    'environments/production/compose.yaml': `services:\n  bi:\n    image: lightdash/lightdash:${tag}\n`,
  });
  const named = (name: string) => `environments:\n  ${name}: {files: ["environments/production/**"]}\n`;
  const RULE = 'fail-on: mode-mismatch\n';

  it.each([
    ['brings them', RULE, `${RULE}${named('production')}`],
    ['takes them away', `${RULE}${named('production')}`, RULE],
    ['renames one', `${RULE}${named('production')}`, `${RULE}${named('live')}`],
  ])('is offered an exception that counts before and after: it %s', async (_, before, after) => {
    const base = { ...compose('2.1.0'), ...file(before) };
    const head = { ...compose('2.2.0'), ...file(after) };
    const { report } = await run(base, head);
    const [choice] = report.choices;
    expect(choice).toMatchObject({ id: 'stop', instead: null, thenPasses: true });
    const followed = {
      ...head,
      ...applied(choice as Choice, { ...base, ...head } as Readonly<Record<string, string>>),
    };
    expect(await run(base, followed)).toMatchObject({ fails: false });
    // It is history after the merge, and the next bump is judged anew.
    expect(await run({ ...base, ...followed, ...compose('2.1.0') }, compose('2.2.0'))).toMatchObject({ fails: true });
  });
});

describe('a line that deployments of two environments share', () => {
  const ENVIRONMENTS =
    'environments:\n  staging: {files: ["environments/staging/**"]}\n  production: {files: ["environments/production/**"]}\n';
  const app = (name: string) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}}\nspec:\n  sources:\n    - {repoURL: https://lightdash.github.io/helm-charts, chart: lightdash, targetRevision: 2.16.361, helm: {valueFiles: [$v/environments/staging/values.yaml]}}\n    - {repoURL: https://git.test/x.git, targetRevision: main, ref: v}\n`;
  const base: Files = {
    'environments/staging/app.yaml': app('staging'),
    'environments/production/app.yaml': app('production'),
    'environments/staging/values.yaml': 'image: {repository: lightdash/lightdash, tag: 2.1.0}\n',
  };
  const head = (...names: readonly string[]): Files => ({
    'environments/staging/values.yaml': 'image: {repository: lightdash/lightdash, tag: 2.2.0}\n',
    ...file(
      `fail-on: mode-mismatch\n${ENVIRONMENTS}exceptions:\n${names.map((name) => `  - {${JUMP}, environment: ${name}, reason: Sunday}\n`).join('')}`,
    ),
  });

  it.each([
    [['staging'], true],
    [['production'], true],
    [['staging', 'production'], false],
  ])('needs an exception for each of them, although one has the file: %s fails %s', async (names, fails) => {
    const found = await run({ ...base, ...file(`fail-on: mode-mismatch\n${ENVIRONMENTS}`) }, head(...names));
    expect(found.report.deployments.map(({ environments }) => environments)).toEqual([['staging', 'production']]);
    expect(found.fails).toBe(fails);
  });

  it('waits for the one that takes releases first, whose version it is itself', async () => {
    const first = file(`fail-on: mode-mismatch\n${ENVIRONMENTS.replace(/}\n$/, ', promote-from: staging}\n')}`);
    const found = await run({ ...base, ...first }, { ...base, ...head('staging', 'production'), ...first });
    expect(found.report).toMatchObject({ decision: 'blocked', outcome: { fails: true } });
  });
});

describe('an environment that takes its releases from another one', () => {
  const ROLLING = publish(releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0']));
  const FILE =
    'environments:\n  staging: {files: ["environments/staging/**"]}\n  production: {files: ["environments/production/**"], promote-from: staging}\n';
  const both = (staging: string, production: string): Files => ({
    ...at(staging, 'staging'),
    ...at(production),
    ...file(FILE),
  });
  const change = async (base: Files, head: Files, settings: Texts = {}) => {
    const report = await reportOnChange({ base, change: head }, ROLLING, settings);
    const of = (name: string) => report.deployments.find(({ environments }) => environments.includes(name));
    return { report, staging: of('staging'), production: of('production') };
  };

  it.each([
    ['no further than the other one has', '2.3.0', '2.1.0', '2.3.0', 'roll', false],
    ['below it', '2.3.0', '2.1.0', '2.2.0', 'roll', false],
    ['not above it', '2.2.0', '2.1.0', '2.3.0', 'blocked', true],
    ['not at all from the same version', '2.1.0', '2.1.0', '2.2.0', 'blocked', true],
    ['not where the other one has no version', 'latest', '2.1.0', '2.2.0', 'unproven', true],
  ])('goes %s', async (_, staging, from, to, decision, fails) => {
    const { report, production } = await change(both(staging, from), both(staging, to));
    expect(production).toMatchObject({ decision, fails, promotion: { from: 'staging' } });
    expect(report.outcome.fails).toBe(fails);
  });

  it('does not go together with the other one, which may go by itself', async () => {
    const { report, staging, production } = await change(both('2.1.0', '2.1.0'), both('2.2.0', '2.2.0'));
    expect(staging).toMatchObject({ decision: 'roll', fails: false });
    expect(production).toMatchObject({ decision: 'blocked', fails: true });
    expect(report.spans).toHaveLength(2);
    const [choice] = report.choices;
    expect(choice).toMatchObject({ title: 'Leave production on 2.1.0 for now', thenPasses: true });
    expect(choice?.edits.map(({ file: path }) => path)).toEqual(['environments/production/bi.yaml']);
  });

  it('is named with the others that wait', async () => {
    const names = ['staging', 'eu', 'us', 'asia'];
    const chain = names.map((name, index) => {
      const first = names[index - 1] === undefined ? '' : `, promote-from: ${names[index - 1]}`;
      return `  ${name}: {files: ["environments/${name}/**"]${first}}\n`;
    });
    const all = (tag: string) => Object.assign({}, ...names.map((name) => at(tag, name))) as Files;
    const { report } = await change({ ...all('2.1.0'), ...file(`environments:\n${chain.join('')}`) }, all('2.2.0'));
    expect(report.choices.map(({ title }) => title)).toContain('Leave asia, eu and us on 2.1.0 for now');
  });

  it('goes as far as the other one has come', async () => {
    const { report } = await change(both('2.2.0', '2.1.0'), both('2.2.0', '2.4.0'));
    expect(report.choices.map(({ title, thenPasses }) => [title, thenPasses])).toEqual([
      ['Newest that your policy allows: go to 2.2.0', true],
      ['Leave production on 2.1.0 for now', true],
    ]);
  });

  it('is told of once no deployment belongs to it, until its `files` are mended', async () => {
    const moved = (production: string) => ({ ...at('2.1.0', 'staging'), ...at(production, 'live') });
    const mended = file(FILE.replace('environments/production', 'environments/live'));
    const gone = ['environments/production/bi.yaml'];
    const told = async (base: Files, head: Files, out: readonly string[] = []) =>
      (await run(base, head, {}, out)).report.notes.filter(({ code }) => code === 'environment-empty');
    const note = [{ level: 'warning', code: 'environment-empty', count: 1, examples: ['production'] }];
    const before = both('2.1.0', '2.1.0');
    expect(await told(before, moved('2.1.0'), gone)).toEqual(note);
    expect(await told({ ...moved('2.1.0'), ...file(FILE) }, moved('2.2.0'))).toEqual(note);
    expect(await told(moved('2.1.0'), file(FILE))).toEqual(note);
    expect(await told(before, { ...moved('2.1.0'), ...mended }, gone)).toEqual([]);
    const { production } = await change({ ...moved('2.1.0'), ...mended }, moved('2.2.0'));
    expect(production).toMatchObject({ decision: 'blocked', promotion: { from: 'staging' } });
  });

  it('is told of once a deployment leaves it beside others, until its `files` are mended', async () => {
    const moved = { ...both('2.1.0', '2.1.0'), ...at('2.1.0', 'live') };
    const second = 'environments/production/eu/bi.yaml';
    const before = { ...both('2.1.0', '2.1.0'), ...at('2.1.0', 'production/eu') };
    const mended = file(FILE.replace('production/**"', 'production/**", "environments/live/**"'));
    const told = async (head: Files) =>
      (await run(before, head, {}, [second])).report.notes.filter(({ code }) => code === 'environment-left');
    const examples = ['environments/live/bi.yaml (production)'];
    expect(await told(moved)).toEqual([{ level: 'warning', code: 'environment-left', count: 1, examples }]);
    expect(await told({ ...moved, ...mended })).toEqual([]);
    expect(await told({ ...both('2.1.0', '2.1.0'), ...at('2.1.0', 'staging/eu') })).toEqual([]);
    expect(await told({})).toEqual([]);
  });

  it('stays where it is, above the other one', async () => {
    expect(await change(both('2.1.0', '2.3.0'), both('2.2.0', '2.3.0'))).toMatchObject({
      report: { outcome: { fails: false } },
      production: { decision: 'unchanged' },
    });
  });

  it.each([
    ['an unknown name', 'a: {files: [x], promote-from: b}', 'there is no environment "b"'],
    ['itself', 'a: {files: [x], promote-from: a}', 'leads in a circle: a ← a'],
    [
      'a circle',
      'a: {files: [x], promote-from: b}\n  b: {files: [y], promote-from: a}',
      'leads in a circle: a ← b ← a',
    ],
  ])('is refused: %s', async (_, text, message) => {
    expect(await refusalOf(at('2.1.0'), { ...at('2.2.0'), ...file(`environments:\n  ${text}\n`) })).toContain(message);
  });
});

describe('a rollback', () => {
  const said = async (artifacts: Parameters<typeof releases>[1], from = '2.3.0') => {
    const published = publish(releases(['2.1.0', '2.2.0', '2.3.0'], artifacts));
    const report = await reportOnChange({ base: at(from), change: at('2.1.0') }, published);
    const page = renderReport(report).replaceAll(/\s+/g, ' ');
    return { rollback: report.deployments[0]?.rollback, page };
  };

  it('fits the schema where nothing between the two migrates', async () => {
    const { rollback, page } = await said({});
    expect(rollback).toEqual({ migrations: [], isKnown: true });
    expect(page).toContain('No release between 2.1.0 and 2.3.0 migrates the database, so 2.1.0 fits the schema.');
  });

  it('leaves behind what was migrated', async () => {
    const { rollback, page } = await said({
      '2.2.0': { artifact: { migrations: migrations(['20260101_add.ts', ['saved_queries'], 'light']) } },
    });
    expect(rollback).toEqual({
      migrations: [{ release: '2.2.0', name: '20260101_add.ts', tables: ['saved_queries'] }],
      isKnown: true,
    });
    expect(page).toContain(
      'Only a backup made under 2.1.0 brings the old data back. - 2.2.0: `20260101_add.ts` (saved_queries)',
    );
  });

  it.each<[string, Parameters<typeof releases>[1], string]>([
    ['an artifact', { '2.2.0': { artifact: null } }, '2.3.0'],
    ['a release', {}, '2.9.0'],
  ])('cannot rule out a migration without %s', async (_, artifacts, from) => {
    const { rollback, page } = await said(artifacts, from);
    expect(rollback).toMatchObject({ isKnown: false });
    expect(page).toContain(
      'so one of them may have migrated it. Only a backup made under 2.1.0 brings the old data back.',
    );
  });
});
