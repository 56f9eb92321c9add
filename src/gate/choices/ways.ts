import { DAY_MS } from '../../documents/moment.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { refusesTag } from '../../product/chart-versions.ts';
import { product } from '../../product/product.ts';
import { decideSpan } from '../../release-safety/decision.ts';
import { decisionOfHold } from '../../release-safety/hold.ts';
import { type Hop, planHops } from '../../release-safety/plan.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import { readSpan } from '../../release-safety/span.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import { type FailOn, failsJob } from '../judge/fail-on.ts';
import { showMinute } from '../policy/age.ts';
import { underTerms } from '../policy/terms.ts';
import type { Choice } from '../report/report.ts';
import type { SpanReport } from '../report/span-report.ts';
import type { GivenVersions } from '../settings.ts';

const WINDOW = ' in a maintenance window';

/** Lightdash publishes verdicts within days: an older release without one stays unknown. */
const FRESH_DAYS = 7;

/** A choice that writes nothing, and of which nothing is known yet. */
export function emptyChoice(way: Pick<Choice, 'id' | 'title' | 'to' | 'deployments' | 'failOn' | 'instead'>): Choice {
  return { ...way, edits: [], patch: null, command: null, inputs: [], after: [], thenPasses: null };
}

/** The first step of the plan, or else as far as the team's own policy lets the jump go; null if nothing leads on. */
export function firstHop({ plan, policy }: SpanReport): Hop | null {
  return plan.hops?.[0] ?? policy?.newest?.hop ?? null;
}

/** The newest version below a jump's target that can be reached by rolling in one step; null if there is none. */
export function newestRollingTarget(
  index: ReleaseIndex,
  { from, to, newestRollingVersion }: SpanReport,
): Version | null {
  if (newestRollingVersion === null) return null;
  const rolling = planHops(index, readSpan(index, from, newestRollingVersion)).hops?.[0]?.to ?? null;
  return rolling !== null && compareVersions(rolling, to) < 0 ? rolling : null;
}

/** @param to null if the deployments go to different versions */
export function titleOfDowntime(to: Version | null): string {
  return `Downtime: ${to === null ? 'upgrade' : `go to ${to}`}${WINDOW}`;
}

/** @param to null if the deployments go to different versions @param spans whose first step it is */
export function titleOfHop(to: Version | null, spans: readonly SpanReport[], isInWindow: boolean): string {
  const [length = null, ...others] = new Set(spans.map(({ plan }) => plan.hops?.length ?? null));
  const isHeld = spans.some(({ plan }) => plan.hops === null);
  const step = length === null || others.length > 0 ? 'First step' : `Step 1 of ${length}`;
  const lead = isHeld ? 'Newest that your policy allows' : step;
  const each = isHeld ? 'the newest version that it allows for each deployment' : 'the first version of each plan';
  return `${lead}: go to ${to ?? each}${isInWindow ? WINDOW : ''}`;
}

/** The versions are null if the deployments differ in them; with a downtime, the tool stops even what rolls. */
export function titleOfRolling(to: Version | null, target: Version | null, hasDowntime: boolean): string {
  const later = target === null ? 'further later' : `to ${target} later`;
  const where = to === null ? 'go to the newest version that rolls for each' : `go to ${to} now`;
  return `${hasDowntime ? 'A proven upgrade' : 'No downtime'} today: ${where}, ${later}`;
}

/**
 * The choice to wait for migrations of what runs: the cheapest of all where nothing else is in the way. Parked ones wait for a person, and the
 * next release may be their repair, so there every other way comes first (docs/rules.md#open-migrations).
 */
export function waysToFinish(
  failing: readonly { readonly report: { readonly id: string }; readonly span: SpanReport | null }[],
  failOn: Choice['failOn'],
): { readonly first: Choice[]; readonly last: Choice[] } {
  const open = failing.filter(({ span }) => span?.migrations != null);
  const isAlone =
    open.length > 0 && open.every(({ span }) => span?.reasons.length === 1) && open.length === failing.length;
  const isParked = open.some(({ span }) => span?.migrations?.state === 'parked');
  const [title, instead] = isParked
    ? ['Repair the parked migrations: see their log', 'Run this check again once they are done.']
    : ['Wait until the migrations have finished', 'Run this check again then.'];
  const deployments = open.map(({ report }) => report.id);
  const way = isAlone ? [emptyChoice({ id: 'wait', title, to: null, deployments, failOn, instead })] : [];
  return isParked ? { first: [], last: way } : { first: way, last: [] };
}

/** The choices to wait: until the releases are old enough, or for the verdicts on releases of the last days, if nothing else is missing. */
export function waysToWait(
  failing: readonly { readonly report: { readonly id: string }; readonly span: SpanReport | null }[],
  failOn: Choice['failOn'],
): Choice[] {
  const deployments = failing.map(({ report }) => report.id);
  const wait = (what: string, instead: string) =>
    emptyChoice({ id: 'wait', title: `Wait ${what}`, to: null, deployments, failOn, instead });
  const fresh = freshReleases(failing.map(({ span }) => span));
  const verdicts = fresh.length === 1 ? fresh[0] : `${fresh.length} releases`;
  const isPolicyAlone = failing.every(
    ({ span }) => span?.reasons.every(({ rule }) => decisionOfHold(rule) === 'blocked') === true,
  );
  const moment = Math.max(...failing.map(({ span }) => Date.parse(span?.policy?.passesFrom ?? '')));
  return [
    ...(fresh.length === 0
      ? []
      : [wait(`for ${product.name}'s verdict on ${verdicts}`, 'Run this check again once the verdict is published.')]),
    ...(isPolicyAlone && Number.isFinite(moment)
      ? [wait(`until ${showMinute(moment)}`, 'Run this check again then.')]
      : []),
  ];
}

/** The releases of the last days whose verdict is missing; none if anything else is missing. */
function freshReleases(spans: readonly (SpanReport | null)[]): Version[] {
  const missing = spans.flatMap(
    (span) => span?.reasons.map(({ rule, release }) => (rule === 'verdict-unknown' ? release : null)) ?? [null],
  );
  const dates = new Map(
    spans.flatMap((span) => (span?.explanation.releases ?? []).map((each) => [each.version, each.releaseDate])),
  );
  const isFresh = (version: Version | null): version is Version =>
    version !== null && Date.now() - Date.parse(dates.get(version) ?? '') < FRESH_DAYS * DAY_MS;
  return missing.every(isFresh) ? [...new Set(missing)] : [];
}

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
