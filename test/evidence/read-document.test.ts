import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MalformedDocumentError } from '../../src/documents/malformed.ts';
import { type DocumentRequest, readDocument } from '../../src/evidence/read-document.ts';
import { DocumentReader } from '../../src/net/document-reader.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import { version } from '../support/documents.ts';
import {
  type Behaviour,
  cutWithoutLength,
  empty,
  failTimes,
  html,
  huge,
  serve,
  serverForTest,
  stallBeforeHeaders,
  status,
} from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';

const BODY = '{"hello":"world"}';
const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex');
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-document-'));
  writeFileSync(join(folder, 'good.json'), BODY);
});
afterAll(() => rmSync(folder, { recursive: true }));
usePlainHttp();

async function readFrom(
  location: string,
  parse: (document: unknown) => unknown = (document) => document,
  more: { request?: Partial<DocumentRequest>; signal?: AbortSignal } = {},
) {
  const reader = new DocumentReader({ ...FETCH_LIMITS, firstWaitMs: 2, mostAttempts: 2 });
  onTestFinished(() => reader.close());
  const request: DocumentRequest = {
    document: 'index',
    release: null,
    location,
    workingDirectory: folder,
    mostBytes: 1_000,
    ...more.request,
  };
  return await readDocument(reader, request, parse, more.signal);
}

describe('readDocument', () => {
  it('parses a document and records what was read', async () => {
    const server = await serverForTest({ '/a.json': failTimes(1, status(503), serve(BODY, { gzip: true })) });
    const before = new Date().toISOString();
    const { record, value } = await readFrom(`${server.origin}/a.json?token=secret`, (document) => [document]);
    expect(value).toEqual([{ hello: 'world' }]);
    expect(record).toEqual({
      document: 'index',
      release: null,
      location: `${server.origin}/a.json?…`,
      sha256: sha256(BODY),
      bytes: BODY.length,
      attempts: 2,
      readAt: expect.stringMatching(ISO_MOMENT),
      problem: null,
    });
    expect(record.readAt >= before && record.readAt <= new Date().toISOString()).toBe(true);
  });

  it('records which release it was about', async () => {
    const request = { document: 'artifact', release: version('1.2.3') } as const;
    const { record, value } = await readFrom('good.json', undefined, { request });
    expect(value).toEqual({ hello: 'world' });
    expect(record).toMatchObject({ document: 'artifact', release: '1.2.3', location: 'good.json', problem: null });
  });

  it.each<[string, Behaviour, string, RegExp]>([
    ['empty', empty(), '', /^the document is empty, expected JSON\./],
    ['HTML', html(), '<!doctype html>\n<html><body>Sign in</body></html>\n', /^the document is text that begins with/],
    ['cut off unnoticed', cutWithoutLength(BODY), BODY.slice(0, 8), /^the document is cut off or broken \(8 char/],
  ])('records the bytes and the problem of a document that is %s', async (_, behave, bytes, problem) => {
    const server = await serverForTest(behave);
    const parse = vi.fn();
    const { record, value } = await readFrom(server.origin, parse);
    expect(value).toBeNull();
    expect(record).toMatchObject({ sha256: sha256(bytes), bytes: bytes.length, attempts: 1 });
    expect(record.problem).toMatch(problem);
    expect(parse).not.toHaveBeenCalled();
  });

  it('records the bytes and the problem of a document that its parser refuses', async () => {
    const refusal = new MalformedDocumentError({ member: 'hello', found: '"world"', expected: 'peace' }, 'make it');
    const { record, value } = await readFrom('good.json', () => {
      throw refusal;
    });
    expect(value).toBeNull();
    expect(record).toMatchObject({ sha256: sha256(BODY), bytes: BODY.length, attempts: 1, problem: refusal.message });
  });

  it.each<[string, Behaviour, RegExp]>([
    ['absent', status(404), /^http:\/\/127.0.0.1:\d+\/a.json\?… answered HTTP 404 \(Not Found\)$/],
    ['failing', status(500), / answered HTTP 500 \(Internal Server Error\) \(2 attempts\)$/],
    ['too large', huge(1_001), /^it is larger than the limit of 0.001 MB$/],
  ])('records the problem of a document that is %s, without bytes', async (_, behave, problem) => {
    const server = await serverForTest(behave);
    const { record, value } = await readFrom(`${server.origin}/a.json?token=secret`);
    expect(value).toBeNull();
    expect(record).toEqual({
      document: 'index',
      release: null,
      location: `${server.origin}/a.json?…`,
      sha256: null,
      bytes: null,
      attempts: null,
      readAt: expect.stringMatching(ISO_MOMENT),
      problem: expect.stringMatching(problem),
    });
  });

  it.each([
    ['ftp://index.test/a.json', /^the scheme "ftp:" is not http, https or file/],
    ['http://index.test:99999/', /^it is not a valid URL/],
    ['', /^it is empty/],
  ])('records the problem of the address "%s"', async (location, problem) => {
    const { record, value } = await readFrom(location);
    expect(value).toBeNull();
    expect(record).toMatchObject({ location, sha256: null, problem: expect.stringMatching(problem) });
  });

  it.each([
    ['https://someone:secret@index.test:99999/a.json', 'https://index.test:99999/a.json'],
    ['ftp://someone:secret@index.test/a.json', 'ftp://index.test/a.json'],
    ['ftp://someone:sec\nret@index.test/a.json', 'ftp://index.test/a.json'],
    ['https://index.test:99999/a.json?token=secret', 'https://index.test:99999/a.json?…'],
    ['ftp://index.test/a.json?token=sec\nret', 'ftp://index.test/a.json?…'],
  ])('keeps the secret of the address %j that cannot be read', async (location, shown) => {
    const { record } = await readFrom(location);
    expect(record.location).toBe(shown);
    expect(JSON.stringify(record)).not.toMatch(/secret|ret@/);
  });

  it('records a document that a signal gave up', async () => {
    const server = await serverForTest(stallBeforeHeaders());
    const { record, value } = await readFrom(server.origin, undefined, { signal: AbortSignal.timeout(50) });
    expect(value).toBeNull();
    expect(record.problem).toBe('the time for all documents was used up');
  });

  it.each([
    ['its parser', () => readFrom('good.json', () => failWith(new TypeError('a bug')))],
    ['its reader', () => readFromBrokenReader(new TypeError('a bug'))],
  ])('lets a bug of %s pass', async (_, reading) => {
    await expect(reading()).rejects.toThrow(new TypeError('a bug'));
  });
});

function failWith(error: Error): never {
  throw error;
}

async function readFromBrokenReader(bug: Error) {
  vi.spyOn(DocumentReader.prototype, 'read').mockRejectedValue(bug);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return await readFrom('good.json');
}
