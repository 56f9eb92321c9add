/** The rules of a team's own policy, and the decision of each (docs/policy.md): `recreate` permits the jump with downtime, the others bar it. */
export const HOLD_RULES = {
  /** The policy itself could not be read, so its holds are unknown. */
  'policy-unavailable': 'unproven',
  /** The index is older than the team allows. */
  'index-too-old': 'unproven',
  'too-young': 'blocked',
  'known-issue': 'blocked',
  'known-issue-recreate': 'recreate',
  /** Another environment takes the release first. */
  promotion: 'blocked',
  /** Nobody can read what that environment has. */
  'promotion-unknown': 'unproven',
  /** The migrations of what runs are not done. */
  'migrations-open': 'recreate',
  /** The same at a required stop, whose migrations have to be run. */
  'migrations-open-at-stop': 'blocked',
} as const satisfies Record<string, 'unproven' | 'blocked' | 'recreate'>;

export type HoldRule = keyof typeof HOLD_RULES;

/** The rules that say nothing about a release, because what they need cannot be read or is too old. */
export type UnprovenHoldRule = {
  [R in HoldRule]: (typeof HOLD_RULES)[R] extends 'unproven' ? R : never;
}[HoldRule];

/** An objection of a rule to a release. It can only make a decision worse, never better. */
export interface Hold {
  readonly rule: HoldRule;
  /** `target`: applies to a jump that lands on the release. `span`: also applies to a jump that only crosses it. */
  readonly on: 'target' | 'span';
  /** Hostile until escaped. */
  readonly says: string;
  /** When it ends by itself, ISO 8601 in UTC; null if it does not, or if that is not known. */
  readonly passesFrom: string | null;
  /** The known issue behind it; null if there is none. */
  readonly issue: IssueNote | null;
}

/** A known issue as the team wrote it down. Texts are hostile until escaped. */
export interface IssueNote {
  readonly id: string;
  readonly reason: string;
  /** An https URL; null if there is none. */
  readonly url: string | null;
}

interface Holdable {
  readonly holds: readonly Hold[];
}

/** Whether a rule is one of a team's policy. */
export function isHoldRule(rule: string): rule is HoldRule {
  return Object.hasOwn(HOLD_RULES, rule);
}

/** What a rule of a team's policy leads to; null for any other rule. */
export function decisionOfHold(rule: string): (typeof HOLD_RULES)[HoldRule] | null {
  return isHoldRule(rule) ? HOLD_RULES[rule] : null;
}

/** The holds that apply to a jump that crosses a release or, with `isTarget`, lands on it. */
export function holdsOn({ holds }: Holdable, isTarget: boolean): readonly Hold[] {
  return isTarget ? holds : holds.filter(({ on }) => on === 'span');
}

/** The first hold that bars a jump across a release or, with `isTarget`, onto it; undefined if none does. */
export function barringHold(release: Holdable, isTarget: boolean): Hold | undefined {
  return holdsOn(release, isTarget).find(({ rule }) => HOLD_RULES[rule] !== 'recreate');
}
