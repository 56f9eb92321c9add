import type { Report } from '../gate/report/report.ts';
import type { SpanReport } from '../gate/report/span-report.ts';
import { DETAILS } from '../page/page.ts';
import { present } from '../page/words.ts';
import { decisionOfHold } from '../release-safety/hold.ts';
import { failedApproval, NOT_APPROVED } from './approval.ts';
import { heading, text } from './blocks.ts';
import { PLAIN_LOOK, styled, type TerminalStyle, toLines } from './layout.ts';
import { leadBlocks } from './lead.ts';
import { inOptions } from './option-names.ts';
import { EVIDENCE_PART, FIRST_PARTS, furtherParts } from './parts.ts';
import { blocksOf, LOG_PEN, type Pen } from './pen.ts';
import { describeNewest } from './plan.ts';
import { describeNoPath } from './reasons.ts';
import { releaseBlocks } from './releases.ts';
import { jumpsOf, markOfSpan, STATES } from './states.ts';
import { titleOfSpan } from './titles.ts';

/** The number of jumps that are shown in full. The report file has the others. */
const MOST_JUMPS = 5;

/** What a terminal has no room for is in the report file. */
const [, BRIEF] = DETAILS;

/** The report for a terminal or a log; its last line is the verdict. With `verbose` it also has the evidence. Ends without a line break. */
export function renderReport(report: Report, look: TerminalStyle = PLAIN_LOOK): string {
  const { gate } = report.links;
  const told = new Set<string>();
  // Several deployments may need the same row, whose address is long.
  const isNew = (row: string) => told.size < told.add(row).size;
  const help = (row: string) => (gate === null || !isNew(row) ? '' : ` ${gate}/docs/troubleshooting.md#${row}`);
  const pen = { ...penOf(look), help };
  const parts = [...FIRST_PARTS, ...furtherParts(report), ...(look.verbose ? [EVIDENCE_PART] : [])];
  const blocks = parts.flatMap((part) => part.blocks(report, pen, BRIEF));
  return [...toLines(blocks, look), '', verdictLine(report, look)].join('\n');
}

/** The content that other surfaces fold, for a group of the log. Ends without a line break. */
export function renderDetails(report: Report): string {
  const releases = jumpsOf(report)
    .slice(0, MOST_JUMPS)
    .flatMap(({ span }) => releaseBlocks(span, LOG_PEN, DETAILS[0]));
  const blocks = [...releases, ...EVIDENCE_PART.blocks(report, LOG_PEN, DETAILS[0])];
  return toLines(blocks, { ...PLAIN_LOOK, verbose: true }).join('\n');
}

function verdictLine(report: Report, look: TerminalStyle): string {
  const { outcome, upgradeMode, deployments } = report;
  const undecided = deployments.filter((each) => (each.decision ?? 'unproven') === 'unproven');
  // Neither a downgrade nor an installation has a decision. They count as unproven, and nothing here has to be proven.
  const isAll = (own: string) => undecided.length > 0 && undecided.every(({ change }) => change === own);
  const decision = isAll('downgrade') ? 'downgrade' : isAll('install') ? 'install' : report.decision;
  const approval = failedApproval(report) === null ? '' : `${NOT_APPROVED.toLowerCase()}, `;
  const verdict = outcome.fails ? styled(look, 'red', '❌ Fails') : styled(look, 'green', '✅ Passes');
  // A job that passes goes on to deploy, and needs the mode.
  const mode = outcome.fails ? '' : `, upgrade.mode: ${upgradeMode}`;
  return `${verdict}: ${approval}${STATES[decision].count[0]}${mode} (fail-on: ${outcome.failOn})`;
}

/** The plan of a jump: the obstacles, its steps, and the newest version that rolls. Ends without a line break. */
export function renderPlan(span: SpanReport, look: TerminalStyle = PLAIN_LOOK): string {
  const pen = penOf(look);
  const { plan, newestRollingVersion: newest } = span;
  // Without an index that counts, it is unknown whether a version rolls.
  const isUnknown = span.reasons.some(
    ({ rule }) => rule === 'index-unavailable' || decisionOfHold(rule) === 'unproven',
  );
  const blocks = present(
    heading(`${markOfSpan(span)} ${titleOfSpan(span, pen)}`, 2),
    leadBlocks(null, span, [], pen),
    plan.hops === null && text(describeNoPath(plan.problem, pen)),
    (newest === null || newest !== span.to) &&
      text(`The newest version that rolls: ${isUnknown ? 'unknown' : describeNewest(span, pen)}.`),
    look.verbose && releaseBlocks(span, pen, BRIEF),
  );
  return toLines(blocks, look).join('\n');
}

/** The log of a job belongs to its workflow. */
const JOB_PEN: Pen = { ...LOG_PEN, inWorkflow: ' in the workflow' };

function penOf(look: TerminalStyle): Pen {
  const pen = look.isCommandLine === true ? optionPen(LOG_PEN) : JOB_PEN;
  const colours = { true: 'green', false: 'red', unknown: 'yellow' } as const;
  return {
    ...pen,
    strong: (words) => words.replaceAll(/\S+/g, (word) => styled(look, 'bold', word)),
    strip: (jump, parts) => blocksOf(jump, parts, (signs, verdict) => styled(look, colours[`${verdict}`], signs)),
  };
}

/** Inputs of the action are options of the same name on the command line. */
function optionPen(pen: Pen): Pen {
  return {
    ...pen,
    code: (text) => inOptions(pen.code(text)),
    literal: (hostile) => inOptions(pen.literal(hostile)),
    prose: (hostile) => inOptions(pen.prose(hostile)),
  };
}
