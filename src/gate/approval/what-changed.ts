import type { Reason, Rule } from '../../release-safety/decision.ts';
import { isHoldRule } from '../../release-safety/hold.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import type { ApprovalChange, ApprovalDifference } from '../report/report.ts';
import type { SpanReport } from '../report/span-report.ts';
import type { ApprovedReport } from './approved-report.ts';

type ApprovedSpan = ApprovedReport['spans'][number];
type ApprovedReason = ApprovedSpan['reasons'][number];

type VerdictRule = 'verdict-false' | 'verdict-unknown' | 'backfilled-true';

/**
 * The reasons against a jump that are new since its approval. A report names only the first and the last release of a
 * run, so for one between them the sentence names the run.
 */
export function whatChanged(then: ApprovedSpan, now: SpanReport): ApprovalChange[] {
  const known = new Set(then.reasons.map(keyOf));
  // A row that cannot be read also leaves a gap. The row explains it.
  const unreadable = now.reasons.filter(({ rule }) => rule === 'malformed').map(({ release }) => release);
  const isExplained = ({ rule, release }: Reason) => rule === 'coverage-gap' && unreadable.includes(release);
  const fresh = now.reasons.filter((reason) => !known.has(keyOf(reason)) && !isExplained(reason));
  return fresh.map((reason) => describeChange(reason, then, now));
}

function keyOf({ rule, release, says }: ApprovedReason): string {
  return JSON.stringify([rule, release, says]);
}

function describeChange({ rule, release, says }: Reason, then: ApprovedSpan, now: SpanReport): ApprovalChange {
  if (isOfVerdict(rule)) return verdictChange(rule, release, then);
  const [code, sentence] = CHANGES[rule];
  const fewer = then.coveredReleases - now.coveredReleases;
  const gone = `${fewer} of ${then.coveredReleases} releases ${fewer === 1 ? 'is' : 'are'} gone: the`;
  return { code, release, message: sentence(release ?? 'A release', says, fewer > 0 ? gone : 'The') };
}

function isOfVerdict(rule: Rule): rule is VerdictRule {
  return !Object.hasOwn(CHANGES, rule);
}

function verdictChange(rule: VerdictRule, release: Version | null, { verdicts }: ApprovedSpan): ApprovalChange {
  const is = rule === 'verdict-false' ? 'is not safe to roll' : 'has no verdict that proves it';
  const name = release ?? 'A release';
  const isWithin = ({ first, last }: ApprovedSpan['verdicts'][number]) =>
    release !== null && compareVersions(first, release) <= 0 && compareVersions(release, last) <= 0;
  const run = verdicts.find(isWithin);
  if (run === undefined) {
    return { code: 'release-new', release, message: `${name} is new on the way, and ${is}.` };
  }
  const isExact = run.count === 1 || release === run.first || release === run.last;
  const was = { true: 'safe', false: 'not safe', unknown: 'without a verdict' }[`${run.verdict}`];
  const then = isExact ? `${name} was ${was}` : `Every release from ${run.first} to ${run.last} was ${was}`;
  return {
    code: 'verdict-worse',
    release,
    message: `${then} when this was approved. Now ${isExact ? 'it' : name} ${is}.`,
  };
}

/** @param gone how many releases are gone, and the article of what comes behind it */
type Sentence = (name: string, says: string, gone: string) => string;

/** The code and the sentence for each rule that is not about a verdict. */
const CHANGES: Readonly<Record<Exclude<Rule, VerdictRule>, readonly [ApprovalChange['code'], Sentence]>> = {
  'not-indexed': ['release-withdrawn', (name) => `${name} was withdrawn: the index does not have it any more.`],
  'coverage-gap': [
    'release-withdrawn',
    (name, says, gone) => `${gone} index does not cover everything ${says} up to ${name} any more.`,
  ],
  'required-stop': ['stop-added', (name) => `${name} is a required stop now.`],
  'minimum-not-met': [
    'minimum-raised',
    (name, says) => `${name} can now be reached directly only from ${says} or later.`,
  ],
  'uncovered-hop': ['minimum-raised', (name) => `The index now begins at ${name}, above the current version.`],
  'index-unavailable': ['document-unusable', (_, says) => `The release-safety index cannot be used now: ${says}.`],
  unverified: ['document-unusable', (name, says) => `The artifact of ${name} does not confirm the index now: ${says}.`],
  malformed: [
    'document-unusable',
    (name, says) => `The index has a row that cannot be read now, on the way to ${name}: ${says}.`,
  ],
  contradiction: ['document-unusable', (name, says) => `The documents contradict each other on ${name} now: ${says}.`],
  'policy-unavailable': ['document-unusable', (_, says) => `Your known issues cannot be used now: ${says}.`],
  'index-too-old': ['document-unusable', (_, says) => `The index ${says}.`],
  'too-young': ['policy-holds', (name, says) => `${name} is too young for your \`minimum-release-age\`: ${says}.`],
  promotion: ['policy-holds', (name, says) => `${name} goes to another environment first: ${says}.`],
  'promotion-unknown': ['policy-holds', (_, says) => `It cannot be read which version ${says} has.`],
  'migrations-open': ['policy-holds', (_, says) => `Now ${says}.`],
  'migrations-open-at-stop': ['policy-holds', (_, says) => `Now ${says}.`],
  'known-issue': ['policy-holds', (name, says) => `Your known issues now keep ${name} out: ${says}`],
  'known-issue-recreate': [
    'policy-holds',
    (name, says) => `Your known issues now ask for downtime at ${name}: ${says}`,
  ],
};

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
 * What today's index lacks of the approved report's, or answers better, as an older copy does
 * (docs/github.md#at-deploy-time). The approval does not hold on it, even if the decision is no worse.
 */
export function belowFloor(
  then: ApprovedSpan,
  now: SpanReport,
): (Pick<ApprovalDifference, 'code' | 'changes'> & { readonly says: string })[] {
  // The problem of the index says more.
  if (now.reasons.some(({ rule }) => rule === 'index-unavailable')) return [];
  const [had, has] = [then.coveredReleases, now.coveredReleases];
  const better = then.reasons.flatMap((reason) => betterThan(reason, now));
  const fewer = `had ${had} releases in the index when it was approved, and has ${has} now.`;
  const says = 'has a better answer than when it was approved.';
  return [
    ...(has < had ? [{ code: 'release-missing' as const, says: fewer, changes: [] }] : []),
    ...(better.length > 0 ? [{ code: 'answer-better' as const, says, changes: better }] : []),
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
