// Decides whether the current commit is to be released: its version has a section in CHANGELOG.md and no tag.
//
//   node scripts/release/plan.js      (GITHUB_OUTPUT, GITHUB_REPOSITORY, GH_TOKEN; writes release, version, tag)
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gitHubOfWorkflow } from '../github/client.js';
import { sectionOf } from './changelog.js';
import { tagOf } from './version.js';

/**
 * @param {string} folder the repository
 * @param {import('../github/client.js').GitHub} github
 * @returns {Promise<{ release: boolean, version: string, tag: string }>} `tag` is empty for a version that nobody has proposed
 * @throws if a version before 1.0.0 has a section
 */
export async function planRelease(folder, github) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const isDescribed = sectionOf(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), version) !== null;
  if (!isDescribed) return { release: false, version, tag: '' };
  const tag = tagOf(version);
  return { release: (await github.find(`/git/ref/tags/${tag}`)) === null, version, tag };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const plan = await planRelease('.', gitHubOfWorkflow());
  const lines = Object.entries(plan).map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(process.env.GITHUB_OUTPUT, lines.join(''));
  console.log(
    plan.release
      ? `${plan.tag} is to be released.`
      : `Nothing to release: ${plan.version} is released, or has no section in CHANGELOG.md.`,
  );
}
