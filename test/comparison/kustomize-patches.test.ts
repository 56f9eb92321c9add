import { expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

const IMAGE = 'lightdash/lightdash';
const POD = `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: bi, image: "${IMAGE}:1.1.0"}]}}}\n`;
const IMAGES = `images: [{name: ${IMAGE}, newTag: 2.2.0}]\n`;
const patch = (path: string, value: string) =>
  `patches:\n- target: {kind: Deployment, name: bi}\n  patch: |\n    - {op: replace, path: ${path}, value: ${value}}\n`;
const OF_IMAGE = patch('/spec/template/spec/containers/0/image', `"${IMAGE}:1.1.0"`);
const OF_REPLICAS = patch('/spec/replicas', '2');

/** A base and an overlay, each with what it sets. */
const files = (base: string, overlay: string): Files => ({
  'base/pod.yaml': POD,
  'base/kustomization.yaml': `resources: [pod.yaml]\n${base}`,
  'overlays/prod/kustomization.yaml': `resources: [../../base]\n${overlay}`,
});

/** What a change stops for. */
async function stops(base: Files, head: Files): Promise<string[]> {
  const changes = await compare(base, head);
  return changes.filter(({ change, problem }) => change !== 'unchanged' || problem !== null).map(show);
}

it('sees that images move below a patch of the image, or above it', async () => {
  const [above, below] = [files('', IMAGES + OF_IMAGE), files(IMAGES, OF_IMAGE)];
  expect(await stops(above, below)).toEqual([expect.stringContaining('not-evaluated')]);
  expect(await stops(below, above)).toEqual([expect.stringContaining('not-evaluated')]);
});

it.each([
  ['beside no patch', files('', IMAGES), files(IMAGES, '')],
  ['beside a patch of something else', files('', IMAGES + OF_REPLICAS), files(IMAGES, OF_REPLICAS)],
  ['nowhere, and a comment comes', files(IMAGES, OF_IMAGE), files(IMAGES, `# Once\n${OF_IMAGE}`)],
])('leaves images alone that move %s', async (_, base, head) => {
  expect(await stops(base, head)).toEqual([]);
});
