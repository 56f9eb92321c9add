// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

/** Deployments that have nothing to do with a change. */
const NEIGHBOURS: readonly Files[] = [
  {},
  { 'zz/compose.yaml': 'services:\n  bi:\n    image: lightdash/lightdash:1.5.0\n' },
];
const REPO = 'https://lightdash.github.io/helm-charts';

/** What a change would stop for. */
async function stops(base: Files, change: Files, beside: Files): Promise<string[]> {
  const changes = await compare({ ...beside, ...base }, { ...beside, ...base, ...change });
  return changes
    .filter(({ change: is, problem, tolerated }) => is === 'upgrade' || is === 'downgrade' || (problem && !tolerated))
    .map(show);
}

/** A file whose text changes in one place. */
type Row = readonly [name: string, base: Files, path: string, from: string, to: string];
const changed = (base: Files, path: string, from: string, to: string): Files => {
  const text = String(base[path]);
  if (!text.includes(from)) throw new Error(`${path} lacks ${from}`);
  return { [path]: text.replace(from, to) };
};

const PULUMI: Files = {
  'index.ts': `const config = new Config();
const tag = config.require('lightdashTag');
new k8s.helm.v3.Release('bi', {
  chart: 'lightdash',
  version: '2.9.1',
  repositoryOpts: { repo: '${REPO}' },
  values: { ...values, image: { tag }, lightdashBackend: { replicas: 2 } },
});
`,
  'Pulumi.prod.yaml': 'config:\n  bi:lightdashTag: 2.0.0\n',
};
const GO: Files = {
  'main.go': `const lightdashVersion = "2.0.0"
const nginxVersion = "4.10.1"

func main() {
	helm.NewRelease(ctx, "lightdash", &helm.ReleaseArgs{
		Chart:   pulumi.String("lightdash"),
		Version: pulumi.String("2.9.1"),
		Values: pulumi.Map{
			"image": pulumi.Map{"tag": pulumi.String(lightdashVersion)},
		},
	})
}
`,
};
const GO_LITERAL: Files = { 'main.go': String(GO['main.go']).replace('(lightdashVersion)', '("2.0.0")') };
const CDKTF: Files = {
  'main.ts': `class Platform extends TerraformStack {
  constructor(app: App, id: string, private readonly bi: string) {
    new Release(this, 'bi', {
      chart: 'lightdash',
      version: '2.9.1',
      repository: '${REPO}',
      set: [{ name: 'image.tag', value: this.bi }],
    });
    new Release(this, 'loki', { chart: 'loki', version: '6.6.2', repository: 'https://grafana.github.io/helm-charts' });
  }
}
new Platform(app, 'dev', '2.1.0');
new Platform(app, 'prod', '2.0.0');
`,
};
const FLUX: Files = {
  'apps/bi.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: lightdash}
spec: {url: "${REPO}"}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: lightdash
spec:
  chart:
    spec:
      chart: lightdash
      version: 2.9.1
      sourceRef: {kind: HelmRepository, name: lightdash}
  values:
    image: {tag: "\${lightdash_tag}"}
`,
  'clusters/bi.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: bi}
spec: {path: ./apps, sourceRef: {kind: GitRepository, name: f}, postBuild: {substitute: {lightdash_tag: 2.0.0}}}
`,
};
const SKAFFOLD: Files = {
  'skaffold.yaml': `deploy:
  helm:
    releases:
      - name: lightdash
        remoteChart: lightdash
        repo: ${REPO}
        version: 2.9.1
        setValues: { image.tag: 2.0.0 }
`,
};
const SVELTOS: Files = {
  'sveltos.yaml': `kind: ClusterProfile
spec:
  helmCharts:
    - repositoryURL: ${REPO}
      chartName: lightdash/lightdash
      chartVersion: 2.9.1
      values: |
        image:
          tag: 2.0.0
`,
};
const AZURE: Files = {
  'azure-pipelines.yml': `stages:
  - template: pipelines/deploy.yml
    parameters: { env: stage, connection: aks-stage }
  - template: pipelines/deploy.yml
    parameters: { env: prod, connection: aks-prod }
`,
  'pipelines/deploy.yml': `stages:
  - stage: bi
    variables:
      - template: ../vars/\${{ parameters.env }}.yml
    jobs:
      - task: HelmDeploy@0
        inputs:
          chartName: lightdash/lightdash
          chartVersion: $(lightdashChart)
          overrideValues: image.tag=$(lightdashTag)
`,
  'vars/prod.yml': 'variables:\n  lightdashTag: 2.0.0\n  lightdashChart: 2.9.1\n',
  'vars/stage.yml': 'variables:\n  lightdashTag: 2.1.0\n  lightdashChart: 2.9.1\n',
};
const CIRCLE: Files = {
  '.circleci/config.yml': `jobs:
  bi:
    steps:
      - release:
          name: lightdash
          chart: lightdash/lightdash
          chart-version: 2.9.1
          extra: --set image.tag=2.0.0
`,
};
const values = (tag: string) => `secrets:\n  LIGHTDASH_SECRET: x\n${tag && `image:\n  tag: ${tag}\n`}`;
const WORKFLOW: Files = {
  '.github/workflows/d.yml': `env:
  CHART_VERSION: 2.9.1
jobs:
  bi:
    steps:
      - run: |
          helm upgrade --install lightdash lightdash/lightdash --version "$CHART_VERSION" \\
            -f helm/lightdash/values.yaml -f helm/lightdash/values-\${{ matrix.environment }}.yaml
`,
  'helm/lightdash/values.yaml': values(''),
  'helm/lightdash/values-dev.yaml': values('2.1.0'),
  'helm/lightdash/values-prod.yaml': values('2.0.0'),
};
const NO_TAG: Files = { ...WORKFLOW, 'helm/lightdash/values-qa.yaml': values('') };
const NO_VALUES: Files = { ...WORKFLOW, 'helm/lightdash/values-qa.yaml': 'replicas: 2\n' };
const TEKTON: Files = {
  'pipeline.yaml': `apiVersion: tekton.dev/v1
kind: Pipeline
spec:
  params:
    - { name: lightdash-tag, type: string, default: 2.0.0 }
    - { name: superset-tag, type: string, default: 4.0.1 }
  tasks:
    - name: lightdash
      params:
        - { name: chart, value: lightdash/lightdash }
        - { name: set, value: image.tag=$(params.lightdash-tag) }
`,
  'run.yaml':
    'kind: PipelineRun\nspec:\n  pipelineRef: { name: lightdash }\n  params: [{ name: lightdash-tag, value: 2.1.0 }]\n',
};
const DEVSPACE: Files = {
  'devspace.yaml': `vars:
  LIGHTDASH_TAG: 2.0.0
  MINIO_CHART: 5.2.0
deployments:
  lightdash:
    helm:
      chart: { name: lightdash, repo: ${REPO}, version: 2.9.1 }
      values:
        image: { tag: "\${LIGHTDASH_TAG}" }
profiles:
  - name: production
    merge:
      deployments:
        lightdash: { helm: { values: { lightdashBackend: { replicas: 3 } } } }
`,
};
const KLUCTL: Files = {
  'lightdash/helm-chart.yaml': `helmChart:\n  repo: ${REPO}\n  chartName: lightdash\n  chartVersion: 2.9.1\n`,
  'lightdash/helm-values.yml': 'image: { tag: "{{ lightdash.tag }}" }\n',
  'vars/prod.yml': 'lightdash: { tag: 2.0.0 }\nredis: { chart: 19.3.0 }\n',
};
const RESOURCES: Files = {
  'apps.yaml': `kind: ResourceSet
spec:
  inputs:
    - app: lightdash
      chart: 2.9.1
      tag: 2.0.0
    - app: superset
      chart: 0.12.11
      tag: 4.0.1
  resources:
    - kind: HelmRelease
      spec:
        values:
          image: { tag: << inputs.tag | quote >> }
`,
};
const CDK8S: Files = {
  'main.py': `k8s.Container(name="lightdash", image=f"lightdash/lightdash:{VERSIONS['lightdash']}")\n`,
  'versions.py': 'VERSIONS = {\n    "envoy": "1.30.1",\n    "lightdash": "2.0.0",\n}\n',
};
const TANKA: Files = {
  'lib/bi.libsonnet': `{
  _config:: { lightdash_tag: error 'set', memcached_tag: '1.6.27' },
  lightdash: 'lightdash/lightdash:' + $._config.lightdash_tag,
  memcached: 'memcached:' + $._config.memcached_tag,
}
`,
  'env/prod.jsonnet': "(import 'bi.libsonnet') { _config+:: { lightdash_tag: '2.0.0' } }\n",
};
const MAKE: Files = {
  Makefile: 'include versions.mk\nbi:\n\tdocker run -d $(LIGHTDASH_IMAGE):$(LIGHTDASH_VERSION)\n',
  'versions.mk': 'LIGHTDASH_IMAGE := lightdash/lightdash\nLIGHTDASH_VERSION := 2.0.0\n',
};
const NOMAD: Files = {
  'bi.nomad.hcl': `variable "tag" {\n  default = "2.0.0"\n}\njob "bi" {\n  group "web" {\n    task "web" {\n      driver = "docker"\n      config {\n        image = "lightdash/lightdash:\${var.tag}"\n      }\n    }\n  }\n}\n`,
  'vars/stage.hcl': 'domain = "s"\ntag    = "2.1.0"\n',
  'vars/prod.hcl': 'domain = "p"\n',
  Makefile: 'deploy-%:\n\tnomad job run -var-file=vars/$*.hcl bi.nomad.hcl\n',
};
const TILT: Files = {
  Tiltfile: `helm_resource('lightdash', 'repo/lightdash', flags=['--version=2.9.1', '--set=image.tag=2.0.0'])\n`,
};
const TENANTS: Files = {
  'tenants.tf': `locals {
  tenants = {
    alpha = { version = "2.0.0" }
    beta  = { version = "2.1.0" }
  }
  addons = {
    cert-manager = { version = "1.15.0", repo = "https://charts.jetstack.io" }
  }
}
`,
  'bi.tf': `resource "helm_release" "lightdash" {
  for_each   = local.tenants
  repository = "${REPO}"
  chart      = "lightdash"
  values     = [templatefile("bi.tftpl", { tag = each.value.version })]
}
`,
  'bi.tftpl': 'image:\n  tag: ${tag}\n',
};
const HELMFILE: Files = {
  'helmfile.yaml': `repositories:
  - { name: lightdash, url: "${REPO}" }
templates:
  default: &default
    missingFileHandler: Warn
    values:
      - values/{{\`{{ .Release.Name }}\`}}.yaml
      - values/{{\`{{ .Release.Name }}\`}}.{{\`{{ .Environment.Name }}\`}}.yaml
releases:
  - name: lightdash
    inherit: [{ template: default }]
    chart: lightdash/lightdash
    version: 2.9.1
  - name: metabase
    <<: *default
    chart: community/metabase
    version: 2.14.4
`,
  'values/lightdash.yaml': 'image: { tag: 2.0.0 }\n',
  'values/metabase.yaml': 'image: { tag: 0.49.6 }\n',
};
const STAGES: Files = {
  'stages.ts': `export const stages = [
  { name: 'dev', lightdash: '2.1.0', cpu: 1024 },
  { name: 'prod', lightdash: '2.0.0', cpu: 2048 },
];
`,
  'stack.ts': 'task.addContainer({ image: fromRegistry(`lightdash/lightdash:${props.stage.lightdash}`) });\n',
};

