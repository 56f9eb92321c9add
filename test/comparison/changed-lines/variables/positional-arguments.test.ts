// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const IMAGE = 'lightdash/lightdash';
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };
const SCRIPTS: Files = {
  'bi/up.sh': `docker run -d --name "$2" ${IMAGE}:$1\n`,
  'bi.sh': `case "$1" in\n  --tag) TAG="$2";;\nesac\ndocker run ${IMAGE}:$TAG\n`,
  'shop/up.sh': 'docker run -d --name "$2" acme/shop:$1\n',
};

/** What another version in a text stops for, alone and beside another deployment. */
async function stops(path: string, text: string): Promise<string[]> {
  const files = (version: string) => ({ ...SCRIPTS, [path]: text.replaceAll('IT', version) });
  const found = [{}, NEIGHBOUR].map(async (near) => {
    const changes = await compare({ ...near, ...files('1.0.0') }, { ...near, ...files('1.1.0') });
    return changes
      .filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated))
      .map(show);
  });
  const [alone = [], beside = []] = await Promise.all(found);
  expect(beside).toEqual(alone);
  return alone;
}

const bi = (body: string, call: string) => `bi() {\n  ${body}\n}\nshop() {\n  docker run acme/shop:$1\n}\n${call}\n`;

describe('an argument of a script', () => {
  it.each<[name: string, path: string, text: string]>([
    ['a script', 'ci.sh', './bi/up.sh IT bi\n'],
    ['a script from its folder', 'bi/ci.sh', './up.sh "IT" bi\n'],
    [
      'a step of a workflow',
      '.github/workflows/up.yml',
      'jobs:\n  up:\n    steps:\n      - run: bash bi/up.sh IT bi\n',
    ],
    ['make', 'Makefile', 'up:\n\t./bi/up.sh IT bi\n'],
    ['a function', 'up.sh', bi(`docker run ${IMAGE}:$1`, 'bi IT')],
    ['a function with a name for it', 'up.sh', bi(`local tag="$2"\n  docker run "${IMAGE}:\${tag}"`, 'bi prod IT')],
    ['a function on one line', 'up.sh', `bi() { docker run ${IMAGE}:$1; }\nbi IT\n`],
    ['an option of a script', 'ci.sh', './bi.sh --tag IT\n'],
  ])('is the tag that it takes: %s', async (_, path, text) => {
    expect(await stops(path, text)).toEqual([expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/)]);
  });

  it.each<[name: string, path: string, text: string]>([
    ['another position', 'ci.sh', './bi/up.sh 1.0.0 IT\n'],
    ['another script of that name', 'ci.sh', './bi/up.sh 1.0.0 bi\n./shop/up.sh IT shop\n'],
    ['another script on the line', 'ci.sh', './bi/up.sh 1.0.0 bi && ./shop/up.sh IT shop\n'],
    ['another function', 'up.sh', bi(`docker run ${IMAGE}:$1`, 'bi 1.0.0\nshop IT')],
    ['a word that begins like a function', 'up.sh', bi(`docker run ${IMAGE}:$1`, 'bi 1.0.0\ninstall bi-cli IT')],
    ['a comment', 'ci.sh', '# ./bi/up.sh IT\n./bi/up.sh 1.0.0 bi\n'],
  ])('is something else: %s', async (_, path, text) => {
    expect(await stops(path, text)).toEqual([]);
  });
});
