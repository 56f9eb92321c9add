import { describe, expect, it } from 'vitest';
import { renderRecipes, renderRecipesAnnotations } from '../../../../src/companions/recipes/page/log.ts';
import type { RecipesReport } from '../../../../src/companions/recipes/recipes-report.ts';
import type { Annotation } from '../../../../src/page/annotations.ts';
import {
  broken,
  changed,
  chart,
  chartId,
  chartsReport,
  failure,
  fullRecipesReport,
  metricsReport,
  outcome,
  recipesReport,
  usersReport,
} from '../../../support/recipes-report-factory.ts';

const told = ({ level, message }: Annotation) => `${level}: ${message}`;

describe('annotations', () => {
  it.each<[string, RecipesReport, string[]]>([
    ['nothing to tell', recipesReport({ metrics: metricsReport(), users: usersReport() }), []],
    [
      'more broken charts than one names',
      recipesReport({
        charts: chartsReport({
          charts: Array.from({ length: 8 }, (_, at) =>
            broken({ uuid: chartId(at), name: `C${at}`, message: `no ${at}` }),
          ),
        }),
        outcome: outcome([failure('broken', { count: 8 })]),
      }),
      [
        'error: 8 charts are broken: C0, C1, C2, C3, C4 and 3 more. no 0. Open https://analytics.example.test/projects/00000000-0000-4000-8000-0000000000a1/saved/00000000-0000-4000-8000-000000000000 and run it. Restore the missing field in the dbt model, or fix the chart.',
      ],
    ],
    [
      'what does not fail the step, behind what does',
      recipesReport({
        charts: chartsReport({ charts: [chart({ comparison: changed() })] }),
        outcome: outcome([failure('changed', { fails: false }), failure('no-baseline')]),
      }),
      [
        'error: There is no baseline. Write one with `write-baseline` before the upgrade, or give the folder of an existing one in `baseline`.',
        'warning: The SQL of 1 chart changed: Orders by day. Read the differences in the job summary. If they are right, write a new baseline with `write-baseline`.',
      ],
    ],
    [
      'parts that could not be read',
      recipesReport({
        users: usersReport({ problem: 'HTTP 403' }),
      }),
      ['warning: HTTP 403.'],
    ],
    [
      'a catalog that metrics were expected in',
      recipesReport({
        metrics: metricsReport({ metrics: [], problem: 'HTTP 500' }),
        outcome: outcome([failure('metrics-unknown')]),
      }),
      ['error: The metrics could not be read. HTTP 500.'],
    ],
    [
      'a catalog that is to be listed, with a token that is refused',
      recipesReport({
        isTokenRefused: true,
        metrics: metricsReport({ metrics: [], expected: [], problem: 'HTTP 401' }),
        outcome: outcome([failure('token-refused')]),
      }),
      ['error: Lightdash refuses the token. HTTP 401. Nothing else could be checked.'],
    ],
    [
      'a tag that no metric has',
      recipesReport({ metrics: metricsReport({ tags: ['core', 'fnance'], unknownTags: ['fnance'] }) }),
      ['warning: No metric has the tag fnance. Check for a typo, and check the tag in the model.'],
    ],
    [
      'a catalog without metrics',
      recipesReport({ metrics: metricsReport({ tags: [], metrics: [], expected: [] }) }),
      ['warning: The catalog has no metrics. Recompile the project, which rewrites its catalog.'],
    ],
    [
      'users of whom nothing is told',
      recipesReport({ users: usersReport({ untold: 130 }) }),
      [
        'warning: 130 users have none of the members firstName, lastName, email and role. This server may name them differently.',
      ],
    ],
    [
      'rows that could not be read',
      recipesReport({ metrics: metricsReport({ unreadable: 1 }), users: usersReport({ unreadable: 2 }) }),
      ['warning: 2 users could not be read and are not counted.'],
    ],
  ])('%s', (_, report, expected) => {
    const annotations = renderRecipesAnnotations(report);
    expect(annotations.map(told)).toEqual(expected);
    expect(annotations.every(({ title }) => title === 'Query recipes')).toBe(true);
  });

  it('of everything at once', () => {
    expect(renderRecipesAnnotations(fullRecipesReport()).map(told).join('\n')).toMatchInlineSnapshot(`
      "error: The run was interrupted. The rest is unknown. Run this again.
      error: 2 charts are broken: Revenue by channel and Orders by status. FieldReferenceError: Tried to reference metric with unknown field id: orders_revenue. Open https://analytics.example.test/projects/00000000-0000-4000-8000-0000000000a1/saved/00000000-0000-4000-8000-000000000003 and run it. Restore the missing field in the dbt model, or fix the chart.
      error: 1 chart is lost since the baseline: 00000000-0000-4000-8000-000000000006. NotFoundError: Saved query not found. Find out who deleted it, or give the account of the token access to the space again. If the deletion was on purpose, write a new baseline with \`write-baseline\`.
      error: 2 expected metrics are missing: orders.revenue (did you mean payments.revenue?) and refunds.total. Search the dbt model for the name. If it is there, recompile the project to rewrite its catalog. The catalog lists only metrics that Spotlight shows, of tables with a time dimension.
      error: 1 chart could not be checked: 00000000-0000-4000-8000-000000000008. GET /api/v1/saved/… answered HTTP 503. Run this again later.
      error: Charts could not be chosen from the history. GET /api/v2/projects/x/query-history answered HTTP 503. Run this again later. You can also give the ids of charts in \`charts\`.
      error: Not all metrics could be read. The catalog was not read to its end: it is longer than a list may be.
      warning: The SQL of 5 charts changed: Revenue 1, Revenue 2, Revenue 3, Revenue 4 and Revenue 5. Read the differences in the job summary. If they are right, write a new baseline with \`write-baseline\`.
      warning: There is no baseline. Write one with \`write-baseline\` before the upgrade, or give the folder of an existing one in \`baseline\`.
      warning: 1 chart was not found: 00000000-0000-4000-8000-000000000009. NotFoundError: Saved query not found. Check the id. If the deletion was on purpose, update \`charts\` and write a new baseline with \`write-baseline\`.
      warning: 1 chart is not allowed: Salaries. CustomSqlQueryForbiddenError: User cannot run queries with custom SQL dimensions. Give the token's account the permission that Lightdash names, and access to the space of the chart.
      warning: 2 users could not be read and are not counted."
    `);
  });
});

