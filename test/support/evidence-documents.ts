import { isVersion, type Version } from '../../src/release-safety/version.ts';

/** A version of a test. */
export function version(text: string): Version {
  if (!isVersion(text)) throw new Error(`"${text}" is not a version`);
  return text;
}

/** A row of an index: live and safe, unless changed. */
export function row(release: string, previousVersion: string | null, changes: object = {}) {
  return {
    version: release,
    previousVersion,
    releaseDate: '2026-07-01T00:00:00Z',
    rollingUpdateSafe: true,
    requiredStops: [],
    minPreviousVersion: null,
    backfilled: false,
    ...changes,
  };
}

/** An index of the rows, covering everything from 1.0.0. */
export function releaseIndex(...entries: readonly object[]) {
  return { schemaVersion: '1', generatedAt: '2026-07-01T00:00:00Z', backfillFloorVersion: '1.0.0', entries };
}

/** A release's own document: safe, unless changed. */
export function releaseArtifact(release: string, previousVersion: string | null, changes: object = {}) {
  return {
    schemaVersion: '2',
    version: release,
    previousVersion,
    releaseDate: '2026-07-01T00:00:00Z',
    migrations: null,
    compatibility: { rollingUpdateSafe: true, recommendedStrategy: 'RollingUpdate' },
    api: null,
    config: null,
    upgrade: { minPreviousVersion: null, requiredStops: [] },
    ...changes,
  };
}
