import { showMinute } from '../gate/policy/age.ts';
import type { ApprovalDifference, ApprovalReport, Report } from '../gate/report/report.ts';
import { type Detail, describeOmitted } from '../page/page.ts';
import { type Block, code, commandLines, firstOf, heading, item, text } from './blocks.ts';
import type { Pen } from './pen.ts';
import { remedyOfSpan } from './reasons.ts';
import { jumpsOf } from './states.ts';

export const NOT_APPROVED = 'Not what was approved';

/** These differences end with a run of the check on the same change, for which the page has the command. */
const RENEWED: ReadonlySet<ApprovalDifference['code']> = new Set<ApprovalDifference['code']>([
  'not-approved',
  'not-deployed',
  'other-versions',
  'answer-better',
  'decision-worse',
]);

const DEPLOY_OR_RENEW = 'Deploy what was approved, or run the check again on this change and approve its report.';

/** What to do about each difference; null if the problem of the run says that itself. */
const REMEDIES: Readonly<Record<ApprovalDifference['code'], string | null>> = {
  'approved-report-fails': 'Give the report of a run that passed.',
  'not-judged': null,
  'not-approved': DEPLOY_OR_RENEW,
  'not-deployed': DEPLOY_OR_RENEW,
  'other-versions': DEPLOY_OR_RENEW,
  'release-missing':
    'Give an index that is no older than that of the approved run (`index-url`), then run this check again.',
  'answer-better':
    'If the index is an older copy, renew it. If its answer is new, run the check again on this change and approve its report.',
  'decision-worse': 'Run the check again on the change, and do what its report says.',
};

/** The approval that a report fails; null if it fails none. */
export function failedApproval({ approval }: Report): ApprovalReport | null {
  return approval?.verificationResult === 'FAILED' ? approval : null;
}

/** Which verdicts have changed since. Then one line if the approval still holds, or each difference and what to do. Empty if the inputs name no approved report. */
export function approvalBlocks(report: Report, pen: Pen, { rows }: Detail): Block[] {
  const { approval, outcome } = report;
  if (approval === null) return [];
  const told = new Set(approval.differences.flatMap(({ changes }) => changes).map(({ message }) => message));
  const others = approval.changedVerdicts.filter(({ message }) => !told.has(message));
  const changed = firstOf(
    others,
    Math.max(rows, 5),
    ({ message }) => item(`⚠️ ${pen.prose(message)}`),
    'changed verdict',
  );
  if (failedApproval(report) === null) {
    const when = showMinute(Date.parse(approval.approvedAt));
    const holds = `✅ What was approved on ${when} still holds`;
    return [...changed, text(changed.length === 0 ? `${holds}.` : `${holds}. The decision is no worse.`)];
  }
  const steps = nextSteps(report, approval);
  const again = decisive(approval).some(({ code }) => RENEWED.has(code)) ? judgeLines(report) : [];
  return [
    heading(outcome.fails ? '❌ This check fails. What differs:' : '⚠️ What differs'),
    ...firstOf(approval.differences, Math.max(rows, 5), (each) => differenceItem(each, pen, rows), 'difference'),
    ...changed,
    text(`${steps.join(' ')}${pen.help('not-approved')}`),
    ...(again.length === 0 ? [] : [code('sh', again)]),
  ];
}

/** How to judge the same change again in a clone; empty if no commits were compared. */
function judgeLines({ links, comparison, chartVersion }: Report): string[] {
  const base = comparison?.bases[0]?.slice(0, 12);
  const chart = chartVersion === null ? '' : ` --chart-version ${chartVersion}`;
  return base === undefined ? [] : commandLines(`${links.program} gate --base ${base}${chart}`);
}

function differenceItem({ message, changes }: ApprovalDifference, pen: Pen, rows: number): Block {
  const shown = changes.slice(0, Math.max(rows, 3));
  return item(pen.prose(message), [
    ...shown.map((change) => item(pen.prose(change.message))),
    ...describeOmitted(changes.length, shown.length, 'change').map((line) => item(line)),
  ]);
}

/** Each difference and what to do, as sentences for a message. */
export function describeApproval(report: Report, approval: ApprovalReport, pen: Pen): string[] {
  const says = approval.differences
    .slice(0, 3)
    .flatMap(({ message, changes }) => [
      pen.prose(message),
      ...changes.slice(0, 3).map((change) => pen.prose(change.message)),
    ]);
  return [
    ...says,
    ...describeOmitted(approval.differences.length, 3, 'difference'),
    ...nextSteps(report, approval).map(pen.prose),
  ];
}

function nextSteps(report: Report, approval: ApprovalReport): string[] {
  const hasUnread = approval.differences.some(isUnread);
  const jumps = hasUnread ? jumpsOf(report).filter(({ span }) => span.decision === 'unproven') : [];
  const steps = decisive(approval).flatMap(({ code }) => REMEDIES[code] ?? []);
  return [...new Set([...jumps.map(({ span }) => remedyOfSpan(span)), ...steps])];
}

/** The differences whose remedies count. A worse decision needs another approval, whatever else differs. */
function decisive({ differences }: ApprovalReport): readonly ApprovalDifference[] {
  const others = differences.filter((each) => !isUnread(each));
  const worse = others.filter(({ code }) => code === 'decision-worse');
  return worse.length > 0 ? worse : others;
}

/** A document that could not be read this time may be readable next time. */
function isUnread({ changes }: ApprovalDifference): boolean {
  return changes.length > 0 && changes.every(({ code }) => code === 'document-unusable');
}
