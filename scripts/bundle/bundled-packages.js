// Lists the packages in a bundle from the statistics of the bundler. Only they have every module of the main file and of the
// chunks that are loaded later, including modules that were merged into others.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERMISSIVE } from './licences.js';

/**
 * The folders of the packages whose modules are in a bundle.
 *
 * @param {{ modules: readonly object[] }} stats webpack statistics, as `ncc build --stats-out` writes them
 * @returns {string[]} each folder once, sorted; two versions of a package are two folders
 */
export function packageFolders(stats) {
  const files = stats.modules
    // A module without a chunk was dropped, or was merged into another module that lists it.
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
 * @throws if the licence is not permissive, or its text is missing
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
 * @returns {import('./licences.js').BundledPackage[]} each once, sorted by name and then by version
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
