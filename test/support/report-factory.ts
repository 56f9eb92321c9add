import { factsOf } from '../../src/deployment/kinds/kinds.ts';
import type {
  Advice,
  DeploymentReport,
  ProblemReport,
  VariableReport,
} from '../../src/gate/report/deployment-report.ts';
import type { Choice, Report } from '../../src/gate/report/report.ts';
import type {
  ApiSurfaceReport,
  ApiTotals,
  DeclaredBreakReport,
  Explanation,
  HopReport,
  MigrationReport,
  ReleaseReport,
  SpanReport,
  VerdictRun,
} from '../../src/gate/report/span-report.ts';
import { type Decision, type Reason, upgradeModeOf } from '../../src/release-safety/decision.ts';
import { tableImpacts } from '../../src/release-safety/table-impact.ts';
import type { Verdict } from '../../src/release-safety/verdict.ts';
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
  const verdict: Verdict = isProven ? true : decision === 'unproven' ? 'unknown' : false;
  const verdicts = [{ verdict, first: to, last: to, count: 1 }];
  const report: SpanReport = {
    from,
    to,
    direction: from === to ? 'same-version' : 'upgrade',
    decision,
    upgradeMode,
    verdict,
    reasons,
    requiredStops: [],
    minimumPreviousVersion: null,
    missingRanges: [],
    coveredReleases: 1,
    plan:
      decision === 'unproven'
        ? { hops: null, problem: { rule: 'not-indexed', release: to, says: 'no row' } }
        : { hops: [{ from, to, decision, upgradeMode, reasons, evidence: 'verified', demand: null }], problem: null },
    newestRollingVersion: isProven ? to : null,
    newestRollingHops: isProven ? 1 : null,
    newestRollingEvidence: 'verified',
    verdicts,
    explanation: explanation(isProven ? [] : [releaseReport({ version: to, verdict })]),
    promotion: null,
    migrations: null,
    policy: null,
  };
  return { ...report, ...(changes as Partial<SpanReport>) };
}

/** Neighbouring releases of one verdict; a picture counts them and does not name them. */
export function verdictRun(verdict: Verdict, count: number): VerdictRun {
  return { verdict, first: version('1.3.0'), last: version('1.3.0'), count };
}

/** A hop between two versions, forced by its last release where it may not be rolled. */
export function hopReport(from: Text, to: Text, changes: Partial<HopReport> = {}): HopReport {
  const decision = changes.decision ?? 'roll';
  const upgradeMode = upgradeModeOf(decision);
  const reasons = REASONS[decision](version(to));
  return {
    from: version(from),
    to: version(to),
    decision,
    upgradeMode,
    reasons,
    evidence: 'verified',
    demand: null,
    ...changes,
  };
}

/** A release whose artifact tells of one migration and nothing else, unless told otherwise. */
export function releaseReport(changes: Changes<ReleaseReport> = {}): ReleaseReport {
  const silent = surfaceReport();
  return {
    verdict: false,
    releaseDate: '2026-11-20T10:00:00.000Z',
    explained: true,
    migrations: { present: true, count: 1, files: [migrationReport()] },
    api: { rest: silent, mcp: silent },
    config: { checked: true, breaking: false, changes: [] },
    declaredBreaks: [],
    declaredAdvisories: [],
    ...changes,
    version: version(changes.version ?? '1.3.0'),
  };
}

/** A surface of the API that was compared, and does not change, unless told otherwise. */
export function surfaceReport(changes: Partial<ApiSurfaceReport> = {}): ApiSurfaceReport {
  return { checked: true, breaking: false, changes: NOTHING_LISTED, advisories: NOTHING_LISTED, ...changes };
}

/** A migration on one table, which it neither rewrites nor locks nor scans, unless told otherwise. */
export function migrationReport(changes: Partial<MigrationReport> = {}): MigrationReport {
  const heaviness = { rewritesTable: false, locksTable: false, scansTable: false };
  return { name: '20261101_add_label.ts', edition: 'core', tables: ['labels'], heaviness, ...changes };
}

/** A break that its engineers declared in a file of theirs, unless told otherwise. */
export function declaredBreak(changes: Partial<DeclaredBreakReport> = {}): DeclaredBreakReport {
  const place = { source: 'migrations/a.ts:12', migration: null, releasedIn: null };
  return { reason: 'The old version reads it.', requiredStop: false, ...place, ...changes };
}

/** What releases do to one surface of the API: nothing, unless told otherwise. */
export function apiTotals(changes: Partial<ApiTotals> = {}): ApiTotals {
  return { ...NO_TOTALS, ...changes };
}

const NOTHING_LISTED = { lines: [], count: 0, unlisted: 0 };
const NO_TOTALS = { breaking: 0, unlisted: 0, advisories: 0, releases: [], unknown: [] };

