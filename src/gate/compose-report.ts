import type { Evidence } from '../evidence/evidence.ts';
import { compareDeployments, compareSpans, conclude } from './conclude.ts';
import type { Report } from './report.ts';
import type { Settings } from './settings.ts';
import { TOOL } from './tool.ts';

/** What a run found, before it is put in order. */
export interface Findings extends Pick<Report, 'comparison' | 'problem' | 'deployments' | 'spans' | 'notes'> {
  /** Null where nothing had to be fetched. */
  readonly evidence: Evidence | null;
}

/** Problems that no `fail-on` lets pass: the question could not be asked (DESIGN section 4). */
const ALWAYS_FAILS = new Set(['no-target', 'target-missing']);

/** Brings the findings of a run into one report, and concludes. */
export function composeReport(settings: Settings, findings: Findings): Report {
  const { evidence, problem } = findings;
  const deployments = [...findings.deployments].sort(compareDeployments);
  const concluded = conclude(deployments);
  const decision = problem === null ? concluded.decision : 'unproven';
  const upgradeMode = problem === null ? concluded.upgradeMode : 'Recreate';
  const problems = [problem, ...deployments.filter(({ tolerated }) => !tolerated).map((each) => each.problem)];
  const cannotBeAsked = problems.some((each) => each !== null && ALWAYS_FAILS.has(each.code));
  const failOn = settings['fail-on'];
  const fails = cannotBeAsked || deployments.some((each) => each.fails) || (problem !== null && failOn !== 'never');
  return {
    reportVersion: '1',
    tool: TOOL,
    generatedAt: new Date().toISOString(),
    decision,
    upgradeMode,
    safe: upgradeMode === 'RollingUpdate',
    outcome: { failOn, fails, cannotBeAsked },
    chartVersion: settings['chart-version'] ?? null,
    comparison: findings.comparison,
    problem,
    deployments,
    spans: [...findings.spans].sort(compareSpans),
    notes: findings.notes,
    evidence: {
      artifacts: settings.artifacts,
      index: {
        schemaVersion: evidence?.index?.schemaVersion ?? null,
        generatedAt: evidence?.index?.generatedAt ?? null,
      },
      documents: evidence === null ? [] : [evidence.indexRecord, ...evidence.artifactRecords],
      drift: evidence?.drift ?? [],
    },
  };
}
