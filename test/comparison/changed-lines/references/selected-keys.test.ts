// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const [OLD, NEW] = ['1.0.0', '1.1.0'];

/** Files that select one of two keys, with a version below each. */
type Selecting = (selected: string, old?: string, now?: string) => Files;

const HELMFILE = (old: string, now: string) =>
  `environments:\n  stable:\n    values: [{tag: ${old}}]\n  canary:\n    values: [{tag: ${now}}]\n---\nrepositories:\n  - name: lightdash\n    url: https://lightdash.github.io/helm-charts\nreleases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: 2.9.1\n    set:\n      - name: image.tag\n        value: {{ .Values.tag }}\n`;
const RUN = 'docker run -d lightdash/lightdash:$LIGHTDASH_TAG';

const ROWS: Readonly<Record<string, Selecting>> = {
  'a job that another one extends': (selected, old = OLD, now = NEW) => ({
    '.gitlab-ci.yml': `.stable:\n  variables: {LIGHTDASH_TAG: "${old}"}\n.canary:\n  variables: {LIGHTDASH_TAG: "${now}"}\ndeploy:\n  extends: .${selected}\n  script: ${RUN}\n`,
  }),
  'an anchor': (selected, old = OLD, now = NEW) => ({
    '.gitlab-ci.yml': `.stable: &stable\n  LIGHTDASH_TAG: "${old}"\n.canary: &canary\n  LIGHTDASH_TAG: "${now}"\ndeploy:\n  variables: *${selected}\n  script: ${RUN}\n`,
  }),
  'a reference to another job': (selected, old = OLD, now = NEW) => ({
    '.gitlab-ci.yml': `.stable:\n  variables:\n    LIGHTDASH_TAG: "${old}"\n.canary:\n  variables:\n    LIGHTDASH_TAG: "${now}"\ndeploy:\n  variables: !reference [.${selected}, variables]\n  script: ${RUN}\n`,
  }),
  'a target of Bake': (selected, old = OLD, now = NEW) => ({
    'docker-bake.hcl': `target "stable" {\n  args = { LIGHTDASH_VERSION = "${old}" }\n}\ntarget "canary" {\n  args = { LIGHTDASH_VERSION = "${now}" }\n}\ntarget "bi" {\n  inherits = ["${selected}"]\n}\n`,
    Dockerfile: 'ARG LIGHTDASH_VERSION\nFROM lightdash/lightdash:${LIGHTDASH_VERSION}\n',
  }),
  'a key of a file of versions': (selected, old = OLD, now = NEW) => ({
    'up.sh': `TAG=$(yq .${selected}.lightdash versions.yaml)\ndocker run -d lightdash/lightdash:$TAG\n`,
    'versions.yaml': `stable:\n  lightdash: ${old}\ncanary:\n  lightdash: ${now}\n`,
  }),
  'an environment of helmfile': (selected, old = OLD, now = NEW) => ({
    '.gitlab-ci.yml': `deploy:\n  script: helmfile -e ${selected} apply\n`,
    'helmfile.yaml': HELMFILE(old, now),
  }),
  'a case of a shell': (selected, old = OLD, now = NEW) => ({
    'up.sh': `STAGE=${selected}\ncase $STAGE in\n  stable) TAG=${old};;\n  canary) TAG=${now};;\nesac\ndocker run lightdash/lightdash:$TAG\n`,
  }),
  'an environment of helmfile with files': (selected, old = OLD, now = NEW) => ({
    '.gitlab-ci.yml': `deploy:\n  script: helmfile -e ${selected} apply\n`,
    'helmfile.yaml': `environments:\n  stable: {}\n  canary: {}\n---\nrepositories:\n  - name: lightdash\n    url: https://lightdash.github.io/helm-charts\nreleases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: 2.9.1\n    values: ['{{ .Environment.Name }}.yaml']\n`,
    'stable.yaml': `image: {tag: ${old}}\n`,
    'canary.yaml': `image: {tag: ${now}}\n`,
  }),
  'an environment of helmfile with files that have other names': (selected, old = OLD, now = NEW) => ({
    '.gitlab-ci.yml': `deploy:\n  script: helmfile -e ${selected} apply\n`,
    'helmfile.yaml': HELMFILE(old, now).replace(`[{tag: ${old}}]`, '[a.yaml]').replace(`[{tag: ${now}}]`, '[b.yaml]'),
    'a.yaml': `tag: ${old}\n`,
    'b.yaml': `tag: ${now}\n`,
  }),
  'a workspace of Terraform': (selected, old = OLD, now = NEW) => ({
    'up.sh': `terraform workspace select ${selected}\nterraform apply\n`,
    'main.tf': `locals {\n  versions = {\n    stable = "${old}"\n    canary = "${now}"\n  }\n}\nresource "helm_release" "bi" {\n  name       = "bi"\n  repository = "https://lightdash.github.io/helm-charts"\n  chart      = "lightdash"\n  version    = "2.9.1"\n  set {\n    name  = "image.tag"\n    value = local.versions[terraform.workspace]\n  }\n}\n`,
  }),
  'a target of make': (selected, old = OLD, now = NEW) => ({
    '.gitlab-ci.yml': `up:\n  script: make ${selected}\n`,
    Makefile: `stable:\n\tdocker run lightdash/lightdash:${old}\n\ncanary:\n\tdocker run lightdash/lightdash:${now}\n`,
  }),
  'a profile of Skaffold': (selected, old = OLD, now = NEW) => ({
    'up.sh': `skaffold run -p ${selected}\n`,
    'skaffold.yaml': `profiles:\n${[
      ['stable', old],
      ['canary', now],
    ]
      .map(
        ([name, version]) =>
          `  - name: ${name}\n    deploy:\n      helm:\n        releases:\n          - name: bi\n            remoteChart: lightdash/lightdash\n            setValues:\n              image.tag: ${version}\n`,
      )
      .join('')}`,
  }),
  'a profile of compose': (selected, old = OLD, now = NEW) => ({
    '.env': `COMPOSE_PROFILES=${selected}\n`,
    'compose.yaml': `services:\n  bi:\n    image: lightdash/lightdash:${old}\n    profiles: [stable]\n  bi-canary:\n    image: lightdash/lightdash:${now}\n    profiles: [canary]\n`,
  }),
  'a stage of a Dockerfile': (selected, old = OLD, now = NEW) => ({
    'build.sh': `docker build --target ${selected} -t acme/bi .\n`,
    Dockerfile: `FROM lightdash/lightdash:${old} AS stable\nRUN true\nFROM lightdash/lightdash:${now} AS canary\nRUN true\n`,
  }),
  'a stack of Pulumi': (selected, old = OLD, now = NEW) => ({
    '.github/workflows/up.yml': `jobs:\n  up:\n    steps:\n      - uses: pulumi/actions@v6\n        with:\n          command: up\n          stack-name: acme/${selected}\n`,
    'Pulumi.stable.yaml': `config:\n  bi:lightdashTag: ${old}\n`,
    'Pulumi.canary.yaml': `config:\n  bi:lightdashTag: ${now}\n`,
    'index.ts': 'const config = new pulumi.Config();\nrun(`lightdash/lightdash:${config.require("lightdashTag")}`);\n',
  }),
  'a constant of a program': (selected, old = OLD, now = NEW) => ({
    'up.py': `STABLE = "${old}"\nCANARY = "${now}"\nTAG = ${selected.toUpperCase()}\nrun(f"lightdash/lightdash:{TAG}")\n`,
  }),
  'a values file of a command over several lines': (selected, old = OLD, now = NEW) => ({
    'up.sh': `helm upgrade -i bi lightdash/lightdash \\\n  --version 2.9.1 \\\n  -f base.yaml \\\n  -f ${selected}.yaml\n`,
    'base.yaml': 'replicaCount: 2\n',
    'stable.yaml': `image:\n  tag: ${old}\n`,
    'canary.yaml': `image:\n  tag: ${now}\n`,
  }),
  'a key of a program': (selected, old = OLD, now = NEW) => ({
    'app.ts': `const VERSIONS = { stable: "${old}", canary: "${now}" };\nconst stage = "${selected}";\nnew Chart({ image: \`lightdash/lightdash:\${VERSIONS[stage]}\` });\n`,
  }),
};

