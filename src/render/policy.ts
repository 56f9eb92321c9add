import { showMinute } from '../gate/policy/age.ts';
import type { HoldReport, PolicyReport, SpanReport } from '../gate/report/span-report.ts';
import type { Detail } from '../page/page.ts';
import { countOf, present } from '../page/words.ts';
import type { Reason } from '../release-safety/decision.ts';
import type { IssueNote } from '../release-safety/hold.ts';
import { type Block, firstOf, heading, item } from './blocks.ts';
import { barOf, barringWords } from './hold-words.ts';
import type { Pen } from './pen.ts';
import { describeReason } from './reasons.ts';
import type { Jump } from './states.ts';

/** Whether the team's own policy bars a jump. */
export function isHeld(span: SpanReport): boolean {
  return barOf(span) !== undefined;
}

/** Whether a reason is a known issue. These have a list of their own. */
export function isOfIssue({ policy }: SpanReport, { rule }: Reason): boolean {
  return policy?.holds.some((hold) => hold.rule === rule && hold.issue !== null) === true;
}

function describeNewestLetIn({ version, decision, hop }: NonNullable<PolicyReport['newest']>, pen: Pen): string {
  const name = pen.version(version);
  switch (decision) {
    case 'roll':
      return `${name}, which can roll`;
    case 'recreate':
      return `${name}, which needs downtime (${pen.code('Recreate')})`;
    case 'blocked':
      return hop === null ? `${name}, but no allowed upgrade leads there` : `${name}, by way of ${pen.version(hop.to)}`;
    default:
      return `${name}, which is not proven`;
  }
}

/** What to do if the policy bars a jump, as sentences. */
export function remediesOfHold(span: SpanReport, pen: Pen): string[] {
  const { passesFrom = null, newest = null } = span.policy ?? {};
  const ways = present(
    passesFrom !== null && `Run this check again from ${showMinute(Date.parse(passesFrom))} on.`,
    newest !== null && `Go to ${describeNewestLetIn(newest, pen)}.`,
  );
  const remedy = barringWords(barOf(span)?.rule)?.remedy;
  return ways.length > 0 || remedy === undefined ? ways : [remedy];
}

/** Why the policy bars a jump, in a sentence: its first known issue with its link, or else the reason itself. */
export function describeBar(span: SpanReport, bar: Reason, pen: Pen): string {
  const issue = firstIssue(span);
  return issue === undefined ? describeReason(bar, pen) : describeIssue(issue, pen);
}

/** Each known issue that counts against a jump, with its reason and its link, except for the one that the opening has. */
export function issueBlocks(jumps: readonly Jump[], isOnly: boolean, pen: Pen, { rows }: Detail): Block[] {
  const issues = new Map<string, HoldByIssue>();
  for (const { span } of jumps) {
    const told = isOnly ? firstIssue(span) : undefined;
    for (const hold of issuesOf(span)) if (hold !== told) issues.set(hold.issue.id, hold);
  }
  if (issues.size === 0) return [];
  return [
    heading('Your known issues'),
    ...firstOf([...issues.values()], Math.max(rows, 5), (issue) => item(describeIssue(issue, pen)), 'known issue'),
  ];
}

type HoldByIssue = HoldReport & { readonly issue: IssueNote };

function issuesOf({ policy }: SpanReport): HoldByIssue[] {
  return (policy?.holds ?? []).filter((hold): hold is HoldByIssue => hold.issue !== null);
}

/** The known issue that decides; undefined if something else does. */
function firstIssue(span: SpanReport): HoldByIssue | undefined {
  return issuesOf(span).find(({ rule, decision }) => decision === 'blocked' && rule === barOf(span)?.rule);
}

/** `slow-charts blocks 2.160.0: Charts time out.` */
function describeIssue({ release, count, decision, issue: { id, reason, url } }: HoldByIssue, pen: Pen): string {
  const name = url === null ? pen.quote(id) : pen.reference(pen.quote(id), url);
  const others = count === 1 ? '' : ` and ${countOf(count - 1, 'more release')}`;
  const does = decision === 'blocked' ? 'blocks' : 'asks for downtime at';
  return `${name} ${does} ${pen.version(release)}${others}: ${pen.prose(reason)}`;
}
