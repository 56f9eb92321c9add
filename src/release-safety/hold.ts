/**
 * An objection of the team's own policy to a release (docs/policy.md). A hold can only make a decision worse, never better.
 */
export type Hold = {
  /** `target`: applies to a jump that lands on the release. `span`: also applies to a jump that only crosses it. */
  readonly on: 'target' | 'span';
  /** Hostile until escaped. */
  readonly says: string;
} & (
  | {
      readonly rule: 'too-young';
      /** When the release is old enough, ISO 8601 in UTC; null if the release date is unknown. */
      readonly passesFrom: string | null;
    }
  | {
      /** `known-issue` bars the jump. `known-issue-recreate` permits it, but not as a rolling update. */
      readonly rule: 'known-issue' | 'known-issue-recreate';
      readonly issue: IssueNote;
    }
  /** The policy itself could not be read, so its holds are unknown. */
  | { readonly rule: 'policy-unavailable' }
);

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

/** The holds that apply to a jump that crosses a release or, with `isTarget`, lands on it. */
export function holdsOn({ holds }: Holdable, isTarget: boolean): readonly Hold[] {
  return isTarget ? holds : holds.filter(({ on }) => on === 'span');
}

/** The first hold that bars a jump across a release or, with `isTarget`, onto it; undefined if none does. */
export function barringHold(release: Holdable, isTarget: boolean): Hold | undefined {
  return holdsOn(release, isTarget).find(({ rule }) => rule !== 'known-issue-recreate');
}
