import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DocumentReader } from '../../src/net/document-reader.ts';
import type { FetchLimits } from '../../src/net/limits.ts';
import { parseLocation } from '../../src/net/location.ts';
import { serve, serverForTest, status } from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';
import { proxyForTest } from '../support/proxy.ts';

const LIMITS: FetchLimits = {
  idleMs: 20_000,
  totalMs: 40_000,
  longestRetryAfterMs: 50,
  mostAttempts: 2,
  firstWaitMs: 2,
  mostRedirects: 3,
  mostAtOnce: 2,
};
const BODY = '{"hello":"world"}';

usePlainHttp();
afterEach(() => {
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy']) delete process.env[name];
});

function sessionForTest(limits: Partial<FetchLimits> = {}): DocumentReader {
  const session = new DocumentReader({ ...LIMITS, ...limits });
  onTestFinished(() => session.close());
  return session;
}

async function read(url: string, limits: Partial<FetchLimits> = {}): Promise<string> {
  return (await sessionForTest(limits).read(parseLocation(url, '/'), 1_000)).bytes.toString();
}

describe('a proxy', () => {
  it('from the environment tunnels the request', async () => {
    const server = await serverForTest({ '/a.json': serve(BODY, { gzip: true }) });
    const proxy = await proxyForTest({ tunnelTo: server.origin });
    process.env['http_proxy'] = proxy.url;
    expect(await read('http://index.test/a.json')).toBe(BODY);
    expect(proxy.connects.map(({ target }) => target)).toEqual(['index.test:80']);
    expect(server.requests).toMatchObject([
      { path: '/a.json', headers: { host: expect.stringMatching(/^index\.test(:80)?$/) } },
    ]);
  });

  it('gets the credentials of its URL', async () => {
    const server = await serverForTest(serve(BODY));
    const proxy = await proxyForTest({ tunnelTo: server.origin });
    process.env['http_proxy'] = proxy.url.replace('://', '://someone:secret@');
    await read('http://index.test/a.json');
    const expected = `Basic ${Buffer.from('someone:secret').toString('base64')}`;
    expect(proxy.connects[0]?.headers['proxy-authorization']).toBe(expected);
    expect(server.requests[0]?.headers['proxy-authorization']).toBeUndefined();
  });

  it('is not used for a host in no_proxy', async () => {
    const server = await serverForTest(serve(BODY));
    const proxy = await proxyForTest({ tunnelTo: server.origin });
    process.env['http_proxy'] = proxy.url;
    // Leads to this machine without asking a name server, but is not among the addresses that never use a proxy.
    const url = server.origin.replace('127.0.0.1', '0.0.0.0');
    await read(url);
    expect(proxy.connects).toHaveLength(1);

    process.env['no_proxy'] = 'other.test, 0.0.0.0';
    expect(await read(url)).toBe(BODY);
    expect(proxy.connects).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });

  it('is not used for addresses of this machine', async () => {
    const server = await serverForTest(serve(BODY));
    const proxy = await proxyForTest('refuse');
    process.env['http_proxy'] = proxy.url;
    expect(await read(server.origin)).toBe(BODY);
    expect(proxy.connects).toEqual([]);
  });

  it.each([
    ['http', 'http_proxy', 'index.test:80'],
    ['https', 'https_proxy', 'index.test:443'],
  ])('that refuses a tunnel for %s is a failure that says so', async (protocol, name, target) => {
    const proxy = await proxyForTest('refuse');
    process.env[name] = proxy.url;
    await expect(read(`${protocol}://index.test/a.json`)).rejects.toMatchObject({
      problem: 'network',
      message: expect.stringMatching(/could not be established, statusCode=407 \(2 attempts\)$/),
    });
    expect(proxy.connects.map((asked) => asked.target)).toEqual([target, target]);
  });

  it('that refuses connections fails the request', async () => {
    // A server that has ended leaves a port where nobody listens.
    const server = await serverForTest(status(200));
    await server.close();
    process.env['http_proxy'] = server.origin;
    await expect(read('http://index.test/a.json')).rejects.toMatchObject({
      problem: 'network',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('that never answers is given up', async () => {
    const proxy = await proxyForTest('keep silent');
    process.env['http_proxy'] = proxy.url;
    const started = performance.now();
    await expect(read('http://index.test/a.json', { idleMs: 100 })).rejects.toMatchObject({
      problem: 'timeout',
      message: 'no data came for 0.1 s (2 attempts)',
    });
    await expect(read('http://index.test/a.json', { totalMs: 100 })).rejects.toMatchObject({
      problem: 'timeout',
      message: 'it was still incomplete after 0.1 s',
    });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  const readMany = async (session: DocumentReader, documents: number): Promise<string[]> => {
    const outcomes: string[] = [];
    const numbers = Array.from({ length: documents }, (_, number) => number).values();
    const work = async () => {
      for (const number of numbers) {
        const reading = session.read(parseLocation(`http://index.test/${number}.json`, '/'), 1_000);
        outcomes.push(
          await reading.then(
            ({ bytes }) => bytes.toString(),
            (error: Error) => error.message.replace(/.* answered /, ''),
          ),
        );
      }
    };
    await Promise.all([work(), work()]);
    return outcomes;
  };

  it('serves more documents than it has connections', async () => {
    const server = await serverForTest(serve(BODY));
    const proxy = await proxyForTest({ tunnelTo: server.origin });
    process.env['http_proxy'] = proxy.url;
    expect(await readMany(sessionForTest(), 8)).toEqual(Array(8).fill(BODY));
    await vi.waitFor(() => expect(proxy.open).toBe(0));
  });

  it('serves more documents than it has connections, absent ones too', async () => {
    const server = await serverForTest(status(404));
    const proxy = await proxyForTest({ tunnelTo: server.origin });
    process.env['http_proxy'] = proxy.url;
    const session = sessionForTest({ idleMs: 500, mostAttempts: 1 });
    expect(await readMany(session, 8)).toEqual(Array(8).fill('HTTP 404 (Not Found)'));
  });
});
