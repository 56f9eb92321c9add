import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { row } from '../../scripts/fixtures/release.js';
import { describeMalformation, firstMalformation } from '../../src/documents/malformed.ts';
import { MOST_ITEMS } from '../../src/documents/parse-json.ts';
import { parseReleaseIndex } from '../../src/release-safety/release-index.ts';
import { isVersion } from '../../src/release-safety/version.ts';
import { mutate, mutation, nodeOf, textOf } from '../fuzz/json.ts';
import { holds } from '../support/holds.ts';

const version = (message: string) => z.string(message).refine(isVersion, message);
const versionOrNull = z.union([z.null(), version('a version X.Y.Z or null')], 'a version X.Y.Z or null');
const versions = z.array(version('')).max(MOST_ITEMS);

/** What a row of the index has to be, as a schema library reads it. */
const schema = z.object(
  {
    version: version('a version X.Y.Z'),
    previousVersion: versionOrNull,
    rollingUpdateSafe: z.union([z.boolean(), z.literal('unknown')], 'true, false or "unknown"'),
    requiredStops: z.custom((value) => versions.safeParse(value).success, 'an array of versions X.Y.Z'),
    minPreviousVersion: versionOrNull,
    backfilled: z.boolean('true or false'),
    syntheticRequiredStop: z.boolean('true or false').optional(),
  },
  'an object',
);

it('a row of the index is read exactly where a schema library takes it, and else the complaint is the same', () => {
  const counts = { met: 0, unmet: 0 };
  const changes = fc.array(mutation, { maxLength: 3 });
  const property = fc.property(changes, (mutations) => {
    const mutated = mutations.reduce(mutate, nodeOf(row('1.2.0', '1.1.0', { requiredStops: ['1.1.0'] })));
    let value: unknown;
    try {
      value = JSON.parse(textOf(mutated));
    } catch {
      return;
    }
    const { error } = schema.safeParse(value);
    counts[error === undefined ? 'met' : 'unmet'] += 1;
    const { releases, skippedRows } = parseReleaseIndex({ backfillFloorVersion: '1.0.0', entries: [value] });
    if (error === undefined) expect([releases.length, skippedRows]).toEqual([1, []]);
    else expect(skippedRows).toMatchObject([{ problem: describeMalformation(firstMalformation(error, value)) }]);
  });
  holds(property, { numRuns: 5_000 });
  expect(Math.min(counts.met, counts.unmet)).toBeGreaterThan(500);
});
