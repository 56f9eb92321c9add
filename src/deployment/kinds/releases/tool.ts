import type { Place } from '../../../problems/place.ts';
import type { Problem } from '../../../problems/problem.ts';
import { allAt, type YamlValue } from '../../../syntax/yaml.ts';
import type { Link, SecondOrder } from '../../finding.ts';
import { publishedChart, type ReleaseChart } from '../helm/release.ts';
import type { KindName } from '../kinds.ts';
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
  /** The name of the release, unless the object's own is meant; null then. */
  release?(object: KubernetesObject, source: YamlValue): string | null;
  /** Further parts that are not evaluated: second order. With a pattern, if their text matches. */
  readonly notEvaluated?: readonly { readonly path: string; readonly ifMatches?: RegExp }[];
  /** Opens a source; null if it installs nothing by itself. @param all the sources of the object */
  open(context: ObjectContext, source: YamlValue, all: readonly YamlValue[]): Promise<Opened | null>;
  /** What a source may be whose deciding part comes from a template: that for each environment. Empty if the tree does not tell. */
  environments?(context: ObjectContext, source: YamlValue, all: readonly YamlValue[]): readonly Environment[];
  /** What a set installs for each of its elements, within a budget of characters; null if the object is no set. */
  expand?(object: KubernetesObject, budget: { left: number }): readonly Omit<Installation, 'tool' | 'set'>[] | null;
  /** @param names the names of all objects in the files that name the service */
  links?(read: InstallationRead, context: ObjectContext, names: readonly string[]): Promise<readonly Link[]>;
}

/** A source as it is for one environment. */
export interface Environment {
  readonly name: string;
  /** The templates that choose it. */
  readonly choice: string;
  readonly source: YamlValue;
}

/** An object, or what a set makes for one of its elements. */
export interface Installation {
  readonly tool: Tool;
  readonly object: KubernetesObject;
  /** The name of the set, or of the object itself. */
  readonly set: string;
  /** What of the set is not read. */
  readonly unread: readonly YamlValue[];
}

/** An installation after it was read. */
export interface InstallationRead {
  readonly id: string;
  readonly sources: readonly YamlValue[];
  readonly secondOrder: readonly SecondOrder[];
  /** Whether its patches may override how what it installs is upgraded. */
  readonly setsMode: boolean;
  readonly isDeploying: boolean;
}

/** A source with its chart, and with what holds parts of it. */
export interface Opened extends Pick<Reach, 'file' | 'text'> {
  /** The chart; for a kustomization or plain manifests, their folder. */
  readonly chart: ReleaseChart | { readonly kind: 'plain'; readonly path: string };
  /** The name of the chart or of the object. It shows whether a chart that is not known may be the service's. */
  readonly called: string;
  /** The source after what overrides parts of it. */
  readonly sources: readonly YamlValue[];
  /** Decides if nothing else does. */
  readonly place: Place;
  /** Why values above all others are not known. */
  readonly hidden?: Problem | null;
  /** Where the chart lies in git. */
  readonly git?: Pick<Link, 'repository' | 'revision' | 'path'>;
  readonly notices?: readonly string[];
}

/** The parts of an object that are not evaluated, one text for each path. */
export function secondOrderOf(parts: Tool['notEvaluated'] = [], id: string, holders: readonly YamlValue[]) {
  return parts.flatMap(({ path, ifMatches = /^/ }) => {
    const values = allAt(holders, path).filter(({ source }) => ifMatches.test(source));
    return asSecondOrder(`${id}#${path}`, values);
  });
}

/** Some values as one text. */
export function asSecondOrder(key: string, values: readonly YamlValue[]): SecondOrder[] {
  const text = values.map(({ source }) => `${source.trim()}\n`).join('');
  return values.slice(0, 1).map(({ place }) => ({ key, text, place }));
}

/** Opens sources that name a published chart. Of several paths to its name, the first that is there counts. */
export function openPublished(
  charts: readonly string[],
  paths: Readonly<Record<'version' | 'repository', string>>,
): Tool['open'] {
  return async (_, source) => {
    const [chart] = charts.flatMap((path) => source.writtenAt(path) ?? []);
    if (chart === undefined) return null;
    const repository = source.writtenAt(paths.repository)?.text ?? '';
    const published = publishedChart(chart, repository, source.writtenAt(paths.version));
    return { chart: published, called: chart.text, sources: [source], place: chart.place };
  };
}
