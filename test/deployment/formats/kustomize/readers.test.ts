// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Flux that are read
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../../../src/deployment/changes.ts';
import { chartRepository, DEFAULTS, deploymentsIn } from '../../../support/detection.ts';
import { memoryTree } from '../../../support/memory-tree.ts';

type FilesByPath = Readonly<Record<string, string>>;

/** What kustomize builds itself, and what it hands to Flux and Argo CD: the same patch of a version, as each of them has it. */
interface Subject {
  readonly file: string;
  readonly kind: string;
  readonly group: string;
  readonly version: string;
  /** The object as it is without a patch. */
  readonly object: (metadata: string) => string;
  /** The pointer of the version, and the value for one. */
  readonly pointer: string;
  readonly value: (version: string) => string;
  /** What a merge patch has below its `metadata`. */
  readonly body: (version: string) => string;
}

const WORKLOAD: Subject = {
  file: 'lightdash.yaml',
  kind: 'Deployment',
  group: 'apps',
  version: 'v1',
  object: (metadata) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {${metadata}}\nspec: {template: {spec: {containers: [{name: a, image: "lightdash/lightdash:1.0.0"}]}}}\n`,
  pointer: '/spec/template/spec/containers/0/image',
  value: (version) => `lightdash/lightdash:${version}`,
  body: (version) => `spec: {template: {spec: {containers: [{name: a, image: "lightdash/lightdash:${version}"}]}}}`,
};

const RELEASE: Subject = {
  file: 'lightdash.yaml',
  kind: 'HelmRelease',
  group: 'helm.toolkit.fluxcd.io',
  version: 'v2',
  object: (metadata) =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {${metadata}}\nspec: {chart: {spec: {chart: lightdash, version: 2.9.1}}, values: {image: {tag: 1.0.0}}}\n`,
  pointer: '/spec/values/image/tag',
  value: (version) => version,
  body: (version) => `spec: {values: {image: {tag: ${version}}}}`,
};

const KINDS: [string, Subject][] = [
  ['a workload', WORKLOAD],
  ['a release of Flux', RELEASE],
];

const json = ({ pointer, value }: Subject, version: string) =>
  `[{op: replace, path: ${pointer}, value: "${value(version)}"}]`;

const merge = ({ group, version, kind, body }: Subject, name: string, tag: string) =>
  `apiVersion: ${group}/${version}\nkind: ${kind}\nmetadata: {${name}}\n${body(tag)}\n`;

/** An overlay over the object, with what a version of it reads like in both. */
function overlaid(subject: Subject, base: string, overlay: string, more: FilesByPath = {}): FilesByPath {
  return {
    [`base/${subject.file}`]: subject.object('name: lightdash'),
    'base/kustomization.yaml': `resources: [${subject.file}]\n${base}`,
    'prod/kustomization.yaml': `resources: [../base]\n${overlay}`,
    ...more,
  };
}

async function read(files: FilesByPath): Promise<string[]> {
  return (await deploymentsIn(files)).map(({ version, problem }) => problem?.code ?? version ?? '');
}

