import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { judge } from '../../src/gate/gate.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { parseSettings } from '../../src/gate/settings.ts';
import { GitHubApi } from '../../src/net/github-api.ts';
import { openRepository } from '../../src/repository/repository.ts';
import type { WorkflowEvent } from '../../src/repository/revisions.ts';
import { type Published, publish, releases } from '../gallery/published.ts';
import { reportOnChange } from '../gallery/run.ts';
import { applied, inputsOf, WITH_FLOOR } from '../support/choices.ts';
import { pullRequestEvent } from '../support/events.ts';
import { checkoutOf, cloneOf, folderWith, type GitRepository, repositoryWith } from '../support/git-repository.ts';
import { gitHubApiFor } from '../support/github-api.ts';
import { ROOT } from '../support/process.ts';

type Texts = Readonly<Record<string, string>>;

const VERSIONS = ['2.1.0', '2.2.0', '2.3.0', '2.4.0'];
const PUBLISHED = publish(releases(VERSIONS));

const compose = (version: string): Texts => ({
  'compose.yaml': `services:\n  web:\n    image: lightdash/lightdash:${version}\n`,
});
const jump = (from: string, to: string, published: Published | null, knownIssues?: string) =>
  reportOnChange(
    { base: compose(from), change: compose(to) },
    published,
    {},
    knownIssues === undefined ? {} : { 'known-issues': { name: 'issues.yaml', text: knownIssues } },
  );

const application = (tag: string, chart: string, values: string): Texts => ({
  'argocd/bi.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi, namespace: argocd}\nspec:\n  project: default\n  destination: {server: https://kubernetes.default.svc, namespace: bi}\n  source:\n    repoURL: https://lightdash.github.io/helm-charts\n    chart: lightdash\n    targetRevision: ${chart}\n    helm:\n      valuesObject:\n        image:\n          tag: ${tag}\n${values}`,
});
const DECLARED = '        upgrade:\n          mode: Recreate\n';
const downtime = (files: (version: string) => Texts, settings: Texts = {}, head = files('2.6.0')) =>
  reportOnChange({ base: files('2.2.0'), change: head }, WITH_FLOOR, { 'fail-on': 'mode-mismatch', ...settings });

/** The gate in a clone, on what is checked out there. */
async function inClone(
  { folder }: GitRepository,
  event: WorkflowEvent,
  fetch = false,
  base: Texts = {},
  server: GitRepository | null = null,
): Promise<Report> {
  const api = server === null ? null : new GitHubApi((await gitHubApiFor(server)).api);
  const index = folderWith({ 'index.json': JSON.stringify(PUBLISHED.index) });
  const texts = { 'index-url': join(index, 'index.json'), artifacts: 'off', 'working-directory': folder, ...base };
  return judge(
    parseSettings(texts, (name) => name),
    {
      onProgress: () => undefined,
      repository: {
        event,
        workspace: api === null ? null : folder,
        open: () => openRepository({ directory: folder, api, fetch }),
      },
    },
  );
}

interface Row {
  /** The last column of the page. */
  readonly says: string;
  readonly starts: readonly (() => Promise<Report>)[];
  /** What is green once the remedy is carried out; one for each remedy of the row. */
  readonly ends: readonly (() => Promise<Report>)[];
}

const LOCAL: WorkflowEvent = { name: 'local', payload: null, sha: null };

/** A checkout of the last commit alone, and the commit before it. */
function shallow() {
  const origin = repositoryWith(compose('2.2.0'));
  const base = origin.id('HEAD');
  return { base, clone: checkoutOf(origin, origin.commit(compose('2.4.0'))) };
}

/** A pull request whose base branch has changed the same version meanwhile. */
function behind() {
  const origin = repositoryWith(compose('2.2.0'));
  const fork = origin.id('HEAD');
  origin.git('branch', '-M', 'main');
  origin.branch('update', fork);
  const head = origin.commit(compose('2.4.0'));
  origin.branch('main');
  const tip = origin.commit(compose('2.3.0'));
  const clone = cloneOf(origin, '--branch', 'update');
  const ask = (sha: string) => inClone(clone, pullRequestEvent('d'.repeat(40), { headSha: sha, baseSha: tip }), true);
  return { clone, head, ask };
}

