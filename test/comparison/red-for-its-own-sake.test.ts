// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

/** Deployments that have nothing to do with a change: it must be red without their help, and stay quiet beside them. */
const NEIGHBOURS: Readonly<Record<string, Files>> = {
  nothing: {},
  'values of Helm': {
    'zz-other/lightdash/values.yaml':
      'image:\n  repository: lightdash/lightdash\n  tag: 1.5.0\nsecrets:\n  LIGHTDASH_SECRET: x\n',
  },
  'a project of compose': { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' },
};

const [OLD, NEW] = ['1.0.0', '1.1.0'];
const IMAGE = 'lightdash/lightdash';
const CHARTS = 'https://lightdash.github.io/helm-charts';

/** One file that changes, and others that do not. The version in it is written as `VERSION`. */
type Row = [name: string, path: string, text: string, others?: Files];

/** What counts as stopping: a jump, or a problem that is not an old one. */
async function stops(base: Files, head: Files, neighbour: Files): Promise<string[]> {
  const changes = await compare({ ...neighbour, ...base }, { ...neighbour, ...head });
  return changes
    .filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem !== null && !tolerated))
    .map(show);
}

const application = (helm: string) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: lightdash}\nspec:\n  source:\n    repoURL: https://git.example/gitops.git\n    path: charts/bi\n    targetRevision: main\n    helm: ${helm}\n`;
const applicationSet = (values: string) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: bi}\nspec:\n  goTemplate: true\n  generators:\n  - git: {repoURL: "https://git.example/gitops.git", revision: main, files: [{path: "envs/*/config.yaml"}]}\n  template:\n    metadata: {name: "lightdash-{{ .env }}"}\n    spec:\n      source:\n        repoURL: ${CHARTS}\n        chart: lightdash\n        targetRevision: 2.16.361\n        helm:\n          valuesObject:\n            image:\n              tag: "${values}"\n`;
const wrapper: Files = {
  'charts/bi/Chart.yaml': `apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies:\n- {name: lightdash, version: 2.16.361, repository: "${CHARTS}"}\n`,
  'charts/bi/values.yaml': 'lightdash: {replicaCount: 1}\n',
};
const fork: Files = {
  'charts/lightdash/values.yaml': `image:\n  repository: ${IMAGE}\n  tag: ""\n`,
  'charts/lightdash/templates/d.yaml':
    'image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"\n',
};

describe('another version is red for its own sake', () => {
  const consumers: readonly Row[] = [
    [
      'a file of a generator, by a nested key',
      'envs/prod/config.yaml',
      'env: prod\nbi:\n  version: VERSION\n',
      { 'set.yaml': applicationSet('{{ .bi.version }}') },
    ],
    [
      'a file whose text is a parameter',
      'charts/bi/files/tag.txt',
      'VERSION\n',
      { ...wrapper, 'app.yaml': application('{fileParameters: [{name: lightdash.image.tag, path: files/tag.txt}]}') },
    ],
    [
      'a variable that a file of Terraform hands to a template',
      'terraform.tfvars',
      'bi_version = "VERSION"\n',
      {
        'main.tf':
          'resource "aws_ecs_task_definition" "bi" {\n  container_definitions = templatefile("${path.module}/task.json.tpl", { version = var.bi_version })\n}\n',
        'task.json.tpl': `[{"name":"app","image":"${IMAGE}:\${version}"}]`,
      },
    ],
    [
      'a variable of a workflow that a script takes under another name',
      'ops/settings.env',
      'BI_RELEASE=VERSION\n',
      {
        Makefile: 'include ops/settings.env\ndeploy:\n\tTAG=$(BI_RELEASE) ./ops/up.sh\n',
        'ops/up.sh': `docker run -d ${IMAGE}:$TAG\n`,
      },
    ],
    [
      'a variable of a build',
      'render.yaml',
      'services:\n- type: web\n  envVars:\n  - key: BI_TAG\n    value: VERSION\n',
      { Dockerfile: `ARG BI_TAG\nFROM ${IMAGE}:\${BI_TAG}\n` },
    ],
    [
      'a variable of a template of CapRover',
      'apps/bi.yml',
      `captainVersion: 4\nservices:\n  bi:\n    image: ${IMAGE}:$$cap_bi_version\ncaproverOneClickApp:\n  variables:\n  - id: $$cap_bi_version\n    label: Version\n    defaultValue: 'VERSION'\n`,
    ],
    [
      'an image that runs what it copies from the service',
      'images/bi/Dockerfile',
      `FROM ${IMAGE}:VERSION AS bi\nFROM node:20\nCOPY --from=bi /usr/app /usr/app\nWORKDIR /usr/app/packages/backend\n`,
    ],
    [
      'a parameter of CloudFormation',
      'params/prod.json',
      '[\n  {\n    "ParameterKey": "BiVersion",\n    "ParameterValue": "VERSION"\n  }\n]\n',
      {
        'template.yaml': `Parameters:\n  BiVersion: {Type: String}\nResources:\n  T:\n    ContainerDefinitions:\n    - Image: !Sub "${IMAGE}:\${BiVersion}"\n`,
      },
    ],
    [
      'a mapping of CloudFormation',
      't.yaml',
      `Mappings:\n  Env:\n    prod:\n      Tag: VERSION\nResources:\n  T:\n    ContainerDefinitions:\n    - Image: !Sub ["${IMAGE}:\${T}", {T: !FindInMap [Env, !Ref E, Tag]}]\n`,
    ],
    [
      'a parameter of ARM',
      'deploy.parameters.json',
      '{\n  "parameters": {\n    "tag": {\n      "value": "VERSION"\n    }\n  }\n}\n',
      {
        'deploy.json': `{"parameters":{"tag":{"type":"string"}},"resources":[{"image":"[concat('${IMAGE}:', parameters('tag'))]"}]}`,
      },
    ],
    [
      'a parameter of CloudFormation, in a list',
      'prod.json',
      '{"Parameters": {"BiVersion": "VERSION"}}\n',
      { 'template.yaml': `Image: !Join [":", [${IMAGE}, !Ref BiVersion]]\n` },
    ],
    [
      'a parameter of CloudFormation, in JSON',
      'prod.json',
      '{"Parameters": {"BiVersion": "VERSION"}}\n',
      { 'template.json': `{"Image": {"Fn::Join": [":", ["${IMAGE}", {"Ref": "BiVersion"}]]}}\n` },
    ],
    [
      'a mapping of CloudFormation, by a key of its own',
      't.yaml',
      `Mappings:\n  Tags:\n    prod: {Bi: VERSION}\nResources:\n  T:\n    - Image: !Sub\n        - ${IMAGE}:\${Tag}\n        - Tag: !FindInMap [Tags, !Ref Env, Bi]\n`,
    ],
    [
      'the context of the CDK',
      'cdk.json',
      '{\n  "context": {\n    "biTag": "VERSION"\n  }\n}\n',
      {
        'lib/stack.ts': `const tag = stack.node.tryGetContext("biTag");\nconst image = ContainerImage.fromRegistry(\`${IMAGE}:\${tag}\`);\n`,
      },
    ],
    [
      'the settings of Pulumi',
      'Pulumi.prod.yaml',
      'config:\n  data:biTag: VERSION\n',
      {
        'index.ts':
          'new k8s.helm.v3.Release("bi", {\n  chart: "lightdash",\n  version: "2.16.361",\n  values: { image: { tag: config.require("biTag") } },\n});\n',
      },
    ],
    [
      'a parameter of an application whose chart is in another repository',
      'apps/bi.yaml',
      application('{parameters: [{name: image.tag, value: VERSION}]}'),
    ],
    [
      'values of an application whose chart a template names',
      'apps/templates/bi.yaml',
      application('{valuesObject: {image: {tag: VERSION}}}').replace('path: charts/bi', 'chart: "{{ .Values.chart }}"'),
    ],
    [
      'values of a chart that a team has made for the service',
      'bi.yaml',
      'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: bi}\nspec:\n  chart: {spec: {chart: acme-lightdash, version: 1.4.0, sourceRef: {kind: HelmRepository, name: acme}}}\n  values: {image: {tag: VERSION}}\n',
    ],
    [
      'a release of helmfile that is called after the service, of any chart',
      'helmfile.yaml',
      'releases:\n- name: lightdash-prod\n  chart: oci://ghcr.io/acme/charts/webapp\n  values:\n  - image: {tag: VERSION}\n',
    ],
    [
      'a release of Crossplane that is called after the service, of any chart',
      'bi.yaml',
      'apiVersion: helm.crossplane.io/v1beta1\nkind: Release\nmetadata: {name: lightdash}\nspec:\n  forProvider:\n    chart: {name: webapp, repository: "https://charts.example", version: 1.4.0}\n    values: {image: {tag: VERSION}}\n',
    ],
    [
      'a chart of Kustomize whose release is called after the service',
      'kustomization.yaml',
      'helmCharts:\n- {name: webapp, releaseName: lightdash, repo: "https://charts.example", version: 1.4.0, valuesInline: {image: {tag: VERSION}}}\n',
    ],
    [
      'an image of Terraform in a repository that is called after the service',
      'bi.tf',
      'resource "google_cloud_run_v2_service" "bi" {\n  template {\n    containers {\n      image = "${aws_ecr_repository.lightdash.repository_url}:VERSION"\n    }\n  }\n}\n',
    ],
    [
      'an image that a program makes of a repository',
      'lib/bi.ts',
      "task.addContainer('lightdash', {\n  image: ContainerImage.fromEcrRepository(repo, 'VERSION'),\n});\n",
    ],
    ['the same on one line', 'bi.py', 'task.add_container("lightdash", image=from_ecr_repository(repo, "VERSION"))\n'],
    ['an image and its tag as two texts', 'images.py', `BI = ":".join(["${IMAGE}", "VERSION"])\n`],
    ['an image and its tag, one after the other', 'images.libsonnet', `{ bi: '${IMAGE}:' + 'VERSION' }\n`],
    [
      'a constant of another module',
      'versions.py',
      'BI = "VERSION"\n',
      { '__main__.py': 'Chart(\n    chart="lightdash",\n    values={"image": {"tag": versions.BI}},\n)\n' },
    ],
    [
      'a property that a program reads by its path',
      'app.properties',
      'bi.tag=VERSION\n',
      { 'Main.java': `String image = "${IMAGE}:" + config.get("bi.tag");\n` },
    ],
    [
      'a key in brackets',
      'group_vars/all.yml',
      'bi_version: VERSION\n',
      { 'play.yml': `- image: "${IMAGE}:{{ hostvars['bi01']['bi_version'] }}"\n` },
    ],
    [
      'an annotation of a cluster',
      'clusters/prod.yaml',
      'apiVersion: v1\nkind: Secret\nmetadata:\n  name: prod\n  annotations:\n    bi-version: "VERSION"\n',
      { 'set.yaml': applicationSet('{{ index .metadata.annotations `bi-version` }}').replaceAll('`', "'") },
    ],
    [
      'a variable of a build whose image has a name of its own',
      'bi/.env.prod',
      'IMAGE_TAG=VERSION\n',
      {
        'bi/compose.yaml':
          'services: {bi: {image: "acme/bi:${IMAGE_TAG}", build: {context: ., args: {V: "${IMAGE_TAG}"}}}}\n',
        'bi/Dockerfile': `ARG V\nFROM ${IMAGE}:$V\n`,
        'bi/.env': 'IMAGE_TAG=1.2.0\n',
      },
    ],
    [
      'a variable of a command for a chart of its own',
      'bi/tags.env',
      'IMAGE_TAG=VERSION\n',
      {
        'bi/up.sh': 'helm upgrade bi ./chart --set image.tag=$IMAGE_TAG\n',
        'bi/chart/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 0.1.0\n',
        'bi/chart/values.yaml': `image: {repository: ${IMAGE}, tag: 1.2.0}\n`,
        'dev/compose.yaml': `services: {bi: {image: "${IMAGE}:\${IMAGE_TAG}"}}\n`,
      },
    ],
    [
      'a variable next to one with the image',
      'tags.sh',
      'BI_TAG=VERSION\n',
      { 'env.sh': `BI_IMAGE=${IMAGE}\n`, 'run.sh': 'docker run "${BI_IMAGE}:${BI_TAG}"\n' },
    ],
    ['a variable of a batch file', 'up.bat', `set TAG=VERSION\r\ndocker run -d ${IMAGE}:%TAG%\r\n`],
    [
      'the appVersion of a fork of the chart',
      'charts/lightdash/Chart.yaml',
      'apiVersion: v2\nname: lightdash\nversion: 0.1.0\nappVersion: "VERSION"\n',
      fork,
    ],
    ...[
      '"{{ .Values.image }}:{{ .Chart.AppVersion }}"',
      '{{ printf "%s:%s" .Values.image .Chart.AppVersion | quote }}',
    ].map(
      (image): Row => [
        `the appVersion of a chart with the image ${image}`,
        'deploy/helm/Chart.yaml',
        'apiVersion: v2\nname: bi\nversion: 0.1.0\nappVersion: "VERSION"\n',
        { 'deploy/helm/values.yaml': `image: ${IMAGE}\n`, 'deploy/helm/templates/d.yaml': `image: ${image}\n` },
      ],
    ),
    [
      'the appVersion of a chart with an image below the name of a part',
      'charts/bi/Chart.yaml',
      'apiVersion: v2\nname: bi\nversion: 0.1.0\nappVersion: "VERSION"\n',
      {
        'charts/bi/values.yaml': `lightdash:\n  image: ${IMAGE}\n`,
        'charts/bi/templates/d.yaml': 'image: "{{ .Values.lightdash.image }}:{{ .Chart.AppVersion }}"\n',
      },
    ],
  ];
  const files: readonly Row[] = [
    [
      'a Composition of Crossplane',
      'composition.yaml',
      `kind: Composition\nspec:\n  resources:\n  - name: release\n    base:\n      spec:\n        forProvider:\n          chart:\n            name: lightdash\n            repository: ${CHARTS}\n            version: 2.16.361\n          values:\n            image:\n              tag: VERSION\n`,
    ],
    [
      'Garden',
      'garden.yml',
      `kind: Deploy\nname: bi\nspec:\n  chart:\n    name: lightdash\n    repo: ${CHARTS}\n    version: 2.16.361\n  values:\n    image:\n      tag: VERSION\n`,
    ],
    [
      'values that helmwave names',
      'values/bi.yml',
      'image:\n  tag: VERSION\n',
      {
        'helmwave.yml': `releases:\n- name: lightdash\n  chart:\n    name: lightdash/lightdash\n    version: 2.16.361\n  values:\n  - values/bi.yml\n`,
      },
    ],
    [
      'a target of Fleet',
      'fleet/fleet.yaml',
      `helm:\n  releaseName: bi\n  chart: lightdash\n  repo: ${CHARTS}\n  version: 2.16.361\n  values:\n    image:\n      tag: 0.9.0\ntargetCustomizations:\n- name: prod\n  clusterSelector:\n    matchLabels: {env: prod}\n  helm:\n    values:\n      image:\n        tag: VERSION\n`,
    ],
    [
      'a variable of a template that nobody fills in',
      'devspace.yaml',
      `vars:\n  LD_TAG: "VERSION"\ndeployments:\n  bi:\n    helm:\n      values:\n        image:\n          repository: ${IMAGE}\n          tag: "\${LD_TAG}"\n`,
    ],
    [
      'a variable of DevSpace',
      'devspace.yaml',
      `vars:\n  BI_TAG: "VERSION"\ndeployments:\n  bi:\n    helm:\n      chart: {name: lightdash, repo: ${CHARTS}}\n      values:\n        image: {tag: "\${BI_TAG}"}\n`,
    ],
    [
      'a resource of an operator',
      'bi.yaml',
      'apiVersion: apps.example.com/v1\nkind: Lightdash\nmetadata:\n  name: bi\nspec:\n  version: VERSION\n',
    ],
    [
      'a clone of its source',
      'install.sh',
      'git clone --depth 1 -b VERSION https://github.com/lightdash/lightdash.git /opt/bi\n',
    ],
    [
      'a clone in an image',
      'Dockerfile',
      'FROM node:20\nRUN git clone --branch VERSION https://github.com/lightdash/lightdash.git /app\n',
    ],
    ['a tool by its name', '.tool-versions', 'nodejs 20.10.0\nlightdash VERSION\n'],
    ...['deploy/prod.yaml', 'deploy/$ENV.yaml', '"deploy/${{ matrix.env }}.yaml"', '../deploy/prod.yaml'].map(
      (file): Row => [
        `values that a command hands to the chart by ${file}`,
        'deploy/prod.yaml',
        'image:\n  tag: VERSION\nreplicaCount: 2\n',
        { 'ops/up.sh': `helm upgrade bi lightdash/lightdash \\\n  --version 2.16.361 -f ${file}\n` },
      ],
    ),
    [
      'the settings of a step that has the chart by its path',
      '.github/workflows/d.yml',
      'steps:\n  - uses: acme/helm@v1\n    with:\n      chart-path: lightdash/lightdash\n      values: image.tag=VERSION\n',
    ],
    [
      'the key of an environment below its name',
      'versions.yaml',
      `services:\n  lightdash:\n    image: ${IMAGE}\n    production: VERSION\n`,
    ],
  ];
  it.each(
    Object.entries(NEIGHBOURS).flatMap(([neighbour, beside]) =>
      [...consumers, ...files].map(
        ([name, path, text, others]) => [name, neighbour, path, text, others, beside] as const,
      ),
    ),
  )('in %s, next to %s', async (_, __, path, text, others, beside) => {
    const at = (version: string) => ({ ...others, [path]: text.replaceAll('VERSION', version) });
    const found = await stops(at(OLD), at(NEW), beside);
    expect(found).toEqual([expect.stringContaining(`upgrade ${OLD} → ${NEW}`)]);
  });

  it.each(
    Object.entries(NEIGHBOURS).flatMap(([neighbour, beside]) =>
      [
        [
          'vendir',
          'vendir.yml',
          `directories:\n- contents:\n  - helmChart:\n      name: lightdash\n      version: "VERSION"\n      repository: {url: "${CHARTS}"}\n`,
        ],
        [
          'the requirements of an old chart',
          'charts/bi/requirements.yaml',
          `dependencies:\n- name: lightdash\n  version: VERSION\n  repository: ${CHARTS}\n`,
        ],
        [
          'a command beside values of its own',
          'bi/up.sh',
          'helm upgrade bi lightdash/lightdash --version VERSION -f values.yaml\n',
        ],
      ].map(([name = '', path = '', text = '']) => [name, neighbour, path, text, beside] as const),
    ),
  )('of the chart, in %s, next to %s', async (_, __, path, text, beside) => {
    const others: Files = path.startsWith('charts/')
      ? {
          'charts/bi/Chart.yaml': 'apiVersion: v1\nname: bi\nversion: 0.1.0\n',
          'charts/bi/values.yaml': 'lightdash: {replicaCount: 1}\n',
        }
      : { 'bi/values.yaml': 'configMap: {SITE_URL: https://bi.example}\nsecrets: {LIGHTDASH_SECRET: x}\n' };
    const at = (version: string) => ({ ...others, [path]: text.replaceAll('VERSION', version) });
    expect(await stops(at('2.9.1'), at('2.16.101'), beside)).toEqual([
      expect.stringContaining('upgrade 0.2248.0 → 1.237.0'),
    ]);
  });

  const compose = (version: string) => `services: {web: {image: "${IMAGE}:${version}"}}\n`;
  it.each(
    Object.entries(NEIGHBOURS).flatMap(([neighbour, beside]) =>
      (
        [
          [
            'a variable of a shell',
            'up.sh',
            `STABLE=${OLD}\nNEXT=${NEW}\ndocker run -d ${IMAGE}:$STABLE\n`,
            ['$STABLE', '$NEXT'],
            {},
          ],
          [
            'a variable of make',
            'Makefile',
            `STABLE := ${OLD}\nNEXT := ${NEW}\nVERSION := $(STABLE)\nup:\n\tdocker run -d ${IMAGE}:$(VERSION)\n`,
            ['$(STABLE)', '$(NEXT)'],
            {},
          ],
          [
            'a variable of GitLab',
            '.gitlab-ci.yml',
            `variables:\n  STABLE: ${OLD}\n  NEXT: ${NEW}\nd:\n  script: [docker run -d "${IMAGE}:$STABLE"]\n`,
            ['$STABLE', '$NEXT'],
            {},
          ],
          [
            'a key of Ansible',
            'g.yml',
            `versions:\n  stable: ${OLD}\n  next: ${NEW}\nlightdash_version: "{{ versions.stable }}"\n`,
            ['versions.stable', 'versions.next'],
            {},
          ],
          [
            'a parameter of CloudFormation',
            't.yaml',
            `Parameters:\n  Stable: {Type: String, Default: ${OLD}}\n  Next: {Type: String, Default: ${NEW}}\nResources:\n  T:\n    ContainerDefinitions:\n    - Image: !Sub "${IMAGE}:\${Stable}"\n`,
            ['${Stable}', '${Next}'],
            {},
          ],
          [
            'a Dockerfile of Fly',
            'fly.toml',
            'app = "bi"\n[build]\n  dockerfile = "Dockerfile.a"\n',
            ['.a', '.b'],
            { 'Dockerfile.a': `FROM ${IMAGE}:${OLD}\n`, 'Dockerfile.b': `FROM ${IMAGE}:${NEW}\n` },
          ],
          [
            'a file of variables of compose',
            'Makefile',
            'up:\n\tdocker compose --env-file env.blue up -d\n',
            ['blue', 'green'],
            {
              'compose.yaml': `services: {web: {image: "${IMAGE}:\${BI_TAG}"}}\n`,
              'env.blue': `BI_TAG=${OLD}\n`,
              'env.green': `BI_TAG=${NEW}\n`,
            },
          ],
          [
            'a file of variables of Terraform',
            'up.sh',
            'terraform apply -var-file=blue.tfvars\n',
            ['blue', 'green'],
            {
              'main.tf': `variable "bi_tag" {}\nresource "docker_container" "bi" {\n  image = "${IMAGE}:\${var.bi_tag}"\n}\n`,
              'blue.tfvars': `bi_tag = "${OLD}"\n`,
              'green.tfvars': `bi_tag = "${NEW}"\n`,
            },
          ],
          [
            'a file of compose in a command',
            'up.sh',
            'docker compose -f blue.yaml up -d\n',
            ['blue', 'green'],
            { 'blue.yaml': compose(OLD), 'green.yaml': compose(NEW) },
          ],
        ] as const
      ).map((row) => [row[0], neighbour, ...row.slice(1), beside] as const),
    ),
  )('behind another reference, %s, next to %s', async (...row) => {
    const [, , path, text, words, others, beside] = row as unknown as [
      string,
      string,
      string,
      string,
      readonly [string, string],
      Files,
      Files,
    ];
    const [was, is] = words;
    const base = { ...others, [path]: text };
    const head = { ...base, [path]: text.replace(was, is) };
    expect(await stops(base, head, beside)).toEqual([expect.stringContaining(`upgrade ${OLD} → ${NEW}`)]);
  });

  it.each(Object.entries(NEIGHBOURS))(
    'behind a reference that nothing in the file resolves, next to %s',
    async (_, beside) => {
      const at = (name: string) => ({ 'up.sh': `docker run -d ${IMAGE}:$${name}\n` });
      expect(await stops(at('STABLE'), at('NEXT'), beside)).toEqual([expect.stringContaining('not-understood')]);
    },
  );

  it.each(
    Object.values(NEIGHBOURS).flatMap((beside) => [
      ['a variable of Ansible', 'group_vars/all.yml', ['lightdash_version: ', '\n'], 'latest', beside] as const,
      ['a variable of a shell', 'up.sh', ['export LIGHTDASH_VERSION=', '\n'], 'stable', beside] as const,
      [
        'a role of Ansible',
        'requirements.yml',
        ['- src: git+https://git.example/acme/ansible-role-lightdash.git\n  version: ', '\n  name: lightdash\n'],
        'main',
        beside,
      ] as const,
      ['a section', 'pins.toml', [`[bi]\nimage = '${IMAGE}'\nversion = '`, "'\n"], 'latest', beside] as const,
    ]),
  )('in the place of a word, or the other way round, in %s', async (_, path, [inFront, behind], word, beside) => {
    const at = (value: string) => ({ [path]: `${inFront}${value}${behind}` });
    expect(await stops(at(word), at(NEW), beside)).toEqual([expect.stringContaining(`? → ${NEW} not-understood`)]);
    expect(await stops(at(OLD), at(word), beside)).toEqual([expect.stringContaining(`${OLD} → ? not-understood`)]);
    expect(await stops(at(word), at('9.9.9'), beside)).toEqual([expect.stringContaining('? → 9.9.9 not-understood')]);
  });

  it.each(
    Object.values(NEIGHBOURS).flatMap((beside) => [
      ['an image', 'main.tf', 'container { image = local.blue.lightdash_name }\n', beside] as const,
      ['a command', 'up.sh', 'docker run -d $blue_lightdash_url\n', beside] as const,
      ['a chart', 'up.sh', 'install_chart $blue_lightdash_url\n', beside] as const,
      ['a file', 'up.sh', 'cd $blue_lightdash_dir\n', beside] as const,
      ['a value', 'bi.yaml', 'parameters:\n- name: tag\n  value: "{{ blue_lightdash }}"\n', beside] as const,
      ['an argument', 'up.sh', './go.sh lightdash $blue_lightdash\n', beside] as const,
      ['the path of a source', 'bi.j2', 'source:\n  path: "{{ blue_lightdash_path }}"\n', beside] as const,
      ['a secret', 'main.tf', 'image_tag = local.blue.lightdash.secrets.path\n', beside] as const,
    ]),
  )('behind %s that another variable names, whatever that is called', async (_, path, text, beside) => {
    const head = { [path]: text.replace('blue', 'green') };
    expect(await stops({ [path]: text }, head, beside)).toEqual([expect.stringContaining('not-understood')]);
  });

  it.each(Object.entries(NEIGHBOURS))('behind another name with a known version, beside %s', async (_, beside) => {
    const at = (name: string) => ({
      'up.sh': `lightdash_blue=${OLD}\nlightdash_green=${NEW}\n./go.sh lightdash $lightdash_${name}\n`,
    });
    expect(await stops(at('blue'), at('green'), beside)).toEqual([expect.stringContaining(`${OLD} → ${NEW}`)]);
  });

  it.each(Object.entries(NEIGHBOURS))('of the chart or of the tag that wins over it, beside %s', async (_, beside) => {
    const at = (chart: string, tag: string) => ({
      'index.ts': `new k8s.helm.v3.Release('lightdash', {\n  chart: 'lightdash',\n  version: '${chart}',\n  repositoryOpts: { repo: '${CHARTS}' },\n  values: {\n    image: {\n      tag: '${tag}',\n    },\n  },\n});\n`,
    });
    expect(await stops(at('2.9.1', OLD), at('2.16.101', OLD), beside)).toEqual([]);
    expect(await stops(at('2.9.1', OLD), at('2.16.101', NEW), beside)).toEqual([
      expect.stringContaining(`upgrade ${OLD} → ${NEW}`),
    ]);
    // What is no version leaves the chart as the one that may decide, on either side.
    const open: readonly [string, string][] = [
      [OLD, ''],
      ['', OLD],
      ['', ''],
    ];
    for (const [was, is] of open) {
      expect(await stops(at('2.9.1', was), at('2.16.101', is), beside)).toContainEqual(
        expect.stringContaining('upgrade 0.2248.0 → 1.237.0'),
      );
    }
  });

  it.each(Object.entries(NEIGHBOURS))(
    'of two lines for one variable, of which the last counts, beside %s',
    async (_, beside) => {
      const at = (...versions: string[]) => ({
        'up.sh': `${versions.map((each) => `TAG=${each}\n`).join('')}docker run -d ${IMAGE}:$TAG\n`,
      });
      expect(await stops(at(NEW, OLD), at(OLD, NEW), beside)).toEqual([
        expect.stringContaining(`up.sh:2 upgrade ${OLD} → ${NEW}`),
      ]);
      expect(await stops(at(OLD, NEW), at(OLD, NEW), beside)).toEqual([]);
    },
  );

  it.each(Object.entries(NEIGHBOURS))('of literal images that win over a patch now, beside %s', async (_, beside) => {
    const renderer = `  postRenderers: [{kustomize: {images: [{name: ${IMAGE}, newTag: ${OLD}}]}}]\n`;
    const release = (more: string) =>
      `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: bi, namespace: bi}\nspec:\n  chart: {spec: {chart: lightdash, version: 2.16.361, sourceRef: {kind: HelmRepository, name: lightdash}}}\n${more}`;
    const overlay = {
      'prod/kustomization.yaml': 'resources: [../base]\npatches: [{path: patch.yaml}]\n',
      'prod/patch.yaml': release(`  values: {image: {tag: ${NEW}}}\n`),
    };
    const at = (more: string, others: Files) => ({
      ...others,
      'base/kustomization.yaml': 'resources: [release.yaml]\n',
      'base/release.yaml': release(`${more}  values: {image: {tag: ${OLD}}}\n`),
    });
    expect(await stops(at('', overlay), at(renderer, overlay), beside)).toEqual([
      expect.stringContaining('not-evaluated'),
    ]);
    expect(await stops(at(renderer, overlay), at(renderer, overlay), beside)).toEqual([]);
    const alone = { 'prod/kustomization.yaml': 'resources: [../base]\n' };
    expect(await stops(at('', alone), at(renderer, alone), beside)).toEqual([]);
  });

  it.each(Object.entries(NEIGHBOURS))(
    'of literal images that match what a patch sets, beside %s',
    async (_, beside) => {
      const images = `images: [{name: ${IMAGE}, newTag: ${NEW}}]\n`;
      const at = (more: string, patch = 'image') => ({
        'base/kustomization.yaml': `resources: [d.yaml]\nimages: [{name: ${IMAGE}, newName: registry.example/${IMAGE}}]\n`,
        'base/d.yaml': `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: web, image: "${IMAGE}:${OLD}"}]}}}\n`,
        'prod/kustomization.yaml': `resources: [../base]\n${more}patches:\n- target: {kind: Deployment}\n  patch: |\n    - {op: replace, path: /spec/template/spec/containers/0/${patch}, value: "${IMAGE}:${OLD}"}\n`,
      });
      expect(await stops(at(''), at(images), beside)).toEqual([expect.stringContaining('not-evaluated')]);
      expect(await stops(at(images), at(''), beside)).toEqual([expect.stringContaining('not-evaluated')]);
      expect(await stops(at(images), at(images), beside)).toEqual([]);
      // A patch that sets no image leaves nothing to match.
      expect(await stops(at('', 'name'), at(images, 'name'), beside)).toEqual([]);
    },
  );

  it.each(Object.entries(NEIGHBOURS))('of an environment that another one includes, next to %s', async (_, beside) => {
    const app = (name: string) =>
      `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}}\nspec:\n  source:\n    repoURL: https://git.example/gitops.git\n    path: overlays/${name}\n`;
    const overlay = (tag: string, of = '../../base') =>
      `resources: [${of}]\n${tag === '' ? '' : `images: [{name: ${IMAGE}, newTag: ${tag}}]\n`}`;
    const others = {
      'apps/prod.yaml': app('prod'),
      'apps/staging.yaml': app('staging'),
      'base/kustomization.yaml': 'resources: [d.yaml]\n',
      'base/d.yaml': `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: web, image: ${IMAGE}}]}}}\n`,
    };
    const found = await compare(
      {
        ...beside,
        ...others,
        'overlays/prod/kustomization.yaml': overlay('1.0.0'),
        'overlays/staging/kustomization.yaml': overlay('1.2.0'),
      },
      {
        ...beside,
        ...others,
        'overlays/prod/kustomization.yaml': overlay('', '../staging'),
        'overlays/staging/kustomization.yaml': overlay('1.1.0'),
      },
    );
    expect(found.map(({ change, from, to }) => `${change} ${from} → ${to}`)).toEqual(
      expect.arrayContaining(['upgrade 1.0.0 → 1.1.0', 'downgrade 1.2.0 → 1.1.0']),
    );
  });
});

