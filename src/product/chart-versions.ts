import eq from 'semver/functions/eq.js';
import gte from 'semver/functions/gte.js';
import lt from 'semver/functions/lt.js';
import lte from 'semver/functions/lte.js';
import { product } from './product.ts';

const { chart } = product;

/** The first version of the chart that stops the old version before it migrates (docs/how-detection-works.md#lightdashs-chart). */
export const FIRST_TO_STOP = chart.firstToStop;

/** Whether `upgrade.mode: Recreate` stops the old version before this one migrates (docs/how-detection-works.md#lightdashs-chart). */
export function honoursRecreate(version: string): boolean {
  return gte(version, chart.firstToStop) && !eq(version, chart.withoutMode);
}

/** Whether this version of the chart is known to ignore `upgrade.mode` silently (docs/how-detection-works.md#lightdashs-chart). */
export function ignoresUpgradeMode(version: string): boolean {
  return lte(version, chart.lastToIgnore) || eq(version, chart.withoutMode);
}

/** Whether this version of the chart migrates in a separate job when the values do not say (docs/how-detection-works.md#lightdashs-chart). */
export function migratesInJobByDefault(version: string): boolean {
  return chart.migratesInJob.includes(version) || gte(version, chart.migratesInJobFrom);
}

/** Whether this version of the chart installs no such version of the service, because the tag is too old (docs/how-detection-works.md#lightdashs-chart). */
export function refusesTag(version: string, tag: string): boolean {
  return eq(version, chart.withoutMode) && lt(tag, chart.oldestTag);
}

/** Whether this version of the chart has a default tag that differs from its `appVersion` (docs/how-detection-works.md#lightdashs-chart). */
export function hasTagOfItsOwn(version: string): boolean {
  return lt(version, chart.firstWithTag);
}
