import { describe, expect, it } from 'vitest';
import { documentOf } from '../support/documents.ts';
import { runCliHere } from '../support/in-process.ts';
import { serve, startServer } from '../support/misbehaving-server.ts';
import { REAL_DATA } from '../support/real-data.ts';

const INDEX = ['--index-url', 'fixtures/release-safety-index.json'];
const ARTIFACTS = ['--release-asset-url', 'fixtures/artifacts/{version}.json'];
const ask = (command: string, from: string, to: string, ...more: string[]) =>
  runCliHere([command, '--from', from, '--to', to, ...INDEX, ...more]);

describe('upgrade-check', () => {
  it.each([
    ['2.0.0', '2.2.0', 0],
    ['2.2.0', '2.2.0', 0],
    ['2.2.0', '2.3.0', 1],
    ['2.2.0', '2.5.0', 1],
    ['2.5.0', '2.6.0', 1],
    ['1.0.0', '2.2.0', 1],
    ['0.5.0', '1.0.0', 1],
    ['0.5.0', '1.1.0', 1],
    ['2.0.0', '9.9.9', 2],
    ['2.0.5', '2.1.0', 2],
    ['2.2.5', '2.2.5', 2],
    ['2.2.0', '2.0.0', 3],
    ['v2.0.0', '2.2.0', 3],
    ['2.0', '2.2.0', 3],
    ['2.0.0', '2.2.0-rc.1', 3],
    [' 2.0.0', '2.2.0', 3],
    ['02.0.0', '2.2.0', 3],
    ['', '2.2.0', 3],
  ])('from %j to %j exits with %i', async (from, to, code) => {
    const text = await ask('upgrade-check', from, to);
    const json = await ask('upgrade-check', from, to, '--json');
    expect([text.code, json.code]).toEqual([code, code]);
    if (code === 3) {
      expect(text.stdout).toBe('');
      expect(JSON.parse(json.stdout)).toMatchObject({ decision: null, problem: { code: 'invalid-input' } });
      expect(text.stderr).toMatch(/^upgrade-gate: /);
    } else {
      expect(text.stderr).toBe('');
      expect(text.stdout).toContain(`Verdict: ${code === 0 ? 'SAFE' : 'UNSAFE'}\n`);
      expect(JSON.parse(json.stdout)).toMatchObject({ fromVersion: from, toVersion: to, safe: code === 0 });
      expect(json.stdout.trimEnd()).not.toContain('\n');
    }
  });

  it('upgrade-check prints no line for an empty list', async () => {
    const { stdout } = await ask('upgrade-check', '2.2.0', '2.2.0');
    expect(stdout).toBe('Release safety check: 2.2.0 -> 2.2.0\nDirection: same-version\nVerdict: SAFE\n');
  });

  it('lets artifacts decide on request', async () => {
    const verified = await ask('upgrade-check', '2.7.0', '2.8.0', ...ARTIFACTS, '--artifacts', 'verify');
    const index = await ask('upgrade-check', '2.7.0', '2.8.0', ...ARTIFACTS);
    expect([verified.code, index.code]).toEqual([1, 0]);
    expect((await ask('upgrade-check', '2.8.0', '2.9.0', ...ARTIFACTS, '--artifacts', 'verify')).code).toBe(2);
  });
});

describe('an index that cannot be used', () => {
  it('an index with a member twice in one object proves nothing', async () => {
    const ambiguous = JSON.stringify(documentOf([['1.0.0'], ['1.1.0']])).replaceAll(
      '"rollingUpdateSafe":true',
      '"rollingUpdateSafe":false,"rollingUpdateSafe":true',
    );
    const server = await startServer({ '/index.json': serve(ambiguous) });
    try {
      const args = ['--from', '1.0.0', '--to', '1.1.0', '--index-url', `${server.origin}/index.json`];
      const { code, stderr } = await runCliHere(['upgrade-check', ...args]);
      expect(code).toBe(2);
      expect(stderr).toContain('ambiguous (member "rollingUpdateSafe" appears twice in one object)');
    } finally {
      await server.close();
    }
  });
});

