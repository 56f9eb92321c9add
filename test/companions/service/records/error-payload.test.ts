import { describe, expect, it } from 'vitest';
import { parseErrorPayload } from '../../../../src/companions/service/parse-answer.ts';
import { SERVICE_ERROR } from '../../../support/analytics-members.ts';
import { itFollowsItsTable, nested } from '../../../support/analytics-records.ts';

const read = (error: unknown) => {
  const found = parseErrorPayload({ status: 'error', error });
  if (found === null) throw new Error('no error payload');
  return found;
};

describe('an error payload', () => {
  itFollowsItsTable(read, SERVICE_ERROR);

  it.each([
    ['null', null],
    ['text', '<html>'],
    ['a list', []],
    ['a success', { status: 'ok', error: { name: 'x', statusCode: 500 } }],
    ['no status', { error: { name: 'x', statusCode: 500 } }],
    ['no error', { status: 'error' }],
    ['endless nesting', { status: 'error', error: { name: 'x', statusCode: 500, data: nested(100_000) } }],
  ])('is not %s', (_, document) => {
    expect(parseErrorPayload(document)).toBeNull();
  });
});
