import nock from 'nock';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { FetchError } from '../../src/net/fetch-error.ts';
import { GitHubApi, type GitHubRepository } from '../../src/net/github-api.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import { refuse } from '../support/github-api.ts';
import {
  type Behaviour,
  cutInTheMiddle,
  cutWithoutLength,
  drip,
  endless,
  failTimes,
  html,
  redirect,
  reset,
  serve,
  serverForTest,
  stallBeforeHeaders,
  startServer,
  status,
} from '../support/misbehaving-server.ts';

const LIMITS = { ...FETCH_LIMITS, idleMs: 600, totalMs: 5_000, firstWaitMs: 2, mostAttempts: 3 };
/** Far from every deadline and every second attempt: a test that came to either would run out of its own time. */
const CALM = { ...LIMITS, idleMs: 300_000, totalMs: 900_000, firstWaitMs: 300_000 };
const schema = z.object({ id: z.number() });

function apiAt(baseUrl: string, changes: Partial<GitHubRepository> = {}): GitHubApi {
  const names = { owner: 'acme', repo: 'deploy', userAgent: 'tester/1.0' };
  return new GitHubApi({ baseUrl, token: 'secret', limits: LIMITS, ...names, ...changes });
}

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly body: string;
}

/** A server that behaves so once it has the whole request. */
async function apiFor(behave: Behaviour, changes: Partial<GitHubRepository> = {}) {
  const received: Received[] = [];
  const server = await serverForTest((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ method: request.method, path: request.url, body });
      behave(request, response);
    });
  });
  return { api: apiAt(server.origin, changes), server, received };
}

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** Every way to ask, with what it asks for. */
const ASKING = {
  json: (api: GitHubApi) => api.json('/things', schema),
  raw: (api: GitHubApi) => api.raw('/things', 1_000),
  POST: (api: GitHubApi) => api.send('POST', '/things', { a: 1 }, schema),
  PATCH: (api: GitHubApi) => api.send('PATCH', '/things', { a: 1 }, schema),
  DELETE: (api: GitHubApi) => api.delete('/things'),
  graphql: (api: GitHubApi) => api.graphql('{ thing { id } }', {}, schema),
} as const;

type Kind = keyof typeof ASKING;
const KINDS = Object.keys(ASKING) as Kind[];

describe('a request that writes', () => {
  it.each(['POST', 'PATCH'] as const)('by %s sends its body as JSON', async (method) => {
    const { api, server, received } = await apiFor(serve('{"id":7,"more":true}', { status: 201 }));
    const body = { text: 'ü "quoted"\n', data: [{}], url: 'x', headers: {} };
    expect(await api.send(method, '/things/3', body, schema)).toEqual({ id: 7 });
    expect(received).toEqual([{ method, path: '/repos/acme/deploy/things/3', body: JSON.stringify(body) }]);
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'token secret',
      'content-type': 'application/json',
      accept: 'application/vnd.github+json',
    });
  });

  it('counts only if the server says what it wrote', async () => {
    for (const answer of [status(204), serve('[]'), serve('{"id":"7"}'), html()]) {
      const { api } = await apiFor(answer);
      expect(await thrownBy(ASKING.POST(api))).toMatchObject({ problem: 'encoding' });
    }
  });
});

describe('a request that deletes', () => {
  it.each<[string, Behaviour]>([
    ['nothing', status(204)],
    ['what is gone', serve('{"id":7}')],
    ['something that is not JSON', html()],
  ])('sends no body, and needs no more than an answer: %s', async (_, answer) => {
    const { api, received } = await apiFor(answer);
    expect(await api.delete('/things/3')).toBeUndefined();
    expect(received).toEqual([{ method: 'DELETE', path: '/repos/acme/deploy/things/3', body: '' }]);
  });
});

