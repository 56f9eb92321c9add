// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { manifests } from '../../../src/deployment/formats/manifests.ts';
import { SourceFiles } from '../../../src/deployment/source/source-files.ts';
import { DEFAULTS, deploymentsIn, show } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';

interface Options {
  readonly kind?: string;
  readonly apiVersion?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly container?: string;
  readonly more?: string;
}

/** A workload whose image stands on the last line but those of `more`. */
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

async function shown(files: Record<string, string>, settings = {}): Promise<string[]> {
  return (await deploymentsIn(files, settings)).map(show);
}

describe('manifests (DETECTION 2.3 and section 3)', () => {
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
    ['a moving tag', 'lightdash/lightdash:latest', 'moving-tag'],
    ['part of a version', 'lightdash/lightdash:1.5', 'moving-tag'],
    ['quotes', '"lightdash/lightdash:1.2.3"', '1.2.3'],
    ['a variable', 'lightdash/lightdash:${TAG}', 'unresolved-variable'],
    ['a variable with a default', 'lightdash/lightdash:${TAG:-1.2.3}', 'unresolved-variable'],
    ['a variable of kustomize', 'lightdash/lightdash:$(TAG)', 'unresolved-variable'],
    ['a variable of the shell', 'lightdash/lightdash:$TAG', 'unresolved-variable'],
    ['a variable for the registry', '${REGISTRY}/lightdash/lightdash:1.2.3', '1.2.3'],
    ['a variable named after the service', '${LIGHTDASH_IMAGE}', 'unresolved-variable'],
    ['a template', 'lightdash/lightdash:{{ tag }}', 'unresolved-template'],
    ['a build of one name', 'aibiz_lightdash:1.2.3', 'custom-image'],
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
    const files = { [PATH]: workload('"${IMAGE}"', { name: 'bi', ...options }) };
    expect(await shown(files)).toEqual([`${PATH}:10 unresolved-variable`]);
    const template = { [PATH]: workload('"{{ image }}"', { name: 'bi', ...options }) };
    const [found] = await deploymentsIn(template);
    expect(found?.problem).toMatchObject({ code: 'unresolved-template', found: '`"{{ image }}"`' });
  });

  it.each(['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'ReplicationController', 'Job'])(
    'reads a %s',
    async (kind) => {
      const [found] = await deploymentsIn({ [PATH]: workload('lightdash/lightdash:1.2.3', { kind, namespace: 'bi' }) });
      expect(found).toMatchObject({
        kind: 'manifests',
        version: '1.2.3',
        carrier: PATH,
        inputs: [PATH],
        place: { file: PATH, line: 11, column: 18 },
        id: `manifests:${kind}/bi/lightdash#web`,
      });
    },
  );

  it.each([
    ['a Pod', 'apiVersion: v1\nkind: Pod\nspec: {containers: [{name: a, image: "lightdash/lightdash:1.2.3"}]}\n', 3],
    [
      'a CronJob',
      'apiVersion: batch/v1\nkind: CronJob\nspec: {jobTemplate: {spec: {template: {spec:\n  {containers: [{name: a, image: "lightdash/lightdash:1.2.3"}]}}}}}\n',
      4,
    ],
    ['a Rollout', workload('lightdash/lightdash:1.2.3', { kind: 'Rollout', apiVersion: 'argoproj.io/v1alpha1' }), 10],
    [
      'a Knative Service',
      workload('lightdash/lightdash:1.2.3', { kind: 'Service', apiVersion: 'serving.knative.dev/v1' }),
      10,
    ],
    [
      'an init container',
      'apiVersion: v1\nkind: Pod\nspec:\n  initContainers:\n    - {name: a, image: "lightdash/lightdash:1.2.3"}\n  containers: [{name: b, image: busybox}]\n',
      5,
    ],
    [
      'an ephemeral container',
      'apiVersion: v1\nkind: Pod\nspec: {ephemeralContainers: [{name: a, image: "lightdash/lightdash:1.2.3"}]}\n',
      3,
    ],
    [
      'an item of a list',
      'apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Pod\n  spec: {containers: [{image: "lightdash/lightdash:1.2.3"}]}\n',
      6,
    ],
    [
      'a second document',
      `apiVersion: v1\nkind: Service\nmetadata: {name: lightdash}\n---\n${workload('lightdash/lightdash:1.2.3')}`,
      14,
    ],
    [
      'an image of a custom resource',
      'apiVersion: bi.example/v1\nkind: Bi\nspec: {image: "lightdash/lightdash:1.2.3"}\n',
      3,
    ],
    [
      'repository and tag of a custom resource',
      'apiVersion: bi.example/v1\nkind: Bi\nspec:\n  image:\n    repository: lightdash/lightdash\n    tag: 1.2.3\n',
      6,
    ],
    [
      'a pod template within a custom resource',
      'apiVersion: bi.example/v1\nkind: Bi\nspec: {a: [{b: {containers: [{name: x, image: "lightdash/lightdash:1.2.3"}]}}]}\n',
      3,
    ],
  ])('reads %s', async (_, text, line) => {
    expect(await shown({ [PATH]: text })).toEqual([`${PATH}:${line} 1.2.3`]);
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
    ['an unquoted tag of two parts', 'tag: 1.10', 'numeric-tag'],
    ['an encrypted tag', 'tag: ENC[AES256_GCM,data:a]', 'encrypted'],
    ['an empty tag', 'tag: ""', 'moving-tag'],
    ['a tag with a digest', 'tag: 1.2.3\n    digest: sha256:ab', '1.2.3'],
  ])('%s of a custom resource', async (_, tag, expected) => {
    const text = `apiVersion: bi.example/v1\nkind: Bi\nspec:\n  image:\n    repository: lightdash/lightdash\n    ${tag}\n`;
    const [found, ...others] = await deploymentsIn({ [PATH]: text });
    expect(others).toEqual([]);
    expect(found?.version ?? found?.problem?.code).toBe(expected);
  });

  it.each([
    ['another image', workload('traefik/whoami:1.2.3')],
    ['a comment', workload('nginx # lightdash/lightdash:1.2.3')],
    [
      'a definition of resources',
      'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nspec: {image: lightdash/lightdash}\n',
    ],
    [
      'the image of a scan',
      'apiVersion: image.toolkit.fluxcd.io/v1\nkind: ImageRepository\nspec: {image: lightdash/lightdash}\n',
    ],
    [
      'what an annotation says',
      'apiVersion: v1\nkind: Pod\nmetadata: {annotations: {image: "lightdash/lightdash:1.2.3"}}\n',
    ],
    [
      'what a status says',
      'apiVersion: v1\nkind: Pod\nstatus: {containerStatuses: [{image: "lightdash/lightdash:1.2.3"}]}\n',
    ],
    ['the picture of an entry', 'apiVersion: x.y/v1\nkind: App\nspec: {image: lightdash.png}\n'],
    ['what is no object', 'image: lightdash/lightdash:1.2.3\nkind: Pod\n'],
  ])('leaves %s alone', async (_, text) => {
    expect(await shown({ [PATH]: text })).toEqual([]);
  });

  it('leaves the templates of a chart alone', async () => {
    const files = {
      'c/Chart.yaml': 'name: x\n',
      'c/templates/d.yaml': workload('"{{ .Values.image }}"', { container: 'lightdash' }),
    };
    expect(await shown(files)).toEqual([]);
  });

  it('takes an alias for what it stands for', async () => {
    const text = `x: &i lightdash/lightdash:1.2.3\napiVersion: v1\nkind: Pod\nspec: {containers: [{name: a, image: *i}]}\n`;
    const [found] = await deploymentsIn({ [PATH]: text });
    expect(found).toMatchObject({ version: '1.2.3', place: { line: 1 } });
    expect(found?.notices.join()).toContain('is an alias of');
  });

  it('takes two containers that share an anchor for one, and two lines for two', async () => {
    const pod = (containers: string) =>
      `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n${containers}`;
    const shared = pod('  - {name: a, image: &i "lightdash/lightdash:1.2.3"}\n  - {name: b, image: *i}\n');
    const [one, ...others] = await deploymentsIn({ [PATH]: shared });
    expect(others).toEqual([]);
    expect(one?.identities).toEqual(expect.arrayContaining(['manifests:Pod//p#a', 'manifests:Pod//p#b']));
    const two = pod(
      '  - {name: a, image: "lightdash/lightdash:1.2.3"}\n  - {name: b, image: "lightdash/lightdash:1.2.3"}\n',
    );
    expect(await shown({ [PATH]: two })).toEqual([`${PATH}:6 1.2.3`, `${PATH}:7 1.2.3`]);
  });
});

