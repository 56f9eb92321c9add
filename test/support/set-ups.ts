// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of the files that are written

type Texts = Readonly<Record<string, string>>;

/** A repository that deploys Lightdash in one way, by the version that it runs. */
export interface SetUp {
  readonly name: string;
  readonly files: (version: string) => Texts;
  readonly settings?: Texts;
  /** What the team's own tool renders from the files; absent if the team renders nothing. */
  readonly render?: (files: Texts) => string;
}

const REPOSITORY = 'https://lightdash.github.io/helm-charts';

const values = (version: string) =>
  `image:\n  repository: lightdash/lightdash\n  tag: ${version}\nconfigMap:\n  SITE_URL: https://bi.example.com\n`;

const workload = (name: string, image: string) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  replicas: 1
  selector:
    matchLabels: {app: ${name}}
  template:
    metadata:
      labels: {app: ${name}}
    spec:
      containers:
        - name: ${name}
          image: ${image}
`;

/** An Application that takes the chart, and values of this repository or of another one. */
const application = (chart: string, repository: string) => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: bi
  namespace: argocd
spec:
  project: default
  destination: {server: https://kubernetes.default.svc, namespace: analytics}
  sources:
    - repoURL: ${REPOSITORY}
      chart: lightdash
      targetRevision: ${chart}
      helm:
        valueFiles: [$values/lightdash/values.yaml]
    - repoURL: ${repository}
      targetRevision: main
      ref: values
  syncPolicy:
    automated: {prune: true, selfHeal: true}
`;

const compose = (image: string) => `services:
  lightdash:
    image: ${image}
    ports: ["8080:8080"]
  db:
    image: postgres:16
`;

const renderedCompose = (files: Texts) => {
  const version = /LIGHTDASH_VERSION=(\S+)/.exec(files['.env'] ?? '')?.[1] ?? '';
  return JSON.stringify({ name: 'bi', services: { lightdash: { image: `lightdash/lightdash:${version}` } } });
};

const renderedKustomize = (files: Texts) => {
  const tag = /newTag: (\S+)/.exec(files['overlays/prod/kustomization.yaml'] ?? '')?.[1] ?? '';
  return (files['base/deployment.yaml'] ?? '').replace('lightdash/lightdash:latest', `lightdash/lightdash:${tag}`);
};

const overlays = (version: string) => ({
  'base/kustomization.yaml': 'resources: [deployment.yaml]\n',
  'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:latest'),
  'overlays/prod/kustomization.yaml': `resources: [../../base]\nimages:\n  - name: lightdash/lightdash\n    newTag: ${version}\n`,
});

