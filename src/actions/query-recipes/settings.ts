import * as z from 'zod';
import { CHART_UUID } from '../../analytics/recipes/baseline.ts';
import { FAIL_ON } from '../../analytics/recipes/fail-on.ts';
import { USERS_FORMS } from '../../analytics/recipes/recipes-question.ts';
import { listBetween, oneOf, SWITCH, wholeNumber } from '../../gate/setting-kinds.ts';
import { quoteValue } from '../../release-safety/quote-value.ts';
import { serviceSettings } from '../service-settings.ts';

/** Two requests each, some at a time: more would take a job hours. */
const MOST_CHARTS = 1_000;

const list = listBetween(/[\n,]/);

/** Ids on lines or between commas; whatever follows a `#` says which chart it is. */
const charts = z
  .string()
  .default('')
  .transform((text): string | undefined => text.replaceAll(/#.*/g, ''))
  .pipe(list)
  .refine((ids) => ids.every((id) => CHART_UUID.test(id)), {
    error: ({ input }) =>
      `holds ${quoteValue((input as string[]).find((id) => !CHART_UUID.test(id)))}, which is no chart's id. Give the uuid from the chart's address, one a line.`,
  })
  .refine((ids) => ids.length <= MOST_CHARTS, {
    error: ({ input }) => `holds ${(input as string[]).length} charts. Give ${MOST_CHARTS} at most.`,
  });

const metricNames = list.refine((names) => names.every(isMetricName), {
  error: ({ input }) =>
    `holds ${quoteValue((input as string[]).find((name) => !isMetricName(name)))}. Give each metric as table.metric.`,
});

/** The settings of the companion, by the names of the action's inputs. Every default stands here and nowhere else. */
export const settingsSchema = z.object({
  ...serviceSettings,
  charts,
  'charts-from-history': wholeNumber.prefault('0').refine((count) => count <= MOST_CHARTS, {
    error: ({ input }) => `is ${input}. Give ${MOST_CHARTS} at most.`,
  }),
  'write-baseline': z.string().optional(),
  baseline: z.string().optional(),
  'compare-history': oneOf(SWITCH).default('false'),
  'metric-tags': list,
  'expect-metrics': metricNames,
  users: oneOf(USERS_FORMS).optional(),
  'fail-on': oneOf(FAIL_ON).default('broken'),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

/** All names, in the order of the schema. */
export const SETTING_NAMES = Object.keys(settingsSchema.shape) as SettingName[];

function isMetricName(name: string): boolean {
  return /^[^.\s]+\.\S+$/.test(name);
}
