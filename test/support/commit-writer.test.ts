import { describe, expect, it } from 'vitest';
import { emptyRepository, type FileContent, type GitRepository } from './git-repository.ts';

const FIRST: Record<string, FileContent> = {
  'compose.yaml': 'services: {}\n',
  'a/b/values.yaml': 'tag: 1\n',
  'a.yaml': '',
  'a-b/c': Buffer.from([0, 255, 10]),
  'ümlaut/日本.md': 'x',
  link: { link: 'a/b/values.yaml' },
  [`long/${'x'.repeat(200)}/${'y'.repeat(200)}`]: 'long',
};
const SECOND: Record<string, FileContent> = { 'compose.yaml': 'services:\n  a: {}\n', 'a/new.yaml': 'new\n' };

/** The ids of two commits and what git makes of them. */
function said(repository: GitRepository): Record<string, unknown> {
  const ids = [repository.commit(FIRST, 'First'), repository.commit(SECOND), repository.commit({})];
  return {
    ids,
    log: repository.git('log', '--format=%H %P %T %an %ae %aI %cn %ce %cI %B'),
    files: repository.git('ls-files', '--stage'),
    status: repository.git('status', '--porcelain'),
    checked: repository.git('fsck', '--full', '--strict', '--no-dangling'),
    head: repository.git('symbolic-ref', 'HEAD'),
  };
}

describe('commits without git', () => {
  it('are those that git makes', () => {
    const byGit = emptyRepository();
    // A folder of attributes is left to git.
    byGit.commit({ '.gitattributes': '' });
    byGit.git('update-ref', '-d', 'HEAD');
    byGit.git('rm', '--quiet', '--force', '.gitattributes');
    expect(said(emptyRepository())).toEqual(said(byGit));
  });

  it.each([
    ['a branch', (repository: GitRepository) => repository.branch('next', 'HEAD')],
    ['a file that is removed', (repository: GitRepository) => void repository.git('rm', '--quiet', 'a.yaml')],
    [
      'a commit of git',
      (repository: GitRepository) => void repository.git('commit', '--quiet', '--allow-empty', '-m', 'x'),
    ],
  ])('go on behind %s', (_, between) => {
    const repository = emptyRepository();
    repository.commit(FIRST);
    between(repository);
    const staged = repository.git('ls-files', '--stage');
    const id = repository.commit(SECOND);
    expect(repository.id('HEAD')).toBe(id);
    expect(repository.git('status', '--porcelain')).toBe('');
    const kept = staged.split('\n').filter((row) => !/compose\.yaml$/.test(row));
    for (const row of kept) expect(repository.git('ls-files', '--stage')).toContain(row);
  });
});
