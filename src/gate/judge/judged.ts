import type { DeploymentChange } from '../../comparison/compare-trees.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Tree } from '../../repository/tree.ts';
import type { PolicedEvidence } from '../policy/policy.ts';
import type { DeploymentReport } from '../report/deployment-report.ts';
import type { Report } from '../report/report.ts';
import type { SpanReport } from '../report/span-report.ts';
import type { GateSettings } from '../settings.ts';

/** One deployment with the judgement on it and the facts behind it. */
export interface JudgedDeployment {
  readonly change: DeploymentChange;
  readonly report: DeploymentReport;
  /** Null if there was no jump to judge. */
  readonly span: SpanReport | null;
  /** The version that runs, if a service was asked and told it. */
  readonly runs: Version | null;
}

/** Whether what runs is known, and the files say `latest` or have no tag. */
export function canPin({ change, runs }: Pick<JudgedDeployment, 'change' | 'runs'>): boolean {
  return runs !== null && change.head?.problem?.code === 'moving-tag';
}

/** The judgement on a change of a repository. */
export interface Judged {
  readonly report: Report;
  readonly deployments: readonly JudgedDeployment[];
  /** Null if nothing had to be fetched. */
  readonly evidence: PolicedEvidence | null;
}

/** Versions that the user's own tools will render, by the id of the object. */
export type RenderedVersions = ReadonlyMap<string, Version>;

/** Judges another head against the same base, with evidence that was already read. */
export type JudgeAgain = (
  head: Tree,
  settings: GateSettings,
  evidence: PolicedEvidence | null,
  rendered: RenderedVersions,
) => Promise<Judged>;
