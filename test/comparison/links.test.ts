// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compareLinks, withSymlinks } from '../../src/comparison/links.ts';
import { renamedPaths } from '../../src/comparison/object-ids.ts';
import { Pairing } from '../../src/comparison/pairing.ts';
import type { DeployedObject } from '../../src/deployment/deployed-object.ts';
import type { Link } from '../../src/deployment/finding.ts';
import { problemAt } from '../../src/problems/problem.ts';
import { compare, type Files, show } from '../support/comparison.ts';
import { deployed, detection, link, secondOrder } from '../support/deployed.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { type MemoryFile, memoryTree } from '../support/memory-tree.ts';

interface Side {
  readonly objects: readonly DeployedObject[];
  readonly links: readonly Link[];
}

const PLACE = { file: 'x', line: 1, column: 1 };

/** What becomes of the pointers, as `file change from → to problem`; objects are paired by their ids and renamed paths. */
function compared(base: Side, head: Side, renames: Readonly<Record<string, string>> = {}): string[] {
  const newToOld = new Map(Object.entries(renames).map(([from, to]) => [to, from]));
  const oldToNew = renamedPaths(newToOld);
  const sides = {
    ...{ base: memoryTree({}), head: memoryTree({}), settings: DEFAULTS, charts: chartRepository() },
    before: detection(base.objects, base.links),
    after: detection(head.objects, head.links),
    renames: newToOld,
    oldToNew,
    rules: { from: null, to: null, strict: false },
    isWatched: () => true,
  };
  const changes = compareLinks(sides, new Pairing(base.objects, head.objects, oldToNew));
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

const FLUX = 'toolkit.fluxcd.io';
const kustomization = (...resources: string[]) => `resources: [${resources.join(', ')}]\n`;
const patch = (kind: string, path: string, value: string) =>
  `patches: [{target: {kind: ${kind}, name: bi}, patch: '[{op: replace, path: ${path}, value: ${value}}]'}]\n`;
const chartOf = (version: string) =>
  `chart: {spec: {chart: lightdash, version: ${version}, sourceRef: {kind: HelmRepository, name: lightdash}}}`;
const release = (tag: string, more = '') =>
  `apiVersion: helm.${FLUX}/v2\nkind: HelmRelease\nmetadata: {name: bi}\nspec:\n  ${chartOf('2.16.361')}\n  values:\n    image: {tag: ${tag}}\n${more}`;
const pointer = (path: string, more = '') =>
  `apiVersion: kustomize.${FLUX}/v1\nkind: Kustomization\nmetadata: {name: apps}\nspec:\n  path: ./${path}\n${more}`;
const chartApplication = (tag: string) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi}\nspec:\n  source:\n    repoURL: https://lightdash.github.io/helm-charts\n    chart: lightdash\n    targetRevision: 2.16.361\n    helm: {valuesObject: {image: {tag: ${tag}}}}\n`;
const application = (path: string, image?: string) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi}\nspec:\n  source:\n    repoURL: https://github.com/acme/gitops\n    path: ${path}\n${image === undefined ? '' : `    kustomize: {images: ['lightdash/lightdash:${image}']}\n`}`;
const workload = (tag: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: web, image: 'lightdash/lightdash${tag}'}]}}}\n`;

const OVERLAYS = {
  'clusters/apps.yaml': pointer('apps/prod'),
  'apps/prod/kustomization.yaml': kustomization('../base'),
  'apps/next/kustomization.yaml': kustomization('../base-next'),
  'apps/base/kustomization.yaml': kustomization('release.yaml'),
  'apps/base/release.yaml': release('1.0.0'),
  'apps/base-next/kustomization.yaml': kustomization('release.yaml'),
  'apps/base-next/release.yaml': release('2.0.0'),
};
const TWO_RELEASES = {
  'kustomization.yaml': kustomization('a.yaml'),
  'a.yaml': release('1.0.0'),
  'b.yaml': release('2.0.0'),
};
const TWO_APPLICATIONS = { ...TWO_RELEASES, 'a.yaml': chartApplication('1.0.0'), 'b.yaml': chartApplication('2.0.0') };
const BUILT = {
  'app.yaml': application('bi'),
  'bi/kustomization.yaml': kustomization('d.yaml'),
  'bi/d.yaml': workload(':1.0.0'),
};
const PINNED = { ...BUILT, 'app.yaml': application('bi', '0.9.0') };
const NEXT = { ...TWO_RELEASES, 'kustomization.yaml': kustomization('b.yaml') };
const BEHIND_APPLICATIONS = {
  'apps/kustomization.yaml': kustomization('one.yaml'),
  'apps/one.yaml': application('one'),
  'apps/two.yaml': application('two'),
  'one/kustomization.yaml': kustomization('d.yaml'),
  'one/d.yaml': workload(':1.0.0'),
  'two/kustomization.yaml': kustomization('d.yaml'),
  'two/d.yaml': workload(':2.0.0'),
};
const PATCHED = (kind: string, file: string, path: string, value: string) => ({
  'kustomization.yaml': `${kustomization('a.yaml')}${patch(kind, path, value)}`,
  'a.yaml': file,
});
const UNPATCHED = { 'kustomization.yaml': kustomization('a.yaml'), 'a.yaml': chartApplication('1.0.0') };
const TAG_OF_APPLICATION = '/spec/source/helm/valuesObject/image/tag';
const CHART_ALONE = `apiVersion: helm.${FLUX}/v2\nkind: HelmRelease\nmetadata: {name: bi}\nspec:\n  ${chartOf('2.16.50')}\n`;

/** What is not `unchanged`, after a change of some files. */
async function changesOf(base: Files, change: Files): Promise<string[]> {
  const changes = await compare(base, { ...base, ...change });
  return changes.map(show).filter((each) => !/unchanged (\S+) → \1$|tolerated$/.test(each));
}

describe('a pointer that goes where another one comes in the same file', () => {
  const pointer = (name: string, path: string) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata:\n  name: ${name}\nspec:\n  path: ./apps/${path}\n  sourceRef: {kind: GitRepository, name: flux-system}\n`;
  const folder = (name: string, image: string): Files => ({
    [`apps/${name}/kustomization.yaml`]: 'resources: [deployment.yaml]\n',
    [`apps/${name}/deployment.yaml`]: `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: bi, image: "${image}"}]}}}\n`,
  });
  const apps = {
    ...folder('bi', 'lightdash/lightdash:1.0.0'),
    ...folder('bi-v2', 'lightdash/lightdash:1.2.0'),
    ...folder('grafana', 'grafana/grafana:9.0.0'),
  };
  const beside = `${pointer('grafana', 'grafana')}---\n`;

  it.each<[name: string, base: string, head: string, judged: string[]]>([
    ['under another name', pointer('bi', 'bi'), pointer('bi-v2', 'bi'), []],
    [
      'under another name, to another version',
      pointer('bi', 'bi'),
      pointer('bi-v2', 'bi-v2'),
      ['apps/bi-v2/deployment.yaml:4 upgrade 1.0.0 → 1.2.0'],
    ],
    [
      'the same, next to that of another application',
      beside + pointer('bi', 'bi'),
      beside + pointer('bi-v2', 'bi-v2'),
      ['apps/bi-v2/deployment.yaml:4 upgrade 1.0.0 → 1.2.0'],
    ],
    ['for another application', pointer('bi', 'bi'), pointer('grafana', 'grafana'), []],
    ['beside the one that stays', pointer('bi', 'bi'), `${pointer('bi', 'bi')}---\n${pointer('bi-v2', 'bi-v2')}`, []],
  ])('is the same one: %s', async (_, base, head, judged) => {
    const changes = await compare({ ...apps, 'clusters/a.yaml': base }, { ...apps, 'clusters/a.yaml': head });
    expect(changes.filter(({ change }) => change !== 'unchanged').map(show)).toEqual(judged);
  });
});

