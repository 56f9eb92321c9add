import { isExcluded } from '../../candidates.ts';
import type { Link } from '../../finding.ts';
import { folderOf } from '../../repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../source/source-files.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import type { KustomizationGraph } from '../kustomize/graph.ts';
import type { Kustomization } from '../kustomize/kustomization.ts';
import { type KubernetesObject, objectsIn, scalarAt } from '../manifests/objects.ts';

/** What the group of every object of Flux ends in. */
export const FLUX = 'toolkit.fluxcd.io';

/** What refers to an object; without a namespace it may mean any. */
type ObjectReference = Pick<KubernetesObject, 'group' | 'kind' | 'namespace' | 'name'>;

/** So many texts are looked for in one tree, each of which takes a look at all of it. */
const MOST_SEARCHES = 100;

/** The objects in all manifests of a tree, found by a text that their files hold. */
export class Cluster {
  readonly #searches = new Map<string, Promise<readonly string[]>>();

  constructor(
    private readonly files: FilesOfTree,
    private readonly settings: Pick<KindSettings, 'folder' | 'environments'>,
  ) {}

  /** The manifests that hold a text; none once too many were looked for: what is not found is never taken to be absent. */
  holding(text: string): Promise<readonly string[]> {
    const { folder, environments } = this.settings;
    const isManifest = (path: string) => /\.(?:ya?ml|json)$/.test(path) && !isExcluded(path, folder, environments);
    const search = () => this.files.containing(text, this.files.paths.filter(isManifest));
    const found = this.#searches.get(text) ?? (this.#searches.size < MOST_SEARCHES ? search() : Promise.resolve([]));
    this.#searches.set(text, found);
    return found;
  }

  /** All objects that a reference may mean. */
  async find({ group, kind, name, namespace }: ObjectReference): Promise<KubernetesObject[]> {
    const found: KubernetesObject[] = [];
    for (const path of await this.holding(group || name)) {
      if ((await nullIfUnreadable(this.files.text(path)))?.includes(name) !== true) continue;
      const file = await nullIfUnreadable(this.files.yaml(path));
      for (const each of file === null ? [] : objectsIn(file)) {
        const isNear = [each.namespace, namespace].includes('') || each.namespace === namespace;
        if (isNear && each.group === group && each.kind === kind && each.name === name) found.push(each);
      }
    }
    return found;
  }
}

/** What an object is read with. */
export interface ObjectContext {
  readonly object: KubernetesObject;
  /** Recorded: what is asked for becomes an input of the deployment. */
  readonly files: Files;
  readonly cluster: Cluster;
  readonly graph: KustomizationGraph;
  /** The kustomizations that it goes through, the innermost first. */
  readonly environment: readonly Kustomization[];
  /** What it refers to, as it is found. */
  readonly used: Set<KubernetesObject>;
}

/** A source that an object refers to by its kind and name. */
export function findSource(context: ObjectContext, reference: Omit<ObjectReference, 'group'>) {
  return findOne(context, { ...reference, group: `source.${FLUX}` });
}

/**
 * The object that another refers to: of several that differ, the one that its kustomizations take in, else the one beside it.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function findOne(
  context: ObjectContext,
  wanted: ObjectReference,
): Promise<KubernetesObject | 'missing' | 'several'> {
  const { object, cluster, files, graph, environment, used } = context;
  const all = wanted.name === '' ? [] : await cluster.find(wanted);
  // Which of them is meant depends on all of them.
  for (const { file } of all) files.has(file.path);
  const onWay = all.filter(({ file }) => graph.isTakenIn(file.path, environment));
  const beside = all.filter(({ file }) => folderOf(file.path) === folderOf(object.file.path));
  for (const [first, ...others] of [all, onWay, beside]) {
    const said = first === undefined || others.length === 0 ? '' : textOfObject(first);
    if (first === undefined || others.some((each) => textOfObject(each) !== said)) continue;
    used.add(first);
    return first;
  }
  return all.length === 0 ? 'missing' : 'several';
}

/** What an object says, as it is written; several clusters may each have a copy. */
function textOfObject({ file, value }: KubernetesObject): string {
  const parts = ['spec', 'data', 'stringData'].flatMap((key) => file.at(value, [key]) ?? []);
  return JSON.stringify(parts.map((part) => file.sourceOf(part).trim()));
}

/** The address and the revision that a source fetches; nulls where it is not in the repository. */
export function addressOf(source: KubernetesObject | null): Pick<Link, 'repository' | 'revision'> {
  if (source === null) return { repository: null, revision: null };
  const keys = ['commit', 'name', 'digest', 'semver', 'tag', 'branch'];
  const revision = keys.flatMap((key) => scalarAt(source, 'spec', 'ref', key)?.text ?? [])[0] ?? null;
  return { repository: scalarAt(source, 'spec', 'url')?.text ?? null, revision };
}
