import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countUsers } from '../../../src/companions/recipes/count-users.ts';
import type { AnalyticsClient } from '../../../src/companions/service/client.ts';
import type { AnalyticsServiceOptions } from '../../support/analytics-service.ts';
import { clientForTest } from '../../support/analytics-service-client.ts';
import {
  organizationUser,
  SERVICE_TOKEN,
  someWorld,
  type UserRecord,
  uuid,
  type World,
} from '../../support/analytics-service-data.ts';
import { holdsAsync } from '../../support/holds.ts';
import { type Behaviour, html, reset, serve, status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const withUsers = (...users: readonly object[]) => someWorld({ users: users as readonly UserRecord[] });
const group = (name: string) => ({ name, uuid: uuid(0xd1) });
const results = (value: unknown) => serve({ status: 'ok', results: value });

async function counted(
  world: World,
  { withPeople = false, ...options }: AnalyticsServiceOptions & { withPeople?: boolean } = {},
  changes: Parameters<typeof clientForTest>[2] = {},
) {
  const { service, client } = await clientForTest(world, options, changes);
  return { ...(await countUsers(client, withPeople)), service };
}

describe('the numbers', () => {
  it('of a small organization', async () => {
    const { report, users } = await counted(someWorld());
    expect(report).toEqual({
      share: { read: 3, total: 3 },
      unreadable: 0,
      untold: 0,
      roles: [
        { role: 'admin', users: 1 },
        { role: 'editor', users: 1 },
        { role: 'member', users: 1 },
      ],
      groups: [{ name: 'Finance', users: 1 }],
      pending: 1,
      inactive: 1,
      withoutGroup: 2,
      people: null,
      problem: null,
    });
    expect(users).toHaveLength(3);
  });

  it('of one on several pages, the largest role and group first', async () => {
    const users = Array.from({ length: 250 }, (_, number) =>
      organizationUser(number, {
        role: number < 10 ? 'admin' : number < 50 ? 'roleOfTheFuture' : 'viewer',
        groups: number % 2 === 0 ? [group('Even'), group('Even'), ...(number < 20 ? [group('Early')] : [])] : [],
      }),
    );
    const { report, service } = await counted(withUsers(...users));
    expect(report).toMatchObject({
      share: { read: 250, total: 250 },
      roles: [
        { role: 'viewer', users: 200 },
        { role: 'roleOfTheFuture', users: 40 },
        { role: 'admin', users: 10 },
      ],
      groups: [
        { name: 'Even', users: 125 },
        { name: 'Early', users: 10 },
      ],
      pending: 0,
      inactive: 0,
      withoutGroup: 125,
    });
    expect(service.requests).toHaveLength(3);
    for (const { query } of service.requests) expect(Number(query.get('includeGroups'))).toBeGreaterThan(0);
  });

  it('of a very old server that answers with a list', async () => {
    const { report } = await counted(someWorld({ listsUsersBare: true }));
    expect(report).toMatchObject({ share: { read: 3, total: 3 }, problem: null });
  });

  it('of nobody', async () => {
    const { report } = await counted(withUsers());
    expect(report).toMatchObject({ roles: [], groups: null, pending: null, inactive: null, withoutGroup: null });
    expect(report).toMatchObject({ share: { read: 0, total: 0 }, problem: null, people: null });
  });

  it.each<[string, readonly object[], object]>([
    [
      'no members at all',
      [{}],
      { roles: [{ role: 'not told', users: 1 }], groups: null, pending: null, inactive: null },
    ],
    ['nulls', [{ role: null, groups: null, isActive: null, isPending: null }], { groups: null, withoutGroup: null }],
    ['no groups, though it tells of them', [{ groups: [] }], { groups: [], withoutGroup: 1 }],
    ['flags of some', [{ isPending: true }, {}], { pending: 1, inactive: null }],
  ])('of users with %s', async (_, data, expected) => {
    const { report } = await counted(someWorld(), { behave: () => results({ data }) });
    expect(report).toMatchObject({ ...expected, unreadable: 0, problem: null });
  });

  it('say how many users could not be read', async () => {
    const { report } = await counted(withUsers(organizationUser(1), organizationUser(2, { role: 7 })));
    expect(report).toMatchObject({
      share: { read: 2, total: 2 },
      unreadable: 1,
      roles: [{ role: 'viewer', users: 1 }],
    });
  });
});

describe('the people', () => {
  it('are in the report where they are asked for, by name', async () => {
    const { report } = await counted(
      withUsers(
        organizationUser(1, { firstName: 'Zoe', groups: [group('Finance')] }),
        organizationUser(2, { firstName: 'Ada', role: 'admin', isActive: false }),
        { userUuid: 'x', firstName: '', lastName: null, email: undefined, groups: [] },
      ),
      { withPeople: true },
    );
    expect(report.untold).toBe(1);
    expect(report.people).toEqual([
      {
        name: 'Ada Example',
        email: 'user2@example.test',
        role: 'admin',
        groups: [],
        isPending: false,
        isActive: false,
      },
      {
        name: 'Zoe Example',
        email: 'user1@example.test',
        role: 'viewer',
        groups: ['Finance'],
        isPending: false,
        isActive: true,
      },
    ]);
  });

  const NAME = 'Ada-of-all-people';
  const EMAIL = 'ada@private.test';
  const person = { userUuid: uuid(1), firstName: NAME, lastName: NAME, email: EMAIL, role: 'viewer', groups: [] };
  const words = `${NAME} <${EMAIL}>`;
  const error = (statusCode: number, name: string) =>
    serve({ status: 'error', error: { statusCode, name, message: words, data: person } }, { status: statusCode });

  it.each<[string, Behaviour]>([
    ['a good answer', results({ data: [person] })],
    ['a list', results([person])],
    ['a user that cannot be read', results({ data: [{ ...person, role: 7 }] })],
    ['a user that holds the e-mail where a flag should be', results({ data: [{ ...person, isActive: EMAIL }] })],
    ['users that are no list', results({ data: { [EMAIL]: person } })],
    ['results that are no record', results(words)],
    ['a status of its own', serve({ status: words, results: { data: [person] } })],
    ['a page', serve(`<html>${words}</html>`, { headers: { 'content-type': 'text/html' } })],
    ['plain text', serve(words)],
    ['half of JSON', serve(`{"status":"ok","results":{"data":[{"email":"${EMAIL}"`)],
    ['400', error(400, words)],
    ['401', error(401, words)],
    ['403', error(403, words)],
    ['404', error(404, words)],
    ['429', error(429, words)],
    ['500', error(500, words)],
    ['403 in plain text', status(403, { body: words })],
    ['a way elsewhere', status(302, { headers: { location: `https://elsewhere.test/?email=${EMAIL}` } })],
    ['an error with status 200', serve({ status: 'error', error: { statusCode: 500, name: words, message: words } })],
  ])('are nowhere in the report after %s', async (_, behave) => {
    const { report } = await counted(someWorld(), { behave: () => behave });
    expect(JSON.stringify(report)).not.toMatch(/Ada-of|private\.test/);
    expect(report.people).toBeNull();
  });

  it('are nowhere in it whatever members are in each other’s places', async () => {
    const secret = fc.constantFrom<unknown>(NAME, EMAIL, words, { email: EMAIL }, [EMAIL]);
    const users = fc.array(
      fc.record(
        {
          userUuid: secret,
          firstName: secret,
          lastName: secret,
          email: secret,
          isActive: fc.oneof(secret, fc.boolean()),
          isPending: fc.oneof(secret, fc.boolean()),
          isInviteExpired: secret,
          // What is counted by is shown, so these hold what they should, or what makes the user unreadable.
          role: fc.constantFrom<unknown>('viewer', { email: EMAIL }, 7),
          groups: fc.constantFrom<unknown>([], [group('Finance')], EMAIL, [EMAIL]),
        },
        { requiredKeys: [] },
      ),
      { maxLength: 5 },
    );
    let data: readonly unknown[] = [];
    const { client } = await clientForTest(someWorld(), { behave: () => results({ data }) });
    await holdsAsync(
      fc.asyncProperty(users, async (given) => {
        data = given;
        const { report } = await countUsers(client, false);
        expect(JSON.stringify(report)).not.toMatch(/Ada-of|private\.test/);
        expect(report.roles.reduce((sum, { users: count }) => sum + count, 0) + report.unreadable).toBe(
          report.share.read,
        );
      }),
    );
  });
});

describe('users that cannot be read', () => {
  it.each<[string, Behaviour, RegExp]>([
    ['a page', html(), /not the documented list of users \(HTTP 200\)\. Check `base-url`$/],
    ['another record', results({ users: [] }), /not the documented list of users \(HTTP 200\)\. Check `base-url`$/],
    ['a status', status(503), /gave no list of users \(HTTP 503\)\. Run this again later$/],
    ['nothing', reset(), /gave no list of users\. Run this again later$/],
    ['plain text with 401', status(401, { body: 'Unauthorized' }), /refuses the token \(HTTP 401\)$/],
  ])('because the service answers with %s', async (_, behave, message) => {
    const { report, users } = await counted(someWorld(), { behave: () => behave });
    expect(report.problem).toMatch(message);
    expect(users).toBeNull();
    expect(report).toMatchObject({ share: { read: 0, total: null }, roles: [], groups: null, people: null });
  });

  it('because the account may not see them', async () => {
    const { report, users } = await counted(someWorld(), { withPeople: true }, { token: SERVICE_TOKEN });
    expect(report.problem).toBe(
      'The account that owns the token cannot see the users of the organization (HTTP 403). Give it that permission',
    );
    expect(report.people).toBeNull();
    expect(users).toBeNull();
  });

  it('because the second page fails: half of them are not all', async () => {
    const many = Array.from({ length: 150 }, (_, number) => organizationUser(number));
    const { report, users } = await counted(withUsers(...many), {
      behave: ({ query }) => (query.get('page') === '2' ? status(502) : undefined),
    });
    expect(report).toMatchObject({ share: { read: 100, total: 150 }, problem: expect.stringContaining('502') });
    expect(users).toHaveLength(100);
  });

  it('to the end of the list have a problem next to the numbers of the others', async () => {
    const pagination = { page: 1, pageSize: 100, totalResults: 900, totalPageCount: 9 };
    const { report } = await counted(someWorld(), {
      behave: () => results({ data: [organizationUser(1)], pagination }),
    });
    expect(report).toMatchObject({
      share: { read: 1, total: 900 },
      problem: 'The list of users was not read to its end, so the numbers cover only a part',
    });
  });

  it('because the program itself is wrong', async () => {
    const wrong = new RangeError('a bug');
    const organizationUsers = async () => {
      throw wrong;
    };
    const client = { organizationUsers } as unknown as AnalyticsClient;
    await expect(countUsers(client, false)).rejects.toBe(wrong);
  });
});
