import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { baseNameOf } from '../../../repository/repository-paths.ts';
import type { Tree } from '../../../repository/tree.ts';
import type { LineChange } from '../../object-change.ts';
import { isRead, notUnderstood, only } from '../changed-file.ts';
import { readTextFile } from '../lines/watched-files.ts';
import type { ChangedLines } from '../literals/version-literals.ts';
import { areEqual, type Compared, versionsIn } from './changed-references.ts';
import { ASSIGNED, type ChangedWord, VERSION, wordsAdded } from './changed-words.ts';
import type { NamedFiles } from './named-files.ts';
import { filesSelectedBy, SCRIPT, type SelectedFiles } from './selected-files.ts';
import { hasWord, type Side, sidesOf, versionsBelow } from './stated-versions.ts';

/** So many changed lines are asked for. */
const MOST_LINES = 10;

/** Such a file is about a Dockerfile that it need not name. */
const BUILDS = /(?:^|\/)(?:docker-)?bake\.[^/]*$/;

/** What waits for another job, chooses a runner, or prints something. */
const SELECTS_NOTHING =
  /^\s*(?:["']?(?:needs|depends_?on|runs-on|tags)["']?:|\.PHONY\b|(?:- |-?\s?run: |@)?(?:echo|printf)\s[^|>&;(]{0,300}$)/i;
/** A changed line that may select another key than before: a profile, a stage, an anchor, a job that it extends. */
export interface Selection {
  readonly line: number;
  /** The part of a path or of a name in which the line differs. */
  readonly was: string;
  readonly is: string;
  /** The parts behind it: `lightdash` in `versions.prod.lightdash`. */
  readonly behind: readonly string[];
  /** The files with both words: the one with the line, and those that it names. */
  readonly files: readonly string[];
  readonly selected: SelectedFiles;
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
  const others = new Map<string, string>();
  if (changedWords.length > 0 || changed.plainAfter.some(({ text: line }) => line.search(ASSIGNED) >= 0))
    for (const file of named.namedIn(BUILDS.test(path) ? `${text}\ndocker` : text))
      if (file !== path) others.set(file, (await readTextFile(head, file)) ?? '');
  const words = [...changedWords.slice(0, MOST_LINES), ...wordsAdded(changed, [...others.values()])];
  for (const word of words.slice(0, 2 * MOST_LINES)) {
    const part = differingPart(word);
    if (part === null || saysWhatVersionIs(word) || SELECTS_NOTHING.test(word.after.text)) continue;
    const { line } = word.after;
    const rest = text.split('\n').filter((_, index) => index !== line - 1);
    // What a script gets is its own.
    const scripts = [...others].filter(([file]) => SCRIPT.test(file) && word.after.text.includes(baseNameOf(file)));
    const files = [[path, rest.join('\n')] as const, ...(scripts.length > 0 ? scripts : others)].filter(
      ([, each]) => hasWord(each, part.was) && hasWord(each, part.is),
    );
    const selected = await filesSelectedBy(word, { path, text, others }, named, head);
    if (files.length + selected[0].length > 0)
      found.push({ line, ...part, files: files.map(([file]) => file), selected });
  }
  return found;
}

/** Judges them by the versions below both keys (docs/supported-files.md#any-other-file), unless a reader follows them. */
export async function compareSelections(selections: readonly Selection[], compared: Compared): Promise<LineChange[]> {
  const { path, sides, known } = compared;
  const changes: LineChange[] = [];
  const isCarrier = sides.after.objects.some(({ carrier }) => carrier === path);
  const [base, head] = sidesOf(compared);
  for (const { line, was, is, behind, files, selected } of selections) {
    // A reader follows the other lines of its files.
    if (isCarrier || isRead({ line, text: '' }, path, known.after)) continue;
    const versionsOf = async (side: Side, word: string, selectedFiles: readonly string[]) =>
      (await versionsIn(side.tree, side.objects, selectedFiles, known)) ??
      (await versionsBelow([word, ...behind], files, side));
    const before = await versionsOf(base, was, selected[0]);
    const after = await versionsOf(head, is, selected[1]);
    const place = { file: path, line, column: 1 };
    // Of two files that a tool loads, one may leave the version to what both load.
    const areLoaded = selected.every((all) => all.length > 0) && before.size + after.size > 0;
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
