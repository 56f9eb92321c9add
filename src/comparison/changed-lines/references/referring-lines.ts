import { linesOf } from '../../../syntax/text-lines.ts';
import type { ChangedLines, PlainLine } from '../literals/version-literals.ts';
import { FILLED_IN, SET, WHOLE_PATH, WORD, withStars } from './changed-words.ts';

/** This many lines of each side are compared with each other. */
const MOST_LINES = 50;

/** Two lines that differ in what they refer to: a variable, a key or a file. */
export interface Reference {
  readonly before: PlainLine;
  /** The same line as before where a file comes or goes with a line of its own. */
  readonly after: PlainLine;
  /** What each line refers to. A file that is only loaded on one side is the empty text on the other. */
  readonly was: string;
  readonly is: string;
  readonly isFile: boolean;
  /** Whether the line says that it loads a file there, or else any word may be the name of one. */
  readonly isLoaded: boolean;
  /** Whether it is an item of a list that includes files, and not of one that overrides values. */
  readonly isItem: boolean;
  /** Whether it is what a program takes of something (`versions.stable`), which may be anything. */
  readonly isMember?: boolean;
  /** The line without what it refers to. */
  readonly rest: string;
  /** The files that the line named before. */
  readonly instead: readonly string[];
}

/** The changed lines of one side of a file. */
export class Side {
  readonly lines: readonly PlainLine[];
  readonly files: ReadonlySet<string>;
  /** All lines of the file. */
  readonly all: readonly string[];
  /** Each line in words and what is between them, and in paths that may be filled in, also without its quotes. */
  readonly split: readonly (readonly [words: readonly string[], paths: readonly string[], bare: readonly string[]])[];
  /** The quotes of each line, and nothing else. */
  readonly quotes: readonly string[];
  /** What each line is without its files; empty if it has nothing else. */
  readonly #keys: readonly string[];