const byBase = (clone: GitRepository, base: string, server: GitRepository | null = null) =>
  inClone(clone, LOCAL, false, { 'base-ref': base }, server);

/** Two commits, and a clone of them that left the files on the server. */
function partial(...options: readonly string[]) {
  const origin = repositoryWith(compose('2.2.0'));
  const base = origin.id('HEAD');
  origin.commit(compose('2.4.0'));
  return { origin, base, clone: cloneOf(origin, '--filter=blob:none', ...options) };
}

/** A repository that has another one as its submodule, whose commit it has moved. */
function withModule() {
  const module = repositoryWith(compose('2.2.0'));
  const [was, is] = [module.id('HEAD'), module.commit(compose('2.4.0'))];
  const repository = repositoryWith({ bi: { submodule: was } });
  const base = repository.id('HEAD');
  repository.commit({ bi: { submodule: is } });
  return { module, was, repository, base };
}

/** A repository of which one file has another content than its id names, and a sound copy of it. */
function damaged() {
  const repository = repositoryWith(compose('2.2.0'));
  repository.commit(compose('2.4.0'));
  const sound = cloneOf(repository);
  const id = repository.id('HEAD:compose.yaml');
  const place = join(repository.folder, '.git/objects', id.slice(0, 2), id.slice(2));
  rmSync(place);
  const other = compose('2.2.1')['compose.yaml'] ?? '';
  writeFileSync(place, deflateSync(`blob ${other.length}\0${other}`));
  return { repository, sound };
}

async function withoutGit<T>(ask: () => Promise<T>): Promise<T> {
  vi.stubEnv('PATH', '/nonexistent');
  try {
    return await ask();
  } finally {
    vi.unstubAllEnvs();
  }
}

const CHECKOUTS: Readonly<Record<string, Row>> = {
  'the clone is shallow: it has no commit before the change': {
    says: 'set `fetch-depth: 0`; elsewhere `git fetch --unshallow`',
    starts: [() => byBase(shallow().clone, 'HEAD^')],
    ends: [
      () => {
        const { clone } = shallow();
        clone.git('fetch', '--quiet', '--unshallow', 'origin', clone.id('HEAD'));
        return byBase(clone, 'HEAD^');
      },
    ],
  },
  'the clone is partial: `filter` left files on the server, and `sparse-checkout` sets `filter`': {
    says: 'leave both out of `actions/checkout`, or grant `contents: read`; elsewhere `git fetch --refetch --no-filter origin`',
    starts: [() => byBase(partial().clone, 'HEAD^'), () => byBase(partial('--sparse').clone, 'HEAD^')],
    ends: [
      () => byBase(cloneOf(partial().origin), 'HEAD^'),
      () => {
        const { origin, base, clone } = partial('--sparse');
        return byBase(clone, base, origin);
      },
      ...[[], ['--sparse']].map((options) => () => {
        const { clone } = partial(...options);
        clone.git('fetch', '--quiet', '--refetch', '--no-filter', 'origin');
        return byBase(clone, 'HEAD^');
      }),
    ],
  },
  'git cannot be run: the container has none': {
    says: 'install it, or grant `contents: read`',
    starts: [
      () => {
        const { origin, base } = partial();
        return withoutGit(() => byBase(origin, base));
      },
    ],
    ends: [
      () => {
        const { origin, base } = partial();
        return byBase(origin, base);
      },
      () => {
        const { origin, base } = partial();
        const event = { ...LOCAL, sha: origin.id('HEAD') };
        return withoutGit(() => inClone(origin, event, false, { 'base-ref': base }, origin));
      },
    ],
  },
  'the files are in a submodule: this repository has only its commit': {
    says: 'check the repository of the submodule',
    starts: [
      () => {
        const { repository, base } = withModule();
        return byBase(repository, base);
      },
    ],
    ends: [
      () => {
        const { module, was } = withModule();
        return byBase(module, was);
      },
    ],
  },
  'an object is damaged: its bytes are not those that its id names': {
    says: 'clone the repository anew',
    starts: [
      () => {
        const { repository } = damaged();
        return byBase(repository, 'HEAD^');
      },
    ],
    ends: [
      () => {
        const { sound } = damaged();
        return byBase(cloneOf(sound), 'HEAD^');
      },
    ],
  },
};

