import type { DeployedObject } from '../../deployment/deployed-object.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';

/** Whether a detected deployment is made with the service's chart, so that the chart's settings apply. */
export function isMadeWithChart({
  kind,
  chart,
  declared,
}: Pick<DeployedObject, 'kind' | 'chart' | 'declared'>): boolean {
  const installs = factsOf(kind).chart;
  if (installs === 'none') return false;
  // Values of another chart do not configure the service's chart. Neither does a target that points outside of values.
  return chart !== null || (installs === 'values' && declared.values !== null);
}

/**
 * Whether the tool runs the chart's hooks in sequence. A kind that is applied `at-once` has
 * them among everything else. A target may point into a file of Kustomize.
 */
export function runsHooks({ kind, carrier }: Pick<DeployedObject, 'kind' | 'carrier'>): boolean {
  return factsOf(kind).applies !== 'at-once' && !/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(carrier);
}
