import type { Voice } from '../../../page/escape.ts';
import { countOf } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import { describeBroken } from '../../history/page/contract.ts';
import { chartsOf } from '../fail-on.ts';
import type { Cause, FailureReport, RecipesReport } from '../recipes-report.ts';

type Told = Pick<RecipesReport, 'charts' | 'metrics'>;

const charts = (count: number) => countOf(count, 'chart');
const are = (count: number) => (count === 1 ? 'is' : 'are');

const TITLES: Readonly<Record<Cause, (count: number, report: Told) => string>> = {
  broken: (count) => `${charts(count)} ${are(count)} broken`,
  lost: (count) => `${charts(count)} ${are(count)} lost since the baseline`,
  unchecked: (count) => `${charts(count)} could not be checked`,
  'nothing-checked': (_, report) =>
    report.charts?.problem ? 'charts could not be chosen from the history' : 'no chart was checked',
  changed: (count) => `the SQL of ${charts(count)} changed`,
  'no-baseline': () => 'there is no baseline',
  'not-found': (count) => `${charts(count)} ${count === 1 ? 'was' : 'were'} not found`,
  'not-allowed': (count) => `${charts(count)} ${are(count)} not allowed`,
  'metrics-missing': (count) => `${countOf(count, 'expected metric')} ${are(count)} missing`,
  'metrics-unknown': (_, { metrics }) =>
    metrics?.metrics.length ? 'not all metrics could be read' : 'the metrics could not be read',
  'token-refused': () => `${product.name} refuses the token`,
  contract: describeBroken,
  interrupted: () => 'the run was interrupted',
};

/** Where a text stands that says what to do. A page has the charts and the differences below. */
export interface Telling extends Pick<Voice, 'prose'> {
  readonly isPage: boolean;
  /** Of the first chart with the cause; empty if there is none. */
  readonly address: string;
}

const renew = ({ isPage }: Telling) => `write a new baseline${isPage ? '' : ' with `write-baseline`'}.`;

/** What to do about each cause. A problem says that itself. */
const NEXT: Readonly<Record<Cause, string | ((telling: Telling, report: Told) => string)>> = {
  broken: ({ isPage, address }) =>
    `Open ${isPage || address === '' ? 'one below' : address} and run it. Restore the missing field in the dbt model, or fix the chart.`,
  lost: (telling) =>
    `Find out who deleted it, or give the account of the token access to the space again. If the deletion was on purpose, ${renew(telling)}`,
  unchecked: ({ isPage }) => (isPage ? 'The reason is below.' : ''),
  'nothing-checked': ({ prose }, { charts }) => {
    if (charts?.problem) return `${prose(charts.problem)}. You can also give the ids of charts in \`charts\`.`;
    return charts === null || charts.charts.length === 0
      ? 'Give ids in `charts`, set `charts-from-history`, or give the folder of a baseline.'
      : "Check `project-uuid`, and what the token's account can see.";
  },
  changed: (telling) =>
    `Read the differences ${telling.isPage ? 'below' : 'in the job summary'}. If they are right, ${renew(telling)}`,
  'no-baseline':
    'Write one with `write-baseline` before the upgrade, or give the folder of an existing one in `baseline`.',
  'not-found': (telling, { charts }) => {
    const gone = chartsOf('not-found', charts?.charts ?? []);
    if (gone.length > 0 && gone.every(({ runs }) => runs !== null && runs > 0)) {
      return 'Each one ran in the last 30 days and is gone now. If somebody deleted it on purpose, name the other charts in `charts`, without `charts-from-history`.';
    }
    const baseline = charts?.baseline ? ` and ${renew(telling)}` : '.';
    return `Check the id. If the deletion was on purpose, update \`charts\`${baseline}`;
  },
  'not-allowed': `Give the token's account the permission that ${product.name} names, and access to the space of the chart.`,
  'metrics-missing':
    'Search the dbt model for the name. If it is there, recompile the project to rewrite its catalog. The catalog lists only metrics that Spotlight shows, of tables with a time dimension.',
  'metrics-unknown': ({ prose }, { metrics }) => `${prose(metrics?.problem ?? '')}.`,
  'token-refused': ({ prose }, { metrics, charts }) => {
    const problem = metrics?.problem || charts?.problem || charts?.charts[0]?.message;
    return `${problem ? `${prose(problem)}. ` : ''}Nothing else could be checked.`;
  },
  contract: 'Programs that read these members break. Change them before you upgrade the instance that they use.',
  interrupted: 'The rest is unknown. Run this again.',
};

/** A cause as a short title: `2 charts are broken`. */
export function describeFailure({ cause, count }: Pick<FailureReport, 'cause' | 'count'>, report: Told): string {
  return TITLES[cause](count, report);
}

/** What to do about a cause; empty if the reason of each chart says it. */
export function nextStep(cause: Cause, report: Told, telling: Telling): string {
  const next = NEXT[cause];
  return typeof next === 'string' ? next : next(telling, report);
}
