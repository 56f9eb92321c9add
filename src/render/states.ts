import { groupBy } from '../deployment/group-by.ts';
import { remembered } from '../deployment/remembered.ts';
import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Report } from '../gate/report/report.ts';
import { isJumpOf, type SpanReport } from '../gate/report/span-report.ts';

/**
 * The possible states of a deployment, the worst first. docs/report.md#marks says what each mark means; `count` has the words after one and
 * after several; `rolls` says whether it may be rolled out while the old version runs.
 */
export const STATES = {
  unproven: { mark: '❓', count: ['not proven'], rolls: false },
  downgrade: { mark: '⛔', count: ['downgrade', 'downgrades'], rolls: false },
  blocked: { mark: '⛔', count: ['blocked'], rolls: false },
  recreate: { mark: '🟠', count: ['needs downtime', 'need downtime'], rolls: false },
  /** The version stays, but its image changes. */
  'other-image': { mark: '🟠', count: ['with another image'], rolls: false },
  /** Nothing changes here, but another version runs. */
  'runs-other': { mark: '🟠', count: ['with another version running'], rolls: false },
  /** It could roll, but `fail-on` does not let the declared mode pass. */
  'other-mode': { mark: '❌', count: ['with another mode declared'], rolls: true },
  roll: { mark: '✅', count: ['can roll'], rolls: true },
  install: { mark: 'ℹ️', count: ['new'], rolls: true },
  removed: { mark: 'ℹ️', count: ['removed'], rolls: true },
  /** The same problem existed before the change. */
  tolerated: { mark: 'ℹ️', count: ['not checked'], rolls: true },
  unchanged: { mark: '✅', count: ['unchanged'], rolls: true },
} as const satisfies Record<string, { mark: string; count: readonly string[]; rolls: boolean }>;

export type DeploymentState = keyof typeof STATES;

/** The state of a deployment. */
export function stateOf(deployment: DeploymentReport): DeploymentState {
  const { problem, tolerated, fails, change, decision, upgradeMode, from, advice } = deployment;
  const isTolerated = tolerated && !fails;
  if (problem !== null && !isTolerated) return 'unproven';
  if (change === 'removed' || change === 'downgrade') return change;
  if (problem !== null) return 'tolerated';
  if (change === 'install') return change;
  if (decision === null) return 'unproven';
  // A version that stays is never looked up in the index, so the image or what runs has to be the reason.
  if (decision === 'unchanged' && upgradeMode === 'Recreate') {
    if (advice.some(({ code }) => /^(?:image|digest)-changed$/.test(code))) return 'other-image';
    if (from !== null) return 'runs-other';
  }
  return fails && (decision === 'roll' || decision === 'unchanged') ? 'other-mode' : decision;
}

/** The mark of a jump. */
export function markOfSpan({ decision }: SpanReport): string {
  return STATES[decision].mark;
}

/** Whether the versions were given. Then there is no file, only the span. */
export function isGiven({ kind }: DeploymentReport): boolean {
  return kind === 'given';
}

/** The judgement behind the state of a deployment; undefined if the state has another reason. */
export function spanOf({ spans }: Report, deployment: DeploymentReport): SpanReport | undefined {
  const { problem } = deployment;
  const state = stateOf(deployment);
  const isJudged = state === 'roll' || state === 'recreate' || state === 'blocked' || state === 'unproven';
  if (problem !== null || !(isJudged || isGiven(deployment))) return undefined;
  const span = spans.find((each) => isJumpOf(each, deployment));
  return span !== undefined && isOtherBuild(deployment, span) ? undefined : span;
}

/** Whether only another image keeps a deployment from rolling. Its span does not show that. */
function isOtherBuild({ decision, problem }: DeploymentReport, span: SpanReport): boolean {
  return problem === null && decision === 'recreate' && span.decision === 'roll';
}

/** The deployments of a report in the order that the reader needs: the worst first, then by the order of the jumps. */
export function worstFirst({ deployments, spans }: Report): DeploymentReport[] {
  const order = Object.keys(STATES);
  const placed = deployments.map((deployment) => ({
    deployment,
    rank: order.indexOf(stateOf(deployment)),
    place: spans.findIndex((span) => isJumpOf(span, deployment)),
  }));
  const sorted = placed.sort((left, right) => left.rank - right.rank || left.place - right.place);
  return sorted.map(({ deployment }) => deployment);
}

/** A jump, and the deployments that make it. */
export interface Jump {
  readonly span: SpanReport;
  readonly deployments: readonly DeploymentReport[];
}

/** The jumps to show, the worst first: none whose deployments all have a problem or another image, and no version that stays unless it was given. */
export const jumpsOf: (report: Report) => readonly Jump[] = remembered(findJumps);

function findJumps({ spans, deployments }: Report): Jump[] {
  const makersOf = groupBy(deployments, jumpOf);
  return spans.flatMap((span) => {
    const makers = (makersOf.get(jumpOf(span)) ?? []).filter((maker) => isJumpOf(span, maker));
    const judged = makers.filter((maker) => maker.problem === null && !isOtherBuild(maker, span));
    if (span.decision === 'unchanged' && !judged.some(isGiven)) return [];
    return makers.length > 0 && judged.length === 0 ? [] : [{ span, deployments: judged }];
  });
}

function jumpOf({ from, to }: Pick<DeploymentReport, 'from' | 'to'>): string {
  return `${from} ${to}`;
}
