import type { ApiSurfaceReport, ReleaseReport } from './report/span-report.ts';

/*
 * What an artifact leaves open. A section may be missing, not compared, or say that there is something without saying what. None of these
 * cases means "nothing".
 */

/** Whether the artifact leaves open which changes break the consumers of an API. */
export function isApiUnknown(surface: ApiSurfaceReport | null): boolean {
  return surface === null || (surface.changes.count === 0 && (!surface.checked || surface.breaking !== false));
}

/** Whether the artifact leaves open which migrations change the database. */
export function areMigrationsUnknown({ migrations }: Pick<ReleaseReport, 'migrations'>): boolean {
  return migrations === null || (migrations.count === 0 && migrations.present !== false);
}

/** Whether the artifact leaves open which environment variables change. */
export function isConfigUnknown({ config }: Pick<ReleaseReport, 'config'>): boolean {
  return config === null || !config.checked || (config.changes.length === 0 && config.breaking !== false);
}
