import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DocumentReader } from '../../src/net/document-reader.ts';
import { FetchError } from '../../src/net/fetch-error.ts';
import { FETCH_LIMITS } from '../../src/net/limits.ts';
import { parseLocation } from '../../src/net/location.ts';
import { temporaryFolder } from '../support/git-repository.ts';

describe('files that come from elsewhere than the disk', () => {
  it('are read there, within the same limit, and all others from the disk', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a'), 'disk');
    writeFileSync(join(folder, 'b'), 'disk');
    const missing = new FetchError('not-found', 'there is no such file');
    const reader = new DocumentReader(FETCH_LIMITS, (path) => {
      if (path.endsWith('a')) return Promise.resolve(Buffer.from('base'));
      return path.endsWith('c') ? Promise.reject(missing) : null;
    });
    const read = async (name: string, mostBytes = 10) =>
      (await reader.read(parseLocation(name, folder), mostBytes)).bytes.toString();
    expect(await read('a')).toBe('base');
    expect(await read('b')).toBe('disk');
    await expect(read('c')).rejects.toThrow(missing);
    await expect(read('a', 3)).rejects.toThrow('larger than the limit');
    reader.close();
  });
});
