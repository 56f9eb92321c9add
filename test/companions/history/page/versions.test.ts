import { expect, it } from 'vitest';
import { renderHistoryAnnotations } from '../../../../src/companions/history/page/log.ts';
import { describeVersions } from '../../../../src/companions/history/page/service.ts';
import { renderHistorySummary } from '../../../../src/companions/history/page/summary.ts';
import { renderRecipesAnnotations } from '../../../../src/companions/recipes/page/log.ts';
import { renderRecipesSummary } from '../../../../src/companions/recipes/page/summary.ts';
import { historyReport } from '../../../support/history-report-factory.ts';
import { recipesReport } from '../../../support/recipes-report-factory.ts';
import { shown } from '../../../support/shown.ts';

const OTHER = '`2.113.0` answered, not the deployed `2.114.0`. Run this again when `2.114.0` is up';
const ROLLING =
  '2 versions answered, `2.113.0` and `2.114.0`, so the upgrade is still rolling. Run this again when the upgrade is done';
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
  [
    'pending',
    'The migrations of Lightdash have not finished, so some of this may change. Run this again when the upgrade is done',
  ],
  ['parked', 'Lightdash has parked its migrations, because one failed. Read their log before the next upgrade'],
  ['unavailable', 'Lightdash cannot say whether its migrations are done. Read their log before the next upgrade'],
] as const)('if its migrations are %s, the page says: %s', (migrations, sentence) => {
  const tell = (versions: readonly string[]) =>
    describeVersions(
      historyReport({ service: { ...service(versions, '2.114.0'), migrations } }),
      (text) => `\`${text}\``,
    );
  expect(tell(['2.114.0'])).toBe(sentence);
  // What to do about both comes at the end.
  const [answered, again] = OTHER.split('. ');
  const open = sentence.replace('. Run this again when the upgrade is done', '');
  expect(tell(['2.113.0'])).toBe([answered, open, again].filter((each) => each !== '').join('. '));
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
