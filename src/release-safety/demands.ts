import { type Malformation, quoteMember } from '../documents/malformed.ts';
import { MOST_ITEMS } from '../documents/parse-json.ts';
import type { Verdict } from './verdict.ts';
import { isVersion, type Version } from './version.ts';

/** What one member of a document has to be. */
export interface Demand<T> {
  /** An absent member is passed as undefined. */
  readonly isMet: (value: unknown) => value is T;
  /** What the format requires, for error messages. */
  readonly expected: string;
}

/* A deciding member must have exactly its type (docs/rules.md#what-is-proof). */
export const VERSION: Demand<Version> = { isMet: isVersion, expected: 'a version X.Y.Z' };
export const VERSION_OR_NULL: Demand<Version | null> = {
  isMet: (value) => value === null || isVersion(value),
  expected: 'a version X.Y.Z or null',
};
export const VERDICT: Demand<Verdict> = {
  isMet: (value) => typeof value === 'boolean' || value === 'unknown',
  expected: 'true, false or "unknown"',
};
export const VERSIONS: Demand<Version[]> = {
  isMet: (value): value is Version[] => Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isVersion),
  expected: 'an array of versions X.Y.Z',
};
export const BOOLEAN: Demand<boolean> = {
  isMet: (value) => typeof value === 'boolean',
  expected: 'true or false',
};

type Demands = Readonly<Record<string, Demand<unknown>>>;

/** A document that meets its demands. */
export type MembersMeeting<D extends Demands> = {
  readonly [Member in keyof D]: D[Member] extends Demand<infer T> ? T : never;
};

/**
 * A function that says the first demand, in their order, that the members of a JSON object do not meet, or null.
 * Loading a schema library takes longer than thousands of rows.
 */
export function checkerOf(demands: Demands, expected: string): (value: unknown) => Malformation | null {
  const asked = Object.entries(demands).map(([member, demand]) => ({ member, demand }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return quoteMember('', value, expected);
    const found = value as Readonly<Record<string, unknown>>;
    for (const { member, demand } of asked) {
      if (!demand.isMet(found[member])) return quoteMember(member, found[member], demand.expected);
    }
    return null;
  };
}
