import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../src/settings/input-error.ts';
import { type Files, reportOnChange } from '../../gallery/run.ts';
import { expectTrue } from '../../support/choices.ts';
import type { MemoryFile } from '../../support/memory-tree.ts';
import { REAL_DATA } from '../../support/real-data.ts';

/** A folder with lists of pull requests, each a JSON file; without one, these tests are skipped. */
const FOLDER = process.env['UPGRADE_GATE_CASES'];
const INDEX = join(REAL_DATA ?? '', 'release-safety-index.json');

if (FOLDER === undefined || REAL_DATA === null)
  console.warn('UPGRADE_GATE_CASES or UPGRADE_GATE_REAL_DATA names no folder: no patch of a case is applied.');

type CaseFile = string | { readonly link: string } | { readonly base64: string };

/** A change of a small repository, and the options of its run. A file that goes is null. */
interface PullRequest {
  readonly name: string;
  readonly base: Readonly<Record<string, CaseFile>>;
  readonly change: Readonly<Record<string, CaseFile | null>>;
  readonly args: readonly string[];
}

const contentOf = (file: CaseFile): MemoryFile =>
  typeof file === 'object' && 'base64' in file ? Buffer.from(file.base64, 'base64') : file;

/** Options of the command line as settings. */
function settingsOf(args: readonly string[]): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [at, word] of args.entries()) {
    if (!word.startsWith('--')) continue;
    const [name = '', own] = word.slice(2).split(/=(.*)/s);
    const value = own ?? args[at + 1] ?? '';
    settings[name] = settings[name] === undefined ? value : `${settings[name]}\n${value}`;
  }
  return settings;
}

describe.skipIf(FOLDER === undefined || REAL_DATA === null)('every patch of every case', () => {
  const folder = FOLDER ?? '';
  const lists = FOLDER === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));

  it.each(lists)('%s applies, and leads to what its choice promises', { timeout: 1_800_000 }, async (list) => {
    const published = { index: JSON.parse(readFileSync(INDEX, 'utf8')) as unknown, artifacts: {} };
    const charts = join(folder, 'chart-index.yaml');
    const cases: readonly PullRequest[] = JSON.parse(readFileSync(join(folder, list), 'utf8'));
    const wrong: string[] = [];
    let [red, offered, patches] = [0, 0, 0];
    for (const { name, base, change, args } of cases) {
      const files = (some: PullRequest['change']): Files =>
        Object.fromEntries(
          Object.entries(some).flatMap(([path, file]) => (file === null ? [] : [[path, contentOf(file)]])),
        );
      const gone = new Set(Object.keys(change).filter((path) => change[path] === null));
      const run = reportOnChange({ base: files(base), change: files(change), gone }, published, {
        artifacts: 'off',
        ...(existsSync(charts) ? { 'chart-repository-url': charts } : {}),
        ...settingsOf(args),
      });
      // An input that is wrong on purpose has no report.
      const report = await run.catch((error: unknown) => (error instanceof InputError ? null : Promise.reject(error)));
      if (report === null) continue;
      if (report.outcome.fails) red += 1;
      offered += report.choices.length;
      try {
        patches += await expectTrue(report);
      } catch (error) {
        wrong.push(`${name}: ${String(error).slice(0, 600)}`);
      }
    }
    console.log(
      `${list}: ${cases.length} cases, ${red} red, ${offered} choices, ${patches} patches that hold, ${wrong.length} cases wrong`,
    );
    expect(wrong).toEqual([]);
  });
});
