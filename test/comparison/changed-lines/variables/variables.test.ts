// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files } from '../../../support/comparison.ts';

const [OLD, NEW] = ['1.0.0', '1.1.0'];

const RELEASE = (value: string) =>
  `resource "helm_release" "bi" {\n  name       = "bi"\n  repository = "https://lightdash.github.io/helm-charts"\n  chart      = "lightdash"\n  version    = "2.9.1"\n  set {\n    name  = "image.tag"\n    value = ${value}\n  }\n}\n`;

/** What takes a variable as the tag of the service. */
const TAKERS: Readonly<Record<string, (name: string) => Files>> = {
  compose: (name) => ({ 'compose.yaml': `services:\n  web:\n    image: lightdash/lightdash:\${${name}}\n` }),
  'a script': (name) => ({ 'up.sh': `docker run -d lightdash/lightdash:$${name}\n` }),
  'a command of Helm': (name) => ({
    'up.sh': `helm upgrade bi lightdash/lightdash --version 2.9.1 --set image.tag=$${name}\n`,
  }),
  'a Dockerfile': (name) => ({ Dockerfile: `ARG ${name}\nFROM lightdash/lightdash:\${${name}}\n` }),
  make: (name) => ({ Makefile: `up:\n\tdocker run -d lightdash/lightdash:$(${name})\n` }),
};

/** What sets it. */
const SETTERS: Readonly<Record<string, (name: string, version: string) => Files>> = {
  'a file of variables': (name, version) => ({ 'prod.env': `${name}=${version}\n` }),
  'a script': (name, version) => ({ 'versions.sh': `export ${name}="${version}"\n` }),
  'a default of a script': (name, version) => ({ 'versions.sh': `: "\${${name}:=${version}}"\n` }),
  'a pipeline': (name, version) => ({ '.gitlab-ci.yml': `deploy:\n  variables:\n    ${name}: ${version}\n` }),
  'a step of a workflow': (name, version) => ({
    '.github/workflows/deploy.yml': `jobs:\n  deploy:\n    steps:\n      - run: ./up.sh\n        env:\n          ${name}: "${version}"\n`,
  }),
  'a pair of name and value': (name, version) => ({
    'azure-pipelines.yml': `variables:\n  - name: ${name}\n    value: ${version}\n`,
  }),
};

async function judged(base: Files, head: Files) {
  const changes = await compare(base, head);
  return changes.filter(({ change }) => change === 'upgrade').map(({ from, to }) => [from, to]);
}

describe('a variable that the service takes', () => {
  const rows = Object.keys(TAKERS).flatMap((taker) =>
    Object.keys(SETTERS).flatMap((setter) =>
      ['TAG', 'VERSION', 'BI_RELEASE', 'NODE_TAG'].map((name) => [name, setter, taker] as const),
    ),
  );
  // The name may be that of other software: what takes it decides.
  it.each(rows)('is its version, whatever it is called: %s, set by %s for %s', async (name, setter, taker) => {
    const files = (version: string) => ({ ...TAKERS[taker]?.(name), ...SETTERS[setter]?.(name, version) });
    expect(await judged(files(OLD), files(NEW))).toEqual([[OLD, NEW]]);
  });

  it.each(['tag', 'version', 'cli_version'])('may come from a command of Terraform: %s', async (name) => {
    const files = (version: string): Files => ({
      'infra/main.tf': `variable "${name}" {}\n${RELEASE(`var.${name}`)}`,
      'apply.sh': `terraform -chdir=infra apply -var "${name}=${version}"\n`,
    });
    // A line without the word `tag` may set the version of the chart as well.
    expect(await judged(files(OLD), files(NEW))).toContainEqual([OLD, NEW]);
  });

  it.each(['tag', 'version', 'bi_tag'])('may have its default in the same role of Ansible: %s', async (name) => {
    const files = (version: string): Files => ({
      'roles/bi/tasks/main.yml': `- docker_container:\n    name: bi\n    image: "lightdash/lightdash:{{ ${name} }}"\n`,
      'roles/bi/defaults/main.yml': `${name}: "${version}"\n`,
    });
    expect(await judged(files(OLD), files(NEW))).toEqual([[OLD, NEW]]);
  });

  it('is not that of another role with the same name', async () => {
    const files = (version: string): Files => ({
      'roles/bi/tasks/main.yml': '- docker_container:\n    image: "lightdash/lightdash:{{ tag }}"\n',
      'roles/bi/defaults/main.yml': `tag: ${OLD}\n`,
      'roles/web/tasks/main.yml': '- docker_container:\n    image: "acme/web:{{ tag }}"\n',
      'roles/web/defaults/main.yml': `tag: ${version}\n`,
    });
    expect(await judged(files(OLD), files(NEW))).toEqual([]);
  });

  it('is not the tag of other software in the same command', async () => {
    const files = (version: string): Files => ({
      'up.sh': `TAG=1.0.0\nNGINX_TAG=${version}\nhelm upgrade bi lightdash/lightdash --set image.tag=$TAG --set nginx.image.tag=$NGINX_TAG\n`,
    });
    expect(await judged(files(OLD), files(NEW))).toEqual([]);
  });
});

