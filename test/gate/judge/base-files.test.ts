import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { filesOfBase } from '../../../src/gate/judge/base-files.ts';
import { temporaryFolder } from '../../support/git-repository.ts';
import { memoryTree } from '../../support/memory-tree.ts';

const BASE = memoryTree({ 'evidence/index.json': 'of the base' });

/** A checkout of a change, with a folder beside it that the change cannot write to. */
let root = '';
let outside = '';

beforeEach(() => {
  root = realpathSync(temporaryFolder());
  outside = realpathSync(temporaryFolder());
  mkdirSync(join(root, 'evidence'));
  for (const name of ['index.json', 'new.json']) writeFileSync(join(root, 'evidence', name), 'of the change');
  writeFileSync(join(outside, 'index.json'), 'of nobody');
});

async function readBy(path: string): Promise<string | null> {
  const bytes = await filesOfBase(BASE, root, null)(path);
  return bytes === null ? null : bytes.toString();
}

describe('a file of evidence', () => {
  it('in the workspace is that of the base', async () => {
    expect(await readBy(join(root, 'evidence/index.json'))).toBe('of the base');
    expect(await readBy(join(root, 'evidence/../evidence/index.json'))).toBe('of the base');
  });

  it.each(['evidence/new.json', 'evidence/absent.json', '.git/config'])(
    'that the base does not have does not exist, whatever the workspace has: %s',
    async (path) => {
      await expect(readBy(join(root, path))).rejects.toThrow(
        'has no such file; a path in the repository is read from the base of the change',
      );
    },
  );

  it('elsewhere is read as it is', () => {
    expect(filesOfBase(BASE, root, null)(join(outside, 'index.json'))).toBeNull();
  });

  it('in a further folder that the change may have written to is not there', async () => {
    await expect(filesOfBase(BASE, root, outside)(join(outside, 'index.json'))).rejects.toThrow(
      'is read from the base',
    );
  });

  it.skipIf(process.platform === 'win32')(
    'behind a link counts as in the workspace, whichever end lies there',
    async () => {
      symlinkSync(join(root, 'evidence'), join(outside, 'into'));
      expect(await readBy(join(outside, 'into/index.json'))).toBe('of the base');
      await expect(readBy(join(outside, 'into/new.json'))).rejects.toThrow('is read from the base');
      symlinkSync(outside, join(root, 'out'));
      await expect(readBy(join(root, 'out/index.json'))).rejects.toThrow('is read from the base');
    },
  );
});