describe.each(KINDS)('kustomizations read alike for %s', (_, subject) => {
  const { kind, group } = subject;
  const patch = (target: string, version = '1.2.0') =>
    `patches:\n- target: {${target}}\n  patch: '${json(subject, version)}'\n`;
  const late = (target: string, version = '1.2.0') => patch(target, version).replace('patches:', 'patchesJson6902:');

  it.each<[string, FilesByPath, string]>([
    ['no patch', overlaid(subject, '', ''), '1.0.0'],
    ['a name', overlaid(subject, '', patch('name: lightdash')), '1.2.0'],
    ['a name with anchors', overlaid(subject, '', patch('name: ^lightdash$')), '1.2.0'],
    ['another name with anchors', overlaid(subject, '', patch('name: ^grafana$')), '1.0.0'],
    ['a pattern', overlaid(subject, '', patch('name: light.*')), '1.2.0'],
    ['a group', overlaid(subject, '', patch(`group: ${group}`)), '1.2.0'],
    ['another group', overlaid(subject, '', patch(`group: x.y, kind: ${kind}`)), '1.0.0'],
    ['another version', overlaid(subject, '', patch(`version: v9, kind: ${kind}`)), '1.0.0'],
    ['another namespace', overlaid(subject, 'namespace: bi\n', patch('namespace: data')), '1.0.0'],
    ['the namespace that it gets', overlaid(subject, 'namespace: bi\n', patch('namespace: bi')), '1.2.0'],
    ['keys in other letters', overlaid(subject, '', patch('Name: lightdash').replace('patches', 'Patches')), '1.2.0'],
    ['a name that it has later', overlaid(subject, '', `namePrefix: p-\n${patch('name: p-lightdash')}`), '1.0.0'],
    ['a name that it has by then', overlaid(subject, '', `namePrefix: p-\n${late('name: p-lightdash')}`), '1.2.0'],
    ['a late patch over another', overlaid(subject, '', `${late('name: lightdash')}${patch('', '1.1.0')}`), '1.2.0'],
    [
      'a name that a component gives',
      overlaid(subject, '', `components: [../c]\n${patch('name: c-lightdash')}`, {
        'c/kustomization.yaml': 'kind: Component\nnamePrefix: c-\n',
      }),
      '1.2.0',
    ],
    [
      'a name that a transformer gives',
      overlaid(subject, 'transformers: [t.yaml]\n', patch('name: t-lightdash'), {
        'base/t.yaml': 'apiVersion: builtin\nkind: PrefixTransformer\nmetadata: {name: t}\nprefix: t-\n',
      }),
      '1.2.0',
    ],
    [
      'labels that a transformer may give',
      overlaid(subject, 'transformers: [t.yaml]\n', patch('labelSelector: a=b'), {
        'base/t.yaml': 'apiVersion: builtin\nkind: LabelTransformer\nmetadata: {name: t}\nlabels: {a: b}\n',
      }),
      'external-values',
    ],
    [
      'a component of a component',
      overlaid(subject, '', 'components: [../c]\n', {
        'c/kustomization.yaml': 'kind: Component\ncomponents: [../d]\n',
        'd/kustomization.yaml': `kind: Component\n${patch('')}`,
      }),
      '1.2.0',
    ],
    [
      'a remote component by its address for git',
      overlaid(subject, '', 'components: ["git@github.com:acme/pin.git"]\n'),
      'external-values',
    ],
    ['a component that is not here', overlaid(subject, '', 'components: [../gone]\n'), 'external-values'],
    ['a patch that is not here', overlaid(subject, '', 'patches: [{path: gone.yaml}]\n'), 'external-values'],
    ['a remote patch', overlaid(subject, '', 'patches: [{path: "https://acme.example/p.yaml"}]\n'), 'external-values'],
    [
      'a patch in the way of old',
      overlaid(subject, '', 'patches: [p.yaml]\n', { 'prod/p.yaml': merge(subject, 'name: lightdash', '1.2.0') }),
      '1.2.0',
    ],
    [
      'a patch of an object of another group that is called alike',
      overlaid(subject, '', 'patches: [{path: p.yaml}]\n', {
        'prod/p.yaml': merge({ ...subject, group: 'x.y' }, 'name: lightdash', '1.2.0'),
      }),
      '1.0.0',
    ],
    [
      'what Flux writes into the kustomization, before its prefix',
      {
        [`base/${subject.file}`]: subject.object('name: lightdash'),
        'base/kustomization.yaml': `resources: [${subject.file}]\nnamePrefix: p-\n`,
        'flux.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: f}\nspec:\n  path: base\n  ${patch('name: p-lightdash').trimEnd().replaceAll('\n', '\n  ')}\n`,
      },
      '1.0.0',
    ],
  ])('%s', async (_, files, expected) => {
    expect((await read(files)).filter((each) => each !== 'unknown-kind')).toEqual([expected]);
  });

  it.each<[string, (version: string) => FilesByPath]>([
    ['a late patch', (version) => overlaid(subject, '', `namePrefix: p-\n${late('name: p-lightdash', version)}`)],
    ['keys in other letters', (version) => overlaid(subject, '', patch('', version).replace('patches', 'Patches'))],
    [
      'a component of a component',
      (version) =>
        overlaid(subject, '', 'components: [../c]\n', {
          'c/kustomization.yaml': 'kind: Component\ncomponents: [../d]\n',
          'd/kustomization.yaml': `kind: Component\n${patch('', version)}`,
        }),
    ],
  ])('and no jump is hidden in %s', async (_, files) => {
    const trees = { base: memoryTree(files('1.2.0')), head: memoryTree(files('1.9.0')), renames: new Map() };
    const rules = { from: null, to: null, strict: false };
    const { changes } = await compareTrees(trees, DEFAULTS, rules, chartRepository());
    expect(changes.map(({ change, from, to }) => `${change} ${from} ${to}`)).toEqual(['upgrade 1.2.0 1.9.0']);
  });
});

