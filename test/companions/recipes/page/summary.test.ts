import { describe, expect, it } from 'vitest';
import { changedParagraphs, otherChartParagraphs } from '../../../../src/companions/recipes/page/charts.ts';
import { metricParagraphs, userParagraphs } from '../../../../src/companions/recipes/page/listings.ts';
import { type RecipesFiles, renderRecipesSummary } from '../../../../src/companions/recipes/page/summary.ts';
import type {
  ChartReport,
  MetricsReport,
  RecipesReport,
  UsersReport,
} from '../../../../src/companions/recipes/recipes-report.ts';
import { renderFailurePage } from '../../../../src/page/failure-page.ts';
import {
  broken,
  changed,
  chart,
  chartId,
  chartsReport,
  comparison,
  difference,
  failure,
  fullRecipesReport,
  metricsReport,
  NO_FILES,
  outcome,
  recipesReport,
  usersReport,
} from '../../../support/recipes-report-factory.ts';
import { outline, rowsOf, shown } from '../../../support/shown.ts';

const page = (report: RecipesReport, files: Partial<RecipesFiles> = {}) =>
  renderRecipesSummary(report, { ...NO_FILES, ...files });
const of = (...charts: ChartReport[]) => recipesReport({ charts: chartsReport({ charts }) });

describe('the summary', () => {
  it('is short where all is well', () => {
    const report = recipesReport({ metrics: metricsReport() });
    expect(shown(page(report))).toMatchInlineSnapshot(`
      "## ✅ Query recipes at \`analytics.example.test\`: 2 charts compile, all as before, and both expected metrics are there

      - **Before** (2026-08-14 09:00 UTC, server version \`0.2230.0\`): 2 of 2 charts compiled.
      - **After** (2026-08-15 12:00 UTC, server version \`0.2231.1\`): 2 compile, 2 to the same SQL.

      <details><summary>The charts</summary>

      - \`Orders by day\` (explore \`orders\`)
      - \`Payments by day\` (explore \`payments\`)

      </details>

      <details><summary>2 metrics with the tag \`core\` or \`finance\`, both expected metrics are there</summary>

      - \`orders.count\`: \`Orders\` (\`core\`)
      - \`payments.revenue\`: \`Revenue\` (\`core\` and \`finance\`)

      </details>

      Project \`00000000-0000-4000-8000-0000000000a1\`. By upgrade-gate 0.0.0. The report file (\`report-path\`) has everything.
      "
    `);
  });

  it('has its parts in this order', () => {
    expect(outline(page(fullRecipesReport()))).toMatchInlineSnapshot(`
      [
        "## ❌ Query recipes at \`analytics.example.test\`: the run was interrupted, 2 charts are broken, 1 chart is lost since the baseline, and 4 more problems",
        "### ❌ This step fails (\`fail-on: broken\`)",
        "<details><summary>8 further causes</summary>",
        "### Charts that did not pass",
        "<details><summary>2 more reasons</summary>",
        "### Changed SQL",
        "<details><summary>\`Revenue 2\` (explore \`orders\`, 29 runs), +2 −1 lines</summary>",
        "<details><summary>\`Revenue 3\` (explore \`orders\`, 28 runs), +2 −1 lines</summary>",
        "<details><summary>\`Revenue 4\` (explore \`orders\`, 27 runs), +2 −1 lines</summary>",
        "<details><summary>\`Revenue 5\` (explore \`orders\`, 26 runs), +2 −1 lines</summary>",
        "### Other charts",
        "<details><summary>4 charts compile, 1 as before</summary>",
        "### Metrics",
        "<details><summary>2 metrics with the tag \`core\` or \`finance\` (2 of 400 read)</summary>",
        "### Users",
        "<details><summary>120 users (120 of 130 read): 4 pending, 71 in no group</summary>",
      ]
    `);
  });

  it('has before against after first, then what fails the step and what to do about it', () => {
    const failures = [failure('changed', { fails: false }), failure('broken', { count: 2 })];
    expect(shown(page(recipesReport({ outcome: outcome(failures) })))).toContain(
      [
        '## ❌ Query recipes at `analytics.example.test`: 2 charts are broken',
        '',
        '- **Before** (2026-08-14 09:00 UTC, server version `0.2230.0`): 2 of 2 charts compiled.',
        '- **After** (2026-08-15 12:00 UTC, server version `0.2231.1`): 2 compile, 2 to the same SQL.',
        '',
        '### ❌ This step fails (`fail-on: broken`)',
        '',
        '- ❌ **2 charts are broken.** Open one below and run it. Restore the missing field in the dbt model, or fix the chart.',
        '- 🟠 **The SQL of 1 chart changed.** Read the differences below. If they are right, write a new baseline.',
        '',
        'The lines for a new baseline:',
        '',
        '```yaml',
        'with:',
        '  write-baseline: new-baseline',
        '```',
      ].join('\n'),
    );
  });

  it.each([3, 4])('has at most three causes open, of %i', (count) => {
    const causes = (['broken', 'lost', 'unchecked', 'metrics-missing'] as const).slice(0, count);
    const report = recipesReport({
      charts: chartsReport({ charts: [broken()] }),
      outcome: outcome(causes.map((cause) => failure(cause))),
    });
    const [before = ''] = page(report).split('### Charts that did not pass');
    const [open = '', folded = ''] = before.split('<details><summary>1 further cause</summary>');
    expect(open.match(/^- ❌/gm)).toHaveLength(3);
    expect(folded.match(/^- ❌/gm) ?? []).toHaveLength(count - 3);
  });

  it('has no table, and no line but of SQL that a phone would scroll', () => {
    expect(rowsOf(page(fullRecipesReport()))).toEqual([]);
  });

  it.each<[string, RecipesReport['outcome'], string]>([
    [
      'under never',
      outcome([failure('broken', { fails: false })], 'never'),
      'That does not fail the step (`fail-on: never`).',
    ],
    ['of a run that was told to end', outcome([failure('interrupted')], 'never'), '### ❌ This step fails'],
  ])('says what comes of it %s', (_, result, expected) => {
    expect(page(recipesReport({ outcome: result }))).toContain(`\n${expected}\n`);
  });

  it('names the service and the time at its end, and no path of the runner', () => {
    const files = { diffPath: '/runner/changes', baselinePath: '/runner/baseline', usersPath: '/runner/users.csv' };
    const charts = chartsReport({
      charts: [chart({ comparison: changed() })],
      history: { read: 2_000, total: 4_947, unreadable: 0 },
      baseline: { generatedAt: 'yesterday', serverVersion: null, baseUrl: 'https://old.example.test' },
    });
    const { service } = recipesReport();
    const report = recipesReport({ charts, users: usersReport(), service: { ...service, version: null } });
    const text = shown(page(report, files));
    expect(text).not.toContain('/runner/');
    expect(text).toContain('- **Before** (`yesterday`) at `https://old.example.test`: 1 of 1 chart compiled.');
    expect(text).toContain('The output `diff-path` names the folder of the whole differences.');
    expect(text).toContain('71 in no group</summary>\n\nThe output `users-path` names the file that has them.');
    expect(text.trim().split('\n').at(-1)).toBe(
      'Project `00000000-0000-4000-8000-0000000000a1`. Charts chosen from the runs of the account that owns the token: 2,000 of 4,947 read. The output `baseline-path` names the new baseline. By upgrade-gate 0.0.0. The report file (`report-path`) has everything.',
    );
  });
});

