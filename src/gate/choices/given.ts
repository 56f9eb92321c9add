import { refusesTag } from '../../deployment/chart.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { decideSpan } from '../../release-safety/decision.ts';
import type { Version } from '../../release-safety/version.ts';
import { type FailOn, failsJob } from '../judge/fail-on.ts';
import type { Choice } from '../report/report.ts';
import type { SpanReport } from '../report/span-report.ts';
import type { GivenVersions } from '../settings.ts';
import { newestRollingTarget } from './rolling-target.ts';
import { titleOfDowntime, titleOfRolling, titleOfStep, titleWithinPolicy } from './titles.ts';
import { waitForAge } from './wait.ts';

/** Given versions have no file that could declare anything. */
const UNDECLARED = {
  change: 'upgrade',
  declaredMode: null,
  isOfChart: false,
  chartVersion: null,
  mayMigrateTooEarly: false,
} as const;

/** The ways to a green check if both versions are given. No file declares anything, so only inputs can change. */
export function choicesOfGiven(settings: GivenVersions, evidence: Evidence, span: SpanReport): Choice[] {
  const { index } = evidence;
  const own = settings['fail-on'];
  const chart = settings['chart-version'];
  const passes = (to: Version, failOn: FailOn) =>
    index !== null &&
    !(chart !== undefined && refusesTag(chart, to)) &&
    !failsJob(failOn, settings['new-target'], {
      ...UNDECLARED,
      decision: decideSpan(index, settings.from, to).decision,
    });
  // An unproven upgrade has a remedy of its own.
  if (index === null || span.decision === 'unproven' || passes(settings.to, own)) return [];
  const offer = (id: Choice['id'], title: string, to: Version, failOn: FailOn): Choice[] => {
    const inputs = [
      ...(to === settings.to ? [] : [{ name: 'to', value: to }]),
      ...(failOn === own ? [] : [{ name: 'fail-on', value: failOn }]),
    ];
    const instead =
      failOn === own ? 'Change the version where it is given.' : 'Stop the old version before the new one starts.';
    if (!passes(to, failOn)) return [];
    return [
      {
        id,
        title,
        to,
        deployments: ['given'],
        edits: [],
        patch: null,
        command: null,
        instead,
        inputs,
        failOn,
        after: [],
        thenPasses: true,
      },
    ];
  };
  const hop = span.plan.hops?.[0] ?? span.held?.newest?.hop ?? undefined;
  const isHeld = span.plan.hops === null;
  const newest = newestRollingTarget(index, span);
  // The first step may also be the newest version that rolls. Then it is offered only once.
  const rolling = newest === hop?.to ? null : newest;
  return [
    ...(span.decision === 'recreate' ? offer('stop', titleOfDowntime(span.to), span.to, 'blocked') : []),
    ...(span.decision === 'blocked' && hop !== undefined
      ? offer(
          'hop',
          isHeld
            ? titleWithinPolicy(hop.to, hop.decision === 'recreate')
            : titleOfStep(hop.to, span.plan.hops?.length ?? null, hop.decision === 'recreate'),
          hop.to,
          hop.decision === 'recreate' ? 'blocked' : own,
        )
      : []),
    ...(rolling === null ? [] : offer('roll', titleOfRolling(rolling, span.to, false), rolling, own)),
    ...waitForAge([{ report: { id: 'given' }, span }], own),
  ];
}
