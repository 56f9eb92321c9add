import { describe, expect, it } from 'vitest';
import { parseArtifact } from '../../src/release-safety/artifact.ts';
import { decideSpan } from '../../src/release-safety/decision.ts';
import { planHops } from '../../src/release-safety/plan.ts';
import { type ArtifactReading, reconcile, releasesWithArtifact } from '../../src/release-safety/reconcile.ts';
import { parseReleaseIndex } from '../../src/release-safety/release-index.ts';
import { readSpan } from '../../src/release-safety/span.ts';
import { artifactOf, documentOf, indexOf, type RowChanges, version } from '../support/documents.ts';

const RELEASES: [string, RowChanges?][] = [['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0']];
const FROM = version('1.0.0');
const TO = version('1.3.0');

const unusable: ArtifactReading = { status: 'unusable', problem: 'HTTP 404' };

/** Reads the span 1.0.0 → 1.3.0 with artifacts that agree with the index, but for 1.2.0's. */
function judge(
  reading: RowChanges | ArtifactReading | undefined,
  { mode = 'verify', row = {} }: { mode?: 'verify' | 'explain'; row?: RowChanges } = {},
) {
  const index = indexOf(RELEASES.map(([text, changes]) => [text, text === '1.2.0' ? row : (changes ?? {})]));
  const readings = new Map<ReturnType<typeof version>, ArtifactReading>();
  for (const [text, previous] of [
    ['1.1.0', '1.0.0'],
    ['1.3.0', '1.2.0'],
  ] as const) {
    const artifact = parseArtifact(artifactOf(text, previous), version(text));
    readings.set(version(text), { status: 'read', artifact });
  }
  if (reading !== undefined && 'status' in reading) readings.set(version('1.2.0'), reading as ArtifactReading);
  else if (reading !== undefined) {
    const artifact = parseArtifact(artifactOf('1.2.0', '1.1.0', reading), version('1.2.0'));
    readings.set(version('1.2.0'), { status: 'read', artifact });
  }
  const { index: corrected, drift } = reconcile(index, releasesWithArtifact(readSpan(index, FROM, TO)), readings, mode);
  const { decision, reasons } = decideSpan(corrected, readSpan(corrected, FROM, TO));
  return {
    decision,
    reasons: reasons.map(({ rule, release }) => `${rule} ${release}`),
    drift: drift.map(({ release, member, index: listed, artifact }) => `${release} ${member} ${listed}/${artifact}`),
    hops: planHops(corrected, readSpan(corrected, FROM, TO)).hops?.map((hop) => `${hop.to} ${hop.decision}`),
  };
}

const verdict = (rollingUpdateSafe: unknown) => ({
  compatibility: { rollingUpdateSafe, recommendedStrategy: rollingUpdateSafe === true ? 'RollingUpdate' : 'Recreate' },
});
const upgrade = (minPreviousVersion: string | null, requiredStops: string[] = []) => ({
  upgrade: { minPreviousVersion, requiredStops },
});

const DATES = (artifact: string) => `1.2.0 releaseDate 2026-01-01T00:00:00.000Z/${artifact}`;

