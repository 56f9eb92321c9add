import { argoCd } from './argo-cd/facts.ts';
import { compose } from './compose/facts.ts';
import { crossplane } from './crossplane/facts.ts';
import { dockerfile } from './dockerfile/facts.ts';
import type { KindFacts, SearchedKind } from './facts.ts';
import { flux } from './flux/facts.ts';
import { helmValues } from './helm-values/facts.ts';
import { helmfile } from './helmfile/facts.ts';
import { k3s } from './k3s/facts.ts';
import { kustomize } from './kustomize/facts.ts';
import { manifests } from './manifests/facts.ts';
import { nomad } from './nomad/facts.ts';
import { terraform } from './terraform/facts.ts';
import { umbrellaChart } from './umbrella-chart/facts.ts';

/** The kinds that are searched for, in reading order. A file that one of them claims is hidden from the next. */
const SEARCHED = [
  compose,
  dockerfile,
  argoCd,
  flux,
  k3s,
  crossplane,
  kustomize,
  helmfile,
  terraform,
  nomad,
  manifests,
  umbrellaChart,
  helmValues,
];

export type SearchedKindName = (typeof SEARCHED)[number]['name'];
/** The kinds that nobody searches for. */
type OtherKindName = 'target' | 'file' | 'line' | 'rendered' | 'given';
export type KindName = SearchedKindName | OtherKindName;

const OTHERS: Readonly<Record<OtherKindName, KindFacts>> = {
  /** A place that the user names. */
  target: { chart: 'values', stop: 'exception', applies: 'unknown', rendersTo: null },
  /** A file that shows signs of a deployment and cannot be parsed: only its path is known. */
  file: { chart: 'none', stop: 'exception', applies: 'unknown', rendersTo: null },
  /** A changed line that no reader reads. */
  line: { chart: 'none', stop: 'exception', applies: 'unknown', rendersTo: null },
  /** What the user's own tools rendered. */
  rendered: { chart: 'named', stop: 'exception', applies: 'unknown', rendersTo: null },
  /** Versions from the user: nothing shows how they are deployed, and no file declares anything. */
  given: { chart: 'none', stop: 'none', applies: 'unknown', rendersTo: null },
};

/** What is searched for, in reading order. */
export const KINDS: readonly (SearchedKind & { readonly name: SearchedKindName })[] = SEARCHED;

/** What is known about a kind. */
export function factsOf(kind: KindName): KindFacts {
  return KINDS.find(({ name }) => name === kind) ?? OTHERS[kind as OtherKindName];
}
