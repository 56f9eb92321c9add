// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import type { KindSettings } from '../../../src/deployment/kinds/kind.ts';
import { manifests } from '../../../src/deployment/kinds/manifests/reader.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

interface Options {
  readonly kind?: string;
  readonly apiVersion?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly container?: string;
  readonly more?: string;
}

/** A workload whose image stands on line 10, or 11 with a namespace. */
function workload(
  image: string,
  {
    kind = 'Deployment',
    apiVersion = 'apps/v1',
    name = 'lightdash',
    namespace,
    container = 'web',
    more = '',
  }: Options = {},
): string {
  return `apiVersion: ${apiVersion}
kind: ${kind}
metadata:
  name: ${name}
${namespace === undefined ? '' : `  namespace: ${namespace}\n`}spec:
  template:
    spec:
      containers:
        - name: ${container}
          image: ${image}
${more}`;
}

const PATH = 'k8s/lightdash.yaml';

async function shown(files: Record<string, string>, settings: Partial<KindSettings> = {}): Promise<string[]> {
  return (await readingOf(manifests, files, settings)).found.map(showFinding);
}

describe('manifests', () => {
  it.each([
    ['an image', 'lightdash/lightdash:1.2.3', '1.2.3'],
    ['a registry with a port', 'localhost:5000/lightdash/lightdash:1.2.3', '1.2.3'],
    ['no tag behind a port', 'localhost:5000/lightdash/lightdash', 'moving-tag'],
    ['a mirror of another name', '1234.dkr.ecr.eu-west-1.amazonaws.com/lightdash:1.2.3', '1.2.3'],
    ['a digest behind the tag', 'lightdash/lightdash:1.2.3@sha256:ab', '1.2.3'],
    ['a digest alone', 'lightdash/lightdash@sha256:ab', 'digest-only'],
    [
      'the commercial build',
      'europe-docker.pkg.dev/lightdash-containers/lightdash/lightdash:2.228.0-commercial',
      '2.228.0',
    ],
    ['a suffix that is not known', 'lightdash/lightdash:1.2.3-el9', 'unknown-suffix'],
    ['a timestamp', 'lightdash/lightdash:2026.11.12-10.20.30', 'not-a-version'],
    ['part of a version', 'lightdash/lightdash:1.5', 'moving-tag'],
    ['quotes', '"lightdash/lightdash:1.2.3"', '1.2.3'],
    ['an encrypted tag', 'lightdash/lightdash:ENC[AES256_GCM,data]', 'encrypted'],
    ['a variable', 'lightdash/lightdash:${TAG}', 'unresolved-variable'],
    ['a variable with a default', 'lightdash/lightdash:${TAG:-1.2.3}', 'unresolved-variable'],
    ['a variable of kustomize', 'lightdash/lightdash:$(TAG)', 'unresolved-variable'],
    ['a variable of the shell', 'lightdash/lightdash:$TAG', 'unresolved-variable'],
    ['a variable for the registry', '${REGISTRY}/lightdash/lightdash:1.2.3', '1.2.3'],
    ['a variable within the path of another build', 'x.io/${TEAM}/lightdash:1.2.3', 'unresolved-variable'],
    ['a variable named after the service', '${LIGHTDASH_IMAGE}', 'unresolved-variable'],
    ['a template', 'lightdash/lightdash:{{ tag }}', 'unresolved-template'],
    ['a build of one name', 'lightdash:1.2.3', 'custom-image'],
    ['a build of a decorated name', 'aibiz_lightdash:1.2.3', 'custom-image'],
  ])('%s', async (_, image, expected) => {
    expect(await shown({ [PATH]: workload(image) })).toEqual([`${PATH}:10 ${expected}`]);
  });

  it.each([
    ['a placeholder of a container that is named after the service', { container: 'lightdash' }],
    [
      'a placeholder beside what only the service needs',
      { more: '          env: [{name: LIGHTDASH_SECRET, value: x}]\n' },
    ],
  ])('%s is a problem', async (_, options) => {
    expect(await shown({ [PATH]: workload('"${IMAGE}"', { name: 'bi', ...options }) })).toEqual([
      `${PATH}:10 unresolved-variable`,
    ]);
    const { found } = await readingOf(manifests, { [PATH]: workload('"{{ image }}"', { name: 'bi', ...options }) });
    expect(found[0]?.answer).toMatchObject({ problem: { code: 'unresolved-template', found: '`"{{ image }}"`' } });
  });

  it.each(['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'Job'])('reads a %s', async (kind) => {
    const {
      found,
      objectIds: seen,
      claimed,
    } = await readingOf(manifests, {
      [PATH]: workload('lightdash/lightdash:1.2.3', { kind, namespace: 'bi' }),
    });
    const place = { file: PATH, line: 11, column: 18 };
    expect(found).toMatchObject([{ carrier: PATH, inputs: [PATH], place, understood: [place], variables: [] }]);
    expect(seen).toEqual([`manifests:${PATH}#${kind}/bi/lightdash#web`]);
    expect(found.map(({ id }) => id)).toEqual(seen);
    expect(claimed).toEqual([PATH]);
  });

  const POD = (containers: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n${containers}`;

  it.each([
    ['a Pod', 'apiVersion: v1\nkind: Pod\nspec: {containers: [{name: a, image: "lightdash/lightdash:1.2.3"}]}\n', [3]],
    [
      'a CronJob',
      'apiVersion: batch/v1\nkind: CronJob\nspec: {jobTemplate: {spec: {template: {spec:\n  {containers: [{image: "lightdash/lightdash:1.2.3"}]}}}}}\n',
      [4],
    ],
    ['a Rollout', workload('lightdash/lightdash:1.2.3', { kind: 'Rollout', apiVersion: 'argoproj.io/v1alpha1' }), [10]],
    [
      'a Knative Service',
      workload('lightdash/lightdash:1.2.3', { kind: 'Service', apiVersion: 'serving.knative.dev/v1' }),
      [10],
    ],
    [
      'a template of workflows',
      'apiVersion: argoproj.io/v1alpha1\nkind: WorkflowTemplate\nspec: {templates: [{name: a, container: {image: "lightdash/lightdash:1.2.3"}}]}\n',
      [3],
    ],
    [
      'an init container',
      'apiVersion: v1\nkind: Pod\nspec:\n  initContainers:\n    - {name: a, image: "lightdash/lightdash:1.2.3"}\n  containers: [{name: b, image: busybox}]\n',
      [5],
    ],
    [
      'an item of a list',
      'apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Pod\n  spec: {containers: [{image: "lightdash/lightdash:1.2.3"}]}\n',
      [6],
    ],
    [
      'a second document',
      `apiVersion: v1\nkind: Service\nmetadata: {name: lightdash}\n---\n${workload('lightdash/lightdash:1.2.3')}`,
      [14],
    ],
    [
      'an image of a custom resource',
      'apiVersion: bi.example/v1\nkind: Bi\nspec: {image: "lightdash/lightdash:1.2.3"}\n',
      [3],
    ],
    [
      'a pod template within a custom resource',
      'apiVersion: bi.example/v1\nkind: Bi\nspec: {a: [{b: {containers: [{name: x, image: "lightdash/lightdash:1.2.3"}]}}]}\n',
      [3],
    ],
    [
      'two lines as two',
      POD('  - {name: a, image: "lightdash/lightdash:1.2.3"}\n  - {name: b, image: "lightdash/lightdash:1.2.3"}\n'),
      [6, 7],
    ],
    [
      'a shared anchor at its place',
      POD('  - {name: a, image: &i "lightdash/lightdash:1.2.3"}\n  - {name: b, image: *i}\n'),
      [6, 6],
    ],
  ])('reads %s', async (_, text, lines) => {
    expect(await shown({ [PATH]: text })).toEqual(lines.map((line) => `${PATH}:${line} 1.2.3`));
  });

  it('reads JSON', async () => {
    const object = {
      apiVersion: 'v1',
      kind: 'Pod',
      spec: { containers: [{ name: 'a', image: 'lightdash/lightdash:1.2.3' }] },
    };
    expect(await shown({ 'k8s/pod.json': JSON.stringify(object, null, 1) })).toEqual(['k8s/pod.json:8 1.2.3']);
  });

  it.each([
    ['another image', workload('traefik/whoami:1.2.3')],
    ['an exporter', workload('ghcr.io/acme/lightdash-exporter:1.0.0', { name: 'lightdash-exporter' })],
    ['a server of tools', workload('acme/lightdash-mcp:1.0.0', { container: 'lightdash' })],
    [
      'a job that only calls the service',
      workload('python:3.12', { more: '          env: [{name: LIGHTDASH_URL}]\n' }),
    ],
    ['a comment', workload('nginx # lightdash/lightdash:1.2.3')],
    [
      'a definition of resources',
      'apiVersion: apiextensions.k8s.io/v1\nkind: X\nspec: {image: "lightdash/lightdash:1"}\n',
    ],
    ['a policy', 'apiVersion: kyverno.io/v1\nkind: ClusterPolicy\nspec: {image: "lightdash/lightdash:1.2.3"}\n'],
    [
      'the image of a scan',
      'apiVersion: image.toolkit.fluxcd.io/v1\nkind: ImageRepository\nspec: {image: lightdash/lightdash}\n',
    ],
    ['an annotation', 'apiVersion: v1\nkind: Pod\nmetadata: {annotations: {image: "lightdash/lightdash:1.2.3"}}\n'],
    ['a status', 'apiVersion: v1\nkind: Pod\nstatus: {containerStatuses: [{image: "lightdash/lightdash:1.2.3"}]}\n'],
    ['the picture of an entry', 'apiVersion: x.y/v1\nkind: App\nspec: {image: "https://a.b/lightdash/lightdash"}\n'],
    [
      'a dashboard',
      'apiVersion: v1\nkind: ConfigMap\ndata: {a.json: "{\\"image\\": \\"lightdash/lightdash:1.2.3\\"}"}\n',
    ],
    ['what is no object', 'image: lightdash/lightdash:1.2.3\nkind: Pod\n'],
    [
      'a file of kustomize',
      'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Component\nx: {image: "lightdash/lightdash:1.2.3"}\n',
    ],
    [
      'a release of Flux',
      'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec: {values: {image: "lightdash/lightdash:1.2.3"}}\n',
    ],
  ])('leaves %s alone', async (_, text) => {
    expect(await shown({ [PATH]: text })).toEqual([]);
  });

  it.each([
    ['templates of a chart', 'c/templates/d.yaml'],
    ['templates below them', 'c/templates/a/b.yaml'],
    ['templates for others', 'tmpl/{{cookiecutter.name}}/d.yaml'],
  ])('leaves %s alone', async (_, path) => {
    const image = workload('"{{ .Values.image }}"', { container: 'lightdash' });
    expect(await shown({ 'c/Chart.yaml': 'name: x\n', [path]: image })).toEqual([]);
  });

  it('takes what the setting names for the service', async () => {
    expect(await shown({ [PATH]: workload('acme/bi:1.2.3') }, { images: ['acme/*'] })).toEqual([`${PATH}:10 1.2.3`]);
  });

  it('name the variables of the version, and the variables that a container sets', async () => {
    const more = `          env:
            - {name: SITE_URL, value: x}
            - {name: MAYBE, valueFrom: {configMapKeyRef: {name: s, key: k, optional: true}}}
          envFrom:
            - secretRef: {name: lightdash-env}
`;
    const files = { [PATH]: workload('$REG/lightdash/lightdash:${BI_TAG}', { more }) };
    const [found] = (await readingOf(manifests, files)).found;
    expect(found?.variables).toEqual(['REG', 'BI_TAG']);
    expect(found?.containerVariables?.set.map(({ name, isPartial }) => [name, isPartial ?? false])).toEqual([
      ['SITE_URL', false],
      ['MAYBE', true],
    ]);
    expect(found?.containerVariables?.unseen.map(({ source }) => source)).toEqual(['`envFrom` of `lightdash-env`']);
  });

  it('see every container, and leave files without workloads alone', async () => {
    const other = 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec: {chart: {}}\n';
    const files = { [PATH]: `${workload('nginx:1')}---\n${workload('nginx:1')}---\n${other}` };
    const { found, objectIds: seen, claimed } = await readingOf(manifests, files);
    expect([found, claimed]).toEqual([[], []]);
    expect(seen).toEqual([
      `manifests:${PATH}#Deployment//lightdash#web`,
      `manifests:${PATH}#Deployment//lightdash#web~2`,
    ]);
  });

  it('read what several aliases share once', async () => {
    const many = `x: {a: &a [${'1,'.repeat(1_000)}], b: [${'*a,'.repeat(60)}]}\n`;
    expect(await shown({ [PATH]: `${workload('lightdash/lightdash:1.2.3')}${many}` })).toEqual([`${PATH}:10 1.2.3`]);
  });
});

