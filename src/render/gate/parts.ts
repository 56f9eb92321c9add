import type { DeploymentReport } from '../../gate/report/deployment-report.ts';
import type { Choice, Report } from '../../gate/report/report.ts';
import type { Version } from '../../release-safety/version.ts';
import { type Detail, describeOmitted } from '../page.ts';
import { listOf } from '../words.ts';
import { approvalBlocks, failedApproval } from './approval.ts';
import { type Block, fold, heading, item, text } from './blocks.ts';
import { letterOf, outcomeBlocks } from './choices.ts';
import { type Concerns, concernsOf, deploymentsAfter, stepBlocks } from './concerns.ts';
import { endpointBlocks } from './endpoints.ts';
import { evidenceBlocks, noteBlocks } from './evidence.ts';
import { type Jump, jumpsOf } from './jumps.ts';
import { leadBlocks, openingBlocks } from './opening.ts';
import type { Pen } from './pen.ts';
import { describeNewest, hasNewest, planBlocks } from './plan.ts';
import { isHeld, issueBlocks } from './policy.ts';
import { releaseBlocks } from './releases.ts';
import { isGiven, markOfSpan, spanOf, stateOf, titleOfSpan } from './states.ts';
import { firstReason, whyBlocks, whyTitle } from './why.ts';
import { afterwardsBlocks, checkBlocks, windowBlocks } from './window.ts';

/** A part of the report, as any surface shows it. */
export interface ReportPart {
  /** The name of the part in the sentence about shortened parts; our own words. */
  readonly name: string;
  readonly blocks: (pen: Pen, detail: Detail) => readonly Block[];
}

/** What the reader needs first: the result, and how to get green. */
export function firstParts(report: Report): ReportPart[] {
  return [
    { name: 'deployments', blocks: (pen, detail) => openingBlocks(report, pen, detail) },
    { name: 'the approval', blocks: (pen, detail) => approvalBlocks(report, pen, detail) },
    { name: 'choices', blocks: (pen, detail) => outcomeBlocks(report, pen, detail) },
    { name: 'your endpoints', blocks: (pen, detail) => endpointBlocks(report, pen, detail) },
  ];
}

/** What a comment has besides: the edits that the upgrade needs although the check does not insist on them, and the deciding reason. */
export function briefParts(report: Report): ReportPart[] {
  const [worst] = jumpsOf(report);
  const why = (pen: Pen) => {
    if (worst === undefined || isDecided(worst)) return [];
    const reason = firstReason(worst.span, pen);
    return reason.length === 0 ? [] : [heading(whyTitle(worst.span)), ...reason];
  };
  return [
    { name: 'your deployment', blocks: (pen, detail) => concernsIn(report, pen, detail).urgent },
    { name: 'why', blocks: why },
  ];
}

/** The rest of the report: the reasons, the things to check, the steps in the window, and the other jumps. */
export function furtherParts(report: Report): ReportPart[] {
  const jumps = jumpsOf(report);
  const isOnly = jumps.length === 1 && report.deployments.length === 1;
  const level = isOnly ? 3 : 4;
  // If several jumps roll, a fold for each is enough.
  const worst = jumps.find((jump) => isOnly || !isDecided(jump));
  const others = jumps.filter((jump) => jump !== worst);
  const window = worst === undefined ? [otherBuildsPart(report)] : [windowPart(report, worst, level)];
  const each = <T>(items: T | undefined, parts: (one: T) => ReportPart[]) => (items === undefined ? [] : parts(items));
  return [
    ...each(worst, (jump) => [...(isOnly ? [] : [leadPart(jump)]), ...jumpParts(jump, level)]),
    // Where there are several deployments, the window stays with those that it is about.
    ...(isOnly ? [] : window),
    { name: 'your known issues', blocks: (pen, detail) => issueBlocks(jumps, isOnly, pen, detail) },
    { name: 'your deployment', blocks: (pen, detail) => concernBlocks(report, pen, detail) },
    ...(isOnly ? window : []),
    { name: 'further upgrades', blocks: (pen, detail) => furtherJumps(report, others, pen, detail) },
    { name: 'warnings', blocks: (pen) => noteBlocks(report, pen) },
    ...each(worst, ({ span }) => [{ name: 'all releases', blocks: (pen, detail) => releaseBlocks(span, pen, detail) }]),
  ];
}

/** The grounds of the verdict. */
export function evidencePart(report: Report): ReportPart {
  return { name: 'the evidence', blocks: (pen, detail) => evidenceBlocks(report, pen, detail) };
}

function isDecided({ span: { decision } }: Jump): boolean {
  return decision === 'roll' || decision === 'unchanged';
}

/** If the page has several jumps, or one jump of several deployments, that jump has its own heading. */
function leadPart(jump: Jump): ReportPart {
  const blocks = (pen: Pen) => [
    heading(`${markOfSpan(jump.span)} ${titleOfSpan(jump.span, pen)}`),
    ...leadBlocks(jump.span, pen),
    ...deploymentsMakingJump(jump, pen),
  ];
  return { name: 'upgrades', blocks };
}

/** The deployments that make the jump, and how far they can roll. */
function deploymentsMakingJump({ span, deployments }: Jump, pen: Pen): Block[] {
  const who = deployments.length === 0 ? [] : [`For ${listOf(deployments.map((each) => pen.place(each)))}.`];
  const instead = hasNewest(span) ? [`The newest version that rolls: ${describeNewest(span, pen)}.`] : [];
  return [...who, ...instead].map((line) => text(line));
}

