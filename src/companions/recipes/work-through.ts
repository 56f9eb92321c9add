import type { Progress } from '../../net/progress.ts';
import { product } from '../../product/product.ts';
import type { AnalyticsClient } from '../service/client.ts';
import { ANALYTICS_LIMITS } from '../service/limits.ts';
import type { Compilation } from './check-chart.ts';

/** After this many charts in a row without an answer, each requested several times, the service counts as down. */
const MOST_UNCHECKED_IN_A_ROW = 10;

/** What a run says while it works, and when it has to end. */
export interface Working {
  /** Why the service must not be asked any more; null while it may. */
  readonly endedBy: () => string | null;
  readonly onProgress: (progress: Progress) => void;
}

export interface Batch<Item, Result> extends Working {
  readonly items: readonly Item[];
  readonly check: (item: Item) => Promise<Result>;
  /** The result of an item that is no longer requested, with the reason. */
  readonly skip: (item: Item, reason: string) => Result;
  readonly client: Pick<AnalyticsClient, 'isTokenRefused'>;
}

/**
 * Checks several items at a time, with results in their order. Once the service stops answering, the rest is skipped,
 * so that a service that is down does not block a job for an hour.
 */
export async function workThrough<Item, Result extends Pick<Compilation, 'result' | 'message'>>({
  items,
  check,
  skip,
  client,
  endedBy,
  onProgress,
}: Batch<Item, Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  let uncheckedInARow = 0;
  let givenUp: string | null = null;

  const report = () => onProgress({ reading: 'charts', done, total: items.length });
  report();
  const work = async () => {
    while (next < items.length) {
      const position = next;
      next += 1;
      const item = items[position] as Item;
      const reason = endedBy() ?? givenUp;
      const result = reason === null ? await check(item) : skip(item, reason);
      const isUnchecked = result.result === 'unchecked';
      // A check that was cut off failed for that reason, whatever its own error says.
      const ended = reason === null && isUnchecked ? endedBy() : null;
      results[position] = ended === null ? result : skip(item, ended);
      uncheckedInARow = isUnchecked ? uncheckedInARow + 1 : 0;
      if (isUnchecked && (client.isTokenRefused || uncheckedInARow >= MOST_UNCHECKED_IN_A_ROW)) {
        givenUp ??= `Not asked, because ${product.name} did not answer for others before it`;
      }
      done += 1;
      report();
    }
  };
  await Promise.all(Array.from({ length: ANALYTICS_LIMITS.mostAtOnce }, work));
  return results;
}
