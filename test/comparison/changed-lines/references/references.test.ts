// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

/** A deployment that has nothing to do with a change. */
const NEIGHBOURS: readonly (readonly [string, Files])[] = [
  ['nothing', {}],
  [
    'values of Helm',
    {
      'zz-other/lightdash/values.yaml':
        'image:\n  repository: lightdash/lightdash\n  tag: 1.5.0\nsecrets:\n  LIGHTDASH_SECRET: x\n',
    },
  ],
];
const [OLD, NEW] = ['1.0.0', '1.1.0'];
const IMAGE = 'lightdash/lightdash';

/** What a change would stop for. */
async function stops(base: Files, head: Files, beside: Files, renames: Readonly<Record<string, string>> = {}) {
  const changes = await compare({ ...beside, ...base }, { ...beside, ...head }, { renames });
  return changes
    .filter(
      ({ change, problem, tolerated }) => change === 'upgrade' || change === 'downgrade' || (problem && !tolerated),
    )
    .map(show);
}

const compose = (tag: string) => `services:\n  web:\n    image: ${IMAGE}:${tag}\n`;
const make = (command: string) => `up:\n\t${command}\n`;
const HELM: Files = {
  'bi/values.yaml': `image:\n  repository: ${IMAGE}\n  tag: ${OLD}\nsecrets: {LIGHTDASH_SECRET: x}\n`,
  'bi/next.yaml': `image:\n  repository: ${IMAGE}\n  tag: ${NEW}\nsecrets: {LIGHTDASH_SECRET: x}\n`,
  'bi/size.yaml': 'replicaCount: 3\n',
  'bi/large.yaml': 'replicaCount: 9\n',
  Makefile: make('helm upgrade bi lightdash/lightdash --version 2.16.361 -f bi/values.yaml -f bi/size.yaml'),
};
const OVERRIDE: Files = {
  'compose.yaml': compose(OLD),
  'compose.prod.yaml': compose(NEW),
  Makefile: make('docker compose -f compose.yaml -f compose.prod.yaml up -d'),
};
const NOMAD: Files = {
  'bi.nomad.hcl': `variable "tag" {\n  default = "${OLD}"\n}\njob "bi" {\n  task "web" {\n    driver = "docker"\n    config {\n      image = "${IMAGE}:\${var.tag}"\n    }\n  }\n}\n`,
  'prod.hcl': `tag = "${NEW}"\n`,
  Makefile: make('nomad job run -var-file=prod.hcl bi.nomad.hcl'),
};
const CHART: Files = {
  Makefile: `CHART := 2.16.101\n${make('helm upgrade bi lightdash/lightdash --version $(CHART)')}`,
};
const TERRAFORM: Files = {
  'terraform/main.tf': `variable "bi_tag" {}\nresource "docker_image" "bi" {\n  name = "${IMAGE}:\${var.bi_tag}"\n}\n`,
  'terraform/prod.tfvars': `bi_tag = "${OLD}"\n`,
  'terraform/next.tfvars': `bi_tag = "${NEW}"\n`,
  'ops/up.sh': 'terraform -chdir=terraform apply -var-file=prod.tfvars\n',
};
const WORKFLOW: Files = {
  '.github/workflows/d.yml': `env:\n  LIGHTDASH_TAG: ${OLD}\njobs:\n  d:\n    steps:\n      - run: docker run -d ${IMAGE}:\${{ env.LIGHTDASH_TAG }}\n`,
};
const workflow = (value: string, tag: string): Files => ({
  '.github/workflows/d.yml': `env:\n  LIGHTDASH_TAG: ${value}\njobs:\n  d:\n    steps:\n      - run: docker run -d ${IMAGE}:${tag}\n`,
});
const OUTSIDE = '${{ vars.LIGHTDASH_TAG }}';
const SET: Files = {
  'root/set.yaml':
    'apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: apps}\nspec:\n  generators:\n    - git: {repoURL: "https://git.example/gitops.git", revision: HEAD, directories: [{path: "apps/*"}]}\n  template:\n    spec:\n      source:\n        repoURL: https://git.example/gitops.git\n        path: "{{path}}"\n        helm: {valueFiles: ["../../envs/prod/{{path.basename}}.yaml"]}\n',
  'apps/bi/Chart.yaml':
    'apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies:\n  - {name: lightdash, version: 2.16.361, repository: "https://lightdash.github.io/helm-charts"}\n',
  'envs/prod/bi.yaml': `lightdash:\n  image: {tag: ${OLD}}\n`,
  'envs/next/bi.yaml': `lightdash:\n  image: {tag: ${NEW}}\n`,
};
const PATCHES: Files = {
  'k8s/kustomization.yaml': 'resources: [d.yaml]\npatches: [{path: a.yaml, target: {kind: Deployment}}]\n',
  'k8s/d.yaml': `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: web, image: "${IMAGE}:${OLD}"}]}}}\n`,
  'k8s/a.yaml': `- {op: replace, path: /spec/template/spec/containers/0/image, value: "${IMAGE}:${OLD}"}\n`,
  'k8s/b.yaml': `- {op: replace, path: /spec/template/spec/containers/0/image, value: "${IMAGE}:${NEW}"}\n`,
};
const REMOTE: Files = {
  'k8s/kustomization.yaml': `resources: ["https://git.example/acme/base//deploy?ref=v1"]\nimages:\n- name: ${IMAGE}\n  newTag: ${OLD}\n`,
};
const FLY: Files = {
  'fly.toml': `[build]\n  image = "${IMAGE}:${OLD}"\n`,
  'ci.yml': 'steps:\n  - run: fly deploy -c fly.toml\n',
};
const ANSIBLE: Files = {
  'group_vars/all.yml': `images:\n  lightdash: ${IMAGE}:${OLD}\n`,
  'play.yml': '- docker_container: {name: bi, image: "{{ images.lightdash }}"}\n',
};

