// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const [OLD, NEW] = ['1.0.0', '1.1.0'];
const IMAGE = 'lightdash/lightdash';
const NEIGHBOUR: Files = { 'zz/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };

async function changed(base: Files, head: Files) {
  const changes = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head });
  return changes.filter(({ change }) => change !== 'unchanged').map(show);
}

const values = (tag: string) => `image:\n  repository: ${IMAGE}\n  tag: ${tag}\nsecrets: {LIGHTDASH_SECRET: x}\n`;
const VALUES: Files = { 'v/east.yaml': values(OLD), 'v/west.yaml': values(NEW), 'v/north.yaml': values(OLD) };
const HELM = `helm upgrade --install bi lightdash/lightdash --version 2.16.361 -f v/`;
const COMPOSE = ['east', 'west', 'north']
  .map((name) => `  bi-${name}:\n    profiles: [${name}]\n    image: ${IMAGE}:\${TAG_${name.toUpperCase()}}\n`)
  .join('');
const TAGS = `TAG_EAST=${OLD}\nTAG_WEST=${NEW}\nTAG_NORTH=${OLD}\n`;
const DOCKERFILE = `ARG ONE=${OLD}\nARG TWO=${NEW}\nFROM ${IMAGE}:\${ONE} AS east\nFROM ${IMAGE}:\${TWO} AS west\nFROM ${IMAGE}:\${ONE} AS north\n`;
const recipes = (end: string) =>
  ['east', 'west', 'north'].map((name) => `up-${name}:\n\t${HELM}${name}.yaml\n`).join('') + end;
const inventory = (name: string, tag: string): Files => ({
  [`inventories/${name}/hosts`]: '[bi]\nbi1\n',
  [`inventories/${name}/group_vars/bi.yml`]: `lightdash_version: ${tag}\n`,
});

