import { describe, expect, it } from 'vitest';
import { parseSavedChart } from '../../../../src/companions/service/records/charts.ts';
import { SAVED_CHART } from '../../../support/analytics-members.ts';
import { itFollowsItsTable, nested } from '../../../support/analytics-records.ts';

const read = (results: unknown) => parseSavedChart({ status: 'ok', results });

describe('a saved chart', () => {
  itFollowsItsTable(read, SAVED_CHART);

  it('keeps a metric query of the future as it came', () => {
    const metricQuery = { exploreName: 'orders', filters: 'none', steps: [{ limit: null }] };
    expect(read({ metricQuery })).toEqual({ metricQuery });
  });

  it.each([
    ['null', null, 'the document is null, expected an object'],
    ['an error', { status: 'error' }, 'member "status" is "error", expected "ok"'],
    ['no chart', { status: 'ok' }, 'member "results" is nothing, expected an object'],
    ['no query', { status: 'ok', results: {} }, 'member "results.metricQuery" is nothing, expected an object'],
    [
      'no explore',
      { status: 'ok', results: { metricQuery: {} } },
      'member "results.metricQuery.exploreName" is nothing, expected a string',
    ],
    [
      'endless nesting',
      { status: 'ok', results: { metricQuery: { exploreName: 'a', filters: nested(100_000) } } },
      'member "results" is an object, expected at most 100 levels of nesting',
    ],
  ])('is refused as %s', (_, document, message) => {
    expect(() => parseSavedChart(document)).toThrow(message);
  });
});
