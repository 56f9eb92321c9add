// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const [COMMON, OLD, NEW] = ['1.0.0', '1.1.0', '1.2.0'];
const IMAGE = 'lightdash/lightdash';
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };

async function stops(base: Files, head: Files, renames: Readonly<Record<string, string>>) {
  const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head }, { renames });
  return changes
    .filter(({ change, problem, tolerated }) => change !== 'unchanged' || (problem && !tolerated))
    .filter(({ change }) => change !== 'removed' && change !== 'install')
    .map(show);
}

const values = (tag: string) => `image:\n  repository: ${IMAGE}\n  tag: ${tag}\nsecrets: {LIGHTDASH_SECRET: x}\n`;
const files = (folder: string): Files => ({
  [`${folder}/values.yaml`]: values(COMMON),
  [`${folder}/values.prod.yaml`]: values(OLD),
  [`${folder}/values.dev.yaml`]: values(NEW),
});
const two = (a: string, b: string): Files => ({ 'a/values.yaml': values(a), 'b/values.yaml': values(b) });
const pins = (line: string): Files => ({
  'pins/prod.sh': `LIGHTDASH_TAG=${OLD}\n`,
  'pins/dev.sh': `LIGHTDASH_TAG=${NEW}\n`,
  'up.sh': `${line}\ndocker run -d ${IMAGE}:$LIGHTDASH_TAG\n`,
});
const python = (module: string): Files => ({
  'infra/versions.py': `LIGHTDASH_VERSION = "${OLD}"\n`,
  'infra/app.py': `from ${module} import LIGHTDASH_VERSION\nrun(f"${IMAGE}:{LIGHTDASH_VERSION}")\n`,
});
const helm = (options: string, path = 'up.sh'): Files => ({
  ...files('bi'),
  [path]: `helm upgrade bi lightdash/lightdash --version 2.16.361 ${options}\n`,
});
const nomad: Files = {
  'bi.nomad.hcl': `variable "lightdash_tag" {\n  default = "${COMMON}"\n}\njob "bi" {\n  task "web" {\n    driver = "docker"\n    config {\n      image = "${IMAGE}:\${var.lightdash_tag}"\n    }\n  }\n}\n`,
  'vars/prod.hcl': 'count = 3\n',
  'vars/dev.hcl': `lightdash_tag = "${NEW}"\n`,
};
const pipeline: Files = {
  'ci/up.yml': `up:\n  script:\n    - docker run -d ${IMAGE}:$LIGHTDASH_TAG\n`,
  'ci/next.yml': `up:\n  script:\n    - docker run -d ${IMAGE}:${NEW}\n`,
};
/** A script that gathers its options in an array. */
const array = (...lines: readonly string[]): Files => ({
  ...files('bi'),
  'bi/size.yaml': 'replicaCount: 2\n',
  'up.sh': `${lines.join('\n')}\nhelm upgrade bi lightdash/lightdash --version 2.16.361 "\${args[@]}"\n`,
});
const PIN = 'args+=(-f "bi/values.dev.yaml")';
const make = (folder: string, production: string, development: string): Files => ({
  Makefile: `prod:\n\tdocker compose ${production.replaceAll('F/', `${folder}/`)} up -d\ndev:\n\tdocker compose ${development.replaceAll('F/', `${folder}/`)} up -d\n`,
});
const stack = (tag: string) => `services:\n  web:\n    image: ${IMAGE}:${tag}\n`;
const stacks = (folder: string): Files => ({
  [`${folder}/base.yml`]: stack(COMMON),
  [`${folder}/prod.yml`]: stack(OLD),
  [`${folder}/dev.yml`]: stack(NEW),
});
const MOVED = Object.fromEntries(['base', 'prod', 'dev'].map((name) => [`ops/${name}.yml`, `stacks/${name}.yml`]));
const [PROD, DEV] = ['-f F/base.yml -f F/prod.yml', '-f F/base.yml -f F/dev.yml'];

type Row = [name: string, base: Files, head: Files, renames?: Readonly<Record<string, string>>];

