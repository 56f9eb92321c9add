import { groupBy } from '../deployment/group-by.ts';
import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Choice, Report } from '../gate/report/report.ts';
import type { Detail } from '../page/page.ts';
import { countOf } from '../page/words.ts';
import { product } from '../product/product.ts';
import type { Version } from '../release-safety/version.ts';
import { approvalBlocks, failedApproval } from './approval.ts';
import { type Block, firstOf, fold, heading, item, text } from './blocks.ts';
import { exceptionsInUse, outcomeBlocks } from './choices.ts';
import { concernsOf, deploymentsAfter, stepBlocks } from './concerns.ts';
import { evidenceBlocks, noteBlocks } from './evidence.ts';
import { leadBlocks } from './lead.ts';
import { openingBlocks } from './opening.ts';
import { letterOf } from './outcomes.ts';
import type { Pen } from './pen.ts';
import { isHeld, issueBlocks } from './policy.ts';
import { describeNoPath } from './reasons.ts';
import { releaseBlocks } from './releases.ts';
import { isGiven, type Jump, jumpsOf, markOfSpan, spanOf, stateOf } from './states.ts';
import { tableSizeBlocks } from './table-sizes.ts';
import { firstReason, whyBlocks, whyTitle } from './why.ts';
import { afterwardsBlocks, checkBlocks, windowBlocks } from './window.ts';
import type { JumpOfWindow } from './window-jump.ts';

/** Lines of the artifact under one endpoint. */
const MOST_LINES = 3;

/** A part of the report, as any surface shows it. */
export interface ReportPart {
  /** The name of the part in the sentence about shortened parts; our own words. */
  readonly name: string;
  readonly blocks: (report: Report, pen: Pen, detail: Detail) => readonly Block[];
}

/** What the reader needs first: the result, and how to get green. */
export const FIRST_PARTS: readonly ReportPart[] = [
  { name: 'deployments', blocks: openingBlocks },
  { name: 'the approval', blocks: approvalBlocks },
  { name: 'choices', blocks: outcomeBlocks },
  { name: 'your endpoints', blocks: endpointBlocks },
];

/**
 * What a comment has besides: what a downtime that passes still asks for, the edits that the upgrade needs although the check does not insist on
 * them, and the deciding reason.
 */
export const BRIEF_PARTS: readonly ReportPart[] = [
  {
    name: 'the window',
    blocks: (report) => {
      // What an exception allows, nothing stops by itself.
      if (exceptionsInUse(report).length > 0)
        return [text(`Back up the database, and stop ${product.name} before the merge if merging deploys it.`)];
      const isOpen = !report.outcome.fails && report.deployments.some((each) => stateOf(each) === 'recreate');
      return isOpen ? [text('Deploy in a maintenance window, and back up the database first.')] : [];
    },
  },
  { name: 'your deployment', blocks: (report, pen, detail) => concernsOf(report, pen, detail).urgent },
  {
    name: 'why',
    blocks: (report, pen) => {
      const [worst] = jumpsOf(report);
      const reason = worst === undefined || isDecided(worst) ? null : firstReason(worst.span, pen);
      return worst === undefined || reason === null
        ? []
        : [text(`${pen.strong(`${whyTitle(worst.span)}:`)} ${reason}`)];
    },
  },
];

/** The grounds of the verdict. */
export const EVIDENCE_PART: ReportPart = { name: 'the evidence', blocks: evidenceBlocks };

/** The rest of the report: the reasons, the things to check, the steps in the window, and the other jumps. A part may be empty. */
export function furtherParts(report: Report): ReportPart[] {
  const jumps = jumpsOf(report);
  const isOnly = jumps.length === 1 && report.deployments.length === 1;
  const level = isOnly ? 3 : 4;
  // If several jumps roll, a fold for each is enough.
  const first = jumps.find((jump) => isOnly || !isDecided(jump));
  // Where the policy holds some of those that make the same jump, the others have what to do.
  const worst = jumps.find((jump) => first !== undefined && isAlike(jump, first) && !isHeld(jump.span)) ?? first;
  const ofWorst = (name: string, blocks: (jump: Jump, pen: Pen, detail: Detail) => readonly Block[]): ReportPart => {
    return { name, blocks: (_, pen, detail) => (worst === undefined ? [] : blocks(worst, pen, detail)) };
  };
  const window: ReportPart = {
    name: 'the window',
    blocks: (_, pen) => [
      ...(worst === undefined ? otherBuildsBlocks(report, pen) : stepsOf(report, worst, level, pen)),
      ...wayBackBlocks(report, pen),
    ],
  };
  return [
    // If the page has several jumps, or one jump of several deployments, that jump has its own heading. The list above has its decision.
    ofWorst('upgrades', ({ span }, pen) =>
      isOnly ? [] : [heading(`${span.from} → ${pen.version(span.to)}`), ...leadBlocks(report, span, [], pen)],
    ),
    ofWorst('why', (jump, pen, detail) => whyOf(jump, level, pen, detail)),
    { name: 'how big the tables are', blocks: tableSizeBlocks },
    // Where there are several deployments, the window stays with those that it is about.
    ...(isOnly ? [] : [window]),
    { name: 'your known issues', blocks: (_, pen, detail) => issueBlocks(jumps, isOnly, pen, detail) },
    { name: 'your deployment', blocks: concernBlocks },
    ...(isOnly ? [window] : []),
    { name: 'further upgrades', blocks: (_, pen, detail) => furtherJumps(report, jumps, worst, pen, detail) },
    { name: 'warnings', blocks: noteBlocks },
    ofWorst('all releases', ({ span }, pen, detail) => releaseBlocks(span, pen, detail)),
  ];
}