const TABLES: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'A declared downtime still fails': {
    'Argo CD runs the migration job as a hook. It would migrate before the old version stops': {
      says: "set `migrationJob.enabled: false`, or take the report's first choice, an exception, and stop Lightdash by hand",
      starts: [
        () => downtime((tag) => application(tag, '2.16.361', `${DECLARED}        migrationJob: {enabled: true}\n`)),
      ],
      ends: [
        () => {
          const files = (tag: string, job: boolean) =>
            application(tag, '2.16.361', `${DECLARED}        migrationJob: {enabled: ${job}}\n`);
          return downtime((tag) => files(tag, true), {}, files('2.6.0', false));
        },
        async () => {
          const files = (tag: string) =>
            application(tag, '2.16.361', `${DECLARED}        migrationJob: {enabled: true}\n`);
          const [choice] = (await downtime(files)).choices;
          if (choice === undefined) return expect.unreachable();
          expect(choice.patch).toContain('allow: recreate');
          return downtime(files, inputsOf(choice), applied(choice, files('2.6.0')));
        },
      ],
    },
    'the chart does not stop the old version by itself. Charts before 2.16.284 ignore `upgrade.mode`': {
      says: 'raise the chart at the line that the report names',
      starts: [() => downtime((tag) => application(tag, '2.10.0', DECLARED))],
      ends: [
        async () => {
          const files = (tag: string) => application(tag, '2.10.0', DECLARED);
          const said = (await downtime(files)).deployments
            .flatMap(({ advice }) => advice)
            .map(({ message }) => message);
          const [, line = '', chart = ''] = /chart at argocd\/bi\.yaml:(\d+) to ([\d.]+)/.exec(said.join()) ?? [];
          const lines = (files('2.6.0')['argocd/bi.yaml'] ?? '').split('\n');
          const raised = lines.map((text, at) => (at === Number(line) - 1 ? text.replace('2.10.0', chart) : text));
          return downtime(files, {}, { 'argocd/bi.yaml': raised.join('\n') });
        },
      ],
    },
    'the version of the chart is not known. No file names the chart of these values': {
      says: 'set `chart-version`',
      ...(() => {
        const files = (tag: string) => ({
          'lightdash/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\nupgrade:\n  mode: Recreate\n`,
        });
        return { starts: [() => downtime(files)], ends: [() => downtime(files, { 'chart-version': '2.16.361' })] };
      })(),
    },
  },
  'The evidence is missing': {
    'the index, or an artifact, could not be read': {
      says: 'see the reason: a proxy, a certificate, a server that was down. [Hosts](../SECURITY.md#hosts) and [certificates](../SECURITY.md#proxies-and-certificates)',
      starts: [
        () => jump('2.2.0', '2.4.0', null),
        () => jump('2.2.0', '2.4.0', publish(releases(VERSIONS, { '2.3.0': { artifact: null } }))),
      ],
      ends: [() => jump('2.2.0', '2.4.0', PUBLISHED)],
    },
    'the version is not in the index': {
      says: 'it is older than the index, or not released: check the number',
      starts: [() => jump('2.2.0', '2.14.0', PUBLISHED)],
      ends: [() => jump('2.2.0', '2.4.0', PUBLISHED)],
    },
    'the index does not cover a part of the span': {
      says: 'wait for Lightdash to publish it, or choose a version that is covered',
      ...(() => {
        const gap = publish(releases(['2.1.0', '2.2.0', '2.4.0'], { '2.4.0': { row: { previousVersion: '2.3.0' } } }));
        return {
          starts: [() => jump('2.1.0', '2.4.0', gap)],
          ends: [() => jump('2.1.0', '2.4.0', PUBLISHED), () => jump('2.1.0', '2.2.0', gap)],
        };
      })(),
    },
    'index and artifact disagree': {
      says: 'the unsafe side counts; tell Lightdash',
      starts: [
        { artifact: { compatibility: { rollingUpdateSafe: false, recommendedStrategy: 'Recreate' } } },
        { row: { rollingUpdateSafe: 'true' }, artifact: null },
      ].map((entry) => () => jump('2.2.0', '2.4.0', publish(releases(VERSIONS, { '2.3.0': entry })))),
      ends: [() => jump('2.2.0', '2.4.0', PUBLISHED)],
    },
    'the index is older than `max-index-age`': {
      says: 'renew the copy that `index-url` names: [a mirror that stays young](other-systems.md#a-mirror-that-stays-young)',
      ...(() => {
        const old = publish(releases(VERSIONS), undefined, { generatedAt: '2026-11-03T08:40:12.000Z' });
        const onIndex = (published: Published) =>
          reportOnChange({ base: compose('2.2.0'), change: compose('2.4.0') }, published, {
            'max-index-age': '2 days',
          });
        return { starts: [() => onIndex(old)], ends: [() => onIndex(PUBLISHED)] };
      })(),
    },
    'your known issues cannot be read': {
      says: 'correct the file that `known-issues` names: [Known issues](policy.md)',
      starts: [() => jump('2.2.0', '2.4.0', PUBLISHED, 'version: 1\nissues: none\n')],
      ends: [() => jump('2.2.0', '2.4.0', PUBLISHED, 'version: 1\nissues: []\n')],
    },
    'the commit before the change cannot be read': {
      says: 'set `fetch-depth: 0` for `actions/checkout`, or grant `contents: read`',
      starts: [
        () => {
          const { clone, base } = shallow();
          return inClone(clone, LOCAL, false, { 'base-ref': base });
        },
      ],
      ends: [
        () => {
          const { clone, base } = shallow();
          clone.git('fetch', '--quiet', '--unshallow', 'origin', clone.id('HEAD'));
          return inClone(clone, LOCAL, false, { 'base-ref': base });
        },
        () => {
          // With the permission, the run reads the commit from the server.
          const { clone, base } = shallow();
          return inClone(clone, LOCAL, true, { 'base-ref': base });
        },
      ],
    },
  },
  'The checkout is incomplete': CHECKOUTS,
};

