import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SpanReport, VerdictRun } from '../../src/gate/report/span-report.ts';
import type { Rule } from '../../src/release-safety/decision.ts';
import type { Verdict } from '../../src/release-safety/verdict.ts';
import { LOG_PEN, markdownPen } from '../../src/render/pen.ts';
import { countLine, runItems, stripOf } from '../../src/render/picture.ts';
import { version } from '../support/documents.ts';
import { ROOT } from '../support/process.ts';
import { LINKS, report, spanReport } from '../support/report-factory.ts';
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

const parts = (span: SpanReport) => stripOf(span).map(({ count, words }) => `${count}: ${words}`);

describe('the strip of a span', () => {
  it.each<[string, SpanReport, string[]]>([
    ['nothing', spanOf([]), []],
    ['nothing but proof', spanOf(runs([true, 93])), []],
    [
      'one that is not safe',
      spanOf(runs([true, 61], [false, 1], [true, 31])),
      ['61: 61 proven', '1: 1.62.0 not safe', '31: 31 proven'],
    ],
    [
      'one without a verdict, too thin for its share',
      spanOf(runs(['unknown', 1], [true, 1_200])),
      ['1: 1.1.0 without a verdict', '1200: 1,200 proven'],
    ],
    [
      'neighbours',
      spanOf(runs([true, 1], [false, 3], [true, 1])),
      ['1: 1 proven', '3: 1.2.0 to 1.4.0 not safe', '1: 1 proven'],
    ],
    ['the target itself', spanOf(runs([true, 98], [false, 1])), ['98: 98 proven', '1: 1.99.0 not safe']],
    ['no more than 24 runs', spanOf(runs(...Array.from({ length: 25 }, (_, at) => [at % 2 === 0, 1] as const))), []],
  ])('shows %s', (_, span, expected) => {
    expect(parts(span)).toEqual(expected);
  });

  const span = spanOf(runs([true, 61], [false, 1], ['unknown', 31]), { coveredReleases: 93 });

  it('is pictures of this project on a page, which say what they show', () => {
    const image = (name: string, width: number, words: string) =>
      `<img src="https://github.com/acme/upgrade-gate/blob/v1/docs/strip/${name}.svg?raw=true" width="${width}" height="14" alt="${words}">`;
    expect(markdownPen(report([], { links: LINKS })).strip(span, stripOf(span))).toBe(
      `1.0.0 ${image('proven', 131, '61 proven')}${image('not-safe', 4, '1.62.0 not safe')}${image('no-verdict', 67, '1.63.0 to 1.93.0 without a verdict')} 1.99.0`,
    );
    for (const name of ['proven', 'not-safe', 'no-verdict'])
      expect(existsSync(`${ROOT}docs/strip/${name}.svg`)).toBe(true);
  });

  it('is nothing where nobody knows the pages of this project', () => {
    expect(markdownPen(report([])).strip(span, stripOf(span))).toBe('');
  });

  it('is signs in a log, which need no colour', () => {
    expect(LOG_PEN.strip(span, stripOf(span))).toBe(`1.0.0 ${'█'.repeat(26)}▒${'░'.repeat(13)} 1.99.0`);
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
  expect(countLine(span, LOG_PEN, true)).toBe(
    '3 proven · 1 without a verdict (1.4.0) · 1 judged only in retrospect (1.6.0) · 3 with an unreadable artifact (1.2.0, 1.3.0 and 1.8.0)',
  );
  expect(countLine(span, LOG_PEN, false)).toBe(
    '3 proven · 1 without a verdict · 1 judged only in retrospect · 3 with an unreadable artifact',
  );
  expect(stripOf(span).map(({ words }) => words)).toEqual([
    '1 proven',
    '1.2.0 to 1.4.0 without a verdict or with an unreadable artifact',
    '1 proven',
    '1.6.0 judged only in retrospect',
    '1 proven',
    '1.8.0 with an unreadable artifact',
  ]);
});

it('has the runs as lines where there are many', () => {
  const few = runs([true, 2], [false, 1], ['unknown', 1_200], [true, 1], [false, 1], [true, 1], [false, 1]);
  expect(runItems(spanOf(few), 3)).toEqual([]);
  expect(told(runItems(spanOf([...few, ...few]), 3))).toEqual([
    '- 1.1.0 to 1.2.0: 2 releases, proven',
    '- 1.3.0: not safe',
    '- 1.4.0 to 1.1203.0: 1,200 releases, without a verdict',
    '…and 11 more runs, all in the report file.',
  ]);
});
