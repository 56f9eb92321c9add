import type { Hold } from '../../release-safety/hold.ts';
import { withHolds } from '../../release-safety/release.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import { compareVersions } from '../../release-safety/version.ts';
import type { PromotionReport } from '../report/span-report.ts';

/**
 * Holds every release above what the environment has that takes releases first (docs/policy.md#environments). If nobody can read what it
 * has, every release is held.
 */
export function holdAbove(index: ReleaseIndex, { from, has }: PromotionReport): ReleaseIndex {
  const rule = has === null ? 'promotion-unknown' : 'promotion';
  const says = has === null ? from : `${from} has ${has}`;
  const hold: Hold = { rule, on: 'target', says, passesFrom: null, issue: null };
  const releases = index.releases.map((release) =>
    has !== null && compareVersions(release.version, has) <= 0 ? release : withHolds(release, [hold]),
  );
  return { ...index, releases };
}
