// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of the files that are written

type Files = Readonly<Record<string, string>>;

/** A repository as a team keeps it that deploys in three environments in one way, with other applications beside. */
export interface KindRepository {
  readonly name: string;
  readonly kind: string;
  /** All of its files, with the version that the production runs. The other environments run 2.2.0. */
  readonly files: (production: string) => Files;
  /** Where the version of the production stands. */
  readonly file: string;
  readonly line: number;
  /** How many deployments there are. */
  readonly count: number;
  /** A change of another application. */
  readonly unrelated: Files;
}

const OFFICIAL = 'https://lightdash.github.io/helm-charts';

const OTHER_VERSION = '2.2.0';

const ENVIRONMENTS = ['dev', 'staging', 'production'] as const;

/** Files of each environment, by the version that it runs. */
export function inEach(production: string, filesOf: (environment: string, tag: string) => Files): Files {
  return Object.assign(
    { 'README.md': '# Deployments\n\nWe run `lightdash/lightdash:1.0.0`, more or less.\n' },
    ...ENVIRONMENTS.map((environment) =>
      filesOf(environment, environment === 'production' ? production : OTHER_VERSION),
    ),
  );
}

function workload(name: string, image: string): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  replicas: 2
  selector:
    matchLabels: {app: ${name}}
  template:
    metadata:
      labels: {app: ${name}}
    spec:
      containers:
        - name: ${name}
          image: ${image}
          ports: [{containerPort: 8080}]
`;
}

const GRAFANA = workload('grafana', 'grafana/grafana:11.0.0');

const FLUX_BASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: lightdash
  namespace: analytics
spec:
  interval: 30m
  chart:
    spec:
      chart: lightdash
      version: 2.16.361
      sourceRef: {kind: HelmRepository, name: lightdash, namespace: flux-system}
  values:
    configMap:
      SITE_URL: https://bi.example.com
`;

const flux: KindRepository = {
  name: 'Flux, with releases for each cluster',
  kind: 'flux',
  files: (production) => ({
    'infrastructure/sources/lightdash.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata:
  name: lightdash
  namespace: flux-system
spec:
  interval: 1h
  url: ${OFFICIAL}
`,
    'infrastructure/sources/grafana.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: grafana, namespace: flux-system}
spec: {interval: 1h, url: "https://grafana.github.io/helm-charts"}
`,
    ...inEach(production, (environment, tag) => ({
      [`clusters/${environment}/analytics/lightdash.yaml`]: FLUX_BASE.replace(
        'namespace: analytics',
        `namespace: analytics-${environment}`,
      ).replace('  values:\n', `  values:\n    image:\n      tag: "${tag}"\n`),
      [`clusters/${environment}/monitoring/grafana.yaml`]: `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: grafana, namespace: monitoring-${environment}}
spec:
  chart: {spec: {chart: grafana, version: 8.5.0, sourceRef: {kind: HelmRepository, name: grafana}}}
`,
    })),
  }),
  file: 'clusters/production/analytics/lightdash.yaml',
  line: 15,
  count: 3,
  unrelated: {
    'clusters/production/monitoring/grafana.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: grafana, namespace: monitoring-production}
spec:
  chart: {spec: {chart: grafana, version: 8.6.0, sourceRef: {kind: HelmRepository, name: grafana}}}
`,
  },
};

/** What is told and not evaluated: the tag stands in what Kustomize lays over the release (docs/how-detection-works.md#what-the-gate-does-not-evaluate). */
export const PATCHED_RELEASE: KindRepository = {
  name: 'Flux, with a base that Kustomize patches',
  kind: 'flux',
  files: (production) => ({
    'infrastructure/lightdash-repository.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: lightdash, namespace: flux-system}
spec: {interval: 1h, url: "${OFFICIAL}"}
`,
    'apps/base/lightdash/kustomization.yaml': 'resources:\n  - release.yaml\n',
    'apps/base/lightdash/release.yaml': FLUX_BASE,
    'apps/base/grafana/deployment.yaml': GRAFANA,
    ...inEach(production, (environment, tag) => ({
      [`apps/${environment}/kustomization.yaml`]:
        'resources:\n  - ../base/lightdash\npatches:\n  - path: lightdash.yaml\n',
      [`apps/${environment}/lightdash.yaml`]: `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: lightdash
  namespace: analytics
spec:
  values:
    image:
      tag: "${tag}"
`,
    })),
  }),
  file: 'apps/production/lightdash.yaml',
  line: 9,
  count: 3,
  unrelated: { 'apps/base/grafana/deployment.yaml': GRAFANA.replace('11.0.0', '11.1.0') },
};

