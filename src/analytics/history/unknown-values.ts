import {
  QUERY_EXECUTION_CONTEXTS,
  QUERY_HISTORY_STATUSES,
  QUERY_HISTORY_WINDOWS,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
} from '../records/enumerations.ts';
import type { HistoryItem } from '../records/history-item.ts';
import { type HistoryCounts, unknownNumbers } from '../records/history-page.ts';

/** The most values in a message. Nobody reads more. */
const MOST_VALUES = 20;

/** The known values of a run's enumerations (docs/service-api.md#enumerations). */
const KNOWN = {
  trigger: QUERY_TRIGGERS,
  status: QUERY_HISTORY_STATUSES,
  language: QUERY_LANGUAGES,
  context: QUERY_EXECUTION_CONTEXTS,
} as const satisfies Partial<Record<keyof HistoryItem, readonly string[]>>;

/**
 * Values that a newer service knows and this program does not, such as `trigger agents`, each once; hostile until
 * escaped.
 */
export function unknownValuesOf(counts: HistoryCounts, items: readonly HistoryItem[]): string[] {
  const ofRuns = Object.entries(KNOWN).flatMap(([member, known]) => {
    const values = new Set<string>(items.map((item) => item[member as keyof typeof KNOWN]));
    return [...values].filter((value) => !known.some((each) => each === value)).map((value) => `${member} ${value}`);
  });
  const counted = [
    ...Object.keys(unknownNumbers(counts.triggers, QUERY_TRIGGERS)).map((name) => `trigger ${name}`),
    ...Object.keys(unknownNumbers(counts.windows, QUERY_HISTORY_WINDOWS)).map((name) => `window ${name}`),
  ];
  return [...new Set([...counted, ...ofRuns])].slice(0, MOST_VALUES);
}
