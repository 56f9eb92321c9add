import type { Hold } from '../../release-safety/hold.ts';
import { withHolds } from '../../release-safety/release.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import type { RunningRecord } from '../report/report.ts';
import type { JumpTerms, OpenMigrations, PromotionReport } from '../report/span-report.ts';

/** For a jump that nothing but the releases decides. */
export const NO_TERMS: JumpTerms = { promotion: null, migrations: null };

/** The index with what the terms of a jump hold. They can only restrict. */
export function underTerms(index: ReleaseIndex, from: Version, { promotion, migrations }: JumpTerms): ReleaseIndex {
  const promoted = promotion === null ? index : holdAbove(index, promotion);
  return migrations === null ? promoted : holdNext(promoted, from, migrations);
}

/** The open migrations of a service; null if there are none, or if it does not tell. */
export function openMigrationsOf(service: RunningRecord | null): OpenMigrations | null {
  if (service === null || service.migrations === null || service.migrations === 'done') return null;
  return { location: service.location, state: service.migrations };
}

/** What to tell of migrations that are not done. */
export const OPEN_MIGRATIONS: Readonly<Record<OpenMigrations['state'], string>> = {
  pending: 'its migrations have not finished',
  parked: 'its migrations are parked, so a person has to look at their log',
  unavailable: 'it cannot tell now whether its migrations are done',
};

/**
 * Holds every way that leads on from a version whose migrations are not done (docs/rules.md#open-migrations). A required stop has to be installed
 * with its migrations run, so from there the way is closed.
 */
function holdNext(index: ReleaseIndex, from: Version, { location, state }: OpenMigrations): ReleaseIndex {
  const isStop = index.releases.some(({ requiredStops }) => requiredStops.includes(from));
  const rule = isStop ? 'migrations-open-at-stop' : 'migrations-open';
  const says = `${location} runs ${from}, and ${OPEN_MIGRATIONS[state]}`;
  const hold: Hold = { rule, on: 'span', says, passesFrom: null, issue: null };
  const next = index.releases.findIndex(({ version }) => compareVersions(version, from) > 0);
  return { ...index, releases: index.releases.map((each, at) => (at === next ? withHolds(each, [hold]) : each)) };
}

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
