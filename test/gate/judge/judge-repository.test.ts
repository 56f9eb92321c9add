import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/gate/gate.ts';
import { parseSettings } from '../../../src/gate/settings.ts';
import type { Repository } from '../../../src/repository/repository.ts';
import type { Tree } from '../../../src/repository/tree.ts';
import { judgeFiles } from '../../fuzz/repositories.ts';
import { pullRequestEvent } from '../../support/events.ts';
import { memoryTree } from '../../support/memory-tree.ts';

const values = (tag: string) =>
  memoryTree({ 'values.yaml': `image: {repository: lightdash/lightdash, tag: ${tag}}\n` });
const [HEAD, FORK, TIP] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)] as const;

/** A repository with the head checked out, whose base branch is at the tip. */
function repositoryOf(trees: ReadonlyMap<string, Tree>, more: Partial<Repository> = {}): Repository {
  return {
    root: null,
    head: async () => HEAD,
    commitOf: async () => TIP,
    localCommitOf: async () => null,
    hasServer: async () => true,
    parentsOf: async () => [],
    mergeBase: async () => FORK,
    tree: async (commit) => trees.get(commit) ?? expect.unreachable(),
    renames: async () => new Map(),
    uncommitted: async () => ({ changed: new Set<string>(), ignored: new Set<string>() }),
    close: () => undefined,
    ...more,
  };
}

describe('a checkout of the branch alone', () => {
  it('is compared with where it left the base branch, which is read once, and with what became of that', async () => {
    const trees = new Map([
      [HEAD, values('2.1.0')],
      [FORK, values('2.0.0')],
      [TIP, values('2.2.0')],
    ]);
    const read: string[] = [];
    const repository = repositoryOf(trees, {
      tree: async (commit) => {
        read.push(commit);
        return trees.get(commit) ?? expect.unreachable();
      },
    });
    const event = pullRequestEvent('d'.repeat(40), { headSha: HEAD, baseSha: FORK });
    const report = await judge(
      parseSettings({}, (name) => name),
      {
        onProgress: () => undefined,
        repository: { event, workspace: null, open: async () => repository },
      },
    );
    expect(report.deployments).toMatchObject([{ from: '2.0.0', to: '2.1.0', problem: { code: 'branch-behind' } }]);
    expect(read).toEqual([HEAD, FORK, TIP]);
  });

  it('is behind for whoever left a `from` in the workflow, too, though its files keep their version', async () => {
    const trees = new Map([
      [HEAD, values('2.1.0')],
      [FORK, values('2.1.0')],
      [TIP, values('2.2.0')],
    ]);
    const event = pullRequestEvent('d'.repeat(40), { headSha: HEAD, baseSha: FORK });
    const report = await judge(
      parseSettings({ from: '2.1.0', 'index-url': 'fixtures/release-safety-index.json' }, (name) => name),
      {
        onProgress: () => undefined,
        repository: { event, workspace: null, open: async () => repositoryOf(trees) },
      },
    );
    expect(report.deployments).toMatchObject([{ fails: true, problem: { code: 'branch-behind' } }]);
  });
});

/** No document, without a wait for a server that no test reaches. */
const NOWHERE = 'no-such-index.json';

describe('the settings of a pull request whose base branch cannot be asked for', () => {
  it.each([
    ['has its own file', '.github/upgrade-gate.yml', [FORK]],
    ['has no such file', 'README.md', []],
  ])('are those of the event: a notice names the commit if it %s', async (_, path, examples) => {
    const trees = new Map(
      [HEAD, FORK].map((commit, at) => [
        commit,
        memoryTree({
          'values.yaml': `image: {repository: lightdash/lightdash, tag: 2.${at}.0}\n`,
          [path]: 'fail-on: never\n',
        }),
      ]),
    );
    const repository = repositoryOf(trees, { commitOf: async () => null, hasServer: async () => false });
    const event = pullRequestEvent('d'.repeat(40), { headSha: HEAD, baseSha: FORK });
    const report = await judge(
      parseSettings({ 'index-url': NOWHERE }, (name) => name),
      { onProgress: () => undefined, repository: { event, workspace: null, open: async () => repository } },
    );
    expect(report.notes.filter(({ code }) => code === 'settings-older').flatMap((note) => note.examples)).toEqual(
      examples,
    );
  });
});