const NEIGHBOUR: Files = {
  'zz/lightdash/values.yaml':
    'image:\n  repository: lightdash/lightdash\n  tag: 0.9.0\nsecrets:\n  LIGHTDASH_SECRET: x\n',
};

async function changed(base: Files, head: Files) {
  const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head });
  return changes.filter(({ change }) => change !== 'unchanged').map(show);
}

describe('a line that selects another key', () => {
  it.each(Object.keys(ROWS))('moves to the version below it: %s', async (row) => {
    const files = ROWS[row] as Selecting;
    expect(await changed(files('stable'), files('canary'))).toEqual([
      expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
    expect(await changed(files('canary'), files('stable'))).toEqual([
      expect.stringMatching(/ downgrade 1\.1\.0 → 1\.0\.0$/),
    ]);
  });

  it.each(Object.keys(ROWS))('changes nothing with the same version below both: %s', async (row) => {
    const files = ROWS[row] as Selecting;
    expect(await changed(files('stable', OLD, OLD), files('canary', OLD, OLD))).toEqual([]);
  });

  it('is not understood with several versions below a key', async () => {
    const files = (selected: string): Files => ({
      '.gitlab-ci.yml': `.stable:\n  variables: {LIGHTDASH_TAG: "1.0.0", LIGHTDASH_OLD_TAG: "0.9.9"}\n.canary:\n  variables: {LIGHTDASH_TAG: "1.1.0"}\ndeploy:\n  extends: .${selected}\n  script: ${RUN}\n`,
    });
    expect(await changed(files('stable'), files('canary'))).toEqual([
      '.gitlab-ci.yml:6 upgrade ? → 1.1.0 not-understood',
    ]);
  });

  it.each<[string, (selected: string) => Files]>([
    [
      'versions of other software',
      (selected) => ({
        '.gitlab-ci.yml': `.stable:\n  variables: {PORTAL_TAG: "1.0.0"}\n.canary:\n  variables: {PORTAL_TAG: "1.1.0"}\nportal:\n  extends: .${selected}\n  script: docker run acme/portal:$PORTAL_TAG\nbi:\n  script: docker run lightdash/lightdash:1.0.0\n`,
      }),
    ],
    [
      'another key below it',
      (selected) => ({
        'main.ts': `const VERSIONS = {\n  stable: { lightdash: "1.0.0", web: "3.0.0" },\n  canary: { lightdash: "1.1.0", web: "3.1.0" },\n};\nnew Web({ tag: VERSIONS.${selected}.web });\nnew Bi({ image: "lightdash/lightdash:" + VERSIONS.stable.lightdash });\n`,
      }),
    ],
    [
      'the folder of another application',
      (selected) => ({
        '.gitlab-ci.yml': `bi:\n  script: docker run lightdash/lightdash:1.0.0\nweb:\n  script: kubectl apply -k web/${selected}/\n`,
        'web.yaml': 'stable:\n  web: 1.0.0\ncanary:\n  web: 1.1.0\n',
      }),
    ],
    [
      'a file that the line does not name',
      (selected) => ({
        'notify.sh': `curl -d stage=${selected} https://hooks.acme.io\n`,
        'versions.yaml': 'stable:\n  lightdash: 1.0.0\ncanary:\n  lightdash: 1.1.0\n',
      }),
    ],
    [
      'a namespace, beside the name of a script',
      (selected) => ({
        'logs.sh': `kubectl logs -n ${selected} deploy/lightdash\n`,
        'deploy.sh': 'helm upgrade -i bi lightdash/lightdash -f values/$1.yaml\n',
        'values/stable.yaml': `image:\n  tag: ${OLD}\n`,
        'values/canary.yaml': `image:\n  tag: ${NEW}\n`,
      }),
    ],
    [
      'an argument of another script',
      (selected) => ({
        '.gitlab-ci.yml': `up:\n  script: ./deploy.sh stable\nnotify:\n  script: ./notify.sh ${selected}\n`,
        'deploy.sh': 'helm upgrade -i bi lightdash/lightdash -f values/$1.yaml\n',
        'notify.sh': 'curl -d "$1" https://hooks.acme.io\n',
        'values/stable.yaml': `image:\n  tag: ${OLD}\n`,
        'values/canary.yaml': `image:\n  tag: ${NEW}\n`,
      }),
    ],
    [
      'a variable of another command',
      (selected) => ({
        '.gitlab-ci.yml': `up:\n  script: make up ENV=stable\nweb:\n  variables:\n    STAGE: ${selected}\n  script: make web STAGE=$STAGE\n`,
        Makefile:
          'up:\n\thelm upgrade -i bi lightdash/lightdash -f values/$(ENV).yaml\nweb:\n\thelm upgrade -i web acme/web -f web/$(STAGE).yaml\n',
        'values/stable.yaml': `image:\n  tag: ${OLD}\n`,
        'values/canary.yaml': `image:\n  tag: ${NEW}\n`,
        'web/stable.yaml': 'image:\n  tag: 1.0.0\n',
        'web/canary.yaml': 'image:\n  tag: 1.1.0\n',
      }),
    ],
    [
      'words that are parts of longer ones',
      (selected) => ({
        '.gitlab-ci.yml': `.stable-bi:\n  variables: {LIGHTDASH_TAG: "1.0.0"}\n.canary-bi:\n  variables: {LIGHTDASH_TAG: "1.1.0"}\nnotify:\n  script: notify ${selected}\n`,
      }),
    ],
  ])('is nothing to the service: %s', async (_, files) => {
    expect(await changed(files('stable'), files('canary'))).toEqual([]);
  });
});

describe('a value that stands in a path', () => {
  const VALUES = { 'values/stable.yaml': `image:\n  tag: ${OLD}\n`, 'values/canary.yaml': `image:\n  tag: ${NEW}\n` };
  const HELM = 'helm upgrade -i bi lightdash/lightdash --version 2.9.1 -f values/';
  it.each<[string, (stage: string) => Files]>([
    ['a shell', (stage) => ({ ...VALUES, 'up.sh': `STAGE=${stage}\n${HELM}$STAGE.yaml\n` })],
    [
      'a pipeline',
      (stage) => ({
        ...VALUES,
        '.gitlab-ci.yml': `variables:\n  STAGE: ${stage}\nup:\n  script: ${HELM}\${STAGE}.yaml\n`,
      }),
    ],
    [
      'a workflow',
      (stage) => ({
        ...VALUES,
        '.github/workflows/up.yml': `env:\n  STAGE: ${stage}\njobs:\n  up:\n    steps:\n      - run: ${HELM}\${{ env.STAGE }}.yaml\n`,
      }),
    ],
    [
      'a matrix',
      (stage) => ({
        ...VALUES,
        '.github/workflows/up.yml': `jobs:\n  up:\n    strategy: {matrix: {stage: [dev, ${stage}]}}\n    steps:\n      - run: ${HELM}\${{ matrix.stage }}.yaml\n`,
      }),
    ],
    [
      'a Taskfile',
      (stage) => ({
        ...VALUES,
        'Taskfile.yml': `vars:\n  STAGE: ${stage}\ntasks:\n  up:\n    cmds: ['${HELM}{{.STAGE}}.yaml']\n`,
      }),
    ],
    [
      'make, which gets it from a pipeline',
      (stage) => ({
        ...VALUES,
        '.gitlab-ci.yml': `up:\n  script: make up ENV=${stage}\n`,
        Makefile: `up:\n\t${HELM}$(ENV).yaml\n`,
      }),
    ],
    [
      'a script, which gets it as an argument',
      (stage) => ({
        ...VALUES,
        '.gitlab-ci.yml': `up:\n  script: ./ci/up.sh ${stage}\n`,
        'ci/up.sh': `${HELM}"$1".yaml\n`,
      }),
    ],
    [
      'a script of two letters, which gets it in a variable of its own',
      (stage) => ({
        'env/stable.env': `LIGHTDASH_TAG=${OLD}\n`,
        'env/canary.env': `LIGHTDASH_TAG=${NEW}\n`,
        'compose/bi.yml': 'services: {bi: {image: "lightdash/lightdash:$LIGHTDASH_TAG"}}\n',
        '.gitlab-ci.yml': `up:\n  script: bin/up ${stage}\n`,
        'bin/up': 'stage=$1\ndocker compose --env-file "env/$stage.env" -f compose/bi.yml up -d\n',
      }),
    ],
    [
      'a reusable workflow',
      (stage) => ({
        ...VALUES,
        '.github/workflows/up.yml': `jobs:\n  up:\n    uses: ./.github/workflows/deploy-bi.yml\n    with:\n      stage: ${stage}\n`,
        '.github/workflows/deploy-bi.yml': `on:\n  workflow_call:\n    inputs:\n      stage: {type: string}\njobs:\n  up:\n    steps:\n      - run: ${HELM}\${{ inputs.stage }}.yaml\n`,
      }),
    ],
    [
      'the hosts of a play',
      (stage) => ({
        'site.yml': `- hosts: ${stage}\n  roles: [bi]\n`,
        'roles/bi/tasks/main.yml': '- docker_container:\n    image: "lightdash/lightdash:{{ lightdash_version }}"\n',
        'group_vars/stable.yml': `lightdash_version: ${OLD}\n`,
        'group_vars/canary.yml': `lightdash_version: ${NEW}\n`,
      }),
    ],
    [
      'a playbook',
      (stage) => ({
        'site.yml': `- hosts: bi\n  vars:\n    stage: ${stage}\n  tasks:\n    - include_vars: "vars/{{ stage }}.yml"\n    - docker_container:\n        image: "lightdash/lightdash:{{ lightdash_version }}"\n`,
        'vars/stable.yml': `lightdash_version: ${OLD}\n`,
        'vars/canary.yml': `lightdash_version: ${NEW}\n`,
      }),
    ],
  ])('selects the file: %s', async (_, files) => {
    expect(await changed(files('stable'), files('canary'))).toEqual([
      expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
  });

  it.each<[string, (role: string) => string]>([
    ['a list of roles', (role) => `- hosts: bi\n  roles:\n    - ${role}\n`],
    ['a role with settings', (role) => `- hosts: bi\n  roles:\n    - role: ${role}\n      become: true\n`],
    ['a task', (role) => `- hosts: bi\n  tasks:\n    - include_role:\n        name: ${role}\n`],
  ])('is the name of a role: %s', async (_, playbook) => {
    const role = (name: string, version: string) => ({
      [`roles/${name}/tasks/main.yml`]: `- docker_container:\n    name: bi\n    image: lightdash/lightdash:${version}\n`,
    });
    const files = (name: string): Files => ({
      'site.yml': playbook(name),
      ...role('bi', OLD),
      ...role('bi_canary', NEW),
    });
    expect(await changed(files('bi'), files('bi_canary'))).toEqual([
      expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
  });
});