function isAlike({ span: one }: Jump, { span: other }: Jump): boolean {
  return one.from === other.from && one.to === other.to;
}

function isDecided({ span: { decision } }: Pick<Jump, 'span'>): boolean {
  return decision === 'roll' || decision === 'unchanged';
}

/** What to do before each step of a plan but the first; or why there is no plan. The page begins with the table of the steps. */
function planOf({ span, deployments }: Jump, level: 3 | 4, pen: Pen): Block[] {
  const { hops, problem } = span.plan;
  // The page already says that the policy leaves no plan.
  if (span.decision !== 'blocked' || (isHeld(span) && hops === null)) return [];
  if (hops === null) return [heading('The plan', level), text(describeNoPath(problem, pen))];
  const later = hops.slice(1).flatMap(({ to }, at) => {
    const needs = stepBlocks(deployments, to, pen);
    return needs.length === 0 ? [] : [item(`Step ${at + 2} also needs:`, needs)];
  });
  return hops.length < 2 ? [] : [heading('Before the next step', level), ...checkBlocks(deployments, pen), ...later];
}

function whyOf({ span }: Jump, level: 3 | 4, pen: Pen, detail: Detail): Block[] {
  const blocks = isDecided({ span }) ? [] : whyBlocks(span, pen, detail);
  return blocks.length === 0 ? [] : [heading(whyTitle(span), level), ...blocks];
}

/** The window and what comes before the next step, in the order of time. */
function stepsOf(report: Report, jump: Jump, level: 3 | 4, pen: Pen): Block[] {
  const [window, plan] = [windowOf(report, jump, level, pen), planOf(jump, level, pen)];
  return jump.span.plan.hops?.[0]?.decision === 'recreate' ? [...window, ...plan] : [...plan, ...window];
}

/** What may not be permitted or was not approved gets no instructions. */
function windowOf(report: Report, { span, deployments }: Jump, level: 3 | 4, pen: Pen): Block[] {
  if (span.decision === 'unproven' || failedApproval(report) !== null) return [];
  // The report of a later step has its own.
  const hop = span.plan.hops?.[0] ?? span.policy?.newest?.hop;
  return hop?.decision === 'recreate' ? windowTo(report, upgradeTo(report, hop.to), deployments, level, pen) : [];
}

/** For deployments that need downtime only because of another image. */
function otherBuildsBlocks(report: Report, pen: Pen): Block[] {
  const others = report.deployments.filter(
    (each) => stateOf(each) === 'recreate' && spanOf(report, each) === undefined,
  );
  const to = others[0]?.to ?? null;
  return to === null || failedApproval(report) !== null ? [] : windowTo(report, upgradeTo(report, to), others, 3, pen);
}

/** For downgrades that are made on purpose, each pair of versions once. A revert of what never came to serve has nothing to stop. */
function wayBackBlocks(report: Report, pen: Pen): Block[] {
  const own = report.deployments.filter(({ rollback, reverts }) => rollback !== null && !reverts);
  if (failedApproval(report) !== null) return [];
  return [...groupBy(own, ({ from, to }) => `${from} ${to}`).values()].flatMap((same) => {
    const [{ from, to, rollback }] = same;
    if (from === null || to === null) return [];
    const restores = rollback?.isKnown !== true || rollback.migrations.length > 0;
    const jump = { ...upgradeTo(report, to), back: { from, restores } };
    return windowTo(report, jump, same, 3, pen);
  });
}

function upgradeTo({ chartVersion }: Report, to: Version): JumpOfWindow {
  return { to, back: null, chartVersion };
}

