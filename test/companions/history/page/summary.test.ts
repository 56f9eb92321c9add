import { describe, expect, it } from 'vitest';
import type { HistoryReport, UnreadReport } from '../../../../src/companions/history/history-report.ts';
import { renderHistory } from '../../../../src/companions/history/page/log.ts';
import { renderHistorySummary, renderHistoryUnavailable } from '../../../../src/companions/history/page/summary.ts';
import { renderFailurePage } from '../../../../src/page/failure-page.ts';
import {
  busyReport,
  comparisonReport,
  fullHistoryReport,
  historyCounts,
  historyReport,
  limitReport,
  periodReport,
  runReport,
} from '../../../support/history-report-factory.ts';
import { outline, rowsOf, shown } from '../../../support/shown.ts';

const failures = (changes: Partial<NonNullable<HistoryReport['failures']>>) =>
  historyReport({
    failures: { failed: 0, failedScheduled: 0, ended: 0, runs: [], share: { read: 0, total: 0 }, ...changes },
  });
const failedRun = (changes: Parameters<typeof runReport>[0] = {}) => runReport({ status: 'error', ...changes });
const newest = (total: number | null) => ({
  ...(fullHistoryReport().newest as NonNullable<HistoryReport['newest']>),
  share: { read: 7, total },
});
const stuck = (changes: Partial<NonNullable<HistoryReport['stuck']>>) =>
  historyReport({
    stuck: { olderThanMinutes: 30, runs: [], share: { read: 2, total: 2 }, isComplete: true, ...changes },
  });

const unread = (list: UnreadReport['list'], changes: Partial<UnreadReport> = {}): UnreadReport => {
  return { list, read: 0, total: null, problem: 'GET /x answered HTTP 504. Run this again later', ...changes };
};

describe('the headline', () => {
  it.each<[string, HistoryReport, string]>([
    ['counts alone', historyReport(), '## 📊 Query history at `analytics.example.test`: 4,947 runs'],
    [
      'a single run',
      historyReport({ counts: historyCounts({ total: 1 }) }),
      '## 📊 Query history at `analytics.example.test`: 1 run',
    ],
    ['no failure', failures({}), '## ✅ Query history at `analytics.example.test`: 4,947 runs, none failed'],
    ['failures', failures({ failed: 12 }), '## 🟠 Query history at `analytics.example.test`: 4,947 runs, 12 failed'],
    [
      'failures nobody counted',
      failures({ failed: null }),
      '## 📊 Query history at `analytics.example.test`: 4,947 runs',
    ],
    [
      'failures among the runs of a trigger',
      { ...failures({ failed: 7 }), filters: { trigger: 'scheduled' }, newest: newest(47) },
      '## 🟠 Query history at `analytics.example.test`: 47 runs, 7 failed',
    ],
    [
      'no failure among the runs of a window',
      { ...failures({}), filters: { window: 'lastHour' }, newest: newest(0) },
      '## 📊 Query history at `analytics.example.test`: no runs',
    ],
    [
      'failures among the runs of a status, which the counts know',
      { ...failures({ failed: 7 }), filters: { status: ['error', 'ready'] }, newest: newest(47) },
      '## 🟠 Query history at `analytics.example.test`: 4,947 runs, 7 failed',
    ],
    [
      'failures of a trigger whose runs nobody has counted',
      { ...failures({ failed: 7 }), filters: { trigger: 'scheduled' }, newest: newest(null) },
      '## 🟠 Query history at `analytics.example.test`: 7 runs failed',
    ],
    [
      'one failure of a trigger at a first look',
      { ...failures({ failed: 1 }), filters: { trigger: 'scheduled' } },
      '## 🟠 Query history at `analytics.example.test`: 1 run failed',
    ],
    [
      'no failure of a trigger at a first look',
      { ...failures({}), filters: { trigger: 'scheduled' } },
      '## ✅ Query history at `analytics.example.test`: no run failed',
    ],
    [
      'counts alone of a trigger',
      historyReport({ filters: { trigger: 'scheduled' } }),
      '## 📊 Query history at `analytics.example.test`: 4,947 runs, not narrowed by trigger',
    ],
    [
      'counts alone of a trigger within a window',
      historyReport({ filters: { trigger: 'scheduled', window: 'lastHour' } }),
      '## 📊 Query history at `analytics.example.test`: 4,947 runs, not narrowed by trigger or age',
    ],
    [
      'no failure, where a list was not read',
      { ...failures({}), unread: [unread('slowest')] },
      '## 🟠 Query history at `analytics.example.test`: 4,947 runs, none failed, not all lists read',
    ],
    [
      'failures that were not read',
      historyReport({ unread: [unread('failed')] }),
      '## 🟠 Query history at `analytics.example.test`: 4,947 runs, not all lists read',
    ],
    [
      'a limit that is kept',
      historyReport({ limits: [limitReport()] }),
      '## 📊 Query history at `analytics.example.test`: 4,947 runs',
    ],
    [
      'limits that are exceeded',
      historyReport({ limits: [limitReport({ exceeded: true }), limitReport({ exceeded: true })] }),
      '## ❌ Query history at `analytics.example.test`: 2 limits are exceeded',
    ],
    [
      'the one limit that is exceeded',
      historyReport({
        limits: [limitReport(), limitReport({ name: 'max-failed-scheduled', limit: 0, exceeded: true })],
      }),
      '## ❌ Query history at `analytics.example.test`: 3 scheduled runs failed in 30 days (limit 0)',
    ],
  ])('%s', (_, report, expected) => {
    expect(outline(renderHistorySummary(report))[0]).toBe(expected);
  });
});

