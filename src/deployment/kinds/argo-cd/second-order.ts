import type { Files } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import type { SecondOrder } from '../../finding.ts';
import { resolvePath } from '../../repository-paths.ts';
import type { KustomizationGraph } from '../kustomize/graph.ts';
import { namesThrough } from '../kustomize/kustomization.ts';
import type { SecondOrderReader } from '../kustomize/second-order.ts';
import { objectsIn } from '../manifests/objects.ts';
import type { Application } from './application.ts';
import { textAt } from './template.ts';

const UPDATER = 'argocd-image-updater.argoproj.io/';

/** The second-order parts of an application, its set and its sources. */
export async function secondOrderOf(
  files: Files,
  { file, root, name, sources, unread }: Application,
  reader: SecondOrderReader,
  graph: KustomizationGraph,
): Promise<{ readonly secondOrder: SecondOrder[]; readonly setsMode: boolean }> {
  const keyOf = (what: string) => `argo-cd:${file.path}#${name}#${what}`;
  const told = new Map<string, SecondOrder>();
  const tell = (from: YamlFile, value: YamlValue | null, what: string) => {
    if (value === null) return;
    const before = told.get(what);
    const text = `${before?.text ?? ''}${from.sourceOf(value).trim()}\n`;
    told.set(what, { key: keyOf(what), text, place: before?.place ?? value.place });
  };
  // Kustomizations may patch the application itself, or its set.
  const layers = [...new Set([...graph.waysFrom(file.path).values()].flat())];
  const written = await files.yaml(file.path);
  const sets = written === null ? [] : objectsIn(written).filter(({ kind }) => kind === 'ApplicationSet');
  const own = textAt(file, root, ['metadata', 'name'])?.text ?? '';
  const objects = { names: [own, ...sets.map((set) => set.name)].flatMap((each) => namesThrough(layers, each)) };
  const patches = await reader.read(files, layers, objects);
  let setsMode = await reader.setsMode(files, layers, objects);
  for (const { value: source, path } of sources) {
    for (const each of [['plugin'], ['directory', 'jsonnet'], ['kustomize', 'components']]) {
      tell(file, file.at(source, each), each.join('.'));
    }
    const value = file.at(source, ['kustomize']);
    const folder = resolvePath('', path?.text.replace(/^\/+/, '') ?? '') ?? '';
    const own = value && { file, value, folder, key: keyOf('kustomize') };
    if (own === null) continue;
    patches.push(...(await reader.read(files, [own], null)));
    setsMode ||= await reader.setsMode(files, [own], null);
  }
  for (const annotation of file.members(file.at(root, ['metadata', 'annotations']))) {
    if (annotation.name.startsWith(UPDATER)) tell(file, annotation.value, annotation.name);
  }
  const differences = file.at(root, ['spec', 'ignoreDifferences']);
  if (differences !== null && /\bimage/.test(file.sourceOf(differences))) tell(file, differences, 'ignoreDifferences');
  for (const each of unread) tell(each.file, each.value, 'set');
  return { secondOrder: [...told.values(), ...patches], setsMode };
}
