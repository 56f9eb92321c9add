// Repositories as GitHub stores them, with the events that a change triggers.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const NAME = 'acme/deploy';
const NUMBER = 7;

const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Author',
  GIT_AUTHOR_EMAIL: 'author@example.com',
  GIT_COMMITTER_NAME: 'Committer',
  GIT_COMMITTER_EMAIL: 'committer@example.com',
};

/**
 * Makes a repository with two commits: `before` on the branch `main`, and `after` on top of it on the branch `update`.
 *
 * @param {string} folder its last two parts are the repository's name, for example `acme/deploy`
 * @returns {{ git: (...args: string[]) => string, base: string, head: string }} a function that runs git, and the two commits
 */
export function makeRepository(folder, before, after) {
  mkdirSync(folder, { recursive: true });
  const git = (...args) => execFileSync('git', args, { cwd: folder, env: ENVIRONMENT, encoding: 'utf8' }).trim();
  const commit = (files) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'Change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--template=', '--initial-branch=main');
  const base = commit(before);
  git('checkout', '--quiet', '-b', 'update');
  return { git, base, head: commit(after) };
}

const REPOSITORY = { full_name: NAME, name: 'deploy', owner: { login: 'acme' }, default_branch: 'main' };

/** What GitHub does with a change, by event name. Each returns the commit that the run checks out, and the payload. */
export const EVENTS = {
  /** GitHub runs a pull request on a merge commit that is on no branch. */
  pull_request: ({ git, base, head }) => {
    git('checkout', '--quiet', '--detach', base);
    git('merge', '--quiet', '--no-ff', '--no-edit', head);
    const sha = git('rev-parse', 'HEAD');
    git('update-ref', `refs/pull/${NUMBER}/head`, head);
    git('update-ref', `refs/pull/${NUMBER}/merge`, sha);
    const pull_request = { number: NUMBER, head: { ref: 'update', sha: head }, base: { ref: 'main', sha: base } };
    return { sha, payload: { action: 'opened', number: NUMBER, pull_request, repository: REPOSITORY } };
  },
  push: ({ git, base, head }) => {
    git('checkout', '--quiet', '-B', 'main', head);
    const names = { ref: 'refs/heads/main', before: base, after: head };
    return {
      sha: head,
      payload: { ...names, created: false, deleted: false, forced: false, repository: REPOSITORY },
    };
  },
  workflow_dispatch: ({ git, head }) => {
    git('checkout', '--quiet', '-B', 'main', head);
    return { sha: head, payload: { ref: 'refs/heads/main', inputs: {}, repository: REPOSITORY } };
  },
};
