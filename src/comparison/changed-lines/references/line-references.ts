import { product } from '../../../product/product.ts';
import { baseNameOf } from '../../../repository/repository-paths.ts';
import { folderOfRun } from '../lines/run-folder.ts';
import type { ChangedLines, PlainLine } from '../literals/version-literals.ts';
import { SERVICE_TAG } from '../variables/variable-syntax.ts';
import { type ChangedWord, changedWord, pathsAround } from './changed-words.ts';
import type { NamedFiles } from './named-files.ts';
import {
  type AreThere,
  bareOf,
  filesIn,
  isOfValues,
  listedBy,
  loadedBy,
  type Reference,
  Side,
} from './referring-lines.ts';
import { wordsOfRewritten } from './rewritten-lines.ts';

/** In so many lines of a file, the order of what they load is looked at. */
const MOST_OF_A_FILE = 2_000;
/** So many lines that change in more than a word are compared word by word. */
const MOST_REWRITTEN = 12;

/**
 * The changed lines that differ from one that they replace in a single word, the name of a variable, a key or a file, and
 * those that load other files, more, less, or in another order (docs/supported-files.md#any-other-file).
 *
 * @param texts of the whole file
 */
export function changedReferences(
  changed: ChangedLines,
  path: string,
  [before, after]: readonly [before: string, after: string],
  named: NamedFiles,
) {
  const gone = new Side(changed, before, false);
  const come = new Side(changed, after, true);
  const areThere: AreThere = (ends, folder) => ends.every((end) => named.at(end, path, folder).length > 0);
  const changedOnes = come.lines.map((_, at) => changedWords(at, come, gone));
  const replaced = come.lines.flatMap((line, at) => {
    return replacedIn(changedOnes[at] ?? [], come, gone, areThere) ?? otherTag(line, gone) ?? [];
  });
  const told = new Set(replaced.flatMap((each) => [each.before, each.after]));
  const isUntold = (line: PlainLine) => !told.has(line);
  // The reader of compose knows the list of its files.
  const isEnv = baseNameOf(path) === '.env';
  const loads = (own: Side, others: Side) => (line: PlainLine) => {
    const found = loadedBy(line, own, others);
    return found.length > 0 || isEnv ? found : listedBy(line, own, others, areThere);
  };
  const more = come.lines.filter(isUntold).flatMap(loads(come, gone));
  const less = gone.lines.filter(isUntold).flatMap(loads(gone, come));
  const reordered = come.lines.flatMap((line) => reorderedIn(line, come, gone) ?? []);
  const found = [...replaced, ...more, ...reordered, ...reorderedLines(gone.all, come.all)];
  const isLess = (each: Reference) => !each.isItem && (bareOf(each.before) !== '' || found.length === 0);
  const exact: Reference[] = [...found, ...less.filter(isLess)];
  const inMore = [...changedOnes.keys()].filter((at) => changedOnes[at]?.length === 0).slice(0, MOST_REWRITTEN);
  const rewritten = inMore.flatMap((at) => wordsOfRewritten(at, come, gone));
  const others = rewritten.flatMap((word) => {
    const other = replacedIn([word], come, gone, areThere);
    const isExact = exact.some(({ before, after }) => before === word.before || after === word.after);
    return other?.isFile === true && areThere([other.was, other.is]) && !isExact ? other : [];
  });
  return { references: [...exact, ...others], words: changedOnes.flatMap(([word = []]) => word), rewritten };
}

/** The words in which a line differs from those of the other side that differ from it in one. */
function changedWords(at: number, come: Side, gone: Side): ChangedWord[] {
  const [after, now] = [come.lines[at], come.split[at]];
  if (after === undefined || now === undefined) return [];
  return gone.lines.flatMap((before, index) => {
    const [words = [], paths = [], bare = []] = gone.split[index] ?? [];
    const found = changedWord(before, after, words, now[0]) ?? changedWord(before, after, paths, now[1]);
    const isRequoted = gone.quotes[index] !== come.quotes[at];
    return found ?? (isRequoted ? changedWord(before, after, bare, now[2]) : null) ?? [];
  });
}

/** What a line refers to instead of what a line of the other side did; null if it differs from each of them in anything else. */
function replacedIn(words: readonly ChangedWord[], come: Side, gone: Side, areThere: AreThere): Reference | null {
  // A file that moved keeps its name, and the second of several lines belongs to the second.
  const moved = words.filter(({ was, is }) => baseNameOf(was) === baseNameOf(is));
  const same = moved.find((each) => each.before === come.counterpartOf(each.after, gone));
  const word = same ?? moved[0] ?? words[0];
  if (word === undefined) return null;
  const { before, after, was, is, inFront, behind } = word;
  const [tail, oldTail] = [is, was].map((each) => each.replace(/^[^/]*/, ''));
  if (tail === oldTail && IN_FRONT_OF_IMAGE.test(`${tail}${behind}`)) return null;
  const isLoaded = LOADED.test(inFront.replace(DEFAULT_IN_PATH, '')) || isOfValues(after, come.all);
  const isItem = loadedBy(after, come, gone)[0]?.isItem === true;
  const reference = { before, after, isLoaded, isItem, rest: `${inFront}X${behind}`, instead: [] };
  const [old, now] = pathsAround(word);
  if (isLoaded || areThere([old, now], folderOfRun(come.all, after.line - 1))) {
    const instead = old.split('*').length === now.split('*').length ? [old] : [];
    return { ...reference, was: old, is: now, isFile: true, instead };
  }
  const isVariable = VARIABLE_SIGN.test(inFront) && !IMPORT.test(after.text);
  if (isVariable || /^(?:local|var)\./.test(is)) return { ...reference, was, is, isFile: false };
  const isMember = GIVES.test(inFront) && [was, is].every((each) => MEMBER.test(each));
  return isMember ? { ...reference, was, is, isFile: false, isMember } : null;
}

