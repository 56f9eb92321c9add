import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ARTIFACTS_MODES,
  type EvidenceHost,
  type EvidenceLimits,
  type EvidenceSource,
  gatherEvidence,
} from '../../src/evidence/evidence.ts';
import { DocumentReader } from '../../src/net/document-reader.ts';
import type { Progress } from '../../src/net/progress.ts';
import { USER_AGENT } from '../../src/net/tool.ts';
import { ReverseSpanError } from '../../src/release-safety/span.ts';
import { artifactOf, documentOf, version } from '../support/documents.ts';
import {
  type Behaviour,
  html,
  after as later,
  serve,
  serverForTest,
  stallBeforeHeaders,
  status,
} from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';

const LIMITS: EvidenceLimits = {
  fetch: {
    idleMs: 20_000,
    totalMs: 40_000,
    longestRetryAfterMs: 50,
    mostAttempts: 2,
    firstWaitMs: 2,
    mostRedirects: 3,
    mostAtOnce: 3,
  },
  mostIndexBytes: 20_000,
  mostArtifactBytes: 5_000,
  allArtifactsMs: 60_000,
};

/** 1.0.0 is the oldest; 1.0.1 was judged afterwards and so has no artifact; the others are live. */
const INDEX = documentOf([
  ['1.0.0'],
  ['1.0.1', { backfilled: true, rollingUpdateSafe: 'unknown' }],
  ['1.0.2'],
  ['1.0.3'],
  ['1.0.4', { rollingUpdateSafe: false }],
]);
const ARTIFACTS: Record<string, Behaviour> = {
  '/1.0.2.json': serve(artifactOf('1.0.2', '1.0.1')),
  '/1.0.3.json': serve(artifactOf('1.0.3', '1.0.2')),
  '/1.0.4.json': serve(artifactOf('1.0.4', '1.0.3')),
};

usePlainHttp();
afterEach(() => {
  vi.restoreAllMocks();
});

const span = (from: string, to: string) => ({ from: version(from), to: version(to) });

async function gather(
  routes: Record<string, Behaviour>,
  spans: readonly [from: string, to: string][],
  changes: { source?: Partial<EvidenceSource>; limits?: Partial<EvidenceLimits>; host?: Partial<EvidenceHost> } = {},
) {
  const server = await serverForTest({ '/index.json': serve(INDEX), ...ARTIFACTS, ...routes });
  const source: EvidenceSource = {
    indexUrl: `${server.origin}/index.json`,
    releaseAssetUrl: `${server.origin}/{version}.json`,
    artifacts: 'verify',
    workingDirectory: tmpdir(),
    ...changes.source,
  };
  const evidence = await gatherEvidence(
    source,
    spans.map(([from, to]) => span(from, to)),
    { onProgress: () => undefined, limits: { ...LIMITS, ...changes.limits }, ...changes.host },
  );
  const releaseOf = (text: string) => evidence.index?.releases.find((release) => release.version === text);
  return { server, evidence, releaseOf, paths: server.requests.map((request) => request.path).sort() };
}

