import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backtest, countOfDecision } from '../../src/release-safety/backtest.ts';
import { parseReleaseIndex } from '../../src/release-safety/release-index.ts';
import { version } from '../support/documents.ts';
import { ROOT } from '../support/process.ts';
import { REAL_DATA } from '../support/real-data.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const TRY_IT = README.split(/^## /m).find((section) => section.startsWith('Try it\n')) ?? '';
const SCRIPTS = [...TRY_IT.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
const [gate = ''] = SCRIPTS;

it('the README takes two minutes to read, with at most 600 words outside of code', () => {
  const prose = README.replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  expect(prose.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(600);
});

describe('Try it', () => {
  it('ends with the set-up that CI runs', () => {
    expect(SCRIPTS.at(-1)).toBe('npm ci\nnpm test\n');
    // `npm cit` is both of them.
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toMatch(/^step 'The README: [^']*' npm cit$/m);
  });

  it('says how the run ends, green and red', () => {
    const run = (script: string) =>
      execFileSync('bash', ['-c', `${script.trim()} || echo "exit code $?"`], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    expect(TRY_IT).toContain('It ends with `✅ Passes`. With `--to 2.5.0` it is red');
    expect(run(gate)).toMatch(/^✅ Passes.*\n$/m);
    expect(run(gate.replace('--to 2.2.0', '--to 2.5.0'))).toMatch(/\nexit code 1\n$/);
  });
});

it.skipIf(REAL_DATA === null)('the numbers of the README are those of the real index', () => {
  const text = readFileSync(join(REAL_DATA ?? '', 'release-safety-index.json'), 'utf8');
  const index = parseReleaseIndex(JSON.parse(text));
  const positionOf = (release: string) => index.releases.findIndex((each) => each.version === release);
  const releases = index.releases.slice(positionOf('1.121.0'), positionOf('2.114.0') + 1);
  const proven = releases.filter(({ rollingUpdateSafe }) => rollingUpdateSafe === true);
  expect(README).toContain(`${releases.length} releases in 24 days`);
  expect(README).toContain(`proved ${proven.length} of them safe`);
  expect(README.replaceAll('\n', ' ')).toContain(`one of the other ${releases.length - proven.length} needs downtime`);
  for (const [name, days] of [
    ['day', 1],
    ['2 days', 2],
    ['week', 7],
  ] as const) {
    const past = backtest(index, version('1.121.0'), days);
    if (past === null) throw new Error('The index lacks 1.121.0.');
    expect(README).toContain(`| ${name} | ${past.upgrades.length} | ${countOfDecision(past, 'roll')} |`);
  }
});
