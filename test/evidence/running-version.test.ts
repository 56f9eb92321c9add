import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { RunningVersions } from '../../src/evidence/running-version.ts';
import { Connections } from '../../src/net/http-session.ts';
import {
  type Behaviour,
  cutInTheMiddle,
  cutWithoutLength,
  drip,
  empty,
  endless,
  failTimes,
  html,
  huge,
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
import { HASTY, health, IMPATIENT, PATIENT, readiness, tellingHealth } from '../support/running-service.ts';

usePlainHttp();

const answers = (body: unknown, headers = {}) => serve(body, { headers });
const page = '<!doctype html><html><body>Sign in</body></html>';

async function ask(behaviour: Behaviour, path = '', tagSuffix = '-commercial', { limits: { fetch: limits } } = HASTY) {
  const server = await serverForTest({
    [`${path.replace(/\/+$/, '')}/api/v1/health`]: behaviour,
    '/elsewhere': health('9.9.9'),
  });
  const versions = new RunningVersions(limits);
  try {
    return { answer: await versions.ask(new URL(`${server.origin}${path}`), tagSuffix), requests: server.requests };
  } finally {
    versions.close();
  }
}

it.each<[string, Behaviour, string]>([
  ['health with its header', health('2.113.0'), '2.113.0'],
  ['health behind an ingress that drops the header', health('2.113.0', null), '2.113.0'],
  ['a commercial build', health('2.113.0-commercial', '2.113.0'), '2.113.0'],
  ['members that nobody knows', answers({ results: { version: '2.113.0', new: [1] }, more: {} }), '2.113.0'],
  ['gzip', serve({ results: { version: '2.113.0' } }, { gzip: true }), '2.113.0'],
  ['a redirect to where it answers', redirect('/elsewhere'), '9.9.9'],
  ['a first attempt that fails', failTimes(1, status(502), health('2.113.0')), '2.113.0'],
])('a service reports its version: %s', async (_, behaviour, version) => {
  expect((await ask(behaviour)).answer).toMatchObject({ version, problem: null });
});

it.each<[string, Behaviour, string, number]>([
  ['a page of HTML', html(), 'it is no answer of Lightdash: the document is text that begins with "<!doctype', 1],
  ["a proxy's page for an error", status(503, { body: page }), 'it answered HTTP 503 (2 attempts)', 2],
  ['a refusal', status(403), 'it answered HTTP 403', 1],
  ['no such path', status(404), 'it answered HTTP 404', 1],
  ['204', status(204), 'it answered HTTP 204', 1],
  ['an empty page', empty(), 'it is no answer of Lightdash: the document is empty', 1],
  ['garbage', serve('\u0000\u0001'), 'it is no answer of Lightdash', 1],
  ['JSON of something else', answers({ status: 'ok' }), 'member "results.version" is nothing, expected a version', 1],
  ['a list', answers([]), 'member "results.version" is nothing', 1],
  ['a version that is none', health('latest', null), 'member "results.version" is "latest"', 1],
  ['another suffix', health('2.113.0-rc1', null), 'member "results.version" is "2.113.0-rc1"', 1],
  ['a number', answers({ results: { version: 2.1 } }), 'member "results.version" is 2.1', 1],
  ['a version twice', serve('{"results":{"version":"1.0.0","version":"2.0.0"}}'), 'it is no answer of Lightdash', 1],
  ['markup', health('<img src=x>', null), 'member "results.version" is "<img src=x>"', 1],
  [
    'a header that says otherwise',
    health('2.113.0', '2.112.0'),
    'the answer says 2.113.0, and its header "2.112.0"',
    1,
  ],
  ['a header that is no version', health('2.113.0', 'x'), 'the answer says 2.113.0, and its header "x"', 1],
  ['no connection', reset(), 'ECONNRESET', 2],
  ['a cut answer', cutInTheMiddle({ results: { version: '2.113.0' } }), 'aborted', 2],
  ['half an answer', cutWithoutLength({ results: { version: '2.113.0' } }), 'it is no answer of Lightdash', 1],
  ['10 MB', huge(10_000_000), 'larger than the limit of 1 MB', 1],
  ['an answer without end', endless({ gzip: true }), 'larger than the limit of 1 MB', 1],
  ['a loop of redirects', redirectLoop(), 'it redirects more than 5 times', 1],
  ['a redirect to a file', redirect('file:///etc/passwd'), 'it redirects from http: to file:', 1],
])('a service does not report its version: %s', async (_, behaviour, problem, attempts) => {
  const { answer, requests } = await ask(behaviour);
  expect(answer).toMatchObject({ version: null });
  expect(answer.problem).toContain(problem);
  expect(requests.length).toBeGreaterThanOrEqual(attempts);
});

it.each<[string, Behaviour, typeof HASTY, string]>([
  ['silence', stallBeforeHeaders(), IMPATIENT, 'no data came for 0.15 s'],
  ['silence after the headers', stallAfterHeaders(), IMPATIENT, 'no data came for 0.15 s'],
  [
    'a slow answer',
    drip({ results: { version: '2.113.0' }, more: ' '.repeat(500) }, 20),
    PATIENT,
    'incomplete after 1 s',
  ],
])('a slow service does not report its version: %s', async (_, behaviour, host, problem) => {
  const { answer } = await ask(behaviour, '', '', host);
  expect(answer).toMatchObject({ version: null, problem: expect.stringContaining(problem) });
});

it.each([500, 503, 404])('an error %s with the header says who answers, and is asked only once', async (code) => {
  const { answer, requests } = await ask(status(code, { headers: { 'lightdash-version': '2.114.0' } }));
  expect(answer).toEqual({
    version: null,
    problem: `2.114.0 answers HTTP ${code} there, so it does not serve yet`,
    migrations: null,
    isClean: false,
    named: '2.114.0',
  });
  expect(requests).toHaveLength(1);
});

it.each(['', '/', '/bi', '/bi/', '/bi//'])(
  'is asked below the path of its address, without a token: %j',
  async (path) => {
    const { answer, requests } = await ask(health('2.113.0'), path);
    expect(answer.version).toBe('2.113.0');
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    // A cache in between may have the version before.
    expect(requests[0]?.headers).toMatchObject({ accept: 'application/json', 'cache-control': 'no-cache' });
  },
);

it('keeps a suffix that is not the configured one', async () => {
  expect((await ask(health('2.113.0-commercial', null), '', '')).answer.version).toBeNull();
});

it('hides no fault of ours behind an answer', async () => {
  const bug = new TypeError('a bug');
  const headers = {
    get 'lightdash-version'(): string {
      throw bug;
    },
  };
  const message = Object.assign(Readable.from([Buffer.from('{}')]), { statusCode: 200, headers });
  vi.spyOn(Connections.prototype, 'send').mockResolvedValueOnce(message as unknown as IncomingMessage);
  const versions = new RunningVersions();
  await expect(versions.ask(new URL('https://bi.example.com'), '')).rejects.toBe(bug);
});

/** What a service says of its migrations, by both of its answers. */
async function migrationsOf(ofHealth: Behaviour, ofReadiness: Behaviour | null, times = 1) {
  const paths = { '/api/v1/health': ofHealth, ...(ofReadiness === null ? {} : { '/api/v1/readyz': ofReadiness }) };
  const { origin, requests } = await serverForTest(paths);
  const versions = new RunningVersions(HASTY.limits.fetch);
  const states = [];
  const clean = [];
  try {
    for (let time = 0; time < times; time += 1) {
      const answer = await versions.ask(new URL(origin), '');
      const { migrations, isClean } = await versions.withReadiness(new URL(origin), answer);
      states.push(migrations);
      clean.push(isClean);
    }
  } finally {
    versions.close();
  }
  return { states, clean, asked: requests.filter(({ path }) => path.endsWith('/readyz')).length };
}

const refusal = (body: unknown) => status(503, { body: JSON.stringify(body) });

it.each<[string, Behaviour, Behaviour | null, string | null]>([
  ['done', tellingHealth('2.1.0'), readiness(null), 'done'],
  ['not told', health('2.1.0'), readiness(null), null],
  ['pending', tellingHealth('2.1.0', { open: true }), readiness(null), 'pending'],
  ['parked', tellingHealth('2.1.0', { warnings: ['migration_parked'] }), readiness(null), 'parked'],
  [
    'parked and pending',
    tellingHealth('2.1.0', { open: true, warnings: ['migration_parked'] }),
    readiness(null),
    'parked',
  ],
  [
    'parked, and otherwise at readyz',
    tellingHealth('2.1.0', { warnings: ['migration_parked'] }),
    readiness('schema_pending'),
    'parked',
  ],
  ['a warning that nobody knows', tellingHealth('2.1.0', { warnings: ['new'] }), readiness(null), 'unavailable'],
  ['no list of warnings', answers({ results: { version: '2.1.0', migrationWarnings: 'none' } }), null, null],
  ['no boolean', answers({ results: { version: '2.1.0', requiresMigration: 'false' } }), null, null],
  ['pending at readyz', tellingHealth('2.1.0'), readiness('schema_pending'), 'pending'],
  ['parked at readyz', tellingHealth('2.1.0'), readiness('migration_parked'), 'parked'],
  ['no ledger at readyz', tellingHealth('2.1.0'), readiness('migration_ledger_unavailable'), 'unavailable'],
  ['a reason in the results', health('2.1.0'), refusal({ results: { reason: 'schema_pending' } }), 'pending'],
  ['a reason in the error', health('2.1.0'), refusal({ error: { reason: 'migration_parked' } }), 'parked'],
  ['no reason', health('2.1.0'), status(503, { body: page }), 'unavailable'],
  ['a reason that is no text', health('2.1.0'), refusal({ reason: ['schema_pending'] }), 'unavailable'],
  ['a reason that every object has as a member', health('2.1.0'), refusal({ reason: 'constructor' }), 'unavailable'],
  ['a proxy that refuses', tellingHealth('2.1.0'), status(403, { body: page }), 'done'],
  ['a connection that ends', tellingHealth('2.1.0'), reset(), 'done'],
])('a service reports its migrations: %s', async (_, ofHealth, ofReadiness, expected) => {
  expect((await migrationsOf(ofHealth, ofReadiness)).states).toEqual([expected]);
});

it.each<[string, Behaviour, Behaviour | null, boolean]>([
  ['all three', tellingHealth('2.1.0'), readiness(null), true],
  ['no migrations told', health('2.1.0'), readiness(null), false],
  ['a migration needed', tellingHealth('2.1.0', { open: true }), readiness(null), false],
  ['a warning', tellingHealth('2.1.0', { warnings: ['new'] }), readiness(null), false],
  ['no list of warnings', answers({ results: { version: '2.1.0', requiresMigration: false } }), readiness(null), false],
  [
    'warnings that are no list',
    answers({ results: { version: '2.1.0', requiresMigration: false, migrationWarnings: '' } }),
    readiness(null),
    false,
  ],
  ['not ready', tellingHealth('2.1.0'), readiness('schema_pending'), false],
  ['no such question', tellingHealth('2.1.0'), null, false],
  ['no answer to it', tellingHealth('2.1.0'), reset(), false],
])('a service is clean only if it told that all is well: %s', async (_, ofHealth, ofReadiness, expected) => {
  expect((await migrationsOf(ofHealth, ofReadiness)).clean).toEqual([expected]);
});

it('is asked once whether it is ready, if it does not know the question, and each time if it does', async () => {
  expect(await migrationsOf(health('2.1.0'), null, 3)).toMatchObject({ states: [null, null, null], asked: 1 });
  expect(await migrationsOf(tellingHealth('2.1.0'), readiness(null), 3)).toMatchObject({ asked: 3 });
});
