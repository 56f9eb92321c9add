// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' };
const HELM = 'helm upgrade --install bi lightdash/lightdash --version 2.16.361';
const VALUES: Files = {
  'v.yaml': 'image:\n  repository: lightdash/lightdash\n  tag: 1.0.0\nsecrets: {LIGHTDASH_SECRET: x}\n',
};

/** What a change of a file next to the values stops for, alone or beside another deployment. */
async function stops(path: string, base: string, head: string, near: Files): Promise<string[]> {
  const at = (text: string): Files => ({ ...near, ...VALUES, 'bi/VERSION': '1.1.0\n', [path]: text });
  const changes = await compare(at(base), at(head));
  return changes.filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated)).map(show);
}

const WORKFLOW = '.github/workflows/up.yml';
const workflow = (line: string) =>
  `jobs:\n  up:\n    steps:\n      - run: |\n          ${HELM.replace(' --version', ' \\\n            --version')} \\\n${line}            -f v.yaml\n`;
const make = (...commands: string[]) => `TAG := 1.0.0\nup:\n${commands.map((each) => `\t${each}\n`).join('')}`;

describe('a command of Helm that was there and now takes the tag from elsewhere', () => {
  it.each<[from: string, path: string, base: string, head: string]>([
    ['a variable', 'up.sh', `${HELM} -f v.yaml\n`, `${HELM} -f v.yaml --set image.tag=$TAG\n`],
    ['an argument', 'up.sh', `${HELM} -f v.yaml\n`, `${HELM} -f v.yaml --set image.tag="$1"\n`],
    ['a file', 'up.sh', `${HELM} -f v.yaml\n`, `${HELM} -f v.yaml --set image.tag=$(cat bi/VERSION)\n`],
    [
      'the settings of the repository',
      WORKFLOW,
      workflow(''),
      workflow('            --set image.tag="${{ vars.TAG }}" \\\n'),
    ],
  ])('is not understood: %s', async (_, path, base, head) => {
    for (const near of [{}, NEIGHBOUR])
      expect(await stops(path, base, head, near)).toEqual([expect.stringContaining('not-understood')]);
  });

  it('is nothing new where the variable is set to what is deployed', async () => {
    const [base, head] = [make(HELM), make(`${HELM} --set image.tag=$(TAG)`)];
    expect(await stops('Makefile', base, head, {})).toEqual([]);
  });

  it.each<[name: string, base: string, head: string]>([
    ['another setting', make(HELM), make(`${HELM} --set replicaCount=$(N)`)],
    ['a command for another release', make(HELM), make(HELM, HELM.replace('bi', 'qa --set image.tag=$(QA)'))],
    [
      'options in another order',
      make(`${HELM} --set image.tag=$(TAG) --wait`),
      make(`${HELM} --wait --set image.tag=$(TAG)`),
    ],
    [
      'a second command for the same release',
      make(`${HELM} --set image.tag=$(TAG)`),
      make(`${HELM} --dry-run --set image.tag=$(TAG)`, `${HELM} --set image.tag=$(TAG)`),
    ],
    [
      'a chart of other software',
      make('helm upgrade --install shop acme/shop'),
      make('helm upgrade --install shop acme/shop --set image.tag=$(SHOP)'),
    ],
  ])('does not stop for %s', async (_, base, head) => {
    for (const near of [{}, NEIGHBOUR]) expect(await stops('Makefile', base, head, near)).toEqual([]);
  });
});
