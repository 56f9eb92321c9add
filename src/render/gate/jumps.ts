import { groupBy } from '../../deployment/group-by.ts';
import type { DeploymentReport } from '../../gate/report/deployment-report.ts';
import type { Report } from '../../gate/report/report.ts';
import type { SpanReport } from '../../gate/report/span-report.ts';
import { isGiven, isOtherBuild } from './states.ts';

/** A jump, and the deployments that make it. */
export interface Jump {
  readonly span: SpanReport;
  readonly deployments: readonly DeploymentReport[];
}

/**
 * The jumps to show, the worst first. A jump is left out if every deployment that makes it has a problem or another image, because the
 * documents say nothing about those. A version that stays, and was looked up only because the user gave the other side, is left out too.
 */
export function jumpsOf(report: Report): readonly Jump[] {
  const known = KNOWN.get(report) ?? findJumps(report);
  KNOWN.set(report, known);
  return known;
}

/** Cached, because every part of a page asks for its jumps, and a report never changes. */
const KNOWN = new WeakMap<Report, readonly Jump[]>();

function findJumps({ spans, deployments }: Report): Jump[] {
  const makersOf = groupBy(deployments, jumpOf);
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
