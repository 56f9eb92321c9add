// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' };
const BI = 'helm upgrade --install bi lightdash/lightdash';
const SHOP = 'helm upgrade --install shop acme/shop --set image.tag=1.0.0';
const CHARTS = 'https://lightdash.github.io/helm-charts';

/** What a change stops for, alone and beside another deployment. */
async function stops(base: Files, head: Files): Promise<string[]> {
  const found = [{}, NEIGHBOUR].map(async (near) => {
    const changes = await compare({ ...near, ...base }, { ...near, ...head });
    return changes
      .filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated))
      .map(show);
  });
  const [alone = [], beside = []] = await Promise.all(found);
  expect(beside).toEqual(alone);
  return alone;
}

/** Files that set the tag of the service's image, and that of another one. */
const SETTERS: Readonly<Record<string, (tag: string, other: string) => Files>> = {
  'values in a script': (tag, other) => ({
    'up.sh': `${BI} --version 2.9.1 -f - <<EOF\nimage:\n  tag: ${tag}\npostgresql:\n  image:\n    tag: ${other}\nEOF\n`,
  }),
  'values that a step writes': (tag, other) => ({
    '.github/workflows/up.yml': `jobs:\n  up:\n    steps:\n      - run: |\n          cat > values.yaml <<EOF\n          image:\n            tag: ${tag}\n          postgresql:\n            image:\n              tag: ${other}\n          EOF\n          ${BI} -f values.yaml\n`,
  }),
  'a list of a shell': (tag, other) => ({
    'up.sh': `args=(\n  --set image.tag=${tag}\n  --set postgresql.image.tag=${other}\n)\n${BI} "\${args[@]}"\n`,
  }),
  'options in a variable': (tag, other) => ({
    'up.sh': `OPTIONS="--set image.tag=${tag}"\n${BI} --set postgresql.image.tag=${other} $OPTIONS\n`,
  }),
  'folded lines beside another command': (tag, other) => ({
    '.gitlab-ci.yml': `up:\n  script:\n    - >-\n      ${BI}\n      --set image.tag=${tag}\n      --set postgresql.image.tag=${other}\n    - ${SHOP}\n`,
  }),
  'a list of a program': (tag, other) => ({
    'up.py': `run([\n    "helm", "upgrade", "bi", "lightdash/lightdash",\n    "--set", "image.tag=${tag}",\n    "--set", "nats.image.tag=${other}",\n])\nrun("${SHOP}")\n`,
  }),
  'a list of a program, one argument a line': (tag, other) => ({
    'up.ts': `exec("helm", [\n  "upgrade",\n  "bi",\n  "lightdash/lightdash",\n  "--set",\n  "image.tag=${tag}",\n  "--set",\n  "nats.image.tag=${other}",\n]);\nexec("${SHOP}");\n`,
  }),
  'a chart by its name below': (tag, other) => ({
    'helmwave.yml': `releases:\n  - name: bi\n    chart:\n      name: lightdash/lightdash\n      version: 2.9.1\n    set:\n      image.tag: ${tag}\n      postgresql.image.tag: ${other}\n`,
  }),
  'a chart of a kustomization': (tag, other) => ({
    'kustomization.yaml': `helmCharts:\n  - name: lightdash\n    repo: ${CHARTS}\n    version: 2.9.1\n    valuesInline:\n      image:\n        tag: ${tag}\n      postgresql:\n        image:\n          tag: ${other}\n`,
  }),
};

describe('a file that installs the chart of the service', () => {
  it.each(Object.entries(SETTERS))('sets its tag: %s', async (_, files) => {
    expect(await stops(files('1.0.0', '15.1.0'), files('1.1.0', '15.1.0'))).toEqual([
      expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
  });

  it.each(Object.entries(SETTERS))('sets that of another image as well: %s', async (_, files) => {
    expect(await stops(files('1.0.0', '15.1.0'), files('1.0.0', '15.2.0'))).toEqual([]);
  });

  it.each<[name: string, (version: string) => string]>([
    [
      'values of another image',
      (it) => `cat > redis.yaml <<EOF\nimage:\n  repository: redis\n  tag: ${it}\nEOF\n${BI}\n`,
    ],
    ['an image of another command', (it) => `${BI}\nkubectl set image deploy/shop shop=acme/shop:${it}\n`],
    [
      'an option of another command',
      (it) => `${BI}\naws ecs update-service \\\n  --platform-version ${it} \\\n  --cluster x\n`,
    ],
    ['a list of another command', (it) => `${BI}\nrun([\n  "pip",\n  "--version", "${it}",\n])\n`],
  ])('leaves other software alone: %s', async (_, text) => {
    const beside = { 'bi/lightdash/values.yaml': 'image:\n  repository: lightdash/lightdash\n  tag: 1.5.0\n' };
    const files = (version: string) => ({ ...beside, 'up.sh': text(version) });
    expect(await stops(files('1.0.0'), files('1.1.0'))).toEqual([]);
  });

  it('leaves the chart alone beside a tag in the values of a release', async () => {
    const files = (version: string) => ({
      'play.yml': `- hosts: all\n  tasks:\n    - kubernetes.core.helm:\n        chart_ref: lightdash\n        chart_repo_url: ${CHARTS}\n        chart_version: ${version}\n        release_values:\n          image:\n            tag: 1.0.0\n`,
    });
    expect(await stops(files('2.9.1'), files('2.16.101'))).toEqual([]);
  });
});

it.each<[name: string, path: string, text: (own: string, other: string) => string]>([
  [
    'a feature of a container for developers',
    '.devcontainer/devcontainer.json',
    (own, other) =>
      `{\n  "image": "lightdash/lightdash:${own}",\n  "features": {\n    "ghcr.io/devcontainers/features/node:1": {\n      "version": "${other}"\n    }\n  }\n}\n`,
  ],
  [
    'another variable of PowerShell',
    'up.ps1',
    (own, other) => `$env:TAG = "${own}"\n$env:REDIS = "${other}"\ndocker run "lightdash/lightdash:$($env:TAG)"\n`,
  ],
])('leaves alone what stands beside the image: %s', async (_, path, text) => {
  const files = (...versions: [string, string]): Files => ({ [path]: text(...versions) });
  expect(await stops(files('1.0.0', '7.2.0'), files('1.1.0', '7.2.0'))).toEqual([
    expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
  ]);
  expect(await stops(files('1.0.0', '7.2.0'), files('1.0.0', '7.4.0'))).toEqual([]);
});
