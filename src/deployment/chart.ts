import gte from 'semver/functions/gte.js';
import lt from 'semver/functions/lt.js';
import lte from 'semver/functions/lte.js';
import valid from 'semver/functions/valid.js';

/** A chart version that names exactly one chart, without a leading `v`; null for ranges and everything else. */
export function exactChartVersion(text: string): string | null {
  const bare = text.replace(/^v(?=\d)/, '');
  return valid(bare) !== null && /^\d/.test(bare) ? bare : null;
}

/**
 * Whether the service's chart of this version stops the old version by itself before it migrates, when `upgrade.mode`
 * is `Recreate` (INTERFACE.md, Deployment mapping).
 *
 * @param chartVersion a valid semantic version
 */
export function honoursRecreate(chartVersion: string): boolean {
  return gte(chartVersion, '2.16.284');
}

/** Whether the chart of this version is known to ignore `upgrade.mode` without a word (DETECTION, fact 5). */
export function ignoresUpgradeMode(chartVersion: string): boolean {
  return lte(chartVersion, '2.16.101');
}

/** Whether the chart migrates in a job of its own where the values do not say (DETECTION, fact 5). */
export function migratesInJobByDefault(chartVersion: string): boolean {
  return chartVersion === '2.6.0' || gte(chartVersion, '3.0.0-beta.1');
}

/** Whether the chart of this version has a default tag that differs from its `appVersion` (DETECTION, fact 4). */
export function hasTagOfItsOwn(chartVersion: string): boolean {
  return lt(chartVersion, '0.7.0');
}
