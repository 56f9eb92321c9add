import { describe, expect, it } from 'vitest';
import { type Change, compareTrees } from '../../src/deployment/changes.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { memoryTree } from '../support/memory-tree.ts';
import { filesOf, RELEASE_KINDS, type Release, type ReleaseKind, type Releases } from '../support/releases.ts';

const V = 'values/all.yaml';
const W = 'values/own.yaml';

function release(kind: Release['kind'], name: string, changes: Partial<Release> = {}): Release {
  return { kind, name, folder: 'deploy', values: V, tag: null, ...changes };
}

type Side = Releases & { readonly more?: Readonly<Record<string, string>> };

/** Each change in few words, by the release that it is about: `a upgrade 1.0.0 → 1.1.0`; a file of values goes by its path. */
async function changesOf(base: Side, head: Side, renames: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const trees = {
    base: memoryTree({ ...filesOf(base), ...base.more }),
    head: memoryTree({ ...filesOf(head), ...head.more }),
    renames: new Map(Object.entries(renames)),
  };
  const rules = { from: null, to: null, strict: false };
  const { changes } = await compareTrees(trees, DEFAULTS, rules, chartRepository());
  return changes.map(shown).sort();
}

function shown({ base, head, change, from, to, problem, place }: Change): string {
  const what = [`${from ?? '?'} → ${to ?? '?'}`, ...(problem === null ? [] : [problem.code, place.file])].join(' ');
  return `${namesOf(head ?? base)} ${change} ${what}`;
}

