import type { DeployedObject } from '../../deployment/deployed-object.ts';

/**
 * How a version is deployed: with the service's chart (`helm`), with the team's own chart around it (`umbrella`), with compose, or in a way
 * that the gate does not know (`place`: only the place of the version is known).
 */
export type Means = 'helm' | 'umbrella' | 'compose' | 'place';

const MEANS: Readonly<Record<string, readonly Means[]>> = {
  // Versions from the user may be deployed with either.
  given: ['helm', 'compose'],
  'helm-values': ['helm'],
  target: ['helm'],
  'umbrella-chart': ['umbrella'],
  compose: ['compose'],
};

/** The possible means of upgrading a kind of deployment; empty if they are unknown. */
export function meansOf(kind: string): readonly Means[] {
  return Object.hasOwn(MEANS, kind) ? (MEANS[kind] ?? []) : [];
}

/** Tools that install charts, the service's chart among others, from their own files; and the manifests that such a tool rendered. */
const TOOLS: ReadonlySet<string> = new Set([
  'argo-cd',
  'flux',
  'k3s',
  'crossplane',
  'helmfile',
  'kustomize',
  'terraform',
  'rendered',
]);

/** Whether a kind is a tool, so that its files say which chart it installs. */
export function isOfTool(kind: string): boolean {
  return TOOLS.has(kind);
}

/** Whether a detected deployment is made with the service's chart, so that the chart's settings apply. */
export function isMadeWithChart({
  kind,
  chart,
  declared,
}: Pick<DeployedObject, 'kind' | 'chart' | 'declared'>): boolean {
  if (isOfTool(kind)) return chart !== null;
  // Values of another chart do not configure the service's chart. Neither does a target that points outside of values.
  if (/^(?:helm-values|umbrella-chart|target)$/.test(kind)) return chart !== null || declared.values !== null;
  return kind !== 'given' && meansOf(kind).some((means) => means !== 'compose');
}

/**
 * Whether the tool runs the chart's hooks in sequence. Kustomize renders the hooks with everything else and applies all of it at once. A
 * target may point into a file of Kustomize.
 */
export function runsHooks({ kind, carrier }: Pick<DeployedObject, 'kind' | 'carrier'>): boolean {
  return kind !== 'kustomize' && !/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(carrier);
}
