// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../../src/comparison/compare-trees.ts';
import type { ComparisonRules } from '../../../src/comparison/object-change.ts';
import type { Tree } from '../../../src/repository/tree.ts';
import { type ComparisonOptions, compare, type Files, show } from '../../support/comparison.ts';
import { chartRepository, DEFAULTS } from '../../support/detection.ts';
import { version } from '../../support/documents.ts';
import { memoryTree } from '../../support/memory-tree.ts';

/** Another deployment, which stays as it is: no change may be red only because nothing else is found. */
const NEIGHBOUR: Files = { 'zz-other/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.5.0"}}\n' };

/** What is found, the same alone and beside a neighbour. */
async function caught(base: Files, head: Files, options: ComparisonOptions = {}): Promise<string[]> {
  const [alone, beside] = await Promise.all(
    [{}, NEIGHBOUR].map(async (other) =>
      (await compare({ ...other, ...base }, { ...other, ...head }, options))
        .filter(({ head: object, change }) => object === null && (change === 'upgrade' || change === 'downgrade'))
        .map(show),
    ),
  );
  expect(beside).toEqual(alone);
  return alone as string[];
}

const IMAGE = 'lightdash/lightdash';

describe('versions in lines that no reader reads', () => {
  it.each<[string, string, string, number]>([
    ['fly.toml', `[build]\nimage = "${IMAGE}:1.0.0"\n`, '', 2],
    ['task-definition.json', `{"family":"bi","containerDefinitions":[{"image":"${IMAGE}:1.0.0"}]}`, '', 1],
    ['deploy.sh', `docker run -d -p 80:8080 ${IMAGE}:1.0.0`, '', 1],
    ['deploy.sh', 'helm upgrade bi lightdash/lightdash --set image.tag=1.0.0', '', 1],
    ['deploy.sh', 'helm upgrade bi \\\n  lightdash/lightdash \\\n  --set image.tag=1.0.0', '', 3],
    ['Makefile', `TAG := 1.0.0\nrun:\n\tdocker run ${IMAGE}:$(TAG)\n`, '', 1],
    ['bi.service', `[Service]\nExecStart=docker run ${IMAGE}:1.0.0\n`, '', 2],
    ['render.yaml', `services:\n- type: web\n  image:\n    url: docker.io/${IMAGE}:1.0.0\n`, '', 4],
    ['.github/workflows/d.yml', 'jobs:\n  d:\n    env:\n      LIGHTDASH_VERSION: 1.0.0\n', '', 4],
    ['group_vars/all.yml', 'lightdash_version: 1.0.0\ngrafana_version: 10.4.0\n', '', 1],
    ['default.nix', `image = "${IMAGE}:1.0.0";\n`, '', 1],
    ['lib/stack.ts', `const image = '${IMAGE}:1.0.0';\n`, '', 1],
    ['inventory.ini', `[bi]\nhost1 lightdash_image=${IMAGE}:1.0.0\n`, '', 2],
    ['config.yaml', 'apps:\n  lightdash:\n    version: 1.0.0\n  grafana:\n    version: 7.0.0\n', '', 3],
    ['stack.hcl', 'lightdash = {\n  repository = "x"\n  tag        = "1.0.0"\n}\n', '', 3],
    ['play.yml', `- image: "${IMAGE}:{{ tag | default('1.0.0') }}"\n`, '', 1],
    ['run.sh', `docker run ${IMAGE}:\${BI_TAG:-1.0.0}`, '', 1],
    ['do.tf', 'image {\n  repository          = "lightdash"\n  tag                 = "1.0.0"\n}\n', '', 3],
    ['application.properties', 'bi.lightdash.version=1.0.0\n', '', 1],
    ['conf.xml', '<pin name="lightdash">1.0.0</pin>\n', '', 1],
    ['pom.xml', '<properties>\n  <lightdash.version>1.0.0</lightdash.version>\n</properties>\n', '', 2],
    ['pins.yaml', 'lightdash:\n  - 1.0.0\n', '', 2],
    ['.github/workflows/d.yml', 'jobs:\n  d:\n    with:\n      service: lightdash\n      version: 1.0.0\n', '', 5],
    ['.gitlab-ci.yml', 'bi:\n  variables:\n    COMPONENT: lightdash\n    TAG: 1.0.0\n', '', 4],
    ['deploy.sh', 'kustomize edit set image lightdash/lightdash=*:1.0.0\n', '', 1],
    ['app.conf', 'TAG=1.0.0\nIMAGE=lightdash/lightdash\n', '', 1],
    [
      'skaffold.yaml',
      'releases:\n  - name: x\n    setValues:\n      a: 1\n  - name: lightdash\n    setValues:\n      image.tag: 1.0.0\n',
      '',
      7,
    ],
    ['c.json', '{"airflow":{"tag":"2.0.0"},"lightdash":{"tag":"1.0.0"}}', '', 1],
    ['c.json', '[{"name":"lightdash","image":{"tag":"1.0.0"}},{"name":"airflow","image":{"tag":"2.0.0"}}]', '', 1],
    ['nomad-job-spec.hcl', `config { image = "${IMAGE}:1.0.0" }`, '', 1],
    ['values-dist.env', 'LIGHTDASH_VERSION=1.0.0', '', 1],
    ['attributes.rb', "default['n8n']['version'] = '7.0.0'\ndefault['lightdash']['version'] = '1.0.0'\n", '', 2],
    ['deploy.sh', 'declare -A versions=(\n  [lightdash]=1.0.0\n  [n8n]=7.0.0\n)\n', '', 2],
    ['config.py', `class Bi:\n    image: str = "${IMAGE}"\n    tag: str = "1.0.0"\n`, '', 3],
    ['parameters.json', '{\n  "ParameterKey": "LightdashTag",\n  "ParameterValue": "1.0.0"\n}\n', '', 3],
    ['Tiltfile', "helm_resource('lightdash', 'lightdash/lightdash', flags=['--set', 'image.tag=1.0.0'])\n", '', 1],
    [
      'devspace.yaml',
      'deployments:\n  lightdash:\n    helm:\n      chart: {name: lightdash}\n      values:\n        image:\n          tag: 1.0.0\n',
      '',
      7,
    ],
    [
      'play.yml',
      '- kubernetes.core.helm:\n    name: bi\n    chart_ref: lightdash/lightdash\n    values:\n      image:\n        tag: 1.0.0\n',
      '',
      6,
    ],
    ['main.bicep', "param lightdashTag string = '1.0.0'\n", '', 1],
    ['Taskfile.yml', `vars:\n  TAG: 1.0.0\ntasks: {d: "docker run ${IMAGE}:{{.TAG}}"}\n`, '', 2],
    ['images.txt', `docker.io/n8nio/n8n:7.0.0\ndocker.io/${IMAGE}:1.0.0\n`, '', 2],
    ['versions.csv', 'n8n,7.0.0\nlightdash,1.0.0\n', '', 2],
    ['.lightdash-version', '1.0.0\n', '', 1],
    ['lightdash.toml', 'version = "1.0.0"\n', '', 1],
    ['roles/lightdash/defaults/main.yml', '---\nversion: 1.0.0\nport: 8080\n', '', 2],
    [
      '.github/workflows/d.yml',
      'jobs:\n  bi:\n    uses: ./.github/workflows/deploy-lightdash.yml\n    with:\n      tag: 1.0.0\n',
      '',
      5,
    ],
    ['fleet.yaml', 'helm:\n  chart: lightdash\n  version: 7.0.0\n  values:\n    image:\n      tag: 1.0.0\n', '', 6],
    ['proxy.yaml', 'spec:\n  chartName: lightdash\n  valuesTemplate: |\n    image:\n      tag: 1.0.0\n', '', 5],
    [
      'app.yaml',
      'spec:\n  chart: lightdash\n  plugin:\n    env:\n      - name: HELM_ARGS\n        value: --set image.tag=1.0.0\n',
      '',
      6,
    ],
    ['apps/lightdash/values-prod.yaml', 'app:\n  version: v1.0.0\nredis:\n  version: 7.0.0\n', '', 2],
    ['apps/lightdash/values-prod.yaml', 'main_app:\n  image_version: 1.0.0\n', '', 2],
    [
      'apps/lightdash/values.yaml',
      'controllers:\n  main:\n    containers:\n      main:\n        image:\n          tag: 1.0.0\n',
      '',
      6,
    ],
    ['live/lightdash/terragrunt.hcl', 'inputs = {\n  image_tag = "1.0.0"\n  redis_version = "7.0.0"\n}\n', '', 2],
  ])('%s: %j', async (path, text, _, line) => {
    const found = await caught({ [path]: text }, { [path]: text.replaceAll('1.0.0', '1.1.0') });
    expect(found).toEqual([`${path}:${line} upgrade 1.0.0 → 1.1.0`]);
  });

  it.each<[string, string, string]>([
    ['README.md', `We run ${IMAGE}:1.0.0`, 'prose'],
    ['CHANGELOG', `- ${IMAGE}:1.0.0`, 'a changelog'],
    ['deploy.sh', `# docker run ${IMAGE}:1.0.0`, 'a comment'],
    ['package.json', '{"dependencies": {"@lightdash/cli": "1.0.0"}}', 'a list of packages'],
    ['deploy.sh', 'npm install -g @lightdash/cli@1.0.0', 'the command line of the service'],
    ['ci.yml', 'env:\n  LIGHTDASH_CLI_VERSION: 1.0.0\n', 'its variable'],
    ['k8s.yaml', 'spec:\n  image: acme/lightdash-exporter:1.0.0\n', 'an exporter'],
    [
      'main.tf',
      'required_providers {\n  lightdash = {\n    source = "ubie-oss/lightdash"\n    version = "1.0.0"\n  }\n}\n',
      'a provider',
    ],
    ['dbt_project.yml', "name: 'lightdash'\nversion: '1.0.0'\n", 'a project of dbt'],
    ['sync/Cargo.toml', '[package]\nname = "lightdash-sync"\nversion = "1.0.0"\n', 'a package of its own'],
    ['Formula/lightdash.rb', 'class Lightdash < Formula\n  version "1.0.0"\n', 'the command line for Homebrew'],
    ['vars.yml', `lightdash_image: ${IMAGE}\nlightdash_exporter_version: 1.0.0\n`, 'an exporter beside the image'],
    [
      'ci.yml',
      `v:\n  LIGHTDASH_IMAGE: ${IMAGE}\n  LIGHTDASH_CLI_VERSION: 1.0.0\n`,
      'its command line beside the image',
    ],
    ['c.json', '{"airflow":{"tag":"1.0.0"},"lightdash":{"tag":"2.0.0"}}', 'another application on the line'],
    ['c.hcl', 'airflow = { tag = "1.0.0" }, lightdash = { tag = "2.0.0" }', 'another application on the line'],
    [
      'c.json',
      `{"airflow":{"image":"apache/airflow","tag":"1.0.0"},"bi":{"image":"${IMAGE}"}}`,
      'another image beside',
    ],
    [
      'd.yaml',
      `- name: lightdash\n  image: ${IMAGE}:2.0.0\n  env:\n  - name: DBT_VERSION\n    value: 1.0.0\n`,
      'a variable of the container',
    ],
    [
      'x.tf',
      'x "lightdash" {\n  set {\n    name  = "postgresql.image.tag"\n    value = "1.0.0"\n  }\n}\n',
      'an image within the chart',
    ],
    ['bi.spec.ts', `const image = '${IMAGE}:1.0.0';`, 'a test'],
    ['examples/deploy.sh', `docker run ${IMAGE}:1.0.0`, 'an excluded folder'],
    ['.env.example', 'LIGHTDASH_VERSION=1.0.0', 'a sample'],
    ['deploy.sh', 'docker run grafana/grafana:1.0.0 # next to lightdash', 'another image'],
    ['tasks.yml', `- image: ${IMAGE}:2.0.0\n- image: grafana/grafana:1.0.0\n`, 'another image in the same file'],
    ['Chart.yaml', 'apiVersion: v2\nname: lightdash-extras\nversion: 1.0.0\n', "a chart's own number"],
    ['gate.yml', 'steps:\n- uses: acme/upgrade-gate@v1\n  with:\n    chart-version: 1.0.0\n', 'an input of this gate'],
    ['c.yaml', 'lightdash:\n  helm:\n    version: 1.0.0\n', 'the version of Helm'],
    ['c.yaml', 'lightdash:\n  helm:\n    postgresql:\n      tag: 1.0.0\n', 'the database beside what Helm installs'],
    ['c.yaml', 'lightdash:\n  lightdash_proxy:\n    tag: 1.0.0\n', 'a companion with the name of the service'],
    ['d.yaml', 'metadata:\n  name: lightdash\n  labels:\n    release: 1.0.0\n', 'a label'],
    [
      'fleet.yaml',
      'helm:\n  chart: lightdash\n  values:\n    postgresql:\n      image:\n        tag: 1.0.0\n',
      'the database beside the chart',
    ],
    [
      'fleet.yaml',
      'helm:\n  chart: lightdash\n  values:\n    configMap:\n      SYNC_VERSION: 1.0.0\n',
      'a setting of the release',
    ],
    [
      'lightdash/values.yaml',
      'redis:\n  version: 1.0.0\napp:\n  proxy:\n    tag: 1.0.0\n',
      'what runs beside the service',
    ],
    ['portal/values.yaml', 'app:\n  version: 1.0.0\n', 'another application with values of the same shape'],
    ['notes.txt', `We run ${IMAGE}:1.0.0\n`, 'a text'],
    [
      'requirements.yml',
      '- src: https://x.io/acme/lightdash.git\n  version: 2.0.0\n  name: lightdash\n- src: https://x.io/acme/photos.git\n  version: 1.0.0\n  name: photos\n',
      'the next role in a list',
    ],
    ['v.yaml', 'lightdash:\n  valkey:\n    image:\n      tag: 1.0.0\n', 'a cache within the chart'],
    ['v.yaml', 'lightdash:\n  browserless-chrome:\n    image:\n      tag: 1.0.0\n', 'a chart within the chart'],
    [
      'v.yaml',
      'lightdash:\n  init:\n    image: {repository: acme/init, tag: 1.0.0}\n',
      'another repository on the line',
    ],
    ['ci.yml', 'variables:\n  LIGHTDASH_IMAGE_TAG: latest\n  TF_VERSION: 1.0.0\n', 'a variable beside'],
    ['ci.yml', 'steps:\n- name: lightdash sync\n  env: {SYNC_VERSION: 1.0.0}\n', 'a variable that says whose it is'],
    ['ci.yml', 'steps:\n- name: lightdash sync\n  env: {BUILD_VERSION: 1.0.0}\n', 'one that only looks like ours'],
  ])('says nothing of %s %j: %s', async (path, text) => {
    expect(await caught({ [path]: text }, { [path]: text.replaceAll('1.0.0', '1.1.0') })).toEqual([]);
  });

  it('asks for releases in the index unless the line names the image', async () => {
    const of = async (text: string) =>
      (await compare({ 'a.sh': text }, { 'a.sh': text.replace('1.0.0', '1.1.0') })).map(
        ({ line }) => line?.mustBeListed,
      );
    expect(await of(`docker run ${IMAGE}:1.0.0`)).toEqual([[]]);
    expect(await of('LIGHTDASH_VERSION=1.0.0')).toEqual([['1.0.0']]);
  });

  it.each<[Partial<ComparisonRules>, string, string, string]>([
    [{ from: version('0.9.0') }, `${IMAGE}:1.0.0`, `${IMAGE}:1.1.0`, 'upgrade 0.9.0 → 1.1.0'],
    [{ to: version('1.2.0') }, `${IMAGE}:1.0.0`, `${IMAGE}:1.1.0`, 'upgrade 1.0.0 → 1.2.0'],
    [{ from: version('1.2.0') }, `${IMAGE}:1.0.0`, `${IMAGE}:1.1.0`, 'downgrade 1.2.0 → 1.1.0'],
    [{ from: version('0.9.0') }, `${IMAGE}:$T`, `${IMAGE}:1.1.0`, 'upgrade 0.9.0 → 1.1.0'],
    [{ to: version('0.9.0') }, `${IMAGE}:$T`, `${IMAGE}:1.1.0`, 'upgrade ? → 0.9.0 not-understood'],
    [{ to: version('1.2.0') }, `${IMAGE}:1.0.0`, `${IMAGE}:$T`, 'upgrade 1.0.0 → 1.2.0'],
    [
      { to: version('1.2.0') },
      `a ${IMAGE}:1.0.0`,
      `b ${IMAGE}:1.1.0\n${IMAGE}:1.3.0 c`,
      'upgrade 1.0.0 → 1.2.0 not-understood',
    ],
    [
      { from: version('0.9.0') },
      'helm upgrade lightdash lightdash/lightdash --version 2.9.1',
      'helm upgrade lightdash lightdash/lightdash --version 2.16.101',
      'upgrade 0.9.0 → 1.237.0',
    ],
    [
      { from: version('0.9.0') },
      'helm upgrade lightdash lightdash/lightdash --version 2.9.99',
      'helm upgrade lightdash lightdash/lightdash --version 2.16.101',
      'upgrade 0.9.0 → 1.237.0',
    ],
  ])('takes the versions that are given: %j %s %s', async (rules, before, after, expected) => {
    expect(await caught({ 'a.sh': before }, { 'a.sh': after }, { rules })).toEqual([`a.sh:1 ${expected}`]);
  });

  it('reads several files at a time, however many there are', async () => {
    const of = (tag: string) =>
      memoryTree(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.sh`, `docker run ${IMAGE}:${tag}`])));
    let [open, most] = [0, 0];
    const slow = (tree: Tree): Tree => ({
      ...tree,
      read: async (path) => {
        most = Math.max(most, ++open);
        await new Promise((resolve) => setImmediate(resolve));
        open -= 1;
        return tree.read(path);
      },
    });
    const trees = { base: slow(of('1.0.0')), head: slow(of('1.1.0')), renames: new Map() };
    const { changes } = await compareTrees(trees, DEFAULTS, { from: null, to: null, strict: false }, chartRepository());
    expect(changes).toHaveLength(20);
    expect(most).toBe(16);
  });

  it('knows an image and a chart by the names of the settings', async () => {
    const command = (tag: string) => ({ 'versions.env': `BI=${tag}`, 'a.sh': 'docker run acme/bi:$BI' });
    const settings = { images: ['acme/bi'] };
    expect(await caught(command('1.0.0'), command('1.1.0'), { settings })).toEqual([
      'versions.env:1 upgrade 1.0.0 → 1.1.0',
    ]);
    expect(await caught(command('1.0.0'), command('1.1.0'))).toEqual([]);
    const standing = { 'fly.toml': 'image = "acme/bi:1.0.0"', 'a.txt': '1' };
    const changes = await compare(standing, { ...standing, 'a.txt': '2' }, { settings });
    expect(changes.map(show)).toEqual(['fly.toml:1 unchanged 1.0.0 → 1.0.0']);
  });

  it('follows a renamed file', async () => {
    const found = await caught(
      { 'a.sh': `docker run ${IMAGE}:1.0.0` },
      { 'b.sh': `docker run ${IMAGE}:1.1.0` },
      { renames: { 'b.sh': 'a.sh' } },
    );
    expect(found).toEqual(['b.sh:1 upgrade 1.0.0 → 1.1.0']);
  });

  it('looks at nothing where only targets count', async () => {
    const text = `docker run ${IMAGE}:1.0.0`;
    expect(
      await caught({ 'a.sh': text }, { 'a.sh': text.replace('1.0.0', '1.1.0') }, { settings: { discover: false } }),
    ).toEqual([]);
  });
});

describe('a change that is too large to be judged line by line', () => {
  const lines = (count: number, text: string) => Array.from({ length: count }, (_, at) => `k${at}: ${text}`).join('\n');

  it.each<[string, string, string, string[]]>([
    [
      'more versions about the service than anyone changes',
      lines(1_001, 'lightdash tag: 1.0.0'),
      lines(1_001, 'lightdash tag: 1.1.0'),
      ['a.conf:1001 upgrade ? → ? not-understood'],
    ],
    [
      'a text with too many versions',
      `${lines(20_001, '1.0.0')}\nlightdash 1.0.0`,
      `${lines(20_001, '1.0.0')}\nlightdash 1.1.0`,
      ['a.conf:20002 upgrade ? → ? not-understood'],
    ],
    ['a text that is too long', `${'x'.repeat(1e6)}\nlightdash 1.0.0`, 'x', ['a.conf:2 upgrade ? → ? not-understood']],
    ['one that does not name the service there', lines(20_001, '1.0.0'), lines(20_001, '1.1.0'), []],
    ['versions of others', lines(1_001, 'grafana tag: 1.0.0'), lines(1_001, 'grafana tag: 1.1.0'), []],
  ])('is a problem and no silence: %s', async (_, before, after, expected) => {
    const found = await caught({ 'a.conf': before }, { 'a.conf': after });
    expect(found.slice(-1)).toEqual(expected);
  });

  it('matches what is near a version, however long the line is', async () => {
    const text = (tag: string) => `${'a'.repeat(9_000)} ${IMAGE}:${tag} ${'b'.repeat(9_000)}`;
    expect(await caught({ 'a.conf': text('1.0.0') }, { 'a.conf': text('1.1.0') })).toEqual([
      'a.conf:1 upgrade 1.0.0 → 1.1.0',
    ]);
  });
});

describe('a version in text that no reader evaluates', () => {
  const RELEASE =
    'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: bi}\nspec:\n  chart:\n    spec: {chart: lightdash, version: 2.9.1, sourceRef: {kind: HelmRepository, name: lightdash}}\n  values: {image: {tag: 1.0.0}}\n';
  const patched = (patch: string) => ({
    'apps/bi.yaml': RELEASE,
    'apps.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps}\nspec:\n  path: ./apps\n  patches:\n  - target: {kind: HelmRelease, name: bi}\n    patch: |\n${patch.replace(/^/gm, '      ')}\n`,
  });

  it.each<[string, string, string, string]>([
    ['a tag', 'spec:\n  values:\n    image:\n      tag: ', '1.1.0', 'apps.yaml:12 upgrade 1.0.0 → 1.1.0'],
    [
      'the value of a path',
      '- op: replace\n  path: /spec/values/image/tag\n  value: ',
      '1.1.0',
      'apps.yaml:11 upgrade 1.0.0 → 1.1.0',
    ],
    [
      'no lie: a suffix that is not known',
      'spec:\n  values:\n    image:\n      tag: ',
      '1.1.0-ee',
      'apps.yaml:5 upgrade 1.0.0 → ? not-evaluated',
    ],
  ])('is judged as a tag whatever its number: %s', async (_, patch, tag, expected) => {
    const changes = await compare(patched(`${patch}${tag.replace('1.1.0', '1.0.0')}`), patched(`${patch}${tag}`));
    const [change] = changes.filter(({ change }) => change === 'upgrade');
    expect(change && show(change)).toBe(expected);
    expect(change?.line?.mustBeListed ?? []).toEqual([]);
  });

  it('has to be a release beside the repository of another image', async () => {
    const editor = (tag: string) =>
      patched(`spec:\n  values:\n    editor:\n      repository: ghcr.io/acme/editor\n      tag: ${tag}`);
    const [change] = (await compare(editor('4.16.1'), editor('4.17.0'))).filter(({ line }) => line != null);
    expect(change?.line?.mustBeListed).toEqual(['4.16.1']);
  });

  it('is found once, where it comes in a patch that is a finding of its own', async () => {
    const at = (patch: string) => ({
      'k/kustomization.yaml': 'resources: [d.yaml]\npatches: [{path: p.yaml}]\n',
      'k/d.yaml': `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash}\nspec: {template: {spec: {containers: [{name: a, image: "${IMAGE}:1.0.0"}]}}}\n`,
      'k/p.yaml': `# ours\n${patch}`,
    });
    const changes = await compare(at(''), at('image:\n  repository: acme/lightdash\n  tag: 2.0.0\n'));
    expect(changes.map(show)).toEqual(['k/d.yaml:4 unchanged 1.0.0 → 1.0.0 not-evaluated']);
  });
});

describe('variables that the version of a deployment is made of', () => {
  const compose = { 'compose.yaml': `services:\n  web:\n    image: ${IMAGE}:\${BI_TAG}\n` };

  it.each<[string, string]>([
    ['.env.production', 'BI_TAG=1.0.0\n'],
    ['env/prod.env', 'export BI_TAG="1.0.0"\n'],
    ['Makefile', 'export BI_TAG ?= 1.0.0\n'],
    ['.github/workflows/d.yml', 'env:\n  BI_TAG: 1.0.0\n'],
    ['versions.sh', 'BI_TAG=1.0.0; export BI_TAG\n'],
    ['infra.tf', 'variable "BI_TAG" {\n  default = "1.0.0"\n}\n'],
  ])('are watched in %s: %j', async (path, text) => {
    const found = await caught({ ...compose, [path]: text }, { ...compose, [path]: text.replace('1.0.0', '1.1.0') });
    expect(found).toEqual([expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/)]);
  });

  it('are not watched under any other name', async () => {
    const [before, after] = ['OTHER=1.0.0\n', 'OTHER=1.1.0\n'];
    expect(await caught({ ...compose, 'a.sh': before }, { ...compose, 'a.sh': after })).toEqual([]);
  });

  it('are a problem if a file that was there before now assigns one', async () => {
    const found = await caught({ ...compose, 'a.sh': 'x=1\n' }, { ...compose, 'a.sh': 'x=1\nBI_TAG=1.0.0\n' });
    expect(found).toEqual(['a.sh:2 upgrade ? → 1.0.0 not-understood']);
  });
});

