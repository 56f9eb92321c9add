import type { RenderedObject } from '../../comparison/rendered/side.ts';
import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import type { DeploymentReport } from './deployment-report.ts';
import { releaseOf } from './scale-down.ts';

/** What has to be written if a detected version changes, and which tool carries it out. */
export function writesOf(head: Deployment | null): DeploymentReport['writes'] {
  const nothing = { argoCd: null, release: null, carrier: null, services: [], keys: [], workers: [], neighbours: [] };
  if (head === null) return { stop: 'exception', ...nothing };
  const { kind, carrier, declared, application, neighbours = [] } = head;
  const isCompose = kind === 'compose';
  const isOfChart = head.parts.some(isMadeWithChart);
  // What the user's own tool has rendered, if anything.
  const rendered = head.parts.flatMap((part) => (part as Partial<RenderedObject>).rendered ?? []);
  // A strategy of a workload declares the downtime too. A job has none.
  const isWorkload =
    rendered.length > 0 && rendered.every(({ form, comesAndGoes }) => form === 'kubernetes' && !comesAndGoes);
  return {
    stop: isOfChart ? 'chart' : isWorkload ? 'workload' : factsOf(kind).stop,
    argoCd: head.isRenderedByArgoCd
      ? { application: application?.name || null, namespace: application?.namespace || null }
      : null,
    release: releaseOf(head.parts),
    carrier: isCompose ? carrier : (rendered.find((each) => each.carrier !== undefined)?.carrier ?? null),
    services: isCompose
      ? head.parts.map(({ id }) => id.slice(id.indexOf('#') + 1))
      : rendered.flatMap(({ form, name }) => (form === 'compose' ? [name] : [])),
    keys: declared.keys,
    workers: isOfChart ? declared.workers : objectsIn(head),
    neighbours,
  };
}

/** The objects of Kubernetes that run the service: `Deployment/lightdash`. */
function objectsIn({ parts }: Deployment): string[] {
  const names = parts.flatMap(({ id }) => /#(\w+)\/[^/]*\/([\w.-]+)(?:#|$)/.exec(id)?.slice(1, 3).join('/') ?? []);
  return [...new Set(names)];
}

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

/** Whether the tool runs the chart's hooks in sequence, not as a kind that is applied `at-once`, nor at a target in a file of Kustomize. */
export function runsHooks({ kind, carrier }: Pick<DeployedObject, 'kind' | 'carrier'>): boolean {
  return factsOf(kind).applies !== 'at-once' && !/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(carrier);
}
