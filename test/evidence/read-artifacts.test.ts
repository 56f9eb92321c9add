import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readArtifacts } from '../../src/evidence/evidence.ts';
import { DocumentReader } from '../../src/net/document-reader.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import type { Progress } from '../../src/net/progress.ts';
import { parseArtifact } from '../../src/release-safety/artifact.ts';
import { artifactOf, version } from '../support/documents.ts';
import {
  type Behaviour,
  html,
  after as later,
  serve,
  serverForTest,
  stallBeforeHeaders,
} from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';

usePlainHttp();

const versionsUpTo = (count: number) => Array.from({ length: count }, (_, patch) => version(`1.0.${patch}`));
const serveArtifact = (release: string) => serve(artifactOf(release, '0.9.0'));

/** Serves `/<version>.json` with the artifact of whatever version is asked for. */
const anyArtifact: Behaviour = (request, response) => {
  serveArtifact((request.url ?? '').slice(1, -'.json'.length))(request, response);
};

interface Changes {
  readonly workingDirectory?: string;
  readonly totalMs?: number;
  readonly concurrency?: number;
  readonly onProgress?: (progress: Progress) => void;
}

async function readFrom(template: string, releases: readonly string[], changes: Changes = {}) {
  const { workingDirectory = tmpdir(), totalMs = 60_000, concurrency = 3, onProgress = () => undefined } = changes;
  const fetch = { ...FETCH_LIMITS, firstWaitMs: 2, mostAtOnce: concurrency };
  const reader = new DocumentReader(fetch);
  onTestFinished(() => reader.close());
  const source = { releaseAssetUrl: template, workingDirectory };
  const limits = { fetch, mostArtifactBytes: 10_000, allArtifactsMs: totalMs };
  return await readArtifacts(reader, releases.map(version), source, limits, onProgress, parseArtifact);
}