describe('a variable that something takes to make up its version, and that moves', () => {
  const RELEASE = {
    'apps/bi.yaml':
      'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: bi, namespace: bi}\nspec:\n  chart: {spec: {chart: lightdash, version: 2.9.1, sourceRef: {kind: HelmRepository, name: lightdash}}}\n  values: {image: {tag: "${bi_tag}"}}\n',
  };
  const build = (how: string) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps}\nspec:\n  path: ./apps\n  postBuild:\n    ${how}\n`;
  const substituted = (version: string) => build(`substitute:\n      bi_tag: ${version}`);
  const FROM = build('substituteFrom: [{kind: ConfigMap, name: vars}]');
  const map = (...lines: string[]) =>
    ['apiVersion: v1', 'kind: ConfigMap', 'metadata: {name: vars}', 'data:', '  a: b', ...lines, ''].join('\n');
  const COMMON = { 'apps/bi.yaml': RELEASE['apps/bi.yaml'].replace('bi_tag', 'tag') };
  it.each<[string, Files, Files, string[]]>([
    [
      'to a new file, and changes',
      { 'c/k.yaml': substituted('1.0.0') },
      { 'c/k.yaml': FROM, 'c/vars.yaml': map('  bi_tag: 1.1.0') },
      ['c/vars.yaml:6 upgrade 1.0.0 → 1.1.0 not-understood'],
    ],
    [
      'to a new file',
      { 'c/k.yaml': substituted('1.0.0') },
      { 'c/k.yaml': FROM, 'c/vars.yaml': map('  bi_tag: 1.0.0') },
      [],
    ],
    [
      'to a file that was there, and changes',
      { 'c/k.yaml': substituted('1.0.0'), 'c/vars.yaml': map() },
      { 'c/k.yaml': FROM, 'c/vars.yaml': map('  bi_tag: 1.1.0') },
      ['c/vars.yaml:6 upgrade 1.0.0 → 1.1.0 not-understood'],
    ],
    [
      'to a file that was there',
      { 'c/k.yaml': substituted('1.0.0'), 'c/vars.yaml': map() },
      { 'c/k.yaml': FROM, 'c/vars.yaml': map('  bi_tag: 1.0.0') },
      [],
    ],
    [
      'to a file that was there, from one that goes',
      { 'old/vars.yaml': map('  bi_tag: 1.0.0'), 'c/vars.yaml': map() },
      { 'c/vars.yaml': map('  bi_tag: 1.0.0') },
      ['c/vars.yaml:6 upgrade ? → 1.0.0 not-understood'],
    ],
    [
      'out of the repository',
      { 'c/k.yaml': substituted('1.0.0') },
      { 'c/k.yaml': FROM },
      ['c/k.yaml:- upgrade 1.0.0 → ? not-understood'],
    ],
    [
      'out of the repository, under a name that any program may have',
      { ...COMMON, 'other/k.yaml': build('substitute: {tag: 3.0.0}') },
      { ...COMMON, 'other/k.yaml': build('substitute: {size: big}') },
      [],
    ],
    ['with its file, as an environment that goes', { 'old/vars.yaml': map('  bi_tag: 1.0.0') }, {}, []],
    ['with its file, as an environment that comes', {}, { 'new/vars.yaml': map('  bi_tag: 1.0.0') }, []],
  ])('%s', async (_, before, after, expected) => {
    expect(await caught({ ...RELEASE, ...before }, { ...RELEASE, ...after })).toEqual(expected);
  });

  it('out of a renamed file, which is reported at its new path', async () => {
    const renames = { renames: { 'c/b.yaml': 'c/k.yaml' } };
    expect(
      await caught({ ...RELEASE, 'c/k.yaml': substituted('1.0.0') }, { ...RELEASE, 'c/b.yaml': FROM }, renames),
    ).toEqual(['c/b.yaml:- upgrade 1.0.0 → ? not-understood']);
  });
});

describe('variables of programs and parameters of pipelines', () => {
  it.each<[string, string]>([
    ['a.ts', `const imageTag = '1.0.0';\nnew App({ image: \`${IMAGE}:\${imageTag}\` });\n`],
    ['a.ts', `new App({ image: '${IMAGE}:' + imageTag });\nexport const imageTag: string = '1.0.0';\n`],
    ['a.py', `tag = "1.0.0"\nrun(f"${IMAGE}:{tag}")\n`],
    ['a.py', `tag = "1.0.0"\nrun("${IMAGE}:%s" % tag)\n`],
    ['a.py', `tag = "1.0.0"\nrun("${IMAGE}:{}".format(tag))\n`],
    ['a.go', `tag := "1.0.0"\nrun(fmt.Sprintf("${IMAGE}:%s", tag))\n`],
    ['a.mjs', `const version = "1.0.0";\nawait $\`docker run ${IMAGE}:\${version}\`;\n`],
    ['a.cs', `var tag = "1.0.0";\nvar image = $"${IMAGE}:{tag}";\n`],
    ['a.rb', `TAG = "1.0.0"\nIMAGE = "${IMAGE}:#{TAG}"\n`],
    ['build.gradle.kts', `val tag = "1.0.0"\nval image = "${IMAGE}:$tag"\n`],
    ['a.groovy', `def tag = '1.0.0'\nsh "docker run ${IMAGE}:\${tag}"\n`],
    ['a.bicep', `param tag string = '1.0.0'\nvar image = '${IMAGE}:\${tag}'\n`],
    ['a.nomad', `variable "tag" { default = "1.0.0" }\nimage = "${IMAGE}:\${var.tag}"\n`],
    ['a.cue', `_tag: "1.0.0"\nimage: "${IMAGE}:\\(_tag)"\n`],
    ['a.fish', `set -x BI_TAG 1.0.0\ndocker run ${IMAGE}:$BI_TAG\n`],
    ['a.nomad', `variable "tag" {\n  default = "1.0.0"\n}\nimage = "${IMAGE}:\${var.tag}"\n`],
    [
      '.circleci/config.yml',
      `parameters:\n  tag:\n    default: "1.0.0"\nrun: docker run ${IMAGE}:<< parameters.tag >>\n`,
    ],
    [
      'deploy.yml',
      `spec:\n  inputs:\n    tag:\n      default: "1.0.0"\n---\nd: docker run ${IMAGE}:$[[ inputs.tag ]]\n`,
    ],
    ['Jenkinsfile', `string(name: 'TAG', defaultValue: '1.0.0')\nsh "docker run ${IMAGE}:\${params.TAG}"\n`],
    [
      'stack.json',
      `{\n  "ImageTag": {\n    "Default": "1.0.0"\n  },\n  "i": {"Fn::Sub": "${IMAGE}:\${ImageTag}"}\n}\n`,
    ],
    ['d.yml', `matrix:\n  tag:\n    - 1.0.0\nrun: docker run ${IMAGE}:\${{ matrix.tag }}\n`],
  ])('are watched in %s: %j', async (path, text) => {
    const found = await caught({ [path]: text }, { [path]: text.replace('1.0.0', '1.1.0') });
    expect(found).toEqual([expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/)]);
  });

  it('are watched in another file, but a common name only next to its user, or on its way', async () => {
    const of = (name: string, path: string, version: string) => ({
      'lib/stack.ts': `const image = \`${IMAGE}:\${${name}}\`;\n`,
      [path]: `${name}: "${version}"\n`,
    });
    const between = (name: string, path: string) => caught(of(name, path, '1.0.0'), of(name, path, '1.1.0'));
    expect(await between('imageTag', 'cdk.json')).toEqual(['cdk.json:1 upgrade 1.0.0 → 1.1.0']);
    expect(await between('version', 'lib/pins.yaml')).toEqual(['lib/pins.yaml:1 upgrade 1.0.0 → 1.1.0']);
    expect(await between('version', 'charts/grafana/Chart.yaml')).toEqual([]);
    expect(await between('TAG', 'lib/prod/pins.yaml')).toEqual(['lib/prod/pins.yaml:1 upgrade 1.0.0 → 1.1.0']);
    expect(await between('TAG', 'pins.yaml')).toEqual(['pins.yaml:1 upgrade 1.0.0 → 1.1.0']);
    expect(await between('TAG', 'shop/pins.yaml')).toEqual([]);
  });

  it('are watched in an excluded file that `env-files` names', async () => {
    const settings = { envFiles: ['.env.example'] };
    const of = (version: string) => ({ '.env.example': `LIGHTDASH_VERSION=${version}` });
    expect(await caught(of('1.0.0'), of('1.1.0'), { settings })).toEqual(['.env.example:1 upgrade 1.0.0 → 1.1.0']);
  });
});

