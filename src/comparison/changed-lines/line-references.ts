import { literalPattern } from '../../repository/glob.ts';
import { baseNameOf } from '../../repository/repository-paths.ts';
import { linesOf } from '../../syntax/text-lines.ts';
import type { NamedFiles } from './named-files.ts';
import type { ChangedLines, PlainLine } from './version-literals.ts';

/** This many lines of each side are compared with each other. */
const MOST_LINES = 50;
/** A path is not longer, to each side of a word in it. */
const MOST_OF_A_PATH = 200;

/** Two lines that differ in what they refer to. A file that is only loaded on one side is the empty text on the other. */
export type Reference = ReturnType<typeof changedReferences>[number];

const bareOf = ({ text }: PlainLine) =>
  text
    .replace(OPTION, ' ')
    .match(/[^\s\\]+/g)
    ?.join(' ') ?? '';
/** The files that a line loads, with a star for what is filled in. */
export const filesIn = ({ text }: Pick<PlainLine, 'text'>) => [...text.matchAll(OPTION)].map(fileOf);
const fileOf = ([, file = '']: RegExpMatchArray) => withStars(file);
const withStars = (text: string) => text.replace(FILLED_IN, '*');

/** The lines of one side, also by what they are without the files that they load, and all these files. */
function sideOf(plain: readonly PlainLine[], literals: readonly PlainLine[], text: string) {
  const lines = [...plain, ...new Map(literals.map((each) => [each.line, each])).values()].slice(0, MOST_LINES);
  const without = lines.map(bareOf);
  // Of several lines that only differ in their files, the second belongs to the second.
  const countAt = (at: number) => without.slice(0, at).filter((each) => each === without[at]).length;
  const keyAt = (at: number) => without[at] && `${without[at]} ${countAt(at)}`;
  const keys = new Map(lines.map((line, at) => [line, keyAt(at) ?? '']));
  const bare = new Map([...keys].map(([line, key]) => [key, line]));
  return { lines, bare, keys, files: new Set(lines.flatMap(filesIn)), all: linesOf(text) };
}

type Side = ReturnType<typeof sideOf>;

/**
 * The changed lines that differ from one that they replace in a single word, the name of a variable, a key or a file, and those that load other
 * files, more or less. A version in them stays.
 *
 * @param path of the file with the lines
 * @param texts of the whole file
 */
