import { inFolder } from '../../repository/repository-paths.ts';
import type { Files } from '../../syntax/source-files.ts';

/**
 * How people declare, without the service's chart, that the old version stops first (docs/rules.md#how-downtime-is-declared):
 * by the strategy of a workload, or by an exception in the team's own file. `none`: nothing that is committed can.
 */
export type StopForm = 'workload' | 'exception' | 'none';

/** What a rendered object of a deployment looks like. */
export type RenderedForm = 'kubernetes' | 'compose' | 'terraform';

/** What everything outside of its reader has to know about a kind of deployment. */
export interface KindFacts {
  /** Whether a chart is installed: one that the files of its tool name, or one that somebody hands these values to. */
  readonly chart: 'named' | 'values' | 'none';
  readonly stop: StopForm;
  /**
   * How its tool applies an upgrade: the hooks of a chart one after another (`in-order`), all objects together (`at-once`), as Argo CD
   * does (`sync`), or with a new container in the place of the old one, so never without downtime (`replace`).
   */
  readonly applies: 'in-order' | 'at-once' | 'sync' | 'replace' | 'unknown';
  /** What it is rendered to; null if that cannot be told. */
  readonly rendersTo: RenderedForm | null;
}

/** A kind that is searched for in a tree. Its reader is only loaded for a tree that may hold it. */
export interface SearchedKind extends KindFacts {
  /** The name of its folder, with its reader (`reader.ts`) and the section of docs/supported-files.md (`example.md`). */
  readonly name: string;
  /** File name globs (without folder) for the cheap search: `*.yaml`. */
  readonly startsFrom: readonly string[];
  /**
   * What shows cheaply that a tree may hold it, one of the signs being enough: a path of the tree, a text in a manifest of the tree, a text
   * in a candidate. `candidates`: a candidate with one of the names. `always`: nothing less than its reader.
   */
  readonly mayBeIn:
    | 'always'
    | 'candidates'
    | { readonly path?: (path: string) => boolean; readonly manifestWith?: string; readonly candidateWith?: string };
}

/** The names of files that may be Kubernetes objects or values. */
export const MANIFESTS = ['*.yaml', '*.yml', '*.json'] as const;

/** What the tools have in common that install charts in a cluster. */
export const IN_CLUSTER = {
  chart: 'named',
  stop: 'workload',
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
} as const;

/** Whether a file is a template of a chart in the repository: no YAML until Helm fills it in. */
export function isChartTemplate(files: Pick<Files, 'has'>, path: string): boolean {
  const charts = [...path.matchAll(/(?:^|\/)templates\//g)].map(({ index }) => path.slice(0, index));
  return charts.some((chart) => files.has(inFolder(chart, 'Chart.yaml')));
}