describe('an artifact is an answer, and the unsafe side wins', () => {
  it.each<[string, RowChanges, RowChanges, string, string[], string[]]>([
    ['both agree', {}, {}, 'roll', [], []],
    [
      'false against true',
      {},
      verdict(false),
      'recreate',
      ['verdict-false 1.2.0'],
      ['1.2.0 rollingUpdateSafe true/false'],
    ],
    [
      'unknown against true',
      {},
      verdict('unknown'),
      'recreate',
      ['verdict-unknown 1.2.0'],
      ['1.2.0 rollingUpdateSafe true/unknown'],
    ],
    [
      'true against false',
      { rollingUpdateSafe: false },
      verdict(true),
      'recreate',
      ['verdict-false 1.2.0'],
      ['1.2.0 rollingUpdateSafe false/true'],
    ],
    [
      'true against unknown',
      { rollingUpdateSafe: 'unknown' },
      verdict(true),
      'recreate',
      ['verdict-unknown 1.2.0'],
      ['1.2.0 rollingUpdateSafe unknown/true'],
    ],
    ['false on both sides', { rollingUpdateSafe: false }, verdict(false), 'recreate', ['verdict-false 1.2.0'], []],
    [
      'a stop of its own',
      {},
      upgrade(null, ['1.1.0']),
      'blocked',
      ['required-stop 1.1.0'],
      ['1.2.0 requiredStops /1.1.0'],
    ],
    [
      'a stop that only the index lists',
      { requiredStops: ['1.1.0'] },
      {},
      'blocked',
      ['required-stop 1.1.0'],
      ['1.2.0 requiredStops 1.1.0/'],
    ],
    [
      'a higher minimum',
      { minPreviousVersion: '1.0.0' },
      upgrade('1.1.0'),
      'blocked',
      ['minimum-not-met 1.2.0'],
      ['1.2.0 minPreviousVersion 1.0.0/1.1.0'],
    ],
    [
      'a lower minimum',
      { minPreviousVersion: '1.1.0' },
      upgrade('1.0.0'),
      'blocked',
      ['minimum-not-met 1.2.0'],
      ['1.2.0 minPreviousVersion 1.1.0/1.0.0'],
    ],
    [
      'a declared break that is a stop',
      {},
      { declaredBreaks: [{ reason: 'r', requiredStop: true }] },
      'blocked',
      ['required-stop 1.2.0'],
      ['1.2.0 requiredStops /1.2.0'],
    ],
    [
      'another step than the index has',
      {},
      { previousVersion: '1.0.0' },
      'unproven',
      ['contradiction 1.2.0'],
      ['1.2.0 previousVersion 1.1.0/1.0.0'],
    ],
    [
      'a step without a beginning',
      {},
      { previousVersion: null },
      'unproven',
      ['contradiction 1.2.0'],
      ['1.2.0 previousVersion 1.1.0/null'],
    ],
    [
      'a younger date',
      {},
      { releaseDate: '2026-02-01T00:00:00.000Z' },
      'roll',
      [],
      [DATES('2026-02-01T00:00:00.000Z')],
    ],
    ['no date', {}, { releaseDate: null }, 'roll', [], [DATES('null')]],
    ['a date of another type', {}, { releaseDate: 5 }, 'roll', [], [DATES('null')]],
    ['the same date in another notation', {}, { releaseDate: '2026-01-01T01:00:00+01:00' }, 'roll', [], []],
    [
      'a strategy against its verdict',
      {},
      { compatibility: { rollingUpdateSafe: true, recommendedStrategy: 'Recreate' } },
      'unproven',
      ['contradiction 1.2.0'],
      [],
    ],
  ])('%s', (_, row, artifact, decision, reasons, drift) => {
    for (const mode of ['verify', 'explain'] as const) {
      expect(judge(artifact, { mode, row })).toMatchObject({ decision, reasons, drift });
    }
  });
});

describe('an artifact that cannot be used', () => {
  it.each<[string, ArtifactReading | undefined]>([
    ['missing', unusable],
    ['never read', undefined],
  ])('%s: an index-true release is unverified, the span unproven where it would roll', (_, reading) => {
    const found = judge(reading);
    expect(found).toMatchObject({ decision: 'unproven', reasons: ['unverified 1.2.0'], drift: [] });
    expect(found.hops).toEqual(['1.3.0 unproven']);
  });

  it('leaves recreate and blocked as they are', () => {
    const index = (changes: RowChanges) => indexOf([['1.0.0'], ['1.1.0', changes], ['1.2.0'], ['1.3.0']]);
    const decide = (changes: RowChanges) => {
      const { index: corrected } = reconcile(index(changes), [version('1.2.0')], new Map(), 'verify');
      return decideSpan(corrected, readSpan(corrected, FROM, TO));
    };
    expect(decide({ rollingUpdateSafe: false }).decision).toBe('recreate');
    expect(decide({ requiredStops: ['1.1.0'] }).decision).toBe('blocked');
    expect(decide({ previousVersion: null }).decision).toBe('unproven');
  });

  it.each([false, 'unknown'])('changes nothing for a release that the index calls %j', (rollingUpdateSafe) => {
    expect(judge(unusable, { row: { rollingUpdateSafe } })).toMatchObject({
      decision: 'recreate',
      reasons: [`verdict-${rollingUpdateSafe} 1.2.0`],
    });
  });

  it('changes nothing with explain', () => {
    expect(judge(unusable, { mode: 'explain' })).toMatchObject({ decision: 'roll', reasons: [] });
  });
});

