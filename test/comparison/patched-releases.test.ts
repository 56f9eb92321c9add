// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are written
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

const FLUX = 'kind: HelmRelease\nmetadata: {name: bi, namespace: bi}\napiVersion: helm.toolkit.fluxcd.io/v2\n';
const CHART = '  chart: {spec: {chart: lightdash, version: 2.16.361, sourceRef: {kind: HelmRepository, name: bi}}}\n';
const SETTING = '  valuesFrom: [{kind: ConfigMap, name: bi, valuesKey: tag, targetPath: image.tag}]\n';
const IMAGES = '  postRenderers: [{kustomize: {images: [{name: lightdash/lightdash, newTag: 1.1.0}]}}]\n';
const TAG = '  values:\n    image:\n      tag: ';

const ARGO_CD = 'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi, namespace: argocd}\n';
const SOURCE = '  source:\n    repoURL: https://lightdash.github.io/helm-charts\n    chart: lightdash\n';
const PARAMETER = '      parameters: [{name: image.tag, value: 1.1.0}]\n';
const VALUES = '      valuesObject:\n        image:\n          tag: ';

const K3S = 'apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: {name: bi, namespace: kube-system}\n';
const CONTENT = '  valuesContent: |\n    image:\n      tag: ';

/** A release in a base, and the overlay that patches it. */
const overlaid = (release: string, patch: string, overlay = 'patches: [{path: patch.yaml}]\n'): Files => ({
  'base/release.yaml': release,
  'base/config.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: bi, namespace: bi}\ndata: {tag: 1.1.0}\n',
  'base/kustomization.yaml': 'resources: [release.yaml, config.yaml]\n',
  'prod/kustomization.yaml': `resources: [../base]\n${overlay}`,
  'prod/patch.yaml': patch,
});
const flux = (more: string, patch = `${FLUX}spec:\n${TAG}2.2.0\n`, overlay?: string) =>
  overlaid(`${FLUX}spec:\n${CHART}${more}${TAG}1.1.0\n`, patch, overlay);
const argoCd = (more: string) =>
  overlaid(
    `${ARGO_CD}spec:\n${SOURCE}    targetRevision: 2.16.361\n    helm:\n${more}${VALUES}1.1.0\n`,
    `${ARGO_CD}spec:\n  source:\n    helm:\n${VALUES}2.2.0\n`,
  );
const k3s = (more: string) =>
  overlaid(
    `${K3S}spec:\n  repo: https://lightdash.github.io/helm-charts\n  chart: lightdash\n  version: 2.16.361\n${more}${CONTENT}1.1.0\n`,
    `${K3S}spec:\n${CONTENT}2.2.0\n`,
  );
/** The patch as one of the Kustomization that applies the overlay. */
const applied = (more: string, patch = `${FLUX}spec:\n${TAG}2.2.0\n`): Files => ({
  ...flux(more, '', ''),
  'clusters/prod.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: bi, namespace: bi}\nspec:\n  path: ./prod\n  patches:\n  - patch: |\n${patch.trimEnd().replace(/^/gm, '      ')}\n`,
});

/** What a change stops for, in both directions. */
async function stops(base: Files, head: Files): Promise<string[][]> {
  const found: string[][] = [];
  for (const [from, to] of [
    [base, head],
    [head, base],
  ] as const) {
    const changes = await compare(from, to);
    found.push(changes.filter(({ change, problem }) => change !== 'unchanged' || problem !== null).map(show));
  }
  return found;
}
const NOT_EVALUATED = [expect.stringContaining('not-evaluated')];

describe('what wins over a patch of the tag', () => {
  it.each([
    ['a single value of Flux', flux(''), flux(SETTING)],
    ['the images of a post-renderer', flux(''), flux(IMAGES)],
    ['a single value over a patch of a Kustomization', applied(''), applied(SETTING)],
    ['images over a patch of a Kustomization', applied(''), applied(IMAGES)],
    ['a parameter of Argo CD', argoCd(''), argoCd(PARAMETER)],
    ['a setting of k3s', k3s(''), k3s('  set: {image.tag: 1.1.0}\n')],
  ])('counts if it comes or goes with the same version: %s', async (_, without, having) => {
    expect(await stops(without, having)).toEqual([NOT_EVALUATED, NOT_EVALUATED]);
  });

  it.each([
    ['beside no patch', flux('', '', ''), flux(SETTING, '', '')],
    [
      'beside a patch of something else',
      flux('', `${FLUX}spec: {interval: 5m}\n`),
      flux(IMAGES, `${FLUX}spec: {interval: 5m}\n`),
    ],
    ['and sets something else', flux(''), flux(SETTING.replace('image.tag', 'image.pullPolicy'))],
  ])('is left alone %s', async (_, without, having) => {
    expect(await stops(without, having)).toEqual([[], []]);
  });
});

