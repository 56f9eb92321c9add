import type { DeployedObject } from '../../deployment/deployed-object.ts';
import { showPlace } from '../../problems/place.ts';
import { foldersOf, inFolder } from '../../repository/repository-paths.ts';
import type { Tree } from '../../repository/tree.ts';
import { compareLine, NO_CHANGE, type ObjectChange, type ReadSides } from '../object-change.ts';
import { ownVariables } from './changed-file.ts';
import type { KnownLines } from './known-lines.ts';
import { isContent, isTooLarge, textsNaming } from './lines/watched-files.ts';
import { settingOf } from './literals/literal-names.ts';
import { ownerOf } from './literals/literal-owner.ts';
import { changedLines } from './literals/version-literals.ts';
import { readKnownAndHanded } from './variables/handed-tags.ts';
import { isCommonName } from './variables/variable-syntax.ts';

/**
 * Finds versions in lines that would be judged if they changed, where a repository deploys nothing else: the gate must not
 * say that there is no deployment. @param changes changed lines that are already reported
 */
export async function standingLines(
  sides: ReadSides,
  changed: readonly string[],
  changes: readonly ObjectChange[],
): Promise<ObjectChange[]> {
  if (!sides.settings.discover) return [];
  const { base, head, renames } = sides;
  const known = await readKnownAndHanded(sides, changed);
  const [stood, standing] = [await versionsIn(base, known, sides), await versionsIn(head, known, sides)];
  const isSure = ({ line }: Pick<ObjectChange, 'line'>) => line?.mustBeListed.length === 0;
  const judged: ObjectChange[] = [];
  if (![...standing, ...changes].some(isSure)) {
    for (const { place, version: from, line } of stood.filter(isSure))
      judged.push({ ...NO_CHANGE, change: 'removed', place, from, line });
  }
  const reported = new Set(changes.map(({ place }) => showPlace(place)));
  const unreported = standing.filter(({ place }) => !reported.has(showPlace(place)));
  const old = new Set(stood.map(({ place, setting, version }) => JSON.stringify([place.file, setting, version])));
  const countIn = (all: typeof stood, file: string, version: string) =>
    all.filter((each) => each.place.file === file && each.version === version).length;
  for (const { place, setting, version, line } of unreported) {
    const oldFile = renames.get(place.file) ?? place.file;
    // Whatever sets it now, a version that is as often in a file as before is none that comes.
    const isOld =
      old.has(JSON.stringify([oldFile, setting, version])) ||
      countIn(standing, place.file, version) <= countIn(stood, oldFile, version);
    if (isOld) judged.push(compareLine({ line, place, from: version, to: version, problem: null }, sides.rules));
    else judged.push({ ...NO_CHANGE, change: 'install', place, to: version, line });
  }
  return judged;
}

/** A few show that there is a deployment. */
const [MOST_VERSIONS, MOST_VARIABLES] = [1_000, 10];

/** The versions in a tree. */
export async function versionsIn(tree: Tree, known: KnownLines, sides: ReadSides) {
  const found = [];
  const names = [...known.variables.keys()].filter((name) => !isCommonName(name)).slice(0, MOST_VARIABLES);
  for await (const { path: file, text: whole } of textsNaming(tree, sides, names, known.handed)) {
    if (isTooLarge(whole) || isContent(whole)) continue;
    for (const literal of changedLines('', whole, sides.settings.tagSuffix, file).after) {
      const owner = ownerOf(literal, file, known);
      if (owner?.use !== 'tag') continue;
      const { version, line, column } = literal;
      const place = { file, line, column };
      const mustBeListed = owner.mustBeListed ? [version] : [];
      const own = { id: `line:${file}#${line}`, mustBeListed };
      const [setting, names] = [settingOf(literal), ownVariables(literal)];
      found.push({ place, version, line: own, setting, names });
      if (found.length === MOST_VERSIONS) return found;
    }
  }
  return found;
}

/** The versions of the deployments next to a file: in the nearest folder around it that has any. */
export function versionsNear(path: string, deployed: readonly Pick<DeployedObject, 'place' | 'version'>[]) {
  const folders = [...foldersOf([path])].sort((one, other) => other.length - one.length);
  const near = folders.map((folder) => deployed.filter(({ place }) => place.file.startsWith(inFolder(folder, ''))));
  return new Set((near.find((all) => all.length > 0) ?? []).flatMap(({ version }) => version ?? []));
}
