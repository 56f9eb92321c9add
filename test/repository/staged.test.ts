import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stagedCommits } from '../../src/repository/staged.ts';
import { emptyRepository, repositoryWith, temporaryFolder } from '../support/git-repository.ts';

const write = (folder: string, name: string, content: string) => writeFileSync(join(folder, name), content);

describe('what is about to be committed', () => {
  it('is the index against HEAD, without what is not added', async () => {
    const repository = repositoryWith({ 'a.yaml': 'one', 'b.yaml': 'one' });
    write(repository.folder, 'a.yaml', 'two');
    repository.git('add', 'a.yaml');
    write(repository.folder, 'a.yaml', 'three');
    write(repository.folder, 'b.yaml', 'two');
    const { base, head } = await stagedCommits(repository.folder, undefined);
    expect(base).toBe(repository.id('HEAD'));
    expect(repository.git('show', `${head}:a.yaml`)).toBe('two');
    expect(repository.git('show', `${head}:b.yaml`)).toBe('one');
    expect(repository.git('rev-parse', `${head}^`)).toBe(base);
  });

  it('leaves branches, index and files as they are, and is the same commit every time', async () => {
    const repository = repositoryWith({ 'a.yaml': 'one' });
    write(repository.folder, 'new.yaml', 'new');
    repository.git('add', 'new.yaml');
    const state = () => [
      repository.git('status', '--porcelain'),
      repository.git('for-each-ref'),
      repository.id('HEAD'),
    ];
    const before = state();
    const first = await stagedCommits(repository.folder, undefined);
    expect(await stagedCommits(join(repository.folder, 'absent'), undefined)).toEqual(first);
    expect(state()).toEqual(before);
  });

  it('has nothing before it where nothing was committed yet', async () => {
    const repository = emptyRepository();
    write(repository.folder, 'a.yaml', 'one');
    repository.git('add', 'a.yaml');
    const { base, head } = await stagedCommits(repository.folder, undefined);
    expect(repository.git('ls-tree', '-r', base)).toBe('');
    expect(repository.git('ls-tree', '-r', '--name-only', head)).toBe('a.yaml');
  });

  it('is the index of the commit under way, which a hook gets from git', async () => {
    const repository = repositoryWith({ 'a.yaml': 'one' });
    for (const content of ['two', 'three']) {
      write(repository.folder, 'a.yaml', content);
      repository.git('add', 'a.yaml');
      if (content === 'two') repository.git('read-tree', `--index-output=.git/other`, repository.git('write-tree'));
    }
    for (const path of ['.git/other', join(repository.folder, '.git/other')]) {
      const { head } = await stagedCommits(repository.folder, path);
      expect(repository.git('show', `${head}:a.yaml`)).toBe('two');
    }
  });

  it('is not known with conflicts, or without a repository', async () => {
    const repository = repositoryWith({ 'a.yaml': 'one' });
    repository.branch('other', 'HEAD');
    repository.commit({ 'a.yaml': 'two' });
    repository.branch('main');
    repository.commit({ 'a.yaml': 'three' });
    expect(() => repository.git('merge', 'other')).toThrow();
    await expect(stagedCommits(repository.folder, undefined)).rejects.toThrow(
      /^git write-tree failed: a\.yaml: unmerged/,
    );
    await expect(stagedCommits(temporaryFolder(), undefined)).rejects.toThrow('cannot be read as a git repository');
  });
});
