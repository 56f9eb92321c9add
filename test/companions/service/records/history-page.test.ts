import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginationSchema } from '../../../../src/companions/service/records/answers.ts';
import { historyCountsSchema, parseHistoryPage } from '../../../../src/companions/service/records/history-page.ts';
import { MalformedDocumentError } from '../../../../src/documents/malformed.ts';
import { HISTORY_COUNTS, HISTORY_ITEM, PAGINATION } from '../../../support/analytics-members.ts';
import { anyRecord, copyOf, fullest, itFollowsItsTable, nested } from '../../../support/analytics-records.ts';
import { holds } from '../../../support/holds.ts';

const item = fullest(HISTORY_ITEM);
const counts = {
  total: 3,
  warehouseTimeMsLast7Days: 12.5,
  windows: { lastFewMinutes: 1, lastHour: 0, last24Hours: 0, last7Days: 2, last30Days: 0 },
  triggers: { interactive: 2, apps: 0, scheduled: 1 },
};
const pagination = { page: 1, pageSize: 100, totalResults: 3, totalPageCount: 1 };
const page = (data: unknown, changes: object = {}) => ({
  status: 'ok',
  results: { data, counts, pagination, ...changes },
});

describe('the counts', () => itFollowsItsTable((value) => historyCountsSchema.parse(value), HISTORY_COUNTS));
describe('the pagination', () => itFollowsItsTable((value) => paginationSchema.parse(value), PAGINATION));

describe('a page', () => {
  it('is read as it came', () => {
    expect(parseHistoryPage(page([item]))).toEqual({ items: [item], unreadable: [], counts, pagination });
  });

  it('can be empty', () => {
    expect(parseHistoryPage(page([]))).toEqual({ items: [], unreadable: [], counts, pagination });
  });

  it.each([
    ['no pagination', undefined],
    ['pagination that is null', null],
    ['pagination with a member missing', { ...pagination, totalResults: undefined }],
    ['pagination that is text', '1 of 3'],
  ])('can have %s, and keeps its counts', (_, other) => {
    expect(parseHistoryPage(page([item], { pagination: other }))).toMatchObject({
      items: [item],
      counts,
      pagination: null,
    });
  });

  it('can have members that no document names, everywhere', () => {
    const more = { ofTheFuture: { a: [1, null] } };
    const document = {
      ...page([{ ...item, ...more }], {
        counts: {
          ...counts,
          ...more,
          windows: { ...counts.windows, ...more },
          triggers: { ...counts.triggers, ...more },
        },
        pagination: { ...pagination, ...more },
        ...more,
      }),
      ...more,
    };
    const read = parseHistoryPage(document);
    expect(read.items).toEqual(document.results.data);
    expect(read.counts).toEqual(document.results.counts);
    expect(read.pagination).toEqual(document.results.pagination);
  });

  it('of 200 rows is read as it came', () => {
    holds(
      fc.property(fc.array(anyRecord(HISTORY_ITEM), { minLength: 200, maxLength: 200 }), (rows) => {
        const { items, unreadable } = parseHistoryPage(page(rows));
        expect(unreadable).toEqual([]);
        expect(copyOf(items)).toEqual(copyOf(rows));
      }),
      { numRuns: 10 },
    );
  });

  it('takes the largest counts', () => {
    const largest = { ...counts, total: Number.MAX_SAFE_INTEGER, warehouseTimeMsLast7Days: 1e300 };
    expect(parseHistoryPage(page([], { counts: largest })).counts).toEqual(largest);
  });
});

