import type { Release } from './release.ts';
import { positionAtOrAbove, positionOf, type ReleaseIndex } from './release-index.ts';
import { type Verdict, worseVerdict } from './verdict.ts';
import { compareVersions, type Version } from './version.ts';

/** A part of a span that the index does not cover. If both ends are equal, that one version is absent. */
export interface MissingRange {
  readonly afterVersion: Version;
  readonly beforeVersion: Version;
}

/** The releases after `from`, up to and including `to`, and what they require together. */
export interface Span {
  readonly from: Version;
  readonly to: Version;
  readonly direction: 'upgrade' | 'same-version';
  readonly releases: readonly Release[];
  readonly missingRanges: readonly MissingRange[];
  /** The floor if `from` is below it, then the stops above `from` and at or below `to`, in the order of the releases. */
  readonly requiredStops: readonly Version[];
  /** The highest `minPreviousVersion` of the span and the release that requires it, or null. */
  readonly minimum: { readonly version: Version; readonly release: Version } | null;
}

/** `to` is below `from`. Only forward spans can be checked (docs/rules.md#decisions). */
export class ReverseSpanError extends Error {
  override readonly name = 'ReverseSpanError';

  constructor(
    readonly from: Version,
    readonly to: Version,
  ) {
    super(`"to" (${to}) is below "from" (${from}): a downgrade cannot be checked. Give the older version as "from".`);
  }
}

/** @throws ReverseSpanError if `to` is below `from` */
export function refuseReverse(from: Version, to: Version): void {
  if (compareVersions(to, from) < 0) throw new ReverseSpanError(from, to);
}

/** Cuts the span from `from` to `to` out of the index (docs/rules.md#the-span-rules). @throws ReverseSpanError if `to` is below `from` */
export function readSpan(index: ReleaseIndex, from: Version, to: Version): Span {
  refuseReverse(from, to);
  const start = positionAtOrAbove(index.releases, from);
  const fromIndexed = index.releases[start]?.version === from;
  const first = fromIndexed ? start + 1 : start;
  const last = positionAtOrAbove(index.releases, to);
  const end = index.releases[last]?.version === to ? last + 1 : last;
  const releases = index.releases.slice(first, end);
  const chain = gapsInChain(from, to, releases);
  const stops = new Set<Version>(compareVersions(from, index.floor) < 0 ? [index.floor] : []);
  let minimum = null as Span['minimum'];
  for (const { version, requiredStops, minPreviousVersion } of releases) {
    for (const stop of requiredStops) {
      if (compareVersions(stop, from) > 0 && compareVersions(stop, to) <= 0) stops.add(stop);
    }
    if (minPreviousVersion === null) continue;
    if (minimum === null || compareVersions(minPreviousVersion, minimum.version) > 0) {
      minimum = { version: minPreviousVersion, release: version };
    }
  }
  return {
    from,
    to,
    direction: from === to ? 'same-version' : 'upgrade',
    releases,
    missingRanges: fromIndexed ? chain : [{ afterVersion: from, beforeVersion: from }, ...chain],
    requiredStops: [...stops],
    minimum,
  };
}

/** The verdict of a span: missing coverage first, then AND over the releases (docs/rules.md#the-span-rules). */
export function spanVerdict(span: Span, verdictOf: (release: Release) => Verdict): Verdict {
  if (span.missingRanges.length > 0) return 'unknown';
  let verdict: Verdict = true;
  for (const release of span.releases) verdict = worseVerdict(verdict, verdictOf(release));
  return verdict;
}

/** Whether `from` meets the minimum of the span (docs/rules.md#the-span-rules). */
export function meetsMinimum(span: Span): boolean {
  return span.minimum === null || compareVersions(span.from, span.minimum.version) >= 0;
}

/** The required stops that a direct jump would skip. Landing on a stop is permitted (docs/rules.md#decisions). */
export function stopsBetween(span: Span): readonly Version[] {
  return span.requiredStops.filter((stop) => compareVersions(stop, span.to) < 0);
}

/** Whether `version` is older than everything that the index covers (docs/rules.md#the-span-rules). */
export function isBelowFloor(index: ReleaseIndex, version: Version): boolean {
  return compareVersions(version, index.floor) < 0;
}

/** Whether the index has a readable row for this version (docs/rules.md#the-span-rules). */
export function isIndexed(index: ReleaseIndex, version: Version): boolean {
  return positionOf(index.releases, version) !== null;
}

/** Gaps in the chain: each release names the one before it, and the last is `to` (docs/rules.md#lightdashs-own-command). */
export function gapsInChain(from: Version, to: Version, releases: readonly Release[]): MissingRange[] {
  const gaps: MissingRange[] = [];
  let expected = from;
  for (const { version, previousVersion } of releases) {
    if (previousVersion !== expected) gaps.push({ afterVersion: expected, beforeVersion: version });
    expected = version;
  }
  if (expected !== to) gaps.push({ afterVersion: expected, beforeVersion: to });
  return gaps;
}
