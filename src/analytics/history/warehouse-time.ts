import type { HistoryItem } from '../records/history-item.ts';

/**
 * The milliseconds that a run took in the warehouse; null where they are not known. A cache hit reports 0, which would
 * falsify every median (docs/service-api.md#the-query-history).
 */
export function warehouseTimeOf({ cacheHit, warehouseExecutionTimeMs }: HistoryItem): number | null {
  return cacheHit ? null : warehouseExecutionTimeMs;
}
