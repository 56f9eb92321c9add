import type { Evidence, EvidenceSpan } from '../evidence/evidence.ts';
import type { Artifact } from '../release-safety/artifact.ts';
import { decideSpan, decideWithoutIndex } from '../release-safety/decision.ts';
import { newestRollingVersion, planHops } from '../release-safety/plan.ts';
import { effectiveVerdict, isProven, type Release } from '../release-safety/release.ts';
import type { ReleaseIndex } from '../release-safety/release-index.ts';
import { readSpan } from '../release-safety/span.ts';
import type { Version } from '../release-safety/version.ts';
import type { Grounds, ReleaseReport, SpanReport } from './report.ts';

/**
 * Judges one jump on the evidence: its decision, its plan, and the newest version that could be rolled to instead.
 *
 * @throws ReverseSpanError where `to` is below `from`
 */
export function judgeSpan(evidence: Evidence, from: Version, to: Version): SpanReport {
  const { index, indexRecord } = evidence;
  if (index === null) {
    const problem = `${indexRecord.location}: ${indexRecord.problem}`;
    return {
      ...decideWithoutIndex(from, to, problem),
      plan: { hops: null, problem: { rule: 'index-unavailable', release: null, says: problem } },
      newestRollingVersion: null,
      newestRollingHops: null,
      newestRollingEvidence: 'index',
      unprovenReleases: [],
    };
  }
  const plan = planHops(index, from, to);
  const newest = newestRollingVersion(index, from);
  return {
    ...decideSpan(index, from, to),
    plan:
      plan.problem !== null
        ? plan
        : { hops: plan.hops.map((hop) => ({ ...hop, evidence: groundsOf(evidence, index, hop) })), problem: null },
    newestRollingVersion: newest,
    newestRollingHops: newest === null ? null : (planHops(index, from, newest).hops?.length ?? null),
    newestRollingEvidence: newest === null ? 'index' : groundsOf(evidence, index, { from, to: newest }),
    unprovenReleases: readSpan(index, from, to)
      .releases.filter((release) => !isProven(release))
      .map((release) => reportRelease(release, evidence.artifacts.get(release.version))),
  };
}

/**
 * Whether the artifact of every live release of a jump was read. Releases beyond the target never are, so a newest
 * version up there is the index's word alone.
 */
export function groundsOf(evidence: Evidence, index: ReleaseIndex, jump: EvidenceSpan): Grounds {
  const live = readSpan(index, jump.from, jump.to).releases.filter((release) => !release.backfilled);
  return live.length > 0 && live.every((release) => evidence.artifacts.has(release.version)) ? 'verified' : 'index';
}

function reportRelease(release: Release, artifact: Artifact | undefined): ReleaseReport {
  const { version, releaseDate } = release;
  const api = artifact?.api;
  return {
    version,
    verdict: effectiveVerdict(release),
    releaseDate,
    migrations: artifact?.migrations?.count ?? null,
    breakingApiChanges: api?.rest && api.mcp ? breakingChanges(api.rest) + breakingChanges(api.mcp) : null,
    configChanges: artifact?.config?.changes.length ?? null,
    declaredBreaks: artifact?.declaredBreaks?.map((declared) => declared.reason ?? '') ?? [],
  };
}

function breakingChanges(surface: { changes: readonly string[]; breakingCount?: number | undefined }): number {
  return surface.breakingCount ?? surface.changes.length;
}
