// The files that may be in dist/. A script that receives a bundle from another job takes only these files.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRONT_DOORS } from '../bundle/front-doors.js';

const NEEDED = [
  'dist/package.json',
  'dist/parts/index.js',
  'dist/parts/licenses.txt',
  ...Object.keys(FRONT_DOORS).map((name) => `dist/${name}/index.js`),
];
const PART = /^dist\/parts\/\d+\.index\.js$/;
const PACKAGE_JSON = '{"type":"module"}\n';
const MOST_BYTES = 20_000_000;

/** Whether a path is one of the bundle's files. */
export function isDistFile(path) {
  return NEEDED.includes(path) || PART.test(path);
}

/**
 * Reads all files below a folder.
 *
 * @param {string} folder
 * @param {(path: string) => boolean} isExpected judges a path below the folder, with slashes
 * @returns {Map<string, Buffer>} contents by path, sorted by path
 * @throws at the first entry that is not an expected regular file within the size limit
 */
export function readExpectedFiles(folder, isExpected) {
  const files = new Map();
  const visit = (below) => {
    for (const name of readdirSync(join(folder, below)).sort()) {
      const path = below === '' ? name : `${below}/${name}`;
      const place = join(folder, path);
      const status = lstatSync(place);
      if (status.isDirectory()) {
        visit(path);
        continue;
      }
      if (!status.isFile()) throw new Error(`${JSON.stringify(path)} is not a regular file.`);
      if (!isExpected(path)) throw new Error(`${JSON.stringify(path)} is not a file that may be changed here.`);
      if (status.size > MOST_BYTES)
        throw new Error(`${path} has ${status.size} bytes; at most ${MOST_BYTES} are expected.`);
      files.set(path, readFileSync(place));
    }
  };
  visit('');
  return files;
}

/**
 * Checks that files are a complete bundle.
 *
 * @param {ReadonlyMap<string, Buffer>} files contents by path
 * @throws if a file is missing, or dist/package.json has unexpected content
 */
export function checkDist(files) {
  for (const path of NEEDED) if (!files.has(path)) throw new Error(`${path} is missing.`);
  if (files.get('dist/package.json').toString() !== PACKAGE_JSON) {
    throw new Error(`dist/package.json is not ${PACKAGE_JSON.trim()}.`);
  }
}
