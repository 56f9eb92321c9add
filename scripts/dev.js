// Runs the command line from its sources: compiles what has changed to build/, and starts it. `npm run dev -- gate --base main`.
// The compiler is the one of the bundle, so it says what is wrong, and dist/ stays as it is. The command works in the folder in
// which npm was called.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = (args, options) => spawnSync(process.execPath, args, { stdio: 'inherit', ...options }).status ?? 1;

const compiler = join(root, 'node_modules/typescript/bin/tsc');
const incremental = ['--incremental', '--tsBuildInfoFile', 'build/sources.tsbuildinfo'];
const compiled = node([compiler, '-p', 'tsconfig.build.json', ...incremental], { cwd: root });
process.exitCode =
  compiled === 0
    ? node([join(root, 'build/cli/run.js'), ...process.argv.slice(2)], { cwd: process.env.INIT_CWD ?? process.cwd() })
    : compiled;
