import { nullIfUnreadable } from '../../../syntax/source-files.ts';
import { type Finding, type Link, NOTHING_READ } from '../../finding.ts';
import { folderOf, inFolder } from '../../repository-paths.ts';
import type { FilesOfTree, KindReader } from '../kind.ts';
import { KustomizationGraph } from '../kustomize/graph.ts';
import { imagesAt } from '../kustomize/kustomization.ts';
import { isKustomizationFile } from '../kustomize/names.ts';
import { findingsOfKustomization } from '../kustomize/reader.ts';
import { overridesService } from '../kustomize/release-images.ts';
import { SecondOrderReader } from '../kustomize/second-order.ts';
import { type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import { uniqueIds } from '../manifests/reader.ts';
import { hasChart } from './chart.ts';
import { Cluster, FLUX } from './cluster.ts';
import { folderOfKustomization, linkOf } from './links.ts';
import { readFluxRelease } from './release.ts';

/**
 * Flux (docs/detection.md#flux): each `HelmRelease` with a chart, and the literal images of a `Kustomization`. Patches
 * of a Kustomization are reported, not evaluated. A patch alone deploys nothing, and the namespaces that kustomizations
 * set are not followed.
 */
export const flux: KindReader = {
  async read(files, candidates, settings) {
    const cluster = new Cluster(files, settings);
    const { objects, names } = await objectsOfFlux(files, cluster, candidates);
    if (objects.length === 0) return NOTHING_READ;
    const graph = await KustomizationGraph.of(files, settings);
    const reader = new SecondOrderReader();
    const [found, links, inside]: [Finding[], Link[], string[]] = [[], [], []];
    const ids = uniqueIds(objects.map(idOf));
    for (const [index, object] of objects.entries()) {
      const id = ids[index] ?? '';
      const context = { object, files, cluster, graph };
      if (isRelease(object) && hasChart(object)) {
        const read = await readFluxRelease(id, files, context, reader, settings);
        found.push(...read.found);
        links.push(...read.links);
      } else if (object.group === `kustomize.${FLUX}` && object.kind === 'Kustomization') {
        links.push(await linkOf(id, { ...context, environment: [], used: new Set() }, reader, names, settings.chart));
        const images = imagesAt(object, 'spec', 'images');
        if (!images.some((each) => overridesService(each, settings))) continue;
        const folder = folderOfKustomization(object);
        const deployed = await findingsOfKustomization(files, folder, { owner: id, images }, settings);
        // The folder alone would run the images that these ones replace.
        const isInside = (path: string) => files.has(path) && path.startsWith(folder === '' ? '' : `${folder}/`);
        inside.push(...deployed.flatMap(({ inputs }) => inputs.filter(isInside)));
        found.push(...deployed);
      }
    }
    const seen = [...new Set([...ids, ...found.map(({ id }) => id)])];
    const read = [...objects.map(({ file }) => file.path), ...found.flatMap(({ inputs }) => inputs)];
    const claimed = [...(await onlyOfFlux(files, new Set(read))), ...inside];
    return { found, links, seen, claimed: [...new Set(claimed)] };
  },
};

function isRelease({ group, kind }: KubernetesObject): boolean {
  return group === `helm.${FLUX}` && kind === 'HelmRelease';
}

function idOf(object: KubernetesObject): string {
  const { file, kind, namespace, name } = object;
  return `flux:${file.path}#${isRelease(object) ? '' : `${kind}/`}${namespace}/${name}`;
}

/**
 * The Flux objects that may concern the service, and the names of all objects in the candidates. A release that does
 * not name the service may still deploy it: it stands beside a candidate, or names an object or a chart from one.
 */
async function objectsOfFlux(
  files: FilesOfTree,
  cluster: Cluster,
  candidates: readonly string[],
): Promise<{ objects: KubernetesObject[]; names: string[] }> {
  const [names, charts, folders] = [new Set<string>(), new Set<string>(), new Set(candidates.map(folderOf))];
  for (const path of candidates) {
    const chart = folderOf(path).replace(/\/templates(?:\/.*)?$/, '');
    if (files.has(inFolder(chart, 'Chart.yaml'))) charts.add(chart);
    const file = await nullIfUnreadable(files.yaml(path));
    for (const { name } of file === null ? [] : objectsIn(file)) if (name !== '') names.add(name);
  }
  const hints = [...names, ...charts];
  const objects: KubernetesObject[] = [];
  for (const path of await cluster.holding(FLUX)) {
    const text = (await nullIfUnreadable(files.text(path))) ?? '';
    const isNear = folders.has(folderOf(path)) || text.includes(`kustomize.${FLUX}/`);
    // Flux's own CRDs are long.
    const isDefinition = /^kind: CustomResourceDefinition/m.test(text);
    if (isDefinition || !(isNear || hints.some((hint) => text.includes(hint)))) continue;
    const file = await nullIfUnreadable(files.yaml(path));
    objects.push(...(file === null ? [] : objectsIn(file)).filter(({ group }) => group.endsWith(FLUX)));
  }
  return { objects, names: [...names] };
}

/** Files that contain nothing but Flux objects or values. */
async function onlyOfFlux(files: FilesOfTree, paths: ReadonlySet<string>): Promise<string[]> {
  const own: string[] = [];
  for (const path of paths) {
    if (!/\.(?:ya?ml|json|lock)$/.test(path) || isKustomizationFile(path)) continue;
    const file = await nullIfUnreadable(files.yaml(path));
    if (file !== null && objectsIn(file).every(({ group }) => group.endsWith(FLUX))) own.push(path);
  }
  return own;
}
