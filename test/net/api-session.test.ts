import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ApiAccess, type ApiRequest, ApiSession } from '../../src/net/api-session.ts';
import type { FetchLimits } from '../../src/net/limits.ts';
import { USER_AGENT } from '../../src/net/tool.ts';
import { failureOf } from '../support/fetch-failure.ts';
import {
  type Behaviour,
  cutInTheMiddle,
  endless,
  failTimes,
  redirect,
  reset,
  serve,
  serverForTest,
  stallBeforeHeaders,
  status,
} from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';

const LIMITS: FetchLimits = {
  idleMs: 20_000,
  totalMs: 40_000,
  longestRetryAfterMs: 50,
  mostAttempts: 4,
  firstWaitMs: 2,
  mostRedirects: 3,
  mostAtOnce: 2,
};
const GOOD = serve('{"good":true}');
const GET: ApiRequest = { method: 'GET', path: '/api/things?page=1', body: null };
const POST: ApiRequest = { method: 'POST', path: '/api/things', body: '{"text":"ü"}' };

usePlainHttp();

/** A server that behaves so once it has the whole request, and a session with it. */
async function sessionFor(behave: Behaviour, changes: Partial<ApiAccess> = {}) {
  const received: { method: string | undefined; path: string | undefined; body: string; authorization: unknown }[] = [];
  const server = await serverForTest((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method, url: path, headers } = request;
      received.push({ method, path, body, authorization: headers.authorization });
      behave(request, response);
    });
  });
  const session = new ApiSession({
    origin: server.origin,
    authorization: 'ApiKey secret',
    limits: LIMITS,
    mostBytes: 100_000,
    ...changes,
  });
  onTestFinished(() => session.close());
  return { server, session, received };
}

