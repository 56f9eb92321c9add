import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GitHubApi, type GitHubRepository } from '../../src/net/github-api.ts';
import { GitTree } from '../../src/repository/git.ts';
import { GitHubTree } from '../../src/repository/github.ts';
import { openRepository, type RepositoryOptions } from '../../src/repository/repository.ts';
import { TreeError } from '../../src/repository/tree.ts';
import { certificatesFor, HAS_OPENSSL, httpsServerForTest } from '../support/certificates.ts';
import {
  checkoutOf,
  cloneOf,
  emptyRepository,
  type GitRepository,
  temporaryFolder,
} from '../support/git-repository.ts';
import { gitHubApiFor, refuse } from '../support/github-api.ts';
import { type Behaviour, serverForTest, stallBeforeHeaders, status } from '../support/misbehaving-server.ts';

/** Options with the API by what it is made of. */
type GivenOptions = Partial<Omit<RepositoryOptions, 'api'>> & { readonly api?: GitHubRepository | null };

const UNKNOWN = '1'.repeat(40);

async function open(directory: string, options: GivenOptions = {}) {
  const repository = await openRepository({
    directory,
    fetch: false,
    ...options,
    api: options.api == null ? null : new GitHubApi(options.api),
  });
  onTestFinished(() => repository.close());
  return repository;
}

/** A history of two commits; the second one changes a.yaml. */
function twoCommits(): { origin: GitRepository; first: string; second: string } {
  const origin = emptyRepository();
  const first = origin.commit({ 'deploy/a.yaml': 'one', 'b.yaml': 'b' });
  const second = origin.commit({ 'deploy/a.yaml': 'two' });
  return { origin, first, second };
}

const textIn = async (repository: Awaited<ReturnType<typeof open>>, commit: string, path = 'deploy/a.yaml') =>
  (await (await repository.tree(commit)).read(path))?.toString();

describe('openRepository', () => {
  it('finds the top folder of the working tree from anywhere in it', async () => {
    const { origin, second } = twoCommits();
    const repository = await open(join(origin.folder, 'deploy'));
    expect(repository.root).toBe(origin.folder);
    expect(await repository.head()).toBe(second);
    const tree = await repository.tree(second);
    expect([...(await tree.entries()).keys()]).toEqual(['b.yaml', 'deploy/a.yaml']);
    expect(await tree.containing('two', ['b.yaml', 'deploy/a.yaml'])).toEqual(['deploy/a.yaml']);
  });

  it('reads a bare repository', async () => {
    const { origin, second } = twoCommits();
    const repository = await open(cloneOf(origin, '--bare').folder);
    expect(repository.root).toBeNull();
    expect(await textIn(repository, second)).toBe('two');
  });

  it('does not take a folder of files for a repository, whatever is in it', async () => {
    const origin = emptyRepository();
    const commit = origin.commit({
      'deploy/HEAD': 'ref: refs/heads/main\n',
      'deploy/config': '[core]\n\tbare = true\n',
      'deploy/objects/x': '',
      'deploy/refs/x': '',
      'deploy/a.yaml': 'two',
    });
    const repository = await open(join(origin.folder, 'deploy'), { fetch: true });
    expect(repository.root).toBe(origin.folder);
    expect(await textIn(repository, commit)).toBe('two');
  });

  it('reads an empty repository', async () => {
    const repository = await open(emptyRepository().folder);
    expect(await repository.head()).toBeNull();
    expect(await repository.commitOf('main')).toBeNull();
  });

  it.each([
    ['no repository', () => temporaryFolder(), /cannot be read as a git repository: there is no repository here$/],
    [
      'no folder',
      () => join(temporaryFolder(), 'absent'),
      /cannot be read as a git repository: there is no repository here$/,
    ],
  ])('needs an API where there is %s', async (_, folder, message) => {
    const directory = folder();
    await expect(open(directory)).rejects.toThrow(message);
    const { origin, second, first } = twoCommits();
    const { api } = await gitHubApiFor(origin);
    const repository = await open(directory, { api, fetch: true });
    expect(repository.root).toBeNull();
    expect(await repository.head()).toBeNull();
    expect(await repository.commitOf('main')).toBe(second);
    expect(await repository.parentsOf(second)).toEqual([first]);
    expect(await repository.mergeBase(first, second)).toBe(first);
    expect(await repository.tree(second)).toBeInstanceOf(GitHubTree);
    expect(await textIn(repository, first)).toBe('one');
    expect(await repository.renames(first, second)).toEqual(new Map());
  });
});

