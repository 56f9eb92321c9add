import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acceptRebuiltDist } from '../../scripts/release/accept-rebuilt-dist.js';
import { folderWith, type GitRepository, repositoryWith } from '../support/git-repository.ts';
import { gitHubWrites } from '../support/github-writes.ts';

const BRANCH = 'dependabot/npm_and_yarn/production-1a2b3c';
const CODE = ['cli', 'gate', 'parts', 'query-history', 'query-recipes'].map((name) => `dist/${name}/index.js`);

const bundles = (content: string, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(CODE.map((path) => [path, `${content}\n`])),
  'dist/parts/licenses.txt': 'MIT\n',
  'dist/package.json': '{"type":"module"}\n',
  ...more,
});

/** A branch of Dependabot's with an update, whose bundles are those from before it. */
function updatedRepository(): { repository: GitRepository; head: string } {
  const repository = repositoryWith({ 'package.json': '{}', ...bundles('old', { 'dist/parts/17.index.js': 'old' }) });
  repository.git('update-index', '--chmod=+x', 'dist/cli/index.js');
  repository.git('commit', '--quiet', '--amend', '--no-edit');
  repository.git('checkout', '--quiet', '-B', BRANCH);
  return { repository, head: repository.commit({ 'package.json': '{"new":1}' }) };
}

interface Facts {
  run?: object;
  pull?: object;
  pulls?: number;
  pullFiles?: object[];
  artifact?: Readonly<Record<string, string>>;
  prepare?: (folder: string) => void;
}

/** Runs the script on what the facts differ in from an update that is as it should be. */
async function accept(facts: Facts = {}) {
  const { repository, head } = updatedRepository();
  const pull = {
    number: 5,
    user: { login: 'dependabot[bot]' },
    head: { sha: head, ref: BRANCH, repo: { full_name: 'acme/gate' } },
    base: { ref: 'main' },
    ...facts.pull,
  };
  const { github, writes } = await gitHubWrites(repository, {
    pulls: Array.from({ length: facts.pulls ?? 1 }, () => pull),
    pullFiles: facts.pullFiles ?? [{ filename: 'package.json', status: 'modified' }],
  });
  const folder = folderWith(facts.artifact ?? bundles('new'));
  facts.prepare?.(folder);
  const event = {
    repository: { full_name: 'acme/gate', default_branch: 'main', owner: { login: 'acme' } },
    workflow_run: {
      event: 'pull_request',
      conclusion: 'success',
      path: '.github/workflows/rebuild-dist.yml',
      actor: { login: 'dependabot[bot]' },
      head_branch: BRANCH,
      head_sha: head,
      head_repository: { full_name: 'acme/gate' },
      ...facts.run,
    },
  };
  return { repository, head, writes, commit: () => acceptRebuiltDist({ event, folder, github }) };
}

it('commits the bundles on top of the update, and nothing else', async () => {
  const { repository, head, commit } = await accept();
  const made = await commit();
  expect(repository.id(BRANCH)).toBe(made);
  expect(repository.id(`${made}^`)).toBe(head);
  expect(repository.git('show', `${made}:dist/gate/index.js`)).toBe('new');
  expect(repository.git('diff', '--name-status', head, `${made}`).split('\n').sort()).toEqual([
    'D\tdist/parts/17.index.js',
    ...CODE.map((path) => `M\t${path}`),
  ]);
  expect(repository.git('ls-tree', `${made}`, 'dist/cli/index.js')).toMatch(/^100755/);
  expect(repository.git('log', '-1', '--format=%B', `${made}`)).toContain('[dependabot skip]');
});

it('makes no commit where the bundles are those of the branch', async () => {
  const { writes, commit } = await accept({ artifact: bundles('old', { 'dist/parts/17.index.js': 'old' }) });
  expect(await commit()).toBeNull();
  expect(writes).toEqual([]);
});

it('leaves a branch alone that has moved since', async () => {
  const { repository, commit } = await accept();
  const newer = repository.commit({ 'package.json': '{"newer":1}' });
  await expect(commit()).rejects.toThrow('422');
  expect(repository.id(BRANCH)).toBe(newer);
});

