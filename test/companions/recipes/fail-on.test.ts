import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHART_RESULTS } from '../../../src/companions/recipes/baseline.ts';
import { isLost, judgeReport } from '../../../src/companions/recipes/fail-on.ts';
import type {
  ChartReport,
  ChartsReport,
  FailureReport,
  MetricsReport,
  RecipesReport,
} from '../../../src/companions/recipes/recipes-report.ts';
import { FAIL_ON, type Strictness } from '../../../src/companions/recipes/recipes-report.ts';
import type { ContractChange } from '../../../src/companions/service/contract.ts';
import { holds } from '../../support/holds.ts';
import {
  broken,
  changed,
  chart,
  chartsReport,
  comparison,
  metricsReport,
  recipesReport,
  usersReport,
} from '../../support/recipes-report-factory.ts';

type Cause = FailureReport['cause'];

const OK = chart({ comparison: null });
const withCharts = (...charts: readonly ChartReport[]) => recipesReport({ charts: chartsReport({ charts }) });
const withMetrics = (changes: Partial<MetricsReport>) => recipesReport({ metrics: metricsReport(changes) });
const failed = (result: ChartReport['result'], before: ChartReport['result'] | null = null) =>
  chart({
    result,
    message: 'x',
    comparison: before === null ? null : comparison({ result: 'not-comparable', before }),
  });

/** The causes, with how many, and whether each fails the step. */
function causes(report: RecipesReport, failOn: Strictness = 'broken', isBaselineMissing = false) {
  return judgeReport(report, { failOn, isBaselineMissing }).map(({ cause, count, fails }) => [cause, count, fails]);
}

