import * as z from 'zod';
import {
  QUERY_HISTORY_STATUSES,
  QUERY_HISTORY_WINDOWS,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
} from '../../analytics/records/enumerations.ts';
import { InputError, suggest } from '../../gate/input-error.ts';
import { quoteValue } from '../../release-safety/quote-value.ts';
import { ORDERS } from '../../render/history-summary.ts';

/** What comes of a service that does not answer as it should. */
const ON_UNAVAILABLE = ['warn', 'fail'] as const;

/** The maker's own names for these in CI; they count where the input is empty. */
export const VARIABLES = {
  'base-url': 'LIGHTDASH_URL',
  'project-uuid': 'LIGHTDASH_PROJECT',
  'api-token': 'LIGHTDASH_API_KEY',
} as const;

const required = (name: keyof typeof VARIABLES) =>
  z.string({ error: () => `is missing. Give it, or set ${VARIABLES[name]}.` });

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, {
    error: ({ input }) => `is ${quoteValue(input)}. Give one of ${names.join(', ')}${suggest(String(input), names)}`,
  });

/** Digits alone: neither a sign nor an exponent nor hexadecimal is meant by anybody. */
const wholeNumber = z
  .string()
  .refine((text) => /^\d{1,15}$/.test(text), {
    error: ({ input }) => `is ${quoteValue(input)}, not a number. Give it in digits only.`,
  })
  .transform(Number);

/** Items on lines or between commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(/[\n,]/)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

/** The settings of the companion, by the names of the action's inputs. Every default stands here and nowhere else. */
export const settingsSchema = z.object({
  'base-url': required('base-url'),
  'project-uuid': required('project-uuid'),
  'api-token': required('api-token'),
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

/**
 * Reads settings from texts; an absent or empty text takes the default.
 *
 * @param label how a setting is called in a message: `Input "rows"`
 * @throws InputError naming every setting that is wrong, what stands there and what was expected
 */
export function parseSettings(
  texts: Readonly<Partial<Record<SettingName, string>>>,
  label: (name: SettingName) => string,
): Settings {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(({ path, message }) => `${label(path[0] as SettingName)} ${message}`);
  throw new InputError(complaints.join('\n'));
}

/** One sentence for each filter with a value that is not known here: the service may know more than we do. */
export function unknownFilterValues(settings: Settings, label: (name: SettingName) => string): string[] {
  return Object.entries(KNOWN_VALUES).flatMap(([key, known]) => {
    const name = key as keyof typeof KNOWN_VALUES;
    const values = [settings[name] ?? []].flat();
    return values
      .filter((value) => !known.some((each) => each === value))
      .map((value) => `${label(name)} is ${quoteValue(value)}, none of ${known.join(', ')}; the service decides.`);
  });
}
