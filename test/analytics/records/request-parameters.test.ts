import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMergeSchema, metricMergeSchema } from '../../../src/analytics/records/merge.ts';
import {
  REQUEST_VARIANTS,
  type RequestVariant,
  readRequestParameters,
  requestVariantOf,
} from '../../../src/analytics/records/request-parameters.ts';
import { COMPOSE_MERGE, METRIC_MERGE, REQUESTS } from '../../support/analytics-members.ts';
import {
  anyRecord,
  copyOf,
  fullest,
  itFollowsItsTable,
  nested,
  optional,
  sparsest,
} from '../../support/analytics-records.ts';
import { holds } from '../../support/holds.ts';

describe.each(REQUESTS)('a request: %s', (name, members) => {
  const schema = REQUEST_VARIANTS[name as RequestVariant];
  const { references, ...others } = members;
  // Without them compose SQL cannot be told from plain SQL, and so the tables ask for them; the document does not.
  itFollowsItsTable(
    (value) => schema.parse(value),
    references ? { ...others, references: optional(references) } : members,
  );

  it('is told apart by its members, and read as it came', () => {
    for (const request of [fullest(members), sparsest(members)]) {
      const read = readRequestParameters(request);
      expect(read).toMatchObject({ variant: name, readable: true });
      expect(copyOf(read.value)).toEqual(copyOf(request));
    }
    holds(
      fc.property(anyRecord(members), (request) => {
        const read = readRequestParameters(request);
        expect(read.readable).toBe(true);
        expect(copyOf(read.value)).toEqual(copyOf(request));
      }),
    );
  });
});

it('the tables know every variant', () => {
  expect(new Set(REQUESTS.map(([name]) => name))).toEqual(new Set(Object.keys(REQUEST_VARIANTS)));
  expect(Object.keys(REQUEST_VARIANTS)).toHaveLength(10);
});

describe('a merge', () => {
  describe('of metric queries', () => itFollowsItsTable((value) => metricMergeSchema.parse(value), METRIC_MERGE));
  describe('of results too', () => itFollowsItsTable((value) => composeMergeSchema.parse(value), COMPOSE_MERGE));
});

describe('the variant of a request', () => {
  const everything = Object.assign({}, ...REQUESTS.map(([, members]) => fullest(members)));
  const order = [
    ['mergeQuery', 'composeMerge'],
    ['query', 'metricQuery'],
    ['savedSqlUuid', 'dashboardSqlChart'],
    ['slug', 'dashboardSqlChart'],
    ['tileUuid', 'dashboardChart'],
    ['chartUuid', 'savedChart'],
    ['underlyingDataSourceQueryUuid', 'underlyingData'],
    ['references', 'composeSql'],
    ['sql', 'sql'],
    ['search', 'fieldValueSearch'],
    ['fieldId', 'unknown'],
  ] as const;

  it("goes by its members in the server's order", () => {
    const left = { ...everything };
    expect(
      order.map(([member]) => {
        const variant = requestVariantOf(left);
        delete left[member];
        return variant;
      }),
    ).toEqual([
      'composeMerge',
      'metricQuery',
      'dashboardSqlChart',
      'dashboardSqlChart',
      'dashboardChart',
      'savedChart',
      'underlyingData',
      'composeSql',
      'sql',
      'fieldValueSearch',
      'unknown',
    ]);
  });

  it.each([
    ['nothing', {}, 'unknown'],
    ['common members alone', { invalidateCache: true, context: 'api' }, 'unknown'],
    ['a member of the future', { graph: {} }, 'unknown'],
    ['references without SQL', { references: {} }, 'unknown'],
    ['a field without a search', { fieldId: 'a', table: 'b' }, 'unknown'],
    ['members of its prototype', Object.create({ sql: 'select 1' }), 'unknown'],
    ['a tile of the dashboard as it is stored', { query: {}, invalidateCache: false }, 'metricQuery'],
    ['a query that is null', { query: null }, 'metricQuery'],
    ['a merge that is null', { mergeQuery: null }, 'merge'],
    ['a merge without sources', { mergeQuery: {} }, 'merge'],
    ['a merge of no sources', { mergeQuery: { sources: [] } }, 'merge'],
    ['a merge of sources that are null', { mergeQuery: { sources: [null] } }, 'merge'],
    ['a merge with one result', { mergeQuery: { sources: [{ metricQuery: {} }, { queryUuid: 'a' }] } }, 'composeMerge'],
    ['SQL with references', { references: null, sql: 'select 1' }, 'composeSql'],
  ])('%s', (_, request, variant) => {
    expect(requestVariantOf(request)).toBe(variant);
  });
});

describe('a request of another shape', () => {
  it.each([
    ['of no known variant', { graph: { nodes: [] } }, 'unknown', 'the request is of no known variant'],
    ['with SQL that is no text', { sql: 1 }, 'sql', 'member "sql" is 1, expected a string'],
    ['with a query that is null', { query: null }, 'metricQuery', 'member "query" is null, expected an object'],
    [
      'with a parameter that is a record',
      { sql: 'select 1', parameters: { a: {} } },
      'sql',
      'member "parameters.a" is an object, expected a string, a number or a list of either',
    ],
    [
      'with a reference that is no text',
      { sql: 'select 1', references: { a: null } },
      'composeSql',
      'member "references.a" is null, expected a string',
    ],
    [
      'with filters nested without end',
      { underlyingDataSourceQueryUuid: 'a', filters: { metrics: nested(100_000) } },
      'underlyingData',
      'member "filters" is an object, expected at most 100 levels of nesting',
    ],
    [
      'with search filters nested without end',
      { fieldId: 'a', search: '', table: 'b', filters: { and: nested(100_000) } },
      'fieldValueSearch',
      'member "filters" is an object, expected at most 100 levels of nesting',
    ],
  ])('%s stays as it came, flagged', (_, request, variant, problem) => {
    const read = readRequestParameters(request);
    expect(read).toEqual({ variant, readable: false, value: request, problem });
    expect(read.value).toBe(request);
  });

  it('never throws', () => {
    const members = fc.constantFrom('mergeQuery', 'query', 'slug', 'tileUuid', 'chartUuid', 'sql', 'search', 'fieldId');
    holds(
      fc.property(fc.dictionary(members, fc.jsonValue()), (request) => {
        const { variant, value } = readRequestParameters(request);
        expect(variant).toBe(requestVariantOf(request));
        expect(copyOf(value)).toEqual(copyOf(request));
      }),
    );
  });
});