describe('a file of values by a name that several have', () => {
  it('does not explain a version of the chart if one of them has no tag', async () => {
    const at = (version: string) => ({
      'bi/a.sh': `cd ../dev\nhelm upgrade bi lightdash/lightdash --version ${version} -f values.yaml\n`,
      'prod/values.yaml': `image:\n  repository: ${IMAGE}\n  tag: 2.0.0\n`,
      'dev/values.yaml': `image:\n  repository: ${IMAGE}\nsecrets: {LIGHTDASH_SECRET: x}\n`,
    });
    expect(await caught(at('2.9.1'), at('2.16.101'))).toEqual(['bi/a.sh:2 upgrade 0.2248.0 → 1.237.0']);
  });
});

describe('a version of the chart in a bundle with files of values', () => {
  const bundle = (version: string, files = '\n    - values.yaml') =>
    `helm:\n  chart: lightdash\n  version: ${version}\n  valuesFiles:${files}\n`;
  const pinned = { 'bi/values.yaml': `image:\n  repository: ${IMAGE}\n  tag: 2.0.0\n` };
  const chart = ['bi/fleet.yaml:3 upgrade 0.2248.0 → 1.237.0'];
  const inline = (values: string) => `\n    - values.yaml\n  values:\n    env: {TZ: x}\n${values}`;
  it.each<[string, Files, string | undefined, string[]]>([
    ['does not count beside a tag among other values', {}, inline('    image:\n      tag: 2.0.0\n'), []],
    ['counts beside the tag of the database', {}, inline('    db:\n      image:\n        tag: 15.1.0\n'), chart],
    ['does not count if one of them has a tag', pinned, undefined, []],
    ['does not count if one of them has a tag, in a list on one line', pinned, ' [a.yaml, values.yaml]', []],
    ['counts if none has a tag', { 'bi/values.yaml': 'ingress: {enabled: true}\n' }, undefined, chart],
    ['counts if another file has a tag', pinned, '\n    - prod.yaml', chart],
    ['counts if only a target takes the tag', pinned, ' [a.yaml]\ntargets:\n- valuesFiles: [values.yaml]', chart],
  ])('%s', async (_, files, list, expected) => {
    const [base, head] = ['2.9.1', '2.16.101'].map((version) => ({ ...files, 'bi/fleet.yaml': bundle(version, list) }));
    expect(await caught(base as Files, head as Files)).toEqual(expected);
  });
});

