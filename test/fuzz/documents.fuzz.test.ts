import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import { artifact, index as indexOf, row } from '../../scripts/fixtures/release.js';
import { smallIndex } from '../../scripts/fixtures/small-index.js';
import type { EvidenceHost } from '../../src/evidence/evidence.ts';
import { judge } from '../../src/gate/gate.ts';
import type { Report } from '../../src/gate/report/report.ts';
import type { SpanReport } from '../../src/gate/report/span-report.ts';
import { parseSettings } from '../../src/gate/settings.ts';
import { FetchError } from '../../src/net/fetch-error.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import type { Loose } from '../support/documents.ts';
import { type MisbehavingServer, startServer } from '../support/misbehaving-server.ts';
import { REAL_DATA } from '../support/real-data.ts';
import { order } from '../support/reference-rules.ts';
import { fuzz, property } from './harness.ts';
import { type Damage, damage, damaged, type Mutation, mutate, mutation, type Node, nodeOf, textOf } from './json.ts';
import { whyNotProven } from './span-oracle.ts';

/** An index with the artifacts of its releases, before anything happens to them. */
interface Documents {
  readonly versions: readonly string[];
  readonly index: Node;
  readonly artifacts: Readonly<Record<string, Node>>;
}

function documents(index: Loose, artifacts: Readonly<Record<string, unknown>>): Documents {
  const nodes = Object.entries(artifacts).map(([version, document]) => [version, nodeOf(document)] as const);
  const versions = index.entries.map(({ version }: Loose) => version);
  return { versions, index: nodeOf(index), artifacts: Object.fromEntries(nodes) };
}

const named = (position: number) => `1.${position}.0`;

/** Releases that are all proven, from 1.1.0 on, with artifacts like those that `like` gives. */
function proven(count: number, like: (row: Loose) => unknown = artifact): Documents {
  const rows = Array.from({ length: count }, (_, at) => row(named(at + 1), named(at)));
  return documents(indexOf(rows, named(1)), Object.fromEntries(rows.map((each) => [each.version, like(each)])));
}

/** Our own fixtures, with a case of every rule. */
function small(): Documents {
  const { index, artifacts } = smallIndex();
  return documents(index, artifacts);
}

/** Some neighbours out of the maker's real index, with artifacts in the shape of the real ones. */
function real(folder: string): readonly Documents[] {
  const read = (name: string): Loose => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const whole = read('release-safety-index.json');
  const start = whole.entries.findIndex(({ version }: Loose) => version === '1.136.1');
  return ['1.136.1', '1.121.0', '2.133.1'].map((name, at) => {
    const like = read(`artifacts/${name}.json`);
    const entries = whole.entries.slice(start + 4 * at, start + 4 * at + 6);
    const made = entries.map((entry: Loose) => {
      const { rollingUpdateSafe, minPreviousVersion, requiredStops, version, previousVersion } = entry;
      const recommendedStrategy = rollingUpdateSafe === true ? 'RollingUpdate' : 'Recreate';
      const compatibility = { ...like.compatibility, rollingUpdateSafe, recommendedStrategy };
      const upgrade = { ...like.upgrade, minPreviousVersion, requiredStops };
      return [version, { ...like, version, previousVersion, compatibility, upgrade, declaredBreaks: [] }];
    });
    return documents({ ...whole, backfillFloorVersion: entries[0].version, entries }, Object.fromEntries(made));
  });
}

const originals = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 2, max: 6 }).map((count) => proven(count)) },
  { weight: 2, arbitrary: fc.constant(null).map(small) },
  ...(REAL_DATA === null ? [] : [{ weight: 3, arbitrary: fc.constantFrom(...real(REAL_DATA)) }]),
);

