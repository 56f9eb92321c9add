import { baseNameOf, folderOf, foldersOf, fromRoot } from '../../../repository/repository-paths.ts';
import { nullIfUnreadable } from '../../../syntax/source-files.ts';
import { searchTest } from '../../candidates.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import type { Cluster } from './cluster.ts';
import type { Installation, Tool } from './tool.ts';

/** The objects of some rows in the searched files, a set as what it makes. */
export async function installationsIn(
  tools: readonly Tool[],
  files: FilesOfTree,
  cluster: Cluster,
  settings: KindSettings,
) {
  const isSearched = searchTest(settings);
  const found: Installation[] = [];
  const budget = { left: 3_000_000 };
  const paths = await Promise.all([...new Set(tools.map(({ group }) => group))].map((group) => cluster.holding(group)));
  const isStart = new RegExp(`^["']?kind["']?: *["']?(?:${tools.map(({ object }) => object).join('|')})`, 'm');
  for (const path of [...new Set(paths.flat())].filter(isSearched).sort()) {
    const text = (await nullIfUnreadable(files.text(path))) ?? '';
    // The tools' own definitions are long.
    if (/^kind: CustomResourceDefinition/m.test(text) && !isStart.test(text)) continue;
    const file = await nullIfUnreadable(files.yaml(path));
    for (const object of objectsIn(file)) {
      for (const tool of tools.filter(({ group }) => group === object.group)) {
        const made = tool.expand?.(object, budget) ?? (tool.object === object.kind ? [{ object, unread: [] }] : []);
        found.push(...made.map((each) => ({ ...each, tool, set: object.name })));
      }
    }
  }
  return found;
}

/**
 * A cheap test whether an object may concern the service, even without its name: the object stands beside a candidate,
 * or names an object, a folder or a file of one.
 */
export async function concernOf(files: FilesOfTree, candidates: readonly string[]) {
  const names = new Set<string>();
  for (const path of candidates) {
    const file = await nullIfUnreadable(files.yaml(path));
    for (const { name } of objectsIn(file)) if (name !== '') names.add(name);
  }
  const folders = foldersOf(candidates);
  const near = new Set(candidates.map(folderOf));
  const baseNames = new Set(candidates.map(baseNameOf));
  const isMeant = (word: string) =>
    names.has(word) || baseNames.has(baseNameOf(word)) || folders.has(fromRoot(word) ?? '-');
  const concerns = ({ value }: KubernetesObject) =>
    near.has(folderOf(value.file.path)) || value.source.split(/[^\w./-]+/).some((word) => word !== '' && isMeant(word));
  return { names: [...names], concerns };
}
