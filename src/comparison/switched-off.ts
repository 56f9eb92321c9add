import type { DeployedObject } from '../deployment/deployed-object.ts';
import { type Dependency, dependenciesOf, isEnabled } from '../deployment/kinds/helm/chart-files.ts';
import { layerOf, ValuesScope } from '../deployment/kinds/helm/values.ts';
import { baseNameOf, folderOf } from '../repository/repository-paths.ts';
import type { Tree } from '../repository/tree.ts';
import { nullIfUnreadable, SourceFiles } from '../syntax/source-files.ts';
import { linesOf } from '../syntax/text-lines.ts';
import type { ReadSides } from './object-change.ts';

/** A tree, and the path in it of a file of the other one. */
interface Side {
  readonly tree: Tree;
  readonly pathOf: (path: string) => string;
}

/**
 * Whether a change switches off the dependency of a chart that has deployed an object, and nothing else of it: its `condition` turns off in one of the
 * files of values that the object was read from, while the chart and the line that decides the version stay (docs/how-detection-works.md#what-else-can-happen-to-a-deployment).
 * The object has to be gone, so no other values turn the dependency on again.
 */
export async function isSwitchedOff({ base, head, oldToNew }: ReadSides, object: DeployedObject): Promise<boolean> {
  const now = { tree: head, pathOf: (path: string) => oldToNew.get(path) ?? path };
  const isSame = async (path: string) =>
    (await base.entries()).get(path)?.id === (await head.entries()).get(now.pathOf(path))?.id;
  return (await isOffThere(now, base, object, isSame)) && (await keepsVersion(now, base, object));
}

/** Whether a change switches on the dependency that deploys an object, and with another version than the one that stood there while it was off. */
export async function isSwitchedOnAnew({ base, head, renames }: ReadSides, object: DeployedObject): Promise<boolean> {
  const before = { tree: base, pathOf: (path: string) => renames.get(path) ?? path };
  return (await isOffThere(before, head, object)) && !(await keepsVersion(before, head, object));
}

/** Whether the other side turns off a condition of the dependency of an object that its own side does not. */
async function isOffThere(
  other: Side,
  own: Tree,
  { inputs, declared }: DeployedObject,
  isCounting: (chart: string) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const [here, there] = [await filesOf(own), await filesOf(other.tree)];
  for (const chart of inputs.filter((path) => baseNameOf(path) === 'Chart.yaml')) {
    const isOwn = ({ key, conditions }: Dependency) => key === declared.keys[0] && conditions.length > 0;
    const dependency = (await dependenciesOf(here, folderOf(chart))).find(isOwn);
    if (dependency === undefined || !(await isCounting(chart))) continue;
    for (const path of inputs) {
      const isOff = (await switchIn(there, other.pathOf(path), dependency)) === false;
      if (isOff && (await switchIn(here, path, dependency)) !== false) return true;
    }
  }
  return false;
}

async function filesOf(tree: Tree): Promise<SourceFiles> {
  return new SourceFiles(tree, [...(await tree.entries()).keys()]);
}

/** What a file alone says of the switch; null if it says nothing. */
async function switchIn(files: SourceFiles, path: string, dependency: Dependency): Promise<boolean | null> {
  const file = /\.ya?ml$/.test(path) ? await nullIfUnreadable(files.yaml(path)) : null;
  if (file === null) return null;
  const scope = new ValuesScope([layerOf(file)]);
  const isSaid = dependency.conditions.some((condition) => scope.at(condition).status === 'scalar');
  return isSaid ? isEnabled(dependency, scope) : null;
}

/** Whether the line that decides the version is on the other side too. */
async function keepsVersion(other: Side, own: Tree, { place }: DeployedObject): Promise<boolean> {
  const bare = (text: string | undefined) => linesOf(text ?? '').map((line) => line.trim());
  const line = place.line === null ? '' : bare((await own.read(place.file))?.toString())[place.line - 1];
  const there = bare((await other.tree.read(other.pathOf(place.file)))?.toString());
  return line !== undefined && line !== '' && there.includes(line);
}