describe('charts that did not pass', () => {
  it.each<[string, ChartReport, string]>([
    [
      'broken since the baseline',
      broken({ runs: 1_200 }),
      '**Broken, compiled before:** `Revenue by channel` (explore `orders`, 1,200 runs)<br>`FieldReferenceError: Tried to reference metric with unknown field id: orders_revenue`',
    ],
    [
      'broken by somebody, perhaps',
      broken({ message: 'x', comparison: comparison({ result: 'not-comparable', isEdited: true }) }),
      '**Broken, compiled before, edited since:** `Revenue by channel` (explore `orders`)<br>`x`',
    ],
    [
      'already broken before',
      broken({ message: 'x', comparison: comparison({ result: 'not-comparable', before: 'broken' }) }),
      '**Broken, as before:** `Revenue by channel` (explore `orders`)<br>`x`',
    ],
    [
      'broken without a baseline',
      broken({ message: 'x', comparison: null }),
      '**Broken:** `Revenue by channel` (explore `orders`)<br>`x`',
    ],
    [
      'not found, known by its id alone',
      chart({ name: null, exploreName: null, result: 'not-found', message: 'x', comparison: null }),
      '**Not found:** `00000000-0000-4000-8000-000000000001`<br>`x`',
    ],
    [
      'not allowed, with a name that nobody can see',
      chart({ name: ' \u200B', result: 'not-allowed', comparison: null }),
      '**Not allowed:** `00000000-0000-4000-8000-000000000001` (explore `orders`)',
    ],
    [
      'not checked',
      chart({ result: 'unchecked', message: 'HTTP 503', comparison: null }),
      '**Not checked:** `Orders by day` (explore `orders`)<br>HTTP 503.',
    ],
  ])('%s', (_, one, expected) => {
    expect(shown(page(of(one)))).toContain(`### Charts that did not pass\n\n- ${expected}\n`);
  });

  it('with one reason are one line, and from the sixth on they are folded', () => {
    const named = (name: string, message: string) => broken({ name, message, exploreName: null });
    const charts = [...'abcdefghijkl'].map((name) => named(name, 'gone'));
    const others = [1, 2, 3, 4, 5].map((number) => named(`${number}`, `other ${number}`));
    const text = shown(page(of(...charts, ...others)));
    expect(text).toContain(
      '- **Broken, compiled before:** `a`, `b`, `c`, `d`, `e`, `f`, `g`, `h`, `i`, `j` and 2 more<br>`gone`\n',
    );
    expect(text).toContain('<details><summary>1 more reason</summary>\n\n- **Broken, compiled before:** `5`');
  });

  it('names three of the charts that have no name', () => {
    const unnamed = [1, 2, 3, 4, 5].map((number) =>
      chart({
        uuid: chartId(number),
        name: null,
        exploreName: null,
        result: 'not-found',
        message: 'x',
        comparison: null,
      }),
    );
    const text = shown(page(of(...unnamed)));
    expect(text).toContain(`\`${chartId(3)}\` and 2 more<br>`);
    expect(text).not.toContain(chartId(4));
  });

  it('of one failure are one line, though it names each chart and has an event for each', () => {
    const failed = (number: number) => {
      const uuid = chartId(number);
      const message = `GET /api/v1/saved/${uuid} answered HTTP 500 with an error (Oops: Boom, event e${number}). Run this again later`;
      return chart({ uuid, name: `${number}`, exploreName: null, result: 'unchecked', message, comparison: null });
    };
    expect(shown(page(of(failed(1), failed(2), failed(3))))).toContain(
      '### Charts that did not pass\n\n- **Not checked:** `1`, `2` and `3`<br>GET `/api/v1/saved/`… answered HTTP 500 with an error (Oops: Boom). Run this again later.\n',
    );
  });
});

