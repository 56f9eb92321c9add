import { describe, expect, it } from 'vitest';
import { describeFailure, nextStep } from '../../../../src/companions/recipes/page/causes.ts';
import { recipesHeadline, troubledCharts } from '../../../../src/companions/recipes/page/phrases.ts';
import type { FailureReport, RecipesReport } from '../../../../src/companions/recipes/recipes-report.ts';
import {
  broken,
  changed,
  chart,
  chartId,
  chartsReport,
  comparison,
  failure,
  fullRecipesReport,
  metricsReport,
  outcome,
  recipesReport,
  usersReport,
} from '../../../support/recipes-report-factory.ts';

const noCharts = { charts: null };
const passing = (cause: FailureReport['cause'], count = 1) => outcome([failure(cause, { count, fails: false })]);

describe('the headline', () => {
  it.each<[string, RecipesReport, string]>([
    ['all as before', recipesReport(), '✅ 2 charts compile, all as before'],
    ['one as before', recipesReport({ charts: chartsReport({ charts: [chart()] }) }), '✅ 1 chart compiles, as before'],
    [
      'the first run, with no baseline',
      recipesReport({ charts: chartsReport({ charts: [chart({ comparison: null })], baseline: null }) }),
      '✅ 1 chart compiles',
    ],
    [
      'some as before, the others not compared',
      recipesReport({
        charts: chartsReport({
          charts: [chart(), chart({ comparison: comparison({ result: 'moves-with-clock' }) })],
        }),
      }),
      '✅ 2 charts compile, 1 as before',
    ],
    [
      'none can be compared',
      recipesReport({
        charts: chartsReport({ charts: [chart({ comparison: comparison({ result: 'moves-with-clock' }) })] }),
      }),
      '✅ 1 chart compiles',
    ],
    [
      'every part in order',
      recipesReport({ metrics: metricsReport(), users: usersReport() }),
      '✅ 2 charts compile, all as before, and both expected metrics are there',
    ],
    [
      'an expected metric alone',
      recipesReport({ ...noCharts, metrics: metricsReport({ expected: ['orders.count'] }) }),
      '✅ the expected metric is there',
    ],
    [
      'expected metrics alone',
      recipesReport({ ...noCharts, metrics: metricsReport({ expected: ['a.b', 'a.c', 'a.d'] }) }),
      '✅ all 3 expected metrics are there',
    ],
    ['users alone, nothing was checked', recipesReport({ ...noCharts, users: usersReport() }), '📊 120 users'],
    [
      'lists alone, nothing was checked',
      recipesReport({ ...noCharts, metrics: metricsReport({ expected: [] }), users: usersReport() }),
      '📊 2 metrics, 120 users',
    ],
    ['nothing at all', recipesReport(noCharts), '📊 nothing was checked'],
    [
      'broken',
      recipesReport({
        charts: chartsReport({ charts: [chart(), broken(), broken()] }),
        outcome: outcome([failure('broken', { count: 2 })]),
      }),
      '❌ 2 charts are broken',
    ],
    [
      'broken, and something that does not fail the step',
      recipesReport({
        charts: chartsReport({ charts: [broken(), chart({ comparison: changed() })] }),
        outcome: outcome([failure('broken'), failure('changed', { fails: false })]),
      }),
      '❌ 1 chart is broken',
    ],
    [
      'more causes than a title has room for',
      fullRecipesReport(),
      '❌ the run was interrupted, 2 charts are broken, 1 chart is lost since the baseline, and 4 more problems',
    ],
    [
      'changed, which passes',
      recipesReport({
        charts: chartsReport({ charts: [chart(), chart({ comparison: changed() })] }),
        outcome: passing('changed'),
      }),
      '🟠 2 charts compile, 1 as before, the SQL of 1 chart changed',
    ],
    [
      'broken, which passes under never',
      recipesReport({ charts: chartsReport({ charts: [broken(), chart()] }), outcome: passing('broken') }),
      '🟠 1 of 2 charts compiles, 1 as before, 1 chart is broken',
    ],
    [
      'broken in the baseline already',
      recipesReport({
        charts: chartsReport({
          charts: [
            chart(),
            chart(),
            broken({ comparison: comparison({ result: 'not-comparable', before: 'broken' }) }),
          ],
        }),
      }),
      '🟠 2 of 3 charts compile, 2 as before, 1 chart was already broken before',
    ],
    [
      'no chart at all',
      recipesReport({ charts: chartsReport({ charts: [] }), outcome: passing('nothing-checked') }),
      '🟠 no chart was checked',
    ],
    [
      'a history that does not name charts',
      recipesReport({ charts: chartsReport({ problem: 'HTTP 503' }), outcome: passing('nothing-checked') }),
      '🟠 2 charts compile, all as before, charts could not be chosen from the history',
    ],
    [
      'no baseline',
      recipesReport({ outcome: passing('no-baseline') }),
      '🟠 2 charts compile, all as before, there is no baseline',
    ],
    [
      'users that cannot be read',
      recipesReport({ ...noCharts, users: usersReport({ problem: 'HTTP 403' }) }),
      '🟠 the users could not be read',
    ],
    [
      'an empty catalog',
      recipesReport({ ...noCharts, metrics: metricsReport({ metrics: [], expected: [] }) }),
      '🟠 no metric was found',
    ],
    [
      'a catalog that cannot be listed',
      recipesReport({
        ...noCharts,
        metrics: metricsReport({ metrics: [], expected: [], problem: 'HTTP 503' }),
        outcome: outcome([failure('metrics-unknown', { fails: false })]),
      }),
      '🟠 the metrics could not be read',
    ],
    [
      'a catalog that cannot be listed to its end',
      recipesReport({
        ...noCharts,
        metrics: metricsReport({ expected: [], problem: 'too long' }),
        outcome: outcome([failure('metrics-unknown', { fails: false })]),
      }),
      '🟠 not all metrics could be read',
    ],
    [
      'a tag that no metric has',
      recipesReport({ ...noCharts, metrics: metricsReport({ expected: [], unknownTags: ['fnance'] }) }),
      '🟠 1 tag on no metric',
    ],
    [
      'users of whom nothing is told',
      recipesReport({ ...noCharts, users: usersReport({ untold: 130 }) }),
      '🟠 130 users without any details',
    ],
  ])('%s', (_, report, expected) => {
    const { mark, title } = recipesHeadline(report);
    expect(`${mark} ${title}`).toBe(expected);
  });
});

