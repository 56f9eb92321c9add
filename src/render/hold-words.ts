import type { SpanReport } from '../gate/report/span-report.ts';
import type { Reason } from '../release-safety/decision.ts';
import { decisionOfHold, type HOLD_RULES, type HoldRule } from '../release-safety/hold.ts';
import type { Pen } from './pen.ts';

/** The words of a rule that bars a jump. */
interface BarringWords {
  /** What it says of a release, as a sentence. */
  readonly sentence: (name: string, says: string, pen: Pen) => string;
  /** The title of a page on which it decides: `2.60.0 → 2.114.0 has to wait`. */
  readonly title: (jump: string, to: string) => string;
  /** What people do where neither time nor another version helps. */
  readonly remedy: string;
}

/** The words of a rule that permits a jump with downtime. */
interface DowntimeWords extends Pick<BarringWords, 'sentence'> {
  /** Why a step of a plan needs downtime: `your known issues ask for it`. */
  readonly asks: string;
}

type WordsFor<Decision> = Decision extends 'recreate' ? DowntimeWords : BarringWords;

/** The words of each rule of a team's policy. A rule without them does not compile. */
export const HOLD_WORDS: { readonly [R in HoldRule]: WordsFor<(typeof HOLD_RULES)[R]> } = {
  'policy-unavailable': {
    sentence: (_, says, { prose }) => `Your known issues cannot be read: ${prose(says)}.`,
    title: (jump) => `Could not check ${jump}: your known issues cannot be read`,
    remedy: 'Fix the file of known issues (`known-issues`), then run this check again.',
  },
  'index-too-old': {
    sentence: (_, says, { prose, code }) => `The index ${prose(says)} (${code('max-index-age')}).`,
    title: (jump) => `Could not check ${jump}: the index is too old`,
    remedy: 'Renew the copy of the index that `index-url` names, then run this check again.',
  },
  'too-young': {
    sentence: (name, says, { prose, code }) =>
      `${name} is too young for your ${code('minimum-release-age')}: ${prose(says)}.`,
    title: (jump, to) => `${jump} has to wait: ${to} is too young`,
    remedy: 'Choose another version, because your policy allows none of these.',
  },
  'known-issue': {
    sentence: (name, says, { prose }) => `Your known issues keep ${name} out: ${prose(says)}`,
    title: (jump) => `${jump} is blocked by a known issue`,
    remedy: 'Choose another version, because your policy allows none of these.',
  },
  promotion: {
    sentence: (name, says, { prose }) => `${name} goes to another environment first: ${prose(says)}.`,
    title: (jump) => `${jump} goes to another environment first`,
    remedy: 'Upgrade that environment first, in a separate change.',
  },
  'promotion-unknown': {
    sentence: (_, says, { prose }) => `It cannot be read which version ${prose(says)} has, which takes releases first.`,
    title: (jump) => `Could not check ${jump}: the environment before it has no version that can be read`,
    remedy: 'Pin the version of that environment, or correct its `files` in `.github/upgrade-gate.yml`.',
  },
  'migrations-open': {
    sentence: (_, says, { prose }) => `${prose(says)}.`,
    asks: 'the migrations before it are not done',
  },
  'migrations-open-at-stop': {
    sentence: (_, says, { prose }) => `${prose(says)}. It is a required stop, so its migrations have to finish first.`,
    title: (jump) => `${jump} has to wait for the migrations of the required stop`,
    remedy:
      'Wait until the migrations are done, then run this check again. If they are parked, a person has to look at their log.',
  },
  'known-issue-recreate': {
    sentence: (name, says, { prose }) => `Your known issues ask for downtime at ${name}: ${prose(says)}`,
    asks: 'your known issues ask for it',
  },
};

/** Whether a reason is a rule of the team's own policy that bars a jump. */
export function isBar({ rule }: Reason): boolean {
  return decisionOfHold(rule) === 'blocked';
}

/** The rule of the team's own policy that bars a jump; undefined if something else decides, although one may bar it too. */
export function barOf({ decision, reasons, plan }: SpanReport): Reason | undefined {
  const [first] = reasons;
  const isDecisive = (first !== undefined && isBar(first)) || plan.problem?.rule === 'held';
  return decision === 'blocked' && isDecisive ? reasons.find(isBar) : undefined;
}

/** Whether what bars a jump ends by itself, so that its title says to wait. */
export function isWaiting(span: SpanReport): boolean {
  const rule = barOf(span)?.rule;
  return rule === 'too-young' || rule === 'migrations-open-at-stop';
}

/** The words of a rule that bars a jump; null for any other rule. */
export function barringWords(rule: string | undefined): BarringWords | null {
  const words = HOLD_WORDS[rule as HoldRule] as BarringWords | DowntimeWords | undefined;
  return words !== undefined && 'title' in words ? words : null;
}

/** Why a rule asks for downtime; null for any other rule. */
export function asksForDowntime(rule: string): string | null {
  const words = HOLD_WORDS[rule as HoldRule] as BarringWords | DowntimeWords | undefined;
  return words !== undefined && 'asks' in words ? words.asks : null;
}
