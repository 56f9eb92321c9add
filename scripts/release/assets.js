// Makes the assets of a release from a clean checkout of its commit:
//
//   node scripts/release/assets.js FOLDER
//
// - upgrade-gate-X.Y.Z.tar.gz      the actions: their metadata, their bundle, the licence
// - upgrade-gate-X.Y.Z.cdx.json    the bill of materials
// - upgrade-gate-X.Y.Z.licenses.txt the licences of all packages in the bundle
// - SHA256SUMS                     digests of the three files above and of every file in dist/
// - NOTES.md                       the line to paste with the commit, and the release's section of CHANGELOG.md; shown as the
//                                  notes, not attached
//
//   node scripts/release/assets.js --verify SHA256SUMS     compares dist/ with a release's digests
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLicences } from '../bundle/licences.js';
import { sectionOf } from './changelog.js';
import { checkDist, isDistFile, readExpectedFiles } from './dist-files.js';
import { repositoryOf } from './pin-pages.js';
import { billOfMaterials } from './sbom.js';
import { tagOf } from './version.js';

const LICENCES = 'dist/parts/licenses.txt';
const SHIPPED = ['action.yml', 'query-history', 'query-recipes', 'dist', 'LICENSE', 'README.md'];

/**
 * The bill of materials and the licences of the bundle in a checkout.
 *
 * @param {string} root
 * @throws if dist/ is not what a build makes
 */
export function inventory(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const licences = read(LICENCES);
  const files = [...distOf(root)].filter(([path]) => path.endsWith('.js'));
  const sbom = billOfMaterials({
    version,
    files: files.map(([path, content]) => ({ path, sha256: sha256(content) })),
    packages: readLicences(licences),
    lock: JSON.parse(read('package-lock.json')),
  });
  return { version, sbom, licences };
}

/** The text of `SHA256SUMS` for files by path, in the format of `sha256sum`. */
export function checksums(files) {
  return [...files].map(([path, content]) => `${sha256(content)}  ${path}\n`).join('');
}

/**
 * Checks that dist/ has exactly the files of a release's digests.
 *
 * @throws if a file is missing, differs or is not listed
 */
export function verifyDist(root, sums) {
  const listed = sums.split('\n').filter((line) => line.includes('  dist/'));
  const found = checksums(distOf(root)).split('\n').filter(Boolean);
  const differing = [
    ...listed.filter((line) => !found.includes(line)),
    ...found.filter((line) => !listed.includes(line)),
  ];
  if (listed.length === 0 || differing.length > 0) {
    throw new Error(`dist/ is not what was released:\n${differing.join('\n') || 'no digest of dist/ is listed'}`);
  }
}

/**
 * Writes the assets of a release.
 *
 * @param {string} root a clean checkout
 * @param {string} folder is created if it does not exist
 * @throws before anything is written
 */
export function writeAssets(root, folder) {
  const { version, sbom, licences } = inventory(root);
  const notes = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (notes === null) throw new Error(`CHANGELOG.md has no section of ${version}.`);
  const name = `upgrade-gate-${version}`;
  const archive = ['archive', '--format=tar.gz', `--prefix=${name}/`, 'HEAD', '--', ...SHIPPED];
  const assets = new Map([
    [`${name}.cdx.json`, Buffer.from(`${JSON.stringify(sbom, null, 2)}\n`)],
    [`${name}.licenses.txt`, Buffer.from(licences)],
    [`${name}.tar.gz`, execFileSync('git', archive, { cwd: root, maxBuffer: 100_000_000 })],
  ]);
  assets.set('SHA256SUMS', Buffer.from(checksums(new Map([...assets, ...distOf(root)]))));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const repository = repositoryOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const line = `\`\`\`yaml\n- uses: ${repository}@${commit} # ${tagOf(version)}\n\`\`\``;
  assets.set('NOTES.md', Buffer.from(`${line}\n\n${notes}\n`));
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of assets) writeFileSync(join(folder, file), content);
}

function distOf(root) {
  const files = readExpectedFiles(join(root, 'dist'), (path) => isDistFile(`dist/${path}`));
  const named = new Map([...files].map(([path, content]) => [`dist/${path}`, content]));
  checkDist(named);
  return named;
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [first, second] = process.argv.slice(2);
  if (first === '--verify') verifyDist('.', readFileSync(second, 'utf8'));
  else writeAssets('.', first);
}
