import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { fits, fitsGreedily, parsePattern } from '../../../../src/deployment/formats/argo-cd/glob.ts';

function matches(pattern: string, path: string): boolean | null {
  const parsed = parsePattern(pattern);
  return parsed === null ? null : fits(parsed, path);
}

describe('patterns of paths', () => {
  it('takes whole folders in where a star does', () => {
    const pattern = parsePattern('apps/*/config.json') ?? [];
    expect(fits(pattern, 'apps/a/b/config.json')).toBe(false);
    expect(fitsGreedily(pattern, 'apps/a/b/config.json')).toBe(true);
    expect(fitsGreedily(pattern, 'apps/config.json')).toBe(false);
  });

  it.each<[string, string, boolean | null]>([
    ['apps/*', 'apps/bi', true],
    ['apps/*', 'apps/bi/x', false],
    ['apps/**/config.json', 'apps/config.json', true],
    ['apps/**/config.json', 'apps/a/b/config.json', true],
    ['apps/**/config.json', 'other/config.json', false],
    ['**/v?.yaml', 'a/v1.yaml', true],
    ['./a//b', 'a/b', true],
    ['a/*b*c', 'a/xbxbxc', true],
    ['a/*b*c', 'a/xbxbx', false],
    ['a/[bc]', 'a/b', null],
    ['a/{b,c}', 'a/b', null],
    ['../a', 'a', null],
    ['a/'.repeat(60), 'a', null],
    ['a'.repeat(600), 'a', null],
  ])('%s of %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
  });

  it('fits what other readers take it to fit', () => {
    const part = fc.stringMatching(/^[ab*?]{1,4}$/).filter((text) => !text.includes('**'));
    const pattern = fc.array(fc.oneof(part, fc.constant('**')), { minLength: 1, maxLength: 4 });
    const path = fc.array(fc.stringMatching(/^[ab]{1,4}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(pattern, path, (parts, names) => {
        // What ends in any number of folders fits the folder itself for some.
        fc.pre(parts.at(-1) !== '**');
        const [glob, name] = [parts.join('/'), names.join('/')];
        expect(matches(glob, name)).toBe(picomatch.isMatch(name, glob, { dot: true }));
      }),
    );
  });
});
