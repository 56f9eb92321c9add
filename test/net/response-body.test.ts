import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { FetchError } from '../../src/net/fetch-error.ts';
import { collect, readResponseBody } from '../../src/net/response-body.ts';
import {
  type Behaviour,
  cutInTheMiddle,
  cutWithoutLength,
  drip,
  empty,
  endless,
  huge,
  serve,
  serverForTest,
} from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';

const BODY = '{"releases":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}';
const MEGABYTE = 1_000_000;

usePlainHttp();

async function answerOf(behave: Behaviour) {
  const server = await serverForTest(behave);
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.origin, { agent: false }, resolve).on('error', reject);
  });
  return { server, message };
}

async function bodyOf(behave: Behaviour, mostBytes = MEGABYTE): Promise<string> {
  const { message } = await answerOf(behave);
  return (await readResponseBody(message, mostBytes, () => undefined)).toString();
}

const encoded = (bytes: Buffer, encoding: string) => serve(bytes, { headers: { 'content-encoding': encoding } });

describe('readResponseBody', () => {
  it.each([
    ['plain', serve(BODY)],
    ['called identity', encoded(Buffer.from(BODY), 'identity')],
    ['with an empty encoding', encoded(Buffer.from(BODY), '')],
    ['gzip', encoded(gzipSync(BODY), 'gzip')],
    ['x-gzip', encoded(gzipSync(BODY), 'x-gzip')],
    ['gzip in capitals and blanks', encoded(gzipSync(BODY), '  GZip ')],
    ['in pieces', drip(BODY.slice(0, 20), 1)],
  ])('reads a body %s', async (name, behave) => {
    expect(await bodyOf(behave)).toBe(name === 'in pieces' ? BODY.slice(0, 20) : BODY);
  });

  it.each([
    ['plain', empty()],
    ['gzip', serve('', { gzip: true })],
  ])('reads an empty body, %s', async (_, behave) => {
    expect(await bodyOf(behave)).toBe('');
  });

  it.each([
    ['br', encoded(brotliCompressSync(BODY), 'br')],
    ['gzip, gzip', encoded(gzipSync(gzipSync(BODY)), 'gzip, gzip')],
    ['deflate', encoded(Buffer.from(BODY), 'deflate')],
  ])('refuses the encoding "%s" and ends the connection', async (encoding, behave) => {
    const { server, message } = await answerOf(behave);
    await expect(readResponseBody(message, MEGABYTE, () => undefined)).rejects.toMatchObject({
      name: 'FetchError',
      problem: 'encoding',
      retryable: false,
      message: `the answer is encoded as "${encoding}", which was not asked for`,
    });
    expect(message.destroyed).toBe(true);
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });

  it.each([
    ['a body with an announced length', huge(MEGABYTE + 1)],
    ['a body without an end', endless()],
    ['a gzip bomb', endless({ gzip: true })],
  ])('refuses %s over the limit and ends the connection', async (_, behave) => {
    const { server, message } = await answerOf(behave);
    await expect(readResponseBody(message, MEGABYTE, () => undefined)).rejects.toMatchObject({
      name: 'FetchError',
      problem: 'too-large',
      retryable: false,
      message: 'it is larger than the limit of 1 MB',
    });
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });

  it.each([
    ['plain', huge(MEGABYTE)],
    ['gzip', serve(Buffer.alloc(MEGABYTE, ' '), { gzip: true })],
  ])('reads a body of exactly the limit, %s', async (_, behave) => {
    expect(await bodyOf(behave)).toHaveLength(MEGABYTE);
  });

  it.each([
    ['a cut body', cutInTheMiddle(BODY), 'ECONNRESET'],
    ['truncated gzip', encoded(gzipSync(BODY).subarray(0, -9), 'gzip'), 'Z_BUF_ERROR'],
    ['no bytes that call themselves gzip', encoded(Buffer.alloc(0), 'gzip'), 'Z_BUF_ERROR'],
    ['what only calls itself gzip', encoded(Buffer.from(BODY), 'gzip'), 'Z_DATA_ERROR'],
  ])('passes on the error of %s', async (_, behave, code) => {
    await expect(bodyOf(behave)).rejects.toMatchObject({ code });
  });

  it('cannot notice that a body without a length was cut off, which the parser of the document does', async () => {
    expect(await bodyOf(cutWithoutLength(BODY))).toBe(BODY.slice(0, BODY.length / 2));
  });

  it('reports every arrival of bytes', async () => {
    const { message } = await answerOf(drip('abcde', 10));
    const onBytes = vi.fn();
    expect((await readResponseBody(message, MEGABYTE, onBytes)).toString()).toBe('abcde');
    // Some may come together on a busy machine, all of them do not.
    expect(onBytes.mock.calls.length).toBeGreaterThan(1);
    expect(onBytes.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('reports the received bytes, not the unpacked ones, so a bomb in one packet is one arrival', async () => {
    const { message } = await answerOf(serve(Buffer.alloc(MEGABYTE), { gzip: true }));
    const onBytes = vi.fn();
    expect(await readResponseBody(message, MEGABYTE, onBytes)).toHaveLength(MEGABYTE);
    expect(onBytes.mock.calls.length).toBeLessThan(5);
  });
});

describe('collect', () => {
  const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

  it('joins the chunks', async () => {
    expect((await collect(chunks('abc', '', 'defg'), 10)).toString()).toBe('abcdefg');
  });

  it('has no bytes before any came', async () => {
    expect(await collect([], 10)).toHaveLength(0);
  });

  it('stops at the first byte over the limit and says the limit', async () => {
    const source = chunks('abc', 'defg', 'never read');
    const failure = collect(source, 6);
    await expect(failure).rejects.toThrow(new FetchError('too-large', 'it is larger than the limit of 0.000006 MB'));
    expect(source.destroyed).toBe(true);
  });
});