/** One time out of so many; else null. */
function seldom<T>(arbitrary: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

/** What is served under each name: `index`, or a version. */
type Served = ReadonlyMap<string, Buffer>;

interface Case {
  readonly served: Served;
  readonly from: string;
  readonly to: string;
}

/** Documents with some changes, and a jump between two of their versions. */
const cases: fc.Arbitrary<Case> = fc
  .record({
    original: originals,
    changes: fc.array(
      fc.record({ which: fc.nat(), change: mutation }),
      // Most changes end the proof at once; those that do not are the interesting ones.
      { maxLength: 3, size: 'max' },
    ),
    damages: fc.oneof(
      { weight: 6, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(fc.record({ which: fc.nat(), damage }), { minLength: 1, maxLength: 2 }) },
    ),
    swapped: seldom(fc.tuple(fc.nat(), fc.nat()), 12),
    ends: fc.tuple(fc.nat(), fc.nat()),
    absent: seldom(fc.constantFrom('1.0.0', '0.5.0', '1.2.1', '99.0.0', '1.1.0'), 15),
  })
  .map(({ original, changes, damages, swapped, ends, absent }) => ({
    served: serve(original, changes, damages, swapped),
    ...jump(original.versions, ends, absent),
  }));

function jump(versions: readonly string[], ends: readonly [number, number], absent: string | null) {
  const [one = '', other = ''] = ends.map((end) => versions[end % versions.length] ?? '');
  const [from = '', to = ''] = [one, absent ?? other].sort(order);
  return { from, to };
}

function serve(
  { index, artifacts }: Documents,
  changes: readonly { readonly which: number; readonly change: Mutation }[],
  damages: readonly { readonly which: number; readonly damage: Damage }[],
  swapped: readonly [number, number] | null,
): Served {
  const nodes: [string, Node][] = [['index', index], ...Object.entries(artifacts)];
  // The index decides as much as all artifacts together.
  const choose = (which: number) => (which % 2 === 0 ? 0 : (which >> 1) % nodes.length);
  for (const { which, change } of changes) {
    const chosen = nodes[choose(which)] as [string, Node];
    chosen[1] = mutate(chosen[1], change);
  }
  const files = nodes.map(([name, node]): [string, Buffer] => [name, Buffer.from(textOf(node))]);
  for (const { which, damage: by } of damages) {
    const chosen = files[choose(which)] as [string, Buffer];
    chosen[1] = damaged(chosen[1], by);
  }
  if (swapped !== null) {
    const [one, other] = swapped.map((which) => files[which % files.length]) as [[string, Buffer], [string, Buffer]];
    [one[1], other[1]] = [other[1], one[1]];
  }
  return new Map(files);
}

/** What the gate says, with everything that it says rolls checked against the bytes that were served. */
async function check(from: string, to: string, served: Served, urls: Loose, host: Partial<EvidenceHost>) {
  const settings = parseSettings({ from, to, ...urls }, (name) => name);
  const repository = { event: { name: '', payload: null, sha: null }, workspace: null, open: () => Promise.reject() };
  const report = await judge(settings, { onProgress: () => undefined, repository, ...host });
  return checkReport(report, from, to, served);
}

function checkReport(report: Report, from: string, to: string, served: Served): string {
  const why = (end: string, start = from, verified = true) =>
    whyNotProven(
      served.get('index') ?? Buffer.alloc(0),
      verified ? (version) => served.get(version) ?? null : null,
      start,
      end,
    );
  const refuse = (what: string, reason: string | null) => {
    if (reason !== null) throw new Error(`${what}, but is not proven: ${reason}`);
  };
  const [span] = report.spans as [SpanReport];
  const passes = report.upgradeMode === 'RollingUpdate' || report.safe || !report.outcome.fails;
  if (from === to) {
    if (passes && !isListed(served.get('index'), from)) throw new Error('unchanged, but not in the index');
    return `same version: ${report.decision}`;
  }
  const reason = why(to);
  if (passes || ['roll', 'unchanged'].includes(report.decision)) refuse('the jump rolls', reason);
  for (const hop of span.plan.hops ?? []) {
    if (hop.decision !== 'roll' && hop.upgradeMode !== 'RollingUpdate') continue;
    refuse(`the hop ${hop.from} → ${hop.to} rolls`, why(hop.to, hop.from, hop.evidence === 'verified'));
  }
  const newest = span.newestRollingVersion;
  // Hops may land on stops on the way, so each release is asked for by itself.
  if (newest !== null && span.newestRollingHops === 1) {
    refuse(`${newest} is the newest that rolls`, why(newest, from, span.newestRollingEvidence === 'verified'));
  }
  return reason === null ? `proven: ${report.decision}` : report.decision;
}

function isListed(index: Buffer | undefined, version: string): boolean {
  return index?.includes(version.replace(/^1/, '')) === true;
}

const FILES = { 'index-url': '/served/index.json', 'release-asset-url': '/served/{version}.json' };

/** Files that are not on the disk. */
function filesOf(served: Served): NonNullable<EvidenceHost['fileSource']> {
  return async (path) => {
    const bytes = served.get(/\/served\/(.*)\.json$/.exec(path)?.[1] ?? '');
    if (bytes === undefined) throw new FetchError('not-found', 'there is no such file');
    return bytes;
  };
}

/** How a body may differ from what its headers say. */
const TRANSFERS = {
  plain: (bytes: Buffer) => ({ sent: bytes, headers: {} }),
  gzip: (bytes: Buffer) => ({ sent: gzipSync(bytes), headers: { 'content-encoding': 'gzip' } }),
  'gzip unannounced': (bytes: Buffer) => ({ sent: gzipSync(bytes), headers: {} }),
  'gzip in name only': (bytes: Buffer) => ({ sent: bytes, headers: { 'content-encoding': 'gzip' } }),
  'gzip twice': (bytes: Buffer) => ({ sent: gzipSync(gzipSync(bytes)), headers: { 'content-encoding': 'gzip, gzip' } }),
  'gzip with more behind': (bytes: Buffer) => ({
    sent: Buffer.concat([gzipSync(bytes), Buffer.from('more')]),
    headers: { 'content-encoding': 'gzip' },
  }),
  'gzip of two members': (bytes: Buffer) => ({
    sent: Buffer.concat([gzipSync(bytes.subarray(0, 10)), gzipSync(bytes.subarray(10))]),
    headers: { 'content-encoding': 'gzip' },
  }),
  'gzip cut off': (bytes: Buffer) => ({
    sent: gzipSync(bytes).subarray(0, -9),
    headers: { 'content-encoding': 'gzip' },
  }),
  'an unknown encoding': (bytes: Buffer) => ({ sent: bytes, headers: { 'content-encoding': 'x-none' } }),
  'more than announced': (bytes: Buffer) => ({ sent: bytes, headers: { 'content-length': bytes.length - 1 } }),
  'another type': (bytes: Buffer) => ({ sent: bytes, headers: { 'content-type': 'text/html; charset=utf-16' } }),
} as const;
type Transfer = keyof typeof TRANSFERS;

/** The bytes that a client may take for the document. */
function received(bytes: Buffer, transfer: Transfer): Buffer {
  switch (transfer) {
    case 'more than announced':
      return bytes.subarray(0, -1);
    case 'gzip in name only':
    case 'gzip cut off':
    case 'gzip with more behind':
    case 'an unknown encoding':
      return Buffer.alloc(0);
    case 'gzip unannounced':
      return gunzipSync(gzipSync(bytes));
    default:
      return bytes;
  }
}

const transfers = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Transfer>('plain') },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(TRANSFERS) as Transfer[])) },
);

