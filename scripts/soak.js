// Runs the gate's bundle many times against a server that sometimes fails. For each span it is known in advance whether it may
// roll. The test fails if the gate passes one span that may not: `npm run soak -- --runs 1000 --seed 1`. It runs what is in
// dist/, and says every hundred runs how far it is.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chance, startFlakyServer } from './faults/flaky-server.js';
import { artifact, row, index as wrap } from './fixtures/release.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now()) },
    'at-once': { type: 'string', default: '2' },
    // Divides the waits of the bundle, so that a silent server costs half a second instead of ten.
    faster: { type: 'string', default: '20' },
    bundle: { type: 'string', default: join(root, 'dist/gate/index.js') },
  },
});
const runs = Number(options.runs);
const { seed } = options;

/** Percentages of answers that are faults. Each run uses one of them. */
const RATES = [0, 5, 15, 30, 60, 90];

/** Every way in which a span can be unsafe. Each changes the rows of an index, or the artifacts, at position `at`. */
const UNSAFE = {
  'a release that is not safe': ({ rows, at }) => Object.assign(rows[at], { rollingUpdateSafe: false }),
  'a release that is unknown': ({ rows, at }) => Object.assign(rows[at], { rollingUpdateSafe: 'unknown' }),
  'a release that was backfilled': ({ rows, at }) => Object.assign(rows[at], { backfilled: true }),
  'a stop in between': ({ rows, at, last }) => {
    const stop = Math.min(at, last - 1);
    rows[last].requiredStops = [rows[stop].version];
  },
  'a minimum that is not met': ({ rows, at }) =>
    Object.assign(rows[at], { minPreviousVersion: rows[at].previousVersion }),
  'a hole in the index': ({ rows, at, last }) => rows.splice(Math.min(at, last - 1), 1),
  'an index that is older': ({ rows, last }) => rows.splice(last),
  'an artifact that says no': ({ changes, at, rows }) => {
    changes[rows[at].version] = { compatibility: { rollingUpdateSafe: false, recommendedStrategy: 'Recreate' } };
  },
  'an artifact that is not known': ({ changes, at, rows }) => {
    changes[rows[at].version] = { compatibility: { rollingUpdateSafe: 'unknown', recommendedStrategy: 'Recreate' } };
  },
  'an artifact that is not there': ({ changes, at, rows }) => {
    changes[rows[at].version] = null;
  },
};

/** Documents, a question about them, and the truth: null if the span is safe. */
function makeWorld(run) {
  const draw = (what, below) => Math.floor(chance(seed, run, what) * below);
  const count = 6 + draw('count', 8);
  const rows = Array.from({ length: count }, (_, place) =>
    row(`3.${place + 1}.0`, place === 0 ? '2.9.9' : `3.${place}.0`),
  );
  const first = draw('first', 2);
  // At least three releases, so that one is between the first and the last.
  const last = first + 3 + draw('last', count - first - 3);
  const [from, to] = [rows[first].version, rows[last].version];
  const kinds = Object.keys(UNSAFE);
  const truth = draw('truth', 2) === 0 ? null : kinds[draw('kind', kinds.length)];
  const changes = {};
  // Not at the first release of the span, so that a minimum is above the start of the span.
  if (truth !== null) UNSAFE[truth]({ rows, changes, at: first + 2 + draw('at', last - first - 1), last });
  const documents = { '/index.json': JSON.stringify(wrap(rows, '3.1.0')) };
  for (const made of rows) {
    const change = changes[made.version];
    const isLive = made.backfilled === false;
    if (change !== null && isLive) documents[`/${made.version}.json`] = JSON.stringify(artifact(made, change));
  }
  const asBytes = Object.fromEntries(Object.entries(documents).map(([path, text]) => [path, Buffer.from(text)]));
  const proof = ['/index.json', ...rows.slice(first + 1, last + 1).map(({ version }) => `/${version}.json`)];
  return { documents: asBytes, from, to, truth, proof, rate: RATES[draw('rate', RATES.length)] };
}

