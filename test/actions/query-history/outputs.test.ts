import { describe, expect, it } from 'vitest';
import { publishHistory, publishNothingKnown, withdraw } from '../../../src/actions/query-history/outputs.ts';
import type { HistoryReport } from '../../../src/analytics/history/history-report.ts';
import { fullHistoryReport, historyCounts, historyReport } from '../../support/history-report-factory.ts';
import { useOutputsFile } from '../../support/outputs-file.ts';

const written = useOutputsFile();

describe('the outputs', () => {
  it('say at first that nothing is known', () => {
    publishNothingKnown(process.env);
    const { available, ...others } = Object.fromEntries(written());
    expect(available).toBe('false');
    expect(Object.keys(others)).toHaveLength(14);
    expect(Object.values(others).every((value) => value === '')).toBe(true);
  });

  it.each([undefined, ''])('need a file: %j', (GITHUB_OUTPUT) => {
    expect(() => publishNothingKnown({ GITHUB_OUTPUT })).toThrow('GITHUB_OUTPUT is not set');
    expect(written()).toEqual([]);
  });

  it.each<[string, HistoryReport, Record<string, string>]>([
    ['all that was asked for', fullHistoryReport(), { failed: '3', 'failed-scheduled': '1' }],
    ['a first look', historyReport(), { failed: '', 'failed-scheduled': '', 'server-version': '0.2231.1' }],
    [
      'the end of numbers',
      historyReport({ counts: historyCounts({ total: Number.MAX_SAFE_INTEGER }) }),
      { total: '9007199254740991' },
    ],
  ])('are those of %s', (_, report, expected) => {
    publishHistory(report, '/tmp/report.json');
    expect(Object.fromEntries(written())).toMatchObject({
      available: 'true',
      total: '4947',
      interactive: '1200',
      apps: '3700',
      scheduled: '47',
      'last-few-minutes': '4',
      'last-hour': '43',
      'last-24-hours': '400',
      'last-7-days': '1500',
      'last-30-days': '3000',
      'warehouse-ms-last-7-days': '11520000',
      'report-path': '/tmp/report.json',
      ...expected,
    });
    expect(written().at(-1)).toEqual(['available', 'true']);
  });

  it('are taken back after a failure', () => {
    publishHistory(historyReport(), '/tmp/report.json');
    withdraw();
    expect(Object.fromEntries(written())).toMatchObject({ available: 'false', total: '', 'report-path': '' });
  });
});
