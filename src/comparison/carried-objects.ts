import { searchTest } from '../deployment/candidates.ts';
import type { DeployedObject } from '../deployment/deployed-object.ts';
import { UNREADABLE_FILE } from '../deployment/finding.ts';
import { namesService, namesServiceImage } from '../deployment/service-names.ts';
import { product } from '../product/product.ts';
import { isBehindEntry } from '../repository/tree.ts';
import { linesOf, withoutComment } from '../syntax/text-lines.ts';
import { blankVersions } from './changed-lines/literals/versions-in-text.ts';
import type { ReadSides } from './object-change.ts';
import { renamedId } from './object-ids.ts';

/**
 * Objects of the base that no longer deploy the service, as far as anybody can tell, and whose name or carrier is still on
 * the head, with the carrier's path (docs/rules.md#decisions). What a new deployment takes up is compared with that.
 *
 * @param found objects of the head without a counterpart
 */
export async function carriedObjects(
  sides: ReadSides,
  lost: readonly DeployedObject[],
  found: readonly DeployedObject[],
): Promise<ReadonlyMap<DeployedObject, string>> {
  const carried = new Map<DeployedObject, string>();
  if (lost.length === 0) return carried;
  const { after, oldToNew } = sides;
  const entries = await sides.head.entries();
  const { objects } = after;
  const read = new Set(objects.flatMap(({ carrier, place }) => [carrier, place.file]));
  const asked = new Set(objects.flatMap(({ inputs }) => inputs));
  const names = new Set(objects.map(({ id }) => id));
  const takenUp = new Set(found.flatMap(({ kind, inputs }) => (kind === 'helm-values' ? [] : inputs)));
  /** Where an object of the base may still be on the head; null if it is gone. */
  const pathOf = async (base: DeployedObject): Promise<string | null> => {
    const [carrier, decider] = [base.carrier, base.place.file].map((path) => oldToNew.get(path) ?? path) as [
      string,
      string,
    ];
    if (/^(?:helm-values|manifests)$/.test(base.kind) && takenUp.has(carrier)) return null;
    // A file that cannot be read may still deploy the service, and so may a file that still names the image.
    const unreadable = [carrier, decider].find((path) => after.objectIds.has(`${UNREADABLE_FILE}:${path}`));
    if (unreadable !== undefined) return unreadable;
    // What now has its name may be another instance of its release.
    // Images over what nobody sees are gone while it is still there.
    const own = base.id === `${base.unit}#${product.image.path}` ? [base.id, base.unit] : [base.id];
    const ids = names.has(base.id) ? [] : own.flatMap((id) => [id, renamedId(id, oldToNew)]);
    // Loaded only here, because it reads charts.
    const { leavesItsChart } = await import('./switched-off.ts');
    if (ids.some((id) => after.off?.has(id) === true) || (await leavesItsChart(sides, base))) return null;
    if (ids.some((id) => after.objectIds.has(id)) || isBehindEntry(carrier, entries)) return carrier;
    const paths = asked.has(decider) ? [carrier] : [decider, carrier];
    for (const path of paths.filter((each) => entries.has(each) && !read.has(each)))
      if (await isStillThere(sides, base, path)) return path;
    return null;
  };
  for (const base of lost) {
    const path = await pathOf(base);
    if (path !== null) carried.set(base, path);
  }
  return carried;
}

/** Whether a file that no reader takes for a deployment any more still contains an image of the service, or the deciding line. */
async function isStillThere(
  { base, head, after: detection, settings, renames, oldToNew }: ReadSides,
  { id, place }: DeployedObject,
  path: string,
): Promise<boolean> {
  const old = renames.get(path) ?? path;
  const [oldBytes, bytes] = [await base.read(old), await head.read(path)];
  // A link that leads out of the repository exists, but its target cannot be seen.
  if (bytes === null) return true;
  const isSame = oldBytes?.equals(bytes) === true;
  // The unchanged file moved to where nothing is deployed from, such as an archive
  // (docs/how-detection-works.md#which-deployment-was-which).
  if (isSame && old !== path && !searchTest(settings)(path)) return false;
  const [before, after] = [oldBytes?.toString('utf8') ?? '', bytes.toString('utf8')];
  if (namesServiceImage(after, settings.images)) return true;
  // If the text is unchanged, the deployment was switched off elsewhere.
  if (isSame || old !== place.file || place.line === null) return false;
  // A reader has seen other objects in the file, so this one is gone.
  const beside = `${renamedId(id, oldToNew).replace(/#.*/s, '')}#`;
  if ([...detection.objectIds].some((each) => each.startsWith(beside))) return false;
  const bare = (line: string) => blankVersions(withoutComment(line), settings.tagSuffix).trim();
  const lines = (text: string) => linesOf(text).map(bare);
  const deciding = lines(before)[place.line - 1] ?? '';
  const now = lines(after);
  // A file that never named the service, such as the values of its chart, does not have to name it now.
  const namesIt = namesService(after, settings) || !namesService(before, settings);
  return deciding.includes('X.Y.Z') && now.includes(deciding) && namesIt;
}
