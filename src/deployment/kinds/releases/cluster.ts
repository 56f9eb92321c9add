import { folderOf } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { isExcluded } from '../../candidates.ts';
import type { KindSettings } from '../kind.ts';
import type { KustomizationGraph } from '../kustomize/graph.ts';
import type { Kustomization } from '../kustomize/kustomization.ts';
import type { SecondOrderReader } from '../kustomize/second-order.ts';
import { type KubernetesObject, objectsIn } from '../manifests/objects.ts';

/** A reference to an object. Without a namespace it may mean any. */
export type ObjectReference = Pick<KubernetesObject, 'group' | 'kind' | 'namespace' | 'name'>;

/** The most texts searched in one tree. Each search scans all of it. */
const MOST_SEARCHES = 100;

/** The objects in a tree's manifests, found by a text in their files. */
export class Cluster {
  readonly #searches = new Map<string, Promise<readonly string[]>>();

  constructor(
    private readonly files: SourceFiles,
    private readonly settings: Pick<KindSettings, 'folder' | 'environments'>,
  ) {}

  /** The manifests that contain a text; none after too many searches. A missing result never proves that an object is absent. */
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
      for (const each of objectsIn(file)) {
        const isNear = [each.namespace, namespace].includes('') || each.namespace === namespace;
        if (isNear && each.group === group && each.kind === kind && each.name === name) found.push(each);
      }
    }
    return found;
  }
}

/** What the objects of a tree are read with. */
export interface TreeContext<F extends Files = SourceFiles> {
  readonly files: F;
  readonly cluster: Cluster;
  readonly graph: KustomizationGraph;
  readonly reader: SecondOrderReader;
  readonly settings: KindSettings;
  /** How often sources may still be read once more, for an environment each. */
  readonly environments: { left: number };
}

/** What an object is read with. Its files record what is asked for, as inputs of the deployment. */
export interface ObjectContext extends TreeContext<Files> {
  readonly object: KubernetesObject;
  /** The kustomizations that include the object, innermost first. */
  readonly environment: readonly Kustomization[];
  /** Collects the objects that it refers to. */
  readonly used: Set<KubernetesObject>;
  /** Collects files that a template may lead to. */
  readonly possible: Set<string>;
}

/** The object that a reference means. If several differ, it is the one that the same kustomizations include, otherwise the one in the same folder. */
export async function findOne(context: ObjectContext, wanted: ObjectReference) {
  const { object, cluster, files, graph, environment, used } = context;
  const all = wanted.name === '' ? [] : await cluster.find(wanted);
  // The choice depends on all of them, so all are inputs.
  for (const each of all) files.has(pathOf(each));
  const onWay = all.filter((each) => graph.isTakenIn(pathOf(each), environment));
  const beside = all.filter((each) => folderOf(pathOf(each)) === folderOf(pathOf(object)));
  for (const [first, ...others] of [all, onWay, beside]) {
    const said = first === undefined || others.length === 0 ? '' : textOfObject(first);
    if (first === undefined || others.some((each) => textOfObject(each) !== said)) continue;
    used.add(first);
    return first;
  }
  return all.length === 0 ? 'missing' : 'several';
}

function pathOf({ value }: KubernetesObject): string {
  return value.file.path;
}

/** An object's content as written. Several clusters may each have a copy of one object. */
function textOfObject({ value }: KubernetesObject): string {
  const parts = ['spec', 'data', 'stringData'].flatMap((key) => value.at([key]) ?? []);
  return JSON.stringify(parts.map((part) => part.source.trim()));
}
