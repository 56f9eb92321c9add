import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { applyWish } from '../../../src/gate/choices/apply.ts';
import type { Choice, Report } from '../../../src/gate/report/report.ts';
import { publish, releases } from '../../gallery/published.ts';
import { reportOnChange } from '../../gallery/run.ts';
import { applied, inputsOf } from '../../support/choices.ts';
import { chartRepository, DEFAULTS } from '../../support/detection.ts';
import { temporaryFolder } from '../../support/git-repository.ts';
import { memoryTree } from '../../support/memory-tree.ts';
import { SET_UPS, type SetUp } from '../../support/set-ups.ts';

type Texts = Readonly<Record<string, string>>;

/** 2.2.0 to 2.4.0 roll, 2.5.0 is not safe, 2.8.0 may be entered from 2.7.0 alone, and the index begins with 2.1.0. */
const PUBLISHED = publish(
  releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0', '2.7.0', '2.8.0'], {
    '2.5.0': { row: { rollingUpdateSafe: false } },
    '2.8.0': { row: { minPreviousVersion: '2.7.0' } },
  }),
  '2.1.0',
);

const UPGRADES = {
  roll: ['2.2.0', '2.4.0'],
  downtime: ['2.2.0', '2.6.0'],
  blocked: ['2.2.0', '2.8.0'],
  'below the floor': ['1.9.0', '2.6.0'],
} as const;

/** What the check says to a change, with both sides rendered if the team renders. */
async function ask({ settings = {}, render }: SetUp, base: Texts, head: Texts, more: Texts = {}): Promise<Report> {
  const rendered: Record<string, string> = {};
  if (render !== undefined) {
    const folder = temporaryFolder();
    for (const [side, files] of Object.entries({ base, head })) {
      rendered[`rendered-${side}`] = join(folder, `${side}.yaml`);
      writeFileSync(join(folder, `${side}.yaml`), render(files));
    }
  }
  return reportOnChange({ base, change: head }, PUBLISHED, {
    'fail-on': 'mode-mismatch',
    ...settings,
    ...rendered,
    ...more,
  });
}

/** The files once what the downtime has left behind is taken out. */
async function takenBack({ settings = {} }: SetUp, files: Texts): Promise<Texts> {
  const search = {
    tree: memoryTree(files),
    settings: { ...DEFAULTS, chartVersion: settings['chart-version'] ?? null },
    charts: chartRepository(),
    base: null,
  };
  const { contents, missing } = await applyWish({ to: null, next: false, mode: false, done: true }, search, null);
  expect(missing).toEqual([]);
  return { ...files, ...Object.fromEntries([...contents].map(([path, bytes]) => [path, bytes.toString()])) };
}

/** Files that differ in the version alone are the same here. */
function withoutVersion(files: Texts): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replaceAll(/\b(?:1\.9|2\.[1-8])\.0\b/g, 'X')]),
  );
}

const table: string[][] = [];

afterAll(() => {
  if (process.env['SHOW_TABLE'] !== undefined) console.log(table.map((row) => `| ${row.join(' | ')} |`).join('\n'));
});

describe('the first choice is green, and what it leaves behind can be taken out', () => {
  for (const setUp of SET_UPS) {
    it.each(Object.entries(UPGRADES))(`${setUp.name}: %s`, async (what, [from, to]) => {
      const start = setUp.files(from);
      const head = setUp.files(to);
      const report = await ask(setUp, start, head);
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
      const after = await ask(setUp, start, chosen, inputsOf(choice));
      expect(after.outcome.fails, choice.patch ?? '').toBe(false);
      const done = await takenBack(setUp, chosen);
      expect(withoutVersion(done)).toEqual(withoutVersion(start));
      const left = after.deployments.flatMap(({ leftovers }) => leftovers);
      expect(left.length > 0).toBe(choice.id === 'stop' || after.decision === 'recreate');
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
