import { describe, expect, it } from 'vitest';
import type { HistoryReport } from '../../../src/companions/history/history-report.ts';
import { publishCounts, publishHistory, withdraw } from '../../../src/companions/history/outputs.ts';
import { requireOutputsFile } from '../../../src/runner/runner-files.ts';
import { fullHistoryReport, historyCounts, historyReport } from '../../support/history-report-factory.ts';
import { useOutputsFile } from '../../support/outputs-file.ts';

const written = useOutputsFile();

describe('the outputs', () => {
  it('say at first that nothing is known', () => {
    withdraw();
    const { available, ...others } = Object.fromEntries(written());
    expect(available).toBe('false');
    expect(Object.keys(others)).toHaveLength(15);
    expect(Object.values(others).every((value) => value === '')).toBe(true);
  });

  it.each([undefined, ''])('need a file: %j', (GITHUB_OUTPUT) => {
    expect(() => requireOutputsFile({ GITHUB_OUTPUT })).toThrow('GITHUB_OUTPUT is not set');
    expect(written()).toEqual([]);
  });

  it('have the counts as soon as they are there, and that they are last', () => {
    publishCounts(historyCounts({ total: Number.MAX_SAFE_INTEGER }), null);
    expect(Object.fromEntries(written())).toMatchObject({
      available: 'true',
      total: '9007199254740991',
      interactive: '1200',
      apps: '3700',
      scheduled: '47',
      'last-few-minutes': '4',
      'last-hour': '43',
      'last-24-hours': '400',
      'last-7-days': '1500',
      'last-30-days': '3000',
      'warehouse-ms-last-7-days': '11520000',
      'server-version': '',
    });
    expect(written().at(-1)).toEqual(['available', 'true']);
  });

  it('have all counts by the names of the service, those of the future among them', () => {
    const { windows, triggers, ...counts } = historyCounts();
    const more = { agents: 5, notes: 'none', ['x'.repeat(81)]: 1 };
    publishCounts(
      { ...counts, cost: 1.5, windows: { ...windows, last90Days: 8 }, triggers: { ...triggers, ...more } },
      'v',
    );
    const { counts: published = '' } = Object.fromEntries(written());
    expect(JSON.parse(published)).toEqual({
      ...counts,
      cost: 1.5,
      windows: { ...windows, last90Days: 8 },
      triggers: { ...triggers, agents: 5 },
    });
  });

  it.each<[string, HistoryReport, Record<string, string>]>([
    ['all that was asked for', fullHistoryReport(), { failed: '3', 'failed-scheduled': '1' }],
    ['a first look', historyReport(), { failed: '', 'failed-scheduled': '' }],
  ])('are those of %s', (_, report, expected) => {
    publishHistory(report, '/tmp/report.json');
    expect(Object.fromEntries(written())).toEqual({
      'server-version': '0.2231.1',
      'report-path': '/tmp/report.json',
      ...expected,
    });
  });

  it('are taken back after a failure', () => {
    publishCounts(historyCounts(), null);
    publishHistory(historyReport(), '/tmp/report.json');
    withdraw();
    expect(Object.fromEntries(written())).toMatchObject({ available: 'false', total: '', 'report-path': '' });
  });
});
