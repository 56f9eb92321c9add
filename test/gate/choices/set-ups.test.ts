import { afterAll, describe, expect, it } from 'vitest';
import { applyRequest } from '../../../src/gate/choices/apply.ts';
import type { Choice } from '../../../src/gate/report/report.ts';
import { NO_TEAM } from '../../../src/gate/team-file/team-rules.ts';
import { renderSummary } from '../../../src/render/pages.ts';
import { renderReport } from '../../../src/render/terminal.ts';
import { reportOnChange } from '../../gallery/run.ts';
import { applied, askSetUp, inputsOf, WITH_FLOOR } from '../../support/choices.ts';
import { chartRepository, DEFAULTS } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';
import { OTHER_TOOLS } from '../../support/other-tools.ts';
import { IN_A_LIST, SET_UPS, type SetUp } from '../../support/set-ups.ts';
import { shown } from '../../support/shown.ts';

type Texts = Readonly<Record<string, string>>;

const UPGRADES = {
  roll: ['2.2.0', '2.4.0'],
  downtime: ['2.2.0', '2.6.0'],
  blocked: ['2.2.0', '2.8.0'],
  'below the floor': ['1.9.0', '2.6.0'],
} as const;

/** The files once what the downtime has left behind is taken out. */
async function takenBack({ settings = {} }: SetUp, files: Texts): Promise<Texts> {
  const search = {
    tree: memoryTree(files),
    settings: { ...DEFAULTS, chartVersion: settings['chart-version'] ?? null },
    charts: chartRepository(),
    team: NO_TEAM,
    environment: null,
    base: null,
  };
  const done = await applyRequest({ to: null, next: false, mode: false, done: true }, search, null);
  expect(done.missing).toEqual([]);
  const after = {
    ...files,
    ...Object.fromEntries([...done.contents].map(([path, bytes]) => [path, bytes.toString()])),
  };
  return Object.fromEntries(Object.entries(after).filter(([path]) => !done.gone.has(path)));
}

/** Files that differ in the version alone are the same here. */
function withoutVersion(files: Texts): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replaceAll(/\b(?:1\.9|2\.[1-8])\.0\b/g, 'X')]),
  );
}

const OWN = '.github/upgrade-gate.yml';

/** The files with another version, but for what the team allows. */
function bumped(files: Texts, from: string, to: string): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, path === OWN ? text : text.replaceAll(from, to)]),
  );
}

const judgedWithFloor = (base: Texts, change: Texts, settings: Texts = {}) =>
  reportOnChange({ base, change }, WITH_FLOOR, settings);

const table: string[][] = [];

afterAll(() => {
  if (process.env['SHOW_TABLE'] !== undefined) console.log(table.map((row) => `| ${row.join(' | ')} |`).join('\n'));
});

describe('the first choice is green, and what it leaves behind can be taken out', () => {
  for (const setUp of [...SET_UPS, IN_A_LIST, ...OTHER_TOOLS]) {
    it.each(Object.entries(UPGRADES))(`${setUp.name}: %s`, async (what, [from, to]) => {
      const start = setUp.files(from);
      const head = setUp.files(to);
      const report = await askSetUp(setUp, start, head);
      if (what === 'roll') {
        expect(report.decision).toBe('roll');
        expect(report.outcome.fails).toBe(false);
        table.push([setUp.name, what, 'green', '', '']);
        return;
      }
      expect(report.outcome.fails).toBe(true);
      const [choice] = report.choices as readonly [Choice];
      expect(choice.patch, choice.instead ?? '').not.toBeNull();
      const chosen = applied(choice, head);
      const after = await askSetUp(setUp, start, chosen, inputsOf(choice));
      expect(after.outcome.fails, choice.patch ?? '').toBe(false);
      const done = await takenBack(setUp, chosen);
      expect(withoutVersion(done)).toEqual(withoutVersion(start));
      // What a downtime has left behind lets no later one pass but by a strategy that is really there.
      const next = await askSetUp(setUp, done, setUp.files('2.8.0'), inputsOf(choice));
      expect(next.outcome.fails).toBe(choice.to !== '2.7.0');
      const left = after.deployments.flatMap(({ leftovers }) => leftovers);
      const isExcepted = after.deployments.some(({ exceptions }) => exceptions.length > 0);
      if (choice.to === '2.1.0') {
        // Nobody has taken it out: an exception is history, and what really stops the old version is told of.
        const forgotten = await askSetUp(setUp, chosen, bumped(chosen, '2.1.0', '2.6.0'), inputsOf(choice));
        const isTold = forgotten.deployments.some(({ advice }) => advice.some(({ code }) => code === 'leftover'));
        expect([forgotten.decision, forgotten.outcome.fails, isTold]).toEqual(['recreate', isExcepted, !isExcepted]);
      }
      expect(left.length > 0 || isExcepted).toBe(choice.id === 'stop' || after.decision === 'recreate');
      const lines = choice.edits.reduce((sum, { added }) => sum + added.length, 0);
      table.push([
        setUp.name,
        what,
        `${choice.id} ${choice.to}`,
        `${lines} lines, ${after.decision}, green`,
        'the version alone',
      ]);
    });
  }
});

