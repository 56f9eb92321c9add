import type { Finding } from '../../deployment/finding.ts';
import type { RenderedForm } from '../../deployment/kinds/facts.ts';

/** One of the two states that rendered manifests show. */
export type Side = 'base' | 'head';

/** A rendered object that deploys the service. */
export interface RenderedFinding extends Omit<Finding, 'kind' | 'id'> {
  /** `Deployment/bi/lightdash#web`, `compose/web`, `module.bi.helm_release.lightdash`. */
  readonly name: string;
  /** The object without its container. It may still exist after the service is removed from it. */
  readonly object: RenderedName;
}

/** The name of an object in its format. */
export interface RenderedName {
  readonly form: RenderedForm;
  /** The Kubernetes namespace; empty elsewhere. */
  readonly namespace: string;
  /** `Deployment/lightdash`, the compose service, or the Terraform address without indexes. */
  readonly name: string;
  /** Whether its name may change each time, or be missing, as for a job or an attribute that Terraform computes. */
  readonly comesAndGoes: boolean;
  /** The text that must be equal for an unchanged problem: in Terraform the whole resource, elsewhere empty. */
  readonly text: string;
  /** The labels by which a workload finds its pods, as JSON; empty if it has none. */
  readonly selector: string;
}

/** The content of one file of a side. */
export interface RenderedReading {
  readonly found: readonly RenderedFinding[];
  /** All objects that were read, whether or not they run the service. */
  readonly present: readonly RenderedName[];
}
