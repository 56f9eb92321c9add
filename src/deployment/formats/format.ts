import type { CandidateRules } from '../candidates.ts';
import type { Found, ImageRules } from '../deployment.ts';
import type { Files } from '../source/source-files.ts';

/** What a run's settings say about reading deployments (DESIGN section 5). Paths start at the repository's root. */
export interface FormatSettings extends ImageRules, CandidateRules {
  /** Name of the service's chart. */
  readonly chart: string;
  /** The chart's version where no file has it; null where it was not given. */
  readonly chartVersion: string | null;
  /** Files with variables for compose, later ones win. */
  readonly envFiles: readonly string[];
  /** Whether commands in scripts and workflows are read. */
  readonly scanCommands: boolean;
  /** Compose files that are used together, in the order of `-f`; empty where compose's own rules apply. */
  readonly composeFiles: readonly string[];
}

/** What a format's reader found. */
export interface FormatResult {
  readonly found: readonly Found[];
  /** Files that are spoken for, so that no later format reads them on its own. */
  readonly claimed: readonly string[];
}

/**
 * A way to deploy the service. A reader never throws for what stands in a file: what it cannot read is the problem of
 * the deployment that needs it.
 */
export interface Format {
  readonly kind: string;
  /** Names (without folder) of the files that it starts from, for the cheap search: `*.yaml`. */
  readonly startsFrom: readonly string[];
  /** Whether the settings of a run ask for it; always, where it does not say. */
  readonly isWanted?: (settings: FormatSettings) => boolean;
  /**
   * @param candidates paths worth a look, not yet claimed by a format before this one: they hold the service's name or
   *   stand in a folder of that name, and parse as YAML where their names say so
   * @throws TreeError where the tree cannot be read
   */
  read(files: FilesOfTree, candidates: readonly string[], settings: FormatSettings): Promise<FormatResult>;
  /**
   * Whether the carrier of a deployment that was found in another tree is still in this one, readable or not: the
   * service of a compose file, a file of values.
   */
  carries(files: Files, deployment: Pick<Found, 'carrier' | 'identities'>, settings: FormatSettings): Promise<boolean>;
}

/** Files whose readings can be recorded, one record a deployment. */
export interface FilesOfTree extends Files {
  recorded(): Files & { readonly asked: ReadonlySet<string> };
  /** Those of the files whose bytes contain a text, in any case; perhaps more. */
  containing(text: string, paths: readonly string[]): Promise<readonly string[]>;
}