describe('rows that cannot be read', () => {
  const { status: _, ...withoutStatus } = item;
  it.each([
    ['null', null, 'it is null, expected an object'],
    ['a text', 'row', 'it is "row", expected an object'],
    ['a list', [item], 'it is an array of 1, expected an object'],
    ['a row without a status', withoutStatus, 'member "status" is nothing, expected a string'],
    ['a status that is a number', { ...item, status: 3 }, 'member "status" is 3, expected a string'],
    ['an error that is a record', { ...item, error: {} }, 'member "error" is an object, expected a string or null'],
    ['a flag that is text', { ...item, cacheHit: 'false' }, 'member "cacheHit" is "false", expected true or false'],
    ['endless nesting', { ...item, extra: nested(100_000) }, 'it is an object, expected at most 100 levels of nesting'],
  ])('%s', (_, row, problem) => {
    const others = { ...item, queryUuid: 'other' };
    expect(parseHistoryPage(page([item, row, others]))).toMatchObject({
      items: [item, others],
      unreadable: [{ problem }],
    });
  });

  it.each([
    ['title', null, ''],
    ['subline', undefined, ''],
    ['chartName', 3, null],
    ['warehouseExecutionTimeMs', '12', null],
    ['metricQuery', 'select 1', null],
    ['requestParameters', null, {}],
  ])('are not those without a %s: it is named, and the rest is read', (member, value, instead) => {
    const { items, unreadable } = parseHistoryPage(page([{ ...item, [member]: value }]));
    expect(unreadable).toEqual([]);
    expect(items).toEqual([{ ...item, [member]: instead, missing: [member] }]);
  });

  it('are each named, and cost the others nothing', () => {
    const rows = Array.from({ length: 200 }, (_, position) => (position % 3 === 0 ? { position } : item));
    const { items, unreadable } = parseHistoryPage(page(rows));
    expect(items).toHaveLength(133);
    expect(unreadable).toHaveLength(67);
    expect(new Set(unreadable.map(({ key }) => key)).size).toBe(67);
  });
});

describe('pages that cannot be read', () => {
  it.each([
    ['null', null, 'the document is null, expected an object'],
    ['a list', [], 'the document is an array of 0, expected an object'],
    ['endless nesting', nested(100_000), 'the document is an array of 1, expected an object'],
    ['text', '<html>', 'the document is "<html>", expected an object'],
    ['an error', { status: 'error', error: { name: 'x', statusCode: 500 } }, 'member "status" is "error"'],
    ['no results', { status: 'ok' }, 'member "results" is nothing, expected an object'],
    ['rows that are no list', page({}), 'member "results.data" is an object, expected a list'],
    ['no rows', page(undefined), 'member "results.data" is nothing'],
    ['rows without end', page(Array(10_001).fill(item)), 'member "results.data" is an array of 10001'],
    ['no counts', page([], { counts: undefined }), 'member "results.counts" is nothing, expected an object'],
    [
      'a total that is text',
      page([], { counts: { ...counts, total: '3' } }),
      'member "results.counts.total" is "3", expected a number',
    ],
    [
      'a total that is not finite',
      JSON.parse(JSON.stringify(page([])).replace('"total":3', '"total":1e999')),
      'member "results.counts.total" is null, expected a number',
    ],
    [
      'a total that is no number',
      page([], { counts: { ...counts, total: Number.NaN } }),
      'member "results.counts.total"',
    ],
    [
      'a window that is missing',
      page([], { counts: { ...counts, windows: { ...counts.windows, lastHour: undefined } } }),
      'member "results.counts.windows.lastHour" is nothing, expected a number',
    ],
    [
      'a trigger that is null',
      page([], { counts: { ...counts, triggers: { ...counts.triggers, scheduled: null } } }),
      'member "results.counts.triggers.scheduled" is null, expected a number',
    ],
    [
      'counts that are nested without end',
      page([], { counts: { ...counts, extra: nested(100_000) } }),
      'member "results.counts" is an object, expected at most 100 levels of nesting',
    ],
  ])('%s', (_, document, message) => {
    expect(() => parseHistoryPage(document)).toThrow(MalformedDocumentError);
    expect(() => parseHistoryPage(document)).toThrow(message);
    expect(() => parseHistoryPage(document)).toThrow('Check `base-url`');
  });

  it('whatever comes, it is read or refused by name', () => {
    const parse = (document: unknown) => {
      try {
        parseHistoryPage(document);
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedDocumentError);
      }
    };
    holds(fc.property(fc.jsonValue(), parse));
    holds(fc.property(fc.jsonValue(), (rows) => parse(page(rows))));
    holds(fc.property(fc.array(fc.jsonValue()), (rows) => parse(page(rows))));
  });
});
