import { concludeRun, gravityOf } from '../judge/conclude.ts';
import { failsJob, failsRun } from '../judge/fail-on.ts';
import type { ApprovedReport } from './approved-report.ts';

type Deployment = ApprovedReport['deployments'][number];
type Span = ApprovedReport['spans'][number];

/**
 * Finds a contradiction that no run of the gate writes, such as `safe: true` beside `Recreate`. It shows that somebody edited the report. A
 * report without a contradiction may still be forged, so the check proves nothing.
 *
 * @returns the end of a sentence; null if there is no contradiction
 */
export function findContradiction(report: ApprovedReport): string | null {
  return ofSpans(report) ?? ofDeployments(report) ?? ofWhole(report);
}

function ofSpans({ spans }: ApprovedReport): string | null {
  for (const { from, to, decision, reasons, verdicts } of spans) {
    if (decision !== 'roll' && decision !== 'unchanged') continue;
    if (reasons.length > 0) return `${from} → ${to} is "${decision}" in spite of its reasons`;
    if (verdicts.some(({ verdict }) => verdict !== true) && decision === 'roll') {
      return `${from} → ${to} is "roll" in spite of its verdicts`;
    }
  }
  return null;
}

function ofDeployments({ deployments, spans, outcome }: ApprovedReport): string | null {
  const decisions = new Map(spans.map((span) => [jumpOf(span), span.decision]));
  for (const [at, deployment] of deployments.entries()) {
    const { change, decision, problem, tolerated, fails, from, to } = deployment;
    const name = `member "deployments[${at}]"`;
    const rolls = decision === 'roll' || decision === 'unchanged';
    if (deployment.upgradeMode === 'RollingUpdate' && !rolls)
      return `${name} is RollingUpdate without a decision for it`;
    if (problem !== null && !tolerated && decision !== 'unproven')
      return `${name} is "${decision}" in spite of its problem`;
    if (change === 'unchanged' && problem === null && from !== to) return `${name} is unchanged from ${from} to ${to}`;
    // An upgrade without a judgement is unproven, and a deployment is never better than its jump.
    const judged = decisions.get(jumpOf(deployment)) ?? 'unproven';
    if (change === 'upgrade' && decision !== null && gravityOf(decision) > gravityOf(judged)) {
      return `${name} is "${decision}" and its upgrade "${judged}"`;
    }
    if (!fails && failsWhateverElse(deployment, outcome.failOn))
      return `${name} passes under fail-on: ${outcome.failOn}`;
  }
  return null;
}

/** Whether a deployment fails under `fail-on` even if its chart carries out every declared mode. */
function failsWhateverElse({ decision, change, declared }: Deployment, failOn: ApprovedReport['outcome']['failOn']) {
  const lenient = { isOfChart: false, chartVersion: null, mayMigrateTooEarly: false };
  return failsJob(failOn, 'pass', { decision, change, declaredMode: declared.upgradeMode, ...lenient });
}

function ofWhole(report: ApprovedReport): string | null {
  const { deployments, decision, upgradeMode, safe, outcome, problem } = report;
  const concluded = concludeRun(deployments);
  if (gravityOf(decision) > gravityOf(problem === null ? concluded.decision : 'unproven')) {
    return `member "decision" is "${decision}", better than one of its deployments`;
  }
  const mode = problem === null ? concluded.upgradeMode : 'Recreate';
  if (upgradeMode === 'RollingUpdate' && mode === 'Recreate') {
    return 'member "upgradeMode" is "RollingUpdate", and not every deployment can roll';
  }
  if (safe !== (upgradeMode === 'RollingUpdate')) {
    return `member "safe" is ${safe} and "upgradeMode" is "${upgradeMode}"`;
  }
  if (outcome.fails !== failsRun(report))
    return `member "outcome.fails" is ${outcome.fails}, and the rest of it differs`;
  return null;
}

function jumpOf({ from, to }: Pick<Span | Deployment, 'from' | 'to'>): string {
  return `${from} ${to}`;
}