describe('a request', () => {
  it('that reads carries the credentials and asks for JSON', async () => {
    const { server, session, received } = await sessionFor(serve('{"good":true}', { gzip: true }));
    const answer = await session.ask(GET);
    expect(answer).toMatchObject({ status: 200, attempts: 1, headers: { 'content-encoding': 'gzip' } });
    expect(answer.bytes.toString()).toBe('{"good":true}');
    expect(received).toEqual([{ method: 'GET', path: GET.path, body: '', authorization: 'ApiKey secret' }]);
    expect(server.requests[0]?.headers).toMatchObject({
      'user-agent': USER_AGENT,
      accept: 'application/json',
      'accept-encoding': 'gzip',
    });
    expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  it('that sends something sends it as JSON', async () => {
    const { server, session, received } = await sessionFor(GOOD);
    expect((await session.ask(POST)).status).toBe(200);
    expect(received).toEqual([{ method: 'POST', path: POST.path, body: POST.body, authorization: 'ApiKey secret' }]);
    expect(server.requests[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '13' });
  });
});

describe('a refusal', () => {
  it.each([204, 304, 400, 401, 403, 404, 408, 410, 418, 422, 501, 505])('%i is an answer, and lasts', async (code) => {
    const body = code === 204 || code === 304 ? '' : 'because';
    const { session, received } = await sessionFor(status(code, { body, headers: { 'x-more': '1' } }));
    const answer = await session.ask(GET);
    expect(answer).toMatchObject({ status: code, attempts: 1, headers: { 'x-more': '1' } });
    expect(answer.bytes.toString()).toBe(body);
    expect(received).toHaveLength(1);
  });

  it.each([429, 502, 503, 504])('%i may pass, until there are no attempts left', async (code) => {
    for (const request of [GET, POST]) {
      const mended = await sessionFor(failTimes(3, status(code), GOOD));
      expect(await mended.session.ask(request)).toMatchObject({ status: 200, attempts: 4 });
      expect(mended.received.map(({ body }) => body)).toEqual(Array(4).fill(request.body ?? ''));

      const lasting = await sessionFor(status(code, { body: 'busy' }));
      const answer = await lasting.session.ask(request);
      expect(answer).toMatchObject({ status: code, attempts: 4 });
      expect(answer.bytes.toString()).toBe('busy');
    }
  });

  it('500 is asked for once more, and no oftener', async () => {
    for (const request of [GET, POST]) {
      const mended = await sessionFor(failTimes(1, status(500), GOOD));
      expect(await mended.session.ask(request)).toMatchObject({ status: 200, attempts: 2 });
      const lasting = await sessionFor(status(500));
      expect(await lasting.session.ask(request)).toMatchObject({ status: 500, attempts: 2 });
      const mixed = await sessionFor(failTimes(1, status(500), failTimes(1, status(503), status(500))));
      expect(await mixed.session.ask(request)).toMatchObject({ status: 500, attempts: 3 });
    }
  });

  it.each<[string, Behaviour]>([
    ['is endless', endless({ status: 403 })],
    ['is a bomb', endless({ status: 403, gzip: true })],
    ['is cut off', withStatus(403, cutInTheMiddle('because'))],
    ['is in an encoding not asked for', status(403, { headers: { 'content-encoding': 'br' }, body: 'because' })],
  ])('whose body %s is known by its status', async (_, behave) => {
    const { server, session } = await sessionFor(behave);
    expect(await session.ask(GET)).toMatchObject({ status: 403, attempts: 1, bytes: Buffer.alloc(0) });
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });
});

describe('no answer', () => {
  it('at the last attempt is reported, not the refusal before it', async () => {
    const { session } = await sessionFor(failTimes(1, status(503), reset()));
    expect(await failureOf(session.ask(GET))).toMatchObject({ problem: 'network' });
  });

  it('within the time for all requests is given up', async () => {
    const { session, received } = await sessionFor(stallBeforeHeaders());
    const [message, signal] = ['the time for all requests was used up', AbortSignal.timeout(100)];
    expect(await failureOf(session.ask(GET, signal))).toMatchObject({ problem: 'timeout', message });
    expect(await failureOf(session.ask(GET, signal))).toMatchObject({ problem: 'timeout', message });
    // On a busy machine not even the first one may have come through.
    expect(received.length).toBeLessThanOrEqual(1);
  });
});

describe('a redirect', () => {
  const movedWith = (code: number): Behaviour => {
    return (request, response) => (request.url === '/new' ? GOOD : redirect('/new', code))(request, response);
  };

  it.each([
    [301, 'GET'],
    [302, 'GET'],
    [303, 'GET'],
    [307, 'POST'],
    [308, 'POST'],
  ])('(%i) of what was sent asks by %s', async (code, method) => {
    const { session, received } = await sessionFor(movedWith(code));
    await session.ask(POST);
    expect(received[1]).toMatchObject({ method, path: '/new', body: method === 'POST' ? POST.body : '' });
  });

  it('to another origin is refused, and nothing goes there', async () => {
    const other = await serverForTest(GOOD);
    const { server, session } = await sessionFor(redirect(`${other.origin}/api/things`));
    const message = `it redirects to ${other.origin}, where the token is not sent`;
    for (const request of [GET, POST]) {
      expect(await failureOf(session.ask(request))).toMatchObject({ problem: 'redirect', message });
    }
    expect(other.requests).toEqual([]);
    expect(server.requests).toHaveLength(2);
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });

  it.each([
    ['//elsewhere.test/a', 'it redirects to http://elsewhere.test, where the token is not sent'],
    ['https://127.0.0.1/', 'it redirects to https://127.0.0.1, where the token is not sent'],
    ['http://127.0.0.1:1/', 'it redirects to http://127.0.0.1:1, where the token is not sent'],
    ['http://localhost/', 'it redirects to http://localhost, where the token is not sent'],
  ])('to %s is refused', async (location, message) => {
    const { session, received } = await sessionFor(redirect(location));
    expect(await failureOf(session.ask(GET))).toMatchObject({ problem: 'redirect', message });
    expect(received).toHaveLength(1);
  });
});

describe('many requests', () => {
  it('go out some at a time, over connections that are kept', async () => {
    let running = 0;
    let most = 0;
    const { server, session } = await sessionFor((request, response) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        GOOD(request, response);
      }, 10);
    });
    const answers = await Promise.all(Array.from({ length: 9 }, () => session.ask(GET)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(9).fill(200));
    expect(most).toBe(2);
    expect(server.connections.opened).toBe(2);
    session.close();
    await vi.waitFor(() => expect(server.connections.open).toBe(0));
  });

  it('go out in their order, and one that fails lets the next one out', async () => {
    const { server, session } = await sessionFor(failTimes(1, reset(), GOOD), {
      limits: { ...LIMITS, mostAtOnce: 1, mostAttempts: 1 },
    });
    const paths = ['/first', '/second', '/third'];
    const outcomes = await Promise.allSettled(paths.map((path) => session.ask({ ...GET, path })));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(server.requests.map(({ path }) => path)).toEqual(paths);
  });
});

/** The same with another status, whatever it is told later. */
function withStatus(code: number, behave: Behaviour): Behaviour {
  return (request, response) => {
    const writeHead = response.writeHead.bind(response) as (code: number, headers?: object) => typeof response;
    response.writeHead = ((_: number, headers?: object) => writeHead(code, headers)) as typeof response.writeHead;
    behave(request, response);
  };
}
