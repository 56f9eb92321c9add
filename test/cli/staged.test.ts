import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { repositoryWith } from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';

const values = (tag: string) => `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n`;
const FILE = 'fail-on: mode-mismatch\n';
const EXCEPTION = 'exceptions:\n  - { from: 2.0.0, to: 2.5.0, allow: recreate, reason: Sunday }\n';

it.each([
  ['passes a downtime that the file of the team declares', EXCEPTION, 0],
  ['fails without it', '', 1],
])('what is about to be committed %s', async (_, exception, code) => {
  const repository = repositoryWith({ 'values.yaml': values('2.0.0'), '.upgrade-gate.yml': FILE });
  writeFileSync(join(repository.folder, 'values.yaml'), values('2.5.0'));
  writeFileSync(join(repository.folder, '.upgrade-gate.yml'), FILE + exception);
  repository.git('add', '--all');
  const said: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0),
  );
  const index = `${ROOT}fixtures/release-safety-index.json`;
  const options = ['--index-url', index, '--artifacts', 'off', '--working-directory', repository.folder];
  const ended = await main(['gate', '--staged', ...options]);
  for (const spy of spies) spy.mockRestore();
  expect(ended, said.join('')).toBe(code);
  expect(said.join('')).toContain('2.0.0 → 2.5.0');
});