describe('what manifests declare of their upgrades', () => {
  const strategy = (type: string, key = 'strategy') => `  ${key}: {type: ${type}}\n`;
  const declaring = (options: Options) => workload('lightdash/lightdash:1.2.3', options);

  it.each<[string, string, [mode: string, line: number] | null]>([
    ['nothing', declaring({}), null],
    ['its strategy', declaring({ more: strategy('Recreate') }), ['Recreate', 11]],
    ['a strategy that rolls', declaring({ more: strategy('RollingUpdate') }), ['RollingUpdate', 11]],
    ['no strategy of a StatefulSet', declaring({ kind: 'StatefulSet', more: strategy('Recreate') }), null],
    ['no OnDelete', declaring({ kind: 'StatefulSet', more: strategy('OnDelete', 'updateStrategy') }), null],
    ['no strategy of a DaemonSet', declaring({ kind: 'DaemonSet', more: strategy('Recreate') }), null],
  ])('%s', async (_, text, expected) => {
    const [found] = (await readingOf(manifests, { [PATH]: text })).found;
    const mode = found?.declared.upgradeMode;
    expect(mode == null ? mode : [mode.value, mode.place.line]).toEqual(expected);
  });
});

describe('what upgrades manifests', () => {
  const backend = (options: Options = {}) => workload('lightdash/lightdash:1.2.3', { name: 'backend', ...options });
  const migration = (options: Options = {}) =>
    workload('lightdash/lightdash:1.2.2', { name: 'migrate', kind: 'Job', ...options });

  it.each([
    ['one folder', { 'k8s/a.yaml': backend(), 'k8s/b.yaml': migration() }, 1],
    ['one file', { 'k8s/a.yaml': `${backend()}---\n${migration()}` }, 1],
    ['two namespaces', { 'k8s/a.yaml': backend({ namespace: 'a' }), 'k8s/b.yaml': migration({ namespace: 'b' }) }, 2],
    ['two folders', { 'prod/a.yaml': backend(), 'staging/a.yaml': backend() }, 2],
    ['two files of one folder that declare the same', { 'k8s/prod.yaml': backend(), 'k8s/staging.yaml': backend() }, 2],
  ])('%s', async (_, files, count) => {
    const { found } = await readingOf(manifests, files as Record<string, string>);
    expect(new Set(found.map(({ unit }) => unit)).size).toBe(count);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  });
});
