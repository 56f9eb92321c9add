import { expect, it } from 'vitest';
import { describeVersions } from '../../../../src/companions/history/page/contract.ts';
import { renderHistoryAnnotations } from '../../../../src/companions/history/page/log.ts';
import { renderHistorySummary } from '../../../../src/companions/history/page/summary.ts';
import { renderRecipesAnnotations } from '../../../../src/companions/recipes/page/log.ts';
import { renderRecipesSummary } from '../../../../src/companions/recipes/page/summary.ts';
import { historyReport } from '../../../support/history-report-factory.ts';
import { recipesReport } from '../../../support/recipes-report-factory.ts';
import { shown } from '../../../support/shown.ts';

const OTHER =
  '`2.113.0` answered, not the deployed `2.114.0`. So this report is about `2.113.0`. Run this again when `2.114.0` is up';
const ROLLING =
  '2 versions answered, `2.113.0` and `2.114.0`, so the upgrade is still rolling. Run this again when it is done';
const service = (versions: readonly string[], expected: string | null) => ({
  ...historyReport().service,
  version: versions.at(-1) ?? null,
  versions,
  expected,
});

it.each<[readonly string[], string | null, string]>([
  [['2.114.0'], '2.114.0', ''],
  [['2.114.0-commercial'], '2.114.0', ''],
  [['2.113.0'], null, ''],
  [[], '2.114.0', ''],
  [['2.113.0'], '2.114.0', OTHER],
  [['2.114.01'], '2.114.0', OTHER.replaceAll('2.113.0', '2.114.01')],
  [['2.113.0', '2.114.0'], '2.114.0', ROLLING],
  [['2.113.0', '2.114.0'], null, ROLLING],
])('if %j answered and %j was deployed, the page says: %s', (versions, expected, sentence) => {
  const report = historyReport({ service: service(versions, expected) });
  expect(describeVersions(report, (text) => `\`${text}\``)).toBe(sentence);
});

it.each([
  [null, ''],
  ['done', ''],
  ['pending', 'Its migrations have not finished, so some of this may change. Run this again when they have'],
  [
    'parked',
    'Its migrations are parked, because one has failed. Somebody has to look at their log before the next upgrade',
  ],
  ['unavailable', 'It cannot tell now whether its migrations are done. Look at their log before the next upgrade'],
] as const)('if its migrations are %s, the page says: %s', (migrations, sentence) => {
  const tell = (versions: readonly string[]) =>
    describeVersions(
      historyReport({ service: { ...service(versions, '2.114.0'), migrations } }),
      (text) => `\`${text}\``,
    );
  expect(tell(['2.114.0'])).toBe(sentence);
  expect(tell(['2.113.0'])).toBe(sentence === '' ? OTHER : `${OTHER}. ${sentence}`);
});

it('is a warning of both companions, on the page and at the step', () => {
  const [history, recipes] = [
    historyReport({ service: service(['2.113.0'], '2.114.0') }),
    recipesReport({ service: service(['2.113.0'], '2.114.0') }),
  ];
  for (const page of [
    renderHistorySummary(history),
    renderRecipesSummary(recipes, { diffPath: null, baselinePath: null, usersPath: null }),
  ])
    expect(shown(page)).toContain(`⚠️ ${OTHER}.`);
  for (const annotations of [renderHistoryAnnotations(history), renderRecipesAnnotations(recipes)]) {
    expect(annotations.filter(({ message }) => message.includes('not the deployed'))).toMatchObject([
      { level: 'warning' },
    ]);
  }
});