/** Files that stay, and files that change or come. */
type Change = readonly [name: string, base: Files, change: Files];

/** Each change next to each neighbour. */
const nextToAll = (changes: readonly Change[]) =>
  changes.flatMap(([name, ...files]) =>
    Object.entries(NEIGHBOURS).map(([neighbour, beside]) => [name, neighbour, ...files, beside] as const),
  );

const GITLAB: Files = {
  '.gitlab-ci.yml': 'include:\n  - local: ci/variables.yml\n  - local: ci/deploy.yml\n',
  'ci/variables.yml': `variables:\n  LIGHTDASH_VERSION: ${OLD}\n`,
  'ci/next.yml': `variables:\n  LIGHTDASH_VERSION: ${NEW}\n`,
  'ci/deploy.yml': `lightdash:\n  script:\n    - docker run -d ${IMAGE}:$LIGHTDASH_VERSION\n`,
};
const CHART_OF_APPLICATIONS: Files = {
  'root/Chart.yaml': 'apiVersion: v2\nname: root\nversion: 0.1.0\n',
  'root/values.yaml': `apps:\n  lightdash:\n    repoURL: ${CHARTS}\n    chart: lightdash\n    revision: 2.16.361\n    tag: ${OLD}\n`,
  'root/values-prod.yaml': 'apps:\n  grafana:\n    tag: 9.0.0\n',
  'root/templates/apps.yaml':
    '{{- range $name, $app := .Values.apps }}\napiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: {{ $name }}}\nspec:\n  source:\n    repoURL: {{ $app.repoURL }}\n    chart: {{ $app.chart }}\n    targetRevision: {{ $app.revision }}\n    helm: {parameters: [{name: image.tag, value: {{ $app.tag }}}]}\n{{- end }}\n',
};
const kamal = (version: string, cache = '7.2.5') =>
  `<% version = "${version}" %>\nservice: portal\naccessories:\n  lightdash:\n    image: ${IMAGE}:<%= version %>\n    host: 10.0.0.7\n  redis:\n    image: redis:${cache}\n`;