describe('changed SQL', () => {
  it('is shown as a difference', () => {
    const text = shown(page(of(chart({ comparison: changed() }))));
    expect(text.slice(text.indexOf('### Changed SQL')).split('\n').slice(0, 15)).toEqual([
      '### Changed SQL',
      '',
      '1 chart compiles to different SQL than before.',
      '',
      '`Orders by day` (explore `orders`), +2 −1 lines:',
      '',
      'Open `Orders by day`.',
      '',
      '```diff',
      ...difference().lines.slice(0, 6),
    ]);
  });

  it.each<[string, Parameters<typeof changed>[0], string]>([
    [
      'edited',
      { isEdited: true },
      'Someone saved this chart after the baseline was written, so perhaps the upgrade is not the reason.',
    ],
    ['longer than what is shown', { difference: difference({ total: 60 }) }, '```\n\n…and 53 more lines.'],
    ['longer by one line', { difference: difference({ total: 8 }) }, '```\n\n…and 1 more line.'],
    ['of a single line', { difference: difference({ added: 1, removed: 0 }) }, '+1 −0 line:'],
    ['with a fence in it', { difference: difference({ lines: ['+```', '+x'] }) }, '````diff\n+```\n+x\n````'],
    ['with lines like items', { difference: difference({ lines: ['- a', '', ' ', '- b'] }) }, '```diff\n- a\n- b\n```'],
    [
      'of nothing that can be seen',
      { difference: difference({ lines: [' '] }) },
      '- `Orders by day` (explore `orders`): +2 −1 lines.',
    ],
  ])('%s', (_, changes, expected) => {
    expect(shown(page(of(chart({ comparison: changed(changes) }))))).toContain(expected);
  });

  it('is folded from the second chart on', () => {
    const charts = Array.from({ length: 3 }, (_, at) =>
      chart({ uuid: chartId(at), name: `C${at}`, comparison: changed() }),
    );
    const text = shown(page(of(...charts)));
    expect(text.match(/^`C\d`/gm)).toEqual(['`C0`']);
    expect(outline(text).slice(2)).toEqual([
      '<details><summary>`C1` (explore `orders`), +2 −1 lines</summary>',
      '<details><summary>`C2` (explore `orders`), +2 −1 lines</summary>',
    ]);
  });
});