describe('what each cause comes of, and from which strictness on it fails the step', () => {
  it.each<[string, RecipesReport, Cause | null, Strictness | null, boolean?]>([
    ['nothing', recipesReport({ charts: null }), null, null],
    ['a chart that compiles', withCharts(OK), null, null],
    ['a chart that compiles as before', withCharts(chart()), null, null],
    ['a chart that compiles and was broken before', withCharts(failed('ok', 'broken')), null, null],
    [
      'a chart that moves with the clock',
      withCharts(chart({ comparison: comparison({ result: 'moves-with-clock' }) })),
      null,
      null,
    ],
    ['a broken chart', withCharts(OK, failed('broken')), 'broken', 'broken'],
    ['a chart that broke', withCharts(OK, failed('broken', 'ok')), 'broken', 'broken'],
    ['a broken chart that was not checked before', withCharts(OK, failed('broken', 'unchecked')), 'broken', 'broken'],
    ['a broken chart that was not found before', withCharts(OK, failed('broken', 'not-found')), 'broken', 'broken'],
    ['a chart that was broken before', withCharts(failed('broken', 'broken')), null, null],
    ['a chart that is gone since', withCharts(failed('not-found', 'ok')), 'lost', 'broken'],
    ['a chart that may not be seen any more', withCharts(failed('not-allowed', 'ok')), 'lost', 'broken'],
    ['a chart without an answer', withCharts(OK, failed('unchecked')), 'unchecked', 'broken'],
    [
      'a chart without an answer that was broken before',
      withCharts(OK, failed('unchecked', 'broken')),
      'unchecked',
      'broken',
    ],
    ['a chart that is not found', withCharts(OK, failed('not-found')), 'not-found', 'missing'],
    [
      'a chart that was not found before either',
      withCharts(OK, failed('not-found', 'not-found')),
      'not-found',
      'missing',
    ],
    [
      'a chart that is not found and was broken before',
      withCharts(OK, failed('not-found', 'broken')),
      'not-found',
      'missing',
    ],
    ['a chart that is not allowed', withCharts(OK, failed('not-allowed')), 'not-allowed', 'missing'],
    ['a chart that changed', withCharts(chart({ comparison: changed() })), 'changed', 'changed'],
    ['no chart', withCharts(), 'nothing-checked', 'broken'],
    [
      'a history that was not read',
      recipesReport({ charts: chartsReport({ problem: 'x' }) }),
      'nothing-checked',
      'broken',
    ],
    ['no baseline beside charts', recipesReport(), 'no-baseline', 'changed', true],
    [
      'a metric that is missing',
      withMetrics({ missing: [{ name: 'a.b', nearest: null }] }),
      'metrics-missing',
      'broken',
    ],
    ['metrics that were not read', withMetrics({ metrics: [], problem: 'x' }), 'metrics-unknown', 'broken'],
    ['metrics of which all that are expected were read', withMetrics({ problem: 'x' }), null, null],
    [
      'metrics that were not read, and are only to be listed',
      withMetrics({ problem: 'x', expected: [] }),
      'metrics-unknown',
      'broken',
    ],
    ['metrics of which some are unreadable', withMetrics({ unreadable: 3 }), null, null],
    ['a run that was told to end', recipesReport({ isInterrupted: true }), 'interrupted', 'never'],
    ['users that were not read', recipesReport({ users: usersReport({ problem: 'x' }) }), null, null],
  ])('%s', (_, report, cause, from, isBaselineMissing = false) => {
    const strictness: readonly Strictness[] = ['never', 'broken', 'changed', 'missing'];
    for (const failOn of FAIL_ON) {
      const level = failOn === 'contract' ? 'broken' : failOn;
      const isAsked = failOn === 'contract' && cause === 'no-baseline';
      const fails = isAsked || (from !== null && strictness.indexOf(level) >= strictness.indexOf(from));
      const seen = { ...report, contract: { observed: {}, changes: [] } };
      expect(causes(seen, failOn, isBaselineMissing)).toEqual(cause === null ? [] : [[cause, 1, fails]]);
    }
    expect([...strictness, 'contract'].toSorted()).toEqual([...FAIL_ON].toSorted());
  });

  it('an API that changed, or was not seen before: only for those who build on it', () => {
    const change = { route: 'GET /', member: 'results.a', before: 'string', after: 'number' };
    const report = (changes: ContractChange[] | null) => recipesReport({ contract: { observed: {}, changes } });
    for (const failOn of FAIL_ON) {
      const fails = failOn === 'contract';
      expect(causes(report([{ ...change, kind: 'retyped' }]), failOn)).toEqual([['contract', 1, fails]]);
      expect(causes(report([{ ...change, kind: 'new' }]), failOn)).toEqual([]);
      expect(causes(report(null), failOn)).toEqual(fails ? [['no-baseline', 1, true]] : []);
    }
  });

  it('a refused token: it is said once, as that', () => {
    const report = {
      ...withCharts(failed('unchecked')),
      metrics: metricsReport({ problem: 'x', metrics: [] }),
      isTokenRefused: true,
    };
    expect(causes(report)).toEqual([['token-refused', 1, true]]);
    expect(causes(report, 'never')).toEqual([['token-refused', 1, false]]);
  });

  it('charts that are all out of reach: nothing was checked', () => {
    for (const charts of [
      [failed('not-found')],
      [failed('not-allowed')],
      [failed('not-found'), failed('not-allowed'), failed('not-found', 'not-found')],
    ]) {
      expect(causes(withCharts(...charts))[0]).toEqual(['nothing-checked', 1, true]);
      expect(causes(withCharts(...charts, OK)).map(([cause]) => cause)).not.toContain('nothing-checked');
      expect(causes(withCharts(...charts, failed('broken', 'broken'))).filter(([, , fails]) => fails)).toEqual([]);
    }
  });

  it('a baseline that is not there, and no other chart: nothing was checked', () => {
    const report = recipesReport({ charts: null, metrics: metricsReport() });
    expect(causes(report, 'broken', true)).toEqual([
      ['nothing-checked', 1, true],
      ['no-baseline', 1, false],
    ]);
  });

  it('many, the worst first and each counted', () => {
    const report = recipesReport({
      isInterrupted: true,
      charts: chartsReport({
        charts: [
          failed('not-allowed'),
          failed('not-found'),
          failed('not-found'),
          chart({ comparison: changed() }),
          failed('unchecked'),
          failed('not-found', 'ok'),
          broken(),
          broken(),
          failed('broken', 'broken'),
        ],
        problem: 'x',
      }),
      metrics: metricsReport({
        expected: ['a.b', 'c.d'],
        missing: ['a.b', 'c.d'].map((name) => ({ name, nearest: null })),
        problem: 'x',
      }),
    });
    expect(causes(report, 'broken', true)).toEqual([
      ['interrupted', 1, true],
      ['broken', 2, true],
      ['lost', 1, true],
      ['metrics-missing', 2, true],
      ['unchecked', 1, true],
      ['nothing-checked', 1, true],
      ['metrics-unknown', 1, true],
      ['changed', 1, false],
      ['no-baseline', 1, false],
      ['not-found', 2, false],
      ['not-allowed', 1, false],
    ]);
  });
});

