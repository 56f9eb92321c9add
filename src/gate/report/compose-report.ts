import type { DocumentRecord } from '../../evidence/document-record.ts';
import { parseLocation } from '../../net/location.ts';
import { TOOL, UNKNOWN_PROGRAM } from '../../net/tool.ts';
import { compareDeployments, compareSpans, concludeRun } from '../judge/conclude.ts';
import { failsAlways, failsRun } from '../judge/fail-on.ts';
import type { PolicedEvidence } from '../policy/policy.ts';
import type { GateSettings } from '../settings.ts';
import type { DeploymentReport } from './deployment-report.ts';
import { endpointsReport } from './endpoints.ts';
import { notesOf } from './notes.ts';
import type { Report } from './report.ts';
import { isJumpOf } from './span-report.ts';

/** The unsorted findings of a run. */
export interface RunFindings extends Pick<Report, 'comparison' | 'problem' | 'spans' | 'rendered' | 'notes'> {
  /** A deployment that was compared with several bases is here several times. All of its entries count. */
  readonly deployments: readonly DeploymentReport[];
  /** Null if nothing had to be fetched. */
  readonly evidence: PolicedEvidence | null;
  readonly running: Report['evidence']['running'];
  /** The changed files that may deploy another version although the gate finds none. */
  readonly unread: readonly string[];
}

/** The report has no links if nobody reads it on a page. */
const NO_LINKS: Report['links'] = { repository: null, run: null, gate: null, program: UNKNOWN_PROGRAM };

/** Puts the findings of a run into one report, and concludes. */
export function composeReport(settings: GateSettings, findings: RunFindings): Report {
  const { evidence, problem } = findings;
  const { team } = settings;
  const all = [...findings.deployments].sort(compareDeployments);
  const deployments = worstOfEach(all);
  const { decision, upgradeMode: proven } = concludeRun(all, problem);
  // Nothing is said of a mode that would be `Recreate` anyway.
  const unread = proven === 'RollingUpdate' ? findings.unread : [];
  const upgradeMode = unread.length > 0 ? 'Recreate' : proven;
  const problems = [problem, ...all.filter(({ tolerated }) => !tolerated).map((each) => each.problem)];
  const cannotBeAsked = problems.some((each) => each !== null && failsAlways(each));
  // A deployment may have one jump from each base. Only the worst one is shown.
  const spans = findings.spans.filter((span) => deployments.some((each) => isJumpOf(span, each))).sort(compareSpans);
  const failOn = settings['fail-on'];
  const newest = evidence?.index?.releases.at(-1);
  const fails = failsRun({ outcome: { failOn, cannotBeAsked }, problem, deployments: all, approval: null });
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
    links: NO_LINKS,
    choices: [],
    problem,
    deployments,
    spans,
    rendered: findings.rendered,
    notes: [...findings.notes, ...notesOf(['notice', 'unread-change', unread])],
    teamFile: team.path === null ? null : { path: team.path, decides: [...team.decides] },
    policy: policyOf(settings, evidence),
    approval: null,
    tableSizes: null,
    endpoints: endpointsReport(settings.endpoints, spans),
    evidence: {
      artifacts: settings.artifacts,
      index: {
        schemaVersion: evidence?.index?.schemaVersion ?? null,
        generatedAt: evidence?.index?.generatedAt ?? null,
        newestRelease: newest === undefined ? null : { version: newest.version, releaseDate: newest.releaseDate },
      },
      documents: documentsOf(evidence),
      drift: evidence?.drift ?? [],
      running: findings.running,
    },
  };
}

/** The team's own policy; null if it has none. */
function policyOf(settings: GateSettings, evidence: PolicedEvidence | null): Report['policy'] {
  const { 'minimum-release-age': age, 'max-index-age': indexAge, 'known-issues': location, team } = settings;
  const own = team.knownIssues === null ? null : team.path;
  // The displayed address has no secret.
  const knownIssues = location === undefined ? own : parseLocation(location, '/').display;
  if (age === undefined && indexAge === undefined && knownIssues === null) return null;
  return {
    minimumReleaseAge: age?.text ?? null,
    maxIndexAge: indexAge?.text ?? null,
    knownIssues,
    judgedAt: evidence?.policy.judgedAt ?? null,
  };
}

function documentsOf(evidence: PolicedEvidence | null): readonly DocumentRecord[] {
  if (evidence === null) return [];
  const { knownIssues } = evidence.policy;
  return [evidence.indexRecord, ...evidence.artifactRecords, ...(knownIssues === null ? [] : [knownIssues])];
}

/** Each deployment once, with its worst result. A tie keeps the first entry of `all`, which has the worst first. */
function worstOfEach(all: readonly DeploymentReport[]): DeploymentReport[] {
  const worst = new Map<string, DeploymentReport>();
  for (const report of all) {
    const key = JSON.stringify([report.id, report.file, report.line, report.column]);
    const other = worst.get(key);
    if (other === undefined || rank(report) < rank(other)) worst.set(key, report);
  }
  return [...worst.values()];
}

/** A smaller number is worse: a failure comes before a pass, and what does not roll before what does. */
function rank({ fails, upgradeMode }: DeploymentReport): number {
  return (fails ? 0 : 2) + (upgradeMode === 'RollingUpdate' ? 1 : 0);
}
