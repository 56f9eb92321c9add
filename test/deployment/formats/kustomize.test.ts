// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../../src/deployment/changes.ts';
import { type DetectionSettings, detect, findCandidates } from '../../../src/deployment/detect.ts';
import { kustomize } from '../../../src/deployment/formats/kustomize.ts';
import { SourceFiles } from '../../../src/deployment/source/source-files.ts';
import { chartRepository, DEFAULTS, deploymentsIn, show } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';

type Tree = Record<string, string>;

function workload(name: string, image: string, more = ''): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  template:
    spec:
      containers:
        - name: web
          image: ${image}
${more}`;
}

const BASE: Tree = {
  'base/kustomization.yaml': 'resources:\n- deployment.yaml\n',
  'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0'),
};

const OVERLAY = 'resources:\n- ../../base\n';
const PROD = 'overlays/prod/kustomization.yaml';
const NEW_TAG = 'images:\n- name: lightdash/lightdash\n  newTag: 1.1.0\n';

function over(overlay: string, more: Tree = {}): Tree {
  return { ...BASE, [PROD]: `${OVERLAY}${overlay}`, ...more };
}

async function shown(files: Tree): Promise<string[]> {
  return (await deploymentsIn(files)).map(show);
}

const BASE_IMAGE = 'base/deployment.yaml:10 1.0.0';

describe('images of a kustomization (DETECTION 2.3 and section 3)', () => {
  it.each<[string, Tree, string[]]>([
    ['a base alone', BASE, [BASE_IMAGE]],
    ['an overlay without images', over(''), [BASE_IMAGE]],
    ['a new tag', over(NEW_TAG), [`${PROD}:5 1.1.0`]],
    [
      'a new name and a new tag',
      over('images:\n- name: lightdash/lightdash\n  newName: registry/x/lightdash\n  newTag: 1.2.3\n'),
      [`${PROD}:6 1.2.3`],
    ],
    [
      'a new name alone',
      over('images:\n- name: lightdash/lightdash\n  newName: acme.example/lightdash/lightdash\n'),
      [BASE_IMAGE],
    ],
    [
      'a new name that says nothing',
      over('images:\n- name: lightdash/lightdash\n  newName: acme/bi\n'),
      [`${PROD}:5 custom-image`],
    ],
    [
      'a tag with a digest',
      over('images:\n- name: lightdash/lightdash\n  newTag: 1.1.0\n  digest: sha256:ab\n'),
      [`${PROD}:5 1.1.0`],
    ],
    ['a digest alone', over('images:\n- name: lightdash/lightdash\n  digest: sha256:ab\n'), [`${PROD}:5 digest-only`]],
    [
      'an unquoted tag of two parts',
      over('images:\n- name: lightdash/lightdash\n  newTag: 1.10\n'),
      [`${PROD}:5 numeric-tag`],
    ],
    ['a tag in quotes', over('images:\n- name: lightdash/lightdash\n  newTag: "1.1.0"\n'), [`${PROD}:5 1.1.0`]],
    ['no tag after all', over('images:\n- name: lightdash/lightdash\n  newTag: ""\n'), [BASE_IMAGE]],
    ['a tag that is null', over('images:\n- name: lightdash/lightdash\n  newTag:\n'), [BASE_IMAGE]],
    ['a moving tag', over('images:\n- name: lightdash/lightdash\n  newTag: latest\n'), [`${PROD}:5 moving-tag`]],
    ['a suffix of the tag', over('images:\n- name: lightdash/lightdash\n  tagSuffix: -commercial\n'), [BASE_IMAGE]],
    ['a variable', over('images:\n- name: lightdash/lightdash\n  newTag: ${TAG}\n'), [`${PROD}:5 unresolved-variable`]],
    [
      'a template',
      over('images:\n- name: lightdash/lightdash\n  newTag: "{{ tag }}"\n'),
      [`${PROD}:5 unresolved-template`],
    ],
    ['another image', over('images:\n- name: nginx\n  newTag: 1.1.0\n'), [BASE_IMAGE]],
    [
      'the same image of another registry',
      over('images:\n- name: docker.io/lightdash/lightdash\n  newTag: 1.1.0\n'),
      [BASE_IMAGE],
    ],
    [
      'a placeholder',
      {
        ...over('images:\n- name: app\n  newName: lightdash/lightdash\n  newTag: 1.1.0\n'),
        'base/deployment.yaml': workload('bi', 'app'),
      },
      [`${PROD}:6 1.1.0`],
    ],
    [
      'images one after the other, each by the name that the one before gave',
      over('images:\n- {name: lightdash/lightdash, newName: x/lightdash}\n- {name: x/lightdash, newTag: 1.2.3}\n'),
      [`${PROD}:5 1.2.3`],
    ],
    [
      'an image that kustomize does not see, for a variable stands in its tag',
      { ...over(NEW_TAG), 'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:${TAG}') },
      ['base/deployment.yaml:10 unresolved-variable'],
    ],
    [
      'an overlay over an overlay, which sees the image under its new name',
      {
        ...over('images:\n- {name: lightdash/lightdash, newName: x.io/lightdash/lightdash, newTag: 1.1.0}\n'),
        'top/kustomization.yaml':
          'resources: [../overlays/prod]\nimages:\n- {name: lightdash/lightdash, newTag: 3.0.0}\n- {name: x.io/lightdash/lightdash, newTag: 2.0.0}\n',
      },
      ['top/kustomization.yaml:4 2.0.0'],
    ],
    ['bases, as they were called', { ...BASE, [PROD]: `bases:\n- ../../base\n${NEW_TAG}` }, [`${PROD}:5 1.1.0`]],
    [
      'a file that is called otherwise',
      {
        'k/Kustomization': 'resources: [d.yaml]\nimages: [{name: lightdash/lightdash, newTag: 1.1.0}]\n',
        'k/d.yaml': BASE['base/deployment.yaml'] ?? '',
      },
      ['k/Kustomization:2 1.1.0'],
    ],
    [
      'an init container and a sidecar',
      {
        ...over(NEW_TAG),
        'base/deployment.yaml': workload(
          'lightdash',
          'lightdash/lightdash:1.0.0',
          '      initContainers: [{name: migrate, image: "lightdash/lightdash:1.0.0"}]\n',
        ),
      },
      [`${PROD}:5 1.1.0`],
    ],
    [
      'a custom resource, whose image kustomize leaves alone',
      {
        ...over(NEW_TAG),
        'base/deployment.yaml': 'apiVersion: x.y/v1\nkind: Bi\nspec: {image: "lightdash/lightdash:1.0.0"}\n',
      },
      ['base/deployment.yaml:3 1.0.0'],
    ],
    [
      'a custom resource that the configuration names',
      {
        ...over(`${NEW_TAG}configurations: [c.yaml]\n`, {
          'overlays/prod/c.yaml': 'images: [{path: spec/image, kind: Bi}]\n',
        }),
        'base/deployment.yaml': 'apiVersion: x.y/v1\nkind: Bi\nspec: {image: "lightdash/lightdash:1.0.0"}\n',
      },
      [`${PROD}:5 1.1.0`],
    ],
    [
      'a transformer in a file of its own',
      over('transformers: [t.yaml]\n', {
        'overlays/prod/t.yaml':
          'apiVersion: builtin\nkind: ImageTagTransformer\nmetadata: {name: x}\nimageTag: {name: lightdash/lightdash, newTag: 1.1.0}\n',
      }),
      ['overlays/prod/t.yaml:4 1.1.0'],
    ],
    [
      'a plugin that may change anything',
      over('transformers: [t.yaml]\n', {
        'overlays/prod/t.yaml': 'apiVersion: x/v1\nkind: Mine\nmetadata: {name: x}\nimage: a\n',
      }),
      [`${PROD}:3 external-values`],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('says which entry changes nothing', async () => {
    const [found] = await deploymentsIn(over('images:\n- name: docker.io/lightdash/lightdash\n  newTag: 1.1.0\n'));
    expect(found?.notices).toEqual([
      `the entry of \`images\` at ${PROD}:4 for \`docker.io/lightdash/lightdash\` changes no image`,
    ]);
  });

  it('keeps the digest', async () => {
    const [found] = await deploymentsIn(
      over('images:\n- name: lightdash/lightdash\n  newTag: 1.1.0\n  digest: sha256:ab\n'),
    );
    expect(found?.image).toEqual({ path: 'lightdash/lightdash', suffix: '', digest: 'sha256:ab' });
    const [suffixed] = await deploymentsIn(over('images:\n- name: lightdash/lightdash\n  tagSuffix: -commercial\n'));
    expect(suffixed?.image?.suffix).toBe('-commercial');
  });
});

