import type { DeploymentChange } from '../deployment/changes.ts';
import type { Tree } from '../deployment/trees/tree.ts';
import type { DeploymentReport } from './deployment-report.ts';
import type { PolicedEvidence } from './policy/policy.ts';
import type { Report } from './report.ts';
import type { GateSettings } from './settings.ts';
import type { SpanReport } from './span-report.ts';

/** One deployment with the judgement on it and the facts behind it. */
export interface JudgedDeployment {
  readonly change: DeploymentChange;
  readonly report: DeploymentReport;
  /** Null if there was no jump to judge. */
  readonly span: SpanReport | null;
}

/** The judgement on a change of a repository. */
export interface Judged {
  readonly report: Report;
  readonly deployments: readonly JudgedDeployment[];
  /** Null if nothing had to be fetched. */
  readonly evidence: PolicedEvidence | null;
}

/** Judges another head against the same base, with evidence that was already read. */
export type JudgeAgain = (head: Tree, settings: GateSettings, evidence: PolicedEvidence | null) => Promise<Judged>;
