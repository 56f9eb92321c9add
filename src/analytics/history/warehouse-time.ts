import type { HistoryItem } from '../records/history-item.ts';

/**
 * Milliseconds that a run took in the warehouse; null where it is not known. A cache hit took none and carries a 0 that
 * would make every median a lie (API-FACTS, Things the document does not say 5).
 */
export function warehouseTimeOf({ cacheHit, warehouseExecutionTimeMs }: HistoryItem): number | null {
  return cacheHit ? null : warehouseExecutionTimeMs;
}
