// Measures what the gate costs, as a ratio of medians against an anchor. Prints a table with the goal of each row, and what
// bounds the rows that miss theirs. A row `least` is what plain Node costs for the part of the next row's work that nobody can
// leave out: no goal below it can be met. These figures are for people; no test asserts them. It builds first. Needs bash, and
// `curl` and `jq` for the comparison with them. ACTION_NODE names another Node for the actions.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeIndex } from '../fixtures/large-index.js';
import { row, index as wrap } from '../fixtures/release.js';
import { benchActions } from './actions.js';
import { benchDetection } from './detection.js';
import { measureInTurn, median } from './measure.js';
import { benchRecipes } from './recipes.js';
import { printHeading, printRow } from './table.js';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.chdir(root);
// Reading extra certificates costs more than everything that is measured here.
delete process.env.NODE_EXTRA_CA_CERTS;

const CHECK =
  'the anchor takes the document as it comes; 0.2 MB of code is loaded to fetch it within limits, to check it and to judge';
/** Limit for all bundles together: half the size of four separate, complete bundles. */
const MOST_BUNDLED_MB = 5.5;

console.log('Building…');
execFileSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' });

const real = join(process.env.UPGRADE_GATE_REAL_DATA ?? '', 'release-safety-index.json');
const onRealData = process.env.UPGRADE_GATE_REAL_DATA !== undefined && existsSync(real);
const document = onRealData ? real : join(root, 'fixtures/large-release-safety-index.json');
const span = onRealData ? ['1.136.1', '1.156.0'] : ['1.774.0', '1.780.0'];

console.log(
  `Node ${process.version}, index: ${onRealData ? 'the real one' : 'fixtures/large-release-safety-index.json'}.`,
);
console.log('Measuring, some minutes; ratios hold on a quiet machine. Each row is printed when it is known.\n');
const url = await serve(document);
printHeading();
const missed = [];
for (const measure of [
  benchCommand,
  benchMemory,
  () => benchActions(url, span),
  benchArtifacts,
  benchRules,
  ...benchDetection,
  benchRecipes,
  bundled,
]) {
  for (const row of await measure()) if (!printRow(row)) missed.push(row);
}
if (missed.length > 0) console.log('\nWhat bounds the rows that miss their goal:\n');
for (const { what, bound = 'not known; measure again with nothing else running' } of missed)
  console.log(`- ${what}: ${bound}.`);
process.exit();

/** upgrade-check as a process, against the least that any program costs. */
function benchCommand() {
  const [from, to] = span;
  // The verdicts alone: no coverage, no stops, no minimum, no limit on the size of the document.
  const filter = `[.entries[] | select((.version | split(".") | map(tonumber)) as $v
    | $v > ("${from}" | split(".") | map(tonumber)) and $v <= ("${to}" | split(".") | map(tonumber)))
    | .rollingUpdateSafe == true] | all`;
  const node = (...args) => ({ command: process.execPath, args });
  const taken = measureInTurn(
    {
      nothing: node('--eval', '0'),
      bare: node('scripts/bench/bare-fetch.js', url),
      version: node('dist/cli/index.js', '--version'),
      check: node(...checkOf(url)),
      jq: { command: 'sh', args: ['-c', `curl --silent ${url} | jq --exit-status '${filter}'`] },
    },
    21,
  );
  const against = 'node:http, JSON.parse';
  return [
    { what: 'upgrade-check', against, anchor: taken.bare, own: taken.check, goal: 1.6, bound: CHECK },
    { what: 'upgrade-check', against: 'curl and jq, the rule alone', anchor: taken.jq, own: taken.check },
    { what: 'cli --version', against: 'node --eval 0', anchor: taken.nothing, own: taken.version },
  ];
}

/** The peak memory of upgrade-check. */
function benchMemory() {
  const peak = (...args) => {
    const { stderr } = spawnSync(process.execPath, ['--require', './scripts/bench/peak.cjs', ...args], {
      encoding: 'utf8',
    });
    return Number(/peak (\d+)/.exec(stderr)?.[1]) / 1_000;
  };
  const most = (...args) => median(Array.from({ length: 5 }, () => peak(...args)));
  const [anchor, own] = [most('scripts/bench/bare-fetch.js', url), most(...checkOf(url))];
  return [{ what: 'upgrade-check, peak memory', against: 'the same', anchor, own, unit: 'MB', goal: 1.5 }];
}

