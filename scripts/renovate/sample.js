// A repository that deploys one version in each way that docs/renovate.md lists.
const CHARTS = 'https://lightdash.github.io/helm-charts';
const CHART = '2.16.361';

/** The version that all files have. */
export const VERSION = '2.2.0';

/** Files by path. */
export const SAMPLE = {
  'deploy/lightdash/values-prod.yaml': `image:\n  repository: lightdash/lightdash\n  tag: "${VERSION}"\n`,
  'deploy/enterprise/values.yaml': `image:\n  repository: lightdash/lightdash\n  # renovate: lightdash\n  tag: ${VERSION}-commercial\n`,
  'umbrella/Chart.yaml': `apiVersion: v2\nname: umbrella\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: ${CHART}\n    repository: ${CHARTS}\n`,
  'umbrella/values.yaml': `lightdash:\n  image:\n    # renovate: lightdash\n    tag: "${VERSION}"\n`,
  'argocd/lightdash.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: lightdash}
spec:
  source:
    repoURL: ${CHARTS}
    chart: lightdash
    targetRevision: ${CHART}
    helm:
      parameters:
        # renovate: lightdash
        - {name: image.tag, value: ${VERSION}}
`,
  'flux/lightdash.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: lightdash, namespace: analytics}
spec: {url: ${CHARTS}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: lightdash, namespace: analytics}
spec:
  chart:
    spec:
      chart: lightdash
      version: ${CHART}
      sourceRef: {kind: HelmRepository, name: lightdash}
  values:
    image:
      repository: lightdash/lightdash
      tag: ${VERSION}
`,
  'k8s/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: lightdash}
spec:
  template:
    spec:
      containers:
        - name: lightdash
          image: registry.example.com/lightdash/lightdash:${VERSION}
`,
  'overlays/prod/kustomization.yaml': `resources: [../../k8s]\nimages:\n  - name: lightdash/lightdash\n    newTag: ${VERSION}\n`,
  'compose.yaml': `services:\n  lightdash:\n    image: lightdash/lightdash:${VERSION}\n`,
  '.env.production': `# renovate: lightdash\nLIGHTDASH_VERSION=${VERSION}\n`,
  Dockerfile: `FROM lightdash/lightdash:${VERSION}\n`,
  'helmfile.yaml': `repositories:\n  - name: lightdash\n    url: ${CHARTS}\nreleases:\n  - name: lightdash\n    chart: lightdash/lightdash\n    version: ${CHART}\n`,
  'main.tf': `resource "helm_release" "lightdash" {
  name       = "lightdash"
  repository = "${CHARTS}"
  chart      = "lightdash"
  version    = "${CHART}"
  set {
    name = "image.tag"
    # renovate: lightdash
    value = "${VERSION}"
  }
}
`,
};

/** Places that only Renovate's own managers find, by manager: `file value`. */
export const FOUND = {
  'helm-values': [`deploy/lightdash/values-prod.yaml ${VERSION}`],
  kubernetes: [`k8s/deployment.yaml ${VERSION}`],
  kustomize: [`overlays/prod/kustomization.yaml ${VERSION}`],
  'docker-compose': [`compose.yaml ${VERSION}`],
  dockerfile: [`Dockerfile ${VERSION}`],
  flux: [`flux/lightdash.yaml ${CHART}`, `flux/lightdash.yaml ${VERSION}`],
  argocd: [`argocd/lightdash.yaml ${CHART}`],
  helmv3: [`umbrella/Chart.yaml ${CHART}`],
  helmfile: [`helmfile.yaml ${CHART}`],
  terraform: [`main.tf ${CHART}`],
  'custom.regex': [
    '.env.production',
    'argocd/lightdash.yaml',
    'deploy/enterprise/values.yaml',
    'main.tf',
    'umbrella/values.yaml',
  ].map((file) => `${file} ${VERSION}`),
};
