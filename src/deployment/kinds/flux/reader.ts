import { fromRoot } from '../../../repository/repository-paths.ts';
import { scalarAt, textAt } from '../../../syntax/located.ts';
import type { Link } from '../../finding.ts';
import { namesService } from '../../service-names.ts';
import { resolveReference, type Transformation, textsAt } from '../kustomize/kustomization.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import type { ObjectContext } from '../releases/cluster.ts';
import { readerOf } from '../releases/reader.ts';
import type { Tool } from '../releases/tool.ts';
import { addressOf, findSource, openHelmRelease } from './chart.ts';

/** A patch of a release is an object without a chart. It deploys nothing. */
const HELM_RELEASE: Tool = {
  kind: 'flux',
  group: 'helm.toolkit.fluxcd.io',
  object: 'HelmRelease',
  sources: ['spec'],
  layers: [
    // With a `targetPath`, a reference wins over everything.
    ['targeted', 'valuesFrom'],
    ['values', 'values'],
    ['references', 'valuesFrom'],
    ['files', 'valuesFiles'],
  ],
  images: 'postRenderers.*.kustomize.images',
  patches: 'postRenderers.*.kustomize',
  open: openHelmRelease,
};

/** Its patches are told by its link, which leads to everything that they change. */
const KUSTOMIZATION: Tool = {
  kind: 'flux',
  group: 'kustomize.toolkit.fluxcd.io',
  object: 'Kustomization',
  sources: ['spec'],
  layers: [],
  images: 'images',
  async open({ object }, source) {
    const path = folderOfKustomization(object);
    const place = scalarAt(object, 'spec', 'path')?.place ?? source.value.place;
    return { chart: { kind: 'plain', path }, called: textAt(object, 'metadata', 'name'), sources: [source], place };
  },
  links: async ({ id }, context, names) => [await linkOf(id, context, names)],
};

/** Flux: each `HelmRelease` with a chart, and the literal images of a `Kustomization`. */
export const flux = readerOf(HELM_RELEASE, KUSTOMIZATION);

/** The folder that a Flux `Kustomization` applies; the path as written if it leads out of this repository. */
function folderOfKustomization(object: KubernetesObject): string {
  const text = textAt(object, 'spec', 'path');
  return fromRoot(text) ?? text;
}

/** The link of a Flux `Kustomization`: its folder, and its changes to everything in it. */
async function linkOf(id: string, context: ObjectContext, names: readonly string[]): Promise<Link> {
  const { object, files, graph, reader, settings } = context;
  const { file, value, namespace, name } = object;
  const path = folderOfKustomization(object);
  const spec = { file, value: file.at(value, ['spec']) ?? value };
  const own: Transformation = { ...spec, key: `${file.path}#Kustomization/${namespace}/${name}`, folder: path };
  const components = textsAt(spec, 'components').flatMap(({ text }) => resolveReference(files, path, text) ?? []);
  return {
    id,
    ...addressOf(await findSource(context, spec, 'sourceRef')),
    path,
    place: scalarAt(spec, 'path')?.place ?? value.place,
    namesService: namesService(file.sourceOf(value), settings),
    ...(await reader.read(files, [own, ...graph.withComponents(components)], { names })),
  };
}
