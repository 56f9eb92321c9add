import { gatherHistory } from '../../src/companions/history/gather-history.ts';
import type { HistoryQuestion } from '../../src/companions/history/history-question.ts';
import type { Progress } from '../../src/net/progress.ts';
import type { AnalyticsServiceOptions, ServiceRequest } from './analytics-service.ts';
import { clientForTest } from './analytics-service-client.ts';
import { NOON, PROJECT, type World } from './analytics-service-data.ts';

/** The defaults of a run, unless told. */
export function historyQuestion(changes: Partial<HistoryQuestion> = {}): HistoryQuestion {
  return {
    projectUuid: PROJECT,
    filters: {},
    rows: 100,
    since: null,
    earlier: null,
    limits: {},
    stuckAfterMinutes: 30,
    ...changes,
  };
}

/** The report of a service in that world, and what it was asked for. */
export async function gathered(
  world: World,
  changes: Partial<HistoryQuestion> = {},
  { now = NOON, ...options }: AnalyticsServiceOptions & { readonly now?: number } = {},
) {
  const { service, client } = await clientForTest(world, options);
  const progress: Progress[] = [];
  const report = await gatherHistory(client, historyQuestion(changes), {
    now: () => new Date(now),
    onProgress: (step) => progress.push(step),
  });
  return { report, progress, asked: service.requests.map(queryOf).toSorted() };
}

/** Its parameters by name, without the number of the first page. */
function queryOf({ query }: ServiceRequest): string {
  const parameters = new URLSearchParams([...query].filter(([name, value]) => name !== 'page' || value !== '1'));
  parameters.sort();
  return parameters.toString();
}