describe('commitOf', () => {
  it('reads names as git does', async () => {
    const { origin, first, second } = twoCommits();
    origin.git('tag', '-a', 'v1', '-m', 'v1', first);
    const repository = await open(origin.folder);
    for (const name of ['main', 'HEAD', 'refs/heads/main', second, second.slice(0, 12)]) {
      expect(await repository.commitOf(name), name).toBe(second);
    }
    for (const name of ['v1', 'HEAD~1', 'refs/tags/v1', origin.id('v1')]) {
      expect(await repository.commitOf(name), name).toBe(first);
    }
    const none = [
      'absent',
      '',
      '-h',
      '--all',
      '--upload-pack=touch',
      'a\0b',
      'HEAD:b.yaml',
      UNKNOWN,
      'a b',
      '..',
      'main..main',
    ];
    for (const name of none) expect(await repository.commitOf(name), name).toBeNull();
  });

  it('knows branches that were only fetched', async () => {
    const { origin, second } = twoCommits();
    origin.branch('production', 'HEAD~1');
    const repository = await open(cloneOf(origin, '--branch', 'main').folder);
    expect(await repository.commitOf('main')).toBe(second);
    expect(await repository.commitOf('production')).toBe(origin.id('production'));
    expect(await repository.commitOf('refs/heads/production')).toBe(origin.id('production'));
  });

  it.each(['the API', 'the remote'])('asks %s where a branch is now', async (server) => {
    const { origin, second } = twoCommits();
    const clone = cloneOf(origin);
    const third = origin.commit({ 'deploy/a.yaml': 'three' });
    origin.git('update-ref', 'refs/pull/7/merge', third);
    origin.git('tag', '-a', 'v1', '-m', 'v1', third);
    // A pattern of ls-remote would match the end of this one too.
    origin.git('update-ref', 'refs/other/refs/heads/absent', third);
    const options = server === 'the API' ? { api: (await gitHubApiFor(origin)).api } : { fetch: true };
    const repository = await open(clone.folder, options);
    for (const name of ['refs/heads/main', 'refs/pull/7/merge', 'refs/tags/v1', 'v1']) {
      expect(await repository.commitOf(name), name).toBe(third);
    }
    expect(await repository.commitOf('main')).toBe(second);
    expect(await repository.commitOf(UNKNOWN)).toBe(UNKNOWN);
    const none = [
      'absent',
      'refs/heads/absent',
      '-h',
      '--upload-pack=touch',
      'refs/heads/-h',
      'HEAD~9',
      'a..b',
      'main:x',
    ];
    for (const name of none) expect(await repository.commitOf(name), name).toBeNull();
  });

  it('asks the remote where the API refuses, and says what both said', async () => {
    const { origin } = twoCommits();
    const clone = cloneOf(origin);
    const { api } = await gitHubApiFor(origin, { behave: () => refuse(403, 'Resource not accessible by integration') });
    const third = origin.commit({ 'deploy/a.yaml': 'three' });
    const repository = await open(clone.folder, { api, fetch: true });
    await expect(repository.commitOf('refs/heads/main')).rejects.toThrow(
      /^Cannot look up refs\/heads\/main: the API: GET .*HTTP 403 .*; fetch: origin is not acme\/deploy$/,
    );
    const owner = join(temporaryFolder(), 'acme');
    mkdirSync(owner);
    symlinkSync(origin.folder, join(owner, 'deploy'));
    clone.git('remote', 'set-url', 'origin', join(owner, 'deploy'));
    const moved = await open(clone.folder, { api, fetch: true });
    expect(await moved.commitOf('refs/heads/main')).toBe(third);
  });
});

describe('parentsOf', () => {
  it('knows the parents that a shallow clone does not have', async () => {
    const { origin, first, second } = twoCommits();
    const clone = checkoutOf(origin, second);
    expect(clone.git('log', '--format=%P', '-1')).toBe('');
    const repository = await open(clone.folder);
    expect(await repository.parentsOf(second)).toEqual([first]);
    await expect(repository.parentsOf(first)).rejects.toThrow(
      `Cannot read the commit ${first}. To get it, set fetch-depth: 0 or grant contents: read.`,
    );
    expect(await (await open(clone.folder, { fetch: true })).parentsOf(first)).toEqual([]);
  });

  it('is not deceived by a message that looks like a header, nor by replaced commits', async () => {
    const { origin, first, second } = twoCommits();
    const third = origin.commit({}, `Change\n\nparent ${UNKNOWN}`);
    origin.git('replace', third, first);
    expect(await (await open(origin.folder)).parentsOf(third)).toEqual([second]);
  });
});