export function changedReferences(
  changed: ChangedLines,
  path: string,
  [before, whole]: readonly [before: string, after: string],
  named: NamedFiles,
) {
  const gone = sideOf(changed.plainBefore, changed.before, before);
  const come = sideOf(changed.plainAfter, changed.after, whole);
  const words = come.lines.flatMap((after) => {
    const found = gone.lines.flatMap(
      (before) => changedWord(before, after, WORD) ?? changedWord(before, after, WHOLE_PATH) ?? [],
    );
    // A file that moved keeps its name.
    const moved = found.filter(({ was, is }) => baseNameOf(was) === baseNameOf(is));
    for (const { before, was, is, inFront, behind } of [...moved, ...found]) {
      const [old = '', now = ''] = [was, is].map((word) => pathAround(inFront, word, behind));
      const isLoaded = LOADED.test(inFront) || isOfValues(after, come.all);
      const isFile = isLoaded || [old, now].every((end) => named.at(end, path).length > 0);
      const instead = old.split('*').length === now.split('*').length ? [old] : [];
      const isItem = optionsOf(after, come, gone, true)[0]?.isItem === true;
      const reference = { before, after, isFile, isLoaded, isItem, rest: `${inFront}X${behind}`, instead };
      if (isFile) return [{ ...reference, was: old, is: now }];
      for (const filled of pathsWith(SET.exec(after.text)?.[1] ?? '', whole)) {
        const ends = { was: filled(was), is: filled(is) };
        if ([ends.was, ends.is].every((end) => named.at(end, path).length > 0))
          return [{ ...reference, ...ends, isFile: true, instead: [] }];
      }
      const isVariable = VARIABLE_SIGN.test(inFront) && !IMPORT.test(after.text);
      return isVariable || /^(?:local|var)\./.test(is) ? [{ ...reference, was, is }] : [];
    }
    return [];
  });
  const told = new Set(words.flatMap(({ before, after }) => [before, after]));
  const loaded = (own: Side, others: Side, isMore: boolean) =>
    own.lines.flatMap((line) => (told.has(line) ? [] : optionsOf(line, own, others, isMore)));
  const reordered = come.lines.flatMap((after) => reorderedIn(after, come, gone));
  const more = [...words, ...loaded(come, gone, true), ...reordered];
  const less = loaded(gone, come, false);
  return [...more, ...less.filter(({ isItem, isOwnLine }) => !isItem && (!isOwnLine || more.length === 0))];
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  String([...one].sort()) === String([...other].sort());

/** The last file in another order, if a line loads the same files as its counterpart: of several that set a version, it counts. */
function reorderedIn(after: PlainLine, come: Side, gone: Side) {
  const before = gone.bare.get(come.keys.get(after) ?? '');
  const [old, now] = [before === undefined ? [] : filesIn(before), filesIn(after)];
  // Their folder may have moved.
  const nameOf = areSame(old, now) ? (file: string) => file : baseNameOf;
  const last = now.findLastIndex((file, at) => nameOf(file) !== nameOf(old[at] ?? ''));
  const [was = '', is = ''] = [old[last], now[last]];
  const isSame = areSame(old.map(nameOf), now.map(nameOf));
  if (before === undefined || was === '' || !isSame || APPLIES_EACH.test(after.text)) return [];
  // A file without a version decides nothing, whatever the order is.
  const loaded = { isFile: true, isLoaded: false, isOwnLine: false, isItem: false };
  return [{ ...loaded, before, after, was, is, rest: bareOf(after), instead: [] }];
}

/** The files that a line loads, and its counterpart on the other side does not. One that stands on another line now was there before. */
function optionsOf(line: PlainLine, own: Side, others: Side, isMore: boolean) {
  const bare = own.keys.get(line) ?? '';
  const isOwnLine = bare === '';
  const isAlone = isOwnLine && own.lines.every((each) => each.line !== line.line - 1);
  const other = others.bare.get(bare) ?? (isAlone ? line : null);
  if (other === null) return [];
  const [before, after] = isMore ? [other, line] : [line, other];
  const common = {
    before,
    after,
    isOwnLine,
    isFile: true,
    isLoaded: true,
    instead: other === line ? [] : filesIn(other),
  };
  return [...line.text.matchAll(OPTION)].flatMap((match) => {
    const [option, file] = [match[0], fileOf(match)];
    const [was, is] = isMore ? ['', file] : [file, ''];
    // A folder that is filled in is none that a list includes.
    const isItem = /^(?:\s*-\s|,)/.test(option) && !file.includes('*') && !isOfValues(line, own.all);
    const reference = { was, is, isItem, rest: line.text.replace(option, '') };
    return others.files.has(file) ? [] : [{ ...common, ...reference }];
  });
}

/** Whether a line is an item in a list of values files, which decide what a chart deploys: `valuesFiles:`. */
function isOfValues({ text, line }: PlainLine, all: readonly string[]): boolean {
  const column = text.search(/\S/);
  const isKey = (each: string) => /^\s*\w[\w-]*:/.test(each) && each.search(/\S/) <= column;
  const key = all.slice(Math.max(0, line - 1 - MOST_LINES), line - 1).findLast(isKey) ?? '';
  return /^\s*values?(?:[-_]?files?)?:\s*$/i.test(key);
}

/** A command for which no file overrides another one. */
export const APPLIES_EACH = /\bkubectl\b/;
/** What precedes the name of a file that a command or a setting loads. */
const LOADED =
  /(?:^|[\s"'[(,])(?:-[fc]|\.(?=\s)|source|--?(?:file|values|env-file|var-file)|(?:docker|compose_?|values?_?|env_?)file|values|include|extends|template|manifest)["']?[\s:=]{1,9}["'[]{0,2}(?:\.?\/)?$/i;
/** What a template, a shell or a program fills in. */
const FILLED_IN = /\$?\{{1,2}[^{}\n]{0,99}\}{1,2}|<[^<>\n]{0,99}>|\$\w{1,99}\b|\$\([\w.-]{1,99}\)/g;
/** A file that a command or a list loads besides others. */
const OPTION = new RegExp(
  [
    String.raw`(?:(?<=\s)(?:-[fc]|--?(?:file|values|env-file|var-file|compose-file))[\s=]|^\s*(?:-\s{1,9}(?!\w{1,99}\s{1,9}[\w-])(?:\w{1,20}:\s{1,9})?|(?:\.|source)\s{1,9})|,\s{0,3})`,
    String.raw`["']?((?:${FILLED_IN.source}|[\w./-]){1,199})["']?(?:\s|$|(?=\]))`,
  ].join(''),
  'g',
);
/** What precedes a variable or a key in the place of a version. */
const VARIABLE_SIGN =
  /(?:[$#@]?\{{1,2}|\$|\[\[|<<|\\\(|\(["']?|%|["'`]\s{0,3}[+&.,])[\s.]{0,9}(?:[\w-]{1,99}[.(]["']?){0,9}$/;
/** A program names what it takes of a module, and holds no version there. */
const IMPORT = /^\s*(?:import|export)\s.{1,400}\sfrom\s/;
/** The name that a line sets. */
export const SET = /^[\s-]*(?:export\s{1,9})?["']?([A-Za-z_][\w.-]{0,99})["']?\s{0,60}(?:\?=|:=|=|:)/;
const VERSION = /\d\.\d{1,9}\.\d/;
/** The one word in which two lines differ; null if they differ in none, in more, in a version or in anything else. */
function changedWord(before: PlainLine, after: PlainLine, word: RegExp) {
  const [old, now] = [before, after].map(({ text }) => text.trim().split(word)) as [string[], string[]];
  if (old.length !== now.length) return null;
  const [at, ...others] = now.flatMap((word, index) => (word === old[index] ? [] : [index]));
  if (at === undefined || others.length > 0 || at % 2 === 0 || VERSION.test(`${old[at]} ${now[at]}`)) return null;
  const [inFront, behind] = [now.slice(0, at), now.slice(at + 1)].map((words) => words.join('')) as [string, string];
  return { before, was: old[at] ?? '', is: now[at] ?? '', inFront, behind };
}

const PATH = new RegExp(String.raw`(?:${FILLED_IN.source}|[\w./*-]){2,200}`, 'g');

const WORD = /([\w./-]+)/;
const WHOLE_PATH = new RegExp(`(${PATH.source})`);

/** The path around a word of a line, with a star for what is filled in. */
function pathAround(inFront: string, word: string, behind: string): string {
  const start = inFront.slice(-MOST_OF_A_PATH);
  const paths = [...`${start}${word}${behind.slice(0, MOST_OF_A_PATH)}`.matchAll(PATH)];
  const path = paths.findLast(({ index }) => index <= start.length)?.[0] ?? '';
  return withStars(path);
}

/** The paths of a text with a variable in them, each as what it is with a value in its place. */
function pathsWith(name: string, text: string): ((value: string) => string)[] {
  const reference = new RegExp(String.raw`\$[({]${literalPattern(name)}[)}]`);
  if (name === '' || !reference.test(text)) return [];
  const paths = new Set([...text.matchAll(PATH)].map(([path]) => path).filter((path) => reference.test(path)));
  return [...paths].map((path) => (value) => withStars(path.replace(reference, () => value)));
}
