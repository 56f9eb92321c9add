import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

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

type Row = [name: string, base: Files, head: Files];

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
