import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { FetchError } from '../../src/net/fetch-error.ts';
import { GitHubApi, type GitHubRepository } from '../../src/net/github-api.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import { itemsOf, octokitOn } from '../../src/net/octokit.ts';
import { refuse } from '../support/github-api.ts';
import {
  type Behaviour,
  cutInTheMiddle,
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
  const names = { owner: 'acme', repo: 'deploy' };
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

const send = async (api: GitHubApi, route: string, body = {}) =>
  (await (await octokitOn(api)).request(route, body)).data;

/** Every way to ask, with what it asks for: what decides, and what Octokit sends through the same session. */
const ASKING = {
  json: (api: GitHubApi) => api.json('/things', schema),
  raw: (api: GitHubApi) => api.raw('/things', 1_000),
  POST: (api: GitHubApi) => send(api, 'POST /repos/acme/deploy/things', { a: 1 }),
  PATCH: (api: GitHubApi) => send(api, 'PATCH /repos/acme/deploy/things', { a: 1 }),
  DELETE: (api: GitHubApi) => send(api, 'DELETE /repos/acme/deploy/things'),
  graphql: async (api: GitHubApi) => await (await octokitOn(api)).graphql('{ thing { id } }'),
} as const;

type Kind = keyof typeof ASKING;
const KINDS = Object.keys(ASKING) as Kind[];

describe('a request that writes', () => {
  it.each(['POST', 'PATCH'] as const)('by %s sends its body as JSON', async (method) => {
    const { api, server, received } = await apiFor(serve('{"id":7,"more":true}', { status: 201 }));
    const body = { text: 'ü "quoted"\n', list: [{}] };
    expect(await send(api, `${method} /repos/acme/deploy/things/3`, body)).toEqual({ id: 7, more: true });
    expect(received).toEqual([{ method, path: '/repos/acme/deploy/things/3', body: JSON.stringify(body) }]);
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'token secret',
      'content-type': 'application/json',
      accept: 'application/vnd.github.v3+json',
    });
  });

  it('by DELETE sends its body with its length, and takes no body for the answer', async () => {
    const { api, server, received } = await apiFor(serve('{"id":7}'));
    expect(await send(api, 'DELETE /repos/acme/deploy/things/3', { a: 1 })).toBe('');
    expect(received).toEqual([{ method: 'DELETE', path: '/repos/acme/deploy/things/3', body: '{"a":1}' }]);
    expect(server.requests[0]?.headers).toMatchObject({ 'content-length': '7' });
  });

  it('counts only if the server answers with JSON', async () => {
    for (const answer of [status(204), html()]) {
      const { api } = await apiFor(answer);
      const message = 'POST /things answered something that is not JSON';
      expect(await thrownBy(ASKING.POST(api))).toMatchObject({ problem: 'encoding', message });
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
    expect(await thrownBy(ASKING.DELETE(api))).toBeNull();
    expect(received).toEqual([{ method: 'DELETE', path: '/repos/acme/deploy/things', body: '' }]);
  });
});

describe('Octokit', () => {
  it('writes nothing to the log of a run', async () => {
    const { api } = await apiFor(serve('{"id":7}'));
    const { log } = await octokitOn(api);
    const levels = ['debug', 'info', 'warn', 'error'] as const;
    const written = levels.map((level) => vi.spyOn(console, level).mockReturnValue());
    for (const level of levels) log[level]('a message');
    for (const console of written) expect(console).not.toHaveBeenCalled();
  });

  it('hands over a fault that is no answer of the server as it is', async () => {
    const { api, received } = await apiFor(serve('{"id":7}'));
    expect(await thrownBy(send(api, 'GET https://['))).toMatchObject({ name: 'HttpError', message: 'Invalid URL' });
    expect(received).toEqual([]);
  });
});

describe('a list', () => {
  const listed = async (api: GitHubApi, mostPages: number) => {
    const octokit = await octokitOn(api);
    const pages = octokit.paginate.iterator('GET /repos/acme/deploy/things', {});
    const items: unknown[] = [];
    for await (const item of itemsOf(pages as AsyncIterable<{ data: unknown[] }>, mostPages)) items.push(item);
    return items;
  };
  const pageOf = (content: string, link: (origin: string) => string): Behaviour => {
    return (request, response) => {
      const origin = `http://${request.headers.host}`;
      serve(content, { headers: { link: `<${link(origin)}>; rel="next"` } })(request, response);
    };
  };

  it('ends with its last page', async () => {
    const { api } = await apiFor(serve('[1,2]'));
    expect(await listed(api, 1)).toEqual([1, 2]);
  });

  it.each<[string, Behaviour, string, string]>([
    ['more pages than there may be', pageOf('[1]', (origin) => `${origin}/next`), 'too-large', 'more than 3 pages'],
    ['a page that is no list', serve('{"id":7}'), 'encoding', 'the answer is not a list'],
    ['a page elsewhere', pageOf('[1]', () => 'https://elsewhere.example.com/'), 'redirect', 'the token is not sent'],
  ])('is not known with %s', async (_, behave, problem, message) => {
    const { api } = await apiFor(behave);
    expect(await thrownBy(listed(api, 3))).toMatchObject({ problem, message: expect.stringContaining(message) });
  });
});