const anyResult = fc.constantFrom(...CHART_RESULTS);
const anyComparison = fc.record({
  result: fc.constantFrom('unchanged', 'changed', 'moves-with-clock', 'not-in-baseline', 'not-comparable'),
  before: fc.option(anyResult),
  isEdited: fc.boolean(),
  difference: fc.constant(null),
} as const);
const anyChart = fc
  .record({ result: anyResult, comparison: fc.option(anyComparison) })
  .map(({ result, comparison: beside }) =>
    chart({ result, message: result === 'ok' ? null : 'x', comparison: beside }),
  );
const anyCharts: fc.Arbitrary<ChartsReport | null> = fc.option(
  fc
    .record({ charts: fc.array(anyChart, { maxLength: 6 }), problem: fc.option(fc.constant('x'), { freq: 2 }) })
    .map(chartsReport),
);
const anyMetrics = fc.option(
  fc
    .record({
      expected: fc.subarray(['a.b', 'c.d']),
      missing: fc.subarray([{ name: 'a.b', nearest: null }]),
      problem: fc.option(fc.constant('x')),
    })
    .map(metricsReport),
);
const anyReport = fc.record({ isInterrupted: fc.boolean(), charts: anyCharts, metrics: anyMetrics }).map(recipesReport);

describe('of any report', () => {
  it('a stricter run never fails on less, and knows of the same causes', () => {
    const strictness: readonly Strictness[] = ['never', 'broken', 'changed', 'missing'];
    holds(
      fc.property(anyReport, fc.boolean(), (report, isBaselineMissing) => {
        const all = strictness.map((failOn) => judgeReport(report, { failOn, isBaselineMissing }));
        for (const [position, failures] of all.entries()) {
          const lenient = all[position - 1] ?? [];
          expect(failures.map(({ cause, count }) => [cause, count])).toEqual(
            all[0]?.map(({ cause, count }) => [cause, count]),
          );
          for (const [at, { fails }] of lenient.entries()) if (fails) expect(failures[at]?.fails).toBe(true);
        }
        expect(all[3]?.every(({ fails }) => fails)).toBe(true);
        expect(all[0]?.filter(({ fails }) => fails).map(({ cause }) => cause)).toEqual(
          report.isInterrupted ? ['interrupted'] : [],
        );
      }),
    );
  });

  it('a chart is counted under one cause of its own at most, and none that is not ok under none', () => {
    holds(
      fc.property(anyChart, (one) => {
        const own: readonly Cause[] = ['broken', 'lost', 'unchecked', 'not-found', 'not-allowed'];
        const found = judgeReport(withCharts(OK, one), { failOn: 'missing', isBaselineMissing: false });
        const isOld = one.result === 'broken' && one.comparison?.before === 'broken';
        expect(found.filter(({ cause }) => own.includes(cause))).toHaveLength(one.result === 'ok' || isOld ? 0 : 1);
        expect(found.some(({ cause }) => cause === 'lost')).toBe(isLost(one));
      }),
    );
  });

  it('a run that passes with the default has a result for some chart, and names every chart without one', () => {
    holds(
      fc.property(anyReport, fc.boolean(), (report, isBaselineMissing) => {
        const failures = judgeReport(report, { failOn: 'broken', isBaselineMissing });
        if (failures.some(({ fails }) => fails) || report.charts === null) return;
        const { charts } = report.charts;
        expect(charts.some(({ result }) => result === 'ok' || result === 'broken')).toBe(true);
        expect(charts.map(({ result }) => result)).not.toContain('unchecked');
        const told = failures.filter(({ cause }) => cause === 'not-found' || cause === 'not-allowed');
        const outOfReach = charts.filter(({ result }) => result === 'not-found' || result === 'not-allowed');
        expect(told.reduce((sum, { count }) => sum + count, 0)).toBe(outOfReach.length);
      }),
    );
  });
});
