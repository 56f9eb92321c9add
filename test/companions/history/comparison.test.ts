import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/companions/history/comparison.ts';
import { type EarlierReport, parseEarlierReport } from '../../../src/companions/history/earlier-report.ts';
import { gatherHistory } from '../../../src/companions/history/gather-history.ts';
import type { HistoryFilters } from '../../../src/companions/service/client.ts';
import type { HistoryItem } from '../../../src/companions/service/records/history-page.ts';
import { analyticsErrorOf, clientForTest } from '../../support/analytics-service-client.ts';
import { manyRuns, NOON, PROJECT, type Run, run, someWorld, uuid } from '../../support/analytics-service-data.ts';
import { gathered, historyQuestion } from '../../support/gathered-history.ts';
import { holds } from '../../support/holds.ts';
import { status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const COUNTS = {
  total: 0,
  warehouseTimeMsLast7Days: 0,
  windows: { lastFewMinutes: 0, lastHour: 0, last24Hours: 0, last7Days: 0, last30Days: 0 },
  triggers: { interactive: 0, apps: 0, scheduled: 0 },
};
const DAY = 24 * 60;
const minutesAgo = (minutes: number) => new Date(NOON - minutes * 60_000);
const failing = (error: string) => ({ status: 'error', error, warehouseExecutionTimeMs: null }) as const;
const runsAt = (...runs: readonly (readonly [minutesAgo: number, changes?: Partial<HistoryItem>])[]): Run[] =>
  runs.map(([minutes, changes = {}], number) => run(number, { minutesAgo: minutes }, changes));

async function since(minutes: number, runs: readonly Run[], filters: HistoryFilters = {}, rows = 100) {
  const { report } = await gathered(someWorld({ runs }), { since: minutesAgo(minutes), filters, rows });
  return report.comparison;
}

describe('before and after a time', () => {
  it('splits the newest runs there', async () => {
    const comparison = await since(
      60,
      runsAt(
        [10, { warehouseExecutionTimeMs: 900 }],
        [20, { warehouseExecutionTimeMs: 0, cacheHit: true }],
        [50, failing('it broke')],
        [60, { warehouseExecutionTimeMs: 700 }],
        [61, { warehouseExecutionTimeMs: 100 }],
        [119, { warehouseExecutionTimeMs: 300 }],
        [121, { warehouseExecutionTimeMs: 5_000 }],
      ),
    );
    expect(comparison).toEqual({
      kind: 'since',
      at: '2026-08-15T11:00:00.000Z',
      before: {
        from: '2026-08-15T10:01:00.000Z',
        to: '2026-08-15T10:59:00.000Z',
        runs: 2,
        failed: 0,
        medianMs: 100,
        p95Ms: 300,
      },
      after: {
        from: '2026-08-15T11:00:00.000Z',
        to: '2026-08-15T11:50:00.000Z',
        runs: 4,
        failed: 1,
        medianMs: 700,
        p95Ms: 900,
      },
      newErrors: [{ error: 'it broke', runs: 1 }],
      isComplete: true,
    });
  });

  it.each<[string, number, number, HistoryFilters, object]>([
    [
      'reach as far back as the time after',
      10,
      100,
      {},
      { before: { runs: 10 }, after: { runs: 10 }, isComplete: true },
    ],
    ['end within the time before', 40, 60, {}, { before: { runs: 20 }, after: { runs: 40 }, isComplete: false }],
    ['end where the time before begins', 40, 80, {}, { before: { runs: 40 }, after: { runs: 40 }, isComplete: false }],
    ['end just before that', 40, 81, {}, { before: { runs: 40 }, after: { runs: 40 }, isComplete: true }],
    ['end after the time', 80, 50, {}, { before: { runs: 0, from: null }, after: { runs: 50 }, isComplete: false }],
    ['are all that there are', 80, 200, {}, { before: { runs: 20 }, after: { runs: 80 }, isComplete: true }],
    ['are all of one window', 30, 200, { window: 'lastHour' }, { isComplete: false }],
    ['are all of one trigger', 80, 200, { trigger: 'interactive' }, { before: { runs: 20 }, isComplete: true }],
  ])('where rows %s', async (_, minutes, rows, filters, expected) => {
    expect(await since(minutes, manyRuns(100), filters, rows)).toMatchObject(expected);
  });

  it('is not complete where the time before is longer than the history', async () => {
    const runs = runsAt([1], [14 * DAY], [16 * DAY]);
    expect(await since(15 * DAY, runs)).toMatchObject({ before: { runs: 1 }, isComplete: true });
    expect(await since(15 * DAY + 1, runs)).toMatchObject({ before: { runs: 1 }, isComplete: false });
  });

  it('is of no runs where there are none', async () => {
    const none = { from: null, to: null, runs: 0, failed: 0, medianMs: null, p95Ms: null };
    expect(await since(60, [])).toMatchObject({ before: none, after: none, newErrors: [], isComplete: true });
    expect(await since(0, manyRuns(3))).toMatchObject({ after: none, before: none });
  });

  it('distinguishes new errors from old ones, whatever their ids', async () => {
    const comparison = await since(
      60,
      runsAt(
        [1, failing(`no such column 5 in ${uuid(1)}`)],
        [2, failing('relation "payments" does not exist')],
        [3, failing(' Relation  is gone ')],
        [4, failing('Relation is gone')],
        [5, { status: 'expired', error: 'waited for 30 s' }],
        [70, failing(`no such column 12 in ${uuid(2)}`)],
        [80, failing('fixed since')],
        [90, { status: 'expired', error: 'waited for 60 s' }],
      ),
    );
    expect(comparison?.newErrors).toEqual([
      { error: ' Relation  is gone ', runs: 2 },
      { error: 'relation "payments" does not exist', runs: 1 },
    ]);
  });

  it('knows old errors beyond the newest runs, for they are in the list of failures', async () => {
    const runs = [
      ...manyRuns(100),
      run(900, { minutesAgo: 0.5 }, failing('old')),
      run(901, { minutesAgo: 200 }, failing('old')),
      run(902, { minutesAgo: 150 }, failing('new')),
    ];
    expect((await since(60, runs))?.newErrors).toEqual([]);
    expect((await since(180, runs))?.newErrors).toEqual([{ error: 'new', runs: 1 }]);
  });

  it('has each run that is near enough on one side, and no other', () => {
    const ages = fc.uniqueArray(fc.nat({ max: 1_000 }));
    holds(
      fc.property(ages, fc.nat({ max: 600 }), fc.boolean(), (minutes, split, complete) => {
        const items = minutes.map((age, number) => run(number, { minutesAgo: age }).item);
        const newest = {
          items,
          unreadable: [],
          read: items.length,
          total: null,
          complete,
          pages: 1,
          counts: COUNTS,
          problem: null,
          onePage: null,
        };
        const question = historyQuestion({ since: minutesAgo(split) });
        const comparison = compare(question, { newest, read: items, now: minutesAgo(0), isWhole: true });
        const isComplete = complete || minutes.some((age) => age > 2 * split);
        expect(comparison).toMatchObject({
          before: { runs: minutes.filter((age) => age > split && (age <= 2 * split || !isComplete)).length },
          after: { runs: minutes.filter((age) => age <= split).length },
          isComplete,
        });
      }),
    );
  });

  it('counts even if there is an earlier report', async () => {
    const changes = { since: minutesAgo(60), earlier: earlierReport() };
    const { report } = await gathered(someWorld({ runs: manyRuns(3) }), changes);
    expect(report.comparison?.kind).toBe('since');
  });
});

const BEFORE = { from: null, to: null, runs: 40, failed: 1, medianMs: 240, p95Ms: 300 };
function earlierReport(changes: Partial<EarlierReport> = {}): EarlierReport {
  return {
    generatedAt: minutesAgo(60).toISOString(),
    projectUuid: PROJECT,
    filters: {},
    period: BEFORE,
    errors: ['error 1'],
    isWhole: true,
    contract: null,
    ...changes,
  };
}

describe('an earlier report and this one', () => {
  it('are compared by the runs since', async () => {
    const runs = runsAt([10, failing('error 2')], [20, failing('it broke')], [60], [61, failing('missed')], [90]);
    const { report } = await gathered(someWorld({ runs }), { earlier: earlierReport() });
    expect(report.comparison).toEqual({
      kind: 'earlier-report',
      at: '2026-08-15T11:00:00.000Z',
      before: BEFORE,
      after: {
        from: '2026-08-15T11:00:00.000Z',
        to: '2026-08-15T11:50:00.000Z',
        runs: 3,
        failed: 2,
        medianMs: 240,
        p95Ms: 240,
      },
      newErrors: [{ error: 'it broke', runs: 1 }],
      isComplete: true,
    });
  });

  it.each([
    [100, true],
    [61, true],
    [60, false],
  ])('with %i rows read are compared completely: %j', async (rows, isComplete) => {
    const { report } = await gathered(someWorld({ runs: manyRuns(100) }), { rows, earlier: earlierReport() });
    expect(report.comparison).toMatchObject({ isComplete });
  });

  it('prove no error to be new where a list was not read, then or now', async () => {
    const world = someWorld({ runs: manyRuns(100) });
    const { report } = await gathered(world, { earlier: earlierReport({ isWhole: false }) });
    expect(report.comparison).toMatchObject({ isComplete: false });
    const behave = ({ query }: { query: URLSearchParams }) => (query.has('trigger') ? status(504) : undefined);
    const unread = await gathered(world, { earlier: earlierReport() }, { behave });
    expect(unread.report.comparison).toMatchObject({ isComplete: false });
  });

  it('are compared by the failures beyond the newest runs, too', async () => {
    const runs = [...manyRuns(20), run(900, { minutesAgo: 50 }, failing('new'))];
    const { report } = await gathered(someWorld({ runs }), { rows: 10, earlier: earlierReport() });
    expect(report.comparison).toMatchObject({
      after: { runs: 10, failed: 0 },
      newErrors: [{ error: 'new', runs: 1 }],
      isComplete: false,
    });
  });

  it('are compared one after the other, as the file has it', async () => {
    const world = someWorld({ runs: runsAt([10, failing('error 1')], [20]) });
    const first = (await gathered(world)).report;
    const later = NOON + 3_600_000;
    world.now = () => later;
    world.runs = [
      ...world.runs,
      run(50, { minutesAgo: -30 }, failing('error 7')),
      run(51, { minutesAgo: -40 }, failing('new')),
    ];
    const earlier = parseEarlierReport(JSON.stringify(first));
    const { comparison } = (await gathered(world, { earlier }, { now: later })).report;
    expect(comparison).toMatchObject({
      at: first.generatedAt,
      before: first.newest?.period,
      after: { runs: 2, failed: 2 },
      newErrors: [{ error: 'new', runs: 1 }],
      isComplete: true,
    });
  });

  it.each<[Partial<EarlierReport>, HistoryFilters]>([
    [{ filters: { status: ['error', 'ready'], search: 'a' } }, { search: 'a', status: ['ready', 'error'] }],
    [{ filters: {} }, { status: [], trigger: undefined, sortBy: 'runtime' }],
  ])('%j are of the runs of the filters %j', async (changes, filters) => {
    const { report } = await gathered(someWorld(), { earlier: earlierReport(changes), filters });
    expect(report.comparison).toMatchObject({ before: BEFORE });
  });

  it.each<[Partial<EarlierReport>, HistoryFilters, string]>([
    [{ projectUuid: uuid(7) }, {}, 'The report in compare-to is from another project. Give'],
    [{ filters: { trigger: 'apps' } }, {}, 'The report in compare-to has other filters. Make'],
    [{}, { trigger: 'apps' }, 'The report in compare-to has other filters. Make'],
    [{ filters: { trigger: 'apps' } }, { trigger: 'scheduled' }, 'The report in compare-to has other filters. Make'],
  ])('%j are of other runs than the filters %j: %s', async (changes, filters, message) => {
    const { service, client } = await clientForTest();
    const question = historyQuestion({ earlier: earlierReport(changes), filters });
    const error = await analyticsErrorOf(gatherHistory(client, question, { now: () => minutesAgo(0) }));
    expect(error).toMatchObject({ kind: 'invalid', message: expect.stringContaining(message) });
    expect(service.requests).toEqual([]);
  });
});
