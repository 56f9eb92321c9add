import { type Malformation, quoteMember } from './malformed.ts';
import type { Verdict } from './verdict.ts';
import { isVersion, type Version } from './version.ts';

/** What one member of a document has to be. */
export interface Demand<T> {
  /** Absent members are undefined. */
  readonly isMet: (value: unknown) => value is T;
  /** For complaints: what the format asks for. */
  readonly expected: string;
}

/** A list in a release has a handful of items. A longer one is meant to exhaust the reader: a schema reports every bad item. */
export const MOST_ITEMS = 10_000;

/* Each member that decides must have exactly its type (DESIGN section 3). */
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
 * Reads the members of a JSON object that a format asks for; it may have others.
 *
 * The index has thousands of rows, and a schema library takes longer to load than they take to check.
 *
 * @param expected what the document itself has to be, for complaints
 * @returns what checks a value: null where it meets all demands, else the first that it does not, in their order
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
