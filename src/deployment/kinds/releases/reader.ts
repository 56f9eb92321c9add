import { baseNameOf, folderOf, foldersOf, fromRoot } from '../../../repository/repository-paths.ts';
import { nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { allAt } from '../../../syntax/yaml.ts';
import { searchTest } from '../../candidates.ts';
import { type Finding, type Link, NOTHING_READ } from '../../finding.ts';
import type { KindReader, KindSettings } from '../kind.ts';
import { isKustomizationFile } from '../kustomize/facts.ts';
import { KustomizationGraph } from '../kustomize/graph.ts';
import { namesThrough } from '../kustomize/kustomization.ts';
import { SecondOrderReader } from '../kustomize/second-order.ts';
import { isOfAnotherKind, type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import { uniqueIds, withUniqueIds } from '../manifests/reader.ts';
import { Cluster, type TreeContext } from './cluster.ts';
import { contextOf, isOfArgoCd, readSource, type SourceRead, type Work } from './source.ts';
import { asSecondOrder, type Installation, secondOrderOf, type Tool } from './tool.ts';

/** Sources are read once more for so many environments of one tree. */
const MOST_ENVIRONMENTS = 2_000;

/** The reader of a kind whose objects install releases, from its rows. */
export function readerOf(...tools: readonly Tool[]): KindReader {
  return {
    async read(files, candidates, settings) {
      const cluster = new Cluster(files, settings);
      const installations = candidates.length === 0 ? [] : await installationsIn(tools, files, cluster, settings);
      if (installations.length === 0) return NOTHING_READ;
      const graph = await KustomizationGraph.of(files, settings);
      const environments = { left: MOST_ENVIRONMENTS };
      const tree = { files, cluster, graph, reader: new SecondOrderReader(), settings, environments };
      const { names, mayConcern } = await concernTest(files, candidates);
      const ids = uniqueIds(installations.map(idOf));
      const read = new SourcesRead();
      for (const [index, installation] of installations.entries()) {
        const { tool, object } = installation;
        const id = ids[index] ?? '';
        const work = await workOf(tree, installation, id);
        if (mayConcern(object)) {
          for (const source of work.sources) read.add(await readSource(tree, work, source));
          read.own.add(object.value.file.path);
        }
        const isDeploying = read.found.some(({ unit }) => unit === id);
        read.links.push(...((await tool.links?.({ ...work, isDeploying }, contextOf(tree, object), names)) ?? []));
      }
      const unique = withUniqueIds(read.found);
      return {
        found: unique,
        claimed: [...new Set([...(await withoutOthers(files, read.own)), ...read.inside])],
        objectIds: [...new Set([...ids, ...unique.map(({ id }) => id)])],
        links: read.links,
      };
    },
  };
}

class SourcesRead {
  readonly found: Finding[] = [];
  readonly links: Link[] = [];
  /** Files that belong to an installation. */
  readonly own = new Set<string>();
  readonly inside = new Set<string>();

  add({ found, links, inside, possible }: SourceRead): void {
    this.found.push(...found);
    this.links.push(...links);
    for (const path of inside) this.inside.add(path);
    // A file that only may belong to it is left to other kinds.
    for (const path of found.flatMap(({ inputs }) => inputs)) if (!possible.has(path)) this.own.add(path);
  }
}

/** In Argo CD, a name is unique in a file without its namespace. */
function idOf({ tool, object: { value, kind, namespace, name } }: Installation): string {
  const prefix = tool.object === 'Kustomization' ? `${kind}/` : '';
  return `${tool.kind}:${value.file.path}#${prefix}${isOfArgoCd(tool) ? '' : `${namespace}/`}${name}`;
}

/** An installation with what it, its set and the kustomizations around it do that is not evaluated. */
async function workOf({ files, reader, graph }: TreeContext, installation: Installation, id: string): Promise<Work> {
  const { tool, object, set, unread } = installation;
  const { patches } = tool;
  const path = tool.sources.find((each) => allAt([object.value], each).length > 0);
  const sources = path === undefined ? [] : allAt([object.value], path);
  const around = tool.links === undefined ? [] : graph.around(object.value.file.path);
  const names = [object.name, set].flatMap((name) => namesThrough(around, name));
  const ownOrder = [
    ...secondOrderOf(tool.notEvaluated, id, [...sources, object.value]),
    ...asSecondOrder(`${id}#set`, unread),
  ];
  const read = [await reader.read(files, around, { names })];
  if (patches !== undefined) {
    for (const source of sources) {
      const folder = fromRoot(source.writtenAt('path')?.text ?? folderOf(source.file.path)) ?? '';
      const layers = allAt([source], patches).map((value) => ({ value, folder, key: `${id}#${patches}` }));
      read.push(await reader.read(files, layers, null));
    }
  }
  const setsMode = read.some((each) => each.setsMode);
  return {
    ...installation,
    id,
    sources,
    secondOrder: [...ownOrder, ...read.flatMap(({ secondOrder }) => secondOrder)],
    setsMode,
  };
}

/** Of some paths those of files that hold nothing for other kinds. */
async function withoutOthers(files: SourceFiles, paths: ReadonlySet<string>): Promise<string[]> {
  const own: string[] = [];
  for (const path of paths) {
    if (!/\.(?:ya?ml|json|lock)$/.test(path) || isKustomizationFile(path)) continue;
    const file = await nullIfUnreadable(files.yaml(path));
    if (file !== null && objectsIn(file).every(isOfAnotherKind)) own.push(path);
  }
  return own;
}

/** The characters that all sets of one tree may be filled in to. */
const MOST_FILLED_IN = 3_000_000;

/** What the objects of some tools install in the searched files: each object itself, or what it generates if it is a set. */
async function installationsIn(tools: readonly Tool[], files: SourceFiles, cluster: Cluster, settings: KindSettings) {
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
async function concernTest(files: SourceFiles, candidates: readonly string[]) {
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