const PULUMI: Files = {
  'Pulumi.yaml': `name: bi\nconfig:\n  lightdashTag:\n    type: string\n    default: ${OLD}\n`,
  'Pulumi.prod.yaml': 'config:\n  bi:replicas: "3"\n',
  'index.ts': `const tag = config.require('lightdashTag');\nnew k8s.helm.v3.Release('lightdash', {\n  chart: 'lightdash',\n  values: { image: { repository: '${IMAGE}', tag } },\n});\n`,
};
const NOMAD: Files = {
  'lightdash.nomad.hcl': `variable "tag" {\n  default = "${OLD}"\n}\njob "lightdash" {\n  group "web" {\n    task "web" {\n      driver = "docker"\n      config {\n        image = "${IMAGE}:\${var.tag}"\n      }\n    }\n  }\n}\n`,
  'prod.hcl': '# the defaults\n',
  'drill.hcl': `tag = "${NEW}"\n`,
  Makefile: 'deploy:\n\tnomad job run -var-file=prod.hcl lightdash.nomad.hcl\n',
};
const module = `resource "kubernetes_deployment" "bi" {\n  spec {\n    template {\n      spec {\n        container {\n          image = "${IMAGE}:\${var.tag}"\n        }\n      }\n    }\n  }\n}\nvariable "tag" {}\n`;
const live = (key: string) =>
  `locals {\n  versions = yamldecode(file("versions.yaml"))\n}\nmodule "lightdash" {\n  source = "./modules/lightdash"\n  tag    = ${key}\n}\n`;