describe('what a pointer reaches', () => {
  it.each<[string, Files, Files, string[]]>([
    ['a kustomization takes another release', TWO_RELEASES, NEXT, ['b.yaml:7 upgrade 1.0.0 → 2.0.0']],
    ['a kustomization takes the older release', NEXT, TWO_RELEASES, ['a.yaml:7 downgrade 2.0.0 → 1.0.0']],
    [
      'a kustomization takes another Application',
      TWO_APPLICATIONS,
      { 'kustomization.yaml': kustomization('b.yaml') },
      ['b.yaml:9 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'a kustomization takes what another repository holds',
      TWO_RELEASES,
      { 'kustomization.yaml': kustomization('https://github.com/acme/bi') },
      ['kustomization.yaml:1 upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      'a path whose variables come from elsewhere',
      {
        'clusters/apps.yaml': `${pointer('apps', '')}  postBuild: {substituteFrom: [{kind: ConfigMap, name: settings}]}\n`,
        'apps/d.yaml': workload(':${VERSION}'),
      },
      {
        'clusters/apps.yaml': `${pointer('apps', '')}  postBuild: {substituteFrom: [{kind: ConfigMap, name: others}]}\n`,
      },
      ['clusters/apps.yaml:5 upgrade ? → ? not-evaluated'],
    ],
    [
      'a kustomization takes one more release',
      TWO_RELEASES,
      { 'kustomization.yaml': kustomization('a.yaml', 'b.yaml') },
      [],
    ],
    [
      'a kustomization takes something else as well',
      TWO_RELEASES,
      {
        'kustomization.yaml': kustomization('redis.yaml', 'a.yaml'),
        'redis.yaml': 'kind: ConfigMap\napiVersion: v1\n',
      },
      [],
    ],
    [
      'a path leads to an overlay of another base',
      OVERLAYS,
      { 'clusters/apps.yaml': pointer('apps/next') },
      ['apps/base-next/release.yaml:7 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'an overlay takes another base',
      OVERLAYS,
      { 'apps/prod/kustomization.yaml': kustomization('../base-next') },
      ['apps/base-next/release.yaml:7 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'a path leads to an overlay with patches, of the same base',
      {
        ...OVERLAYS,
        'apps/next/kustomization.yaml': `${kustomization('../base')}${patch('HelmRelease', '/spec/values/image/tag', '2.0.0')}`,
      },
      { 'clusters/apps.yaml': pointer('apps/next') },
      ['clusters/apps.yaml:5 upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      'patches come for a base outside the path',
      OVERLAYS,
      { 'clusters/apps.yaml': pointer('apps/prod', `  ${patch('HelmRelease', '/spec/values/image/tag', '2.0.0')}`) },
      ['clusters/apps.yaml:5 upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      'a kustomization takes an Application of another folder',
      BEHIND_APPLICATIONS,
      { 'apps/kustomization.yaml': kustomization('two.yaml') },
      ['two/d.yaml:4 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      "another application's path leads elsewhere",
      { ...OVERLAYS, 'clusters/redis.yaml': pointer('redis/a'), 'redis/a/kustomization.yaml': 'resources: []\n' },
      { 'clusters/redis.yaml': pointer('redis/b') },
      [],
    ],
  ])('%s', async (_, base, change, expected) => {
    expect(await changesOf(base, change)).toEqual(expected);
  });
});

describe('what is above a deployment', () => {
  it.each<[string, Files, Files, string[]]>([
    [
      'images of an Application come',
      BUILT,
      { 'app.yaml': application('bi', '2.0.0') },
      ['app.yaml:8 upgrade 1.0.0 → 2.0.0'],
    ],
    ['older images of an Application come', BUILT, PINNED, ['app.yaml:8 downgrade 1.0.0 → 0.9.0']],
    ['images of an Application go', PINNED, BUILT, ['bi/d.yaml:4 upgrade 0.9.0 → 1.0.0']],
    [
      'images come in a file of the source',
      BUILT,
      { 'bi/.argocd-source.yaml': "kustomize: {images: ['lightdash/lightdash:2.0.0']}\n" },
      ['bi/.argocd-source.yaml:1 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'images of a Flux Kustomization come',
      { ...BUILT, 'app.yaml': pointer('bi') },
      { 'app.yaml': pointer('bi', '  images: [{name: lightdash/lightdash, newTag: 2.0.0}]\n') },
      ['app.yaml:6 upgrade 1.0.0 → 2.0.0'],
    ],
    ['the base below images goes up', PINNED, { 'bi/d.yaml': workload(':1.1.0') }, []],
    ['the base below images loses its version', PINNED, { 'bi/d.yaml': workload(':latest') }, []],
    [
      'the base below images goes up, and another Application applies it as it is',
      {
        ...PINNED,
        'app.yaml': `${application('bi', '0.9.0').replace('name: bi', 'name: bi-2')}---\n${application('bi')}`,
      },
      { 'bi/d.yaml': workload(':1.1.0') },
      ['bi/d.yaml:4 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'a patch of an Application goes up',
      PATCHED('Application', chartApplication('1.0.0'), TAG_OF_APPLICATION, '2.0.0'),
      PATCHED('Application', chartApplication('1.0.0'), TAG_OF_APPLICATION, '2.2.0'),
      ['kustomization.yaml:2 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'a patch of an Application comes',
      UNPATCHED,
      PATCHED('Application', chartApplication('1.0.0'), TAG_OF_APPLICATION, '2.0.0'),
      ['a.yaml:9 unchanged 1.0.0 → 1.0.0 not-evaluated'],
    ],
    [
      'a patch of another Application comes',
      UNPATCHED,
      {
        'kustomization.yaml': `${kustomization('a.yaml')}${patch('Application', TAG_OF_APPLICATION, '2.0.0').replace('name: bi', 'name: redis')}`,
      },
      [],
    ],
    [
      "a JSON patch of the chart's version goes up",
      PATCHED('HelmRelease', CHART_ALONE, '/spec/chart/spec/version', '2.16.55'),
      PATCHED('HelmRelease', CHART_ALONE, '/spec/chart/spec/version', '2.16.60'),
      ['a.yaml:5 upgrade ? → ? not-evaluated'],
    ],
    [
      'a configuration for names and labels comes',
      TWO_RELEASES,
      {
        'kustomization.yaml': `${kustomization('a.yaml')}configurations: [c.yaml]\n`,
        'c.yaml': 'nameReference: [{kind: ConfigMap, version: v1, fieldSpecs: [{path: spec/valuesFrom/name}]}]\n',
      },
      [],
    ],
    [
      'a configuration for images comes',
      TWO_RELEASES,
      {
        'kustomization.yaml': `${kustomization('a.yaml')}configurations: [c.yaml]\n`,
        'c.yaml': 'images: [{kind: HelmRelease, path: spec/values/image}]\n',
      },
      ['a.yaml:7 unchanged 1.0.0 → 1.0.0 not-evaluated'],
    ],
  ])('%s', async (_, base, change, expected) => {
    expect(await changesOf(base, change)).toEqual(expected);
  });

  it.each<[string, string, string, string[]]>([
    [
      'images of an Application go',
      application('prod', '1.5.0'),
      application('prod'),
      ['base/d.yaml:4 upgrade 1.5.0 → 2.0.0'],
    ],
    [
      'images of an Application come',
      application('prod'),
      application('prod', '2.5.0'),
      ['prod.yaml:8 upgrade 2.0.0 → 2.5.0'],
    ],
    [
      'images of a Flux Kustomization go',
      pointer('prod', '  images: [{name: lightdash/lightdash, newTag: 1.5.0}]\n'),
      pointer('prod'),
      ['base/d.yaml:4 upgrade 1.5.0 → 2.0.0'],
    ],
  ])('%s while another application of the same base comes or goes', async (_, was, is, expected) => {
    const base = {
      'prod/kustomization.yaml': kustomization('../base'),
      'base/kustomization.yaml': kustomization('d.yaml'),
      'base/d.yaml': workload(':2.0.0'),
    };
    const staging = {
      'staging.yaml': application('staging').replace('name: bi', 'name: staging'),
      'staging/kustomization.yaml': kustomization('../base'),
    };
    const [alone, beside] = [
      { ...base, 'prod.yaml': was },
      { ...base, 'prod.yaml': is, ...staging },
    ];
    expect((await compare({ ...alone, ...staging }, { ...base, 'prod.yaml': is })).map(show)).toEqual(
      expect.arrayContaining(expected),
    );
    expect((await compare(alone, beside)).map(show)).toEqual(expect.arrayContaining(expected));
  });

  it.each<[string, string | undefined]>([
    ['/spec/values/upgrade/mode', undefined],
    ['/spec/values/migrationJob/enabled', undefined],
    ['/spec/values', undefined],
    ['/spec/upgrade/remediation/retries', 'Recreate'],
    ['/spec/values/ingress/enabled', 'Recreate'],
  ])('a patch of %s leaves a chart the declared mode %s', async (path, expected) => {
    const file = release('1.0.0', '    upgrade: {mode: Recreate}\n');
    const [change] = await compare(null, PATCHED('HelmRelease', file, path, 'x'));
    expect(change?.head?.declared.upgradeMode?.value).toBe(expected);
  });
});

describe('a symbolic link', () => {
  const image = (tag: string) => `image: lightdash/lightdash:${tag}\n`;
  const objects = [deployed('flux:v1/a.yaml#x/bi', '1.0.0'), deployed('flux:v2/deep/b.yaml#x/bi', '2.0.0')];
  const files = { 'v1/a.yaml': image('1.0.0'), 'v2/deep/b.yaml': image('2.0.0') };
  const linksIn = async (more: Record<string, MemoryFile>, paths: readonly string[]) =>
    (await withSymlinks(detection(objects), memoryTree({ ...files, ...more }), paths)).links;

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
    expect((await withSymlinks(detection(many), counted, ['live', 'live'])).links).toEqual([]);
    expect(reads).toBe(2_000);
  });
});

describe('the root of another repository', () => {
  const source = (name: string, url: string, ref: string) =>
    `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: ${name}, namespace: flux}\nspec: {url: ${url}, ref: {${ref}}}\n---\n`;
  const applied = (name: string, from: string, path: string) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux}\nspec:\n  path: ${path}\n  sourceRef: {kind: GitRepository, name: ${from}}\n---\n`;
  const cluster = (own: string, other: string, path = './bi') => ({
    'bi/d.yaml': workload(':2.0.0'),
    'flux/all.yaml': `${source('own', 'https://git.test/acme/fleet', own)}${source('other', 'https://git.test/other/crds', other)}${applied('bi', 'own', path)}${applied('crds', 'other', './')}`,
  });
  const found = async (base: Files, head: Files) =>
    (await compare(base, head)).filter(({ problem }) => problem !== null).map(({ problem }) => problem?.code);

  it('leads to nothing here, since other links lead to the deployments', async () => {
    expect(await found(cluster('branch: main', 'tag: v1.0.0'), cluster('branch: main', 'tag: v1.1.0'))).toEqual([]);
  });

  it('may be the root of this one if nothing else leads to them', async () => {
    const [base, head] = ['tag: v1.0.0', 'tag: v1.1.0'].map((tag) => cluster('branch: main', tag, './'));
    expect(await found(base as Files, head as Files)).toEqual(['not-evaluated']);
  });

  it('is the root of this one if the deployments come from it', async () => {
    const more = { 'flux/root.yaml': applied('root', 'own', './') };
    const [base, head] = ['main', 'next'].map((branch) => ({
      ...cluster(`branch: ${branch}`, 'tag: v1.0.0'),
      ...more,
    }));
    expect(await found(base as Files, head as Files)).toEqual(['not-evaluated', 'not-evaluated']);
  });
});

describe('a release that several builds include, each with values of its own', () => {
  const values = (tag: string) =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: bi-values, namespace: bi}\ndata:\n  values.yaml: |\n    image:\n      tag: ${tag}\n`;
  const files = (path: string, canary: string): Files => ({
    'clusters/prod/bi.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: bi, namespace: flux-system}\nspec:\n  path: ./apps/bi/${path}\n  sourceRef: {kind: GitRepository, name: flux-system}\n`,
    'apps/bi/common/kustomization.yaml': 'resources: [release.yaml]\n',
    'apps/bi/common/release.yaml':
      'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: bi, namespace: bi}\nspec:\n  chart: {spec: {chart: lightdash, version: 2.9.1, sourceRef: {kind: HelmRepository, name: lightdash}}}\n  valuesFrom: [{kind: ConfigMap, name: bi-values}]\n',
    'apps/bi/stable/kustomization.yaml': 'resources: [../common, values.yaml]\n',
    'apps/bi/stable/values.yaml': values('1.0.0'),
    'apps/bi/canary/kustomization.yaml': 'resources: [../common, values.yaml]\n',
    'apps/bi/canary/values.yaml': values(canary),
  });
  const shown = async (canary: string) => {
    const changes = await compare(files('stable', canary), files('canary', canary));
    return changes.filter(({ change }) => change !== 'unchanged').map(show);
  };

  it('moves to the values of the other build', async () => {
    expect(await shown('1.1.0')).toEqual(['apps/bi/canary/values.yaml:7 upgrade 1.0.0 → 1.1.0']);
  });

  it('stays with the same values', async () => {
    expect(await shown('1.0.0')).toEqual([]);
  });
});
