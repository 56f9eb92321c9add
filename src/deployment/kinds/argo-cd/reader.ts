import { readerOf } from '../releases/reader.ts';
import type { Tool } from '../releases/tool.ts';
import { linksOf } from './links.ts';
import { installationsOfSet } from './sets.ts';
import { openSource } from './source.ts';

/** The annotations of the image updater are not told: it changes the cluster, or commits what is then read. */
const APPLICATION: Tool = {
  kind: 'argo-cd',
  group: 'argoproj.io',
  object: 'Application',
  // Without a source, a template may supply all of it.
  sources: ['spec.sources.*', 'spec.sourceHydrator.drySource', 'spec.sourceHydrator', 'spec.source', 'spec'],
  layers: [
    ['settings', 'helm.fileParameters'],
    ['settings', 'helm.parameters'],
    ['values', 'helm.valuesObject | helm.values'],
    ['files', 'helm.valueFiles'],
  ],
  images: 'kustomize.images',
  patches: 'kustomize',
  told: [['plugin'], ['directory.jsonnet'], ['kustomize.components'], ['spec.ignoreDifferences', /\bimage/]],
  isRenderedByArgoCd: true,
  hasPlainNames: true,
  open: openSource,
  expand: installationsOfSet,
  links: linksOf,
};

/** Argo CD: each Application, and each element of an ApplicationSet. */
export const argoCd = readerOf(APPLICATION);
