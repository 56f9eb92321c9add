import type { Files } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import type { SecondOrder } from '../../finding.ts';
import { resolvePath } from '../../repository-paths.ts';
import type { SecondOrderReader } from '../kustomize/second-order.ts';
import type { Application } from './application.ts';

const UPDATER = 'argocd-image-updater.argoproj.io/';

/** The second-order parts of an application, its set and its sources. */
export async function secondOrderOf(
  files: Files,
  { file, root, name, sources, unread }: Application,
  reader: SecondOrderReader,
): Promise<{ readonly secondOrder: SecondOrder[]; readonly setsMode: boolean }> {
  const keyOf = (what: string) => `argo-cd:${file.path}#${name}#${what}`;
  const told = new Map<string, SecondOrder>();
  const tell = (from: YamlFile, value: YamlValue | null, what: string) => {
    if (value === null) return;
    const before = told.get(what);
    const text = `${before?.text ?? ''}${from.sourceOf(value).trim()}\n`;
    told.set(what, { key: keyOf(what), text, place: before?.place ?? value.place });
  };
  const patches: SecondOrder[] = [];
  let setsMode = false;
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
