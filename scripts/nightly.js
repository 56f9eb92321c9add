// Checks that take too long for every change: the suite with ten times the random cases, larger sizes and stalls in real time;
// a thousand runs of the bundle against a flaky server; and fuzzing. Start it with `npm run nightly`, after `npm run build`.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const STEPS = {
  'The suite at length': ['node_modules/vitest/vitest.mjs', 'run'],
  'Soak: 1,000 runs': ['scripts/soak.js', '--runs', '1000'],
  'Fuzzing: two minutes a target': ['scripts/fuzz.js', '--seconds', '120'],
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