describe('a line of a file that nobody reads', () => {
  const config = (tag: string, more = '') => `image = "lightdash/lightdash:${tag}"\n${more}`;
  const rolling = 'services: {web: {image: "lightdash/lightdash:2.2.0"}}\n';

  it.each<[string, string, string, Record<string, string>, string, string, boolean]>([
    ['a file that stays', config('2.2.0'), config('2.2.0'), {}, 'unchanged', 'RollingUpdate', false],
    ['a comment', config('2.2.0'), config('2.2.0', '# c\n'), {}, 'unchanged', 'RollingUpdate', false],
    ['a file that goes', config('2.2.0'), '', {}, 'unchanged', 'Recreate', false],
    [
      'another region',
      config('2.2.0'),
      config('2.2.0', 'primary_region = "ams"\n'),
      {},
      'unchanged',
      'Recreate',
      false,
    ],
    ['a version without evidence', config('2.1.0'), config('2.2.0'), {}, 'unproven', 'Recreate', true],
    ['a version that goes back', config('2.2.0'), config('2.1.0'), {}, 'unproven', 'Recreate', true],
  ])('no lie: next to a deployment that rolls, %s', async (_, was, is, inputs, decision, upgradeMode, fails) => {
    const files = (text: string) =>
      memoryTree({ 'compose.yaml': rolling, ...(text === '' ? {} : { 'fly.toml': text }) });
    const trees = new Map([
      [HEAD, files(is)],
      [TIP, files(was)],
    ]);
    const repository = repositoryOf(trees, { mergeBase: async () => TIP });
    const event = pullRequestEvent('d'.repeat(40), { headSha: HEAD, baseSha: TIP });
    const report = await judge(
      parseSettings({ 'index-url': NOWHERE, ...inputs }, (name) => name),
      { onProgress: () => undefined, repository: { event, workspace: null, open: async () => repository } },
    );
    expect(report).toMatchObject({ decision, upgradeMode });
    expect(report.deployments.filter(({ file }) => file === 'fly.toml')).toHaveLength(fails ? 1 : 0);
    expect(report.deployments.some((each) => each.fails)).toBe(fails);
  });
});

describe('a line that names nothing but a variable of the service', () => {
  it.each([
    ['2.2.0', '2.5.0', 'recreate'],
    ['77.0.0', '78.0.0', 'unchanged'],
    // A bot opens its pull request before the index lists the release.
    ['2.2.0', '78.0.0', 'unproven'],
  ])('counts if the version that goes is a release: %s → %s', async (was, is, decision) => {
    const files = (version: string) => ({
      'compose.yaml': 'services: {web: {image: "lightdash/lightdash:2.2.0"}}\n',
      'a.sh': `LIGHTDASH_VERSION=${version}\n`,
    });
    expect((await judgeFiles(files(was), files(is))).decision).toBe(decision);
  });

  it('ignores everything else on such lines', async () => {
    const files = (version: string) => ({
      'fly.toml': 'image = "lightdash/lightdash:2.2.0"\n',
      'a.sh': `LIGHTDASH_VERSION=${version}\n`,
    });
    const report = await judgeFiles(files('77.0.0'), files('78.0.0'));
    expect(report).toMatchObject({ decision: 'unchanged', problem: null, deployments: [{ file: 'fly.toml' }] });
  });
});

describe('a change beside deployments that stay', () => {
  const RELEASE =
    'repositories:\n  - {name: l, url: "https://lightdash.github.io/helm-charts"}\nreleases:\n  - {name: bi, chart: l/lightdash, version: 2.16.361}\n';

  it.each<[string, Readonly<Record<string, string>>, boolean]>([
    ['a chart, whose version nobody looks up', { 'helmfile.yaml': RELEASE }, false],
    [
      'a tag that names no version',
      { 'compose.yaml': 'services: {web: {image: "lightdash/lightdash:latest"}}\n' },
      true,
    ],
  ])('says that nothing can be read only where that is so: %s', async (_, files, isSaid) => {
    const report = await judgeFiles({ ...files, 'a.txt': '1' }, { ...files, 'a.txt': '2' });
    expect(report.notes.some(({ code }) => code === 'nothing-held')).toBe(isSaid);
  });
});
