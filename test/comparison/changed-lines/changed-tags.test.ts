// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-other/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.5.0"}}\n' };
const [ONE, OTHER] = ['ab', 'cd'].map((byte) => `@sha256:${byte.repeat(32)}`) as [string, string];

/** What changes beside another deployment. */
async function changesOf(path: string, before: string, after: string): Promise<string[]> {
  const changes = await compare({ ...NEIGHBOUR, [path]: before }, { ...NEIGHBOUR, [path]: after });
  return changes
    .filter(({ change, buildChanged, problem }) => change !== 'unchanged' || buildChanged !== null || problem !== null)
    .map(show);
}

/** Files that no reader reads, with an image and what their language writes for a variable. */
const FORMS: readonly [path: string, text: string, variable: string][] = [
  ['deploy.sh', 'VERSION=2.0.7\ndocker run -d IMAGE\n', '$VERSION'],
  ['Makefile', 'VERSION := 2.0.7\nrun:\n\tdocker run -d IMAGE\n', '$(VERSION)'],
  ['justfile', 'version := "2.0.7"\nrun:\n  docker run -d IMAGE\n', '{{version}}'],
  ['.gitlab-ci.yml', 'variables:\n  VERSION: 2.0.7\nrun:\n  script:\n    - docker run IMAGE\n', '$VERSION'],
  [
    '.github/workflows/run.yml',
    'env:\n  VERSION: 2.0.7\njobs:\n  run:\n    steps:\n      - run: docker run IMAGE\n',
    '${{ env.VERSION }}',
  ],
  ['Jenkinsfile', 'environment { VERSION = \'2.0.7\' }\nsteps { sh "docker run IMAGE" }\n', '${VERSION}'],
  ['roles/bi/tasks/main.yml', '- docker_container:\n    name: bi\n    image: "IMAGE"\n', '{{ version }}'],
  ['main.bicep', "param version string = '2.0.7'\nvar image = 'docker.io/IMAGE'\n", '${version}'],
  ['infra/index.ts', "const version = '2.0.7';\nrun({ image: `IMAGE` });\n", '${version}'],
  ['infra/app.py', 'version = "2.0.7"\nrun(image=f"IMAGE")\n', '{version}'],
  ['infra/main.go', 'var version = "2.0.7"\nrun(fmt.Sprintf("IMAGE", version))\n', '%s'],
  ['deploy.rb', 'version = \'2.0.7\'\nrun image: "IMAGE"\n', '#{version}'],
  ['bi.cue', 'version: "2.0.7"\nbi: image: "IMAGE"\n', '\\(version)'],
  ['bi.nix', 'let version = "2.0.7"; in {\n  image = "docker.io/IMAGE";\n}\n', '${version}'],
  ['bi.container', '[Container]\nImage=docker.io/IMAGE\n', '${VERSION}'],
  ['bi.xml', '<bi>\n  <version>2.0.7</version>\n  <image>IMAGE</image>\n</bi>\n', '${version}'],
];

describe('another tag that is no version, behind an image on a line that no reader reads', () => {
  it.each(FORMS)('%s', async (path, text, variable) => {
    const at = (tag: string) => text.replace('IMAGE', `lightdash/lightdash${tag}`);
    const ends: readonly [string, string][] = [
      [':latest', ':main'],
      [`:${variable}`, ':latest'],
      [`:${variable}`, ''],
      [`:${variable}`, ONE],
      [':latest', `:${variable}`],
      [ONE, OTHER],
      [`:latest${ONE}`, `:latest${OTHER}`],
      [':2.0.7-alpine', ':2.1.0-alpine'],
      [':2026.11.12-10.20.30', ':2026.11.13-10.20.30'],
    ];
    for (const [before, after] of ends)
      expect(await changesOf(path, at(before), at(after)), `${before} ${after}`).toEqual([
        expect.stringMatching(/ upgrade \? → \? not-understood$/),
      ]);
    expect(await changesOf(path, at(`:2.0.7${ONE}`), at(`:2.0.7${OTHER}`))).toEqual([
      expect.stringMatching(/ unchanged 2\.0\.7 → 2\.0\.7 digest$/),
    ]);
  });

  it.each<[what: string, before: string, after: string]>([
    ['the flags of the command', 'docker run lightdash/lightdash:latest', 'docker run -d lightdash/lightdash:main'],
    [
      'one of two',
      'run lightdash/lightdash:$V\nrun lightdash/lightdash:latest',
      'run lightdash/lightdash:$V\nrun lightdash/lightdash:main',
    ],
    ['a build of your own', 'docker run ghcr.io/acme/lightdash:main', 'docker run ghcr.io/acme/lightdash:next'],
    [
      'the base of a build',
      'docker build --build-arg BASE=lightdash/lightdash:latest .',
      'docker build --build-arg BASE=lightdash/lightdash:main .',
    ],
  ])('changes as well where this does: %s', async (_, before, after) => {
    expect(await changesOf('deploy.sh', before, after)).toEqual([expect.stringMatching(/ not-understood$/)]);
  });

  it.each<[what: string, before: string, after: string]>([
    [
      'a tag that gets a line of its own',
      'IMAGE=lightdash/lightdash:$V\nrun $IMAGE',
      'IMAGE=lightdash/lightdash\nrun $IMAGE:$V',
    ],
    [
      'an image and a tag that are joined',
      'IMAGE=lightdash/lightdash\nrun $IMAGE:$V',
      'IMAGE=lightdash/lightdash:$V\nrun $IMAGE',
    ],
    ['brackets around a variable', 'run lightdash/lightdash:$V', 'run lightdash/lightdash:${V}'],
    ['`latest` written out', 'run lightdash/lightdash', 'run lightdash/lightdash:latest'],
    ['other options', 'docker run lightdash/lightdash:latest', 'docker run -d lightdash/lightdash:latest'],
    ['one more', 'run lightdash/lightdash:$V', 'run lightdash/lightdash:$V\nrun lightdash/lightdash:latest'],
    ['one less', 'run lightdash/lightdash:$V\nrun lightdash/lightdash:latest', 'run lightdash/lightdash:$V'],
    [
      'the tag of a build of your own',
      'docker build -t ghcr.io/acme/lightdash:latest .',
      'docker build -t ghcr.io/acme/lightdash:main .',
    ],
    [
      'its cache',
      '- type=registry,ref=ghcr.io/acme/lightdash:cache',
      '- type=registry,ref=ghcr.io/acme/lightdash:buildcache',
    ],
    ['a comment', '# lightdash/lightdash:latest\nrun', '# lightdash/lightdash:main\nrun'],
  ])('says nothing: %s', async (_, before, after) => {
    expect(await changesOf('deploy.sh', before, after)).toEqual([]);
  });
});
