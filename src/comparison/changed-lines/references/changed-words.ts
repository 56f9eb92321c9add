import { literalPattern } from '../../../repository/glob.ts';
import type { ChangedLines, PlainLine } from '../literals/version-literals.ts';

/** A path is not longer, to each side of a word in it. */
const MOST_OF_A_PATH = 200;
/** So many new lines are looked at. */
const MOST_LINES = 50;
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
/** As `WORD`, with a whole path as one word, or a variable with its sign. */
export const WHOLE_PATH = new RegExp(
  String.raw`(${PATH.source}|\$\{{1,2}[^{}\n]{0,99}\}{1,2}|\{\{[^{}\n]{0,99}\}\}|\$\([\w.-]{1,99}\)|\$\w{1,99}\b)`,
);

export type ChangedWord = NonNullable<ReturnType<typeof changedWord>>;

/** The one word in which two lines differ, split at `WORD` or `WHOLE_PATH`; null for more, for a version, or anything else. */
export function changedWord(before: PlainLine, after: PlainLine, old: readonly string[], now: readonly string[]) {
  if (old.length !== now.length) return null;
  const [at, ...others] = [...now.keys()].filter((index) => now[index] !== old[index]);
  // The words stand at the odd places, and what is between them at the others.
  if (at === undefined || others.length > 0 || at % 2 === 0) return null;
  const [was, is] = [old[at] ?? '', now[at] ?? ''];
  if (VERSION.test(`${was} ${is}`)) return null;
  const inFront = now.slice(0, at).join('');
  const behind = now.slice(at + 1).join('');
  // The default of a variable is what stands behind the dash: `${STAGE:-prod}`.
  const isDefault = /\$\{\w{1,99}:?$/.test(inFront) && [was, is].every((word) => word.startsWith('-'));
  const word = isDefault ? { was: was.slice(1), is: is.slice(1), inFront: `${inFront}-` } : { was, is, inFront };
  return { before, after, behind, ...word };
}

/** A variable that a line sets: `make up STAGE=prod`, `stage: prod`. */
export const ASSIGNED = /(?<![\w.-])([A-Za-z_]\w{1,60})(?:=|:\s)["']?([A-Za-z][\w-]{1,60})(?![\w./$=-])/g;

/**
 * The variables that new lines set, and other texts have a default for, as if the line had set that before, and those
 * that lines no longer set.
 *
 * @param defaults texts that may have the default of an input
 * @param others texts that may set a variable
 */
export function wordsAdded(
  { plainAfter, plainBefore }: ChangedLines,
  defaults: readonly string[],
  others: readonly string[],
): ChangedWord[] {
  const sides = [
    [plainAfter, plainBefore, true],
    [plainBefore, plainAfter, false],
  ] as const;
  return sides.flatMap(([own, opposite, isNew]) => {
    const other = opposite.map(({ text }) => text).join('\n');
    return own.slice(0, MOST_LINES).flatMap((line) =>
      [...line.text.matchAll(ASSIGNED)].flatMap(([, name = '', value = '']) => {
        const isVariable = /^[A-Z][A-Z\d_]+$/.test(name) || line.text.includes(`${name}=`);
        const byDefault =
          valueSet(name, DEFAULT_OF, defaults) ?? (isVariable ? valueSet(name, VALUE_OF, others) : undefined);
        if (other.includes(name) || byDefault === undefined || byDefault === value) return [];
        const [was, is] = isNew ? [byDefault, value] : [value, byDefault];
        // A line that went has no number.
        const after = isNew ? line : { ...line, line: 0 };
        return [{ before: line, after, was, is, inFront: `${name}=`, behind: '' }];
      }),
    );
  });
}

/** What may stand between a name and its default: `ENV ?= prod`, `${ENV:-prod}`, `stage: {default: prod}`. */
const DEFAULT_OF = String.raw`["']?(?:\s{0,9}(?:\?=|:-)\s{0,9}["']?(?:\$\{\w{1,60}:-|\$\{\{[^}\n]{0,99}\|\|\s{0,3}["'])?|(?:"\s?\{|:\s{0,9}\{|:?\s{0,9}\n|["']?,\s)[^}]{0,200}?\bdefault(?:Value)?["']?\s{0,9}[=:]\s{0,9}["']?)`;
/** The same for its value. */
const VALUE_OF = String.raw`["']?\s{0,9}(?::=|[:=])\s{0,9}["']?(?:\$\{\w{1,60}:-|\$\{\{[^}\n]{0,99}\|\|\s{0,3}["'])?`;

/** What a variable has by default or as its value, in the first of some texts that says so. */
function valueSet(name: string, between: string, texts: readonly string[]): string | undefined {
  const set = new RegExp(String.raw`(?<![\w-])${literalPattern(name)}${between}([A-Za-z][\w-]{1,60})(?![\w./$=:-])`);
  return texts.map((text) => set.exec(text)?.[1]).find((each) => each !== undefined);
}

/** A word with the value of the variable that stands in its place on one side: `deploy.sh $STAGE` becomes `deploy.sh prod`. */
export function resolved(word: ChangedWord, texts: readonly string[]): ChangedWord {
  const [was, is] = [word.was, word.is].map((each) => {
    const [whole] = each.match(FILLED_IN) ?? [];
    const name = whole === each ? /([A-Za-z_]\w{0,99})\W*$/.exec(each.replace(/\|.*/, ''))?.[1] : undefined;
    return (name && (valueSet(name, DEFAULT_OF, texts) ?? valueSet(name, VALUE_OF, texts))) ?? each;
  }) as [string, string];
  return { ...word, was, is };
}

/** The name that a word is the value of, wherever it is set: `make ENV=prod`, `environment { STAGE = 'prod' }`, `stage: [dev, prod]`. */
const NAME_IN_FRONT = /(?<![\w.-])([A-Za-z_]\w{0,99})["']?\s{0,9}[:=]\s{0,9}(?:\[[\w\s,"'-]{0,99})?["']?$/;
/** The default of a variable in a path: `env/${1:-prod}.sh`, `env/${{ inputs.stage || 'prod' }}.sh`. */
const DEFAULT = /\$\{\w{1,99}:?-([\w.-]{1,99})\}|\$\{\{[^{}\n]{0,99}\|\|\s?["']([\w.-]{1,99})["']\s?\}\}/g;

/** The path around a word of a line on both sides, with a star for what is filled in, or with its default if that is the word. */
export function pathsAround({ inFront, was, is, behind }: ChangedWord): [before: string, after: string] {
  const paths = [was, is].map((word) => {
    const start = inFront.slice(-MOST_OF_A_PATH);
    const all = [...`${start}${word}${behind.slice(0, MOST_OF_A_PATH)}`.matchAll(PATH)];
    return all.findLast(({ index }) => index <= start.length)?.[0] ?? '';
  });
  const [old = '', now = ''] = paths.map(withStars);
  if (old !== now) return [old, now];
  const [before = '', after = ''] = paths.map((path) => withStars(path.replace(DEFAULT, '$1$2')));
  return [before, after];
}

/** What a loop goes through: `for stage in dev prod`. */
const LOOP = /\bfor\s{1,3}([A-Za-z_]\w{0,99})\s{1,3}in\s{1,3}[(["']{0,2}(?:[\w"'-]{1,99}[\s,]{1,3}){0,9}["']?$/;
/** What a script gets as its first argument. */
const FIRST = /^\s*set\s--\s{1,3}["']?$/;
/** A default and its like, which stand below or beside the name: `stage:` above `default: prod`, `name: 'STAGE', defaultValue: 'prod'`. */
const OF_ANOTHER = /^(?:default_?(?:Value)?|values?|choices|options|required|const)$/i;
const NAME_BESIDE = /\b(?:name["']?\s{0,9}[:=]|variable)\s{0,9}["']?([A-Za-z_]\w{0,99})/;
/** What chooses a workspace of Terraform, which is a variable as well. */
const WORKSPACE = /\bworkspace\s{1,9}(?:select|new)\s(?:-\S{1,99}\s)*["']?$/;

/**
 * The name of the variable, the parameter or the input that a word is the value of; undefined if it is none.
 *
 * @param around what the word may stand beside or below, from the nearest
 */
export function setBy({ after, inFront }: ChangedWord, around: readonly string[] = []): string | undefined {
  if (WORKSPACE.test(inFront)) return 'workspace';
  const first = FIRST.test(inFront) ? '1' : undefined;
  const key = SET.exec(after.text)?.[1];
  const own = LOOP.exec(inFront)?.[1] ?? first ?? NAME_IN_FRONT.exec(inFront)?.[1] ?? key;
  // Terraform takes `TF_VAR_stage` as `stage`.
  if (own === undefined || !OF_ANOTHER.test(own))
    return own === 'TF_WORKSPACE' ? 'workspace' : own?.replace(/^TF_VAR_/, '');
  const names = [inFront, ...around].flatMap((text) => NAME_BESIDE.exec(text)?.[1] ?? []);
  return names[0] ?? (key === own ? SET.exec(around.at(-1) ?? '')?.[1] : key) ?? own;
}

/** What refers to a variable, also with a default or a filter: `$STAGE`, `${{ inputs.stage }}`, `${STAGE:-prod}`, `var.stage`. */
export function referenceTo(name: string): RegExp {
  const own = literalPattern(name);
  return new RegExp(
    [
      String.raw`\$\(${own}\)|\$?\{{1,2}-?\s?(?:[\w-]{0,20}\.){0,4}${own}(?:\s?[|:][^{}\n]{0,99})?\s?-?\}{1,2}`,
      String.raw`<<\s?(?:[\w-]{0,20}\.){0,4}${own}\s?>>|\$${own}\b|(?<=\w=|\(\w{1,60}\s)${own}\b(?![./=-])`,
      String.raw`\b(?:var|local|params|inputs|parameters|matrix|terraform)\.${own}\b`,
    ].join('|'),
  );
}
