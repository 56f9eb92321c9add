import type { CandidateRules } from '../candidates.ts';
import type { ImageRules } from '../deployment.ts';
import type { Reading } from '../finding.ts';
import type { Files } from '../source/source-files.ts';

/** What a run's settings say about reading deployments (DESIGN section 5). Paths start at the repository's root. */
export interface KindSettings extends ImageRules, CandidateRules {
  /** Name of the service's chart. */
  readonly chart: string;
  /** The chart's version where no file has it; null where it was not given. */
  readonly chartVersion: string | null;
  /** Files with variables for compose, later ones win. */
  readonly envFiles: readonly string[];
  /** Compose files that are used together, in the order of `-f`; empty where compose's own rules apply. */
  readonly composeFiles: readonly string[];
}

/**
 * Reads deployments of one kind. It never throws for what stands in a file: what it cannot read is the problem of the
 * deployment that needs it. It reads first order and tells second order (DETECTION section 6).
 */
export interface KindReader {
  /**
   * @param candidates paths worth a look, not yet claimed by a kind before this one: they hold the service's name or stand in a
   *   folder of that name, on either side of a comparison, and parse as YAML where their names say so
   * @param claimed files that kinds before this one have spoken for, whatever they hold
   * @throws TreeError where the tree cannot be read
   */
  read(
    files: FilesOfTree,
    candidates: readonly string[],
    settings: KindSettings,
    claimed: ReadonlySet<string>,
  ): Promise<Reading>;
}

/** A way to deploy the service, known before its reader is loaded. */
export interface Kind {
  readonly kind: string;
  /** Names (without folder) of the files that it starts from, for the cheap search: `*.yaml`. */
  readonly startsFrom: readonly string[];
  /**
   * Whether the tree can hold any; else the reader is not loaded. Takes what `read` takes.
   *
   * @throws TreeError where the tree cannot be read
   */
  mayBeIn(files: FilesOfTree, candidates: readonly string[], settings: KindSettings): boolean | Promise<boolean>;
  load(): Promise<KindReader>;
}

/** Files whose readings can be recorded, one record a deployment. */
export interface FilesOfTree extends Files {
  recorded(): Files & { readonly asked: ReadonlySet<string> };
  /** Those of the files whose bytes contain a text, in any case; perhaps more. */
  containing(text: string, paths: readonly string[]): Promise<readonly string[]>;
}
