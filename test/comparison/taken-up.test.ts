import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

const [OLD, NEW] = ['1.0.0', '1.1.0'];
const IMAGE = 'lightdash/lightdash';
const NEIGHBOURS: readonly Files[] = [{}, { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` }];

async function stops(base: Files, head: Files, beside: Files) {
  const changes = await compare({ ...beside, ...base }, { ...beside, ...head });
  return changes
    .filter(
      ({ change, problem, tolerated }) => change === 'upgrade' || change === 'downgrade' || (problem && !tolerated),
    )
    .map(show);
}

const manifest = (image: string, name = 'web') =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}}\nspec:\n  template:\n    spec:\n      containers:\n      - name: ${name}\n        image: ${image}\n`;
const kustomization = (tag: string, resources = '[web.yaml]', image = IMAGE) =>
  `resources: ${resources}\nimages:\n- name: ${image}\n  newTag: ${tag}\n`;
const BASE: Files = { 'prod/web.yaml': manifest(`${IMAGE}:${OLD}`) };
const BOTH: Files = { ...BASE, 'prod/worker.yaml': manifest(`${IMAGE}:${OLD}`, 'worker') };
const FILE = 'prod/kustomization.yaml';

type Row = [name: string, base: Files, head: Files];

describe('a kustomization that takes up a manifest', () => {
  it.each<Row>([
    ['the tag moves into it', BASE, { 'prod/web.yaml': manifest(IMAGE), [FILE]: kustomization(OLD) }],
    [
      'the tags of two move into it',
      BOTH,
      {
        'prod/web.yaml': manifest(IMAGE),
        'prod/worker.yaml': manifest(IMAGE, 'worker'),
        [FILE]: kustomization(OLD, '[web.yaml, worker.yaml]'),
      },
    ],
  ])('stays quiet where %s', async (_, base, head) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).toEqual([]);
  });

  it.each<Row>([
    ['it has another version', BASE, { 'prod/web.yaml': manifest(IMAGE), [FILE]: kustomization(NEW) }],
    ['it has an older version', BASE, { 'prod/web.yaml': manifest(IMAGE), [FILE]: kustomization('0.9.0') }],
    ['it has no version', BASE, { 'prod/web.yaml': manifest(IMAGE), [FILE]: kustomization('latest') }],
    [
      'it means another image',
      BASE,
      { 'prod/web.yaml': manifest(IMAGE), [FILE]: kustomization(OLD, '[web.yaml]', 'x/y') },
    ],
    [
      'one of two is left outside, with a word for its tag',
      BOTH,
      {
        'prod/web.yaml': manifest(IMAGE),
        'prod/worker.yaml': manifest(`${IMAGE}:latest`, 'worker'),
        [FILE]: kustomization(OLD),
      },
    ],
    [
      'it is in another folder, and leaves the manifest out',
      BASE,
      {
        'prod/web.yaml': manifest(IMAGE),
        'next/web.yaml': manifest(IMAGE),
        'next/kustomization.yaml': kustomization(OLD),
      },
    ],
  ])('stops where %s', async (_, base, head) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).not.toEqual([]);
  });
});

describe('a program that leaves out the value of a key', () => {
  const program = (image: string): Files => ({
    'index.ts': `const tag = config.require('lightdashTag');\nnew Release('lightdash', {\n  chart: 'lightdash',\n  values: {\n    image: ${image},\n  },\n});\n`,
    'Pulumi.prod.yaml': `config:\n  bi:lightdashTag: ${OLD}\n`,
  });
  const [SHORT, PINNED] = ['{ tag }', `{ tag: '${NEW}' }`];
  it.each<Row>([
    ['gets a version', program(SHORT), program(PINNED)],
    ['loses a version', program(PINNED), program(SHORT)],
  ])('stops where it %s', async (_, base, head) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).not.toEqual([]);
  });
});
