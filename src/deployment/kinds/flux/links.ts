import type { Link } from '../../finding.ts';
import { namesService, type ServiceNames } from '../../service-names.ts';
import { resolveReference, type Transformation, textsAt } from '../kustomize/kustomization.ts';
import type { SecondOrderReader } from '../kustomize/second-order.ts';
import { type KubernetesObject, scalarAt, textAt } from '../manifests/objects.ts';
import type { ObjectContext } from '../releases/cluster.ts';
import { addressOf, findSource, fromRoot } from './sources.ts';

/** The folder that a Flux `Kustomization` applies; the path as written if it leads out of this repository. */
export function folderOfKustomization(object: KubernetesObject): string {
  const text = textAt(object, 'spec', 'path');
  return fromRoot(text) ?? text;
}

/**
 * The link of a Flux `Kustomization`: its folder, and its changes to everything in it.
 *
 * @param names names of the objects that may be the service's
 */
export async function linkOf(
  id: string,
  context: ObjectContext,
  reader: SecondOrderReader,
  names: readonly string[],
  settings: ServiceNames,
): Promise<Link> {
  const { object, files, graph } = context;
  const { file, value, namespace, name } = object;
  const source = await findSource(context, {
    kind: textAt(object, 'spec', 'sourceRef', 'kind'),
    name: textAt(object, 'spec', 'sourceRef', 'name'),
    namespace: textAt(object, 'spec', 'sourceRef', 'namespace') || namespace,
  });
  const path = folderOfKustomization(object);
  const spec = { file, value: file.at(value, ['spec']) ?? value };
  const own: Transformation = { ...spec, key: `${file.path}#Kustomization/${namespace}/${name}`, folder: path };
  const components = textsAt(spec, 'components').flatMap(({ text }) => resolveReference(files, path, text) ?? []);
  const layers = [own, ...graph.withComponents(components)];
  return {
    id,
    ...addressOf(typeof source === 'string' ? null : source),
    path,
    place: scalarAt(spec, 'path')?.place ?? value.place,
    namesService: namesService(file.sourceOf(value), settings),
    secondOrder: await reader.read(files, layers, { names }),
    setsMode: await reader.setsMode(files, layers, { names }),
  };
}