/** Deployments in a folder of their own that take a variable of the same name, and whose version is known. */
const OTHERS: Readonly<Record<string, (name: string) => Files>> = {
  'a project of compose': (name) => ({
    'n/compose.yaml': `services:\n  web:\n    image: lightdash/lightdash:\${${name}}\n`,
    'n/.env': `${name}=0.9.0\n`,
  }),
  'a default of compose': (name) => ({
    'n/compose.yaml': `services:\n  web:\n    image: lightdash/lightdash:\${${name}:-0.9.0}\n`,
  }),
  helmfile: (name) => ({
    'n/helmfile.yaml': `environments:\n  prod:\n    values: [prod.yaml]\n---\nrepositories:\n  - name: lightdash\n    url: https://lightdash.github.io/helm-charts\nreleases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: 2.9.1\n    values:\n      - image:\n          tag: {{ .Values.bi.${name} }}\n`,
    'n/prod.yaml': `bi:\n  ${name}: 0.9.0\n`,
  }),
  'a Dockerfile': (name) => ({ 'n/Dockerfile': `ARG ${name}=0.9.0\nFROM lightdash/lightdash:\${${name}}\n` }),
  'a variable of Terraform': (name) => ({
    'n/main.tf': `variable "${name}" {\n  default = "0.9.0"\n}\n${RELEASE(`var.${name}`)}`,
  }),
  'the version of a chart in Terraform': (name) => ({
    'n/main.tf': `variable "${name}" {\n  default = "2.9.1"\n}\n${RELEASE('""').replace('"2.9.1"', `var.${name}`)}`,
  }),
  'the version of a chart in a script': (name) => ({
    'n/chart.sh': `${name}=2.9.1\nhelm upgrade other lightdash/lightdash --version $${name}\n`,
  }),
};

describe('a variable in the syntax of a tool', () => {
  const IMAGE = 'lightdash/lightdash:';
  it.each<[name: string, files: (version: string) => Files]>([
    ['CUE', (version) => ({ 'bi.cue': `#tag: "${version}"\nbi: image: "${IMAGE}\\(#tag)"\n` })],
    [
      'Harness',
      (version) => ({
        'values.yaml': `image: ${IMAGE}<+serviceVariables.tag>\n`,
        'service.yaml': `variables:\n  - name: tag\n    type: String\n    value: ${version}\n`,
      }),
    ],
    [
      'Concourse',
      (version) => ({
        'vars.yml': `bi_tag: ${version}\n`,
        'pipeline.yml': 'args: [-c, "helm upgrade bi lightdash/lightdash --set image.tag=((bi_tag))"]\n',
      }),
    ],
    [
      'Buildkite',
      (version) => ({
        '.buildkite/pipeline.yml': `env:\n  BI_TAG: "${version}"\nsteps:\n  - command: docker run ${IMAGE}$$BI_TAG\n`,
      }),
    ],
    [
      'TeamCity',
      (version) => ({
        '.teamcity/settings.kts': `param("env.BI_TAG", "${version}")\nscriptContent = "docker run ${IMAGE}%env.BI_TAG%"\n`,
      }),
    ],
    [
      'PowerShell',
      (version) => ({
        'versions.psd1': `@{\n  Bi = '${version}'\n  Redis = '7.2.0'\n}\n`,
        'up.ps1': `$v = Import-PowerShellDataFile ./versions.psd1\ndocker run "${IMAGE}$($v.Bi)"\n`,
      }),
    ],
  ])('is the version of the service: %s', async (_, files) => {
    expect(await judged(files(OLD), files(NEW))).toEqual([[OLD, NEW]]);
  });
});

