import type { SpanReport } from '../gate/report/span-report.ts';
import { product } from '../product/product.ts';
import type { Reason, Rule } from '../release-safety/decision.ts';
import { type HoldRule, isHoldRule } from '../release-safety/hold.ts';
import type { NoPath } from '../release-safety/plan.ts';
import type { Version } from '../release-safety/version.ts';
import { barringWords, HOLD_WORDS } from './hold-words.ts';
import type { Pen } from './pen.ts';

/** Why two versions may not run side by side. The words claim no more than the proof allows. */
export function describeOverlap({ reasons, from, to }: Pick<SpanReport, 'reasons' | 'from' | 'to'>): string {
  if (reasons.every(({ rule }) => isHoldRule(rule))) return '';
  return reasons.some(({ rule }) => rule === 'verdict-false')
    ? `${from} and ${to} must not run side by side.`
    : `Nobody has shown that ${from} and ${to} can run side by side.`;
}

type Sentence = (name: string, says: string, pen: Pen) => string;

const SENTENCES: Record<Exclude<Rule, HoldRule>, Sentence> = {
  // The title says that the index cannot be read.
  'index-unavailable': (_, says, { quote }) => `${quote(says)}.`,
  'not-indexed': (name) => `${name} is not in the release-safety index.`,
  'coverage-gap': (name, says, { quote }) =>
    `The release-safety index does not cover everything ${quote(says)} up to ${name}.`,
  malformed: (name, says, { quote }) => `The index has an unreadable row on the way to ${name}: ${quote(says)}.`,
  contradiction: (name, says, { quote }) => `The documents contradict each other on ${name}: ${quote(says)}.`,
  'required-stop': (name) => `${name} is a required stop. Do not skip it.`,
  'minimum-not-met': (name, says, { quote }) => `You can go straight to ${name} only from ${quote(says)} or later.`,
  'uncovered-hop': (name) => `No document covers the upgrade to ${name}, the oldest release in the index.`,
  'verdict-false': (name) => `${product.name} marks ${name} as not safe.`,
  'verdict-unknown': (name) => `${product.name} published no verdict for ${name}.`,
  'backfilled-true': (name) => `${name} was judged in retrospect only, which is no proof.`,
  unverified: (name, says, { quote }) => `The artifact of ${name} could not be read: ${quote(says)}.`,
};

/** A reason that is not only about one release, as a sentence. */
export function describeReason({ rule, release, says }: Reason, pen: Pen): string {
  const sentence = isHoldRule(rule) ? HOLD_WORDS[rule].sentence : SENTENCES[rule];
  return sentence(release === null ? 'A release' : pen.version(release), says, pen);
}

const NO_PLAN: Record<NoPath['rule'], Sentence> = {
  'index-unavailable': () => 'There is no plan without a readable index.',
  'not-indexed': (release) => `There is no plan: ${release} is not in the release-safety index.`,
  'stop-not-indexed': (release) =>
    `There is no plan: the release-safety index does not cover the required stop ${release}.`,
  held: (release, says, { prose }) =>
    `There is no plan: your policy keeps ${release} out (${prose(says.replace(/\.$/, ''))}).`,
  'index-too-old': () => 'There is no plan with an index that is older than you allow.',
  'policy-unavailable': () => 'There is no plan without readable known issues.',
  'promotion-unknown': () => 'There is no plan until the version of the environment before it can be read.',
  'no-way-in': (release, says, { quote }) =>
    `There is no plan: no allowed upgrade leads to ${release} (${quote(says)}).`,
};

/** Why there is no plan, as a sentence. */
export function describeNoPath({ rule, release, says }: NoPath, pen: Pen): string {
  return NO_PLAN[rule](`${release}`, says, pen);
}

const REMEDIES: Partial<Record<Rule, string>> = {
  'index-unavailable': 'Check `index-url` and the network, then run this check again.',
  'not-indexed':
    'Check for a typo. If the release was published minutes ago, wait for the index and run this check again.',
  'coverage-gap': 'Choose a version that the index covers.',
  malformed: `Tell ${product.name} that the index has a row that cannot be read. Until that is fixed, nothing is proven.`,
  contradiction: `Tell ${product.name} that the documents contradict each other. Until that is fixed, nothing is proven.`,
  unverified:
    'Make the artifacts readable (`release-asset-url`), or judge by the index alone (`artifacts: off`). Then run this check again.',
};

/** What to do about missing evidence, as a sentence. */
export function remedyOfSpan({ reasons }: SpanReport): string {
  const [first] = reasons;
  if (first === undefined) return NO_REMEDY;
  return barringWords(first.rule)?.remedy ?? REMEDIES[first.rule] ?? NO_REMEDY;
}

const NO_REMEDY = 'Choose another version, because nothing proves that this one can roll.';

/** The worst reason against each release, among those that are asked for. */
export function worstReasons(
  { reasons }: Pick<SpanReport, 'reasons'>,
  isAsked: (reason: Reason) => boolean,
): ReadonlyMap<Version, Reason> {
  const worst = new Map<Version, Reason>();
  for (const reason of reasons.filter(isAsked)) {
    if (reason.release !== null && !worst.has(reason.release)) worst.set(reason.release, reason);
  }
  return worst;
}

/** Whether the section about its release already gives this reason. */
export function isOfRelease({ rule }: Reason): boolean {
  return rule === 'verdict-false' || rule === 'verdict-unknown' || rule === 'backfilled-true' || rule === 'unverified';
}
