import nock from 'nock';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { DocumentReader } from '../../src/net/document-reader.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import { parseLocation } from '../../src/net/location.ts';

const BODY = '{"hello":"world"}';

afterEach(() => {
  nock.cleanAll();
});

async function read(url: string) {
  const session = new DocumentReader({ ...FETCH_LIMITS, firstWaitMs: 1, mostAttempts: 2 });
  onTestFinished(() => session.close());
  const { bytes, attempts } = await session.read(parseLocation(url, '/'), 1_000);
  return { text: bytes.toString(), attempts };
}

describe('https', () => {
  it('reads a document from a server with a trusted certificate', async () => {
    nock('https://index.test').get('/a.json').query({ token: '1' }).reply(200, BODY);
    expect(await read('https://index.test/a.json?token=1')).toEqual({ text: BODY, attempts: 1 });
  });

  it('is asked again after a failure on the way', async () => {
    nock('https://index.test').get('/a.json').replyWithError('the certificate has expired');
    nock('https://index.test').get('/a.json').reply(200, BODY);
    expect(await read('https://index.test/a.json')).toEqual({ text: BODY, attempts: 2 });
  });

  it.each([
    ['on the same host', 'https://index.test/b.json'],
    ['on another host', 'https://assets.test/b.json'],
  ])('may redirect to https %s', async (_, location) => {
    nock('https://index.test').get('/a.json').reply(302, '', { location });
    nock(new URL(location).origin).get('/b.json').reply(200, BODY);
    expect((await read('https://index.test/a.json')).text).toBe(BODY);
  });

  it('follows a redirect from http to https', async () => {
    nock('http://index.test').get('/a.json').reply(301, '', { location: 'https://index.test/a.json' });
    nock('https://index.test').get('/a.json').reply(200, BODY);
    expect((await read('http://index.test/a.json')).text).toBe(BODY);
  });

  it.each([
    ['http', 'http://index.test/a.json', 'it redirects from https: to http:, which is not followed'],
    ['a file', 'file:///etc/passwd', 'it redirects from https: to file:, which is not followed'],
  ])('never redirects to %s', async (_, location, message) => {
    nock('https://index.test').get('/a.json').reply(302, '', { location });
    const target = nock('http://index.test').get('/a.json').reply(200, BODY);
    await expect(read('https://index.test/a.json')).rejects.toMatchObject({ problem: 'redirect', message });
    expect(target.isDone()).toBe(false);
  });
});