function application(name: string, namespace: string, chart: string, revision: string, helm: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: ${name}
  namespace: argocd
spec:
  project: default
  source:
    repoURL: ${chart === 'lightdash' ? OFFICIAL : 'https://charts.bitnami.com/bitnami'}
    chart: ${chart}
    targetRevision: ${revision}
${helm}  destination:
    server: https://kubernetes.default.svc
    namespace: ${namespace}
`;
}

const argoCd: KindRepository = {
  name: 'Argo CD, with an application for each environment',
  kind: 'argo-cd',
  files: (production) =>
    inEach(production, (environment, tag) => ({
      [`argocd/${environment}/lightdash.yaml`]: application(
        `lightdash-${environment}`,
        'analytics',
        'lightdash',
        '2.16.361',
        `    helm:
      parameters:
        - name: ingress.enabled
          value: "true"
        - name: image.tag
          value: ${tag}
      values: |
        configMap:
          SITE_URL: https://bi.${environment}.example.com
`,
      ),
      [`argocd/${environment}/redis.yaml`]: application(`redis-${environment}`, 'cache', 'redis', '20.1.0', ''),
    })),
  file: 'argocd/production/lightdash.yaml',
  line: 17,
  count: 3,
  unrelated: {
    'argocd/production/redis.yaml': application('redis-production', 'cache', 'redis', '20.2.0', ''),
  },
};

function applicationSet(name: string, chart: string, repository: string, elements: readonly string[]): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata:
  name: ${name}
  namespace: argocd
spec:
  goTemplate: true
  generators:
    - list:
        elements:
${elements.join('')}  template:
    metadata:
      name: '${name}-{{.environment}}'
    spec:
      project: default
      source:
        repoURL: ${repository}
        chart: ${chart}
        targetRevision: 2.16.361
        helm:
          valuesObject:
            image:
              tag: '{{.tag}}'
      destination:
        server: '{{.cluster}}'
        namespace: ${name}
`;
}

function elementsOf(production: string): string[] {
  return ENVIRONMENTS.map((environment) => {
    const tag = environment === 'production' ? production : OTHER_VERSION;
    return `          - environment: ${environment}\n            cluster: https://${environment}.example.com\n            tag: "${tag}"\n`;
  });
}

const BITNAMI = 'https://charts.bitnami.com/bitnami';

const argoCdSet: KindRepository = {
  name: 'Argo CD, with a set of applications',
  kind: 'argo-cd',
  files: (production) => ({
    'argocd/sets/lightdash.yaml': applicationSet('lightdash', 'lightdash', OFFICIAL, elementsOf(production)),
    'argocd/sets/redis.yaml': applicationSet('redis', 'redis', BITNAMI, elementsOf('7.2.0')),
  }),
  file: 'argocd/sets/lightdash.yaml',
  line: 19,
  count: 3,
  unrelated: { 'argocd/sets/redis.yaml': applicationSet('redis', 'redis', BITNAMI, elementsOf('7.4.0')) },
};

const kustomize: KindRepository = {
  name: 'Kustomize, with an overlay for each environment',
  kind: 'kustomize',
  files: (production) => ({
    'k8s/lightdash/base/kustomization.yaml': 'resources:\n  - deployment.yaml\n  - worker.yaml\n',
    'k8s/lightdash/base/deployment.yaml': workload('lightdash', 'lightdash/lightdash'),
    'k8s/lightdash/base/worker.yaml': workload('worker', 'lightdash/lightdash'),
    'k8s/grafana/kustomization.yaml': 'resources: [deployment.yaml]\n',
    'k8s/grafana/deployment.yaml': GRAFANA,
    ...inEach(production, (environment, tag) => ({
      [`k8s/lightdash/overlays/${environment}/kustomization.yaml`]: `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
namespace: analytics-${environment}
resources:
  - ../../base
images:
  - name: lightdash/lightdash
    newName: registry.example.com/mirror/lightdash/lightdash
    newTag: "${tag}"
`,
    })),
  }),
  file: 'k8s/lightdash/overlays/production/kustomization.yaml',
  line: 9,
  count: 3,
  unrelated: { 'k8s/grafana/deployment.yaml': GRAFANA.replace('11.0.0', '11.1.0') },
};

const manifests: KindRepository = {
  name: 'manifests, in a folder for each environment',
  kind: 'manifests',
  files: (production) =>
    inEach(production, (environment, tag) => ({
      [`deploy/${environment}/lightdash/deployment.yaml`]: workload('lightdash', `lightdash/lightdash:${tag}`),
      [`deploy/${environment}/lightdash/service.yaml`]:
        'apiVersion: v1\nkind: Service\nmetadata: {name: lightdash}\nspec: {ports: [{port: 8080}]}\n',
      [`deploy/${environment}/grafana/deployment.yaml`]: GRAFANA,
    })),
  file: 'deploy/production/lightdash/deployment.yaml',
  line: 15,
  count: 3,
  unrelated: { 'deploy/production/grafana/deployment.yaml': GRAFANA.replace('11.0.0', '11.1.0') },
};

