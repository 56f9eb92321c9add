import { argoCd } from './argo-cd/kind.ts';
import { compose } from './compose/kind.ts';
import { crossplane } from './crossplane/kind.ts';
import { dockerfile } from './dockerfile/kind.ts';
import type { KindFacts, SearchedKind } from './facts.ts';
import { flux } from './flux/kind.ts';
import { helmValues } from './helm-values/kind.ts';
import { helmfile } from './helmfile/kind.ts';
import { k3s } from './k3s/kind.ts';
import { kustomize } from './kustomize/kind.ts';
import { manifests } from './manifests/kind.ts';
import { target } from './target/kind.ts';
import { terraform } from './terraform/kind.ts';
import { umbrellaChart } from './umbrella-chart/kind.ts';

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

const FACTS: Readonly<Record<SearchedKindName, SearchedKind> & Record<OtherKindName, KindFacts>> = {
  compose,
  dockerfile,
  'argo-cd': argoCd,
  flux,
  k3s,
  crossplane,
  kustomize,
  helmfile,
  terraform,
  manifests,
  'umbrella-chart': umbrellaChart,
  'helm-values': helmValues,
  target,
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