describe('mergeBase', () => {
  function branched() {
    const origin = emptyRepository();
    const base = origin.commit({ a: '1' });
    const main = origin.commit({ a: '2' });
    origin.branch('update', base);
    const update = origin.commit({ b: '1' });
    origin.git('checkout', '--quiet', '--orphan', 'alone');
    const alone = origin.commit({ c: '1' });
    return { origin, base, main, update, alone };
  }

  it('comes from a clone with all of the history', async () => {
    const { origin, base, main, update, alone } = branched();
    const repository = await open(origin.folder);
    expect(await repository.mergeBase(main, update)).toBe(base);
    expect(await repository.mergeBase(base, update)).toBe(base);
    expect(await repository.mergeBase(main, main)).toBe(main);
    expect(await repository.mergeBase(main, alone)).toBeNull();
  });

  it('comes from the API where the clone is shallow, and otherwise from nowhere', async () => {
    const { origin, base, main, update, alone } = branched();
    const clone = checkoutOf(origin, update);
    clone.git('fetch', '--quiet', '--depth=1', 'origin', main);
    const { api } = await gitHubApiFor(origin);
    const repository = await open(clone.folder, { api });
    expect(await repository.mergeBase(main, update)).toBe(base);
    expect(await repository.mergeBase(main, alone)).toBeNull();
    await expect(repository.mergeBase(main, UNKNOWN)).rejects.toThrow(/set fetch-depth: 0 .*the API: .*HTTP 404/);
    await expect((await open(clone.folder, { fetch: true })).mergeBase(main, update)).rejects.toThrow(
      `Cannot find the commit where ${main} and ${update} part. To get it, set fetch-depth: 0 or grant contents: read. What happened: the clone is shallow.`,
    );
  });

  it('fetches what a whole clone is missing, and leaves it whole', async () => {
    const { origin, base, main, update } = branched();
    const clone = cloneOf(origin, '--single-branch', '--branch', 'update');
    const repository = await open(clone.folder, { fetch: true });
    expect(await repository.mergeBase(main, update)).toBe(base);
    expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('false');
  });
});