describe('what manifests are upgraded with', () => {
  const backend = (tag: string, options: Options = {}) =>
    workload(`lightdash/lightdash:${tag}`, { name: 'backend', ...options });
  const scheduler = (tag: string, options: Options = {}) =>
    workload(`lightdash/lightdash:${tag}`, { name: 'scheduler', ...options });

  it.each([
    ['one folder', { 'k8s/a.yaml': backend('1.2.3'), 'k8s/b.yaml': scheduler('1.2.2') }, true],
    ['one file', { 'k8s/a.yaml': `${backend('1.2.3')}---\n${scheduler('1.2.2')}` }, true],
    [
      'one folder, of which one names the namespace',
      { 'k8s/a.yaml': backend('1.2.3', { namespace: 'bi' }), 'k8s/b.yaml': scheduler('1.2.2') },
      true,
    ],
    [
      'two namespaces',
      { 'k8s/a.yaml': backend('1.2.3', { namespace: 'a' }), 'k8s/b.yaml': scheduler('1.2.2', { namespace: 'b' }) },
      false,
    ],
    ['two folders', { 'prod/a.yaml': backend('1.2.3'), 'staging/a.yaml': backend('1.2.2') }, false],
    [
      'two files of one folder that declare the same',
      { 'k8s/prod.yaml': backend('1.2.3'), 'k8s/staging.yaml': backend('1.2.2') },
      false,
    ],
    [
      'two such files, one of which declares two workloads',
      { 'k8s/prod.yaml': `${backend('1.2.3')}---\n${scheduler('1.2.1')}`, 'k8s/staging.yaml': backend('1.2.2') },
      true,
    ],
  ])('%s', async (_, files, isMixed) => {
    const found = await deploymentsIn(files);
    expect(found.some(({ problem }) => problem?.code === 'mixed-versions')).toBe(isMixed);
    const names = found.flatMap(({ identities }) => identities);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the variables of a container', () => {
  it('are those that its own list names, and what cannot be seen behind others', async () => {
    const more = `          env:
            - {name: SITE_URL, value: x}
            - {name: PGPASSWORD, valueFrom: {secretKeyRef: {name: s, key: k}}}
            - {name: MAYBE, valueFrom: {configMapKeyRef: {name: s, key: k, optional: true}}}
          envFrom:
            - secretRef: {name: lightdash-env}
`;
    const [found] = await deploymentsIn({ [PATH]: workload('lightdash/lightdash:1.2.3', { more }) });
    expect(found?.environment?.set.map(({ name, isPartial }) => [name, isPartial ?? false])).toEqual([
      ['SITE_URL', false],
      ['PGPASSWORD', false],
      ['MAYBE', true],
    ]);
    expect(found?.environment?.unseen.map(({ source }) => source)).toEqual(['the secret `lightdash-env`']);
  });
});

describe('which files manifests are spoken for', () => {
  const claimed = async (text: string) => {
    const files = new SourceFiles(memoryTree({ [PATH]: text }), [PATH]);
    return (await manifests.read(files, [PATH], DEFAULTS)).claimed;
  };

  it.each([
    ['one whose images are all read', workload('lightdash/lightdash:1.2.3'), true],
    [
      'one that says the same once more',
      workload('lightdash/lightdash:1.2.3', { more: '          args: [lightdash/lightdash:1.2.3]\n' }),
      true,
    ],
    [
      'one with another image in a text',
      workload('lightdash/lightdash:1.2.3', { more: '          args: [lightdash/lightdash:1.2.2]\n' }),
      false,
    ],
    [
      'one with a text that names an image in another object',
      `${workload('lightdash/lightdash:1.2.3')}---\napiVersion: v1\nkind: ConfigMap\ndata: {run: "docker run lightdash/lightdash:1.0.0"}\n`,
      false,
    ],
    [
      "one beside another format's",
      `${workload('lightdash/lightdash:1.2.3')}---\napiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec: {chart: {spec: {chart: lightdash, version: 2.9.1}}}\n`,
      true,
    ],
    [
      'one without any',
      'apiVersion: v1\nkind: ConfigMap\ndata: {run: "docker run lightdash/lightdash:1.0.0"}\n',
      false,
    ],
  ])('%s', async (_, text, isClaimed) => {
    expect(await claimed(text)).toEqual(isClaimed ? [PATH] : []);
  });
});

describe('a manifest in another tree', () => {
  it.each([
    ['has the container with another image', workload('nginx:1'), true],
    ['has another container with another image', workload('nginx:1', { container: 'other' }), true],
    ['has another object', workload('lightdash/lightdash:1.2.3', { name: 'other' }), false],
    ['cannot be read', 'a: [\n', true],
    ['is gone', null, false],
  ])('%s', async (_, text, isCarried) => {
    for (const base of [
      { [PATH]: workload('lightdash/lightdash:1.2.3') },
      { [PATH]: workload('lightdash/lightdash:1.2.3'), 'b/x.yaml': workload('lightdash/lightdash:1.2.3') },
    ]) {
      const found = (await deploymentsIn(base)).find(({ carrier }) => carrier === PATH);
      const tree = memoryTree(text === null ? {} : { [PATH]: text });
      const files = new SourceFiles(tree, [...(await tree.entries()).keys()]);
      if (found === undefined) throw new TypeError('not found');
      expect(await manifests.carries(files, found, DEFAULTS)).toBe(isCarried);
    }
  });
});
