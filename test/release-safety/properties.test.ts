import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { index as indexDocument, row } from '../../scripts/fixtures/release.js';
import { decideSpan } from '../../src/release-safety/decision.ts';
import { newestRollingVersion, planHops } from '../../src/release-safety/plan.ts';
import { parseReleaseIndex } from '../../src/release-safety/release-index.ts';
import { readSpan } from '../../src/release-safety/span.ts';
import { checkUpgrade } from '../../src/release-safety/upgrade-check.ts';
import { isVersion, type Version } from '../../src/release-safety/version.ts';
import { type Loose, version } from '../support/documents.ts';
import { holds } from '../support/holds.ts';
import { order, type RawRow, referenceCheck, referenceDecision, referencePlan } from '../support/reference-rules.ts';

const RUNS = { numRuns: 1_000 };

/** Versions 1.0.0, 1.1.0, …: small numbers, so that stops and minima often hit a release. */
const named = (position: number) => `1.${position}.0`;

/** A well-formed index of a few releases, in order, sometimes with a gap; its floor is its first release. */
const rows: fc.Arbitrary<RawRow[]> = fc
  .array(
    fc.record({
      verdict: fc.constantFrom<(boolean | 'unknown')[]>(true, true, true, false, 'unknown'),
      backfilled: fc.constantFrom(false, false, false, false, true),
      stops: fc.array(
        fc.oneof({ weight: 6, arbitrary: fc.nat(12).map(named) }, fc.constantFrom('0.8.0', '1.3.5', '1.6.5')),
        { maxLength: 1 },
      ),
      minimum: fc.option(fc.nat(10), { freq: 2 }),
      gap: fc.constantFrom(...Array(15).fill(false), true),
      withStops: fc.constantFrom(false, false, false, true),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((releases) =>
    releases.map(({ verdict, backfilled, stops, minimum, gap, withStops }, position) => ({
      ...row(named(position), gap ? '0.7.7' : position === 0 ? '0.9.0' : named(position - 1)),
      rollingUpdateSafe: verdict,
      backfilled,
      requiredStops: withStops ? stops : [],
      minPreviousVersion: minimum === null ? null : named(minimum),
    })),
  );

/** A version in, between, below or above the releases of `rows`. */
const anyVersion = fc.oneof(
  { weight: 8, arbitrary: fc.nat(12).map(named) },
  { weight: 1, arbitrary: fc.constantFrom('0.5.0', '0.9.0', '1.3.5', '7.0.0') },
);
/** The floor is mostly the first release; a later one leaves releases below it, a version in between is not indexed. */
const anyFloor = fc.oneof(
  { weight: 6, arbitrary: fc.constant(named(0)) },
  { weight: 3, arbitrary: fc.nat(6).map(named) },
  { weight: 1, arbitrary: fc.constantFrom('1.2.5', '0.9.5') },
);
const question = fc
  .record({ rows, floor: anyFloor, ends: fc.tuple(anyVersion, anyVersion) })
  .map(({ rows: made, floor, ends }) => {
    const [from, to] = [...ends].sort(order) as [string, string];
    return { rows: made, floor, from: version(from), to: version(to) };
  });

const parse = (made: readonly unknown[], floor = named(0)) =>
  parseReleaseIndex(indexDocument([...made] as never[], floor));

describe('the rules agree with a naive reading of the contract', () => {
  it('upgrade-check', () => {
    holds(
      fc.property(question, ({ rows: made, from, to, floor }) => {
        const index = parse(made, floor);
        const span = readSpan(index, from, to);
        const { check } = checkUpgrade(span, decideSpan(index, span));
        expect(check).toEqual(referenceCheck(made, floor, from, to));
      }),
      RUNS,
    );
  });

  it('decisions', () => {
    holds(
      fc.property(question, ({ rows: made, from, to, floor }) => {
        expect(decideSpan(parse(made, floor), readSpan(parse(made, floor), from, to)).decision).toBe(
          referenceDecision(made, floor, from, to),
        );
      }),
      RUNS,
    );
  });

  it('plans: no shorter one exists, none of equal length with fewer Recreate hops, none with a farther first hop', () => {
    holds(
      fc.property(question, ({ rows: made, from, to, floor }) => {
        const { hops } = planHops(parse(made, floor), readSpan(parse(made, floor), from, to));
        expect(hops?.map((hop) => hop.to) ?? null).toEqual(referencePlan(made, floor, from, to));
      }),
      { numRuns: 4_000 },
    );
  });
});

it('plans as well where minima rise often and every other release recreates', () => {
  // Rising minima make many ways of equal length, which differ in their Recreate hops and in their first landing.
  const rising = fc
    .array(fc.record({ proven: fc.boolean(), raise: fc.nat(5) }), { minLength: 5, maxLength: 14 })
    .map((releases) => {
      let minimum = 0;
      return releases.map(({ proven, raise }, position) => {
        if (raise > 2) minimum = Math.max(minimum, position - raise + 2);
        return {
          ...row(named(position), position === 0 ? '0.9.0' : named(position - 1)),
          rollingUpdateSafe: proven,
          minPreviousVersion: minimum === 0 ? null : named(Math.min(minimum, position - 1)),
        } as RawRow;
      });
    });
  let ways = 0;
  holds(
    fc.property(rising, (made) => {
      const [from, to] = [named(0), named(made.length - 1)];
      const expected = referencePlan(made, from, from, to);
      expect(
        planHops(parse(made), readSpan(parse(made), version(from), version(to))).hops?.map((hop) => hop.to) ?? null,
      ).toEqual(expected);
      if ((expected?.length ?? 0) > 2) ways += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(ways).toBeGreaterThan(100);
});

it('every hop of a plan is itself permitted, and the hops follow one another', () => {
  holds(
    fc.property(question, ({ rows: made, floor, from, to }) => {
      const index = parse(made, floor);
      const { hops } = planHops(index, readSpan(index, from, to));
      for (const [position, hop] of (hops ?? []).entries()) {
        expect(hop.from).toBe(hops?.[position - 1]?.to ?? from);
        expect(['roll', 'recreate']).toContain(decideSpan(index, readSpan(index, hop.from, hop.to)).decision);
      }
      if (hops !== null && from !== to) expect(hops.at(-1)?.to).toBe(to);
    }),
    RUNS,
  );
});

it('between indexed releases, widening a span never turns another decision into roll', () => {
  const nested = fc.record({ rows, ends: fc.tuple(fc.nat(11), fc.nat(11), fc.nat(11), fc.nat(11)) });
  holds(
    fc.property(nested, ({ rows: made, ends }) => {
      const [a, b, c, d] = ends
        .map((end) => Math.min(end, made.length - 1))
        .sort((left, right) => left - right)
        .map((end) => version(named(end))) as [Version, Version, Version, Version];
      const index = parse(made);
      const inner = decideSpan(index, readSpan(index, b, c)).decision;
      fc.pre(inner !== 'roll' && inner !== 'unchanged');
      expect(decideSpan(index, readSpan(index, a, d)).decision).not.toBe('roll');
    }),
    RUNS,
  );
});

it('shuffling the index changes nothing, even if versions occur twice', () => {
  const shuffled = fc
    .record({ asked: question, repeated: fc.array(fc.tuple(fc.nat(11), rows), { maxLength: 2 }) })
    .map(({ asked, repeated }) => {
      const copies = repeated.flatMap(([at, other]) => {
        const [original, source] = [asked.rows[at % asked.rows.length], other[0]];
        return original && source ? [{ ...source, version: original.version }] : [];
      });
      return { ...asked, rows: [...asked.rows, ...copies] };
    })
    .chain((asked) =>
      fc.shuffledSubarray(asked.rows, { minLength: asked.rows.length }).map((mixed) => ({ ...asked, mixed })),
    );
  holds(
    fc.property(shuffled, ({ rows: made, mixed, floor, from, to }) => {
      expect(parse(mixed, floor)).toEqual(parse(made, floor));
      expect(decideSpan(parse(mixed, floor), readSpan(parse(mixed, floor), from, to))).toEqual(
        decideSpan(parse(made, floor), readSpan(parse(made, floor), from, to)),
      );
      expect(planHops(parse(mixed, floor), readSpan(parse(mixed, floor), from, to))).toEqual(
        planHops(parse(made, floor), readSpan(parse(made, floor), from, to)),
      );
    }),
    RUNS,
  );
});

it('the newest version that rolls is the last to which a plan of rolling hops leads', () => {
  holds(
    fc.property(question, ({ rows: made, floor, from }) => {
      const isProven = ({ version: text, rollingUpdateSafe, backfilled }: RawRow, to: string) =>
        order(text, from) <= 0 || order(text, to) > 0 || (rollingUpdateSafe === true && !backfilled);
      const reachable = made
        .map((found) => found.version)
        .filter((to) => order(to, from) > 0 && order(from, floor) >= 0)
        .filter((to) => referencePlan(made, floor, from, to) !== null && made.every((found) => isProven(found, to)));
      const newest = newestRollingVersion(parse(made, floor), from);
      expect(newest).toBe(reachable.sort(order).at(-1) ?? null);
      if (newest === null) return;
      const { hops } = planHops(parse(made, floor), readSpan(parse(made, floor), from, newest));
      expect(hops?.every((hop) => hop.decision === 'roll')).toBe(true);
    }),
    RUNS,
  );
});

describe('a span rolls only if all its releases are proven, whatever the documents say', () => {
  const odd = fc.constantFrom<unknown[]>(
    ...['true', 'unknown', 'false', '', '1.1.0', 'v1.1.0', '1.1', 1, 0, -1, null, undefined, true, false, {}, []],
    ['1.1.0'],
    [null],
    { version: '1.1.0' },
  );
  const members = [
    'version',
    'previousVersion',
    'rollingUpdateSafe',
    'requiredStops',
    'minPreviousVersion',
    'backfilled',
  ];
  const mutation = fc.record({
    at: fc.nat(11),
    kind: fc.constantFrom('set', 'delete', 'drop', 'repeat', 'replace'),
    member: fc.constantFrom(...members),
    value: odd,
  });
  const proven = fc
    .integer({ min: 2, max: 8 })
    .map((count) =>
      Array.from({ length: count }, (_, at) => row(named(at), at === 0 ? '0.9.0' : named(at - 1)) as Loose),
    );
  const mutated = fc.record({ rows: proven, mutations: fc.array(mutation, { maxLength: 4 }) });

  function apply(made: Loose[], mutations: readonly { at: number; kind: string; member: string; value: unknown }[]) {
    const result: Loose[] = structuredClone(made);
    for (const { at, kind, member, value } of mutations) {
      const position = at % Math.max(1, result.length);
      const target = result[position];
      if (kind === 'drop') result.splice(position, 1);
      else if (kind === 'replace') result[position] = value;
      else if (typeof target !== 'object' || target === null) continue;
      else if (kind === 'set') target[member] = value;
      else if (kind === 'delete') delete target[member];
      else result.push({ ...target, [member]: value });
    }
    return result;
  }

  it('over mutated rows', () => {
    let rolled = 0;
    holds(
      fc.property(mutated, fc.nat(7), fc.nat(7), ({ rows: made, mutations }, first, second) => {
        const [from, to] = [named(Math.min(first, second)), named(Math.max(first, second))];
        const document = apply(made, mutations);
        const index = parseReleaseIndex(indexDocument(document as never[], named(0)));
        const { decision, upgradeMode } = decideSpan(index, readSpan(index, version(from), version(to)));
        if (upgradeMode === 'Recreate') return;
        expect(document.some((found) => found?.version === from)).toBe(true);
        if (decision === 'unchanged') return;
        rolled += 1;
        // Proof, read off the raw rows: one step after the other, each with one row only, live and true.
        let before = from;
        while (before !== to) {
          const steps = document.filter((found) => found?.previousVersion === before && found.version !== before);
          const step = steps.find((found) => isVersion(found.version) && order(found.version, before) > 0);
          expect(step).toBeDefined();
          for (const found of document.filter((other) => other?.version === step.version)) {
            expect(found).toMatchObject({ rollingUpdateSafe: true, backfilled: false, previousVersion: before });
          }
          before = step.version;
        }
      }),
      { numRuns: 4_000 },
    );
    // The property would hold of a gate that never opens.
    expect(rolled).toBeGreaterThan(200);
  });
});
