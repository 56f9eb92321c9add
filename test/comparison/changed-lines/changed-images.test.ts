// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-other/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.5.0"}}\n' };
const IMAGE = 'lightdash/lightdash';

/** What changes, the same alone and beside another deployment. */
async function changesOf(path: string, before: string, after: string): Promise<string[]> {
  const [alone, beside] = await Promise.all(
    [{}, NEIGHBOUR].map(async (other) =>
      (await compare({ ...other, [path]: before }, { ...other, [path]: after }))
        .filter(
          ({ change, buildChanged, problem }) => change !== 'unchanged' || buildChanged !== null || problem !== null,
        )
        .map(show),
    ),
  );
  expect(beside).toEqual(alone);
  return alone ?? [];
}

describe('another image on a line that no reader reads', () => {
  const MIRROR = 'registry.acme.test:5000/mirror/lightdash/lightdash';
  it.each<[path: string, text: string, expected: string]>([
    ['deploy.sh', `IMAGE=${IMAGE}\nTAG=1.0.0\ndocker run --name lightdash $IMAGE:$TAG\n`, '1 unchanged ? → ? image'],
    ['Makefile', `BI := ${IMAGE}\nrun:\n\tdocker run $(BI):1.0.0\n`, '1 unchanged ? → ? image'],
    ['.gitlab-ci.yml', `variables:\n  BI: ${IMAGE}\n  LIGHTDASH_VERSION: 1.0.0\n`, '2 unchanged ? → ? image'],
    ['group_vars/all.yml', `bi_image: "${IMAGE}"\nbi_tag: 1.0.0\n`, '1 unchanged ? → ? image'],
    ['task.json', `{"containerDefinitions":[{"image":"${IMAGE}:1.0.0"}]}`, '1 unchanged 1.0.0 → 1.0.0 image'],
    ['deploy.sh', `docker run ${IMAGE}:1.0.0 && docker ps`, '1 unchanged 1.0.0 → 1.0.0 image'],
    ['deploy.sh', `docker run ${IMAGE}:$TAG`, '1 unchanged ? → ? image'],
  ])('%s: %s', async (path, text, expected) => {
    for (const other of [MIRROR, 'ghcr.io/acme/lightdash', 'acme/analytics'])
      expect(await changesOf(path, text, text.replace(IMAGE, other))).toEqual([`${path}:${expected}`]);
  });

  it('goes with the new version on it', async () => {
    const [before, after] = [`docker run ${IMAGE}:1.0.0`, `docker run ${MIRROR}:1.1.0`];
    expect(await changesOf('deploy.sh', before, after)).toEqual(['deploy.sh:1 upgrade 1.0.0 → 1.1.0 image']);
  });

  it('goes with the new version beside it', async () => {
    const text = (image: string, tag: string) =>
      `IMAGE=${image}\nLIGHTDASH_TAG=${tag}\ndocker run $IMAGE:$LIGHTDASH_TAG\n`;
    expect(await changesOf('deploy.sh', text(IMAGE, '1.0.0'), text(MIRROR, '1.1.0'))).toEqual([
      'deploy.sh:2 upgrade 1.0.0 → 1.1.0 image',
    ]);
  });

  it.each([
    ['another comment', `docker run ${IMAGE}:$TAG # ${IMAGE}\n`, `docker run ${IMAGE}:$TAG # ${MIRROR}\n`],
    ['another place', `a\ndocker run ${IMAGE}:$TAG\n`, `docker run ${IMAGE}:$TAG\na\n`],
    ['another port', `docker run -p 80:80 ${IMAGE}:$TAG\n`, `docker run -p 81:80 ${IMAGE}:$TAG\n`],
    [
      'another image of other software',
      `docker run ${IMAGE}:$TAG\ndocker run acme/x\n`,
      `docker run ${IMAGE}:$TAG\ndocker run acme/y\n`,
    ],
    ['one line more', `docker run ${IMAGE}:$TAG\n`, `docker run ${IMAGE}:$TAG\ndocker pull ${MIRROR}:$TAG\n`],
  ])('is not %s', async (_, before, after) => {
    expect(await changesOf('deploy.sh', before, after)).toEqual([]);
  });
});
