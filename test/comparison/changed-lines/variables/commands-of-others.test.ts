// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const IMAGE = 'lightdash/lightdash';
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };
const playbook = (image: string) =>
  `- hosts: all\n  tasks:\n    - docker_container: {name: app, image: "${image}:{{ tag }}"}\n`;
const terraform = (image: string) =>
  `variable "tag" {}\nresource "docker_container" "app" {\n  image = "${image}:\${var.tag}"\n}\n`;

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

/** Commands for the service and for another application, which take a variable of the same name. */
const COMMANDS: Readonly<Record<string, readonly [files: Files, command: (app: string, tag: string) => string]>> = {
  'in front of a script': [
    { 'bi/up.sh': `docker run ${IMAGE}:$TAG\n`, 'shop/up.sh': 'docker run acme/shop:$TAG\n' },
    (app, tag) => `TAG=${tag} ./${app}/up.sh`,
  ],
  'a folder of make': [
    { 'bi/Makefile': `up:\n\tdocker run ${IMAGE}:$(TAG)\n`, 'shop/Makefile': 'up:\n\tdocker run acme/shop:$(TAG)\n' },
    (app, tag) => `make -C ${app} up TAG=${tag}`,
  ],
  'a playbook': [
    { 'bi.yml': playbook(IMAGE), 'shop.yml': playbook('acme/shop') },
    (app, tag) => `ansible-playbook ${app}.yml -e tag=${tag}`,
  ],
  'a folder of Terraform': [
    { 'bi/main.tf': terraform(IMAGE), 'shop/main.tf': terraform('acme/shop') },
    (app, tag) => `terraform -chdir=${app} apply -var tag=${tag}`,
  ],
  'a build': [
    { 'bi/Dockerfile': `ARG TAG\nFROM ${IMAGE}:$TAG\n`, 'shop/Dockerfile': 'ARG TAG\nFROM acme/base:$TAG\n' },
    (app, tag) => `docker build --build-arg TAG=${tag} ${app}`,
  ],
  'a project of compose': [
    {
      'bi/compose.yaml': `services: {app: {image: "${IMAGE}:\${TAG}"}}\n`,
      'shop/compose.yaml': 'services: {app: {image: "acme/shop:${TAG}"}}\n',
    },
    (app, tag) => `TAG=${tag} docker compose -f ${app}/compose.yaml up -d`,
  ],
};

describe('a variable for one command', () => {
  const scriptOf = ([files, command]: (typeof COMMANDS)[string], own: string, other: string): Files => ({
    ...files,
    'ci.sh': `${command('bi', own)}\n${command('shop', other)}\n`,
  });

  it.each(Object.entries(COMMANDS))('is the version of the service for its own files: %s', async (_, row) => {
    expect(await stops(scriptOf(row, '1.0.0', '1.0.0'), scriptOf(row, '1.1.0', '1.0.0'))).toEqual([
      expect.stringMatching(/^ci\.sh:1 upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
  });

  it.each(Object.entries(COMMANDS))('is that of another application for its files: %s', async (_, row) => {
    expect(await stops(scriptOf(row, '1.0.0', '1.0.0'), scriptOf(row, '1.0.0', '1.1.0'))).toEqual([]);
  });

  it.each<[name: string, files: Files, command: string]>([
    ['that calls it', { 'shop/up.sh': 'docker run acme/shop:$TAG\n../bi/up.sh\n' }, 'TAG=IT ./shop/up.sh'],
    [
      'in whose folder it goes on',
      { 'shop/up.sh': 'docker run acme/shop:$TAG\ncd ../bi && ./up.sh\n' },
      'TAG=IT ./shop/up.sh',
    ],
    ['beside it', {}, 'TAG=IT sh -c "./shop/up.sh && ./bi/up.sh"'],
    ['before it', {}, 'TAG=IT; ./shop/up.sh; ./bi/up.sh'],
    ['after which it stays', {}, 'export TAG=IT && ./shop/up.sh\n./bi/up.sh'],
    ['that it gets as an argument', { 'up.sh': `docker run ${IMAGE}:$TAG\n. $1\n` }, 'TAG=IT ./up.sh shop/up.sh'],
    ['that a Makefile gets', { Makefile: `up:\n\tdocker run ${IMAGE}:$(TAG)\n` }, 'make up TAG=IT FILE=shop/up.sh'],
    [
      'that calls make',
      { Makefile: `up:\n\tdocker run ${IMAGE}:$(TAG)\n`, 'shop/Makefile': 'up:\n\techo $(TAG)\n\tmake -C .. up\n' },
      'make -C shop up TAG=IT',
    ],
    [
      'that imports it',
      { 'bi.yml': playbook(IMAGE), 'shop.yml': `- import_playbook: bi.yml\n${playbook('acme/shop')}` },
      'ansible-playbook shop.yml -e tag=IT',
    ],
  ])('reaches the service through a file %s', async (_, files, command) => {
    const [scripts] = COMMANDS['in front of a script'] as (typeof COMMANDS)[string];
    const at = (tag: string) => ({ ...scripts, ...files, 'ci.sh': `${command.replace('IT', tag)}\n` });
    expect(await stops(at('1.0.0'), at('1.1.0'))).toEqual(['ci.sh:1 upgrade 1.0.0 → 1.1.0']);
  });

  it('is each of several on one line', async () => {
    const at = (own: string, other: string) => ({
      'bi.yml': playbook(IMAGE).replace('tag }}', 'bi_tag }}'),
      'ci.sh': `ansible-playbook bi.yml -e bi_tag=${own} -e shop_tag=${other}\n`,
    });
    expect(await stops(at('1.0.0', '1.0.0'), at('1.1.0', '1.0.0'))).toEqual(['ci.sh:1 upgrade 1.0.0 → 1.1.0']);
    expect(await stops(at('1.0.0', '1.0.0'), at('1.0.0', '1.1.0'))).toEqual([]);
  });
});
