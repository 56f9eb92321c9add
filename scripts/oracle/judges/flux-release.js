import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { SERVICE } from '../charts.js';
import { imagesIn } from '../images.js';

/**
 * Renders a `HelmRelease` with Helm: `valuesFrom` in order, then `values`, then the post renderers.
 *
 * @param objects all objects that the release may refer to
 * @returns the images, or in `refused` why there are none
 */
export async function renderRelease({ metadata, spec }, objects, { folder, tools, charts }) {
  const work = mkdtempSync(join(folder, '.release-'));
  const args = ['template', spec.releaseName ?? metadata.name];
  const find = (kind, name) => objects.find((object) => object.kind === kind && object.metadata.name === name);
  const { chart, version, sourceRef, valuesFiles = [] } = spec.chart?.spec ?? {};
  const reference = spec.chartRef === undefined ? undefined : find(spec.chartRef.kind, spec.chartRef.name);
  if (sourceRef?.kind === 'HelmRepository' && chart !== SERVICE) return { refused: 'a chart of others', images: [] };
  if (spec.chartRef?.kind === 'OCIRepository') {
    args.push(
      reference?.spec.url.split('/').at(-1) ?? '',
      '--repo',
      charts.address,
      '--version',
      reference?.spec.ref?.semver ?? reference?.spec.ref?.tag ?? '',
    );
  } else if (chart === undefined) {
    return { refused: 'a chart of another kind', images: [] };
  } else if (sourceRef?.kind === 'HelmRepository') {
    args.push(chart, '--repo', charts.address, ...(version === undefined ? [] : ['--version', version]));
  } else {
    args.push(`./${chart}`, ...valuesFiles.flatMap((file) => ['-f', file]));
  }
  for (const [index, { kind, name, valuesKey = 'values.yaml', targetPath, optional }] of (
    spec.valuesFrom ?? []
  ).entries()) {
    const source = find(kind, name);
    const text = source?.data?.[valuesKey] ?? source?.stringData?.[valuesKey];
    if (text === undefined && optional) continue;
    if (text === undefined) return { refused: 'values that are not in the repository', images: [] };
    const value = kind === 'Secret' && source.stringData === undefined ? Buffer.from(text, 'base64').toString() : text;
    if (targetPath === undefined) args.push('-f', write(work, `from-${index}.yaml`, value));
    else args.push('--set', `${targetPath}=${value}`);
  }
  args.push('-f', write(work, 'values.yaml', stringify(spec.values ?? {})));
  let { output, refused } = await tools.run('helm', args, folder);
  for (const { kustomize } of spec.postRenderers ?? []) {
    if (refused !== undefined) break;
    write(work, 'rendered.yaml', output);
    write(work, 'kustomization.yaml', stringify({ resources: ['rendered.yaml'], ...kustomize }));
    ({ output, refused } = await tools.run('kustomize', ['build', '.'], work));
  }
  return { refused, images: imagesIn(output ?? '') };
}

function write(folder, name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