/** Files in which a word selects east, west or north, of which north has the version of east. */
const ROWS: Readonly<Record<string, (word: string) => Files>> = {
  'a profile whose version is in a variable': (word) => ({
    'compose.yaml': `services:\n${COMPOSE}`,
    '.env': `${TAGS}COMPOSE_PROFILES=${word}\n`,
  }),
  'a profile on a command': (word) => ({
    'compose.yaml': `services:\n${COMPOSE}`,
    '.env': TAGS,
    'up.sh': `docker compose --profile ${word} up -d\n`,
  }),
  'a target of make whose commands name files': (word) => ({
    ...VALUES,
    Makefile: recipes('logs:\n\tkubectl logs deploy/bi\n'),
    '.gitlab-ci.yml': `up:\n  script: make up-${word}\n`,
  }),
  'a task that another one runs': (word) => ({
    ...VALUES,
    'Taskfile.yml': `version: '3'\ntasks:\n${['east', 'west', 'north'].map((name) => `  ${name}:\n    cmds: ['${HELM}${name}.yaml']\n`).join('')}  default:\n    deps: [${word}]\n`,
  }),
  'a stage whose version is in an argument': (word) => ({
    Dockerfile: DOCKERFILE,
    'build.sh': `docker build --target ${word} -t acme/bi .\n`,
  }),
  'a stage that builds upon another one': (word) => ({
    Dockerfile: `${DOCKERFILE.replace(/AS (\w+)/g, 'AS own-$1')}FROM own-east AS east\nFROM own-west AS west\nFROM own-north AS north\n`,
    'build.sh': `docker build --target ${word} -t acme/bi .\n`,
  }),
  'a stage that Bake builds': (word) => ({
    Dockerfile: DOCKERFILE,
    'docker-bake.hcl': `target "bi" {\n  target = "${word}"\n}\n`,
  }),
  'a loop': (word) => ({ ...VALUES, 'up.sh': `for place in ${word}; do\n  ${HELM}$place.yaml\ndone\n` }),
  'a loop over a variable': (word) => ({
    ...VALUES,
    'up.sh': `places="${word}"\nfor place in $places; do\n  ${HELM}$place.yaml\ndone\n`,
  }),
  'the arguments that a script sets': (word) => ({ ...VALUES, 'up.sh': `set -- ${word}\n${HELM}$1.yaml\n` }),
  'a default of a recipe': (word) => ({
    ...VALUES,
    justfile: `place := "${word}"\nup at=place:\n    ${HELM}{{at}}.yaml\n`,
  }),
  'an argument of a recipe': (word) => ({
    ...VALUES,
    justfile: `all: (up "${word}")\nup at:\n    ${HELM}{{at}}.yaml\n`,
  }),
  'an argument of a function': (word) => ({ ...VALUES, 'up.sh': `up() {\n  ${HELM}$1.yaml\n}\nup ${word}\n` }),
  'a workspace of a pipeline': (word) => ({
    'main.tf': `locals {\n  tags = { east = "${OLD}", west = "${NEW}", north = "${OLD}" }\n}\nresource "docker_container" "bi" {\n  name  = "bi"\n  image = "${IMAGE}:\${local.tags[terraform.workspace]}"\n}\n`,
    'cloudbuild.yaml': `substitutions: {_PLACE: ${word}}\nsteps:\n  - name: hashicorp/terraform:1.9.0\n    args: [workspace, select, $_PLACE]\n`,
  }),
  'a variable that a program takes': (word) => ({
    ...VALUES,
    'up.py': `place = os.environ["PLACE"]\nrun(f"${HELM}{place}.yaml")\n`,
    '.gitlab-ci.yml': `up:\n  script: PLACE=${word} python up.py\n`,
  }),
  'a job whose variable another job has as well': (word) => ({
    '.gitlab-ci.yml': `${[
      ['east', OLD],
      ['west', NEW],
      ['north', OLD],
    ]
      .map(([name, tag]) => `.${name}:\n  script: docker run -d ${IMAGE}:$LAB_TAG\n  variables: {LAB_TAG: "${tag}"}\n`)
      .join('')}lab:\n  extends: .${word}\n`,
  }),
  'a workspace that is part of a path': (word) => ({
    'stack/main.tf': `locals {\n  stage  = terraform.workspace\n  config = yamldecode(file("\${path.module}/config/\${local.stage}.yaml"))\n}\nresource "docker_container" "bi" {\n  name  = "bi"\n  image = "${IMAGE}:\${local.config.lightdash.version}"\n}\n`,
    'stack/config/east.yaml': `lightdash: {version: ${OLD}}\n`,
    'stack/config/west.yaml': `lightdash: {version: ${NEW}}\n`,
    'stack/config/north.yaml': `lightdash: {version: ${OLD}}\n`,
    'up.sh': `cd stack\nterraform workspace select ${word}\nterraform apply\n`,
  }),
  'a variable that goes through make to a script': (word) => ({
    ...VALUES,
    '.gitlab-ci.yml': `variables:\n  PLACE: ${word}\nup:\n  script: make up\n`,
    Makefile: 'PLACE ?= north\nup:\n\t./up.sh $(PLACE)\n',
    'up.sh': `place="$1"\n${HELM}$place.yaml\n`,
  }),
  'the default of an input': (word) => ({
    ...VALUES,
    '.github/workflows/up.yml': `on:\n  workflow_dispatch:\n    inputs:\n      place:\n        type: choice\n        default: ${word}\n        options: [east, west, north]\njobs:\n  up:\n    steps:\n      - run: ./up.sh \${{ inputs.place }}\n`,
    'up.sh': `${HELM}\${1:-north}.yaml\n`,
  }),
  'the default of an action': (word) => ({
    ...VALUES,
    '.github/workflows/up.yml': 'jobs:\n  up:\n    steps:\n      - uses: ./.github/actions/roll\n',
    '.github/actions/roll/action.yml': `inputs:\n  place: {default: ${word}}\nruns:\n  using: composite\n  steps:\n    - run: ./up.sh \${{ inputs.place }}\n`,
    'up.sh': `${HELM}$1.yaml\n`,
  }),
  'the first choice of a parameter': (word) => ({
    ...VALUES,
    Jenkinsfile: `properties([parameters([\n  choice(name: 'PLACE', choices: ['${word}', ${['east', 'west', 'north']
      .filter((each) => each !== word)
      .map((each) => `'${each}'`)
      .join(', ')}])\n])])\nsh "./up.sh \${params.PLACE}"\n`,
    'up.sh': `${HELM}$1.yaml\n`,
  }),
  'the default of an argument before a workspace': (word) => ({
    'main.tf': `locals {\n  tags = { east = "${OLD}", west = "${NEW}", north = "${OLD}" }\n}\nresource "docker_container" "bi" {\n  name  = "bi"\n  image = "${IMAGE}:\${local.tags[terraform.workspace]}"\n}\n`,
    'up.sh': `place=\${1:-${word}}\nterraform workspace select "$place"\nterraform apply\n`,
  }),
  'a workspace in the environment': (word) => ({
    'stack/main.tf': `locals {\n  stage  = terraform.workspace\n  config = yamldecode(file("\${path.module}/config/\${local.stage}.yaml"))\n}\nresource "docker_container" "bi" {\n  name  = "bi"\n  image = "${IMAGE}:\${local.config.lightdash.version}"\n}\n`,
    'stack/config/east.yaml': `lightdash: {version: ${OLD}}\n`,
    'stack/config/west.yaml': `lightdash: {version: ${NEW}}\n`,
    'stack/config/north.yaml': `lightdash: {version: ${OLD}}\n`,
    '.envrc': `export TF_WORKSPACE=${word}\n`,
  }),
  'a profile that compose lists below': (word) => ({
    'compose.yaml': `services:\n${COMPOSE.replace(/profiles: \[(\w+)\]/g, 'profiles:\n      - $1')}`,
    '.env': TAGS,
    'up.sh': `docker compose --profile ${word} up -d\n`,
  }),
  'an argument of a function in another file': (word) => ({
    ...VALUES,
    'lib.sh': `roll() {\n  ${HELM}"$1".yaml\n}\n`,
    'up.sh': `. ./lib.sh\nroll ${word}\n`,
  }),
  'the default in an expression': (word) => ({
    ...VALUES,
    '.github/workflows/up.yml': `on:\n  workflow_dispatch:\n    inputs:\n      place: {type: string}\njobs:\n  up:\n    steps:\n      - run: ${HELM}\${{ inputs.place || '${word}' }}.yaml\n`,
  }),
  'a variable that a recipe hands to another one': (word) => ({
    ...VALUES,
    justfile: `place := "${word}"\nup: (roll place)\nroll at:\n    ${HELM}{{at}}.yaml\n`,
  }),
  'the limit of a playbook': (word) => ({
    'site.yml': `- hosts: bi\n  tasks:\n    - docker_container: {name: bi, image: "${IMAGE}:{{ lightdash_version }}"}\n`,
    'group_vars/east.yml': `lightdash_version: ${OLD}\n`,
    'group_vars/west.yml': `lightdash_version: ${NEW}\n`,
    'group_vars/north.yml': `lightdash_version: ${OLD}\n`,
    'up.sh': `ansible-playbook -i hosts site.yml --limit ${word}\n`,
  }),
  'the variables of a role': (word) => ({
    'roles/bi/tasks/main.yml': `- include_vars: ${word}.yml\n- docker_container: {name: bi, image: "${IMAGE}:{{ bi_version }}"}\n`,
    'roles/bi/vars/east.yml': `bi_version: ${OLD}\n`,
    'roles/bi/vars/west.yml': `bi_version: ${NEW}\n`,
    'roles/bi/vars/north.yml': `bi_version: ${OLD}\n`,
    'roles/db/vars/east.yml': 'db_version: 16.3\n',
    'roles/db/vars/west.yml': 'db_version: 16.4\n',
    'roles/db/vars/north.yml': 'db_version: 16.4\n',
  }),
  'the groups of an inventory in a folder': (word) => ({
    'site.yml': `- hosts: ${word}\n  tasks:\n    - docker_container: {name: bi, image: "${IMAGE}:{{ lightdash_version }}"}\n`,
    'inventories/prod/group_vars/east.yml': `lightdash_version: ${OLD}\n`,
    'inventories/prod/group_vars/west.yml': `lightdash_version: ${NEW}\n`,
    'inventories/prod/group_vars/north.yml': `lightdash_version: ${OLD}\n`,
    'inventories/dev/hosts': '[east]\n',
  }),
  'an inventory': (word) => ({
    ...inventory('east', OLD),
    ...inventory('west', NEW),
    ...inventory('north', OLD),
    'site.yml': `- hosts: bi\n  tasks:\n    - docker_container: {name: bi, image: "${IMAGE}:{{ lightdash_version }}"}\n`,
    'up.sh': `ansible-playbook -i inventories/${word}/hosts site.yml\n`,
  }),
  'a folder of a pillar': (word) => ({
    'pillar/top.sls': `base:\n  'bi*':\n    - lightdash.${word}\n`,
    'pillar/lightdash/east/init.sls': `lightdash:\n  version: ${OLD}\n`,
    'pillar/lightdash/west/init.sls': `lightdash:\n  version: ${NEW}\n`,
    'pillar/lightdash/north/init.sls': `lightdash:\n  version: ${OLD}\n`,
    'salt/bi.sls': `bi:\n  docker_container.running:\n    - image: ${IMAGE}:{{ pillar['lightdash']['version'] }}\n`,
  }),
};

