import { isNamed } from '../../product/product.ts';
import type { OwnLiteral } from './changed-file.ts';
import { namesOf } from './literals/literal-names.ts';
import type { ChangedLines, PlainLine, VersionLiteral } from './literals/version-literals.ts';
import { LEAVES_BLOCK } from './variables/blocks-of-others.ts';
import { plainName } from './variables/variable-syntax.ts';

/** Keys between a version and what it is set for. */
const SETTING =
  /^\W{0,9}(?:image|images|values\w*|set\w*|helm|parameters|params|env\w*|variables|args|with|config|container)\W*$/i;

/** Whether a version stands only below keys such as `env`, so that it goes with whatever takes it. */
export const isOfAll = ({ around: { sections } }: OwnLiteral) => sections.every((line) => SETTING.test(line));

/** A member of Jsonnet that is merged into another object, and so overrides what that sets: `_images+:: {`. */
const MERGED = /[\w"']\s{0,9}\+:{1,3}\s{0,9}(?:\{[^{}]{0,200})?$/;

/** Whether a version overrides another, wherever that stands. */
export const isMerged = ({ around: { sections }, inFront }: OwnLiteral) =>
  [...sections, inFront].some((line) => MERGED.test(line));

/** A command that changes what runs. */
export const UPDATE = /\bservices?\s+update\b|\bset\s+image\b/;

/** An item of a list that is no argument. It stands beside the others, and overrides none. */
export const ITEM = /^\s*-\s+(?!["']?-)/;

/** Whether a version comes or goes with an option of a command that stays: `--set image.tag=1.2.3`, `--image lightdash/lightdash:1.2.3`. */
export function isOption({ text, version }: OwnLiteral, others: readonly PlainLine[]): boolean {
  const words = text.trim().split(/\s+/);
  const at = words.findIndex((word) => word.includes(version));
  const isFlag = (word = '') => /^["']?-/.test(word);
  const isBehindFlag = isFlag(words[at - 1]) && !isFlag(words[at]);
  if (!isBehindFlag && !isFlag(words[at])) return false;
  const rest = isBehindFlag ? words.toSpliced(at - 1, 2) : words.toSpliced(at, 1);
  return others.some((line) => line.text.trim().replace(/\s+/g, ' ') === rest.join(' '));
}

/** Whether a version comes or goes alone, within something that stays. @param others the changed lines of the other side */
export function isLone(
  { around: { sections }, text, inFront }: OwnLiteral,
  changedLines: readonly PlainLine[],
  others: readonly PlainLine[] = [],
): boolean {
  if (UPDATE.test(text)) return true;
  if (ITEM.test(text)) return false;
  // A call or a command stays if a line of the other side begins the same. Half of what stands in front of the version is enough, because
  // the arguments close to it may have changed with it.
  const beginning = inFront.slice(0, inFront.length / 2);
  const isKept = (owner: string) =>
    others.some((line) => line.text.startsWith(beginning) || line.text.trim().startsWith(owner));
  // At the top of a file only the line itself tells.
  if (sections.length === 0) return beginning.trim() !== '' && isKept(beginning);
  const owner = sections.findLast((line) => !SETTING.test(line));
  // The key of its block stands on the same line, so the other side has to show that the key stays.
  if (owner !== undefined && text.includes(owner)) return isKept(owner);
  return !changedLines.some((line) => line.text.trim() === owner);
}

/** Whether a version comes or goes with a whole block, and others that stay set the same: one more environment, or one less. */
export function isOneOfMany(each: OwnLiteral, changed: ChangedLines, changedLines: readonly PlainLine[]): boolean {
  const { stays, plainBefore, plainAfter } = changed;
  const others = changedLines === plainAfter ? plainBefore : plainAfter;
  if (!isInOwnBlock(each, changedLines) || isOnKeptLine(each, others)) return false;
  // A step sets it for those that follow.
  const list = each.around.sections.findLast((line) => !line.startsWith('- '));
  if (LEAVES_BLOCK.test(each.text) && changedLines.every((line) => line.text.trim() !== list)) return false;
  // The default of each variable is called so.
  const names = new Set(
    namesOf(each)
      .filter((name) => name !== 'default')
      .map(plainName),
  );
  // Below its own name, the service stands next to other software. A condition overrides what stands in none.
  const isSame = (other: VersionLiteral) =>
    [isNamed, isCondition].every((is) => is(blockOf(other)) === is(blockOf(each)));
  return stays.some((other) => isSame(other) && namesOf(other).some((name) => names.has(plainName(name))));
}

const blockOf = ({ around: { sections } }: VersionLiteral) => sections.at(-1) ?? '';
const isCondition = (line: string) => /^if\b/.test(line);

/** Whether the block of a version is all on one line, and that line was there before or is there now: `bi: {image: acme/bi, tag: 1.2.3}`. */
function isOnKeptLine({ around: { sections }, text }: OwnLiteral, others: readonly PlainLine[]): boolean {
  const owner = sections.findLast((line) => !SETTING.test(line));
  if (owner === undefined || !/^["']?\w[\w.-]{0,99}["']?\s{0,9}[:=]$/.test(owner) || !text.trim().startsWith(owner))
    return false;
  return others.some((line) => line.text.trim().startsWith(owner));
}

export function isInOwnBlock(each: OwnLiteral, changedLines: readonly PlainLine[]): boolean {
  const { inFront, text, around } = each;
  const nearest = around.sections.at(-1);
  if (nearest === undefined) return /[{(][^{}()]*$/.test(inFront);
  if (!ITEM.test(text) && !isLone(each, changedLines)) return true;
  const isItem =
    ITEM.test(text) || /^\s*[{[(]/.test(text) || changedLines.some((line) => line.text.trim() === around.item);
  return isItem && !SETTING.test(nearest);
}