describe('other charts', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  it.each<[string, ChartReport[], string]>([
    [
      'one that moves with the clock',
      named('a').map((name) => chart({ ...name, comparison: comparison({ result: 'moves-with-clock' }) })),
      '- 1 chart compiled but not compared, because a filter moves with the clock: `a`.',
    ],
    [
      'some that move with the clock',
      named('a', 'b').map((name) => chart({ ...name, comparison: comparison({ result: 'moves-with-clock' }) })),
      '- 2 charts compiled but not compared, because a filter moves with the clock: `a` and `b`.',
    ],
    [
      'many that are not in the baseline',
      named(...'abcdefghijkl').map((name) =>
        chart({ ...name, comparison: comparison({ result: 'not-in-baseline', before: null }) }),
      ),
      '- 12 charts compiled but not compared, because new since the baseline: `a`, `b`, `c`, `d`, `e`, `f`, `g`, `h`, `i`, `j` and 2 more.',
    ],
    [
      'one that compiles again',
      [chart({ comparison: comparison({ result: 'not-comparable', before: 'broken' }) })],
      '- 1 chart compiled that did not before: `Orders by day`.',
    ],
    [
      'one that joins queries',
      [chart({ isMerge: true })],
      '- 1 chart compiled in part, because only one of several joined queries is checked: `Orders by day`.',
    ],
    [
      'two that join queries',
      [chart({ isMerge: true }), chart({ isMerge: true })],
      '- 2 charts compiled in part, because only one of several joined queries is checked: `Orders by day` and `Orders by day`.',
    ],
    [
      'one that is pivoted',
      [chart({ isPivoted: true })],
      '- 1 chart compiled without the pivot, because only its query is checked: `Orders by day`.',
    ],
  ])('%s', (_, charts, expected) => {
    const text = shown(page(of(...charts)));
    expect(text).toContain(`### Other charts\n\n${expected}\n`);
  });

  it('says nothing of the clock without a baseline', () => {
    const charts = chartsReport({ charts: [chart({ movesWithClock: true, comparison: null })], baseline: null });
    expect(page(recipesReport({ charts }))).not.toContain('clock');
  });

  it('says why the history does not name charts', () => {
    const charts = chartsReport({ problem: 'GET /x answered HTTP 503. Run this again later' });
    const text = shown(page(recipesReport({ charts, outcome: outcome([failure('nothing-checked')]) })));
    expect(text).toContain(
      '- ❌ **Charts could not be chosen from the history.** GET `/x` answered HTTP 503. Run this again later. You can also give the ids of charts in `charts`.',
    );
    expect(text.match(/HTTP 503/g)).toHaveLength(1);
  });
});

