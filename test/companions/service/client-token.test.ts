import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretHider } from '../../../src/companions/service/secret.ts';
import { analyticsErrorOf, clientForTest } from '../../support/analytics-service-client.ts';
import { PROJECT, someWorld, TOKEN, uuid } from '../../support/analytics-service-data.ts';
import { holds } from '../../support/holds.ts';
import { type Behaviour, redirect, serve, status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const TYPED = { 'content-type': 'application/json' };
const payload = (member: object) => ({
  status: 'error',
  error: { statusCode: 400, name: 'ParameterError', ...member },
});
const row = (member: object) => ({
  status: 'ok',
  results: {
    data: [member],
    counts: {
      total: 1,
      warehouseTimeMsLast7Days: 0,
      windows: { lastFewMinutes: 1, lastHour: 0, last24Hours: 0, last7Days: 0, last30Days: 0 },
      triggers: { interactive: 1, apps: 0, scheduled: 0 },
    },
  },
});

describe('a server that echoes the token', () => {
  it.each<[string, Behaviour]>([
    ['in a text', serve(`you said ${TOKEN}`)],
    ['in a text that is cut in the middle of it', serve(`${'x'.repeat(60)}${TOKEN}`)],
    ['in a refusal', status(403, { body: `ApiKey ${TOKEN}` })],
    ['in the message of an error', status(400, { headers: TYPED, body: payload({ message: `bad: ApiKey ${TOKEN}` }) })],
    ['in a long message', status(400, { headers: TYPED, body: payload({ message: `${'x'.repeat(280)}${TOKEN}` }) })],
    ['in the name of an error', status(400, { headers: TYPED, body: payload({ name: TOKEN }) })],
    ['in the event of an error', status(400, { headers: TYPED, body: payload({ sentryEventId: TOKEN }) })],
    [
      'in the fields of an error',
      status(422, { headers: TYPED, body: payload({ data: { [TOKEN]: { message: TOKEN } } }) }),
    ],
    ['in an error with status 200', serve(payload({ message: TOKEN }))],
    ['in a member that is no such thing', serve({ status: TOKEN })],
    ['in a member that is cut', serve({ status: `${'x'.repeat(40)}${TOKEN}` })],
    ['in the name of a host', redirect(`http://${TOKEN}.example.test/`)],
    ['in the type of its content', serve('{}', { headers: { 'content-type': `text/${TOKEN}` } })],
    ['in the encoding of its content', serve('{}', { headers: { 'content-encoding': TOKEN } })],
  ])('%s is not repeated', async (_, behave) => {
    const { client } = await clientForTest(undefined, { behave: () => behave });
    const errors = [
      await analyticsErrorOf(client.queryHistory(PROJECT, {}, { rows: 1 })),
      await analyticsErrorOf(client.savedChart(uuid(0xc1))),
      await analyticsErrorOf(client.compileQuery(PROJECT, 'orders', {})),
    ];
    for (const { message, stack, kind, complaint } of errors) {
      const shown = JSON.stringify([message, stack, kind, complaint]).toLowerCase();
      for (let start = 0; start + 8 <= TOKEN.length; start += 1) {
        expect(shown).not.toContain(TOKEN.slice(start, start + 8));
      }
    }
  });

  it('in a row that cannot be read is not repeated', async () => {
    const { client } = await clientForTest(undefined, {
      behave: () => serve(row({ queryUuid: 'a', createdAt: [], title: 1 })),
    });
    const { unreadable } = await client.queryHistory(PROJECT, {}, { rows: 1 });
    expect(unreadable).toHaveLength(1);
    const echoing = await clientForTest(undefined, { behave: () => serve(row(TOKEN as never)) });
    const read = await echoing.client.queryHistory(PROJECT, {}, { rows: 1 });
    expect(read.unreadable).toMatchObject([
      { problem: expect.stringMatching(/: it is "\*\*\*", expected an object$/) },
    ]);
  });

  it('as its version is not repeated', async () => {
    const { client } = await clientForTest(someWorld({ version: TOKEN }));
    await client.savedChart(uuid(0xc1));
    expect(client.serverVersion).toBe('***');
  });

  it('in the answer is not repeated', async () => {
    const { client } = await clientForTest();
    expect((await analyticsErrorOf(client.savedChart(TOKEN))).message).toMatch(
      /^GET \/api\/v1\/saved\/\*\*\* answered/,
    );
  });
});

describe('the token', () => {
  it('goes to the server of the address and stays there on its redirects', async () => {
    const { service, client } = await clientForTest(undefined, {
      behave: ({ path, query }) => (query.has('again') ? undefined : redirect(`${path}?again`, 307)),
    });
    await client.savedChart(uuid(0xc1));
    expect(service.requests.map(({ headers }) => headers.authorization)).toEqual([
      `ApiKey ${TOKEN}`,
      `ApiKey ${TOKEN}`,
    ]);
  });
});

describe('secretHider', () => {
  it.each([
    ['abcdefghijkl', 'abcdefghijkl', '***'],
    ['abcdefghijkl', '-abcdefghijkl-abcdefghijkl-', '-***-***-'],
    ['abcdefghijkl', 'abcdefghijklabcdefghijkl', '***'],
    ['abcdefghijkl', 'cdefghij', '***'],
    ['abcdefghijkl', 'cdefghi', 'cdefghi'],
    ['abcdefghijkl', 'ABCDefghIJKL!', '***!'],
    ['abcdefghijkl', 'İabcdefghijklİ', 'İ***İ'],
    ['abcdefghijkl', '', ''],
    ['a/b=c+d/e', 'x a%2Fb%3Dc%2Bd%2Fe', 'x ***'],
    ['abc', 'an abc', 'an ***'],
    ['a', 'banana', 'b***n***n***'],
  ])('with %j makes %j into %j', (secret, text, hidden) => {
    expect(secretHider(secret)(text)).toBe(hidden);
  });

  it('removes every part of a secret, and nothing else', () => {
    const secret = fc.string({ unit: fc.constantFrom(...'abcDEF123_'), minLength: 8, maxLength: 30 });
    const around = fc.string({ unit: fc.constantFrom(...'xyzü \n') });
    holds(
      fc.property(secret, around, around, (hidden, before, behind) => {
        expect(secretHider(hidden)(`${before}${hidden}${behind}`)).toBe(`${before}***${behind}`);
      }),
    );
  });
});
