// Builds the committed bundle. It compiles TypeScript to build/ and bundles it into dist/parts/. The bundle is split into
// files that are loaded on demand, without the comments of src/. The command line and each action have an entry file of their
// own. The output is byte for byte the same in every folder and on every supported Node version, so CI can compare it with
// the committed one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from './bundle/bundled-packages.js';
import { doorText, FRONT_DOORS } from './bundle/front-doors.js';
import { licencesText } from './bundle/licences.js';
import { copyWithoutSideEffects } from './bundle/without-side-effects.js';

const PARTS = join('dist', 'parts');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

function run(tool, args) {
  execFileSync(process.execPath, [tool, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

rmSync('build', { recursive: true, force: true });
rmSync('dist', { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.build.json']);
// ncc reads the nearest package.json to learn that these files are ES modules.
writeFileSync('build/package.json', '{"type":"module"}\n');
copyWithoutSideEffects('node_modules', 'build/node_modules');
const entries = Object.entries(FRONT_DOORS).map(([name, { entry }]) => `  '${name}': () => import('./${entry}'),\n`);
// Everything but this file is loaded after the cache is in use.
const cached = "import { useCompileCache } from './runner/compile-cache.js';\n\nuseCompileCache();\n";
writeFileSync('build/parts.js', `${cached}export const parts = {\n${entries.join('')}};\n`);

mkdirSync(PARTS, { recursive: true });
const stats = join('build', 'stats.json');
run('node_modules/@vercel/ncc/dist/ncc/cli.js', ['build', 'build/parts.js', '--out', PARTS, '--stats-out', stats]);
// One package.json in dist/ replaces ncc's own.
rmSync(join(PARTS, 'package.json'));
writeFileSync('dist/package.json', '{"type":"module"}\n');
for (const name of Object.keys(FRONT_DOORS)) {
  mkdirSync(join('dist', name));
  writeFileSync(join('dist', name, 'index.js'), doorText(name), { mode: name === 'cli' ? 0o755 : 0o644 });
}
// ncc's own list of licences has no versions, and misses packages that are imported dynamically.
const packages = bundledPackages(JSON.parse(readFileSync(stats, 'utf8')));
writeFileSync(join(PARTS, 'licenses.txt'), licencesText(packages));
const sizes = readdirSync(PARTS).map((file) => statSync(join(PARTS, file)).size);
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${PARTS}  ${(total / 1000).toFixed(0)} kB in ${sizes.length} files  ${packages.length} packages`);