/** The names of releases, which are all of one letter. */
function namesOf(deployment: Change['base']): string {
  const names = (deployment?.identities ?? []).flatMap((each) => {
    return /(?:^|[:/.~])([a-z])(?:$|[@#])/.exec(each)?.[1] ?? each.replace(/^[\w-]+:/, '');
  });
  return [...new Set(names)].join('+');
}

describe.each(RELEASE_KINDS)('no lie: of three releases that share a file of values, one of %s', (kind) => {
  const others = [release('argo-cd', 'a'), release('terraform', 'z')];
  const shared = (changes: Partial<Release> | null = {}, name = 'm'): Side => ({
    releases: changes === null ? others : [...others, release(kind, name, changes)],
    values: { [V]: '1.0.0' },
  });
  const base = shared();
  const SAME = 'a+z unchanged 1.0.0 → 1.0.0';

  it.each<[string, Side, string[]]>([
    ['stays', shared(), [`${['a', 'z', 'm'].sort().join('+')} unchanged 1.0.0 → 1.0.0`]],
    ['gets a tag of its own', shared({ tag: '1.1.0' }), [SAME, 'm upgrade 1.0.0 → 1.1.0']],
    ['gets one in place of the values', shared({ values: null, tag: '1.1.0' }), [SAME, 'm upgrade 1.0.0 → 1.1.0']],
    ['leaves the version to the chart', shared({ values: null }), [SAME, 'm downgrade 1.0.0 → 0.2248.0']],
    [
      'moves to another file of values with another tag',
      { ...shared({ values: W }), values: { [V]: '1.0.0', [W]: '1.1.0' } },
      [SAME, 'm upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'installs another chart under its name',
      shared({ chart: 'redis', values: null }),
      [SAME, `m upgrade 1.0.0 → ? image-changed`],
    ],
    ['is gone', shared(null), [SAME, 'm removed 1.0.0 → ?']],
    ['gets another name and a tag', shared({ tag: '1.1.0' }, 'n'), [SAME, 'n upgrade 1.0.0 → 1.1.0']],
    [
      'gets another name in another folder and a tag',
      shared({ folder: 'clusters', tag: '1.1.0' }, 'n'),
      [SAME, 'n upgrade 1.0.0 → 1.1.0'],
    ],
  ])('%s', async (_, head, expected) => {
    const found = await changesOf(base, head);
    const inOrder = found.map((each) => each.replace(/^[a-z+]+/, (names) => names.split('+').sort().join('+')));
    const carrier = { 'argo-cd': 'deploy/m.yaml', flux: 'deploy/m/release.yaml', helmfile: 'deploy/m/helmfile.yaml' };
    const file = { ...carrier, terraform: 'deploy/m/main.tf', kustomize: 'deploy/m/kustomization.yaml' }[kind];
    const wanted = expected.map((each) => (each.endsWith('image-changed') ? `${each} ${file}` : each));
    // A helmfile that installs nothing of the service and names where its chart is from is also seen, and not understood.
    const known = inOrder.filter((each) => !each.includes(' unknown-kind '));
    expect(known).toEqual(wanted.map((each) => each.replace(/^a\+z\+m/, 'a+m+z')));
  });

  it.each(RELEASE_KINDS.filter((other) => other !== kind))('is one of %s with another tag', async (other) => {
    const head = { ...shared(null), releases: [...others, release(other, 'm', { tag: '1.1.0' })] };
    expect(await changesOf(base, head)).toEqual([SAME, 'm upgrade 1.0.0 → 1.1.0']);
  });
});

describe('no lie: releases that share a file of values', () => {
  const three = ['a', 'b', 'c'].map((name) => release('argo-cd', name));
  const base: Side = { releases: three, values: { [V]: '1.0.0' } };
  const [a, b, c] = three as [Release, Release, Release];

  it.each<[string, Side, Side, string[], Record<string, string>?]>([
    [
      'which is split into two',
      base,
      { releases: [a, { ...b, values: W }, { ...c, values: W }], values: { [V]: '1.0.0', [W]: '1.1.0' } },
      ['a unchanged 1.0.0 → 1.0.0', 'b+c upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'which goes, for values of their own',
      base,
      { releases: three.map((each) => ({ ...each, values: null, tag: '1.1.0' })), values: {} },
      ['a upgrade 1.0.0 → 1.1.0', 'b upgrade 1.0.0 → 1.1.0', 'c upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'which two files become',
      { releases: [a, { ...b, values: W }], values: { [V]: '1.0.0', [W]: '1.1.0' } },
      { releases: [a, b], values: { [V]: '1.1.0' } },
      ['a+b unchanged 1.1.0 → 1.1.0', 'a+b upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'which is there and can no longer be read',
      base,
      { ...base, more: { [V]: 'image: {repository: lightdash/lightdash, tag: 1.1.0}\nx: [\n' } },
      [`a+b+c+${V} upgrade 1.0.0 → ? unparseable ${V}`],
    ],
    [
      'of which all get another name and a tag',
      base,
      { releases: ['x', 'y'].map((name) => release('argo-cd', name)), values: { [V]: '1.1.0' } },
      ['x+y upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'of which two get another name and a tag each',
      base,
      {
        releases: [a, ...['x', 'y'].map((name) => release('argo-cd', name, { tag: '1.1.0' }))],
        values: { [V]: '1.0.0' },
      },
      [
        'a unchanged 1.0.0 → 1.0.0',
        'b removed 1.0.0 → ?',
        'c removed 1.0.0 → ?',
        'x upgrade ? → 1.1.0 base-unresolved deploy/x.yaml',
        'y upgrade ? → 1.1.0 base-unresolved deploy/y.yaml',
      ],
    ],
    [
      'of which the file of one can no longer be read',
      base,
      { releases: [a, c], values: { [V]: '1.0.0' }, more: { 'deploy/b.yaml': 'x: [lightdash/lightdash:1.1.0\n' } },
      [
        'a+c unchanged 1.0.0 → 1.0.0',
        'b upgrade 1.0.0 → ? image-changed deploy/b.yaml',
        'deploy/b.yaml upgrade ? → ? unparseable deploy/b.yaml',
      ],
    ],
  ])('%s', async (_, was, is, expected, renames) => {
    expect(await changesOf(was, is, renames)).toEqual(expected);
  });
});

describe('no lie: what seems to fit is not taken for what is gone', () => {
  const side = (...releases: Release[]): Side => ({ releases, values: {} });
  const own = (kind: ReleaseKind, name: string, tag: string) => release(kind, name, { values: null, tag });

  it.each<[string, Side, Side, string[]]>([
    [
      'a new one of its kind with its version, where it is of another kind now',
      side(own('argo-cd', 'a', '1.0.0')),
      side(own('argo-cd', 'b', '1.0.0'), own('terraform', 'a', '1.1.0')),
      [
        'a removed 1.0.0 → ?',
        'a upgrade ? → 1.1.0 base-unresolved deploy/a/main.tf',
        'b upgrade ? → 1.0.0 base-unresolved deploy/b.yaml',
      ],
    ],
    [
      'one that had the version already, where another is of its kind now',
      side(own('argo-cd', 'a', '1.0.0'), own('terraform', 'b', '1.1.0')),
      side(own('terraform', 'c', '1.1.0')),
      ['a removed 1.0.0 → ?', 'b removed 1.1.0 → ?', 'c upgrade ? → 1.1.0 base-unresolved deploy/c/main.tf'],
    ],
    [
      'a file of values that was there, where what uses it now ran something else',
      {
        releases: [release('argo-cd', 'a', { values: null }), release('argo-cd', 'b', { values: null })],
        values: { [V]: '1.0.0' },
      },
      { releases: [release('terraform', 'a')], values: { [V]: '1.0.0' } },
      [
        'a removed 0.2248.0 → ?',
        `a upgrade ? → 1.0.0 base-unresolved ${V}`,
        'b removed 0.2248.0 → ?',
        `values/all.yaml upgrade 1.0.0 → ? image-changed ${V}`,
      ],
    ],
  ])('%s', async (_, base, head, expected) => {
    expect(await changesOf(base, head)).toEqual(expected);
  });

  it.each<[string, Release, Release, string[]]>([
    [
      'another kind',
      release('argo-cd', 'b'),
      release('flux', 'b'),
      ['a+b upgrade 0.2248.0 → 1.1.0', 'b upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'another name',
      release('argo-cd', 'b'),
      release('argo-cd', 'c'),
      ['a+c upgrade 0.2248.0 → 1.1.0', 'c upgrade 1.0.0 → 1.1.0'],
    ],
  ])('what shares a file of values with one that joins it, under %s', async (_, was, is, expected) => {
    const base = { releases: [release('argo-cd', 'a', { values: null }), was], values: { [V]: '1.0.0' } };
    const head = { releases: [release('argo-cd', 'a'), is], values: { [V]: '1.1.0' } };
    expect(await changesOf(base, head)).toEqual(expected);
  });

  it('what shares a file of values with one that is found elsewhere', async () => {
    const base = { releases: [release('flux', 'a'), release('argo-cd', 'b')], values: { [V]: '1.0.0' } };
    const releases = [
      release('flux', 'a', { folder: 'clusters' }),
      release('argo-cd', 'b', { folder: 'copies' }),
      release('argo-cd', 'b', { folder: 'live', tag: '1.2.0' }),
    ];
    expect(await changesOf(base, { ...base, releases })).toEqual([
      'b removed 1.0.0 → ?',
      `b upgrade ? → 1.0.0 base-unresolved ${V}`,
      'b upgrade ? → 1.2.0 base-unresolved live/b.yaml',
      'b+a unchanged 1.0.0 → 1.0.0',
    ]);
  });

  it('one of each of two kinds are the same, where nothing else comes or goes', async () => {
    const base = side(own('argo-cd', 'a', '1.0.0'), own('terraform', 'b', '1.1.0'));
    const head = side(own('argo-cd', 'x', '1.1.0'), own('terraform', 'y', '1.1.0'));
    expect(await changesOf(base, head)).toEqual(['x upgrade 1.0.0 → 1.1.0', 'y unchanged 1.1.0 → 1.1.0']);
  });
});

describe('a file of values that nothing used', () => {
  const alone: Side = { releases: [], values: { [V]: '1.0.0' } };

  it.each<[string, Side, Side, string[]]>([
    [
      'is what a release runs that is new',
      alone,
      { ...alone, releases: [release('argo-cd', 'a')] },
      ['a unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'is upgraded with a release that is new',
      alone,
      { releases: [release('argo-cd', 'a')], values: { [V]: '1.1.0' } },
      ['a upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'is one of two ways to a release that had another version',
      { ...alone, releases: [release('argo-cd', 'a', { values: null, tag: '0.9.0' })] },
      { ...alone, releases: [release('argo-cd', 'a')] },
      ['a unchanged 1.0.0 → 1.0.0', 'a upgrade 0.9.0 → 1.0.0'],
    ],
    [
      'is not taken over by a release that runs something else',
      alone,
      { ...alone, releases: [release('argo-cd', 'a', { tag: '1.1.0' })] },
      ['a install ? → 1.1.0', `values/all.yaml upgrade 1.0.0 → ? image-changed ${V}`],
    ],
  ])('%s', async (_, base, head, expected) => {
    expect(await changesOf(base, head)).toEqual(expected);
  });
});

describe('no lie: a copy of what moves', () => {
  const at = (folder: string, kind: Release['kind'], tag: string) => release(kind, 'a', { folder, values: null, tag });

  it.each<[Release['kind'], string[]]>([
    ['helm-values', ['values.yaml']],
    ['compose', ['compose.yaml']],
    ['umbrella-chart', ['Chart.yaml', 'values.yaml']],
    ['manifests', ['deployment.yaml']],
    ['overlay', ['kustomization.yaml', 'deployment.yaml']],
    ['helmfile', ['helmfile.yaml']],
    ['terraform', ['main.tf']],
    ['kustomize', ['kustomization.yaml']],
    ['flux', ['kustomization.yaml', 'release.yaml']],
  ])('that git takes for it does not hide its upgrade: %s', async (kind, names) => {
    const base: Side = { releases: [at('prod', kind, '1.0.0')], values: {} };
    const head: Side = { releases: [at('copy', kind, '1.0.0'), at('live', kind, '1.1.0')], values: {} };
    const renames = Object.fromEntries(names.map((name) => [`copy/a/${name}`, `prod/a/${name}`]));
    const found = await changesOf(base, head, renames);
    expect(found.map((each) => each.replace(/^\S+ /, ''))).toEqual(
      expect.arrayContaining(['unchanged 1.0.0 → 1.0.0', 'upgrade 1.0.0 → 1.1.0']),
    );
    expect(found).toHaveLength(2);
  });

  it('nor that of one of two that share a file of values', async () => {
    const moved = (folder: string, tag: string | null) => release('helmfile', 'b', { folder, tag });
    const base: Side = { releases: [release('argo-cd', 'a'), moved('prod', null)], values: { [V]: '1.0.0' } };
    const releases = [release('argo-cd', 'a'), moved('copy', null), moved('live', '1.1.0')];
    const renames = { 'copy/b/helmfile.yaml': 'prod/b/helmfile.yaml' };
    expect(await changesOf(base, { ...base, releases }, renames)).toEqual([
      'a+b unchanged 1.0.0 → 1.0.0',
      'b upgrade 1.0.0 → 1.1.0',
    ]);
  });

  it('of what stays is an install', async () => {
    const base: Side = { releases: [at('prod', 'compose', '1.0.0')], values: {} };
    const head: Side = { releases: [...base.releases, at('copy', 'compose', '1.1.0')], values: {} };
    const found = await changesOf(base, head);
    expect(found.map((each) => each.replace(/^\S+ /, ''))).toEqual(['install ? → 1.1.0', 'unchanged 1.0.0 → 1.0.0']);
  });
});
