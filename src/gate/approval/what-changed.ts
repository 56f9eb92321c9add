import type { Reason, Rule } from '../../release-safety/decision.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import type { ApprovalChange } from '../report/report.ts';
import type { SpanReport } from '../report/span-report.ts';
import type { ApprovedReport } from './approved-report.ts';

type ApprovedSpan = ApprovedReport['spans'][number];

/** @param gone how many releases are gone, and the article of what comes behind it */
type Sentence = (name: string, says: string, gone: string) => readonly [code: ApprovalChange['code'], message: string];

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

function describeChange({ rule, release, says }: Reason, then: ApprovedSpan, now: SpanReport): ApprovalChange {
  const name = release ?? 'A release';
  if (isOfVerdict(rule)) return verdictChange(rule, release, name, then);
  const fewer = then.coveredReleases - now.coveredReleases;
  const gone = `${fewer} of ${then.coveredReleases} releases ${fewer === 1 ? 'is' : 'are'} gone: the`;
  const [code, message] = SENTENCES[rule](name, says, fewer > 0 ? gone : 'The');
  return { code, release, message };
}

function isOfVerdict(rule: Rule): rule is VerdictRule {
  return !Object.hasOwn(SENTENCES, rule);
}

function verdictChange(
  rule: VerdictRule,
  release: Version | null,
  name: string,
  { verdicts }: ApprovedSpan,
): ApprovalChange {
  const is = rule === 'verdict-false' ? 'is not safe to roll' : 'has no verdict that proves it';
  const run = verdicts.find(({ first, last }) => release !== null && isWithin(release, first, last));
  if (run === undefined) {
    return { code: 'release-new', release, message: `${name} is new on the way, and ${is}.` };
  }
  const isExact = run.count === 1 || release === run.first || release === run.last;
  const was = { true: 'safe', false: 'not safe', unknown: 'without a verdict' }[`${run.verdict}`];
  const then = isExact ? `it was ${was}` : `every release from ${run.first} to ${run.last} was ${was}`;
  return { code: 'verdict-worse', release, message: `${name} ${is} now; when this was approved, ${then}.` };
}

function isWithin(release: Version, first: Version, last: Version): boolean {
  return compareVersions(first, release) <= 0 && compareVersions(release, last) <= 0;
}

/** The code and the sentence for each rule that is not about a verdict. */
const SENTENCES: Readonly<Record<Exclude<Rule, VerdictRule>, Sentence>> = {
  'not-indexed': (name) => ['release-withdrawn', `${name} was withdrawn: the index does not have it any more.`],
  'coverage-gap': (name, says, gone) => [
    'release-withdrawn',
    `${gone} index does not cover everything ${says} up to ${name} any more.`,
  ],
  'required-stop': (name) => ['stop-added', `${name} is a required stop now.`],
  'minimum-not-met': (name, says) => [
    'minimum-raised',
    `${name} can now be reached directly only from ${says} or later.`,
  ],
  'uncovered-hop': (name) => ['minimum-raised', `The index now begins at ${name}, above the current version.`],
  'index-unavailable': (_, says) => ['document-unusable', `The release-safety index cannot be used now: ${says}.`],
  unverified: (name, says) => ['document-unusable', `The artifact of ${name} does not confirm the index now: ${says}.`],
  malformed: (name, says) => [
    'document-unusable',
    `The index has a row that cannot be read now, on the way to ${name}: ${says}.`,
  ],
  contradiction: (name, says) => ['document-unusable', `The documents contradict each other on ${name} now: ${says}.`],
  'policy-unavailable': (_, says) => ['document-unusable', `Your known issues cannot be used now: ${says}.`],
  'too-young': (name, says) => ['policy-holds', `${name} is too young for your \`minimum-release-age\`: ${says}.`],
  'known-issue': (name, says) => ['policy-holds', `Your known issues now keep ${name} out: ${says}`],
  'known-issue-recreate': (name, says) => [
    'policy-holds',
    `Your known issues now ask for downtime at ${name}: ${says}`,
  ],
};