it('a version of the application counts in values that helmfile takes by a path with a template', async () => {
  const files = (version: string): Files => ({
    'helmfile.yaml':
      'environments:\n  prod: {}\n---\nreleases:\n  - name: bi\n    chart: acme/lightdash\n    values: ["bi/{{ .Environment.Name }}.yaml"]\n',
    'bi/prod.yaml': `app:\n  version: ${version}\nredis:\n  version: 7.0.0\n`,
  });
  expect(await caught(files('1.0.0'), files('1.1.0'))).toEqual(['bi/prod.yaml:2 upgrade 1.0.0 → 1.1.0']);
});

describe('versions of other software in a job of the service', () => {
  const job = (step: string) =>
    `jobs:\n  lightdash:\n    steps:\n${step}      - run: helm upgrade bi ${IMAGE} --version 2.9.1\n`;
  it.each<[name: string, step: string, isOurs: boolean]>([
    ['a tool', '      - uses: azure/setup-helm@v4\n        with:\n          version: 1.0.0\n', false],
    [
      'a tool with a name for people',
      '      - name: Helm for Lightdash\n        uses: acme/setup-tools@v1\n        with:\n          tag: 1.0.0\n',
      false,
    ],
    ['a tool of its own', '      - uses: acme/setup-lightdash@v1\n        with:\n          version: 1.0.0\n', true],
    ['a variable', '      - run: ./x.sh\n        env:\n          ROUTER_VERSION: 1.0.0\n', false],
    ['another variable', '      - run: ./x.sh\n        env:\n          IMAGE_VERSION: 1.0.0\n', true],
    [
      'what an action deploys',
      '      - uses: acme/deploy@v1\n        with:\n          service: lightdash\n          version: 1.0.0\n',
      true,
    ],
  ])('%s', async (_, step, isOurs) => {
    const [base, head] = ['1.0.0', '1.1.0'].map((tag) => ({
      '.github/workflows/d.yml': job(step.replace('1.0.0', tag)),
    }));
    expect(await caught(base as Files, head as Files)).toHaveLength(isOurs ? 1 : 0);
  });

  it('is not the version of a chart beside a tag from a variable', async () => {
    const task = (version: string) =>
      `steps:\n- inputs:\n    chartName: lightdash/lightdash\n    chartVersion: ${version}\n    overrideValues: image.tag=$(tag)\n`;
    expect(await caught({ 'a.yml': task('2.9.1') }, { 'a.yml': task('2.16.101') })).toEqual([]);
  });
});

describe('versions of other software beside the service', () => {
  const pins = (photos: string, more = '') =>
    `[photos]\nimage = 'acme/photos'\nversion = '${photos}'\n\n${more}[lightdash]\nimage = '${IMAGE}'\nversion = '1.0.0'\n\n[z]\nversion = '${photos}'\n`;
  const broker = "[broker]\nimage = 'acme/broker'\nversion = '1.1.0'\n\n";

  it('belong to the section that they are in', async () => {
    expect(await caught({ 'pins.toml': pins('1.0.0') }, { 'pins.toml': pins('2.0.0') })).toEqual([]);
    expect(await caught({ 'pins.toml': pins('1.0.0', broker) }, { 'pins.toml': pins('1.0.0') })).toEqual([]);
    const moved = pins('1.0.0').replace("version = '1.0.0'\n\n[z]", "version = '2.0.0'\n\n[z]");
    expect(await caught({ 'pins.toml': pins('1.0.0') }, { 'pins.toml': moved })).toEqual([
      'pins.toml:7 upgrade 1.0.0 → 2.0.0',
    ]);
  });
});

describe('a version on the line below its key', () => {
  const pin = (version: string, digest: string, between = '\n    ') =>
    `export const pins = {\n  'acme/web':${between}'3.0.0@sha256:00',\n  '${IMAGE}':${between}'${version}@sha256:${digest}',\n};\n`;

  it('is that of the key, whatever its digest is', async () => {
    expect(await caught({ 'pins.ts': pin('1.0.0', 'aa') }, { 'pins.ts': pin('2.0.0', 'bb') })).toEqual([
      'pins.ts:5 upgrade 1.0.0 → 2.0.0',
    ]);
  });

  it('may move to the line of its key', async () => {
    expect(await caught({ 'pins.ts': pin('1.0.0', 'aa') }, { 'pins.ts': pin('1.0.0', 'aa', ' ') })).toEqual([]);
    expect(await caught({ 'pins.ts': pin('1.0.0', 'aa') }, { 'pins.ts': pin('2.0.0', 'bb', ' ') })).toEqual([
      expect.stringContaining('1.0.0 → 2.0.0 not-understood'),
    ]);
  });
});