function jumpParts(jump: Jump, level: 3 | 4): ReportPart[] {
  const { span, deployments } = jump;
  if (isDecided(jump)) return [];
  // The page already says that the policy leaves no plan.
  const isPlanned = span.decision === 'blocked' && !(isHeld(span) && span.plan.hops === null);
  const plan = (pen: Pen, { rows }: Detail) =>
    isPlanned
      ? [
          heading('The plan', level),
          ...planBlocks(span, pen, rows, (to) => stepBlocks(deployments, to, pen)),
          ...(span.plan.hops === null ? [] : checkBlocks(deployments, pen)),
        ]
      : [];
  const why = (pen: Pen, detail: Detail) => {
    const blocks = whyBlocks(span, pen, detail);
    return blocks.length === 0 ? [] : [heading(whyTitle(span), level), ...blocks];
  };
  return [...(isPlanned ? [{ name: 'the plan', blocks: plan }] : []), { name: 'why', blocks: why }];
}

function windowPart(report: Report, { span, deployments }: Jump, level: 3 | 4): ReportPart {
  const hop = span.plan.hops?.[0] ?? span.held?.newest?.hop;
  const later = (span.plan.hops ?? []).slice(1).flatMap(({ decision, to }) => (decision === 'recreate' ? [to] : []));
  // An upgrade that may not be permitted gets no instructions.
  if (span.decision === 'unproven') return windowTo(report, null, deployments, level);
  if (hop?.decision === 'recreate') return windowTo(report, hop.to, deployments, level, later);
  const [first, ...others] = later;
  const blocks = (pen: Pen) =>
    first === undefined || failedApproval(report) !== null
      ? []
      : fold(`In the window of the step to ${first}`, [
          ...windowBlocks(first, deployments, report.chartVersion, pen),
          ...againBlocks(others, pen),
        ]);
  return { name: 'the window', blocks };
}

/** The later steps of a plan with downtime take the same commands. */
function againBlocks(versions: readonly Version[], pen: Pen): Block[] {
  return versions.length === 0 ? [] : [item(`Do the same again for ${listOf(versions.map(pen.version))}.`)];
}

/** For deployments that need downtime only because of another image. */
function otherBuildsPart(report: Report): ReportPart {
  const others = report.deployments.filter(
    (each) => stateOf(each) === 'recreate' && spanOf(report, each) === undefined,
  );
  return windowTo(report, others[0]?.to ?? null, others, 3);
}

function windowTo(
  report: Report,
  to: Version | null,
  deployments: readonly DeploymentReport[],
  level: 3 | 4,
  later: readonly Version[] = [],
): ReportPart {
  const blocks = (pen: Pen) => {
    // The report must not tell people how to deploy something that was not approved.
    if (to === null || failedApproval(report) !== null) return [];
    const ids = new Set(deployments.map(({ id }) => id));
    const at = report.choices.findIndex((choice) => stops(choice) && choice.deployments.some((id) => ids.has(id)));
    const choice = report.choices[at];
    const letter = at < 0 ? '' : letterOf(report, at);
    const title = `In the window${letter === '' ? '' : ` (${letter})`}`;
    // What the choice writes is there by then.
    const after = choice === undefined ? [] : deploymentsAfter(choice).filter(({ id }) => ids.has(id));
    const then = deployments.map((each) => after.find(({ id }) => id === each.id) ?? each);
    return [
      heading(title, level),
      ...windowBlocks(to, then, report.chartVersion, pen),
      ...againBlocks(later, pen),
      ...afterwardsBlocks(then, after.some(({ leavesOwnLines }) => leavesOwnLines) ? letter : null, pen),
    ];
  };
  return { name: 'the window', blocks };
}

/** Whether a choice takes Lightdash down, now or in the first step of its plan. */
function stops({ id }: Choice): boolean {
  return id === 'stop' || id === 'hop';
}

function concernsIn(report: Report, pen: Pen, detail: Detail): Concerns {
  const spans = jumpsOf(report).filter((jump) => jump.deployments.length > 0);
  return concernsOf(
    report,
    report.deployments,
    spans.map(({ span }) => span),
    pen,
    detail,
  );
}

function concernBlocks(report: Report, pen: Pen, detail: Detail): Block[] {
  const { deployments, outcome } = report;
  const { urgent, others } = concernsIn(report, pen, detail);
  if (urgent.length + others.length === 0) return [];
  const title =
    deployments.length > 1
      ? 'Your deployments'
      : deployments.every(isGiven)
        ? 'Environment variables'
        : 'Your deployment';
  const isGreen = jumpsOf(report).every((jump) => jump.deployments.length === 0 || isDecided(jump)) && !outcome.fails;
  const blocks = [...urgent, ...others];
  return isGreen && urgent.length === 0 ? fold(title, blocks) : [heading(title), ...blocks];
}

/** The jumps after the worst one, each folded. If there is no room for them, the list of deployments still has their decisions. */
function furtherJumps(report: Report, jumps: readonly Jump[], pen: Pen, detail: Detail): Block[] {
  const shown = jumps.slice(0, detail.rows).flatMap((jump) => {
    const title = `${markOfSpan(jump.span)} ${titleOfSpan(jump.span, foldTitlePen(pen))}`;
    if (!detail.deep) return [text(title)];
    const parts = [...jumpParts(jump, 4), windowPart(report, jump, 4)];
    return fold(title, [
      ...leadBlocks(jump.span, pen),
      ...deploymentsMakingJump(jump, pen),
      ...parts.flatMap(({ blocks }) => blocks(pen, detail)),
      ...releaseBlocks(jump.span, pen, detail),
    ]);
  });
  return [
    ...shown,
    ...describeOmitted(jumps.length, Math.min(detail.rows, jumps.length), 'upgrade').map((line) => text(line)),
  ];
}

/** A pen for a title in HTML, where backticks are not markup. */
function foldTitlePen(pen: Pen): Pen {
  return { ...pen, code: (words) => words, version: (version) => version };
}