describe('gatherEvidence', () => {
  it('knows the modes that the inputs offer', () => {
    expect(ARTIFACTS_MODES).toEqual(['verify', 'explain', 'off']);
  });

  it('reads the index and the artifact of every live release of the span', async () => {
    const { evidence, paths, server } = await gather({}, [['1.0.0', '1.0.3']]);
    expect(paths).toEqual(['/1.0.2.json', '/1.0.3.json', '/index.json']);
    expect(evidence.index?.releases.map((release) => [release.version, release.rollingUpdateSafe])).toEqual([
      ['1.0.0', true],
      ['1.0.1', 'unknown'],
      ['1.0.2', true],
      ['1.0.3', true],
      ['1.0.4', false],
    ]);
    expect([...evidence.artifacts.keys()]).toEqual(['1.0.2', '1.0.3']);
    expect(evidence.artifacts.get(version('1.0.3'))).toMatchObject({ version: '1.0.3', previousVersion: '1.0.2' });
    expect(evidence.drift).toEqual([]);
    expect(evidence.indexRecord).toMatchObject({
      document: 'index',
      release: null,
      location: `${server.origin}/index.json`,
      bytes: JSON.stringify(INDEX).length,
      problem: null,
    });
    expect(evidence.artifactRecords).toMatchObject([
      { document: 'artifact', release: '1.0.2', location: `${server.origin}/1.0.2.json`, problem: null },
      { document: 'artifact', release: '1.0.3', location: `${server.origin}/1.0.3.json`, problem: null },
    ]);
  });

  it('introduces itself to the server', async () => {
    const { server } = await gather({}, [['1.0.2', '1.0.3']]);
    expect(server.requests.map((request) => request.headers['user-agent'])).toEqual([USER_AGENT, USER_AGENT]);
  });

  it('reads each artifact once, however many spans hold its release, in the order of the versions', async () => {
    const { evidence, paths } = await gather({}, [
      ['1.0.2', '1.0.4'],
      ['1.0.0', '1.0.3'],
      ['1.0.2', '1.0.4'],
    ]);
    expect(paths).toEqual(['/1.0.2.json', '/1.0.3.json', '/1.0.4.json', '/index.json']);
    expect(evidence.artifactRecords.map((record) => record.release)).toEqual(['1.0.2', '1.0.3', '1.0.4']);
  });

  it.each([
    ['no span', []],
    ['a span from a version to itself', [['1.0.3', '1.0.3']]],
    ['a span without a live release', [['1.0.0', '1.0.1']]],
  ] as [string, [string, string][]][])('reads no artifact for %s', async (_, spans) => {
    const onProgress = vi.fn();
    const { evidence, paths } = await gather({}, spans, { host: { onProgress } });
    expect(paths).toEqual(['/index.json']);
    expect(evidence.index?.releases).toHaveLength(5);
    expect(evidence.artifactRecords).toEqual([]);
    expect(onProgress.mock.calls.every(([{ reading }]) => reading === 'the release-safety index')).toBe(true);
  });

  it('reports its progress with the artifacts', async () => {
    const seen: Progress[] = [];
    await gather({}, [['1.0.0', '1.0.4']], { host: { onProgress: (progress) => seen.push(progress) } });
    expect(seen).toEqual([
      ...[0, 1].map((done) => ({ reading: 'the release-safety index', done, total: 1 })),
      ...[0, 1, 2, 3].map((done) => ({ reading: 'artifacts', done, total: 3 })),
    ]);
  });

  it.each(ARTIFACTS_MODES)(
    'refuses a span that runs backwards before anything is fetched, with %s',
    async (artifacts) => {
      const server = await serverForTest({ '/index.json': serve(INDEX) });
      const source: EvidenceSource = {
        indexUrl: `${server.origin}/index.json`,
        releaseAssetUrl: `${server.origin}/{version}.json`,
        artifacts,
        workingDirectory: tmpdir(),
      };
      const host = { onProgress: () => undefined, limits: LIMITS };
      const spans = [span('1.0.0', '1.0.3'), span('1.0.3', '1.0.2')];
      await expect(gatherEvidence(source, spans, host)).rejects.toThrow(ReverseSpanError);
      expect(server.requests).toEqual([]);
    },
  );

  it('leaves no connection when it is ready', async () => {
    const { server } = await gather({ '/1.0.3.json': status(500) }, [['1.0.0', '1.0.4']]);
    expect(server.connections.opened).toBeGreaterThan(0);
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });
});