describe('the summary', () => {
  it('says whose runs these are at its end', () => {
    const { service } = historyReport();
    const page = shown(renderHistorySummary(historyReport()));
    expect(page.trim().split('\n').at(-1)).toBe(
      'This covers only the runs of the account that owns this token. Project `00000000-0000-4000-8000-0000000000a1`, server version `0.2231.1`, read 2026-08-15 12:00 UTC. 1 request by upgrade-gate 0.0.0. Lightdash keeps 30 days of runs at most.',
    );
    expect(page).not.toMatch(/runs of the project/i);
    const unversioned = renderHistorySummary(historyReport({ service: { ...service, version: null } }));
    expect(unversioned).toContain(', server version unknown,');
  });

  it('says what the user has left out at its beginning', () => {
    const filters = { trigger: 'apps', status: ['error', 'ready'] };
    const page = shown(renderHistorySummary(historyReport({ filters })));
    expect(page).toContain(
      '4,947 runs, not narrowed by trigger\n\nOnly runs with `trigger`: `apps` and `status`: `error`, `ready`.\n',
    );
    expect(page).toContain('The counts by trigger ignore the filter `trigger`.');
  });

  it('has its parts in this order', () => {
    const parts = [
      '## ❌ Query history at `analytics.example.test`: 1 scheduled run failed in 30 days (limit 0)',
      '### ❌ This step fails',
      '### Failures',
      '<details><summary>2 runs expired or were cancelled (1 of 2 read)</summary>',
      '### Stuck runs',
      '### Slowest runs',
      '### Before and after 2026-08-15 11:00 UTC',
      '### Limits',
      '<details><summary>Runs: 1,200 `interactive`, 3,700 `apps`, 47 `scheduled`. Warehouse time in the last 7 days: 3 h 12 min</summary>',
      '### The newest runs',
      '<details><summary>The busiest dashboards</summary>',
      '<details><summary>The busiest explores</summary>',
      '<details><summary>The busiest contexts</summary>',
      '<details><summary>The busiest kinds of request</summary>',
      '### Rows that could not be read',
    ];
    expect(outline(renderHistorySummary(fullHistoryReport()))).toEqual(parts);
    const rest = parts.filter((part) => part !== '### Slowest runs');
    const sorted = rest.toSpliced(rest.indexOf('### Failures'), 0, '### Slowest runs');
    expect(outline(renderHistorySummary(fullHistoryReport(), 'runtime'))).toEqual(sorted);
  });

  it('has limits that are exceeded before those that are kept', () => {
    const page = shown(renderHistorySummary(fullHistoryReport()));
    expect(page).toContain(
      '- Fix the runs below. If you expect them, raise the limit:\n\n```yaml\nwith:\n  max-failed-scheduled: 1\n```\n',
    );
    expect(page.match(/^- .*`max.*$/gm)).toEqual(['- ✅ `max-failed`: 3 runs failed in 30 days (limit 10).']);
  });

  it('has windows that nobody takes for the whole of a week', () => {
    const rows = rowsOf(renderHistorySummary(historyReport()));
    expect(rows).toEqual([
      '| Age | Runs |',
      '| the last 5 minutes | 4 |',
      '| 5 minutes to 1 hour ago | 43 |',
      '| 1 to 24 hours ago | 400 |',
      '| 24 hours to 7 days ago | 1,500 |',
      '| 7 to 30 days ago | 3,000 |',
    ]);
    expect(renderHistorySummary(historyReport())).toContain(
      '. Warehouse time in the last 7 days: 3 h 12 min</summary>',
    );
  });

  it('has no table wider than a phone: at most three columns, and no text from outside in them', () => {
    const report = fullHistoryReport();
    const page = renderHistorySummary(report);
    for (const row of rowsOf(page)) expect(row.split(' | ').length).toBeLessThanOrEqual(3);
    const tables = page.split('\n').filter((line) => line.startsWith('|'));
    expect(tables.join()).not.toContain('<code>');
  });

  it.each<[string, Partial<NonNullable<HistoryReport['failures']>>, string]>([
    ['one', { failed: 1, failedScheduled: 1 }, '1 scheduled run failed (0 of 1 read).'],
    ['scheduled ones alone', { failed: null, failedScheduled: 3 }, '3 scheduled runs failed (0 of 3 read).'],
    ['no scheduled one', { failed: null, failedScheduled: 0 }, 'No scheduled run failed.'],
    ['none that ended early, alone', { failed: null, failedScheduled: null }, 'No run expired or was cancelled.'],
    [
      'one that ended early, alone, and not read',
      { failed: null, failedScheduled: null, ended: 1 },
      '1 run expired or was cancelled (0 of 1 read).',
    ],
    [
      'nobody asked for others',
      { failed: 1, failedScheduled: null, ended: null, runs: [failedRun()] },
      '1 run failed.',
    ],
    [
      'read in part',
      { failed: 4_947, runs: [failedRun()], share: { read: 1, total: 4_947 } },
      '4,947 runs failed, none of them scheduled (1 of 4,947 read).',
    ],
    [
      'not counted by the service',
      { failed: null, failedScheduled: null, ended: null, runs: [failedRun()], share: { read: 1, total: null } },
      '1 failed run read. Lightdash does not say how many there are.',
    ],
  ])('reports failures: %s', (_, changes, sentence) => {
    expect(renderHistorySummary(failures(changes))).toContain(`### Failures\n\n${sentence}\n`);
  });

  it.each<[string, HistoryReport, string]>([
    ['the title says that none failed', failures({}), ''],
    [
      'a limit is in the title instead',
      { ...failures({}), limits: [limitReport({ exceeded: true })] },
      'No run failed.',
    ],
    [
      'a list was not read',
      { ...failures({}), unread: [unread('ended')] },
      '⚠️ The expired and cancelled runs were not',
    ],
  ])('does not repeat in a section that no run failed: %s', (_, report, begins) => {
    const [, section = ''] = renderHistorySummary(report).split('### Failures\n\n');
    expect(section === '' ? '' : section.slice(0, begins.length || 20)).toBe(begins);
  });

  it('says how to look at failures, and at stuck runs', () => {
    const linked = failedRun({ chartUuid: '00000000-0000-4000-8000-0000000000c1' });
    const open = 'Open a chart below and run it, to see whether it still fails.';
    expect(renderHistorySummary(failures({ failed: 1, runs: [linked] }))).toContain(`scheduled. ${open}`);
    expect(renderHistorySummary(failures({ failed: 1, runs: [failedRun()] }))).not.toContain('Open a chart');
    const waiting = (...runs: ReturnType<typeof runReport>[]) => renderHistorySummary(stuck({ runs }));
    expect(waiting(runReport())).toContain('minutes. Check in the warehouse whether its query still runs.');
    expect(waiting(runReport(), runReport())).toContain('Check in the warehouse whether their queries still run.');
  });

  it('begins with a note that the report does not have', () => {
    const page = shown(renderHistorySummary(historyReport(), 'createdAt', undefined, 'Nothing is compared.'));
    expect(page.split('\n\n')[1]).toBe('⚠️ Nothing is compared.');
  });

  it('has a line for each error, how often and for whom, and folds what did not fail', () => {
    const gone = (line: number, changes: Parameters<typeof runReport>[0]) =>
      failedRun({ error: `no relation "a" at line ${line}`, ...changes });
    const runs = [
      failedRun({ error: 'Division by zero' }),
      gone(1, { trigger: 'scheduled', title: 'Weekly', dashboardName: 'Sales' }),
      gone(2, { trigger: 'scheduled', title: 'Weekly', dashboardName: 'Sales', createdAt: '2026-08-15T11:58:00.000Z' }),
      gone(3, { title: 'b' }),
      gone(4, { title: 'c' }),
      gone(5, { title: 'd' }),
      failedRun({ error: null }),
      runReport({ status: 'cancelled' }),
      runReport({ status: 'expired', error: 'Waited for 30 s' }),
      runReport({ status: 'expired', error: 'Waited for 60 s' }),
    ];
    const page = shown(renderHistorySummary(failures({ failed: 7, failedScheduled: 2, ended: 3, runs })));
    expect(page.slice(page.indexOf('### Failures'), page.indexOf('\n\n<details><summary>Runs: '))).toBe(`### Failures

7 runs failed, 2 of them scheduled.

- **5 runs** (2 \`scheduled\` and 3 \`interactive\`): \`no relation "a" at line 1\`<br>\`Weekly\` on \`Sales\`, \`b\` (\`Number of orders by Status\`), \`c\` (\`Number of orders by Status\`) and 1 more, last at 15 Aug 11:59 UTC
- **1 run** (\`interactive\`): \`Division by zero\`<br>\`orders\` (\`Number of orders by Status\`), 15 Aug 11:59 UTC
- **1 run** (\`interactive\`): without a message<br>\`orders\` (\`Number of orders by Status\`), 15 Aug 11:59 UTC

<details><summary>3 runs expired or were cancelled</summary>

- **2 runs** \`expired\` (\`interactive\`): \`Waited for 30 s\`<br>\`orders\` (\`Number of orders by Status\`), last at 15 Aug 11:59 UTC
- **1 run** \`cancelled\` (\`interactive\`)<br>\`orders\` (\`Number of orders by Status\`), 15 Aug 11:59 UTC

</details>`);
  });

  it('marks errors that are new where it lists them, and lists no error twice', () => {
    const page = renderHistorySummary(fullHistoryReport());
    expect(page).toContain('- 🆕 **1 run** (');
    expect(page).toContain('\n1 new error, marked 🆕 under Failures.\n');
    expect(page).not.toContain('**New errors**');
  });

  it.each<[string, Parameters<typeof comparisonReport>[0], string[]]>([
    [
      'a time',
      {},
      [
        '### Before and after 2026-08-15 11:00 UTC\n\n|  | Before | After |',
        '| Runs | 80 | 20 |',
        '| Failed | 1 (1.3 %) | 2 (10.0 %) |',
        '| Median | 240 ms | 310 ms |',
        '| p95 | 4.2 s | 9.1 s |',
        '| First run | 15 Aug 09:00 | 15 Aug 11:00 |',
        '**New errors**\n\n- **2 runs:** `relation "orders" does not exist`',
      ],
    ],
    [
      'an earlier report',
      { kind: 'earlier-report', newErrors: [] },
      ['“Before” is the earlier report, “after” are the runs since then.', '\nNo new errors.\n'],
    ],
    [
      'nothing after',
      { after: periodReport({ runs: 0, failed: 0, medianMs: null, p95Ms: null, from: null, to: null }) },
      ['| Failed | 1 (1.3 %) | 0 |\n| Median | 240 ms | – |'],
    ],
    [
      'too few rows',
      { isComplete: false },
      ['⚠️ Not all runs on both sides were read. Raise `rows`, or look for what could not be read.'],
    ],
    ['too few rows without a new error', { isComplete: false, newErrors: [] }, ['No new errors among the runs read.']],
  ])('compares before with after: %s', (_, changes, expected) => {
    const page = shown(renderHistorySummary(historyReport({ comparison: comparisonReport(changes) })));
    for (const text of expected) expect(page).toContain(text);
  });

  it.each<[string, HistoryReport, string]>([
    [
      'what is not read is younger',
      stuck({ share: { read: 200, total: 620 } }),
      'No run has been waiting or running for longer than 30 minutes (200 of 620 read of all that have not ended).',
    ],
    [
      'only a part is read',
      stuck({ share: { read: 100, total: 150 }, isComplete: false }),
      '⚠️ None of the runs read has been waiting or running for longer than 30 minutes (100 of 150 read of all that have not ended).',
    ],
    [
      'nobody says how many there are',
      stuck({ share: { read: 100, total: null }, isComplete: false }),
      '⚠️ None of the runs read has been waiting or running for longer than 30 minutes (100 read of all that have not ended).',
    ],
    [
      'some of a part are',
      stuck({ runs: [runReport()], share: { read: 100, total: 150 }, isComplete: false }),
      '⚠️ At least 1 run has been waiting or running for longer than 30 minutes (100 of 150 read of all that have not ended). Check in the warehouse whether its query still runs.',
    ],
  ])('says that no run is stuck only where all were read: %s', (_, report, sentence) => {
    expect(renderHistorySummary(report)).toContain(`### Stuck runs\n\n${sentence}\n`);
  });

  it('says that no run is stuck in one sentence, with a heading behind failures alone', () => {
    const none = 'No run has been waiting or running for longer than 30 minutes.\n';
    expect(renderHistorySummary(stuck({}))).toContain(`4,947 runs\n\n${none}`);
    expect(renderHistorySummary({ ...stuck({}), counts: historyCounts({ total: 0 }) })).not.toContain(none);
    expect(renderHistorySummary({ ...failures({ failed: 1 }), stuck: stuck({}).stuck })).toContain(
      `### Stuck runs\n\n${none}`,
    );
  });

  it.each<[UnreadReport, string, string]>([
    [unread('newest'), '### The newest runs', '⚠️ The newest runs were not read. '],
    [
      unread('newest', { read: 9_000, total: 100_000 }),
      '### The newest runs',
      '⚠️ The newest runs were read in part (9,000 of 100,000 read). ',
    ],
    [unread('slowest'), '### Slowest runs', '⚠️ The slowest runs were not read. '],
    [unread('failed'), '### Failures', '⚠️ The failed runs were not read. '],
    [unread('failedScheduled'), '### Failures', '⚠️ The failed scheduled runs were not read. '],
    [unread('ended'), '### Failures', '⚠️ The expired and cancelled runs were not read. '],
    [unread('unfinished'), '### Stuck runs', '⚠️ The unfinished runs were not read. '],
  ])('says in its place what was not read: %j', (missing, heading, sentence) => {
    const page = shown(renderHistorySummary(historyReport({ unread: [missing] })));
    expect(page).toContain(`${heading}\n\n${sentence}GET \`/x\` answered HTTP 504. Run this again later.`);
    expect(page).toContain('<summary>Runs: 1,200 `interactive`');
    // Of what was not read nothing else is said.
    expect(page).not.toMatch(/No (?:run|scheduled run) /);
  });

  it('reports failures next to lists that were not read', () => {
    const { failures: found } = failures({
      failed: 1,
      failedScheduled: null,
      ended: null,
      runs: [failedRun()],
      share: { read: 1, total: 1 },
    });
    const page = shown(renderHistorySummary(historyReport({ failures: found, unread: [unread('failedScheduled')] })));
    expect(page).toContain('Run this again later.\n\n1 run failed.\n\n- **1 run**');
  });

  it('has limits that nobody could check, and says so', () => {
    const limits = [limitReport({ name: 'max-failed-scheduled', limit: 3, found: null })];
    const report = historyReport({ limits, unread: [unread('failedScheduled')] });
    expect(renderHistorySummary(report)).toContain(
      '- ❓ `max-failed-scheduled`: an unknown number of scheduled runs failed in 30 days (limit 3).',
    );
  });

  it.each([
    [
      'no-pagination',
      '⚠️ Lightdash does not say whether a list has more pages. Only the first page of each was read, so there may be more runs.',
    ],
    [
      'repeated',
      '⚠️ Lightdash sent the first page of a list again instead of the second. Only the first page of that list was read.',
    ],
  ] as const)('says where a list was taken for one page: %s', (onePage, sentence) => {
    expect(renderHistorySummary(historyReport({ onePage }))).toContain(`\n\n${sentence}\n\n`);
  });

  it('has counts of the future', () => {
    const { windows, triggers } = historyCounts();
    const counts = {
      ...historyCounts(),
      windows: { ...windows, last90Days: 8 },
      triggers: { ...triggers, agents: 9 },
    };
    const report = historyReport({ counts });
    const page = shown(renderHistorySummary(report));
    expect(page).toContain('47 `scheduled`, 9 `agents`. Warehouse');
    expect(page).toContain('| `last90Days` | 8 |');
    expect(renderHistory(report)).toContain('scheduled 47, agents 9\n');
  });

  it('says behind each line what was asked, each request once', () => {
    const facts = (value: string) =>
      ({ variant: 'metricQuery', facts: [{ name: 'explore', values: [value] }] }) as const;
    const runs = ['a', 'b', 'a', 'c', 'd'].map((explore) => failedRun({ error: 'it broke', asked: facts(explore) }));
    const fold = (...explores: readonly string[]) =>
      explores.map((explore) => `request: metric query<br>explore: \`${explore}\``).join('<br><br>');
    const page = shown(renderHistorySummary(failures({ failed: 5, runs })));
    expect(page).toContain(
      `<details><summary>What was asked</summary>${fold('a', 'b', 'c')}<br><br>…and 1 more</details>\n`,
    );
    const stuckPage = shown(renderHistorySummary(stuck({ runs: [runReport({ asked: facts('e') })] })));
    expect(stuckPage).toContain(`<details><summary>What was asked</summary>${fold('e')}</details>\n`);
    const slowest = [runReport({ warehouseMs: 1, asked: facts('f') }), runReport({ warehouseMs: 1 })];
    const slow = shown(renderHistorySummary(historyReport({ slowest })));
    expect(slow.match(/What was asked/g)).toHaveLength(1);
  });

  it('asks once for runs that ask the same of the same chart', () => {
    const facts = (value: string) =>
      ({ variant: 'savedChart', facts: [{ name: 'explore', values: [value] }] }) as const;
    const same = (changes: Parameters<typeof runReport>[0]) => runReport({ title: 'a', asked: facts('x'), ...changes });
    const others = [
      runReport({ warehouseMs: 500, title: 'a', asked: facts('y') }),
      same({ title: 'b', warehouseMs: 400 }),
    ];
    const slowest = [9, 8, 7, 6, 5].map((seconds) => same({ warehouseMs: seconds * 1_000 }));
    const waiting = ['09:00', '09:30'].map((time) =>
      same({ status: 'queued', createdAt: `2026-08-15T${time}:00.000Z` }),
    );
    const { stuck: found } = stuck({ runs: [...waiting, same({ status: 'running' })], share: { read: 3, total: 3 } });
    const page = shown(renderHistorySummary(historyReport({ slowest: [...slowest, ...others], stuck: found })));
    const linesOf = (heading: string) =>
      (page.split(`### ${heading}\n`)[1] ?? '').split('\n### ')[0]?.match(/^- .*$/gm);
    expect(linesOf('Slowest runs')?.map((line) => line.split('<details>')[0])).toEqual([
      '- **9 s** `a` (`Number of orders by Status`)<br>`interactive`, `chartView`, 15 Aug 11:59 UTC, and 4 more runs (8 s, 7 s, 6 s and 1 more)',
      '- **500 ms** `a` (`Number of orders by Status`)<br>`interactive`, `chartView`, 15 Aug 11:59 UTC',
      '- **400 ms** `b` (`Number of orders by Status`)<br>`interactive`, `chartView`, 15 Aug 11:59 UTC',
    ]);
    expect(linesOf('Stuck runs')?.map((line) => line.split('<details>')[0])).toEqual([
      '- `queued` since 15 Aug 09:00 UTC: `a` (`Number of orders by Status`)<br>`interactive`, `chartView`, and 1 more run (since 15 Aug 09:30 UTC)',
      '- `running` since 15 Aug 11:59 UTC: `a` (`Number of orders by Status`)<br>`interactive`, `chartView`',
    ]);
    expect(page).toContain('3 runs have been waiting or running');
    expect(page.match(/What was asked/g)).toHaveLength(5);
  });

  it('says how many runs have these things in common', () => {
    const page = shown(renderHistorySummary(fullHistoryReport()));
    expect(page).toContain('### The newest runs\n\n49 of 100 runs (49.0 %) came from the cache (100 of 4,947 read).\n');
    expect(page).toContain(
      'dashboards</summary>\n\n- `Sales`: 12.3 s in the warehouse, 61 runs, 1 failed\n- `Support`: 900 ms in the warehouse, 7 runs\n',
    );
  });

  it('names what was run', () => {
    const runs = [
      runReport({ warehouseMs: 5_000, title: 'orders', chartName: 'By day', dashboardName: 'Sales' }),
      runReport({ warehouseMs: 4_000, title: 'By day', chartName: 'By day' }),
      runReport({ warehouseMs: 3_000, title: 'monthly_cte', subline: 'SELECT 1' }),
      runReport({ warehouseMs: 2_000, title: '', subline: ' ', createdAt: 'never' }),
      runReport({ status: 'error', title: 'monthly_cte', subline: 'SELECT 2', warehouseMs: 1 }),
      runReport({ warehouseMs: null }),
    ];
    const page = shown(renderHistorySummary(historyReport({ slowest: runs })));
    expect(page.slice(page.indexOf('### Slowest'), page.indexOf('\n\n<details><summary>Runs: '))).toBe(`### Slowest runs

- **5 s** \`orders\` (chart \`By day\`) on \`Sales\`<br>\`interactive\`, \`chartView\`, 15 Aug 11:59 UTC
- **4 s** \`By day\`<br>\`interactive\`, \`chartView\`, 15 Aug 11:59 UTC
- **3 s** \`monthly_cte\` (\`SELECT 1\`)<br>\`interactive\`, \`chartView\`, 15 Aug 11:59 UTC
- **2 s** without a title<br>\`interactive\`, \`chartView\`, \`never\` UTC
- **1 ms** \`monthly_cte\` (\`SELECT 2\`)<br>\`interactive\`, \`chartView\`, 15 Aug 11:59 UTC

<details><summary>1 more request</summary>

- \`orders\` (\`Number of orders by Status\`)<br>\`interactive\`, \`chartView\`, 15 Aug 11:59 UTC

</details>`);
  });

  it('fits into its budget, whatever the report contains', () => {
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
    expect(page).toContain('more requests, all in the report file');
  });
});

const newestOf = () => fullHistoryReport().newest as NonNullable<HistoryReport['newest']>;
const failuresOf = () => fullHistoryReport().failures as NonNullable<HistoryReport['failures']>;

describe('without a report', () => {
  it.each([
    [false, 'That does not fail the step (`on-unavailable: warn`).'],
    [true, 'This step fails (`on-unavailable: fail`).'],
  ])('the service was not available, fails: %s', (fails, outcome) => {
    const page = renderHistoryUnavailable(
      '❓ Query history',
      'GET /api answered HTTP 503. Run this again later',
      fails,
    );
    expect(shown(page)).toBe(
      `## ❓ Query history\n\nGET \`/api\` answered HTTP 503. Run this again later.\n\n${outcome}\n`,
    );
  });

  it('nothing could be asked', () => {
    expect(shown(renderFailurePage('Query history did not finish', 'Input "rows" is "x"\nInput "since" is "y"'))).toBe(
      '## ❓ Query history did not finish\n\n- Input "rows" is "x"\n- Input "since" is "y"\n',
    );
  });
});

describe('a run of a chart', () => {
  const CHART = '00000000-0000-4000-8000-0000000000c1';
  const ran = { chartUuid: CHART, chartName: 'By status', warehouseMs: 850 };
  const address = ({ service }: HistoryReport) => `${service.baseUrl}/projects/${service.projectUuid}/saved/${CHART}`;

  it('links to its chart wherever the summary names it, and nowhere in the log', () => {
    const report = historyReport({
      failures: {
        ...{ failed: 1, failedScheduled: 0, ended: 0, share: { read: 1, total: 1 } },
        runs: [failedRun(ran)],
      },
      slowest: [runReport({ ...ran, title: 'By status' })],
      stuck: {
        ...{ olderThanMinutes: 30, share: { read: 1, total: 1 }, isComplete: true },
        runs: [runReport({ ...ran, chartName: null })],
      },
      limits: [limitReport({ name: 'max-failed', limit: 0, found: 1, exceeded: true })],
    });
    const text = renderHistorySummary(report);
    // The failure, the stuck run and the slowest one.
    expect(text.split(`](${address(report)})`)).toHaveLength(4);
    expect(text).toContain('(chart [');
    expect(renderHistory(report)).not.toContain(CHART);
  });

  it.each(['x](https://evil.test)', '../../login', `${CHART}?next=/`, ''])('has no link to the id %j', (chartUuid) => {
    const text = renderHistorySummary(historyReport({ slowest: [runReport({ ...ran, chartUuid })] }));
    expect(text).toContain('By status');
    expect(text).not.toContain('](');
  });
});