describe('a query', () => {
  it('sends its variables apart, and gives the data of the answer', async () => {
    const { api, received } = await apiFor(serve('{"data":{"id":7}}'));
    expect(await api.graphql('query ($n: Int) { a }', { n: 1 }, schema)).toEqual({ id: 7 });
    expect(received).toEqual([
      { method: 'POST', path: '/graphql', body: '{"query":"query ($n: Int) { a }","variables":{"n":1}}' },
    ]);
  });

  it.each([
    ['', null, '/graphql'],
    ['/', null, '/graphql'],
    ['/api/v3', null, '/api/graphql'],
    ['/api/v3/', null, '/api/graphql'],
    ['/api/v3', '/elsewhere/graphql', '/elsewhere/graphql'],
  ])('of a server under "%s" with the address %j goes to %s', async (prefix, given, path) => {
    const { server, received } = await apiFor(serve('{"data":{"id":7}}'));
    const graphqlUrl = given === null ? null : `${server.origin}${given}`;
    await ASKING.graphql(apiAt(`${server.origin}${prefix}`, { graphqlUrl }));
    expect(received.map((request) => request.path)).toEqual([path]);
  });

  it.each([
    ['FORBIDDEN', 'forbidden'],
    ['INSUFFICIENT_SCOPES', 'forbidden'],
    ['NOT_FOUND', 'not-found'],
    ['RATE_LIMITED', 'status'],
    [undefined, 'status'],
  ])('that is answered with the error %s is %s, whatever data there is', async (type, problem) => {
    const { api, received } = await apiFor(serve({ data: { id: 7 }, errors: [{ type, message: 'It says no.' }] }));
    const message = 'POST /graphql answered with an error (It says no.)';
    expect(await thrownBy(ASKING.graphql(api))).toMatchObject({ problem, message, retryable: false });
    expect(received).toHaveLength(1);
  });

  it('that is not understood is answered with an error alone', async () => {
    const { api } = await apiFor(serve({ errors: [{ message: 'Parse error' }] }));
    await expect(ASKING.graphql(api)).rejects.toThrow('POST /graphql answered with an error (Parse error)');
  });

  it.each<[string, unknown, string]>([
    ['no data', {}, 'content'],
    ['other data', { data: { id: null } }, 'id'],
    ['errors of another kind', { data: { id: 7 }, errors: [{}] }, 'errors.0.message'],
    ['a list', [], 'content'],
  ])('that is answered with %s', async (_, answer, what) => {
    const { api } = await apiFor(serve(answer));
    const message = `POST /graphql answered without a valid ${what}`;
    expect(await thrownBy(ASKING.graphql(api))).toMatchObject({ problem: 'encoding', message });
  });
});

