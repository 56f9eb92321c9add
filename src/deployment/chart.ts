import gte from 'semver/functions/gte.js';

/**
 * Whether the service's chart of this version stops the old version by itself before it migrates, when `upgrade.mode`
 * is `Recreate` (INTERFACE.md, Deployment mapping).
 *
 * @param chartVersion a valid semantic version
 */
export function honoursRecreate(chartVersion: string): boolean {
  return gte(chartVersion, '2.16.284');
}
