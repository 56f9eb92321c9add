import type * as z from 'zod';
import { finiteNumber, record } from './members.ts';
import { shallow } from './nesting.ts';

/** A service of the future counts a few things more; one that counts thousands means harm. */
const MOST_UNKNOWN = 20;
/** Characters. */
const LONGEST_NAME = 80;

/**
 * How many runs there are, per trigger and per window (INTERFACE.md, Query history counts). The numbers are the
 * server's own and need not add up (API-FACTS, History endpoint).
 */
export const historyCountsSchema = shallow(
  record({
    total: finiteNumber,
    warehouseTimeMsLast7Days: finiteNumber,
    windows: record({
      lastFewMinutes: finiteNumber,
      lastHour: finiteNumber,
      last24Hours: finiteNumber,
      last7Days: finiteNumber,
      last30Days: finiteNumber,
    }),
    triggers: record({ interactive: finiteNumber, apps: finiteNumber, scheduled: finiteNumber }),
  }),
);
export type HistoryCounts = z.infer<typeof historyCountsSchema>;

/**
 * The numbers among counts that no document names, such as those of a new trigger: they are shown as they are.
 *
 * @param known names of the others
 * @returns by name, which is hostile until escaped
 */
export function unknownNumbers(counts: object, known: readonly string[]): Readonly<Record<string, number>> {
  const isUnknown = (entry: [string, unknown]): entry is [string, number] => {
    const [name, value] = entry;
    return typeof value === 'number' && !known.includes(name) && name.length <= LONGEST_NAME;
  };
  return Object.fromEntries(Object.entries(counts).filter(isUnknown).slice(0, MOST_UNKNOWN));
}
