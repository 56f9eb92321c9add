// Checks that take too long for every change: the suite with ten times the random cases, larger sizes and stalls in real time;
// a thousand runs of the bundle against a flaky server; fuzzing; and a thousand random changes against the real tools.
//   npm run nightly [-- --tools FOLDER]
// It runs what is in dist/. Without the folder of the real tools (`scripts/oracle/install.js`) their step is left out. Its seed is the day.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { tools } = parseArgs({ options: { tools: { type: 'string' } } }).values;
const today = new Date().toISOString().slice(0, 10);
const STEPS = {
  'The suite at length': ['node_modules/vitest/vitest.mjs', 'run'],
  'Soak: 1,000 runs': ['scripts/soak.js', '--runs', '1000'],
  'Fuzzing: two minutes a target': ['scripts/fuzz.js', '--seconds', '120'],
  ...(tools !== undefined && {
    'The real tools: 1,000 random changes': [
      'scripts/oracle/oracle.js',
      ...['--tools', tools, '--random', '1000', '--seed', today],
    ],
  }),
};

const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
const env = { ...process.env, UPGRADE_GATE_NIGHTLY: '1' };
const rows = [];
for (const [name, args] of Object.entries(STEPS)) {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' });
  const seconds = Math.round((performance.now() - started) / 1_000);
  rows.push(`${String(seconds).padStart(6)} s  ${status === 0 ? '    ok' : 'FAILED'}  ${name}`);
  // The other steps still run: a night is long.
  if (status !== 0) process.exitCode = 1;
}
console.log(`\n${rows.join('\n')}`);
