import type { DeployedObject } from '../deployment/deployed-object.ts';
import { type Dependency, dependenciesOf, isEnabled } from '../deployment/kinds/helm/chart-files.ts';
import { layerOf, ValuesScope } from '../deployment/kinds/helm/values.ts';
import { baseNameOf, folderOf } from '../repository/repository-paths.ts';
import { nullIfUnreadable, SourceFiles } from '../syntax/source-files.ts';
import type { ReadSides } from './object-change.ts';

/**
 * Whether a change switches off the dependency of a chart that has deployed an object: the chart stays as it is, and one of the files of values that
 * the object was read from now turns the dependency's `condition` off (docs/how-detection-works.md#what-else-can-happen-to-a-deployment). The object
 * itself has to be gone, so no other values turn the dependency on again.
 */
export async function isSwitchedOff({ base, head, oldToNew }: ReadSides, object: DeployedObject): Promise<boolean> {
  const [before, after] = [await base.entries(), await head.entries()];
  const now = (path: string) => oldToNew.get(path) ?? path;
  const isSame = (path: string) => before.has(path) && before.get(path)?.id === after.get(now(path))?.id;
  const files = { before: new SourceFiles(base, [...before.keys()]), after: new SourceFiles(head, [...after.keys()]) };
  const charts = object.inputs.filter((path) => baseNameOf(path) === 'Chart.yaml' && isSame(path));
  const all = await Promise.all(charts.map((path) => dependenciesOf(files.before, folderOf(path))));
  const own = all.flat().filter(({ key, conditions }) => key === object.declared.keys[0] && conditions.length > 0);
  for (const dependency of own) {
    for (const path of object.inputs) {
      const is = await switchIn(files.after, now(path), dependency);
      if (is === false && (await switchIn(files.before, path, dependency)) !== false) return true;
    }
  }
  return false;
}

/**
 * Whether a change takes the dependency that has deployed an object out of its chart, and puts nothing in its place: the chart has no other
 * dependency and no other file than before. The object itself has to be gone.
 */
export async function isTakenOut({ base, head, oldToNew }: ReadSides, object: DeployedObject): Promise<boolean> {
  const [before, after] = [await base.entries(), await head.entries()];
  const files = { before: new SourceFiles(base, [...before.keys()]), after: new SourceFiles(head, [...after.keys()]) };
  for (const path of object.inputs.filter((each) => baseNameOf(each) === 'Chart.yaml')) {
    const folder = folderOf(path);
    const was = await dependenciesOf(files.before, folder);
    // The chart may have moved, which is more than this change.
    const now = oldToNew.has(path) ? null : await nullIfUnreadable(files.after.yaml(path));
    const kept = now === null ? null : await dependenciesOf(files.after, folder);
    const isLost = ({ key }: Dependency) => key === object.declared.keys[0];
    if (!was.some(isLost) || kept === null || kept.some(isLost)) continue;
    const isKnown = ({ key, name }: Dependency) => was.some((each) => each.key === key && each.name === name);
    // Helm installs what lies in `charts`, whatever the list says.
    const inside = folder === '' ? '' : `${folder}/`;
    const mayReplace = (each: string) =>
      each.startsWith(`${inside}charts/`) || (each.startsWith(inside) && !before.has(each));
    if (kept.every(isKnown) && ![...after.keys()].some(mayReplace)) return true;
  }
  return false;
}

/** What a file alone says of the switch; null if it says nothing. */
async function switchIn(files: SourceFiles, path: string, dependency: Dependency): Promise<boolean | null> {
  const file = /\.ya?ml$/.test(path) ? await nullIfUnreadable(files.yaml(path)) : null;
  if (file === null) return null;
  const scope = new ValuesScope([layerOf(file)]);
  const isSaid = dependency.conditions.some((condition) => scope.at(condition).status === 'scalar');
  return isSaid ? isEnabled(dependency, scope) : null;
}
