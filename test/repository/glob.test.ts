import { describe, expect, it } from 'vitest';
import { matchesGlob } from '../../src/repository/glob.ts';

describe('patterns of paths', () => {
  it.each<[string, string, boolean]>([
    ['apps/*', 'apps/bi', true],
    ['apps/*', 'apps/bi/x', false],
    ['apps/**/config.json', 'apps/config.json', true],
    ['apps/**/config.json', 'apps/a/b/config.json', true],
    ['apps/**/config.json', 'other/config.json', false],
    ['apps/**/config.json', 'apps/my-config.json', false],
    ['**/v?.yaml', 'a/v1.yaml', true],
    ['a/*b*c', 'a/xbxbxc', true],
    ['a/*b*c', 'a/xbxbx', false],
  ])('%s of %s', (pattern, path, expected) => {
    expect(matchesGlob(pattern, path)).toBe(expected);
  });
});