/** Runs the bundle like the runner does. */
async function runBundle(inputs) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-soak-'));
  try {
    const files = Object.fromEntries(['output', 'summary'].map((name) => [name, join(folder, name)]));
    for (const path of Object.values(files)) writeFileSync(path, '');
    const variables = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
    const child = spawn(process.execPath, ['--require', join(root, 'scripts/faults/preload.cjs'), options.bundle], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        FAULTS: JSON.stringify({ faster: Number(options.faster) }),
        GITHUB_OUTPUT: files.output,
        GITHUB_STEP_SUMMARY: files.summary,
        GITHUB_WORKSPACE: folder,
        RUNNER_TEMP: folder,
        ...Object.fromEntries(variables),
      },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
    const code = await new Promise((resolve) => child.on('close', resolve));
    const blocks = readFileSync(files.output, 'utf8').matchAll(/^(.+?)<<(.+)\r?\n([\s\S]*?)\r?\n\2\r?$/gm);
    return { code, outputs: Object.fromEntries([...blocks].map(([, name, , value]) => [name, value])), log };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Compares the outcome of one run with the truth. */
function judge({ truth, proof }, { faults, served }, { code, outputs, log }) {
  const { decision, safe, 'upgrade-mode': mode, 'helm-args': args } = outputs;
  const saysSafe = [
    decision === 'roll' || decision === 'unchanged',
    safe === 'true',
    mode === 'RollingUpdate',
    args?.includes('RollingUpdate'),
  ];
  if (code === 0 || saysSafe.includes(true)) {
    // Passing is also wrong if the outputs disagree with it, or if the documents that prove it were never served.
    const isProven = truth === null && proof.every((path) => served.has(path));
    return isProven && code === 0 && !saysSafe.includes(false) ? 'right greens' : 'WRONG GREENS';
  }
  if (mode !== 'Recreate') return 'reds without Recreate';
  if (truth !== null) return 'right reds';
  // A safe span may only fail because its proof did not arrive.
  // On a busy machine, a document may be late without a fault, because the waits are short here.
  const isLate = /no byte came|was not complete/.test(log);
  return decision === 'unproven' && (faults > 0 || isLate) ? 'reds for faults' : 'WRONG REDS';
}

const results = {
  'right greens': 0,
  'right reds': 0,
  'reds for faults': 0,
  'WRONG REDS': 0,
  'reds without Recreate': 0,
  'WRONG GREENS': 0,
};
const faultCounts = {};
const started = performance.now();
let done = 0;
const queue = Array.from({ length: runs }, (_, run) => run).values();
const work = async () => {
  for (const run of queue) {
    const world = makeWorld(run);
    const server = await startFlakyServer(world.documents, `${seed} ${run}`, world.rate);
    const { from, to } = world;
    const ended = await runBundle({
      from,
      to,
      'index-url': `${server.origin}/index.json`,
      'release-asset-url': `${server.origin}/{version}.json`,
    });
    await server.close();
    const faults = Object.values(server.faults).reduce((sum, count) => sum + count, 0);
    for (const [name, count] of Object.entries(server.faults)) faultCounts[name] = (faultCounts[name] ?? 0) + count;
    done += 1;
    if (done % 100 === 0) console.log(`${done} of ${runs} runs`);
    const result = judge(world, { faults, served: server.served }, ended);
    results[result] += 1;
    if (/[A-Z]{2}|without/.test(result)) {
      console.log(
        `run ${run}: ${result}: ${from} to ${to}, the truth: ${world.truth ?? 'safe'}, ${faults} faults\n${JSON.stringify(ended)}`,
      );
    }
  }
};
await Promise.all(Array.from({ length: Number(options['at-once']) }, work));

const table = {
  seed,
  runs,
  faults: Object.values(faultCounts).reduce((sum, count) => sum + count, 0),
  ...results,
  seconds: Math.round((performance.now() - started) / 1000),
};
for (const [name, value] of Object.entries(table)) console.log(`${name.padEnd(24)} ${String(value).padStart(14)}`);
const kinds = Object.entries(faultCounts).map(([name, count]) => `${name} ${count}`);
console.log(`faults: ${kinds.join(', ') || 'none'}`);
const failed = results['WRONG GREENS'] + results['reds without Recreate'] + results['WRONG REDS'];
process.exitCode =
  failed === 0 && results['right greens'] + results['right reds'] + results['reds for faults'] === runs ? 0 : 1;
