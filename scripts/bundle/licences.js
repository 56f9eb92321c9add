// dist/*/licenses.txt: the packages in a bundle and their licences. The bill of materials is made from the same file, so only
// this module writes and reads it.

/** Licences that only require their own text beside the code. Any other licence fails the build. */
export const PERMISSIVE = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']);

const RULE = '='.repeat(80);

/**
 * A package in a bundle.
 *
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license SPDX identifier
 * @property {string} text the package's own licence file
 */

/**
 * Writes the licences of the packages in a bundle; `readLicences` reads them back.
 *
 * @param {readonly BundledPackage[]} packages
 * @returns {string}
 */
export function licencesText(packages) {
  return packages
    .map(({ name, version, license, text }) => `${RULE}\n${name} ${version} (${license})\n${RULE}\n\n${tidy(text)}\n`)
    .join('\n');
}

/**
 * Reads a licenses.txt.
 *
 * @param {string} text
 * @returns {BundledPackage[]} in the order of the file
 * @throws if `licencesText` did not write it
 */
export function readLicences(text) {
  const [before, ...parts] = text.split(`${RULE}\n`);
  const packages = [];
  for (let index = 0; index < parts.length; index += 2) {
    const heading = /^(?<name>\S+) (?<version>\S+) \((?<license>\S+)\)\n$/.exec(parts[index])?.groups;
    const body = parts[index + 1];
    if (heading === undefined || body === undefined) {
      throw new Error(`licenses.txt: "${parts[index]}" is no heading "name version (licence)"; run npm run package.`);
    }
    packages.push({ ...heading, text: tidy(body) });
  }
  if (before !== '' || packages.length === 0) {
    throw new Error('licenses.txt does not begin with a package; run npm run package.');
  }
  return packages;
}

function tidy(text) {
  return text.replaceAll('\r\n', '\n').trim();
}
