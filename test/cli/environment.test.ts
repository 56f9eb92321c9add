import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { publish, releases } from '../gallery/published.ts';
import { folderWith, repositoryWith } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';
import { serverForTest } from '../support/misbehaving-server.ts';
import { tellingHealth } from '../support/running-service.ts';

const FILE =
  'environments:\n  staging: {files: ["environments/staging/**"]}\n  production: {files: ["environments/production/**"]}\n';
const compose = (tag: string) => `services:\n  web:\n    image: lightdash/lightdash:${tag}\n`;
const at = (name: string) => `environments/${name}/compose.yaml`;
const { index } = publish(releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0']));

let told: string[] = [];
beforeEach(() => {
  told = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => told.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

const indexAt = () => join(folderWith({ 'index.json': JSON.stringify(index) }), 'index.json');
const repository = (more = '') =>
  repositoryWith({
    '.github/upgrade-gate.yml': FILE + more,
    [at('staging')]: compose('2.2.0'),
    [at('production')]: compose('2.1.0'),
  });

async function say(...args: readonly string[]): Promise<readonly [number, string]> {
  told = [];
  const code = await main(args);
  return [code, told.join('')];
}

describe('--environment', () => {
  it('lists the deployments of one environment', async () => {
    const { folder } = repository();
    const [code, text] = await say('detect', folder, '--environment', 'production', '--json');
    const { deployments } = JSON.parse(text);
    expect([code, deployments.map(({ file }: { file: string }) => file)]).toEqual([0, [at('production')]]);
  });

  it('writes into one environment', async () => {
    const { folder } = repository();
    const [code] = await say('apply', folder, '--to', '2.3.0', '--environment', 'staging');
    const read = (name: string) => readFileSync(join(folder, at(name)), 'utf8');
    expect([code, read('staging'), read('production')]).toEqual([0, compose('2.3.0'), compose('2.1.0')]);
  });

  it('judges one environment', async () => {
    const made = repository();
    made.commit({ [at('staging')]: compose('2.4.0'), [at('production')]: compose('2.9.0') });
    const rest = [
      '--base',
      'HEAD^',
      '--working-directory',
      made.folder,
      '--index-url',
      indexAt(),
      '--artifacts',
      'off',
    ];
    expect((await say('gate', ...rest))[0]).toBe(2);
    expect((await say('gate', ...rest, '--environment', 'production'))[0]).toBe(2);
    const [code, text] = await say('gate', ...rest, '--environment', 'staging', '--verbose');
    expect(code).toBe(0);
    // The other environment has a deployment, although it is not judged.
    expect(text).not.toContain('no deployment');
  });

  it('plans from what the environment has', async () => {
    const { folder } = repository();
    const rest = ['--working-directory', folder, '--index-url', indexAt(), '--json'];
    const [, text] = await say('plan', '--environment', 'production', '--to', '2.4.0', ...rest);
    expect(JSON.parse(text)).toMatchObject({ from: '2.1.0', to: '2.4.0', decision: 'roll' });
  });

  it.each<[string, string, string, RegExp]>([
    ['goes no further than the environment before it', '2.2.0', '2.4.0', /There is no plan: .*staging has 2\.2\.0/],
    ['goes nowhere where nobody can read what that one has', 'latest', '2.2.0', /There is no plan/],
  ])('%s', async (_, staging, to, says) => {
    const { folder } = repositoryWith({
      '.github/upgrade-gate.yml': FILE.replace('production/**"]', 'production/**"], promote-from: staging'),
      [at('staging')]: compose(staging),
      [at('production')]: compose('2.1.0'),
    });
    const rest = ['--environment', 'production', '--to', to, '--index-url', indexAt()];
    const [code, text] = await say('plan', '--working-directory', folder, ...rest);
    expect([code, text]).toEqual([2, expect.stringMatching(says)]);
    const [blocked, why] = await say('apply', folder, '--next', ...rest);
    expect([blocked, why]).toEqual([2, expect.stringMatching(/no permitted upgrade leads/)]);
    const [, instead] = /--to (\S+) is as far as it goes today/.exec(why) ?? [];
    expect(instead).toBe(staging === '2.2.0' ? '2.2.0' : undefined);
    if (instead === undefined) return;
    const [ended] = await say('apply', folder, '--next', ...rest.with(3, instead));
    expect([ended, readFileSync(join(folder, at('production')), 'utf8')]).toEqual([0, compose(instead)]);
  });

  it.each<[string, readonly string[], string]>([
    [
      'a name that is not there',
      ['detect', '--environment', 'prodution'],
      'There is no environment "prodution". Did you mean "production"?',
    ],
    ['no address', ['running', '--environment', 'staging'], 'The environment "staging" has no running-url'],
    ['no address at all', ['running'], '--url is missing'],
    ['two addresses', ['running', '--environment', 'staging', '--url', 'https://a.example'], 'two addresses'],
    [
      'given versions',
      ['gate', '--from', '2.1.0', '--to', '2.2.0', '--environment', 'staging'],
      'belong to no environment',
    ],
  ])('refuses %s', async (_, [command = '', ...rest], message) => {
    const { folder } = repository();
    const where = command === 'detect' ? [folder] : command === 'running' ? [] : ['--working-directory', folder];
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const [code, text] = await say(command, ...where, ...rest);
    cwd.mockRestore();
    expect([code, text]).toEqual([3, expect.stringContaining(message)]);
  });
});

describe('running without --url', () => {
  const run = async (folder: string, ...args: readonly string[]) => {
    const { code, stdout, stderr } = await runCliHere(['running', ...args], folder);
    return [code, stdout.trim(), stderr] as const;
  };
  const told = async (version: string) => (await serverForTest(tellingHealth(version))).origin;
  const environments = (more = '') =>
    `environments:\n  staging: {files: ['staging/**']${more}}\n  production: {files: ['production/**']${more}}\n`;

  it.each<[string, (origin: string) => string, readonly string[]]>([
    ['alone', (origin) => `running-url: ${origin}\n`, []],
    ['beside environments', (origin) => `running-url: ${origin}\n${environments()}`, []],
    [
      'beside environments, one of which is named',
      (origin) => `running-url: ${origin}\n${environments()}`,
      ['--environment', 'staging'],
    ],
    ['of an environment', (origin) => environments(`, running-url: '${origin}'`), ['--environment', 'staging']],
  ])('asks the address of the file: %s', async (_, file, args) => {
    const folder = folderWith({ '.github/upgrade-gate.yml': file(await told('2.2.0')) });
    expect(await run(folder, ...args)).toEqual([0, '2.2.0', '']);
    expect((await run(folder, ...args, '--expect', '2.3.0', '--within', '1s'))[0]).toBe(1);
  });

  it('drops the suffix that the file names', async () => {
    const file = `running-url: ${await told('2.2.0-acme')}\ntag-suffix: -acme\n`;
    expect((await run(folderWith({ '.github/upgrade-gate.yml': file })))[1]).toBe('2.2.0');
  });

  it('asks for one of several addresses', async () => {
    const file = environments(`, running-url: '${await told('2.2.0')}'`);
    const folder = folderWith({ '.github/upgrade-gate.yml': file });
    const [code, out, errors] = await run(folder);
    expect([code, out]).toEqual([3, '']);
    expect(errors).toContain('Give --environment staging or --environment production.');
    const globs = folderWith({
      '.github/upgrade-gate.yml': "running-url: ['a/**=https://a.example', 'b/**=https://b.example']\n",
    });
    expect((await run(globs))[2]).toContain('--url is missing');
  });
});

describe('apply --to a lower version', () => {
  const back = (more: string) => `exceptions:\n  - {from: 2.2.0, to: 2.1.0, allow: rollback, reason: INC-7${more}}\n`;

  it('is refused, unless the file allows exactly this rollback', async () => {
    for (const [text, expected] of [
      ['', 3],
      [back(', environment: production'), 3],
      [back(', environment: staging'), 0],
    ] as const) {
      const { folder } = repository(text);
      const [code, said] = await say('apply', folder, '--to', '2.1.0', '--environment', 'staging');
      expect(said.includes('first allow exactly that with `allow: rollback` under `exceptions`')).toBe(expected === 3);
      expect([code, readFileSync(join(folder, at('staging')), 'utf8')]).toEqual([
        expected,
        compose(expected === 0 ? '2.1.0' : '2.2.0'),
      ]);
    }
  });
});

describe('apply in an environment that takes its releases from another one', () => {
  it('goes as far as the other one has come', async () => {
    const made = repositoryWith({
      '.github/upgrade-gate.yml': FILE.replace('production: {', 'production: {promote-from: staging, '),
      [at('staging')]: compose('2.3.0'),
      [at('production')]: compose('2.1.0'),
    });
    const read = () => readFileSync(join(made.folder, at('production')), 'utf8');
    const rest = ['--environment', 'production', '--index-url', indexAt()];
    expect((await say('apply', made.folder, '--to', '2.4.0', ...rest))[0]).toBe(2);
    expect(read()).toBe(compose('2.1.0'));
    expect((await say('apply', made.folder, '--next', ...rest))[0]).toBe(0);
    expect(read()).toBe(compose('2.3.0'));
    expect((await say('apply', made.folder, '--next', ...rest))[0]).toBe(0);
    expect(read()).toBe(compose('2.3.0'));
  });
});
