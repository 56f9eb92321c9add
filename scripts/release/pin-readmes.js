// Pins the examples in the READMEs to a release. Its commit and, in a comment, its tag replace the placeholder or the previous
// release.
//
//   node scripts/release/pin-readmes.js OWNER/REPO COMMIT vX.Y.Z
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseVersion } from './version.js';

/** The pages that show how the actions are used. */
export const READMES = [
  'README.md',
  'docs/recipes.md',
  'docs/rendered.md',
  'query-history/README.md',
  'query-recipes/README.md',
];

/**
 * @param {string} text a README
 * @param {{ repository: string, commit: string, tag: string }} release
 * @returns {string} the README with every use of this repository's actions pinned to the release
 * @throws if the release is malformed
 */
export function pinUses(text, { repository, commit, tag }) {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Error(`"${repository}" is no repository; OWNER/REPO is expected.`);
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Error(`"${commit}" is no full commit id.`);
  if (!tag.startsWith('v')) throw new Error(`"${tag}" is no tag of a release; vX.Y.Z is expected.`);
  parseVersion(tag.slice(1));
  // Matches only the placeholder and this repository's own name, so other actions keep their pins.
  const ours = `(?:OWNER/upgrade-gate|${repository.replaceAll('.', '\\.')})`;
  const use = new RegExp(
    `(uses: )${ours}(/query-(?:history|recipes))?@(?:COMMIT|[0-9a-f]{40})(?: # v\\d+\\.\\d+\\.\\d+)?(?![\\w.-])`,
    'g',
  );
  return text.replaceAll(use, (_, uses, action = '') => `${uses}${repository}${action}@${commit} # ${tag}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [repository, commit, tag] = process.argv.slice(2);
  for (const page of READMES) writeFileSync(page, pinUses(readFileSync(page, 'utf8'), { repository, commit, tag }));
}