describe('a cause', () => {
  it.each<[FailureReport['cause'], string, string]>([
    ['broken', '1 chart is broken', '2 charts are broken'],
    ['lost', '1 chart is lost since the baseline', '2 charts are lost since the baseline'],
    ['unchecked', '1 chart could not be checked', '2 charts could not be checked'],
    ['nothing-checked', 'no chart was checked', 'no chart was checked'],
    ['changed', 'the SQL of 1 chart changed', 'the SQL of 2 charts changed'],
    ['no-baseline', 'there is no baseline', 'there is no baseline'],
    ['not-found', '1 chart was not found', '2 charts were not found'],
    ['not-allowed', '1 chart is not allowed', '2 charts are not allowed'],
    ['metrics-missing', '1 expected metric is missing', '2 expected metrics are missing'],
    ['metrics-unknown', 'the metrics could not be read', 'the metrics could not be read'],
    ['token-refused', 'Lightdash refuses the token', 'Lightdash refuses the token'],
    ['contract', '1 member of the API is gone or of another type', '2 members of the API are gone or of another type'],
    ['interrupted', 'the run was interrupted', 'the run was interrupted'],
  ])('%s has words and a next step', (cause, one, two) => {
    const report = recipesReport();
    expect(describeFailure(failure(cause), report)).toBe(one);
    expect(describeFailure(failure(cause, { count: 2 }), report)).toBe(two);
    const next = nextStep(cause, report, { prose: (text) => text || 'Why', isPage: true, address: '' });
    expect(next).toMatch(/^[A-Z].*\.$/);
  });

  const gone = (runs: number | null) => chart({ result: 'not-found', runs, comparison: null });
  it.each<[string, Parameters<typeof chartsReport>[0], RegExp]>([
    ['with a baseline', { charts: [gone(null)] }, /^Check the id\. .*update `charts` and write a new baseline\.$/],
    ['without one', { charts: [gone(null)], baseline: null }, /^Check the id\. .*update `charts`\.$/],
    ['from the history', { charts: [gone(2)], baseline: null }, /^Each one ran in the last 30 days and is gone now\./],
    ['not all from it', { charts: [gone(2), gone(0)], baseline: null }, /^Check the id\./],
  ])('says of charts that were not found what fits where they come from: %s', (_, changes, next) => {
    const report = recipesReport({ charts: chartsReport(changes) });
    expect(nextStep('not-found', report, { prose: (text) => text, isPage: true, address: '' })).toMatch(next);
  });
});

describe('charts that did not pass', () => {
  it('come with the worst news first, old news behind it', () => {
    const was = (before: 'ok' | 'broken' | 'not-found') => comparison({ result: 'not-comparable', before });
    const charts = [
      chart({ uuid: chartId(1), result: 'unchecked' }),
      chart({ uuid: chartId(2), result: 'not-found', comparison: was('not-found') }),
      chart({ uuid: chartId(3), result: 'not-allowed', comparison: null }),
      broken({ uuid: chartId(4), comparison: was('broken') }),
      chart({ uuid: chartId(5), result: 'not-found', comparison: was('ok') }),
      chart({ uuid: chartId(6) }),
      broken({ uuid: chartId(7), comparison: null }),
      broken({ uuid: chartId(8) }),
    ];
    expect(troubledCharts(charts).map(({ uuid }) => Number(uuid.slice(-1)))).toEqual([7, 8, 5, 4, 1, 2, 3]);
  });
});