describe('a word that selects a version', () => {
  it.each(Object.keys(ROWS))('is that version: %s', async (row) => {
    const files = ROWS[row] as (word: string) => Files;
    expect(await changed(files('east'), files('west'))).toEqual([expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/)]);
  });

  it.each(Object.keys(ROWS))('may select the same version: %s', async (row) => {
    const files = ROWS[row] as (word: string) => Files;
    expect(await changed(files('east'), files('north'))).toEqual([]);
  });

  it.each<[string, (word: string) => Files]>([
    [
      'what a job waits for',
      (word) => ({
        ...VALUES,
        '.gitlab-ci.yml': `east:\n  script: ${HELM}east.yaml\nwest:\n  script: ${HELM}west.yaml\nsmoke:\n  needs: [${word}]\n  script: curl https://bi.acme.io\n`,
      }),
    ],
    [
      'the name of a job of a workflow',
      (word) => ({
        ...VALUES,
        '.github/workflows/up.yml': `jobs:\n  east:\n    steps:\n      - run: ${HELM}east.yaml\n  west:\n    steps:\n      - run: ${HELM}west.yaml\n  tell:\n    steps:\n      - run: ./tell ${word}\n`,
      }),
    ],
    [
      'an input of another workflow',
      (word) => ({
        ...VALUES,
        '.github/workflows/up.yml': `jobs:\n  bi:\n    uses: ./.github/workflows/bi.yml\n    with:\n      place: east\n  web:\n    uses: ./.github/workflows/web.yml\n    with:\n      place: ${word}\n`,
        '.github/workflows/bi.yml': `on: {workflow_call: {inputs: {place: {type: string}}}}\njobs:\n  up:\n    steps:\n      - run: ${HELM}\${{ inputs.place }}.yaml\n`,
        '.github/workflows/web.yml':
          'on: {workflow_call: {inputs: {place: {type: string}}}}\njobs:\n  up:\n    steps:\n      - run: mkdocs gh-deploy --remote ${{ inputs.place }}\n',
      }),
    ],
    [
      'a variable of another job',
      (word) => ({
        ...VALUES,
        '.gitlab-ci.yml': `variables: {PLACE: east}\nup:\n  script: ./up.sh $PLACE\nscan:\n  variables: {PLACE: ${word}}\n  script: ./scan.sh\n`,
        'up.sh': `${HELM}$1.yaml\n`,
        'scan.sh': 'trivy image web:$PLACE\n',
      }),
    ],
    [
      'an input of another step with the name of an input',
      (word) => ({
        ...VALUES,
        '.github/workflows/up.yml': `on:\n  workflow_dispatch:\n    inputs:\n      place: {default: east}\njobs:\n  up:\n    steps:\n      - run: ${HELM}\${{ inputs.place }}.yaml\n      - uses: acme/tell@v1\n        with:\n          channel: bi${word === 'east' ? '' : '\n          place: west'}\n`,
      }),
    ],
    [
      'a variable that nothing takes',
      (word) => ({
        ...VALUES,
        '.gitlab-ci.yml': `up:\n  variables: {CITY: ${word}}\n  script: make up-east\n`,
        Makefile: recipes(''),
      }),
    ],
    [
      'an argument of a function on one line',
      (word) => ({
        ...VALUES,
        'up.sh': `say() { echo "$1"; }\ncase $1 in\n  east) ${HELM}east.yaml ;;\n  west) ${HELM}west.yaml ;;\nesac\nsay ${word}\n`,
      }),
    ],
    [
      'the default of an input that goes elsewhere',
      (word) => ({
        ...VALUES,
        '.github/workflows/up.yml': `on:\n  workflow_dispatch:\n    inputs:\n      place: {default: east}\n      log: {default: ${word}}\njobs:\n  up:\n    steps:\n      - run: ./up.sh \${{ inputs.place }}\n      - run: ./log.sh \${{ inputs.log }}\n`,
        'up.sh': `${HELM}$1.yaml\n`,
        'log.sh': 'stern -n "$1" bi\n',
      }),
    ],
    [
      'an order of options',
      (word) => ({
        ...VALUES,
        '.github/workflows/up.yml': `on:\n  workflow_dispatch:\n    inputs:\n      place: {default: east, options: [${word === 'east' ? 'east, west' : 'west, east'}]}\njobs:\n  up:\n    steps:\n      - run: ./up.sh \${{ inputs.place }}\n`,
        'up.sh': `${HELM}$1.yaml\n`,
      }),
    ],
    ['what is printed', (word) => ({ ...VALUES, Makefile: recipes(`help:\n\t@echo up-${word}\n`) })],
    [
      'a loop for something else',
      (word) => ({ ...VALUES, 'up.sh': `${HELM}east.yaml\nfor at in ${word}; do\n  kubectl get pods -n $at\ndone\n` }),
    ],
    [
      'an argument of another recipe',
      (word) => ({
        ...VALUES,
        justfile: `all: (logs "${word}")\nup at:\n    ${HELM}{{at}}.yaml\nlogs at:\n    kubectl logs {{at}}\n`,
      }),
    ],
    [
      'an inventory of something else',
      (word) => ({
        'web/east/hosts': 'web1\n',
        'web/west/hosts': 'web1\n',
        'bi.sh': `docker run -d ${IMAGE}:${OLD}\n`,
        'up.sh': `ansible-playbook -i web/${word}/hosts web.yml\n`,
      }),
    ],
  ])('is nothing to the service: %s', async (_, files) => {
    expect(await changed(files('east'), files('west'))).toEqual([]);
  });
});