const PAGE = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8');

/** The first and the last column of the table below a heading. */
function rowsBelow(heading: string): Record<string, string> {
  const [part = ''] = (PAGE.split(`## ${heading}\n`)[1] ?? '').split('\n## ');
  const rows = [...part.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | '));
  return Object.fromEntries(
    rows.slice(2).map((cells) => [(cells[0] ?? '').replaceAll(/<a id="[\w-]+"><\/a>/g, ''), cells.at(-1) ?? '']),
  );
}

describe('a remedy of docs/troubleshooting.md for what has no code of a deployment', () => {
  it.each(Object.entries(TABLES))('%s: each row is held by a test', (heading, table) => {
    expect(rowsBelow(heading)).toEqual(
      Object.fromEntries(Object.entries(table).map(([what, { says }]) => [what, says])),
    );
  });

  it.each(Object.values(TABLES).flatMap((table) => Object.entries(table)))('%s', async (_, { starts, ends }) => {
    for (const start of starts) expect((await start()).outcome.fails).toBe(true);
    for (const end of ends) {
      const { outcome, problem } = await end();
      expect([outcome.fails, problem]).toEqual([false, null]);
    }
  });

  it('a checkout that belongs to somebody else needs nothing', async () => {
    const { origin, base } = partial();
    // Git's own means to test this.
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect((await byBase(origin, base)).decision).toBe('roll');
  });

  it('a branch that is behind is updated', async () => {
    const { clone, head, ask } = behind();
    const red = await ask(head);
    expect(red.deployments.map(({ problem }) => problem?.code)).toEqual(['branch-behind']);
    expect(red.outcome.fails).toBe(true);
    // The same line was changed on both sides: who merges it keeps the newer version.
    clone.git('merge', '--quiet', '--no-edit', '-X', 'ours', 'origin/main');
    const green = await ask(clone.id('HEAD'));
    expect([green.decision, green.outcome.fails]).toEqual(['roll', false]);
    expect(green.deployments).toMatchObject([{ from: '2.3.0', to: '2.4.0' }]);
  });
});
