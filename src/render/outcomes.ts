import { groupBy } from '../deployment/group-by.ts';
import type { Choice, Report } from '../gate/report/report.ts';
import type { Detail } from '../page/page.ts';
import { listOf, present } from '../page/words.ts';
import { failedApproval } from './approval.ts';
import { type Block, code, commandLines, fold, text } from './blocks.ts';
import { remedyOfSpan } from './reasons.ts';
import { jumpsOf } from './states.ts';

/** The letter of a choice, such as `A`, if there are several; empty otherwise. */
export function letterOf({ choices }: Report, at: number): string {
  return choices.length < 2 ? '' : String.fromCharCode(65 + at);
}

/** Whether the result of the next check is unknown, because people make the change by hand. */
export function isByHand({ edits, instead, thenPasses }: Choice): boolean {
  return edits.length === 0 && instead !== null && thenPasses === null;
}

/** Whether every choice of a red check makes it pass, and nothing else is missing. The heading says it then. */
export function passesByAny(report: Report): boolean {
  const { choices, outcome } = report;
  return (
    outcome.fails && choices.every(({ thenPasses }) => thenPasses === true) && missingEvidence(report).length === 0
  );
}

/** Whether all choices together make a red check pass, and none of them alone. The heading says it then. */
export function passesByAll(report: Report): boolean {
  const { choices } = report;
  const isNone = choices.length > 1 && choices.every(({ thenPasses }) => thenPasses === false);
  return isNone && waysTogether(report)?.size === choices.length;
}

/** What to do about the evidence that is missing, as sentences. Somebody can supply it, even if there are other choices. */
export function missingEvidence(report: Report): string[] {
  const unproven = jumpsOf(report).filter(({ span }) => span.decision === 'unproven');
  return [...new Set(unproven.map(({ span }) => remedyOfSpan(span)))];
}

/** What several choices do to the check, said once below all of them; empty if the heading or each choice says it. */
function sharedResult(report: Report): string {
  const { choices } = report;
  if (!isShared(report) || passesByAny(report) || passesByAll(report)) return '';
  const letters = (wanted: boolean) =>
    choices.flatMap(({ thenPasses }, at) => (thenPasses === wanted ? [letterOf(report, at)] : []));
  const [passing, failing] = [letters(true), letters(false)];
  if (failing.length === 0) return `${choices.length === 2 ? 'Either' : 'Each'} of them makes the check pass.`;
  if (passing.length === 0) {
    return waysTogether(report) === null
      ? 'None of them alone makes the check pass.'
      : 'The check passes once you take one for each deployment.';
  }
  const passes = `${listOf(passing)} ${passing.length === 1 ? 'makes' : 'make'} the check pass.`;
  return `${passes} ${listOf(failing)} alone ${failing.length === 1 ? 'does' : 'do'} not.`;
}

/**
 * The choices by the deployments that they fix; null unless one of each, together, leaves nothing that fails. What is
 * written into one file by two of them may not fit together.
 */
function waysTogether(report: Report): Map<string, [Choice, ...Choice[]]> | null {
  const { choices, deployments } = report;
  const ways = groupBy(choices, (choice) => choice.deployments.toSorted().join('\n'));
  const all = [...ways.values()];
  const fixed = all.flatMap(([{ deployments: own }]) => own);
  const files = all.flatMap((same) => [...new Set(same.flatMap(({ edits }) => edits.map(({ file }) => file)))]);
  const isWhole =
    failedApproval(report) === null &&
    choices.every(({ edits }) => edits.length > 0) &&
    [fixed, files].every((each) => new Set(each).size === each.length) &&
    deployments.every(({ id, fails }) => !fails || fixed.includes(id));
  return isWhole ? ways : null;
}

function isShared({ choices }: Report): boolean {
  return choices.length > 1 && choices.every(({ thenPasses }) => thenPasses !== null);
}

/** What one choice does to the check; empty if another sentence says it. */
export function resultOf(report: Report, choice: Choice): string {
  const { edits, inputs, failOn, thenPasses } = choice;
  const { outcome } = report;
  if (isShared(report) || passesByAny(report)) return '';
  if (thenPasses === true) return 'That makes the check pass.';
  if (thenPasses === false) return 'That alone does not make the check pass.';
  const isNothing = edits.length + inputs.length === 0 && failOn === outcome.failOn;
  return isNothing ? '' : 'The gate cannot know whether that makes the check pass.';
}

/** What follows the choices: what they do to the check, and the commands that write their lines, folded without room. */
export function endBlocks(report: Report, facts: readonly string[], { deep }: Detail): Block[] {
  const all = report.choices.flatMap(({ command }, at) =>
    command === null ? [] : [{ command, letter: letterOf(report, at) }],
  );
  const sentences = present(sharedResult(report), facts);
  // A block is copied as a whole, so each choice has its own.
  const commands = all.map(({ command, letter }) =>
    code('sh', present(all.length > 1 && `# ${letter}`, commandLines(command))),
  );
  const said = present(sentences.length > 0 && text(sentences.join(' '), true));
  if (commands.length === 0) return said;
  const written = all.length === 1 && report.choices.length > 1 ? `the lines of ${all[0]?.letter}` : 'the lines';
  const needsMore = ({ command, failOn, inputs }: Choice) =>
    command !== null && (failOn !== report.outcome.failOn || inputs.length > 0);
  const less = report.choices.some(needsMore) ? ', but no settings,' : '';
  const offer = `Or let a command write ${written}${less} in a clone of the branch`;
  return [...said, ...(deep ? [text(`${offer}:`, true), ...commands] : fold(offer, commands, 'on pages'))];
}

/** How to run the check again from a shell; empty if the run has no page. */
export function rerunLines({ links: { repository, run } }: Report): string[] {
  const [server = '', owner, name] = (repository ?? '').replace(/^https?:\/\//, '').split('/');
  const number = /\/runs\/(\d+)$/.exec(run ?? '')?.[1];
  if (owner === undefined || name === undefined || number === undefined) return [];
  const host = server === 'github.com' ? '' : `${server}/`;
  return commandLines(`gh run rerun ${number} --failed --repo ${host}${owner}/${name}`);
}
