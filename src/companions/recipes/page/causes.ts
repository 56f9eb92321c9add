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
  lost: `These compiled when the baseline was written, and are now deleted or out of reach. Look for them in ${product.name}, and check what the token's account may see.`,
  unchecked: 'No answer is no proof. Fix the reason that is named, then run it again.',
  'nothing-checked':
    "Check project-uuid and what the token's account may see; give charts, charts-from-history with an account that has run some, or a baseline.",
  changed: 'Read what differs. If it is right, write a new baseline.',
  'no-baseline': 'Write one before the upgrade (write-baseline), or give the folder of an existing one.',
  'not-found':
    'If they were deleted on purpose, take them out of charts if they are named there, and write a new baseline if one has them.',
  'not-allowed': `Give the token's account the permission that ${product.name} names. For a chart that is access to its space too, also for who may view the project.`,
  'metrics-missing':
    'The catalog lists only metrics of tables with a time dimension that Spotlight shows; any other metric may be well. Look for what is missing in the model; if it is there and shown, recompile the project, which rewrites its catalog.',
  'metrics-unknown':
    'A catalog that could not be read proves nothing. Fix the reason that is named, then run it again.',
  'token-refused':
    'Give a valid one as api-token: check that the secret holds all of it and that it has not expired. Nothing more could be asked.',
  contract: 'Programs that read these members break. Change them before the upgrade reaches what they use.',
  interrupted: 'The run was stopped before it was done, so the rest is unknown. Run it again.',
};

/** A cause as a short title: `2 charts are broken`. */
export function describeFailure({ cause, count }: Pick<FailureReport, 'cause' | 'count'>, report: Told): string {
  return TITLES[cause](count, report);
}

/** What to do about a cause. */
export function nextStep(cause: Cause, report: Told): string {
  return cause === 'nothing-checked' && isChoiceMissing(report)
    ? 'It is unknown which charts run most. Give their ids, or the token of an account that has run some. If a reason is named, fix it first.'
    : NEXT[cause];
}

/** Whether the history should have named charts and could not be read. */
function isChoiceMissing({ charts }: Told): boolean {
  return charts !== null && charts.problem !== null;
}
