import { expect, it } from 'vitest';
import type { Backtest } from '../../src/release-safety/backtest.ts';
import { daysOfData, renderBacktest } from '../../src/render/backtest.ts';
import { version } from '../support/documents.ts';

const past = (end: string): Backtest => ({
  from: version('1.0.0'),
  to: version('1.0.0'),
  days: 7,
  upgrades: [],
  longestRollingDays: 0,
  start: '2026-03-01T12:00:00.000Z',
  end,
});

it.each([
  ['2026-03-01T12:00:00.000Z', 0, '0 days'],
  ['2026-03-02T11:59:59.999Z', 0, '0 days'],
  ['2026-03-02T12:00:00.000Z', 1, '1 day'],
  ['2026-03-25T11:00:00.000Z', 23, '23 days'],
])('a backtest until %s has %i full days of data, and says so once', (end, days, words) => {
  expect(daysOfData(past(end))).toBe(days);
  const lines = renderBacktest([past(end), past(end)]).split('\n');
  expect(lines.filter((line) => line === `The index has ${words} of data from that release on.`)).toHaveLength(1);
});
