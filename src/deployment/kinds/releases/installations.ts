import { baseNameOf, folderOf, foldersOf, fromRoot } from '../../../repository/repository-paths.ts';
import { nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { searchTest } from '../../candidates.ts';
import type { KindSettings } from '../kind.ts';
import { type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import type { Cluster } from './cluster.ts';
import type { Installation, Tool } from './tool.ts';

/** The characters that all sets of one tree may be filled in to. */
const MOST_FILLED_IN = 3_000_000;

/** What the objects of some tools install in the searched files: each object itself, or what it generates if it is a set. */
export async function installationsIn(
  tools: readonly Tool[],
  files: SourceFiles,
  cluster: Cluster,
  settings: KindSettings,
) {
  const isSearched = searchTest(settings);
  const budget = { left: MOST_FILLED_IN };
  const groups = [...new Set(tools.map(({ group }) => group))];
  const paths = new Set((await Promise.all(groups.map((group) => cluster.holding(group)))).flat());
  const kinds = tools.map(({ object }) => object).join('|');
  const hasObject = new RegExp(`^["']?kind["']?: *["']?(?:${kinds})`, 'm');
  const found: Installation[] = [];
  for (const path of [...paths].filter(isSearched).sort()) {
    const text = (await nullIfUnreadable(files.text(path))) ?? '';
    // The definitions of the tools' own kinds are long, so they are not parsed.
    if (/^kind: CustomResourceDefinition/m.test(text) && !hasObject.test(text)) continue;
    const file = await nullIfUnreadable(files.yaml(path));
    for (const object of objectsIn(file)) {
      for (const tool of tools.filter(({ group }) => group === object.group)) {
        const itself = tool.object === object.kind ? [{ object, unread: [] }] : [];
        const generated = tool.expand?.(object, budget) ?? itself;
        found.push(...generated.map((each) => ({ ...each, tool, set: object.name })));
      }
    }
  }
  return found;
}

/**
 * A cheap test whether an object may concern the service: it lies beside a candidate, or names an object, a folder or a file
 * of one. With the names of the objects in the candidates.
 */
export async function concernTest(files: SourceFiles, candidates: readonly string[]) {
  const names = new Set<string>();
  for (const path of candidates) {
    const file = await nullIfUnreadable(files.yaml(path));
    for (const { name } of objectsIn(file)) if (name !== '') names.add(name);
  }
  const ownFolders = new Set(candidates.map(folderOf));
  const allFolders = foldersOf(candidates);
  const fileNames = new Set(candidates.map(baseNameOf));
  const isOfCandidate = (word: string) => {
    const path = fromRoot(word);
    return names.has(word) || fileNames.has(baseNameOf(word)) || (path !== null && allFolders.has(path));
  };
  const mayConcern = ({ value }: KubernetesObject) =>
    ownFolders.has(folderOf(value.file.path)) ||
    value.source.split(/[^\w./-]+/).some((word) => word !== '' && isOfCandidate(word));
  return { names: [...names], mayConcern };
}
