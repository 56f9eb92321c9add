// Measures the gate as a step, started like a runner starts it. The baseline is an action that only loads @actions/core and
// sets one output.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { measureInTurn } from './measure.js';
import { makeRepository } from './repository.js';

const NCC = 'node_modules/@vercel/ncc/dist/ncc/cli.js';
const ROUNDS = 11;
const GIVEN =
  'the index is fetched and parsed at the cost of the row `least`; then 0.5 MB of code is loaded and the index is checked';
const UNCHANGED =
  'git answers at the cost of the row `least`; then 1.5 MB of code is loaded, the readers and `yaml` among it, and git is asked six more things';

const DECIDED =
  'the readers and `yaml` are loaded as in the row above; the schema of the file adds 0.2 MB of code with its settings';

/**
 * @param {string} indexUrl
 * @param {readonly [from: string, to: string]} span
 */
export function benchActions(indexUrl, [from, to]) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-bench-'));
  const repository = makeRepository(1_000);
  const decided = makeRepository(1_000, '', true);
  try {
    const bundled = (name) => {
      const out = join(folder, name);
      execFileSync(process.execPath, [NCC, 'build', `scripts/bench/${name}.js`, '--out', out, '--quiet']);
      return join(out, 'index.js');
    };
    const step = (bundle, inputs, more = {}, args = []) => ({
      command: process.env.ACTION_NODE || process.execPath,
      args: [resolve(bundle), ...args],
      cwd: more.GITHUB_WORKSPACE ?? process.cwd(),
      env: stepEnvironment(folder, inputs, more),
    });
    const saying = (word, measured) => ({
      ...measured,
      isFine: ({ status }) => status === 0 && readFileSync(measured.env.GITHUB_OUTPUT, 'utf8').includes(word),
    });
    const given = { 'index-url': indexUrl, artifacts: 'off', 'fail-on': 'never' };
    const [one, two, three] = repository.commits;
    const pull = (base, head, workspace = repository.folder) => ({
      GITHUB_WORKSPACE: workspace,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: pullRequestIn(folder, base, head),
      GITHUB_SHA: head,
    });
    const taken = measureInTurn(
      {
        bare: step(bundled('bare-action'), {}),
        leastGiven: step(bundled('least-given'), {}, {}, [indexUrl]),
        leastUnchanged: step(bundled('least-unchanged'), {}, pull(two, three), [two, three]),
        given: saying(`"from":"${from}"`, step('dist/gate/index.js', { ...given, from, to })),
        unchanged: saying('"decision":"unchanged"', step('dist/gate/index.js', given, pull(two, three))),
        unchangedDecided: saying(
          '"decision":"unchanged"',
          step('dist/gate/index.js', given, pull(...decided.commits.slice(1), decided.folder)),
        ),
        raised: saying('"to":"1.775.0"', step('dist/gate/index.js', given, pull(one, three))),
      },
      ROUNDS,
    );
    const over = (own) => ({ against: '@actions/core, one output', anchor: taken.bare, own });
    return [
      { what: 'least: @actions/core, the index fetched and parsed', ...over(taken.leastGiven) },
      { what: 'gate, from and to, index only', ...over(taken.given), goal: 1.6, bound: GIVEN },
      { what: 'least: @actions/core, git lists both sides and searches one', ...over(taken.leastUnchanged) },
      { what: 'gate, 1,000 files, nothing changed', ...over(taken.unchanged), goal: 3, bound: UNCHANGED },
      {
        what: 'gate, the same with .github/upgrade-gate.yml',
        ...over(taken.unchangedDecided),
        goal: 3,
        bound: DECIDED,
      },
      { what: 'gate, 1,000 files, one tag raised', ...over(taken.raised) },
    ];
  } finally {
    rmSync(folder, { recursive: true });
    for (const each of [repository, decided]) rmSync(each.folder, { recursive: true });
  }
}

function pullRequestIn(folder, base, head) {
  const path = join(folder, `${base}-${head}.json`);
  const pull = { number: 7, head: { sha: head }, base: { sha: base, ref: 'main' } };
  writeFileSync(path, JSON.stringify({ action: 'synchronize', number: 7, pull_request: pull }));
  return path;
}

/** The environment of a step: the runner's variables and all inputs. Only the paths are taken from this process. */
function stepEnvironment(folder, inputs, more) {
  const names = Object.keys(parse(readFileSync('action.yml', 'utf8')).inputs);
  const files = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'];
  const paths = files.map((name) => [
    name,
    join(folder, `${name}-${Object.keys(inputs).length}-${more.GITHUB_SHA ?? ''}`),
  ]);
  for (const [, path] of paths) writeFileSync(path, '');
  return {
    PATH: process.env.PATH,
    HOME: folder,
    ...Object.fromEntries(names.map((name) => [`INPUT_${name.toUpperCase()}`, inputs[name] ?? ''])),
    ...Object.fromEntries(paths),
    GITHUB_ACTIONS: 'true',
    CI: 'true',
    GITHUB_WORKSPACE: process.cwd(),
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'example/deployment',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    RUNNER_TEMP: folder,
    RUNNER_TOOL_CACHE: folder,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    ...more,
  };
}
