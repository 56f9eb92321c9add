// Opens a pull request with files that an earlier job has made. It takes only files that a release may change.
//
//   node scripts/release/open-pull-request.js BRANCH TITLE FOLDER      (GITHUB_REPOSITORY, GITHUB_SHA, GH_TOKEN)
import { pathToFileURL } from 'node:url';
import { gitHubOfWorkflow } from '../github/client.js';
import { commitFiles } from '../github/commit.js';
import { checkDist, isDistFile, readExpectedFiles } from './dist-files.js';
import { READMES } from './pin-readmes.js';
import { TOOL } from './prepare.js';

const OTHERS = new Set(['package.json', 'package-lock.json', 'CHANGELOG.md', TOOL, ...READMES]);

/**
 * @param {object} proposal
 * @param {import('../github/client.js').GitHub} proposal.github
 * @param {string} proposal.parent the commit of the default branch that the files were made from
 * @param {string} proposal.branch name of a branch that does not exist yet
 * @param {string} proposal.title title of the commit and of the pull request
 * @param {string} proposal.folder folder of the files
 * @returns {Promise<string | null>} the URL of the pull request; null if nothing would change
 */
export async function openPullRequest({ github, parent, branch, title, folder }) {
  const files = readExpectedFiles(folder, (path) => OTHERS.has(path) || isDistFile(path));
  const { default_branch: base } = await github.ask('GET', '');
  const hasDist = [...files.keys()].some(isDistFile);
  if (hasDist) checkDist(files);
  const commit = await commitFiles(github, {
    parent,
    message: title,
    files,
    ...(hasDist ? { replaces: 'dist/' } : {}),
  });
  if (commit === null) return null;
  await github.ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha: commit });
  const { html_url: address } = await github.ask('POST', '/pulls', { title, head: branch, base, body: '' });
  return address;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [branch, title, folder] = process.argv.slice(2);
  const proposal = { github: gitHubOfWorkflow(), parent: process.env.GITHUB_SHA, branch, title, folder };
  console.log((await openPullRequest(proposal)) ?? 'Nothing would change.');
}
