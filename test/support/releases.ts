// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of the files that are written

/** Tools that install the service's chart with values of a file that others may use as well. */
export const RELEASE_KINDS = ['argo-cd', 'flux', 'helmfile', 'terraform', 'kustomize'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** Ways to deploy the service in which everything says its version itself. */
export const PLAIN_KINDS = ['compose', 'manifests', 'helm-values', 'umbrella-chart', 'overlay'] as const;
type PlainKind = (typeof PLAIN_KINDS)[number];

/** A release of the service as a team writes it. */
export interface Release {
  readonly kind: ReleaseKind | PlainKind;
  readonly name: string;
  /** Folder of its own file, from the root. */
  readonly folder: string;
  /** File of values, from the root; null where it has none. */
  readonly values: string | null;
  /** What it sets itself, over its values; null where it sets nothing. */
  readonly tag: string | null;
  /** Name of the chart; the service's where it says nothing. */
  readonly chart?: string;
  /** A tag that stands there and counts for nothing. */
  readonly comment?: string;
}

/** Releases with the files of values that they use: tags by path. */
export interface Releases {
  readonly releases: readonly Release[];
  readonly values: Readonly<Record<string, string>>;
}

const OFFICIAL = 'https://lightdash.github.io/helm-charts';

/** The version that the chart itself brings, which a release without a tag runs. */
const OF_CHART = '0.2248.0';
const CHART = '2.9.1';
const SERVICE = 'lightdash';

/** All files of the releases. */
export function filesOf({ releases, values }: Releases): Record<string, string> {
  const files: Record<string, string> = {};
  for (const release of releases) Object.assign(files, filesOfRelease(release, values));
  for (const [path, tag] of Object.entries(values)) files[path] = valuesText(tag);
  return files;
}

/** The files of one release, always in the same order. */
export function filesOfRelease(release: Release, values: Releases['values']): Readonly<Record<string, string>> {
  return WRITERS[release.kind]({ ...release, version: versionOf(release, values) });
}

/** The version that a release runs. */
export function versionOf({ tag, values }: Release, files: Releases['values']): string {
  return tag ?? (values === null ? undefined : files[values]) ?? OF_CHART;
}

function valuesText(tag: string): string {
  return `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\nsecrets:\n  LIGHTDASH_SECRET: s\n`;
}

/** The way to a file from a folder. */
function wayTo(path: string, folder: string): string {
  return `${folder
    .split('/')
    .map(() => '..')
    .join('/')}/${path}`;
}

/** What a release sets itself, as a mapping of YAML; null where that is nothing. */
function ownImage({ tag }: Release): string | null {
  return tag === null ? null : `{image: {tag: ${tag}}}`;
}

function imageOf(chart: string | undefined, version: string): string {
  return chart === undefined ? `lightdash/lightdash:${version}` : 'redis:7.0.0';
}

function workload(name: string, image: string): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec:
  template:
    spec:
      containers:
        - name: web
          image: ${image}
`;
}

function commented({ comment }: Release): string {
  return comment === undefined ? '' : `# image: {tag: ${comment}}\n`;
}

type Written = Release & { readonly version: string };

