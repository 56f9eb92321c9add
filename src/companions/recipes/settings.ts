import {
  anyText,
  everyItem,
  listBetween,
  oneOf,
  optional,
  SettingError,
  type SettingsOf,
  wholeNumber,
  withDefault,
} from '../../settings/setting-parsers.ts';
import { serviceSettings } from '../companion.ts';
import { CHART_UUID } from './baseline.ts';
import { FAIL_ON, USERS_FORMS } from './recipes-report.ts';

/** Each chart takes two requests, and only some run at a time. More charts would take a job hours. */
const MOST_CHARTS = 1_000;

const list = listBetween(/[\n,]/);

const ids = everyItem(
  (text) => list(text.replaceAll(/#.*/g, '')),
  (id) => CHART_UUID.test(id),
  ", which is not a chart id. Give the uuid from the chart's address, one per line.",
);

/** Ids on lines or between commas. The text after a `#` is a comment, such as the chart's name. */
const charts = (text: string): string[] => {
  const given = ids(text);
  if (given.length > MOST_CHARTS) throw new SettingError(`holds ${given.length} charts. Give ${MOST_CHARTS} at most.`);
  return given;
};

const numberOfCharts = (text: string): number => {
  const count = wholeNumber(text);
  if (count > MOST_CHARTS) throw new SettingError(`is ${count}. Give ${MOST_CHARTS} at most.`);
  return count;
};

const metricNames = everyItem(list, (name) => /^[^.\s]+\.\S+$/.test(name), '. Give each metric as table.metric.');

/** The settings of the companion, by the names of the action's inputs. Every default is defined here and nowhere else. */
export const SETTINGS = {
  ...serviceSettings,
  charts: withDefault(charts, ''),
  'charts-from-history': withDefault(numberOfCharts, '0'),
  'write-baseline': optional(anyText),
  baseline: optional(anyText),
  'metric-tags': withDefault(list, ''),
  'expect-metrics': withDefault(metricNames, ''),
  users: optional(oneOf(USERS_FORMS)),
  'fail-on': withDefault(oneOf(FAIL_ON), 'broken'),
};

export type RecipesSettings = SettingsOf<typeof SETTINGS>;
