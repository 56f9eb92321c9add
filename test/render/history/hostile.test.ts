import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryReport } from '../../../src/analytics/history/history-report.ts';
import { renderHistoryAnnotations, unavailableAnnotation } from '../../../src/render/history/annotations.ts';
import {
  renderHistoryFailure,
  renderHistorySummary,
  renderHistoryUnavailable,
} from '../../../src/render/history/summary.ts';
import { renderHistory } from '../../../src/render/history/terminal.ts';
import { fullHistoryReport } from '../../support/history-report-factory.ts';
import { holds } from '../../support/holds.ts';
import { parsePage } from '../../support/markdown.ts';

/** Our own words, and a choice of three that decides what is said. */
const OURS: readonly string[] = ['reportVersion', 'tool', 'kind', 'limits', 'generatedAt'];

/** Each is alive on a page, in a log or in a terminal, if nobody takes care. */
const FRAGMENTS = [
  '|',
  '\\|',
  '`',
  '```\n',
  '**',
  '<script>alert(1)</script>',
  '</code>',
  '</td></tr></table>',
  '<!--',
  '&lt;b&gt;',
  '@org/team',
  '#123',
  'GH-1',
  'deadbeef1234567',
  'https://evil.test',
  'www.evil.test',
  'someone@evil.test',
  '[x](https://evil.test)',
  '![x](https://evil.test/y.png)',
  '\n[^1]: note\n',
  ':tada:',
  '$math$',
  '\n\n# heading\n\n',
  '\n| a | b |\n| --- | --- |\n',
  '\r\n::error::x',
  '::add-mask::x',
  '##[error]x',
  '\u2028',
  '\u202Egnp',
  '\u001B]8;;https://evil.test\u0007',
  '\uD800',
  '|'.repeat(5_000),
  'word',
  ' ',
] as const;

const hostileText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1 }) },
);

const MEANT = /^<(?:\/?(?:details|summary|code)|br)>$/;
const LIVELY = /@[\w-]|#\d|\bGH-\d|www\.|:\/\/|:[a-z+][\w+-]*:|\$\S|\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}\b/i;
const MAIL = /[\w.+-]@[\w-]+\.[\w-]/;
const COMMAND = /^\s*::|##\[/m;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The report with a text in the place of every one from outside. */
function attacked(text: string): HistoryReport {
  return replaceIn(fullHistoryReport(), text) as HistoryReport;
}

function replaceIn(value: unknown, text: string): unknown {
  // Whether a run failed decides where it is told of.
  if (typeof value === 'string') return value === 'error' ? value : `n${text}`;
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, text));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    return [name, OURS.includes(name) ? member : replaceIn(member, text)] as const;
  });
  return Object.fromEntries(members);
}

const harmless = parsePage(renderHistorySummary(attacked('x'))).skeleton;

function expectDead(text: string): void {
  const report = attacked(text);
  for (const [page, skeleton] of [
    [renderHistorySummary(report), harmless],
    [
      renderHistoryUnavailable(`GET ${text}`, true),
      ['heading 2', 'paragraph', 'strong', 'paragraph', 'strong', 'inlineCode'],
    ],
    [renderHistoryFailure(`x${text.replaceAll('\n', ' ')}`), ['heading 2', 'list bulleted 1', 'listItem', 'paragraph']],
  ] as const) {
    const parsed = parsePage(page);
    expect(parsed.tags.filter((tag) => !MEANT.test(tag))).toEqual([]);
    expect(parsed.prose.filter((each) => LIVELY.test(each))).toEqual([]);
    expect(parsed.texts.filter((each) => MAIL.test(each))).toEqual([]);
    expect(parsed.closesCode).toBe(true);
    // Every table has its columns, and nothing stands beside what is meant.
    expect(parsed.skeleton).toEqual(skeleton);
    expect(page).not.toMatch(COMMAND);
    expect(page.replaceAll('\n', '')).not.toMatch(INVISIBLE);
  }
  const log = renderHistory(report);
  expect(log).not.toMatch(COMMAND);
  expect(log.split('\n')).toHaveLength(renderHistory(attacked('x')).split('\n').length);
  for (const { message } of [...renderHistoryAnnotations(report), unavailableAnnotation(text, false)]) {
    expect(message).not.toMatch(COMMAND);
    expect(message).not.toMatch(INVISIBLE);
    expect(message.length).toBeLessThanOrEqual(4_096);
  }
}

describe('hostile texts', () => {
  it.each(FRAGMENTS.map((text) => [JSON.stringify(text).slice(0, 40), text]))('%s', (_, text) => {
    expectDead(text);
  });

  it('are dead on every surface, whatever they are', () => {
    holds(fc.property(hostileText, expectDead), { numRuns: 40 });
  });
});