describe('a variable that a command hands on', () => {
  const POD = (image: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\nspec:\n  containers:\n    - name: web\n      image: ${image}\n`;
  /** Commands with a tag of an image, and the files that they read. */
  const COMMANDS: Readonly<Record<string, (image: string, name: string) => readonly [command: string, files: Files]>> =
    {
      'an argument of a build': (image, name) => [
        `docker build --build-arg ${name}_VERSION=$TAG .`,
        { Dockerfile: `ARG ${name}_VERSION\nFROM ${image}:\${${name}_VERSION}\n` },
      ],
      'a variable in front of a command': (image, name) => [
        `${name}_TAG=$TAG docker compose up -d`,
        { 'compose.yaml': `services:\n  web:\n    image: ${image}:\${${name}_TAG}\n` },
      ],
      'a variable of Terraform': (image, name) => [
        `terraform apply -var ${name.toLowerCase()}_version=$TAG`,
        {
          'main.tf': `variable "${name.toLowerCase()}_version" {}\nresource "docker_container" "web" {\n  name  = "web"\n  image = "${image}:\${var.${name.toLowerCase()}_version}"\n}\n`,
        },
      ],
      'a word that sed replaces': (image) => [
        'sed "s|__TAG__|$TAG|" pod.yaml | kubectl apply -f -',
        { 'pod.yaml': POD(`${image}:__TAG__`) },
      ],
      'another word that sed replaces': (image) => [
        "sed -e 's/IMAGE_TAG/'$TAG'/' pod.yaml | kubectl apply -f -",
        { 'pod.yaml': POD(`${image}:IMAGE_TAG`) },
      ],
      'an image in a variable': (image) => [`IMAGE=${image}\ndocker run -d "$IMAGE:$TAG"`, {}],
    };
  const SET: Readonly<Record<string, (version: string, command: string) => Files>> = {
    'in the script': (version, command) => ({ 'bin/up.sh': `TAG=${version}\n${command}\n` }),
    'in a file that it loads': (version, command) => ({
      'bin/up.sh': `. ./versions.env\n${command}\n`,
      'versions.env': `TAG=${version}\n`,
    }),
    'with a literal': (version, command) => ({ 'bin/up.sh': `${command.replace('$TAG', version)}\n` }),
  };
  const rows = Object.keys(COMMANDS).flatMap((command) => Object.keys(SET).map((set) => [command, set] as const));
  const filesOf = (
    folder: string,
    [command, set]: (typeof rows)[number],
    image: string,
    name: string,
    version: string,
  ) => {
    const [text = '', files = {}] = COMMANDS[command]?.(image, name) ?? [];
    const all = Object.entries({ ...files, ...SET[set]?.(version, text) });
    return Object.fromEntries(all.map(([path, file]) => [`${folder}/${path}`, file]));
  };

  it.each(rows)('is the version of the service: %s, %s', async (...row) => {
    const files = (version: string) => filesOf('bi', row, 'lightdash/lightdash', 'BI', version);
    expect(await judged(files(OLD), files(NEW))).toEqual([[OLD, NEW]]);
  });

  it.each(rows)('is that of other software in its own folder: %s, %s', async (...row) => {
    const files = (version: string): Files => ({
      ...filesOf('bi', row, 'lightdash/lightdash', 'BI', OLD),
      ...filesOf('portal', row, 'acme/portal', 'PORTAL', version),
    });
    expect(await judged(files(OLD), files(NEW))).toEqual([]);
  });
});

describe('a tag that comes from another place', () => {
  /** Commands that take it, with the files that they read. */
  const COMMANDS: Readonly<Record<string, readonly [command: string, files: Files]>> = {
    'a container': ['docker run lightdash/lightdash:$TAG', {}],
    'an image in a variable': ['IMAGE=lightdash/lightdash\ndocker run "$IMAGE:$TAG"', {}],
    'a build': [
      'docker build --build-arg BI_VERSION=$TAG .',
      { Dockerfile: 'ARG BI_VERSION\nFROM lightdash/lightdash:${BI_VERSION}\n' },
    ],
    sed: [
      'sed "s|__TAG__|$TAG|" pod.yaml | kubectl apply -f -',
      {
        'pod.yaml':
          'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\nspec:\n  containers:\n    - name: web\n      image: lightdash/lightdash:__TAG__\n',
      },
    ],
  };
  const WAYS: Readonly<Record<string, (version: string, command: string) => Files>> = {
    'a variable': (version, command) => ({ 'bin/up.sh': `TAG=${version}\n${command}\n` }),
    'a file that the script loads': (version, command) => ({
      'bin/up.sh': `. "$(dirname "$0")/../versions.env"\n${command}\n`,
      'versions.env': `TAG=${version}\n`,
    }),
    'a file with nothing else': (version, command) => ({
      'bin/up.sh': `TAG=$(cat LIGHTDASH_VERSION)\n${command}\n`,
      LIGHTDASH_VERSION: `${version}\n`,
    }),
    'a key of a file of data': (version, command) => ({
      'bin/up.sh': `TAG=$(yq .bi versions.yaml)\n${command}\n`,
      'versions.yaml': `bi: ${version}\nredis: 7.2.0\n`,
    }),
  };
  const rows = Object.keys(COMMANDS).flatMap((command) =>
    Object.keys(WAYS).flatMap((one) =>
      Object.keys(WAYS).flatMap((other) => (one === other ? [] : [[command, one, other] as const])),
    ),
  );
  const red = async (base: Files, head: Files) =>
    (await compare(base, head)).filter(
      ({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated),
    );

  it.each(rows)('stays, or is another one: for %s, from %s to %s', async (command, one, other) => {
    const [text, files] = COMMANDS[command] as (typeof COMMANDS)[string];
    const of = (way: string, version: string): Files => ({ ...files, ...WAYS[way]?.(version, text) });
    expect(await red(of(one, OLD), of(other, OLD))).toEqual([]);
    expect(await red(of(one, OLD), of(other, NEW))).not.toEqual([]);
  });

  it.each<[name: string, base: Files, head: Files]>([
    [
      'a second command takes another one',
      { 'up.sh': 'docker run lightdash/lightdash:1.0.0\n' },
      { 'up.sh': 'TAG=1.0.0\ndocker run lightdash/lightdash:$TAG\ndocker run lightdash/lightdash:1.1.0\n' },
    ],
    [
      'a second file sets it as well',
      { 'up.sh': 'docker run lightdash/lightdash:1.0.0\n', 'late.env': 'TAG=1.1.0\n' },
      {
        'up.sh': '. ./early.env\n. ./late.env\ndocker run lightdash/lightdash:$TAG\n',
        'early.env': 'TAG=1.0.0\n',
        'late.env': 'TAG=1.1.0\n',
      },
    ],
    [
      'a command sets it as well',
      { 'up.sh': 'docker run lightdash/lightdash:1.0.0\n' },
      {
        'up.sh': '. ./versions.env\nTAG=$(git describe)\ndocker run lightdash/lightdash:$TAG\n',
        'versions.env': 'TAG=1.0.0\n',
      },
    ],
    [
      'the tag becomes that of a chart within',
      { Tiltfile: `helm_resource('bi', 'lightdash/lightdash', flags=['--version=2.9.1', '--set=image.tag=${OLD}'])\n` },
      {
        Tiltfile: `helm_resource('bi', 'lightdash/lightdash', flags=['--version=2.9.1', '--set=browserless-chrome.image.tag=${OLD}'])\n`,
      },
    ],
    [
      'the script asks for another key',
      {
        'up.sh': 'TAG=$(yq .bi versions.yaml)\ndocker run lightdash/lightdash:$TAG\n',
        'versions.yaml': 'bi: 1.0.0\nnext: 1.1.0\n',
      },
      {
        'up.sh': 'TAG=$(yq .next versions.yaml)\ndocker run lightdash/lightdash:$TAG\n',
        'versions.yaml': 'bi: 1.0.0\nnext: 1.1.0\n',
      },
    ],
  ])('is another one where %s', async (_, base, head) => {
    expect(await red(base, head)).not.toEqual([]);
  });

  const FILES: Files = {
    'values/prod.yaml': `image:\n  tag: ${OLD}\n`,
    'values/next.yaml': `image:\n  tag: ${NEW}\n`,
    'prod.env': `BI_TAG=${OLD}\n`,
    'next.env': `BI_TAG=${NEW}\n`,
    'compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:${BI_TAG}\n',
    'deploy-bi.sh': 'helm upgrade bi lightdash/lightdash --version 2.9.1 -f "values/$1.yaml"\n',
    Makefile: `prod:\n\tdocker run lightdash/lightdash:${OLD}\nnext:\n\tdocker run lightdash/lightdash:${NEW}\n`,
  };
  it.each<[command: string]>([
    ['./deploy-bi.sh STAGE'],
    ['helm upgrade bi lightdash/lightdash --version 2.9.1 -f values/STAGE.yaml'],
    ['docker compose --env-file STAGE.env up'],
    ['. ./STAGE.env\ndocker compose up'],
    ['make STAGE'],
  ])('says nothing of another line: %s', async (command) => {
    const up = (stage: string): Files => ({
      ...FILES,
      'up.sh': `docker pull lightdash/lightdash:${OLD}\n${command.replace('STAGE', stage)}\n`,
    });
    expect(await red(up('prod'), up('next'))).not.toEqual([]);
  });
});

describe('a key of a file of data that a script asks for', () => {
  const FORMS: Readonly<Record<string, (version: string, other: string) => Files>> = {
    'yq, for a variable': (version, other) => ({
      'up.sh': `TAG=$(yq -r '.bi' versions.yaml)\ndocker run lightdash/lightdash:$TAG\ndocker run redis:$(yq .redis versions.yaml)\n`,
      'versions.yaml': `bi: ${version}\nredis: ${other}\n`,
    }),
    'jq, for an image': (version, other) => ({
      'up.sh': 'docker run lightdash/lightdash:$(jq -r .bi versions.json)\n',
      'versions.json': `{"bi": "${version}", "redis": "${other}"}\n`,
    }),
  };

  it.each(Object.keys(FORMS))('is the version of the service: %s', async (form) => {
    const files = FORMS[form] as (version: string, other: string) => Files;
    expect(await judged(files(OLD, OLD), files(NEW, OLD))).toEqual([[OLD, NEW]]);
    expect(await judged(files(OLD, OLD), files(OLD, NEW))).toEqual([]);
    const elsewhere = (version: string): Files => ({ ...files(OLD, OLD), 'web/plan.yaml': `bi: ${version}\n` });
    expect(await judged(elsewhere(OLD), elsewhere(NEW))).toEqual([]);
  });
});

describe('a variable that something else takes under the same name', () => {
  const setters = ['a file of variables', 'a script', 'a pipeline'];
  const rows = Object.keys(OTHERS).flatMap((other) =>
    ['a script', 'a command of Helm', 'make'].flatMap((taker) =>
      setters.flatMap((setter) =>
        ['TAG', 'VERSION', 'BI_RELEASE'].map((name) => [name, setter, taker, other] as const),
      ),
    ),
  );
  it.each(rows)('is that of both: %s, set by %s for %s, beside %s', async (name, setter, taker, other) => {
    const files = (version: string) => ({
      ...OTHERS[other]?.(name),
      ...TAKERS[taker]?.(name),
      ...SETTERS[setter]?.(name, version),
    });
    expect(await judged(files(OLD), files(NEW))).toContainEqual([OLD, NEW]);
  });

  it('is that of a role, where all groups of Ansible have it', async () => {
    const files = (version: string): Files => ({
      'roles/bi/tasks/main.yml': '- docker_container:\n    image: "lightdash/lightdash:{{ version }}"\n',
      'group_vars/all.yml': `version: ${version}\n`,
    });
    expect(await judged(files(OLD), files(NEW))).toEqual([[OLD, NEW]]);
  });

  it.each(['browserless-chrome.image.tag', 'postgresql.image.tag'])('is no parameter of %s', async (name) => {
    const files = (version: string): Files => ({
      ...TAKERS['compose']?.('TAG'),
      'app.yaml': `kind: Application\nmetadata: {name: bi}\nspec:\n  source:\n    chart: lightdash\n    repoURL: https://lightdash.github.io/helm-charts\n    targetRevision: 2.9.1\n    helm:\n      parameters:\n        - name: image.tag\n          value: 1.0.0\n        - name: ${name}\n          value: ${version}\n`,
    });
    expect(await judged(files(OLD), files(NEW))).toEqual([]);
  });
});
