import { describe, expect, it } from 'vitest';
import { parseCatalogMetrics, parseOrganizationUsers } from '../../../../src/companions/service/records/listings.ts';
import { CATALOG_METRIC, ORGANIZATION_USER } from '../../../support/analytics-members.ts';
import { fullest, itFollowsItsTable, nested } from '../../../support/analytics-records.ts';

const pagination = { page: 1, pageSize: 50, totalResults: 1, totalPageCount: 1 };

describe.each([
  ['users of the organization', parseOrganizationUsers, ORGANIZATION_USER],
  ['metrics of the catalog', parseCatalogMetrics, CATALOG_METRIC],
])('%s', (_, parse, members) => {
  const row = fullest(members);

  itFollowsItsTable((record) => {
    const { items, unreadable } = parse({ status: 'ok', results: { data: [record] } });
    if (unreadable[0]) throw new Error(unreadable[0].problem);
    return items[0];
  }, members);

  it.each([
    ['with their pagination', { data: [row], pagination }, pagination],
    ['without one', { data: [row] }, null],
    ['with none', { data: [row], pagination: null }, null],
    ['with one of another shape', { data: [row], pagination: { page: 1, totalPages: 1 } }, null],
    ['with one nested without end', { data: [row], pagination: { ...pagination, a: nested(100_000) } }, null],
    ...[
      { totalPageCount: 2 ** 53 },
      { totalPageCount: 1e300 },
      { totalPageCount: 1_000_001 },
      { totalPageCount: 1.5 },
      { totalPageCount: -1 },
    ].map((lie): [string, object, null] => [
      `with one that no list has, ${JSON.stringify(lie)}`,
      { data: [row], pagination: { ...pagination, ...lie } },
      null,
    ]),
    ...[{ totalPageCount: 1_000_000 }, { totalPageCount: 0, totalResults: 0 }, { pageSize: 0 }].map(
      (odd): [string, object, object] => [
        `with one that a list may have, ${JSON.stringify(odd)}`,
        { data: [row], pagination: { ...pagination, ...odd } },
        { ...pagination, ...odd },
      ],
    ),
    ['as a bare list', [row], null],
  ])('are read %s', (_, results, expected) => {
    expect(parse({ status: 'ok', results })).toEqual({ items: [row], unreadable: [], pagination: expected });
  });

  it.each([
    ['a paged list', (rows: unknown[]) => ({ data: rows })],
    ['a bare list', (rows: unknown[]) => rows],
  ])('name the rows of %s that cannot be read', (_, results) => {
    const hostile = { ...row, extra: nested(100_000) };
    expect(parse({ status: 'ok', results: results([null, row, hostile]) })).toMatchObject({
      items: [row],
      unreadable: [
        { problem: 'it is null, expected an object' },
        { problem: 'it is an object, expected at most 100 levels of nesting' },
      ],
      pagination: null,
    });
  });

  it.each([
    ['null', null, 'the document is null, expected an object'],
    ['an error', { status: 'error', results: [] }, 'member "status" is "error", expected "ok"'],
    ['no results', { status: 'ok' }, 'member "results" is nothing, expected an object'],
    ['no rows', { status: 'ok', results: {} }, 'member "results.data" is nothing, expected a list'],
    ['rows that are no list', { status: 'ok', results: { data: 'none' } }, 'member "results.data" is "none"'],
    ['rows without end', { status: 'ok', results: Array(10_001).fill(row) }, 'member "results" is an array of 10001'],
  ])('are refused as %s', (_, document, message) => {
    expect(() => parse(document)).toThrow(message);
  });
});
