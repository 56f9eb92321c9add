import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artifact as artifactDocument, index as indexDocument, row } from '../../../scripts/fixtures/release.js';
import { MalformedDocumentError } from '../../../src/documents/malformed.ts';
import { parseAge } from '../../../src/gate/policy/age.ts';
import { holdByIssues, type KnownIssue } from '../../../src/gate/policy/known-issues.ts';
import { holdReleases } from '../../../src/gate/policy/policy.ts';
import { type Artifact, parseArtifact } from '../../../src/release-safety/artifact.ts';
import { type Decision, decideSpan } from '../../../src/release-safety/decision.ts';
import { newestRollingVersion } from '../../../src/release-safety/plan.ts';
import { type ArtifactReading, reconcile, releasesWithArtifact } from '../../../src/release-safety/reconcile.ts';
import { parseReleaseIndex, type ReleaseIndex } from '../../../src/release-safety/release-index.ts';
import { readSpan } from '../../../src/release-safety/span.ts';
import { compareVersions, type Version } from '../../../src/release-safety/version.ts';
import { type RowChanges, version } from '../../support/documents.ts';
import { holds } from '../../support/holds.ts';

const BEST_FIRST: readonly Decision[] = ['unchanged', 'roll', 'recreate', 'blocked', 'unproven'];
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'] as const;
const [FROM, SUBJECT, TO] = [version('1.0.0'), version('1.2.0'), version('1.3.0')];
const NOW = new Date('2026-03-10T00:00:00Z');
const POLICIES = [
  { age: null, issues: [] },
  { age: parseAge('3 days'), issues: [] },
  { age: parseAge('3 days'), issues: [issue('1.1.0', 'span', 'recreate')] },
  { age: parseAge('9 days'), issues: [issue('1.2.0', 'target', 'block')] },
] as const;

function issue(versions: string, appliesTo: KnownIssue['applies-to'], effect: KnownIssue['effect']): KnownIssue {
  return { id: 'x', versions, 'applies-to': appliesTo, effect, reason: 'It hurts.', until: undefined } as KnownIssue;
}

/** What a row or an artifact says of 1.2.0, by the name of the member in the index. An absent member is undefined. */
type Says = RowChanges;

const rowOf = (says: Says) => JSON.parse(JSON.stringify(row('1.2.0', '1.1.0', says)));

/** Index documents: 1.0.0 to 1.3.0, with these rows for 1.2.0. */
function indexWith(...rows: readonly Says[]): ReleaseIndex {
  const others = VERSIONS.flatMap((each, at) => {
    return each === SUBJECT ? rows.map(rowOf) : [row(each, VERSIONS[at - 1] ?? '0.9.0')];
  });
  return parseReleaseIndex(indexDocument(others as never[], '1.0.0'));
}

/** The artifact with what a row says; null if the gate refuses to read it. */
function artifactWith(says: Says): Artifact | null {
  const { rollingUpdateSafe, requiredStops, minPreviousVersion, ...rest } = rowOf(says);
  const strategy = says['recommendedStrategy'] ?? (rollingUpdateSafe === true ? 'RollingUpdate' : 'Recreate');
  const document = artifactDocument(row('1.2.0', '1.1.0'), {
    ...rest,
    // Absent members are absent here, too.
    releaseDate: rest.releaseDate,
    previousVersion: rest.previousVersion,
    compatibility: { rollingUpdateSafe, recommendedStrategy: strategy },
    upgrade: { minPreviousVersion, requiredStops },
  });
  try {
    return parseArtifact(JSON.parse(JSON.stringify(document)), SUBJECT);
  } catch (error) {
    if (error instanceof MalformedDocumentError) return null;
    throw error;
  }
}

interface Answer {
  readonly decision: Decision;
  readonly mode: string;
  readonly toSubject: Decision;
  readonly newest: Version | null;
}

/** The answers on an index under a policy: 1.0.0 → 1.3.0, 1.0.0 → 1.2.0, and the newest release that rolling steps reach. */
function answer(index: ReleaseIndex, { age, issues }: (typeof POLICIES)[number]): Answer {
  const { holds: held } = holdByIssues({ issues, problem: null }, index.releases, NOW);
  const under = holdReleases(index, { holds: held }, age, NOW);
  const whole = decideSpan(under, readSpan(under, FROM, TO));
  return {
    decision: whole.decision,
    mode: whole.upgradeMode,
    toSubject: decideSpan(under, readSpan(under, FROM, SUBJECT)).decision,
    newest: newestRollingVersion(under, FROM),
  };
}

function expectNoBetter(found: Answer, alone: Answer): void {
  expect(BEST_FIRST.indexOf(found.decision)).toBeGreaterThanOrEqual(BEST_FIRST.indexOf(alone.decision));
  expect(BEST_FIRST.indexOf(found.toSubject)).toBeGreaterThanOrEqual(BEST_FIRST.indexOf(alone.toSubject));
  if (alone.mode === 'Recreate') expect(found.mode).toBe('Recreate');
  if (found.newest === null) return;
  expect(alone.newest !== null && compareVersions(found.newest, alone.newest) <= 0).toBe(true);
}

