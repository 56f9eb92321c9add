import type { DeployedObject } from '../deployment/deployed-object.ts';
import { type Dependency, dependenciesOf, isEnabled } from '../deployment/kinds/helm/chart-files.ts';
import { layerOf, ValuesScope } from '../deployment/kinds/helm/values.ts';
import { baseNameOf, folderOf, inFolder } from '../repository/repository-paths.ts';
import { nullIfUnreadable, SourceFiles } from '../syntax/source-files.ts';
import type { ReadSides } from './object-change.ts';

/**
 * Whether a change takes an object out of the chart that deployed it as a dependency: it switches that off in a chart that
 * stays, or takes it off the list (docs/how-detection-works.md#what-else-can-happen-to-a-deployment). Nothing may turn it on.
 */
export async function leavesItsChart({ base, head, oldToNew }: ReadSides, object: DeployedObject): Promise<boolean> {
  const [before, after] = [await base.entries(), await head.entries()];
  const [was, is] = [new SourceFiles(base, [...before.keys()]), new SourceFiles(head, [...after.keys()])];
  const now = (path: string) => oldToNew.get(path) ?? path;
  const isOwn = ({ key }: Dependency) => key === object.declared.keys[0];
  for (const path of object.inputs.filter((each) => baseNameOf(each) === 'Chart.yaml')) {
    const own = (await dependenciesOf(was, folderOf(path))).filter(isOwn);
    if (before.get(path)?.id !== after.get(now(path))?.id) {
      // The chart may have moved, which is more than this change.
      if (own.length > 0 && !oldToNew.has(path) && (await isTakenOut(was, is, folderOf(path), isOwn))) return true;
      continue;
    }
    for (const values of object.inputs) {
      for (const dependency of own.filter(({ conditions }) => conditions.length > 0)) {
        const isOn = await switchIn(is, now(values), dependency);
        if (isOn === false && (await switchIn(was, values, dependency)) !== false) return true;
      }
    }
  }
  return false;
}

/** Whether nothing takes the place of a dependency that is off the list: the chart has no other dependency and no other file than before. */
async function isTakenOut(was: SourceFiles, is: SourceFiles, folder: string, isOwn: (one: Dependency) => boolean) {
  const [old, kept] = [await dependenciesOf(was, folder), await dependenciesOf(is, folder)];
  if ((await nullIfUnreadable(is.yaml(inFolder(folder, 'Chart.yaml')))) === null || kept.some(isOwn)) return false;
  const isKnown = ({ key, name }: Dependency) => old.some((each) => each.key === key && each.name === name);
  // Helm installs what lies in `charts`, whatever the list says.
  const mayReplace = (path: string) =>
    path.startsWith(inFolder(folder, 'charts/')) || (path.startsWith(inFolder(folder, '')) && !was.has(path));
  return kept.every(isKnown) && !is.paths.some(mayReplace);
}

/** What a file alone says of the switch; null if it says nothing. */
async function switchIn(files: SourceFiles, path: string, dependency: Dependency): Promise<boolean | null> {
  const file = /\.ya?ml$/.test(path) ? await nullIfUnreadable(files.yaml(path)) : null;
  if (file === null) return null;
  const scope = new ValuesScope([layerOf(file)]);
  const isSaid = dependency.conditions.some((condition) => scope.at(condition).status === 'scalar');
  return isSaid ? isEnabled(dependency, scope) : null;
}
