import { describe, expect, it } from 'vitest';
import { renamedPaths } from '../../src/comparison/object-ids.ts';
import { changedSecondOrder } from '../../src/comparison/second-order.ts';
import type { Detection } from '../../src/deployment/detect.ts';
import type { SecondOrder } from '../../src/deployment/finding.ts';
import { compare, show } from '../support/comparison.ts';
import { secondOrder } from '../support/deployed.ts';
import { DEFAULTS } from '../support/detection.ts';

const HEAD = { file: 'release.yaml', line: 7, column: 3 };
const KEY = 'apps.yaml#Kustomization/flux-system/apps#spec.patches';
const NOTHING: Detection = {
  objects: [],
  objectIds: new Set(),
  claimed: new Set(),
  links: [],
  explained: [],
  notParsed: [],
};
const SIDES = {
  before: NOTHING,
  after: NOTHING,
  isWatched: (path: string) => path !== 'docs/a.yaml',
  settings: { ...DEFAULTS, tagSuffix: '-commercial' },
  oldToNew: new Map<string, string>(),
};
const one = (text: string) => [secondOrder(KEY, text)];

describe('what the gate does not evaluate', () => {
  it.each<[string, readonly SecondOrder[], readonly SecondOrder[], string | null]>([
    ['nothing', [], [], null],
    ['the same', one('replicas: 1'), one('replicas: 1'), null],
    ['the same on other lines', one('a: 1\n  b: 2'), one('a: 1\n\n      b: 2\n'), null],
    ['another text', one('name: a'), one('name: b'), 'apps.yaml:1 `spec.patches` has changed'],
    ['a number or an amount', one('replicas: 1\nmemory: 2Gi'), one('replicas: 2\nmemory: 4Gi'), null],
    ['a number beside a tag', one('tag: a\nb: 1'), one('tag: a\nb: 2'), 'apps.yaml:1 `spec.patches` has changed'],
    ['a major version', one('version: 2'), one('version: 3'), 'apps.yaml:1 `spec.patches` has changed'],
    ['something new', [], one('a'), 'apps.yaml:1 `spec.patches` is new'],
    ['something gone', one('a'), [], 'release.yaml:7 `spec.patches` is gone'],
    ['nothing but a version, which is judged as a changed line', one('tag: 1.0.0'), one('tag: 1.1.0'), null],
    ['a version and more', one('tag: 1.0.0'), one('newTag: 1.1.0'), 'apps.yaml:1 `spec.patches` has changed'],
    ['a version for a word', one('tag: latest'), one('tag: 1.1.0'), 'apps.yaml:1 `spec.patches` has changed'],
    ['a suffix', one('tag: 1.0.0'), one('tag: 1.0.0-ee'), 'apps.yaml:1 `spec.patches` has changed'],
    ['a suffix that is set aside on changed lines', one('tag: 1.0.0-commercial'), one('tag: 1.1.0-commercial'), null],
    [
      'no lie: another build',
      one('tag: 1.0.0'),
      one('tag: 1.0.0-commercial'),
      'apps.yaml:1 `spec.patches` has changed',
    ],
    [
      'no lie: a version with a suffix that is not set aside',
      one('tag: 2.90.0-ee'),
      one('tag: 2.91.0-ee'),
      'apps.yaml:1 `spec.patches` has changed',
    ],
    [
      'no lie: a version in a file whose changed lines are not judged',
      [secondOrder('docs/a.yaml#patches', 'tag: 1.0.0')],
      [secondOrder('docs/a.yaml#patches', 'tag: 1.1.0')],
      'docs/a.yaml:1 `patches` has changed',
    ],
    [
      'one of several',
      [...one('a'), secondOrder('b.yaml#patches', 'b')],
      [secondOrder('b.yaml#patches', 'c'), ...one('a')],
      'b.yaml:1 `patches` has changed',
    ],
    [
      'another place in the list of several',
      [...one('a'), secondOrder('b.yaml#patches', 'b')],
      [secondOrder('b.yaml#patches', 'b'), ...one('a')],
      null,
    ],
    ['the same blocks under one key', [...one('a'), ...one('b')], [...one('a'), ...one('b')], null],
    [
      'the first of the blocks under one key',
      [...one('a'), ...one('b')],
      [...one('c'), ...one('b')],
      'apps.yaml:1 `spec.patches` has changed',
    ],
    [
      'the order of the blocks under one key',
      [...one('a'), ...one('b')],
      [...one('b'), ...one('a')],
      'apps.yaml:1 `spec.patches` has changed',
    ],
    ['one more block', one('a'), [...one('a'), ...one('a')], 'apps.yaml:1 `spec.patches` is new'],
    ['one block less', [...one('a'), ...one('a')], one('a'), 'release.yaml:7 `spec.patches` is gone'],
  ])('%s', (_, before, after, expected) => {
    const problem = changedSecondOrder(before, after, SIDES, HEAD);
    const place = problem?.place;
    expect(problem === null ? null : `${place?.file}:${place?.line} ${problem.found}`).toBe(expected);
    expect(problem?.code ?? 'not-evaluated').toBe('not-evaluated');
  });

  it.each([
    ['its file is renamed', 'bi/apps.yaml#Kustomization//apps#patches', 'bi/applications.yaml', 'bi/apps.yaml'],
    ['its folder is renamed', 'bi#patches', 'platform/kustomization.yaml', 'bi/kustomization.yaml'],
  ])('is compared under its new name if %s', (_, key, to, from) => {
    const oldToNew = renamedPaths(new Map([[to, from]]));
    const renamed = key.replace(/^[^#]*/, (path) => (path === from ? to : 'platform'));
    const sides = { ...SIDES, oldToNew };
    expect(changedSecondOrder([secondOrder(key, 'a')], [secondOrder(renamed, 'a')], sides, HEAD)).toBeNull();
    expect(changedSecondOrder([secondOrder(key, 'a')], [secondOrder(renamed, 'b')], sides, HEAD)).not.toBeNull();
  });
});

describe('a chart that nobody sees', () => {
  const release = (version: string, tag: string, values = '') => ({
    'helmfile.yaml': `releases:\n- name: bi\n  chart: acme/lightdash-stack\n  version: ${version}\n  values:\n  - image: {tag: ${tag}}${values}\n`,
  });

  it('is judged by its tag, and may take it from elsewhere in its next version', async () => {
    expect((await compare(release('3.0.0', '1.0.0'), release('3.0.0', '1.1.0'))).map(show)).toEqual([
      'helmfile.yaml:6 upgrade 1.0.0 → 1.1.0',
    ]);
    expect((await compare(release('3.0.0', '1.0.0'), release('3.1.0', '1.0.0'))).map(show)).toEqual([
      'helmfile.yaml:6 unchanged 1.0.0 → 1.0.0 not-evaluated',
    ]);
  });

  it('is not judged by one of several tags, if only the release is called after the service', async () => {
    const files = (tag: string) => ({
      'helmfile.yaml': `releases:\n- name: lightdash\n  chart: acme/app\n  version: 3.0.0\n  values:\n  - image: {tag: 1.0.0}\n    app: {image: {tag: ${tag}}}\n`,
    });
    expect(await compare(files('1.0.0'), files('1.1.0'))).toEqual([]);
  });
});