const YTT: Files = {
  'config/app.yml': 'kind: Deployment\nspec:\n  image: #@ "lightdash/lightdash:" + data.values.tag\n',
  'config/values.yml': '#@data/values\n---\ntag: 2.0.0\n',
};
const CHART = ['2.9.1', '2.16.101'] as const;

describe('what teams change in a year', () => {
  it.each<Row>([
    ['a chart below a tag of Pulumi', PULUMI, 'index.ts', ...CHART],
    ['a chart below a tag of Pulumi in Go', GO, 'main.go', ...CHART],
    ['a chart below a tag of CDKTF', CDKTF, 'main.ts', ...CHART],
    ['a chart below a variable of Flux', FLUX, 'apps/bi.yaml', ...CHART],
    ['a chart below a tag of Skaffold', SKAFFOLD, 'skaffold.yaml', ...CHART],
    ['a chart below values in a text', SVELTOS, 'sveltos.yaml', ...CHART],
    ['a chart in a variable below a tag', AZURE, 'vars/prod.yml', ...CHART],
    ['a chart below an option with the tag', CIRCLE, '.circleci/config.yml', ...CHART],
    ['a chart below values of each environment', WORKFLOW, '.github/workflows/d.yml', ...CHART],
    ['a chart below values named after the release', HELMFILE, 'helmfile.yaml', ...CHART],
    ['values of another release', HELMFILE, 'values/metabase.yaml', '0.49.6', '0.50.3'],
    ['a chart with its own repository', TENANTS, 'tenants.tf', '1.15.0', '1.16.0'],
    ['one more element', STAGES, 'stages.ts', '];', "  { name: 'qa', lightdash: '2.1.0', cpu: 512 },\n];"],
    ['another chart in a constructor', CDKTF, 'main.ts', '6.6.2', '2.16.101'],
  ])('passes: %s', async (_, base, path, from, to) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, changed(base, path, from, to), beside)).toEqual([]);
  });

  it('passes: an included file that is written out', async () => {
    const [first = ''] = [String(MAKE['versions.mk'])];
    const Makefile = String(MAKE['Makefile']).replace('include versions.mk\n', first);
    for (const beside of NEIGHBOURS) {
      const changes = await compare({ ...beside, ...MAKE }, { ...beside, Makefile });
      expect(changes.filter(({ problem }) => problem !== null)).toEqual([]);
    }
  });

  it.each<Row>([
    ['a chart of an environment without a tag', NO_TAG, '.github/workflows/d.yml', ...CHART],
    ['a chart of an environment whose values say nothing', NO_VALUES, '.github/workflows/d.yml', ...CHART],
    ['a chart without a tag below it', SKAFFOLD, 'skaffold.yaml', '        setValues: { image.tag: 2.0.0 }\n', ''],
    ['an argument of a constructor', CDKTF, 'main.ts', "'prod', '2.0.0'", "'prod', '2.2.0'"],
    ['a literal in a call', GO_LITERAL, 'main.go', '("2.0.0")', '("2.2.0")'],
    ['a literal for a constant in a call', GO, 'main.go', '(lightdashVersion)', '("2.2.0")'],
    ['another constant in a call', GO, 'main.go', '(lightdashVersion)', '(nginxVersion)'],
    ['a word that fills in the path of another file', AZURE, 'azure-pipelines.yml', 'env: prod', 'env: stage'],
    ['another parameter with a dash', TEKTON, 'pipeline.yaml', 'params.lightdash-tag', 'params.superset-tag'],
    ['a parameter that goes', TEKTON, 'run.yaml', '  params: [{ name: lightdash-tag, value: 2.1.0 }]\n', ''],
    ['another variable below values', DEVSPACE, 'devspace.yaml', '${LIGHTDASH_TAG}', '${MINIO_CHART}'],
    [
      'a tag in a profile',
      DEVSPACE,
      'devspace.yaml',
      '{ lightdashBackend',
      '{ image: { tag: 2.2.0 }, lightdashBackend',
    ],
    ['another key of a template', KLUCTL, 'lightdash/helm-values.yml', 'lightdash.tag', 'redis.chart'],
    ['a literal for a template', KLUCTL, 'lightdash/helm-values.yml', '"{{ lightdash.tag }}"', '2.2.0'],
    ['another input', RESOURCES, 'apps.yaml', 'inputs.tag', 'inputs.chart'],
    ['an input that goes', RESOURCES, 'apps.yaml', '      tag: 2.0.0\n', ''],
    ['another key in brackets', CDK8S, 'main.py', "VERSIONS['lightdash']", "VERSIONS['envoy']"],
    ['another key of Jsonnet', TANKA, 'lib/bi.libsonnet', '$._config.lightdash_tag', '$._config.memcached_tag'],
    ['a function for a version', MAKE, 'versions.mk', '2.0.0', '$(shell cat .version)'],
    ['one environment for a pattern', NOMAD, 'Makefile', '$*', 'stage'],
    ['a literal in the code of ytt', YTT, 'config/app.yml', ':" + data.values.tag', ':2.2.0"'],
    ['a setting of a call that goes', TILT, 'Tiltfile', ", '--set=image.tag=2.0.0'", ''],
  ])('stops: %s', async (_, base, path, from, to) => {
    const [, beside = {}] = NEIGHBOURS;
    expect(await stops(base, changed(base, path, from, to), beside)).not.toEqual([]);
  });
});
