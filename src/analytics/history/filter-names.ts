import type { HistoryFilters } from '../client.ts';
import type { HistoryReport } from './history-report.ts';

type NamedFilters = HistoryReport['filters'];

/** The requested filters, by input name. Absent and empty filters are left out. */
export function namedFilters({ trigger, language, status = [], search, window }: HistoryFilters): NamedFilters {
  const filters: Readonly<Record<string, string | readonly string[]>> = {
    trigger: trigger ?? [],
    language: language ?? [],
    status,
    search: search ?? [],
    window: window ?? [],
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value.length > 0));
}

/** Whether both select the same runs. */
export function areSameFilters(one: NamedFilters, other: NamedFilters): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(filters: NamedFilters): string {
  const entries = Object.entries(filters).map(([name, value]) => [name, [value].flat().toSorted()] as const);
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
