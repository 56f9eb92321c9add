import { declaredInComment } from '../../deployment/comment-declaration.ts';
import type { DetectionSettings } from '../../deployment/detect.ts';
import { parseImageReference, readImageTag } from '../../deployment/reference.ts';
import { serviceImagesIn } from '../../deployment/service-names.ts';
import { withoutComment } from '../../deployment/text-lines.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Tree } from '../../repository/tree.ts';
import { type ChangedLine, type ComparisonRules, compareLine, NO_CHANGE, type ObjectChange } from '../object-change.ts';
import { filesNaming, mapInBatches, readTextFile } from './watched-files.ts';

/**
 * Finds images of the service, with their versions, in lines that no reader reads, where a repository deploys nothing
 * else. If a change leaves them alone or removes the last one, the gate must not say that there is no deployment.
 *
 * @param trees both trees, and the renames from the new path to the old one
 * @param changes changed lines that are already reported
 */
export async function standingLines(
  { base, head, renames }: { readonly base: Tree; readonly head: Tree; readonly renames: ReadonlyMap<string, string> },
  changes: readonly ObjectChange[],
  settings: DetectionSettings,
  rules: ComparisonRules,
): Promise<ObjectChange[]> {
  if (!settings.discover) return [];
  const standing = await imagesIn(head, settings);
  const isSure = changes.some(({ line }) => line?.mustBeListed.length === 0);
  if (standing.length === 0 && !isSure) {
    const gone = await imagesIn(base, settings);
    return gone.map(({ place, version: from, line }) => ({ ...NO_CHANGE, change: 'removed', place, from, line }));
  }
  const told = new Set(changes.map(({ place }) => showPlace(place)));
  const oldLines = new Map<string, ReadonlySet<string>>();
  const judged: ObjectChange[] = [];
  for (const { place, text, version, line } of standing) {
    if (told.has(showPlace(place))) continue;
    const old =
      oldLines.get(place.file) ?? new Set(linesOf(await readTextFile(base, renames.get(place.file) ?? place.file)));
    oldLines.set(place.file, old);
    if (old.has(text)) judged.push(compareLine(line, { place, from: version, to: version }, rules));
    else judged.push({ ...NO_CHANGE, change: 'install', place, to: version, line });
  }
  return judged;
}

interface StandingImage {
  readonly place: Place;
  /** The line without its comment. */
  readonly text: string;
  readonly version: Version;
  readonly line: ChangedLine;
}

/** A few show that there is a deployment. */
const MOST_IMAGES = 1_000;

async function imagesIn(tree: Tree, settings: DetectionSettings): Promise<StandingImage[]> {
  const found: StandingImage[] = [];
  const read = async (file: string) => ({ file, whole: await readTextFile(tree, file) });
  for await (const { file, whole } of mapInBatches(await filesNaming(tree, settings), read)) {
    const written = (whole ?? '').split(/\r\n|\r|\n/);
    for (const [index, text] of linesOf(whole).entries()) {
      for (const image of serviceImagesIn(text, settings.images)) {
        const reference = parseImageReference(image);
        const reading = reference && readImageTag(reference, settings.tagSuffix);
        if (reading === null || !('version' in reading)) continue;
        const { version } = reading;
        const place = { file, line: index + 1, column: text.indexOf(version) + 1 };
        const declared = declaredInComment(written, place);
        const line = { id: `line:${file}#${place.line}`, mustBeListed: [], declared };
        found.push({ place, text, version, line });
        if (found.length === MOST_IMAGES) return found;
      }
    }
  }
  return found;
}

function linesOf(text: string | null): string[] {
  return (text ?? '').split(/\r\n|\r|\n/).map((line) => withoutComment(line).trimEnd());
}
