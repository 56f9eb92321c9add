import type { PlacedText } from '../../../problems/place.ts';
import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { YamlFile } from '../../../syntax/yaml.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import type { HelmRelease, ReleaseChart } from '../helm/release.ts';
import { layerOf, type ReleaseValues, readValuesFile } from '../helm/values.ts';
import { type Located, textAt } from '../manifests/objects.ts';
import { type Kustomization, placedTextAt, textsAt } from './kustomization.ts';

/**
 * Reads an entry of `helmCharts` as a release. Kustomize passes `additionalValuesFiles` to Helm after `valuesFile` and
 * `valuesInline`, so they win, and the last one wins over the others.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function releaseOfChart(files: Files, from: Kustomization, entry: Located): Promise<HelmRelease> {
  const { file, value } = entry;
  const valuesFile = (named: PlacedText) => readValuesFile(files, resolvePath(from.folder, named.text), named);
  const additional: ReleaseValues[] = [];
  for (const path of textsAt(entry, 'additionalValuesFiles')) additional.unshift(await valuesFile(path));
  const written = placedTextAt(entry, 'valuesFile');
  const base = written === null ? [] : [await valuesFile(written)];
  const root = file.at(value, ['valuesInline']);
  const inline = root === null ? [] : [layerOf(file, root)];
  const merge = textAt(entry, 'valuesMerge');
  const own = merge === 'merge' ? [...base, ...inline] : [...inline, ...base];
  const values = merge === 'replace' && inline.length > 0 ? inline : own;
  return { chart: chartOf(files, from, entry), values: [...additional, ...values], place: value.place };
}

function chartOf(files: Files, from: Kustomization, entry: Located): ReleaseChart {
  const [name, version] = [textAt(entry, 'name'), placedTextAt(entry, 'version')];
  const home = textAt(entry, 'chartHome') || textAt(from, 'helmGlobals', 'chartHome') || 'charts';
  // Kustomize uses a chart that is already there, whatever its version.
  for (const each of [`${home}/${name}-${version?.text}/${name}`, `${home}/${name}`]) {
    const path = resolvePath(from.folder, each);
    if (name !== '' && path !== null && files.has(inFolder(path, 'Chart.yaml'))) return { kind: 'folder', path };
  }
  const isTemplate = version !== null && YamlFile.hasTemplate(version.text);
  const problem = isTemplate ? problemAt('unresolved-template', version.place, quoteText(version.text)) : null;
  const repository = placedTextAt(entry, 'repo')?.text ?? null;
  return { kind: 'published', name, version: isTemplate ? null : version, repository, problem };
}
