import { namesService, namesServiceImage } from '../../../deployment/service-names.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import type { LineChange, ReadSides } from '../../object-change.ts';
import { type ChangedFile, isRead, notUnderstood } from '../changed-file.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { isSameSetting, namesOf } from '../literals/literal-names.ts';
import type { PlainLine } from '../literals/version-literals.ts';
import { ITEM } from '../own-block.ts';
import { type Compared, TAKES } from '../references/changed-references.ts';
import type { Reference } from '../references/referring-lines.ts';
import { isPinnedBeside } from './pins.ts';
import { isVersionName, literalsOf } from './renamed-variables.ts';
import { CHART_VARIABLE, isCommonName, plainName, variablesOn } from './variable-syntax.ts';

/**
 * Judges a line that took the version from a variable and no longer does, while what it belongs to stays: something else
 * decides then, such as a chart (docs/supported-files.md#any-other-file). Null if there is none.
 */
export function compareDropped(file: Compared, references: readonly Reference[]): LineChange | null {
  const { path, changed, known } = file;
  // A reader says what decides now.
  if (known.pins.get(path) === true) return null;
  const judged = new Set(references.map(({ before }) => before));
  // A command may have the version of a chart as well.
  const commands = changed.before.filter(({ text }) => /\bimage\.tag=/.test(text));
  const beginnings = new Set(addedIn(changed).map(firstWords));
  // Many lines may take the same variable, and each answer costs a search of the whole file.
  const taken = new Map<string, boolean>();
  const isStillTaken = (name: string, isTag: boolean) => {
    const key = `${name} ${isTag}`;
    if (!taken.has(key)) taken.set(key, isTaken(name, isTag, file));
    return taken.get(key) === true;
  };
  for (const line of [...changed.plainBefore, ...commands]) {
    if (judged.has(line) || isExplained(line, file)) continue;
    const isTag = TAKES.test(line.text);
    const name = variablesOn(line.text).find((each) => isOurs(each, line, file) && !isStillTaken(each, isTag));
    if (name === undefined || !(beginnings.has(firstWords(line.text)) || hasKeptOwner(line, file))) continue;
    const found = `${quoteText(name)} gave the ${product.name} version, and does not any more`;
    return notUnderstood({ file: path, line: null, column: null }, found);
  }
  return null;
}

/** Whether a reader has read the line, or the version that takes its place. */
function isExplained(line: PlainLine, { path, changed, known }: Compared): boolean {
  if (isRead(line, path, known.before)) return true;
  return changed.after.some((each) => isRead(each, path, known.after) && isSameSetting(line.text, each));
}

/** Whether a variable gave the service's version. */
function isOurs(name: string, { text }: PlainLine, { path, known }: Compared): boolean {
  if (!isCommonName(plainName(name)) && isVersionName(name, known)) return true;
  // What Helm takes for the service's chart is read on the head, where nothing may take it any more.
  const isOfChart = /\bhelm\b/.test(text) && namesService(text, known.settings) && !isPinnedBeside(text, path, known);
  return isOfChart && [...text.matchAll(CHART_VARIABLE)].some(([, each]) => each === name);
}

/** Whether another line takes a variable now. Another command that takes it as well, or a message that says it, does not hand it to this one. */
function isTaken(name: string, isTag: boolean, { changed, texts }: Compared): boolean {
  const takersIn = (lines: readonly string[]) =>
    lines.filter((each) => (!isTag || TAKES.test(each)) && variablesOn(each).includes(name)).length;
  if (takersIn(addedIn(changed)) > 0) return true;
  return takersIn(linesOf(texts[1])) >= (isTag ? takersIn(linesOf(texts[0])) : 1);
}

/** Whether what a line belongs to stays: what it continues or is below. */
function hasKeptOwner(line: PlainLine, { changed, texts }: Compared): boolean {
  const above = linesOf(texts[0]).slice(0, line.line - 1);
  const isOwner = (text: string) => indentOf(text) !== -1 && indentOf(text) < indentOf(line.text);
  const owner = above.at(-1)?.endsWith('\\') ? above.length : above.findLastIndex(isOwner) + 1;
  const isGone = [...changed.before, ...changed.plainBefore].some((each) => each.line === owner);
  return owner > 0 && !isGone && !ITEM.test(line.text);
}

const addedIn = ({ plainAfter, after }: Compared['changed']) => [...plainAfter, ...after].map(({ text }) => text);
/** Three words at the start of a line tell what it is. */
const firstWords = (text: string) => text.trim().split(/\s+/, 3).join(' ');
/** The column of the first character; -1 if the line is empty. */
const indentOf = (text: string) => text.search(/\S/);

/** What stands in front of the default of a variable. */
const DEFAULT = /\bARG\s|:-|\bdefault/;

/**
 * Whether every version that comes or goes alone is that of the variable in whose place it comes, that replaces it, or
 * whose default it repeats (docs/supported-files.md#any-other-file).
 */
export async function repeatsVariables(file: ChangedFile, sides: ReadSides): Promise<boolean> {
  const { changed, path, oldPath, gone, come } = file;
  const isGone = gone.length > 0;
  if (isGone === come.length > 0) return false;
  const [tree, from] = isGone ? [sides.head, path] : [sides.base, oldPath];
  const text = (await readTextFile(tree, from)) ?? '';
  const [literals, instead] = isGone ? [gone, changed.plainAfter] : [come, changed.plainBefore];
  for (const literal of literals) {
    const lines = instead.filter(
      (line) => isSameSetting(line.text, literal) || namesServiceImage(line.text, sides.settings.images),
    );
    const isAlone = lines.length === 0;
    if (isAlone && isGone) return false;
    // What comes in the place of no variable may repeat the default of its own name in another file.
    const settings = isAlone ? [namesOf(literal)] : lines.map((line) => variablesOn(line.text));
    for (const names of settings) {
      const found = names.map((name) => literalsOf(name, isAlone ? '' : text, tree, sides));
      const values = (await Promise.all(found)).flat();
      const isKnown = values.some(({ inFront }) => !isAlone || DEFAULT.test(inFront));
      if (!isKnown || values.some(({ version }) => version !== literal.version)) return false;
    }
  }
  return true;
}
