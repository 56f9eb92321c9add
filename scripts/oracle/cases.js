import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { REPOSITORIES } from './repositories.js';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const BUILD = join(root, 'build/oracle');

/** Compiles the project's readers and its own test repositories to `build/oracle/`, and loads them. */
export async function loadReaders() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(root, 'scripts/oracle/tsconfig.json')], { stdio: 'inherit' });
  writeFileSync(join(BUILD, 'package.json'), '{"type":"module"}\n');
  // The compiler leaves out what is no code.
  cpSync(join(root, 'src'), join(BUILD, 'src'), { recursive: true, filter: (path) => !/\.ts$/.test(path) });
  const load = (name) => import(pathToFileURL(join(BUILD, 'test', name)).href);
  // Loaded one after the other, because Node 20 mixes up modules that share imports.
  const readers = await load('support/found-objects.js');
  const repositories = await load('support/kind-repositories.js');
  const { CHART_INDEX } = await load('support/detection.js');
  const { judgeFiles } = await load('fuzz/repositories.js');
  return { ...readers, ...repositories, CHART_INDEX, judgeFiles };
}

/** The project's own test repositories, each with the version before and the version after an upgrade. */
export function ownTrees({ KIND_REPOSITORIES, PATCHED_RELEASE }) {
  const more = Object.entries(REPOSITORIES).map(([name, files]) => ({ name, files }));
  return [...KIND_REPOSITORIES, PATCHED_RELEASE, ...more].flatMap(({ name, files }) =>
    ['2.0.0', '2.2.0'].map((version) => ({ name: `${name}, ${version}`, files: files(version) })),
  );
}

/**
 * Both sides of recorded pull requests.
 *
 * @param path of a JSON array of `{name, base, change}`. A file is its text, `{link}`, `{base64}`, or null if it is deleted.
 */
export function recordedTrees(path) {
  return JSON.parse(readFileSync(path, 'utf8')).flatMap(({ name, base, change }) => {
    const head = Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, file]) => file !== null));
    return [
      { name: `${name}, base`, files: decoded(base) },
      { name: `${name}, head`, files: decoded(head) },
    ];
  });
}

function decoded(files) {
  const decode = (file) => (file.base64 === undefined ? file : Buffer.from(file.base64, 'base64'));
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path, decode(file)]));
}

/** Writes a tree into a folder. */
export function writeTree(folder, files) {
  for (const [path, file] of Object.entries(files)) {
    const at = join(folder, path);
    mkdirSync(dirname(at), { recursive: true });
    if (typeof file === 'string' || Buffer.isBuffer(file)) writeFileSync(at, file);
    else symlinkSync(file.link, at);
  }
}

/** A digest of files; equal files have equal digests. */
export function digestOf(files) {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex');
}
