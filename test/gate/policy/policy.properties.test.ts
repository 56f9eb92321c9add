import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { index as indexDocument, row } from '../../../scripts/fixtures/release.js';
import { type Age, parseAge } from '../../../src/gate/policy/age.ts';
import { holdByIssues, type KnownIssue, type KnownIssues } from '../../../src/gate/policy/known-issues.ts';
import { holdReleases } from '../../../src/gate/policy/policy.ts';
import { type Decision, decideSpan } from '../../../src/release-safety/decision.ts';
import { newestRollingVersion, type Plan, planHops } from '../../../src/release-safety/plan.ts';
import { parseReleaseIndex, type ReleaseIndex } from '../../../src/release-safety/release-index.ts';
import { isBelowFloor, readSpan, stopsBetween } from '../../../src/release-safety/span.ts';
import { compareVersions, type Version } from '../../../src/release-safety/version.ts';
import { version } from '../../support/documents.ts';
import { holds } from '../../support/holds.ts';

const RUNS = { numRuns: 10_000 };
const BEST_FIRST: readonly Decision[] = ['unchanged', 'roll', 'recreate', 'blocked', 'unproven'];
const named = (position: number) => `1.${position}.0`;
/** Those of some stops that a release may name. A later one would contradict the release. */
const upTo = (stops: readonly string[], position: number) =>
  stops.filter((stop) => compareVersions(version(stop), version(named(position))) <= 0);
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00Z`;

const index: fc.Arbitrary<ReleaseIndex> = fc
  .array(
    fc.record({
      verdict: fc.constantFrom<(boolean | 'unknown')[]>(true, true, true, true, false, 'unknown'),
      stops: fc.constantFrom<string[][]>([], [], [], [], ['1.2.0'], ['1.5.0'], ['1.3.5']),
      minimum: fc.option(fc.nat(4), { freq: 2 }),
      isAfterGap: fc.constantFrom(...Array(15).fill(false), true),
      date: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 20 }).map(day) }, fc.constantFrom(null, 'soon')),
    }),
    { minLength: 4, maxLength: 10 },
  )
  .map((releases) => {
    const rows = releases.map(({ verdict, stops, minimum, isAfterGap, date }, position) => ({
      ...row(named(position), isAfterGap ? '0.7.7' : position === 0 ? '0.9.0' : named(position - 1)),
      rollingUpdateSafe: verdict,
      requiredStops: upTo(stops, position),
      minPreviousVersion: minimum === null ? null : named(minimum),
      releaseDate: date,
    }));
    return parseReleaseIndex(indexDocument(rows as never[], named(0)));
  });

const issue: fc.Arbitrary<Omit<KnownIssue, 'id'>> = fc.record({
  versions: fc.oneof(
    fc.nat(9).map(named),
    fc.tuple(fc.nat(9), fc.nat(9)).map(([one, other]) => `>=${named(one)} <${named(other)}`),
  ),
  'applies-to': fc.constantFrom('target', 'span'),
  effect: fc.constantFrom('block', 'recreate'),
  reason: fc.constant('It hurts.'),
  until: fc.constantFrom(undefined, undefined, '2026-03-05', '2026-03-15'),
});

interface Policy {
  readonly age: Age | null;
  readonly file: KnownIssues;
}

const policy: fc.Arbitrary<Policy> = fc.record({
  age: fc.constantFrom('1 hour', '3 days', '9 days', null).map((text) => (text === null ? null : parseAge(text))),
  file: fc.oneof(
    {
      weight: 12,
      arbitrary: fc.array(issue, { maxLength: 3 }).map((issues) => ({
        issues: issues.map((each, at) => ({ ...each, id: `issue-${at}` })),
        problem: null,
      })),
    },
    { weight: 1, arbitrary: fc.constant({ issues: null, problem: 'it cannot be read' }) },
  ),
});

const holdAt = (open: ReleaseIndex, { age, file }: Policy, moment: number) => {
  const now = new Date(day(moment));
  return holdReleases(open, holdByIssues(file, open.releases, now), age, now);
};

const question = fc
  .record({ index, policy, moment: fc.integer({ min: 1, max: 28 }), ends: fc.tuple(fc.nat(10), fc.nat(7)) })
  .map(({ index: open, policy: team, moment, ends: [one, other] }) => ({
    open,
    held: holdAt(open, team, moment),
    from: version(named(Math.min(one, other))),
    to: version(named(Math.max(one, other))),
  }));

/** A way of several hops, on which some releases may not be landed on, or only with a stop. */
const longWay = fc
  .array(
    fc.record({
      verdict: fc.constantFrom<(boolean | 'unknown')[]>(true, true, true, false),
      back: fc.integer({ min: 1, max: 4 }),
      stops: fc.constantFrom<string[][]>([], [], [], [], [], ['1.4.0']),
      effect: fc.constantFrom<(KnownIssue['effect'] | null)[]>(null, null, 'block', 'recreate'),
    }),
    { minLength: 6, maxLength: 10 },
  )
  .map((releases) => {
    const rows = releases.map(({ verdict, back, stops }, position) => ({
      ...row(named(position), position === 0 ? '0.9.0' : named(position - 1)),
      rollingUpdateSafe: verdict,
      requiredStops: upTo(stops, position),
      minPreviousVersion: named(Math.max(0, position - back)),
    }));
    const knownIssues = releases.flatMap(({ effect }, position) =>
      effect === null
        ? []
        : [
            {
              id: `issue-${position}`,
              versions: named(position),
              'applies-to': 'target',
              effect,
              reason: 'It hurts.',
            } as const,
          ],
    );
    const open = parseReleaseIndex(indexDocument(rows as never[], named(0)));
    const held = holdAt(open, { age: null, file: { issues: knownIssues, problem: null } }, 1);
    return { open, held, from: version(named(0)), to: version(named(releases.length - 1)) };
  });

/** The best plan by trying every landing: how many hops, how many of them `Recreate`, and the first landing; null where there is none. */
function bestPlan(held: ReleaseIndex, from: Version, to: Version) {
  const stops = stopsBetween(readSpan(held, from, to));
  const nodes = [from, ...readSpan(held, from, to).releases.map((release) => release.version)];
  const best = new Map<Version, { hops: number; recreates: number; first: Version | null } | null>();
  best.set(to, { hops: 0, recreates: 0, first: null });
  for (const node of nodes.slice(0, -1).reverse()) {
    let found: { hops: number; recreates: number; first: Version | null } | null = null;
    // The farthest first, so that among equals it stays.
    for (const landing of nodes.filter((each) => compareVersions(each, node) > 0).reverse()) {
      const rest = best.get(landing) ?? null;
      const { decision } = decideSpan(held, readSpan(held, node, landing));
      const isPast = stops.some((stop) => compareVersions(stop, node) > 0 && compareVersions(stop, landing) < 0);
      if (rest === null || isPast || (decision !== 'roll' && decision !== 'recreate')) continue;
      const way = {
        hops: rest.hops + 1,
        recreates: rest.recreates + (decision === 'recreate' ? 1 : 0),
        first: landing,
      };
      const isBetter =
        found === null || way.hops < found.hops || (way.hops === found.hops && way.recreates < found.recreates);
      if (isBetter) found = way;
    }
    best.set(node, found);
  }
  return best.get(from) ?? null;
}

describe('a policy', () => {
  it('never makes an answer better', () => {
    const changed = new Set<string>();
    holds(
      fc.property(question, ({ open, held, from, to }) => {
        const [before, after] = [
          decideSpan(open, readSpan(open, from, to)),
          decideSpan(held, readSpan(held, from, to)),
        ];
        expect(BEST_FIRST.indexOf(after.decision)).toBeGreaterThanOrEqual(BEST_FIRST.indexOf(before.decision));
        if (before.upgradeMode === 'Recreate') expect(after.upgradeMode).toBe('Recreate');
        expect(after.verdict).toBe(before.verdict);
        if (after.decision !== before.decision) changed.add(`${before.decision} → ${after.decision}`);
        const [newest, then] = [newestRollingVersion(open, from), newestRollingVersion(held, from)];
        if (then !== null) expect(newest !== null && compareVersions(then, newest) <= 0).toBe(true);
        if (planHops(open, readSpan(open, from, to)).hops === null)
          expect(planHops(held, readSpan(held, from, to)).hops).toBeNull();
      }),
      RUNS,
    );
    // It does take away, in every way that there is.
    expect([...changed].sort()).toEqual([
      'blocked → unproven',
      'recreate → blocked',
      'recreate → unproven',
      'roll → blocked',
      'roll → recreate',
      'roll → unproven',
    ]);
  });

  it('is kept by every hop of a plan, which is still the best one', () => {
    let planned = 0;
    let detours = 0;
    holds(
      fc.property(fc.oneof(question, longWay), ({ open, held, from, to }) => {
        const { hops } = planHops(held, readSpan(held, from, to));
        if (from === to || isBelowFloor(held, from)) return;
        for (const hop of hops ?? []) expect(['roll', 'recreate']).toContain(hop.decision);
        const isListed = [from, to].every((each) => held.releases.some((release) => release.version === each));
        const best = isListed ? bestPlan(held, from, to) : null;
        const found = hops && {
          hops: hops.length,
          recreates: hops.filter(({ decision }) => decision === 'recreate').length,
          first: hops[0]?.to ?? null,
        };
        expect(found).toEqual(best);
        if (found === null) return;
        planned += 1;
        const landings = (plan: Plan) => plan.hops?.map((hop) => hop.to).join(' ');
        if (landings(planHops(open, readSpan(open, from, to))) !== landings(planHops(held, readSpan(held, from, to))))
          detours += 1;
      }),
      RUNS,
    );
    expect(planned).toBeGreaterThan(500);
    // The policy does lead elsewhere.
    expect(detours).toBeGreaterThan(300);
  });

  it('leaves a newest version that hops which roll do reach', () => {
    let reached = 0;
    holds(
      fc.property(fc.oneof(question, longWay), ({ held, from }) => {
        // By trying every landing of every rolling hop.
        const versions = held.releases.map((release) => release.version);
        const seen = new Set<Version>(versions.includes(from) ? [from] : []);
        for (const node of seen) {
          for (const landing of versions) {
            if (
              compareVersions(landing, node) > 0 &&
              decideSpan(held, readSpan(held, node, landing)).decision === 'roll'
            )
              seen.add(landing);
          }
        }
        const newest = newestRollingVersion(held, from);
        if (newest === null) return;
        reached += 1;
        expect(seen.has(newest) && newest !== from).toBe(true);
      }),
      RUNS,
    );
    expect(reached).toBeGreaterThan(500);
  });
});