describe('the keys above a value of a patch', () => {
  const patch = (spec: string) => flux('', `${FLUX}spec:\n${spec}`);
  it.each([
    ['a key comes', '  values:\n    tag: 2.2.0\n'],
    ['a key goes', '  image:\n    tag: 2.2.0\n'],
    ['a key is commented out', '#  values:\n    image:\n      tag: 2.2.0\n'],
    ['another key takes the place', '  values:\n    initImage:\n      tag: 2.2.0\n'],
    ['it moves below another key', '  values:\n    postgresql:\n      image:\n        tag: 2.2.0\n'],
  ])('count if %s', async (_, spec) => {
    expect(await stops(patch(`${TAG}2.2.0\n`), patch(spec))).toEqual([NOT_EVALUATED, NOT_EVALUATED]);
  });

  it.each([
    ['another style', '  values: {image: {tag: "2.2.0"}}\n'],
    ['a comment', `  # Once\n${TAG}2.2.0 # The last one\n`],
    ['one more key', `${TAG}2.2.0\n    configMap: {SITE_URL: https://bi.example.com}\n`],
  ])('stay the same in %s', async (_, spec) => {
    expect(await stops(patch(`${TAG}2.2.0\n`), patch(spec))).toEqual([[], []]);
  });
});

describe('a patch of the tag over which something wins', () => {
  const patched = (tag: string, more = '') => `${FLUX}spec:\n${TAG}${tag}\n${more}`;
  const CHART_PATCH = '  chart: {spec: {version: 2.16.360}}\n';
  it.each<[string, (patch: string) => Files]>([
    ['a single value', (patch) => flux(SETTING, patch)],
    ['the images of a post-renderer', (patch) => flux(IMAGES, patch)],
    ['images, beside another version of the chart', (patch) => flux(IMAGES, `${patch}${CHART_PATCH}`)],
    ['images, over a patch of a Kustomization', (patch) => applied(IMAGES, patch)],
  ])('does not count below %s', async (_, files) => {
    expect(await stops(files(patched('2.2.0')), files(patched('2.4.0')))).toEqual([[], []]);
  });

  it('may come and go', async () => {
    expect(await stops(flux(SETTING, '', ''), flux(SETTING))).toEqual([[], []]);
    expect(await stops(flux(IMAGES, '', ''), flux(IMAGES))).toEqual([[], []]);
  });

  const remove = (list: string) =>
    `patches:\n- path: patch.yaml\n- target: {kind: HelmRelease}\n  patch: |\n    - {op: remove, path: /spec/${list}}\n`;
  const twice = {
    'other/release.yaml': `${FLUX.replace('namespace: bi', 'namespace: x')}spec:\n${CHART}${TAG}1.1.0\n`,
    'other/kustomization.yaml': 'resources: [release.yaml]\n',
  };
  it.each<[string, (patch: string) => Files]>([
    [
      'images that set no tag',
      (patch) => flux(IMAGES.replace('newTag: 1.1.0', 'newName: x.io/lightdash/lightdash'), patch),
    ],
    ['images of another name', (patch) => flux(IMAGES.replace('lightdash/', 'x.io/lightdash/'), patch)],
    ['a single value of something else', (patch) => flux(SETTING.replace('image.tag', 'worker.image.tag'), patch)],
    [
      'a single value that may be missing',
      (patch) => flux(SETTING.replace('name: bi', 'name: x, optional: true'), patch),
    ],
    [
      'images, and the repository is patched',
      (patch) => flux(IMAGES, `${patch}      repository: x.io/acme/lightdash\n`),
    ],
    ['images, and a null takes these away', (patch) => flux(IMAGES, `${patch}  postRenderers: null\n`)],
    ['images, and an empty list takes these away', (patch) => flux(IMAGES, `${patch}  postRenderers: []\n`)],
    ['images, and an operation takes these away', (patch) => flux(IMAGES, patch, remove('postRenderers'))],
    ['a single value, and an operation takes it away', (patch) => flux(SETTING, patch, remove('valuesFrom'))],
    [
      'images, and another release has the name',
      (patch) => ({
        ...flux(IMAGES, patch),
        ...twice,
        'prod/kustomization.yaml': 'resources: [../base, ../other]\npatches: [{path: patch.yaml}]\n',
      }),
    ],
  ])('counts below %s', async (_, files) => {
    expect(await stops(files(patched('2.2.0')), files(patched('2.4.0')))).not.toContainEqual([]);
  });

  it.each(['postRenderers: []', 'postRenderers: null', 'valuesFrom: []'])('counts if %s comes', async (spec) => {
    const more = spec.startsWith('p') ? IMAGES : SETTING;
    expect(await stops(flux(more), flux(more, patched('2.2.0', `  ${spec}\n`)))).toEqual([
      NOT_EVALUATED,
      NOT_EVALUATED,
    ]);
  });

  it('counts if it comes beside a patch that takes away what wins', async () => {
    const without = remove('postRenderers').replace('- path: patch.yaml\n', '');
    const stopped = await stops(
      flux(IMAGES, patched('2.2.0'), without),
      flux(IMAGES, patched('2.2.0'), remove('postRenderers')),
    );
    expect(stopped).not.toContainEqual([]);
  });

  it('counts if it is one of the object with that value', async () => {
    const files = (tag: string): Files => ({
      ...flux(SETTING, patched('2.2.0'), 'patches: [{path: patch.yaml}, {path: config.yaml}]\n'),
      'prod/config.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: bi, namespace: bi}\ndata: {tag: ${tag}}\n`,
    });
    expect(await stops(files('2.2.0'), files('2.4.0'))).not.toContainEqual([]);
  });
});

