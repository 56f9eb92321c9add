import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

const [OLD, NEW] = ['1.0.0', '1.1.0'];
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' };

async function stops(base: Files, head: Files) {
  const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head });
  const isRed = ({ change, problem, tolerated }: (typeof changes)[number]) =>
    /grade$/.test(change) || (problem !== null && !tolerated);
  return changes.filter(isRed).map(show);
}

const values = (tag: string) => ({ 'values.yaml': `image:\n  tag: ${tag}\n` });
const FLEET = 'helm:\n  chart: lightdash\n  repo: https://lightdash.github.io/helm-charts\n  version: 2.9.1\n';
const SKAFFOLD =
  'apiVersion: skaffold/v4beta6\nkind: Config\ndeploy:\n  helm:\n    releases:\n      - name: bi\n        remoteChart: lightdash/lightdash\n        version: 2.9.1\n';
const HELM = 'helm upgrade -i bi lightdash/lightdash --version 2.9.1';

/** A tag in the file that installs the chart, and the same file with a file of values in its place. */
const WAYS: Readonly<Record<string, readonly [within: (tag: string) => Files, besides: Files]>> = {
  Fleet: [
    (tag) => ({ 'fleet.yaml': `${FLEET}  values:\n    image:\n      tag: ${tag}\n` }),
    { 'fleet.yaml': `${FLEET}  valuesFiles:\n    - values.yaml\n` },
  ],
  Skaffold: [
    (tag) => ({ 'skaffold.yaml': `${SKAFFOLD}        setValues:\n          image.tag: ${tag}\n` }),
    { 'skaffold.yaml': `${SKAFFOLD}        valuesFiles:\n          - values.yaml\n` },
  ],
  'a command of Helm': [
    (tag) => ({ 'up.sh': `${HELM} --set image.tag=${tag}\n` }),
    { 'up.sh': `${HELM} -f values.yaml\n` },
  ],
};

describe('a tag that moves into a file of values, or out of one', () => {
  const rows = Object.entries(WAYS);
  it.each(rows)('stays: %s', async (_, [within, besides]) => {
    expect(await stops(within(OLD), { ...besides, ...values(OLD) })).toEqual([]);
    expect(await stops({ ...besides, ...values(OLD) }, within(OLD))).toEqual([]);
  });

  it.each(rows)('is not understood if it is another one: %s', async (_, [within, besides]) => {
    const one = expect.stringMatching('not-understood');
    expect(await stops(within(OLD), { ...besides, ...values(NEW) })).toContainEqual(one);
    expect(await stops({ ...besides, ...values(OLD) }, within(NEW))).toContainEqual(one);
    expect(await stops(within(OLD), besides)).toContainEqual(one);
  });

  it('is not understood if it is below another key there', async () => {
    const [within, besides] = WAYS['Fleet'] as (typeof WAYS)['Fleet'] & object;
    expect(await stops(within(OLD), { ...besides, 'values.yaml': `redis:\n  image:\n    tag: ${OLD}\n` })).toEqual([
      'fleet.yaml:- upgrade 1.0.0 → ? not-understood',
    ]);
  });

  it.each<[string, Files, Files]>([
    [
      'a new line names',
      { 'up.sh': `${HELM} --set image.tag=${OLD}\n` },
      { 'up.sh': `${HELM} -f values.yaml -f prod.yaml\n`, 'prod.yaml': `image:\n  tag: ${NEW}\n` },
    ],
    [
      'an old line names',
      {
        'fleet.yaml': `${FLEET}  values:\n    image:\n      tag: ${OLD}\n  valuesFiles:\n    - prod.yaml\n`,
        'prod.yaml': `image:\n  tag: ${NEW}\n`,
      },
      {
        'fleet.yaml': `${FLEET}  valuesFiles:\n    - values.yaml\n    - prod.yaml\n`,
        'prod.yaml': `image:\n  tag: ${NEW}\n`,
      },
    ],
  ])('is not understood beside a file with another one that %s', async (_, base, head) => {
    expect(await stops(base, { ...head, ...values(OLD) })).toContainEqual(expect.stringMatching('not-understood'));
  });

  it('is not new where the values that go were handed over before', async () => {
    const [within, besides] = WAYS['a command of Helm'] as (typeof WAYS)['Fleet'] & object;
    const changes = await compare({ ...besides, ...values(OLD) }, within(NEW));
    expect(changes.map(show)).toEqual([expect.stringMatching('not-understood')]);
  });
});

describe('manifests that a new kustomization includes', () => {
  const pod = (name: string, image: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {containers: [{name: web, image: "${image}"}]}\n`;
  const IMAGE = 'lightdash/lightdash';
  const images = (tag: string) => `images: [{name: ${IMAGE}, newTag: ${tag}}]\n`;
  const base = { 'k8s/web.yaml': pod('web', `${IMAGE}:${OLD}`) };
  const kustomized = (image: string, tag: string): Files => ({
    'k8s/web.yaml': pod('web', image),
    'k8s/kustomization.yaml': `resources: [web.yaml]\n${images(tag)}`,
  });
  const IMAGES = [IMAGE, `${IMAGE}:${OLD}`, `${IMAGE}:latest`, `${IMAGE}:TAG`];

  it.each(IMAGES)('go on in it: %s', async (image) => {
    expect(await stops(base, kustomized(image, OLD))).toEqual([]);
    expect(await stops(base, kustomized(image, NEW))).toEqual(['k8s/kustomization.yaml:2 upgrade 1.0.0 → 1.1.0']);
  });

  it('go on in each overlay of their folder', async () => {
    const renames = { 'k8s/base/web.yaml': 'k8s/web.yaml' };
    const head = {
      'k8s/base/web.yaml': pod('web', IMAGE),
      'k8s/base/kustomization.yaml': 'resources: [web.yaml]\n',
      'k8s/prod/kustomization.yaml': `resources: [../base]\n${images(OLD)}`,
      'k8s/dev/kustomization.yaml': `resources: [../base]\n${images(NEW)}`,
    };
    const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head }, { renames });
    expect(changes.map(show)).toEqual([
      'k8s/dev/kustomization.yaml:2 upgrade 1.0.0 → 1.1.0',
      'k8s/prod/kustomization.yaml:2 unchanged 1.0.0 → 1.0.0',
      'zz-dev/compose.yaml:1 unchanged 1.6.0 → 1.6.0',
    ]);
  });

  it('are compared one by one', async () => {
    const two = (one: string, other: string): Files => ({
      'k8s/web.yaml': pod('web', one),
      'k8s/job.yaml': pod('job', other),
    });
    const head = {
      ...two(IMAGE, IMAGE),
      'k8s/kustomization.yaml': `resources: [web.yaml, job.yaml]\n${images(NEW)}`,
    };
    expect(await stops(two(`${IMAGE}:${OLD}`, `${IMAGE}:${NEW}`), head)).toEqual([
      'k8s/kustomization.yaml:2 upgrade 1.0.0 → 1.1.0',
    ]);
  });

  it('are gone with another image', async () => {
    const head = {
      ...kustomized(IMAGE, OLD),
      'k8s/kustomization.yaml': `resources: [web.yaml]\nimages: [{name: ${IMAGE}, newName: acme/web}]\n`,
    };
    expect(await stops(base, head)).toEqual(['k8s/kustomization.yaml:2 upgrade 1.0.0 → ? custom-image']);
  });
});