describe('a request is repeated', () => {
  const good = (kind: Kind) => serve(kind === 'graphql' ? '{"data":{"id":7}}' : '{"id":7}');

  it.each<[string, Behaviour, boolean]>([
    ['a server error', status(500), false],
    ['a bad gateway', status(502), false],
    ['silence', stallBeforeHeaders(), false],
    ['a reset', reset(), false],
    ['a body that is cut off', cutInTheMiddle('{"id":7}'), false],
    ['429', refuse(429, 'Too many requests'), true],
    ['403 with a time to wait', refuse(403, 'Slow down', { 'retry-after': '0' }), true],
    ['403 for the secondary limit', refuse(403, 'A secondary rate limit', { 'retry-after': '0' }), true],
  ])('after %s, unless that could write something twice', async (_, failing, evenIfItCreates) => {
    for (const kind of KINDS) {
      const { api, received } = await apiFor(failTimes(1, failing, good(kind)));
      const error = await thrownBy(ASKING[kind](api));
      const isRepeated = kind !== 'POST' || evenIfItCreates;
      expect(received, kind).toHaveLength(isRepeated ? 2 : 1);
      if (isRepeated) expect(error, kind).toBeNull();
      else expect(error, kind).toBeInstanceOf(FetchError);
    }
  });

  it('where nobody listens, also if it creates something', async () => {
    const server = await startServer({});
    await server.close();
    for (const kind of KINDS) {
      const error = await thrownBy(ASKING[kind](apiAt(server.origin)));
      expect(error).toMatchObject({ problem: 'network', message: expect.stringMatching(/ECONN.*\(3 attempts\)$/s) });
    }
  });

  it('never after a refusal', async () => {
    const refusals: readonly (readonly [Behaviour, string])[] = [
      [refuse(401, 'Bad credentials'), 'forbidden'],
      [refuse(403, 'Resource not accessible by integration'), 'forbidden'],
      [refuse(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0' }), 'status'],
      [refuse(404, 'Not Found'), 'not-found'],
      [refuse(422, 'Validation Failed'), 'status'],
    ];
    for (const [refusal, problem] of refusals) {
      for (const kind of KINDS) {
        const { api, received } = await apiFor(refusal);
        expect(await thrownBy(ASKING[kind](api)), kind).toMatchObject({ problem });
        expect(received, kind).toHaveLength(1);
      }
    }
  });
});

describe('a request', () => {
  it.each<[string, Behaviour]>([
    ['is endless', endless({ status: 403 })],
    ['is endless JSON', endless({ status: 403, headers: { 'content-type': 'application/json' } })],
    ['is a bomb', endless({ status: 403, gzip: true })],
    ['is cut off', (request, response) => cutWithoutLength('{"message":"no"}')(request, withStatus(response, 403))],
    ['is absent', status(403)],
  ])('knows the status of a refusal that %s', async (_, refusal) => {
    for (const kind of KINDS) {
      const { api } = await apiFor(refusal);
      const message = expect.stringMatching(/^\w+ \/\w+ answered HTTP 403 \(/);
      expect(await thrownBy(ASKING[kind](api)), kind).toMatchObject({ problem: 'forbidden', message });
    }
  });

  it.each(KINDS)('(%s) reads no more than it has use for', async (kind) => {
    const { api } = await apiFor(endless());
    expect(await thrownBy(ASKING[kind](api))).toMatchObject({ problem: 'too-large' });
  });

  it.each(KINDS)('(%s) ends with its time, however much comes', async (kind) => {
    const limits = { ...LIMITS, totalMs: 400 };
    const { api } = await apiFor(drip('{"id":7}'.padEnd(200), 50), { limits });
    const message = expect.stringMatching(/it was still incomplete after 0\.4 s$/);
    expect(await thrownBy(ASKING[kind](api))).toMatchObject({ problem: 'timeout', message });
  });

  it.each(KINDS)('(%s) ends with a deadline over many of them', async (kind) => {
    const deadline = new AbortController();
    const { api, received } = await apiFor(() => deadline.abort(), { limits: CALM, signal: deadline.signal });
    const message = expect.stringMatching(/the time for all requests was used up$/);
    expect(await thrownBy(ASKING[kind](api))).toMatchObject({ problem: 'timeout', message });
    expect(await thrownBy(ASKING[kind](api))).toMatchObject({ problem: 'timeout', message });
    // The second was not even sent.
    expect(received).toHaveLength(1);
  });

  it('does not wait for another attempt beyond that deadline', async () => {
    const deadline = new AbortController();
    const { signal } = deadline;
    // The attempt lets go of the deadline when it has failed, which is when the wait begins.
    vi.spyOn(signal, 'removeEventListener').mockImplementationOnce(() => deadline.abort());
    const { api, received } = await apiFor(status(500), { limits: CALM, signal });
    const message = expect.stringMatching(/answered HTTP 500 \(.*\)$/);
    expect(await thrownBy(ASKING.json(api))).toMatchObject({ problem: 'status', message });
    expect(received).toHaveLength(1);
  });

  it('follows a repository that has moved, with its body', async () => {
    const moved: Behaviour = (request, response) =>
      request.url?.startsWith('/new') ? serve('{"id":7}')(request, response) : redirect('/new', 307)(request, response);
    const { api, received } = await apiFor(moved);
    expect(await ASKING.POST(api)).toEqual({ id: 7 });
    expect(received[1]).toEqual({ method: 'POST', path: '/new', body: '{"a":1}' });
  });
});

describe('the token', () => {
  it('goes to no other server, whatever is asked, and nothing else goes there', async () => {
    for (const kind of KINDS) {
      for (const code of [301, 302, 303, 307, 308]) {
        const other = await serverForTest(serve('{"id":7}'));
        const { api, received } = await apiFor(redirect(`${other.origin}/things`, code));
        const message = expect.stringMatching(/^\w+ \/\w+: it redirects to http:\S+, where the token is not sent$/);
        expect(await thrownBy(ASKING[kind](api)), kind).toMatchObject({
          problem: 'redirect',
          message,
          retryable: false,
        });
        expect(other.requests).toEqual([]);
        expect(received).toHaveLength(1);
      }
    }
  });

  it('does not leave https', async () => {
    nock('https://api.test').get('/repos/acme/deploy/things').reply(302, '', { location: 'http://api.test/things' });
    const api = apiAt('https://api.test', { limits: FETCH_LIMITS });
    const message = 'GET /things: it redirects from https: to http:, which is not followed';
    expect(await thrownBy(ASKING.json(api))).toMatchObject({ problem: 'redirect', message });
  });
});

describe('what creates something', () => {
  const failure = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

  it.each<[string, Error, boolean]>([
    ['the host was not found', failure('ENOTFOUND', 'getaddrinfo'), true],
    ['no route led to it', failure('EHOSTUNREACH', 'connect'), true],
    [
      'all its addresses refused',
      Object.assign(new AggregateError([failure('ECONNREFUSED', 'connect')]), { code: 'ECONNREFUSED' }),
      true,
    ],
    ['the route was lost while it answered', failure('EHOSTUNREACH', 'read'), false],
    ['it ended the connection', failure('ECONNRESET', 'read'), false],
  ])('is sent again only where nothing was sent: %s', async (_, error, isSentAgain) => {
    nock('https://api.test').post('/repos/acme/deploy/things').replyWithError(error);
    nock('https://api.test').post('/repos/acme/deploy/things').reply(201, { id: 7 });
    const asked = thrownBy(ASKING.POST(apiAt('https://api.test')));
    if (isSentAgain) expect(await asked).toBeNull();
    else expect(await asked).toMatchObject({ problem: 'network', retryable: false });
    expect(nock.isDone()).toBe(isSentAgain);
    nock.cleanAll();
  });
});

describe('a refusal', () => {
  it.each<[string, Behaviour, string]>([
    ['its message', refuse(422, 'Validation Failed'), 'Validation Failed'],
    [
      'its message and the errors of its parts',
      serve({ message: 'Validation Failed', errors: [{ field: 'body', code: 'missing' }] }, { status: 422 }),
      'Validation Failed: {"field":"body","code":"missing"}',
    ],
    ['a page', serve('<h1>No</h1>', { status: 422 }), 'Unprocessable Entity'],
    ['another document', serve('[1]', { status: 422 }), 'Unprocessable Entity'],
    ['no document', serve('null', { status: 422 }), 'Unprocessable Entity'],
  ])('with %s is told in one sentence', async (_, refusal, says) => {
    const { api } = await apiFor(refusal);
    const message = `GET /things answered HTTP 422 (${says})`;
    expect(await thrownBy(ASKING.json(api))).toMatchObject({ problem: 'status', message });
  });
});

it('the limits are those for large lists unless told', async () => {
  const { server } = await apiFor(serve('{"id":7}'));
  const { owner, repo, token, userAgent } = { owner: 'acme', repo: 'deploy', token: 'secret', userAgent: 'tester/1.0' };
  expect(await ASKING.json(new GitHubApi({ baseUrl: server.origin, owner, repo, token, userAgent }))).toEqual({
    id: 7,
  });
});

/** The same answer with another status, whatever it is told later. */
function withStatus<T extends { writeHead: (code: number) => unknown }>(response: T, code: number): T {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = () => writeHead(code);
  return response;
}
