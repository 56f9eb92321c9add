import type { Located } from '../../../syntax/located.ts';
import type { Link, SecondOrder } from '../../finding.ts';
import type { ReleaseChart } from '../helm/release.ts';
import type { ReleaseValues } from '../helm/values.ts';
import type { KindSettings } from '../kind.ts';
import type { KindName } from '../kinds.ts';
import type { SecondOrderReader } from '../kustomize/second-order.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import type { ObjectContext } from './cluster.ts';
import type { Layer, Reach } from './layers.ts';

/**
 * One row of the table of tools whose objects install releases: where an object keeps what. A path is made of keys with
 * dots between them, where `*` means every item of a list. It starts at the source unless it says otherwise.
 */
export interface Tool {
  readonly kind: KindName;
  /** API group and kind of the object. */
  readonly group: string;
  readonly object: string;
  /** Paths from the object to its sources. The first that is there counts. */
  readonly sources: readonly string[];
  /** The values, from the layer that wins. */
  readonly layers: readonly Layer[];
  /** Literal images over what is rendered, as in a kustomization or as texts. */
  readonly images?: string;
  /** Mappings with patches as in a kustomization. */
  readonly patches?: string;
  /** Further parts that are told and not read; with a pattern, if their text matches. */
  readonly told?: readonly (readonly [path: string, ifMatches?: RegExp])[];
  readonly isRenderedByArgoCd?: true;
  /** Whether a name is unique in a file without its namespace. */
  readonly hasPlainNames?: true;
  /**
   * Opens a source; null if it installs nothing by itself.
   *
   * @param all the sources of the object
   */
  open(
    context: ObjectContext,
    source: Located,
    settings: KindSettings,
    all: readonly Located[],
  ): Promise<Opened | null>;
  /** What a set installs for each of its elements; null if the object is no set. */
  expand?(object: KubernetesObject, budget: SetBudget): readonly Installation[] | null;
  links?(of: InstallationRead, context: ObjectContext, tree: LinkContext): Promise<readonly Link[]>;
}

/** Limits the characters that all sets of a tree are filled in to, however hostile they are. */
export interface SetBudget {
  left: number;
}

/** An object, or what a set makes for one of its elements. */
export interface Installation {
  readonly object: KubernetesObject;
  /** The name of the set, or of the object itself. */
  readonly set?: string;
  /** What of the set is not read. */
  readonly unread?: readonly Located[];
}

/** An installation after it was read. */
export interface InstallationRead {
  readonly id: string;
  readonly sources: readonly Located[];
  readonly told: readonly SecondOrder[];
  /** Whether its patches may override how what it installs is upgraded. */
  readonly setsMode: boolean;
  readonly isDeploying: boolean;
}

export interface LinkContext {
  readonly reader: SecondOrderReader;
  readonly settings: KindSettings;
  /** The names of all objects in the files that name the service. */
  readonly names: readonly string[];
}

/** A source with its chart, and with what holds parts of it. */
export interface Opened extends Reach {
  /** The chart; for a kustomization or plain manifests, their folder. */
  readonly chart: ReleaseChart | { readonly kind: 'plain'; readonly path: string };
  /** The name of the chart or of the object. It shows whether a chart that is not known may be the service's. */
  readonly called: string;
  readonly isCalledByObject?: true;
  /** The source after what overrides parts of it. */
  readonly sources: readonly Located[];
  /** Decides if nothing else does. */
  readonly place: Located['value']['place'];
  /** Why values above all others are not known. */
  readonly hidden?: readonly ReleaseValues[];
  /** Where the chart lies in git. */
  readonly git?: Pick<Link, 'repository' | 'revision' | 'path'> | null;
  readonly notices?: readonly string[];
}