/** What releases bring, of which only their migrations count together, unless told otherwise. */
export function explanation(releases: readonly ReleaseReport[], changes: Partial<Explanation> = {}): Explanation {
  const shipped = releases.flatMap(({ version: release, migrations }) =>
    (migrations?.files ?? []).map(({ tables, heaviness }) => ({ release, tables, heaviness })),
  );
  const api = { rest: NO_TOTALS, mcp: NO_TOTALS };
  return { releases, unexplained: 0, tables: tableImpacts(shipped), api, config: [], ...changes };
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
    environments: [],
    exceptions: [],
    promotion: null,
    migrations: null,
    rollback: null,
    reverts: false,
    fails: change === 'downgrade' || mode === 'Recreate',
    chart: { from: null, to: null },
    declared: { upgradeMode: null, migrationJob: null },
    declaredAt: null,
    writes: writes(changes),
    leftovers: [],
    advice: [],
    variables: [],
    steps: [],
    unseenVariables: [],
  };
  return { ...report, ...(changes as Partial<DeploymentReport>) };
}

/** As the kind of the deployment has it. */
export function writes(
  { kind = 'helm-values', file = 'deploy/values.yaml' }: Partial<Pick<DeploymentReport, 'kind' | 'file'>>,
  keys: readonly string[] = [],
): DeploymentReport['writes'] {
  const { stop, chart } = factsOf(kind);
  const isCompose = kind === 'compose';
  const form = chart === 'none' ? stop : 'chart';
  const argoCd = kind === 'argo-cd' ? { application: 'bi', namespace: 'argocd' } : null;
  const services = isCompose ? ['web'] : [];
  const carrier = isCompose ? file : null;
  return { stop: form, argoCd, release: null, carrier, services, keys, workers: [], neighbours: [] };
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

/** A variable `OLD_NAME` that 1.3.0 removes and that is not set here, unless told otherwise. */
export function variableReport(changes: Partial<VariableReport> = {}): VariableReport {
  const { effect = 'removed', state = 'not-set', names = ['OLD_NAME'] } = changes;
  const after = { removed: null, renamed: 'NEW_NAME', 'default-changed': names[0] }[effect];
  const setName = { set: names[0], 'set-new': after, 'not-set': null, unseen: null }[state];
  return {
    effect,
    names: effect === 'renamed' ? [names[0], 'NEW_NAME'] : names,
    name: after,
    previousDefault: 'old',
    defaultValue: effect === 'removed' ? null : 'new',
    releases: [version('1.3.0')],
    state,
    setName,
    file: setName === null ? null : 'deploy/values.yaml',
    line: setName === null ? null : 30,
    ...changes,
  };
}

/** A choice: one stop, declared at line 20 of the deployment's values, unless told otherwise. */
export function choiceReport(changes: Changes<Choice> = {}): Choice {
  const edits = changes.edits ?? [
    {
      file: 'deploy/values.yaml',
      at: 'line',
      line: 20,
      current: 'image:',
      removed: ['  mode: RollingUpdate'],
      added: ['  mode: Recreate'],
    },
  ];
  return {
    id: 'stop',
    title: 'Downtime: go to 1.3.0 in a maintenance window',
    deployments: ['helm-values:deploy/values.yaml#'],
    patch: edits.length === 0 ? null : 'diff --git a/deploy/values.yaml b/deploy/values.yaml\n',
    command: null,
    instead: null,
    inputs: [],
    failOn: 'mode-mismatch',
    after: [],
    thenPasses: true,
    ...(changes as Partial<Choice>),
    edits,
    to: changes.to === undefined ? version('1.3.0') : (changes.to as Version | null),
  };
}

/** The way without a stop: an older version. */
export function rollChoice(changes: Changes<Choice> = {}): Choice {
  return choiceReport({
    id: 'roll',
    title: 'No downtime today: go to 1.2.9 now, to 1.3.0 later',
    to: '1.2.9',
    edits: [
      {
        file: 'deploy/values.yaml',
        at: 'line',
        line: 12,
        current: 'image:',
        removed: ['  tag: 1.3.0'],
        added: ['  tag: 1.2.9'],
      },
    ],
    failOn: 'not-rolling',
    ...changes,
  });
}

/** Where a report of a run on GitHub links to. */
export const LINKS: Report['links'] = {
  repository: 'https://github.com/acme/deploy',
  run: 'https://github.com/acme/deploy/actions/runs/7',
  gate: 'https://github.com/acme/upgrade-gate/blob/v1',
  program: 'npx --yes github:acme/upgrade-gate#v1',
};

/** A problem of some deployment or run. */
export function problemReport(changes: Partial<ProblemReport> = {}): ProblemReport {
  return {
    code: 'moving-tag',
    message: '`latest` at deploy/values.yaml:12 names no version. Pin X.Y.Z.',
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
    links: { repository: null, run: null, gate: null, program: 'upgrade-gate' },
    choices: [],
    problem: null,
    deployments,
    spans,
    rendered: null,
    notes: [],
    teamFile: null,
    policy: null,
    approval: null,
    endpoints: null,
    tableSizes: null,
    evidence: {
      artifacts: 'verify',
      index: {
        schemaVersion: '1',
        generatedAt: '2026-11-21T11:00:00.000Z',
        newestRelease: { version: '2.160.0' as Version, releaseDate: '2026-11-20T10:00:00.000Z' },
      },
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
      running: [],
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
