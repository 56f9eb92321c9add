import type { Evidence, EvidenceSpan } from '../../evidence/evidence.ts';
import { decideSpan, decideWithoutIndex } from '../../release-safety/decision.ts';
import { type Hop, newestRollingVersion, planHops } from '../../release-safety/plan.ts';
import { readSpan } from '../../release-safety/span.ts';
import type { Version } from '../../release-safety/version.ts';
import { policyOn } from '../policy/held.ts';
import { holdAbove } from '../policy/promotion.ts';
import type { EvidenceBasis, HopReport, PromotionReport, SpanReport } from '../report/span-report.ts';
import { explain, NOTHING_EXPLAINED, verdictRuns } from './explanation.ts';

/**
 * Judges one jump on the evidence: its decision, its plan, and the newest version that rolls instead.
 *
 * @param promotion of the environment that the jump is for; null if it takes its releases from no other
 * @throws ReverseSpanError if `to` is below `from`
 */
export function judgeSpan(
  evidence: Evidence,
  from: Version,
  to: Version,
  promotion: PromotionReport | null = null,
): SpanReport {
  const { indexRecord } = evidence;
  const index = evidence.index === null || promotion === null ? evidence.index : holdAbove(evidence.index, promotion);
  if (index === null) {
    const problem = `${indexRecord.location}: ${indexRecord.problem}`;
    return {
      ...decideWithoutIndex(from, to, problem),
      promotion,
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
  const withGrounds = (hop: Hop): HopReport => ({ ...hop, evidence: groundsOf(evidence, hop) });
  const newest = newestRollingVersion(index, from);
  return {
    ...decideSpan(index, span),
    promotion,
    plan: plan.hops === null ? plan : { ...plan, hops: plan.hops.map(withGrounds) },
    newestRollingVersion: newest,
    newestRollingHops: newest === null ? null : (planHops(index, readSpan(index, from, newest)).hops?.length ?? null),
    newestRollingEvidence: newest === null ? 'index' : groundsOf(evidence, { from, to: newest }),
    verdicts: verdictRuns(span.releases),
    explanation: explain(span.releases, evidence.artifacts),
    policy: policyOn(index, span),
  };
}

/**
 * Whether the artifact of every live release of a jump was read. Artifacts above the target are never read. So a newer version than the
 * target rests on the index alone.
 */
export function groundsOf({ index, artifacts }: Evidence, { from, to }: EvidenceSpan): EvidenceBasis {
  const live = index === null ? [] : readSpan(index, from, to).releases.filter((release) => !release.backfilled);
  return live.length > 0 && live.every((release) => artifacts.has(release.version)) ? 'verified' : 'index';
}
