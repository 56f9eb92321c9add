// Raises the version in package.json, package-lock.json and the code, adds its section to CHANGELOG.md, and writes it into the
// pages. The bundles contain the version, so build them afterwards.
//
//   node scripts/release/prepare.js patch|minor|major OWNER/REPO      (prints the new version)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { releaseUnreleased } from './changelog.js';
import { pinPages } from './pin-pages.js';
import { bump, tagOf } from './version.js';

/** The source file with the version. */
export const TOOL = 'src/net/tool.ts';

/**
 * @param {string} folder the repository
 * @param {string} part `patch`, `minor` or `major`
 * @param {string} date `YYYY-MM-DD`
 * @returns {string} the new version
 * @throws before anything is written
 */
export function prepareRelease(folder, part, date) {
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  const manifest = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  for (const [where, found] of [
    ['version', lock.version],
    ['packages[""].version', lock.packages[''].version],
  ]) {
    if (found !== manifest.version) {
      throw new Error(`package-lock.json has ${where} ${found}, package.json ${manifest.version}: run npm install.`);
    }
  }
  const version = bump(manifest.version, part);
  tagOf(version);
  const said = `version: '${manifest.version}'`;
  const tool = read(TOOL);
  if (tool.split(said).length !== 2) throw new Error(`${TOOL} does not say "${said}" once.`);
  const changelog = releaseUnreleased(read('CHANGELOG.md'), version, date);
  manifest.version = version;
  lock.version = version;
  lock.packages[''].version = version;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  writeFileSync(join(folder, TOOL), tool.replace(said, `version: '${version}'`));
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  return version;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [part, repository] = process.argv.slice(2);
  const version = prepareRelease('.', part, new Date().toISOString().slice(0, 10));
  // By the tag: the commit of the release is not known before it is merged.
  pinPages('.', { repository, tag: tagOf(version), commit: null });
  console.log(version);
}
