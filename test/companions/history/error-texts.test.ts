import { describe, expect, it } from 'vitest';
import { errorsOf, groupByOutcome, newErrors } from '../../../src/companions/history/runs.ts';
import { run, uuid } from '../../support/analytics-service-data.ts';

const failing = (...errors: (string | null)[]) => errors.map((error) => run(1, {}, { status: 'error', error }).item);

describe('errors', () => {
  it.each([
    ['a', 'a'],
    ['relation "orders" does not exist', '  relation "orders"\n\tdoes not exist '],
    ['line 1', 'line 27'],
    ['took 1,200.5 ms', 'took 3 ms'],
    [`query ${uuid(1)} was cancelled`, `query ${uuid(2).toUpperCase()} was cancelled`],
    ['job_1a of 2026-08-15', 'job_22a of 2026-09-01'],
  ])('%j and %j are the same', (one, other) => {
    expect(errorsOf(failing(one, other))).toEqual([{ error: one, runs: 2 }]);
    expect(newErrors(errorsOf(failing(other)), [one])).toEqual([]);
  });

  it.each([
    ['a', 'b'],
    ['relation "orders" does not exist', 'relation "payments" does not exist'],
    ['Timeout', 'timeout'],
    ['line', 'line 1'],
    [`chart ${uuid(1)}`, 'chart 1'],
  ])('%j and %j are not', (one, other) => {
    expect(errorsOf(failing(one, other))).toHaveLength(2);
    expect(newErrors(errorsOf(failing(other)), [one])).toEqual([{ error: other, runs: 1 }]);
  });

  it('are shown as they are, the first of those that are the same', () => {
    const hostile = ' <b>\u001B[31m| 7 \n ';
    expect(errorsOf(failing(null, '', ' \n', hostile, '<b>\u001B[31m| 8'))).toEqual([{ error: hostile, runs: 2 }]);
  });

  it('that are new come with those of the most runs first', () => {
    const errors = errorsOf(failing('old', 'once', 'first of two', 'twice', 'twice', 'first of two'));
    expect(newErrors(errors, ['old'])).toEqual([
      { error: 'first of two', runs: 2 },
      { error: 'twice', runs: 2 },
      { error: 'once', runs: 1 },
    ]);
  });

  it('are of failed runs alone: one that was cancelled or expired did not fail', () => {
    const ended = ['cancelled', 'expired'].map((status) => run(2, {}, { status, error: 'a' }).item);
    expect(errorsOf([...ended, ...failing('a')])).toEqual([{ error: 'a', runs: 1 }]);
  });
});

describe('runs that ended in the same way', () => {
  it('are together, those of the most runs first', () => {
    const ended = (status: string, error: string | null) => ({ status, error });
    const runs = [
      ended('error', 'row 1'),
      ended('expired', 'row 1'),
      ended('error', null),
      ended('error', 'other'),
      ended('error', 'row  2'),
      ended('error', ' '),
      ended('error', 'row 3'),
    ];
    expect(groupByOutcome(runs).map((end) => [end.status, end.error, end.runs.length])).toEqual([
      ['error', 'row 1', 3],
      ['error', null, 2],
      ['expired', 'row 1', 1],
      ['error', 'other', 1],
    ]);
    expect(groupByOutcome([])).toEqual([]);
  });
});