/** The fourteen set-ups in which a declared downtime is followed from its declaration to the end. */
export const SET_UPS: readonly SetUp[] = [
  {
    name: 'Argo CD, values in the same repository',
    files: (version) => ({
      'argocd/bi.yaml': application('2.16.361', 'https://github.com/acme/deploy.git'),
      'lightdash/values.yaml': values(version),
    }),
  },
  {
    name: 'Argo CD, the Application in another repository',
    files: (version) => ({ 'lightdash/values.yaml': values(version) }),
    settings: { 'chart-version': '2.16.361' },
  },
  {
    name: 'Argo CD, an ApplicationSet',
    files: (version) => ({
      'argocd/set.yaml': `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: bi, namespace: argocd}
spec:
  generators:
    - list:
        elements:
          - environment: prod
            tag: ${version}
  template:
    metadata: {name: 'bi-{{environment}}'}
    spec:
      project: default
      destination: {server: https://kubernetes.default.svc, namespace: '{{environment}}'}
      source:
        repoURL: ${REPOSITORY}
        chart: lightdash
        targetRevision: 2.16.361
        helm:
          values: |
            image:
              tag: '{{tag}}'
`,
    }),
  },
  {
    name: 'Flux',
    files: (version) => ({
      'flux/release.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: lightdash, namespace: analytics}
spec: {interval: 1h, url: "${REPOSITORY}"}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: lightdash, namespace: analytics}
spec:
  interval: 30m
  chart:
    spec:
      chart: lightdash
      version: 2.16.361
      sourceRef: {kind: HelmRepository, name: lightdash}
  values:
    image:
      tag: ${version}
`,
    }),
  },
  {
    name: 'an umbrella chart',
    files: (version) => ({
      'charts/bi/Chart.yaml': `apiVersion: v2\nname: bi\nversion: 1.0.0\ndependencies:\n  - name: lightdash\n    version: 2.16.361\n    repository: ${REPOSITORY}\n`,
      'charts/bi/values.yaml': `lightdash:\n  image:\n    tag: ${version}\n`,
    }),
  },
  {
    name: 'a chart like that of `helm create`',
    files: (version) => ({
      'charts/bi/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 1.0.0\n',
      'charts/bi/values.yaml': `replicaCount: 1\nimage:\n  repository: lightdash/lightdash\n  pullPolicy: IfNotPresent\n  tag: ${version}\npodAnnotations: {}\n`,
      'charts/bi/templates/_helpers.tpl':
        '{{- define "bi.fullname" -}}{{ .Release.Name }}{{- end }}\n{{- define "bi.labels" -}}app: bi{{- end }}\n{{- define "bi.selectorLabels" -}}app: bi{{- end }}\n',
      'charts/bi/templates/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "bi.fullname" . }}
  labels:
    {{- include "bi.labels" . | nindent 4 }}
spec:
  replicas: {{ .Values.replicaCount }}
  selector:
    matchLabels:
      {{- include "bi.selectorLabels" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "bi.selectorLabels" . | nindent 8 }}
    spec:
      containers:
        - name: {{ .Chart.Name }}
          image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
`,
    }),
  },
  { name: 'Kustomize, an overlay', files: overlays },
  {
    name: 'manifests',
    files: (version) => ({
      'k8s/backend.yaml': workload('lightdash', `lightdash/lightdash:${version}`),
      'k8s/scheduler.yaml': workload('scheduler', `lightdash/lightdash:${version}`),
    }),
  },
  {
    name: 'compose with .env',
    files: (version) => ({
      'compose.yaml': compose('lightdash/lightdash:${LIGHTDASH_VERSION}'),
      '.env': `LIGHTDASH_VERSION=${version}\n`,
    }),
  },
  {
    name: 'helmfile',
    files: (version) => ({
      'helmfile.yaml': `repositories:\n  - name: lightdash\n    url: ${REPOSITORY}\nreleases:\n  - name: lightdash\n    namespace: analytics\n    chart: lightdash/lightdash\n    version: 2.16.361\n    values:\n      - values.yaml\n`,
      'values.yaml': `image:\n  tag: ${version}\n`,
    }),
  },
  {
    name: 'Terraform',
    files: (version) => ({
      'main.tf': `resource "helm_release" "lightdash" {\n  name       = "lightdash"\n  repository = "${REPOSITORY}"\n  chart      = "lightdash"\n  version    = "2.16.361"\n  set {\n    name  = "image.tag"\n    value = "${version}"\n  }\n}\n`,
    }),
  },
  { name: 'Kustomize, rendered', files: overlays, render: renderedKustomize },
  {
    name: 'compose, rendered',
    files: (version) => ({
      'compose.yaml': compose('lightdash/lightdash:${LIGHTDASH_VERSION}'),
      '.env': `LIGHTDASH_VERSION=${version}\n`,
    }),
    render: renderedCompose,
  },
  {
    name: 'three environments of one repository',
    files: (version) =>
      Object.fromEntries(
        ['dev', 'staging', 'prod'].map((environment) => [
          `environments/${environment}/lightdash/values.yaml`,
          values(environment === 'prod' ? version : '2.2.0'),
        ]),
      ),
    settings: { 'chart-version': '2.16.361' },
  },
];

/** A tag in a list of values that are laid over each other. */
export const IN_A_LIST: SetUp = {
  name: 'helmfile, the tag of an environment in a list of values',
  files: (version) => ({
    'helmfile.yaml.gotmpl': `environments:\n  prod:\n    values: [environments/prod.yaml]\n---\nrepositories:\n  - name: lightdash\n    url: ${REPOSITORY}\nreleases:\n  - name: lightdash\n    namespace: analytics\n    chart: lightdash/lightdash\n    version: 2.16.361\n    values:\n      - values.yaml\n      - image:\n          tag: {{ .Values.lightdash.tag | quote }}\n`,
    'values.yaml': 'replicaCount: 2\n',
    'environments/prod.yaml': `lightdash:\n  tag: ${version}\n`,
  }),
};
