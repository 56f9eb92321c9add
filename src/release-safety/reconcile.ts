import type { Artifact } from './artifact.ts';
import { type Flaw, makeRelease, type Release, type ReleaseFacts } from './release.ts';
import { positionAtOrAbove, type ReleaseIndex } from './release-index.ts';
import type { Span } from './span.ts';
import { differencesOf, unsafeSideOf } from './unsafe-side.ts';
import type { Version } from './version.ts';

/** The result of reading one release's artifact. */
export type ArtifactReading =
  | { readonly status: 'read'; readonly artifact: Artifact }
  /** `problem` says why; hostile until escaped. */
  | { readonly status: 'unusable'; readonly problem: string };

const COMPARED = [
  'rollingUpdateSafe',
  'previousVersion',
  'minPreviousVersion',
  'requiredStops',
  'releaseDate',
] as const;

/** A member that differs between a release's artifact and its row in the index. */
export interface Drift {
  readonly release: Version;
  readonly member: (typeof COMPARED)[number];
  readonly index: string;
  readonly artifact: string;
}

/** The releases of a span that have an artifact: those that are not backfilled. */
export function releasesWithArtifact(span: Span): Version[] {
  return span.releases.filter((release) => !release.backfilled).map((release) => release.version);
}

/**
 * Lets the artifacts that were requested correct the index (docs/rules.md#index-and-artifact). The unsafe side always
 * wins: the worse verdict, the union of the stops, the higher minimum, the younger date. With `verify`, a release that
 * is `true` in the index loses its proof if its artifact is missing or unusable; with `explain`, that changes nothing.
 */
export function reconcile(
  index: ReleaseIndex,
  versions: readonly Version[],
  readings: ReadonlyMap<Version, ArtifactReading>,
  mode: 'verify' | 'explain',
): { readonly index: ReleaseIndex; readonly drift: readonly Drift[] } {
  const drift: Drift[] = [];
  const releases = [...index.releases];
  for (const version of versions) {
    const position = positionAtOrAbove(releases, version);
    const release = releases[position] as Release;
    const reading = readings.get(version);
    if (reading?.status === 'read') {
      // A flaw replaces what the index says about a release, so there is nothing to compare.
      if (release.flaws.length === 0) drift.push(...compareWithArtifact(release, reading.artifact));
      releases[position] = correct(release, reading.artifact);
    } else if (mode === 'verify' && release.rollingUpdateSafe === true) {
      releases[position] = makeRelease(release, release.flaws, reading?.problem ?? 'the artifact was not read');
    }
  }
  return { index: { ...index, releases }, drift };
}

function correct(release: Release, artifact: Artifact): Release {
  const unsafeSide = {
    ...unsafeSideOf(statementsOf(release, artifact)),
    // A flaw says what is wrong with the step. A gap in the chain would say that the index lacks it.
    previousVersion: release.previousVersion,
  };
  return makeRelease(unsafeSide, [...release.flaws, ...artifact.flaws, ...stepFlaws(release, artifact)]);
}

/** What the index and the artifact say about a release. An artifact has no `backfilled`. */
function statementsOf(release: Release, artifact: Artifact): readonly [ReleaseFacts, ReleaseFacts] {
  return [release, { ...artifact, backfilled: release.backfilled }];
}

/** An artifact proves one step. If its `previousVersion` differs from the index, it proves another step. */
function stepFlaws(release: Release, artifact: Artifact): Flaw[] {
  if (artifact.previousVersion === release.previousVersion) return [];
  const says = `previousVersion is ${artifact.previousVersion}, but ${release.previousVersion} in the index`;
  return [{ rule: 'contradiction', says: `artifact: ${says}` }];
}

function compareWithArtifact(release: Release, artifact: Artifact): Drift[] {
  const show = (value: unknown) => (Array.isArray(value) ? [...value].sort().join(', ') : String(value));
  return differencesOf(statementsOf(release, artifact), COMPARED).map((member) => {
    return { release: release.version, member, index: show(release[member]), artifact: show(artifact[member]) };
  });
}