describe('roots of kustomizations', () => {
  const HIDDEN: Tree = {
    'vendor/bi/kustomization.yaml': 'resources: [d.yaml]\n',
    'vendor/bi/d.yaml': BASE['base/deployment.yaml'] ?? '',
  };

  it('are one target each', async () => {
    const files = { ...over(''), 'overlays/staging/kustomization.yaml': `${OVERLAY}${NEW_TAG}` };
    const found = await deploymentsIn(files);
    expect(found.map((each) => [show(each), each.id, each.units, each.carrier])).toEqual([
      [BASE_IMAGE, 'kustomize:overlays/prod#Deployment//lightdash#web', ['kustomize:overlays/prod'], PROD],
      [
        'overlays/staging/kustomization.yaml:5 1.1.0',
        'kustomize:overlays/staging#Deployment//lightdash#web',
        ['kustomize:overlays/staging'],
        'overlays/staging/kustomization.yaml',
      ],
    ]);
    expect(found[1]?.inputs).toEqual([
      'base/deployment.yaml',
      'base/kustomization.yaml',
      'overlays/staging/kustomization.yaml',
    ]);
  });

  it('that share the place are one deployment', async () => {
    const [found, ...others] = await deploymentsIn({ ...over(''), 'overlays/qa/kustomization.yaml': OVERLAY });
    expect(others).toEqual([]);
    expect(found?.units).toEqual(['kustomize:overlays/prod', 'kustomize:overlays/qa']);
  });

  it('of one repository with an application and a worker of different versions are mixed', async () => {
    const files = {
      ...BASE,
      'base/kustomization.yaml': 'resources: [deployment.yaml, worker.yaml]\n',
      'base/worker.yaml': workload('worker', 'lightdash/lightdash:1.0.1'),
    };
    expect((await deploymentsIn(files)).map(({ problem }) => problem?.code)).toEqual([
      'mixed-versions',
      'mixed-versions',
    ]);
  });

  it('that take in several environments are not mixed', async () => {
    const files = {
      ...over('namespace: prod\n'),
      'overlays/staging/kustomization.yaml': `${OVERLAY}namespace: staging\n${NEW_TAG}`,
      'kustomization.yaml': 'resources: [overlays/prod, overlays/staging]\n',
    };
    const found = await deploymentsIn(files);
    expect(found.map((each) => [show(each), each.id])).toEqual([
      [BASE_IMAGE, 'kustomize:.#Deployment//lightdash#web@prod/'],
      ['overlays/staging/kustomization.yaml:6 1.1.0', 'kustomize:.#Deployment//lightdash#web@staging/'],
    ]);
  });

  it('are not those of excluded folders, whatever they refer to', async () => {
    const files = { ...over(NEW_TAG), 'test/all/kustomization.yaml': 'resources: [../../overlays/prod]\n' };
    expect(await shown(files)).toEqual([`${PROD}:5 1.1.0`]);
  });

  it('lead to bases in folders that are not searched', async () => {
    const files = {
      'deploy/kustomization.yaml': 'resources: [../vendor/bi]\n',
      'deploy/other.yaml': 'apiVersion: v1\nkind: Service\nmetadata: {name: lightdash}\n',
      'vendor/bi/kustomization.yaml': 'resources: [d.yaml]\n',
      'vendor/bi/d.yaml': BASE['base/deployment.yaml'] ?? '',
    };
    expect(await shown(files)).toEqual(['vendor/bi/d.yaml:10 1.0.0']);
  });

  it.each<[string, Tree, Partial<DetectionSettings>]>([
    ['an excluded folder', { ...HIDDEN, 'prod/kustomization.yaml': 'resources: [../vendor/bi]\n' }, {}],
    [
      'an excluded folder, beside something else of the service',
      {
        ...HIDDEN,
        'prod/kustomization.yaml': 'resources: [../vendor/bi]\n',
        'other/values.yaml': 'team: lightdash\n',
      },
      {},
    ],
    [
      'a folder beside the one that is searched',
      { ...HIDDEN, 'prod/kustomization.yaml': 'resources: [../vendor/bi]\n' },
      { folder: 'prod' },
    ],
    [
      'a folder that the settings leave out',
      {
        'prod/kustomization.yaml': 'resources: [../bi]\n',
        'bi/kustomization.yaml': 'resources: [d.yaml]\n',
        'bi/d.yaml': BASE['base/deployment.yaml'] ?? '',
      },
      { files: ['!bi/**'] },
    ],
    [
      'an excluded folder, by an object of Flux',
      {
        ...HIDDEN,
        'prod.yaml':
          'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: p}\nspec:\n  path: vendor/bi\n  postBuild: {substitute: {a: b}}\n',
      },
      {},
    ],
  ])('lead to what nothing else names: %s', async (_, files, settings) => {
    const [found, ...others] = await deploymentsIn(files, settings);
    expect(found && show(found)).toMatch(/bi\/d\.yaml:10 1\.0\.0$/);
    expect(others).toEqual([]);
  });

  it('outside of the folder that is searched count where they take in what lies inside', async () => {
    const files = over(NEW_TAG);
    expect((await deploymentsIn(files, { folder: 'base' })).map(show)).toEqual([`${PROD}:5 1.1.0`]);
    expect((await deploymentsIn(files, { folder: 'overlays/prod' })).map(show)).toEqual([`${PROD}:5 1.1.0`]);
    expect(await deploymentsIn({ ...files, 'other/a.yaml': 'a: b\n' }, { folder: 'other' })).toEqual([]);
  });

  it('are not components', async () => {
    const files = { ...BASE, 'components/tag/kustomization.yaml': `kind: Component\n${NEW_TAG}` };
    expect(await shown(files)).toEqual([BASE_IMAGE]);
  });

  it('are found in a circle too, which is a problem', async () => {
    const files = {
      'a/kustomization.yaml': `resources: [../b, d.yaml]\n${NEW_TAG}`,
      'a/d.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0'),
      'b/kustomization.yaml': 'resources: [../a]\n',
    };
    const [found, ...others] = await deploymentsIn(files);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ id: 'kustomize:a', problem: { code: 'unparseable' } });
    const own = { 'a/kustomization.yaml': `resources: [., d.yaml]\n${NEW_TAG}`, 'a/d.yaml': files['a/d.yaml'] };
    expect((await deploymentsIn(own)).map(({ problem }) => problem?.code)).toEqual(['unparseable']);
    const component = {
      'a/kustomization.yaml': `resources: [d.yaml]\ncomponents: [../c]\n${NEW_TAG}`,
      'a/d.yaml': files['a/d.yaml'],
      'c/kustomization.yaml': 'kind: Component\ncomponents: [../c]\n',
    };
    expect((await deploymentsIn(component)).map(({ problem }) => problem?.code)).toEqual(['unparseable']);
  });

  it('do not grow beyond measure', async () => {
    const chain = Array.from({ length: 60 }, (_, index): [string, string] => [
      `k${index}/kustomization.yaml`,
      `resources: [../k${index + 1}]\n`,
    ]);
    const deep = {
      ...Object.fromEntries(chain),
      'k60/kustomization.yaml': 'resources: [d.yaml]\n',
      'k60/d.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0'),
    };
    expect((await deploymentsIn(deep)).map(({ problem }) => problem?.code)).toEqual(['unparseable']);
    const doubling = Array.from({ length: 30 }, (_, index): [string, string] => [
      `k${index}/kustomization.yaml`,
      `resources: [../k${index + 1}, ../k${index + 1}]\n`,
    ]);
    const wide = {
      ...Object.fromEntries(doubling),
      'k30/kustomization.yaml': 'resources: [d.yaml]\n',
      'k30/d.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0'),
    };
    expect((await deploymentsIn(wide)).map(({ problem }) => problem?.code)).toEqual(['unparseable']);
    const components = Array.from({ length: 30 }, (_, index): [string, string] => [
      `c${index}/kustomization.yaml`,
      `kind: Component\ncomponents: [../c${index + 1}, ../c${index + 1}]\n`,
    ]);
    const branching = {
      ...Object.fromEntries(components),
      'c30/kustomization.yaml': 'kind: Component\n',
      'k/kustomization.yaml': 'resources: [d.yaml]\ncomponents: [../c0]\n',
      'k/d.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0'),
    };
    expect((await deploymentsIn(branching)).map(({ problem }) => problem?.code)).toEqual(['unparseable']);
  });
});