/** What follows the registry in front of the service's image: `{{ registry }}/lightdash/lightdash:`. */
const IN_FRONT_OF_IMAGE = new RegExp(
  String.raw`^(?:\s{0,3}[)}\]]{1,3})?\/?(?:[\w.-]{1,99}\/){0,9}${product.image.path}["']?:\S`,
  'i',
);

/** The tag of the service's image, if it is another variable on a line that has more changes; null if several were before. */
function otherTag(after: PlainLine, gone: Side): Reference | null {
  const tagOf = ({ text }: PlainLine) => {
    const [whole = '', name, position] = SERVICE_TAG.exec(text) ?? [];
    return OUTSIDE.test(whole) ? `vars.${name}` : (name ?? position);
  };
  const is = tagOf(after);
  const [before, ...others] = gone.lines.filter((line) => tagOf(line) !== undefined);
  const was = before && tagOf(before);
  if (is === undefined || before === undefined || was === undefined || was === is) return null;
  if (others.some((line) => tagOf(line) !== was)) return null;
  // The same variable may be set to what comes from outside.
  const isMember = `vars.${was}` === is || was === `vars.${is}`;
  const reference = { before, after, was, is, isFile: false, isLoaded: false, isItem: false };
  return { ...reference, rest: after.text, instead: [], ...(isMember && { isMember }) };
}

/** What a workflow takes from the settings of its repository. */
const OUTSIDE = /\{\{\s?(?:vars|secrets)\./;

const areSame = (one: readonly string[], other: readonly string[]) =>
  String([...one].sort()) === String([...other].sort());

/** The last file in another order, if a line loads the same files as its counterpart: of several that set a version, it counts. */
function reorderedIn(after: PlainLine, come: Side, gone: Side): Reference | null {
  const before = come.counterpartOf(after, gone);
  if (before === undefined || APPLIES_EACH.test(after.text)) return null;
  const [old, now] = [filesIn(before), filesIn(after)];
  // Their folder may have moved.
  const nameOf = areSame(old, now) ? (file: string) => file : baseNameOf;
  if (!areSame(old.map(nameOf), now.map(nameOf))) return null;
  const last = now.findLastIndex((file, at) => nameOf(file) !== nameOf(old[at] ?? ''));
  const [was, is] = [old[last], now[last]];
  if (was === undefined || is === undefined) return null;
  // A file without a version decides nothing, whatever the order is, so that it need not be known that it is loaded.
  return { before, after, was, is, isFile: true, isLoaded: false, isItem: false, rest: bareOf(after), instead: [] };
}

/** The same for files that successive lines load, and nothing else. */
function reorderedLines(before: readonly string[], after: readonly string[]): Reference[] {
  const old = loadsIn(before);
  return loadsIn(after).flatMap((run) => {
    const files = run.flatMap(filesIn);
    const others = old.map((each) => each.flatMap(filesIn)).filter((each) => areSame(each, files));
    const last = files.findLastIndex((file, at) => file !== others[0]?.[at]);
    const [was, is, line] = [others[0]?.[last], files[last], run.at(-1)];
    if (others.some((each) => String(each) === String(files)) || !was || !is || !line) return [];
    const ends = { before: line, after: line, was, is };
    return [{ ...ends, isFile: true, isLoaded: false, isItem: false, rest: '', instead: [] }];
  });
}

/** Successive lines that only load files, each of which overrides those before it. */
function loadsIn(all: readonly string[]): PlainLine[][] {
  const runs: PlainLine[][] = [];
  for (const [index, text] of all.slice(0, MOST_OF_A_FILE).entries()) {
    const line = { text, line: index + 1 };
    const isItem = /^\s*-\s/.test(text);
    if (!LOADS.test(text) || bareOf(line) !== '' || (isItem && !isOfValues(line, all))) continue;
    const run = runs.at(-1);
    if (run?.at(-1)?.line === index) run.push(line);
    else runs.push([line]);
  }
  return runs.filter((run) => run.length > 1);
}

/** How a line begins that only loads a file. */
const LOADS = /^\s*(?:-|\.\s|source\s|s?include\s)/;

/** A command for which no file overrides another one. */
export const APPLIES_EACH = /\bkubectl\b/;
/** What precedes the name of a file that a command or a setting loads. */
const LOADED =
  /(?:^|[\s"'[(,])(?:-[fc]|\.(?=\s)|source|--?(?:[a-z-]{1,30}-)?(?:file|values)|(?:docker|compose_?|values?_?|env_?)file|values|include|extends|template|manifest|local(?=["']?:))["']?[\s:=]{1,9}["'[]{0,2}(?:\.?\/)?$/i;
/** A path up to the default of a variable in it: `env/${1:-`. */
const DEFAULT_IN_PATH = /["']?[\w./-]{0,99}\$\{\w{1,99}:-?$/;
/** What precedes a variable or a key in the place of a version. */
const VARIABLE_SIGN =
  /(?:[$#@]?\{{1,2}|\$|\[\[|<<|\\\(|\(["']?|%|["'`]\s{0,3}[+&.,])[\s.]{0,9}(?:[\w-]{1,99}[.([]["']?){0,9}$/;
/** What a program takes: a constant, or a member of something; and what precedes that. */
const MEMBER = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*){0,9}$/;
const GIVES = /[\w"')\]]\s{0,9}[:=(,]\s{0,9}$/;
/** A program names what it takes of a module, and holds no version there. */
const IMPORT = /^\s*(?:import|export)\s.{1,400}\sfrom\s/;
