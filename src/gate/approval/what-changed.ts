import type { Reason, Rule } from '../../release-safety/decision.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import type { ApprovalChange } from '../report/report.ts';
import type { SpanReport } from '../report/span-report.ts';
import type { ApprovedReport } from './approved-report.ts';

type ApprovedSpan = ApprovedReport['spans'][number];

/** The code for each rule that is not about a verdict. */
const CODES: Readonly<Record<Exclude<Rule, VerdictRule>, ApprovalChange['code']>> = {
  'index-unavailable': 'document-unusable',
  'policy-unavailable': 'document-unusable',
  malformed: 'document-unusable',
  contradiction: 'document-unusable',
  unverified: 'document-unusable',
  'not-indexed': 'release-withdrawn',
  'coverage-gap': 'release-withdrawn',
  'required-stop': 'stop-added',
  'minimum-not-met': 'minimum-raised',
  'uncovered-hop': 'minimum-raised',
  'too-young': 'policy-holds',
  'known-issue': 'policy-holds',
  'known-issue-recreate': 'policy-holds',
};

type VerdictRule = 'verdict-false' | 'verdict-unknown' | 'backfilled-true';

/**
 * The reasons against a jump that are new since its approval. A report stores verdicts as runs and names only the first and the last
 * release of each, so for a release between them the sentence names the run.
 *
 * @param then the judgement in the approved report
 */
export function whatChanged(then: ApprovedSpan, now: SpanReport): ApprovalChange[] {
  const known = new Set(then.reasons.map(keyOf));
  // A row that cannot be read also leaves a gap. The row explains it.
  const unreadable = now.reasons.filter(({ rule }) => rule === 'malformed').map(({ release }) => release);
  const isExplained = ({ rule, release }: Reason) => rule === 'coverage-gap' && unreadable.includes(release);
  const fresh = now.reasons.filter((reason) => !known.has(keyOf(reason)) && !isExplained(reason));
  return fresh.map((reason) => describeChange(reason, then, now));
}

function keyOf({ rule, release, says }: { rule: string; release: Version | null; says: string }): string {
  return JSON.stringify([rule, release, says]);
}

function describeChange(reason: Reason, then: ApprovedSpan, now: SpanReport): ApprovalChange {
  const { rule, release, says } = reason;
  if (isOfVerdict(rule)) return verdictChange(rule, release, then);
  return { code: CODES[rule], release, message: sentenceOn(rule, release ?? 'A release', says, then, now) };
}

function isOfVerdict(rule: Rule): rule is VerdictRule {
  return !Object.hasOwn(CODES, rule);
}

function verdictChange(rule: VerdictRule, release: Version | null, { verdicts }: ApprovedSpan): ApprovalChange {
  const is = rule === 'verdict-false' ? 'is not safe to roll' : 'has no verdict that proves it';
  const name = release ?? 'A release';
  const run = release === null ? undefined : verdicts.find(({ first, last }) => isWithin(release, first, last));
  if (run === undefined) {
    return { code: 'release-new', release, message: `${name} is new on the way, and ${is}.` };
  }
  const isExact = run.count === 1 || release === run.first || release === run.last;
  const was = run.verdict === true ? 'safe' : run.verdict === false ? 'not safe' : 'without a verdict';
  const then = isExact ? `it was ${was}` : `every release from ${run.first} to ${run.last} was ${was}`;
  return { code: 'verdict-worse', release, message: `${name} ${is} now; when this was approved, ${then}.` };
}

function isWithin(release: Version, first: Version, last: Version): boolean {
  return compareVersions(first, release) <= 0 && compareVersions(release, last) <= 0;
}

/** The sentence for each rule that is not about a verdict. */
function sentenceOn(rule: Exclude<Rule, VerdictRule>, name: string, says: string, then: ApprovedSpan, now: SpanReport) {
  switch (rule) {
    case 'not-indexed':
      return `${name} was withdrawn: the index does not have it any more.`;
    case 'coverage-gap': {
      const fewer = then.coveredReleases - now.coveredReleases;
      const count =
        fewer > 0 ? `${fewer} of ${then.coveredReleases} releases ${fewer === 1 ? 'is' : 'are'} gone: the` : 'The';
      return `${count} index does not cover everything ${says} up to ${name} any more.`;
    }
    case 'required-stop':
      return `${name} is a required stop now.`;
    case 'minimum-not-met':
      return `${name} can now be reached directly only from ${says} or later.`;
    case 'uncovered-hop':
      return `The index now begins at ${name}, above the current version.`;
    case 'index-unavailable':
      return `The release-safety index cannot be used now: ${says}.`;
    case 'unverified':
      return `The artifact of ${name} does not confirm the index now: ${says}.`;
    case 'malformed':
      return `The index has a row that cannot be read now, on the way to ${name}: ${says}.`;
    case 'contradiction':
      return `The documents contradict each other on ${name} now: ${says}.`;
    case 'policy-unavailable':
      return `Your known issues cannot be used now: ${says}.`;
    case 'too-young':
      return `${name} is too young for your \`minimum-release-age\`: ${says}.`;
    case 'known-issue':
      return `Your known issues now keep ${name} out: ${says}`;
    case 'known-issue-recreate':
      return `Your known issues now ask for downtime at ${name}: ${says}`;
  }
}
