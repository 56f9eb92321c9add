import type * as z from 'zod';
import { finiteNumber, record } from './members.ts';
import { shallow } from './nesting.ts';

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