let server: MisbehavingServer;
let bodies: ReadonlyMap<string, ReturnType<(typeof TRANSFERS)[Transfer]>> = new Map();

beforeAll(async () => {
  server = await startServer((request, response) => {
    const body = bodies.get(/^\/served\/(.*)\.json$/.exec(request.url ?? '')?.[1] ?? '');
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, body.headers).end(body.sent);
  });
});
afterAll(() => server.close());

const QUICK = { ...FETCH_LIMITS, idleMs: 2_000, totalMs: 5_000, firstWaitMs: 1, mostAttempts: 2 };
const LIMITS = { fetch: QUICK, mostIndexBytes: 1_000_000, mostArtifactBytes: 100_000, allArtifactsMs: 20_000 };

fuzz('documents', [
  property({
    name: 'nothing rolls that the served bytes do not prove',
    inputs: cases,
    check: ({ served, from, to }) => check(from, to, served, FILES, { fileSource: filesOf(served) }),
    runs: 800,
    reaches: { 'proven: roll': 100, unproven: 150, recreate: 15, blocked: 20 },
  }),
  property({
    name: 'nor by the way in which they come over http',
    inputs: fc.record({ asked: cases, index: transfers, artifacts: transfers }),
    check: async ({ asked: { served, from, to }, index, artifacts }) => {
      const how = (name: string) => (name === 'index' ? index : artifacts);
      bodies = new Map([...served].map(([name, bytes]) => [name, TRANSFERS[how(name)](bytes)]));
      const seen: Served = new Map([...served].map(([name, bytes]) => [name, received(bytes, how(name))]));
      const urls = {
        'index-url': `${server.origin}/served/index.json`,
        'release-asset-url': `${server.origin}/served/{version}.json`,
      };
      return check(from, to, seen, urls, { limits: LIMITS });
    },
    runs: 60,
    reaches: { 'proven: roll': 5, unproven: 15 },
  }),
]);
