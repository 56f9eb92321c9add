import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseMoment } from '../../src/documents/moment.ts';
import { holds } from '../support/holds.ts';

describe('a moment', () => {
  it.each<[string | null, string | null]>([
    ['2026-08-11T08:03:07Z', '2026-08-11T08:03:07.000Z'],
    ['2026-08-11T08:03:07.5+02:00', '2026-08-11T06:03:07.500Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2026-02-29T00:00:00Z', null],
    ['2026-02-30T00:00:00Z', null],
    ['2026-13-01T00:00:00Z', null],
    ['2026-08-11T24:01:00Z', null],
    ['2026-08-11T08:03Z', '2026-08-11T08:03:00.000Z'],
    ['2026-08-11T08:03:07-05:30', '2026-08-11T13:33:07.000Z'],
    ['2026-08-11T08:03:07+0200', null],
    ['2026-08-11t08:03:07z', null],
    ['2026-08-11T08:03:07 CEST', null],
    ['Sat, 15 Aug 2026 11:00:00 GMT', null],
    ['1786791600', null],
    ['2026-08-11', null],
    ['2026-08-11T08:03:07', null],
    [' 2026-08-11T08:03:07Z', null],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%s is %s', (text, expected) => {
    const moment = parseMoment(text);
    expect(moment === null ? null : new Date(moment).toISOString()).toBe(expected);
  });

  it('is nowhere where a schema library sees no date-time', () => {
    const schema = z.iso.datetime({ offset: true });
    const digits = (most: number) => fc.integer({ min: 0, max: most }).map((each) => String(each).padStart(2, '0'));
    const text = fc
      .tuple(digits(14), digits(33), digits(25), digits(61), fc.constantFrom('Z', '+02:00', '', '-9'))
      .map(([month, day, hour, minute, zone]) => `2026-${month}-${day}T${hour}:${minute}:07${zone}`);
    holds(
      fc.property(text, (each) => parseMoment(each) === null || schema.safeParse(each).success),
      { numRuns: 2_000 },
    );
  });
});