describe('readArtifacts', () => {
  it('reads the artifact of each version, and keeps their order whichever comes first', async () => {
    const server = await serverForTest({
      '/1.0.0.json': later(60, serveArtifact('1.0.0')),
      '/1.0.1.json': serveArtifact('1.0.1'),
      '/1.0.2.json': later(30, serveArtifact('1.0.2')),
    });
    const { readings, records } = await readFrom(`${server.origin}/{version}.json`, versionsUpTo(3));
    expect(records).toMatchObject([
      { document: 'artifact', release: '1.0.0', location: `${server.origin}/1.0.0.json`, problem: null },
      { document: 'artifact', release: '1.0.1', location: `${server.origin}/1.0.1.json`, problem: null },
      { document: 'artifact', release: '1.0.2', location: `${server.origin}/1.0.2.json`, problem: null },
    ]);
    expect([...readings]).toMatchObject([
      ['1.0.0', { status: 'read', artifact: { version: '1.0.0', rollingUpdateSafe: true } }],
      ['1.0.1', { status: 'read', artifact: { version: '1.0.1', rollingUpdateSafe: true } }],
      ['1.0.2', { status: 'read', artifact: { version: '1.0.2', rollingUpdateSafe: true } }],
    ]);
  });

  it('reads nothing where there is nothing to read', async () => {
    const onProgress = vi.fn();
    const { readings, records } = await readFrom('http://127.0.0.1:1/{version}', [], { onProgress });
    expect(readings.size).toBe(0);
    expect(records).toEqual([]);
    expect(onProgress).not.toHaveBeenCalled();
  });

  it('puts the version everywhere that the template has it', async () => {
    const server = await serverForTest({ '/v1.0.0/release-1.0.0.json': serveArtifact('1.0.0') });
    const { records } = await readFrom(`${server.origin}/v{version}/release-{version}.json`, ['1.0.0']);
    expect(records).toMatchObject([{ problem: null }]);
  });

  it('reads artifacts from files', async () => {
    const workingDirectory = folderForTest();
    writeFileSync(join(workingDirectory, '1.0.0.json'), JSON.stringify(artifactOf('1.0.0', '0.9.0')));
    const { readings } = await readFrom('{version}.json', ['1.0.0', '1.0.1'], { workingDirectory });
    expect(readings.get(version('1.0.0'))).toMatchObject({ status: 'read', artifact: { version: '1.0.0' } });
    expect(readings.get(version('1.0.1'))).toEqual({ status: 'unusable', problem: 'there is no such file' });
  });

  it('makes each artifact of no use an unusable reading that says why', async () => {
    const server = await serverForTest({
      '/1.0.0.json': serveArtifact('1.0.0'),
      '/1.0.1.json': html(),
      '/1.0.2.json': serveArtifact('9.9.9'),
      '/1.0.3.json': serve(artifactOf('1.0.3', '1.0.2', { schemaVersion: '3' })),
      '/1.0.5.json': serve(`{"padding":"${'x'.repeat(10_000)}"}`),
    });
    const { readings, records } = await readFrom(`${server.origin}/{version}.json`, versionsUpTo(6));
    const problems = [...readings.values()].map((reading) => (reading.status === 'read' ? null : reading.problem));
    expect(problems).toEqual([
      null,
      expect.stringMatching(/^the document is text that begins with/),
      expect.stringMatching(/^member "version" is "9.9.9", expected "1.0.2"/),
      expect.stringMatching(/^member "schemaVersion" is "3", expected "2"/),
      expect.stringMatching(/answered HTTP 404/),
      expect.stringMatching(/^it is larger than the limit of 0.01 MB$/),
    ]);
    expect(records.map((record) => record.problem)).toEqual(problems);
  });

  it('reports its progress', async () => {
    const server = await serverForTest(anyArtifact);
    const seen: Progress[] = [];
    await readFrom(`${server.origin}/{version}.json`, versionsUpTo(5), {
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen).toEqual([0, 1, 2, 3, 4, 5].map((done) => ({ reading: 'artifacts', done, total: 5 })));
  });

  it.each([1, 4])('reads %i at a time, each once, over as many connections', async (concurrency) => {
    let inFlight = 0;
    let most = 0;
    const server = await serverForTest((request, response) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      later(20, (_, late) => {
        inFlight -= 1;
        anyArtifact(request, late);
      })(request, response);
    });
    const { records } = await readFrom(`${server.origin}/{version}.json`, versionsUpTo(12), { concurrency });
    expect(records.map((record) => record.problem)).toEqual(Array(12).fill(null));
    expect(most).toBe(concurrency);
    expect(server.requests).toHaveLength(12);
    expect(server.connections.opened).toBe(concurrency);
  });

  it('gives up on missing artifacts when the time is used up, and keeps the others', async () => {
    const server = await serverForTest((request, response) => {
      (request.url === '/1.0.0.json' ? serveArtifact('1.0.0') : stallBeforeHeaders())(request, response);
    });
    const onProgress = vi.fn();
    const started = performance.now();
    const { readings } = await readFrom(`${server.origin}/{version}.json`, versionsUpTo(40), {
      totalMs: 500,
      onProgress,
    });
    // Every single one would take its own 20 s.
    expect(performance.now() - started).toBeLessThan(10_000);
    const [first, ...others] = readings.values();
    expect(first?.status).toBe('read');
    expect(others).toEqual(Array(39).fill({ status: 'unusable', problem: 'the time for all documents was used up' }));
    expect(onProgress).toHaveBeenLastCalledWith({ reading: 'artifacts', done: 40, total: 40 });
    expect(server.requests.length).toBeLessThanOrEqual(4);
  });

  it('has no timer left once all artifacts are read', async () => {
    vi.spyOn(globalThis, 'clearTimeout');
    vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await readFrom('absent-{version}.json', ['1.0.0'], { totalMs: 54_321 });
    const position = vi.mocked(setTimeout).mock.calls.findIndex(([, ms]) => ms === 54_321);
    expect(position).toBeGreaterThanOrEqual(0);
    expect(clearTimeout).toHaveBeenCalledWith(vi.mocked(setTimeout).mock.results[position]?.value);
  });
});

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'read-artifacts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
