// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' };

const release = (tag: string) => `          apiVersion: helm.crossplane.io/v1beta1
          kind: Release
          spec:
            forProvider:
              chart: {name: lightdash, repository: https://lightdash.github.io/helm-charts, version: 2.16.361}
              values:
                image: {tag: ${tag}}
`;
const composition = (more: string, tag = '1.0.0') => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: bi}
spec:
  compositeTypeRef:
    apiVersion: acme.test/v1
    kind: XBusinessView
  resources:
    - name: lightdash
      base:
${release(tag)}${more}`;
const PATCH = `      patches:
        - type: FromCompositeFieldPath
          fromFieldPath: spec.version
          toFieldPath: spec.forProvider.values.image.tag
`;
const FOR_KRO = `apiVersion: kro.run/v1alpha1
kind: ResourceGraphDefinition
metadata: {name: bi}
spec:
  schema:
    apiVersion: v1
    kind: BusinessView
    spec: {version: string}
  resources:
    - id: release
      template:
        kind: HelmRelease
        spec:
          chart: {spec: {chart: lightdash}}
          values: {image: {repository: lightdash/lightdash, tag: "\${schema.spec.version}"}}
`;
const resource = (kind: string, version: string, key = 'version') =>
  `apiVersion: acme.test/v1\nkind: ${kind}\nmetadata:\n  name: team\nspec:\n  ${key}: ${version}\n`;

async function changesOf(template: string, path: string, before: string, after: string): Promise<string[]> {
  const files = { ...NEIGHBOUR, 'platform/bi.yaml': template };
  const changes = await compare({ ...files, [path]: before }, { ...files, [path]: after });
  return changes.filter(({ change, problem }) => change !== 'unchanged' || problem !== null).map(show);
}

describe('a field of a custom resource', () => {
  it.each<[what: string, template: string, kind: string]>([
    ['of a resource of Crossplane', composition(PATCH), 'XBusinessView'],
    ['of its claim', composition(PATCH), 'BusinessView'],
    ['of an instance of kro', FOR_KRO, 'BusinessView'],
  ])('is the tag that a template makes of it: %s', async (_, template, kind) => {
    expect(await changesOf(template, 'team.yaml', resource(kind, '1.0.0'), resource(kind, '1.1.0'))).toEqual([
      'team.yaml:6 upgrade 1.0.0 → 1.1.0',
    ]);
  });

  it.each<[what: string, template: string, kind: string, key?: string]>([
    ['of another kind', composition(PATCH), 'Cache'],
    ['of another name', composition(PATCH), 'BusinessView', 'redisVersion'],
    ['that no template takes', composition(''), 'BusinessView'],
    ['of a template for other software', composition(PATCH).replaceAll('lightdash', 'metabase'), 'BusinessView'],
  ])('is nothing of the service: %s', async (_, template, kind, key) => {
    expect(await changesOf(template, 'team.yaml', resource(kind, '1.0.0', key), resource(kind, '1.1.0', key))).toEqual(
      [],
    );
  });
});

describe('a Composition', () => {
  it('has the tag of the release in it', async () => {
    const [before, after] = [composition('', '1.0.0'), composition('', '1.1.0')];
    const changes = await compare(
      { ...NEIGHBOUR, 'platform/bi.yaml': before },
      { ...NEIGHBOUR, 'platform/bi.yaml': after },
    );
    expect(changes.map(show)).toContainEqual(
      expect.stringMatching(/^platform\/bi\.yaml:\d+ upgrade 1\.0\.0 → 1\.1\.0$/),
    );
  });
});
