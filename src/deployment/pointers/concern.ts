import type { Deployment } from '../detect.ts';
import { isBelow } from './folder-files.ts';
import type { Pointer } from './pointer.ts';
import type { PointerTree } from './pointer-tree.ts';

/** Which folders have to do with the service, in either of two trees. */
export class Concern {
  readonly #reached = new Map<string, Promise<boolean>>();
  readonly #files: ReadonlySet<string>;

  constructor(
    private readonly base: PointerTree,
    private readonly head: PointerTree,
    private readonly deployments: readonly Deployment[],
  ) {
    this.#files = new Set(deployments.flatMap(({ carrier, place, inputs }) => [carrier, place.file, ...inputs]));
  }

  async ofService(pointers: readonly Pointer[]): Promise<Pointer[]> {
    const found: Pointer[] = [];
    for (const pointer of pointers) if (await this.isOfService([pointer])) found.push(pointer);
    return found;
  }

  /** Whether one of some pointers deploys the service, or leads to it. */
  async isOfService(pointers: readonly Pointer[]): Promise<boolean> {
    if (pointers.some((pointer) => this.deployments.some((deployment) => isItself(pointer, deployment)))) return true;
    return this.isReached(pointers.flatMap(({ folders }) => folders));
  }

  /** Whether files of a deployment lie in one of some folders, or are led to by what lies there. */
  async isReached(folders: readonly string[]): Promise<boolean> {
    for (const folder of new Set(folders)) {
      const reached = this.#reached.get(folder) ?? this.#reach(folder);
      this.#reached.set(folder, reached);
      if (await reached) return true;
    }
    return false;
  }

  async #reach(start: string): Promise<boolean> {
    for (const tree of [this.head, this.base]) {
      const folders = new Set([start]);
      // What is found joins the end of the set while it is gone through.
      for (const folder of folders) {
        if ([...this.#files].some((file) => isBelow(file, folder))) return true;
        for (const file of await tree.folders.all(folder)) {
          if (this.#files.has(file)) return true;
          for (const each of tree.in(file).flatMap((pointer) => pointer.folders)) folders.add(each);
        }
      }
    }
    return false;
  }
}

/** Whether a pointer is a deployment by itself, or the chart that it takes decides the version of one. */
function isItself(pointer: Pointer, { kind, carrier, identities, place, problem, unresolved }: Deployment): boolean {
  const own = pointer.deployment;
  const names = own === null ? [] : [own, `${kind}:${carrier}#${own.slice(own.indexOf(':') + 1)}`];
  const isNamed = names.some((name) => identities.some((each) => each === name || each.startsWith(`${name}#`)));
  if (isNamed && carrier === pointer.file) return true;
  return pointer.charts.some(
    (chart) =>
      chart.carrier === carrier && (problem !== null || unresolved !== null || isBelow(place.file, chart.folder)),
  );
}
