// Takes the bundles that an unprivileged run has built for a pull request of Dependabot, and commits them to its branch. The
// run is not trusted: every fact comes from GitHub's event and GitHub's API. Only the bytes of the run's files are used, under
// expected names. No code of the pull request is executed.
//
//   node scripts/release/accept-rebuilt-dist.js FOLDER     (GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GH_TOKEN)
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gitHubOfWorkflow } from '../github/client.js';
import { commitFiles } from '../github/commit.js';
import { checkDist, isDistFile, readExpectedFiles } from './dist-files.js';

const DEPENDABOT = 'dependabot[bot]';
/** The only files that an update of packages may change. */
const MAY_CHANGE = new Set(['package.json', 'package-lock.json']);
/** The marker lets Dependabot replace this commit when it rebases. */
const MESSAGE = 'Rebuild the bundles\n\n[dependabot skip]';

/**
 * Checks the run, the pull request and the files, and commits the files.
 *
 * @param {object} context
 * @param {object} context.event payload of `workflow_run`
 * @param {string} context.folder the files that the run has uploaded
 * @param {import('../github/client.js').GitHub} context.github
 * @returns {Promise<string | null>} the commit; null if the branch already has these bundles
 * @throws at the first unexpected fact or file; no branch has moved then
 */
export async function acceptRebuiltDist({ event, folder, github }) {
  const { workflow_run: run, repository } = event;
  const branch = run.head_branch;
  const head = run.head_sha;
  expectSame('event of the run', run.event, 'pull_request');
  expectSame('conclusion of the run', run.conclusion, 'success');
  expectSame('workflow of the run', run.path?.split('@')[0], '.github/workflows/rebuild-dist.yml');
  expectSame('actor of the run', run.actor?.login, DEPENDABOT);
  expectSame('repository of the run', run.head_repository?.full_name, repository.full_name);
  if (!/^dependabot\/npm_and_yarn\/[\w./-]+$/.test(branch))
    throw new Error(`"${branch}" is no branch of Dependabot's for npm.`);
  if (!/^[0-9a-f]{40}$/.test(head)) throw new Error(`"${head}" is no commit.`);

  const found = await github.ask(
    'GET',
    `/pulls?state=open&head=${encodeURIComponent(`${repository.owner.login}:${branch}`)}`,
  );
  expectSame('number of open pull requests of the branch', found.length, 1);
  const [pull] = found;
  expectSame('author of the pull request', pull.user.login, DEPENDABOT);
  expectSame('head of the pull request', pull.head.sha, head);
  expectSame('branch of the pull request', pull.head.ref, branch);
  expectSame('repository of the pull request', pull.head.repo?.full_name, repository.full_name);
  expectSame('base of the pull request', pull.base.ref, repository.default_branch);
  for (const { filename, status } of await github.all(`/pulls/${pull.number}/files`)) {
    if (!MAY_CHANGE.has(filename) || status !== 'modified') {
      throw new Error(
        `The pull request has ${JSON.stringify(filename)} (${status}); an update of packages changes package.json and package-lock.json alone.`,
      );
    }
  }

  const files = readExpectedFiles(folder, isDistFile);
  checkDist(files);
  const commit = await commitFiles(github, { parent: head, message: MESSAGE, files, replaces: 'dist/' });
  // Not forced: if the branch has moved since, this fails, and the newer commit gets its own run.
  if (commit !== null) await github.ask('PATCH', `/git/refs/heads/${branch}`, { sha: commit, force: false });
  return commit;
}

function expectSame(what, found, expected) {
  if (found !== expected)
    throw new Error(`The ${what} is ${JSON.stringify(found)}; ${JSON.stringify(expected)} is expected.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
  const commit = await acceptRebuiltDist({ event, folder: process.argv[2], github: gitHubOfWorkflow() });
  console.log(commit === null ? 'The branch holds these bundles already.' : `Committed the bundles as ${commit}.`);
}
