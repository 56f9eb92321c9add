declare const validated: unique symbol;

/** A release version that has passed {@link isVersion}: `X.Y.Z`, digits only. */
export type Version = string & { readonly [validated]: true };

/** A text of at most this many characters only has numbers that a double represents exactly. Most are shorter, and an index has thousands. */
const SHORT = 15;
const VERSION_PATTERN = /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/;

/**
 * Whether `text` is a release version: three numbers without leading zeros, sign, suffix or white space
 * (docs/rules.md). Numbers that a double cannot represent exactly are refused, because they could not be ordered.
 */
export function isVersion(text: unknown): text is Version {
  if (typeof text !== 'string' || !VERSION_PATTERN.test(text)) return false;
  return text.length <= SHORT || text.split('.').every((number) => Number.isSafeInteger(Number(number)));
}

/** Orders two versions numerically (`1.202.10` after `1.202.9`): negative, zero or positive, as for `Array.sort`. */
export function compareVersions(left: Version, right: Version): number {
  if (left === right) return 0;
  let at = 0;
  while (left[at] === right[at]) at += 1;
  // The first number that differs decides. It begins behind the dot before this place.
  const start = left.lastIndexOf('.', at - 1) + 1;
  return Number.parseInt(left.slice(start), 10) - Number.parseInt(right.slice(start), 10);
}

/** The higher of two versions; null means "none". */
export function highestVersion(left: Version | null, right: Version | null): Version | null {
  if (left === null || right === null) return left ?? right;
  return compareVersions(left, right) >= 0 ? left : right;
}

/** The distinct versions in ascending order. */
export function sortedVersions(versions: Iterable<Version>): Version[] {
  return [...new Set(versions)].sort(compareVersions);
}
