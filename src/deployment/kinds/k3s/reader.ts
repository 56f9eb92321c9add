import { readerOf } from '../releases/reader.ts';
import { openPublished, type Tool } from '../releases/tool.ts';

/** The object of the Helm controller of k3s and RKE2. A `HelmChartConfig` of the same name overrides its values. */
const HELM_CHART: Tool = {
  kind: 'k3s',
  group: 'helm.cattle.io',
  object: 'HelmChart',
  sources: ['spec'],
  layers: [
    ['settings', 'set'],
    ['references', 'valuesSecrets', 'HelmChartConfig'],
    ['values', 'values', 'HelmChartConfig'],
    ['values', 'valuesContent', 'HelmChartConfig'],
    ['references', 'valuesSecrets'],
    ['values', 'values'],
    ['values', 'valuesContent'],
  ],
  told: [['chartContent']],
  open: openPublished('chart', 'version', 'repo'),
};

/** k3s: each `HelmChart`. */
export const k3s = readerOf(HELM_CHART);
