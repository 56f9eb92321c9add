// Searches for inputs that break a property. Runs each target of test/fuzz/ for some time, one after the other, each with its own seed.
//   npm run fuzz -- --seconds 60
//   npm run fuzz -- --target documents --seed 123 --property 'name' --path 45:0:1    (goes straight to one finding)
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printTable } from './print-table.js';

/** In seconds. An input that takes longer is a finding, because the gate's own deadlines for a run are shorter. */
const MOST_SECONDS_AN_INPUT = 60;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const text = { type: 'string' };
const { values } = parseArgs({ options: { seconds: text, seed: text, target: text, property: text, path: text } });
const seconds = Number(values.seconds ?? '60');
const known = readdirSync(join(root, 'test/fuzz')).flatMap(
  (name) => name.match(/^(.+)\.fuzz\.test\.ts$/)?.slice(1) ?? [],
);
const targets = values.target === undefined ? known : known.filter((name) => name === values.target);
if (!(seconds > 0) || targets.length === 0 || !/^\d*$/.test(values.seed ?? '')) {
  console.error(
    `Usage: npm run fuzz -- [--seconds N] [--seed N] [--target ${known.join('|')}] [--property NAME] [--path PATH]`,
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-fuzz-'));
const results = [];
try {
  for (const target of targets) {
    console.log(`${target}: ${seconds} s`);
    results.push(...(await search(target, Number(values.seed ?? randomInt(2 ** 31)))));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printResults(results);
for (const { target, property, seed, path, finding } of results.filter((result) => result.finding !== null)) {
  const replay = `npm run fuzz -- --target ${target} --seed ${seed} --property '${property}'${path === null ? '' : ` --path ${path}`}`;
  console.log(`\n${target}: ${property}\n${finding}\nOnce more: ${replay}`);
}
process.exitCode = results.every(({ finding }) => finding === null) ? 0 : 1;

/** Runs the tests of one target in its own process, and ends the process if an input takes too long. */
async function search(target, seed) {
  const [resultsFile, progressFile] = ['results', 'progress'].map((name) => join(folder, `${target}-${name}`));
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `test/fuzz/${target}.fuzz.test.ts`, '--reporter=dot'],
    {
      cwd: root,
      // Its own process group, so that the child processes of the tests can be ended too.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FUZZ_SECONDS: String(seconds),
        FUZZ_SEED: String(seed),
        FUZZ_RESULTS: resultsFile,
        FUZZ_PROGRESS: progressFile,
        ...(values.property === undefined ? {} : { FUZZ_PROPERTY: values.property }),
        ...(values.path === undefined ? {} : { FUZZ_PATH: values.path }),
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let hanging = null;
  let before = '';
  let since = Date.now();
  const watch = setInterval(() => {
    const now = existsSync(progressFile) ? readFileSync(progressFile, 'utf8').trim() : '';
    if (now !== before) {
      before = now;
      since = Date.now();
    } else if (now !== '' && Date.now() - since > 1_000 * MOST_SECONDS_AN_INPUT && child.exitCode === null) {
      hanging = JSON.parse(now);
      process.kill(-child.pid, 'SIGKILL');
    }
  }, 500);
  const stop = () => process.kill(-child.pid, 'SIGKILL');
  process.once('SIGINT', stop);
  const code = await new Promise((resolve) => child.on('close', resolve));
  process.off('SIGINT', stop);
  clearInterval(watch);
  const lines = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8').trim().split('\n') : [];
  const found = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  if (hanging !== null) {
    const { property, input } = hanging;
    const finding = `input ${input} took longer than ${MOST_SECONDS_AN_INPUT} s`;
    found.push({ ...missing(target, seed, finding), property, inputs: input, path: String(input) });
  } else if (found.length === 0 || (code !== 0 && found.every((result) => result.finding === null))) {
    found.push(missing(target, seed, `the tests did not run to their end:\n${output.slice(-4_000)}`));
  }
  return found;
}

function missing(target, seed, finding) {
  return { target, property: '', inputs: 0, seed, seconds: 0, slowestMs: 0, outcomes: {}, finding, path: null };
}

function printResults(rows) {
  printTable([
    ['target', 'property', 'inputs', 'seed', 'seconds', 'slowest', 'findings', 'led to'],
    ...rows.map((row) => [
      row.target,
      row.property,
      String(row.inputs),
      String(row.seed),
      String(row.seconds),
      `${row.slowestMs} ms`,
      row.finding === null ? '0' : '1',
      Object.entries(row.outcomes)
        .toSorted(([, one], [, other]) => other - one)
        .map(([outcome, count]) => `${outcome} ${count}`)
        .join(', '),
    ]),
  ]);
}
