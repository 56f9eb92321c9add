import { showMinute } from '../../gate/policy/release-age.ts';
import type { ApprovalDifference, ApprovalReport, Report } from '../../gate/report.ts';
import type { Detail } from '../page.ts';
import { beyond } from '../page.ts';
import { type Block, firstOf, heading, item, text } from './blocks.ts';
import type { Pen } from './pen.ts';

/** In a few words. */
export const NOT_APPROVED = 'Not what was approved';

/** What to do about a difference. */
const REMEDIES: Readonly<Record<ApprovalDifference['code'], string>> = {
  'approved-report-fails': 'Give the report of a run that passed.',
  'not-judged': '',
  'not-approved': 'Deploy what was approved, or run the check again on this change and approve its report.',
  'not-deployed': 'Deploy what was approved, or run the check again on this change and approve its report.',
  'other-versions': 'Deploy what was approved, or run the check again on this change and approve its report.',
  'decision-worse': 'Run the check again on the change: its new report says how it gets green.',
};

/** The approval that a report fails; null where it fails none. */
export function failedApproval({ approval }: Report): ApprovalReport | null {
  return approval?.verificationResult === 'FAILED' ? approval : null;
}

/** One line where what was approved still holds, else each difference and what to do; nothing where no approval was asked for. */
export function approvalBlocks(report: Report, pen: Pen, { rows }: Detail): Block[] {
  const { approval, outcome } = report;
  if (approval === null) return [];
  if (failedApproval(report) === null) {
    return [text(`✅ What was approved on ${showMinute(Date.parse(approval.approvedAt))} still holds.`)];
  }
  const mark = outcome.fails ? '❌' : '⚠️';
  return [
    heading(`${mark} ${NOT_APPROVED}`),
    ...firstOf(approval.differences, Math.max(rows, 5), (each) => differenceItem(each, pen, rows), 'difference'),
    ...nextSteps(approval).map((sentence) => text(sentence)),
  ];
}

function differenceItem({ message, changes }: ApprovalDifference, pen: Pen, rows: number): Block {
  const shown = changes.slice(0, Math.max(rows, 3));
  return item(pen.prose(message), [
    ...shown.map((change) => item(pen.prose(change.message))),
    ...beyond(changes.length, shown.length, 'change').map((line) => item(line)),
  ]);
}

/** Each difference and what to do, as sentences for a message. */
export function describeApproval(approval: ApprovalReport, pen: Pen): string[] {
  const says = approval.differences
    .slice(0, 3)
    .flatMap(({ message, changes }) => [
      pen.prose(message),
      ...changes.slice(0, 3).map((change) => pen.prose(change.message)),
    ]);
  return [...says, ...beyond(approval.differences.length, 3, 'difference'), ...nextSteps(approval)];
}

function nextSteps({ differences }: ApprovalReport): string[] {
  return [...new Set(differences.map(({ code }) => REMEDIES[code]))].filter((sentence) => sentence !== '');
}