/** A file with some of its text replaced. */
const replaced = (files: Files, path: string, was: string, is: string): Files => ({
  ...files,
  [path]: String(files[path]).replace(was, is),
});

/** Each row next to each neighbour. */
const nextToAll = <T extends readonly unknown[]>(rows: readonly (readonly [string, ...T])[]) =>
  rows.flatMap(([name, ...files]) =>
    NEIGHBOURS.map(([neighbour, beside]) => [name, neighbour, beside, ...files] as const),
  );

describe('a line that refers to something else, to less or to more', () => {
  it.each(
    nextToAll<[Files, Files]>([
      ['values that a command no longer takes', HELM, replaced(HELM, 'Makefile', ' -f bi/values.yaml', '')],
      [
        'two files at once',
        HELM,
        replaced(HELM, 'Makefile', '-f bi/values.yaml -f bi/size.yaml', '-f bi/next.yaml -f bi/large.yaml'),
      ],
      ['two files less', HELM, replaced(HELM, 'Makefile', ' -f bi/values.yaml -f bi/size.yaml', '')],
      [
        'two files more',
        HELM,
        replaced(HELM, 'Makefile', '-f bi/size.yaml', '-f bi/size.yaml -f bi/large.yaml -f bi/next.yaml'),
      ],
      ['a file of compose less', OVERRIDE, replaced(OVERRIDE, 'Makefile', ' -f compose.prod.yaml', '')],
      ['a file of variables less', NOMAD, replaced(NOMAD, 'Makefile', '-var-file=prod.hcl ', '')],
      ['the version of a chart, which a variable gave', CHART, replaced(CHART, 'Makefile', ' --version $(CHART)', '')],
      [
        'another file of the folder where the command runs',
        TERRAFORM,
        replaced(TERRAFORM, 'ops/up.sh', 'prod.tfvars', 'next.tfvars'),
      ],
      [
        'a variable of the settings of the repository',
        WORKFLOW,
        replaced(WORKFLOW, '.github/workflows/d.yml', 'env.LIGHTDASH', 'vars.LIGHTDASH'),
      ],
      ['the same name in the settings of the repository', workflow(OLD, '$LIGHTDASH_TAG'), workflow(OLD, OUTSIDE)],
      ['the same, the other way round', workflow(OLD, OUTSIDE), workflow(OLD, '$LIGHTDASH_TAG')],
      ['another folder of values, seen from a chart', SET, replaced(SET, 'root/set.yaml', 'envs/prod', 'envs/next')],
      ['another patch of the same words', PATCHES, replaced(PATCHES, 'k8s/kustomization.yaml', 'a.yaml', 'b.yaml')],
      [
        'a remote base without its image',
        REMOTE,
        replaced(REMOTE, 'k8s/kustomization.yaml', `images:\n- name: ${IMAGE}\n  newTag: ${OLD}\n`, ''),
      ],
      [
        'an image on a command that was there',
        FLY,
        replaced(FLY, 'ci.yml', 'fly.toml', `fly.toml --image ${IMAGE}:${NEW}`),
      ],
      [
        'another literal in place of a whole image',
        ANSIBLE,
        replaced(ANSIBLE, 'play.yml', '{{ images.lightdash }}', `${IMAGE}:${NEW}`),
      ],
    ]),
  )('stops: %s, next to %s', async (_, __, beside, base, head) => {
    expect(await stops(base, head, beside)).not.toEqual([]);
  });

  const script = (name: string): Files => ({
    'versions.sh': `# lightdash\nexport ${name}=${OLD}\n`,
    'up.sh': `. ./versions.sh\ndocker run -d ${IMAGE}:\${${name}}\n`,
  });
  const pipeline = (path: string): Files => ({
    '.gitlab-ci.yml': `include:\n  - local: ${path}\nstages: [up]\n`,
    [path]: `up:\n  script:\n    - docker run -d ${IMAGE}:${OLD}\n`,
  });
  const template = (key: string): Files => ({
    'chart/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 0.1.0\n',
    'chart/values.yaml': `lightdash:\n  ${key}: ${OLD}\ndagster:\n  version: ${NEW}\n`,
    'chart/templates/d.yaml': `image: "{{ .Values.registry }}/${IMAGE}:{{ .Values.lightdash.${key} }}"\n`,
  });
  const own = 'apiVersion: v2\nname: bi\nversion: 0.1.0\nappVersion: "1.0.0"\n';
  const environment = (tag: string): Files => ({
    'chart/Chart.yaml': own,
    'chart/values.yaml': `image: {repository: ${IMAGE}, tag: ""}\n`,
    'chart/templates/d.yaml':
      'image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"\n',
    'services/web/values.yaml': 'image: {repository: registry.example/web, tag: 1.0.0}\n',
    'services/web/values-prod.yaml': `image: {tag: ${tag}}\n`,
  });
  const modules = (tag: string): Files => ({
    'main.tf': `module "bi" {\n  source = "./bi"\n  image_tag = "1.2.0"\n}\nmodule "web" {\n  source = "./web"\n  image_tag = "${tag}"\n}\n`,
    'bi/main.tf': `variable "image_tag" {}\nresource "docker_image" "bi" {\n  name = "${IMAGE}:\${var.image_tag}"\n}\n`,
    'web/main.tf': 'variable "image_tag" {}\nresource "docker_image" "web" {\n  name = "web:${var.image_tag}"\n}\n',
  });
  const cloudRun = (key: string): Files => ({
    'main.tf': `locals {\n  tags = {\n    prod = "${OLD}"\n    next = "${NEW}"\n  }\n}\nresource "google_cloud_run_v2_service" "bi" {\n  template {\n    containers {\n      image = "${IMAGE}:\${local.tags${key}}"\n    }\n  }\n}\n`,
  });
  const elements = (tag: string): Files => ({
    'set.yaml':
      'apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: bi}\nspec:\n  generators:\n    - git: {repoURL: "https://git.example/gitops.git", revision: HEAD, files: [{path: "clusters/*.json"}]}\n  template:\n    spec:\n      source:\n        repoURL: https://lightdash.github.io/helm-charts\n        chart: lightdash\n        targetRevision: 2.16.361\n        helm:\n          parameters:\n            - {name: image.tag, value: "{{lightdash.tag}}"}\n',
    'clusters/prod.json': `{"cluster": "prod", "lightdash": {"tag": "1.2.0"}, "web": {"tag": "${tag}"}}\n`,
  });
  const command = (text: string, files: Files = { 'compose.yaml': compose(OLD) }): Files => ({
    ...files,
    Makefile: make(text),
  });
  const ENV: Files = { 'compose.yaml': compose('${BI_TAG}'), '.env': `BI_TAG=${OLD}\n` };
  const MANY: Files = { 'bi/compose.yaml': compose(OLD), 'web.yaml': 'services: {web: {image: "nginx:1"}}\n' };
  const [LINE, WRAPPED] = ['-f bi/values.yaml -f bi/size.yaml', '-f bi/values.yaml \\\n\t  -f bi/size.yaml'];
  it.each(
    nextToAll<readonly [Files, Files, Readonly<Record<string, string>>?]>([
      [
        'a variable for what comes from the settings of the repository',
        workflow(OUTSIDE, OUTSIDE),
        workflow(OUTSIDE, '$LIGHTDASH_TAG'),
      ],
      ['a command on more lines', HELM, replaced(HELM, 'Makefile', LINE, WRAPPED)],
      ['other values without a tag', HELM, replaced(HELM, 'Makefile', 'size.yaml', 'large.yaml')],
      [
        'a namespace from somewhere else',
        { 'up.sh': `docker --context $OLD_HOST run -d ${IMAGE}:$LIGHTDASH_TAG\n` },
        { 'up.sh': `docker --context $NEW_HOST run -d ${IMAGE}:$LIGHTDASH_TAG\n` },
      ],
      ['values without a tag less', HELM, replaced(HELM, 'Makefile', ' -f bi/size.yaml', '')],
      [
        'values that move with their command',
        HELM,
        {
          'helm/values.yaml': HELM['bi/values.yaml'] ?? '',
          'helm/size.yaml': HELM['bi/size.yaml'] ?? '',
          'helm/next.yaml': HELM['bi/next.yaml'] ?? '',
          'helm/large.yaml': HELM['bi/large.yaml'] ?? '',
          Makefile: String(HELM['Makefile']).replaceAll('bi/', 'helm/').replace('upgrade helm/', 'upgrade bi'),
        },
        Object.fromEntries(['values', 'size', 'next', 'large'].map((each) => [`helm/${each}.yaml`, `bi/${each}.yaml`])),
      ],
      ['a file of a pipeline that moves', pipeline('ci/a.yml'), pipeline('ci/b.yml'), { 'ci/b.yml': 'ci/a.yml' }],
      ['a variable under another name, in every file', script('LIGHTDASH_VERSION'), script('LD_TAG')],
      ['a key of values under another name', template('version'), template('tag')],
      ['values of another application beside values of its own', environment(OLD), environment(NEW)],
      ['what a module of another application is handed', modules(OLD), modules(NEW)],
      ['another way to write the same key', cloudRun('["prod"]'), cloudRun('.prod')],
      ['another application on the same line', elements(OLD), elements(NEW)],
      [
        'the same literal in place of a whole image',
        ANSIBLE,
        replaced(ANSIBLE, 'play.yml', '{{ images.lightdash }}', `${IMAGE}:${OLD}`),
      ],
      [
        'the version of a chart that moves to an included file',
        CHART,
        {
          Makefile: String(CHART['Makefile']).replace('CHART := 2.16.101', 'include a.mk'),
          'a.mk': 'CHART := 2.16.101\n',
        },
      ],
      [
        'a file of compose that is loaded anyway',
        command('docker compose up'),
        command('docker compose -f compose.yaml up'),
      ],
      ['the same, the other way round', command('docker compose -f compose.yaml up'), command('docker compose up')],
      [
        'variables that are loaded anyway',
        command('docker compose up', ENV),
        command('docker compose --env-file .env up', ENV),
      ],
      [
        'the same, the other way round',
        command('docker compose --env-file .env up', ENV),
        command('docker compose up', ENV),
      ],
      [
        'one more stack in a command',
        command('docker compose -f web.yaml up', MANY),
        command('docker compose -f web.yaml -f bi/compose.yaml up', MANY),
      ],
      [
        'one stack less in a command',
        command('docker compose -f web.yaml -f bi/compose.yaml up', MANY),
        command('docker compose -f web.yaml up', MANY),
      ],
    ]),
  )('stays quiet: %s, next to %s', async (...row) => {
    const [, , beside, base, head, renames] = row as unknown as [string, string, Files, Files, Files, Files?];
    expect(await stops(base, head, beside, renames as Readonly<Record<string, string>>)).toEqual([]);
  });

  it('stops if another stack takes the place of the one that a command loads by default', async () => {
    const at = (text: string) => command(text, { 'compose.yaml': compose(OLD), 'next.yaml': compose(NEW) });
    expect(await stops(at('docker compose up'), at('docker compose -f next.yaml up'), {})).not.toEqual([]);
  });

  describe('judges the files of a command by the one that counts', () => {
    const helm = (options: string): Files => ({
      ...HELM,
      Makefile: make(`helm upgrade bi lightdash/lightdash ${options}`),
    });
    const stack = (options: string): Files => ({ ...OVERRIDE, Makefile: make(`docker compose ${options} up -d`) });
    const stays = { 'log.yaml': 'services:\n  loki:\n    image: acme/loki:3.0.0\n' };
    it.each<[name: string, base: Files, head: Files, isRed: boolean]>([
      [
        'the order of values',
        helm('-f bi/values.yaml -f bi/next.yaml'),
        helm('-f bi/next.yaml -f bi/values.yaml'),
        true,
      ],
      [
        'the order of values, one without a tag',
        helm('-f bi/size.yaml -f bi/next.yaml'),
        helm('-f bi/next.yaml -f bi/size.yaml'),
        false,
      ],
      ['values below others go', helm('-f bi/values.yaml -f bi/next.yaml'), helm('-f bi/next.yaml'), false],
      ['values below others come', helm('-f bi/next.yaml'), helm('-f bi/values.yaml -f bi/next.yaml'), false],
      ['values above others go', helm('-f bi/values.yaml -f bi/next.yaml'), helm('-f bi/values.yaml'), true],
      ['values above others come', helm('-f bi/values.yaml'), helm('-f bi/values.yaml -f bi/next.yaml'), true],
      [
        'the order of files of compose',
        stack('-f compose.yaml -f compose.prod.yaml'),
        stack('-f compose.prod.yaml -f compose.yaml'),
        true,
      ],
      ['the file of compose that is loaded anyway', stack(''), stack('-f compose.yaml'), false],
      [
        'a file of compose elsewhere that is deployed anyway',
        { 'bi/prod.yml': `services: {web: {image: "${IMAGE}:${OLD}"}}\n`, Makefile: make('docker compose up -d') },
        {
          'bi/prod.yml': `services: {web: {image: "${IMAGE}:${OLD}"}}\n`,
          Makefile: make('docker compose -f bi/prod.yml up -d'),
        },
        false,
      ],
      [
        'one more service of its own',
        { ...stack('-f compose.yaml'), ...stays },
        { ...stack('-f compose.yaml -f log.yaml'), ...stays },
        false,
      ],
      [
        'the order of manifests',
        { ...HELM, 'up.sh': 'kubectl apply -f bi/values.yaml -f bi/next.yaml\n' },
        { ...HELM, 'up.sh': 'kubectl apply -f bi/next.yaml -f bi/values.yaml\n' },
        false,
      ],
    ])('%s', async (_, base, head, isRed) => {
      for (const [, beside] of NEIGHBOURS) expect((await stops(base, head, beside)).length > 0).toBe(isRed);
    });
  });
});

