import type { Evidence } from '../../evidence/evidence.ts';
import { refusesTag } from '../../product/chart-versions.ts';
import { decideSpan } from '../../release-safety/decision.ts';
import { readSpan } from '../../release-safety/span.ts';
import type { Version } from '../../release-safety/version.ts';
import { type FailOn, failsJob } from '../judge/fail-on.ts';
import { underTerms } from '../policy/terms.ts';
import type { Choice } from '../report/report.ts';
import type { SpanReport } from '../report/span-report.ts';
import type { GivenVersions } from '../settings.ts';
import {
  emptyChoice,
  firstHop,
  newestRollingTarget,
  titleOfDowntime,
  titleOfHop,
  titleOfRolling,
  waysToFinish,
  waysToWait,
} from './ways.ts';

/** Given versions have no file that could declare anything. */
const UNDECLARED = {
  change: 'upgrade',
  declaredMode: null,
  isOfChart: false,
  chartVersion: null,
  mayMigrateTooEarly: false,
  isExcepted: false,
} as const;

/** The ways to a green check if both versions are given. No file declares anything, so only inputs can change. */
export function choicesOfGiven(settings: GivenVersions, evidence: Evidence, span: SpanReport): Choice[] {
  const index = evidence.index && underTerms(evidence.index, settings.from, span);
  const own = settings['fail-on'];
  const chart = settings['chart-version'];
  const passes = (to: Version, failOn: FailOn) =>
    index !== null &&
    !(chart !== undefined && refusesTag(chart, to)) &&
    !failsJob(failOn, settings['new-target'], {
      ...UNDECLARED,
      decision: decideSpan(index, readSpan(index, settings.from, to)).decision,
    });
  // An unproven upgrade has a remedy of its own.
  if (index === null || span.decision === 'unproven' || passes(settings.to, own)) return [];
  const offer = (id: Choice['id'], title: string, to: Version, failOn: FailOn = own): Choice[] => {
    if (!passes(to, failOn)) return [];
    const instead =
      failOn === own ? 'Change the version where it is given.' : 'Stop the old version before the new one starts.';
    const inputs = [
      ...(to === settings.to ? [] : [{ name: 'to', value: to }]),
      ...(failOn === own ? [] : [{ name: 'fail-on', value: failOn }]),
    ];
    return [{ ...emptyChoice({ id, title, to, deployments: ['given'], failOn, instead }), inputs, thenPasses: true }];
  };
  const hop = firstHop(span);
  const stops = hop?.decision === 'recreate';
  const rolling = newestRollingTarget(index, span);
  const failing = [{ report: { id: 'given' }, span }];
  const finish = waysToFinish(failing, own);
  return [
    ...finish.first,
    ...(span.decision === 'recreate' ? offer('stop', titleOfDowntime(span.to), span.to, 'blocked') : []),
    ...(span.decision === 'blocked' && hop !== null
      ? offer('hop', titleOfHop(hop.to, [span], stops), hop.to, stops ? 'blocked' : own)
      : []),
    // The first step may also be the newest version that rolls. Then it is offered only once.
    ...(rolling === null || rolling === hop?.to ? [] : offer('roll', titleOfRolling(rolling, span.to, false), rolling)),
    ...waysToWait(failing, own),
    ...finish.last,
  ];
}