describe('the text in the log', () => {
  it('says the same in some lines', () => {
    expect(renderRecipes(fullRecipesReport())).toMatchInlineSnapshot(`
      "❌ Query recipes at analytics.example.test: the run was interrupted, 2 charts are broken, 1 chart is lost since the baseline, and 4 more problems
      Before (2026-08-14 09:00 UTC, server version 0.2230.0): 11 of 14 charts compiled
      After (2026-08-15 12:00 UTC, server version 0.2231.1): 8 compile, 1 to the same SQL, 5 to different SQL, 2 not compared
      Project 00000000-0000-4000-8000-0000000000a1.
      This step fails (fail-on: broken)."
    `);
  });

  it('is short where all is well', () => {
    const report = recipesReport({ metrics: metricsReport(), users: usersReport() });
    expect(renderRecipes(report)).toMatchInlineSnapshot(`
      "✅ Query recipes at analytics.example.test: 2 charts compile, all as before, and both expected metrics are there
      Before (2026-08-14 09:00 UTC, server version 0.2230.0): 2 of 2 charts compiled
      After (2026-08-15 12:00 UTC, server version 0.2231.1): 2 compile, 2 to the same SQL
      Project 00000000-0000-4000-8000-0000000000a1."
    `);
  });

  it('never names people, and neither does an annotation', () => {
    const report = fullRecipesReport();
    const texts = `${renderRecipes(report)}\n${renderRecipesAnnotations(report).map(told).join('\n')}`;
    expect(texts).not.toMatch(/Ada|ada@|b@/);
  });
});
