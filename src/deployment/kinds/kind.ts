import type { SourceFiles } from '../../syntax/source-files.ts';
import type { CandidateRules } from '../candidates.ts';
import type { Reading } from '../finding.ts';
import type { ImageRules } from '../image-answer.ts';

/** The run's settings for reading deployments (docs/inputs.md#inputs). Paths start at the repository's root. */
export interface KindSettings extends ImageRules, CandidateRules {
  readonly chart: string;
  /** The chart version to use where no file gives one; null if it was not set. */
  readonly chartVersion: string | null;
  /** Files with variables for compose. Later files win. */
  readonly envFiles: readonly string[];
  /** Compose files that are used together, in the order of `-f`. If empty, compose's own rules apply. */
  readonly composeFiles: readonly string[];
}

/** Reads deployments of one kind. It never throws because of a file: that is a problem of the deployment that needs it. */
export interface KindReader {
  /**
   * @param candidates paths that no earlier kind has claimed, of files that can be parsed
   * @param claimed files that earlier kinds have claimed
   */
  read(
    files: SourceFiles,
    candidates: readonly string[],
    settings: KindSettings,
    claimed: ReadonlySet<string>,
  ): Promise<Reading>;
}
