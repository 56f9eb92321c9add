import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryReport } from '../../../../src/companions/history/history-report.ts';
import { ownAnnotation, renderHistory, renderHistoryAnnotations } from '../../../../src/companions/history/page/log.ts';
import { renderHistorySummary, renderHistoryUnavailable } from '../../../../src/companions/history/page/summary.ts';
import { renderFailurePage } from '../../../../src/page/failure-page.ts';
import { fullHistoryReport } from '../../../support/history-report-factory.ts';
import { holds } from '../../../support/holds.ts';
import { COMMAND, expectInert, FRAGMENTS, hostileText, INVISIBLE } from '../../../support/inert.ts';
import { mapTexts } from '../../../support/map-texts.ts';
import { parsePage } from '../../../support/markdown.ts';

/** Our own words, and choices of a few that decide what is said. */
const OURS = /^(?:reportVersion|tool\.|generatedAt|comparison\.kind|limits|unread\[\]\.list)/;

/** The report with a text in the place of every one from outside. */
function attacked(text: string): HistoryReport {
  // Whether a run failed decides where it is told of.
  const report = mapTexts(FULL, (original, path) => {
    return OURS.test(path) || original === 'error' ? original : `n${text}`;
  });
  // Names of members come from outside as well; a longer one is left out.
  const { triggers, windows, ...counts } = report.counts;
  const more = { [`n${text}`.slice(0, 80)]: 3 };
  return {
    ...report,
    counts: { ...counts, ...more, triggers: { ...triggers, ...more }, windows: { ...windows, ...more } },
  };
}

const FULL = fullHistoryReport({
  contract: {
    observed: {},
    changes: [
      { kind: 'gone', route: 'GET /x', member: 'results.a', before: 'string', after: null },
      { kind: 'retyped', route: 'GET /x', member: 'results.b', before: 'string', after: 'number' },
      { kind: 'new-value', route: 'GET /x', member: 'results.c', before: null, after: 'd' },
    ],
  },
  unread: [
    { list: 'failed', read: 0, total: null, problem: 'HTTP 504' },
    { list: 'newest', read: 100, total: 300, problem: 'HTTP 504' },
  ],
  unknownValues: ['trigger agents'],
});

const harmless = parsePage(renderHistorySummary(attacked('x'))).skeleton;

function expectDead(text: string): void {
  const report = attacked(text);
  for (const [page, skeleton] of [
    [renderHistorySummary(report), harmless],
    [
      renderHistoryUnavailable('❌ Query history', `GET ${text}`, true),
      ['heading 2', 'paragraph', 'paragraph', 'inlineCode'],
    ],
    [
      renderFailurePage('Query history did not finish', `x${text.replaceAll('\n', ' ')}`),
      ['heading 2', 'list bulleted 1', 'listItem', 'paragraph'],
    ],
  ] as const) {
    const parsed = parsePage(page);
    expectInert(page, parsed);
    // Every table has its columns, every list its items, and nothing stands beside what is meant.
    expect(parsed.skeleton).toEqual(skeleton);
  }
  const log = renderHistory(report);
  expect(log).not.toMatch(COMMAND);
  expect(log.replaceAll('\n', '')).not.toMatch(INVISIBLE);
  expect(log.split('\n')).toHaveLength(renderHistory(attacked('x')).split('\n').length);
  for (const { message } of [...renderHistoryAnnotations(report), ownAnnotation('warning', text)]) {
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
