import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { WITH_FLOOR } from '../support/choices.ts';
import { folderWith, repositoryWith } from '../support/git-repository.ts';
import { type Behaviour, serverForTest } from '../support/misbehaving-server.ts';
import { usePlainHttp } from '../support/plain-http.ts';
import { health, tellingHealth } from '../support/running-service.ts';

usePlainHttp();

const compose = (version: string) => `services:\n  web:\n    image: lightdash/lightdash:${version}\n`;

it('leaves alone what only the base branch has changed since this branch left it', async () => {
  const repository = repositoryWith({
    'prod/compose.yaml': compose('2.2.0'),
    'staging/compose.yaml': compose('2.2.0'),
  });
  repository.branch('update', 'HEAD');
  repository.commit({ 'prod/compose.yaml': compose('2.6.0') });
  const before = repository.git('rev-parse', 'HEAD^');
  repository.branch('later', before);
  repository.commit({ 'staging/compose.yaml': compose('2.4.0') });
  repository.branch('update');
  const index = join(folderWith({ 'index.json': JSON.stringify(WITH_FLOOR.index) }), 'index.json');
  expect(await main(['apply', repository.folder, '--mode', '--base', 'later', '--index-url', index])).toBe(0);
  const read = (name: string) => readFileSync(join(repository.folder, name, 'compose.yaml'), 'utf8');
  expect(read('prod')).toBe(compose('2.6.0'));
  const own = readFileSync(join(repository.folder, '.github/upgrade-gate.yml'), 'utf8');
  expect(own).toBe(
    "exceptions:\n  - from: 2.2.0\n    to: 2.6.0\n    allow: recreate\n    reason: 'when it happens, and who decided it'\n",
  );
  expect(read('staging')).toBe(compose('2.2.0'));
});

/** What `apply --next` says, and what the file has afterwards. */
async function nextWhile(ofHealth: Behaviour | null, version = '2.2.0') {
  const { origin } = await serverForTest(ofHealth === null ? {} : { '/api/v1/health': ofHealth });
  const repository = repositoryWith({
    'compose.yaml': compose(version),
    '.github/upgrade-gate.yml': `running-url: ${origin}\n`,
  });
  const index = join(folderWith({ 'index.json': JSON.stringify(WITH_FLOOR.index) }), 'index.json');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await main(['apply', repository.folder, '--next', '--index-url', index]);
  const says = written.mock.calls.map(([text]) => `${text}`).join('');
  written.mockRestore();
  return { code, says, isSame: readFileSync(join(repository.folder, 'compose.yaml'), 'utf8') === compose(version) };
}

it.each<[string, Behaviour | null, string | null]>([
  ['done', tellingHealth('2.2.0'), null],
  ['not told, as by an older server', health('2.2.0'), null],
  ['pending', tellingHealth('2.2.0', { open: true }), 'its migrations have not finished'],
  ['parked', tellingHealth('2.2.0', { warnings: ['migration_parked'] }), 'its migrations are parked'],
  ['not known', tellingHealth('2.2.0', { warnings: ['new'] }), 'it cannot tell'],
  ['those of an older version', tellingHealth('2.1.0'), 'runs 2.1.0, and compose.yaml has 2.2.0'],
  ['those of a newer version', tellingHealth('2.3.0'), 'runs 2.3.0, and compose.yaml has 2.2.0'],
  ['without an answer', null, 'HTTP 404'],
])('writes the next step only where the last one has arrived: its migrations are %s', async (_, ofHealth, why) => {
  const { code, says, isSame } = await nextWhile(ofHealth);
  expect([code, isSame]).toEqual(why === null ? [0, false] : [2, true]);
  if (why !== null) expect(says).toContain('The last step has not arrived');
  expect(says).toContain(why ?? '');
});