function checkOf(location) {
  const [from, to] = span;
  return ['dist/cli/index.js', 'upgrade-check', '--from', from, '--to', to, '--index-url', location];
}

/** Decision and plan over the whole index in three sizes, each against the first size. */
async function benchRules() {
  const { parseReleaseIndex } = await import('../../build/release-safety/release-index.js');
  const { decideSpan } = await import('../../build/release-safety/decision.js');
  const { planHops } = await import('../../build/release-safety/plan.js');
  const { readSpan } = await import('../../build/release-safety/span.js');
  const sizes = { 1: 3_568, 10: 35_680, 100: 356_800 };
  const taken = Object.entries(sizes).map(([times, count]) => {
    const made = largeIndex(count);
    const [from, to] = [made.entries[0].version, made.entries.at(-1).version];
    const rounds = { check: [], judge: [] };
    for (let round = 0; round < 12; round += 1) {
      const started = performance.now();
      const index = parseReleaseIndex(made);
      const checked = performance.now();
      decideSpan(index, readSpan(index, from, to));
      planHops(index, readSpan(index, from, to));
      // The engine still compiles in the first rounds, so they do not count.
      if (round < 3) continue;
      rounds.check.push(checked - started);
      rounds.judge.push(performance.now() - checked);
    }
    return { times: Number(times), check: { wall: median(rounds.check) }, judge: { wall: median(rounds.judge) } };
  });
  const [first, ...larger] = taken;
  const against = `${sizes[1]} releases`;
  return larger.flatMap(({ times, check, judge }) => [
    { what: `check ${times} × the index`, against, anchor: first.check, own: check },
    {
      what: `decide and plan over ${times} ×`,
      against,
      anchor: first.judge,
      own: judge,
      goal: times === 10 ? 12 : 150,
    },
  ]);
}

/** 469 artifacts from a server that takes 20 ms for each, against the ideal time at this concurrency. */
async function benchArtifacts() {
  const { gatherEvidence } = await import('../../build/evidence/evidence.js');
  const { FETCH_LIMITS } = await import('../../build/net/limits.js');
  const [count, wait] = [469, 20];
  const rows = Array.from({ length: count + 1 }, (_, position) => row(`1.${position}.0`, `1.${position - 1}.0`));
  rows[0].previousVersion = '0.9.0';
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-bench-'));
  const path = join(folder, 'index.json');
  writeFileSync(path, JSON.stringify(wrap(rows, '1.0.0')));
  const releases = await serve(path, wait);
  const question = { indexUrl: path, releaseAssetUrl: `${releases}artifacts/{version}.json`, workingDirectory: root };
  const host = { onProgress: () => undefined };
  const taken = [];
  for (let round = 0; round < 5; round += 1) {
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
  const against = `${FETCH_LIMITS.mostAtOnce} at a time`;
  return [
    {
      what: `${count} artifacts, ${wait} ms each`,
      against,
      anchor: { wall: ideal },
      own: { wall: median(taken) },
      goal: 1.3,
    },
  ];
}

/** The size of dist/. */
function bundled() {
  const files = readdirSync('dist', { recursive: true }).map((path) => statSync(join('dist', path)));
  const own = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0) / 1e6;
  return [{ what: 'the bundle', against: `${MOST_BUNDLED_MB} MB`, anchor: MOST_BUNDLED_MB, own, unit: 'MB', goal: 1 }];
}

/** Starts the server in its own process and returns its URL, with a slash at the end. */
function serve(path, wait = 0) {
  const child = spawn(process.execPath, ['scripts/bench/server.js', path, String(wait)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  return new Promise((resolve) => {
    child.stdout.once('data', (port) => resolve(`http://127.0.0.1:${String(port).trim()}/`));
  });
}
