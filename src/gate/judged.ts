import type { Change } from '../deployment/changes.ts';
import type { Tree } from '../deployment/trees/tree.ts';
import type { PolicedEvidence } from './policy/policy.ts';
import type { DeploymentReport, Report, SpanReport } from './report.ts';
import type { Settings } from './settings.ts';

/** One deployment as a run judged it, with all that is known of it. */
export interface JudgedDeployment {
  readonly change: Change;
  readonly report: DeploymentReport;
  /** Null where there was no jump to judge. */
  readonly span: SpanReport | null;
}

/** The judgement on a change of a repository. */
export interface Judged {
  readonly report: Report;
  readonly deployments: readonly JudgedDeployment[];
  /** Null where nothing had to be fetched. */
  readonly evidence: PolicedEvidence | null;
}

/** Judges another head against the same base, with evidence that was already read. */
export type JudgeAgain = (head: Tree, settings: Settings, evidence: PolicedEvidence | null) => Promise<Judged>;