describe('what would take too long', () => {
  it('is refused', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => workload(`w${index}`, 'nginx:1')).join('---\n');
    const operations = '- {op: test, path: /a, value: b}\n'.repeat(30_000);
    const files = {
      'k/kustomization.yaml': `resources: [d.yaml, many.yaml]\npatches: [{path: p.yaml, target: {}}]\n${NEW_TAG}`,
      'k/d.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0'),
      'k/many.yaml': many,
      'k/p.yaml': operations,
    };
    expect((await deploymentsIn(files)).map(({ problem }) => problem?.code)).toEqual(['unparseable']);
  });

  it('is not a tree of many applications', async () => {
    const files: Tree = {
      'kustomization.yaml': `resources: [lightdash, ${Array.from({ length: 1_000 }, (_, n) => `a${n}`).join(', ')}]\n`,
    };
    for (let n = 0; n < 1_000; n += 1) {
      files[`a${n}/kustomization.yaml`] = 'resources: [d.yaml]\nimages: [{name: nginx, newTag: "2"}]\n';
      files[`a${n}/d.yaml`] = workload(`w${n}`, 'nginx:1');
    }
    files['lightdash/kustomization.yaml'] = `resources: [d.yaml]\n${NEW_TAG}`;
    files['lightdash/d.yaml'] = workload('lightdash', 'lightdash/lightdash:1.0.0');
    expect(await shown(files)).toEqual(['lightdash/kustomization.yaml:4 1.1.0']);
  });
});