describe('a patch of the version of a chart', () => {
  const patch = (version: string, values = '') => `${FLUX}spec:\n  chart: {spec: {version: ${version}}}\n${values}`;
  const WITHOUT = flux('', '')['base/release.yaml'] as string;
  const overUntagged = (text: string): Files => ({
    ...flux('', text),
    'base/release.yaml': WITHOUT.replace(/ {2}values:.*/s, ''),
  });
  const twice = (text: string): Files => ({
    ...flux('', text),
    'base/other.yaml': WITHOUT.replace(/ {2}values:.*/s, '').replace('namespace: bi', 'namespace: x'),
    'base/kustomization.yaml': 'resources: [release.yaml, other.yaml, config.yaml]\n',
  });
  it.each<[string, (version: string) => Files]>([
    ['values set the tag', (version) => flux('', patch(version))],
    ['the patch sets the tag as well', (version) => flux('', patch(version, `${TAG}2.2.0\n`))],
    ['images win', (version) => flux(IMAGES, patch(version))],
  ])('does not count if %s', async (_, files) => {
    expect(await stops(files('2.16.360'), files('2.16.361'))).toEqual([[], []]);
  });

  it.each<[string, (version: string) => Files]>([
    ['nothing sets the tag', (version) => overUntagged(patch(version))],
    ['the patch empties the tag', (version) => flux('', patch(version, `${TAG}""\n`))],
    ['the patch removes the tag', (version) => flux('', patch(version, `${TAG}null\n`))],
    ['a variable sets the tag', (version) => flux('', patch(version, `${TAG}\${tag}\n`))],
    ['another release of the name has no tag', (version) => twice(patch(version))],
  ])('counts if %s', async (_, files) => {
    expect(await stops(files('2.16.360'), files('2.16.361'))).not.toContainEqual([]);
  });
});

describe('a variable of Flux in a patch of the tag', () => {
  const kustomization = (more: string) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: bi, namespace: bi}\nspec:\n  path: ./prod\n${more}`;
  const files = (own: string, tag: string, more = '', overlay?: string): Files => ({
    ...flux('', `${FLUX}spec:\n${TAG}${tag}\n`, overlay),
    'clusters/prod.yaml': `${kustomization(own)}${more}`,
  });
  const substitute = (version: string) => `  postBuild: {substitute: {tag: ${version}, redis_tag: ${version}}}\n`;
  const from = '  postBuild: {substituteFrom: [{kind: ConfigMap, name: vars}]}\n';
  const vars = (version: string) =>
    `---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: vars, namespace: bi}\ndata:\n  tag: ${version}\n`;
  const OPERATION =
    'patches:\n- target: {kind: HelmRelease}\n  patch: |\n    - op: replace\n      path: /spec/values/image/tag\n      value: ${tag}\n';
  it.each<[string, (version: string) => Files]>([
    ['in a merge', (version) => files(substitute(version), '${tag}')],
    ['in an operation', (version) => files(substitute(version), '', '', OPERATION)],
    ['with a default', (version) => files(substitute(version), '${tag:=1.1.0}')],
    ['from a config map', (version) => files(from, '${tag}', vars(version))],
  ])('counts %s', async (_, at) => {
    expect(await stops(at('2.2.0'), at('2.4.0'))).not.toContainEqual([]);
  });

  it('does not count for other software', async () => {
    expect(await stops(files(substitute('2.2.0'), '${redis}'), files(substitute('2.4.0'), '${redis}'))).toEqual([
      [],
      [],
    ]);
  });
});