/** A command that gets one more word, and what that selects. */
const MORE: Readonly<Record<string, (command: string) => Files>> = {
  make: (command) => ({
    ...VALUES,
    Makefile: `PLACE ?= east\nCOLOUR ?= east\nup:\n\t${HELM}$(PLACE).yaml\n`,
    '.gitlab-ci.yml': `up:\n  script: ${command}make up\n`,
  }),
  'a script': (command) => ({
    ...VALUES,
    'up.sh': `PLACE=\${PLACE:-east}\nCOLOUR=\${COLOUR:-east}\n${HELM}$PLACE.yaml\n`,
    '.gitlab-ci.yml': `up:\n  script: ${command}./up.sh\n`,
  }),
  Terraform: (command) => ({
    'main.tf': `variable "PLACE" {\n  default = "east"\n}\nvariable "COLOUR" {\n  default = "east"\n}\nlocals {\n  tags = { east = "${OLD}", west = "${NEW}", north = "${OLD}" }\n}\nresource "docker_container" "bi" {\n  name  = "bi"\n  image = "${IMAGE}:\${local.tags[var.PLACE]}"\n}\n`,
    'up.sh': `terraform apply -auto-approve ${command && `-var ${command}`}\n`,
  }),
};

describe('a variable that a line sets instead of a default', () => {
  it.each(Object.keys(MORE))('selects a version: %s', async (row) => {
    const files = MORE[row] as (command: string) => Files;
    expect(await changed(files(''), files('PLACE=west '))).toEqual([
      expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
    expect(await changed(files(''), files('PLACE=north '))).toEqual([]);
    expect(await changed(files(''), files('PLACE=east '))).toEqual([]);
  });

  it.each(['make', 'a script'])('is nothing to the service if another one takes it: %s', async (row) => {
    const files = MORE[row] as (command: string) => Files;
    expect(await changed(files(''), files('COLOUR=west '))).toEqual([]);
    expect(await changed(files(''), files('SIZE=west '))).toEqual([]);
  });
});

describe('one more file in a list', () => {
  const list = (line: string): Files => ({
    ...VALUES,
    'v/size.yaml': 'replicaCount: 2\n',
    'up.sh': `${line}\nhelm upgrade --install bi lightdash/lightdash --version 2.16.361 $OPTIONS\n`,
  });
  it.each<[string, string, string]>([
    ['an option in a variable', 'OPTIONS=""', 'OPTIONS="-f v/west.yaml"'],
    ['an array', 'FILES=(v/east.yaml)', 'FILES=(v/east.yaml v/west.yaml)'],
    ['separators', 'FILES=v/east.yaml:v/size.yaml', 'FILES=v/east.yaml:v/size.yaml:v/west.yaml'],
    ['a list', 'dotenv: [v/east.yaml]', 'dotenv: [v/west.yaml, v/east.yaml]'],
  ])('is not understood with a version: %s', async (_, before, after) => {
    expect(await changed(list(before), list(after))).toEqual(['up.sh:1 upgrade ? → 1.1.0 not-understood']);
  });

  it.each<[string, string, string]>([
    ['a file without a version', 'FILES=(v/east.yaml)', 'FILES=(v/east.yaml v/size.yaml)'],
    ['a file with the same version', 'FILES=(v/east.yaml)', 'FILES=(v/east.yaml v/north.yaml)'],
    ['what starts a pipeline', 'paths: [v/east.yaml]', 'paths: [v/east.yaml, v/west.yaml]'],
    ['a command that checks files', 'run: yamllint v/east.yaml', 'run: yamllint v/east.yaml v/west.yaml'],
    ['a host', 'HOST=', 'HOST=bi.acme.io'],
  ])('changes nothing: %s', async (_, before, after) => {
    expect(await changed(list(before), list(after))).toEqual([]);
  });
});

describe('another file with a version', () => {
  it.each<[string, (word: string) => Files]>([
    [
      'by its path on a host',
      (word) => ({
        'env/east': `LIGHTDASH_TAG=${OLD}\n`,
        'env/west': `LIGHTDASH_TAG=${NEW}\n`,
        'compose.yaml': `services: {bi: {image: "${IMAGE}:$LIGHTDASH_TAG"}}\n`,
        'bi.service': `[Service]\nEnvironmentFile=/srv/bi/env/${word}\nExecStart=/usr/bin/docker compose up\n`,
      }),
    ],
    [
      'by an option whose name ends in `file`',
      (word) => ({ ...VALUES, 'up.sh': `helmfile --state-values-file v/${word}.yaml apply\n` }),
    ],
  ])('is that version: %s', async (_, files) => {
    expect(await changed(files('east'), files('west'))).toEqual([expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/)]);
  });

  it('is not understood if the new one leaves the version to others', async () => {
    const files = (word: string): Files => ({
      'lib/bi.libsonnet': `{ image:: '${IMAGE}:${OLD}' }\n`,
      'environments/east/main.jsonnet': `(import 'bi.libsonnet') { image:: '${IMAGE}:${NEW}' }\n`,
      'environments/west/main.jsonnet': "local lightdash = import 'bi.libsonnet';\nlightdash {}\n",
      'environments/web/main.jsonnet': "{ image:: 'acme/web:1.0.0' }\n",
      Makefile: `up:\n\ttk apply environments/${word}\n`,
    });
    expect(await changed(files('east'), files('west'))).toEqual(['Makefile:2 upgrade 1.1.0 → ? not-understood']);
    expect(await changed(files('east'), files('web'))).toEqual([]);
  });

  it('is the version that a profile of Skaffold patches into the first release', async () => {
    const files = (tag: string, release = 0): Files => ({
      'skaffold.yaml': `deploy:\n  helm:\n    releases:\n      - name: lightdash\n        remoteChart: lightdash\n        repo: https://lightdash.github.io/helm-charts\n        setValues: {image.tag: 0.9.0}\nprofiles:\n  - name: prod\n    patches:\n      - op: replace\n        path: /deploy/helm/releases/${release}/setValues/image.tag\n        value: ${tag}\n`,
    });
    expect(await changed(files(OLD), files(NEW))).toEqual(['skaffold.yaml:13 upgrade 1.0.0 → 1.1.0']);
    expect(await changed(files(OLD, 1), files(NEW, 1))).toEqual([]);
  });
});

describe('a word in the place of a variable', () => {
  const files = (argument: string): Files => ({
    ...VALUES,
    Makefile: `PLACE ?= east\nCITY ?= east\nup:\n\t./up.sh ${argument}\n`,
    'up.sh': `${HELM}$1.yaml\n`,
  });

  it('is compared with what the variable is by default', async () => {
    const red = [expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/)];
    expect(await changed(files('$(PLACE)'), files('west'))).toEqual(red);
    expect(await changed(files('$(PLACE)'), files('east'))).toEqual([]);
    expect(await changed(files('$(PLACE)'), files('north'))).toEqual([]);
    expect(await changed(files('$(PLACE)'), files('$(CITY)'))).toEqual([]);
  });

  const workflow = (place: string): Files => ({
    ...VALUES,
    '.github/workflows/up.yml': `jobs:\n  up:\n    uses: ./.github/workflows/roll.yml\n    with:\n      size: large${place}\n`,
    '.github/workflows/roll.yml': `on:\n  workflow_call:\n    inputs:\n      size: {type: string}\n      place: {type: string, default: east}\njobs:\n  up:\n    steps:\n      - run: ${HELM}\${{ inputs.place }}.yaml\n`,
  });

  it('counts where an input comes or goes', async () => {
    const [without, east, west] = ['', '\n      place: east', '\n      place: west'].map(workflow) as [
      Files,
      Files,
      Files,
    ];
    expect(await changed(without, west)).toEqual([expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/)]);
    expect(await changed(west, without)).toEqual([expect.stringMatching(/ downgrade 1\.1\.0 → 1\.0\.0$/)]);
    expect(await changed(without, east)).toEqual([]);
    expect(await changed(east, without)).toEqual([]);
  });
});

