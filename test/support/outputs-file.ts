import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { temporaryFolder } from './git-repository.ts';

/**
 * Gives every test of this file an empty file for outputs, as a runner gives every step one.
 *
 * @returns what was written to it so far: each output in the order of writing, as the runner reads the file
 */
export function useOutputsFile(): () => [name: string, value: string][] {
  let path = '';
  beforeEach(() => {
    path = join(temporaryFolder(), 'output');
    writeFileSync(path, '');
    vi.stubEnv('GITHUB_OUTPUT', path);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const heredoc = /^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm;
  return () => [...readFileSync(path, 'utf8').matchAll(heredoc)].map(([, name = '', , value = '']) => [name, value]);
}
