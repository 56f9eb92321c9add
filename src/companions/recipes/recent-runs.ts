import type { Progress } from '../../net/progress.ts';
import { AnalyticsError, orFailure } from '../service/analytics-error.ts';
import type { AnalyticsClient } from '../service/client.ts';
import type { HistoryItem } from '../service/records/history-page.ts';
import { CHART_UUID } from './baseline.ts';
import type { RunsShare } from './recipes-report.ts';

/** Twenty pages of runs. They include whatever runs every morning. */
const MOST_RUNS = 2_000;

/** The newest runs of the account's metric queries, or why there are none. */
export interface RecentRuns {
  readonly runs: readonly HistoryItem[];
  readonly share: RunsShare;
  /** Why they could not be read; null if they were. Hostile until escaped. */
  readonly problem: string | null;
}

/** Reads the newest runs of the token's own account. */
export async function readRecentRuns(
  client: AnalyticsClient,
  projectUuid: string,
  onProgress: (progress: Progress) => void,
): Promise<RecentRuns> {
  const progress = (done: number) => onProgress({ reading: 'the query history', done, total: 1 });
  progress(0);
  const read = await orFailure(client.queryHistory(projectUuid, { language: 'semantic' }, { rows: MOST_RUNS }));
  progress(1);
  if (read instanceof AnalyticsError) {
    return { runs: [], share: { read: 0, total: null, unreadable: 0 }, problem: read.message };
  }
  const { items, unreadable, total } = read;
  // This differs from an empty history: nothing is known about the runs.
  const problem =
    items.length === 0 && unreadable.length > 0 ? `None of the runs could be read: ${unreadable[0]?.problem}` : null;
  return { runs: items, share: { read: items.length, total, unreadable: unreadable.length }, problem };
}

/** The number of runs of each chart. The history names a chart as it was saved then, so it includes deleted charts. */
export function runsByChart(runs: readonly HistoryItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { chartUuid } of runs) {
    const uuid = chartUuid?.toLowerCase() ?? '';
    if (CHART_UUID.test(uuid)) counts.set(uuid, (counts.get(uuid) ?? 0) + 1);
  }
  return counts;
}

/** Ids of the charts with the most runs, most first. Between equals, the one that ran last comes first. */
export function mostRun(counts: ReadonlyMap<string, number>, most: number): string[] {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([uuid]) => uuid);
}
