// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are written
import { resolve } from 'node:path';
import { type GateHost, judge } from '../../src/gate/gate.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { parseSettings } from '../../src/gate/settings.ts';
import type { Repository } from '../../src/repository/repository.ts';
import type { WorkflowEvent } from '../../src/repository/revisions.ts';
import { MADE_AT } from '../support/documents.ts';
import { EVERY_KIND } from '../support/example-repositories.ts';
import { PATCHED_RELEASE } from '../support/kind-repositories.ts';
import { type MemoryFile, memoryTree } from '../support/memory-tree.ts';

export type Files = Readonly<Record<string, MemoryFile>>;

/** Releases of the index in fixtures/: the way from the first to the second is not proven. */
export const PROVEN_TO = '2.2.0';
export const UNSAFE_TO = '2.4.0';

/** A repository as a team keeps it, by the version that its production runs. */
export interface TeamRepository {
  readonly name: string;
  readonly files: (production: string) => Readonly<Record<string, string>>;
  /** Where that version stands. */
  readonly file: string;
  /** What the settings need to say beside the defaults. */
  readonly inputs?: Readonly<Record<string, string>>;
}

const FURTHER: readonly TeamRepository[] = [
  {
    name: 'values of the chart',
    file: 'deploy/lightdash/values.yaml',
    files: (tag) => ({
      'deploy/lightdash/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\nupgrade:\n  mode: Recreate\nmigrationJob: {enabled: true}\nconfigMap:\n  SITE_URL: https://bi.example.com\nextraEnv:\n  - name: A\n    value: b\n`,
      'deploy/redis/values.yaml': 'image: {repository: redis, tag: 7.2.0}\n',
    }),
  },
  {
    name: 'compose with a file of variables and one of overrides',
    file: 'deploy/.env',
    files: (tag) => ({
      'deploy/compose.yaml':
        'x-common: &common\n  restart: always\nservices:\n  lightdash:\n    <<: *common\n    image: lightdash/lightdash:${LIGHTDASH_TAG:-2.0.0}\n    environment:\n      SITE_URL: https://bi.example.com\n    depends_on: [db]\n  db:\n    image: postgres:16.1.0\n',
      'deploy/compose.override.yaml': 'services:\n  lightdash:\n    ports: ["8080:8080"]\n',
      'deploy/.env': `# The version\nLIGHTDASH_TAG=${tag}\nPGPASSWORD="x y"\n`,
    }),
  },
  {
    name: 'compose with an image and a worker',
    file: 'compose.yaml',
    files: (tag) => ({
      'compose.yaml': `services:\n  web:\n    image: lightdash/lightdash:${tag}\n    environment:\n      - PORT=8080\n  worker:\n    image: lightdash/lightdash:${tag}\n    command: worker\n`,
    }),
  },
  {
    name: 'a Dockerfile',
    file: 'bi/Dockerfile',
    files: (tag) => ({
      'bi/Dockerfile': `# syntax=docker/dockerfile:1\nARG VERSION=${tag}\nFROM lightdash/lightdash:\${VERSION} AS base\nENV A=b\nFROM base\nCOPY dbt /usr/app/dbt\n`,
      'bi/compose.yaml': 'services:\n  bi:\n    build: .\n    ports: ["8080:8080"]\n',
    }),
  },
  {
    name: 'targets',
    file: 'deploy/app.json',
    inputs: {
      targets: 'deploy/app.json#services.bi.version\ndeploy/job.nomad@regex:image = "[^:]+:(?<version>[^"]+)"',
    },
    files: (tag) => ({
      'deploy/app.json': `{\n  "services": {"bi": {"version": "${tag}"}}\n}\n`,
      'deploy/job.nomad': 'job "bi" {\n  image = "acme/bi:2.2.0"\n}\n',
    }),
  },
  {
    name: 'commands of Helm in a workflow',
    file: '.github/workflows/deploy.yml',
    files: (tag) => ({
      '.github/workflows/deploy.yml': `on: push\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n    steps:\n      - run: |\n          helm repo add lightdash https://lightdash.github.io/helm-charts\n          helm upgrade --install lightdash lightdash/lightdash \\\n            --version 2.16.361 -f values/lightdash.yaml --set image.tag=${tag}\n`,
      'values/lightdash.yaml': 'configMap:\n  SITE_URL: https://bi.example.com\n',
    }),
  },
  {
    name: 'an umbrella chart with a lock file',
    file: 'charts/bi/values.yaml',
    files: (tag) => ({
      'charts/bi/Chart.yaml':
        'apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: ^2.16.0\n    repository: https://lightdash.github.io/helm-charts\n',
      'charts/bi/Chart.lock':
        'dependencies:\n- name: lightdash\n  repository: https://lightdash.github.io/helm-charts\n  version: 2.16.361\ndigest: sha256:0123\ngenerated: "2026-01-01T00:00:00Z"\n',
      'charts/bi/values.yaml': `lightdash:\n  image:\n    tag: ${tag}\n  upgrade:\n    mode: Recreate\n`,
    }),
  },
];

/** Every format is among them. */
export const TEAM_REPOSITORIES: readonly TeamRepository[] = [...EVERY_KIND, PATCHED_RELEASE, ...FURTHER];

const HEAD = 'b'.repeat(40);
const BASE = 'a'.repeat(40);

/** Two commits out of nothing but their files. */
function repositoryOf(base: Files, head: Files, renames: Repository['renames']): Repository {
  const trees = new Map([
    [BASE, memoryTree(base)],
    [HEAD, memoryTree(head)],
  ]);
  return {
    root: null,
    head: async () => HEAD,
    commitOf: async (ref) => ({ base: BASE, head: HEAD })[ref] ?? null,
    localCommitOf: async () => null,
    hasServer: async () => false,
    parentsOf: async () => [],
    mergeBase: async () => BASE,
    tree: async (commit) => trees.get(commit) as ReturnType<typeof memoryTree>,
    renames,
    uncommitted: async () => ({ changed: new Set<string>(), ignored: new Set<string>() }),
    close: () => undefined,
  };
}

const NO_EVENT: WorkflowEvent = { name: '', payload: null, sha: null };

/**
 * What the gate says of the change from one set of files to the other, by the index in fixtures/ alone.
 *
 * @param renames from the new path of a renamed file to its old one
 */
export function judgeFiles(
  base: Files,
  head: Files,
  inputs: Readonly<Record<string, string>> = {},
  renames: ReadonlyMap<string, string> = new Map(),
  host: Partial<GateHost> = {},
): Promise<Report> {
  const repository = repositoryOf(base, head, async () => renames);
  return judgeIn(repository, NO_EVENT, { 'base-ref': 'base', 'head-ref': 'head', ...inputs }, host);
}

/** As {@link judgeFiles}, of the commits that an event names. */
export async function judgeIn(
  repository: Repository,
  event: WorkflowEvent,
  inputs: Readonly<Record<string, string>> = {},
  host: Partial<GateHost> = {},
): Promise<Report> {
  const settings = parseSettings(
    {
      'index-url': resolve('fixtures/release-safety-index.json'),
      'chart-repository-url': resolve('test/fuzz/charts/index.yaml'),
      artifacts: 'off',
      ...inputs,
    },
    (name) => name,
  );
  return judge(settings, {
    onProgress: () => undefined,
    now: MADE_AT,
    repository: { event, workspace: null, open: async () => repository },
    ...host,
  });
}
