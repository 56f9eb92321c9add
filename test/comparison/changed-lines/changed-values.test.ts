// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-other/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.5.0"}}\n' };
const [ONE, OTHER] = ['ab', 'cd'].map((byte) => `sha256:${byte.repeat(32)}`) as [string, string];

/** What changes beside another deployment. */
async function changesOf(path: string, before: string, after: string): Promise<string[]> {
  const changes = await compare({ ...NEIGHBOUR, [path]: before }, { ...NEIGHBOUR, [path]: after });
  return changes.filter(({ change, problem }) => change !== 'unchanged' || problem !== null).map(show);
}

/** Files that no reader reads, with the place of a tag. */
const FORMS: readonly [path: string, text: string][] = [
  ['deploy.sh', 'TAG=VALUE\ndocker run lightdash/lightdash:$TAG\n'],
  ['deploy.sh', 'docker run lightdash/lightdash:${LIGHTDASH_TAG:-VALUE}\n'],
  ['deploy.sh', 'helm upgrade bi lightdash/lightdash --set image.tag=VALUE\n'],
  ['bi.env', 'LIGHTDASH_VERSION=VALUE\nPORT=1\n'],
  [
    '.gitlab-ci.yml',
    'variables:\n  LIGHTDASH_VERSION: "VALUE"\nrun:\n  script:\n    - docker run lightdash/lightdash:$LIGHTDASH_VERSION\n',
  ],
  [
    '.github/workflows/run.yml',
    'on:\n  workflow_dispatch:\n    inputs:\n      lightdash_version:\n        default: "VALUE"\n',
  ],
  ['roles/lightdash/defaults/main.yml', 'lightdash_version: "VALUE"\n'],
  ['prod.tfvars', 'lightdash_image_tag = "VALUE"\n'],
  ['main.tf', 'module "lightdash" {\n  source    = "git::https://acme.test/bi.git"\n  image_tag = "VALUE"\n}\n'],
  ['Pulumi.prod.yaml', 'config:\n  bi:lightdashVersion: "VALUE"\n'],
  ['apps.toml', '[lightdash]\nversion = "VALUE"\n'],
  ['apps.json', '{\n  "image": "lightdash/lightdash",\n  "tag": "VALUE"\n}\n'],
  ['infra/index.ts', "const lightdashVersion = 'VALUE';\nrun({ image: `lightdash/lightdash:${lightdashVersion}` });\n"],
  ['stack.yml', 'Parameters:\n  LightdashTag:\n    Type: String\n    Default: "VALUE"\n'],
  ['.lightdash-version', 'VALUE\n'],
];

describe('a tag that is no version, on a line that no reader reads', () => {
  it.each(FORMS)('%s: %s', async (path, text) => {
    const at = (tag: string) => text.replace('VALUE', tag);
    const ends: readonly [string, string][] = [
      ['latest', 'main'],
      [ONE, OTHER],
      [`2.0.7@${ONE}`, `2.0.7@${OTHER}`],
      ['2.0.7-alpine', '2.1.0-alpine'],
      ['2.1.0-rc.1', '2.1.0-rc.2'],
      ['sha-4f2a9c1', 'sha-9d0e1b7'],
      ['2026.11.12-10.20.30', '2026.11.13-10.20.30'],
      ['2.0.7', 'latest'],
    ];
    for (const [before, after] of ends)
      expect(await changesOf(path, at(before), at(after)), `${before} ${after}`).toEqual([
        expect.stringMatching(/ not-understood$/),
      ]);
  });

  it.each<[what: string, line: string, before: string, after: string]>([
    ['of other software', 'REDIS_VERSION', '7.2.4-alpine', '7.4.0-alpine'],
    ['of another image', 'BROWSER_IMAGE', 'browserless/chrome:latest', 'browserless/chrome:main'],
    ['of an image below a variable of the service', 'LIGHTDASH_DB_IMAGE', 'postgres:15.6', 'postgres:16.1'],
    ['a checksum', 'CHECKSUM', ONE, OTHER],
    ['a build of what is no release', 'LIGHTDASH_PG_VERSION', '915.6.1-acme', '916.4.0-acme'],
    ['a number', 'LIGHTDASH_SECRET_VERSION', 'v4', 'v5'],
    ['a branch', 'LIGHTDASH_REF', 'main', 'master'],
    ['a level', 'LIGHTDASH_CHANNEL', 'stable', 'beta'],
  ])('says nothing: %s', async (_, name, before, after) => {
    const text = (value: string) => `LIGHTDASH_TAG=2.0.7\n${name}=${value}\nrun lightdash/lightdash:$LIGHTDASH_TAG\n`;
    const changes = await compare(
      { ...NEIGHBOUR, 'deploy.sh': text(before) },
      { ...NEIGHBOUR, 'deploy.sh': text(after) },
    );
    // What must be a listed release, and is none, is left out by the gate.
    const left = changes.filter(({ line, change, problem }) => {
      return (change !== 'unchanged' || problem !== null) && (line?.mustBeListed.length ?? 0) === 0;
    });
    expect(left.map(show)).toEqual([]);
  });

  it('asks for the releases that builds are named after', async () => {
    const [before, after] = ['LIGHTDASH_TAG=2.0.7-acme\n', 'LIGHTDASH_TAG=2.1.0-acme\n'];
    const changes = await compare({ ...NEIGHBOUR, 'a.env': before }, { ...NEIGHBOUR, 'a.env': after });
    expect(changes.map(({ line }) => line?.mustBeListed)).toContainEqual(['2.0.7', '2.1.0']);
  });
});

describe('an anchor of YAML in the place of a tag, in a file that no reader reads', () => {
  const apps = (own: string, other: string, alias = 'bi') =>
    `x-next: &next 1.9.0\nx-bi: &bi ${own}\nx-shop: &shop ${other}\napps:\n  bi:\n    image: lightdash/lightdash\n    tag: *${alias}\n  shop:\n    image: acme/shop\n    tag: *shop\n`;

  it('holds the version', async () => {
    expect(await changesOf('apps.yaml', apps('1.0.0', '1.1.0'), apps('1.2.0', '1.1.0'))).toEqual([
      'apps.yaml:2 upgrade 1.0.0 → 1.2.0',
    ]);
  });

  it('is another one', async () => {
    expect(await changesOf('apps.yaml', apps('1.0.0', '1.1.0'), apps('1.0.0', '1.1.0', 'next'))).toEqual([
      'apps.yaml:7 upgrade ? → ? not-understood',
    ]);
  });

  it('is one that another line has already', async () => {
    expect(await changesOf('apps.yaml', apps('1.0.0', '1.1.0'), apps('1.0.0', '1.1.0', 'shop'))).toEqual([
      'apps.yaml:7 upgrade ? → ? not-understood',
    ]);
  });

  it('is that of other software', async () => {
    expect(await changesOf('apps.yaml', apps('1.0.0', '1.1.0'), apps('1.0.0', '1.2.0'))).toEqual([]);
  });
});
