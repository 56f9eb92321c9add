import {
  DOCKERFILE_NAMES,
  isHelmfile,
  isKustomizationFile,
  type KindFacts,
  MANIFESTS,
  type SearchedKind,
} from './facts.ts';

/** The kinds that are searched for, in reading order. A file that one of them claims is hidden from the next. */
const SEARCHED = [
  'compose',
  'dockerfile',
  'argo-cd',
  'flux',
  'k3s',
  'crossplane',
  'kustomize',
  'helmfile',
  'terraform',
  'manifests',
  'umbrella-chart',
  'helm-values',
] as const;

export type SearchedKindName = (typeof SEARCHED)[number];
/** The kinds that nobody searches for. */
type OtherKindName = 'target' | 'file' | 'line' | 'rendered' | 'given';
export type KindName = SearchedKindName | OtherKindName;

const UNKNOWN = { chart: 'none', stop: ['comment'], applies: 'unknown', means: [], rendersTo: null } as const;

/** What tools in a cluster install from objects that name a chart. */
const CHART = {
  chart: 'named',
  stop: ['workload'],
  applies: 'in-order',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
} as const;
/** What a chart makes of values. */
const VALUES = { ...CHART, chart: 'values', startsFrom: ['*.yaml', '*.yml', '*values*.json'] } as const;
/** Images without a chart. */
const IMAGE = { ...CHART, chart: 'none', applies: 'unknown' } as const;

const FACTS: Readonly<Record<SearchedKindName, SearchedKind> & Record<KindName, KindFacts>> = {
  compose: {
    ...{ ...IMAGE, stop: ['compose'], applies: 'replace', means: ['compose'], rendersTo: 'compose' },
    // A changed Dockerfile affects the compose file that builds it.
    ...{ startsFrom: [...MANIFESTS, '.env', ...DOCKERFILE_NAMES], mayBeIn: 'always' },
  },
  dockerfile: {
    ...{ ...IMAGE, stop: ['comment'], rendersTo: 'compose' },
    ...{ startsFrom: DOCKERFILE_NAMES, mayBeIn: 'candidates' },
  },
  'argo-cd': { ...CHART, applies: 'sync', mayBeIn: { manifestWith: 'argoproj.io' } },
  flux: { ...CHART, mayBeIn: { manifestWith: 'toolkit.fluxcd.io' } },
  k3s: { ...CHART, mayBeIn: { manifestWith: 'helm.cattle.io' } },
  crossplane: { ...CHART, mayBeIn: { manifestWith: 'crossplane.io' } },
  kustomize: {
    ...{ ...CHART, applies: 'at-once', startsFrom: ['Kustomization', ...MANIFESTS] },
    mayBeIn: { path: isKustomizationFile },
  },
  helmfile: {
    ...{ ...CHART, startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'] },
    mayBeIn: { path: isHelmfile, candidateWith: 'releases' },
  },
  terraform: {
    ...{ ...CHART, stop: ['comment', 'workload'], rendersTo: 'terraform' },
    ...{ startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'], mayBeIn: 'candidates' },
  },
  manifests: { ...IMAGE, mayBeIn: 'always' },
  'umbrella-chart': {
    ...{ ...VALUES, means: ['umbrella'] },
    ...{ startsFrom: [...VALUES.startsFrom, 'Chart.lock'], mayBeIn: 'always' },
  },
  'helm-values': { ...VALUES, means: ['helm'], mayBeIn: 'always' },
  /** A place that the user names. */
  target: { ...UNKNOWN, chart: 'values', means: ['helm'] },
  /** A file that shows signs of a deployment and cannot be parsed: only its path is known. */
  file: { ...UNKNOWN, stop: ['comment', 'workload'] },
  /** A changed line that no reader reads. */
  line: UNKNOWN,
  /** What the user's own tools rendered. */
  rendered: { ...UNKNOWN, chart: 'named', stop: ['comment', 'workload'], means: ['place'] },
  /** Versions from the user: nothing shows how they are deployed, and no file declares anything. */
  given: { ...UNKNOWN, stop: [], means: ['helm', 'compose'] },
};

/** What is searched for, in reading order. */
export const KINDS: readonly (SearchedKind & { readonly name: SearchedKindName })[] = SEARCHED.map((name) => ({
  name,
  ...FACTS[name],
}));

/** What is known about a kind. */
export function factsOf(kind: KindName): KindFacts {
  return FACTS[kind];
}
