// Opens a pull request with what this job has changed in its checkout, and with the bundles that another job has made. It takes
// only files that a release may change.
//
//   node scripts/release/open-pull-request.js BRANCH TITLE [FOLDER_OF_DIST]      (GITHUB_REPOSITORY, GITHUB_SHA, GH_TOKEN)
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gitHubOfWorkflow } from '../github/client.js';
import { commitFiles } from '../github/commit.js';
import { checkDist, isDistFile, readExpectedFiles } from './dist-files.js';
import { isPinned } from './pin-pages.js';
import { TOOL } from './prepare.js';

const OTHERS = ['package-lock.json', 'CHANGELOG.md', TOOL];

/**
 * @param {object} proposal
 * @param {import('../github/client.js').GitHub} proposal.github
 * @param {string} proposal.parent the commit of the default branch that the files were made from
 * @param {string} proposal.branch name of a branch that does not exist yet
 * @param {string} proposal.title title of the commit and of the pull request
 * @param {string} proposal.checkout of that commit, with the changes
 * @param {string | null} proposal.bundles folder with a new `dist`; null if the bundles stay
 * @returns {Promise<string | null>} the URL of the pull request; null if nothing would change
 */
export async function openPullRequest({ github, parent, branch, title, checkout, bundles }) {
  const dist = bundles === null ? new Map() : readExpectedFiles(bundles, isDistFile);
  if (bundles !== null) checkDist(dist);
  const files = new Map([...changedFiles(checkout), ...dist]);
  const { default_branch: base } = await github.ask('GET', '');
  const commit = await commitFiles(github, {
    parent,
    message: title,
    files,
    ...(bundles === null ? {} : { replaces: 'dist/' }),
  });
  if (commit === null) return null;
  await github.ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha: commit });
  const { html_url: address } = await github.ask('POST', '/pulls', { title, head: branch, base, body: '' });
  return address;
}

/** Contents by path of the tracked files that differ from the commit. */
function changedFiles(checkout) {
  const names = execFileSync('git', ['diff', '--name-only', '-z', 'HEAD'], { cwd: checkout, encoding: 'utf8' });
  const paths = names.split('\0').filter(Boolean);
  for (const path of paths) {
    if (!OTHERS.includes(path) && !isPinned(path))
      throw new Error(`${JSON.stringify(path)} is not a file that may be changed here.`);
  }
  return paths.map((path) => [path, readFileSync(join(checkout, path))]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [branch, title, bundles = null] = process.argv.slice(2);
  const from = { parent: process.env.GITHUB_SHA, checkout: '.', bundles };
  const proposal = { github: gitHubOfWorkflow(), branch, title, ...from };
  console.log((await openPullRequest(proposal)) ?? 'Nothing would change.');
}
