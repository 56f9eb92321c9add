// Moves the major tag (`v1`) to a release after that release has passed its tests. No other tag ever moves.
//
//   node scripts/release/move-major.js vX.Y.Z COMMIT      (GITHUB_REPOSITORY, GH_TOKEN)
import { pathToFileURL } from 'node:url';
import { gitHubOfWorkflow } from '../github/client.js';
import { compareVersions, tagOf } from './version.js';

/**
 * @param {import('../github/client.js').GitHub} github
 * @param {string} tag `vX.Y.Z`; it has to point to `commit`
 * @param {string} commit
 * @returns {Promise<string>} the tag that was moved
 * @throws if the release is another commit, or not the newest of its major version
 */
export async function moveMajor(github, tag, commit) {
  const version = tag.replace(/^v/, '');
  const [major] = tagOf(version).split('.');
  const { object } = await github.ask('GET', `/git/ref/tags/${tag}`);
  if (object.sha !== commit) throw new Error(`${tag} is ${object.sha}, not the ${commit} that was tested.`);
  const refs = await github.ask('GET', `/git/matching-refs/tags/${major}.`);
  for (const { ref } of refs) {
    const other = /^refs\/tags\/v(\d+\.\d+\.\d+)$/.exec(ref)?.[1];
    if (other !== undefined && compareVersions(version, other) < 0) {
      throw new Error(`v${other} is newer than ${tag}: ${major} stays where it is.`);
    }
  }
  if ((await github.find(`/git/ref/tags/${major}`)) === null) {
    await github.ask('POST', '/git/refs', { ref: `refs/tags/${major}`, sha: commit });
  } else {
    await github.ask('PATCH', `/git/refs/tags/${major}`, { sha: commit, force: true });
  }
  return major;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [tag, commit] = process.argv.slice(2);
  console.log(`${await moveMajor(gitHubOfWorkflow(), tag, commit)} is ${tag} now.`);
}
