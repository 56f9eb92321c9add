import type { DeploymentReport } from '../../gate/deployment-report.ts';
import type { Report } from '../../gate/report.ts';
import type { SpanReport } from '../../gate/span-report.ts';
import { isGiven, isOtherBuild } from './states.ts';

/** A jump with the deployments that its judgement speaks for. */
export interface Jump {
  readonly span: SpanReport;
  readonly deployments: readonly DeploymentReport[];
}

/**
 * The jumps to show, the worst first. A jump is left out if only deployments with a problem or with another image make it: the
 * documents say nothing about those. So is a version that stays and was only looked up because the other side was given.
 */
export function jumpsOf(report: Report): readonly Jump[] {
  const known = KNOWN.get(report) ?? findJumps(report);
  KNOWN.set(report, known);
  return known;
}

/** Cached, because every part of a page asks for its jumps and no report ever changes. */
const KNOWN = new WeakMap<Report, readonly Jump[]>();

function findJumps({ spans, deployments }: Report): Jump[] {
  const makersOf = new Map<string, DeploymentReport[]>();
  for (const deployment of deployments) {
    const makers = makersOf.get(jumpOf(deployment));
    if (makers === undefined) makersOf.set(jumpOf(deployment), [deployment]);
    else makers.push(deployment);
  }
  return spans.flatMap((span) => {
    const makers = makersOf.get(jumpOf(span)) ?? [];
    const judged = makers.filter((maker) => maker.problem === null && !isOtherBuild(maker, span));
    if (span.decision === 'unchanged' && !judged.some(isGiven)) return [];
    return makers.length > 0 && judged.length === 0 ? [] : [{ span, deployments: judged }];
  });
}

function jumpOf({ from, to }: Pick<DeploymentReport, 'from' | 'to'>): string {
  return `${from} ${to}`;
}
