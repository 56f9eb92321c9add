import type { Rule } from '../../release-safety/decision.ts';
import { isHoldRule } from '../../release-safety/hold.ts';
import type { ApprovalChange, ApprovalDifference } from '../report/report.ts';
import type { SpanReport } from '../report/span-report.ts';
import type { ApprovedReport } from './approved-report.ts';

type ApprovedSpan = ApprovedReport['spans'][number];
type ApprovedReason = ApprovedSpan['reasons'][number];

/** What a release was by the rule that said so, the best first. A release without one of these was safe. */
const ANSWERS = [
  { rules: ['verdict-unknown', 'backfilled-true'], was: 'without a verdict' },
  { rules: ['verdict-false'], was: 'not safe' },
] as const satisfies readonly { readonly rules: readonly Rule[]; readonly was: string }[];

/** What stood in the way of the whole jump, and what is said where it is gone. */
const OBSTACLES: Readonly<Partial<Record<Rule, string>>> = {
  'required-stop': 'was a required stop when this was approved, and is none now.',
  'minimum-not-met': 'could not be reached directly when this was approved, and can be now.',
};

/**
 * What today's index lacks of the index that an approved report rests on, or answers better (docs/github.md#at-deploy-time). An older copy of the
 * index does both. The approval does not hold on it, even if the decision is no worse.
 *
 * @param then the judgement on the same jump in the approved report
 */
export function belowFloor(
  then: ApprovedSpan,
  now: SpanReport,
): (Pick<ApprovalDifference, 'code' | 'changes'> & { readonly says: string })[] {
  // The problem of the index says more.
  if (now.reasons.some(({ rule }) => rule === 'index-unavailable')) return [];
  const [had, has] = [then.coveredReleases, now.coveredReleases];
  const better = then.reasons.flatMap((reason) => betterThan(reason, now));
  return [
    ...(has < had
      ? [
          {
            code: 'release-missing' as const,
            says: `had ${had} releases in the index when it was approved, and has ${has} now.`,
            changes: [],
          },
        ]
      : []),
    ...(better.length > 0
      ? [{ code: 'answer-better' as const, says: 'has a better answer than when it was approved.', changes: better }]
      : []),
  ];
}

function betterThan({ rule, release }: ApprovedReason, now: SpanReport): ApprovalChange[] {
  const change = (says: string) => [{ code: 'answer-better' as const, release, message: `${release} ${says}` }];
  const rules = now.reasons.filter((reason) => reason.release === release).map((reason) => reason.rule);
  const gone = OBSTACLES[rule as Rule];
  if (gone !== undefined) return (rules as readonly string[]).includes(rule) ? [] : change(gone);
  const rank = rankOf(rule);
  const ranks = rules.filter((each) => !isHoldRule(each)).map(rankOf);
  // A doubt of another kind is no better answer.
  if (rank === null || ranks.some((each) => each === null || each >= rank)) return [];
  const is = ranks.length === 0 ? 'safe' : ANSWERS[0].was;
  return change(`was ${ANSWERS[rank]?.was} when this was approved, and is ${is} now.`);
}

/** The place of a rule among the answers; null if it is none of them. */
function rankOf(rule: string): number | null {
  const at = ANSWERS.findIndex(({ rules }) => (rules as readonly string[]).includes(rule));
  return at === -1 ? null : at;
}