it('a mode that an earlier downtime left is told of with the command that takes it out', async () => {
  const left = ({ ['helmfile.yaml.gotmpl']: own = '', ...rest }: Texts): Texts => ({
    'helmfile.yaml.gotmpl': `${own}      - upgrade:\n          mode: Recreate # upgrade-gate: for the downtime\n`,
    ...rest,
  });
  const adviceOn = async (files: Texts) => {
    const report = await askSetUp(IN_A_LIST, left(IN_A_LIST.files('2.2.0')), files);
    expect(report.decision).toBe('roll');
    return report.deployments.flatMap(({ advice }) => advice.map(({ code, message }) => [code, message]));
  };
  const head = left(IN_A_LIST.files('2.4.0'));
  const says = 'upgrade.mode is Recreate, but this upgrade can roll. An earlier downtime left it here.';
  expect(await adviceOn(head)).toEqual([['mode-differs', `${says} \`apply --done\` takes it out.`]]);
  const done = await takenBack(IN_A_LIST, head);
  expect(done).toEqual(IN_A_LIST.files('2.4.0'));
  expect(await adviceOn(done)).toEqual([]);
});

it('a setting that the file of the team decides is set there, and an input that says otherwise is an error', async () => {
  const compose = (version: string, failOn: string) => ({
    'compose.yaml': `services: {web: {image: "lightdash/lightdash:${version}"}}\n`,
    '.github/upgrade-gate.yml': `fail-on: ${failOn}\n`,
  });
  const [start, head] = [compose('2.2.0', 'not-rolling'), compose('2.6.0', 'not-rolling')];
  const report = await judgedWithFloor(start, head);
  expect(report.teamFile).toEqual({ path: '.github/upgrade-gate.yml', decides: ['fail-on'] });
  const [choice] = report.choices as readonly [Choice];
  const asked =
    'Set `fail-on: mode-mismatch` in `.github/upgrade-gate.yml` on the target branch, where settings count.';
  expect(shown(renderSummary(report))).toContain(asked);
  expect(renderReport(report).replace(/\s+/g, ' ')).toContain(asked.replaceAll('`', ''));
  await expect(judgedWithFloor(start, head, { 'fail-on': 'mode-mismatch' })).rejects.toThrow('Keep one of them.');
  // On the target branch and, behind its merge, on this one.
  const declared = applied(choice, head);
  const mended = (files: Texts) => ({
    ...files,
    '.github/upgrade-gate.yml': (files['.github/upgrade-gate.yml'] ?? '').replace('not-rolling', 'mode-mismatch'),
  });
  expect((await judgedWithFloor(start, declared)).outcome.fails).toBe(true);
  expect((await judgedWithFloor(mended(start), mended(declared))).outcome.fails).toBe(false);
});

describe('a rollback', () => {
  it.each(
    [...SET_UPS, ...OTHER_TOOLS].filter(({ render }) => render === undefined).map((each) => [each.name, each] as const),
  )('is red, and each of its choices leads where it says: %s', async (_, setUp) => {
    const [start, head] = [setUp.files('2.6.0'), setUp.files('2.4.0')];
    const report = await askSetUp(setUp, start, head);
    expect(report.outcome.fails).toBe(true);
    expect(report.choices.map(({ id }) => id)).toEqual(['remedy', 'rollback']);
    for (const choice of report.choices) {
      expect(choice.patch, choice.instead ?? '').not.toBeNull();
      const after = await askSetUp(setUp, start, applied(choice, head), inputsOf(choice));
      expect([choice.id, after.outcome.fails, after.upgradeMode]).toEqual([
        choice.id,
        false,
        choice.id === 'remedy' ? after.upgradeMode : 'Recreate',
      ]);
    }
    const back = report.choices.find(({ id }) => id === 'rollback') as Choice;
    const gone = applied(back, head);
    expect(withoutVersion(await takenBack(setUp, gone))).toEqual(withoutVersion(start));
    expect((await askSetUp(setUp, gone, bumped(gone, '2.4.0', '2.6.0'), inputsOf(back))).outcome.fails).toBe(true);
    const again = await askSetUp(setUp, start, gone, { 'fail-on': 'not-rolling' });
    expect(again.choices.find(({ id }) => id === 'rollback')).toMatchObject({
      edits: [],
      instead: 'The files already say so.',
      inputs: [{ name: 'fail-on', value: 'mode-mismatch' }],
    });
    table.push([setUp.name, 'rollback', 'stay or go back', 'both green', '']);
  });
});
