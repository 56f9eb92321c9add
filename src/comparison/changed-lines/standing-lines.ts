import { declaredInComment } from '../../deployment/comment-declaration.ts';
import type { DetectionSettings } from '../../deployment/detect.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Tree } from '../../repository/tree.ts';
import { withoutComment } from '../../syntax/text-lines.ts';
import { type ChangedLine, type ComparisonRules, compareLine, NO_CHANGE, type ObjectChange } from '../object-change.ts';
import { type KnownLines, type ReadTrees, readKnown } from './known-lines.ts';
import { ownerOf } from './literal-owner.ts';
import { changedLines, isTooLarge } from './version-literals.ts';
import { filesNaming, mapInBatches, readTextFile } from './watched-files.ts';

/**
 * Finds versions of the service in lines that no reader reads, where a repository deploys nothing else: those that
 * would be judged if they changed. If a change leaves them alone or removes the last one, the gate must not say that
 * there is no deployment.
 *
 * @param changes changed lines that are already reported
 */
export async function standingLines(
  input: ReadTrees,
  changes: readonly ObjectChange[],
  settings: DetectionSettings,
  rules: ComparisonRules,
): Promise<ObjectChange[]> {
  if (!settings.discover) return [];
  const { base, head, renames } = input;
  const known = await readKnown(input, settings);
  const standing = await versionsIn(head, known, settings);
  const isSure = ({ line }: Pick<ObjectChange, 'line'>) => line?.mustBeListed.length === 0;
  const judged: ObjectChange[] = [];
  if (![...standing, ...changes].some(isSure)) {
    const gone = (await versionsIn(base, known, settings)).filter(isSure);
    for (const { place, version: from, line } of gone)
      judged.push({ ...NO_CHANGE, change: 'removed', place, from, line });
  }
  const told = new Set(changes.map(({ place }) => showPlace(place)));
  const oldLines = new Map<string, ReadonlySet<string>>();
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

interface StandingVersion {
  readonly place: Place;
  /** The line without its comment. */
  readonly text: string;
  readonly version: Version;
  readonly line: ChangedLine;
}

/** A few show that there is a deployment. */
const MOST_VERSIONS = 1_000;

async function versionsIn(tree: Tree, known: KnownLines, settings: DetectionSettings): Promise<StandingVersion[]> {
  const found: StandingVersion[] = [];
  const read = async (file: string) => ({ file, whole: (await readTextFile(tree, file)) ?? '' });
  for await (const { file, whole } of mapInBatches(await filesNaming(tree, settings), read)) {
    if (isTooLarge(whole)) continue;
    const written = whole.split(/\r\n|\r|\n/);
    const lines = linesOf(whole);
    for (const literal of changedLines('', whole, settings.tagSuffix).after) {
      const owner = ownerOf(literal, file, known, settings);
      if (owner?.use !== 'tag') continue;
      const { version, line, column } = literal;
      const place = { file, line, column };
      const mustBeListed = owner.mustBeListed ? [version] : [];
      const own = { id: `line:${file}#${line}`, mustBeListed, declared: declaredInComment(written, place) };
      found.push({ place, text: lines[line - 1] ?? '', version, line: own });
      if (found.length === MOST_VERSIONS) return found;
    }
  }
  return found;
}

function linesOf(text: string | null): string[] {
  return (text ?? '').split(/\r\n|\r|\n/).map((line) => withoutComment(line).trimEnd());
}
