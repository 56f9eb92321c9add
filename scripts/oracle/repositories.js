// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a variable of the file that is written
/** Repositories that `test/support/kind-repositories.ts` lacks: several files decide the version. Each is a function of the running version. */
export const REPOSITORIES = {
  'compose, with a file over another, variables and an included project': (version) => ({
    '.env': `REGISTRY=registry.example.com\nTAG=${version}\n`,
    'compose.yaml': 'include: [bi/compose.yaml]\nservices:\n  web: {image: "nginx:1.27"}\n',
    'compose.override.yaml': 'services:\n  web: {ports: ["80:80"]}\n',
    'bi/compose.yaml': `x-image: &image \${REGISTRY:-docker.io}/lightdash/lightdash:\${TAG:?say which}
services:
  lightdash:
    image: *image
  scheduler:
    extends: {file: common.yaml, service: worker}
    image: *image
`,
    'bi/common.yaml': 'services:\n  worker:\n    image: lightdash/lightdash:1.0.0\n    command: worker\n',
  }),
  'compose, with a default and a profile': (version) => ({
    'docker-compose.yml': `services:
  lightdash: {image: "lightdash/lightdash:\${LIGHTDASH_VERSION:-${version}}", profiles: [bi]}
`,
    'docker-compose.override.yml': 'services:\n  lightdash: {restart: always}\n',
  }),
  'values, one for all and one for the production': (version) => ({
    'lightdash/values.yaml':
      'image: {repository: lightdash/lightdash, tag: 2.2.0}\nconfigMap: {SITE_URL: https://bi.example.com}\n',
    'lightdash/values-production.yaml': `image: {tag: ${version}-commercial}\n`,
  }),
  'a chart of charts, with an alias and a lock': (version) => ({
    'bi/Chart.yaml': `apiVersion: v2
name: platform
version: 1.0.0
dependencies:
  - {name: lightdash, alias: bi, version: ~2.16.0, repository: "https://lightdash.github.io/helm-charts"}
`,
    'bi/Chart.lock':
      'dependencies:\n  - {name: lightdash, version: 2.16.101, repository: "https://lightdash.github.io/helm-charts"}\n',
    'bi/values.yaml': `image: {tag: 9.9.9}\nbi:\n  image: {tag: ${version}}\n`,
  }),
  'Kustomize, with a patch and a replacement': (version) => ({
    'base/kustomization.yaml': 'resources: [deployment.yaml]\n',
    'base/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: lightdash}
spec: {template: {spec: {containers: [{name: web, image: "lightdash/lightdash:1.0.0"}]}}}
`,
    'overlays/production/kustomization.yaml': 'resources: [../../base]\npatches: [{path: image.yaml}]\n',
    'overlays/production/image.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: lightdash}
spec: {template: {spec: {containers: [{name: web, image: "lightdash/lightdash:${version}"}]}}}
`,
    'overlays/staging/kustomization.yaml': `resources: [../../base]\nimages: [{name: lightdash/lightdash, newTag: ${version}}]\n`,
  }),
  'Flux, with values from a ConfigMap and a substitution': (version) => ({
    'clusters/apps.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1h, prune: true, path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}, postBuild: {substitute: {version: ${version}}}}
`,
    'apps/kustomization.yaml': 'resources: [repository.yaml, values.yaml, from.yaml, substituted.yaml]\n',
    'apps/repository.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: lightdash, namespace: bi}
spec: {url: "https://lightdash.github.io/helm-charts"}
`,
    'apps/values.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: values, namespace: bi}
data:
  values.yaml: |
    image: {tag: ${version}}
`,
    'apps/from.yaml': fluxRelease('from', 'valuesFrom: [{kind: ConfigMap, name: values}]'),
    'apps/substituted.yaml': fluxRelease('substituted', 'values: {image: {tag: "${version}"}}'),
  }),
};

function fluxRelease(name, values) {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: bi}
spec:
  chart: {spec: {chart: lightdash, version: 2.16.101, sourceRef: {kind: HelmRepository, name: lightdash}}}
  ${values}
`;
}
