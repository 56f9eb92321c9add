import { describe, expect, it, vi } from 'vitest';
import { linksOf, repositoryOf } from '../../src/actions/workflow.ts';
import { parseSettings } from '../../src/gate/settings.ts';
import { UNKNOWN_PROGRAM } from '../../src/net/tool.ts';
import { temporaryFolder } from '../support/git-repository.ts';
import { serverForTest, status } from '../support/misbehaving-server.ts';

const RUNNER = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/platform',
  GITHUB_RUN_ID: '7',
  GITHUB_ACTION_REPOSITORY: 'acme/upgrade-gate',
  GITHUB_ACTION_REF: 'v1',
};
const NONE = { repository: null, run: null, gate: null, program: UNKNOWN_PROGRAM };
const ALL = {
  repository: 'https://github.com/acme/platform',
  run: 'https://github.com/acme/platform/actions/runs/7',
  gate: 'https://github.com/acme/upgrade-gate/blob/v1',
  program: 'npx --yes github:acme/upgrade-gate#v1',
};

describe('the links of a report', () => {
  it.each<[string, NodeJS.ProcessEnv, Partial<Record<keyof typeof ALL, string | null>>]>([
    ['lead to the repository, the run and the version of the gate that runs', {}, {}],
    [
      'lead to a server of one’s own',
      { GITHUB_SERVER_URL: 'http://ghe.example:8443' },
      {
        repository: 'http://ghe.example:8443/acme/platform',
        run: 'http://ghe.example:8443/acme/platform/actions/runs/7',
        gate: 'http://ghe.example:8443/acme/upgrade-gate/blob/v1',
        program: 'npx --yes git+http://ghe.example:8443/acme/upgrade-gate.git#v1',
      },
    ],
    [
      'lead to a branch with a slash',
      { GITHUB_ACTION_REF: 'release/v1.x' },
      {
        gate: 'https://github.com/acme/upgrade-gate/blob/release/v1.x',
        program: 'npx --yes github:acme/upgrade-gate#release/v1.x',
      },
    ],
    [
      'lead to no page of an action in the checkout itself',
      { GITHUB_ACTION_REPOSITORY: '', GITHUB_ACTION_REF: '' },
      { gate: null, program: UNKNOWN_PROGRAM },
    ],
    ['lead to no run without its number', { GITHUB_RUN_ID: '' }, { run: null }],
    ['lead to no run without a repository', { GITHUB_REPOSITORY: '' }, { repository: null, run: null }],
    ['lead nowhere outside a runner', { GITHUB_SERVER_URL: undefined }, NONE],
    ['lead nowhere on a server that is none', { GITHUB_SERVER_URL: 'javascript:alert(1)' }, NONE],
    ['lead nowhere on a server with a path', { GITHUB_SERVER_URL: 'https://github.com/)[x](https://evil.test' }, NONE],
    ['take no name that ends the link', { GITHUB_REPOSITORY: 'acme/x)(y' }, { repository: null, run: null }],
    ['take no name of three parts', { GITHUB_REPOSITORY: 'acme/platform/x' }, { repository: null, run: null }],
    ['take no number with text', { GITHUB_RUN_ID: '7/../8' }, { run: null }],
    ['take no ref that leads up', { GITHUB_ACTION_REF: '../../evil' }, { gate: null, program: UNKNOWN_PROGRAM }],
    ['take no ref that ends the link', { GITHUB_ACTION_REF: 'v1)' }, { gate: null, program: UNKNOWN_PROGRAM }],
  ])('%s', (_, changes, expected) => {
    expect(linksOf({ ...RUNNER, ...changes })).toEqual({ ...ALL, ...expected });
  });
});

it('reads the repository from the server for five minutes at most, and says which request was the last', async () => {
  const server = await serverForTest(status(200));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const settings = parseSettings({ 'github-token': 'ghs_1', 'working-directory': temporaryFolder() }, (name) => name);
  const host = repositoryOf(settings, { GITHUB_API_URL: server.origin, GITHUB_REPOSITORY: 'acme/platform' });
  const repository = await host.open();
  const asking = repository.parentsOf('a'.repeat(40));
  await expect(asking).rejects.toThrow(/GET \/.*a{40}.*: the time for all requests was used up/);
  expect(timeout.mock.calls).toEqual([[300_000]]);
  expect(server.requests).toEqual([]);
});
