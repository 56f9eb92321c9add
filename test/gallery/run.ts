import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nock from 'nock';
import { EVIDENCE_LIMITS } from '../../src/evidence/evidence.ts';
import { judge } from '../../src/gate/gate.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { type GateSettingName, parseSettings } from '../../src/gate/settings.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import type { Repository } from '../../src/repository/repository.ts';
import { CHART_INDEX } from '../support/detection.ts';
import { type MemoryFile, memoryTree } from '../support/memory-tree.ts';
import type { Published } from './published.ts';

/** Where the documents of every situation seem to lie. */
const DOCUMENTS = 'https://documents.example';

/** Every run seems to have happened at once. */
const NOW = '2026-11-21T09:00:00.000Z';

/** A port on which nobody answers: refused at once, without any network. */
const NOBODY = '127.0.0.1:1';
/** How it is shown in the maker's place. */
const MAKER = '203.0.113.7:443';

export type Files = Readonly<Record<string, MemoryFile>>;

/** A change of a repository's files; files that are not in `change` stay. */
export interface ChangeOfFiles {
  readonly base: Files;
  readonly change: Files;
  /** The files that the change removes. */
  readonly gone?: ReadonlySet<string>;
}

/** A repository, its run, and the version of the gate that runs there. */
const LINKS: Report['links'] = {
  repository: 'https://github.com/acme/platform',
  run: 'https://github.com/acme/platform/actions/runs/7',
  gate: 'https://github.com/acme/upgrade-gate/blob/v1',
  program: 'npx --yes github:acme/upgrade-gate#v1',
};

type Texts = Partial<Record<GateSettingName, string>>;

/** Files that settings name and the change does not hold, shown by their names alone. */
type Beside = Partial<Record<GateSettingName, { readonly name: string; readonly text: string }>>;

/** What a report was made from, to ask again with other files. */
export interface Question {
  readonly change: ChangeOfFiles;
  readonly published: Published | null;
  readonly settings: Texts;
}

/** Nobody waits before trying again. */
const HASTY = { ...EVIDENCE_LIMITS, fetch: { ...FETCH_LIMITS, firstWaitMs: 1 } };

/** What each report was made from. */
export const QUESTIONS = new WeakMap<Report, Question>();

/**
 * The report of a run of the whole gate on a change of files, the same on every machine and at every time.
 *
 * @param published documents of the maker; null where the network is down
 */
export async function reportOnChange(
  { base, change, gone = new Set() }: ChangeOfFiles,
  published: Published | null,
  settings: Texts = {},
  beside: Beside = {},
): Promise<Report> {
  const documents = folderOf(published);
  const own = mkdtempSync(join(tmpdir(), 'upgrade-gate-gallery-'));
  try {
    const named = Object.entries(beside).map(([setting, { name, text }]) => {
      writeFileSync(join(own, name), text);
      return [setting, join(own, name)];
    });
    const source = published === null ? `http://${NOBODY}` : documents;
    const report = await judge(
      parseSettings(
        {
          'base-ref': 'main',
          'chart-repository-url': documents,
          'index-url': `${source}/release-safety-index.json`,
          'release-asset-url': `${source}/{version}/release-safety.json`,
          ...settings,
          ...Object.fromEntries(named),
        },
        (name) => name,
      ),
      {
        onProgress: () => undefined,
        limits: HASTY,
        now: new Date(NOW),
        links: LINKS,
        repository: {
          event: { name: 'local', payload: null, sha: null },
          workspace: null,
          open: async () => repositoryOf({ main: base, update: without({ ...base, ...change }, gone) }),
        },
      },
    );
    const made = settled(report, documents, own, Object.values(beside));
    QUESTIONS.set(made, { change: { base, change, gone }, published, settings });
    return made;
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** Lets a service say which version it runs: at the beginning of one run, and at its end. */
export function runsAt(origin: string, version: string): void {
  const health = { status: 'ok', results: { healthy: true, version } };
  nock(origin).get('/api/v1/health').twice().reply(200, health, { 'lightdash-version': version });
  nock(origin).get('/api/v1/readyz').twice().reply(404);
}

function without(files: Files, gone: ReadonlySet<string>): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !gone.has(path)));
}

const NO_DOCUMENTS: Published = { index: null, artifacts: {} };
const FOLDERS = new WeakMap<Published, string>();
const MADE: string[] = [];
process.once('exit', () => {
  for (const folder of MADE) rmSync(folder, { recursive: true, force: true });
});

/** The folder of the maker's documents and of the chart repository. It is written once, because thousands of runs read the same. */
function folderOf(published: Published | null): string {
  const documents = published ?? NO_DOCUMENTS;
  const known = FOLDERS.get(documents);
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-documents-'));
  MADE.push(folder);
  writeFileSync(join(folder, 'index.yaml'), CHART_INDEX);
  if (published !== null) writeDocuments(folder, published);
  FOLDERS.set(documents, folder);
  return folder;
}

function writeDocuments(folder: string, { index, artifacts }: Published): void {
  writeFileSync(join(folder, 'release-safety-index.json'), JSON.stringify(index));
  for (const [version, artifact] of Object.entries(artifacts)) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'release-safety.json'), JSON.stringify(artifact));
  }
}

/** A repository of nothing but branches, each with its files. */
function repositoryOf(branches: Readonly<Record<string, Files>>): Repository {
  const commits = new Map(
    Object.entries(branches).map(([name, files]) => [name, { id: commitId(name, files), tree: memoryTree(files) }]),
  );
  const known = [...commits.values()];
  return {
    root: null,
    head: async () => commits.get('update')?.id ?? null,
    commitOf: async (ref) => commits.get(ref)?.id ?? null,
    localCommitOf: async (branch) => commits.get(branch)?.id ?? null,
    hasServer: async () => false,
    parentsOf: async () => [],
    mergeBase: async () => commits.get('main')?.id ?? null,
    tree: async (commit) => {
      const found = known.find(({ id }) => id === commit);
      if (found === undefined) throw new Error(`the test's own repository has no commit ${commit}`);
      return found.tree;
    },
    renames: async () => new Map(),
    uncommitted: async () => ({ changed: new Set<string>(), ignored: new Set<string>() }),
    close: () => undefined,
  };
}

function commitId(name: string, files: Files): string {
  return createHash('sha1')
    .update(JSON.stringify([name, files]))
    .digest('hex');
}

/** The report with the same times, places and version wherever and whenever it was made. */
function settled(report: Report, documents: string, own: string, beside: readonly { readonly name: string }[]): Report {
  const named = beside.reduce((json, { name }) => json.replaceAll(join(own, name), name), JSON.stringify(report));
  const text = named
    .replaceAll(documents, DOCUMENTS)
    .replaceAll(`http://${NOBODY}`, DOCUMENTS)
    .replaceAll(NOBODY, MAKER);
  // Each other run has its documents at their usual places.
  const usual = text.replaceAll(
    /(upgrade-gate#v1 apply[^"]*?)(?: --(?:index-url|chart-repository-url) [^ "]+)+/g,
    '$1',
  );
  const { evidence, ...rest }: Report = JSON.parse(usual);
  return {
    ...rest,
    tool: { ...rest.tool, version: '1.0.0' },
    generatedAt: NOW,
    evidence: {
      ...evidence,
      documents: evidence.documents.map((record) => ({ ...record, readAt: NOW })),
      running: evidence.running.map((record) => ({ ...record, askedAt: NOW })),
    },
  };
}
