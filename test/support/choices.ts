import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Choice, Report } from '../../src/gate/report/report.ts';
import { publish, releases } from '../gallery/published.ts';
import { type Files, QUESTIONS, reportOnChange } from '../gallery/run.ts';
import { temporaryFolder } from './git-repository.ts';
import type { SetUp } from './set-ups.ts';

type Texts = Readonly<Record<string, string>>;

/** The files after git itself has applied the patch of a choice at the root of a folder that holds them. */
export function applied(choice: Choice, files: Texts): Texts {
  if (choice.patch === null) return files;
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-choice-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    // Outside of a repository it takes a patch all the same; the machine's own settings do not count.
    execFileSync('git', ['apply', '-'], {
      cwd: folder,
      input: choice.patch,
      env: {
        PATH: process.env['PATH'],
        GIT_CEILING_DIRECTORIES: tmpdir(),
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const added = [...choice.patch.matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.*)$/gm)].map(([, path = '']) => path);
    return Object.fromEntries(
      [...Object.keys(files), ...added].map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The inputs of a run that does what a choice says; the chart is one that stops the old version by itself. */
export function inputsOf({ inputs, failOn }: Choice): Record<string, string> {
  return {
    ...Object.fromEntries(inputs.map(({ name, value }) => [name, value ?? '2.16.361'])),
    'fail-on': failOn,
  };
}

const VERSIONS = ['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0', '2.7.0', '2.8.0'];
const RELEASES = releases(VERSIONS, {
  '2.5.0': { row: { rollingUpdateSafe: false } },
  '2.8.0': { row: { minPreviousVersion: '2.7.0' } },
});

/** 2.2.0 to 2.4.0 roll, 2.5.0 is not safe; 2.8.0 may be entered from 2.7.0 alone. */
const PUBLISHED = publish(RELEASES);

/** The same, in an index that begins with 2.1.0. */
export const WITH_FLOOR = publish(RELEASES, '2.1.0');

/** What the check says to a change of a set-up, with both sides rendered if its team renders. */
export async function askSetUp(
  { settings = {}, render }: SetUp,
  base: Texts,
  head: Texts,
  more: Texts = {},
): Promise<Report> {
  const rendered: Record<string, string> = {};
  if (render !== undefined) {
    const folder = temporaryFolder();
    for (const [side, files] of Object.entries({ base, head })) {
      rendered[`rendered-${side}`] = join(folder, `${side}.yaml`);
      writeFileSync(join(folder, `${side}.yaml`), render(files));
    }
  }
  const all = { 'fail-on': 'mode-mismatch', ...settings, ...rendered, ...more };
  return reportOnChange({ base, change: head }, WITH_FLOOR, all);
}

/** The report on a change, by documents of its own. */
export const judged = (base: Files, head: Files, settings: Texts = {}) =>
  reportOnChange({ base, change: head }, PUBLISHED, settings);

/** The files that are texts; a patch touches no others. */
const textsOf = (files: Files) =>
  Object.fromEntries(Object.entries(files).flatMap(([path, file]) => (typeof file === 'string' ? [[path, file]] : [])));

/**
 * Applies each patch with git itself, runs the gate again, and holds it to what the choice says.
 *
 * @returns how many there were
 */
export async function expectTrue(report: Report): Promise<number> {
  const question = QUESTIONS.get(report);
  if (question === undefined) throw new Error('the report is not of this test');
  const { base, change, gone = new Set() } = question.change;
  const kept = Object.entries({ ...base, ...change }).filter(([path]) => !gone.has(path));
  const head = textsOf(Object.fromEntries(kept));
  let count = 0;
  for (const choice of report.choices) {
    if (choice.patch === null) continue;
    count += 1;
    const files = { base, change: { ...change, ...applied(choice, head) }, gone };
    const after = await reportOnChange(files, question.published, {
      ...question.settings,
      ...inputsOf(choice),
    });
    expect(after.outcome.fails, `${choice.title}\n${choice.patch}`).toBe(!choice.thenPasses);
    if (choice.to !== null) {
      const changed = after.deployments.filter(({ id }) => choice.deployments.includes(id));
      expect(changed.map(({ to }) => to)).toEqual(changed.map(() => choice.to));
    }
  }
  return count;
}
