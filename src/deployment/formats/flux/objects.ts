import { isExcluded, isLockFile } from '../../candidates.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlPath, YamlScalar, YamlValue } from '../../source/yaml.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import { perTree } from '../per-tree.ts';
import { isManifestPath } from '../signs.ts';

/** What an object is called by. */
export type ObjectName = Pick<KubernetesObject, 'kind' | 'name' | 'namespace'>;

/** The text at a path; empty where there is none. */
export function textAt(file: YamlFile, value: YamlValue | null, path: YamlPath): string {
  return scalarAt(file, value, path)?.text ?? '';
}

/** The text at a path; null where there is none, or it is empty. */
export function scalarAt(file: YamlFile, value: YamlValue | null, path: YamlPath): YamlScalar | null {
  const scalar = file.scalar(file.at(value, path));
  return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
}

/** Whether two names may be those of one object: a namespace that is not said may be any. */
export function isSameObject(one: ObjectName, other: ObjectName): boolean {
  const isSameNamespace = one.namespace === '' || other.namespace === '' || one.namespace === other.namespace;
  return one.kind === other.kind && one.name === other.name && isSameNamespace;
}

/** Objects by their kinds and names. */
export type ObjectIndex = ReadonlyMap<string, readonly KubernetesObject[]>;

/** What {@link ObjectIndex} has an object by. */
export function indexKey({ kind, name }: Pick<ObjectName, 'kind' | 'name'>): string {
  return `${kind}/${name}`;
}

/** So many texts are looked for in one tree; each takes a look at all of it. */
const MOST_SEARCHES = 100;

const searchesOnce = perTree<{ count: number }>();
const objectsOnce = perTree<Promise<ObjectIndex>>();

/**
 * The objects in all files of a tree that hold a text, save for those in folders where no deployment is looked for and those
 * that cannot be read. Where too many texts were looked for, there are none: what is not found is never taken to be absent.
 *
 * @throws TreeError where the tree cannot be read
 */
export function objectsSpeakingOf(
  files: FilesOfTree,
  text: string,
  settings: Pick<FormatSettings, 'folder'>,
): Promise<ObjectIndex> {
  const searches = searchesOnce(files, settings.folder, () => ({ count: 0 }));
  const search = async () => {
    const byName = new Map<string, KubernetesObject[]>();
    for (const path of await files.containing(text, manifestPaths(files, settings))) {
      const file = await readable(files.yaml(path));
      for (const object of file === null ? [] : objectsIn(file)) {
        const same = byName.get(indexKey(object));
        if (same === undefined) byName.set(indexKey(object), [object]);
        else same.push(object);
      }
    }
    return byName;
  };
  return objectsOnce(files, JSON.stringify([text, settings.folder]), () => {
    searches.count += 1;
    return searches.count > MOST_SEARCHES ? Promise.resolve(new Map()) : search();
  });
}

function manifestPaths(files: Files, { folder }: Pick<FormatSettings, 'folder'>): string[] {
  return files.paths.filter((path) => isManifestPath(path) && !isLockFile(path) && !isExcluded(path, folder));
}