const TERRAFORM: Files = {
  'main.tf': live('local.versions.lightdash'),
  'versions.yaml': `lightdash: ${OLD}\nlightdash_next: ${NEW}\n`,
  'modules/lightdash/main.tf': module,
};
const HELMFILES: Files = {
  'helmfile.yaml.gotmpl': 'helmfiles:\n  - path: releases/lightdash.yaml.gotmpl\n    values:\n      - versions.yaml\n',
  'versions.yaml': `lightdash:\n  tag: ${OLD}\ngrafana:\n  tag: ${OLD}\n`,
  'next.yaml': `lightdash:\n  tag: ${NEW}\n`,
  'releases/lightdash.yaml.gotmpl':
    'releases:\n  - name: lightdash\n    chart: lightdash/lightdash\n    version: 2.16.361\n    set:\n      - name: image.tag\n        value: {{ .Values.lightdash.tag }}\n',
};
const SALT: Files = {
  'pillar/top.sls': "base:\n  'bi*':\n    - lightdash\n",
  'pillar/lightdash.sls': `lightdash:\n  version: ${OLD}\n`,
  'pillar/lightdash-next.sls': `lightdash:\n  version: ${NEW}\n`,
  'salt/lightdash.sls': `lightdash:\n  docker_container.running:\n    - image: ${IMAGE}:{{ pillar['lightdash']['version'] }}\n`,
};
const CLOUD_RUN: Files = {
  'run.yaml': `apiVersion: serving.knative.dev/v1\nkind: Service\nmetadata: {name: lightdash}\nspec: {template: {spec: {containers: [{image: "${IMAGE}:${OLD}"}]}}}\n`,
  'up.sh': 'gcloud run services replace run.yaml\n',
};
const SWARM: Files = {
  'stack.yml': `services:\n  lightdash:\n    image: ${IMAGE}:\${LD_VERSION}\n`,
  'up.sh': 'set -a\n. ./versions.env\nset +a\ndocker stack deploy -c stack.yml bi\n',
  'versions.env': `LD_VERSION=${OLD}\n`,
  'canary.env': `LD_VERSION=${NEW}\n`,
};
const ANSIBLE: Files = {
  'roles/lightdash/defaults/main.yml': `lightdash_version: ${OLD}\n`,
  'roles/lightdash/tasks/main.yml': `- name: Lightdash\n  community.docker.docker_container:\n    name: lightdash\n    image: "${IMAGE}:{{ lightdash_version }}"\n`,
};
const TANKA: Files = {
  'versions.libsonnet': `{\n  lightdash: '${OLD}',\n  grafana: '${OLD}',\n}\n`,
  'lightdash.libsonnet': `local versions = import 'versions.libsonnet';\n{\n  _config:: {\n    tag: versions.lightdash,\n  },\n  image: '${IMAGE}:' + $._config.tag,\n}\n`,
};
const TERRAFORM_RELEASES: Files = {
  'main.tf': `locals {\n  releases = {\n    lightdash = {\n      repository = "${CHARTS}"\n      chart      = "lightdash"\n      tag        = var.lightdash_tag\n    }\n  }\n}\nresource "helm_release" "app" {\n  for_each   = local.releases\n  name       = each.key\n  repository = each.value.repository\n  chart      = each.value.chart\n  set {\n    name  = "image.tag"\n    value = each.value.tag\n  }\n}\n`,
  'variables.tf': `variable "lightdash_tag" {\n  default = "${OLD}"\n}\n`,
};
const SET: Files = {
  'sets/lightdash.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: lightdash}\nspec:\n  goTemplate: true\n  generators:\n    - git: {repoURL: "https://git.example/gitops.git", revision: main, files: [{path: "clusters/*/lightdash.json"}]}\n  template:\n    metadata: {name: "lightdash-{{.cluster}}"}\n    spec:\n      source:\n        repoURL: ${CHARTS}\n        chart: lightdash\n        targetRevision: 2.16.361\n        helm: {parameters: [{name: image.tag, value: "{{.version}}"}]}\n`,
  'clusters/eu/lightdash.json': `{\n  "version": "${OLD}"\n}\n`,
  'clusters/eu/superset.json': `{\n  "version": "${OLD}"\n}\n`,
};

/** A file with some of its text replaced. */
function replaced(files: Files, path: string, was: string, is: string): Files {
  return { [path]: String(files[path]).replace(was, is) };
}

const SCRIPTS = (version: string) => `docker run -d ${IMAGE}:${version}\necho\n`;
const SCRIPT: Files = { 'dev/run.sh': SCRIPTS(OLD), 'prod/run.sh': SCRIPTS(OLD) };

const EMPTY_TAG: Files = {
  'helmfile.yaml.gotmpl': `environments:\n  prod:\n    values:\n    - tag: ${OLD}\n  staging:\n    values:\n    - tag: ""\n---\nrepositories:\n- {name: lightdash, url: "${CHARTS}"}\nreleases:\n- name: lightdash\n  chart: lightdash/lightdash\n  version: 2.16.101\n  values:\n  - image: {tag: "{{ .Values.tag }}"}\n`,
};

/** A pipeline whose variable for all jobs is another one than that of its job. */
function job(variables: string): string {
  return `variables:\n  TAG: ${NEW}\nup:\n${variables}  script:\n    - docker run -d ${IMAGE}:$TAG\n`;
}
const JOB: Files = { '.gitlab-ci.yml': job(`  variables:\n    TAG: ${OLD}\n`) };
const JOBS: Files = {
  '.gitlab-ci.yml': `${job('')}down:\n  variables:\n    TAG: ${OLD}\n  script:\n    - docker run -d ${IMAGE}:$TAG\n`,
};