describe('versions of the chart in commands', () => {
  const command = (version: string, more = '') => `helm upgrade bi lightdash/lightdash --version ${version}${more}`;

  it('count as the version that the chart installs', async () => {
    expect(await caught({ 'a.sh': command('2.9.1') }, { 'a.sh': command('2.16.101') })).toEqual([
      'a.sh:1 upgrade 0.2248.0 → 1.237.0',
    ]);
  });

  it.each([
    ['Tiltfile', "helm_resource('bi', 'lightdash/lightdash', flags=['--version=VERSION'])\n", 1],
    [
      'Tiltfile',
      "helm_remote('lightdash', repo_url='https://lightdash.github.io/helm-charts', version='VERSION')\n",
      1,
    ],
    ['skaffold.yaml', 'releases:\n- name: bi\n  remoteChart: lightdash/lightdash\n  version: VERSION\n', 4],
  ])('count in %s: %s', async (path, text, line) => {
    const at = (version: string) => ({ [path]: text.replace('VERSION', version) });
    expect(await caught(at('2.9.1'), at('2.16.101'))).toEqual([`${path}:${line} upgrade 0.2248.0 → 1.237.0`]);
  });

  it('count as the revision in a command of Argo CD', async () => {
    const text = (name: string, version: string) => `argocd app set ${name} --revision ${version}\n`;
    expect(await caught({ 'a.sh': text('lightdash', '2.9.1') }, { 'a.sh': text('lightdash', '2.16.101') })).toEqual([
      'a.sh:1 upgrade 0.2248.0 → 1.237.0',
    ]);
    expect(await caught({ 'a.sh': text('grafana', '2.9.1') }, { 'a.sh': text('grafana', '2.16.101') })).toEqual([]);
  });

  it('count where a program takes a constant beside the name of the chart', async () => {
    const program = { 'bi.ts': "new Release('bi', {\n  chart: 'lightdash',\n  version: BI,\n});\n" };
    const constant = (version: string) => ({ ...program, 'versions.ts': `export const BI = '${version}';\n` });
    expect(await caught(constant('2.9.1'), constant('2.16.101'))).toEqual(['versions.ts:1 upgrade 0.2248.0 → 1.237.0']);
    const other = { 'bi.ts': program['bi.ts'].replace('lightdash', 'grafana') };
    expect(await caught({ ...constant('2.9.1'), ...other }, { ...constant('2.16.101'), ...other })).toEqual([]);
  });

  it('count if the command takes the version from a variable', async () => {
    const text = (version: string) => `CHART=${version}\nhelm upgrade bi lightdash/lightdash --version $CHART\n`;
    expect(await caught({ 'a.sh': text('2.9.1') }, { 'a.sh': text('2.16.101') })).toEqual([
      'a.sh:1 upgrade 0.2248.0 → 1.237.0',
    ]);
  });

  it('are a problem if the chart repository does not list them', async () => {
    const found = await caught(
      { 'a.sh': `CHART_VERSION=2.9.1\n${command('$CHART_VERSION')}` },
      { 'a.sh': `CHART_VERSION=2.9.9\n${command('$CHART_VERSION')}` },
    );
    expect(found).toEqual(['a.sh:1 upgrade ? → ? chart-unknown']);
  });

  it.each([
    ['2.9.1', '2.9.9'],
    ['2.9.9', '2.16.101'],
  ])('are a problem if the chart repository lists only one of %s and %s', async (from, to) => {
    const at = (version: string) => ({
      'bi.ts': `const bi = {\n  chart: 'lightdash',\n  version: '${version}',\n};\n`,
    });
    expect(await caught(at(from), at(to))).toEqual(['bi.ts:3 upgrade ? → ? chart-unknown']);
    expect(await caught(at('2.9.8'), at('2.9.9'))).toEqual([]);
  });

  it.each([
    ['the command sets the tag', ' --set image.tag=2.0.0', {}],
    [
      'a file of values that it names sets it',
      ' -f values.yaml',
      { 'lightdash/values.yaml': `image:\n  repository: ${IMAGE}\n  tag: 2.0.0\n` },
    ],
    [
      'all files of that name set it',
      ' -f values.yaml',
      Object.fromEntries(
        ['dev', 'prod'].map((name) => [`${name}/values.yaml`, `image:\n  repository: ${IMAGE}\n  tag: 2.0.0\n`]),
      ),
    ],
  ])('do not count if %s', async (_, more, files) => {
    expect(
      await caught({ 'a.sh': command('2.9.1', more), ...files }, { 'a.sh': command('2.16.101', more), ...files }),
    ).toEqual([]);
  });
});

describe('YAML of other tools that looks like values', () => {
  const pair = (tag: string) => `image:\n  repository: ${IMAGE}\n  tag: ${tag}\nreplicas: 2\n`;
  const section = (tag: string) => `lightdash:\n  image:\n    repository: ${IMAGE}\n    tag: "${tag}"\n  port: 80\n`;
  const text = (key: string) => (tag: string) => `${key}:\n  x: y\n  ${key}Image: ${IMAGE}:${tag}\n`;
  const spec = (tag: string) =>
    `services:\n  - name: web\n    image:\n      registry: lightdash\n      repository: lightdash\n      tag: ${tag}\n`;
  const SHAPES: [string, (tag: string) => string, number][] = [
    ['Pulumi.prod.yaml', text('config'), 3],
    ['.do/app.yaml', spec, 6],
    ['config/deploy.yml', text('accessories'), 3],
    ['porter.yaml', pair, 3],
    ['group_vars/bi.yml', section, 4],
    ['host_vars/bi/main.yml', section, 4],
    ['roles/lightdash/defaults/main.yml', pair, 3],
    ['vars/prod.yml', section, 4],
    ['environments/prod/lightdash.yaml', pair, 3],
    ['environments/eu.yaml', (tag) => `lightdash:\n  image:\n    tag: ${tag}\n    pullPolicy: Always\n`, 3],
    ['environments/us.yaml', (tag) => `x-tag: &tag ${tag}\nimage:\n  repository: ${IMAGE}\n  tag: *tag\n`, 1],
    ['environments/prod/bi.yaml', (tag) => `lightdash:\n  image: {repository: ${IMAGE}, tag: ${tag}}\n`, 2],
  ];
  const NEIGHBOURS: Files[] = [{}, { 'apps/values.yaml': `image: {repository: ${IMAGE}, tag: 2.0.0}\n` }];

  it.each(SHAPES)('is judged on its line, %s', async (path, of, line) => {
    for (const beside of NEIGHBOURS) {
      const changed = await caught({ [path]: of('1.0.0'), ...beside }, { [path]: of('1.1.0'), ...beside });
      expect(changed).toEqual([`${path}:${line} upgrade 1.0.0 → 1.1.0`]);
      expect(await caught({ [path]: of('1.0.0'), ...beside }, { [path]: `# x\n${of('1.0.0')}`, ...beside })).toEqual(
        [],
      );
    }
  });

  it.each(SHAPES)('is a problem where a word takes the place of the version, %s', async (path, of, line) => {
    for (const beside of NEIGHBOURS) {
      const changed = await caught({ [path]: of('1.0.0'), ...beside }, { [path]: of('latest'), ...beside });
      expect(changed).toEqual([`${path}:${line} upgrade 1.0.0 → ? moving-tag`]);
    }
  });

  it.each(SHAPES)('is no deployment of values, whatever keys are next to it, %s', async (path, of) => {
    if (/^environments\/(?:prod\/lightdash|us)\./.test(path)) return;
    const text = `${of('1.1.0')}upgrade: {mode: Recreate}\n`;
    const [change] = await compare({ [path]: of('1.0.0') }, { [path]: text });
    expect([change?.head, change?.line === undefined]).toEqual([null, false]);
  });

  it('is judged where it moves to another file, however that looks', async () => {
    const values = { 'apps/bi/values.yaml': pair('1.1.0') };
    for (const beside of NEIGHBOURS) {
      const base = { 'group_vars/a.yml': section('1.0.0'), ...beside };
      expect(await caught(base, { 'envs/b.yaml': pair('1.1.0'), ...beside })).toEqual([
        'envs/b.yaml:3 upgrade 1.0.0 → 1.1.0',
      ]);
      expect(await caught(base, { 'envs/b.yaml': pair('1.0.0'), ...beside })).toEqual([]);
      const taken = await compare(base, { ...values, ...beside });
      expect(taken.map(show)).toContain('apps/bi/values.yaml:3 upgrade 1.0.0 → 1.1.0');
      expect(await caught({ ...values, ...beside }, { 'porter.yaml': pair('1.2.0'), ...beside })).toEqual([
        'porter.yaml:3 upgrade 1.1.0 → 1.2.0',
      ]);
    }
  });

  it.each<[string, Files]>([
    ['a script that names it', { 'a.sh': 'helm upgrade bi ld/x -f envs/prod.yaml\n' }],
    ['a chart around it', { 'Chart.yaml': 'name: x\n' }],
    ['a release that takes it', { 'helmfile.yaml': 'releases: [{name: bi, chart: a/x, values: [envs/prod.yaml]}]\n' }],
  ])('is compared with the side that has %s', async (_, one) => {
    for (const [base, head] of [
      [one, {}],
      [{}, one],
    ] as const) {
      for (const to of ['1.0.0', '1.1.0']) {
        const changes = await compare(
          { ...base, 'envs/prod.yaml': pair('1.0.0') },
          { ...head, 'envs/prod.yaml': pair(to) },
        );
        const change = to === '1.0.0' ? 'unchanged' : 'upgrade';
        expect(changes.map(show)).toEqual([`envs/prod.yaml:3 ${change} 1.0.0 → ${to}`]);
      }
    }
  });

  it('is judged by the given versions where no base is read', async () => {
    const changes = await compare(null, { 'porter.yaml': pair('1.1.0') }, { rules: { from: version('1.0.0') } });
    expect(changes.map(show)).toEqual(['porter.yaml:3 upgrade 1.0.0 → 1.1.0']);
    expect(changes[0]?.line?.id).toBe('line:porter.yaml');
  });
});