  constructor(
    changed: ChangedLines,
    text: string,
    readonly isHead: boolean,
  ) {
    const [plain, literals, around] = isHead
      ? [changed.plainAfter, changed.after, changed.aroundAfter]
      : [changed.plainBefore, changed.before, changed.aroundBefore];
    const withVersion = new Map(literals.map((each) => [each.line, each]));
    this.lines = [...plain, ...withVersion.values(), ...around].slice(0, MOST_LINES);
    this.files = new Set(this.lines.flatMap(filesIn));
    this.all = linesOf(text);
    this.split = this.lines.map(({ text }) => {
      // Of the choices of a parameter, the first is the default.
      const line = text.trim().replace(/\b(choices:\s{0,9}\[\s{0,9}["'][\w.-]{1,99})[^\]]{0,999}/, '$1');
      return [line.split(WORD), line.split(WHOLE_PATH), line.replace(/["']/g, '').split(WHOLE_PATH)];
    });
    this.quotes = this.lines.map(({ text }) => text.replace(/[^"']/g, ''));
    const bare = this.lines.map(bareOf);
    // Of several lines that only differ in their files, the second belongs to the second.
    const countAt = (at: number) => bare.slice(0, at).filter((each) => each === bare[at]).length;
    this.#keys = bare.map((each, at) => each && `${each} ${countAt(at)}`);
  }

  /** The line of the other side that is the same but for the files that it loads. */
  counterpartOf(line: PlainLine, others: Side): PlainLine | undefined {
    const key = this.#keys[this.lines.indexOf(line)] ?? '';
    return others.lines[others.#keys.lastIndexOf(key)];
  }
}

/** A line without the files that it loads. */
export const bareOf = ({ text }: PlainLine) =>
  text
    .replace(OPTION, ' ')
    .replace(ARRAY, ' ')
    .replace(/[\s\\"']+/g, ' ')
    .replaceAll(' ]', ']')
    .trim();
/** What a shell keeps the options of a command in: `values+=(-f prod.yaml)`. */
const ARRAY = /\b\w{1,99}\+?=\([\s"']{0,9}\)/;
/** The files that a line loads, with a star for what is filled in. */
export const filesIn = ({ text }: Pick<PlainLine, 'text'>) => [...text.matchAll(OPTION)].map(fileOf);
const fileOf = ([, file = '']: RegExpMatchArray) => withStars(file);

/** Tells whether each of the texts is the name of a file, for a command in that folder. */
export type AreThere = (ends: readonly string[], folder?: string | null) => boolean;

/** The files that a line loads, and its counterpart on the other side does not. */
export function loadedBy(line: PlainLine, own: Side, others: Side): Reference[] {
  const isStatement = ARRAY.test(line.text.replace(OPTION, ' '));
  const isAlone = bareOf(line) === '' && (isStatement || own.lines.every((each) => each.line !== line.line - 1));
  const other = own.counterpartOf(line, others) ?? (isAlone ? line : null);
  if (other === null) return [];
  const instead = other === line ? [] : filesIn(other);
  return [...line.text.matchAll(OPTION)].flatMap((match) => {
    const [option, file] = [match[0], fileOf(match)];
    // A folder that is filled in is none that a list includes.
    const isItem = /^(?:\s*-\s|,)/.test(option) && !file.includes('*') && !isOfValues(line, own.all);
    // One that stands on another line now was there before.
    return others.files.has(file) ? [] : loaded(file, [line, other], own, { isItem, instead, option });
  });
}

/** The files that a line sets a variable or a key to, and the same line on the other side does not: `FILES=(a.yml b.yml)`. */
export function listedBy(line: PlainLine, own: Side, others: Side, areThere: AreThere): Reference[] {
  const filesOf = ({ text }: PlainLine) => (text.match(LISTED) ?? []).filter((file) => areThere([file]));
  const keyOf = ({ text }: PlainLine) => text.replace(LISTED, '').replace(BETWEEN_FILES, '');
  const files = filesOf(line);
  if (files.length === 0 || !SET.test(line.text) || WATCHES.test(line.text)) return [];
  const other = others.lines.find((each) => keyOf(each) === keyOf(line) && isWithin(filesOf(each), files));
  if (other === undefined) return [];
  const instead = filesOf(other);
  const come = files.filter((file) => !instead.includes(file) && !others.files.has(file));
  return come.map((file) => loaded(file, [line, other], own, { isItem: false, instead, option: file }));
}

const isWithin = (some: readonly string[], all: readonly string[]) => some.every((each) => all.includes(each));

/** A file that the first of two lines loads, and its counterpart does not. @param option the file with what loads it */
function loaded(
  file: string,
  [line, other]: readonly [PlainLine, PlainLine],
  { isHead }: Side,
  { option, ...rest }: Pick<Reference, 'isItem' | 'instead'> & { readonly option: string },
): Reference {
  const ends = isHead
    ? { before: other, after: line, was: '', is: file }
    : { before: line, after: other, was: file, is: '' };
  return { ...ends, ...rest, isFile: true, isLoaded: true, rest: line.text.replace(option, '') };
}

/** Whether a line is an item in a list of values files, which decide what a chart deploys: `valuesFiles:`. */
export function isOfValues({ text, line }: PlainLine, all: readonly string[]): boolean {
  if (/\bvalue_?files["']?:\s{0,9}\[/i.test(text)) return true;
  const column = text.search(/\S/);
  const isKey = (each: string) => /^\s*\w[\w-]*:/.test(each) && each.search(/\S/) <= column;
  const key = all.slice(Math.max(0, line - 1 - MOST_LINES), line - 1).findLast(isKey) ?? '';
  return /^\s*-\s/.test(text) && /^\s*(?:values?|vars)(?:[-_]?files?)?:\s*$/i.test(key);
}

/** A file that a command or a list loads besides others. */
const OPTION = new RegExp(
  [
    String.raw`(?:(?<=[\s(])(?:(?:-[fc]|--?(?:[a-z-]{1,30}-)?(?:file|values))[\s=]["']?|(?:-[ep]|--extra-vars|--parameters|--parameter-overrides)[\s=]["']?(?:@|file:\/\/))`,
    String.raw`|^\s*(?:-\s{1,9}(?!(?:\w{1,20}:\s{1,9})?\w{1,99}\s{1,9}[\w-])(?:\w{1,20}:\s{1,9})?|(?:(?:(?:\[{1,2}|test)\s-[a-z]\s[^\s&]{1,199}\s(?:\]{1,2}\s)?&&\s)?(?:\.|source)|[-s]?include)\s{1,9})["']?|,\s{0,3}["']?)`,
    String.raw`((?:${FILLED_IN.source}|[\w./-]){1,199})["']?(?:\s|$|(?=[\])]))`,
  ].join(''),
  'g',
);
/** A command, and a setting whose files only start something. */
const WATCHES =
  /^[\s-]*["']?(?:(?:run|script|commands?|cmds?|sh|args|files?)["']?:|paths?|changes|only|except|ignore|exclude|watch|sources?|deps|lint)/i;
/** What stands between the files of a list: options, and what separates them. */
const BETWEEN_FILES = /(?<=^|[\s"'(=])--?[\w-]{1,40}(?=[\s"']|$)|[\s"'`,:;()[\]]/g;
/** A path in a list. */
const LISTED = /(?<![\w./$}-])[\w./-]{1,199}\.\w{1,9}(?![\w./$-])/g;
