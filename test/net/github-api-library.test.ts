import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { GitHubApi } from '../../src/net/github-api.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';

/** What the library answers next; no server here can make it answer so. */
const answered = vi.hoisted(() => ({ url: '', data: {} as AsyncIterable<Buffer> }));

vi.mock('@actions/github', () => {
  const endpoint = { DEFAULTS: { request: {} } };
  return { getOctokit: () => ({ request: Object.assign(async () => answered, { endpoint }) }) };
});

const NAMES = { token: 'secret', owner: 'acme', repo: 'deploy', userAgent: 'tester/1.0' };

async function* after(ms: number): AsyncGenerator<Buffer> {
  await sleep(ms);
  yield Buffer.from('{}');
}

it.each([
  ['https://api.test', 'https://elsewhere.test/a', null],
  ['https://api.test', 'http://api.test/a', 'GET /a was redirected from https to http'],
  ['http://api.test', 'http://elsewhere.test/a', null],
])('an answer to %s from %s', async (baseUrl, url, message) => {
  Object.assign(answered, { url, data: after(0) });
  const answer = new GitHubApi({ baseUrl, ...NAMES }).json('/a', z.object({}));
  if (message === null) expect(await answer).toEqual({});
  else await expect(answer).rejects.toMatchObject({ problem: 'redirect', message });
});

it('an answer that comes in spite of having been given up', async () => {
  const data = after(100);
  const ended = vi.spyOn(data, 'return');
  Object.assign(answered, { url: 'https://api.test/a', data });
  const limits = { ...FETCH_LIMITS, totalMs: 20 };
  const api = new GitHubApi({ baseUrl: 'https://api.test', ...NAMES, limits });
  await expect(api.json('/a', z.object({}))).rejects.toMatchObject({ problem: 'timeout' });
  // It is read by somebody who is no longer waited for.
  await sleep(150);
  expect(ended).not.toHaveBeenCalled();
  await expect(data.next()).resolves.toMatchObject({ done: true });
});