const WRITERS: Readonly<Record<Release['kind'], (release: Written) => Readonly<Record<string, string>>>> = {
  compose: ({ folder, name, version, chart }) => ({
    [`${folder}/${name}/compose.yaml`]: `services:\n  ${name}:\n    image: ${imageOf(chart, version)}\n`,
  }),
  manifests: ({ folder, name, version, chart }) => ({
    [`${folder}/${name}/deployment.yaml`]: workload(name, imageOf(chart, version)),
  }),
  'helm-values': ({ folder, name, version, chart }) => ({
    [`${folder}/${name}/values.yaml`]: chart === undefined ? valuesText(version) : 'image: {repository: redis}\n',
  }),
  'umbrella-chart': ({ folder, name, version, chart = SERVICE }) => ({
    [`${folder}/${name}/Chart.yaml`]: `name: ${name}\nversion: 1.0.0\ndependencies:\n  - {name: ${chart}, version: ${CHART}, repository: "${OFFICIAL}"}\n`,
    [`${folder}/${name}/values.yaml`]: `${chart}:\n  image:\n    tag: ${version}\n`,
  }),
  overlay: ({ folder, name, version, chart }) => ({
    [`${folder}/${name}/kustomization.yaml`]: `namespace: ${name}\nresources: [deployment.yaml]\nimages:\n  - name: ${chart === undefined ? 'lightdash/lightdash' : 'redis'}\n    newTag: ${version}\n`,
    [`${folder}/${name}/deployment.yaml`]: workload(name, imageOf(chart, 'latest')),
  }),
  'argo-cd': (release) => {
    const { name, folder, values, chart = SERVICE } = release;
    const own = ownImage(release);
    const helm = [
      ...(values === null ? [] : [`valueFiles: ["$v/${values}"]`]),
      ...(own === null ? [] : [`valuesObject: ${own}`]),
    ].join(', ');
    return {
      [`${folder}/${name}.yaml`]: `${commented(release)}apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  destination: {namespace: ${name}}
  sources:
    - {repoURL: "${OFFICIAL}", chart: ${chart}, targetRevision: ${CHART}, helm: {${helm}}}
    - {repoURL: "https://git.example/bi.git", targetRevision: main, ref: v}
`,
    };
  },
  flux: (release) => {
    const { name, folder, values, chart = SERVICE } = release;
    const own = `${folder}/${name}`;
    const image = ownImage(release);
    return {
      [`${own}/kustomization.yaml`]: `${commented(release)}resources: [release.yaml]
namespace: ${name}
${values === null ? '' : `configMapGenerator: [{name: v, files: ["values.yaml=${wayTo(values, own)}"]}]\n`}`,
      [`${own}/release.yaml`]: `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: lightdash, namespace: ${name}}
spec: {url: "${OFFICIAL}"}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: ${name}}
spec:
  chart: {spec: {chart: ${chart}, version: ${CHART}, sourceRef: {kind: HelmRepository, name: lightdash}}}
${values === null ? '' : '  valuesFrom: [{kind: ConfigMap, name: v}]\n'}${image === null ? '' : `  values: ${image}\n`}`,
    };
  },
  helmfile: (release) => {
    const { name, folder, values, chart = SERVICE } = release;
    const own = `${folder}/${name}`;
    const image = ownImage(release);
    const used = [...(values === null ? [] : [`"${wayTo(values, own)}"`]), ...(image === null ? [] : [image])].join(
      ', ',
    );
    return {
      [`${own}/helmfile.yaml`]: `${commented(release)}repositories: [{name: l, url: "${OFFICIAL}"}]
releases:
  - {name: ${name}, namespace: ${name}, chart: l/${chart}, version: ${CHART}, values: [${used}]}
`,
    };
  },
  terraform: (release) => {
    const { name, folder, values, tag, chart = SERVICE } = release;
    const own = `${folder}/${name}`;
    const used = [
      ...(values === null ? [] : [`file("\${path.module}/${wayTo(values, own)}")`]),
      ...(tag === null ? [] : [`yamlencode({ image = { tag = "${tag}" } })`]),
    ];
    return {
      [`${own}/main.tf`]: `${commented(release)}resource "helm_release" "${name}" {
  name       = "${name}"
  chart      = "${chart}"
  repository = "${OFFICIAL}"
  version    = "${CHART}"
${used.length === 0 ? '' : `  values     = [${used.join(', ')}]\n`}}
`,
    };
  },
  kustomize: (release) => {
    const { name, folder, values, chart = SERVICE } = release;
    const own = `${folder}/${name}`;
    const image = ownImage(release);
    return {
      [`${own}/kustomization.yaml`]: `${commented(release)}namespace: ${name}
helmCharts:
  - name: ${chart}
    repo: ${OFFICIAL}
    version: ${CHART}
    releaseName: ${name}
${values === null ? '' : `    valuesFile: ${wayTo(values, own)}\n`}${image === null ? '' : `    valuesInline: ${image}\n`}`,
    };
  },
};
