import type { AskedReport, RunReport } from '../../analytics/history/history-report.ts';
import type { RequestVariant } from '../../analytics/records/request-parameters.ts';
import { textForMarkdown as prose, quoteForMarkdown as quote } from '../escape.ts';
import type { Detail } from '../page.ts';
import { listUpTo } from './lists.ts';
import { numeral } from './numbers.ts';

/** The number of different requests behind one line, and of values for each fact. */
const MOST_REQUESTS = 3;
const MOST_VALUES = 10;

const KINDS: Readonly<Record<RequestVariant, string>> = {
  metricQuery: 'metric query',
  merge: 'merge of metric queries',
  composeMerge: 'merge with results of other queries',
  sql: 'SQL',
  composeSql: 'SQL over results of other queries',
  savedChart: 'saved chart',
  dashboardChart: 'chart on a dashboard',
  underlyingData: 'underlying data',
  dashboardSqlChart: 'SQL chart on a dashboard',
  fieldValueSearch: 'search for values of a field',
  unknown: 'request of another kind',
};

/** A variant of a request in words. */
export function kindOfRequest(variant: RequestVariant): string {
  return KINDS[variant] ?? KINDS.unknown;
}

/** The requests of runs, each different one once, folded at the end of their line. Empty if details are left out. */
export function foldedRequests(runs: readonly RunReport[], { deep }: Detail): string {
  const told = runs.filter(({ asked }) => asked.facts.length > 0);
  if (!deep || told.length === 0) return '';
  const requests = [...new Set(told.map(({ asked }) => describeAsked(asked)))];
  const rest = requests.length - MOST_REQUESTS;
  const shown = requests.slice(0, MOST_REQUESTS).join('<br><br>');
  const more = rest > 0 ? `<br><br>…and ${numeral(rest)} more` : '';
  return `<details><summary>What was asked</summary>${shown}${more}</details>`;
}

/** A line for each fact. */
function describeAsked({ variant, facts }: AskedReport): string {
  const lines = facts.map(({ name, values }) => `${prose(name)}: ${listUpTo(values.map(quote), MOST_VALUES)}`);
  return [`request: ${kindOfRequest(variant)}`, ...lines].join('<br>');
}
