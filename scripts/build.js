// Builds the committed bundles: TypeScript to build/, then one self-contained file an entry to dist/. The output is the
// same byte for byte in every folder and on every supported Node version, so CI can compare it with what is committed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from './bundle/bundled-packages.js';
import { licencesText } from './bundle/licences.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** Bundle folder in dist/ → compiled entry in build/. */
const ENTRIES = {
  cli: 'cli/run.js',
  gate: 'actions/gate/run.js',
  'query-history': 'actions/query-history/run.js',
  'query-recipes': 'actions/query-recipes/run.js',
};

function run(tool, args) {
  execFileSync(process.execPath, [tool, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

rmSync('build', { recursive: true, force: true });
rmSync('dist', { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.build.json']);
// ncc looks for the nearest package.json to learn that these are modules.
writeFileSync('build/package.json', '{"type":"module"}\n');

for (const [name, entry] of Object.entries(ENTRIES)) {
  const folder = join('dist', name);
  mkdirSync(folder, { recursive: true });
  const stats = join('build', `${name}.stats.json`);
  run('node_modules/@vercel/ncc/dist/ncc/cli.js', [
    'build',
    join('build', entry),
    '--out',
    folder,
    '--stats-out',
    stats,
    '--quiet',
  ]);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n');
  // ncc's own list of licences knows no versions, and loses packages behind a dynamic import.
  const packages = bundledPackages(JSON.parse(readFileSync(stats, 'utf8')));
  writeFileSync(join(folder, 'licenses.txt'), licencesText(packages));
  console.log(
    `${folder}/index.js  ${(statSync(join(folder, 'index.js')).size / 1000).toFixed(0)} kB  ${packages.length} packages`,
  );
}