describe('the mode', () => {
  /** Missing, of no use, and contradicting the index to the unsafe side. */
  const TROUBLE = {
    '/1.0.2.json': status(404),
    '/1.0.3.json': serve(
      artifactOf('1.0.3', '1.0.2', {
        compatibility: { rollingUpdateSafe: false, recommendedStrategy: 'Recreate' },
        upgrade: { minPreviousVersion: '1.0.1', requiredStops: ['1.0.3'] },
      }),
    ),
    '/1.0.4.json': html(),
  };
  const UNSAFE_SIDE = { rollingUpdateSafe: false, requiredStops: ['1.0.3'], minPreviousVersion: '1.0.1' };

  it('verify takes the proof from a release whose artifact does not confirm it', async () => {
    const { evidence, releaseOf } = await gather(TROUBLE, [['1.0.0', '1.0.4']], { source: { artifacts: 'verify' } });
    expect(releaseOf('1.0.2')).toMatchObject({
      rollingUpdateSafe: 'unknown',
      unverified: expect.stringMatching(/answered HTTP 404/),
    });
    expect(releaseOf('1.0.3')).toMatchObject(UNSAFE_SIDE);
    // It was not proven anyway, so its artifact is missed by no one.
    expect(releaseOf('1.0.4')).toMatchObject({ rollingUpdateSafe: false, unverified: null });
    expect([...evidence.artifacts.keys()]).toEqual(['1.0.3']);
    expect(evidence.artifactRecords.map((record) => record.problem)).toEqual([
      expect.stringMatching(/answered HTTP 404/),
      null,
      expect.stringMatching(/^the document is text that begins with/),
    ]);
  });

  it('explain lets a missing artifact change nothing, and the unsafe side win all the same', async () => {
    const { evidence, releaseOf } = await gather(TROUBLE, [['1.0.0', '1.0.4']], { source: { artifacts: 'explain' } });
    expect(releaseOf('1.0.2')).toMatchObject({ rollingUpdateSafe: true, unverified: null });
    expect(releaseOf('1.0.3')).toMatchObject(UNSAFE_SIDE);
    expect(evidence.artifactRecords).toHaveLength(3);
  });

  it.each(['verify', 'explain'] as const)('%s reports what the documents differ in', async (artifacts) => {
    const { evidence } = await gather(TROUBLE, [['1.0.0', '1.0.4']], { source: { artifacts } });
    expect(evidence.drift).toEqual([
      { release: '1.0.3', member: 'rollingUpdateSafe', index: 'true', artifact: 'false' },
      { release: '1.0.3', member: 'minPreviousVersion', index: 'null', artifact: '1.0.1' },
      { release: '1.0.3', member: 'requiredStops', index: '', artifact: '1.0.3' },
    ]);
  });

  it('off uses the index alone', async () => {
    const { evidence, releaseOf, paths } = await gather(TROUBLE, [['1.0.0', '1.0.4']], {
      source: { artifacts: 'off' },
    });
    expect(paths).toEqual(['/index.json']);
    expect(evidence).toMatchObject({ drift: [], artifactRecords: [] });
    expect(evidence.artifacts.size).toBe(0);
    expect(releaseOf('1.0.3')).toMatchObject({ rollingUpdateSafe: true, requiredStops: [] });
  });
});

describe('an index of no use', () => {
  it.each<[string, Behaviour, RegExp]>([
    ['absent', status(404), /answered HTTP 404 \(Not Found\)$/],
    ['failing', status(502), /answered HTTP 502 \(Bad Gateway\) \(2 attempts\)$/],
    ['a page of HTML', html(), /^the document is text that begins with/],
    ['another document', serve({ hello: 'world' }), /^member "backfillFloorVersion" is nothing/],
    ['of another schema', serve({ ...INDEX, schemaVersion: '2' }), /^member "schemaVersion" is "2"/],
    ['too large', serve({ ...INDEX, padding: 'x'.repeat(20_000) }, { gzip: true }), /^it is larger than .* 0\.02 MB$/],
  ])('is reported if it is %s, and no artifact is read', async (_, behave, problem) => {
    const { evidence, server } = await gather({ '/index.json': behave }, [['1.0.0', '1.0.4']]);
    expect(evidence.index).toBeNull();
    expect(evidence.indexRecord.problem).toMatch(problem);
    expect(evidence.artifacts.size).toBe(0);
    expect(evidence.artifactRecords).toEqual([]);
    expect(evidence.drift).toEqual([]);
    expect(new Set(server.requests.map((request) => request.path))).toEqual(new Set(['/index.json']));
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });
});

