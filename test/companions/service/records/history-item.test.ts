import { describe, expect, it } from 'vitest';
import { historyItemSchema } from '../../../../src/companions/service/records/history-page.ts';
import { HISTORY_ITEM } from '../../../support/analytics-members.ts';
import { copyOf, fullest, itFollowsItsTable, nested } from '../../../support/analytics-records.ts';

const item = fullest(HISTORY_ITEM);

describe('an item of the query history', () => {
  itFollowsItsTable((value) => historyItemSchema.parse(value), HISTORY_ITEM);

  it('can have null in every member that the document calls nullable, at once', () => {
    const nulls = Object.entries(HISTORY_ITEM).map(([name, { good }]) => [name, good.includes(null) ? null : good[0]]);
    const sparse = Object.fromEntries(nulls);
    expect(Object.values(sparse).filter((value) => value === null)).toHaveLength(9);
    expect(copyOf(historyItemSchema.parse(sparse))).toEqual(sparse);
  });

  it.each([
    ['a query of the future', { metricQuery: { version: 9, steps: [{ kind: 'x' }] } }],
    ['a query with members of other types', { metricQuery: { exploreName: 1, filters: 'none', limit: null } }],
    ['an empty query', { metricQuery: {} }],
    ['a request of the future', { requestParameters: { graph: { nodes: [] } } }],
    ['a request with members of other types', { requestParameters: { sql: 1, limit: 'all' } }],
  ])('is readable with %s', (_, changes) => {
    expect(copyOf(historyItemSchema.parse({ ...item, ...changes }))).toEqual({ ...item, ...changes });
  });

  it.each([
    ['its query', { metricQuery: { a: nested(100_000) } }],
    ['its request', { requestParameters: { a: nested(100_000) } }],
    ['a member that no document names', { ofTheFuture: nested(100_000) }],
    ['a query that is just too deep', { metricQuery: { a: nested(99) } }],
  ])('is refused where %s is nested without end', (_, changes) => {
    expect(historyItemSchema.safeParse({ ...item, ...changes }).error?.issues).toMatchObject([
      { path: [], message: 'at most 100 levels of nesting' },
    ]);
  });

  it('is read where its query is nested deeply', () => {
    expect(historyItemSchema.safeParse({ ...item, metricQuery: { a: nested(98) } }).success).toBe(true);
  });
});