describe('patches', () => {
  const PATCH =
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash}\nspec: {template: {spec: {containers: [{name: web, image: "lightdash/lightdash:1.2.0"}]}}}\n';
  const P = 'overlays/prod/p.yaml';
  const target = 'target: {kind: Deployment, name: lightdash}';

  it.each<[string, Tree, string[]]>([
    ['a file of `patches`', over('patches:\n- path: p.yaml\n', { [P]: PATCH }), [`${P}:4 1.2.0`]],
    ['a file of `patchesStrategicMerge`', over('patchesStrategicMerge:\n- p.yaml\n', { [P]: PATCH }), [`${P}:4 1.2.0`]],
    [
      'a text of `patches`',
      over(`patches:\n- patch: |-\n    ${PATCH.trim().replaceAll('\n', '\n    ')}\n`),
      [`${PROD}:8 1.2.0`],
    ],
    [
      'a text of `patchesStrategicMerge`',
      over(`patchesStrategicMerge:\n- |-\n  ${PATCH.trim().replaceAll('\n', '\n  ')}\n`),
      [`${PROD}:8 1.2.0`],
    ],
    ['a patch below `images`', over(`patches:\n- path: p.yaml\n${NEW_TAG}`, { [P]: PATCH }), [`${PROD}:7 1.1.0`]],
    [
      'a patch for another container',
      over('patches:\n- path: p.yaml\n', {
        [P]: PATCH.replace('name: web', 'name: proxy').replace('lightdash/lightdash', 'nginx'),
      }),
      [BASE_IMAGE],
    ],
    [
      'a patch for another object',
      over('patches:\n- path: p.yaml\n', { [P]: PATCH.replace('name: lightdash', 'name: other') }),
      [BASE_IMAGE],
    ],
    [
      'a patch without an image',
      over('patches:\n- path: p.yaml\n', { [P]: PATCH.replace(', image: "lightdash/lightdash:1.2.0"', '') }),
      [BASE_IMAGE],
    ],
    [
      'a patch with a target',
      over(`patches:\n- path: p.yaml\n  ${target}\n`, { [P]: PATCH.replace('name: lightdash', 'name: whatever') }),
      [`${P}:4 1.2.0`],
    ],
    [
      'a target with an expression',
      over('patches:\n- path: p.yaml\n  target: {name: light.*}\n', { [P]: PATCH }),
      [`${P}:4 1.2.0`],
    ],
    [
      'a target of another kind',
      over('patches:\n- path: p.yaml\n  target: {kind: StatefulSet}\n', { [P]: PATCH }),
      [BASE_IMAGE],
    ],
    [
      'a target that cannot be followed',
      over('patches:\n- path: p.yaml\n  target: {name: "(light|dark)dash"}\n', { [P]: PATCH }),
      [`${PROD}:4 external-values`],
    ],
    [
      'a target by labels that the object lacks',
      over('patches:\n- path: p.yaml\n  target: {labelSelector: app=x}\n', { [P]: PATCH }),
      [BASE_IMAGE],
    ],
    [
      'a target by labels that it may have',
      {
        ...over('patches:\n- path: p.yaml\n  target: {labelSelector: app=x}\n', { [P]: PATCH }),
        'base/kustomization.yaml': 'labels: [{pairs: {app: x}}]\nresources: [deployment.yaml]\n',
      },
      [`${PROD}:4 external-values`],
    ],
    [
      'a target by labels that it gets later',
      over('labels: [{pairs: {app: x}}]\npatches:\n- path: p.yaml\n  target: {labelSelector: app=x}\n', { [P]: PATCH }),
      [BASE_IMAGE],
    ],
    [
      'a patch that takes the object away',
      over('patches:\n- path: p.yaml\n', {
        [P]: 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash}\n$patch: delete\n',
      }),
      [],
    ],
    [
      'a patch that takes the container away',
      over('patches:\n- path: p.yaml\n', {
        [P]: PATCH.replace('image: "lightdash/lightdash:1.2.0"', '$patch: delete'),
      }),
      [],
    ],
    [
      'a patch that replaces what holds the containers',
      over('patches:\n- path: p.yaml\n', { [P]: PATCH.replace('template: {', 'template: {$patch: replace, ') }),
      [`${PROD}:4 external-values`],
    ],
    [
      'a patch that adds a container',
      over('patches:\n- path: p.yaml\n', { [P]: PATCH.replace('name: web', 'name: scheduler') }),
      ['base/deployment.yaml:10 1.0.0 mixed-versions', `${P}:4 1.2.0 mixed-versions`],
    ],
    [
      'a patch that replaces all containers',
      over('patches:\n- path: p.yaml\n', {
        [P]: PATCH.replace('lightdash:1.2.0"}', 'lightdash:1.2.0"}, {$patch: replace}').replace(
          'name: web',
          'name: other',
        ),
      }),
      [`${P}:4 1.2.0`],
    ],
    [
      'a second patch in the file',
      {
        ...over('patches:\n- path: p.yaml\n', {
          [P]: `apiVersion: x.y/v1\nkind: Other\nmetadata: {name: bi}\nspec: {image: {tag: 9.9.9}}\n---\napiVersion: x.y/v1\nkind: Bi\nmetadata: {name: bi}\nspec: {image: {tag: 1.2.0}}\n`,
        }),
        'base/deployment.yaml':
          'apiVersion: x.y/v1\nkind: Bi\nmetadata: {name: bi}\nspec: {image: {repository: lightdash/lightdash, tag: 1.0.0}}\n',
      },
      [`${P}:9 1.2.0`],
    ],
    ['a patch that is not there', over('patches:\n- path: p.yaml\n'), [`${PROD}:4 external-values`]],
    ['a patch that cannot be parsed', over('patches:\n- path: p.yaml\n', { [P]: 'a: [\n' }), [`${P}:2 unparseable`]],
    [
      'a patch for a release of Flux',
      over('patches:\n- path: p.yaml\n', {
        [P]: 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: other}\n',
      }),
      [BASE_IMAGE],
    ],
    [
      'a JSON patch of the image',
      over(
        `patches:\n- ${target}\n  patch: |-\n    - op: replace\n      path: /spec/template/spec/containers/0/image\n      value: lightdash/lightdash:1.2.0\n`,
      ),
      [`${PROD}:8 1.2.0`],
    ],
    [
      'a JSON patch in a file of `patchesJson6902`',
      over(`patchesJson6902:\n- ${target}\n  path: p.json\n`, {
        'overlays/prod/p.json':
          '[{"op": "replace", "path": "/spec/template/spec/containers/0/image", "value": "lightdash/lightdash:1.2.0"}]',
      }),
      ['overlays/prod/p.json:1 1.2.0'],
    ],
    [
      'a JSON patch of the container',
      over(
        `patches:\n- ${target}\n  patch: |-\n    - {op: replace, path: /spec/template/spec/containers/0, value: {name: a, image: "lightdash/lightdash:1.2.0"}}\n`,
      ),
      [`${PROD}:6 1.2.0`],
    ],
    [
      'a JSON patch of all containers',
      over(
        `patches:\n- ${target}\n  patch: |-\n    - {op: replace, path: /spec/template/spec/containers, value: [{name: a, image: "lightdash/lightdash:1.2.0"}]}\n`,
      ),
      [`${PROD}:6 1.2.0`],
    ],
    [
      'a JSON patch that puts a container in front',
      over(
        `patches:\n- ${target}\n  patch: |-\n    - {op: add, path: /spec/template/spec/containers/0, value: {name: a, image: nginx}}\n    - {op: replace, path: /spec/template/spec/containers/1/image, value: "lightdash/lightdash:1.2.0"}\n`,
      ),
      [`${PROD}:7 1.2.0`],
    ],
    [
      'a JSON patch that removes the container',
      over(`patches:\n- ${target}\n  patch: |-\n    - {op: remove, path: /spec/template/spec/containers/0}\n`),
      [],
    ],
    [
      'a JSON patch of something else',
      over(
        `patches:\n- ${target}\n  patch: |-\n    - {op: replace, path: /spec/replicas, value: 3}\n    - {op: test, path: /spec/template/spec/containers/0/image, value: x}\n`,
      ),
      [BASE_IMAGE],
    ],
    [
      'a JSON patch that copies',
      over(
        `patches:\n- ${target}\n  patch: |-\n    - {op: copy, from: /metadata/annotations/image, path: /spec/template/spec/containers/0/image}\n`,
      ),
      [`${PROD}:4 external-values`],
    ],
    [
      'a JSON patch by a place in a list that another patch has changed',
      over(
        `patches:\n- path: p.yaml\n- ${target}\n  patch: |-\n    - {op: replace, path: /spec/template/spec/containers/0/image, value: "lightdash/lightdash:1.2.0"}\n`,
        { [P]: PATCH.replace('name: web', 'name: proxy').replace('lightdash/lightdash', 'nginx') },
      ),
      [`${PROD}:5 external-values`],
    ],
    [
      'another image in its place',
      over('patches:\n- path: p.yaml\n', { [P]: PATCH.replace('lightdash/lightdash:1.2.0', 'acme/bi:1.2.0') }),
      [`${P}:4 custom-image`],
    ],
    [
      'a replacement of the image',
      over(
        'replacements:\n- source: {kind: ConfigMap, name: v, fieldPath: data.tag}\n  targets:\n  - select: {kind: Deployment, name: lightdash}\n    fieldPaths:\n    - spec.template.spec.containers.[name=web].image\n',
      ),
      [`${PROD}:8 unresolved-template`],
    ],
    [
      'a replacement of something else',
      over(
        'replacements:\n- source: {kind: ConfigMap, name: v, fieldPath: data.tag}\n  targets:\n  - select: {kind: Deployment}\n    fieldPaths:\n    - spec.template.spec.containers.[name=proxy].image\n    - spec.replicas\n',
      ),
      [BASE_IMAGE],
    ],
    [
      'a replacement in a file of its own',
      over('replacements: [{path: r.yaml}]\n', {
        'overlays/prod/r.yaml':
          'source: {kind: ConfigMap}\ntargets: [{fieldPaths: ["spec.template.spec.containers.*.image"]}]\n',
      }),
      ['overlays/prod/r.yaml:2 unresolved-template'],
    ],
    [
      'a patch of a custom resource',
      {
        ...over('patches:\n- path: p.yaml\n', {
          [P]: 'apiVersion: x.y/v1\nkind: Bi\nmetadata: {name: bi}\nspec: {image: {tag: 1.2.0}}\n',
        }),
        'base/deployment.yaml':
          'apiVersion: x.y/v1\nkind: Bi\nmetadata: {name: bi}\nspec: {image: {repository: lightdash/lightdash, tag: 1.0.0}}\n',
      },
      [`${P}:4 1.2.0`],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it("know an image of the user's own", async () => {
    const files = {
      ...over('patches:\n- path: p.yaml\n', { [P]: PATCH.replace('lightdash/lightdash:1.2.0', 'acme/other:1.2.0') }),
      'base/deployment.yaml': workload('lightdash', 'acme/bi:1.0.0'),
    };
    expect((await deploymentsIn(files, { images: ['acme/bi'] })).map(show)).toEqual([`${P}:4 custom-image`]);
  });

  it('set variables too', async () => {
    const env = (name: string) =>
      `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash}\nspec: {template: {spec: {containers: [{name: web, env: [{name: ${name}, value: x}]}]}}}\n`;
    const json = `- ${target}\n  patch: |-\n    - {op: add, path: /spec/template/spec/containers/0/env/-, value: {name: C, value: x}}\n`;
    const files = {
      ...over(`patches:\n- path: p.yaml\n${json}`, { [P]: env('B') }),
      'base/deployment.yaml': workload(
        'lightdash',
        'lightdash/lightdash:1.0.0',
        '          env: [{name: A, value: x}]\n',
      ),
    };
    const [found] = await deploymentsIn(files);
    expect(found?.environment?.set.map(({ name, place }) => [name, place.file])).toEqual([
      ['A', 'base/deployment.yaml'],
      ['C', PROD],
      ['B', P],
    ]);
  });
});

