import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeGroupEvent, pullRequestEvent, pushEvent } from '../support/events.ts';
import { checkoutOf, cloneOf, type GitRepository, repositoryWith } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';
import { serverForTest } from '../support/misbehaving-server.ts';
import { ROOT } from '../support/process.ts';
import { runActionHere } from '../support/runner.ts';
import { tellingHealth } from '../support/running-service.ts';

const FILE = '.github/upgrade-gate.yml';
const compose = (version: string) => ({
  'compose.yaml': `services:\n  bi:\n    image: lightdash/lightdash:${version}\n`,
});
/** A team whose index the clone of a reader has as well. */
const TEAM = {
  'index.json': readFileSync(`${ROOT}fixtures/release-safety-index.json`, 'utf8'),
  [FILE]: 'fail-on: mode-mismatch\nindex-url: index.json\nartifacts: off\n',
};

interface Choice {
  readonly command: string | null;
  readonly patch: string;
}

describe('a pull request from a fork, whose base branch is older', () => {
  /** The repository, with the merge commit that GitHub makes of a branch. */
  function merged(origin: GitRepository, clone: GitRepository) {
    const head = clone.id('HEAD');
    const base = origin.id('main');
    origin.git('fetch', '--quiet', clone.folder, 'HEAD');
    origin.git('checkout', '--quiet', '--detach', 'main');
    origin.git('merge', '--quiet', '--no-ff', '-m', 'Merge', head);
    return { head, base, merge: origin.id('HEAD') };
  }

  async function ask(origin: GitRepository, clone: GitRepository, fullName: string) {
    const { head, base, merge } = merged(origin, clone);
    const event = pullRequestEvent(merge, { headSha: head, baseSha: base });
    const payload = structuredClone(event.payload) as { pull_request: { head: { repo: { full_name: string } } } };
    payload.pull_request.head.repo.full_name = fullName;
    const { folder } = checkoutOf(origin, merge);
    const { code, report } = await runActionHere({}, {}, { ...event, payload, folder });
    const [choice] = (report as { readonly choices: readonly Choice[] } | null)?.choices ?? [];
    return { code, choice };
  }

  it('gets the lines and no command, since its own `origin/main` would give others', async () => {
    const origin = repositoryWith({ ...compose('2.0.0'), ...TEAM });
    origin.git('branch', '-M', 'main');
    const fork = cloneOf(origin);
    origin.commit(compose('2.2.0'));
    const clone = cloneOf(fork, '--branch', 'main');
    clone.git('fetch', '--quiet', origin.folder, 'main');
    clone.git('checkout', '--quiet', '-b', 'bump', 'FETCH_HEAD');
    clone.commit(compose('2.5.0'));
    // Of a branch of the repository itself, `origin/main` is what the check compared.
    const own = await ask(origin, clone, 'acme/deploy');
    expect([own.code, own.choice?.command]).toEqual([1, expect.stringContaining('apply --mode --base origin/main')]);
    const wrong = await runCliHere(['apply', '--mode', '--base', 'origin/main'], clone.folder);
    expect(wrong.stdout).toContain('from: 2.0.0');
    clone.git('checkout', '--quiet', '--', '.');
    const { code, choice } = await ask(origin, clone, 'someone/deploy');
    expect([code, choice?.command]).toEqual([1, null]);
    execFileSync('git', ['apply', '-'], { cwd: clone.folder, input: choice?.patch ?? '' });
    clone.commit({ [FILE]: readFileSync(join(clone.folder, FILE), 'utf8') });
    expect((await ask(origin, clone, 'someone/deploy')).code).toBe(0);
  });
});

it('says in a shallow clone how to get the base of a command, and then carries the command out', async () => {
  const origin = repositoryWith({ ...compose('2.2.0'), ...TEAM });
  origin.git('branch', '-M', 'main');
  origin.branch('bump', 'main');
  origin.commit(compose('2.4.0'));
  origin.commit(compose('2.5.0'));
  const clone = cloneOf(origin, '--depth', '1', '--branch', 'bump');
  for (const command of [['gate'], ['apply', '--mode']]) {
    const { code, stderr } = await runCliHere([...command, '--base', 'origin/main'], clone.folder);
    expect([command, code, stderr.replace(/\s+/g, ' ')]).toEqual([
      command,
      2,
      expect.stringMatching(
        /: --base "origin\/main" names no commit .*git fetch origin BRANCH.* give --base FETCH_HEAD/,
      ),
    ]);
  }
  clone.git('fetch', '--quiet', '--unshallow', 'origin', 'main');
  const gate = async () => (await runCliHere(['gate', '--base', 'FETCH_HEAD'], clone.folder)).code;
  expect(await gate()).toBe(1);
  expect((await runCliHere(['apply', '--mode', '--base', 'FETCH_HEAD'], clone.folder)).code).toBe(0);
  clone.commit({ [FILE]: readFileSync(join(clone.folder, FILE), 'utf8') });
  expect(await gate()).toBe(0);
});