describe('metrics', () => {
  it.each<[string, Partial<MetricsReport>, string]>([
    ['all there', {}, '<summary>2 metrics with the tag `core` or `finance`, both expected metrics are there</summary>'],
    ['a list', { tags: [], expected: [], share: { read: 2, total: 9 } }, '<summary>2 metrics (2 of 9 read)</summary>'],
    ['of many tags', { tags: [...'abcdefghijkl'], expected: [] }, 'or `j` or others</summary>'],
    ['each with its label and tags', {}, '- `payments.revenue`: `Revenue` (`core` and `finance`)'],
    [
      'missing',
      {
        missing: [
          { name: 'a.b', nearest: 'a.c' },
          { name: 'd.e', nearest: null },
        ],
      },
      '### Metrics\n\n- `a.b` is not in the catalog. Did you mean `a.c`?\n- `d.e` is not in the catalog\n\n<details><summary>2 metrics with the tag `core` or `finance`</summary>',
    ],
    [
      'not read to the end',
      { problem: 'It does not end' },
      '### Metrics\n\n⚠️ It does not end.\n\n<details><summary>2 metrics with the tag `core` or `finance`</summary>',
    ],
    ['some that cannot be read', { unreadable: 3 }, '⚠️ 3 metrics could not be read.'],
    [
      'asked again',
      { isAskedAgain: true },
      'The catalog was empty at first, so it was read again. It is empty while a project compiles.',
    ],
    ['none', { metrics: [], expected: [] }, '⚠️ No metric was found.'],
  ])('%s', (_, changes, expected) => {
    expect(shown(page(recipesReport({ metrics: metricsReport(changes) })))).toContain(expected);
  });

  it('that could not be read are not said to be none', () => {
    const metrics = metricsReport({ metrics: [], expected: [], problem: 'No answer' });
    const told = page(recipesReport({ metrics, outcome: outcome([failure('metrics-unknown')]) }));
    expect(shown(told)).toContain('No answer.');
    expect(told).not.toMatch(/No metric was found|### Metrics/);
  });
});

describe('users', () => {
  it.each<[string, Partial<UsersReport>, string]>([
    ['in numbers', {}, '<details><summary>120 users: 4 pending, 2 inactive, 71 in no group</summary>\n\n**Roles**'],
    [
      'of whom the service tells little',
      { pending: null, inactive: null, withoutGroup: null, groups: null },
      '120 users</summary>\n\nLightdash does not say how many are pending or inactive or in no group.\n',
    ],
    ['read in part', { share: { read: 5, total: 9 } }, '<summary>5 users (5 of 9 read): 4 pending'],
    ['by role', {}, '**Roles**\n\n- `member`: 100 users\n- `editor`: 17 users\n'],
    ['by group', {}, '**Groups**\n\n- `Finance`: 40 users\n'],
    ['not to be read by shape', { unreadable: 2 }, '### Users\n\n⚠️ 2 users could not be read and are not counted.'],
  ])('%s', (_, changes, expected) => {
    expect(shown(page(recipesReport({ users: usersReport(changes) })))).toContain(`${expected}`);
  });

  it('that cannot be read are not counted', () => {
    const users = usersReport({
      share: { read: 0, total: null },
      roles: [],
      groups: null,
      problem: 'No list (HTTP 403)',
    });
    const text = shown(page(recipesReport({ users })));
    expect(text).toContain('### Users\n\n⚠️ No list (HTTP 403).\n\nProject');
    expect(text).not.toContain('0 users');
  });

  it('are named only where that was asked for, and folded', () => {
    const full = fullRecipesReport();
    const text = shown(page(full));
    expect(text.slice(text.indexOf('<details><summary>120 users'))).toContain(
      '**People**\n\n- `Ada Lovelace`, `ada``@example.test`, `admin`, in `Finance` and `Support`\n- `b``@example.test`, `member`, pending, inactive\n\n</details>',
    );
    expect(page({ ...full, users: { ...(full.users as UsersReport), people: null } })).not.toContain('People');
  });
});

describe('the budget', () => {
  const long = 'ü'.repeat(3_000);
  const many = (make: (name: string, at: number) => ChartReport) =>
    Array.from({ length: 1_000 }, (_, at) => make(`${at} ${long}`, at));
  const lines = Array.from({ length: 60 }, () => `+${'<'.repeat(2_000)}`);
  it('stays within its budget, whatever the report contains, and says what it leaves out', () => {
    const charts = [
      ...many((name, at) => broken({ uuid: chartId(at), name, exploreName: name, message: name, runs: at })),
      ...many((name, at) =>
        chart({
          uuid: chartId(1_000 + at),
          name,
          isMerge: true,
          comparison: changed({ difference: difference({ lines, total: 4_000 }) }),
        }),
      ),
      ...many((name, at) => chart({ uuid: chartId(2_000 + at), name })),
    ];
    const report = fullRecipesReport({
      charts: chartsReport({ charts }),
      metrics: metricsReport({
        metrics: charts.map(({ name }) => ({ name: name ?? '', label: long, tags: [long, long] })),
        missing: charts.map(({ name }) => ({ name: name ?? '', nearest: long })),
      }),
      outcome: outcome([failure('broken', { count: 1_000 })]),
    });
    const text = page(report);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(500_000);
    expect(text).toMatch(/…and \d+ more reasons, all in the report file\./);
    expect(text).toMatch(/…and \d+ more changed charts, all in the report file\./);
    expect(text).toContain('Shortened to fit this page: ');
    expect(outline(text)[0]).toBe('## ❌ Query recipes at `analytics.example.test`: 1,000 charts are broken');
  });

  it('of ordinary charts leaves room for the first fifty of each kind', () => {
    const charts = [
      ...Array.from({ length: 500 }, (_, at) => broken({ uuid: chartId(at), name: `Broken ${at}`, message: `${at}` })),
      ...Array.from({ length: 500 }, (_, at) => chart({ name: `Changed ${at}`, comparison: changed() })),
    ];
    const text = page(of(...charts));
    expect(text).toContain('…and 450 more reasons, all in the report file.');
    expect(text).toContain('…and 450 more changed charts, all in the report file.');
    expect(text).not.toContain('Shortened');
  });
});

describe('at their shortest', () => {
  const shortest = { rows: 3, lines: 0, deep: false };
  const report = fullRecipesReport();
  it.each<[string, string[], string[]]>([
    [
      'differences are counted',
      changedParagraphs(report, shortest, false).slice(2),
      [
        '- `Revenue 1` (explore `orders`, 30 runs): +2 −1 lines. Open `Revenue 1`. Someone saved this chart after the baseline was written, so perhaps the upgrade is not the reason.',
        '- `Revenue 2` (explore `orders`, 29 runs): +2 −1 lines. Open `Revenue 2`.',
        '- `Revenue 3` (explore `orders`, 28 runs): +2 −1 lines. Open `Revenue 3`.',
        '…and 2 more changed charts, all in the report file.',
      ],
    ],
    ['charts are counted', otherChartParagraphs(report, shortest).slice(-1), ['4 charts compile, 1 as before.']],
    [
      'metrics are counted',
      metricParagraphs(recipesReport({ metrics: metricsReport() }), shortest),
      ['2 metrics with the tag `core` or `finance`, both expected metrics are there.'],
    ],
    [
      'users are counted',
      userParagraphs(report, shortest, false).slice(-1),
      ['120 users (120 of 130 read): 4 pending, 71 in no group.'],
    ],
  ])('%s', (_, paragraphs, expected) => {
    expect(paragraphs.map(shown)).toEqual(expected);
  });
});

describe('without a report', () => {
  it('nothing could be asked', () => {
    expect(
      shown(renderFailurePage('Query recipes did not finish', 'Input "charts" is "x"\nInput "fail-on" is "y"')),
    ).toBe('## ❓ Query recipes did not finish\n\n- Input "charts" is "x"\n- Input "fail-on" is "y"\n');
  });
});
