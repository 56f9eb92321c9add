import { describe, expect, it } from 'vitest';
import { compareLinks, readSymlinks } from '../../src/comparison/links.ts';
import { Pairing, renamedId } from '../../src/comparison/pairing.ts';
import type { DeployedObject } from '../../src/deployment/deployed-object.ts';
import type { Link } from '../../src/deployment/finding.ts';
import { problemAt } from '../../src/problems/problem.ts';
import { deployed, detection, link, secondOrder } from '../support/deployed.ts';
import { type MemoryFile, memoryTree } from '../support/memory-tree.ts';

interface Side {
  readonly objects: readonly DeployedObject[];
  readonly links: readonly Link[];
}

const PLACE = { file: 'x', line: 1, column: 1 };

/** What becomes of the pointers, as `file change from → to problem`; objects are paired by their ids and renamed paths. */
function compared(base: Side, head: Side, renames: Readonly<Record<string, string>> = {}): string[] {
  const oldToNew = new Map(Object.entries(renames));
  const changes = compareLinks({
    before: detection(base.objects, base.links),
    after: detection(head.objects, head.links),
    pairing: new Pairing(base.objects, head.objects, oldToNew),
    oldToNew,
    rules: { from: null, to: null, strict: false },
    secondOrder: { rename: (key) => renamedId(key, oldToNew), isWatched: () => true, tagSuffix: '' },
  });
  return changes.map(({ change, place, from, to, problem }) =>
    [place.file, change, from ?? '?', '→', to ?? '?', problem?.code].filter((part) => part !== undefined).join(' '),
  );
}

const V1 = deployed('flux:v1/a.yaml#x/bi', '1.0.0');
const V2 = deployed('flux:v2/a.yaml#x/bi', '2.0.0');
const SAME = deployed('flux:v3/a.yaml#x/bi', '1.0.0');
const BOTH = [V1, V2, SAME];
const APP = 'argo-cd:app.yaml#bi';

