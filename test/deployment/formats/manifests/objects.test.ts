import { describe, expect, it } from 'vitest';
import { manifestsIn, objectsIn, showObject } from '../../../../src/deployment/formats/manifests/objects.ts';
import { YamlFile } from '../../../../src/deployment/source/yaml.ts';
import { deploymentsIn, show } from '../../../support/detection.ts';

const indented = (text: string) => text.replaceAll('\n', '\n  ');

/** One object of each format that reads objects, with its version behind its head. */
const OBJECTS = {
  flux: (head: string, version: string) =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {${head}}\nspec:\n  chart: {spec: {chart: lightdash, version: 2.9.1}}\n  values: {image: {tag: ${version}}}`,
  'argo-cd': (head: string, version: string) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {${head}}\nspec:\n  source: {chart: lightdash, repoURL: "https://lightdash.github.io/helm-charts", targetRevision: 2.9.1, helm: {valuesObject: {image: {tag: ${version}}}}}`,
  manifests: (head: string, version: string) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {${head}}\nspec: {template: {spec: {containers: [{name: a, image: "lightdash/lightdash:${version}"}]}}}`,
};

const LISTS = { flux: 'HelmReleaseList', 'argo-cd': 'ApplicationList', manifests: 'DeploymentList' };

const KINDS = ['flux', 'argo-cd', 'manifests'] as const;

async function read(text: string): Promise<string[]> {
  return (await deploymentsIn({ 'lightdash.yaml': text })).map((each) => `${each.kind} ${show(each)} ${each.id}`);
}

describe.each(KINDS)('an object for %s', (kind) => {
  const [object, id] = [
    OBJECTS[kind],
    { flux: 'flux:lightdash.yaml#', 'argo-cd': 'argo-cd:argocd/', manifests: 'manifests:Deployment//' }[kind],
  ];
  const ids = (name: string) => [`${id}${name}${kind === 'manifests' ? '#a' : ''}`];

  it.each(['1.2.3', '1.3.0'])('is read in a list of its kind (%s)', async (version) => {
    const list = `apiVersion: ${/.*: (.*)/.exec(object('', ''))?.[1]}\nkind: ${LISTS[kind]}\nitems:\n- ${indented(object('name: bi', version))}\n`;
    const line = { flux: 9, 'argo-cd': 8, manifests: 7 }[kind];
    expect(await read(list)).toEqual([`${kind} lightdash.yaml:${line} ${version} ${ids('bi')[0]}`]);
  });

  it('has no namespace where that is null', async () => {
    const found = await deploymentsIn({ 'lightdash.yaml': object('name: bi, namespace: null', '1.2.3') });
    expect(found.map((each) => each.id)).toEqual(ids('bi'));
  });

  it('is called as its template is written', async () => {
    const template = `# {{- if .Values.a }}\n${object('name: "{{ .Values.name }}"', '1.2.3')}\n{{- end }}\n`;
    const found = await deploymentsIn({ 'lightdash.yaml': template });
    expect(found.map((each) => each.id)).toEqual(ids('{{ .Values.name }}'));
  });
});

describe('what stands in a file', () => {
  it('is objects, those of lists among them, and everything else', () => {
    const file = new YamlFile(
      'a.yaml',
      `kind: List
items:
- {apiVersion: v1, kind: PodList, items: [{apiVersion: v1, kind: Pod, metadata: {generateName: a-}}, {kind: Pod}]}
---
apiVersion: x.y/v1
kind: AllowList
metadata: {name: b, namespace: ~}
---
a: b
---
`,
    );
    expect(objectsIn(file).map(showObject)).toEqual(['Pod//a-', 'AllowList//b']);
    expect(manifestsIn(file).others.map((each) => file.sourceOf(each).trim())).toEqual(['{kind: Pod}', 'a: b']);
  });

  it.each([
    ['a', 'a'],
    ['"a\\tb"', 'a\tb'],
    ['"{{ a }}"', '{{ a }}'],
    [`'{{ "a" }}'`, '{{ "a" }}'],
    ['{{ a }}-b', '{{ a }}-b'],
    ['[]', null],
  ])('is written as %s', (text, expected) => {
    const file = new YamlFile('a.yaml', `a: ${text}\nb: {{ c }}\n`);
    expect(file.written(file.at(file.root, ['a']))).toBe(expected);
  });
});
