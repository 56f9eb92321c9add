// Finds the newest major tag (`v1`), which points to the release that the prober runs.
//
//   node scripts/prober/newest-major.js      (GITHUB_OUTPUT, GITHUB_REPOSITORY, GH_TOKEN; writes tag, empty before the first release)
import { appendFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gitHubOfWorkflow } from '../github/client.js';

/**
 * @param {import('../github/client.js').GitHub} github
 * @returns {Promise<string>} empty if there is none
 */
export async function newestMajor(github) {
  const refs = await github.ask('GET', '/git/matching-refs/tags/v');
  const majors = refs.flatMap(({ ref }) => /^refs\/tags\/v([1-9]\d*)$/.exec(ref)?.slice(1) ?? []);
  return majors.length === 0 ? '' : `v${Math.max(...majors)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tag = await newestMajor(gitHubOfWorkflow());
  appendFileSync(process.env.GITHUB_OUTPUT, `tag=${tag}\n`);
  console.log(tag === '' ? 'Nothing is released.' : `The newest major tag is ${tag}.`);
}
