import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/events.ts';
import { checkoutOf, emptyRepository, temporaryFolder } from '../support/git-repository.ts';
import { gitHubApiFor } from '../support/github-api.ts';
import { serve, serverForTest, status } from '../support/misbehaving-server.ts';
import { ROOT } from '../support/process.ts';
import { runAction } from '../support/runner.ts';

const VALUES = 'deploy/lightdash/values.yaml';
const values = (tag: string) => ({
  [VALUES]: `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n`,
});

/** The index and the artifacts, at the addresses that the page gives a mirror. */
const mirror = () =>
  serverForTest((request, response) => {
    const [, version] = /^\/lightdash\/(?:([\d.]+)\/)?release-safety(?:-index)?\.json$/.exec(request.url ?? '') ?? [];
    const file = version === undefined ? 'release-safety-index' : `artifacts/${version}`;
    try {
      return serve(readFileSync(`${ROOT}fixtures/${file}.json`, 'utf8'))(request, response);
    } catch {
      return status(404)(request, response);
    }
  });

/** The inputs that the page tells people to paste, at a mirror. */
function inputsOfPage(origin: string): Record<string, string> {
  const page = readFileSync(`${ROOT}docs/other-systems.md`, 'utf8');
  const lines = [...page.matchAll(/^ {10}([\w-]+-url): https:\/\/mirror\.example\.com(\S*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', path = '']) => [name, origin + path]));
}

it.each([
  ['an hour ago', 3_600_000, 0],
  ['two days ago', 48 * 3_600_000, 1],
  ['at an unknown time', null, 1],
])('the step of the page that keeps a mirror young, on an index made %s', (_, age, code) => {
  const page = readFileSync(`${ROOT}docs/other-systems.md`, 'utf8');
  const step = /^node -e '\n {2}const \{ generatedAt \}[\s\S]*?'$/m.exec(page)?.[0] ?? '';
  const folder = temporaryFolder();
  const generatedAt = age === null ? null : new Date(Date.now() - age).toISOString();
  writeFileSync(join(folder, 'release-safety-index.json'), JSON.stringify({ generatedAt }));
  const ended = spawnSync('sh', ['-c', step.replace('/srv/mirror/lightdash', folder)], { encoding: 'utf8' });
  expect([ended.status, ended.stderr]).toEqual([
    code,
    code === 0 ? '' : expect.stringContaining(`${generatedAt}, more`),
  ]);
});

describe('on an Enterprise Server', { timeout: 60_000 }, () => {
  it.each([
    ['2.2.0', 0, 'roll'],
    ['2.5.0', 1, 'recreate'],
  ])('a bump to %s is judged by a mirror and by the API of that server alone', async (to, code, decision) => {
    const origin = emptyRepository();
    const base = origin.commit(values('2.0.0'));
    origin.branch('update', base);
    const head = origin.commit(values(to));
    const merge = origin.mergeOf(base, head);
    const checkout = checkoutOf(origin, merge);
    // The base is in no clone, so that only the API has it.
    checkout.git('remote', 'remove', 'origin');
    const { server, api } = await gitHubApiFor(origin, { prefix: '/api/v3' });
    const documents = await mirror();
    const inputs = inputsOfPage(documents.origin);
    expect(Object.keys(inputs)).toEqual(['index-url', 'release-asset-url', 'chart-repository-url']);

    const result = await runAction(
      { ...inputs, 'github-token': 'ghs_own' },
      { GITHUB_SERVER_URL: server.origin, GITHUB_API_URL: api.baseUrl },
      { ...pullRequestEvent(merge, { headSha: head, baseSha: base }), folder: checkout.folder },
    );

    expect(result.outputs, result.stdout).toMatchObject({ decision, from: '2.0.0', to });
    expect(result.code).toBe(code);
    expect(server.requests.length).toBeGreaterThan(0);
    expect(
      server.requests.map(({ path }) => path).filter((path) => !path.startsWith('/api/v3/repos/acme/deploy/')),
    ).toEqual([]);
    expect(documents.requests.map(({ path }) => path)).toContain('/lightdash/release-safety-index.json');
    expect(documents.requests.map(({ path }) => path)).toContain('/lightdash/2.2.0/release-safety.json');
    expect(documents.requests.filter(({ headers }) => JSON.stringify(headers).includes('ghs_own'))).toEqual([]);
  });
});
