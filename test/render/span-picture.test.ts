import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpanReport, VerdictRun } from '../../src/gate/report.ts';
import { type Verdict, worseVerdict } from '../../src/release-safety/verdict.ts';
import { drawSpan, LETTERS, SQUARES } from '../../src/render/span-picture.ts';
import { version } from '../support/documents.ts';
import { holds } from '../support/holds.ts';
import { hopReport, spanReport, verdictRun } from '../support/report-factory.ts';

/** So many signs fit on a line. */
const MOST_SIGNS = 48;
const SIGNS: readonly (readonly [Verdict, string])[] = [
  [true, '+'],
  ['unknown', '?'],
  [false, '!'],
];
const signOf = (verdict: Verdict) => SIGNS.find(([each]) => each === verdict)?.[1] ?? '';

/** A span whose plan has these hops, from 1.0.0 over 1.1.0 and so on. */
function spanOf(...legs: readonly (readonly VerdictRun[])[]): SpanReport {
  const hops = legs.map((verdicts, hop) => hopReport(`1.${hop}.0`, `1.${hop + 1}.0`, { verdicts }));
  const plan = { hops, problem: null };
  return spanReport({ from: '1.0.0', to: `1.${legs.length}.0`, plan, verdicts: legs.flat() });
}

const runs = (...counts: readonly (readonly [Verdict, number])[]) =>
  counts.map(([verdict, count]) => verdictRun(verdict, count));
const strip = (span: SpanReport) => drawSpan(span, LETTERS)?.strip;
const signs = (span: SpanReport) => strip(span)?.replace(/[^+?!]/g, '') ?? '';

describe('the picture of a span', () => {
  it.each<[string, SpanReport, string, string]>([
    ['one release', spanOf(runs([true, 1])), '1.0.0 + 1.1.0', '1 release: + 1 proven.'],
    [
      'each verdict',
      spanOf(runs([true, 2], ['unknown', 1], [false, 1])),
      '1.0.0 ++?! 1.1.0',
      '4 releases: + 2 proven, ? 1 unknown, ! 1 not safe.',
    ],
    [
      'a verdict that comes back',
      spanOf(runs([false, 1], [true, 1], [false, 2])),
      '1.0.0 !+!! 1.1.0',
      '4 releases: + 1 proven, ! 3 not safe.',
    ],
    [
      'several hops',
      spanOf(runs([true, 2]), runs([false, 1], [true, 1]), runs(['unknown', 1])),
      '1.0.0 ++ 1.1.0 !+ 1.2.0 ? 1.3.0',
      '5 releases: + 3 proven, ? 1 unknown, ! 1 not safe.',
    ],
    [
      'as many releases as there is room for',
      spanOf(runs([true, 48])),
      `1.0.0 ${'+'.repeat(48)} 1.1.0`,
      '48 releases: + 48 proven.',
    ],
    [
      'one more',
      spanOf(runs([true, 49])),
      `1.0.0 ${'+'.repeat(25)} 1.1.0`,
      '49 releases: + 49 proven. One sign is 2 releases, and shows the worst of them.',
    ],
    [
      'several hops with several releases to a sign',
      spanOf(runs([true, 59]), runs([true, 1]), runs([true, 40])),
      `1.0.0 ${'+'.repeat(20)} 1.1.0 + 1.2.0 ${'+'.repeat(14)} 1.3.0`,
      '100 releases: + 100 proven. One sign is 3 releases, and shows the worst of them.',
    ],
    [
      'one that is not safe among 480',
      spanOf(runs([true, 234], [false, 1], [true, 245])),
      `1.0.0 ${'+'.repeat(23)}!${'+'.repeat(24)} 1.1.0`,
      '480 releases: + 479 proven, ! 1 not safe. One sign is 10 releases, and shows the worst of them.',
    ],
    [
      'one that is not known among 480',
      spanOf(runs([true, 479], ['unknown', 1])),
      `1.0.0 ${'+'.repeat(47)}? 1.1.0`,
      '480 releases: + 479 proven, ? 1 unknown. One sign is 10 releases, and shows the worst of them.',
    ],
    [
      'one that is not safe among those that are not known',
      spanOf(runs(['unknown', 9], [false, 1], ['unknown', 470])),
      `1.0.0 !${'?'.repeat(47)} 1.1.0`,
      '480 releases: ? 479 unknown, ! 1 not safe. One sign is 10 releases, and shows the worst of them.',
    ],
    [
      'all that the real index has',
      spanOf(runs([true, 3_567], [false, 1])),
      `1.0.0 ${'+'.repeat(47)}! 1.1.0`,
      '3,568 releases: + 3,567 proven, ! 1 not safe. One sign is 75 releases, and shows the worst of them.',
    ],
  ])('%s', (_, span, expectedStrip, legend) => {
    expect(drawSpan(span, LETTERS)).toEqual({ strip: expectedStrip, legend });
  });

  it('is drawn with squares on a page', () => {
    expect(drawSpan(spanOf(runs([true, 1], ['unknown', 1], [false, 1])), SQUARES)).toEqual({
      strip: '1.0.0 🟩🟨🟥 1.1.0',
      legend: '3 releases: 🟩 1 proven, 🟨 1 unknown, 🟥 1 not safe.',
    });
  });

  it('is of the whole span where there is no plan', () => {
    const problem = { rule: 'no-way-in', release: version('1.3.0'), says: 'a gap' } as const;
    const span = spanReport({ plan: { hops: null, problem }, verdicts: runs([true, 2], [false, 1]) });
    expect(strip(span)).toBe('1.2.0 ++! 1.3.0');
  });

  it.each<[string, SpanReport]>([
    ['a version that stays', spanReport({ to: '1.2.0', plan: { hops: [], problem: null } })],
    ['no releases', spanOf([])],
    [
      'no releases and no plan',
      spanReport({
        plan: { hops: null, problem: { rule: 'index-unavailable', release: null, says: 'no index' } },
        verdicts: [],
      }),
    ],
    ['too many hops', spanOf(...Array.from({ length: 25 }, () => runs([true, 1])))],
  ])('is none for %s', (_, span) => {
    expect(drawSpan(span, LETTERS)).toBeNull();
  });

  it('says in its legend that the index has gaps, once, whatever their number', () => {
    const gap = { afterVersion: version('1.0.1'), beforeVersion: version('1.0.4') };
    const gaps = ' The index has gaps here: releases may be missing from the picture.';
    const drawn = (span: SpanReport, missingRanges: SpanReport['missingRanges']) =>
      drawSpan({ ...span, missingRanges }, LETTERS)?.legend;
    const short = spanOf(runs([true, 1]));
    expect(drawn(short, [])).toBe('1 release: + 1 proven.');
    expect(drawn(short, [gap])).toBe(`1 release: + 1 proven.${gaps}`);
    expect(drawn(short, [gap, gap])).toBe(`1 release: + 1 proven.${gaps}`);
    expect(drawn(spanOf(runs([true, 49])), [gap])).toBe(
      `49 releases: + 49 proven. One sign is 2 releases, and shows the worst of them.${gaps}`,
    );
    const problem = { rule: 'no-way-in', release: version('1.3.0'), says: 'a gap' } as const;
    expect(drawn(spanReport({ plan: { hops: null, problem } }), [gap])).toBe(`1 release: + 1 proven.${gaps}`);
  });

  it('still has 24 hops', () => {
    expect(strip(spanOf(...Array.from({ length: 24 }, () => runs([true, 1]))))).toMatch(
      /^1\.0\.0 (?:\+ 1\.\d+\.0 ?){24}$/,
    );
  });
});

