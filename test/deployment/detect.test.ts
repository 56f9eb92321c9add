// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { TreeError } from '../../src/repository/tree.ts';
import { deploymentsIn } from '../support/detection.ts';
import { memoryTree } from '../support/memory-tree.ts';

const compose = (image: string) => `services: {web: {image: "${image}"}}\n`;

describe('a deployment', () => {
  it('that several files share takes its id and carrier from the first file by name', async () => {
    const [shared, ...others] = await deploymentsIn({
      // Found in this order, while `#` behind the path turns that of the names around.
      'a.yaml': compose('lightdash/lightdash:${T}'),
      'a.yaml (1).yaml': compose('lightdash/lightdash:${T}'),
      '.env': 'T=2.0.0\n',
    });
    expect(others).toEqual([]);
    expect(shared).toMatchObject({ id: 'compose:a.yaml (1).yaml#web', carrier: 'a.yaml (1).yaml' });
    expect(shared?.parts.map(({ id }) => id)).toEqual(['compose:a.yaml (1).yaml#web', 'compose:a.yaml#web']);
  });

  it('quotes only the first characters of a long name in its notices', async () => {
    const name = 'a'.repeat(500);
    for (const files of [
      { 'compose.yaml': compose(`${name}/lightdash:1.0.0`) },
      { 'values.yaml': `image: {repository: ${name}/lightdash, tag: 1.0.0}\n` },
      { Dockerfile: `FROM ${name}/lightdash:1.0.0\n` },
    ]) {
      const [found] = await deploymentsIn(files);
      expect(found?.notices.join('')).toContain(`\`${'a'.repeat(60)}…\``);
    }
  });
});

describe('a mode that a workload declares', () => {
  const FILES = {
    'k/kustomization.yaml': 'resources: [d.yaml]\n',
    'k/d.yaml':
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {strategy: {type: Recreate}, template: {spec: {containers: [{name: web, image: "lightdash/lightdash:1.2.3"}]}}}\n',
  };
  const flux = (more: string) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: bi}\nspec:\n  path: ./k\n  ${more}\n`;
  const argo = (more: string) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi}\nspec:\n  source:\n    repoURL: https://example.com/r.git\n    path: k\n    kustomize: {${more}}\n`;
  const PATCH =
    'patches: [{target: {name: web}, patch: "[{op: replace, path: /spec/strategy/type, value: RollingUpdate}]"}]';

  it.each<[string, string, string | undefined]>([
    ['stays under a Kustomization of Flux', flux('prune: true'), 'Recreate'],
    ['may be patched by one', flux(PATCH), undefined],
    ['stays where one leads elsewhere', flux(PATCH).replace('./k', './other'), 'Recreate'],
    ['stays under an Application', argo('namePrefix: a-'), 'Recreate'],
    ['may be patched by one', argo(PATCH), undefined],
    ['may be patched beside its image', argo(`${PATCH}, images: ["lightdash/lightdash:1.2.4"]`), undefined],
  ])('%s', async (_, above, expected) => {
    const found = await deploymentsIn({ ...FILES, 'apps/bi.yaml': above });
    expect(new Set(found.map(({ declared }) => declared.upgradeMode?.value))).toEqual(new Set([expected]));
  });
});

describe('a file', () => {
  it.each([new TreeError('cannot be read'), new TypeError('not a function')])(
    'makes the search fail if it cannot be read, whatever its kind: %s',
    async (error) => {
      const tree = memoryTree({ 'deploy/lightdash.yaml.gotmpl': 'image: lightdash/lightdash:1.2.3\n' });
      const read = () => Promise.reject(error);
      await expect(deploymentsIn({ ...tree, read })).rejects.toBe(error);
    },
  );

  it('is a deployment of its own if it cannot be parsed, at the place of its problem', async () => {
    const [found] = await deploymentsIn({ 'bi.yaml': 'image: lightdash/lightdash:1.2.3\na: [\n' });
    expect(found).toMatchObject({
      kind: 'file',
      id: 'file:bi.yaml',
      unit: 'file:bi.yaml',
      carrier: 'bi.yaml',
      place: found?.problem?.place,
      problem: { code: 'unparseable' },
      inputs: ['bi.yaml'],
    });
  });
});
