import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBaselineFolder } from '../../../src/companions/recipes/baseline-folder.ts';
import { temporaryFolder } from '../../support/git-repository.ts';

it.each<[string, (manifest: string) => void, RegExp]>([
  ['a device', (manifest) => symlinkSync('/dev/zero', manifest), /manifest\.json" is not a regular file\.$/],
  ['a pipe', (manifest) => execFileSync('mkfifo', [manifest]), /manifest\.json" is not a regular file\.$/],
  [
    'too large',
    (manifest) => {
      writeFileSync(manifest, '');
      truncateSync(manifest, 32_000_001);
    },
    /manifest\.json" has more than 32 MB\.$/,
  ],
])('a baseline whose manifest is %s cannot be used', (_, make, message) => {
  const folder = temporaryFolder();
  make(join(folder, 'manifest.json'));
  expect(() => readBaselineFolder(folder)).toThrow(/^Input "baseline" cannot be used: /);
  expect(() => readBaselineFolder(folder)).toThrow(message);
});