describe('the files that a command loads, often with a placeholder in their path', () => {
  it.each<Row>([
    ['one less', helm('-f bi/values.yaml -f bi/values.$1.yaml'), helm('-f bi/values.yaml')],
    ['one less, in quotes', helm('-f bi/values.yaml -f "bi/values.$1.yaml"'), helm('-f bi/values.yaml')],
    ['one more', helm('-f bi/values.yaml'), helm('-f bi/values.yaml -f bi/values.$(ENV).yaml')],
    ['one less, in a template', helm('-f bi/values.yaml -f bi/values.{{.ENV}}.yaml'), helm('-f bi/values.yaml')],
    [
      'another order',
      helm('-f bi/values.yaml -f bi/values.${ENV}.yaml'),
      helm('-f bi/values.${ENV}.yaml -f bi/values.yaml'),
    ],
    [
      'another order of files with one name',
      { ...two(OLD, NEW), 'up.sh': 'helm upgrade bi lightdash/lightdash -f a/values.yaml -f b/values.yaml\n' },
      { ...two(OLD, NEW), 'up.sh': 'helm upgrade bi lightdash/lightdash -f b/values.yaml -f a/values.yaml\n' },
    ],
    ['the only one goes', helm('-f bi/values.$ENV.yaml'), helm('')],
    [
      'another folder',
      { ...files('next'), ...helm('-f bi/values.$ENV.yaml') },
      {
        ...helm('-f next/values.$ENV.yaml'),
        ...files('next'),
        'next/values.prod.yaml': values('1.3.0'),
      },
    ],
    [
      'a new one behind it',
      helm('-f bi/values.yaml -f bi/values.$1.yaml'),
      {
        ...helm('-f bi/values.yaml -f bi/values.$1.yaml -f bi/values.pin.yaml'),
        'bi/values.pin.yaml': values('1.3.0'),
      },
    ],
    [
      'one of those that it stands for behind it',
      helm('-f bi/values.yaml -f bi/values.$1.yaml'),
      helm('-f bi/values.yaml -f bi/values.$1.yaml -f bi/values.dev.yaml'),
    ],
    [
      'one for all instead, behind a variable',
      { ...pins('. "$here/pins/$ENV.sh"') },
      { ...pins('. "$here/pins/dev.sh"') },
    ],
    [
      'a module of Python, below others',
      { ...python('infra.versions'), 'infra/next.py': `LIGHTDASH_VERSION = "${NEW}"\n` },
      { ...python('infra.next'), 'infra/next.py': `LIGHTDASH_VERSION = "${NEW}"\n` },
    ],
    [
      'in an item of a list',
      { ...helm('', 'ci.yml'), 'ci.yml': 'run:\n  - helm upgrade bi -f bi/values.yaml -f bi/values.$ENV.yaml\n' },
      { ...helm('', 'ci.yml'), 'ci.yml': 'run:\n  - helm upgrade bi -f bi/values.yaml\n' },
    ],
    [
      'the one of another default',
      { ...nomad, 'up.sh': 'nomad job run -var-file="vars/${1:-prod}.hcl" bi.nomad.hcl\n' },
      { ...nomad, 'up.sh': 'nomad job run -var-file="vars/${1:-dev}.hcl" bi.nomad.hcl\n' },
    ],
    [
      'what a pipeline includes instead of a file that takes a variable',
      { ...pipeline, '.gitlab-ci.yml': 'include:\n  - local: ci/up.yml\nvariables: {LIGHTDASH_TAG: 1.1.0}\n' },
      { ...pipeline, '.gitlab-ci.yml': 'include:\n  - local: ci/next.yml\nvariables: {LIGHTDASH_TAG: 1.1.0}\n' },
    ],
    ['one more in an array', array('args=(-f bi/values.yaml)'), array('args=(-f bi/values.yaml)', PIN)],
    ['one less in an array', array('args=(-f bi/values.yaml)', PIN), array('args=(-f bi/values.yaml)')],
    [
      'one less in one of two cases, next to several versions',
      array('args=(-f bi/values.yaml)', `case $1 in\n  eu) ${PIN} ;;\n  us) ${PIN} ;;\nesac`),
      array('args=(-f bi/values.yaml)', `case $1 in\n  eu) ${PIN} ;;\n  us) ;;\nesac`),
    ],
    [
      'one more in an array under a condition',
      array('args=(-f bi/values.yaml)'),
      array('args=(-f bi/values.yaml)', `if [ "$EU" ]; then\n${PIN}\nfi`),
    ],
  ])('%s', async (_, base, head) => {
    expect(await stops(base, head, {})).not.toEqual([]);
  });

  it.each<Row>([
    [
      'an array has one more without a version',
      array('args=(-f bi/values.yaml)'),
      array('args=(-f bi/values.yaml)', 'args+=(-f bi/size.yaml)'),
    ],
    ['an array is made in two steps', array('args=(-f bi/values.yaml)'), array('args=()', 'args+=(-f bi/values.yaml)')],
    ['the placeholder has another name', helm('-f bi/values.$1.yaml'), helm('-f bi/values.$ENV.yaml')],
    [
      'a file goes below those of the environments',
      helm('-f bi/values.yaml -f bi/values.$1.yaml'),
      helm('-f bi/values.$1.yaml'),
    ],
    [
      'the files of the environments have other names',
      helm('-f bi/values.yaml -f bi/values.$1.yaml'),
      {
        ...helm('-f bi/values.yaml -f bi/$1.yaml'),
        ...{ 'bi/values.prod.yaml': '', 'bi/values.dev.yaml': '' },
        'bi/prod.yaml': values(OLD),
        'bi/dev.yaml': values(NEW),
      },
      { 'bi/prod.yaml': 'bi/values.prod.yaml', 'bi/dev.yaml': 'bi/values.dev.yaml' },
    ],
  ])('stays quiet where %s', async (_, base, head, renames = {}) => {
    const kept = Object.fromEntries(Object.entries(head).filter(([, text]) => text !== ''));
    expect(await stops(base, kept, renames)).toEqual([]);
  });
});

