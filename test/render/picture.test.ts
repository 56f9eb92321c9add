import { describe, expect, it } from 'vitest';
import type { SpanReport, VerdictRun } from '../../src/gate/report/span-report.ts';
import type { Rule } from '../../src/release-safety/decision.ts';
import type { Verdict } from '../../src/release-safety/verdict.ts';
import { LOG_PEN, markdownPen } from '../../src/render/pen.ts';
import { countLine, drawSpan, runItems } from '../../src/render/picture.ts';
import { version } from '../support/documents.ts';
import { report, spanReport } from '../support/report-factory.ts';
import { told } from '../support/told.ts';

/** Runs from 1.1.0 on: each with a verdict and how many releases it has. */
function runs(...counts: readonly (readonly [Verdict, number])[]): VerdictRun[] {
  let minor = 0;
  return counts.map(([verdict, count]) => {
    const first = version(`1.${minor + 1}.0`);
    minor += count;
    return { verdict, first, last: version(`1.${minor}.0`), count };
  });
}

const spanOf = (verdicts: readonly VerdictRun[], changes: Partial<SpanReport> = {}) => {
  return { ...spanReport({ from: '1.0.0', to: '1.99.0', verdicts }), ...changes };
};
const gap = [{ afterVersion: version('1.1.0'), beforeVersion: version('1.3.0') }];

describe('the picture of a span', () => {
  it.each<[string, SpanReport, string | null]>([
    ['nothing', spanOf([]), null],
    ['nothing but proof', spanOf(runs([true, 93])), null],
    [
      'one that is not safe',
      spanOf(runs([true, 61], [false, 1], [true, 31])),
      '1.0.0 ─ 61 proven ─ 1.62.0 not safe ─ 31 proven ─ 1.99.0',
    ],
    [
      'one without a verdict',
      spanOf(runs(['unknown', 1], [true, 1_200])),
      '1.0.0 ─ 1.1.0 without a verdict ─ 1,200 proven ─ 1.99.0',
    ],
    [
      'neighbours',
      spanOf(runs([true, 1], [false, 3], [true, 1])),
      '1.0.0 ─ 1 proven ─ 1.2.0 to 1.4.0 (3) not safe ─ 1 proven ─ 1.99.0',
    ],
    ['the target itself', spanOf(runs([true, 98], [false, 1])), '1.0.0 ─ 98 proven ─ 1.99.0 not safe'],
    [
      'gaps',
      spanOf(runs([true, 1], [false, 1]), { missingRanges: gap }),
      '1.0.0 ─ 1 proven ─ 1.2.0 not safe ─ 1.99.0 (the index has gaps here)',
    ],
    [
      'seven runs',
      spanOf(runs([true, 1], [false, 1], [true, 1], [false, 1], [true, 1], [false, 1], [true, 1])),
      '1.0.0 ─ 1 proven ─ 1.2.0 not safe ─ 1 proven ─ 1.4.0 not safe ─ 1 proven ─ 1.6.0 not safe ─ 1 proven ─ 1.99.0',
    ],
    [
      'more than seven runs',
      spanOf(runs([true, 1], [false, 1], [true, 1], [false, 1], [true, 1], [false, 1], [true, 1], ['unknown', 1])),
      '1.0.0 ─ 1 proven ─ 1.2.0 not safe ─ 1 proven ─ … 3 more … ─ 1 proven ─ 1.8.0 without a verdict ─ 1.99.0',
    ],
  ])('shows %s', (_, span, expected) => {
    expect(drawSpan(span, LOG_PEN)).toBe(expected);
  });

  it('links each release that is not proven once', () => {
    const pen = markdownPen(report([]));
    const span = spanOf(runs([true, 1], [false, 1]));
    const link = '[1.2.0](https://github.com/lightdash/lightdash/releases/tag/1.2.0)';
    expect(drawSpan(span, pen)).toBe(`1.0.0 ─ 1 proven ─ **${link}** not safe ─ 1.99.0`);
    expect(drawSpan(span, pen)).toBe('1.0.0 ─ 1 proven ─ **1.2.0** not safe ─ 1.99.0');
  });
});

it('says of each release that is not proven what the count line says', () => {
  const verdicts = runs([true, 1], ['unknown', 3], [true, 1], ['unknown', 1], [true, 1], ['unknown', 1]);
  const reason = (rule: Rule, text: string) => ({ rule, release: version(text), says: '' });
  const reasons = [
    reason('verdict-unknown', '1.4.0'),
    reason('backfilled-true', '1.6.0'),
    reason('unverified', '1.2.0'),
    reason('unverified', '1.3.0'),
    reason('unverified', '1.8.0'),
  ];
  const span = spanOf(verdicts, { reasons, coveredReleases: 8 });
  expect(countLine(span, LOG_PEN)).toContain(
    '3 proven · 0 not safe · 1 without a verdict (1.4.0) · 1 judged only in retrospect (1.6.0) · 3 with an unreadable artifact (1.2.0, 1.3.0 and 1.8.0)',
  );
  expect(drawSpan(span, LOG_PEN)).toBe(
    '1.0.0 ─ 1 proven ─ 1.2.0 to 1.4.0 (3) without a verdict or with an unreadable artifact ─ 1 proven ─ 1.6.0 judged only in retrospect ─ 1 proven ─ 1.8.0 with an unreadable artifact ─ 1.99.0',
  );
});

it('has all runs as lines where the picture has left some out', () => {
  const few = runs([true, 2], [false, 1], ['unknown', 1_200], [true, 1], [false, 1], [true, 1], [false, 1]);
  expect(runItems(spanOf(few), 3)).toEqual([]);
  expect(told(runItems(spanOf([...few, ...few]), 3))).toEqual([
    '- 1.1.0 to 1.2.0: 2 releases, proven',
    '- 1.3.0: not safe',
    '- 1.4.0 to 1.1203.0: 1,200 releases, without a verdict',
    '…and 11 more runs, all in the report file.',
  ]);
});
