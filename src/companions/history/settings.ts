import { quoteValue } from '../../documents/quote-value.ts';
import {
  anyText,
  listBetween,
  oneOf,
  optional,
  type SettingsOf,
  wholeNumber,
  withDefault,
} from '../../settings/setting-parsers.ts';
import { labelOf, serviceSettings } from '../companion.ts';
import {
  QUERY_HISTORY_SORTS,
  QUERY_HISTORY_STATUSES,
  QUERY_HISTORY_WINDOWS,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
} from '../service/records/enumerations.ts';
import { HISTORY_FAIL_ON, ON_UNAVAILABLE } from './fail-on.ts';

const list = listBetween(/[\n,]/);

/** The settings of the companion, by the names of the action's inputs. Every default is defined here and nowhere else. */
export const SETTINGS = {
  ...serviceSettings,
  trigger: optional(anyText),
  language: optional(anyText),
  status: withDefault(list, ''),
  search: optional(anyText),
  window: optional(anyText),
  'sort-by': withDefault(oneOf(QUERY_HISTORY_SORTS), 'createdAt'),
  rows: withDefault(wholeNumber, '100'),
  since: optional(anyText),
  'compare-to': optional(anyText),
  'max-failed': optional(wholeNumber),
  'max-failed-scheduled': optional(wholeNumber),
  'max-warehouse-ms': optional(wholeNumber),
  'stuck-after': withDefault(wholeNumber, '30'),
  'on-unavailable': withDefault(oneOf(ON_UNAVAILABLE), 'warn'),
  'fail-on': withDefault(oneOf(HISTORY_FAIL_ON), 'limits'),
};

export type HistorySettings = SettingsOf<typeof SETTINGS>;

const KNOWN_VALUES = {
  trigger: QUERY_TRIGGERS,
  language: QUERY_LANGUAGES,
  status: QUERY_HISTORY_STATUSES,
  window: QUERY_HISTORY_WINDOWS,
} as const;

/** One sentence for each filter with an unknown value. It is no error, because the service may know more than we do. */
export function unknownFilterValues(settings: HistorySettings): string[] {
  return Object.entries(KNOWN_VALUES).flatMap(([key, known]) => {
    const name = key as keyof typeof KNOWN_VALUES;
    const values = [settings[name] ?? []].flat();
    return values
      .filter((value) => !known.some((each) => each === value))
      .map((value) => `${labelOf(name)} is ${quoteValue(value)}. Known are ${known.join(', ')}`);
  });
}