describe('files that successive lines load', () => {
  const RUN = `docker run -d ${IMAGE}:$LIGHTDASH_TAG\n`;
  const shell = (...lines: string[]): Files => ({
    'a.sh': `LIGHTDASH_TAG=${OLD}\n`,
    'b.sh': `LIGHTDASH_TAG=${NEW}\n`,
    'log.sh': 'log() { echo "$@"; }\n',
    'up.sh': `${lines.map((each) => `${each}\n`).join('')}${RUN}`,
  });
  const makefile = (...names: string[]): Files => ({
    'a.mk': `LIGHTDASH_TAG := ${OLD}\n`,
    'b.mk': `LIGHTDASH_TAG := ${NEW}\n`,
    Makefile: `${names.map((name) => `include ${name}\n`).join('')}up:\n\tdocker run -d ${IMAGE}:$(LIGHTDASH_TAG)\n`,
  });
  const playbook = (...names: string[]): Files => ({
    'a.yml': `lightdash_version: ${OLD}\n`,
    'b.yml': `lightdash_version: ${NEW}\n`,
    'play.yml': `- hosts: bi\n  vars_files:\n${names.map((name) => `    - ${name}\n`).join('')}  tasks:\n    - docker_container: {name: bi, image: "${IMAGE}:{{ lightdash_version }}"}\n`,
  });
  const targets = (...names: string[]): Files => ({
    ...files('bi'),
    Makefile: names
      .map((name) => `${name}:\n\thelm upgrade ${name} lightdash/lightdash -f bi/values.${name}.yaml\n`)
      .join(''),
  });
  const options = (...names: string[]): Files => ({
    ...helm(`\\\n${names.map((name) => `  -f bi/values.${name}.yaml \\\n`).join('')}  --wait`),
  });

  it.each<Row>([
    ['a shell', shell('. ./a.sh', '. ./b.sh'), shell('. ./b.sh', '. ./a.sh')],
    ['make', makefile('a.mk', 'b.mk'), makefile('b.mk', 'a.mk')],
    ['a playbook', playbook('a.yml', 'b.yml'), playbook('b.yml', 'a.yml')],
    ['a command', options('prod', 'dev'), options('dev', 'prod')],
  ])('count in their order: %s', async (_, base, head) => {
    expect(await stops(base, head, {})).toEqual([expect.stringMatching(/ downgrade 1\.2\.0 → 1\.1\.0$/)]);
  });

  it.each<Row>([
    ['one less in a playbook', playbook('a.yml', 'b.yml'), playbook('a.yml')],
    ['one more if it is there', shell('. ./a.sh'), shell('. ./a.sh', '[ -f b.sh ] && . ./b.sh')],
  ])('stop at %s', async (_, base, head) => {
    expect(await stops(base, head, {})).not.toEqual([]);
  });

  it.each<Row>([
    ['one without a version', shell('. ./log.sh', '. ./a.sh'), shell('. ./a.sh', '. ./log.sh')],
    ['one without a version, if it is there', shell('. ./a.sh'), shell('. ./a.sh', '[ -f log.sh ] && . ./log.sh')],
    ['those of two commands', targets('prod', 'dev'), targets('dev', 'prod')],
  ])('stay quiet at %s', async (_, base, head) => {
    expect(await stops(base, head, {})).toEqual([]);
  });
});

