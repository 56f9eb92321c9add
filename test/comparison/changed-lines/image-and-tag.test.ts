import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

const IMAGE = 'lightdash/lightdash';
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };

/** What a change stops for, beside another deployment. */
async function stops(base: Files, head: Files): Promise<string[]> {
  const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head });
  return changes
    .filter(({ change, problem, tolerated }) => !['unchanged', 'removal'].includes(change) || (problem && !tolerated))
    .map(show);
}

type Application = readonly [name: string, image: string, tag: string];

/** Files with the image and the tag of each application on lines of their own. */
const FORMS: Readonly<Record<string, readonly [path: string, part: (...application: Application) => string]>> = {
  'an item of YAML': ['apps.yaml', (name, image, tag) => `- name: ${name}\n  image: ${image}\n  tag: "${tag}"\n`],
  'an item that begins with its tag': [
    'apps.yaml',
    (name, image, tag) => `- tag: "${tag}"\n  image: ${image}\n  name: ${name}\n`,
  ],
  'a version in front of its image': [
    'apps.yaml',
    (name, image, tag) => `${name}:\n  version: "${tag}"\n  port: 80\n  image: ${image}\n`,
  ],
  'variables of a shell': [
    'apps.env',
    (name, image, tag) => `${name.toUpperCase()}_IMAGE=${image}\n${name.toUpperCase()}_TAG=${tag}\n`,
  ],
  'variables of make': [
    'apps.mk',
    (name, image, tag) => `${name.toUpperCase()}_IMAGE := ${image}\n${name.toUpperCase()}_VERSION := ${tag}\n`,
  ],
  properties: ['apps.properties', (name, image, tag) => `${name}.image=${image}\n${name}.tag=${tag}\n`],
  'options of a command': [
    'up.sh',
    (name, image, tag) => `deploy --name ${name} \\\n  --image ${image} \\\n  --tag ${tag}\n`,
  ],
  'elements of XML': [
    'apps.xml',
    (name, image, tag) => `<app name="${name}">\n  <image>${image}</image>\n  <tag>${tag}</tag>\n</app>\n`,
  ],
  'calls of Ruby': ['apps.rb', (name, image, tag) => `app '${name}' do\n  image '${image}'\n  tag '${tag}'\nend\n`],
};

describe('a tag on another line than its image', () => {
  const rows = Object.keys(FORMS).flatMap((form) => ['bi', 'metrics'].map((name) => [form, name] as const));
  const fileOf = (form: string, ...all: readonly Application[]): Files => {
    const [path, part] = FORMS[form] as (typeof FORMS)[string];
    return { [path]: all.map((each) => part(...each)).join('') };
  };

  it.each(rows)('is that of the service: %s, %s', async (form, name) => {
    const at = (tag: string) => fileOf(form, ['shop', 'acme/shop', '1.0.0'], [name, IMAGE, tag]);
    expect(await stops(at('1.0.0'), at('1.1.0'))).toEqual([expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/)]);
  });

  it.each(rows)('is that of another application, which is above or below: %s, %s', async (form, name) => {
    const service: Application = [name, IMAGE, '1.0.0'];
    const at = (tag: string) => fileOf(form, ['shop', 'acme/shop', tag], service, ['mail', 'acme/mail', tag]);
    expect(await stops(at('1.0.0'), at('1.1.0'))).toEqual([]);
  });
});

describe('a tag in a variable beside that of an image that is built', () => {
  const BUILDS: Readonly<Record<string, readonly [path: string, text: string]>> = {
    make: [
      'Makefile',
      'IMAGE := acme/bi\nVERSION := TAG\nbuild:\n\tdocker build --build-arg VERSION=$(VERSION) -t $(IMAGE):$(VERSION) .\n',
    ],
    GitHub: [
      '.github/workflows/build.yml',
      'env:\n  IMAGE: acme/bi\n  VERSION: "TAG"\njobs:\n  build:\n    steps:\n      - run: docker build --build-arg VERSION=$VERSION -t $IMAGE:$VERSION .\n',
    ],
    'a shell': [
      'build.sh',
      'IMAGE=acme/bi\nVERSION=TAG\ndocker build --build-arg VERSION=$VERSION -t $IMAGE:$VERSION .\n',
    ],
  };

  it.each(Object.entries(BUILDS))('is that of the service below it: %s', async (_, [path, text]) => {
    const at = (tag: string): Files => ({
      Dockerfile: `ARG VERSION\nFROM ${IMAGE}:$VERSION\n`,
      [path]: text.replace('TAG', tag),
    });
    expect(await stops(at('1.0.0'), at('1.1.0'))).not.toEqual([]);
  });

  it('is that of a list whose items begin with it', async () => {
    const at = (tag: string) => ({
      'app.yaml': `name: lightdash\nitems:\n  - tag: "${tag}"\n    name: eu\n  - tag: 1.0.0\n    name: us\n`,
    });
    expect(await stops(at('1.0.0'), at('1.1.0'))).not.toEqual([]);
  });
});

describe('an image above the tags of several places', () => {
  const FILES: Readonly<Record<string, (image: string, tag: string) => Files>> = {
    'a list in YAML': (image, tag) => ({
      'app.yaml': `image: ${image}\nplaces:\n  - name: eu\n    tag: "${tag}"\n  - name: us\n    tag: 1.0.0\n`,
    }),
    'a list in JSON': (image, tag) => ({
      'app.json': `${JSON.stringify({ image, places: [{ name: 'eu', tag }] }, null, 2)}\n`,
    }),
  };

  it.each(Object.entries(FILES))('says whose they are: %s', async (_, files) => {
    expect(await stops(files(IMAGE, '1.0.0'), files(IMAGE, '1.1.0'))).toHaveLength(1);
    expect(await stops(files('acme/shop', '1.0.0'), files('acme/shop', '1.1.0'))).toEqual([]);
  });

  it('says nothing of other software below it', async () => {
    const files = (version: string) => ({
      'app.yaml': `image: ${IMAGE}\ntag: 1.0.0\npostgresql:\n  version: "${version}"\nsidecar:\n  image: acme/proxy\n  tag: "${version}"\n`,
    });
    expect(await stops(files('1.0.0'), files('1.1.0'))).toEqual([]);
  });
});
