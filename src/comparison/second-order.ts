import type { DeployedObject } from '../deployment/deployed-object.ts';
import type { SecondOrder } from '../deployment/finding.ts';
import { type Place, showPlace } from '../problems/place.ts';
import { type Problem, problemAt } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import { unformatted } from '../syntax/text-lines.ts';
import { blankVersions } from './changed-lines/literals/versions-in-text.ts';
import type { ReadSides } from './object-change.ts';
import { renamedId } from './object-ids.ts';

/**
 * The first difference in second order between both sides (docs/how-detection-works.md#what-the-gate-does-not-evaluate);
 * null for none. If only a version differs on a watched line, that line is judged.
 *
 * @param place the object on the head, for a text that is gone
 */
export function changedSecondOrder(
  before: readonly SecondOrder[],
  after: readonly SecondOrder[],
  sides: Pick<ReadSides, 'oldToNew' | 'isWatched' | 'settings' | 'before' | 'after'>,
  place: Place,
): Problem | null {
  const { oldToNew, isWatched, settings } = sides;
  const bare = ({ key, text, place: { file } }: SecondOrder, isOneFile: boolean) => {
    const written = unformatted(isOneFile && isWatched(file) ? blankVersions(text, settings.tagSuffix) : text, file);
    return /patch/i.test(key) && !/tag\b/i.test(text) ? written.replace(NUMBER, '$1: 0') : written;
  };
  const left = new Map(numbered(before, ({ key }) => renamedId(key, oldToNew)));
  for (const [id, each] of numbered(after, ({ key }) => key)) {
    const was = left.get(id);
    left.delete(id);
    if (was === undefined && (each.isChoice === true || isNewTarget(each, sides))) continue;
    if (was === undefined) return notEvaluated(each, each.place, 'is new');
    // The version of another file stands on no changed line.
    const isOneFile = (oldToNew.get(was.place.file) ?? was.place.file) === each.place.file;
    if (bare(was, isOneFile) !== bare(each, isOneFile)) return notEvaluated(each, each.place, 'has changed');
  }
  for (const was of [...left.values()].filter(({ isChoice }) => isChoice !== true))
    return notEvaluated(was, place, 'is gone');
  return null;
}

/** A number or an amount in a patch decides no version: `replicas: 3`, `memory: 4Gi`. */
const NUMBER =
  /(?<![\w-])(?!\w{0,20}(?:version|revision|ref|branch))(\w{1,60}): \d{1,6}(?:[KMGT]i?|m)?(?=[\s,}\]]|$)/gi;

/** Texts by their key. The blocks of one object may share one (`dynamic "set"`), so it counts them as well. */
function numbered(texts: readonly SecondOrder[], keyOf: (text: SecondOrder) => string): [string, SecondOrder][] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const key = keyOf(text);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return [`${key}#${count}`, text];
  });
}

/** Whether a text is a single value that a target names, and that is new itself: that target asks for the version before. */
function isNewTarget({ text, place }: SecondOrder, { before, after }: Pick<ReadSides, 'before' | 'after'>): boolean {
  const isThere = ({ kind, place: own, problem }: DeployedObject) =>
    kind === 'target' && problem === null && showPlace(own) === showPlace(place);
  const isNew = (id: string) => before.objects.some((it) => it.id === id && it.problem?.code === 'target-missing');
  return /^[\w.[\]=-]+: *\S+$/.test(text) && after.objects.some((each) => isThere(each) && isNew(each.id));
}

function notEvaluated({ key }: SecondOrder, place: Place, what: string): Problem {
  return problemAt('not-evaluated', place, `${quoteText(key.slice(key.lastIndexOf('#') + 1))} ${what}`);
}