describe('several commands that only differ in their files', () => {
  it('stay quiet where the folder moves', async () => {
    const base = { ...stacks('stacks'), ...make('stacks', PROD, DEV) };
    expect(await stops(base, { ...stacks('ops'), ...make('ops', PROD, DEV) }, MOVED)).toEqual([]);
  });

  it.each<[name: string, production: string, development: string]>([
    ['the two are exchanged', DEV, PROD],
    ['one takes the files of the other', DEV, DEV],
    ['one loses its own file', '-f F/base.yml', DEV],
    ['one takes its files in another order', '-f F/prod.yml -f F/base.yml', DEV],
    ['both lose their own files', '-f F/base.yml', '-f F/base.yml'],
  ])('stop where the folder moves and %s', async (_, production, development) => {
    const base = { ...stacks('stacks'), ...make('stacks', PROD, DEV) };
    expect(await stops(base, { ...stacks('ops'), ...make('ops', production, development) }, MOVED)).not.toEqual([]);
  });
});

describe('the values files in a list of settings', () => {
  const LISTS: Readonly<Record<string, [path: string, text: (items: string) => string]>> = {
    Fleet: [
      'bi/fleet.yaml',
      (items) =>
        `helm:\n  releaseName: bi\n  chart: lightdash\n  repo: https://lightdash.github.io/helm-charts\n  valuesFiles:\n${items}`,
    ],
    Skaffold: [
      'bi/skaffold.yaml',
      (items) =>
        `deploy:\n  helm:\n    releases:\n      - name: bi\n        remoteChart: lightdash\n        repo: https://lightdash.github.io/helm-charts\n        valuesFiles:\n${items}`,
    ],
    Garden: [
      'bi/garden.yml',
      (items) =>
        `kind: Deploy\ntype: helm\nspec:\n  chart:\n    name: lightdash\n    repo: https://lightdash.github.io/helm-charts\n  valueFiles:\n${items}`,
    ],
    helmwave: [
      'bi/helmwave.yml',
      (items) => `releases:\n  - name: lightdash\n    chart:\n      name: lightdash/lightdash\n    values:\n${items}`,
    ],
  };
  const list = (tool: string, ...names: readonly string[]): Files => {
    const [path = '', text = String] = LISTS[tool] ?? [];
    return {
      ...files('bi'),
      'bi/ingress.yaml': 'ingress: {enabled: true}\n',
      [path]: text(names.map((name) => `          - ${name}\n`).join('')),
    };
  };

  it.each(Object.keys(LISTS))('decide the version: %s', async (tool) => {
    const judged = (one: readonly string[], other: readonly string[]) =>
      stops(list(tool, ...one), list(tool, ...other), {});
    const [common, prod, dev, ingress] = ['values.yaml', 'values.prod.yaml', 'values.dev.yaml', 'ingress.yaml'];
    expect(await judged([prod], [dev])).not.toEqual([]);
    expect(await judged([common], [common, dev])).not.toEqual([]);
    expect(await judged([common, dev], [common])).not.toEqual([]);
    expect(await judged([common], [common, ingress])).toEqual([]);
    expect(await judged([common, ingress], [common])).toEqual([]);
  });
});