const FLEET: Files = {
  'fleet/fleet.yaml': `helm:\n  releaseName: bi\n  chart: lightdash\n  repo: ${CHARTS}\n  version: 2.16.361\n  values:\n    image:\n      tag: 0.9.0\ntargetCustomizations:\n- name: eu-west-1\n  clusterSelector:\n    matchLabels: {env: prod}\n  helm:\n    values:\n      image:\n        tag: ${OLD}\n`,
};
const RARE_STAGES: Files = {
  'bi/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 0.1.0\n',
  'bi/values.yaml': 'tag: 0.9.0\n',
  'bi/templates/d.yaml': `kind: Deployment\nspec: {template: {spec: {containers: [{image: "${IMAGE}:{{ .Values.tag }}"}]}}}\n`,
  'stages/acc.yaml': `tag: ${OLD}\n`,
};
/** Values of the service's chart with a build of another name, which is the folder's as well. */
function ownBuild(tag: string): string {
  return `image: {repository: registry.example/acme/analytics, tag: ${tag}}\nsecrets: {LIGHTDASH_SECRET: x}\nconfigMap: {SITE_URL: https://bi.example}\n`;
}
/** A fork of the service's chart, and values of another application that no chart is for. */
const OWN_FORK: Files = {
  ...fork,
  'charts/lightdash/Chart.yaml': `apiVersion: v2\nname: lightdash\nversion: 0.1.0\nappVersion: ${OLD}\n`,
  'apps/shop/values.yaml': `image: {repository: registry.example/acme/shop-api, tag: ${OLD}}\n`,
  'envs/prod.yaml': `image: {repository: registry.example/acme/bi, tag: ${OLD}}\n`,
};

describe('a version that wins, though its own line stays or only comes', () => {
  it.each(
    nextToAll([
      [
        'one more file that a pipeline includes',
        GITLAB,
        { '.gitlab-ci.yml': `${GITLAB['.gitlab-ci.yml']}  - local: ci/next.yml\n` },
      ],
      ['one more file that a script loads', SWARM, replaced(SWARM, 'up.sh', 'set +a', '. ./canary.env\nset +a')],
      [
        'one more file of values',
        HELMFILES,
        { 'helmfile.yaml.gotmpl': `${HELMFILES['helmfile.yaml.gotmpl']}      - next.yaml\n` },
      ],
      [
        'one more pillar, which is named without its ending',
        SALT,
        { 'pillar/top.sls': `${SALT['pillar/top.sls']}    - lightdash-next\n` },
      ],
      [
        'a file of variables in place of one that sets nothing',
        NOMAD,
        replaced(NOMAD, 'Makefile', 'prod.hcl', 'drill.hcl'),
      ],
      [
        'a file that Terraform loads by its name',
        TERRAFORM_RELEASES,
        { 'bi.auto.tfvars': `lightdash_tag = "${NEW}"\n` },
      ],
      [
        'a file that is named after the one that it overrides',
        CHART_OF_APPLICATIONS,
        { 'root/values-prod.yaml': `apps:\n  lightdash:\n    tag: ${NEW}\n  grafana:\n    tag: 9.0.0\n` },
      ],
      [
        'a command that updates a service',
        CLOUD_RUN,
        { 'up.sh': `${CLOUD_RUN['up.sh']}gcloud run services update lightdash --image ${IMAGE}:${NEW}\n` },
      ],
      ['another local value of Terraform', TERRAFORM, { 'main.tf': live('local.versions.lightdash_next') }],
      [
        'a literal in place of a call',
        PULUMI,
        replaced(PULUMI, 'index.ts', "config.require('lightdashTag')", `'${NEW}'`),
      ],
      ['a variable of a template of Ruby', { 'config/deploy.yml': kamal(OLD) }, { 'config/deploy.yml': kamal(NEW) }],
      [
        'the variable of a chart that moves to another file',
        {
          'up.sh': `helm repo add lightdash ${CHARTS}\nhelm upgrade bi lightdash/lightdash --version $BI_CHART_VERSION\n`,
          'a.env': 'BI_CHART_VERSION=2.16.101\nA=1\n',
          'b.env': 'B=1\n',
        },
        { 'a.env': 'A=1\n', 'b.env': 'B=1\nBI_CHART_VERSION=2.16.361\n' },
      ],
      [
        'a script that goes while another file comes',
        SCRIPT,
        { 'dev/run.sh': 'echo\n', 'new/compose.yaml': `services: {web: {image: "${IMAGE}:${NEW}"}}\n` },
      ],
      [
        'a chart of a helmfile, where the tag of one environment is empty',
        EMPTY_TAG,
        replaced(EMPTY_TAG, 'helmfile.yaml.gotmpl', '2.16.101', '2.16.361'),
      ],
      ['a variable of a job that goes, so that the one for all jobs counts', JOB, { '.gitlab-ci.yml': job('') }],
      ['a target of Fleet that is called like a region', FLEET, replaced(FLEET, 'fleet/fleet.yaml', OLD, NEW)],
      [
        "an environment's values for the only chart, whose stage has a rare name",
        RARE_STAGES,
        replaced(RARE_STAGES, 'stages/acc.yaml', OLD, NEW),
      ],
      [
        "a team's own build in an environment of the only chart",
        OWN_FORK,
        { 'envs/prod.yaml': `image: {repository: registry.example/acme/bi, tag: ${NEW}}\n` },
      ],
      [
        "a team's own build in values with keys of the service's chart",
        { ...OWN_FORK, 'analytics/values.yaml': ownBuild(OLD) },
        { 'analytics/values.yaml': ownBuild(NEW) },
      ],
    ]),
  )('stops: %s, next to %s', async (_, __, base, change, beside) => {
    expect(await stops(base, { ...base, ...change }, beside)).not.toEqual([]);
  });

  it.each(
    nextToAll([
      ['another application with the same key, by its file', SET, replaced(SET, 'clusters/eu/superset.json', OLD, NEW)],
      [
        'another application with the same key, by its section',
        HELMFILES,
        replaced(HELMFILES, 'versions.yaml', `grafana:\n  tag: ${OLD}`, `grafana:\n  tag: ${NEW}`),
      ],
      [
        'another application with the same key, which comes',
        TERRAFORM,
        {
          'main.tf': `${TERRAFORM['main.tf']}module "metabase" {\n  source = "./modules/metabase"\n  tag    = "${NEW}"\n}\n`,
        },
      ],
      [
        'one more file of releases',
        HELMFILES,
        {
          ...replaced(
            HELMFILES,
            'helmfile.yaml.gotmpl',
            'helmfiles:\n',
            'helmfiles:\n  - path: releases/metabase.yaml\n',
          ),
          'releases/metabase.yaml': `releases:\n  - name: metabase\n    chart: pmint93/metabase\n    set:\n      - name: image.tag\n        value: ${NEW}\n`,
        },
      ],
      [
        'a default that is written out',
        PULUMI,
        { 'Pulumi.prod.yaml': `config:\n  bi:lightdashTag: ${OLD}\n  bi:replicas: "3"\n` },
      ],
      [
        'what a variable held, in its place',
        ANSIBLE,
        replaced(ANSIBLE, 'roles/lightdash/tasks/main.yml', '{{ lightdash_version }}', OLD),
      ],
      [
        'what a member held, in its place',
        TANKA,
        replaced(TANKA, 'lightdash.libsonnet', 'versions.lightdash', `'${OLD}'`),
      ],
      [
        "another application's values next to the only chart",
        OWN_FORK,
        replaced(OWN_FORK, 'apps/shop/values.yaml', OLD, NEW),
      ],
      ['a script that goes alone, as the remedy says', SCRIPT, { 'dev/run.sh': 'echo\n' }],
      ['a new file that comes alone, as the remedy says', SCRIPT, { 'new/run.sh': SCRIPTS(NEW) }],
      ['a variable of a job that goes with what uses it', JOBS, { '.gitlab-ci.yml': job('') }],
      [
        'another image in a template of Ruby',
        { 'config/deploy.yml': kamal(OLD) },
        { 'config/deploy.yml': kamal(OLD, '7.4.0') },
      ],
    ]),
  )('stays quiet: %s, next to %s', async (_, __, base, change, beside) => {
    expect(await stops(base, { ...base, ...change }, beside)).toEqual([]);
  });

  it.each(
    nextToAll([
      [
        'another version in place of a variable',
        ANSIBLE,
        replaced(ANSIBLE, 'roles/lightdash/tasks/main.yml', '{{ lightdash_version }}', NEW),
      ],
      [
        'a variable in a folder with the name of another application',
        {
          'metabase/compose.yaml': `services: {bi: {image: "${IMAGE}:\${TAG}"}}\n`,
          'metabase/prod.env': `TAG=${OLD}\n`,
        },
        { 'metabase/prod.env': `TAG=${NEW}\n` },
      ],
      [
        'another version than the default',
        PULUMI,
        { 'Pulumi.prod.yaml': `config:\n  bi:lightdashTag: ${NEW}\n  bi:replicas: "3"\n` },
      ],
      [
        'the version of another environment, where the default is another',
        { ...PULUMI, 'Pulumi.dev.yaml': `config:\n  bi:lightdashTag: ${NEW}\n` },
        { 'Pulumi.prod.yaml': `config:\n  bi:lightdashTag: ${NEW}\n` },
      ],
      [
        'the version of another environment, without a default',
        { 'up.sh': `docker run ${IMAGE}:$LIGHTDASH_TAG\n`, 'dev.env': `LIGHTDASH_TAG=${NEW}\n`, 'prod.env': 'A=b\n' },
        { 'prod.env': `A=b\nLIGHTDASH_TAG=${NEW}\n` },
      ],
    ]),
  )('does not repeat what was there: %s, next to %s', async (_, __, base, change, beside) => {
    expect(await stops(base, { ...base, ...change }, beside)).not.toEqual([]);
  });
});

