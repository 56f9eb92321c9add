import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractParagraphs } from '../../../src/companions/history/page/contract.ts';
import { breakingChanges, contractReport } from '../../../src/companions/service/contract.ts';
import { ENDPOINTS } from '../../../src/companions/service/endpoints.ts';
import { DETAILS } from '../../../src/page/page.ts';
import { answerTo } from '../../support/analytics-service.ts';
import { clientForTest } from '../../support/analytics-service-client.ts';
import {
  manyRuns,
  ordersQuery,
  PROJECT,
  run,
  someWorld,
  uuid,
  type World,
} from '../../support/analytics-service-data.ts';
import { historyReport } from '../../support/history-report-factory.ts';

import { serve } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';
import { ROOT } from '../../support/process.ts';
import { shown } from '../../support/shown.ts';

usePlainHttp();

// biome-ignore lint/suspicious/noExplicitAny: whatever the service sends
type Change = (document: any, path: string) => void;

/** What is observed of a service whose answers are changed. */
async function observed(change: Change = () => undefined, world: World = someWorld({ runs: manyRuns(3) })) {
  const { client } = await clientForTest(world, {
    behave: (request) => {
      const document = JSON.parse(answerTo(world, request).text);
      change(document, request.path);
      return serve(document);
    },
  });
  await client.queryHistory(PROJECT, {}, { rows: 10 });
  await client.savedChart(uuid(0xc1));
  await client.compileQuery(PROJECT, 'orders', ordersQuery());
  await client.organizationUsers();
  await client.catalogMetrics(PROJECT);
  return client.observedShape;
}

const ofHistory =
  (change: (row: Record<string, unknown>) => void): Change =>
  (document, path) => {
    if (path.endsWith('/query/history')) document.results.data.forEach(change);
  };
const [HISTORY, CHART] = [ENDPOINTS.history.route, ENDPOINTS.savedChart.route];

describe('the contract before and after', () => {
  it.each<[string, Change, readonly string[]]>([
    ['nothing', () => undefined, []],
    [
      'a member gone',
      ofHistory((row) => delete row['exploreName']),
      [`${HISTORY} no longer sends results.data[].exploreName`],
    ],
    [
      'a member of another type',
      ofHistory((row) => Object.assign(row, { totalRowCount: '12' })),
      [`${HISTORY} sends results.data[].totalRowCount as string, before as number`],
    ],
    [
      'a new member',
      ofHistory((row) => Object.assign(row, { ofTheFuture: [] })),
      [`${HISTORY} now sends results.data[].ofTheFuture (list)`],
    ],
    [
      'a new value',
      ofHistory((row) => Object.assign(row, { context: 'dataAppView' })),
      [`${HISTORY} has a new value of results.data[].context: dataAppView`],
    ],
    [
      'a documented value that did not come up before',
      ofHistory((row) => Object.assign(row, { context: 'alert' })),
      [],
    ],
    ['null where a text was', ofHistory((row) => Object.assign(row, { chartName: null })), []],
    ['a text where null was', ofHistory((row) => Object.assign(row, { error: 'it broke' })), []],
    [
      'a member that some rows lack',
      (document, path) => ofHistory((row) => row === document.results.data[0] && delete row['title'])(document, path),
      [],
    ],
    [
      'a chart without what some charts have',
      (document, path) => path.includes('/saved/') && delete document.results.description,
      [],
    ],
    [
      'a chart with what some charts have',
      (document, path) => path.includes('/saved/') && Object.assign(document.results, { merge: {} }),
      [],
    ],
    [
      'a chart without its slug',
      (document, path) => path.includes('/saved/') && delete document.results.slug,
      [`${CHART} no longer sends results.slug`],
    ],
    [
      'other queries',
      ofHistory((row) => Object.assign(row, { metricQuery: { steps: [] }, requestParameters: { a: 1 } })),
      [],
    ],
  ])('%s', async (_, change, expected) => {
    const contract = contractReport(await observed(), await observed(change));
    const page = shown(contractParagraphs({ ...historyReport(), contract }, DETAILS[0]).join('\n'));
    expect(
      page
        .replaceAll('`', '')
        .match(/^- .*/gm)
        ?.map((line) => line.slice(2, -1)) ?? [],
    ).toEqual(expected);
    if (expected.length === 0) expect(page).toContain('The API answers as before (5 endpoints asked).');
    expect(breakingChanges(contract)).toHaveLength(/no longer|before as/.test(expected.join()) ? 1 : 0);
  });

  it('does not compare what was not seen on both sides', async () => {
    const none = await observed(undefined, someWorld());
    const some = await observed();
    expect(contractReport(none, some).changes).toEqual([]);
    expect(contractReport(some, none).changes).toEqual([]);
    expect(contractReport(null, some).changes).toBeNull();
    expect(contractReport({}, some).changes).toEqual([]);
  });

  it('holds no value, no name that is data, and is small', async () => {
    const secret = 'S3CRET';
    const hide = (row: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(row)) {
        if (typeof value === 'string' && !/context|trigger|status|language|Uuid/.test(name))
          row[name] = `${secret} ${name}`;
      }
      Object.assign(row, {
        metricQuery: ordersQuery({ [secret]: secret, filters: { [secret]: [secret] } }),
        requestParameters: { parameters: { [secret]: secret }, userAttributes: { [secret]: 1 } },
        [`${secret}@example.test`]: 1,
        [`${'x'.repeat(70)}${secret}`]: 1,
        extra: { [secret]: secret },
      });
    };
    const world = someWorld({ runs: [run(1), run(2, {}, { status: 'error', error: `${secret} failed` })] });
    const text = JSON.stringify(
      await observed((document, path) => {
        if (path.endsWith('/query/history')) document.results.data.forEach(hide);
        if (path.includes('/saved/'))
          Object.assign(document.results, {
            name: secret,
            parameters: { [secret]: secret },
            chartConfig: { [secret]: 1 },
          });
        if (path.endsWith('/compileQuery')) document.results.query = `SELECT '${secret}'`;
        if (path.endsWith('/users'))
          for (const user of document.results.data) Object.assign(user, { email: `${secret}@b.test` });
      }, world),
    );
    expect(text).not.toContain(secret);
    expect(text).toContain('"error":"null|string"');
    expect(text.length).toBeLessThan(6_000);
  });
});

it('the page on the report names each endpoint that the companions call', () => {
  const page = readFileSync(`${ROOT}docs/report.md`, 'utf8');
  const [, block = ''] = /endpoints: \|\n((?: {12}\S.*\n)+)/.exec(page) ?? [];
  expect(block.split('\n').map((line) => line.trim())).toEqual([
    ...Object.values(ENDPOINTS).map(({ route }) => route),
    '',
  ]);
});
