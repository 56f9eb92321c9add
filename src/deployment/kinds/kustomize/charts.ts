import type { PlacedText } from '../../../problems/place.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import type { HelmRelease, ReleaseChart } from '../helm/release.ts';
import { readValuesFile } from '../helm/values.ts';
import { type Located, textAt } from '../manifests/objects.ts';
import { publishedChart } from '../releases/chart.ts';
import { allAt, type Layer, readLayers } from '../releases/layers.ts';
import { type Kustomization, placedTextAt } from './kustomization.ts';

const INLINE: Layer = ['values', 'valuesInline'];
const FILE: Layer = ['files', 'valuesFile'];

/**
 * Reads an entry of `helmCharts` as a release. Kustomize passes `additionalValuesFiles` to Helm after `valuesFile` and
 * `valuesInline`, so they win, and the last one wins over the others.
 */
export async function releaseOfChart(files: Files, from: Kustomization, entry: Located): Promise<HelmRelease> {
  const merge = textAt(entry, 'valuesMerge');
  const isReplaced = merge === 'replace' && allAt([entry], 'valuesInline').length > 0;
  const own = isReplaced ? [INLINE] : merge === 'merge' ? [FILE, INLINE] : [INLINE, FILE];
  const file = async (named: PlacedText) => [await readValuesFile(files, resolvePath(from.folder, named.text), named)];
  const values = await readLayers([['files', 'additionalValuesFiles'], ...own], [entry], { file });
  return { chart: chartOf(files, from, entry), values, place: entry.value.place };
}

function chartOf(files: Files, from: Kustomization, entry: Located): ReleaseChart {
  const [name, version] = [placedTextAt(entry, 'name'), placedTextAt(entry, 'version')];
  const home = textAt(entry, 'chartHome') || textAt(from, 'helmGlobals', 'chartHome') || 'charts';
  // Kustomize uses a chart that is already there, whatever its version.
  for (const each of [`${home}/${name?.text}-${version?.text}/${name?.text}`, `${home}/${name?.text}`]) {
    const path = resolvePath(from.folder, each);
    if (name !== null && path !== null && files.has(inFolder(path, 'Chart.yaml'))) return { kind: 'folder', path };
  }
  return publishedChart(name ?? { text: '', place: entry.value.place }, textAt(entry, 'repo'), version);
}
