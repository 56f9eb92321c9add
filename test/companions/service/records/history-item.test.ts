import { describe, expect, it } from 'vitest';
import { historyItemSchema } from '../../../../src/companions/service/records/history-page.ts';
import { HISTORY_CORE, HISTORY_ITEM, HISTORY_RIM } from '../../../support/analytics-members.ts';
import { badValues, copyOf, fullest, itFollowsItsTable, nested } from '../../../support/analytics-records.ts';

const item = fullest(HISTORY_ITEM);

describe('an item of the query history', () => {
  // The members that a report can do without are tried below.
  itFollowsItsTable((value) => {
    const read: Record<string, unknown> = historyItemSchema.parse(value);
    return Object.fromEntries(Object.keys(value as object).map((name) => [name, read[name]]));
  }, HISTORY_CORE);

  it.each(Object.entries(HISTORY_RIM))('can do without its %s', (name, member) => {
    for (const value of member.good) {
      expect(copyOf(historyItemSchema.parse({ ...item, [name]: value }))).toEqual({ ...item, [name]: value });
    }
    for (const value of [undefined, ...badValues(member)]) {
      const read = historyItemSchema.parse({ ...item, [name]: value });
      expect(read.missing).toEqual([name]);
      expect(copyOf({ ...read, [name]: item[name], missing: undefined })).toEqual(copyOf(item));
    }
  });

  it.each([[['@everyone <img src=x> [a](http://evil.example)']], [['__proto__']], [5], [{ a: 1 }], [null]])(
    'names what is missing itself, whatever the service sends under that name: %j',
    (missing) => {
      expect(historyItemSchema.parse({ ...item, missing }).missing).toBeUndefined();
      expect(historyItemSchema.parse({ ...item, title: 7, missing }).missing).toEqual(['title']);
    },
  );

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
