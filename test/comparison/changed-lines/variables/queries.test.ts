// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const IMAGE = 'lightdash/lightdash';
const NEIGHBOURS: readonly Files[] = [{}, { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` }];

/** What a change stops for, alone and beside another deployment. */
async function stops(base: Files, change: Files): Promise<string[]> {
  const all = await Promise.all(
    NEIGHBOURS.map((near) => compare({ ...near, ...base }, { ...near, ...base, ...change })),
  );
  const [alone = [], beside = []] = all.map((changes) =>
    changes.filter((each) => each.change.endsWith('grade') || (each.problem && !each.tolerated)).map(show),
  );
  expect(beside).toEqual(alone);
  return alone;
}

describe('a file that holds nothing but a version', () => {
  /** Scripts that read one file for the service, and another one for other software. */
  const SCRIPTS: Readonly<Record<string, Files>> = {
    'for an image': { 'up.sh': `docker run ${IMAGE}:$(cat bi/VERSION)\ndocker run acme/shop:$(cat shop/VERSION)\n` },
    'by redirection': { 'up.sh': `docker run ${IMAGE}:$(<bi/VERSION)\n` },
    'for a chart': {
      'up.sh':
        'helm upgrade bi lightdash/lightdash --set image.tag=$(cat bi/VERSION)\nhelm upgrade shop acme/shop --set image.tag=$(cat shop/VERSION)\n',
    },
    'for variables': {
      'up.sh': `BI=$(cat bi/VERSION)\nSHOP=$(cat shop/VERSION)\ndocker run ${IMAGE}:$BI\ndocker run acme/shop:$SHOP\n`,
    },
    'for one variable after the other': {
      'up.sh': `TAG=$(cat bi/VERSION)\ndocker run ${IMAGE}:$TAG\nTAG=$(cat shop/VERSION)\ndocker run acme/shop:$TAG\n`,
    },
    'for an image in a variable': {
      'up.sh': `TAG=$(cat bi/VERSION)\nNAME=${IMAGE}\ndocker run $NAME:$TAG\n`,
    },
    'in jobs': {
      '.gitlab-ci.yml': `bi:\n  script:\n    - export TAG=$(cat bi/VERSION)\n    - docker run ${IMAGE}:$TAG\nshop:\n  script:\n    - export TAG=$(cat shop/VERSION)\n    - docker run acme/shop:$TAG\n`,
    },
    'for an output of a step': {
      '.github/workflows/up.yml': `jobs:\n  up:\n    steps:\n      - id: v\n        run: echo "tag=$(cat bi/VERSION)" >> $GITHUB_OUTPUT\n      - run: docker run ${IMAGE}:\${{ steps.v.outputs.tag }}\n`,
    },
    'with make': { Makefile: `BI := $(shell cat bi/VERSION)\nup:\n\tdocker run ${IMAGE}:$(BI)\n` },
    'for a build': {
      'bi/Dockerfile': `ARG TAG\nFROM ${IMAGE}:\${TAG}\n`,
      'up.sh': 'docker build --build-arg TAG=$(cat bi/VERSION) bi\n',
    },
  };
  const base = { VERSION: '1.0.0\n', 'bi/VERSION': '1.0.0\n', 'shop/VERSION': '1.0.0\n' };

  it.each(Object.entries(SCRIPTS))('is the version of the service, where a script reads it %s', async (_, script) => {
    expect(await stops({ ...script, ...base }, { 'bi/VERSION': '1.1.0\n' })).toEqual([
      'bi/VERSION:1 upgrade 1.0.0 → 1.1.0',
    ]);
  });

  it.each(Object.entries(SCRIPTS))('is another one where nothing reads it for the service: %s', async (_, script) => {
    for (const path of ['VERSION', 'shop/VERSION'])
      expect(await stops({ ...script, ...base }, { [path]: '1.1.0\n' }), path).toEqual([]);
  });

  it('stands next to the script, or in the root', async () => {
    const script = {
      'bi/up.sh': `docker run ${IMAGE}:$(cat VERSION)\n`,
      'shop/up.sh': 'docker run acme:$(cat VERSION)\n',
    };
    for (const path of ['VERSION', 'bi/VERSION'])
      expect(await stops({ ...script, ...base }, { [path]: '1.1.0\n' }), path).toHaveLength(1);
    expect(await stops({ ...script, ...base }, { 'shop/VERSION': '1.1.0\n' })).toEqual([]);
  });

  it('is that which the service had, where the script that read it runs something else now', async () => {
    const files = { 'up.sh': `docker run ${IMAGE}:$(cat VERSION)\n`, VERSION: '1.0.0\n' };
    expect(await stops(files, { 'up.sh': './run\n', VERSION: '1.1.0\n' })).toEqual(['VERSION:1 upgrade 1.0.0 → 1.1.0']);
  });

  it.each(['cat prod/VERSION', 'yq .bi prod/versions.yaml'])('is that of each environment: %s', async (query) => {
    const script = {
      'up.sh': ['prod', 'dev'].map((at) => `docker run ${IMAGE}:$(${query.replace('prod', at)})\n`).join(''),
    };
    const files = (at: string, version: string): Files => ({
      [`${at}/VERSION`]: `${version}\n`,
      [`${at}/versions.yaml`]: `bi: ${version}\n`,
    });
    const before = { ...script, ...files('prod', '1.0.0'), ...files('dev', '1.0.0') };
    for (const at of ['prod', 'dev'])
      expect(await stops(before, files(at, '1.1.0')), at).toEqual([
        expect.stringMatching(new RegExp(`^${at}/VERSION:1 upgrade|^${at}/versions.yaml:1 upgrade`)),
      ]);
  });
});
