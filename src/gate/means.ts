import type { DeployedObject } from '../deployment/deployed-object.ts';

/**
 * What a version is deployed with: the service's chart, a chart of one's own around it, compose, or something of which only the
 * place is known.
 */
export type Means = 'helm' | 'umbrella' | 'compose' | 'place';

const MEANS: Readonly<Record<string, readonly Means[]>> = {
  // Versions that are given, not found, may be deployed with either.
  given: ['helm', 'compose'],
  'helm-values': ['helm'],
  target: ['helm'],
  'umbrella-chart': ['umbrella'],
  compose: ['compose'],
};

/** The means that a kind of deployment is upgraded with; none where nobody can tell. */
export function meansOf(kind: string): readonly Means[] {
  return Object.hasOwn(MEANS, kind) ? (MEANS[kind] ?? []) : [];
}

/** Tools that install charts, the service's and others, from files of their own; and what they rendered. */
const TOOLS: ReadonlySet<string> = new Set(['argo-cd', 'flux', 'helmfile', 'kustomize', 'terraform', 'rendered']);

/** Whether a kind is a tool whose files say which chart it installs. */
export function isOfTool(kind: string): boolean {
  return TOOLS.has(kind);
}

/** Whether a deployment that was found is made with the service's chart, so that its settings apply. */
export function isMadeWithChart({
  kind,
  chart,
  declared,
}: Pick<DeployedObject, 'kind' | 'chart' | 'declared'>): boolean {
  if (isOfTool(kind)) return chart !== null;
  // The values of another chart, and what a target leads to beside values, have no part that is the service's chart's.
  if (/^(?:helm-values|umbrella-chart|target)$/.test(kind)) return chart !== null || declared.values !== null;
  return kind !== 'given' && meansOf(kind).some((means) => means !== 'compose');
}

/**
 * Whether the tool runs the chart's hooks one after the other. Kustomize renders them with everything else and applies all at once; a
 * target may point into its file.
 */
export function runsHooks({ kind, carrier }: Pick<DeployedObject, 'kind' | 'carrier'>): boolean {
  return kind !== 'kustomize' && !/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(carrier);
}
