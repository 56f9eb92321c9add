/**
 * What a version is deployed with: the service's chart, a chart of one's own around it, compose, or something of which only the
 * place is known.
 */
export type Means = 'helm' | 'umbrella' | 'compose' | 'place';

const MEANS: Readonly<Record<string, readonly Means[]>> = {
  // Versions that are given, not found, may be deployed with either.
  given: ['helm', 'compose'],
  'helm-values': ['helm'],
  'helm-command': ['helm'],
  target: ['helm'],
  'umbrella-chart': ['umbrella'],
  compose: ['compose'],
};

/** The means that a kind of deployment is upgraded with; none where nobody can tell. */
export function meansOf(kind: string): readonly Means[] {
  return Object.hasOwn(MEANS, kind) ? (MEANS[kind] ?? []) : [];
}

/** Whether a deployment that was found is made with the service's chart, so that its settings apply. */
export function isMadeWithChart(kind: string): boolean {
  return kind !== 'given' && meansOf(kind).some((means) => means !== 'compose');
}