describe('whatever the releases', () => {
  const verdict = fc.constantFrom<Verdict>(true, 'unknown', false);
  const leg = fc
    .array(fc.tuple(verdict, fc.integer({ min: 1, max: 600 })), { minLength: 1, maxLength: 8 })
    .map((counts) => runs(...counts));
  const legs = fc.array(leg, { minLength: 1, maxLength: 24 });
  const each = (verdicts: readonly VerdictRun[]) =>
    verdicts.flatMap((run) => Array<Verdict>(run.count).fill(run.verdict));

  it('every sign is the worst of its releases, and there is a line of them at most', () => {
    const property = fc.property(legs, (drawn) => {
      const total = drawn.flatMap(each).length;
      const scale = Math.ceil(total / MOST_SIGNS);
      const expected = drawn.flatMap((verdicts) => {
        const all = each(verdicts);
        return Array.from({ length: Math.ceil(all.length / scale) }, (_, sign) =>
          signOf(all.slice(sign * scale, (sign + 1) * scale).reduce(worseVerdict)),
        );
      });
      expect(signs(spanOf(...drawn))).toBe(expected.join(''));
      expect(expected.length).toBeLessThanOrEqual(MOST_SIGNS + drawn.length);
    });
    holds(property);
  });

  it('the counts of the legend add up to the releases, and only what is there is named', () => {
    const property = fc.property(legs, (drawn) => {
      const all = drawn.flatMap(each);
      const { legend } = drawSpan(spanOf(...drawn), LETTERS) ?? { legend: '' };
      const [title = '', list = ''] = legend.replaceAll(',', '').split(/: |\. One sign/);
      expect(title).toBe(`${all.length} release${all.length === 1 ? '' : 's'}`);
      const expected = SIGNS.map(([value, sign]) => [sign, all.filter((one) => one === value).length] as const);
      const named = [...list.matchAll(/([+?!]) (\d+)/g)].map(([, sign, count]) => [sign, Number(count)] as const);
      expect(named).toEqual(expected.filter(([, count]) => count > 0));
      expect(named.reduce((sum, [, count]) => sum + count, 0)).toBe(all.length);
    });
    holds(property);
  });
});