describe('changed lines with a known version on one side only', () => {
  it.each<[string, string, string, string]>([
    ['a version for a variable', `run ${IMAGE}:$TAG`, `run ${IMAGE}:1.0.0`, 'a.sh:1 upgrade ? → 1.0.0 not-understood'],
    ['a variable for a version', `run ${IMAGE}:1.0.0`, `run ${IMAGE}:$TAG`, 'a.sh:1 upgrade 1.0.0 → ? not-understood'],
    [
      'two for one',
      `run ${IMAGE}:1.0.0`,
      `start ${IMAGE}:1.1.0 a\nstop ${IMAGE}:1.2.0 b`,
      'a.sh:1 upgrade 1.0.0 → 1.1.0 not-understood',
    ],
  ])('are a problem, not-understood: %s', async (_, before, after, expected) => {
    expect(await caught({ 'a.sh': before }, { 'a.sh': after })).toEqual([expected]);
  });

  it('are a problem where a host sets a variable next to one with the image, and did not before', async () => {
    const role = { 'roles/bi/defaults/main.yml': `bi_image: ${IMAGE}\nbi_tag: 1.0.0\n` };
    const task = { 'roles/bi/tasks/main.yml': '- docker_container:\n    image: "{{ bi_image }}:{{ bi_tag }}"\n' };
    const at = (text: string) => ({ ...role, ...task, 'host_vars/bi01.yml': text });
    expect(await caught(at('port: 80\n'), at('port: 80\nbi_tag: 1.1.0\n'))).toEqual([
      'host_vars/bi01.yml:2 upgrade ? → 1.1.0 not-understood',
    ]);
  });

  it.each([
    ['a literal', '{{ .Values.image.name }}', `${IMAGE}:1.0.0`, '? → 1.0.0'],
    ['an expression', `${IMAGE}:1.0.0`, '{{ .Values.image.name }}', '1.0.0 → ?'],
  ])('are a problem in the template of a chart that becomes %s', async (_, before, after, expected) => {
    const path = 'chart/templates/deployment.yaml';
    const own = { 'chart/Chart.yaml': 'name: lightdash\nversion: 0.1.0\nappVersion: 1.0.0\n' };
    const line = (image: string) => `          image: "${image}"\n`;
    expect(await caught({ ...own, [path]: line(before) }, { ...own, [path]: line(after) })).toEqual([
      `${path}:1 upgrade ${expected} not-understood`,
    ]);
  });

  it.each<[string, Files, Files]>([
    ['comes', {}, { 'k/prod/.argocd-source.yaml': `kustomize: {images: ["${IMAGE}:1.0.0"]}\n` }],
    ['goes', { 'k/prod/.argocd-source-bi.yaml': `kustomize: {images: ["${IMAGE}:1.0.0"]}\n` }, {}],
  ])('are a problem in an override of Argo CD that nobody reads and that %s', async (_, before, after) => {
    expect(await caught(before, after)).toEqual([
      expect.stringMatching(/^k\/prod\/\S+:1 upgrade \? → \? not-understood$/),
    ]);
  });

  it.each<[string, string, string, string]>([
    ['becomes a word', '\n    tag: 1.0.0', '\n    tag: latest', 'g.conf:4 upgrade 1.0.0 → ? not-understood'],
    ['becomes a variable', '\n    tag: 1.0.0', '\n    tag: "{{ v }}"', 'g.conf:4 upgrade 1.0.0 → ? not-understood'],
    ['goes', '\n    tag: 1.0.0', '', 'g.conf:- upgrade 1.0.0 → ? not-understood'],
    ['comes', '', '\n    tag: 1.0.0', 'g.conf:4 upgrade ? → 1.0.0 not-understood'],
    ['was a word', '\n    tag: latest', '\n    tag: 1.0.0', 'g.conf:4 upgrade ? → 1.0.0 not-understood'],
  ])('are a problem for an image that stays and whose tag %s', async (_, before, after, expected) => {
    for (const repository of [IMAGE, `ghcr.io/acme/lightdash`]) {
      const text = (tag: string) => `bi:\n  image:\n    repository: ${repository}${tag}\n  port: 80\n`;
      expect(await caught({ 'g.conf': text(before) }, { 'g.conf': text(after) })).toEqual([expected]);
    }
  });

  it('change nothing where the image comes or goes with its tag', async () => {
    const [one, two] = ['a', 'b'].map((key) => `${key}:\n  repository: ${IMAGE}\n  tag: 1.0.0\n`) as [string, string];
    expect(await caught({ 'g.conf': one }, { 'g.conf': one + two })).toEqual([]);
    expect(await caught({ 'g.conf': one + two }, { 'g.conf': two })).toEqual([]);
  });

  it.each<[string, Files, Files]>([
    ['a new file', {}, { 'a.sh': `run ${IMAGE}:1.0.0` }],
    ['a file that is gone', { 'a.sh': `run ${IMAGE}:1.0.0` }, {}],
    ['a line that is gone', { 'a.sh': `x\nrun ${IMAGE}:1.0.0` }, { 'a.sh': 'x' }],
    ['a new line', { 'a.sh': 'x' }, { 'a.sh': `x\nrun ${IMAGE}:1.0.0` }],
  ])('change nothing if no version takes the place of another: %s', async (_, before, after) => {
    expect(await caught(before, after)).toEqual([]);
  });
});

