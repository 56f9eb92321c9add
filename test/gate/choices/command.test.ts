import { describe, expect, it } from 'vitest';
import { applyRequest } from '../../../src/gate/choices/apply.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { NO_TEAM } from '../../../src/gate/team-file/team-rules.ts';
import { parseReleaseIndex } from '../../../src/release-safety/release-index.ts';
import type { Version } from '../../../src/release-safety/version.ts';
import { publish, releases } from '../../gallery/published.ts';
import { type Files, reportOnChange, runsAt } from '../../gallery/run.ts';
import { askSetUp, WITH_FLOOR } from '../../support/choices.ts';
import { chartRepository, DEFAULTS } from '../../support/detection.ts';
import { EVERY_KIND } from '../../support/example-repositories.ts';
import { memoryTree } from '../../support/memory-tree.ts';
import { SET_UPS } from '../../support/set-ups.ts';

type Texts = Readonly<Record<string, string>>;

/** What a command writes into the head, read as `apply` reads its options. */
function written(command: string, base: Files, head: Files) {
  expect(command).toMatch(/^npx --yes github:acme\/upgrade-gate#v1 apply /);
  const words = command.split(' ');
  const after = (option: string) => words[words.indexOf(option) + 1] ?? null;
  const [to, chartVersion] = ['--to', '--chart-version'].map((name) => (words.includes(name) ? after(name) : null));
  expect(after('--base')).toBe('main');
  return applyRequest(
    { to: (to ?? null) as Version | null, next: words.includes('--next'), mode: words.includes('--mode'), done: false },
    {
      tree: memoryTree(head),
      settings: { ...DEFAULTS, chartVersion: chartVersion ?? null },
      charts: chartRepository(),
      team: NO_TEAM,
      environment: null,
      base: { tree: memoryTree(base), renames: new Map() },
    },
    parseReleaseIndex(WITH_FLOOR.index),
  );
}

/** Holds each command of a report to the lines of its choice, and returns the ids of the choices that have one. */
async function commandsOf(report: Report, base: Files, head: Files): Promise<string[]> {
  const ids: string[] = [];
  for (const { id, title, command, edits } of report.choices) {
    if (command === null) continue;
    ids.push(id);
    const { edits: own, missing, downgrades } = await written(command, base, head);
    expect({ edits: own, missing, downgrades }, `${title}: ${command}`).toEqual({
      edits,
      missing: [],
      downgrades: [],
    });
  }
  return ids;
}

const UPGRADES = [
  ['2.2.0', '2.6.0', ['stop', 'roll']],
  ['2.2.0', '2.8.0', ['hop', 'roll']],
  ['1.9.0', '2.6.0', ['hop']],
  ['2.4.0', '2.3.0', ['remedy']],
] as const;

describe('the command of a choice writes the lines of that choice', () => {
  it.each(SET_UPS.map((each) => [each.name, each] as const))('%s', async (_, setUp) => {
    for (const [from, to, ids] of UPGRADES) {
      const [base, head] = [setUp.files(from), setUp.files(to)];
      // No command reads what the team's own tool has rendered.
      expect(await commandsOf(await askSetUp(setUp, base, head), base, head)).toEqual(setUp.render ? [] : ids);
    }
  });

  it.each(EVERY_KIND.map((each) => [each.name, each] as const))('%s', async (_, { files }) => {
    const [base, head] = [files('2.2.0'), files('2.8.0')];
    const report = await reportOnChange({ base, change: head }, WITH_FLOOR);
    expect(await commandsOf(report, base, head)).toEqual(['hop', 'roll']);
  });
});

describe('a choice names', () => {
  const base = { 'compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:2.2.0\n' };
  const change = { 'compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:2.6.0\n' };
  const commands = async (settings: Texts, published = WITH_FLOOR) =>
    (await reportOnChange({ base, change }, published, settings)).choices.map(({ command }) => command);

  it.each<[string, Texts, string[]]>([
    ['the base of the run', {}, ['--mode --base main', '--to 2.4.0 --base main']],
    [
      'the chart that the workflow gives',
      { 'chart-version': '2.16.361' },
      ['--mode --base main --chart-version 2.16.361', '--to 2.4.0 --base main --chart-version 2.16.361'],
    ],
    ['it also for another `fail-on`', { 'fail-on': 'mode-mismatch' }, ['--mode --base main', '--to 2.4.0 --base main']],
  ])('%s', async (_, settings, expected) => {
    expect(await commands(settings)).toEqual(
      expected.map((options) => `npx --yes github:acme/upgrade-gate#v1 apply ${options}`),
    );
  });

  it.each<[string, Texts]>([
    ['is found by an input that the command would need too', { targets: 'compose.yaml#services.web.image' }],
    ['is judged from a given version', { from: '2.2.0' }],
    ['compares another head than what is checked out', { 'head-ref': 'update' }],
  ])('no command where the run %s', async (_, settings) => {
    expect(new Set(await commands(settings))).toEqual(new Set([null]));
  });

  it('a version where the run has a policy, because the command that names it does not judge', async () => {
    expect(await commands({ 'minimum-release-age': '1 hour' })).toEqual([
      null,
      'npx --yes github:acme/upgrade-gate#v1 apply --to 2.4.0 --base main',
    ]);
  });

  it('the downtime everywhere where an older version runs than the files say, which no command compares', async () => {
    const values = (tag: string) => ({
      'values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n`,
    });
    const head = values('2.6.0');
    runsAt('https://bi.example.test', '2.2.0');
    const settings = {
      'fail-on': 'mode-mismatch',
      'chart-version': '2.16.361',
      'running-url': 'https://bi.example.test',
    };
    const report = await reportOnChange({ base: values('2.5.0'), change: head }, WITH_FLOOR, settings);
    const [stop] = report.choices;
    expect(stop?.command).toBe('npx --yes github:acme/upgrade-gate#v1 apply --mode --chart-version 2.16.361');
    const { edits } = await applyRequest(
      { to: null, next: false, mode: true, done: false },
      {
        tree: memoryTree(head),
        settings: { ...DEFAULTS, chartVersion: '2.16.361' },
        charts: chartRepository(),
        team: NO_TEAM,
        environment: null,
        base: null,
      },
      null,
    );
    expect(edits).toEqual(stop?.edits);
  });

  it('no step and no downtime where an artifact says other than the index, which is all that the command reads', async () => {
    const drift = publish(
      releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0'], {
        '2.5.0': { artifact: { compatibility: { rollingUpdateSafe: false, recommendedStrategy: 'Recreate' } } },
      }),
    );
    expect(await commands({ 'fail-on': 'mode-mismatch' }, drift)).toEqual([
      null,
      'npx --yes github:acme/upgrade-gate#v1 apply --to 2.4.0 --base main',
    ]);
  });
});
