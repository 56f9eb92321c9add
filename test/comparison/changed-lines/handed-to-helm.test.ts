// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of workflows
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

/** A deployment that has nothing to do with it, so that the change is judged for its own sake. */
const BESIDE = { 'other/compose.yaml': 'services:\n  bi:\n    image: lightdash/lightdash:1.2.3\n' };

const workflow = (commands: string, more = '') =>
  `on: push\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n${more}    steps:\n      - run: |\n${commands.replace(/^/gm, '          ')}\n`;
const INSTALL = 'helm upgrade --install bi lightdash/lightdash --version 2.9.1';
const step = (settings: string) =>
  `jobs:\n  deploy:\n    steps:\n      - uses: some/helm@v1\n        with:\n${settings.replace(/^/gm, '          ')}\n`;

const VALUES: Files = {
  'values/common.yaml': 'ingress:\n  enabled: true\n',
  'values/dev.yaml': 'replicaCount: 1\n',
  'values/prod.yaml': 'image:\n  tag: 2.0.0\npostgresql:\n  image:\n    tag: 15.1.0\n',
  'values/postgresql.yaml': 'image:\n  tag: 15.1.0\n',
};

/** What changes besides the deployment that has nothing to do with it. */
async function changesOf(base: Files, change: Files): Promise<string[]> {
  const all = await compare({ ...BESIDE, ...base }, { ...BESIDE, ...base, ...change });
  return all.filter((each) => each.change !== 'unchanged').map(show);
}

