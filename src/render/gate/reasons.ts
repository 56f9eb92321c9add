import { groupBy } from '../../deployment/group-by.ts';
import type { SpanReport } from '../../gate/report/span-report.ts';
import type { Reason, Rule } from '../../release-safety/decision.ts';
import type { NoPath } from '../../release-safety/plan.ts';
import type { Version } from '../../release-safety/version.ts';
import { countOf, listOf, numberOf } from '../words.ts';
import type { Pen } from './pen.ts';

/** The words for releases that are not proven, by the rule that says so. */
const WORDS: Partial<Record<Rule, string>> = {
  'verdict-false': 'not safe',
  'verdict-unknown': 'without a verdict',
  'backfilled-true': 'judged only in retrospect',
  unverified: 'with an unreadable artifact',
  contradiction: 'contradictory',
  malformed: 'unreadable in the index',
};

/** The line names this many releases of a count. The picture and the reasons have the others. */
const MOST_NAMED = 3;

/** `92 proven · 1 not safe (2.95.0) · 0 without a verdict · 93 artifacts read`: what is known of the releases of a jump, as one line. */
export function countLine(span: SpanReport, pen: Pen): string {
  const { reasons, coveredReleases: total, explanation } = span;
  const words = new Map<Version, string>();
  for (const { rule, release } of reasons) {
    const word = WORDS[rule];
    if (release !== null && word !== undefined && !words.has(release)) words.set(release, word);
  }
  const versions = groupBy([...words], ([, word]) => word);
  const always = ['not safe', 'without a verdict'];
  const counts = [...new Set([...always, ...versions.keys()])].map((word) => {
    const named = (versions.get(word) ?? []).map(([version]) => pen.version(version));
    return `${numberOf(named.length)} ${word}${named.length === 0 ? '' : ` (${listOf(named, MOST_NAMED)})`}`;
  });
  const read = total - explanation.unexplained;
  const artifacts = read === total ? countOf(total, 'artifact') : `${numberOf(read)} of ${countOf(total, 'artifact')}`;
  return [`${numberOf(total - words.size)} proven`, ...counts, `${artifacts} read`].join(' · ');
}

/** Why two versions may not run side by side. The words claim no more than the proof allows. */
export function describeOverlap({ reasons }: SpanReport): string {
  if (reasons.every(({ rule }) => rule === 'known-issue-recreate')) return '';
  return reasons.some(({ rule }) => rule === 'verdict-false')
    ? 'The two must not run side by side.'
    : 'Nothing proves that the two can run side by side.';
}

/** A reason that is not only about one release, as a sentence. */
export function describeReason({ rule, release, says }: Reason, pen: Pen): string {
  const name = release === null ? 'A release' : pen.version(release);
  switch (rule) {
    case 'index-unavailable':
      // The title says that the index cannot be read.
      return `${pen.quote(says)}.`;
    case 'not-indexed':
      return `${name} is not in the release-safety index.`;
    case 'coverage-gap':
      return `The release-safety index does not cover everything ${pen.quote(says)} up to ${name}.`;
    case 'malformed':
      return `The index has an unreadable row on the way to ${name}: ${pen.quote(says)}.`;
    case 'contradiction':
      return `The documents contradict each other on ${name}: ${pen.quote(says)}.`;
    case 'required-stop':
      return `${name} is a required stop: do not skip it.`;
    case 'minimum-not-met':
      return `You can go straight to ${name} only from ${pen.quote(says)} or later.`;
    case 'policy-unavailable':
      return `Your known issues cannot be read: ${pen.prose(says)}.`;
    case 'too-young':
      return `${name} is too young for your ${pen.code('minimum-release-age')}: ${pen.prose(says)}.`;
    case 'known-issue':
      return `Your known issues keep ${name} out: ${pen.prose(says)}`;
    case 'known-issue-recreate':
      return `Your known issues ask for downtime at ${name}: ${pen.prose(says)}`;
    case 'uncovered-hop':
      return `No document covers the upgrade to ${name}, the oldest release in the index.`;
    case 'verdict-false':
      return `Lightdash marks ${name} as not safe.`;
    case 'verdict-unknown':
      return `Lightdash published no verdict for ${name}.`;
    case 'backfilled-true':
      return `${name} was judged in retrospect only, which is no proof.`;
    case 'unverified':
      return `The artifact of ${name} could not be read: ${pen.quote(says)}.`;
  }
}

/** Why there is no plan, as a sentence. */
export function describeNoPath({ rule, release, says }: NoPath, pen: Pen): string {
  switch (rule) {
    case 'index-unavailable':
      return 'There is no plan without a readable index.';
    case 'not-indexed':
      return `There is no plan: ${release} is not in the release-safety index.`;
    case 'stop-not-indexed':
      return `There is no plan: the release-safety index does not cover the required stop ${release}.`;
    case 'held':
      return `There is no plan: your policy keeps ${release} out (${pen.prose(says)}).`;
    case 'no-way-in':
      return `There is no plan: no allowed upgrade leads to ${release} (${pen.quote(says)}).`;
  }
}

const REMEDIES: Partial<Record<Rule, string>> = {
  'index-unavailable': 'Make the index readable (`index-url`), then run this check again.',
  'not-indexed': 'Check for a typo. A release published minutes ago may not be indexed yet: run this check again.',
  'coverage-gap': 'Choose a version that the index covers.',
  'policy-unavailable': 'Fix the file of known issues (`known-issues`), then run this check again.',
  malformed: 'Tell Lightdash that the index has a row that cannot be read. Until that is fixed, nothing is proven.',
  contradiction: 'Tell Lightdash that the documents contradict each other. Until that is fixed, nothing is proven.',
  unverified:
    'Make the artifacts readable (`release-asset-url`), or judge by the index alone (`artifacts: off`). Then run this check again.',
};

/** What to do about missing evidence, as a sentence. */
export function remedyOfSpan({ reasons }: SpanReport): string {
  const [first] = reasons;
  return (first && REMEDIES[first.rule]) ?? 'Choose another version: nothing proves that this one can roll.';
}

/** Whether the section about its release already gives this reason. */
export function isOfRelease({ rule }: Reason): boolean {
  return rule === 'verdict-false' || rule === 'verdict-unknown' || rule === 'backfilled-true' || rule === 'unverified';
}