describe('a line with the image, on which more than one word changes', () => {
  const run = (line: string): Files => ({ 'up.sh': `BLUE=${OLD}\nGREEN=${NEW}\n${line}\n` });
  const play = (registry: string, tag: string): Files => ({
    'roles/lightdash/defaults/main.yml': `blue: ${OLD}\ngreen: ${NEW}\nlightdash_image: "{{ ${registry} }}${IMAGE}:{{ ${tag} }}"\n`,
  });
  const helm = (tag: string, option: string) => run(`helm upgrade bi ${IMAGE} --set image.tag=${tag} ${option}`);
  it.each<[name: string, base: Files, head: Files, isRed: boolean]>([
    ['the tag and an option', run(`docker run -d ${IMAGE}:$BLUE`), run(`docker run -d --rm ${IMAGE}:$GREEN`), true],
    ['an option', run(`docker run -d ${IMAGE}:$BLUE`), run(`docker run -d --rm ${IMAGE}:$BLUE`), false],
    ['the tag for Helm and an option', helm('$BLUE', '--wait'), helm('$GREEN', '--atomic'), true],
    ['an option for Helm', helm('$BLUE', '--wait'), helm('$BLUE', '--atomic'), false],
    ['the registry and the tag', play('registry', 'blue'), play('mirror', 'green'), true],
    ['the registry', play('registry', 'blue'), play('mirror', 'blue'), false],
    ['the registry of the service', play('lightdash_registry', 'blue'), play('lightdash_mirror', 'blue'), false],
    ['the registry in front of a tag that nobody sets', play('registry', 'red'), play('mirror', 'red'), false],
    [
      'the registry of a shell',
      run(`docker run "\${REGISTRY}/${IMAGE}:\${BLUE}"`),
      run(`docker run "\${MIRROR}/${IMAGE}:\${BLUE}"`),
      false,
    ],
    [
      'what becomes the image, and stands in front of it',
      run(`docker tag acme/bi:$BLUE ${IMAGE}:prod`),
      run(`docker tag acme/bi:$GREEN ${IMAGE}:prod`),
      true,
    ],
    ['an argument', run(`docker run ${IMAGE}:$BLUE`), run(`docker run ${IMAGE}:\${1:?the version}`), true],
    ['the same in another way', run(`docker run ${IMAGE}:\${1}`), run(`docker run ${IMAGE}:\${1:?the version}`), false],
  ])('%s', async (_, base, head, isRed) => {
    for (const [, beside] of NEIGHBOURS) expect((await stops(base, head, beside)).length > 0).toBe(isRed);
  });
});