describe('a pointer from one object to a folder', () => {
  it.each<[string, Link, Link, readonly string[]]>([
    ['that leads where it led', link(APP, 'v1'), link(APP, 'v1'), []],
    ['that leads to another version', link(APP, 'v1'), link(APP, 'v2'), ['v2/a.yaml upgrade 1.0.0 → 2.0.0']],
    ['that leads back', link(APP, 'v2'), link(APP, 'v1'), ['v1/a.yaml downgrade 2.0.0 → 1.0.0']],
    ['that leads to the same version', link(APP, 'v1'), link(APP, 'v3'), []],
    ['that leads to a file', link(APP, 'v1/a.yaml'), link(APP, 'v2/a.yaml'), ['v2/a.yaml upgrade 1.0.0 → 2.0.0']],
    [
      'that leads to nothing that was read',
      link(APP, 'v1'),
      link(APP, 'x'),
      ['app.yaml upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      'that led to nothing that was read',
      link(APP, 'x'),
      link(APP, 'v1', { namesService: true }),
      ['app.yaml upgrade ? → ? not-evaluated'],
    ],
    ["of another application's", link(APP, 'redis/a'), link(APP, 'redis/b'), []],
    [
      'of ours, to places of which nothing is known',
      link(APP, 'x', { namesService: true }),
      link(APP, 'y', { namesService: true }),
      ['app.yaml upgrade ? → ? not-evaluated'],
    ],
    [
      'with another revision',
      link(APP, 'v1', { revision: 'v1.0.0' }),
      link(APP, 'v1', { revision: 'v2.0.0' }),
      ['app.yaml upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      "with another revision, of another application's",
      link(APP, 'redis', { revision: 'v1.0.0' }),
      link(APP, 'redis', { revision: 'v2.0.0' }),
      [],
    ],
    ...(
      [
        [null, 'HEAD'],
        ['HEAD', 'main'],
        ['main', 'refs/heads/main'],
        ['refs/heads/prod', 'prod'],
        ['master', null],
      ] as const
    ).map(([was, is]): [string, Link, Link, readonly string[]] => [
      `whose revision ${was} is called ${is}`,
      link(APP, 'v1', { revision: was }),
      link(APP, 'v1', { revision: is }),
      [],
    ]),
    ...[
      ['git@github.com:acme/bi.git', 'https://github.com/acme/bi'],
      ['ssh://git@github.com/acme/bi.git', 'git@github.com:acme/bi'],
      ['https://github.com/acme/bi/', 'https://token@GitHub.com/acme/bi.git'],
      ['git::https://github.com/acme/bi', 'https://github.com/acme/bi'],
    ].map(([was = '', is = '']): [string, Link, Link, readonly string[]] => [
      `whose address ${was} is written ${is}`,
      link(APP, 'v1', { repository: was }),
      link(APP, 'v1', { repository: is }),
      [],
    ]),
    [
      'to another repository',
      link(APP, 'v1', { repository: 'https://github.com/acme/bi' }),
      link(APP, 'v1', { repository: 'https://github.com/acme/bi-next' }),
      ['app.yaml upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      'to another port',
      link(APP, 'v1', { repository: 'ssh://git.acme.com:7999/acme/bi' }),
      link(APP, 'v1', { repository: 'ssh://git.acme.com:7998/acme/bi' }),
      ['app.yaml upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      'with another substitution for the service',
      link(APP, 'v1', { secondOrder: [secondOrder('app.yaml#a#spec.postBuild', 'lightdash_tag: a')] }),
      link(APP, 'v1', { secondOrder: [secondOrder('app.yaml#a#spec.postBuild', 'lightdash_tag: b')] }),
      ['app.yaml upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      'with another patch of something else',
      link(APP, 'v1', { secondOrder: [secondOrder('app.yaml#a#spec.patches', 'target: {name: redis}: a')] }),
      link(APP, 'v1', { secondOrder: [secondOrder('app.yaml#a#spec.patches', 'target: {name: redis}: b')] }),
      [],
    ],
  ])('%s', (_, was, is, expected) => {
    expect(compared({ objects: BOTH, links: [was] }, { objects: BOTH, links: [is] })).toEqual(expected);
  });

  it('changes nothing if it is new or gone', () => {
    const [without, having] = [
      { objects: BOTH, links: [] },
      { objects: BOTH, links: [link(APP, 'v2', { namesService: true })] },
    ];
    expect(compared(without, having)).toEqual([]);
    expect(compared(having, without)).toEqual([]);
  });

  it('stays the same pointer if its file is renamed', () => {
    const base = { objects: BOTH, links: [link(APP, 'v1')] };
    const head = { objects: BOTH, links: [link('argo-cd:apps/bi.yaml#bi', 'v2')] };
    expect(compared(base, head, { 'app.yaml': 'apps/bi.yaml' })).toEqual(['v2/a.yaml upgrade 1.0.0 → 2.0.0']);
  });

  it('changes nothing if its folder is renamed with it, because the objects there are compared', () => {
    const moved = [deployed('flux:next/a.yaml#x/bi', '1.5.0'), deployed('flux:next/b.yaml#x/ld', '3.0.0')];
    const base = { objects: [V1, deployed('flux:v1/b.yaml#x/ld', '2.0.0')], links: [link(APP, 'v1')] };
    const renames = { 'v1/a.yaml': 'next/a.yaml', 'v1/b.yaml': 'next/b.yaml' };
    expect(compared(base, { objects: moved, links: [link(APP, 'next')] }, renames)).toEqual([]);
    // Without the names of files that git gives, the objects are what they are called.
    expect(compared(base, { objects: moved, links: [link(APP, 'next')] })).toEqual([
      'next/a.yaml upgrade 1.0.0 → 1.5.0',
      'next/b.yaml upgrade 2.0.0 → 3.0.0',
    ]);
  });

  it('compares the objects of the same name where it led and leads, otherwise each with each', () => {
    const [one, two] = [deployed('flux:v1/a.yaml#bi', '1.0.0'), deployed('flux:v1/b.yaml#ld', '1.1.0')];
    const links = [link(APP, 'v1')];
    const to = (...objects: DeployedObject[]) =>
      compared({ objects: [one, two], links }, { objects: [one, two, ...objects], links: [link(APP, 'v2')] });
    expect(to(deployed('flux:v2/a.yaml#ld', '2.0.0'))).toEqual(['v2/a.yaml upgrade 1.1.0 → 2.0.0']);
    expect(to(deployed('flux:v2/a.yaml#other', '2.0.0'))).toEqual([
      'v2/a.yaml upgrade 1.0.0 → 2.0.0',
      'v2/a.yaml upgrade 1.1.0 → 2.0.0',
    ]);
  });

  it('is a problem if it leads to what cannot be read, unless it did so before', () => {
    const problem = problemAt('moving-tag', PLACE, '`latest`');
    const unread = (folder: string) => deployed(`flux:${folder}/a.yaml#x/bi`, null, { problem });
    const objects = [V1, unread('v4'), unread('v5')];
    const between = (was: string, is: string) =>
      compared({ objects, links: [link(APP, was)] }, { objects, links: [link(APP, is)] });
    expect(between('v1', 'v4')).toEqual(['v4/a.yaml upgrade 1.0.0 → ? moving-tag']);
    expect(between('v4', 'v1')).toEqual(['v1/a.yaml upgrade ? → 1.0.0 base-unresolved']);
    expect(between('v4', 'v5')).toEqual([]);
  });
});

describe('a symbolic link', () => {
  const image = (tag: string) => `image: lightdash/lightdash:${tag}\n`;
  const objects = [deployed('flux:v1/a.yaml#x/bi', '1.0.0'), deployed('flux:v2/deep/b.yaml#x/bi', '2.0.0')];
  const files = { 'v1/a.yaml': image('1.0.0'), 'v2/deep/b.yaml': image('2.0.0') };
  const linksIn = (more: Record<string, MemoryFile>, paths: readonly string[]) =>
    readSymlinks(memoryTree({ ...files, ...more }), paths, objects);

  it('is a pointer if it leads to a folder of deployments', async () => {
    // The tree in memory does not follow links to folders, so that each file is a link of its own.
    const more = { live: { link: 'v2' }, 'live/deep/b.yaml': { link: '../../v2/deep/b.yaml' } };
    expect(await linksIn(more, ['live', 'v1/a.yaml'])).toEqual([
      link('symlink:live', 'v2', { namesService: true, place: { file: 'live', line: null, column: null } }),
    ]);
  });

  it.each<[string, Record<string, MemoryFile>, readonly string[]]>([
    ['that did not change', { live: { link: 'v1' }, 'live/a.yaml': { link: '../v1/a.yaml' } }, []],
    ['to something else', { live: { link: 'web' }, 'live/index.html': 'x' }, ['live']],
    ['out of the repository', { live: { link: '/srv' } }, ['live']],
    ['to a file of the same name that holds something else', { live: { link: 'x' }, 'live/a.yaml': 'x' }, ['live']],
  ])('is no pointer: %s', async (_, more, paths) => {
    expect(await linksIn(more, paths)).toEqual([]);
  });

  it('is looked for below a bounded number of paths', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => deployed(`flux:f${index}/a.yaml#bi`, '1.0.0'));
    let reads = 0;
    const tree = memoryTree({ live: { link: 'nowhere' } });
    const read = (path: string) => {
      reads += 1;
      return tree.read(path);
    };
    const counted = { ...tree, read };
    expect(await readSymlinks(counted, ['live', 'live'], many)).toEqual([]);
    expect(reads).toBe(2_000);
  });
});
