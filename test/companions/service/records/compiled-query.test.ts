import { describe, expect, it } from 'vitest';
import { parseCompiledQuery } from '../../../../src/companions/service/records/charts.ts';
import { COMPILED_QUERY } from '../../../support/analytics-members.ts';
import { expectRefusal, itFollowsItsTable, type Read } from '../../../support/analytics-records.ts';

const read: Read = (results) => {
  if (typeof results === 'string') throw new Error('the test of old servers is below');
  return parseCompiledQuery({ status: 'ok', results });
};

describe('a compiled query', () => {
  itFollowsItsTable(read, COMPILED_QUERY);

  it('is bare SQL on old servers', () => {
    expect(parseCompiledQuery({ status: 'ok', results: 'select 1' })).toEqual({ query: 'select 1' });
    expectRefusal(parseCompiledQuery, { status: 'error', results: 'select 1' });
  });

  it.each([
    ['null', null, 'the document is null, expected an object'],
    ['no SQL', { status: 'ok', results: {} }, 'member "results.query" is nothing, expected a string'],
    [
      'errors of another shape, which must not pass for none',
      { status: 'ok', results: { query: 'select 1', compilationErrors: [{ message: 'x' }] } },
      'member "results.compilationErrors[0]" is an object, expected a string',
    ],
  ])('is refused as %s', (_, document, message) => {
    expect(() => parseCompiledQuery(document)).toThrow(message);
  });
});