function redisOfTerraform(version: string): string {
  return `resource "helm_release" "redis" {
  name       = "redis"
  repository = "${BITNAMI}"
  chart      = "redis"
  version    = "${version}"
}
`;
}

const terraform: KindRepository = {
  name: 'Terraform, with a module that each environment calls',
  kind: 'terraform',
  files: (production) => ({
    'terraform/modules/lightdash/main.tf': `terraform {
  required_providers {
    helm = { source = "hashicorp/helm", version = "~> 2.0" }
  }
}

resource "helm_release" "lightdash" {
  name       = "lightdash"
  namespace  = "analytics"
  repository = "${OFFICIAL}"
  chart      = "lightdash"
  version    = "2.16.361"

  values = [yamlencode({
    configMap = { SITE_URL = "https://\${var.host}" }
  })]

  set {
    name  = "image.tag"
    value = var.image_tag
  }
}
`,
    'terraform/modules/lightdash/variables.tf':
      'variable "image_tag" {\n  type        = string\n  description = "Version"\n}\n\nvariable "host" {\n  type = string\n}\n',
    ...inEach(production, (environment, tag) => ({
      [`terraform/environments/${environment}/main.tf`]: `module "lightdash" {
  source    = "../../modules/lightdash"
  host      = "bi.${environment}.example.com"
  image_tag = "${tag}"
}
`,
      [`terraform/environments/${environment}/redis.tf`]: redisOfTerraform('20.1.0'),
    })),
  }),
  file: 'terraform/environments/production/main.tf',
  line: 4,
  count: 3,
  unrelated: { 'terraform/environments/production/redis.tf': redisOfTerraform('20.2.0') },
};

function helmfileText(redis: string): string {
  return `environments:
${ENVIRONMENTS.map((name) => `  ${name}:\n    values:\n      - environments/${name}.yaml\n`).join('')}---
repositories:
  - name: lightdash
    url: ${OFFICIAL}
  - name: bitnami
    url: ${BITNAMI}

releases:
  - name: redis
    namespace: cache
    chart: bitnami/redis
    version: ${redis}
  - name: lightdash
    namespace: analytics
    chart: lightdash/lightdash
    version: 2.16.361
    values:
      - values/lightdash.yaml.gotmpl
      - image:
          tag: {{ .Values.lightdash.tag }}
`;
}

const helmfile: KindRepository = {
  name: 'helmfile, with values for each environment',
  kind: 'helmfile',
  files: (production) => ({
    'helmfile.yaml.gotmpl': helmfileText('20.1.0'),
    'values/lightdash.yaml.gotmpl': `configMap:\n  SITE_URL: https://{{ .Values.host | default "bi" }}.example.com\n`,
    ...inEach(production, (environment, tag) => ({
      [`environments/${environment}.yaml`]: `host: ${environment}\nlightdash:\n  tag: ${tag}\n`,
    })),
  }),
  file: 'environments/production.yaml',
  line: 3,
  count: 3,
  unrelated: { 'helmfile.yaml.gotmpl': helmfileText('20.2.0') },
};

const umbrella: KindRepository = {
  name: 'an umbrella chart, with values for each environment',
  kind: 'umbrella-chart',
  files: (production) => ({
    'charts/analytics/Chart.yaml': `apiVersion: v2
name: analytics
version: 0.3.0
dependencies:
  - name: lightdash
    version: 2.16.361
    repository: ${OFFICIAL}
`,
    'charts/analytics/values.yaml': 'lightdash:\n  configMap:\n    SITE_URL: https://bi.example.com\n',
    'charts/cache/Chart.yaml': `apiVersion: v2\nname: cache\nversion: 0.1.0\ndependencies:\n  - {name: redis, version: 20.1.0, repository: "${BITNAMI}"}\n`,
    ...inEach(production, (environment, tag) => ({
      [`charts/analytics/values-${environment}.yaml`]: `lightdash:\n  replicaCount: 2\n  image:\n    tag: "${tag}"\n`,
    })),
  }),
  file: 'charts/analytics/values-production.yaml',
  line: 4,
  count: 3,
  unrelated: {
    'charts/cache/Chart.yaml': `apiVersion: v2\nname: cache\nversion: 0.1.0\ndependencies:\n  - {name: redis, version: 20.2.0, repository: "${BITNAMI}"}\n`,
  },
};

/** Repositories as teams keep them. The answers of the real tools to them are recorded. */
export const KIND_REPOSITORIES: readonly KindRepository[] = [
  flux,
  argoCd,
  argoCdSet,
  kustomize,
  manifests,
  terraform,
  helmfile,
  umbrella,
];