describe('a host of Ansible', () => {
  const inventory = (east: string, west: string, web = 'w1') => ({
    hosts: `[web]\n${web}\n\n[east]\n${east}\n\n[west]\n${west}\n\n[bi:children]\neast\nwest\n`,
  });
  const base: Files = {
    'group_vars/east.yml': `lightdash_version: ${OLD}\n`,
    'group_vars/west.yml': `lightdash_version: ${NEW}\n`,
    'group_vars/north.yml': `lightdash_version: ${OLD}\n`,
    'group_vars/web.yml': 'nginx_version: 1.26.1\n',
    'bi.yml': `- hosts: bi\n  tasks:\n    - docker_container: {name: bi, image: "${IMAGE}:{{ lightdash_version }}"}\n`,
    ...inventory('b1\nb2', 'b3'),
  };
  const red = [expect.stringMatching(/^hosts:\d+ upgrade 1\.0\.0 → 1\.1\.0$/)];

  it.each<[string, Files, readonly unknown[]]>([
    ['that moves to another group', inventory('b1', 'b2\nb3'), red],
    ['that leaves no other one behind', inventory('', 'b1\nb2\nb3'), [...red, ...red]],
    ['that moves within its group', inventory('b2\nb1', 'b3'), []],
    ['that comes', inventory('b1\nb2\nb4', 'b3'), []],
    ['that goes', inventory('b1', 'b3'), []],
    ['that had another application', inventory('b1\nb2\nw1', 'b3', ''), []],
    [
      'whose group has another name',
      { hosts: (inventory('b1\nb2', 'b3').hosts ?? '').replaceAll('east', 'north') },
      [],
    ],
  ])('%s', async (_, head, told) => {
    expect(await changed(base, { ...base, ...head })).toEqual(told);
  });

  it('may stand in YAML', async () => {
    const yaml = (east: string, west: string): Files => ({
      hosts: `all:\n  children:\n    east:\n      hosts:\n${east}    west:\n      hosts:\n${west}`,
    });
    const [one, two, three] = ['        b1:\n', '        b2:\n', '        b3:\n'];
    const before = { ...base, ...yaml(`${one}${two}`, three) };
    expect(await changed(before, { ...base, ...yaml(one, `${two}${three}`) })).toEqual(red);
    expect(await changed(before, { ...base, ...yaml(`${two}${one}`, three) })).toEqual([]);
  });
});

