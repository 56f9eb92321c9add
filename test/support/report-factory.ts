import type { Advice, DeploymentReport, ProblemReport, Report, SpanReport } from '../../src/gate/report.ts';
import { type Decision, type Reason, upgradeModeOf } from '../../src/release-safety/decision.ts';
import type { Version } from '../../src/release-safety/version.ts';
import { version } from './documents.ts';

/** A text as a version, without a check: factories are also called with what no rule would let pass. */
type Text = string;

/** What a test wants to differ; versions are plain texts. */
type Changes<T> = { readonly [Member in keyof T]?: T[Member] extends Version | null ? Text | null : T[Member] };

const REASONS: Record<Decision, (to: Version) => readonly Reason[]> = {
  unchanged: () => [],
  roll: () => [],
  recreate: (to) => [{ rule: 'verdict-false', release: to, says: 'false' }],
  blocked: (to) => [{ rule: 'required-stop', release: to, says: 'requiredStops' }],
  unproven: (to) => [{ rule: 'not-indexed', release: to, says: 'no row' }],
};

/** The judgement on a jump: ordinary, with one release and one hop, for the decision that is asked for. */
export function spanReport(changes: Changes<SpanReport> = {}): SpanReport {
  const from = version(changes.from ?? '1.2.0');
  const to = version(changes.to ?? '1.3.0');
  const decision = changes.decision ?? 'roll';
  const upgradeMode = upgradeModeOf(decision);
  const reasons = REASONS[decision](to);
  const isProven = upgradeMode === 'RollingUpdate';
  const report: SpanReport = {
    from,
    to,
    direction: from === to ? 'same-version' : 'upgrade',
    decision,
    upgradeMode,
    verdict: isProven ? true : decision === 'unproven' ? 'unknown' : false,
    reasons,
    requiredStops: [],
    minimumPreviousVersion: null,
    missingRanges: [],
    coveredReleases: 1,
    plan:
      decision === 'unproven'
        ? { hops: null, problem: { rule: 'not-indexed', release: to, says: 'no row' } }
        : { hops: [{ from, to, decision, upgradeMode, reasons, evidence: 'verified' }], problem: null },
    newestRollingVersion: isProven ? to : null,
    newestRollingHops: isProven ? 1 : null,
    newestRollingEvidence: 'verified',
    unprovenReleases: isProven
      ? []
      : [
          {
            version: to,
            verdict: false,
            releaseDate: '2026-11-20T10:00:00.000Z',
            migrations: 1,
            breakingApiChanges: 0,
            configChanges: 2,
            declaredBreaks: [],
          },
        ],
  };
  return { ...report, ...(changes as Partial<SpanReport>) };
}

/** A deployment in a values file that is upgraded from 1.2.0 to 1.3.0 and may be rolled, unless told otherwise. */
export function deploymentReport(changes: Changes<DeploymentReport> = {}): DeploymentReport {
  const from = changes.from === undefined ? '1.2.0' : changes.from;
  const to = changes.to === undefined ? '1.3.0' : changes.to;
  const change = changes.change ?? (from === to ? 'unchanged' : 'upgrade');
  const isJudged = change === 'upgrade' || change === 'unchanged';
  const failsByProblem = changes.problem != null && changes.tolerated !== true;
  const usual = failsByProblem ? 'unproven' : change === 'unchanged' ? 'unchanged' : 'roll';
  const decision = changes.decision === undefined ? (isJudged ? usual : null) : changes.decision;
  const mode = decision === null ? null : upgradeModeOf(decision);
  const report: DeploymentReport = {
    id: 'helm-values:deploy/values.yaml#',
    kind: 'helm-values',
    file: 'deploy/values.yaml',
    line: 12,
    column: 8,
    from: from as Version | null,
    to: to as Version | null,
    change,
    decision,
    upgradeMode: mode,
    problem: null,
    tolerated: false,
    fails: change === 'downgrade' || mode === 'Recreate',
    chart: { from: null, to: null },
    declared: { upgradeMode: null, migrationJob: null },
    advice: [],
  };
  return { ...report, ...(changes as Partial<DeploymentReport>) };
}

/** The deployment of a run on given versions. */
export function givenDeployment(changes: Changes<DeploymentReport> = {}): DeploymentReport {
  return deploymentReport({ id: 'given', kind: 'given', file: null, line: null, column: null, ...changes });
}

/** A warning at the deployment's line, with two lines to write. */
export function adviceReport(changes: Partial<Advice> = {}): Advice {
  return {
    level: 'warning',
    code: 'mode-differs',
    message: 'The decision needs `upgrade.mode: Recreate`, and `deploy/values.yaml:20` sets RollingUpdate.',
    file: 'deploy/values.yaml',
    line: 20,
    lines: ['upgrade:', '  mode: Recreate'],
    ...changes,
  };
}

/** A problem of some deployment or run. */
export function problemReport(changes: Partial<ProblemReport> = {}): ProblemReport {
  return {
    code: 'moving-tag',
    message: '`latest` at deploy/values.yaml:12 names no version: an upgrade cannot be checked. Pin X.Y.Z.',
    ...changes,
  };
}

const WORST: readonly Decision[] = ['unproven', 'blocked', 'recreate', 'roll', 'unchanged'];

/** A report on these deployments: the spans, the decision and the outcome follow from them unless they are given. */
export function report(deployments: readonly DeploymentReport[], changes: Partial<Report> = {}): Report {
  const decisions = deployments.flatMap(({ decision }) => decision ?? []);
  const decision = WORST.find((worse) => decisions.includes(worse)) ?? 'unproven';
  const isSafe =
    deployments.length > 0 &&
    deployments.every(({ upgradeMode, problem }) => upgradeMode === 'RollingUpdate' && problem === null);
  const spans = spansOf(deployments);
  return {
    reportVersion: '1',
    tool: { name: 'upgrade-gate', version: '0.1.0' },
    generatedAt: '2026-11-21T12:00:00.000Z',
    decision,
    upgradeMode: isSafe ? 'RollingUpdate' : 'Recreate',
    safe: isSafe,
    outcome: {
      failOn: 'not-rolling',
      fails: changes.problem != null || deployments.some(({ fails }) => fails),
      cannotBeAsked: changes.problem != null,
    },
    chartVersion: null,
    comparison: { head: 'a'.repeat(40), bases: ['b'.repeat(40)] },
    problem: null,
    deployments,
    spans,
    notes: [],
    evidence: {
      artifacts: 'verify',
      index: { schemaVersion: '1', generatedAt: '2026-11-21T11:00:00.000Z' },
      documents:
        spans.length === 0
          ? []
          : [
              {
                document: 'index',
                release: null,
                location: 'https://documents.test/release-safety-index.json',
                sha256: '0'.repeat(64),
                bytes: 1_000,
                attempts: 1,
                readAt: '2026-11-21T12:00:00.000Z',
                problem: null,
              },
            ],
      drift: [],
    },
    ...changes,
  };
}

function spansOf(deployments: readonly DeploymentReport[]): SpanReport[] {
  const spans = new Map<string, SpanReport>();
  for (const { from, to, decision, problem, kind } of deployments) {
    if (from === null || to === null || decision === null || problem !== null) continue;
    if (decision === 'unchanged' && kind !== 'given') continue;
    spans.set(`${from} ${to}`, spanReport({ from, to, decision }));
  }
  return [...spans.values()].sort((left, right) => WORST.indexOf(left.decision) - WORST.indexOf(right.decision));
}