it('reports no drift of a release whose row is in doubt, and does not lift the doubt', () => {
  const document = documentOf([['1.0.0'], ['1.1.0']]);
  const [, row] = document.entries;
  const index = parseReleaseIndex({
    ...document,
    entries: [...document.entries, { ...row, rollingUpdateSafe: false }],
  });
  const artifact = parseArtifact(artifactOf('1.1.0', '1.0.0'), version('1.1.0'));
  const readings = new Map([[version('1.1.0'), { status: 'read', artifact } as const]]);
  const { index: corrected, drift } = reconcile(index, [version('1.1.0')], readings, 'verify');
  expect(drift).toEqual([]);
  expect(decideSpan(corrected, readSpan(corrected, FROM, version('1.1.0'))).decision).toBe('unproven');
});

describe('what a release whose artifact does not confirm it says', () => {
  const corrected = (readings: ReadonlyMap<ReturnType<typeof version>, ArtifactReading>) =>
    decideSpan(
      reconcile(indexOf(RELEASES), [version('1.2.0')], readings, 'verify').index,
      readSpan(reconcile(indexOf(RELEASES), [version('1.2.0')], readings, 'verify').index, FROM, TO),
    ).reasons;
  const readAs = (changes: RowChanges): ArtifactReading => ({
    status: 'read',
    artifact: parseArtifact(artifactOf('1.2.0', '1.1.0', changes), version('1.2.0')),
  });

  it.each<[string, ArtifactReading | null, string, string]>([
    ['that was never read', null, 'unverified', 'the artifact was not read'],
    ['that is missing', unusable, 'unverified', 'HTTP 404'],
    [
      'of another step',
      readAs({ previousVersion: '1.0.0' }),
      'contradiction',
      'artifact: previousVersion is 1.0.0, but 1.1.0 in the index',
    ],
    [
      'that contradicts itself',
      readAs({ compatibility: { rollingUpdateSafe: true, recommendedStrategy: 'Recreate' } }),
      'contradiction',
      'artifact: rollingUpdateSafe is true, but recommendedStrategy is "Recreate"',
    ],
  ])('of an artifact %s', (_, reading, rule, says) => {
    const readings = new Map(reading === null ? [] : [[version('1.2.0'), reading]]);
    expect(corrected(readings)).toEqual([{ rule, release: '1.2.0', says }]);
  });
});

it('compares stops as a set: in another order, or twice, they are no drift, and all of them count', () => {
  const stops = ['1.1.0', '1.0.5'];
  expect(judge(upgrade(null, [...stops].reverse()), { row: { requiredStops: stops } })).toMatchObject({ drift: [] });
  expect(judge(upgrade(null, ['1.0.5', '1.1.0', '1.2.0']), { row: { requiredStops: ['1.1.0'] } })).toMatchObject({
    reasons: ['required-stop 1.1.0', 'required-stop 1.0.5', 'required-stop 1.2.0'],
    drift: ['1.2.0 requiredStops 1.1.0/1.0.5, 1.1.0, 1.2.0'],
  });
});

describe('the date of a release', () => {
  const INDEX = '2026-01-01T00:00:00.000Z';
  it.each<[string, ArtifactReading | RowChanges | undefined, string | null]>([
    ['whose artifact is younger', { releaseDate: '2026-01-02T00:00:00.000Z' }, '2026-01-02T00:00:00.000Z'],
    ['whose artifact is older', { releaseDate: '2025-12-31T00:00:00.000Z' }, INDEX],
    ['whose artifact has none', { releaseDate: null }, null],
    ['whose artifact has one that cannot be read', { releaseDate: '1 January' }, null],
    ['whose artifact cannot be used', unusable, INDEX],
    ['whose artifact was not read', undefined, INDEX],
  ])('%s', (_, reading, date) => {
    const readings = new Map<ReturnType<typeof version>, ArtifactReading>();
    if (reading !== undefined) {
      const artifact = () => parseArtifact(artifactOf('1.2.0', '1.1.0', reading as RowChanges), version('1.2.0'));
      const read =
        'status' in reading ? (reading as ArtifactReading) : { status: 'read' as const, artifact: artifact() };
      readings.set(version('1.2.0'), read);
    }
    for (const mode of ['verify', 'explain'] as const) {
      const { index } = reconcile(indexOf(RELEASES), [version('1.2.0')], readings, mode);
      expect(index.releases.map(({ releaseDate }) => releaseDate)).toEqual([INDEX, INDEX, date, INDEX]);
    }
  });
});

it('asks for the artifacts of live releases only', () => {
  const index = indexOf([['1.0.0'], ['1.1.0', { backfilled: true }], ['1.2.0'], ['1.3.0']]);
  expect(releasesWithArtifact(readSpan(index, FROM, TO))).toEqual(['1.2.0', '1.3.0']);
});