describe('what a kustomization takes in from elsewhere', () => {
  const REMOTE = 'resources:\n- https://github.com/acme/deploy//lightdash?ref=v1\n';
  const K = 'k/kustomization.yaml';

  it.each<[string, Tree, string[]]>([
    ['a remote base with a new tag', { [K]: `${REMOTE}${NEW_TAG}` }, [`${K}:5 1.1.0`]],
    [
      'a remote base of GitHub, without a scheme',
      { [K]: `resources: [github.com/acme/deploy//k?ref=v1]\n${NEW_TAG}` },
      [`${K}:4 1.1.0`],
    ],
    [
      'a remote base with a new name alone',
      { [K]: `${REMOTE}images: [{name: lightdash/lightdash, newName: x.io/lightdash/lightdash}]\n` },
      [`${K}:3 external-values`],
    ],
    [
      'a remote base with a digest alone',
      { [K]: `${REMOTE}images: [{name: lightdash/lightdash, digest: "sha256:ab"}]\n` },
      [`${K}:3 digest-only`],
    ],
    [
      'a remote base with a new name, and a new tag above',
      {
        [K]: `${REMOTE}images: [{name: lightdash/lightdash, newName: x.io/lightdash/lightdash}]\n`,
        'top/kustomization.yaml': 'resources: [../k]\nimages: [{name: x.io/lightdash/lightdash, newTag: 1.3.0}]\n',
      },
      ['top/kustomization.yaml:2 1.3.0'],
    ],
    [
      'a remote base with a patch of its image',
      { [K]: `${REMOTE}patches: [{path: p.yaml}]\n`, 'k/p.yaml': workload('lightdash', 'lightdash/lightdash:1.2.0') },
      ['k/p.yaml:10 1.2.0'],
    ],
    [
      'a remote base with a JSON patch of its image',
      {
        [K]: `${REMOTE}patches:\n- target: {kind: Deployment, name: lightdash}\n  patch: |-\n    - {op: replace, path: /spec/template/spec/containers/0/image, value: "lightdash/lightdash:1.2.0"}\n`,
      },
      [`${K}:6 1.2.0`],
    ],
    ['a remote base that nobody can tell anything of', { [K]: REMOTE }, []],
    ['a base that is missing, with a new tag', { [K]: `resources: [../base]\n${NEW_TAG}` }, [`${K}:4 1.1.0`]],
    [
      'a base that is missing, with a new name',
      { [K]: 'resources: [../base]\nimages: [{name: lightdash/lightdash, newName: x.io/lightdash/lightdash}]\n' },
      [`${K}:2 external-values`],
    ],
    ['a component that is missing', over('components: [../../c]\n'), [`${PROD}:3 external-values`]],
    ['a base that leads out of the repository', { [K]: `resources: [../../other/base]\n${NEW_TAG}` }, [`${K}:4 1.1.0`]],
    ['images without a base at all', { [K]: NEW_TAG }, []],
    ['images of what is not there', { [K]: `resources: [d.yaml]\n${NEW_TAG}`, 'k/d.yaml': workload('x', 'nginx') }, []],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('may be made by a generator that is not followed', async () => {
    const files = {
      'k/kustomization.yaml': `generators: [g.yaml]\n${NEW_TAG}`,
      'k/g.yaml': 'apiVersion: x/v1\nkind: Mine\nmetadata: {name: x}\n',
    };
    expect(await shown(files)).toEqual(['k/kustomization.yaml:4 1.1.0']);
    const chart = {
      'k/kustomization.yaml': 'generators: [g.yaml]\n',
      'k/g.yaml':
        'apiVersion: builtin\nkind: HelmChartInflationGenerator\nmetadata: {name: x}\nname: lightdash\nrepo: https://lightdash.github.io/helm-charts\nversion: 2.9.1\n',
    };
    expect(await shown(chart)).toEqual(['k/g.yaml:6 0.2248.0']);
  });

  it('is named beside what can be seen', async () => {
    const [found] = await deploymentsIn({ ...over('- https://example.org/x?ref=1\n') });
    expect(found?.notices).toEqual([
      `what the remote base \`https://example.org/x?ref=1\` at ${PROD}:3 deploys cannot be seen`,
    ]);
  });
});

describe('components', () => {
  it('work on what the kustomization that names them has, before its own images', async () => {
    const component = `kind: Component\n${NEW_TAG}`;
    const files = over('components:\n- ../../components/tag\n', { 'components/tag/kustomization.yaml': component });
    expect(await shown(files)).toEqual(['components/tag/kustomization.yaml:4 1.1.0']);
    const own = over('components:\n- ../../components/tag\nimages: [{name: lightdash/lightdash, newTag: 1.2.0}]\n', {
      'components/tag/kustomization.yaml': component,
    });
    expect(await shown(own)).toEqual([`${PROD}:5 1.2.0`]);
  });

  it('bring resources of their own', async () => {
    const files = over(`components: [../../components/worker]\n${NEW_TAG}`, {
      'components/worker/kustomization.yaml': 'kind: Component\nresources: [w.yaml]\n',
      'components/worker/w.yaml': workload('worker', 'lightdash/lightdash:0.9.0'),
    });
    const [found, ...others] = await deploymentsIn(files);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ version: '1.1.0' });
    expect(found?.identities).toHaveLength(2);
  });
});