describe('an answer', () => {
  it('counts only with what the rule asks for', async () => {
    const { api } = await apiFor(serve('{"id":"seven"}'));
    const message = 'GET /things answered without a valid id';
    expect(await thrownBy(api.json('/things', schema))).toMatchObject({ problem: 'encoding', message });
  });

  it('of another type altogether counts as nothing', async () => {
    const { api } = await apiFor(serve('7'));
    const message = 'GET /things answered without a valid content';
    expect(await thrownBy(api.json('/things', schema))).toMatchObject({ problem: 'encoding', message });
  });
});

describe('a query', () => {
  it('sends its variables apart, and gives the data of the answer', async () => {
    const { api, received } = await apiFor(serve('{"data":{"id":7}}'));
    expect(await (await octokitOn(api)).graphql('query ($n: Int) { a }', { n: 1 })).toEqual({ id: 7 });
    expect(received).toEqual([
      { method: 'POST', path: '/graphql', body: '{"query":"query ($n: Int) { a }","variables":{"n":1}}' },
    ]);
  });

  it.each([
    ['', '/graphql'],
    ['/', '/graphql'],
    ['/api/v3', '/api/graphql'],
    ['/api/v3/', '/api/graphql'],
  ])('of a server under "%s" goes to %s', async (prefix, path) => {
    const { server, received } = await apiFor(serve('{"data":{"id":7}}'));
    await ASKING.graphql(apiAt(`${server.origin}${prefix}`));
    expect(received.map((request) => request.path)).toEqual([path]);
  });

  it('with an error as its answer fails, whatever data there is', async () => {
    const errors = [{ type: 'NOT_FOUND', message: 'It says no.' }];
    const { api, received } = await apiFor(serve({ data: { id: 7 }, errors }));
    expect(await thrownBy(ASKING.graphql(api))).toMatchObject({
      errors,
      message: expect.stringContaining('It says no.'),
    });
    expect(received).toHaveLength(1);
  });
});

describe('a request is repeated', () => {
  const good = (kind: Kind) => serve(kind === 'graphql' ? '{"data":{"id":7}}' : '{"id":7}');

  it.each<[string, Behaviour]>([
    ['a server error', status(500)],
    ['a bad gateway', status(502)],
    ['silence', stallBeforeHeaders()],
    ['a reset', reset()],
    ['a body that is cut off', cutInTheMiddle('{"id":7}')],
    ['429', refuse(429, 'Too many requests')],
    ['403 with a time to wait', refuse(403, 'Slow down', { 'retry-after': '0' })],
    ['403 for the secondary limit', refuse(403, 'A secondary rate limit', { 'retry-after': '0' })],
  ])('after %s, unless it creates something', async (_, failing) => {
    for (const kind of KINDS) {
      const { api, received } = await apiFor(failTimes(1, failing, good(kind)));
      const error = await thrownBy(ASKING[kind](api));
      const isRepeated = kind !== 'POST';
      expect(received, kind).toHaveLength(isRepeated ? 2 : 1);
      if (isRepeated) expect(error, kind).toBeNull();
      else expect(error, kind).toBeInstanceOf(FetchError);
    }
  });

  it('where nobody listens, unless it creates something', async () => {
    const server = await startServer({});
    await server.close();
    for (const kind of KINDS) {
      const error = await thrownBy(ASKING[kind](apiAt(server.origin)));
      const message = expect.stringMatching(kind === 'POST' ? /ECONN(?!.*attempts)/s : /ECONN.*\(3 attempts\)$/s);
      expect(error).toMatchObject({ problem: 'network', message });
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
  ])('with %s is reported in one sentence', async (_, refusal, says) => {
    const { api } = await apiFor(refusal);
    const message = `GET /things answered HTTP 422 (${says})`;
    expect(await thrownBy(ASKING.json(api))).toMatchObject({ problem: 'status', message });
  });
});

it('the limits are by default those for large lists', async () => {
  const { server } = await apiFor(serve('{"id":7}'));
  const { owner, repo, token } = { owner: 'acme', repo: 'deploy', token: 'secret' };
  expect(await ASKING.json(new GitHubApi({ baseUrl: server.origin, owner, repo, token }))).toEqual({
    id: 7,
  });
});
