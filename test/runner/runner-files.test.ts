import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { publishOutputs } from '../../src/runner/runner-files.ts';
import { useOutputsFile } from '../support/outputs-file.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  statSync: () => {
    throw new Error('EIO: i/o error, stat');
  },
}));

useOutputsFile();

describe('outputs that cannot be published', () => {
  it('keep what was published before, even if its length is unknown', () => {
    const file = process.env['GITHUB_OUTPUT'] ?? '';
    writeFileSync(file, 'upgrade-mode=Recreate\n');
    expect(() => publishOutputs({ 'upgrade-mode': 'RollingUpdate' })).toThrow('The outputs cannot be written');
    expect(readFileSync(file, 'utf8')).toBe('upgrade-mode=Recreate\n');
  });
});
