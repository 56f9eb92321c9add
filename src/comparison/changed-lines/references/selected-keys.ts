import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import type { Tree } from '../../../repository/tree.ts';
import type { LineChange } from '../../object-change.ts';
import { isRead, notUnderstood, only } from '../changed-file.ts';
import type { ChangedLines } from '../literals/version-literals.ts';
import { areEqual, type Compared, versionsIn } from './changed-references.ts';
import { ASSIGNED, type ChangedWord, resolved, VERSION, wordsAdded } from './changed-words.ts';
import type { NamedFiles } from './named-files.ts';
import { type Selected, WordTrail } from './selected-files.ts';
import { type Side, sidesOf, versionsBelow } from './stated-versions.ts';

/** So many changed lines are asked for. */
const MOST_LINES = 10;

/** A changed line that may select another key than before: a profile, a stage, an anchor, a job that it extends. */
export interface Selection {
  readonly line: number;
  /** The part of a path or of a name in which the line differs. */
  readonly was: string;
  readonly is: string;
  /** The parts behind it: `lightdash` in `versions.prod.lightdash`. */
  readonly behind: readonly string[];
  readonly selected: Selected;
}

/** The words of changed lines that stand elsewhere in the file, or in one that it names, as those that they replace do. */
export async function selectionsIn(
  changedWords: readonly ChangedWord[],
  changed: ChangedLines,
  path: string,
  text: string,
  named: NamedFiles,
  head: Tree,
) {
  const found: Selection[] = [];
  const trail = new WordTrail(named, head);
  const mayBeAny =
    changedWords.length > 0 ||
    [...changed.plainAfter, ...changed.plainBefore].some(({ text: line }) => line.search(ASSIGNED) >= 0);
  const others = mayBeAny ? [...(await trail.othersOf(path, text)).values()] : [];
  const texts = [text, ...others];
  const words = [
    ...changedWords.slice(0, MOST_LINES).map((word) => resolved(word, texts)),
    // What a workflow of GitHub has by default, no line of it sets.
    ...wordsAdded(changed, path.startsWith('.github/') ? others : texts, others),
  ];
  for (const word of words.slice(0, 2 * MOST_LINES)) {
    const part = differingPart(word);
    if (part === null || saysWhatVersionIs(word)) continue;
    const selected = await trail.follow({ word, path, text }, [part.was, part.is]);
    if (selected.files.length + selected.left.length > 0) found.push({ line: word.after.line, ...part, selected });
  }
  return found;
}

/** Judges them by the versions below both keys (docs/supported-files.md#any-other-file), unless a reader follows them. */
export async function compareSelections(selections: readonly Selection[], compared: Compared): Promise<LineChange[]> {
  const { path, sides, known } = compared;
  const changes: LineChange[] = [];
  const isCarrier = sides.after.objects.some(({ carrier }) => carrier === path);
  const links = sides.after.links.filter(({ place }) => place.file === path).map((link) => link.path);
  const isFollowed = (files: readonly string[]) =>
    files.some((file) => links.some((end) => file === end || file.startsWith(`${end}/`)));
  const [base, head] = sidesOf(compared);
  for (const { line, was, is, behind, selected } of selections) {
    // A reader follows the other lines of its files.
    if (isCarrier || isRead({ line, text: '' }, path, known.after) || isFollowed(selected.come)) continue;
    const versionsOf = async (side: Side, word: string, selectedFiles: readonly string[]) =>
      (await versionsIn(side.tree, side.objects, selectedFiles, known)) ??
      (await versionsBelow([word, ...behind], selected.files, side));
    const before = await versionsOf(base, was, selected.left);
    const after = await versionsOf(head, is, selected.come);
    const place = { file: path, line: line === 0 ? null : line, column: 1 };
    // Of two files that a tool loads, one may leave the version to what both load.
    const areLoaded = was !== is && selected.left.length > 0 && before.size + after.size > 0;
    if (areEqual(before, after) || (!areLoaded && (before.size === 0 || after.size === 0))) continue;
    const [from, to] = [only(before), only(after)];
    const mustBeListed = [...before, ...after];
    const found = `${product.name} had the version below ${quoteText(was)}, and has the one below ${quoteText(is)}`;
    if (from === null || to === null) changes.push(notUnderstood(place, found, { from, to, mustBeListed }));
    else changes.push({ line: { id: `line:${path}#${line}`, mustBeListed }, place, from, to, problem: null });
  }
  return changes;
}

/**
 * Whether a word stands beside a version, so that it says what that is of. A member of something (`versions.prod`) is one
 * of several arguments, and what a script gets (`deploy.sh prod`) is its own.
 */
function saysWhatVersionIs({ after, was, inFront, behind }: ChangedWord): boolean {
  const isOwn = /^[A-Za-z_]\w*\.\w/.test(was) || /\w\.(?:sh|bash|py|rb|[jt]s)\s{1,3}$/.test(inFront);
  const [own, next] = [inFront.split(/[,;]/).at(-1), behind.split(/[,;]/, 1)[0]];
  return VERSION.test(isOwn ? `${own} ${next}` : after.text);
}

/** The one part in which two paths or names differ: `.stable.tag` and `.next.tag` in `stable` and `next`. */
function differingPart({ was, is }: ChangedWord): Pick<Selection, 'was' | 'is' | 'behind'> | null {
  const [old, now] = [was, is].map((each) => each.split(/[/.]/)) as [string[], string[]];
  const [at, ...others] = [...now.keys()].filter((index) => now[index] !== old[index]);
  if (old.length !== now.length || at === undefined || others.length > 0) return null;
  const [one, other] = [old[at] ?? '', now[at] ?? ''];
  const isName = [one, other].every((each) => /^[A-Za-z][\w-]{1,99}$/.test(each));
  return isName ? { was: one, is: other, behind: now.slice(at + 1).filter(Boolean) } : null;
}
