import { compareVersions, type Version } from '../../release-safety/version.ts';

/**
 * How what runs stands to what the files say (docs/rules.md#what-runs): `behind` the version before the change, `ahead` of it but not of the
 * new one, `above` the new one, or `base` if the files name no version before the change.
 */
export type RunningEffect = 'behind' | 'ahead' | 'above' | 'base';

/** How a running version stands to a jump forward; null if it is where the jump begins. */
export function standingOf(
  { from, to }: { readonly from: Version; readonly to: Version },
  running: Version,
): Exclude<RunningEffect, 'base'> | null {
  if (compareVersions(running, to) > 0) return 'above';
  const order = compareVersions(running, from);
  return order === 0 ? null : order < 0 ? 'behind' : 'ahead';
}
