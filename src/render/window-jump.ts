import type { Version } from '../release-safety/version.ts';

/** The jump that a window is for. */
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
