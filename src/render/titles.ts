import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Report } from '../gate/report/report.ts';
import type { HopReport, SpanReport } from '../gate/report/span-report.ts';
import { capital, countOf } from '../page/words.ts';
import type { Reason, Rule } from '../release-safety/decision.ts';
import { barOf, barringWords } from './hold-words.ts';
import type { Pen } from './pen.ts';
import { type DeploymentState, STATES, spanOf, stateOf } from './states.ts';

export interface Statement {
  readonly state: DeploymentState;
  readonly mark: string;
  readonly title: string;
}

/** The title and mark of a deployment on one surface. A tool without a mode has no word for it. */
export function stateDeployment(report: Report, deployment: DeploymentReport, pen: Pen): Statement {
  const state = stateOf(deployment);
  const { mark, rolls } = STATES[state];
  const { from, to } = deployment;
  const span = spanOf(report, deployment);
  const title =
    span === undefined
      ? TITLES[state](deployment, `${from ?? '?'} → ${to === null ? '?' : pen.version(to)}`, pen)
      : titleOfSpan(span, pen);
  const noWord = deployment.writes.stop === 'exception' ? ` (${pen.code('Recreate')})` : '';
  return { state, mark: deployment.fails && rolls ? '❌' : mark, title: title.replace(noWord, '') };
}

/** The decision on a jump as a short title. */
export function titleOfSpan(span: SpanReport, pen: Pen): string {
  const { decision, from, to, plan, reasons } = span;
  const jump = `${from} → ${pen.version(to)}`;
  const ofPolicy = barringWords((barOf(span) ?? reasons[0])?.rule);
  if (ofPolicy !== null) return ofPolicy.title(jump, to);
  switch (decision) {
    case 'unchanged':
      return `${to} is both the current and the target version`;
    case 'roll':
      return `${jump} can roll`;
    case 'recreate':
      return `${jump} needs downtime (${pen.code('Recreate')})`;
    case 'blocked':
      return plan.hops === null
        ? `No allowed upgrade leads from ${from} to ${to}`
        : `${jump} needs ${countOf(plan.hops.length, 'step')}${describeDowntime(plan.hops)}`;
    case 'unproven':
      return `Could not check ${jump}: ${describeMissing(reasons[0])}`;
  }
}

function describeDowntime(hops: readonly HopReport[]): string {
  const countOfSteps = (wanted: HopReport['decision']) => hops.filter(({ decision }) => decision === wanted).length;
  const [count, unknown] = [countOfSteps('recreate'), countOfSteps('unproven')];
  if (count === hops.length && count > 1) return `, ${count === 2 ? 'both' : 'all'} with downtime`;
  if (count === 0) return unknown === 0 ? '' : ', perhaps with downtime';
  return `, ${unknown === 0 ? '' : 'at least '}${count} with downtime`;
}

function describeMissing(reason: Reason | undefined): string {
  if (reason?.rule === 'not-indexed') return `${reason.release} is not in the index`;
  return (reason && MISSING[reason.rule]) ?? 'nothing proves that it can roll';
}

const MISSING: Partial<Record<Rule, string>> = {
  'index-unavailable': 'the release-safety index cannot be read',
  'coverage-gap': 'the index has a gap',
  malformed: 'the index has an unreadable row',
  contradiction: 'the documents contradict each other',
  unverified: 'artifacts cannot be read',
};

/** The titles of deployments without a judged jump. */
const TITLES: Record<DeploymentState, (deployment: DeploymentReport, jump: string, pen: Pen) => string> = {
  unproven: (deployment) => `${capital(subjectOf(deployment))} cannot be checked`,
  downgrade: (_, jump) => `${jump} is a downgrade`,
  blocked: (_, jump) => `${jump} cannot roll`,
  recreate: (_, jump, { code }) => `${jump} needs downtime (${code('Recreate')})`,
  'other-image': ({ to }, _, { code }) => `${to ?? 'The version'} stays, but its image changes (${code('Recreate')})`,
  'runs-other': ({ to }, _, { code }) => `${to} stays, but another version is running (${code('Recreate')})`,
  'other-mode': (_, jump) => `${jump} can roll, but the files declare another mode`,
  roll: (_, jump) => `${jump} can roll`,
  install: ({ to }) => `${to ?? 'A deployment'} is new here`,
  removed: ({ from }) => `${from ?? 'A deployment'} is no longer deployed`,
  tolerated: () => 'Not checked: already so before this change',
  unchanged: ({ to }) => `${to ?? 'The version'} stays`,
};

function subjectOf({ from, to }: DeploymentReport): string {
  if (from !== null && to !== null) return from === to ? to : `${from} → ${to}`;
  if (to !== null) return `the upgrade to ${to}`;
  return from === null ? 'this deployment' : `the upgrade from ${from}`;
}