describe('tree', () => {
  it('reads a commit that is there without asking anybody', async () => {
    const { origin, first, second } = twoCommits();
    const { api, server } = await gitHubApiFor(origin);
    const repository = await open(cloneOf(origin).folder, { api, fetch: true });
    const head = await repository.tree(second);
    expect(await repository.tree(first, head)).toBeInstanceOf(GitTree);
    expect(await textIn(repository, first)).toBe('one');
    expect(server.requests).toHaveLength(0);
  });

  it('fetches a missing commit into a shallow clone, without moving a name', async () => {
    const { origin, first, second } = twoCommits();
    origin.git('tag', 'v1', first);
    const clone = checkoutOf(origin, second);
    clone.git('config', 'fetch.prune', 'true');
    clone.git('config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
    clone.git('update-ref', 'refs/remotes/origin/gone', second);
    const names = clone.git('for-each-ref');
    const repository = await open(clone.folder, { fetch: true });
    expect(await textIn(repository, second)).toBe('two');
    const [base, again] = await Promise.all([repository.tree(first), repository.tree(first)]);
    expect((await base.read('deploy/a.yaml'))?.toString()).toBe('one');
    expect((await again.read('deploy/a.yaml'))?.toString()).toBe('one');
    expect(clone.git('for-each-ref')).toBe(names);
    expect(clone.id('HEAD')).toBe(second);
  });

  it('fetches the head of a fork from the repository itself', async () => {
    const { origin, second } = twoCommits();
    const fork = cloneOf(origin);
    const head = fork.commit({ 'deploy/a.yaml': 'forked' });
    origin.git('fetch', '--quiet', fork.url, `${head}:refs/pull/7/head`);
    const repository = await open(checkoutOf(origin, second).folder, { fetch: true });
    expect(await textIn(repository, head)).toBe('forked');
  });

  it('never fetches from another repository than the one that the API is about', async () => {
    const { origin, second } = twoCommits();
    const fork = cloneOf(origin);
    const head = fork.commit({ 'deploy/a.yaml': 'forked' });
    const { api } = await gitHubApiFor(origin);
    const clone = checkoutOf(fork, second);
    const repository = await open(clone.folder, { api, fetch: true });
    await expect(repository.tree(head)).rejects.toThrow(/fetch: origin is not acme\/deploy/);
    for (const url of [
      'https://github.com/acme/deploy',
      'git@github.com:Acme/Deploy.git',
      'ssh://git@host/acme/deploy/',
    ]) {
      clone.git(
        'remote',
        'set-url',
        'origin',
        url.replace(/^(https|ssh):\/\/[^/]+|^git@github\.com:/, `file://${temporaryFolder()}/`),
      );
      await expect((await open(clone.folder, { api, fetch: true })).tree(head), url).rejects.toThrow(/fetch: fatal: /);
    }
    clone.git('remote', 'set-url', 'origin', 'https://github.com/xacme/deploy');
    await expect((await open(clone.folder, { api, fetch: true })).tree(head)).rejects.toThrow(/fetch: origin is not/);
  });

  it('asks the API last, and takes from the clone what that has', async () => {
    const { origin, first, second } = twoCommits();
    const github = await gitHubApiFor(origin);
    const repository = await open(checkoutOf(origin, second).folder, { api: github.api, fetch: true });
    const tree = await repository.tree(first, await repository.tree(second));
    expect(tree).toBeInstanceOf(GitHubTree);
    expect((await tree.read('b.yaml'))?.toString()).toBe('b');
    expect((await tree.read('deploy/a.yaml'))?.toString()).toBe('one');
    expect(github.paths).toEqual([`/git/trees/${first}?recursive=1`, `/contents/deploy/a.yaml?ref=${first}`]);
  });

  it('asks the API for what a partial clone left on its server', async () => {
    const { origin, second } = twoCommits();
    const clone = cloneOf(origin, '--filter=blob:none', '--no-checkout');
    // One of the two files is there, as after a sparse checkout.
    clone.git('cat-file', 'blob', origin.id('HEAD:b.yaml'));
    const github = await gitHubApiFor(origin);
    const repository = await open(clone.folder, { api: github.api });
    const tree = await repository.tree(second);
    expect((await tree.read('b.yaml'))?.toString()).toBe('b');
    expect((await tree.read('deploy/a.yaml'))?.toString()).toBe('two');
    expect(github.paths).toEqual([`/git/trees/${second}?recursive=1`, `/contents/deploy/a.yaml?ref=${second}`]);
    await expect((await open(clone.folder)).tree(second)).rejects.toThrow(
      /is a partial clone without 1 of its files\.$/,
    );
  });

  it('reads a partial clone without nothing of the commit', async () => {
    const { origin, second } = twoCommits();
    const repository = await open(cloneOf(origin, '--filter=blob:none').folder);
    expect(await textIn(repository, second)).toBe('two');
  });

  it('says what everybody said where nobody has the commit', async () => {
    const { origin, first, second } = twoCommits();
    const { api } = await gitHubApiFor(origin, { behave: () => refuse(403, 'Resource not accessible by integration') });
    const clone = checkoutOf(origin, second);
    await expect((await open(clone.folder)).tree(first, null, 'base')).rejects.toThrow(
      new TreeError(
        `Cannot read the base commit ${first}. To get it, set fetch-depth: 0 or grant contents: read. What happened: the local repository does not have it.`,
      ),
    );
    clone.git('remote', 'set-url', 'origin', 'file:///nonexistent/acme/deploy');
    const repository = await open(clone.folder, { api, fetch: true });
    await expect(repository.tree(first, null, 'head')).rejects.toThrow(
      /^Cannot read the head commit [0-9a-f]{40}\. To get it, set .*: the local repository does not have it; fetch: fatal: .*; the API: Cannot read the files in commit [0-9a-f]{7}: GET .*HTTP 403/,
    );
  });

  it.skipIf(!HAS_OPENSSL)(
    'is fetched from no server without a verified certificate, whatever a setting says',
    async () => {
      const server = await httpsServerForTest(certificatesFor('localhost'), (_, response) => response.end());
      const repository = emptyRepository();
      const remoteUrl = `https://localhost:${server.port}/acme/deploy.git`;
      for (const address of [`https://localhost:${server.port}/`, remoteUrl]) {
        repository.git('config', `http.${address}.sslVerify`, 'false');
      }
      repository.git('remote', 'add', 'origin', remoteUrl);
      const opened = await open(repository.folder, { fetch: true });
      await expect(opened.tree(UNKNOWN)).rejects.toThrow(/certificate/i);
      expect(server.requests).toBe(0);
    },
  );

  it('reveals no secret', async () => {
    const { origin, first, second } = twoCommits();
    const echo: Behaviour = (request, response) => {
      response.writeHead(403).end(JSON.stringify({ message: `not with ${request.headers.authorization}` }));
    };
    const { api } = await gitHubApiFor(origin, { behave: () => echo });
    const clone = checkoutOf(origin, second);
    clone.git('remote', 'set-url', 'origin', 'http://someone:secret@127.0.0.1:9/acme/deploy');
    const repository = await open(clone.folder, { api, fetch: true });
    const error = await repository.tree(first).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(TreeError);
    expect(error.message).not.toMatch(/secret|ghs_/);
    expect(error.message).toContain('not with token ***');
  });

  describe('fetches over http', () => {
    const ADVERTISEMENT = '/acme/deploy/info/refs';

    async function fetchWith(behaviour: Behaviour, settings: readonly string[] = [], baseUrl?: string) {
      const { origin, first, second } = twoCommits();
      const server = await serverForTest({ [ADVERTISEMENT]: behaviour });
      const { api } = await gitHubApiFor(origin);
      const clone = checkoutOf(origin, second);
      clone.git('remote', 'set-url', 'origin', `${server.origin}/acme/deploy`);
      for (const [key = '', value = ''] of settings.map((setting) => setting.split('=')))
        clone.git('config', key, value);
      const repository = await open(clone.folder, { api: { ...api, baseUrl: baseUrl ?? server.origin }, fetch: true });
      const error = await repository.tree(first).catch((thrown) => thrown);
      const sent = server.requests.filter(({ path }) => path.startsWith(ADVERTISEMENT));
      return { error, authorizations: sent.map(({ headers }) => headers.authorization) };
    }
    const basic = (text: string) => `basic ${Buffer.from(text).toString('base64')}`;

    it('with the token if none is persisted', async () => {
      const { authorizations } = await fetchWith(status(403));
      expect(authorizations).toEqual([basic('x-access-token:ghs_secretToken1234567890')]);
    });

    it('with the persisted one otherwise', async () => {
      const { authorizations } = await fetchWith(status(403), ['http.extraheader=Authorization: basic persisted']);
      expect(authorizations).toEqual(['basic persisted']);
    });

    it('without it from another server', async () => {
      const { authorizations } = await fetchWith(status(403), [], 'http://127.0.0.1:9');
      expect(authorizations).toEqual([undefined]);
    });

    it('and asks nobody for a password', async () => {
      const { error } = await fetchWith(status(401, { headers: { 'www-authenticate': 'Basic realm="GitHub"' } }));
      expect(error.message).toMatch(/fetch: fatal: .*(terminal prompts disabled|Authentication failed)/);
    });
  });

  it('is not held up by a silent API', async () => {
    const { origin, first, second } = twoCommits();
    const { api } = await gitHubApiFor(origin, { behave: () => stallBeforeHeaders(), idleMs: 300 });
    const repository = await open(checkoutOf(origin, second).folder, { api });
    await expect(repository.tree(first)).rejects.toThrow(/the API: .*no data came for 0\.3 s/);
  });
});

describe('renames', () => {
  it('are those of files that stayed more or less the same', async () => {
    const repository = emptyRepository();
    const lines = (from: number) => Array.from({ length: 20 }, (_, index) => `line ${from + index}\n`).join('');
    repository.commit({ 'old name.yaml': lines(0), 'gone.yaml': lines(100), 'kept.yaml': lines(200) });
    const files = {
      'deploy/new\nname.yaml': lines(2),
      'else.yaml': lines(300),
      'old name.yaml': null,
      'gone.yaml': null,
    };
    const head = repository.commit(files);
    repository.git('config', 'diff.external', 'false');
    const opened = await open(repository.folder);
    expect(await opened.renames(`${repository.id('HEAD~1')}`, head)).toEqual(
      new Map([['deploy/new\nname.yaml', 'old name.yaml']]),
    );
    expect(await opened.renames(UNKNOWN, head)).toEqual(new Map());
  });
});

it('leaves no process behind', async () => {
  const { origin, second } = twoCommits();
  const repository = await openRepository({ directory: origin.folder, api: null, fetch: false });
  await repository.tree(second);
  repository.close();
  await expect(repository.tree(second)).rejects.toThrow('the repository was closed');
  if (process.platform !== 'linux') return;
  const children = () => execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)]).toString();
  await expect.poll(children).not.toContain(`safe.directory=${origin.folder} `);
});
