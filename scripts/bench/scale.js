// Measures the largest inputs that anybody should have, each at a quarter of its size and whole: CPU and peak memory of the
// process. What grows with its input takes about four times as much. Prints a table of Markdown for
// docs/maintainers/scale.md. It builds first.
//   npm run scale [-- NAME…]
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeIndex } from '../fixtures/large-index.js';
import { artifact, index, row } from '../fixtures/release.js';
import { commitFiles } from './repository.js';
import { stepEnvironment } from './step.js';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.chdir(root);
delete process.env.NODE_EXTRA_CA_CERTS;
const CLI = resolve('dist/cli/index.js');
const INDEX = resolve('fixtures/large-release-safety-index.json');
/** Two versions, of which the second one rolls. */
const ROLLS = ['1.774.0', '1.775.0'];
const compose = (tag) => `services:\n  lightdash:\n    image: lightdash/lightdash:${tag}\n`;
const PROJECT = '00000000-0000-4000-8000-0000000000a1';

/** What is measured: the whole size, and what prepares a run of one size. `about` says what a size counts. */
const SCALES = {
  deployments: { size: 1_000, about: 'deployments that one change raises', prepare: raisedDeployments },
  changed: { size: 3_000, about: 'changed files beside one deployment', prepare: changedFiles },
  files: { size: 200_000, about: 'files, one of them changed', prepare: manyFiles },
  index: { size: 35_680, about: 'releases in the index', prepare: longIndex },
  artifacts: { size: 469, about: 'artifacts of one span', prepare: manyArtifacts },
  history: { size: 10_000, about: 'runs in the query history', prepare: longHistory },
  charts: { size: 1_000, about: 'charts that are compiled, the most that a run takes', prepare: manyCharts },
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(SCALES, name));
if (unknown !== undefined) throw new Error(`There is no ${unknown}: name some of ${Object.keys(SCALES).join(', ')}.`);
execFileSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' });
console.log('| what | a quarter | whole | times | memory, whole |\n| --- | ---: | ---: | ---: | ---: |');
for (const [name, { size, about, prepare }] of Object.entries(SCALES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const quarter = await measure(prepare, Math.ceil(size / 4));
  const whole = await measure(prepare, size);
  const times = (whole.cpu / quarter.cpu).toFixed(1);
  const seconds = ({ cpu }) => `${cpu.toFixed(1)} s`;
  console.log(
    `| ${size.toLocaleString('en')} ${about} | ${seconds(quarter)} | ${seconds(whole)} | ${times} | ${whole.memory.toFixed(0)} MB |`,
  );
}
process.exit();

/** Runs once, with the processes that it starts. CPU in seconds, the peak memory of Node itself in MB. */
async function measure(prepare, size) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-scale-'));
  try {
    const { args, cwd = root, env = process.env, isFine } = await prepare(size, folder);
    const script = 'TIMEFORMAT="%R %U %S"; time "$@"';
    const command = [process.execPath, '--require', resolve('scripts/bench/peak.cjs'), ...args];
    const ended = spawnSync('bash', ['-c', script, 'bash', ...command], {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    if (!isFine(ended)) {
      throw new Error(
        `${size}: exited with ${ended.status}: ${ended.stderr.slice(-2_000)}${ended.stdout.slice(-2_000)}`,
      );
    }
    const [, user, system] = ended.stderr.trim().split('\n').at(-1).split(' ').map(Number);
    return { cpu: user + system, memory: Number(/peak (\d+)/.exec(ended.stderr)?.[1]) / 1_000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The gate on the two commits of a repository. */
function gateOn({ folder, base, head }, isFine) {
  const given = ['--index-url', INDEX, '--artifacts', 'off', '--fail-on', 'never', '--json'];
  const args = [CLI, 'gate', '--base', base, '--head', head, ...given];
  return { args, cwd: folder, isFine: ({ status, stdout }) => status === 0 && isFine(JSON.parse(stdout)) };
}

function raisedDeployments(size, folder) {
  const files = (tag) => Array.from({ length: size }, (_, at) => [`teams/${at % 50}/${at}/compose.yaml`, compose(tag)]);
  const repository = commitFiles(folder, ROLLS.map(files));
  return gateOn(repository, ({ deployments }) => deployments.length === size);
}

function changedFiles(size, folder) {
  const other = (at, tag) => [
    `apps/${at}/values.yaml`,
    `image:\n  repository: registry.example.com/app-${at}\n  tag: ${tag}\nlightdash: https://bi.example.com/${tag}\n`,
  ];
  const files = (tag) => Array.from({ length: size }, (_, at) => other(at, tag));
  const commits = [
    [['compose.yaml', compose(ROLLS[0])], ...files('1.0.0')],
    [['compose.yaml', compose(ROLLS[1])], ...files('1.1.0')],
  ];
  return gateOn(commitFiles(folder, commits), ({ deployments }) => deployments.some(({ to }) => to === ROLLS[1]));
}

function manyFiles(size, folder) {
  const files = Array.from({ length: size }, (_, at) => [
    `clusters/${at % 100}/team-${at % 1_000}/${at}.yaml`,
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: config-${at}\n`,
  ]);
  const commits = [[['compose.yaml', compose(ROLLS[0])], ...files], [['compose.yaml', compose(ROLLS[1])]]];
  return gateOn(commitFiles(folder, commits), ({ decision }) => decision !== 'unproven');
}

function longIndex(size, folder) {
  const path = join(folder, 'index.json');
  const made = largeIndex(size);
  writeFileSync(path, JSON.stringify(made));
  const [from, to] = [made.entries[0].version, made.entries.at(-1).version];
  return {
    args: [CLI, 'gate', '--from', from, '--to', to, '--index-url', path, '--artifacts', 'off', '--json'],
    isFine: ({ stdout }) => JSON.parse(stdout).spans[0].plan.hops.length > 0,
  };
}

function manyArtifacts(size, folder) {
  const rows = Array.from({ length: size + 1 }, (_, at) => row(`1.${at}.0`, at === 0 ? '0.9.0' : `1.${at - 1}.0`));
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index(rows, '1.0.0')));
  for (const each of rows) writeFileSync(join(folder, `${each.version}.json`), JSON.stringify(artifact(each)));
  const documents = ['--index-url', 'index.json', '--release-asset-url', '{version}.json', '--artifacts', 'verify'];
  return {
    args: [CLI, 'gate', '--from', '1.0.0', '--to', `1.${size}.0`, ...documents, '--json'],
    cwd: folder,
    isFine: ({ stdout }) => JSON.parse(stdout).evidence.documents.length === size + 1,
  };
}

async function longHistory(size, folder) {
  return step('query-history', { rows: String(size) }, String(size), await serve(size, folder), folder);
}

async function manyCharts(size, folder) {
  const charts = Array.from({ length: size }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  return step('query-recipes', { charts: charts.join('\n') }, String(size), await serve(0, folder), folder);
}

/** A companion as a step, against the stand-in service. */
function step(name, inputs, told, url, folder) {
  const given = { 'base-url': url, 'project-uuid': PROJECT, 'api-token': 'ldpat_scale', ...inputs };
  const env = stepEnvironment(folder, `${name}/action.yml`, given);
  return {
    args: [resolve(`dist/${name}/index.js`)],
    env,
    isFine: ({ status }) => status === 0 && readFileSync(env.GITHUB_OUTPUT, 'utf8').includes(told),
  };
}

function serve(runs, folder) {
  const child = spawn(process.execPath, ['scripts/bench/analytics-server.js', '0', String(runs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: root,
  });
  process.on('exit', () => child.kill());
  writeFileSync(join(folder, 'event.json'), '{}');
  return new Promise((done) => {
    child.stdout.once('data', (port) => done(`http://127.0.0.1:${String(port).trim()}`));
  });
}
