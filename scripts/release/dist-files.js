// What may lie in dist/: who takes the bundle from elsewhere takes these files and nothing else.
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
 * @returns {Map<string, Buffer>} by path, in the order of the paths
 * @throws at the first thing that is not an expected regular file of a bearable size
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
 * Checks that files are a whole bundle.
 *
 * @param {ReadonlyMap<string, Buffer>} files by path
 * @throws where one is missing, or is not what the bundle has
 */
export function checkDist(files) {
  for (const path of NEEDED) if (!files.has(path)) throw new Error(`${path} is missing.`);
  if (files.get('dist/package.json').toString() !== PACKAGE_JSON) {
    throw new Error(`dist/package.json is not ${PACKAGE_JSON.trim()}.`);
  }
}
