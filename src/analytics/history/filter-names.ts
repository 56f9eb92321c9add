import type { HistoryFilters } from '../client.ts';
import type { HistoryReport } from './history-report.ts';

type NamedFilters = HistoryReport['filters'];

/** The filters that were asked for, by the names of the inputs; what is left out or empty asks for nothing. */
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

/** Whether both let the same runs through. */
export function areSameFilters(one: NamedFilters, other: NamedFilters): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(filters: NamedFilters): string {
  const entries = Object.entries(filters).map(([name, value]) => [name, [value].flat().toSorted()] as const);
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