describe("values that a command hands to Helm for the service's chart", () => {
  it.each<[name: string, caller: Files]>([
    ['a workflow', { '.github/workflows/deploy.yml': workflow(`${INSTALL} -f values/prod.yaml`) }],
    [
      'a workflow with a matrix',
      {
        '.github/workflows/deploy.yml': workflow(
          `${INSTALL} \\\n  -f values/common.yaml \\\n  -f values/\${{ matrix.env }}.yaml`,
          '    strategy:\n      matrix:\n        env: [dev, prod]\n',
        ),
      },
    ],
    ['a workflow with an input', { '.github/workflows/deploy.yml': workflow(`${INSTALL} -f "values/\${ENV}.yaml"`) }],
    ['a Makefile', { Makefile: `deploy:\n\t${INSTALL} -f values/$(ENV).yaml\n` }],
    ['a script', { 'deploy.sh': `#!/bin/sh\n${INSTALL} --values "values/$1.yaml"\n` }],
    ['a script with a variable in quotes', { 'deploy.sh': `#!/bin/sh\n${INSTALL} -f values/"$1".yaml\n` }],
    ['a list of a shell', { 'deploy.sh': `args=(-f "values/$1.yaml")\n${INSTALL} "\${args[@]}"\n` }],
    ['a script in another folder', { 'ci/deploy.sh': `#!/bin/sh\ncd ..\n${INSTALL} --values ./values/prod.yaml\n` }],
    ['GitLab', { '.gitlab-ci.yml': `deploy:\n  script:\n    - ${INSTALL} -f values/$ENV.yaml\n` }],
    [
      'Task',
      { 'Taskfile.yml': `version: "3"\ntasks:\n  deploy:\n    cmds:\n      - ${INSTALL} -f values/{{.ENV}}.yaml\n` },
    ],
    ['Jenkins', { Jenkinsfile: `node {\n  sh "${INSTALL} -f values/\${params.ENV}.yaml"\n}\n` }],
    [
      'a chart from a registry',
      { 'deploy.sh': 'helm upgrade bi oci://ghcr.io/lightdash/lightdash -f values/prod.yaml\n' },
    ],
    ['a chart in a variable', { 'deploy.sh': 'helm upgrade -i lightdash "$CHART" -f values/prod.yaml\n' }],
    [
      'an action',
      { '.github/workflows/deploy.yml': step('chart: lightdash/lightdash\nvalue-files: values/prod.yaml') },
    ],
    [
      'Cloud Build',
      {
        'cloudbuild.yaml':
          "steps:\n  - name: gcr.io/x/helm\n    args: ['upgrade', 'bi', 'lightdash/lightdash', '-f', 'values/prod.yaml']\n",
      },
    ],
    [
      'arguments one below the other',
      {
        'job.yaml':
          'steps:\n  - name: gcr.io/x/helm\n    args:\n      - upgrade\n      - bi\n      - lightdash/lightdash\n      - --values\n      - values/prod.yaml\n',
      },
    ],
    [
      'Ansible',
      {
        'play.yml':
          '- hosts: all\n  tasks:\n    - kubernetes.core.helm:\n        chart_ref: lightdash/lightdash\n        values_files:\n          - values/prod.yaml\n',
      },
    ],
    [
      'Ansible with a lookup',
      {
        'play.yml':
          "- hosts: all\n  tasks:\n    - kubernetes.core.helm:\n        chart_ref: lightdash/lightdash\n        values: \"{{ lookup('file', 'values/prod.yaml') | from_yaml }}\"\n",
      },
    ],
    [
      'a program',
      {
        'stack.ts':
          'cluster.addHelmChart("bi", {\n  chart: "lightdash",\n  values: yaml.load(fs.readFileSync("values/prod.yaml")),\n});\n',
      },
    ],
    [
      'Azure',
      {
        'azure-pipelines.yml':
          'steps:\n  - task: HelmDeploy@0\n    inputs:\n      chartName: lightdash/lightdash\n      valueFile: values/$(env).yaml\n',
      },
    ],
  ])('%s', async (_, caller) => {
    const base = { ...VALUES, ...caller };
    const tagged = String(VALUES['values/prod.yaml']);
    expect(await changesOf(base, { 'values/prod.yaml': tagged.replace('2.0.0', '2.1.0') })).toEqual([
      'values/prod.yaml:2 upgrade 2.0.0 → 2.1.0',
    ]);
    expect(await changesOf(base, { 'values/prod.yaml': tagged.replace('15.1.0', '15.2.0') })).toEqual([]);
    expect(await changesOf(base, { 'values/postgresql.yaml': 'image:\n  tag: 15.2.0\n' })).toEqual([]);
    expect(await changesOf(base, { 'values/prod.yaml': `${tagged}replicaCount: 2\n` })).toEqual([]);
  });

  it('a tag that comes or goes', async () => {
    const base = {
      ...VALUES,
      'deploy.sh': `${INSTALL} -f values/common.yaml -f "values/$1.yaml"\nhelm upgrade pg x/pg -f values/postgresql.yaml\n`,
    };
    for (const [path, text] of [
      ['values/dev.yaml', 'replicaCount: 1\nimage:\n  tag: 2.1.0\n'],
      ['values/common.yaml', 'ingress:\n  enabled: true\nimage:\n  tag: 2.1.0\n'],
      ['values/prod.yaml', 'postgresql:\n  image:\n    tag: 15.1.0\n'],
    ] as const) {
      const changes = await changesOf(base, { [path]: text });
      expect([path, changes.map((each) => each.replace(/^\S+ upgrade \S+ → \S+ /, ''))]).toEqual([
        path,
        ['not-understood'],
      ]);
    }
    expect(await changesOf(base, { 'values/postgresql.yaml': 'image:\n  tag: 2.1.0\n' })).toEqual([]);
  });

  it.each([
    ['another chart', 'helm upgrade bi bitnami/postgresql -f values/prod.yaml\n'],
    ['another chart with a release of that name', 'helm upgrade lightdash-db bitnami/postgresql -f values/prod.yaml\n'],
    ['a comment', `# ${INSTALL} -f values/prod.yaml\nhelm version\n`],
    [
      'something beside the chart',
      'helm repo add lightdash https://lightdash.github.io/helm-charts\nyq . values/prod.yaml\n',
    ],
  ])('not those of %s', async (_, script) => {
    const base = { ...VALUES, 'deploy.sh': script };
    const tagged = String(VALUES['values/prod.yaml']);
    expect(await changesOf(base, { 'values/prod.yaml': tagged.replace('2.0.0', '2.1.0') })).toEqual([]);
  });

  it('a folder that moves together with the command', async () => {
    const at = (folder: string): Files => ({
      [`${folder}/values.yaml`]: 'image:\n  repository: lightdash/lightdash\n  tag: 2.0.0\n',
      [`${folder}/values-dev.yaml`]: 'image:\n  tag: 2.1.0\n',
      '.github/workflows/deploy.yml': `on:\n  push:\n    paths: ['${folder}/**']\n${workflow(`${INSTALL} -f ${folder}/values.yaml -f ${folder}/values-dev.yaml`)}`,
    });
    const renames = Object.fromEntries(
      ['values', 'values-dev'].map((name) => [`deploy/bi/${name}.yaml`, `helm/bi/${name}.yaml`]),
    );
    const changes = await compare({ ...BESIDE, ...at('helm/bi') }, { ...BESIDE, ...at('deploy/bi') }, { renames });
    expect(changes.filter((each) => each.change !== 'unchanged').map(show)).toEqual([]);
  });

  it('shows that something is deployed, where nothing else does', async () => {
    const base = { ...VALUES, 'deploy.sh': `${INSTALL} -f values/prod.yaml\n` };
    expect((await compare(base, { ...base, 'README.md': 'x' })).map(show)).toEqual([
      'values/prod.yaml:2 unchanged 2.0.0 → 2.0.0',
    ]);
  });

  it('leaves a folder alone that is called like the image in it', async () => {
    const values = (image: string, tag: string) => `image:\n  repository: ghcr.io/acme/${image}\n  tag: ${tag}\n`;
    const base = {
      'deploy.sh': `${INSTALL} -f "$APP/values.yaml"\n`,
      'bi/values.yaml': values('analytics', '2.0.0'),
      'portal/values.yaml': values('portal', '2.0.0'),
      'lightdash-2/values.yaml': values('lightdash-2', '2.0.0'),
    };
    expect(await changesOf(base, { 'portal/values.yaml': values('portal', '2.1.0') })).toEqual([]);
    for (const [folder, image] of [
      ['bi', 'analytics'],
      ['lightdash-2', 'lightdash-2'],
    ] as const) {
      const path = `${folder}/values.yaml`;
      expect(await changesOf(base, { [path]: values(image, '2.1.0') })).toEqual([`${path}:3 upgrade 2.0.0 → 2.1.0`]);
    }
  });

  it.each<[string, (version: string) => string]>([
    [
      'args.yaml',
      (it) =>
        `steps:\n  - name: gcr.io/x/helm\n    args: ['upgrade', '--install', 'bi', 'lightdash/lightdash', '--version', '${it}']\n`,
    ],
    [
      'list.yaml',
      (it) =>
        `steps:\n  - name: gcr.io/x/helm\n    args:\n      - upgrade\n      - --install\n      - lightdash/lightdash\n      - --version\n      - ${it}\n`,
    ],
    ['deploy.py', (it) => `run(["helm", "upgrade", "bi", "lightdash/lightdash", "--version", "${it}"])\n`],
    [
      'devspace.yaml',
      (it) =>
        `deployments:\n  lightdash:\n    helm:\n      chart:\n        name: lightdash\n        repo: https://lightdash.github.io/helm-charts\n        version: ${it}\n`,
    ],
  ])('the chart as an argument: %s', async (path, text) => {
    expect(await changesOf({ [path]: text('2.9.1') }, { [path]: text('2.16.101') })).toEqual([
      expect.stringMatching(/ upgrade 0\.2248\.0 → 1\.237\.0$/),
    ]);
  });

  it('leaves the arguments of other software alone', async () => {
    const text = (version: string) =>
      `steps:\n  - name: gcr.io/x/helm\n    args:\n      - upgrade\n      - --install\n      - bitnami/redis\n      - --version\n      - ${version}\n`;
    expect(await changesOf({ 'job.yaml': text('2.9.1') }, { 'job.yaml': text('2.16.101') })).toEqual([]);
  });

  it('the chart of a step beside its version', async () => {
    for (const key of ['chart', 'chartName', 'chart-path', 'helm_chart']) {
      const settings = (version: string) => ({
        '.github/workflows/deploy.yml': step(`${key}: lightdash/lightdash\nversion: ${version}`),
      });
      expect([key, await changesOf(settings('2.9.1'), settings('2.16.101'))]).toEqual([
        key,
        ['.github/workflows/deploy.yml:7 upgrade 0.2248.0 → 1.237.0'],
      ]);
    }
  });
});