describe('another place takes over, in the file formats of many tools', () => {
  const params = (version: string) => `using 'main.bicep'\nparam lightdashTag = '${version}'\n`;
  const bicep: Files = {
    'main.bicep': "param lightdashTag string\nimage: 'lightdash/lightdash:${lightdashTag}'\n",
    'prod.bicepparam': params(OLD),
  };
  const stack = (version: string) => ({
    'stack.ts': `task.addContainer('web', {\n  image: ecs.ContainerImage.${version},\n  cpu: 1,\n});\n`,
  });
  const fromRegistry = stack('fromRegistry(`lightdash/lightdash:${props.version}`)');
  const sets = (folder: string): Files => ({
    'set.yaml': `kind: ApplicationSet\nspec:\n  generators:\n  - git: {directories: [{path: apps/*/${folder}}]}\n`,
  });
  const image = (version: string) => `kind: Deployment\nimage: ${IMAGE}:${version}\n`;
  const workloads = (folder: string, version: string): Files => ({
    [`apps/bi/${folder}/d.yaml`]: `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: d}\nspec: {template: {spec: {containers: [{name: web, image: "${IMAGE}:${version}"}]}}}\n`,
  });
  const command = (set: string) =>
    `helm upgrade --install lightdash lightdash/lightdash \\\n  --version 2.16.361 \\\n${set}  --wait\n`;
  const workflow = (run: string) => ({
    '.github/workflows/up.yml': `env:\n  LIGHTDASH_VERSION: ${OLD}\njobs:\n  up:\n    steps:\n    - run: |\n        ${run.replaceAll('\n', '\n        ')}\n`,
  });
  const makefile = (environment: string, file = 'env/$(ENV).env'): Files => ({
    Makefile: `ENV ?= ${environment}\nup:\n\tdocker compose --env-file ${file} up -d\n`,
    'compose.yaml': `services:\n  web:\n    image: ${IMAGE}:\${LIGHTDASH_TAG}\n`,
    'env/prod.env': `LIGHTDASH_TAG=${OLD}\n`,
    'env/staging.env': `LIGHTDASH_TAG=${NEW}\n`,
  });
  const called = (version: string): Files => ({
    'modules/service/main.tf':
      'variable "name" {}\nvariable "tag" {}\nresource "aws_ecs_task_definition" "this" {\n  family = var.name\n  container_definitions = jsonencode([{ name = var.name, image = "${data.aws_ecr_repository.this.repository_url}:${var.tag}" }])\n}\n',
    'envs/prod/main.tf': `module "bi" {\n  source = "../../modules/service"\n  name = "lightdash"\n  tag = "${version}"\n}\n`,
  });
  const patched = (start: string): Files => ({
    ...workloads('base', OLD),
    'apps/bi/base/kustomization.yaml': 'resources: [d.yaml]\n',
    'apps/bi/prod/kustomization.yaml': `resources: [../base]\npatches:\n- target: {kind: Deployment}\n  patch: |-\n    - op: test\n      path: /kind\n      value: Deployment\n    ${start}\n    ${start.replace('- op: add', '  path: /spec/template/spec/containers/0/image')}\n    ${start.replace('- op: add', '  value: x/y:latest')}\n`,
  });
  const job = (more: string) => ({
    'ci.yml': `lightdash:\n  extends: .helm\n  variables:\n    CHART: lightdash/lightdash\n${more}`,
  });
  const unit = (name: string) => `[Container]\nImage=${name}\nPublishPort=8080:8080\n`;
  const infra = (apps: string) => ({ 'main.tf': `locals {\n  apps = ${apps}\n}\n` });

  const rows: readonly (readonly [name: string, base: Files, change: Files])[] = [
    [
      'a command takes other parameters',
      { ...bicep, 'ci.yml': 'script: az deployment create -p prod.bicepparam\n' },
      { 'next.bicepparam': params(NEW), 'ci.yml': 'script: az deployment create -p next.bicepparam\n' },
    ],
    [
      'a program reads another folder',
      {
        'app.py': 'with open(f"config/{stage}.yaml") as file:\n    tag = load(file)["lightdash"]["tag"]\n',
        'config/prod.yaml': `lightdash:\n  tag: ${OLD}\n`,
      },
      {
        'app.py': 'with open(f"config/next/{stage}.yaml") as file:\n    tag = load(file)["lightdash"]["tag"]\n',
        'config/next/prod.yaml': `lightdash:\n  tag: ${NEW}\n`,
      },
    ],
    [
      'an import of other versions',
      {
        'lib/images.libsonnet': "{ bi: 'lightdash/lightdash:' + (import 'versions.json').lightdash }\n",
        'lib/versions.json': `{"lightdash": "${OLD}"}\n`,
      },
      {
        'lib/images.libsonnet': "{ bi: 'lightdash/lightdash:' + (import 'versions-next.json').lightdash }\n",
        'lib/versions-next.json': `{"lightdash": "${NEW}"}\n`,
      },
    ],
    [
      'another Dockerfile is built',
      {
        'railway.json': '{"build": {"dockerfilePath": "docker/Dockerfile"}}\n',
        'docker/Dockerfile': `FROM ${IMAGE}:${OLD}\n`,
      },
      {
        'railway.json': '{"build": {"dockerfilePath": "docker/next.Dockerfile"}}\n',
        'docker/next.Dockerfile': `FROM ${IMAGE}:${NEW}\n`,
      },
    ],
    [
      'a generator of other folders',
      { ...sets('prod'), ...workloads('prod', OLD) },
      { ...sets('canary'), ...workloads('canary', NEW) },
    ],
    [
      'a path with a placeholder',
      {
        'set.yaml': 'kind: ApplicationSet\nvalueFiles:\n- $values/apps/{{app}}/values.yaml\n',
        'apps/lightdash/values.yaml': `image: {repository: ${IMAGE}, tag: ${OLD}}\n`,
      },
      {
        'set.yaml': 'kind: ApplicationSet\nvalueFiles:\n- $values/next/{{app}}/values.yaml\n',
        'next/lightdash/values.yaml': `image: {repository: ${IMAGE}, tag: ${NEW}}\n`,
      },
    ],
    [
      'an image becomes a build',
      fromRegistry,
      { ...stack("fromAsset('bi')"), 'bi/Dockerfile': `FROM ${IMAGE}:${NEW}\n` },
    ],
    [
      'a setting becomes a Dockerfile',
      { 'fly.toml': `[build]\nimage = "${IMAGE}:${OLD}"\n` },
      { 'fly.toml': '[build]\ndockerfile = "bi/Dockerfile"\n', 'bi/Dockerfile': `FROM ${IMAGE}:${NEW}\n` },
    ],
    [
      'a unit takes its image from another',
      { 'bi.container': unit(`docker.io/${IMAGE}:${OLD}`) },
      { 'bi.container': unit('bi.image'), 'bi.image': `[Image]\nImage=docker.io/${IMAGE}:${NEW}\n` },
    ],
    [
      'a map moves to a file',
      infra(`{ lightdash = { chart = "lightdash", tag = "${OLD}" } }`),
      { ...infra('yamldecode(file("apps.yaml"))'), 'apps.yaml': `lightdash: {chart: lightdash, tag: ${NEW}}\n` },
    ],
    [
      'a script instead of an object',
      workloads('prod', OLD),
      { 'apps/bi/prod/d.yaml': null, 'up.sh': `docker run -d ${IMAGE}:${NEW}\n` } as unknown as Files,
    ],
    [
      'a command no longer sets the tag',
      workflow(command('  --set image.tag=$LIGHTDASH_VERSION \\\n')),
      workflow(command('')),
    ],
    [
      'a command no longer sets the tag, and a message still says it',
      workflow(`${command('  --set image.tag=$LIGHTDASH_VERSION \\\n')}\necho $LIGHTDASH_VERSION`),
      workflow(`${command('')}\necho $LIGHTDASH_VERSION`),
    ],
    [
      'one of two commands no longer sets the tag',
      workflow(command('  --set image.tag=$LIGHTDASH_VERSION \\\n').repeat(2)),
      workflow(command('  --set image.tag=$LIGHTDASH_VERSION \\\n') + command('')),
    ],
    [
      'a command takes the tag from an argument, on a line without the name of the chart',
      workflow(command('  --set image.tag=$LIGHTDASH_VERSION \\\n')),
      workflow(command('  --set image.tag=$1 \\\n')),
    ],
    ['a job no longer sets the tag', job('    EXTRA: --set image.tag=$LIGHTDASH_TAG\n'), job('    EXTRA: --wait\n')],
    [
      'a job no longer sets a variable',
      job('    EXTRA: --set image.tag=$LIGHTDASH_TAG\n    A: b\n'),
      job('    A: b\n'),
    ],
    ['a job no longer gives a version', job(`    app_version: ${OLD}\n`), job('')],
    [
      'a program no longer takes the version from its settings',
      { 'app.ts': "new Bi(app, 'Lightdash', { version: config.lightdashVersion });\n" },
      { 'app.ts': "new Bi(app, 'Lightdash', { version: ssm.lookup(app, '/bi/v') });\n" },
    ],
    [
      'a list of settings goes',
      {
        'main.ts': `new Release(this, "bi", {\n  chart: "lightdash",\n  set: [{ name: "image.tag", value: "${OLD}" }],\n});\n`,
      },
      { 'main.ts': 'new Release(this, "bi", {\n  chart: "lightdash",\n});\n' },
    ],
    [
      'a literal in a string of Python',
      {
        'a.py': `BI_IMAGE = "${IMAGE}"\nrun(\n    image(f"{LIGHTDASH_IMAGE}:{settings['tag']}"),\n)\nOLD = "${IMAGE}:${OLD}"\n`,
      },
      { 'a.py': `BI_IMAGE = "${IMAGE}"\nrun(\n    image(f"{LIGHTDASH_IMAGE}:${NEW}"),\n)\nOLD = "${IMAGE}:${OLD}"\n` },
    ],
    [
      'a definition of CUE',
      { 'bi.cue': `#version: "${OLD}"\nimage: "${IMAGE}:\\(#version)"\n` },
      { 'bi.cue': `#version: "${NEW}"\nimage: "${IMAGE}:\\(#version)"\n` },
    ],
    [
      'a drop-in of systemd',
      { 'lightdash.service': `[Service]\nEnvironment=VERSION=${OLD}\nExecStart=docker run ${IMAGE}:$VERSION\n` },
      { 'lightdash.service.d/a.conf': `[Service]\nEnvironment=VERSION=${NEW}\n` },
    ],
    [
      'an environment of Fleet',
      {
        'fleet.yaml': `helm:\n  chart: lightdash\n  values:\n    image: {tag: ${OLD}}\ntargetCustomizations:\n- name: lab\n  helm:\n    values:\n      replicas: 1\n`,
      },
      {
        'fleet.yaml': `helm:\n  chart: lightdash\n  values:\n    image: {tag: ${OLD}}\ntargetCustomizations:\n- name: lab\n  helm:\n    values:\n      replicas: 1\n      image: {tag: ${NEW}}\n`,
      },
    ],
    ['an environment that gives the path of a file', makefile('prod'), makefile('staging')],
    ['a file with a name, in the place of a variable one', makefile('prod'), makefile('prod', 'env/staging.env')],
    [
      'a command loads one file less',
      { ...makefile('prod'), 'up.sh': 'docker compose --env-file env/prod.env up -d\n' },
      { 'up.sh': 'docker compose up -d\n' },
    ],
    ...['latest', '$TAG', 'v1'].map(
      (word) =>
        [
          `a word in JSON: ${word}`,
          { 'versions.json': `{\n  "lightdash": "${OLD}",\n  "redis": "7.2.0"\n}\n`, 'a.sh': 'echo lightdash\n' },
          { 'versions.json': `{\n  "lightdash": "${word}",\n  "redis": "7.2.0"\n}\n` },
        ] as const,
    ),
    ...['~2.16.361', '"^2.16.361"', "'>=2.16.361'", '"~> 2.16.361"'].map(
      (range) =>
        [
          `a range of charts: ${range}`,
          { 'up.sh': 'helm upgrade -i lightdash lightdash/lightdash --version 2.16.361\n' },
          { 'up.sh': `helm upgrade -i lightdash lightdash/lightdash --version ${range}\n` },
        ] as const,
    ),
    ['the argument of a module for any application', called(OLD), called(NEW)],
    [
      'a tag below a condition of a template',
      { 'config/prod.values.yaml': `lightdash:\n{% if prod %}\n  image:\n    tag: ${OLD}\n{% endif %}\n` },
      { 'config/prod.values.yaml': `lightdash:\n{% if prod %}\n  image:\n    tag: ${NEW}\n{% endif %}\n` },
    ],
    [
      'a version in the place of a range',
      { 'up.sh': 'helm upgrade -i lightdash lightdash/lightdash --version ~2.16.361\n' },
      { 'up.sh': 'helm upgrade -i lightdash lightdash/lightdash --version 2.16.361\n' },
    ],
    ['an operation of a patch that was a comment', patched('# - op: add'), patched('- op: add')],
    [
      'a variable of a module goes, so that its default counts',
      { 'main.tf': `module "bi" {\n  source = "git::https://git.example/bi.git"\n  lightdash_version = "${OLD}"\n}\n` },
      { 'main.tf': 'module "bi" {\n  source = "git::https://git.example/bi.git"\n}\n' },
    ],
    [
      'a variable of the repository, in the place of one of the workflow',
      workflow(command('  --set image.tag=${{ env.LIGHTDASH_VERSION }} \\\n')),
      workflow(command('  --set image.tag=${{ vars.LIGHTDASH_VERSION }} \\\n')),
    ],
    [
      'the chart of a set whose values have a placeholder',
      {
        'set.yaml': applicationSet('x')
          .replace('2.16.361', '"{{ .chart }}"')
          .replace(/helm:[\s\S]*/, 'helm: {valueFiles: ["values-{{ .env }}.yaml"]}\n'),
        'envs/a/config.yaml': 'env: a\nchart: 2.16.101\n',
      },
      { 'envs/a/config.yaml': 'env: a\nchart: 2.16.361\n' },
    ],
  ];
  it.each(
    rows.flatMap(([name, ...row]) =>
      Object.entries(NEIGHBOURS).map(([beside, files]) => [name, beside, ...row, files] as const),
    ),
  )('%s, beside %s', async (_, __, base, change, beside) => {
    const head = Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, text]) => text !== null));
    expect(await stops(base, head, beside)).not.toEqual([]);
  });

  const quiet: readonly (readonly [name: string, base: Files, change: Files])[] = [
    [
      'other parameters of one version',
      { ...bicep, 'ci.yml': 'script: az deployment create -p prod.bicepparam\n' },
      { 'next.bicepparam': params(OLD), 'ci.yml': 'script: az deployment create -p next.bicepparam\n' },
    ],
    [
      'a word of other software in JSON',
      { 'versions.json': `{\n  "lightdash": "${OLD}",\n  "redis": "7.2.0"\n}\n` },
      { 'versions.json': `{\n  "lightdash": "${OLD}",\n  "redis": "latest"\n}\n` },
    ],
    [
      'ranges of its packages',
      { 'package.json': '{\n  "devDependencies": {\n    "@lightdash/cli": "^1.0.0"\n  }\n}\n' },
      { 'package.json': '{\n  "devDependencies": {\n    "@lightdash/cli": "^1.1.0"\n  }\n}\n' },
    ],
    [
      'a whole module goes',
      { 'main.tf': `module "bi" {\n  source = "git::https://git.example/bi.git"\n  lightdash_version = "${OLD}"\n}\n` },
      { 'main.tf': '# nothing\n' },
    ],
    [
      'a command loads one file less, which has no version',
      { ...makefile('prod'), 'up.sh': 'docker compose --env-file env/db.env up -d\n', 'env/db.env': 'PGHOST=db\n' },
      { 'up.sh': 'docker compose up -d\n' },
    ],
    ['a variable in a path, in other brackets', makefile('prod'), makefile('prod', 'env/${ENV}.env')],
    [
      'a check of another folder',
      { 'ci.yml': 'run: kubeconform apps/web\n', ...workloads('prod', OLD), 'apps/web/a.yaml': 'kind: A\n' },
      { 'ci.yml': 'run: kubeconform apps/bi\n' },
    ],
    [
      'an image becomes a build of one version',
      { 'fly.toml': `[build]\nimage = "${IMAGE}:${OLD}"\n` },
      { 'fly.toml': '[build]\ndockerfile = "bi/Dockerfile"\n', 'bi/Dockerfile': `FROM ${IMAGE}:${OLD}\n` },
    ],
    [
      'an import of another type',
      { 'a.ts': "import { type LightdashConfig } from './config';\n", ...fromRegistry },
      { 'a.ts': "import { type LightdashSource } from './config';\n" },
    ],
    [
      'a whole job goes',
      { ...workflow(command('  --set image.tag=$LIGHTDASH_VERSION \\\n')), 'up.sh': `docker run ${IMAGE}:${OLD}\n` },
      { '.github/workflows/up.yml': 'jobs: {}\n' },
    ],
    [
      'a step of one line goes',
      { 'ci.yml': 'steps:\n- run: make\n- run: helm upgrade bi lightdash/lightdash --set image.tag=$LIGHTDASH_TAG\n' },
      { 'ci.yml': 'steps:\n- run: make\n' },
    ],
    [
      'a line about it goes, far below a command',
      { 'up.sh': `docker run \\\n  ${IMAGE}:$TAG\necho\necho $LIGHTDASH_TAG\n` },
      { 'up.sh': `docker run \\\n  ${IMAGE}:$TAG\necho\n` },
    ],
    [
      'two commands become one',
      workflow(command('  --set image.tag=$LIGHTDASH_VERSION \\\n').repeat(2)),
      workflow(command('  --set image.tag="$LIGHTDASH_VERSION" \\\n')),
    ],
    [
      'a command waits for another time, on a line without the name of the chart',
      workflow(command('  --timeout $SHORT \\\n')),
      workflow(command('  --timeout $LONG \\\n')),
    ],
    [
      'a line that says the version goes',
      workflow(`echo $LIGHTDASH_VERSION\n${command('  --set image.tag=$LIGHTDASH_VERSION \\\n')}`),
      workflow(command('  --set image.tag=$LIGHTDASH_VERSION \\\n')),
    ],
    [
      'a definition of CUE of other software',
      { 'vector.cue': '#version: "1.0.0"\nimage: "vector:\\(#version)"\n', 'bi.yaml': image(OLD) },
      { 'vector.cue': '#version: "1.1.0"\nimage: "vector:\\(#version)"\n' },
    ],
    ['a new deployment, where nothing goes', workloads('prod', OLD), { 'up.sh': `docker run -d ${IMAGE}:${NEW}\n` }],
  ];
  it.each(quiet)('but not %s', async (_, base, change) => {
    expect(await stops(base, { ...base, ...change }, NEIGHBOURS['values of Helm'] ?? {})).toEqual([]);
  });
});

