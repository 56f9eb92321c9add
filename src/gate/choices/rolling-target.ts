import { planHops } from '../../release-safety/plan.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import type { SpanReport } from '../report/span-report.ts';

/** The newest version below a jump's target that can be reached by rolling in one step; null if there is none. */
export function newestRollingTarget(
  index: ReleaseIndex,
  { from, to, newestRollingVersion }: Pick<SpanReport, 'from' | 'to' | 'newestRollingVersion'>,
): Version | null {
  if (newestRollingVersion === null) return null;
  const rolling = planHops(index, from, newestRollingVersion).hops?.[0]?.to ?? null;
  return rolling !== null && compareVersions(rolling, to) < 0 ? rolling : null;
}