it.each<[string, Facts, string]>([
  ['a run by somebody else', { run: { actor: { login: 'mallory' } } }, 'The actor of the run is "mallory"'],
  ['a run of another event', { run: { event: 'push' } }, 'The event of the run is "push"'],
  ['a run that failed', { run: { conclusion: 'failure' } }, 'The conclusion of the run is "failure"'],
  ['a run of another workflow', { run: { path: '.github/workflows/x.yml' } }, 'The workflow of the run is'],
  ['a run of a fork', { run: { head_repository: { full_name: 'mallory/gate' } } }, 'The repository of the run is'],
  ['another branch', { run: { head_branch: 'main' } }, '"main" is no branch of Dependabot'],
  ['another ecosystem', { run: { head_branch: 'dependabot/github_actions/x' } }, 'is no branch of Dependabot'],
  ['a commit that is none', { run: { head_sha: 'HEAD' } }, '"HEAD" is no commit'],
  ['a commit that is not the head', { run: { head_sha: 'a'.repeat(40) } }, 'The head of the pull request is'],
  ['no pull request', { pulls: 0 }, 'The number of open pull requests of the branch is 0'],
  ['two pull requests', { pulls: 2 }, 'The number of open pull requests of the branch is 2'],
  ['an author who is not Dependabot', { pull: { user: { login: 'mallory' } } }, 'The author of the pull request is'],
  ['another base', { pull: { base: { ref: 'release' } } }, 'The base of the pull request is "release"'],
  [
    'a changed workflow',
    { pullFiles: [{ filename: '.github/workflows/ci.yml', status: 'modified' }] },
    'The pull request has ".github/workflows/ci.yml"',
  ],
  [
    'a changed source',
    { pullFiles: [{ filename: 'src/a.ts', status: 'modified' }] },
    'The pull request has "src/a.ts"',
  ],
  ['a lock file that is removed', { pullFiles: [{ filename: 'package-lock.json', status: 'removed' }] }, '(removed)'],
  [
    'a file outside of dist',
    { artifact: bundles('new', { 'package.json': '{}' }) },
    '"package.json" is not a file that may be changed',
  ],
  [
    'a workflow among the bundles',
    { artifact: bundles('new', { 'dist/../.github/workflows/ci.yml': '' }) },
    'is not a file that may be changed',
  ],
  ['an unknown name', { artifact: bundles('new', { 'dist/gate/extra.js': '' }) }, '"dist/gate/extra.js" is not a file'],
  [
    'an unknown bundle',
    { artifact: bundles('new', { 'dist/more/index.js': '' }) },
    '"dist/more/index.js" is not a file',
  ],
  ['a bundle that is missing', { artifact: { 'dist/gate/index.js': '' } }, 'is missing'],
  [
    'a package.json that says more',
    { artifact: bundles('new', { 'dist/package.json': '{"type":"module","main":"x"}' }) },
    'dist/package.json is not',
  ],
])('refuses %s, and moves nothing', async (_, facts, message) => {
  const { repository, head, writes, commit } = await accept(facts);
  await expect(commit()).rejects.toThrow(message);
  expect(writes).toEqual([]);
  expect(repository.id(BRANCH)).toBe(head);
});

it('refuses a link in the place of a bundle', async () => {
  const { writes, commit } = await accept({
    artifact: Object.fromEntries(Object.entries(bundles('new')).filter(([path]) => path !== 'dist/parts/index.js')),
    prepare: (folder) => symlinkSync('../cli/index.js', join(folder, 'dist/parts/index.js')),
  });
  await expect(commit()).rejects.toThrow('"dist/parts/index.js" is not a regular file');
  expect(writes).toEqual([]);
});

it('refuses a folder behind a link', async () => {
  const elsewhere = folderWith({ 'index.js': 'x' });
  const { commit } = await accept({ prepare: (folder) => symlinkSync(elsewhere, join(folder, 'dist/more')) });
  await expect(commit()).rejects.toThrow('"dist/more" is not a regular file');
});
