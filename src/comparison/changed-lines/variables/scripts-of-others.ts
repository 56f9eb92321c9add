import { rememberedByText } from '../../../deployment/remembered.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import { outlineOf } from '../lines/line-outline.ts';
import { TAKES_ANY, type TakerTest } from './blocks-of-others.ts';

const IS_SHELL = /\.(?:sh|bash|zsh|ksh)$/i;
const HAS_SHELL = /^#![^\n]{0,99}sh\b/;
/** Scripts in which only functions, stages and recipes run line by line. */
const HAS_PARTS = /(?:^|\/)(?:Jenkinsfile|Makefile|GNUmakefile|justfile|Earthfile)[^/]*$|\.(?:groovy|mk|just)$/i;
/** What makes a variable stay when the script, or the part of it, is over. */
const LEAVES_SCRIPT = />>|\b(?:eval|stash|writeFile)\b/;
/** In such a block, Jenkins sets variables for the block around it. */
const ENVIRONMENT = /^environment\s{0,9}\{$/;
/** What runs from elsewhere, and what runs more than once: there, the line above is not the one before. */
const FUNCTION = /^(?:function\s{1,9}[\w-]|def\s{1,9}\w{1,99}\(|[\w-]{1,99}\s?\(\))/;
const LOOP = /(?:^|[|;&]\s{0,9})(?:for|while|until|select)\b/;
/** What runs later, with what is set then: a function on one line, and what stands in quotes. */
const LATER = /^(?:trap|alias)\s|^(?:function\s{1,9})?[\w-]{1,99}\s?\(\)\s{0,9}\{.*\}|'[^']*\$\{?\w[^']*'/;
/** What begins a block of lines further right, and what belongs to the line above. */
const OPENS = /(?:\b(?:then|do|else)|[{(]|^[\w*|"'-]{1,99}\))$/;
const ALONE = /^(?:\{|do|then)$/;
/** What runs only if the command in front of it has ended well, or has not. */
const GOES_ON = /(?:&&|\|\|)\s{0,9}\\?$/;
const DOCUMENT = /<<-?\s{0,9}["'\\]?(\w{1,99})/;

/**
 * Tells whether a line of a script sets a variable that nothing takes for the service before it is set again, as in the functions, stages and
 * recipes of several applications (docs/supported-files.md#any-other-file).
 *
 * @param texts of the file, on each side
 * @param takerIn who takes a variable in a text
 */
export function otherScriptTest(
  path: string,
  texts: readonly string[],
  takerIn: TakerTest,
): (name: string, line: { readonly line: number; readonly text: string }) => boolean {
  const scripts = texts.flatMap((text) => {
    const isShell = IS_SHELL.test(path) || HAS_SHELL.test(text);
    if (!isShell && !HAS_PARTS.test(path)) return [];
    const lines = linesOf(text);
    return { lines, othersSetting: rememberedByText((name) => settersForOthers(name, lines, isShell, takerIn)) };
  });
  return (name, { line, text }) =>
    scripts.some(({ lines, othersSetting }) => lines[line - 1] === text && othersSetting(name).has(line - 1));
}

/** The indexes of the lines that set a variable for other software; none if the service may take it from any of them. */
function settersForOthers(
  name: string,
  lines: readonly string[],
  isShell: boolean,
  takerIn: TakerTest,
): ReadonlySet<number> {
  if (isUnclear(name, lines, isShell)) return new Set();
  const taking = new Map<number | null, string[]>();
  for (const [index, setter] of settersOf(name, lines, isShell).entries())
    taking.set(setter, [...(taking.get(setter) ?? []), lines[index]?.trim() ?? '']);
  const isUnset = taking.get(null)?.some((line) => TAKES_ANY.test(line) && takerIn(line, name) === 'ours');
  if (isUnset === true) return new Set();
  const texts = [...taking].map(([setter, each]) => ({ setter, text: each.join('\n') }));
  const takers = texts.map((each) => ({ ...each, taker: takerIn(each.text, name) }));
  if (!takers.some(({ setter, taker }) => setter !== null && taker === 'ours')) return new Set();
  const others = takers.filter(
    ({ text, taker }) => !LEAVES_SCRIPT.test(text) && (taker === 'others' || taker === 'unclear'),
  );
  return new Set(others.flatMap(({ setter }) => setter ?? []));
}

/** The line that has set a variable for what stands as far to the right, or further; null if it does not show which. */
interface Setter {
  readonly setter: number | null;
  readonly indent: number;
}

/** For each line, the index of that which has set a variable last, in the blocks around it; null if none has for certain. */
function settersOf(name: string, lines: readonly string[], isShell: boolean): (number | null)[] {
  const sets = new RegExp(
    String.raw`^(?:(?:export|local|readonly|declare|ARG|ENV|def)\s{1,9})?${name}\s{0,9}=\s{0,9}(?:"[^"]*"|'[^']*'|[^\s;&|"'${'`'}]{1,99})\s*(?:$|;|&&|#)`,
    'i',
  );
  const active: Setter[] = [];
  const put = (setter: Setter) => {
    if (active.at(-1)?.indent === setter.indent) active.pop();
    active.push(setter);
  };
  let [environment, loop] = [Number.NaN, Number.NaN];
  return lines.map(outlineOf).map(({ text, indent, index }) => {
    if (indent === null || ALONE.test(text)) return null;
    const end = active.findIndex((each) => each.indent > indent);
    const gone = end === -1 ? [] : active.splice(end);
    // What a branch or a function has set stays, but in a subshell.
    if (text !== ')' && gone.some(({ setter }) => setter !== null && !/^\s*local\s/.test(lines[setter] ?? '')))
      put({ setter: null, indent });
    if (indent <= environment) environment = Number.NaN;
    if (indent <= loop) loop = Number.NaN;
    const setter = LATER.test(text) && isShell ? null : (active.at(-1)?.setter ?? null);
    if (ENVIRONMENT.test(text)) environment = indent;
    if (LOOP.test(text) && !(loop < indent)) loop = indent;
    // What stands below is further right.
    if (FUNCTION.test(text)) active.push({ setter: null, indent: indent + 0.5 });
    const column = Number.isNaN(environment) ? indent : environment;
    if (Number.isNaN(loop) && (isShell || column > 0) && sets.test(text) && !TAKES_ANY.test(text)) {
      put({ setter: index, indent: column });
    }
    return setter;
  });
}

/** Whether it does not show which lines of a script run, and in which order. */
function isUnclear(name: string, lines: readonly string[], isShell: boolean): boolean {
  const sets = new RegExp(String.raw`^\s*(?:\w{1,9}\s{1,9})?(${name})=`, 'i');
  const outlines = lines.map(outlineOf).filter(({ indent }) => indent !== null);
  const isHidden = outlines.some(({ text, indent }, at) => {
    const above = outlines[at - 1];
    if (above === undefined) return false;
    const isBelow = (indent ?? 0) > (above.indent ?? 0);
    return (
      (OPENS.test(above.text) && !isBelow && !ALONE.test(text)) ||
      (sets.test(text) && (GOES_ON.test(above.text) || (isShell && isOpenText(above.text))))
    );
  });
  const spellings = new Set(lines.flatMap((line) => sets.exec(line)?.[1] ?? []));
  return isHidden || spellings.size > 1 || setsInDocument(lines, sets);
}

/** Whether a text in quotes goes on behind a line. */
function isOpenText(line: string): boolean {
  return !line.startsWith('#') && ["'", '"'].some((quote) => line.split(quote).length % 2 === 0);
}

/** Whether a document within a script sets a variable, which the script itself does not. */
function setsInDocument(lines: readonly string[], sets: RegExp): boolean {
  let end: string | null = null;
  return lines.some((line) => {
    const isIn = end !== null;
    if (line.trim() === end) end = null;
    if (!isIn) end = DOCUMENT.exec(line)?.[1] ?? null;
    return isIn && sets.test(line);
  });
}
