// What a bundle is made of, from the statistics of the bundler: the only record that knows every module of the main file
// and of the chunks that are loaded later, also those that are merged into others.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERMISSIVE } from './licences.js';

/**
 * Folders of the packages whose modules are in a bundle.
 *
 * @param {{ modules: readonly object[] }} stats webpack's, as `ncc build --stats-out` writes them
 * @returns {string[]} each once, in the order of their paths; two versions of a package are two folders
 */
export function packageFolders(stats) {
  const files = stats.modules
    // A module without a chunk was dropped, or stands within another one that lists it.
    .filter(({ chunks }) => chunks.length > 0)
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map(({ nameForCondition }) => nameForCondition ?? '');
  const folders = files.flatMap((file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/**
 * Reads a package's name, version and licence.
 *
 * @param {string} folder
 * @returns {import('./licences.js').BundledPackage}
 * @throws where its licence is not a permissive one, or its text is missing
 */
export function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!PERMISSIVE.has(license)) {
    const allowed = [...PERMISSIVE].join(', ');
    throw new Error(
      `${name} ${version} is under ${JSON.stringify(license)}, which is none of ${allowed}: use another package.`,
    );
  }
  const file = existsSync(folder) && readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (!file) {
    throw new Error(`${name} ${version} has no licence file, and its licence asks for the text: use another package.`);
  }
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8') };
}

/**
 * All packages in a bundle.
 *
 * @param {{ modules: readonly object[] }} stats
 * @returns {import('./licences.js').BundledPackage[]} by name, then by version; one of each
 */
export function bundledPackages(stats) {
  const packages = new Map();
  for (const folder of packageFolders(stats)) {
    const found = readPackage(folder);
    packages.set(`${found.name} ${found.version}`, found);
  }
  if (packages.size === 0) throw new Error('The statistics of the bundler name no package: has their format changed?');
  return [...packages.keys()].sort().map((key) => packages.get(key));
}
