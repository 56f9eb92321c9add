import { describe, expect, it } from 'vitest';
import type { HistoryReport } from '../../../src/analytics/history/history-report.ts';
import {
  renderHistoryFailure,
  renderHistorySummary,
  renderHistoryUnavailable,
} from '../../../src/render/history/summary.ts';
import { renderHistory } from '../../../src/render/history/terminal.ts';
import {
  busyReport,
  comparisonReport,
  fullHistoryReport,
  historyCounts,
  historyReport,
  limitReport,
  periodReport,
  runReport,
} from '../../support/history-report-factory.ts';
import { outline, rowsOf, shown } from '../../support/shown.ts';

const failures = (changes: Partial<NonNullable<HistoryReport['failures']>>) =>
  historyReport({
    failures: { failed: 0, failedScheduled: 0, ended: 0, runs: [], share: { read: 0, total: 0 }, ...changes },
  });

const newest = (total: number | null) => ({
  ...(fullHistoryReport().newest as NonNullable<HistoryReport['newest']>),
  share: { read: 7, total },
});
const stuck = (changes: Partial<NonNullable<HistoryReport['stuck']>>) =>
  historyReport({ stuck: { olderThanMinutes: 30, runs: [], share: { read: 2, total: 2 }, ...changes } });

describe('the headline', () => {
  it.each<[string, HistoryReport, string]>([
    ['counts alone', historyReport(), '## 📊 Query history: 4,947 runs'],
    ['a single run', historyReport({ counts: historyCounts({ total: 1 }) }), '## 📊 Query history: 1 run'],
    ['no failure', failures({}), '## ✅ Query history: 4,947 runs, none failed'],
    ['failures', failures({ failed: 12 }), '## 🟠 Query history: 4,947 runs, 12 failed'],
    ['failures nobody counted', failures({ failed: null }), '## 📊 Query history: 4,947 runs'],
    [
      'failures among the runs of a trigger',
      { ...failures({ failed: 7 }), filters: { trigger: 'scheduled' }, newest: newest(47) },
      '## 🟠 Query history: 47 runs, 7 failed',
    ],
    [
      'no failure among the runs of a window',
      { ...failures({}), filters: { window: 'lastHour' }, newest: newest(0) },
      '## ✅ Query history: 0 runs, none failed',
    ],
    [
      'failures among the runs of a status, which the counts know',
      { ...failures({ failed: 7 }), filters: { status: ['error', 'ready'] }, newest: newest(47) },
      '## 🟠 Query history: 4,947 runs, 7 failed',
    ],
    [
      'failures of a trigger whose runs nobody has counted',
      { ...failures({ failed: 7 }), filters: { trigger: 'scheduled' }, newest: newest(null) },
      '## 🟠 Query history: 7 runs failed',
    ],
    [
      'one failure of a trigger at a first look',
      { ...failures({ failed: 1 }), filters: { trigger: 'scheduled' } },
      '## 🟠 Query history: 1 run failed',
    ],
    [
      'no failure of a trigger at a first look',
      { ...failures({}), filters: { trigger: 'scheduled' } },
      '## ✅ Query history: no run failed',
    ],
    [
      'counts alone of a trigger',
      historyReport({ filters: { trigger: 'scheduled' } }),
      '## 📊 Query history: 4,947 runs, not narrowed by trigger',
    ],
    [
      'counts alone of a trigger within a window',
      historyReport({ filters: { trigger: 'scheduled', window: 'lastHour' } }),
      '## 📊 Query history: 4,947 runs, not narrowed by trigger or age',
    ],
    ['a limit that is kept', historyReport({ limits: [limitReport()] }), '## 📊 Query history: 4,947 runs'],
    [
      'limits that are exceeded',
      historyReport({ limits: [limitReport({ exceeded: true }), limitReport({ exceeded: true })] }),
      '## ⛔ Query history: 2 limits are exceeded',
    ],
  ])('%s', (_, report, expected) => {
    expect(outline(renderHistorySummary(report))[0]).toBe(expected);
  });
});