describe('images that a configuration puts into an object', () => {
  const images = 'images: [{name: lightdash/lightdash, newTag: 1.2.0}]\nconfigurations: [c.yaml]\n';
  const release = (metadata: string) =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {${metadata}}\nspec: {chart: {spec: {chart: app-template, version: 3.1.0}}, values: {image: "lightdash/lightdash:1.0.0"}}\n`;
  const resource = (metadata: string) =>
    `apiVersion: x.y/v1\nkind: Bi\nmetadata: {${metadata}}\nspec: {values: {image: "lightdash/lightdash:1.0.0"}}\n`;
  const field = (kind: string) => `images: [{path: spec/values/image, kind: ${kind}}]\n`;

  it.each<[string, (metadata: string) => string, string | null, string]>([
    ['a resource of its own', resource, field('Bi'), '1.2.0'],
    ['a release, which is not followed', release, field('HelmRelease'), 'external-values'],
    ['another kind than a release', release, field('Bi'), '1.0.0'],
    ['a resource, where it is not here', resource, null, 'external-values'],
    ['a release, where it is not here', release, null, 'external-values'],
    ['a release, where it cannot be read', release, 'a: [', 'unparseable'],
  ])('%s', async (_, object, configuration, expected) => {
    const subject = { ...RELEASE, object };
    const more: FilesByPath = configuration === null ? {} : { 'prod/c.yaml': configuration };
    expect((await read(overlaid(subject, '', images, more)))[0]).toBe(expected);
  });

  it('leaves a release alone whose image is another', async () => {
    const files = overlaid({ ...RELEASE, object: release }, '', images.replace('lightdash/lightdash', 'nginx'), {
      'prod/c.yaml': field('HelmRelease'),
    });
    expect(await read(files)).toEqual(['1.0.0']);
  });
});

describe('an object of Flux that a kustomization patches', () => {
  const flux = (spec: string) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps}\nspec:\n  path: base\n${spec}`;
  const patched = (image: string, patch: string, spec = ''): FilesByPath => ({
    'base/d.yaml': WORKLOAD.object('name: lightdash').replace('1.0.0', image),
    'base/kustomization.yaml': 'resources: [d.yaml]\n',
    'other/kustomization.yaml': 'resources: []\n',
    'cluster/apps.yaml': flux(spec),
    'cluster/kustomization.yaml': `resources: [apps.yaml]\npatches:\n- target: {kind: Kustomization}\n  patch: '${patch}'\n`,
  });
  const operation = (path: string, value: string) => `[{op: add, path: ${path}, value: ${value}}]`;
  const VARIABLE = '  postBuild: {substitute: {tag: 1.0.0}}\n';

  it.each<[string, FilesByPath, string]>([
    ['in something else', patched('1.0.0', operation('/spec/interval', '1m')), '1.0.0'],
    ['in a list of something else', patched('1.0.0', operation('/spec/dependsOn/-', '{name: a}')), '1.0.0'],
    ['in its path', patched('1.0.0', operation('/spec/path', './other')), 'external-values'],
    [
      'in its images',
      patched('1.0.0', 'spec: {images: [{name: lightdash/lightdash, newTag: 1.2.0}]}'),
      'external-values',
    ],
    [
      'in its patches',
      patched('1.0.0', 'spec: {patches: [{patch: "[{op: add, path: /spec/values/image/tag, value: 1.2.0}]"}]}'),
      'external-values',
    ],
    [
      'in patches that set how releases are installed',
      patched('1.0.0', 'spec: {patches: [{patch: "spec: {install: {crds: Create}}", target: {kind: HelmRelease}}]}'),
      '1.0.0',
    ],
    ['in variables that nothing uses', patched('1.0.0', operation('/spec/postBuild/substitute/tag', '1.2.0')), '1.0.0'],
    [
      'in a variable that it sets',
      patched('${tag}', operation('/spec/postBuild/substitute/tag', '1.2.0'), VARIABLE),
      'unresolved-variable',
    ],
    [
      'in a list of variables',
      patched('${other:=1.0.0}', operation('/spec/postBuild/substituteFrom/-', '{kind: Secret, name: a}'), VARIABLE),
      'unresolved-variable',
    ],
    [
      'by nobody',
      { ...patched('${tag}', '{}', VARIABLE), 'cluster/kustomization.yaml': 'resources: [apps.yaml]\n' },
      '1.0.0',
    ],
  ])('%s', async (_, files, expected) => {
    expect((await read(files)).filter((each) => each !== 'unknown-kind')).toEqual([expected]);
  });

  it.each([
    ['in something else', operation('/spec/interval', '1m'), '1.0.0'],
    ['in its path', operation('/spec/path', './other'), 'external-values'],
    ['in its patches', 'spec: {patches: [{patch: "spec: {values: {image: {tag: 1.2.0}}}"}]}', 'external-values'],
  ])('%s, with a release of Flux', async (_, patch, expected) => {
    const files = { ...patched('1.0.0', patch), 'base/d.yaml': RELEASE.object('name: lightdash') };
    expect(await read(files)).toEqual([expected]);
  });

  it.each([
    ['/spec/path', 'external-values'],
    ['/spec/postBuild/substitute/tag', 'unresolved-variable'],
  ])('hides no jump in %s', async (path, code) => {
    const files = (value: string) => memoryTree(patched('${tag}', operation(path, value), VARIABLE));
    const sides = { base: files('1.2.0'), head: files('1.9.0'), renames: new Map() };
    const { changes } = await compareTrees(sides, DEFAULTS, { from: null, to: null, strict: false }, chartRepository());
    expect(changes.map(({ change, problem, tolerated }) => [change, problem?.code, tolerated])).toEqual([
      ['upgrade', code, false],
      ['upgrade', 'base-unresolved', false],
    ]);
  });
});
