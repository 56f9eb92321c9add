// Measures, in one run and as ratios, what the gate costs. These figures are for people; no test asserts them.
// Needs `npm run build` before it; `curl` and `jq` only for the comparison with them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeIndex } from '../fixtures/large-index.js';
import { row, index as wrap } from '../fixtures/release.js';
import { benchDetection } from './detection.js';
import { benchRecipes } from './recipes.js';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.chdir(root);
// Reading a folder of certificates costs more than all that is measured here.
delete process.env.NODE_EXTRA_CA_CERTS;

const real = join(process.env.UPGRADE_GATE_REAL_DATA ?? '', 'release-safety-index.json');
const onRealData = process.env.UPGRADE_GATE_REAL_DATA !== undefined && existsSync(real);
const document = onRealData ? real : join(root, 'fixtures/large-release-safety-index.json');
const span = onRealData ? ['1.136.1', '1.156.0'] : ['1.774.0', '1.780.0'];

console.log(
  `Node ${process.version}, index: ${onRealData ? 'the real one' : 'fixtures/large-release-safety-index.json'}\n`,
);
await benchCommand();
await benchRules();
await benchArtifacts();
benchDetection();
await benchRecipes();
process.exit();

/** upgrade-check as a process, against the least that any program has to do. */
async function benchCommand() {
  const url = await serve(document);
  const [from, to] = span;
  const filter = `[.entries[] | select((.version | split(".") | map(tonumber)) as $v
    | $v > ("${from}" | split(".") | map(tonumber)) and $v <= ("${to}" | split(".") | map(tonumber)))
    | .rollingUpdateSafe == true] | all`;
  const commands = {
    'bare Node: fetch and JSON.parse': [process.execPath, ['scripts/bench/bare.js', url]],
    'bare Node: nothing at all': [process.execPath, ['--eval', '0']],
    'upgrade-check': [process.execPath, check(url)],
    'upgrade-check on a path': [process.execPath, check(document)],
    'curl | jq with the rule alone': ['sh', ['-c', `curl --silent ${url} | jq --exit-status '${filter}'`]],
  };
  const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
  for (let round = 0; round < 21; round += 1) {
    // In turn, so that a noisy moment hits all of them.
    for (const [name, [command, args]] of Object.entries(commands)) {
      const started = performance.now();
      const { status, stderr } = run(command, args);
      if (status !== 0) throw new Error(`${name} exited with ${status}: ${stderr}`);
      times[name].push(performance.now() - started);
    }
  }
  const bare = median(times['bare Node: fetch and JSON.parse']);
  console.log('One question, as a process (median of 21; ratio to bare Node that fetches and parses)');
  for (const [name, taken] of Object.entries(times)) {
    console.log(
      `  ${name.padEnd(34)} ${median(taken).toFixed(0).padStart(5)} ms  ${(median(taken) / bare).toFixed(2)}`,
    );
  }

  const memory = {};
  for (const [name, [command, args]] of Object.entries(commands)) {
    if (command !== process.execPath) continue;
    const { stderr } = run(command, ['--require', './scripts/bench/peak.cjs', ...args]);
    memory[name] = Number(/peak (\d+)/.exec(stderr)?.[1]) / 1000;
  }
  console.log('Peak memory (ratio to bare Node that does nothing)');
  for (const [name, megabytes] of Object.entries(memory)) {
    const ratio = megabytes / memory['bare Node: nothing at all'];
    console.log(`  ${name.padEnd(34)} ${megabytes.toFixed(0).padStart(5)} MB  ${ratio.toFixed(2)}`);
  }

  function check(location) {
    return ['dist/cli/index.js', 'upgrade-check', '--from', from, '--to', to, '--index-url', location];
  }
}

/** Decision and plan over the whole index, at three sizes, alone and with the parsed document checked before. */
async function benchRules() {
  const { parseReleaseIndex } = await import('../../build/release-safety/release-index.js');
  const { decideSpan } = await import('../../build/release-safety/decision.js');
  const { planHops } = await import('../../build/release-safety/plan.js');
  console.log('\nOver a whole index (median of 9; ratio to the size before)');
  const before = {};
  for (const count of [3_568, 35_680, 356_800]) {
    const made = largeIndex(count);
    const [from, to] = [made.entries[0].version, made.entries.at(-1).version];
    const taken = { 'check the document': [], 'decide and plan': [], together: [] };
    for (let round = 0; round < 12; round += 1) {
      const started = performance.now();
      const index = parseReleaseIndex(made);
      const checked = performance.now();
      decideSpan(index, from, to);
      planHops(index, from, to);
      const ended = performance.now();
      // The first rounds compile.
      if (round < 3) continue;
      taken['check the document'].push(checked - started);
      taken['decide and plan'].push(ended - checked);
      taken.together.push(ended - started);
    }
    for (const [name, times] of Object.entries(taken)) {
      const time = median(times);
      const ratio = before[name] === undefined ? '' : (time / before[name]).toFixed(1);
      before[name] = time;
      console.log(
        `  ${String(count).padStart(7)} releases  ${name.padEnd(19)} ${time.toFixed(1).padStart(7)} ms  ${ratio}`,
      );
    }
  }
}

/** 469 artifacts from a server that takes 20 ms for each, against the ideal for the concurrency. */
async function benchArtifacts() {
  const { gatherEvidence } = await import('../../build/evidence/evidence.js');
  const { FETCH_LIMITS } = await import('../../build/net/limits.js');
  const [count, wait] = [469, 20];
  const rows = Array.from({ length: count + 1 }, (_, position) => row(`1.${position}.0`, `1.${position - 1}.0`));
  rows[0].previousVersion = '0.9.0';
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-bench-'));
  const path = join(folder, 'index.json');
  writeFileSync(path, JSON.stringify(wrap(rows, '1.0.0')));
  const url = await serve(path, wait);
  const question = { indexUrl: path, releaseAssetUrl: `${url}artifacts/{version}.json`, workingDirectory: root };
  const host = { userAgent: 'bench', onProgress: () => undefined };
  const taken = [];
  for (let round = 0; round < 4; round += 1) {
    const started = performance.now();
    const { artifacts } = await gatherEvidence(
      { ...question, artifacts: 'verify' },
      [{ from: '1.0.0', to: `1.${count}.0` }],
      host,
    );
    if (artifacts.size !== count) throw new Error(`${artifacts.size} artifacts were read`);
    taken.push(performance.now() - started);
  }
  rmSync(folder, { recursive: true });
  const ideal = Math.ceil(count / FETCH_LIMITS.mostAtOnce) * wait;
  const time = median(taken);
  console.log(
    `\n${count} artifacts, ${wait} ms each, ${FETCH_LIMITS.mostAtOnce} at a time (median of 4; ratio to the ideal)`,
  );
  console.log(`  ideal ${ideal} ms, taken ${time.toFixed(0)} ms  ${(time / ideal).toFixed(2)}`);
}

/** Starts the server in a process of its own and returns its address, with a slash at the end. */
function serve(path, wait = 0) {
  const child = spawn(process.execPath, ['scripts/bench/server.js', path, String(wait)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  return new Promise((resolve) => {
    child.stdout.once('data', (port) => resolve(`http://127.0.0.1:${String(port).trim()}/`));
  });
}

function run(command, args) {
  return spawnSync(command, args, { encoding: 'utf8' });
}

function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
}
