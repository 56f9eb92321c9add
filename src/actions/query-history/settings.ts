import * as z from 'zod';
import {
  QUERY_HISTORY_STATUSES,
  QUERY_HISTORY_WINDOWS,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
} from '../../analytics/records/enumerations.ts';
import { listBetween, oneOf, wholeNumber } from '../../gate/setting-kinds.ts';
import { quoteValue } from '../../release-safety/quote-value.ts';
import { ORDERS } from '../../render/history/summary.ts';
import { serviceSettings } from '../service-settings.ts';

/** What comes of a service that does not answer as it should. */
const ON_UNAVAILABLE = ['warn', 'fail'] as const;

const list = listBetween(/[\n,]/);

/** The settings of the companion, by the names of the action's inputs. Every default stands here and nowhere else. */
export const settingsSchema = z.object({
  ...serviceSettings,
  trigger: z.string().optional(),
  language: z.string().optional(),
  status: list,
  search: z.string().optional(),
  window: z.string().optional(),
  'sort-by': oneOf(ORDERS).default('createdAt'),
  rows: wholeNumber.prefault('100'),
  since: z.string().optional(),
  'compare-to': z.string().optional(),
  'max-failed': wholeNumber.optional(),
  'max-failed-scheduled': wholeNumber.optional(),
  'max-warehouse-ms': wholeNumber.optional(),
  'stuck-after': wholeNumber.prefault('30'),
  'on-unavailable': oneOf(ON_UNAVAILABLE).default('warn'),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

/** All names, in the order of the schema. */
export const SETTING_NAMES = Object.keys(settingsSchema.shape) as SettingName[];

/** What is known of the filters that take one of several values. */
const KNOWN_VALUES = {
  trigger: QUERY_TRIGGERS,
  language: QUERY_LANGUAGES,
  status: QUERY_HISTORY_STATUSES,
  window: QUERY_HISTORY_WINDOWS,
} as const;

/** One sentence for each filter with a value that is not known here: the service may know more than we do. */
export function unknownFilterValues(settings: Settings, label: (name: SettingName) => string): string[] {
  return Object.entries(KNOWN_VALUES).flatMap(([key, known]) => {
    const name = key as keyof typeof KNOWN_VALUES;
    const values = [settings[name] ?? []].flat();
    return values
      .filter((value) => !known.some((each) => each === value))
      .map((value) => `${label(name)} is ${quoteValue(value)}, none of ${known.join(', ')}`);
  });
}