describe('a pattern of a branch', () => {
  const script = (one: string, other: string): Files => ({
    'up.sh': `case "$1" in\n  ${one})\n    tag=${OLD}\n    ;;\n  ${other})\n    tag=${NEW}\n    ;;\nesac\ndocker run -d ${IMAGE}:$tag\n`,
  });

  it.each<[string, Files, readonly unknown[]]>([
    ['that moves', script('east', 'west | north'), [expect.stringMatching(/^up\.sh:5 upgrade 1\.0\.0 → 1\.1\.0$/)]],
    ['that comes', script('east | north | south', 'west'), []],
    ['in another order', script('north | east', 'west'), []],
    ['that goes', script('east', 'west'), []],
  ])('%s', async (_, head, told) => {
    expect(await changed(script('east | north', 'west'), head)).toEqual(told);
  });
});

describe('blocks that exchange what selects them', () => {
  const matrix = (one: string, other: string): Files => ({
    'up.yml': `matrix:\n  - project: ${one}\n    tag: ${OLD}\n  - project: ${other}\n    tag: ${NEW}\nrun: gcloud run deploy lightdash --project $project --image ${IMAGE}:$tag\n`,
  });
  const branches = (one: string, other: string): Files => ({
    'up.sh': `case "$1" in\n  ${one}) TAG=${OLD} ;;\n  ${other}) TAG=${NEW} ;;\nesac\ndocker run -d ${IMAGE}:$TAG\n`,
  });
  const profiles = (one: string, other: string): Files => ({
    'compose.yaml': `services:\n  one:\n    profiles: [${one}]\n    image: ${IMAGE}:${OLD}\n  other:\n    profiles: [${other}]\n    image: ${IMAGE}:${NEW}\n`,
  });

  it.each<[string, Files, Files, readonly string[]]>([
    [
      'lines with a version beside them',
      matrix('blue', 'green'),
      matrix('green', 'blue'),
      ['up.yml:3 downgrade 1.1.0 → 1.0.0', 'up.yml:5 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'branches',
      branches('blue', 'green'),
      branches('old', 'blue'),
      ['up.sh:2 downgrade 1.1.0 → 1.0.0', 'up.sh:3 upgrade 1.0.0 → 1.1.0'],
    ],
  ])('are told once if they change places: %s', async (_, base, head, told) => {
    expect(await changed(base, head)).toEqual(told);
  });

  it.each<[string, Files, Files]>([
    ['one gets a name of its own', matrix('blue', 'green'), matrix('blue', 'grey')],
    ['both get new names', branches('blue', 'green'), branches('red', 'grey')],
    ['a profile comes', profiles('blue', 'green'), profiles('blue', 'green, all')],
  ])('are not told where %s', async (_, base, head) => {
    expect(await changed(base, head)).toEqual([]);
  });
});
