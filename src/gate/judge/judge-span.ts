import { describeUnusable } from '../../evidence/document-record.ts';
import type { Evidence, EvidenceSpan } from '../../evidence/evidence.ts';
import { decideSpan, decideWithoutIndex, type Reason } from '../../release-safety/decision.ts';
import { type Hop, newestRollingVersion, planHops } from '../../release-safety/plan.ts';
import { readSpan, stopsBetween } from '../../release-safety/span.ts';
import type { Version } from '../../release-safety/version.ts';
import { policyOn } from '../policy/held.ts';
import { NO_TERMS, underTerms } from '../policy/terms.ts';
import type { EvidenceBasis, HopReport, JumpTerms, SpanReport } from '../report/span-report.ts';
import { explain, NOTHING_EXPLAINED, verdictRuns } from './explanation.ts';

/** Judges one jump: its decision, its plan, and the newest version that rolls instead. @throws ReverseSpanError */
export function judgeSpan(evidence: Evidence, from: Version, to: Version, terms: JumpTerms = NO_TERMS): SpanReport {
  const { indexRecord } = evidence;
  const index = evidence.index === null ? null : underTerms(evidence.index, from, terms);
  if (index === null) {
    const problem = describeUnusable(indexRecord);
    return {
      ...decideWithoutIndex(from, to, problem),
      ...terms,
      plan: { hops: null, problem: { rule: 'index-unavailable', release: null, says: problem } },
      newestRollingVersion: null,
      newestRollingHops: null,
      newestRollingEvidence: 'index',
      verdicts: [],
      explanation: NOTHING_EXPLAINED,
      policy: null,
    };
  }
  const span = readSpan(index, from, to);
  const plan = planHops(index, span);
  const stops = stopsBetween(span);
  const demandOn = (hop: Hop, next: Hop | undefined): Reason | null => {
    if (next === undefined) return null;
    // A stop may be named by a release that a later step covers.
    if (stops.includes(hop.to)) return { rule: 'required-stop', release: hop.to, says: 'requiredStops' };
    const both = decideSpan(index, readSpan(index, hop.from, next.to));
    return [...both.reasons, ...hop.reasons].find(isDemand) ?? null;
  };
  const withGrounds = (hop: Hop, at: number, hops: readonly Hop[]): HopReport => {
    return { ...hop, evidence: groundsOf(evidence, hop), demand: demandOn(hop, hops[at + 1]) };
  };
  const newest = newestRollingVersion(index, from);
  return {
    ...decideSpan(index, span),
    ...terms,
    plan: plan.hops === null ? plan : { ...plan, hops: plan.hops.map(withGrounds) },
    newestRollingVersion: newest,
    newestRollingHops: newest === null ? null : (planHops(index, readSpan(index, from, newest)).hops?.length ?? null),
    newestRollingEvidence: newest === null ? 'index' : groundsOf(evidence, { from, to: newest }),
    verdicts: verdictRuns(span.releases),
    explanation: explain(span.releases, evidence.artifacts),
    policy: policyOn(index, span),
  };
}

/** Whether a reason is about where a way has to stop. */
function isDemand({ rule }: Reason): boolean {
  return rule === 'required-stop' || rule === 'minimum-not-met' || rule === 'uncovered-hop';
}

/** Whether the artifact of every live release of a jump was read. Those above the target never are, so a newer version rests on the index alone. */
export function groundsOf({ index, artifacts }: Evidence, { from, to }: EvidenceSpan): EvidenceBasis {
  const live = index === null ? [] : readSpan(index, from, to).releases.filter((release) => !release.backfilled);
  return live.length > 0 && live.every((release) => artifacts.has(release.version)) ? 'verified' : 'index';
}