describe('plan', () => {
  it.each([
    ['2.0.0', '2.2.0', 0],
    ['2.2.0', '2.2.0', 0],
    ['2.2.0', '2.5.0', 1],
    ['1.0.0', '2.2.0', 1],
    ['0.5.0', '2.2.0', 1],
    ['2.0.0', '9.9.9', 2],
    ['2.2.0', '2.0.0', 3],
  ])('from %s to %s exits with %i', async (from, to, code) => {
    expect((await ask('plan', from, to)).code).toBe(code);
  });

  it('plan --json prints a document of its own', async () => {
    const { stdout } = await ask('plan', '2.0.0', '2.3.0', '--json');
    expect(JSON.parse(stdout)).toEqual({
      from: '2.0.0',
      to: '2.3.0',
      decision: 'recreate',
      upgradeMode: 'Recreate',
      evidence: 'index',
      hops: [
        {
          from: '2.0.0',
          to: '2.3.0',
          decision: 'recreate',
          upgradeMode: 'Recreate',
          reasons: [{ rule: 'verdict-unknown', release: '2.3.0', says: 'unknown' }],
        },
      ],
      newestRollingVersion: '2.2.0',
    });
  });

  it('says what bars the way if there is no path', async () => {
    const { code, stdout } = await ask('plan', '2.0.0', '9.9.9', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      decision: 'unproven',
      hops: null,
      problem: { code: 'not-indexed', message: 'There is no plan: 9.9.9 is not in the release-safety index.' },
    });
  });

  it('plan --json says that the artifacts were verified', async () => {
    const { stdout } = await ask('plan', '2.0.0', '2.2.0', '--json', ...ARTIFACTS, '--artifacts', 'verify');
    expect(JSON.parse(stdout)).toMatchObject({ evidence: 'verified', decision: 'roll' });
  });
});

describe('gate', () => {
  it.each([
    ['2.0.0', '2.2.0', 'not-rolling', 0],
    ['2.2.0', '2.5.0', 'not-rolling', 1],
    ['2.2.0', '2.5.0', 'mode-mismatch', 1],
    ['2.2.0', '2.5.0', 'blocked', 0],
    ['1.0.0', '2.2.0', 'blocked', 1],
    ['1.0.0', '2.2.0', 'never', 0],
    ['2.0.0', '9.9.9', 'blocked', 2],
    ['2.8.0', '2.9.0', 'not-rolling', 2],
    ['2.0.0', '9.9.9', 'never', 0],
    ['2.2.0', '2.0.0', 'never', 3],
  ])('from %s to %s with fail-on %s exits with %i', async (from, to, failOn, code) => {
    expect((await ask('gate', from, to, ...ARTIFACTS, '--fail-on', failOn)).code).toBe(code);
  });
});

describe('with --json, one document says what happened, even without an answer', () => {
  it.each<[string, string[], number, object]>([
    ['a bad option', ['plan', '--form', '1.0.0'], 3, { decision: null, problem: { code: 'invalid-input' } }],
    ['no versions', ['gate'], 3, { decision: null, problem: { code: 'invalid-input' } }],
    [
      'no index',
      ['plan', '--from', '2.0.0', '--to', '2.2.0', '--index-url', 'none.json'],
      2,
      { decision: 'unproven', problem: { code: 'unproven' } },
    ],
    [
      'no index for the check',
      ['upgrade-check', '--from', '2.0.0', '--to', '2.2.0', '--index-url', 'none.json'],
      2,
      { decision: 'unproven' },
    ],
    [
      'no index for the gate',
      ['gate', '--from', '2.0.0', '--to', '2.2.0', '--index-url', 'none.json'],
      2,
      { decision: 'unproven' },
    ],
    ['no commit', ['gate', '--base', 'nowhere'], 2, { decision: 'unproven', problem: { code: 'base-unavailable' } }],
    ['a downgrade', ['gate', '--from', '2.2.0', '--to', '2.0.0'], 3, { decision: null }],
  ])('%s', async (_, args, expected, document) => {
    const { code, stdout } = await runCliHere([...args, '--json']);
    expect(code).toBe(expected);
    expect(stdout.trimEnd()).not.toContain('\n');
    expect(JSON.parse(stdout)).toMatchObject(document);
  });
});

