import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GitHubApi } from '../../src/net/github-api.ts';
import { openRepository } from '../../src/repository/repository.ts';
import { TreeError } from '../../src/repository/tree.ts';
import {
  checkoutOf,
  cloneOf,
  emptyRepository,
  type GitRepository,
  temporaryFolder,
} from '../support/git-repository.ts';
import { gitHubApiFor } from '../support/github-api.ts';

async function open({ folder }: GitRepository, api: GitHubApi | null = null) {
  const repository = await openRepository({ directory: folder, api, fetch: api === null });
  onTestFinished(() => repository.close());
  return repository;
}

describe.skipIf(process.platform === 'win32')('a program that the configuration of a repository names', () => {
  /** A clone without the newest commit, borrows its objects, and has a submodule and changed files of the same length. */
  function armed() {
    const origin = emptyRepository();
    const others = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.txt`, `${index}`]));
    const attributes = { '.gitattributes': '*.yaml filter=shout diff=shout\n' };
    const first = origin.commit({ ...others, ...attributes, 'a.yaml': 'one' });
    const module = cloneOf(origin);
    origin.git('submodule', '--quiet', 'add', module.url, 'module');
    const second = origin.commit({ 'a.yaml': 'two' });
    const clone = cloneOf(origin, '--reference', origin.folder, '--recurse-submodules');
    for (const path of ['a.yaml', 'module/a.yaml']) writeFileSync(join(clone.folder, path), 'new');
    const third = origin.commit({ 'a.yaml': null, 'b.yaml': 'two' });
    return { clone, first, second, third };
  }

  const STATUS = ['status', '--porcelain'];
  const IN_MODULE = ['-C', 'module', 'config'];

  it.each<[string, string[], string[]?]>([
    ['core.fsmonitor', STATUS],
    ['core.hooksPath', STATUS],
    ['filter.shout.clean', STATUS],
    ['filter.shout.process', STATUS],
    ['filter.shout.clean', STATUS, IN_MODULE],
    ['core.fsmonitor', STATUS, IN_MODULE],
    ['diff.external', ['diff', 'HEAD~1', 'HEAD']],
    ['diff.shout.command', ['diff', 'HEAD~1', 'HEAD']],
    ['diff.shout.textconv', ['grep', '--textconv', 'two', 'HEAD']],
    ['remote.origin.uploadpack', ['ls-remote', 'origin']],
    ['core.alternateRefsCommand', ['fetch', 'origin', 'main']],
  ])('as %s does not run, though git %j runs it', async (setting, command, configure = ['config']) => {
    const { clone, first, second, third } = armed();
    const folder = temporaryFolder();
    const [program, mark] = [join(folder, 'post-index-change'), join(folder, 'mark')];
    writeFileSync(program, `#!/bin/sh\ntouch ${mark}\nexit 1\n`, { mode: 0o755 });
    clone.git(...configure, setting, setting === 'core.hooksPath' ? folder : program);
    const repository = await open(clone);
    expect([...(await repository.uncommitted()).changed]).toEqual(['a.yaml']);
    expect(await repository.commitOf('refs/heads/main')).toBe(third);
    const tree = await repository.tree(third, await repository.tree(second, await repository.tree(first)));
    expect(await tree.containing('two', [...(await tree.entries()).keys()])).toEqual(['b.yaml']);
    expect(await repository.renames(second, third)).toEqual(new Map([['b.yaml', 'a.yaml']]));
    expect(existsSync(mark)).toBe(false);
    // Git cannot use what the program answers.
    expect(() => clone.git(...command)).not.toThrow(TypeError);
    expect(existsSync(mark)).toBe(true);
  });
});

it('a filter whose name is not UTF-8 cannot be switched off, so nothing is asked', async () => {
  const repository = emptyRepository();
  repository.commit({ 'a.yaml': 'one' });
  const filter = Buffer.from('[filter "caf\xe9"]\n\tclean = false\n', 'latin1');
  appendFileSync(join(repository.folder, '.git/config'), filter);
  const opened = await open(repository);
  await expect(opened.uncommitted()).rejects.toThrow('a filter has a name that is not UTF-8; rename it');
});

/** Puts another content in the place of one object. */
function damage({ folder }: GitRepository, id: string, type: string, content: string): void {
  const place = join(folder, '.git/objects', id.slice(0, 2), id.slice(2));
  rmSync(place);
  writeFileSync(place, deflateSync(`${type} ${Buffer.byteLength(content)}\0${content}`));
}

describe('an object whose bytes are not those that its id names', () => {
  it.each([
    ['of another version', 'lightdash 2.1.0'],
    ['without the name', 'nothing'],
  ])('is no content of a file: %s', async (_, content) => {
    const repository = emptyRepository();
    const commit = repository.commit({ 'deploy/a.yaml': 'lightdash 2.0.0', 'b.yaml': 'lightdash' });
    const id = repository.id('HEAD:deploy/a.yaml');
    damage(repository, id, 'blob', content);
    expect(repository.git('cat-file', 'blob', id)).toBe(content);
    const tree = await (await open(repository)).tree(commit);
    const says = `the blob ${id} is damaged: its bytes are not those that this id names; clone the repository anew`;
    const error = new TreeError(`Cannot read deploy/a.yaml in commit ${commit.slice(0, 7)}: ${says}`);
    await expect(tree.read('deploy/a.yaml')).rejects.toThrow(error);
    await expect(tree.containing('lightdash', ['deploy/a.yaml', 'b.yaml'])).rejects.toThrow(error);
    expect((await tree.read('b.yaml'))?.toString()).toBe('lightdash');
  });

  it('is no commit', async () => {
    const repository = emptyRepository();
    const commit = repository.commit({ 'a.yaml': 'one' });
    const other = repository.commit({ 'a.yaml': 'two' });
    damage(repository, other, 'commit', `${repository.git('cat-file', 'commit', commit)}\n`);
    const opened = await open(repository);
    expect((await opened.tree(commit)).name).toBe(`commit ${commit.slice(0, 7)}`);
    await expect(opened.tree(other)).rejects.toThrow(/^Cannot read the commit .*does not have it/);
  });

  it('is read from the server', async () => {
    const origin = emptyRepository();
    const first = origin.commit({ 'a.yaml': 'one', 'b.yaml': 'b' });
    const clone = checkoutOf(origin, origin.commit({ 'a.yaml': 'two' }));
    damage(clone, origin.id('HEAD:b.yaml'), 'blob', 'other');
    const github = await gitHubApiFor(origin);
    const tree = await (await open(clone, new GitHubApi(github.api))).tree(first);
    expect((await tree.read('b.yaml'))?.toString()).toBe('b');
    expect(github.paths).toContain(`/contents/b.yaml?ref=${first}`);
  });
});
