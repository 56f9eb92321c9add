import { describe, expect, it } from 'vitest';
import { html, serve, startServer, status } from '../support/misbehaving-server.ts';
import { ROOT, runCli, runNode } from '../support/process.ts';
import { REAL_DATA } from '../support/real-data.ts';

const INDEX = ['--index-url', 'fixtures/release-safety-index.json'];
const ARTIFACTS = ['--release-asset-url', 'fixtures/artifacts/{version}.json'];
const ask = (command: string, from: string, to: string, ...more: string[]) =>
  runCli([command, '--from', from, '--to', to, ...INDEX, ...more]);

describe.concurrent('upgrade-check', () => {
  it('upgrade-check prints its lines in order', async () => {
    const { stdout } = await ask('upgrade-check', '0.5.0', '2.7.0');
    expect(stdout).toBe(`Release safety check: 0.5.0 -> 2.7.0
Direction: upgrade
Verdict: UNSAFE
Unsafe rolling-update safety: 1.2.0, 2.4.0
Unknown rolling-update safety: 1.0.0, 1.1.0, 2.3.0
Required stops: 1.0.0, 2.6.0
Minimum previous version: 1.2.0
Missing release-safety index coverage:
  - version 0.5.0 is not present in the release-safety index
  - after 0.5.0 and before 1.0.0
Covered releases: 1.0.0, 1.1.0, 1.2.0, 1.3.0, 2.0.0, 2.1.0, 2.2.0, 2.3.0, 2.4.0, 2.5.0, 2.6.0, 2.7.0
`);
  });
});

describe.concurrent('an index that cannot be used', () => {
  it.each(['upgrade-check', 'plan', 'gate'])('%s exits with 2, and only JSON goes to stdout', async (command) => {
    const server = await startServer({ '/html': html(), '/gone': status(404), '/list': serve([]) });
    try {
      for (const [path, ...json] of [['html'], ['gone', '--json'], ['list']]) {
        const args = ['--from', '1.0.0', '--to', '1.1.0', '--index-url', `${server.origin}/${path}`];
        const { code, stdout, stderr } = await runCli([command, ...args, ...json]);
        expect(code).toBe(2);
        if (json.length === 0) expect(stdout).toBe('');
        else expect(JSON.parse(stdout).decision).toBe('unproven');
        if (json.length === 0 || command !== 'gate') expect(stderr).toContain('release-safety index');
      }
    } finally {
      await server.close();
    }
  });
});

describe.concurrent('plan', () => {
  it('prints the hops', async () => {
    const { stdout } = await ask('plan', '0.5.0', '2.2.0');
    expect(stdout).toBe(`⛔ 0.5.0 → 2.2.0 needs 4 steps, 3 with downtime

Each step is a separate pull request. Only the index was checked.

Step  To     Downtime                                    Why stop
→ 1   1.0.0  🟠 1 no verdict                             required stop
2     1.1.0  🟠 1 no verdict                             minimum for 1.2.0
3     1.3.0  🟠 1 not safe, 1 judged only in retrospect  2.0.0 needs 1.2.0
4     2.2.0  none

The newest version that rolls: none.
`);
  });
});

describe.concurrent('without an answer', () => {
  it.each<[string, string[], number, object]>([
    ['a bad option', ['plan', '--form', '1.0.0'], 3, { decision: null, problem: { code: 'invalid-input' } }],
    ['no commit', ['gate', '--base', 'nowhere'], 2, { decision: 'unproven', problem: { code: 'base-unavailable' } }],
  ])('of %s, one document says so', async (_, args, expected, document) => {
    const { code, stdout } = await runCli([...args, '--json']);
    expect(code).toBe(expected);
    expect(JSON.parse(stdout)).toMatchObject(document);
  });
});

describe.concurrent('gate', () => {
  it('prints the whole report as one line of JSON', async () => {
    const { stdout } = await ask('gate', '2.2.0', '2.5.0', ...ARTIFACTS, '--json');
    expect(stdout.trimEnd()).not.toContain('\n');
    expect(JSON.parse(stdout)).toMatchObject({
      reportVersion: '1',
      decision: 'recreate',
      upgradeMode: 'Recreate',
      safe: false,
      outcome: { failOn: 'not-rolling', fails: true },
      spans: [
        {
          plan: { hops: [{ evidence: 'verified' }] },
          explanation: { releases: [{ version: '2.3.0' }, { migrations: { count: 2 } }] },
        },
      ],
    });
  });
});

it.each([
  ['cli', ['--version'], 0],
  ['gate', [], 1],
] as const)('ends although something stays open: %s', async (name, args, code) => {
  const open = 'data:text/javascript,setInterval(() => undefined, 1_000_000)';
  const ended = await runNode(['--import', open, `${ROOT}dist/${name}/index.js`, ...args]);
  expect([ended.code, ended.signal]).toEqual([code, null]);
});

describe.concurrent('help', () => {
  it.each([
    ['a version', ['upgrade-check', '--from', '1.0.0', '--to', '--help']],
    ['a folder', ['gate', '--from', '1.0.0', '--to', '9.9.9', '--working-directory', '--help']],
  ])('does not end with success where it came in as %s', async (_, args) => {
    const { code, stdout } = await runCli(args);
    expect(code).toBe(3);
    expect(stdout).toBe('');
  });

  it('--version', async () => {
    expect((await runCli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe.skipIf(REAL_DATA === null)('the maker’s real index', () => {
  const real = `${REAL_DATA}/release-safety-index.json`;
  it('plans the seven hops', async () => {
    const { code, stdout } = await runCli([
      'plan',
      '--from',
      '0.1893.0',
      '--to',
      '2.114.0',
      '--json',
      '--index-url',
      real,
    ]);
    expect(code).toBe(1);
    expect(
      JSON.parse(stdout)
        .hops.map(({ to }: { to: string }) => to)
        .join(' '),
    ).toBe('0.3461.0 0.3471.1 0.3474.0 1.2.0 1.3.0 1.111.0 2.114.0');
  });
});

it('the command is where package.json says, and has its version', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  expect(manifest.bin['upgrade-gate']).toBe('dist/cli/index.js');
  expect((await runCli(['--version'])).stdout.trim()).toBe(manifest.version);
});