function windowTo(
  report: Report,
  jump: JumpOfWindow,
  deployments: readonly DeploymentReport[],
  level: 3 | 4,
  pen: Pen,
): Block[] {
  const ids = new Set(deployments.map(({ id }) => id));
  const isIts = ({ id }: Choice) => (jump.back === null ? id === 'stop' || id === 'hop' : id === 'rollback');
  const at = report.choices.findIndex((choice) => isIts(choice) && choice.deployments.some((id) => ids.has(id)));
  const choice = report.choices[at];
  const letter = at < 0 ? '' : letterOf(report, at);
  // What the choice writes is there by then.
  const after = choice === undefined ? [] : deploymentsAfter(choice).filter(({ id }) => ids.has(id));
  const then = deployments.map((each) => after.find(({ id }) => id === each.id) ?? each);
  const adding = after.some(({ leavesOwnLines }) => leavesOwnLines) ? letter : null;
  return [
    heading(`In the window${letter === '' ? '' : ` (${letter})`}`, level),
    ...windowBlocks(jump, then, pen),
    ...afterwardsBlocks(then, adding, report.links.program, pen),
  ];
}

function concernBlocks(report: Report, pen: Pen, detail: Detail): Block[] {
  const { deployments, outcome } = report;
  const { urgent, others } = concernsOf(report, pen, detail);
  if (urgent.length + others.length === 0) return [];
  const own = deployments.every(isGiven) ? 'Environment variables' : 'Your deployment';
  const title = deployments.length > 1 ? 'Your deployments' : own;
  const isGreen = jumpsOf(report).every((jump) => jump.deployments.length === 0 || isDecided(jump)) && !outcome.fails;
  const blocks = [...urgent, ...others];
  return isGreen && urgent.length === 0 ? fold(title, blocks) : [heading(title), ...blocks];
}

/** The jumps after the worst one, each folded. If there is no room for them, the list of deployments still has their decisions. */
function furtherJumps(
  report: Report,
  jumps: readonly Jump[],
  worst: Jump | undefined,
  pen: Pen,
  detail: Detail,
): Block[] {
  const show = (jump: Jump) => {
    const title = `${markOfSpan(jump.span)} ${jump.span.from} → ${jump.span.to}`;
    if (!detail.deep) return text(title);
    const [lead, steps] = [leadBlocks(report, jump.span, [], pen), stepsOf(report, jump, 4, pen)];
    // Its releases are on the page already, and the lead says what holds it.
    const isRepeated = [worst, ...jumps.slice(0, jumps.indexOf(jump))].some((each) => each && isAlike(each, jump));
    if (isRepeated && isHeld(jump.span)) return fold(title, [...lead.slice(0, 1), ...steps]);
    return fold(title, [...lead, ...whyOf(jump, 4, pen, detail), ...steps, ...releaseBlocks(jump.span, pen, detail)]);
  };
  const others = jumps.filter((jump) => jump !== worst);
  return firstOf(others, detail.rows, show, 'upgrade');
}

/** What the releases break of the endpoints that the team calls; one sentence if they break none (docs/report.md#your-endpoints). */
function endpointBlocks({ endpoints }: Report, pen: Pen, { rows }: Detail): Block[] {
  if (endpoints === null) return [];
  const { asked, changes, isComplete } = endpoints;
  const more = 'Not every breaking change is listed or was read, so there may be more.';
  const broken = asked.filter((each) => changes.some(({ endpoint }) => endpoint === each));
  const [subject, verb] = asked.length === 1 ? ['The endpoint', 'does'] : [`The ${asked.length} endpoints`, 'do'];
  if (broken.length === 0) {
    const none = `${subject} that you call (${pen.code('endpoints')}) ${verb} not break`;
    return [text(isComplete ? `${none}.` : `⚠️ ${none} in the changes that are known. ${more}`)];
  }
  return [
    heading(`⚠️ This upgrade breaks ${countOf(broken.length, 'endpoint')} that you call`),
    ...firstOf(broken, rows, (endpoint) => endpointItem(endpoint, endpoints, pen), 'endpoint'),
    text(
      `Change what calls ${broken.length === 1 ? 'it' : 'them'} together with the upgrade.${isComplete ? '' : ` ${more}`}`,
    ),
  ];
}

function endpointItem(endpoint: string, { changes }: NonNullable<Report['endpoints']>, pen: Pen): Block {
  type Change = (typeof changes)[number];
  const own = changes.filter((change) => change.endpoint === endpoint);
  const show = ({ version, line }: Change) => item(`${pen.version(version)}: ${pen.quote(line)}`);
  return item(pen.strong(pen.quote(endpoint)), firstOf(own, MOST_LINES, show, 'change'));
}
