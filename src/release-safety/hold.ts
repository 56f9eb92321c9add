/**
 * What a team's own policy holds against a release (docs/policy.md). It can only take away: a held release is never better than without
 * its holds.
 */
export type Hold = {
  /** `target`: against a jump that lands on the release; `span`: against one that only crosses it, too. */
  readonly on: 'target' | 'span';
  /** Hostile until escaped. */
  readonly says: string;
} & (
  | {
      readonly rule: 'too-young';
      /** ISO 8601 in UTC; null where the release date is not known. */
      readonly passesFrom: string | null;
    }
  | {
      /** `known-issue` bars the jump, `known-issue-recreate` takes the proof that it can roll. */
      readonly rule: 'known-issue' | 'known-issue-recreate';
      readonly issue: IssueNote;
    }
  /** The policy itself could not be read, so that nobody knows what it holds. */
  | { readonly rule: 'policy-unavailable' }
);

/** What a team wrote down of an issue. Texts are hostile until escaped. */
export interface IssueNote {
  readonly id: string;
  readonly reason: string;
  /** An https address; null where there is none. */
  readonly url: string | null;
}

/** What has holds. */
interface Holdable {
  readonly holds: readonly Hold[];
}

/** The holds that count against a jump across a release, and those against one that lands on it. */
export function holdsOn({ holds }: Holdable, isTarget: boolean): readonly Hold[] {
  return isTarget ? holds : holds.filter(({ on }) => on === 'span');
}

/** The first hold that bars a jump across a release, or onto it; undefined where none does. */
export function barringHold(release: Holdable, isTarget: boolean): Hold | undefined {
  return holdsOn(release, isTarget).find(({ rule }) => rule !== 'known-issue-recreate');
}
