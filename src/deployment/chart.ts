import eq from 'semver/functions/eq.js';
import gte from 'semver/functions/gte.js';
import lt from 'semver/functions/lt.js';
import lte from 'semver/functions/lte.js';
import valid from 'semver/functions/valid.js';
import { cutQuotes } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import type { Chart } from './image-answer.ts';

/** The chart version if the text names exactly one, without a leading `v`; null for a range or any other text. */
export function exactChartVersion(text: string): string | null {
  const bare = text.replace(/^v(?=\d)/, '');
  return valid(bare) !== null && /^\d/.test(bare) ? bare : null;
}

/** The first chart that stops the old version before it migrates (docs/detection.md#lightdashs-chart). */
export const FIRST_TO_STOP = '2.16.284';
/** A prerelease from before the chart knew `upgrade.mode`. */
const WITHOUT_MODE = '3.0.0-beta.1';
/** The same chart fails on an older tag. */
const OLDEST_TAG = '1.169.1';

/** Whether `upgrade.mode: Recreate` stops the old version before this one migrates (docs/detection.md#lightdashs-chart). */
export function honoursRecreate(chartVersion: string): boolean {
  return gte(chartVersion, FIRST_TO_STOP) && !eq(chartVersion, WITHOUT_MODE);
}

/** Whether this version of the chart is known to ignore `upgrade.mode` silently (docs/detection.md#lightdashs-chart). */
export function ignoresUpgradeMode(chartVersion: string): boolean {
  return lte(chartVersion, '2.16.101') || eq(chartVersion, WITHOUT_MODE);
}

/** Whether this version of the chart migrates in a separate job when the values do not say (docs/detection.md#lightdashs-chart). */
export function migratesInJobByDefault(chartVersion: string): boolean {
  return chartVersion === '2.6.0' || gte(chartVersion, '3.0.0-beta.1');
}

/** Whether this version of the chart installs no such version of the service, because the tag is too old (docs/detection.md#lightdashs-chart). */
export function refusesTag(chartVersion: string, tag: string): boolean {
  return eq(chartVersion, WITHOUT_MODE) && lt(tag, OLDEST_TAG);
}

/** Whether this version of the chart has a default tag that differs from its `appVersion` (docs/detection.md#lightdashs-chart). */
export function hasTagOfItsOwn(chartVersion: string): boolean {
  return lt(chartVersion, '0.7.0');
}

/** Where the service's chart is published. */
export const OFFICIAL_REPOSITORY = 'https://lightdash.github.io/helm-charts';
/** The maker's account in the AWS Marketplace holds both images and charts. */
const MARKETPLACE = 'oci://709825985650.';

/** Whether a chart repository belongs to the service's maker. Any other repository with that chart is a mirror. */
export function isOfficialRepository(repository: string): boolean {
  const normal = normalRepository(repository);
  return normal === OFFICIAL_REPOSITORY || normal.startsWith(MARKETPLACE);
}

/** Whether an address is the git repository where the service's maker keeps the chart. */
export function isOfficialGitRepository(address: string): boolean {
  return /[/:]lightdash\/helm-charts(?:\.git)?\/?$/i.test(address);
}

/** The notice for a chart that is assumed to be the service's own; empty for a chart from an official repository. */
export function mirrorNotices(repository: string | null): string[] {
  if (repository === null) return ["No file says where the chart comes from; it is taken as Lightdash's own"];
  if (isOfficialRepository(repository)) return [];
  return [cutQuotes(`The chart comes from ${quoteText(repository)}, taken as a mirror of Lightdash's own`)];
}

/** The identity of a chart: name, version and repository. The spelling of the repository's address does not matter. */
export function chartKey({ name, version, repository }: Chart): string {
  return JSON.stringify([name, version, repository === null ? null : normalRepository(repository)]);
}

function normalRepository(repository: string): string {
  let end = repository.length;
  while (repository[end - 1] === '/') end -= 1;
  return repository.slice(0, end).replace(/^http:/, 'https:');
}
