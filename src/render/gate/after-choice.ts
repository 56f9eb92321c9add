import type { DeploymentReport, LeftoverReport } from '../../gate/report/deployment-report.ts';
import type { Choice, LineEdit } from '../../gate/report/report.ts';
import type { FileLine } from './pen.ts';

/** A deployment as a choice leaves it, with its places as they are on the head, where links lead. */
export interface DeploymentAfter extends DeploymentReport {
  /** Whether the choice itself writes lines that the downtime leaves behind. They are not among the leftovers. */
  readonly leavesOwnLines: boolean;
}

/** The deployments of a choice as they are after it (docs/report.md). Empty if the choice has no lines. */
export function deploymentsAfter({ after, edits }: Choice): DeploymentAfter[] {
  return after.map((deployment) => {
    const { variables, unseenVariables, leftovers } = deployment;
    const kept = leftovers.flatMap((each): LeftoverReport[] => {
      const line = lineOnHead(each, edits);
      return each.line !== null && line === null ? [] : [{ ...each, line }];
    });
    return {
      ...deployment,
      variables: variables.map((each) => ({ ...each, line: lineOnHead(each, edits) })),
      unseenVariables: unseenVariables.map((each) => ({ ...each, line: lineOnHead(each, edits) })),
      leftovers: kept,
      leavesOwnLines: kept.length < leftovers.length,
    };
  });
}

/** The line of the head that has become a line of the edited file; null if the edits add that line. */
function lineOnHead({ file, line }: FileLine, edits: readonly LineEdit[]): number | null {
  let shift = 0;
  for (const edit of edits) {
    if (edit.file !== file || line === null) continue;
    const start = edit.line + shift;
    if (line < start) break;
    if (line < start + edit.added.length) {
      const isReplaced = edit.removed.length > 0 && line === start + edit.added.length - 1;
      return isReplaced ? edit.line : null;
    }
    shift += edit.added.length - edit.removed.length;
  }
  return line === null ? null : line - shift;
}