describe('a version that comes or goes alone, within something that stays', () => {
  const NIX = '{ config, ... }:\n{\n  networking.hostName = "bi";\n}\n';
  const STACK = {
    'stack.yml': `services: {bi: {image: "${IMAGE}:\${TAG}"}}\n`,
    'a.env': 'TAG=1.0.0\n',
    'b.env': 'TAG=1.1.0\n',
  };
  const CHART: Files = {
    'deploy/bi/Chart.yaml':
      'apiVersion: v2\nname: x\nversion: 1.0.0\ndependencies:\n  - {name: lightdash, alias: in, version: 1.8.5, repository: "https://lightdash.github.io/helm-charts"}\n',
    'deploy/bi/values.yaml': 'in: {image: {tag: 1.0.0}}\n',
    'deploy/bi/next.yaml': 'in: {image: {tag: 1.1.0}}\n',
  };
  const RUN =
    'steps:\n  - run: |\n      helm upgrade x deploy/bi \\\n        -f deploy/bi/values.yaml \\\n        --atomic\n';
  const ROLE: Files = {
    'roles/bi/tasks/main.yml': `- community.docker.docker_container:\n    image: "${IMAGE}:{{ lightdash_version }}"\n`,
    'inventory/group_vars/bi.yml': 'lightdash_version: 1.0.0\n',
  };
  const FORMS = (variables: string) =>
    `variables:\n${variables}steps:\n  - run: docker run ${IMAGE}:$(lightdashVersion)\n  - run: docker run ${IMAGE}:$(lightdashNext)\n`;
  const NOMAD = (tag: string, variable = '') =>
    `${variable}job "bi" {\n  group "bi" {\n    task "bi" {\n      config {\n        image = "${IMAGE}:${tag}"\n      }\n    }\n  }\n}\n`;
  const STACKS = { 'index.ts': "const bi = deploy({ version: config.require('lightdashVersion') });\n" };
  const SET: Files = {
    'set.yaml':
      'apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: bi}\nspec:\n  generators:\n  - git: {repoURL: "https://git.example/ops.git", files: [{path: "envs/*/bi.yaml"}]}\n  template:\n    metadata: {name: "bi-{{env}}"}\n    spec:\n      source:\n        repoURL: https://lightdash.github.io/helm-charts\n        chart: lightdash\n        targetRevision: 2.16.361\n        helm: {parameters: [{name: image.tag, value: "{{tag}}"}]}\n',
  };
  const APPS = (image: string) =>
    `applications:\n  - name: lightdash\n    chart: {repository: "https://lightdash.github.io/helm-charts", name: lightdash}\n    values:\n${image}      replicaCount: 1\n`;
  const JOBS = (...jobs: (readonly [string, string])[]) =>
    [
      '.deploy:\n  script:\n    - helm upgrade bi lightdash/lightdash --set image.tag=${BI_TAG}\n',
      ...jobs.map(([name, tag]) => `${name}:\n  extends: .deploy\n  variables:\n    BI_TAG: ${tag}\n`),
    ].join('\n');
  const MATRIX = (...rows: (readonly [string, string])[]) =>
    `jobs:\n  bi:\n    strategy:\n      matrix:\n        include:\n${rows.map(([name, tag]) => `          - environment: ${name}\n            tag: ${tag}\n`).join('')}    steps:\n      - run: docker run ${IMAGE}:\${{ matrix.tag }}\n`;
  const MAP = (...rows: (readonly [string, string])[]) =>
    `locals {\n  bi = {\n${rows.map(([name, tag]) => `    ${name} = { tag = "${tag}", size = 1 }\n`).join('')}  }\n}\nresource "helm_release" "bi" {\n  repository = "https://lightdash.github.io/helm-charts"\n  chart = "lightdash"\n  version = "2.16.361"\n  set {\n    name = "image.tag"\n    value = local.bi[terraform.workspace].tag\n  }\n}\n`;
  const STACKS_OF = (...rows: (readonly [string, string])[]) =>
    `image = \`${IMAGE}:\${props.lightdashVersion}\`;\n${rows.map(([name, tag]) => `new Bi(app, '${name}', { lightdashVersion: '${tag}' });\n`).join('')}`;
  const [DEV, PROD] = [['dev', '1.1.0'] as const, ['prod', '1.0.0'] as const];
  const IMAGES = (tag: string) => `images:\n  bi:\n    src: ${IMAGE}:${tag}\n`;
  const OWN_VALUES = (images: string): Files => ({
    'charts/bi/values.yaml': `${IMAGES('1.0.0')}replicas: 1\n`,
    'values/bi.yaml': `${images}replicas: 3\n`,
  });
  const DEV_TAG = 'image: {tag: 1.1.0}';
  const BUNDLE = (...clusters: string[]) =>
    `helm:\n  chart: lightdash\n  repo: https://lightdash.github.io/helm-charts\n  values:\n    image: {tag: 1.0.0}\ntargetCustomizations:\n${clusters.map((values, at) => `  - name: c${at}\n    clusterSelector: {matchLabels: {n: c${at}}}\n    helm:\n      values:\n        ${values}\n`).join('')}`;
  const PULUMI: Files = { 'p.yaml': 'config:\n  a:lightdashVersion: 1.0.0\n  a:lightdashNext: 1.1.0\n', ...STACKS };

  it.each<[string, Files, Files, string]>([
    [
      'a module of Nix',
      { 'v.nix': `image = "${IMAGE}:1.0.0";\n`, 'h.nix': NIX },
      { 'h.nix': NIX.replace('}\n', `  oci.bi.image = mkForce "${IMAGE}:1.1.0";\n}\n`) },
      'h.nix',
    ],
    [
      'an image of Jsonnet by its format',
      {
        'i.libsonnet': `{\n  images:: { lightdash: '${IMAGE}:1.0.0' },\n}\n`,
        'm.jsonnet': '{\n  images+:: {\n    a: 1,\n  },\n}\n',
      },
      { 'm.jsonnet': `{\n  images+:: {\n    a: 1,\n    lightdash: '${IMAGE}:%s' % '1.1.0',\n  },\n}\n` },
      'm.jsonnet',
    ],
    [
      'a command that updates the service',
      { 'x.sh': `docker run ${IMAGE}:1.0.0\n`, 'd.sh': 'date\n' },
      { 'd.sh': `date\ndocker service update --image ${IMAGE}:1.1.0 bi\n` },
      'd.sh',
    ],
    [
      'a list of variables that becomes a map with the versions the other way round',
      { 'ci.yml': FORMS('  - {name: lightdashVersion, value: 1.0.0}\n  - {name: lightdashNext, value: 1.1.0}\n') },
      { 'ci.yml': FORMS('  lightdashVersion: 1.1.0\n  lightdashNext: 1.0.0\n') },
      'ci.yml',
    ],
    [
      'a tag beside a variable for the image',
      { ...ROLE, 't.j2': 'image: "{{ lightdash_image }}:{{ lightdash_version }}"\n' },
      { 't.j2': 'image: "{{ lightdash_image }}:1.1.0"\n' },
      't.j2',
    ],
    [
      'the variables of a host',
      ROLE,
      { 'inventory/host_vars/bi2.yml': 'lightdash_version: 1.1.0\n' },
      'inventory/host_vars/bi2.yml',
    ],
    [
      'a command of a pipeline that updates the service',
      { 'x.sh': `docker run ${IMAGE}:1.0.0\n`, 'ci.yml': 'up:\n  script:\n    - kubectl apply -f k8s\n' },
      {
        'ci.yml': `up:\n  script:\n    - kubectl apply -f k8s\n    - kubectl set image deploy/bi bi=${IMAGE}:1.1.0\n`,
      },
      'ci.yml',
    ],
    [
      'a command that updates the service, beside another environment that has the version already',
      { 'x.sh': `docker run ${IMAGE}:1.0.0\ndocker run ${IMAGE}:1.1.0\n`, 'd.sh': 'date\n' },
      { 'd.sh': `date\nkubectl set image deploy/bi bi=${IMAGE}:1.1.0\n` },
      'd.sh',
    ],
    [
      'the variables of a host, beside another environment that has the version already',
      { ...ROLE, 'staging.sh': `docker run ${IMAGE}:1.1.0\n` },
      { 'inventory/host_vars/bi2.yml': 'lightdash_version: 1.1.0\n' },
      'inventory/host_vars/bi2.yml',
    ],
    [
      'a tag of a cluster over another one, which a third has already',
      { 'fleet.yaml': BUNDLE('replicas: 2', DEV_TAG) },
      { 'fleet.yaml': BUNDLE('image: {tag: 1.1.0}', DEV_TAG) },
      'fleet.yaml',
    ],
    [
      'the variables of a host, over those of all',
      { ...ROLE, 'inventory/group_vars/bi.yml': '', 'inventory/group_vars/all/a.yml': 'lightdash_version: 1.0.0\n' },
      { 'inventory/host_vars/bi2.yml': 'lightdash_version: 1.1.0\n' },
      'inventory/host_vars/bi2.yml',
    ],
    [
      'the variables of a group, over those of all, where another group has its own',
      {
        ...ROLE,
        'inventory/group_vars/all.yml': 'lightdash_version: 1.0.0\n',
        'inventory/group_vars/bi.yml': 'lightdash_version: 1.0.0\n',
      },
      { 'inventory/group_vars/bi2.yml': 'lightdash_version: 1.1.0\n' },
      'inventory/group_vars/bi2.yml',
    ],
    [
      'the variables of a group, over the default of a role',
      { ...ROLE, 'inventory/group_vars/bi.yml': '', 'roles/bi/defaults/main.yml': 'lightdash_version: 1.0.0\n' },
      { 'group_vars/bi2.yml': 'lightdash_version: 1.1.0\n' },
      'group_vars/bi2.yml',
    ],
    [
      'the variables of a role',
      ROLE,
      { 'roles/bi/vars/main.yml': 'lightdash_version: 1.1.0\n' },
      'roles/bi/vars/main.yml',
    ],
    [
      'a variable of Nomad',
      {
        'bi.nomad':
          'variable "version" {\n  default = "1.0.0"\n}\njob "bi" {\n  group "g" {\n    task "t" {\n      driver = "docker"\n      config {\n        image = "lightdash/lightdash:${var.version}"\n      }\n    }\n  }\n}\n',
        '.gitlab-ci.yml': 'deploy:\n  variables:\n    A: b\n',
      },
      { '.gitlab-ci.yml': 'deploy:\n  variables:\n    A: b\n    NOMAD_VAR_version: 1.1.0\n' },
      '.gitlab-ci.yml',
    ],
    [
      'a setting of Skaffold that goes',
      { 'skaffold.yaml': 'releases:\n  - name: lightdash\n    version: x\n    setValues:\n      image.tag: 1.0.0\n' },
      { 'skaffold.yaml': 'releases:\n  - name: lightdash\n    version: x\n' },
      'skaffold.yaml',
    ],
    [
      'a parameter of a template that goes',
      {
        't.yaml': 'Resources:\n  T:\n    Image: !Sub lightdash/lightdash:${LightdashVersion}\n',
        'p/a.json':
          '[\n  { "ParameterKey": "S", "ParameterValue": "a" },\n  { "ParameterKey": "LightdashVersion", "ParameterValue": "1.0.0" }\n]\n',
      },
      { 'p/a.json': '[\n  { "ParameterKey": "S", "ParameterValue": "a" }\n]\n' },
      'p/a.json',
    ],
    [
      'a setting of a command for a chart in the repository',
      { ...CHART, 'ci.yml': RUN },
      { 'ci.yml': RUN.replace('--atomic', '--set in.image.tag=1.1.0') },
      'ci.yml',
    ],
    [
      'one more file of a command',
      { ...CHART, 'ci.yml': RUN },
      { 'ci.yml': RUN.replace('        --atomic', '        -f deploy/bi/next.yaml \\\n        --atomic') },
      'ci.yml',
    ],
    [
      'one more file on the line of a command',
      { ...STACK, Makefile: 'up:\n\tdocker stack deploy -c stack.yml bi\n' },
      {
        Makefile: 'up:\n\tdocker stack deploy -c stack.yml -c prod.yml bi\n',
        'prod.yml': `services: {bi: {image: "${IMAGE}:1.1.0"}}\n`,
      },
      'Makefile',
    ],
    [
      'another file that a script sources',
      { ...STACK, 'd.sh': '. ./a.env\ndocker stack deploy -c stack.yml bi\n' },
      { 'd.sh': '. ./b.env\ndocker stack deploy -c stack.yml bi\n' },
      'd.sh',
    ],
    [
      'an object beside a rule for alerts',
      { 'r.yaml': `kind: PrometheusRule\n---\n"kind": "Custom"\nimage: ${IMAGE}:1.0.0\n` },
      { 'r.yaml': `kind: PrometheusRule\n---\n"kind": "Custom"\nimage: ${IMAGE}:1.1.0\n` },
      'r.yaml',
    ],
    [
      'an object beside the panels of a dashboard',
      { 'r.yaml': `kind: Custom\nimage: ${IMAGE}:1.0.0\ndata: |\n  {\n  "panels": [\n  ]}\n` },
      { 'r.yaml': `kind: Custom\nimage: ${IMAGE}:1.1.0\ndata: |\n  {\n  "panels": [\n  ]}\n` },
      'r.yaml',
    ],
    [
      'a tag of a release that stays',
      { 'apps.yaml': APPS('      image:\n        tag: 1.0.0\n') },
      { 'apps.yaml': APPS('') },
      'apps.yaml',
    ],
    [
      'a tag in a file that a generator reads',
      { ...SET, 'envs/prod/bi.yaml': 'env: prod\ntag: 1.0.0\n' },
      { 'envs/prod/bi.yaml': 'env: prod\n' },
      'envs/prod/bi.yaml',
    ],
    [
      'the tag of a command that has the version of its chart as well',
      { Makefile: 'up:\n\thelm upgrade bi lightdash/lightdash --set image.tag=$(LIGHTDASH_TAG) --version 2.16.101\n' },
      { Makefile: 'up:\n\thelm upgrade bi lightdash/lightdash --version 2.16.101\n' },
      'Makefile',
    ],
    [
      'other values of a task',
      {
        ...CHART,
        'deploy/bi/more.yaml': 'in: {replicas: 2}\n',
        'azure.yml': 'inputs:\n  chartPath: deploy/bi\n  valueFile: deploy/bi/more.yaml\n',
      },
      { 'azure.yml': 'inputs:\n  chartPath: deploy/bi\n  valueFile: deploy/bi/next.yaml\n' },
      'azure.yml',
    ],
    [
      'a variable of a job that stays, beside others',
      {
        'ci.yml': JOBS(DEV, PROD).replace(
          '  variables:\n    BI_TAG: 1.1.0\n',
          '  variables:\n    BI_TAG: 1.1.0\n    A: b\n',
        ),
      },
      { 'ci.yml': JOBS(DEV, PROD).replace('  variables:\n    BI_TAG: 1.1.0\n', '  variables:\n    A: b\n') },
      'ci.yml',
    ],
    [
      'another key whose values are in another file',
      PULUMI,
      { 'index.ts': String(STACKS['index.ts']).replace('Version', 'Next') },
      'index.ts',
    ],
    [
      'a command that was there and gets the version',
      { 'x.sh': `docker run ${IMAGE}:1.0.0\n`, 'ci.yml': 'up:\n  script:\n    - run: ./roll-out lightdash prod\n' },
      { 'ci.yml': 'up:\n  script:\n    - run: ./roll-out lightdash prod 1.1.0\n' },
      'ci.yml',
    ],
    [
      'a chart that has its image without a tag under any key',
      { 'bi/Chart.yaml': 'name: bi\nappVersion: 1.0.0\n', 'bi/values.yaml': `web: {img: docker.io/${IMAGE}}\n` },
      { 'bi/Chart.yaml': 'name: bi\nappVersion: 1.1.0\n' },
      'bi/Chart.yaml',
    ],
    ["a block that overrides a chart's own values", OWN_VALUES(''), OWN_VALUES(IMAGES('1.1.0')), 'values/bi.yaml'],
    ["a block that overrode a chart's own values", OWN_VALUES(IMAGES('1.1.0')), OWN_VALUES(''), 'values/bi.yaml'],
  ])('is a problem: %s', async (_, base, change, file) => {
    expect(await caught(base, { ...base, ...change })).toEqual([
      expect.stringMatching(new RegExp(`^${file.replace(/\W/g, '\\$&')}:`)),
    ]);
  });

  it.each<[string, Files, Files]>([
    [
      'the version that is deployed',
      { 'v.nix': `image = "${IMAGE}:1.0.0";\n`, 'h.nix': NIX },
      { 'h.nix': NIX.replace('}\n', `  oci.bi.image = "${IMAGE}:1.0.0";\n}\n`) },
    ],
    [
      'a block of its own',
      { 'v.yml': `a:\n  image: ${IMAGE}:1.0.0\n` },
      { 'v.yml': `a:\n  image: ${IMAGE}:1.0.0\nb:\n  image: ${IMAGE}:1.1.0\n` },
    ],
    [
      'one more image of a list',
      { 'v.yml': `a:\n  image: ${IMAGE}:1.0.0\n`, 'm.yaml': `images:\n  - ${IMAGE}:1.0.0\n  - redis:7\n` },
      { 'm.yaml': `images:\n  - ${IMAGE}:1.0.0\n  - ${IMAGE}:1.1.0\n  - redis:7\n` },
    ],
    [
      'one more host, where each has a version',
      { ...ROLE, 'inventory/host_vars/bi.yml': 'lightdash_version: 1.0.0\n' },
      { 'inventory/host_vars/bi2.yml': 'lightdash_version: 1.1.0\n' },
    ],
    [
      'one more group, where each has a version',
      ROLE,
      { 'inventory/group_vars/bi2.yml': 'lightdash_version: 1.1.0\n' },
    ],
    [
      'a variable of all hosts that moves to a group',
      { ...ROLE, 'inventory/group_vars/bi.yml': '', 'inventory/group_vars/all.yml': 'lightdash_version: 1.0.0\n' },
      { 'inventory/group_vars/all.yml': 'a: 1\n', 'inventory/group_vars/bi2.yml': 'lightdash_version: 1.0.0\n' },
    ],
    [
      'a list of variables that becomes a map',
      { 'ci.yml': FORMS('  - {name: lightdashVersion, value: 1.0.0}\n  - {name: lightdashNext, value: 1.1.0}\n') },
      { 'ci.yml': FORMS('  lightdashVersion: 1.0.0\n  lightdashNext: 1.1.0\n') },
    ],
    [
      'a variable of Nomad that becomes a literal',
      { 'bi.nomad.hcl': NOMAD('${var.lightdash_version}', 'variable "lightdash_version" {\n  default = "1.0.0"\n}\n') },
      { 'bi.nomad.hcl': NOMAD('1.0.0') },
    ],
    [
      'a file that deploys nothing',
      { ...CHART, 'ci.yml': RUN },
      {
        'ci.yml': RUN.replace('        --atomic', '        -f deploy/bi/more.yaml \\\n        --atomic'),
        'deploy/bi/more.yaml': 'in: {replicas: 2}\n',
      },
    ],
    ["a block that repeats a chart's own values", OWN_VALUES(''), OWN_VALUES(IMAGES('1.0.0'))],
    ['one cluster more', { 'fleet.yaml': BUNDLE(DEV_TAG) }, { 'fleet.yaml': BUNDLE(DEV_TAG, DEV_TAG) }],
    ['one job less', { 'ci.yml': JOBS(DEV, PROD) }, { 'ci.yml': JOBS(PROD) }],
    ['one job more', { 'ci.yml': JOBS(PROD) }, { 'ci.yml': JOBS(DEV, PROD) }],
    ['one more row of a matrix', { 'ci.yml': MATRIX(PROD) }, { 'ci.yml': MATRIX(DEV, PROD) }],
    ['one more environment in a map', { 'main.tf': MAP(PROD) }, { 'main.tf': MAP(DEV, PROD) }],
    ['one more stack of a program', { 'app.ts': STACKS_OF(PROD) }, { 'app.ts': STACKS_OF(DEV, PROD) }],
    [
      'the text of a dashboard',
      { 'd.json': `{\n  "panels": [\n    { "content": "${IMAGE}:1.0.0" }\n  ]\n}\n` },
      { 'd.json': `{\n  "panels": [\n    { "content": "${IMAGE}:1.1.0" }\n  ]\n}\n` },
    ],
    [
      'a rule for alerts',
      { 'r.yaml': `kind: PrometheusRule\nspec:\n  expr: x{image="${IMAGE}:1.0.0"}\n` },
      { 'r.yaml': `kind: PrometheusRule\nspec:\n  expr: x{image="${IMAGE}:1.1.0"}\n` },
    ],
  ])('is none: %s', async (_, base, change) => {
    expect(await caught(base, { ...base, ...change })).toEqual([]);
  });
});

