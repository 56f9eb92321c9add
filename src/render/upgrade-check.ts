import type { checkUpgrade } from '../release-safety/upgrade-check.ts';

/** The text form of `upgrade-check`, in the order of Lightdash's own command. Ends without a line break. */
export function renderUpgradeCheck({ check, releases }: ReturnType<typeof checkUpgrade>): string {
  const list = (label: string, values: readonly string[]) =>
    values.length === 0 ? [] : [`${label}: ${values.join(', ')}`];
  const missing = check.missingRanges.map(({ afterVersion, beforeVersion }) =>
    afterVersion === beforeVersion
      ? `  - version ${afterVersion} is not present in the release-safety index`
      : `  - after ${afterVersion} and before ${beforeVersion}`,
  );
  return [
    `Release safety check: ${check.fromVersion} -> ${check.toVersion}`,
    `Direction: ${check.direction}`,
    `Verdict: ${check.safe ? 'SAFE' : 'UNSAFE'}`,
    ...list('Unsafe rolling-update safety', releases.unsafe),
    ...list('Unknown rolling-update safety', releases.unknown),
    ...list('Required stops', check.requiredStops),
    ...list('Minimum previous version', check.minPreviousVersion === null ? [] : [check.minPreviousVersion]),
    ...(missing.length === 0 ? [] : ['Missing release-safety index coverage:', ...missing]),
    ...list('Covered releases', check.coveredVersions),
  ].join('\n');
}
