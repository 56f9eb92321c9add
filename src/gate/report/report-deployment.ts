import type { DeploymentChange } from '../../comparison/compare-trees.ts';
import type { Chart } from '../../deployment/image-answer.ts';
import type { KindName } from '../../deployment/kinds/kinds.ts';
import type { EvidenceSpan } from '../../evidence/evidence.ts';
import { type Decision, upgradeModeOf } from '../../release-safety/decision.ts';
import { failsJob } from '../judge/fail-on.ts';
import type { GateSettings } from '../settings.ts';
import { adviseOn, mayMigrateTooEarly } from './advice.ts';
import type { DeploymentReport } from './deployment-report.ts';
import type { SpanReport } from './span-report.ts';
import { matchVariables, stepsOf } from './variables.ts';
import { isMadeWithChart, writesOf } from './writes.ts';

/** Whether a change is a jump between two known versions that needs evidence. */
export function needsEvidence(
  change: DeploymentChange,
  { from, to }: Pick<GateSettings, 'from' | 'to'>,
): change is DeploymentChange & EvidenceSpan {
  if (change.problem !== null || change.from === null || change.to === null) return false;
  // A version from the user has to exist, even if it stays the same.
  return change.change === 'upgrade' || (change.change === 'unchanged' && (from !== undefined || to !== undefined));
}

/** What is known about one change of a deployment beside the change itself. */
export interface Circumstances
  extends Pick<
    DeploymentReport,
    'environments' | 'exceptions' | 'promotion' | 'migrations' | 'rollback' | 'reverts' | 'leftovers'
  > {
  /** The judgement on its jump; null if there is none. */
  readonly span: SpanReport | null;
}

/** One deployment as the report shows it. */
export function reportDeployment(
  change: DeploymentChange,
  found: Circumstances,
  settings: GateSettings,
): DeploymentReport {
  const { base, head, place, from, to, problem, tolerated } = change;
  const unnamed: { readonly id: string; readonly kind: KindName } =
    change.line === undefined ? { id: `file:${place.file}`, kind: 'file' } : { ...change.line, kind: 'line' };
  const { id, kind } = head ?? base ?? unnamed;
  const { file, line, column } = place;
  const { span, environments, exceptions, promotion, migrations, rollback, leftovers } = found;
  const isExcepted = exceptions.length > 0;
  const reverts = found.reverts && change.change === 'downgrade';
  const decision = decisionOn(change, span);
  const chartVersion = chartVersionOf(head?.chart ?? null, settings);
  const declared = head?.declared.upgradeMode ?? null;
  const declaredMode = declared?.value ?? null;
  const variables = head?.containerVariables ?? null;
  return {
    id,
    kind,
    file,
    line,
    column,
    from,
    to,
    change: change.change,
    decision,
    upgradeMode: modeOf(change, decision),
    problem: problem === null ? null : { code: problem.code, message: problem.message },
    tolerated,
    fails: failsJob(settings['fail-on'], settings['new-target'], {
      decision,
      change: change.change,
      declaredMode,
      isOfChart: head?.parts.some(isMadeWithChart) === true,
      chartVersion: head?.parts.every(isMadeWithChart) === true ? chartVersion : null,
      mayMigrateTooEarly: head !== null && mayMigrateTooEarly(head, chartVersion),
      isExcepted: isExcepted || reverts,
    }),
    environments,
    exceptions,
    promotion,
    migrations,
    rollback,
    reverts,
    chart: { from: base?.chart?.version ?? null, to: head?.chart?.version ?? null },
    declared: { upgradeMode: declaredMode, migrationJob: head?.declared.migrationJob?.value ?? null },
    declaredAt: declared === null ? null : { file: declared.place.file, line: declared.place.line },
    writes: writesOf(head),
    leftovers,
    advice: adviseOn(change, decision, chartVersion, settings['fail-on'], leftovers, isExcepted),
    steps: span === null ? [] : stepsOf(span, variables),
    ...matchVariables(span?.explanation.config ?? [], variables),
  };
}

/** The version of the chart that carries the change out, from the files or else the input. Deployments that share a place may have none that is right for all. */
function chartVersionOf(chart: Chart | null, settings: GateSettings): string | null {
  const isSeveral = chart !== null && chart.version === null && chart.place === null;
  return chart?.version ?? (isSeveral ? null : (settings['chart-version'] ?? null));
}

function decisionOn(
  { change, problem, tolerated, buildChanged }: DeploymentChange,
  span: SpanReport | null,
): Decision | null {
  if (problem !== null) return tolerated ? 'unchanged' : 'unproven';
  // Lightdash proves that two releases can run side by side. It never proves that two builds can (docs/rules.md#decisions).
  if (span?.decision === 'roll' && buildChanged === 'image') return 'recreate';
  if (span !== null) return span.decision;
  // Without a judgement, an upgrade is not proven, whatever the reason.
  if (change === 'upgrade') return 'unproven';
  return change === 'unchanged' ? 'unchanged' : null;
}

function modeOf(
  { tolerated, buildChanged, from, to }: DeploymentChange,
  decision: Decision | null,
): DeploymentReport['upgradeMode'] {
  if (decision === null) return null;
  // Without both versions, nothing is proven to roll.
  return tolerated || buildChanged !== null || from === null || to === null ? 'Recreate' : upgradeModeOf(decision);
}
