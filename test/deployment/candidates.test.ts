import { describe, expect, it } from 'vitest';
import { environmentFolders, isExcluded, searchTest, searchTexts } from '../../src/deployment/candidates.ts';
import { compare, show } from '../support/comparison.ts';

describe('a folder that is left out', () => {
  it.each<[string, string, readonly string[], boolean]>([
    ['test/values.yaml', '', [], true],
    ['bi/example/values.yaml', '', [], true],
    ['overlays/test/kustomization.yaml', '', [], false],
    ['bi/overlays/eu/example/kustomization.yaml', '', [], false],
    ['environments/test/values.yaml', '', [], false],
    ['envs/test/values.yaml', '', [], false],
    ['clusters/test/values.yaml', '', [], false],
    ['stages/test/values.yaml', '', [], false],
    ['test/overlays/prod/values.yaml', '', [], true],
    ['overlays/tests/values.yaml', '', [], true],
    ['overlays/test/docs/values.yaml', '', [], true],
    ['bi/test/values.yaml', '', ['bi/prod/values.yaml'], false],
    ['bi/test/values.yaml', '', ['bi/staging/a/values.yaml'], false],
    ['bi/test/values.yaml', '', ['dev/values.yaml'], true],
    ['bi/test/values.yaml', '', ['bi/production.yaml'], true],
    ['bi/tests/values.yaml', '', ['bi/prod/values.yaml'], true],
    ['examples/values.yaml', 'examples', [], false],
    ['examples/test/values.yaml', 'examples', [], true],
    ['a/test/b/values.yaml', 'a/test', [], false],
  ])('%s, searched from %j, next to %j, is left out: %s', (path, folder, beside, expected) => {
    expect(isExcluded(path, folder, environmentFolders([path, ...beside]))).toBe(expected);
  });

  it('stays left out if `files` only takes files away', () => {
    const isSearched = searchTest({ folder: 'a', files: ['!old/**'] });
    expect(['a/v.yaml', 'a/old/v.yaml', 'a/test/v.yaml', 'v.yaml'].filter(isSearched)).toEqual(['a/v.yaml']);
    const isNamed = searchTest({ folder: '', files: ['test/**', '!**/old/**'] });
    expect(['test/v.yaml', 'test/old/v.yaml', 'v.yaml'].filter(isNamed)).toEqual(['test/v.yaml']);
  });

  it.each([
    ['bi/test/values.yaml', 'bi/prod/values.yaml', 'image: {repository: lightdash/lightdash, tag: 1.0.0}\n'],
    ['bi/test/fly.toml', 'bi/prod/fly.toml', 'image = "lightdash/lightdash:1.0.0"\n'],
    [
      'k/test/kustomization.yaml',
      'k/prod/kustomization.yaml',
      'images: [{name: lightdash/lightdash, newTag: 1.0.0}]\n',
    ],
  ])('no lie: %s is an environment next to %s, even if that is new', async (path, other, text) => {
    const head = { [path]: text.replace('1.0.0', '1.1.0'), [other]: text };
    for (const base of [{ [path]: text, [other]: text }, { [path]: text }]) {
      const changes = (await compare(base, head)).map(show);
      expect(changes).toContain(`${path}:1 upgrade 1.0.0 → 1.1.0`);
    }
  });
});

describe('the texts that files are searched for', () => {
  it.each<[readonly string[], string, readonly string[]]>([
    [[], 'lightdash', ['lightdash']],
    [['acme/lightdash'], 'lightdash', ['lightdash']],
    [['*/bi-*', 'acme/bi'], 'analytics', ['lightdash', '/bi-', 'acme/bi', 'analytics']],
    [['*'], '', ['lightdash']],
  ])('with the images %j and the chart %j', (images, chart, expected) => {
    expect(searchTexts({ images, chart })).toEqual(expected);
  });
});
