import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { decodePath, splitRecords } from '../../src/repository/entries.ts';
import { Git, locateRepository } from '../../src/repository/git-command.ts';
import { GitObjects } from '../../src/repository/git-objects.ts';
import { TreeError } from '../../src/repository/tree.ts';
import { certificatesFor, HAS_OPENSSL, httpsServerForTest } from '../support/certificates.ts';
import { emptyRepository, type GitRepository, repositoryWith, temporaryFolder } from '../support/git-repository.ts';

function gitIn(folder: string): Git {
  return new Git(locateRepository(folder, { bare: false }) ?? { folder, gitFolder: `${folder}/.git`, isBare: false });
}

const UNKNOWN = '1'.repeat(40);

afterEach(() => {
  vi.unstubAllEnvs();
});

function objectsOf(repository: GitRepository): GitObjects {
  const objects = new GitObjects(gitIn(repository.folder));
  onTestFinished(() => objects.close());
  return objects;
}

describe('Git', () => {
  it('runs a command and reports how it ended', async () => {
    const repository = repositoryWith({ 'a.yaml': 'a' });
    const git = gitIn(repository.folder);
    const found = await git.run(['rev-parse', 'HEAD']);
    expect({ ...found, stdout: found.stdout.toString() }).toEqual({
      code: 0,
      stdout: `${repository.id('HEAD')}\n`,
      stderr: '',
    });
    const failed = await git.run(['rev-parse', '--verify', 'absent']);
    expect(failed.code).toBe(128);
    expect(failed.stderr).toMatch(/^fatal: /);
    await expect(git.output(['rev-parse', '--verify', 'absent'])).rejects.toThrow(/^git rev-parse failed: fatal: /);
  });

  it('ignores variables that lead to another repository or change the output', async () => {
    const repository = repositoryWith({ 'a.yaml': 'a' });
    vi.stubEnv('GIT_DIR', '/nonexistent');
    vi.stubEnv('GIT_WORK_TREE', '/nonexistent');
    vi.stubEnv('GIT_NOGLOB_PATHSPECS', '1');
    vi.stubEnv('GIT_TRACE', '1');
    const { code, stderr } = await gitIn(repository.folder).run(['ls-tree', 'HEAD']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  // Where a branch points to is what the server says: it would choose the commit that is compared with.
  it.skipIf(!HAS_OPENSSL).each<[string, (repository: GitRepository) => unknown]>([
    ['a variable', () => vi.stubEnv('GIT_SSL_NO_VERIFY', '1')],
    ['a setting', (repository) => repository.git('config', 'http.sslVerify', 'false')],
  ])('believes no server without a verified certificate, whatever %s says', async (_, switchOff) => {
    const server = await httpsServerForTest(certificatesFor('localhost'), (_request, response) => response.end());
    const repository = emptyRepository();
    switchOff(repository);
    const address = `https://localhost:${server.port}/a/b.git`;
    const { code, stderr } = await gitIn(repository.folder).run(['ls-remote', '--', address], { network: true });
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/certificate/i);
    expect(server.requests).toBe(0);
  });

  it('reads a repository that belongs to somebody else', async () => {
    const repository = repositoryWith({ 'deploy/a.yaml': 'a' });
    // git's own means to test this.
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const { code, stderr } = await gitIn(join(repository.folder, 'deploy')).run(['rev-parse', 'HEAD']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('gives up a command that does not end', async () => {
    const repository = emptyRepository();
    // An alias is a program of the user's own configuration; it outlives git unless its whole group is ended.
    repository.git('config', 'alias.wait', '!sleep 30');
    const run = gitIn(repository.folder).run(['wait'], { timeoutMs: 100, network: true });
    await expect(run).rejects.toThrow(new TreeError('git wait did not end within 0.1 s'));
  });

  it('says so where there is no git', async () => {
    vi.stubEnv('PATH', '/nonexistent');
    const git = gitIn(temporaryFolder());
    await expect(git.run(['status'])).rejects.toThrow(/^git cannot be run; install it \(.*ENOENT\)/);
    const objects = new GitObjects(git);
    await expect(objects.read(UNKNOWN)).rejects.toThrow(/^git cannot be run; install it /);
  });
});

describe('GitObjects', () => {
  it('reads many objects at once, each as it is', async () => {
    const files = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}.yaml`, `content ${index}`]));
    const large = Buffer.alloc(2_500_000, 'line\n');
    const repository = repositoryWith({ ...files, large, empty: '', 'no end': 'a\nb' });
    const objects = objectsOf(repository);
    const wanted = [...Object.entries(files), ['large', large.toString()], ['empty', ''], ['no end', 'a\nb']] as const;
    const ids = repository.git('ls-tree', '-r', 'HEAD').split('\n');
    const idOf = new Map(ids.map((line) => [line.split('\t')[1]?.replaceAll('"', ''), line.split(/\s/)[2]]));
    const found = await Promise.all(wanted.map(([path]) => objects.read(idOf.get(path) as string)));
    expect(found.map((object) => object?.bytes.toString())).toEqual(wanted.map(([, content]) => content));
  });

  it('knows what is absent, and recognises a commit', async () => {
    const repository = repositoryWith({ 'a.yaml': 'a' });
    repository.git('tag', '-a', 'v1', '-m', 'v1');
    const objects = objectsOf(repository);
    const head = repository.id('HEAD');
    expect(await objects.read(UNKNOWN)).toBeNull();
    expect(await objects.read('HEAD')).toBeNull();
    expect((await objects.read(head))?.type).toBe('commit');
    for (const name of ['HEAD', 'main', 'refs/heads/main', 'v1', repository.id('v1'), head, head.slice(0, 12)]) {
      expect((await objects.commit(name))?.id, name).toBe(head);
    }
    const none = [
      '',
      '\n',
      `${head}\n${head}`,
      `\0${head}`,
      'absent',
      '--help',
      'HEAD:a.yaml',
      `${head} commit 1`,
      UNKNOWN,
    ];
    none.push('HEAD@{9}', '@{u}', 'main@{upstream}');
    for (const name of [...none, repository.id('HEAD:a.yaml')]) expect(await objects.commit(name), name).toBeNull();
  });

  it('refuses a file that is too large, and reads on', async () => {
    const repository = repositoryWith({ 'a.yaml': 'a', large: Buffer.alloc(100_000_001) });
    const objects = objectsOf(repository);
    const large = objects.read(repository.id('HEAD:large'));
    const small = objects.read(repository.id('HEAD:a.yaml'));
    await expect(large).rejects.toThrow(new TreeError('it is larger than the limit of 100 MB'));
    expect((await small)?.bytes.toString()).toBe('a');
  });

  it.skipIf(process.platform === 'win32')('gives up a git that stays silent', async () => {
    const repository = repositoryWith({ 'a.yaml': 'a' });
    const tools = temporaryFolder();
    writeFileSync(join(tools, 'git'), '#!/bin/sh\nexec sleep 1000\n', { mode: 0o755 });
    vi.stubEnv('PATH', `${tools}:${process.env['PATH']}`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const reading = objectsOf(repository).read(UNKNOWN);
      vi.advanceTimersByTime(60_000);
      await expect(reading).rejects.toThrow(new TreeError('git cat-file sent nothing for 60 s'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('answers nothing more once it is closed', async () => {
    const repository = repositoryWith({ 'a.yaml': 'a' });
    const objects = objectsOf(repository);
    const waiting = objects.read(repository.id('HEAD'));
    objects.close();
    await expect(waiting).rejects.toThrow('the repository was closed');
    await expect(objects.read(repository.id('HEAD'))).rejects.toThrow('the repository was closed');
  });
});

describe('paths', () => {
  it('are decoded so that different bytes stay different', () => {
    expect(decodePath(Buffer.from('Grüße/a b.yaml'))).toBe('Grüße/a b.yaml');
    expect(decodePath(Buffer.from('caf\xe9.yaml', 'latin1'))).toBe('caf\\351.yaml');
  });

  it('are split at NUL, ended or not', () => {
    const split = (text: string) => splitRecords(Buffer.from(text));
    expect(split('a\0b\n\0')).toEqual(['a', 'b\n']);
    expect(split('a\0b')).toEqual(['a', 'b']);
    expect(split('')).toEqual([]);
    expect(split('\0\0ü')).toEqual(['', '', 'ü']);
  });

  it('are split where some of them are not UTF-8', () => {
    const output = Buffer.concat([Buffer.from('Grüße\0caf'), Buffer.from([0xe9, 0]), Buffer.from('\ufeffb')]);
    expect(splitRecords(output)).toEqual(['Grüße', 'caf\\351', '\ufeffb']);
    expect(splitRecords(output.subarray(0, 8))).toEqual(['Grüße']);
  });
});
