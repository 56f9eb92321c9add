import { describe, expect, it } from 'vitest';
import { folderOf, inFolder, resolvePath } from '../../src/repository/repository-paths.ts';

describe('paths of a repository', () => {
  it.each([
    ['', 'a/b', 'a/b'],
    ['a/b', '../c', 'a/c'],
    ['a', './/b/./c/', 'a/b/c'],
    ['a', '..', ''],
    ['a', '', 'a'],
    ['a', '../..', null],
    ['a', '/b', null],
  ])('from %j, %j is %j', (folder, relative, expected) => {
    expect(resolvePath(folder, relative)).toBe(expected);
  });

  it('consist of a folder and a name', () => {
    expect([folderOf('a'), folderOf('a/b/c')]).toEqual(['', 'a/b']);
    expect([inFolder('', 'a'), inFolder('a/b', 'c')]).toEqual(['a', 'a/b/c']);
  });
});