describe('the bounds', () => {
  it('of a single artifact make that artifact unusable', async () => {
    const large = artifactOf('1.0.2', '1.0.1', { padding: 'x'.repeat(5_000) });
    const { releaseOf } = await gather({ '/1.0.2.json': serve(large) }, [['1.0.0', '1.0.3']]);
    expect(releaseOf('1.0.2')?.unverified).toBe('it is larger than the limit of 0.005 MB');
    expect(releaseOf('1.0.3')?.unverified).toBeNull();
  });

  it('of all artifacts together end a run whose server stalls', async () => {
    const stalls = Object.fromEntries(Object.keys(ARTIFACTS).map((path) => [path, stallBeforeHeaders()]));
    const started = performance.now();
    const { evidence, releaseOf } = await gather(stalls, [['1.0.0', '1.0.4']], { limits: { allArtifactsMs: 150 } });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(evidence.artifactRecords.map((record) => record.problem)).toEqual(
      Array(3).fill('the time for all documents was used up'),
    );
    expect(releaseOf('1.0.2')).toMatchObject({ rollingUpdateSafe: 'unknown' });
  });

  it('of connections are also how many artifacts are read at a time', async () => {
    const releases = Array.from({ length: 10 }, (_, patch) => `1.0.${patch}`);
    const artifacts = releases.map((release, position) => [
      `/${release}.json`,
      later(20, serve(artifactOf(release, releases[position - 1] ?? '0.0.1'))),
    ]);
    const index = serve(documentOf(releases.map((release) => [release])));
    const read = DocumentReader.prototype.read;
    let inFlight = 0;
    let most = 0;
    vi.spyOn(DocumentReader.prototype, 'read').mockImplementation(async function (this: DocumentReader, ...request) {
      inFlight += 1;
      most = Math.max(most, inFlight);
      return await read.apply(this, request).finally(() => {
        inFlight -= 1;
      });
    });
    const { evidence } = await gather({ '/index.json': index, ...Object.fromEntries(artifacts) }, [['1.0.0', '1.0.9']]);
    expect(evidence.artifactRecords.map((record) => record.problem)).toEqual(Array(9).fill(null));
    expect(most).toBe(3);
  });

  it('are by default the documented ones: 32 MB for the index, 8 MB for an artifact, 5 minutes', async () => {
    const workingDirectory = mkdtempSync(join(tmpdir(), 'evidence-'));
    onTestFinished(() => rmSync(workingDirectory, { recursive: true }));
    const index = join(workingDirectory, 'index.json');
    const artifact = join(workingDirectory, '1.0.2.json');
    writeFileSync(index, JSON.stringify(INDEX));
    writeFileSync(artifact, '');
    truncateSync(artifact, 8_000_001);
    const source: EvidenceSource = {
      indexUrl: 'index.json',
      releaseAssetUrl: '{version}.json',
      artifacts: 'verify',
      workingDirectory,
    };
    const host = { onProgress: () => undefined };
    vi.spyOn(globalThis, 'setTimeout');
    const small = await gatherEvidence(source, [span('1.0.0', '1.0.2')], host);
    expect(small.indexRecord.problem).toBeNull();
    expect(small.artifactRecords.map((record) => record.problem)).toEqual(['it is larger than the limit of 8 MB']);
    expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 5 * 60 * 1_000);

    truncateSync(index, 32_000_001);
    const large = await gatherEvidence(source, [span('1.0.0', '1.0.2')], host);
    expect(large.index).toBeNull();
    expect(large.indexRecord.problem).toBe('it is larger than the limit of 32 MB');
  });
});
