import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { WITH_FLOOR } from '../support/choices.ts';
import { folderWith, repositoryWith } from '../support/git-repository.ts';

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
    "exceptions:\n  - { from: 2.2.0, to: 2.6.0, allow: recreate, reason: 'say when it happens, and who decided it' }\n",
  );
  expect(read('staging')).toBe(compose('2.2.0'));
});