describe('the summary', () => {
  it('says whose runs these are', () => {
    const page = shown(renderHistorySummary(historyReport()));
    expect(page).toContain(
      '**Runs of the account that owns this token, and of nobody else, in project `00000000-0000-4000-8000-0000000000a1` at `https://analytics.example.test`.** The server is version `0.2231.1`; read 2026-08-15 12:00 UTC.',
    );
    expect(page).not.toMatch(/runs of the project/i);
  });

  it('says that a server gives no version, and what the user has left out', () => {
    const { service } = historyReport();
    const filters = { trigger: 'apps', status: ['error', 'ready'] };
    const page = shown(renderHistorySummary(historyReport({ service: { ...service, version: null }, filters })));
    expect(page).toContain('The server does not say its version');
    expect(page).toContain('Only runs with `trigger`: `apps`; `status`: `error`, `ready`.');
    expect(page).toContain('The filter `trigger` does not narrow the runs by trigger.');
  });

  it('has its parts in this order', () => {
    const parts = [
      '## ⛔ Query history: 1 limit is exceeded',
      '### Before and after',
      '### Failures',
      '### Stuck runs',
      '### Runs by trigger',
      '### Runs by age',
      '### Slowest runs',
      '### What the newest runs were',
      '### Rows that could not be read',
    ];
    expect(outline(renderHistorySummary(fullHistoryReport()))).toEqual(parts);
    const [limits, comparison, ...rest] = parts;
    expect(outline(renderHistorySummary(fullHistoryReport(), 'runtime'))).toEqual([
      limits,
      comparison,
      '### Slowest runs',
      ...rest.filter((part) => part !== '### Slowest runs'),
    ]);
  });

  it('has limits that are exceeded before those that are kept', () => {
    expect(shown(renderHistorySummary(fullHistoryReport())).match(/^- .*`max.*$/gm)).toEqual([
      '- ⛔ `max-failed-scheduled`: 1 scheduled run failed, 0 are allowed.',
      '- ✅ `max-failed`: 3 runs failed, 10 are allowed.',
    ]);
  });

  it('has windows that nobody takes for the whole of a week', () => {
    const rows = rowsOf(renderHistorySummary(historyReport()));
    expect(rows).toEqual([
      '| Trigger | What it is | Runs |  |',
      '| `interactive` | a person acts | 1,200 | ▇▇▇▇▇▇ |',
      `| \`apps\` | a dashboard, an embed or an app loads | 3,700 | ${'▇'.repeat(20)} |`,
      '| `scheduled` | a schedule runs in the background | 47 | ▇ |',
      '| When | Runs |  | Up to then | Window |',
      '| the last 5 minutes | 4 | ▇ | 4 | `lastFewMinutes` |',
      '| 5 minutes to 1 hour ago | 43 | ▇ | 47 | `lastHour` |',
      '| 1 to 24 hours ago | 400 | ▇▇▇ | 447 | `last24Hours` |',
      '| 24 hours to 7 days ago | 1,500 | ▇▇▇▇▇▇▇▇▇▇ | 1,947 | `last7Days` |',
      `| 7 to 30 days ago | 3,000 | ${'▇'.repeat(20)} | 4,947 | \`last30Days\` |`,
    ]);
    expect(renderHistorySummary(historyReport())).toContain('the last 7 days, all of them: **3 h 12 min**');
  });

  it.each<[string, Partial<NonNullable<HistoryReport['failures']>>, string]>([
    ['none', {}, 'No run failed, none expired or was cancelled.'],
    ['some', { failed: 4, ended: 2 }, '4 runs failed, none of them scheduled, 2 expired or were cancelled.'],
    [
      'one',
      { failed: 1, failedScheduled: 1, ended: 1 },
      '1 run failed, 1 of them scheduled, 1 expired or was cancelled.',
    ],
    ['scheduled ones alone', { failed: null, failedScheduled: 3, ended: null }, '3 scheduled runs failed.'],
    ['no scheduled one', { failed: null, failedScheduled: 0, ended: null }, 'No scheduled run failed.'],
    ['none that ended early, alone', { failed: null, failedScheduled: null }, 'No run expired or was cancelled.'],
    [
      'one that ended early, alone',
      { failed: null, failedScheduled: null, ended: 1 },
      '1 run expired or was cancelled.',
    ],
    [
      'those that ended early, alone',
      { failed: null, failedScheduled: null, ended: 2 },
      '2 runs expired or were cancelled.',
    ],
    ['nobody asked for others', { failed: 1, failedScheduled: null, ended: null }, '1 run failed.'],
    [
      'shown in part',
      { failed: 4_947, runs: [runReport({ status: 'error' })], share: { read: 1, total: null } },
      '4,947 runs failed, none of them scheduled, none expired or was cancelled; 1 read.',
    ],
  ])('tells of failures: %s', (_, changes, sentence) => {
    expect(renderHistorySummary(failures(changes))).toContain(`### Failures\n\n${sentence}\n`);
  });

  it.each<[string, Parameters<typeof comparisonReport>[0], string[]]>([
    [
      'a time',
      {},
      [
        'The runs read, split at 2026-08-15 11:00 UTC.',
        '| **Before** | 80 | 1 | 1.3 % | 240 ms | 4.2 s |',
        '| **After** | 20 | 2 | 10.0 % | 310 ms | 9.1 s |',
        '| `relation "orders" does not exist` | 2 |',
      ],
    ],
    [
      'an earlier report',
      { kind: 'earlier-report', newErrors: [] },
      ['The report of 2026-08-15 11:00 UTC against the runs since then.', 'No error came up after'],
    ],
    [
      'nothing after',
      { after: periodReport({ runs: 0, failed: 0, medianMs: null, p95Ms: null, from: null, to: null }) },
      ['| **After** | 0 | 0 | – |  |  |  |  |'],
    ],
    ['too few rows', { isComplete: false }, ['⚠️ Not all runs of both sides were read']],
    [
      'too few rows without a new error',
      { isComplete: false, newErrors: [] },
      ['Among the runs read, no error came up after that had not come up before.'],
    ],
  ])('compares before with after: %s', (_, changes, expected) => {
    const page = shown(renderHistorySummary(historyReport({ comparison: comparisonReport(changes) })));
    for (const text of expected) expect(page).toContain(text);
  });

  it.each<[string, HistoryReport, string, string]>([
    ['all are read', stuck({}), 'No run has been waiting or running for longer than 30 minutes.', 'Stuck: 0 runs'],
    [
      'only a part is read',
      stuck({ share: { read: 100, total: 150 } }),
      '⚠️ None of the runs read has been waiting or running for longer than 30 minutes; 100 of 150 read of all that have not ended.',
      'Stuck: 0 runs (100 of 150 read)',
    ],
    [
      'nobody says how many there are',
      stuck({ share: { read: 100, total: null } }),
      '⚠️ None of the runs read has been waiting or running for longer than 30 minutes; 100 read of all that have not ended.',
      'Stuck: 0 runs (100 read)',
    ],
    [
      'some of a part are',
      stuck({ runs: [runReport()], share: { read: 100, total: 150 } }),
      '⚠️ 1 run has been waiting or running for longer than 30 minutes; 100 of 150 read of all that have not ended.',
      'Stuck: 1 run (100 of 150 read)',
    ],
  ])('says that no run is stuck only where all were read: %s', (_, report, sentence, line) => {
    expect(renderHistorySummary(report)).toContain(`### Stuck runs\n\n${sentence}\n`);
    expect(renderHistory(report).split('\n')).toContain(line);
  });

  it('says of how many runs it speaks where it tells what they have in common', () => {
    const page = shown(renderHistorySummary(fullHistoryReport()));
    expect(page).toContain('49 of 100 runs (49.0 %) came from the cache; 100 of 4,947 read.');
    for (const what of ['dashboards', 'explores', 'contexts']) {
      expect(page).toContain(`**Busiest ${what}** (100 of 4,947 read)`);
    }
  });

  it.each<[string, Parameters<typeof runReport>[0], string]>([
    ['failed', { status: 'error', error: 'Division by zero' }, '`Division by zero`'],
    ['failed without a word', { status: 'error' }, '`error`'],
    ['expired', { status: 'expired', error: 'Waited too long' }, '`expired`: `Waited too long`'],
    ['was cancelled', { status: 'cancelled' }, '`cancelled`'],
  ])('says how a run ended that %s', (_, changes, expected) => {
    const page = renderHistorySummary(failures({ runs: [runReport(changes)], share: { read: 1, total: 1 } }));
    expect(rowsOf(page).slice(0, 2)).toEqual([
      '| When, UTC | From | Run | What happened |',
      `| 15 Aug 11:59 | \`interactive\`<br>\`chartView\` | \`orders\` | ${expected} |`,
    ]);
  });

  it('names what was run', () => {
    const runs = [
      runReport({ warehouseMs: 3_000, title: 'orders', chartName: 'By day', dashboardName: 'Sales' }),
      runReport({ warehouseMs: 2_000, title: 'By day', chartName: 'By day' }),
      runReport({ warehouseMs: 1_000, title: '', createdAt: 'never' }),
    ];
    expect(rowsOf(renderHistorySummary(historyReport({ slowest: runs }))).slice(-3)).toEqual([
      '| 3 s | ▇▇▇▇▇▇▇▇▇▇ | `orders`, chart `By day` on `Sales` | `interactive`<br>`chartView` | 15 Aug 11:59 |',
      '| 2 s | ▇▇▇▇▇▇▇ | `By day` | `interactive`<br>`chartView` | 15 Aug 11:59 |',
      '| 1 s | ▇▇▇ | without a title | `interactive`<br>`chartView` | `never` |',
    ]);
  });

  it('fits into its budget, whatever there is to tell', () => {
    const long = 'ü'.repeat(3_000);
    const many = <T>(make: (name: string) => T) => Array.from({ length: 3_000 }, (_, at) => make(`${at} ${long}`));
    const busy = many((name) => busyReport({ name }));
    const report = fullHistoryReport({
      slowest: many((title) => runReport({ title, warehouseMs: 1, chartName: title.slice(1), dashboardName: title })),
      newest: { ...newestOf(), dashboards: busy, explores: busy, contexts: busy },
      comparison: comparisonReport({ newErrors: many((error) => ({ error, runs: 1 })) }),
      failures: { ...failuresOf(), runs: many((title) => runReport({ title, error: title, status: title })) },
    });
    const page = renderHistorySummary(report);
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(500_000);
    expect(page).toContain('more runs, all in the report file');
  });
});

const newestOf = () => fullHistoryReport().newest as NonNullable<HistoryReport['newest']>;
const failuresOf = () => fullHistoryReport().failures as NonNullable<HistoryReport['failures']>;

describe('without a report', () => {
  it.each([
    [false, 'That does not fail the step (`on-unavailable: warn`).'],
    [true, 'The step **fails** (`on-unavailable: fail`).'],
  ])('the service was not available, fails: %s', (fails, outcome) => {
    expect(shown(renderHistoryUnavailable('GET /api answered HTTP 503; try again later', fails))).toBe(
      `## ❓ Query history: not available\n\n**GET \`/api\` answered HTTP 503; try again later**\n\n${outcome}\n`,
    );
  });

  it('nothing could be asked', () => {
    expect(shown(renderHistoryFailure('Input "rows" is "x"\nInput "since" is "y"'))).toBe(
      '## ❓ Query history: it could not be asked for\n\n- `Input "rows" is "x"`\n- `Input "since" is "y"`\n',
    );
  });
});