describe('charts that kustomize inflates', () => {
  const K = 'k/kustomization.yaml';
  const chart = (more: string) =>
    `helmCharts:\n- name: lightdash\n  repo: https://lightdash.github.io/helm-charts\n  version: 2.9.1\n${more}`;

  it.each<[string, Tree, string[]]>([
    ['by their version', { [K]: chart('') }, [`${K}:4 0.2248.0`]],
    ['with values that stand there', { [K]: chart('  valuesInline: {image: {tag: 1.2.3}}\n') }, [`${K}:5 1.2.3`]],
    [
      'with a file of values',
      { [K]: chart('  valuesFile: v.yaml\n'), 'k/v.yaml': 'image: {tag: 1.2.3}\n' },
      ['k/v.yaml:1 1.2.3'],
    ],
    [
      'with values that stand there over a file of values',
      {
        [K]: chart('  valuesFile: v.yaml\n  valuesInline: {image: {tag: 1.2.4}}\n'),
        'k/v.yaml': 'image: {tag: 1.2.3}\n',
      },
      [`${K}:6 1.2.4`],
    ],
    [
      'with a file that wins by its own word',
      {
        [K]: chart('  valuesFile: v.yaml\n  valuesMerge: merge\n  valuesInline: {image: {tag: 1.2.4}}\n'),
        'k/v.yaml': 'image: {tag: 1.2.3}\n',
      },
      ['k/v.yaml:1 1.2.3'],
    ],
    [
      'with further files of values, the last of which wins',
      {
        [K]: chart('  valuesFile: v.yaml\n  additionalValuesFiles: [a.yaml, b.yaml]\n'),
        'k/v.yaml': 'image: {tag: 1.2.3}\n',
        'k/a.yaml': 'image: {tag: 1.2.4}\n',
        'k/b.yaml': 'image: {tag: 1.2.5}\n',
      },
      ['k/b.yaml:1 1.2.5'],
    ],
    ['with a file of values that is not there', { [K]: chart('  valuesFile: v.yaml\n') }, [`${K}:5 external-values`]],
    ['without a version', { [K]: chart('').replace('  version: 2.9.1\n', '') }, [`${K}:2 chart-unpinned`]],
    ['with images over them', { [K]: `${chart('')}${NEW_TAG}` }, [`${K}:7 1.1.0`]],
    [
      'with a new name over them',
      { [K]: `${chart('')}images: [{name: lightdash/lightdash, newName: x.io/lightdash/lightdash}]\n` },
      [`${K}:4 0.2248.0`],
    ],
    [
      'from the folder of charts',
      { [K]: chart(''), 'k/charts/lightdash/Chart.yaml': 'name: lightdash\nversion: 2.0.0\nappVersion: 1.7.0\n' },
      ['k/charts/lightdash/Chart.yaml:3 1.7.0'],
    ],
    ['of something else', { [K]: chart('').replace('name: lightdash', 'name: redis') }, []],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('are rendered by Argo CD with all of their images', async () => {
    const found = await deploymentsIn({
      [K]: chart(
        '  valuesInline: {image: {tag: 1.2.3}, sidecar: {image: {repository: lightdash/lightdash, tag: 1.2.4}}}\n',
      ),
      'apps/bi.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: other, namespace: argocd}
spec: {source: {repoURL: "https://git.example/bi.git", targetRevision: main, path: k}}
# lightdash
`,
    });
    const shown = found.map(({ kind, version, isRenderedByArgoCd }) => `${kind} ${version} ${isRenderedByArgoCd}`);
    expect(shown.sort()).toEqual(['kustomize 1.2.3 true', 'kustomize 1.2.4 true']);
  });

  it('are called by their release, and say what they declare', async () => {
    const [found] = await deploymentsIn({
      [K]: chart('  releaseName: bi\n  valuesInline: {image: {tag: 1.2.3}, upgrade: {mode: Recreate}}\n'),
    });
    expect(found).toMatchObject({
      kind: 'kustomize',
      id: 'kustomize:k#HelmChart/bi',
      carrier: K,
      chart: { name: 'lightdash', version: '2.9.1' },
      declared: { upgradeMode: { value: 'Recreate' } },
      isRenderedByArgoCd: false,
    });
  });
});

describe('a Kustomization of Flux', () => {
  const FLUX = 'clusters/prod/apps.yaml';
  const flux = (spec: string) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\nspec:\n  path: ./base\n${spec}`;

  it.each<[string, Tree, string[]]>([
    ['adds nothing', { ...BASE, [FLUX]: flux('') }, [BASE_IMAGE]],
    [
      'changes images',
      { ...BASE, [FLUX]: flux('  images: [{name: lightdash/lightdash, newTag: 1.1.0}]\n') },
      [`${FLUX}:6 1.1.0`],
    ],
    [
      'changes images of a folder without a kustomization',
      {
        'base/d/x.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0'),
        [FLUX]: flux('  images: [{name: lightdash/lightdash, newTag: 1.1.0}]\n'),
      },
      [`${FLUX}:6 1.1.0`],
    ],
    [
      'patches',
      {
        ...BASE,
        [FLUX]: flux(
          `  patches:\n  - target: {kind: Deployment}\n    patch: |-\n      - {op: replace, path: /spec/template/spec/containers/0/image, value: "lightdash/lightdash:1.2.0"}\n`,
        ),
      },
      [`${FLUX}:9 1.2.0`],
    ],
    [
      'fills in a variable',
      {
        ...BASE,
        'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:${tag}'),
        [FLUX]: flux('  postBuild:\n    substitute:\n      tag: 1.4.0\n'),
      },
      [`${FLUX}:8 1.4.0`],
    ],
    [
      'leaves a variable to its default',
      {
        ...BASE,
        'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:${tag:=1.5.0}'),
        [FLUX]: flux('  postBuild:\n    substitute: {other: 1.4.0}\n'),
      },
      ['base/deployment.yaml:10 1.5.0'],
    ],
    [
      'takes a variable from the cluster',
      {
        ...BASE,
        'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:${tag:=1.5.0}'),
        [FLUX]: flux('  postBuild:\n    substituteFrom: [{kind: ConfigMap, name: v}]\n'),
      },
      ['base/deployment.yaml:10 unresolved-variable'],
    ],
    [
      'gives a number for a tag',
      {
        ...BASE,
        'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:${tag}'),
        [FLUX]: flux('  postBuild: {substitute: {tag: 1.10}}\n'),
      },
      [`${FLUX}:6 numeric-tag`],
    ],
    [
      'stands in JSON',
      {
        ...BASE,
        'clusters/apps.json': JSON.stringify({
          apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
          kind: 'Kustomization',
          metadata: { name: 'apps' },
          spec: { path: './base', images: [{ name: 'lightdash/lightdash', newTag: '1.1.0' }] },
        }),
      },
      ['clusters/apps.json:1 1.1.0'],
    ],
    [
      'applies a folder of another repository',
      { ...BASE, [FLUX]: flux('  images: [{name: x, newTag: 1.1.0}]\n').replace('./base', './elsewhere') },
      [BASE_IMAGE],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('is one of several clusters', async () => {
    const files = {
      ...BASE,
      'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:${tag}'),
      [FLUX]: flux('  postBuild: {substitute: {tag: 1.4.0}}\n'),
      'clusters/staging/apps.yaml': flux('  postBuild: {substitute: {tag: 1.5.0}}\n'),
    };
    const found = await deploymentsIn(files);
    expect(found.map((each) => [show(each), each.id])).toEqual([
      [`${FLUX}:6 1.4.0`, 'kustomize:base@clusters/prod/apps#Deployment//lightdash#web'],
      ['clusters/staging/apps.yaml:6 1.5.0', 'kustomize:base@clusters/staging/apps#Deployment//lightdash#web'],
    ]);
  });
});

describe('what is spoken for', () => {
  const read = async (files: Tree) => {
    const tree = memoryTree(files);
    const source = new SourceFiles(tree, [...(await tree.entries()).keys()]);
    return (await kustomize.read(source, Object.keys(files), DEFAULTS)).claimed.toSorted();
  };

  it('is all that a root takes in', async () => {
    expect(await read(over(NEW_TAG))).toEqual([...Object.keys(BASE), PROD].toSorted());
  });

  it('is what a patch takes away, too', async () => {
    const P = 'overlays/prod/p.yaml';
    const files = over('patches: [{path: p.yaml}]\n', {
      [P]: 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash}\n$patch: delete\n',
    });
    expect(await read(files)).toContain('base/deployment.yaml');
  });

  it('is not a text that names an image', async () => {
    const files = over('- c.yaml\n', {
      'overlays/prod/c.yaml': 'apiVersion: v1\nkind: ConfigMap\ndata: {run: "docker run lightdash/lightdash:1.0.0"}\n',
    });
    expect(await read(files)).toEqual([...Object.keys(BASE), PROD].toSorted());
  });

  it('is not a release of Flux, nor a patch for one', async () => {
    const release = (version: string) =>
      `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash}\nspec: {chart: {spec: {chart: lightdash, version: ${version}}}}\n`;
    const files = {
      'base/kustomization.yaml': 'resources: [r.yaml]\n',
      'base/r.yaml': release('2.9.1'),
      [PROD]: `${OVERLAY}patches:\n- path: p.yaml\n- patch: |\n    ${release('3.0.0').trim().replaceAll('\n', '\n    ')}\n`,
      'overlays/prod/p.yaml': release('2.16.101'),
    };
    expect(await read(files)).toEqual(['base/kustomization.yaml']);
  });

  it.each([
    ['a patch of the version', '- {op: replace, path: /spec/chart/spec/version, value: 3.0.0}', 'HelmRelease', false],
    ['a patch of replicas', '- {op: replace, path: /spec/replicas, value: 3}', 'Deployment', true],
  ])('%s by its target', async (_, operation, kind, isClaimed) => {
    const patches = `patches:\n- target: {kind: ${kind}, name: lightdash}\n  patch: |-\n    ${operation}\n`;
    expect((await read(over(`${patches}${NEW_TAG}`))).includes(PROD)).toBe(isClaimed);
    const flux = `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: lightdash}\nspec:\n  path: base\n  ${patches.trim().replaceAll('\n', '\n  ')}\n`;
    expect((await read({ ...BASE, 'c/apps.yaml': flux })).includes('c/apps.yaml')).toBe(isClaimed);
  });

  it('is no more than the kustomizations that may matter', async () => {
    expect(await read({ 'a/kustomization.yaml': 'resources: [d.yaml]\n', 'b/compose.yaml': 'services: {}\n' })).toEqual(
      ['a/kustomization.yaml'],
    );
  });
});

describe('a kustomization in another tree', () => {
  it.each<[string, Tree, boolean]>([
    ['runs another image there', { ...over(''), 'base/deployment.yaml': workload('lightdash', 'nginx') }, true],
    [
      'runs another container of the same object there',
      { ...over(''), 'base/deployment.yaml': workload('lightdash', 'nginx').replace('name: web', 'name: other') },
      true,
    ],
    [
      'runs another object there',
      { ...over(''), 'base/deployment.yaml': workload('other', 'lightdash/lightdash:1.0.0') },
      false,
    ],
    ['takes in something that cannot be seen', { [PROD]: 'resources: [../../base]\n' }, true],
    ['cannot be read', { [PROD]: 'a: [\n' }, true],
    ['leads in a circle', { [PROD]: 'resources: [.]\n' }, true],
    ['is gone', BASE, false],
  ])('%s', async (_, files, isCarried) => {
    const [found] = await deploymentsIn(over(NEW_TAG));
    const tree = memoryTree(files);
    const source = new SourceFiles(tree, [...(await tree.entries()).keys()]);
    if (found === undefined) throw new TypeError('not found');
    expect(await kustomize.carries(source, found, DEFAULTS)).toBe(isCarried);
  });
});

const PATCH = workload('lightdash', 'lightdash/lightdash:1.1.0');
const IMAGE_PATCH =
  'patch: "[{op: replace, path: /spec/template/spec/containers/0/image, value: \'lightdash/lightdash:1.1.0\'}]"\n';
const PLUGIN = 'apiVersion: builtin\n  kind: ';

describe('what kustomize takes as well', () => {
  it.each<[string, Tree, string[]]>([
    [
      'patches that are mere texts, as they were once written',
      over('patches:\n- p.yaml\n', { 'overlays/prod/p.yaml': PATCH }),
      ['overlays/prod/p.yaml:10 1.1.0'],
    ],
    ['images under their old name', over(NEW_TAG.replace('images', 'imageTags')), [`${PROD}:5 1.1.0`]],
    ['keys in any case', over(NEW_TAG.replace('newTag', 'newtag')), [`${PROD}:5 1.1.0`]],
    [
      'a name that has a tag',
      over(NEW_TAG.replace('lightdash/lightdash', 'lightdash/lightdash:1.0.0')),
      [`${PROD}:5 1.1.0`],
    ],
    ['a name with any character', over(NEW_TAG.replace('lightdash/', 'light.ash/')), [`${PROD}:5 1.1.0`]],
    ['a name that is an expression', over(NEW_TAG.replace('lightdash/', '.*/')), [`${PROD}:4 external-values`]],
    [
      'an expression for what is not there',
      over('images:\n- name: .*/nginx\n  newTag: "1"\n', { 'base/deployment.yaml': workload('web', 'nginx:0') }),
      [],
    ],
    [
      'the default namespace of a target',
      over(`patches:\n- target: {kind: Deployment, namespace: default}\n  ${IMAGE_PATCH}`),
      [`${PROD}:5 1.1.0`],
    ],
    [
      'a patch without a namespace, where an object has none either',
      over('- other.yaml\npatches:\n- path: p.yaml\n', {
        'overlays/prod/p.yaml': PATCH,
        'overlays/prod/other.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0').replace(
          'name: lightdash',
          'name: lightdash\n  namespace: other',
        ),
      }),
      ['overlays/prod/other.yaml:11 1.0.0 mixed-versions', 'overlays/prod/p.yaml:10 1.1.0 mixed-versions'],
    ],
    [
      'a JSON patch by the name that the prefix makes',
      over(
        `namePrefix: prod-\npatchesJson6902:\n- target: {group: apps, version: v1, kind: Deployment, name: prod-lightdash}\n  ${IMAGE_PATCH}`,
      ),
      [`${PROD}:6 1.1.0`],
    ],
    [
      'a name from in between, which a selector does not know',
      {
        ...over('namePrefix: prod-\n'),
        'mid/kustomization.yaml': 'resources: [../overlays/prod]\nnamePrefix: eu-\n',
        'top/kustomization.yaml': `resources: [../mid]\npatches:\n- target: {name: prod-lightdash}\n  ${IMAGE_PATCH}`,
      },
      [BASE_IMAGE],
    ],
    [
      'a transformer where it stands',
      over(
        `transformers:\n- |\n  ${PLUGIN}ImageTagTransformer\n  metadata: {name: x}\n  imageTag: {name: lightdash/lightdash, newTag: 1.1.0}\n`,
      ),
      [`${PROD}:8 1.1.0`],
    ],
    [
      'a generator where it stands',
      {
        'k/kustomization.yaml': `generators:\n- |\n  ${PLUGIN}HelmChartInflationGenerator\n  metadata: {name: x}\n  name: lightdash\n  repo: https://lightdash.github.io/helm-charts\n  version: 2.9.1\n`,
      },
      ['k/kustomization.yaml:8 0.2248.0'],
    ],
    [
      'a transformer whose patch is in another file',
      over('transformers: [t.yaml]\n', {
        'overlays/prod/t.yaml': 'apiVersion: builtin\nkind: PatchTransformer\nmetadata: {name: x}\npath: p.txt\n',
      }),
      [`${PROD}:3 external-values`],
    ],
    [
      'a transformer of labels',
      over('transformers: [t.yaml]\n', {
        'overlays/prod/t.yaml': 'apiVersion: builtin\nkind: LabelTransformer\nmetadata: {name: x}\nlabels: {a: b}\n',
      }),
      [BASE_IMAGE],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it.each<[string, string]>([
    [
      'charts under their old key',
      'helmChartInflationGenerator:\n- chartName: lightdash\n  chartRepoUrl: https://lightdash.github.io/helm-charts\n  chartVersion: 2.9.1\n',
    ],
    ['values for others', 'configMapGenerator:\n- name: v\n  literals: ["image=lightdash/lightdash:1.1.0"]\n'],
  ])('%s, which are seen and not understood', async (_, text) => {
    const tree = memoryTree({ 'k/kustomization.yaml': text });
    const found = await detect(tree, DEFAULTS, await findCandidates(tree, DEFAULTS));
    expect(found.notUnderstood).toEqual(['k/kustomization.yaml']);
  });
});

function flux(spec: string, name = 'apps'): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}}
spec:
  path: ./overlays/prod
${spec}`;
}

describe('what Flux writes into a kustomization before it builds it', () => {
  const [images, patch] = [
    '  images: [{name: lightdash/lightdash, newTag: 1.2.0}]\n',
    `  patches:\n  - target: {kind: Deployment}\n    ${IMAGE_PATCH}`,
  ];
  it.each<[string, Tree, string[]]>([
    [
      'an image in the place of the one with its name',
      over('images:\n- {name: lightdash/lightdash, newName: x.io/lightdash/lightdash, newTag: 1.3.0}\n', {
        'c/apps.yaml': flux(images),
      }),
      ['c/apps.yaml:6 1.2.0'],
    ],
    [
      'a patch, which goes before images',
      over(NEW_TAG.replace('1.1.0', '1.3.0'), { 'c/apps.yaml': flux(patch) }),
      [`${PROD}:5 1.3.0`],
    ],
    ['a patch without images', over('', { 'c/apps.yaml': flux(patch) }), ['c/apps.yaml:8 1.1.0']],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it.each<[string, string, string, string]>([
    ['is empty', '${TAG:=1.3.0}', '""', 'base/deployment.yaml:10 1.3.0'],
    ['has a default beside it', '${TAG:=1.3.0}', '1.1.0', 'c/apps.yaml:6 1.1.0'],
    ['is cut', '${TAG:0:5}', '1.1.0', 'base/deployment.yaml:10 unresolved-variable'],
    ['is changed', '${TAG/1.1/1.2}', '1.1.0', 'base/deployment.yaml:10 unresolved-variable'],
  ])('a variable that %s', async (_, tag, value, expected) => {
    const files = over('', {
      'base/deployment.yaml': workload('lightdash', `lightdash/lightdash:${tag}`),
      'c/apps.yaml': flux(`  postBuild: {substitute: {TAG: ${value}}}\n`),
    });
    expect(await shown(files)).toEqual([expected]);
  });
});

describe('kustomizations that share a place', () => {
  const STAGE = 'overlays/stage/kustomization.yaml';
  const both = over('', { [STAGE]: OVERLAY });
  const { [PROD]: _prod, ...stageAlone } = both;
  const overlaid = (...folders: string[]) => ({
    ...over(''),
    ...Object.fromEntries(
      folders.map((folder) => [`${folder}/x.yaml`, flux(`  images: [{name: a, newTag: ${folder}}]\n`)]),
    ),
  });
  it.each<[string, Tree, Tree, string[], Record<string, string>?]>([
    ['the first of them goes away', both, stageAlone, ['unchanged', 'removed']],
    ['the second of them goes away', both, over(''), ['unchanged', 'removed']],
    ['the first of two of Flux goes away', overlaid('c1', 'c2'), overlaid('c2'), ['unchanged', 'removed']],
    ['the second of two of Flux goes away', overlaid('c1', 'c2'), overlaid('c1'), ['unchanged', 'removed']],
    [
      'the first goes away, and the second hides its image',
      both,
      { ...stageAlone, 'base/deployment.yaml': workload('lightdash', '$(IMAGE)') },
      ['upgrade image-changed'],
    ],
    [
      'files by their other names get a new folder',
      {
        ...BASE,
        'a/kustomization.yml': `resources: [../base]\n${NEW_TAG}`,
        'b/kustomization.yml': 'resources: [../base]\n',
      },
      {
        ...BASE,
        'c/kustomization.yml': `resources: [../base]\n${NEW_TAG}`,
        'd/kustomization.yml': 'resources: [../base]\n',
      },
      ['unchanged', 'unchanged'],
      { 'c/kustomization.yml': 'a/kustomization.yml', 'd/kustomization.yml': 'b/kustomization.yml' },
    ],
  ])('%s', async (_, base, head, expected, renames = {}) => {
    const { changes } = await compareTrees(
      { base: memoryTree(base), head: memoryTree(head), renames: new Map(Object.entries(renames)) },
      DEFAULTS,
      { from: null, to: null, strict: false },
      chartRepository(),
    );
    expect(changes.map(({ change, problem }) => [change, problem?.code].filter(Boolean).join(' '))).toEqual(expected);
  });
});
