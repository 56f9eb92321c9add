// Measures the gate as a step, started like a runner starts it. The baseline is an action that only loads @actions/core and
// sets one output.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { measureInTurn } from './measure.js';
import { makeRepository } from './repository.js';
import { stepEnvironment } from './step.js';

const NCC = 'node_modules/@vercel/ncc/dist/ncc/cli.js';
const ROUNDS = 11;
const GIVEN =
  'the index is fetched and parsed at the cost of the row `least`; then 0.5 MB of code is loaded and the index is checked';
const UNCHANGED =
  'git answers at the cost of the row `least`; then 1.4 MB of code is loaded, the readers and `yaml` among it, and git is asked four more things';

const DECIDED = 'what the row above loads, and 0.5 MB more: zod and the schema that the file is read by';

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
      env: stepEnvironment(folder, 'action.yml', inputs, more),
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