/** The property for an index with two rows of a version: it answers no better than with either row. */
function expectTwins(one: Says, other: Says): void {
  for (const policy of POLICIES) {
    const found = answer(indexWith(one, other), policy);
    expectNoBetter(found, answer(indexWith(one), policy));
    expectNoBetter(found, answer(indexWith(other), policy));
    expect(answer(indexWith(other, one), policy)).toEqual(found);
  }
}

/** The property for an index and an artifact: together they answer no better than either alone. */
function expectPair(rows: readonly Says[], says: Says): void {
  const published = indexWith(...rows);
  const artifact = artifactWith(says);
  const reading: ArtifactReading =
    artifact === null ? { status: 'unusable', problem: 'it is malformed' } : { status: 'read', artifact };
  const asked = releasesWithArtifact(readSpan(published, FROM, TO)).filter((each) => each === SUBJECT);
  for (const policy of POLICIES) {
    for (const mode of ['verify', 'explain'] as const) {
      const { index } = reconcile(published, asked, new Map([[SUBJECT, reading]]), mode);
      const found = answer(index, policy);
      expectNoBetter(found, answer(published, policy));
      if (artifact === null || asked.length === 0) continue;
      // The artifact alone: an index whose row says what it says. An artifact has no `backfilled`.
      expectNoBetter(found, answer(indexWith({ ...says, backfilled: false }), policy));
    }
  }
}

/** Every value that one member may have in a document, the odd types among them. */
const DATES = [
  '2026-01-01T00:00:00.000Z',
  '2026-03-09T23:00:00Z',
  '2026-03-10T00:30:00+01:00',
  '2026-03-03T00:00:00Z',
  '2027-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  'yesterday',
  null,
  undefined,
  1_767_225_600_000,
];
const VERDICTS = [true, false, 'unknown', 'true', 'false', 1, 0, null, undefined, [true]];
const STOPS = [[], ['1.1.0'], ['1.2.0'], ['1.1.0', '1.2.0'], ['1.3.0'], ['1.1.5'], null, 'none', ['x'], undefined];
const MINIMA = [null, '1.0.0', '1.1.0', '1.2.0', '0.5.0', 'none', undefined];
const CHAINS = ['1.1.0', '1.0.0', '1.2.0', null, '1.1.5', undefined, '1.1'];
const BACKFILLED = [false, true, 'false', undefined];

const MEMBERS: Readonly<Record<string, readonly unknown[]>> = {
  releaseDate: DATES,
  rollingUpdateSafe: VERDICTS,
  requiredStops: STOPS,
  minPreviousVersion: MINIMA,
  previousVersion: CHAINS,
};

const pairsOf = (values: readonly unknown[]) => values.flatMap((one) => values.map((other) => [one, other] as const));

describe('whatever one of two documents says, the answer is no better than by the other alone', () => {
  it.each(Object.entries(MEMBERS))('every pair of values of %s, in index and artifact', (member, values) => {
    for (const [one, other] of pairsOf(values)) expectPair([{ [member]: one }], { [member]: other });
  });

  it.each(Object.entries({ ...MEMBERS, backfilled: BACKFILLED }))(
    'every pair of values of %s, in two rows',
    (member, values) => {
      for (const [one, other] of pairsOf(values)) expectTwins({ [member]: one }, { [member]: other });
    },
  );

  it('is tried on this many variants', () => {
    const countOf = (members: typeof MEMBERS) =>
      Object.values(members).reduce((sum, { length }) => sum + length ** 2, 0);
    expect({ artifacts: countOf(MEMBERS), twins: countOf({ ...MEMBERS, backfilled: BACKFILLED }) }).toEqual({
      artifacts: 398,
      twins: 414,
    });
  });

  const of = (values: readonly unknown[], usual: unknown) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...values) });
  const says: fc.Arbitrary<Says> = fc.record({
    releaseDate: of(DATES, DATES[0]),
    rollingUpdateSafe: of(VERDICTS, true),
    requiredStops: of(STOPS, []),
    minPreviousVersion: of(MINIMA, null),
    previousVersion: of(CHAINS, '1.1.0'),
    backfilled: of(BACKFILLED, false),
  });

  it('several members at once, in two rows and an artifact', () => {
    const reached = new Set<string>();
    holds(
      fc.property(says, says, says, (one, other, third) => {
        expectTwins(one, other);
        expectPair([one], third);
        expectPair([one, other], third);
        reached.add(answer(indexWith(one), POLICIES[1]).decision);
      }),
      { numRuns: 500 },
    );
    expect([...reached].sort()).toEqual(['blocked', 'recreate', 'roll', 'unproven']);
  });
});
