import { product } from '../../../product/product.ts';
import { describeBroken } from '../../history/page/contract.ts';
import { tally } from '../../history/page/numbers.ts';
import type { Cause, FailureReport, RecipesReport } from '../recipes-report.ts';

type Told = Pick<RecipesReport, 'charts' | 'metrics'>;

const charts = (count: number) => tally(count, 'chart');
const are = (count: number) => (count === 1 ? 'is' : 'are');

const TITLES: Readonly<Record<Cause, (count: number, report: Told) => string>> = {
  broken: (count) => `${charts(count)} ${are(count)} broken`,
  lost: (count) => `${charts(count)} ${are(count)} lost since the baseline`,
  unchecked: (count) => `${charts(count)} could not be checked`,
  'nothing-checked': (_, report) =>
    isChoiceMissing(report) ? 'charts could not be chosen from the history' : 'no chart was checked',
  changed: (count) => `the SQL of ${charts(count)} changed`,
  'no-baseline': () => 'there is no baseline',
  'not-found': (count) => `${charts(count)} ${count === 1 ? 'was' : 'were'} not found`,
  'not-allowed': (count) => `${charts(count)} ${are(count)} not allowed`,
  'metrics-missing': (count) => `${tally(count, 'expected metric')} ${are(count)} missing`,
  'metrics-unknown': (_, { metrics }) =>
    metrics?.metrics.length ? 'not all metrics could be read' : 'the metrics could not be read',
  'token-refused': () => `${product.name} refuses the token`,
  contract: describeBroken,
  interrupted: () => 'the run was interrupted',
};

const NEXT: Readonly<Record<Cause, string>> = {
  broken: `Open the chart in ${product.name} and run it. Restore the missing field in the dbt model, or fix the chart.`,
  lost: `Somebody deleted it, or the token no longer reaches it. Look in ${product.name}, and check what the token's account can see.`,
  unchecked: 'Fix the named reason, then run this again.',
  'nothing-checked':
    "Check project-uuid and what the token's account may see. Then give charts, a baseline, or charts-from-history with an account that has run some.",
  changed: 'Read the differences. If they are right, write a new baseline.',
  'no-baseline': 'Write one with write-baseline before the upgrade, or give the folder of an existing baseline.',
  'not-found': 'If the deletion was on purpose, update charts and write a new baseline.',
  'not-allowed': `Give the token's account the permission that ${product.name} names. The account also needs access to the chart's space.`,
  'metrics-missing':
    'Look for them in the dbt model. If they are there, recompile the project to rewrite its catalog. The catalog lists only metrics that Spotlight shows, of tables with a time dimension, so others may be fine.',
  'metrics-unknown': 'Fix the named reason, then run this again.',
  'token-refused':
    'Check that the secret of api-token contains all of it and that it has not expired. Nothing else could be checked.',
  contract: 'Programs that read these members break. Change them before you upgrade the instance that they use.',
  interrupted: 'The rest is unknown. Run this again.',
};

/** A cause as a short title: `2 charts are broken`. */
export function describeFailure({ cause, count }: Pick<FailureReport, 'cause' | 'count'>, report: Told): string {
  return TITLES[cause](count, report);
}

/** What to do about a cause. */
export function nextStep(cause: Cause, report: Told): string {
  return cause === 'nothing-checked' && isChoiceMissing(report)
    ? 'If a reason is named, fix it. Otherwise give the ids of charts, or the token of an account that has run some.'
    : NEXT[cause];
}

/** Whether the history should have named charts and could not be read. */
function isChoiceMissing({ charts }: Told): boolean {
  return charts !== null && charts.problem !== null;
}
