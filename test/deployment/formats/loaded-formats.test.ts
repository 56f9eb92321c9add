import { describe, expect, it } from 'vitest';
import { detect, findCandidates } from '../../../src/deployment/detect.ts';
import { LOADED_FORMATS, type LoadedFormat } from '../../../src/deployment/formats/loaded-formats.ts';
import { SourceFiles } from '../../../src/deployment/source/source-files.ts';
import { DEFAULTS } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';

const FORMATS: [string, LoadedFormat][] = Object.entries(LOADED_FORMATS);

/** The formats that a repository with these files has loaded. */
async function neededBy(contents: Readonly<Record<string, string>>): Promise<string[]> {
  const tree = memoryTree(contents);
  const candidates = [...(await findCandidates(tree, DEFAULTS))];
  const files = new SourceFiles(tree, Object.keys(contents));
  const needed: string[] = [];
  for (const [, format] of FORMATS) {
    const fitting = candidates.filter((path) =>
      format.startsFrom.some((name) => (name.startsWith('*') ? path.endsWith(name.slice(1)) : path.endsWith(name))),
    );
    if (await format.isNeeded(files, fitting, DEFAULTS)) needed.push(format.kind);
  }
  return needed;
}

const VALUES = 'image:\n  repository: lightdash/lightdash\n  tag: 1.2.3\n';

describe('a format that is loaded', () => {
  it.each(FORMATS)('%s is announced as what it is', async (_, { kind, startsFrom, load }) => {
    const format = await load();
    expect([kind, [...startsFrom].sort()]).toEqual([format.kind, [...format.startsFrom].sort()]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['nothing of the service', { 'a.yaml': 'a: 1\n', 'apps/b.yaml': 'apiVersion: v1\nkind: ConfigMap\n' }],
    ['values', { 'deploy/values.yaml': VALUES }],
    ['compose', { 'compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:1.2.3\n' }],
    ['a Dockerfile', { Dockerfile: 'FROM lightdash/lightdash:1.2.3\n' }],
    [
      'an umbrella chart',
      {
        'bi/Chart.yaml': 'apiVersion: v2\nname: bi\ndependencies:\n  - name: lightdash\n    version: 2.0.0\n',
        'bi/values.yaml': 'lightdash:\n  image:\n    tag: 1.2.3\n',
      },
    ],
  ])('is none for a repository with %s', async (_, contents) => {
    expect(await neededBy(contents)).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['argo-cd', { 'values.yaml': VALUES, 'apps/a.yaml': 'apiVersion: argoproj.io/v1alpha1\nkind: Application\n' }],
    ['flux', { 'a.yaml': 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: lightdash }\n' }],
    [
      'flux',
      {
        'charts/bi/Chart.yaml': 'apiVersion: v2\nname: bi\ndependencies:\n  - name: lightdash\n    version: 2.0.0\n',
        'apps/bi.yaml': 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: bi }\n',
      },
    ],
    ['kustomize', { 'kustomization.yaml': 'images:\n  - name: lightdash/lightdash\n    newTag: 1.2.3\n' }],
    [
      'kustomize',
      {
        'prod/kustomization.yaml': 'resources: [../vendor/bi]\n',
        'vendor/bi/d.yaml': 'apiVersion: v1\nkind: Pod\nspec: { containers: [{ image: lightdash/lightdash:1.2.3 }] }\n',
      },
    ],
    [
      'kustomize',
      {
        'values.yaml': VALUES,
        'a.json': '{"apiVersion": "kustomize.toolkit.fluxcd.io/v1", "kind": "Kustomization", "spec": {"path": "bi"}}',
      },
    ],
    ['helmfile', { 'a.yaml': 'releases:\n  - name: lightdash\n    chart: lightdash/lightdash\n' }],
    ['helmfile', { 'values.yaml': VALUES, 'helmfile.yaml': 'releases:\n  - name: bi\n    chart: ./bi\n' }],
    ['terraform', { 'main.tf': 'resource "helm_release" "lightdash" {\n  chart = "lightdash"\n}\n' }],
    [
      'manifests',
      { 'a.yaml': 'apiVersion: v1\nkind: Pod\nspec: { containers: [{ image: lightdash/lightdash:1.2.3 }] }\n' },
    ],
  ])('%s is for a repository that may have it', async (kind, contents) => {
    expect(await neededBy(contents)).toContain(kind);
  });

  it('reads what the eager ones do not', async () => {
    const tree = memoryTree({ 'a/main.tf': 'resource "x" "y" {\n  image = "lightdash/lightdash:1.2.3"\n}\n' });
    const { deployments } = await detect(tree, DEFAULTS, await findCandidates(tree, DEFAULTS));
    expect(deployments.map(({ kind, version }) => [kind, version])).toEqual([['terraform', '1.2.3']]);
  });
});
