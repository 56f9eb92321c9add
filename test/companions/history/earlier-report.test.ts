import { describe, expect, it } from 'vitest';
import { parseEarlierReport } from '../../../src/companions/history/earlier-report.ts';
import { manyRuns, PROJECT, run, someWorld } from '../../support/analytics-service-data.ts';
import { gathered } from '../../support/gathered-history.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const PERIOD = { from: '2026-08-15T11:00:00.000Z', to: null, runs: 3, failed: 1, medianMs: 240, p95Ms: null };
const LEAST = {
  reportVersion: '1',
  generatedAt: '2026-08-15T12:00:00.000Z',
  service: { projectUuid: PROJECT },
  filters: { trigger: 'apps', status: ['ready', 'error'] },
  newest: { period: PERIOD },
  errors: ['it broke'],
};
const parse = (changes: object) => parseEarlierReport(JSON.stringify({ ...LEAST, ...changes }));

describe('an earlier report', () => {
  it('is read from what a run has written', async () => {
    const runs = [...manyRuns(3), run(9, {}, { status: 'error', error: 'it broke' })];
    const { report } = await gathered(someWorld({ runs }), { filters: { language: 'semantic' } });
    expect(parseEarlierReport(JSON.stringify(report))).toEqual({
      generatedAt: report.generatedAt,
      projectUuid: PROJECT,
      filters: { language: 'semantic' },
      period: report.newest?.period,
      errors: ['it broke'],
      isWhole: true,
      contract: report.contract.observed,
    });
  });

  it('has nothing to compare with where the newest runs could not be read', () => {
    expect(parse({ newest: null, unread: [{ list: 'newest', problem: 'HTTP 504' }] })).toBeNull();
    expect(() => parse({ newest: null, unread: [{ list: 'slowest' }] })).toThrow('member "newest" is null');
  });

  it('is not whole where some other list, or a row, could not be read', () => {
    expect(parse({ unread: [{ list: 'failed' }] })).toMatchObject({ period: PERIOD, isWhole: false });
    expect(parse({ unreadable: { count: 1, examples: [] } })).toMatchObject({ isWhole: false });
    expect(parse({ contract: { observed: 'odd' } })).toMatchObject({ isWhole: true, contract: null });
  });

  it('needs no more than what is compared, and may have members of the future', () => {
    const { generatedAt, filters, errors } = LEAST;
    const expected = {
      generatedAt,
      projectUuid: PROJECT,
      filters,
      period: PERIOD,
      errors,
      isWhole: true,
      contract: null,
    };
    expect(parse({})).toEqual(expected);
    expect(parse({ newest: { period: { ...PERIOD, p99Ms: 4 }, more: [] }, more: {} })).toEqual(expected);
  });

  it.each([
    [{ reportVersion: '2' }, 'member "reportVersion" is "2", expected "1"'],
    [{ reportVersion: undefined }, 'member "reportVersion" is nothing, expected "1"'],
    [{ generatedAt: 'noon' }, 'member "generatedAt" is "noon", expected a date-time'],
    [{ generatedAt: '2026-08-15T12:00:00' }, 'member "generatedAt" is "2026-08-15T12:00:00", expected a date-time'],
    [{ generatedAt: 5 }, 'member "generatedAt" is 5, expected a date-time'],
    [{ service: {} }, 'member "service.projectUuid" is nothing, expected a string'],
    [{ filters: { status: [1] } }, 'member "filters.status" is an array of 1, expected a string or a list of strings'],
    [{ newest: null }, 'member "newest" is null, expected an object'],
    [{ newest: {} }, 'member "newest.period" is nothing, expected an object'],
    [{ newest: { period: { ...PERIOD, runs: '3' } } }, 'member "newest.period.runs" is "3", expected a number'],
    [
      { newest: { period: { ...PERIOD, p95Ms: true } } },
      'member "newest.period.p95Ms" is true, expected a number or null',
    ],
    [{ errors: 'none' }, 'member "errors" is "none", expected a list of reasonable length'],
    [{ errors: [null] }, 'member "errors[0]" is null, expected a string'],
  ])('with %j is refused: %s', (changes, problem) => {
    expect(() => parse(changes)).toThrow(
      `${problem}. Give the file in the output report-path of an earlier run, as it was written`,
    );
  });

  it.each([
    ['', 'the document is not JSON, expected a report'],
    ['{', 'the document is not JSON, expected a report'],
    ['<!doctype html>', 'the document is not JSON, expected a report'],
    ['null', 'the document is null, expected an object'],
    ['[]', 'the document is an array of 0, expected an object'],
    ['"1"', 'the document is "1", expected an object'],
    ['{}', 'member "reportVersion" is nothing, expected "1"'],
  ])('of the text %j is refused: %s', (text, problem) => {
    expect(() => parseEarlierReport(text)).toThrow(problem);
  });
});