describe('a merge queue with two changes', () => {
  const at = (name: string, version: string) => ({ [`${name}/compose.yaml`]: compose(version)['compose.yaml'] });
  const rules = `${TEAM[FILE]}environments:\n  staging: {files: ['staging/**']}\n  prod: {files: ['prod/**'], promote-from: staging}\n`;
  const allowed = (...names: readonly string[]) => ({
    [FILE]: `${rules}exceptions:\n${names.map((name) => `  - {from: 2.0.0, to: 2.5.0, environment: ${name}, allow: recreate, reason: CHG-1}\n`).join('')}`,
  });

  it('writes each line of the second once, although it is compared with two bases, and passes once the first has landed', async () => {
    const origin = repositoryWith({ ...TEAM, [FILE]: rules, ...at('staging', '2.0.0'), ...at('prod', '2.0.0') });
    origin.git('branch', '-M', 'main');
    const tip = origin.id('main');
    origin.branch('queue', 'main');
    const first = origin.commit({ ...at('staging', '2.5.0'), ...allowed('staging') });
    const second = origin.commit({ ...at('prod', '2.5.0'), ...allowed('staging', 'prod') });
    const ask = async (head: string, base: string) => {
      const { folder } = checkoutOf(origin, head);
      const { code, report } = await runActionHere({}, {}, { ...mergeGroupEvent(head, base), folder });
      const { choices, notes } = report as unknown as { choices: Choice[]; notes: { readonly code: string }[] };
      return { code, choices, isQueued: notes.some(({ code: what }) => what === 'queued') };
    };
    expect(await ask(first, tip)).toMatchObject({ code: 0, isQueued: false });
    const red = await ask(second, first);
    expect([red.code, red.choices.length, red.isQueued]).toEqual([1, 1, true]);
    execFileSync('git', ['apply', '-'], { cwd: origin.folder, input: red.choices[0]?.patch ?? '' });
    const read = (path: string) => readFileSync(join(origin.folder, path), 'utf8');
    expect([read('prod/compose.yaml'), read(FILE)]).toEqual([
      at('prod', '2.0.0')['prod/compose.yaml'],
      allowed('staging')[FILE],
    ]);
    origin.git('checkout', '--quiet', '--', '.');
    origin.git('update-ref', 'refs/heads/main', first);
    expect((await ask(second, first)).code).toBe(0);
  });
});

describe('a push to the branch that is deployed', () => {
  const pushes = (address: string) => {
    const file = { [FILE]: `${TEAM[FILE]}${address}` };
    const origin = repositoryWith({ ...TEAM, ...file, ...compose('2.2.0') });
    const push = async (before: string, after: string) => {
      const { folder } = checkoutOf(origin, after);
      const { code, report, outputs, summary } = await runActionHere({}, {}, { ...pushEvent(before, after), folder });
      return { code, summary, mode: outputs['upgrade-mode'], choices: (report as { choices: Choice[] }).choices };
    };
    return { origin, push };
  };

  /** Follows the first choice of a push that is red, in a second push. */
  async function follow({ origin, push }: ReturnType<typeof pushes>) {
    const start = origin.id('HEAD');
    const bump = origin.commit(compose('2.5.0'));
    const red = await push(start, bump);
    expect(red.code).toBe(1);
    execFileSync('git', ['apply', '-'], { cwd: origin.folder, input: red.choices[0]?.patch ?? '' });
    const allowed = origin.commit({ [FILE]: readFileSync(join(origin.folder, FILE), 'utf8') });
    return { red, green: await push(bump, allowed) };
  }

  it('says that no later push shows its upgrade', async () => {
    const { red, green } = await follow(pushes(''));
    expect(red.summary).toContain('does not show this upgrade any more. With `running-url`, the gate judges it until');
    expect(green).toMatchObject({ code: 0, mode: 'RollingUpdate' });
    expect(green.summary).not.toContain('does not show this upgrade any more');
  });

  it('is judged from what runs by each later push, if somebody asks that', async () => {
    const { origin } = await serverForTest((request, response) => tellingHealth('2.2.0')(request, response));
    const { red, green } = await follow(pushes(`running-url: ${origin}\n`));
    expect(red.summary).not.toContain('does not show this upgrade any more');
    expect(green).toMatchObject({ code: 0, mode: 'Recreate' });
  });
});

it('goes from step to step until none is left, in a script once the place that the command asks for is named', async () => {
  const script = (version: string) => ({ 'deploy.sh': `docker run lightdash/lightdash:${version}\n` });
  const repository = repositoryWith({ ...script('1.1.0'), ...TEAM });
  const here = async (...args: readonly string[]) => await runCliHere(args, repository.folder);
  const next = ['apply', '--next', '--mode'];
  expect((await here(...next)).stdout).toMatch(/place of the version: --targets \S+ or FILE@regex:PATTERN\.\s*$/);
  const place = 'deploy.sh@regex:lightdash/lightdash:(?<version>[0-9.]+)';
  repository.commit({ [FILE]: `${TEAM[FILE]}discover: true\ntargets: '${place}'\n` });
  const commitAll = () => {
    repository.git('add', '--all');
    repository.commit({});
  };
  const versions: (string | undefined)[] = [];
  for (let step = 0; step < 5; step += 1) {
    const { code, stdout } = await here(...next);
    expect(code).toBe(0);
    if (/Nothing to write, because no next step/.test(stdout)) break;
    commitAll();
    expect((await here('gate', '--base', 'HEAD^')).code).toBe(0);
    versions.push(/:([\d.]+)/.exec(readFileSync(join(repository.folder, 'deploy.sh'), 'utf8'))?.[1]);
    await here('apply', '--done');
    commitAll();
  }
  expect(versions).toEqual(['1.3.0', '2.6.0', '2.11.0', '3.2.0']);
  expect(readFileSync(join(repository.folder, FILE), 'utf8')).not.toContain('exceptions');
});
