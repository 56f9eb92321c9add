import { readerOf } from '../releases/reader.ts';
import { openPublished, type Tool } from '../releases/tool.ts';

const RELEASE: Tool = {
  kind: 'crossplane',
  group: 'helm.crossplane.io',
  object: 'Release',
  sources: ['spec.forProvider'],
  layers: [
    { as: 'settings', at: ['set'] },
    { as: 'values', at: ['values'] },
    { as: 'references', at: ['valuesFrom'] },
  ],
  notEvaluated: [{ path: 'patchesFrom' }],
  release: ({ value }) => value.textAt('metadata', 'annotations', 'crossplane.io/external-name') || null,
  open: openPublished(['chart.url', 'chart.name'], { version: 'chart.version', repository: 'chart.repository' }),
};

/** Crossplane: each `Release` of its Helm provider, for a cluster or a namespace. */
export const crossplane = readerOf(RELEASE, { ...RELEASE, group: 'helm.m.crossplane.io' });
