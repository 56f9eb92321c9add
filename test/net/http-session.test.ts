import { getEventListeners } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DocumentReader } from '../../src/net/document-reader.ts';
import { Connections } from '../../src/net/http-session.ts';
import type { FetchLimits } from '../../src/net/limits.ts';
import { parseLocation } from '../../src/net/location.ts';
import { USER_AGENT } from '../../src/net/tool.ts';
import { failureOf } from '../support/fetch-failure.ts';
import {
  type Behaviour,
  cutInTheMiddle,
  drip,
  empty,
  endless,
  failTimes,
  huge,
  after as later,
  redirect,
  redirectLoop,
  reset,
  serve,
  serverForTest,
  stallAfterHeaders,
  stallBeforeHeaders,
  status,
} from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';

/** Short waits, but deadlines that a busy machine does not run into: for everything that is not about deadlines. */
const CALM: FetchLimits = {
  idleMs: 20_000,
  totalMs: 40_000,
  longestRetryAfterMs: 50,
  mostAttempts: 3,
  firstWaitMs: 2,
  mostRedirects: 3,
  mostAtOnce: 2,
};
const BODY = { hello: 'world' };
const GOOD = serve(BODY);
const MOST_BYTES = 100_000;
/** Far more than a deadline of some hundred milliseconds, far less than hanging. */
const DID_NOT_HANG_MS = 10_000;

usePlainHttp();
afterEach(() => {
  vi.restoreAllMocks();
});

/** Requests are never answered. */
function loseRequests(): void {
  vi.spyOn(Connections.prototype, 'send').mockReturnValue(new Promise(() => undefined));
}

function sessionWith(limits: Partial<FetchLimits> = {}): DocumentReader {
  const session = new DocumentReader({ ...CALM, ...limits });
  onTestFinished(() => session.close());
  return session;
}

async function read(url: string, limits: Partial<FetchLimits> = {}, signal?: AbortSignal) {
  const { bytes, attempts } = await sessionWith(limits).read(parseLocation(url, '/'), MOST_BYTES, signal);
  return { text: bytes.toString(), attempts };
}

describe('a good answer', () => {
  it('is read at the first attempt, without a wait', async () => {
    const server = await serverForTest({ '/index.json': GOOD });
    expect(await read(`${server.origin}/index.json`)).toEqual({ text: JSON.stringify(BODY), attempts: 1 });
  });

  it('is asked for with what the server needs to know', async () => {
    const server = await serverForTest({ '/index.json': serve(BODY, { gzip: true }) });
    const url = server.origin.replace('://', '://someone:se%20cret@');
    expect((await read(`${url}/index.json?token=1&b=%20#part`)).text).toBe(JSON.stringify(BODY));
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      path: '/index.json?token=1&b=%20',
      headers: {
        'user-agent': USER_AGENT,
        accept: 'application/json, */*;q=0.5',
        'accept-encoding': 'gzip',
        authorization: `Basic ${Buffer.from('someone:se cret').toString('base64')}`,
        host: server.origin.replace('http://', ''),
      },
    });
  });

  it('is read to its end, however slowly it comes, as long as it comes', async () => {
    const server = await serverForTest(drip('0123456789012345678901234', 40));
    expect((await read(server.origin, { idleMs: 500 })).text).toBe('0123456789012345678901234');
  });

  it('may take the idle time twice, before its headers and before its body', async () => {
    const server = await serverForTest(
      later(300, (request, response) => {
        response.writeHead(200);
        response.flushHeaders();
        later(300, () => response.end('late'))(request, response);
      }),
    );
    // More attempts than one are for a busy machine: they do not help where the headers do not count as a sign of life.
    expect((await read(server.origin, { idleMs: 450, mostAttempts: 5 })).text).toBe('late');
  });

  it('takes an answer of no bytes as a document of no bytes', async () => {
    const server = await serverForTest(empty());
    expect(await read(server.origin)).toEqual({ text: '', attempts: 1 });
  });
});

