import { readTag } from '../../deployment/reference.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { product } from '../../product/product.ts';
import { isVersion, type Version } from '../../release-safety/version.ts';
import { baseNameOf } from '../../repository/repository-paths.ts';
import { linesOf } from '../../syntax/text-lines.ts';
import type { LineChange } from '../object-change.ts';
import { isRead, notUnderstood } from './changed-file.ts';
import type { KnownLines } from './known-lines.ts';
import { ownNames } from './literals/literal-names.ts';
import { ownerOf } from './literals/literal-owner.ts';
import { type ChangedLines, changedLines, type VersionLiteral } from './literals/version-literals.ts';

/** So many values are asked for, of as many lines of each side. Each costs a reading of the file. */
const [MOST_VALUES, MOST_LINES] = [10, 50];
/** What may be a tag. A line that is split at it has such words at the odd places. */
const WORD = /([\w.+@:*-]+)/;
/** A variable in front of its default: `${TAG:-main}`. */
const DEFAULT = /^(?:[A-Za-z_]\w*:-)?/;
/** Stands where a value is, to ask whose it is. */
const STAND_IN = '0.0.0';
/** A digest, a commit, a date, an alias of YAML. */
const BUILD = /^\*[\w-]+$|^(?:sha256:)?[\da-f]{64}$|^(?:sha|git)-[\da-f]{7,40}$|^\d{4}\.\d\d?\.\d\d?[\w.-]*$/;
/** A line that may set a moving tag, with the path of its file. */
const MAY_HOLD_TAG = /tag|version|image|default|value/i;
/** What stands in front of a tag, whatever the tag is: `LIGHTDASH_TAG=`, `${VERSION:-`. */
const HOLDS_TAG = /(?:tag|version|image)\W{0,5}$/i;

/** A value in the place of another one on a line. Neither is a version, and each may be a tag. */
interface ChangedValue {
  /** 1-based, on the head. */
  readonly line: number;
  /** 0-based. */
  readonly column: number;
  readonly was: string;
  readonly is: string;
  /** Whether one of them is a tag such as `latest`, which is a common word as well. */
  readonly isMoving: boolean;
}

/** The values that replace others, each on a line that differs in nothing else. */
export function changedValues({ linesBefore, linesAfter }: ChangedLines, path: string, suffix: string) {
  const old = linesBefore.slice(0, MOST_LINES).map(({ text }) => text.split(WORD));
  const values = linesAfter.slice(0, MOST_LINES).flatMap(({ line, text }) => {
    const now = text.split(WORD);
    const found = old.map((words) => changedValue(words, now, suffix)).find((value) => value !== null);
    const isValue = found !== undefined && (!found.isMoving || MAY_HOLD_TAG.test(`${path} ${text}`));
    return isValue ? { line, ...found } : [];
  });
  return values.slice(0, MOST_VALUES);
}

/** The one value in which two lines differ; null if they differ in more, in nothing, or in what is no tag. */
function changedValue(
  old: readonly string[],
  now: readonly string[],
  suffix: string,
): Omit<ChangedValue, 'line'> | null {
  if (old.length !== now.length) return null;
  const [at, ...others] = [...now.keys()].filter((index) => now[index] !== old[index]);
  if (at === undefined || others.length > 0 || at % 2 === 0) return null;
  const variable = DEFAULT.exec(now[at] ?? '')?.[0] ?? '';
  if (old[at]?.startsWith(variable) !== true) return null;
  const [was, is] = [old, now].map((words) => (words[at] ?? '').slice(variable.length)) as [string, string];
  const [one, other] = [was, is].map((value) => kindOf(value, suffix));
  if (one === null || other === null) return null;
  const column = now.slice(0, at).join('').length + variable.length;
  return { column, was, is, isMoving: [one, other].includes('moving') };
}

/** What a value is as a tag; null if it is a version, or none. */
function kindOf(value: string, suffix: string): 'moving' | 'build' | null {
  const tag = readTag(value, suffix);
  // A number is a count, a port or the version of something else.
  if ('code' in tag && tag.code === 'moving-tag') return /^v?[\d.]*$/.test(value) ? null : 'moving';
  const isBuild = 'code' in tag ? tag.code === 'unknown-suffix' || BUILD.test(value) : tag.digest !== null;
  return isBuild ? 'build' : null;
}

/**
 * The value in the place of another one that is the service's tag on a line that no reader reads, although neither is a version
 * (docs/supported-files.md#any-other-file): `latest`, a digest, a version with a suffix. Null if there is none.
 *
 * @param text of the file on the head
 */
export function compareValues(
  values: readonly ChangedValue[],
  path: string,
  text: string,
  known: KnownLines,
): LineChange | null {
  for (const value of values) {
    const { line, was, is } = value;
    // What a reader finds in the file, it has followed.
    if (isRead({ line, text: '' }, path, known.after) || (is.startsWith('*') && known.pins.has(path))) continue;
    const literal = literalAt(value, text, path);
    const owner = literal === undefined ? null : ownerOf(literal, path, known);
    if (literal === undefined || owner?.use !== 'tag') continue;
    const names = [literal.inFront || baseNameOf(path), ...ownNames(literal)];
    if (value.isMoving && !names.some((name) => HOLDS_TAG.test(name))) continue;
    const mustBeListed = owner.mustBeListed ? [was, is].flatMap(releaseOf) : [];
    const found = `${product.name} goes from ${quoteText(was)} to ${quoteText(is)}, which are no versions`;
    return notUnderstood({ file: path, line, column: value.column + 1 }, found, { mustBeListed });
  }
  return null;
}

/** The release that a build is named after: `2.1.0-acme.3`. */
function releaseOf(value: string): readonly Version[] {
  const [, version = ''] = /^v?(\d{1,3}(?:\.\d{1,9}){2})(?![\w.])/.exec(value) ?? [];
  return isVersion(version) ? [version] : [];
}

/** A version in the place of a value, with all that stands around it. */
function literalAt({ line, column, is }: ChangedValue, text: string, path: string): VersionLiteral | undefined {
  const lines = linesOf(text);
  const written = lines[line - 1] ?? '';
  lines[line - 1] = `${written.slice(0, column)}${STAND_IN}${written.slice(column + is.length)}`;
  const literals = changedLines('', lines.join('\n'), '', path).after;
  return literals.find((each) => each.line === line && each.column === column + 1);
}
