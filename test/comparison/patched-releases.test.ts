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
const applied = (more: string): Files => ({
  ...flux(more, '', ''),
  'clusters/prod.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: bi, namespace: bi}\nspec:\n  path: ./prod\n  patches:\n  - patch: |\n${`${FLUX}spec:\n${TAG}2.2.0\n`.replace(/^/gm, '      ')}\n`,
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
