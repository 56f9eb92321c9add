// Measures, in one run and as ratios, what it costs to find what a repository deploys, against `git grep` over the same
// files. Called by bench.js, or alone; an argument names another entry than the bundle's.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FILES = 5_000;
const ROUNDS = 11;
/** The repository's own goal for `detect`, over `git grep` and the start of the command together. */
const GOAL = 2.5;

/** `detect` and `gate` as processes, on a repository of 5,000 YAML files with two deployments. */
export function benchDetection(entry = 'dist/cli/index.js') {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-bench-'));
  try {
    const bytes = makeRepository(folder);
    const cli = resolve(entry);
    const index = resolve('fixtures/large-release-safety-index.json');
    const gate = ['gate', '--artifacts', 'off', '--index-url', index, '--base'];
    const commands = {
      'git grep -l -i lightdash': ['git', ['grep', '-l', '-i', 'lightdash']],
      'git grep -l -i lightdash HEAD': ['git', ['grep', '-l', '-i', 'lightdash', 'HEAD']],
      'bare Node: nothing at all': [process.execPath, ['--eval', '0']],
      'the command alone: --version': [process.execPath, [cli, '--version']],
      detect: [process.execPath, [cli, 'detect', '.', '--json']],
      'gate, nothing changed': [process.execPath, [cli, ...gate, 'HEAD', '--head', 'HEAD']],
      'gate, one tag changed': [process.execPath, [cli, ...gate, 'HEAD^', '--head', 'HEAD']],
    };
    const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      // In turn, so that a noisy moment hits all of them.
      for (const [name, [command, args]] of Object.entries(commands)) {
        const started = performance.now();
        const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
        times[name].push(performance.now() - started);
        if (round === 0) check(name, status, stdout, stderr);
      }
    }
    const grep = median(times['git grep -l -i lightdash']);
    const least = grep + median(times['the command alone: --version']);
    const title = `${FILES} YAML files, ${(bytes / 1e6).toFixed(0)} MB`;
    console.log(`\n${title} (median of ${ROUNDS}; ratio to git grep; ratio to git grep and --version together)`);
    for (const [name, taken] of Object.entries(times)) {
      const time = median(taken);
      const ratios = `${(time / grep).toFixed(2).padStart(6)} ${(time / least).toFixed(2).padStart(6)}`;
      console.log(`  ${name.padEnd(34)} ${time.toFixed(0).padStart(5)} ms ${ratios}`);
    }
    const own = median(times.detect) - median(times['the command alone: --version']);
    console.log(`  detect without the start: ${(own / grep).toFixed(2)} times git grep (goal: ${GOAL})`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** That what was measured is what was meant. */
function check(name, status, stdout, stderr) {
  const isDetect = name === 'detect';
  const isFine = isDetect ? JSON.parse(stdout).deployments.length === 2 : name.startsWith('gate') || status === 0;
  const isGateWrong = name.startsWith('gate') && status > 1;
  if (!isFine || isGateWrong) throw new Error(`${name} exited with ${status}: ${stderr}${stdout}`);
}

/** A repository with two commits, of which the second raises one of two deployments. Returns its size. */
function makeRepository(folder) {
  const git = (...args) =>
    execFileSync('git', [...'-c gc.auto=0 -c user.name=Bench -c user.email=bench@example.com'.split(' '), ...args], {
      cwd: folder,
    });
  let bytes = 0;
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    bytes += content.length;
  };
  for (let index = 0; index < FILES - 2; index += 1) {
    const [kind, make] = KINDS[index % KINDS.length];
    const service = Math.floor(index / KINDS.length);
    write(`clusters/${service % 7}/team-${service % 50}/service-${service}/${kind}`, make(index));
  }
  write('clusters/1/lightdash/values.yaml', helmValues('1.774.0'));
  write('compose/bi/compose.yaml', 'services:\n  lightdash:\n    image: lightdash/lightdash:1.774.0\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
  write('clusters/1/lightdash/values.yaml', helmValues('1.775.0'));
  git('commit', '--quiet', '--all', '--message', 'Two');
  // As a clone has it.
  git('gc', '--quiet');
  return bytes;
}

function helmValues(tag) {
  return `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n${environment(20)}`;
}

function environment(count) {
  const variable = (number) =>
    `    - name: SETTING_${number}\n      value: "https://service-${number}.example.com/path"\n`;
  return `extra:\n  env:\n${Array.from({ length: count }, (_, number) => variable(number)).join('')}`;
}

const KINDS = [
  [
    'values.yaml',
    (index) => `image:\n  repository: registry.example.com/app-${index}\n  tag: 1.${index}.0\n${environment(30)}`,
  ],
  [
    'deployment.yaml',
    (index) =>
      `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: app-${index}\nspec:\n  replicas: 2\n${environment(40)}`,
  ],
  ['workflow.yml', (index) => `on: push\nname: build-${index}\n${'# Steps follow\n'.repeat(20)}${environment(12)}`],
  ['config.yaml', (index) => `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: config-${index}\n${environment(25)}`],
];

function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  delete process.env.NODE_EXTRA_CA_CERTS;
  benchDetection(process.argv[2]);
}