describe('a repository that names its version only on lines that no reader reads', () => {
  const files = { 'fly.toml': `app = "bi"\n[build]\nimage = "${IMAGE}:1.0.0"\n` };

  it('has an unchanged deployment if a change leaves the line alone', async () => {
    const changes = await compare({ ...files, 'a.txt': '1' }, { ...files, 'a.txt': '2' });
    expect(changes.map(show)).toEqual(['fly.toml:3 unchanged 1.0.0 → 1.0.0']);
  });

  it.each<[string, string, number]>([
    ['main.tf', `locals {\n  lightdash = { image = "${IMAGE}", tag = "1.0.0" }\n}\n`, 2],
    ['group_vars/all.yml', 'lightdash_version: 1.0.0\n', 1],
  ])('has one if a version is apart from its image, in %s', async (path, text, line) => {
    const changes = await compare({ [path]: text, 'a.txt': '1' }, { [path]: text, 'a.txt': '2' });
    expect(changes.map(show)).toEqual([`${path}:${line} unchanged 1.0.0 → 1.0.0`]);
  });

  it('has one in a file that only sets the variable, even where that moves', async () => {
    const role = { 'roles/bi/tasks/main.yml': `- image: "${IMAGE}:{{ bi_tag }}"\n` };
    const [old, now] = ['roles/bi/defaults/main.yml', 'group_vars/all.yml'];
    const own = { ...role, [old]: 'bi_tag: 1.0.0\n' };
    expect((await compare({ ...own, 'a.txt': '1' }, { ...own, 'a.txt': '2' })).map(show)).toEqual([
      `${old}:1 unchanged 1.0.0 → 1.0.0`,
    ]);
    const moved = await compare({ ...own, [now]: 'a: 1\n' }, { ...role, [old]: 'b: 1\n', [now]: 'bi_tag: 1.0.0\n' });
    expect(moved.map(show)).toEqual([`${now}:1 install ? → 1.0.0`]);
  });

  it('has an install if the line is new', async () => {
    const changes = await compare({}, files);
    expect(changes.map(show)).toEqual(['fly.toml:3 install ? → 1.0.0']);
  });

  it('has a removal if the line is gone', async () => {
    const changes = await compare({ ...files, 'a.txt': '1' }, { 'a.txt': '1' });
    expect(changes.map(show)).toEqual(['fly.toml:3 removed 1.0.0 → ?']);
  });

  it.each<[what: string, path: string, before: string, after: string]>([
    [
      'on lines of its own',
      'garden.yml',
      'bi: {lightdash-version: 1.0.0, host: a}\n',
      'bi:\n  lightdash-version: 1.0.0\n  host: a\n',
    ],
    ['with a letter', 'bi.env', 'LIGHTDASH_TAG=1.0.0\n', 'LIGHTDASH_TAG=v1.0.0\n'],
  ])('keeps its deployment where the same version is written in another way: %s', async (_, path, before, after) => {
    const changes = await compare({ [path]: before }, { [path]: after });
    expect(changes.map(show)).toEqual([expect.stringMatching(/ unchanged 1\.0\.0 → 1\.0\.0$/)]);
  });

  it('keeps its deployment next to another changed line that may be about something else', async () => {
    const of = (version: string) => ({ ...files, 'a.sh': `LIGHTDASH_VERSION=${version}` });
    expect((await compare(of('7.0.0'), of('8.0.0'))).map(show)).toEqual([
      'a.sh:1 upgrade 7.0.0 → 8.0.0',
      'fly.toml:3 unchanged 1.0.0 → 1.0.0',
    ]);
    const gone = await compare(of('7.0.0'), { 'a.sh': of('8.0.0')['a.sh'] });
    expect(gone.map(show)).toEqual(['a.sh:1 upgrade 7.0.0 → 8.0.0', 'fly.toml:3 removed 1.0.0 → ?']);
  });

  it.each<[Partial<ComparisonRules>, string]>([
    [{ from: version('0.9.0') }, 'fly.toml:3 upgrade 0.9.0 → 1.0.0'],
    [{ to: version('1.2.0') }, 'fly.toml:3 upgrade 1.0.0 → 1.2.0'],
  ])('takes the given versions instead of those on the line: %j', async (rules, expected) => {
    const changes = await compare({ ...files, 'a.txt': '1' }, { ...files, 'a.txt': '2' }, { rules });
    expect(changes.map(show)).toEqual([expected]);
  });

  it('has no deployment if the tag is a variable', async () => {
    const text = { 'fly.toml': `image = "${IMAGE}:$TAG"\n` };
    expect(await compare({ ...text, 'a.txt': '1' }, text)).toEqual([]);
  });

  it('has an upgrade if the version on the line changes', async () => {
    const changes = await compare(files, { 'fly.toml': files['fly.toml'].replace('1.0.0', '1.1.0') });
    expect(changes.map(show)).toEqual(['fly.toml:3 upgrade 1.0.0 → 1.1.0']);
  });
});

describe('variables and files that say whose a version is', () => {
  it('ignores a variable that only an npm tool of the service uses', async () => {
    const text = (version: string) =>
      `env:\n  LIGHTDASH_VERSION: ${version}\nsteps:\n- run: npm i -g @lightdash/cli@$LIGHTDASH_VERSION\n`;
    const path = '.github/workflows/dbt.yml';
    expect(await caught({ [path]: text('1.0.0') }, { [path]: text('1.1.0') })).toEqual([]);
  });

  it('counts the variable if the image uses it as well', async () => {
    const text = (version: string) =>
      `env:\n  V: ${version}\nsteps:\n- run: npm i -g @lightdash/cli@$V\n- run: docker run ${IMAGE}:$V\n`;
    const path = '.github/workflows/dbt.yml';
    expect(await caught({ [path]: text('1.0.0') }, { [path]: text('1.1.0') })).toHaveLength(1);
  });
});
