import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll } from 'vitest';
import { publishComment } from '../../src/actions/comment.ts';
import { workflowEvent } from '../../src/actions/workflow.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { parseSettings } from '../../src/gate/settings.ts';
import type { Repository } from '../../src/repository/repository.ts';
import type { WorkflowEvent } from '../../src/repository/revisions.ts';
import { TreeError } from '../../src/repository/tree.ts';
import { InputError } from '../../src/settings/input-error.ts';
import { mergeGroupEvent, pullRequestEvent, pushEvent, ZEROS } from '../support/events.ts';
import { memoryTree } from '../support/memory-tree.ts';
import { report as reportOf } from '../support/report-factory.ts';
import { fuzz, property } from './harness.ts';
import { type Damage, damage, damaged, mutate, mutation, nodeOf, textOf } from './json.ts';
import { judgeIn, PROVEN_TO, UNSAFE_TO } from './repositories.ts';
import { withOutput } from './runner-output.ts';

const [BASE, HEAD, MERGE, OTHER] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
];

const treeOf = (tag: string) =>
  memoryTree({ 'values.yaml': `image: {repository: lightdash/lightdash, tag: ${tag}}\n` });
/** What the commits deploy: the change leads to a release that is not proven. */
const TREES = new Map([
  [BASE, treeOf(PROVEN_TO)],
  [HEAD, treeOf(UNSAFE_TO)],
  [MERGE, treeOf(UNSAFE_TO)],
]);

const unknown = (what: string) => new TreeError(`there is no ${what}`);

const REPOSITORY: Repository = {
  root: null,
  head: async () => MERGE,
  commitOf: async (ref) => {
    if (ref === 'refs/heads/main') return BASE;
    if (ref === 'refs/pull/7/merge') return MERGE;
    return /^[0-9a-f]{40}$/.test(ref) ? ref : null;
  },
  localCommitOf: async () => null,
  hasServer: async () => true,
  parentsOf: async (commit) => {
    if (commit === MERGE) return [BASE, HEAD];
    if (commit === HEAD) return [BASE];
    throw unknown(commit);
  },
  mergeBase: async (left, right) => {
    if (TREES.has(left) && TREES.has(right)) return BASE;
    throw unknown(`${left} or ${right}`);
  },
  tree: async (commit) => {
    const tree = TREES.get(commit);
    if (tree === undefined) throw unknown(commit);
    return tree;
  },
  renames: async () => new Map(),
  uncommitted: async () => ({ changed: new Set<string>(), ignored: new Set<string>() }),
  close: () => undefined,
};

const pull = { headSha: HEAD, baseSha: BASE };
/** Every event that a workflow may start from, as GitHub sends it. */
const EVENTS: readonly WorkflowEvent[] = [
  pullRequestEvent(MERGE, pull),
  pullRequestEvent(BASE, pull, 'pull_request_target'),
  mergeGroupEvent(HEAD, BASE),
  pushEvent(BASE, HEAD),
  pushEvent(BASE, HEAD, { forced: true }),
  pushEvent(ZEROS, HEAD, { ref: 'refs/heads/update' }),
  pushEvent(BASE, OTHER, { ref: 'refs/tags/v1' }, HEAD),
  { name: 'workflow_dispatch', sha: HEAD, payload: { inputs: { from: PROVEN_TO }, ref: 'refs/heads/main' } },
  { name: 'schedule', sha: HEAD, payload: { schedule: '0 4 * * *' } },
];

const inputs = fc.record({
  event: fc.nat(EVENTS.length - 1),
  changes: fc.array(mutation, { maxLength: 3 }),
  damages: fc.oneof(
    { weight: 8, arbitrary: fc.constant<Damage[]>([]) },
    { weight: 1, arbitrary: fc.array(damage, { minLength: 1, maxLength: 1 }) },
  ),
  sha: fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('', 'main', ZEROS, OTHER, '-x') },
  ),
});

const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-events-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'event.json');

/** Whether the payload itself says that nothing changes: a branch that is deleted, or the same commit on both sides. */
function saysNothingChanges({ name }: WorkflowEvent, bytes: Buffer): boolean {
  try {
    const payload = JSON.parse(bytes.toString('utf8'));
    const isSame = (one: string, other: string) => TREES.get(one) !== undefined && TREES.get(one) === TREES.get(other);
    if (name === 'push') {
      if (payload.deleted === true || /^0+$/.test(payload.after)) return true;
      return isSame(payload.before, payload.after);
    }
    return name === 'merge_group' && isSame(payload.merge_group.base_sha, payload.merge_group.head_sha);
  } catch {
    return false;
  }
}

const settings = parseSettings({ comment: 'always' }, (name) => name);

async function check({
  event,
  changes,
  damages,
  sha,
}: typeof inputs extends fc.Arbitrary<infer Input> ? Input : never) {
  const sent = EVENTS[event] as WorkflowEvent;
  const text = textOf(changes.reduce(mutate, nodeOf(sent.payload)));
  const bytes = damages.reduce(damaged, Buffer.from(text));
  writeFileSync(path, bytes);
  const environment = { GITHUB_EVENT_NAME: sent.name, GITHUB_EVENT_PATH: path, GITHUB_SHA: sha ?? sent.sha ?? '' };
  // Whatever the payload holds, a comment that cannot be written is a notice.
  const { lines } = await withOutput(() => publishComment(reportOf([]), settings, environment));
  if (lines.length > 1 || !lines.every((line) => line.startsWith('::notice title=Upgrade Gate::'))) {
    throw new Error(`printed ${JSON.stringify(lines)}`);
  }
  let report: Report;
  try {
    report = await judgeIn(REPOSITORY, workflowEvent(environment));
  } catch (error) {
    if (error instanceof InputError) return 'cannot be asked';
    throw error;
  }
  const isGreen = report.safe || !report.outcome.fails;
  if (isGreen && !saysNothingChanges(sent, bytes)) throw new Error(`passes: ${JSON.stringify(report.deployments)}`);
  if (isGreen) return 'says that nothing changes';
  return report.problem === null ? 'judged' : 'cannot be read';
}

fuzz('events', [
  property({
    name: 'no payload hides a change, and none ends in anything but a named error',
    inputs,
    check,
    runs: 300,
    reaches: { judged: 70, 'cannot be read': 50, 'cannot be asked': 20 },
  }),
]);