describe('the appVersion of a fork of the chart, next to values that pin the tag', () => {
  const at = (version: string, script: string): Files => ({
    ...fork,
    'charts/lightdash/Chart.yaml': `apiVersion: v2\nname: lightdash\nversion: 0.1.0\nappVersion: "${version}"\n`,
    'envs/prod/values.yaml': `image:\n  repository: ${IMAGE}\n  tag: 1.5.0\n`,
    'deploy.sh': script,
  });
  it.each([
    [
      'decides nothing if a command hands them to Helm',
      'helm upgrade bi charts/lightdash -f envs/prod/values.yaml\n',
      0,
    ],
    ['may decide if nothing does', 'helm upgrade bi charts/lightdash\n', 1],
  ])('%s', async (_, script, count) => {
    expect(await stops(at(OLD, script), at(NEW, script), {})).toHaveLength(count);
  });
});

describe('what only looks like another version stays quiet', () => {
  it.each<Row>([
    ['a comment of Nix', 'x.nix', `{ /* ${IMAGE}:VERSION */ a = 1; }\n`],
    ['a comment over several lines', 'main.tf', `/*\n  runs ${IMAGE}:VERSION\n*/\nlocals {}\n`],
    ['a comment of PowerShell', 'x.ps1', `<#\n ${IMAGE}:VERSION\n#>\nWrite-Host hi\n`],
    ['a comment of XML', 'conf.xml', `<a>\n  <!-- ${IMAGE}:VERSION -->\n</a>\n`],
    ['a remark of a batch file', 'x.bat', `REM ${IMAGE}:VERSION\r\n:: ${IMAGE}:VERSION\r\n`],
    ['a comment of Lua', 'x.lua', `-- ${IMAGE}:VERSION\n`],
    [
      'a variable of the same name in another folder',
      'etl/.env',
      'TAG=VERSION\n',
      {
        'etl/compose.yaml': 'services: {etl: {image: "acme/etl:${TAG}"}}\n',
        'bi/compose.yaml': `services: {web: {image: "${IMAGE}:\${TAG}"}}\n`,
        'bi/.env': 'TAG=1.5.0\n',
      },
    ],
    ['a docstring of a module', 'dag.py', `"""Runs ${IMAGE}:VERSION."""\nimport os\n`],
    ['a docstring of a function', 'dag.py', `def run():\n    """\n    ${IMAGE}:VERSION\n    """\n    return 1\n`],
    [
      'a tile of a dashboard as code',
      'lightdash/dashboards/home.yml',
      'contentType: dashboard\ntiles:\n- type: markdown\n  properties: {content: "We run Lightdash VERSION"}\n',
    ],
    [
      'a model of dbt',
      'transform/schema.yml',
      'version: 2\nmodels:\n- name: users\n  meta: {lightdash_version: "VERSION"}\n',
    ],
    ['the version of a tool', 'infra/lightdash/.terraform-version', 'VERSION\n'],
    [
      'a collection of Ansible',
      'collections/lightdash/galaxy.yml',
      'namespace: acme\nname: lightdash\nversion: VERSION\n',
    ],
    ['a manifest of release-please', '.release-please-manifest.json', '{\n  "modules/lightdash": "VERSION"\n}\n'],
    ['an SBOM', 'sbom/lightdash.spdx.json', '{"name": "lightdash", "versionInfo": "VERSION"}\n'],
    [
      'an exception of a scanner',
      '.trivyignore.yaml',
      'vulnerabilities:\n  - id: CVE-1\n    statement: lightdash VERSION\n',
    ],
    ['a fragment of a changelog', 'changes/12.bugfix', 'lightdash VERSION\n'],
    ['requests to its API', 'postman/lightdash.json', '{"info": {"name": "Lightdash API", "version": "VERSION"}}\n'],
    ['the name of a step', '.github/workflows/d.yml', 'steps:\n- name: Deploy Lightdash VERSION\n  run: make\n'],
    [
      'notes on a release',
      'bi.yaml',
      'name: lightdash\nreleaseNotes: >-\n  Lightdash goes on.\n\n  Lightdash VERSION is new.\nport: 1\n',
    ],
    ['a note', 'bi.yaml', 'name: lightdash\nnotes: "We wait, and Lightdash VERSION comes next"\n'],
    [
      'the settings of other software in a program about the service',
      'Pulumi.prod.yaml',
      'config:\n  data:flowTag: VERSION\n',
      {
        'index.ts': ['lightdash', 'n8n']
          .map(
            (name) =>
              `new Release("${name}", {\n  chart: "${name}",\n  values: { image: { tag: config.require("${name === 'n8n' ? 'flow' : 'bi'}Tag") } },\n});\n`,
          )
          .join(''),
      },
    ],
    [
      'a description in a catalog',
      'catalog-info.yaml',
      'kind: Component\nmetadata:\n  name: lightdash\n  description: Lightdash VERSION\n',
    ],
    ['a log', 'logs/deploy.log', `pulled ${IMAGE}:VERSION\n`],
    ['a recorded test', 'lib/__snapshots__/a.snap', `"${IMAGE}:VERSION"\n`],
    ['an image of dbt for it', 'dags/dbt.py', "image='ghcr.io/acme/dbt-lightdash:VERSION',\n"],
    [
      'an image of dbt for it, in a kustomization',
      'jobs/kustomization.yaml',
      'resources: [job.yaml]\nimages:\n- {name: ghcr.io/acme/dbt-lightdash, newTag: VERSION}\n',
      {
        'jobs/job.yaml':
          'apiVersion: batch/v1\nkind: Job\nmetadata: {name: j}\nspec: {template: {spec: {containers: [{name: run, image: ghcr.io/acme/dbt-lightdash}]}}}\n',
      },
    ],
    [
      'other software in a file about the service',
      'helmwave.yml',
      'releases:\n- name: lightdash\n  chart:\n    name: lightdash/lightdash\n    version: 2.16.361\n- name: cache\n  chart:\n    name: bitnami/redis\n    version: VERSION\n',
    ],
    [
      'the image beside a tag, next to a command that takes a tag',
      '.github/workflows/d.yml',
      `jobs:\n  bi:\n    strategy: {matrix: {include: [{tag: 1.2.0}]}}\n    steps:\n      - run: docker run ${IMAGE}:\${{ matrix.tag }}\n  flows:\n    uses: ./run.yml\n    with:\n      image: temporalio/server\n      tag: VERSION\n  web:\n    uses: ./run.yml\n    with: {image: acme/web, tag: VERSION}\n`,
    ],
    [
      'an application in an element of a matrix',
      'set.yaml',
      `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: all}\nspec:\n  generators:\n  - matrix:\n      generators:\n      - clusters: {}\n      - list:\n          elements:\n          - app: lightdash\n            chart: lightdash\n            tag: 1.2.0\n          - app: n8n\n            chart: n8n\n            tag: VERSION\n  template:\n    metadata: {name: "{{app}}"}\n    spec:\n      source:\n        repoURL: ${CHARTS}\n        chart: "{{chart}}"\n        helm:\n          valuesObject:\n            image:\n              tag: "{{tag}}"\n`,
    ],
    [
      'a patch of a Kustomization that leads elsewhere',
      'clusters/cache.yaml',
      'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: cache}\nspec:\n  path: ./cache\n  patches:\n  - target: {kind: HelmRelease}\n    patch: |\n      - op: replace\n        path: /spec/values/image/tag\n        value: VERSION\n',
      { 'cache/release.yaml': 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: cache}\n' },
    ],
    [
      'a file of another generator',
      'envs/prod/shop.yaml',
      'env: prod\ntag: VERSION\n',
      { 'set.yaml': applicationSet('{{ .tag }}'), 'envs/prod/config.yaml': 'env: prod\ntag: 1.2.0\n' },
    ],
    [
      'the variables of another root of Terraform',
      'shop/prod.tfvars',
      'tag = "VERSION"\n',
      {
        'shop/main.tf': 'variable "tag" {}\n',
        'bi/main.tf': `variable "tag" {}\nresource "helm_release" "bi" {\n  repository = "${CHARTS}"\n  chart = "lightdash"\n  version = "2.16.361"\n  set {\n    name = "image.tag"\n    value = var.tag\n  }\n}\n`,
      },
    ],
    ...(
      [
        [
          'a project of compose',
          'shop/.env',
          { 'shop/compose.yaml': 'services: {web: {image: "acme/shop:${IMAGE_TAG}"}}\n' },
        ],
        ['a script', 'shop/tags.env', { 'shop/up.sh': '. ./tags.env\ndocker run acme/shop:$IMAGE_TAG\n' }],
        ['a chart', 'shop/tags.env', { 'shop/up.sh': 'helm upgrade shop ./chart \\\n  --set image.tag=$IMAGE_TAG\n' }],
        [
          'a manifest by its path',
          'ci/shop.yml',
          { 'k8s/shop.yaml': 'image: acme/shop:${IMAGE_TAG}\n' },
          'run: envsubst < k8s/shop.yaml\nenv:\n  IMAGE_TAG: VERSION\n',
        ],
      ] as const
    ).map(
      ([what, path, others, text = 'IMAGE_TAG=VERSION\n']): Row => [
        `a variable that ${what} takes, and the service elsewhere`,
        path,
        text,
        {
          ...others,
          'bi/compose.yaml': `services: {bi: {image: "${IMAGE}:\${IMAGE_TAG}"}}\n`,
          'bi/.env': 'IMAGE_TAG=1.2.0\n',
        },
      ],
    ),
    [
      'a module of a registry that installs the chart',
      'main.tf',
      `module "bi" {\n  source = "acme/helm-addon/aws"\n  version = "VERSION"\n  chart = "lightdash"\n  chart_version = "2.16.361"\n  repository = "${CHARTS}"\n}\n`,
    ],
    [
      'the tag of a dependency, in values that a command hands to the chart',
      'deploy/prod.yaml',
      'postgresql:\n  image:\n    tag: VERSION\n',
      { 'up.sh': 'helm upgrade bi lightdash/lightdash -f deploy/$ENV.yaml\n' },
    ],
    [
      'the settings of a task for another chart',
      'azure.yml',
      'variables:\n  tag: 1.2.0\nsteps:\n  - inputs:\n      chartName: lightdash/lightdash\n      overrideValues: image.tag=$(tag)\n  - inputs:\n      chartName: acme/shop\n      overrideValues: image.tag=VERSION\n',
    ],
    [
      'the variable of another task',
      'Taskfile.yml',
      "vars:\n  LIGHTDASH_TAG: 1.2.0\n  SHOP_TAG: VERSION\ntasks:\n  bi:\n    cmds: [docker compose -f bi.yml up -d]\n    env:\n      TAG: '{{.LIGHTDASH_TAG}}'\n  shop:\n    cmds: [docker compose -f shop.yml up -d]\n    env:\n      TAG: '{{.SHOP_TAG}}'\n",
      {
        'bi.yml': `services: {bi: {image: "${IMAGE}:\${TAG}"}}\n`,
        'shop.yml': 'services: {web: {image: "acme/shop:${TAG}"}}\n',
      },
    ],
    [
      'values that a command hands to another chart',
      'shop/prod.yaml',
      'image:\n  tag: VERSION\n',
      {
        'up.sh': 'helm upgrade bi lightdash/lightdash -f bi/$ENV.yaml\nhelm upgrade shop acme/shop -f shop/$ENV.yaml\n',
      },
    ],
    [
      'the image of another workflow',
      '.github/workflows/shop.yml',
      'env:\n  TAG: VERSION\njobs:\n  d: {steps: [{run: "docker run acme/shop:$TAG"}]}\n',
      {
        '.github/workflows/bi.yml': `env:\n  TAG: 1.2.0\njobs:\n  d: {steps: [{run: "docker run ${IMAGE}:$TAG"}]}\n`,
      },
    ],
    [
      'other software in the values that such a file names',
      'values/cache.yml',
      'image:\n  tag: VERSION\n',
      {
        'helmwave.yml':
          'releases:\n- name: lightdash\n  chart: {name: lightdash/lightdash, version: 2.16.361}\n- name: cache\n  chart: {name: bitnami/redis, version: 1.2.0}\n  values:\n  - values/cache.yml\n',
      },
    ],
  ])('%s', async (_, path, text, others) => {
    const at = (version: string) => ({ ...others, [path]: text.replaceAll('VERSION', version) });
    for (const beside of [NEIGHBOURS['values of Helm'] ?? {}, NEIGHBOURS['a project of compose'] ?? {}]) {
      expect(await stops(at(OLD), at(NEW), beside)).toEqual([]);
    }
  });

  it.each([
    ['a string of Python', 'up.py', (version: string) => `command = """\ndocker run ${IMAGE}:${version}\n"""\n`],
    [
      'a string beside a pattern of files',
      'main.tf',
      (version: string) => `a = "**/*.tf"\nb = "${IMAGE}:${version}"\nc = "x/*/y"\n`,
    ],
    ['code behind a comment', 'x.nix', (version: string) => `/* a */ image = "${IMAGE}:${version}"; /* b */\n`],
    ['a comment that does not end', 'x.ts', (version: string) => `/* a\nconst image = '${IMAGE}:${version}';\n`],
  ])('but not %s', async (_, path, text) => {
    const found = await stops({ [path]: text(OLD) }, { [path]: text(NEW) }, NEIGHBOURS['values of Helm'] ?? {});
    expect(found).toEqual([expect.stringContaining(`upgrade ${OLD} → ${NEW}`)]);
  });

  it('lets a pointer of compose move between two files, and calls what it left no downgrade', async () => {
    const at = (name: string): Files => ({
      'compose.yaml': `include: [${name}.yaml]\nservices: {w: {image: "nginx:1"}}\n`,
      'blue.yaml': `services: {web: {image: "${IMAGE}:${OLD}"}}\n`,
      'green.yaml': `services: {web: {image: "${IMAGE}:${NEW}"}}\n`,
    });
    const found = await compare(at('blue'), at('green'));
    expect(found.map(({ change, from, to }) => `${change} ${from} → ${to}`).sort()).toEqual([
      `unchanged ${OLD} → ${OLD}`,
      `upgrade ${OLD} → ${NEW}`,
    ]);
  });
});