describe('what cannot be asked exits with 3 and says how to ask', () => {
  it.each<[string, string[], string]>([
    ['no command', [], 'Name a command: upgrade-check, plan, gate, verify, detect, apply, init, running, backtest.'],
    ['an unknown command', ['upgrade-chek'], 'There is no command "upgrade-chek". Did you mean "upgrade-check"?'],
    ['a command of the language', ['constructor'], 'There is no command "constructor"'],
    ['an unknown option', ['plan', '--form', '1.0.0'], 'There is no option --form. Did you mean "--from"?'],
    ['an option of another command', ['plan', '--fail-on', 'never'], 'There is no option --fail-on'],
    ['an option without a value', ['plan', '--from'], '--from needs a value.'],
    ['an option twice', ['plan', '--from', '1.0.0', '--from', '1.1.0', '--to', '1.2.0'], '--from is given 2 times.'],
    ['an empty option', ['plan', '--from=', '--to', '1.2.0'], '--from is empty.'],
    [
      'a stray argument',
      ['plan', '1.0.0', '1.1.0'],
      '"1.0.0" is not an option. This command takes options only. See its --help.',
    ],
    [
      'a value for another flag',
      ['plan', '--verbose=yes', '--from', '1.0.0', '--to', '1.1.0'],
      '--verbose takes no value.',
    ],
    ['a flag of another command', ['upgrade-check', '--verbose', '--from', '1.0.0'], 'There is no option --verbose'],
    ['a value for a flag', ['plan', '--json=yes', '--from', '1.0.0', '--to', '1.1.0'], '--json takes no value.'],
    ['no versions', ['plan'], '--from is missing. Give the version as X.Y.Z, for example 1.156.0.'],
    [
      'an unknown value',
      ['gate', '--from', '1.0.0', '--to', '1.1.0', '--artifacts', 'all'],
      '--artifacts is "all". Give one of',
    ],
    ['a downgrade', ['plan', '--from', '2.0.0', '--to', '1.0.0'], '"to" (1.0.0) is below "from" (2.0.0)'],
  ])('%s', async (_, args, message) => {
    const { code, stdout, stderr } = await runCliHere(args);
    expect(code).toBe(3);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});

describe('help', () => {
  it.each([
    ['--help'],
    ['-h'],
    ['plan', '--help'],
    ['plan', '--from', '1.0.0', '--help'],
    ['plan', '--help', '--from', '1.0.0'],
    ['plan', '--verbose', '-h'],
  ])('%s %s', async (...args) => {
    const { code, stdout } = await runCliHere(args);
    expect(code).toBe(0);
    expect(stdout).toContain(args.length === 1 ? 'Usage: upgrade-gate COMMAND' : 'Options, with their defaults:');
  });
});

describe.skipIf(REAL_DATA === null)('the maker’s real index', () => {
  const real = `${REAL_DATA}/release-safety-index.json`;
  const check = (from: string, to: string) =>
    runCliHere(['upgrade-check', '--from', from, '--to', to, '--json', '--index-url', real]);

  it.each([
    ['1.136.1', '1.156.0', 0, true],
    ['1.136.1', '1.157.0', 1, 'unknown'],
    ['1.111.0', '1.115.0', 1, false],
    ['1.136.1', '9.9.9', 2, 'unknown'],
  ])('upgrade-check from %s to %s exits with %i', async (from, to, code, verdict) => {
    const ended = await check(from, to);
    expect(ended.code).toBe(code);
    expect(JSON.parse(ended.stdout)).toMatchObject({ verdict, safe: code === 0 });
  });

  it('refuses a downgrade', async () => {
    expect((await check('2.0.0', '1.0.0')).code).toBe(3);
  });
});
