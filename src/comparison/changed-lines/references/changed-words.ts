import { literalPattern } from '../../../repository/glob.ts';
import type { ChangedLines, PlainLine } from '../literals/version-literals.ts';

/** A path is not longer, to each side of a word in it. */
const MOST_OF_A_PATH = 200;
/** So many new lines are looked at. */
const MOST_LINES = 50;
/** So many names of one variable are followed. */
const MOST_NAMES = 5;

/** The name that a line sets. */
export const SET = /^[\s-]*(?:export\s{1,9})?["']?([A-Za-z_][\w.-]{0,99})["']?\s{0,60}(?:\?=|:=|=|:)/;
/** What a template, a shell or a program fills in. */
export const FILLED_IN =
  /(?<=[\w./-])"\$\{?\w{1,99}\}?"|\$?\{{1,2}[^{}\n]{0,99}\}{1,2}|<[^<>\n]{0,99}>|\$\w{1,99}\b|\$\*|\$\((?:[\w.-]{1,99}|dirname\s"?\$\{?\w{1,20}(?:\[0\])?\}?"?)\)/g;
/** A text with a star for what is filled in. */
export const withStars = (text: string) => text.replace(FILLED_IN, '*');

export const VERSION = /\d\.\d{1,9}\.\d/;
/** A path, also with parts that are filled in, or with stars for them. */
export const PATH = new RegExp(String.raw`(?:${FILLED_IN.source}|[\w./*-]){2,200}`, 'g');
/** A line that is split at it has its words, which may be parts of a path, at the odd places. */
export const WORD = /([\w./-]+)/;
/** As `WORD`, with a whole path as one word. */
export const WHOLE_PATH = new RegExp(`(${PATH.source})`);

export type ChangedWord = NonNullable<ReturnType<typeof changedWord>>;

/** The one word in which two lines differ, split at `WORD` or `WHOLE_PATH`; null for more, for a version, or anything else. */
export function changedWord(before: PlainLine, after: PlainLine, old: readonly string[], now: readonly string[]) {
  if (old.length !== now.length) return null;
  const [at, ...others] = [...now.keys()].filter((index) => now[index] !== old[index]);
  // The words stand at the odd places, and what is between them at the others.
  if (at === undefined || others.length > 0 || at % 2 === 0) return null;
  const [was, is] = [old[at] ?? '', now[at] ?? ''];
  if (VERSION.test(`${was} ${is}`)) return null;
  return { before, after, was, is, inFront: now.slice(0, at).join(''), behind: now.slice(at + 1).join('') };
}

/** A variable that a line sets: `make up STAGE=prod`, `STAGE: prod`. */
export const ASSIGNED =
  /(?<![\w.-])([A-Za-z_]\w{1,60}(?==)|[A-Z][A-Z\d_]{1,60}(?=:\s))(?:=|:\s)["']?([A-Za-z][\w-]{1,60})(?![\w./$=-])/g;

/** The variables that new lines set, and other texts have a default for, as if the line had set that before. */
export function wordsAdded({ plainAfter, plainBefore }: ChangedLines, texts: readonly string[]): ChangedWord[] {
  const old = plainBefore.map(({ text }) => text).join('\n');
  return plainAfter.slice(0, MOST_LINES).flatMap((after) =>
    [...after.text.matchAll(ASSIGNED)].flatMap(([, name = '', is = '']) => {
      const byDefault = new RegExp(
        String.raw`(?<![\w-])${name}(?:["']?\s{0,9}(?:\?=|:-|[:=])|"\s?\{[^}]{0,200}default\s{0,9}=)\s{0,9}["']?(?:\$\{\w{1,60}:-)?([A-Za-z][\w-]{1,60})`,
      );
      const was = old.includes(name) ? null : texts.map((text) => byDefault.exec(text)?.[1]).find((each) => each);
      return was && was !== is ? [{ before: after, after, was, is, inFront: `${name}=`, behind: '' }] : [];
    }),
  );
}

/** The name that a word is the value of, wherever it is set: `make ENV=prod`, `environment { STAGE = 'prod' }`, `stage: [dev, prod]`. */
const NAME_IN_FRONT = /(?<![\w.-])([A-Za-z_]\w{0,99})["']?\s{0,9}[:=]\s{0,9}(?:\[[\w\s,"'-]{0,99})?["']?$/;
/** The default of a variable in a path: `env/${1:-prod}.sh`. */
const DEFAULT = /\$\{\w{1,99}:?-([\w.-]{1,99})\}/g;

/** The path around a word of a line on both sides, with a star for what is filled in, or with its default if that is the word. */
export function pathsAround({ inFront, was, is, behind }: ChangedWord): [before: string, after: string] {
  const paths = [was, is].map((word) => {
    const start = inFront.slice(-MOST_OF_A_PATH);
    const all = [...`${start}${word}${behind.slice(0, MOST_OF_A_PATH)}`.matchAll(PATH)];
    return all.findLast(({ index }) => index <= start.length)?.[0] ?? '';
  });
  const [old = '', now = ''] = paths.map(withStars);
  if (old !== now) return [old, now];
  const [before = '', after = ''] = paths.map((path) => withStars(path.replace(DEFAULT, '$1')));
  return [before, after];
}

/** What a loop goes through: `for stage in dev prod`. */
const LOOP = /\bfor\s{1,3}([A-Za-z_]\w{0,99})\s{1,3}in\s{1,3}[(["']{0,2}(?:[\w"'-]{1,99}[\s,]{1,3}){0,9}["']?$/;
/** What a script gets as its first argument. */
const FIRST = /^\s*set\s--\s{1,3}["']?$/;
/** A name that a line gives to what another one stands for: `STAGE=$RING`, `for stage in $RINGS`, `up stage=ring:`. */
const NAMES = /(?:^|[\s;"'])(?:for\s{1,3})?([A-Za-z_]\w{0,99})["']?(?:\s{1,3}in|\s{0,9}(?:\?=|:=|=|:))\s{0,3}["']?$/;

/** The paths on lines with the variable that another line sets, each with the old and the new value in its place. */
export function filledPaths(
  { after, inFront, was, is }: ChangedWord,
  lines: readonly string[],
): [before: string, after: string][] {
  const first = FIRST.test(inFront) ? '1' : undefined;
  const own = LOOP.exec(inFront)?.[1] ?? first ?? NAME_IN_FRONT.exec(inFront)?.[1] ?? SET.exec(after.text)?.[1];
  if (own === undefined) return [];
  // Terraform takes `TF_VAR_stage` as `stage`.
  const found = new Map<string, [string, string]>();
  for (const name of namesFor(own.replace(/^TF_VAR_/, ''), lines)) {
    const reference = referenceTo(name);
    // It may set the variable by a default: `STAGE=${STAGE:-prod}`.
    const filled = (path: string, value: string) => withStars(path.replace(reference, () => value.replace(/^-/, '')));
    const paths = lines.filter((line) => reference.test(line)).flatMap((line) => line.match(PATH) ?? []);
    for (const path of paths) if (reference.test(path)) found.set(path, [filled(path, was), filled(path, is)]);
  }
  return [...found.values()];
}

/** What refers to a variable: `$STAGE`, `${{ inputs.stage }}`. */
export function referenceTo(name: string): RegExp {
  const own = literalPattern(name);
  return new RegExp(String.raw`\$\(${own}\)|\$?\{{1,2}\s?(?:\w{0,20}\.)?${own}\s?\}{1,2}|\$${own}\b`);
}

/** A variable, and what takes its value under another name. */
function namesFor(name: string, lines: readonly string[]): Set<string> {
  const reference = new RegExp(String.raw`${referenceTo(name).source}|(?<=\w=)${literalPattern(name)}\b`);
  const others = lines.flatMap((line) => {
    const at = line.search(reference);
    return at < 0 ? [] : (NAMES.exec(line.slice(0, at))?.[1] ?? []);
  });
  return new Set([name, ...others.slice(0, MOST_NAMES)]);
}
