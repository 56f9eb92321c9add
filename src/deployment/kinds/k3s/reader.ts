import { readerOf } from '../releases/reader.ts';
import { openPublished, type Tool } from '../releases/tool.ts';

/** The object of the Helm controller of k3s and RKE2. A `HelmChartConfig` of the same name overrides its values. */
const HELM_CHART: Tool = {
  kind: 'k3s',
  group: 'helm.cattle.io',
  object: 'HelmChart',
  sources: ['spec'],
  layers: [
    { as: 'settings', at: ['set'] },
    { as: 'references', at: ['valuesSecrets'], of: 'HelmChartConfig' },
    { as: 'values', at: ['values'], of: 'HelmChartConfig' },
    { as: 'values', at: ['valuesContent'], of: 'HelmChartConfig' },
    { as: 'references', at: ['valuesSecrets'] },
    { as: 'values', at: ['values'] },
    { as: 'values', at: ['valuesContent'] },
  ],
  notEvaluated: [{ path: 'chartContent' }],
  open: openPublished(['chart'], { version: 'version', repository: 'repo' }),
};

/** k3s: each `HelmChart`. */
export const k3s = readerOf(HELM_CHART);