describe('a status', () => {
  it.each([
    [404, 'not-found', 'Not Found'],
    [410, 'not-found', 'Gone'],
    [401, 'forbidden', 'Unauthorized'],
    [403, 'forbidden', 'Forbidden'],
    [204, 'status', 'No Content'],
    [206, 'status', 'Partial Content'],
    [300, 'status', 'Multiple Choices'],
    [304, 'status', 'Not Modified'],
    [400, 'status', 'Bad Request'],
    [418, 'status', "I'm a Teapot"],
    [451, 'status', 'Unavailable For Legal Reasons'],
    [501, 'status', 'Not Implemented'],
  ])('%i lasts: "%s", asked for once', async (code, problem, phrase) => {
    const server = await serverForTest({ '/a.json': status(code) });
    const failure = await failureOf(read(`${server.origin}/a.json?token=secret`));
    expect(failure.problem).toBe(problem);
    expect(failure.retryable).toBe(false);
    expect(failure.message).toBe(`${server.origin}/a.json?… answered HTTP ${code} (${phrase})`);
    expect(server.requests).toHaveLength(1);
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('%i may pass: it is asked for again', async (code) => {
    const server = await serverForTest(status(code));
    const failure = await failureOf(read(server.origin));
    expect(failure.problem).toBe('status');
    expect(failure.retryable).toBe(true);
    expect(failure.message).toMatch(new RegExp(`answered HTTP ${code} \\(.+\\) \\(3 attempts\\)$`));
    expect(server.requests).toHaveLength(3);
  });

  it('that comes without a phrase is named by its number alone', async () => {
    const server = await serverForTest((_, response) => response.writeHead(400, '').end());
    expect((await failureOf(read(server.origin))).message).toBe(`${server.origin}/ answered HTTP 400`);
  });

  it('with an endless body is reported without reading it', async () => {
    const server = await serverForTest(endless({ status: 404 }));
    expect((await failureOf(read(server.origin))).problem).toBe('not-found');
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });
});

describe('another attempt', () => {
  it.each<[string, Behaviour]>([
    ['a busy server', status(503)],
    ['a request too many', status(429)],
    ['a reset connection', reset()],
    ['a body that is cut off', cutInTheMiddle(BODY)],
    ['gzip that is cut off', serve('\x1f\x8b\x08\x00', { headers: { 'content-encoding': 'gzip' } })],
  ])('recovers from %s', async (_, failing) => {
    const server = await serverForTest(failTimes(2, failing, GOOD));
    expect(await read(server.origin)).toEqual({ text: JSON.stringify(BODY), attempts: 3 });
    expect(server.requests).toHaveLength(3);
  });

  it.each([
    ['before the headers', stallBeforeHeaders()],
    ['after the headers', stallAfterHeaders()],
  ])('recovers from a server that stalls once %s', async (_, stalling) => {
    const server = await serverForTest(failTimes(1, stalling, GOOD));
    // On a busy machine an attempt may stall by itself, so no exact number is expected.
    const { text, attempts } = await read(server.origin, { idleMs: 250, mostAttempts: 10 });
    expect(text).toBe(JSON.stringify(BODY));
    expect(attempts).toBeGreaterThan(1);
  });

  it.each<[string, Behaviour, string]>([
    ['a reset connection', reset(), 'ECONNRESET'],
    ['a cut body', cutInTheMiddle(BODY), 'aborted'],
  ])('does not recover from %s that lasts', async (_, failing, message) => {
    const server = await serverForTest(failing);
    const failure = await failureOf(read(server.origin));
    expect(failure).toMatchObject({ problem: 'network', retryable: true });
    expect(failure.message).toContain(message);
    expect(failure.message).toMatch(/ \(3 attempts\)$/);
    expect(server.requests).toHaveLength(3);
  });

  it('is made on a port where nobody listens, and fails in the end', async () => {
    const failure = await failureOf(read(`http://127.0.0.1:${await freePort()}/`));
    expect(failure.problem).toBe('network');
    expect(failure.message).toMatch(/^connect ECONNREFUSED .* \(3 attempts\)$/);
  });

  it.each([
    ['too large', huge(MOST_BYTES + 1), 'too-large'],
    ['without an end', endless({ gzip: true }), 'too-large'],
    ['in an encoding not asked for', serve('x', { headers: { 'content-encoding': 'br' } }), 'encoding'],
  ])('is not made for a body %s', async (_, behave, problem) => {
    const server = await serverForTest(behave);
    expect((await failureOf(read(server.origin))).problem).toBe(problem);
    expect(server.requests).toHaveLength(1);
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });
});

describe('Retry-After', () => {
  const gapWith = async (header: string, longestRetryAfterMs: number) => {
    const busy = status(503, { headers: { 'retry-after': header } });
    const server = await serverForTest(failTimes(1, busy, GOOD));
    expect((await read(server.origin, { longestRetryAfterMs })).attempts).toBe(2);
    const [first, second] = server.requests;
    return (second?.at ?? 0) - (first?.at ?? 0);
  };

  it('in seconds is honoured', async () => {
    expect(await gapWith('1', 10_000)).toBeGreaterThanOrEqual(990);
  });

  it('as a date is honoured', async () => {
    // The header counts whole seconds, so this is one to two seconds ahead.
    const ahead = new Date(Date.now() + 2_000).toUTCString();
    expect(await gapWith(ahead, 10_000)).toBeGreaterThanOrEqual(900);
  });

  it('is honoured up to its cap', async () => {
    const gap = await gapWith('3600', 200);
    expect(gap).toBeGreaterThanOrEqual(195);
    expect(gap).toBeLessThan(DID_NOT_HANG_MS);
  });

  it('with an unreadable text is ignored', async () => {
    expect(await gapWith('when it suits you', 30_000)).toBeLessThan(DID_NOT_HANG_MS);
  });

  it('beyond the time for the document ends the attempts', async () => {
    const server = await serverForTest(status(429, { headers: { 'retry-after': '30' } }));
    const started = performance.now();
    const failure = await failureOf(read(server.origin, { longestRetryAfterMs: 30_000, totalMs: 20_000 }));
    expect(failure.problem).toBe('status');
    expect(server.requests).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(DID_NOT_HANG_MS);
  });
});

describe('a deadline', () => {
  const stalls: [string, Behaviour][] = [
    ['before the headers', stallBeforeHeaders()],
    ['after the headers', stallAfterHeaders()],
    ['in a redirect', stallingRedirect()],
  ];

  it.each(stalls)('ends an attempt that is silent %s, and its connection', async (_, behave) => {
    const server = await serverForTest(behave);
    const failure = await failureOf(read(server.origin, { idleMs: 100, mostAttempts: 2 }));
    expect(failure).toMatchObject({
      problem: 'timeout',
      retryable: true,
      message: 'no data came for 0.1 s (2 attempts)',
    });
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });

  it.each([...stalls, ['with a byte now and then', drip('x'.repeat(10_000), 20)] as const])(
    'ends a document that does not get ready %s, for good',
    async (_, behave) => {
      const server = await serverForTest(behave);
      const failure = await failureOf(read(server.origin, { totalMs: 250 }));
      expect(failure).toMatchObject({
        problem: 'timeout',
        retryable: false,
        message: 'it was still incomplete after 0.25 s',
      });
      await vi.waitFor(() => expect(server.connections.open).toBe(0));
    },
  );

  it('is shared by all attempts of one document', async () => {
    const server = await serverForTest(stallBeforeHeaders());
    const started = performance.now();
    const failure = await failureOf(read(server.origin, { idleMs: 100, totalMs: 450, mostAttempts: 1_000 }));
    expect(failure.problem).toBe('timeout');
    expect(failure.message).toMatch(/ \(\d+ attempts\)$/);
    expect(performance.now() - started).toBeGreaterThanOrEqual(300);
    expect(performance.now() - started).toBeLessThan(DID_NOT_HANG_MS);
  });

  it('leaves a later attempt only what the earlier ones left', async () => {
    const server = await serverForTest(failTimes(1, later(1_200, reset()), stallBeforeHeaders()));
    const started = performance.now();
    const failure = await failureOf(read(server.origin, { totalMs: 1_500 }));
    expect(failure.message).toBe('it was still incomplete after 1.5 s (2 attempts)');
    // A second attempt with the whole time for itself would end after 2.7 s.
    expect(performance.now() - started).toBeLessThan(2_500);
  });

  it('ends the wait even for a request that never settles', async () => {
    loseRequests();
    const failure = await failureOf(read('http://127.0.0.1:1/', { totalMs: 50 }));
    expect(failure).toMatchObject({ problem: 'timeout', message: 'it was still incomplete after 0.05 s' });
  });

  it('is over when it is over: an answer that comes too late winds no clock up again', async () => {
    const server = await serverForTest(GOOD);
    let answered = false;
    const { send } = Connections.prototype;
    vi.spyOn(Connections.prototype, 'send').mockImplementation(async function (this: Connections, ...request) {
      const response = await send.apply(this, request);
      await new Promise((resolve) => setTimeout(resolve, 400));
      answered = true;
      return response;
    });
    const setTimeouts = vi.spyOn(globalThis, 'setTimeout');
    const failure = await failureOf(read(server.origin, { idleMs: 54_321, totalMs: 200 }));
    expect(failure.message).toBe('it was still incomplete after 0.2 s');
    const idle = setTimeouts.mock.results[setTimeouts.mock.calls.findIndex(([, ms]) => ms === 54_321)]?.value;
    const refresh = vi.spyOn(idle as NodeJS.Timeout, 'refresh');
    await vi.waitFor(() => expect(answered).toBe(true));
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a signal', () => {
  const USED_UP = 'the time for all documents was used up';

  it('that is aborted already lets no request out', async () => {
    const server = await serverForTest(GOOD);
    const failure = await failureOf(read(server.origin, {}, AbortSignal.abort()));
    expect(failure).toMatchObject({ problem: 'timeout', retryable: false, message: USED_UP });
    // Whatever was on its way would be there before this one.
    await read(server.origin);
    expect(server.requests).toHaveLength(1);
  });

  it('that is aborted already ends even a request that is lost sight of', async () => {
    const started = performance.now();
    loseRequests();
    const failure = await failureOf(read('http://127.0.0.1:1/', {}, AbortSignal.abort()));
    expect(failure).toMatchObject({ problem: 'timeout', message: USED_UP });
    expect(performance.now() - started).toBeLessThan(DID_NOT_HANG_MS);
  });

  it.each([
    ['the headers', stallBeforeHeaders()],
    ['the body', stallAfterHeaders()],
  ])('ends the wait for %s', async (_, behave) => {
    const controller = new AbortController();
    const server = await serverForTest(behave);
    const reading = failureOf(read(server.origin, {}, controller.signal));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    setTimeout(() => controller.abort(), 50);
    expect(await reading).toMatchObject({ problem: 'timeout', retryable: false, message: USED_UP });
    expect(server.requests).toHaveLength(1);
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });

  it('ends the wait for the next attempt', async () => {
    const controller = new AbortController();
    const server = await serverForTest(status(500));
    const started = performance.now();
    const reading = failureOf(read(server.origin, { firstWaitMs: 15_000 }, controller.signal));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    setTimeout(() => controller.abort(), 50);
    expect((await reading).problem).toMatch(/^(status|timeout)$/);
    expect(server.requests).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(DID_NOT_HANG_MS);
  });

  it('has no listener left after the last request', async () => {
    const { signal } = new AbortController();
    const server = await serverForTest({ '/good': GOOD });
    await read(`${server.origin}/good`, {}, signal);
    await failureOf(read(`${server.origin}/absent`, {}, signal));
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i is followed', async (code) => {
    const server = await serverForTest({ '/a': redirect('/b', code), '/b': GOOD });
    expect(await read(`${server.origin}/a`)).toEqual({ text: JSON.stringify(BODY), attempts: 1 });
  });

  it.each([
    ['other.json', '/deep/other.json'],
    ['../other.json', '/other.json'],
    ['/other.json?version=1', '/other.json?version=1'],
    ['?version=2', '/deep/start?version=2'],
  ])('to %s starts from the current address', async (location, path) => {
    const server = await serverForTest((request, response) => {
      (request.url === '/deep/start' ? redirect(location) : GOOD)(request, response);
    });
    await read(`${server.origin}/deep/start`);
    expect(server.requests.map((request) => request.path)).toEqual(['/deep/start', path]);
  });

  it('to another server takes no credentials along', async () => {
    const target = await serverForTest({ '/asset': GOOD });
    const server = await serverForTest({ '/a': redirect('/b'), '/b': redirect(`${target.origin}/asset`) });
    await read(`${server.origin.replace('://', '://someone:secret@')}/a`);
    expect(server.requests.map((request) => request.headers.authorization)).toEqual([
      expect.stringMatching(/^Basic /),
      expect.stringMatching(/^Basic /),
    ]);
    expect(target.requests.map((request) => request.headers.authorization)).toEqual([undefined]);
  });

  it('is followed up to the limit of redirects', async () => {
    const server = await serverForTest({
      '/0': redirect('/1'),
      '/1': redirect('/2'),
      '/2': redirect('/3'),
      '/3': GOOD,
    });
    expect((await read(`${server.origin}/0`)).text).toBe(JSON.stringify(BODY));
  });

  it('beyond the limit of redirects is refused', async () => {
    const server = await serverForTest(redirectLoop());
    const failure = await failureOf(read(server.origin));
    expect(failure).toMatchObject({
      problem: 'redirect',
      message: 'it redirects more than 3 times',
      retryable: false,
    });
    expect(server.requests).toHaveLength(4);
  });

  it.each([
    ['to a file', 'file:///etc/passwd', 'it redirects from http: to file:, which is not followed'],
    ['to another protocol', 'ftp://127.0.0.1/a', 'it redirects from http: to ftp:, which is not followed'],
    ['to data', 'data:application/json,{}', 'it redirects from http: to data:, which is not followed'],
    ['to what is no URL', 'http://[oops/', 'it redirects to something that is not a URL'],
  ])('%s is refused, and its connection ended', async (_, location, message) => {
    const server = await serverForTest(redirect(location));
    expect(await failureOf(read(server.origin))).toMatchObject({ problem: 'redirect', message, retryable: false });
    expect(server.requests).toHaveLength(1);
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });

  it('without a location is refused', async () => {
    const server = await serverForTest(status(302));
    const failure = await failureOf(read(server.origin));
    expect(failure).toMatchObject({ problem: 'redirect', message: 'it redirects without saying where to' });
  });

  it.each<[string, Behaviour]>([
    ['cut off', cutRedirect()],
    ['without an end', endless({ status: 302, headers: { location: '/b' } })],
    ['in an encoding not asked for', redirectEncodedAs('br')],
    ['that only calls itself gzip', redirectEncodedAs('gzip')],
  ])('with a body %s is followed all the same', async (_, redirecting) => {
    const server = await serverForTest({ '/a': redirecting, '/b': GOOD });
    const { text, attempts } = await read(`${server.origin}/a`);
    expect({ text, attempts }).toEqual({ text: JSON.stringify(BODY), attempts: 1 });
    // The one of the redirect is ended, or else it was good enough to be used again.
    await vi.waitFor(() => expect(server.connections.open).toBe(1));
  });

  it('names in a failure where it led to, without secrets', async () => {
    const server = await serverForTest({ '/a': redirect('/b?signature=secret') });
    const failure = await failureOf(read(`${server.origin}/a`));
    expect(failure.message).toBe(`${server.origin}/b?… answered HTTP 404 (Not Found)`);
  });
});

describe('connections', () => {
  it('are kept for the next document, across redirects, and closed at the end', async () => {
    const server = await serverForTest({ '/a': redirect('/b'), '/b': GOOD });
    const session = sessionWith();
    for (const path of ['/a', '/b', '/a', '/b'])
      await session.read(parseLocation(`${server.origin}${path}`, '/'), MOST_BYTES);
    expect(server.requests).toHaveLength(6);
    expect(server.connections).toEqual({ opened: 1, open: 1 });

    session.close();
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });

  it('are opened anew where the server has closed the kept one', async () => {
    const server = await serverForTest((request, response) => {
      response.setHeader('connection', 'close');
      GOOD(request, response);
    });
    const session = sessionWith();
    for (let times = 0; times < 3; times += 1) await session.read(parseLocation(server.origin, '/'), MOST_BYTES);
    expect(server.connections.opened).toBe(3);
  });

  it('are opened anew for a request after the session is closed', async () => {
    const server = await serverForTest(GOOD);
    const session = sessionWith();
    await session.read(parseLocation(server.origin, '/'), MOST_BYTES);
    session.close();
    expect((await session.read(parseLocation(server.origin, '/'), MOST_BYTES)).attempts).toBe(1);
    expect(server.connections.opened).toBe(2);
  });
});

function cutRedirect(): Behaviour {
  return (request, response) => {
    response.writeHead(302, { location: '/b', 'content-length': 100 });
    response.write('only this', () => request.socket.destroy());
  };
}

function redirectEncodedAs(encoding: string): Behaviour {
  return serve('elsewhere', { status: 302, headers: { location: '/b', 'content-encoding': encoding } });
}

function stallingRedirect(): Behaviour {
  return (_, response) => {
    response.writeHead(302, { location: '/elsewhere', 'content-length': 100 });
    response.flushHeaders();
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
