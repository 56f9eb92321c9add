// Writes where the actions come from into every page, package.json and CODEOWNERS. The placeholder `OWNER/upgrade-gate@COMMIT`, or
// the previous release, becomes the new one: by its tag before the release, because no commit can hold its own id, and by its
// commit afterwards.
//
//   node scripts/release/pin-pages.js OWNER/REPO vX.Y.Z [COMMIT]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tagOf } from './version.js';

/** Beside the pages: the files that name the repository or its owner. */
const OTHERS = ['package.json', '.github/CODEOWNERS'];
const SENTENCES = [
  /`[\w./-]+` is where you have this action from;\s+pin it by the commit you have reviewed\./,
  /To pin `v[\d.]+` by its commit, copy the line from \[the release\]\(\S+\)\./,
  /The commit is that of \[v[\d.]+\]\(\S+\)\./,
];
const SENTENCE = new RegExp(SENTENCES.map(({ source }) => source).join('|'), 'g');

/** Whether a release pins this file. The changelog keeps what it said of older releases. */
export function isPinned(path) {
  return OTHERS.includes(path) || (path.endsWith('.md') && path !== 'CHANGELOG.md');
}

/**
 * @param {string} text a page, package.json or CODEOWNERS
 * @param {string} before the repository that the text names so far, `OWNER/upgrade-gate` before the first release
 * @param {{ repository: string, tag: string, commit: string | null }} release
 * @returns {string} the text with this repository's name, and every use of its actions pinned to the release
 * @throws if the release is malformed
 */
export function pinText(text, before, { repository, tag, commit }) {
  for (const name of [before, repository]) {
    if (!/^[\w.-]+\/[\w.-]+$/.test(name)) throw new Error(`"${name}" is no repository; OWNER/REPO is expected.`);
  }
  if (tag !== tagOf(tag.replace(/^v/, ''))) throw new Error(`"${tag}" is no tag of a release; vX.Y.Z is expected.`);
  if (commit !== null && !/^[0-9a-f]{40}$/.test(commit)) throw new Error(`"${commit}" is no full commit id.`);
  const literal = (name) => name.replaceAll('.', '\\.');
  const [owner] = before.split('/');
  const named = text
    .replaceAll(new RegExp(`(?<![\\w.-])${literal(before)}(?![\\w-])`, 'g'), repository)
    .replaceAll(new RegExp(`(?<![\\w.-])@${literal(owner)}(?![\\w.-])`, 'g'), `@${repository.split('/')[0]}`);
  const pin = '(?:COMMIT|[0-9a-f]{40}|v\\d+\\.\\d+\\.\\d+)(?: # v\\d+\\.\\d+\\.\\d+)?(?![\\w.-])';
  const ours = literal(repository);
  const places = [
    `uses: ${ours}(?:/[\\w./-]+)?@`,
    `repository: ${ours}\\n +ref: `,
    `repo: https://github\\.com/${ours}\\n +rev: `,
    `github:${ours}#`,
    // A clone, perhaps its folder on a line of its own, and its checkout.
    `https://github\\.com/${ours} [^\\n]*\\n(?:[^\\n]*\\n)?[^\\n]* checkout --quiet `,
  ];
  const use = new RegExp(`(${places.join('|')})${pin}`, 'g');
  const page = `https://github.com/${repository}/releases/tag/${tag}`;
  return named
    .replaceAll(use, (_, place) => {
      if (commit === null) return `${place}${tag}`;
      // A comment would be part of an address.
      return place.startsWith('github:') ? `${place}${commit}` : `${place}${commit} # ${tag}`;
    })
    .replaceAll(
      SENTENCE,
      commit === null
        ? `To pin \`${tag}\` by its commit, copy the line from [the release](${page}).`
        : `The commit is that of [${tag}](${page}).`,
    );
}

/** The repository that a package.json names. */
export function repositoryOf(manifest) {
  return /github\.com\/([\w.-]+\/[\w.-]+)\.git$/.exec(manifest.repository?.url ?? '')?.[1] ?? '';
}

/**
 * Pins every file of a repository that is to be pinned.
 *
 * @param {string} folder the repository
 * @param {{ repository: string, tag: string, commit: string | null }} release as above
 * @throws before anything is written
 */
export function pinPages(folder, release) {
  const read = (path) => readFileSync(join(folder, path), 'utf8');
  const before = repositoryOf(JSON.parse(read('package.json')));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' }).split('\0');
  const pinned = tracked.filter(isPinned).map((path) => [path, pinText(read(path), before, release)]);
  for (const [path, text] of pinned) writeFileSync(join(folder, path), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [repository, tag, commit = null] = process.argv.slice(2);
  pinPages('.', { repository, tag, commit });
}
