import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_FILE_BYTES, readRegularFile } from '../../src/net/regular-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const made = (name: string, bytes: number) => {
  const path = join(folder, name);
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
};

describe('a file that an input names', () => {
  it.each([0, 1, 65_536, 65_537, 200_000])('of %i bytes is read as a whole', (bytes) => {
    const path = join(folder, 'file');
    const content = Buffer.from(Array.from({ length: bytes }, (_, at) => at % 251));
    writeFileSync(path, content);
    expect(readRegularFile(path).equals(content)).toBe(true);
  });

  it('may be a link to one', () => {
    writeFileSync(join(folder, 'target'), 'x');
    symlinkSync(join(folder, 'target'), join(folder, 'link'));
    expect(readRegularFile(join(folder, 'link')).toString()).toBe('x');
  });

  it.each([
    ['a device without an end', () => '/dev/zero', /^"\/dev\/zero" is not a regular file$/],
    [
      'a pipe that nobody writes to',
      () => {
        const path = join(folder, 'pipe');
        execFileSync('mkfifo', [path]);
        return path;
      },
      /pipe" is not a regular file$/,
    ],
    [
      'a folder',
      () => {
        const path = join(folder, 'folder');
        mkdirSync(path);
        return path;
      },
      /folder" is not a regular file$/,
    ],
    ['a file that is too large', () => made('large', MOST_FILE_BYTES + 1), /large" has more than 32 MB$/],
    ['nothing', () => join(folder, 'nothing'), /ENOENT.*nothing/],
  ])('is refused if it is %s', (_, path, message) => {
    expect(() => readRegularFile(path())).toThrow(message);
  });

  it('may have as many bytes as are allowed', () => {
    expect(readRegularFile(made('full', MOST_FILE_BYTES))).toHaveLength(MOST_FILE_BYTES);
  });
});
