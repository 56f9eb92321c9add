import { ANALYTICS_LIMITS } from '../limits.ts';
import type { Compilation } from './check-chart.ts';

/** So many charts in a row without an answer, each asked for several times, and the service is taken for down. */
const MOST_UNCHECKED_IN_A_ROW = 10;

/** How items are worked through. */
export interface Batch<Item, Result> {
  readonly items: readonly Item[];
  readonly check: (item: Item) => Promise<Result>;
  /** What an item comes to that is not asked for any more, with the reason. */
  readonly skip: (item: Item, reason: string) => Result;
  /** Says why the service is to be asked for nothing more; null while it is. */
  readonly endedBy: () => string | null;
  readonly onDone: (done: number) => void;
}

/**
 * Checks items some at a time. Where the service answers on none of them any more the others are not asked for: a
 * service that is down does not hold a job for an hour.
 *
 * @returns the results in the order of the items
 */
export async function workThrough<Item, Result extends Pick<Compilation, 'result' | 'message' | 'isHopeless'>>({
  items,
  check,
  skip,
  endedBy,
  onDone,
}: Batch<Item, Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  let uncheckedInARow = 0;
  let givenUp: string | null = null;

  const work = async () => {
    while (next < items.length) {
      const position = next;
      next += 1;
      const item = items[position] as Item;
      const reason = endedBy() ?? givenUp;
      const result = reason === null ? await check(item) : skip(item, reason);
      // What was cut off half-way failed for that reason, whatever its own error says.
      const ended = reason === null && result.result === 'unchecked' ? endedBy() : null;
      results[position] = ended === null ? result : skip(item, ended);
      uncheckedInARow = result.result === 'unchecked' ? uncheckedInARow + 1 : 0;
      if (givenUp === null && (result.isHopeless || uncheckedInARow >= MOST_UNCHECKED_IN_A_ROW)) {
        givenUp = `Not asked for: the service did not answer on others before it (${result.message})`;
      }
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: ANALYTICS_LIMITS.mostAtOnce }, work));
  return results;
}
