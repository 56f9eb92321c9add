import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from './holds.ts';

/*
 * The documented tables of members, as data: what a member may hold, what it must not, and whether it can be absent.
 * They are written apart from the schemas, so that a member which a schema forgets is seen: it would take anything.
 */

/** What one member of a record may and must not hold. */
export interface Member {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  readonly optional?: true;
}
export type Members = Readonly<Record<string, Member>>;

export const TEXT: Member = { good: ['text', '', '<b>“ü”</b>\n'], bad: [1, true, [], {}] };
/** Dates are kept as they came and parsed late. */
export const DATE: Member = {
  good: ['2026-08-01T12:00:00.000Z', 'not a date', ''],
  bad: [1_785_585_600_000, true, [], {}],
};
export const NUMBER: Member = {
  good: [0, -1, 1.5, 1e300, 2 ** 53 - 1],
  bad: ['1', '', true, [], {}, Number.NaN, Number.POSITIVE_INFINITY],
};
export const FLAG: Member = { good: [true, false], bad: ['true', 0, 1, [], {}] };
export const ANYTHING: Member = { good: ['text', 1, false, [], {}, [{ a: [null] }]], bad: [] };
export const MAP: Member = { good: [{}, { a: 1, b: { c: [] } }], bad: ['text', 1, true, []] };

/** An enumeration is open: any text is a value, for the service adds some. */
export const open = (values: readonly string[]): Member => ({
  good: [...values, 'aValueOfTheFuture', ''],
  bad: [1, true, [], {}],
});
export const list = (item: Member): Member => ({
  good: [[], ...item.good.map((value) => [value]), [...item.good]],
  bad: ['text', 1, true, {}, ...item.bad.map((value) => [item.good[0], value]), Array(10_001).fill(item.good[0])],
});
export const holding = (...good: readonly unknown[]): Member => ({ good, bad: ['text', 1, true] });
export const but = (member: Member, ...bad: readonly unknown[]): Member => ({ ...member, bad });
export const optional = (member: Member): Member => ({ ...member, optional: true });
export const nullable = (member: Member): Member => ({ ...member, good: [null, ...member.good] });

/** A member that holds a record of such members. */
export function recordOf(members: Members): Member {
  return {
    good: [fullest(members), sparsest(members), { ...fullest(members), ofTheFuture: { a: [1, null] } }],
    bad: [
      'text',
      1,
      true,
      [],
      ...Object.entries(members).flatMap(([name, member]) =>
        badValues(member).map((value) => ({ ...fullest(members), [name]: value })),
      ),
    ],
  };
}

/** Null among them, but for members that may be null, and those that may be anything. */
export const badValues = ({ good, bad }: Member) => (good.includes(null) || bad.length === 0 ? bad : [...bad, null]);

/** All members with the last value that each may hold, which is the least usual one. */
export function fullest(members: Members): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).map(([name, { good }]) => [name, good.at(-1)]));
}

/** The required members alone, each with the first value that it may hold. */
function sparsest(members: Members): Record<string, unknown> {
  const required = Object.entries(members).filter(([, member]) => member.optional === undefined);
  return Object.fromEntries(required.map(([name, { good }]) => [name, good[0]]));
}

/** Any record with such members, and some that no document names. */
export function anyRecord(members: Members): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.fromEntries(
    Object.entries(members).map(([name, { good }]) => [name, fc.constantFrom(...good)] as const),
  );
  const requiredKeys = Object.keys(members).filter((name) => members[name]?.optional === undefined);
  // A member called `__proto__` cannot be told from the prototype, and every reader drops it. The names that the table
  // holds come from the table: an optional one that is left out must not come back with any value.
  const name = fc.string().filter((key) => key !== '__proto__' && !Object.hasOwn(members, key));
  return fc
    .tuple(fc.dictionary(name, jsonValue, { maxKeys: 3 }), fc.record(known, { requiredKeys }))
    .map(([extra, record]) => ({ ...extra, ...record }));
}

/** What a JSON document can hold, but for minus zero, which `JSON.stringify` makes plain. */
const jsonValue = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

export const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Reads one record, or throws where it cannot be read. */
export type Read = (record: unknown) => unknown;

/** Whoever reads a record must be able to write it again as it came. */
function expectRoundTrip(read: Read, record: unknown): void {
  expect(copyOf(read(record))).toEqual(copyOf(record));
}

export function expectRefusal(read: Read, record: unknown): void {
  try {
    read(record);
  } catch {
    return;
  }
  // The text is made for a failure alone: some of these records are large.
  expect.fail(`should have been refused: ${JSON.stringify(record)?.slice(0, 1_000)}`);
}

/** Holds a reader against the table of the members of its record. */
export function itFollowsItsTable(read: Read, members: Members): void {
  const full = fullest(members);

  it('keeps every value of every member', () => {
    for (const [name, { good }] of Object.entries(members)) {
      for (const value of good) expectRoundTrip(read, { ...full, [name]: value });
    }
  });
  it('refuses what a member must not hold', () => {
    for (const [name, member] of Object.entries(members)) {
      for (const value of badValues(member)) expectRefusal(read, { ...full, [name]: value });
    }
  });
  it('asks for the required members alone', () => {
    expectRoundTrip(read, sparsest(members));
    for (const [name, member] of Object.entries(members)) {
      const { [name]: _, ...others } = full;
      if (member.optional) expectRoundTrip(read, others);
      else expectRefusal(read, others);
    }
  });
  it('refuses what is no record', () => {
    for (const value of [null, undefined, 'text', 1, true, [], [full]]) expectRefusal(read, value);
  });
  it('keeps any record with such members, and members that no document names', () => {
    holds(fc.property(anyRecord(members), (record) => expectRoundTrip(read, record)));
  });
}

/** Arrays within arrays, as `JSON.parse` reads them and nobody else does. */
export function nested(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
}
