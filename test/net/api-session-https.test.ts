import nock from 'nock';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { ApiSession } from '../../src/net/api-session.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';

afterEach(() => {
  nock.cleanAll();
});

async function ask() {
  const session = new ApiSession({
    origin: 'https://service.test',
    authorization: 'ApiKey secret',
    userAgent: 'tester/1.0',
    limits: { ...FETCH_LIMITS, firstWaitMs: 1 },
    mostBytes: 1_000,
  });
  onTestFinished(() => session.close());
  return await session.ask({ method: 'GET', path: '/a', body: null });
}

describe('https', () => {
  it('may redirect within its origin', async () => {
    nock('https://service.test').get('/a').reply(302, '', { location: 'https://service.test:443/b' });
    nock('https://service.test', { reqheaders: { authorization: 'ApiKey secret' } })
      .get('/b')
      .reply(200, '{}');
    expect((await ask()).status).toBe(200);
  });

  it.each([
    ['http', 'http://service.test/a', 'it redirects from https: to http:, which is not followed'],
    ['another host', 'https://login.test/a', 'it redirects to https://login.test, where the token is not sent'],
    [
      'another port',
      'https://service.test:8443/a',
      'it redirects to https://service.test:8443, where the token is not sent',
    ],
  ])('never redirects to %s', async (_, location, message) => {
    nock('https://service.test').get('/a').reply(302, '', { location });
    const target = nock(new URL(location).origin).get('/a').reply(200, '{}');
    await expect(ask()).rejects.toMatchObject({ problem: 'redirect', message });
    expect(target.isDone()).toBe(false);
  });
});
