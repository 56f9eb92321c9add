import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DocumentReader } from '../../src/net/document-reader.ts';
import { FETCH_LIMITS, type FetchLimits } from '../../src/net/limits.ts';
import { parseLocation } from '../../src/net/location.ts';
import { failTimes, serve, serverForTest, status } from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';

const BODY = '{"hello":"wörld"}';
const BYTES = Buffer.from(BODY);
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
/** Of no bytes at all, as every table of test vectors has it. */
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const MOST_BYTES = 1_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'document-reader-'));
  writeFileSync(join(folder, 'good.json'), BYTES);
  writeFileSync(join(folder, 'empty.json'), '');
  writeFileSync(join(folder, 'exact.json'), Buffer.alloc(MOST_BYTES, ' '));
  writeFileSync(join(folder, 'large.json'), Buffer.alloc(MOST_BYTES + 1, ' '));
  writeFileSync(join(folder, 'sparse.json'), '');
  // Far more than the memory of any machine: only a reader that stops early gets an answer.
  truncateSync(join(folder, 'sparse.json'), 2 ** 40);
  mkdirSync(join(folder, 'folder'));
});
afterAll(() => rmSync(folder, { recursive: true }));
usePlainHttp();

function readerForTest(limits: Partial<FetchLimits> = {}): DocumentReader {
  const reader = new DocumentReader({ ...FETCH_LIMITS, firstWaitMs: 2, ...limits });
  onTestFinished(() => reader.close());
  return reader;
}

const read = (text: string, signal?: AbortSignal) =>
  readerForTest().read(parseLocation(text, folder), MOST_BYTES, signal);

describe('a document over http', () => {
  it.each([
    ['plain', {}],
    ['compressed', { gzip: true }],
  ])('comes with the digest of its bytes, %s', async (_, options) => {
    const server = await serverForTest(serve(BYTES, options));
    expect(await read(server.origin)).toEqual({ bytes: BYTES, sha256: SHA256, attempts: 1 });
  });

  it('comes with the number of attempts', async () => {
    const server = await serverForTest(failTimes(1, status(503), serve(BYTES)));
    expect(await read(server.origin)).toMatchObject({ attempts: 2, sha256: SHA256 });
  });
});

describe('a document in a file', () => {
  it.each([
    ['by its path', () => join(folder, 'good.json')],
    ['by a path from the working directory', () => 'good.json'],
    ['by its URL', () => pathToFileURL(join(folder, 'good.json')).href],
  ])('is read %s', async (_, location) => {
    expect(await read(location())).toEqual({ bytes: BYTES, sha256: SHA256, attempts: 1 });
  });

  it('with no bytes is a document of no bytes', async () => {
    expect(await read('empty.json')).toEqual({ bytes: Buffer.alloc(0), sha256: EMPTY_SHA256, attempts: 1 });
  });

  it('is read if it has exactly as many bytes as the limit', async () => {
    expect((await read('exact.json')).bytes).toHaveLength(MOST_BYTES);
  });

  it.each([
    ['one byte too large', 'large.json', 'too-large', /^it is larger than the limit of 0\.001 MB$/],
    ['larger than memory', 'sparse.json', 'too-large', /^it is larger than the limit of 0\.001 MB$/],
    ['absent', 'absent.json', 'not-found', /^there is no such file$/],
    ['below a file', 'good.json/index.json', 'not-found', /^there is no such file$/],
    ['a folder', 'folder', 'unreadable-file', /^it is not a regular file$/],
    ['of an impossible name', 'good\0.json', 'unreadable-file', /^ERR_INVALID_ARG_VALUE: /],
  ])('is refused when it is %s', async (_, path, problem, message) => {
    await expect(read(path)).rejects.toMatchObject({
      name: 'FetchError',
      problem,
      retryable: false,
      message: expect.stringMatching(message),
    });
  });

  const USED_UP = { name: 'FetchError', problem: 'timeout', message: 'the time for reading the file was used up' };

  it('is not read once a signal says that the time is used up', async () => {
    await expect(read('good.json', AbortSignal.abort())).rejects.toMatchObject(USED_UP);
    expect(await read('good.json', new AbortController().signal)).toMatchObject({ bytes: BYTES });
  });

  it.each([
    ['the time for one document', { totalMs: 50 }, undefined],
    ['a signal', {}, AbortSignal.timeout(50)],
  ])('is given up in the middle by %s', async (_, limits, signal) => {
    const reader = readerForTest(limits);
    const started = performance.now();
    // A terabyte, allowed to be as large: it is the time that ends this.
    const reading = reader.read(parseLocation('sparse.json', folder), 2 ** 41, signal);
    await expect(reading).rejects.toMatchObject(USED_UP);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  // Neither can be made on Windows.
  it.skipIf(process.platform === 'win32')('is refused when it is a pipe, which is not waited for', async () => {
    execFileSync('sh', ['-c', 'mkfifo pipe.json'], { cwd: folder });
    await expect(read('pipe.json')).rejects.toMatchObject({ problem: 'unreadable-file' });
  });

  it.skipIf(process.platform === 'win32')('is refused when it is a link to itself', async () => {
    symlinkSync('loop.json', join(folder, 'loop.json'));
    await expect(read('loop.json')).rejects.toMatchObject({
      problem: 'unreadable-file',
      message: expect.stringMatching(/ELOOP/),
    });
  });
});
