import type { ApiSurfaceReport, ReleaseReport } from './span-report.ts';

/*
 * What an artifact leaves open. A section that is not there, that was not compared, or that says there is something without
 * saying what, is never the same as nothing.
 */

/** Whether the artifact leaves open what breaks for the consumers of an API. */
export function isApiUnknown(surface: ApiSurfaceReport | null): boolean {
  return surface === null || (surface.changes.count === 0 && (!surface.checked || surface.breaking !== false));
}

/** Whether it leaves open what is done to the database. */
export function areMigrationsUnknown({ migrations }: Pick<ReleaseReport, 'migrations'>): boolean {
  return migrations === null || (migrations.count === 0 && migrations.present !== false);
}

/** Whether it leaves open which environment variables change. */
export function isConfigUnknown({ config }: Pick<ReleaseReport, 'config'>): boolean {
  return config === null || !config.checked || (config.changes.length === 0 && config.breaking !== false);
}
