import { product } from '../product/product.ts';
import { compareVersions, type Version } from '../release-safety/version.ts';
import { type Block, item } from './blocks.ts';
import type { Pen } from './pen.ts';
export interface JumpOfWindow {
  /** The version that starts in it. */
  readonly to: Version;
  /** Null for an upgrade. */
  readonly back: WayBack | null;
  /** Of the service's chart, for deployments that do not know it. */
  readonly chartVersion: string | null;
}

/** A jump to an older version, and whether a backup made under it has to be restored before it starts (docs/rollback.md). */
export interface WayBack {
  readonly from: Version;
  readonly restores: boolean;
}

/** Whether the image of a version can check the database (docs/rules.md#before-the-window). */
export function hasPreflight(version: Version): boolean {
  return compareVersions(version, product.preflight.since as Version) >= 0;
}

/** Where the command is. Nobody has to rely on it, because the new version repeats it before it migrates. Nothing but a job with the new image sees the database as the new version does. */
export function preflightItem(to: Version, pen: Pen): Block {
  const page = pen.reference(pen.code(product.preflight.name), product.preflight.page);
  return item(
    `Optional: run ${page} as a separate job with the image of ${pen.version(to)}, before you stop anything.`,
  );
}
