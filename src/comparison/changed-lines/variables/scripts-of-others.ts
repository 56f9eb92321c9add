import { linesOf } from '../../../syntax/text-lines.ts';
import { type Outline, outlineOf } from '../lines/line-outline.ts';
import { TAKES_ANY, type TakerTest } from './blocks-of-others.ts';
import { ANY_VARIABLE, plainName } from './variable-syntax.ts';

const IS_SCRIPT =
  /(?:^|\/)(?:Jenkinsfile|Makefile|GNUmakefile|justfile|Earthfile)[^/]*$|\.(?:sh|bash|zsh|ksh|groovy|mk|just)$/i;
const HAS_SHELL = /^#![^\n]{0,99}sh\b/;
/** What makes a variable stay when the script, or the part of it, is over. */
const LEAVES_SCRIPT = />>|\b(?:eval|stash|writeFile)\b/;
/** In such a block, Jenkins sets variables for the block around it. */
const ENVIRONMENT = /^environment\s{0,9}\{$/;

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
  const scripts = texts.filter((text) => IS_SCRIPT.test(path) || HAS_SHELL.test(text));
  return (name, { line, text }) =>
    scripts.some((script) => {
      const lines = linesOf(script);
      return lines[line - 1] === text && isForOthers(name, line - 1, lines, takerIn);
    });
}

function isForOthers(name: string, own: number, lines: readonly string[], takerIn: TakerTest): boolean {
  const takenFrom = settersOf(name, lines);
  const taking = (setter: number | null) =>
    lines.filter((_, index) => takenFrom[index] === setter).map((line) => line.trim());
  const ownText = taking(own).join('\n');
  const isUnset = taking(null).some((line) => TAKES_ANY.test(line) && takerIn(line, name) === 'ours');
  if (isUnset || LEAVES_SCRIPT.test(ownText)) return false;
  const taker = takerIn(ownText, name);
  const others = new Set(takenFrom.filter((setter) => setter !== null && setter !== own));
  return (
    (taker === 'others' || taker === 'unclear') &&
    [...others].some((setter) => takerIn(taking(setter).join('\n'), name) === 'ours')
  );
}

function uses(line: string, name: string): boolean {
  return [...line.matchAll(ANY_VARIABLE)].some(([, each = '']) => plainName(each) === name);
}

/** For each line, the index of that which has set a variable last, in the blocks around it; null if none has for certain. */
function settersOf(name: string, lines: readonly string[]): (number | null)[] {
  const sets = new RegExp(
    String.raw`^(?:(?:export|local|readonly|declare|ARG|ENV|def)\s{1,9})?${name}\s{0,9}=\s{0,9}(?:"[^"]*"|'[^']*'|[^\s;&|"']{1,99})\s*(?:$|;|&&|#)`,
    'i',
  );
  const active: { readonly setter: number; readonly indent: number }[] = [];
  let environment: Outline | null = null;
  return lines.map(outlineOf).map((line) => {
    const { text, indent, index } = line;
    if (indent === null) return null;
    const end = active.findIndex((each) => each.indent > indent);
    if (end !== -1) active.splice(end);
    if (ENVIRONMENT.test(text)) environment = line;
    else if (environment !== null && indent <= (environment.indent ?? 0)) environment = null;
    const setter = active.at(-1)?.setter ?? null;
    if (sets.test(text) && !uses(text, name)) {
      const column = environment?.indent ?? indent;
      if (active.at(-1)?.indent === column) active.pop();
      active.push({ setter: index, indent: column });
    }
    return setter;
  });
}
