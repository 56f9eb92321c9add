import { literalPattern } from '../../repository/glob.ts';
import { baseNameOf } from '../../repository/repository-paths.ts';
import type { NamedFiles } from './named-files.ts';
import type { ChangedLines, PlainLine } from './version-literals.ts';

/** This many lines of each side are compared with each other. */
const MOST_LINES = 50;
/** A path is not longer, to each side of a word in it. */
const MOST_OF_A_PATH = 200;

/** A line that names something else than the line that it replaces. */
export interface ChangedReference {
  readonly before: PlainLine;
  readonly after: PlainLine;
  /** What the lines name: a variable, a key or a file; empty where a line names a file more than the other. */
  readonly was: string;
  readonly is: string;
  readonly isFile: boolean;
  /** Whether a command or a setting loads the file. */
  readonly isLoaded: boolean;
  /** Whether the file is an item of a list. */
  readonly isItem: boolean;
  /** The line without the name. */
  readonly rest: string;
}

/**
 * The changed lines without a version that differ from one that they replace in a single word: the name of a variable, a key or a file.
 *
 * @param path of the file with the lines
 * @param whole the file's text
 */
export function changedReferences(
  { plainBefore, plainAfter }: ChangedLines,
  path: string,
  whole: string,
  named: NamedFiles,
): ChangedReference[] {
  const gone = plainBefore.slice(0, MOST_LINES);
  const options = gone.flatMap((before) => optionsOf(before).map(({ name, rest }) => ({ before, was: name, rest })));
  const loaded = { isFile: true, isLoaded: true } as const;
  return plainAfter.slice(0, MOST_LINES).flatMap((after) => {
    for (const { name, rest, isItem } of optionsOf(after)) {
      const before = /^[\s\\]*$/.test(rest)
        ? plainAfter.every(({ line }) => line !== after.line - 1) && after
        : gone.find(({ text }) => text.trim() === rest.trim());
      if (before) return [{ before, after, was: '', is: name, ...loaded, isItem, rest }];
    }
    const dropped = options.find(({ rest }) => rest.trim() === after.text.trim());
    if (dropped) return [{ ...dropped, after, is: '', ...loaded, isItem: false }];
    const words = gone.flatMap(
      (before) => changedWord(before, after, WORD) ?? changedWord(before, after, WHOLE_PATH) ?? [],
    );
    // A file that moved keeps its name.
    const moved = words.filter(({ was, is }) => baseNameOf(was) === baseNameOf(is));
    for (const { before, was, is, inFront, behind } of [...moved, ...words]) {
      const ends = [was, is].map((word) => pathAround(inFront, word, behind));
      const isLoaded = LOADED.test(inFront);
      const isFile = isLoaded || ends.every((end) => named.at(end, path).length > 0);
      const found = { before, after, isFile, isLoaded, isItem: false, rest: `${inFront}X${behind}` };
      if (isFile) return [{ ...found, was: ends[0] ?? '', is: ends[1] ?? '' }];
      for (const filled of pathsWith(SET.exec(after.text)?.[1] ?? '', whole)) {
        const [old, now] = [filled(was), filled(is)];
        if ([old, now].every((end) => named.at(end, path).length > 0))
          return [{ ...found, isFile: true, was: old, is: now }];
      }
      const isVariable = VARIABLE_SIGN.test(inFront) && !IMPORT.test(after.text);
      return isVariable || /^(?:local|var)\./.test(is) ? [{ ...found, was, is }] : [];
    }
    return [];
  });
}

/** What precedes the name of a file that a command or a setting loads. */
const LOADED =
  /(?:^|[\s"'[(,])(?:-[fc]|\.(?=\s)|source|--?(?:file|values|env-file|var-file)|(?:docker|compose_?|values?_?|env_?)file|values|include|extends|template|manifest)["']?[\s:=]{1,9}["'[]{0,2}(?:\.?\/)?$/i;
/** A file that a command or a list loads besides others. */
const OPTION =
  /(?:(?<=\s)(?:-[fc]|--(?:file|values|env-file|var-file|compose-file))[\s=]|^\s*(?:-\s{1,9}(?:\w{1,20}:\s{1,9})?|(?:\.|source)\s{1,9})|,\s{0,3})["']?([\w./-]{1,199})["']?(?:\s|$|(?=\]))/g;
/** The files that a line loads besides others, each with the rest of the line. */
function optionsOf({ text }: PlainLine) {
  return [...text.matchAll(OPTION)].map(([option, name = '']) => ({
    name,
    rest: text.replace(option, ''),
    isItem: /^(?:\s*-\s|,)/.test(option),
  }));
}

/** What precedes a variable or a key in the place of a version. */
const VARIABLE_SIGN =
  /(?:[$#@]?\{{1,2}|\$|\[\[|<<|\\\(|\(["']?|%|["'`]\s{0,3}[+&.,])[\s.]{0,9}(?:[\w-]{1,99}[.(]["']?){0,9}$/;
/** A program names what it takes of a module, and holds no version there. */
const IMPORT = /^\s*(?:import|export)\s.{1,400}\sfrom\s/;
/** The name that a line sets. */
export const SET = /^[\s-]*(?:export\s{1,9})?["']?([A-Za-z_][\w.-]{0,99})["']?\s{0,60}(?:\?=|:=|=|:)/;

/** The one word in which two lines differ; null if they differ in none, in more, or in anything else. */
function changedWord(before: PlainLine, after: PlainLine, word: RegExp) {
  const [old, now] = [before, after].map(({ text }) => text.trim().split(word)) as [string[], string[]];
  if (old.length !== now.length) return null;
  const [at, ...others] = now.flatMap((word, index) => (word === old[index] ? [] : [index]));
  if (at === undefined || others.length > 0 || at % 2 === 0) return null;
  const [inFront, behind] = [now.slice(0, at), now.slice(at + 1)].map((words) => words.join('')) as [string, string];
  return { before, was: old[at] ?? '', is: now[at] ?? '', inFront, behind };
}

/** What a template, a shell or a program fills in. */
const FILLED_IN = /\$?\{{1,2}[^{}\n]{0,99}\}{1,2}|<[^<>\n]{0,99}>|\$\w{1,99}|\$\([\w.-]{1,99}\)/g;
const PATH = new RegExp(String.raw`(?:${FILLED_IN.source}|[\w./*-]){2,200}`, 'g');

const WORD = /([\w./-]+)/;
const WHOLE_PATH = new RegExp(`(${PATH.source})`);

/** The path around a word of a line, with a star for what is filled in. */
function pathAround(inFront: string, word: string, behind: string): string {
  const start = inFront.slice(-MOST_OF_A_PATH);
  const paths = [...`${start}${word}${behind.slice(0, MOST_OF_A_PATH)}`.matchAll(PATH)];
  const path = paths.findLast(({ index }) => index <= start.length)?.[0] ?? '';
  return path.replace(FILLED_IN, '*');
}

/** The paths of a text with a variable in them, each as what it is with a value in its place. */
function pathsWith(name: string, text: string): ((value: string) => string)[] {
  const reference = new RegExp(String.raw`\$[({]${literalPattern(name)}[)}]`);
  if (name === '' || !reference.test(text)) return [];
  const paths = new Set([...text.matchAll(PATH)].map(([path]) => path).filter((path) => reference.test(path)));
  return [...paths].map((path) => (value) => path.replace(reference, () => value).replace(FILLED_IN, '*'));
}
