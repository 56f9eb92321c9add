import { groupBy } from '../../deployment/group-by.ts';
import type { DeploymentReport } from '../../gate/report/deployment-report.ts';
import type { Choice, LineEdit, Report } from '../../gate/report/report.ts';
import { compareVersions } from '../../release-safety/version.ts';
import { type Detail, describeOmitted } from '../page.ts';
import { countOf, listOf } from '../words.ts';
import { failedApproval } from './approval.ts';
import { type Block, code, fold, heading, item, text } from './blocks.ts';
import { declarationsFor } from './declarations.ts';
import { type Jump, jumpsOf } from './jumps.ts';
import type { Pen } from './pen.ts';
import { isHeld, remediesOfHold } from './policy.ts';
import { remedyOfSpan } from './reasons.ts';
import { stateOf } from './states.ts';

/** In characters. A phone shows this much of a code line. */
const LONGEST_HEADER = 45;

/** This many changes are shown open, and the others are folded. */
const MOST_OPEN = 5;

/** `This check passes (fail-on: blocked).`; empty if it does not pass. */
export function passSentence({ outcome }: Report, pen: Pen): string {
  return outcome.fails ? '' : `This check passes (${pen.code(`fail-on: ${outcome.failOn}`)}).`;
}

/** How a red check gets green: the choices with their exact changes. If there are none, it says in words what to do. */
export function outcomeBlocks(report: Report, pen: Pen, detail: Detail): Block[] {
  const { outcome, choices, problem } = report;
  // A problem of the whole run already says what to do.
  if (problem !== null) return [];
  if (!outcome.fails) {
    const pins = choices
      .filter(({ id }) => id === 'pin')
      .flatMap((choice) => choiceBlocks(report, choice, '', pen, detail));
    return pins.length === 0 ? [] : [heading('So that this check guards the next upgrade'), ...pins];
  }
  // A difference from the approval has to be judged again in a place where it can still be changed.
  if (failedApproval(report) !== null) return [];
  const heads = '❌ This check fails';
  if (choices.length === 0) return [heading(heads), ...remedies(report, pen, detail)];
  // Missing evidence can be supplied, even if there are other choices.
  const unproven = jumpsOf(report).filter(({ span }) => span.decision === 'unproven');
  const mends = [...new Set(unproven.map(({ span }) => remedyOfSpan(span)))];
  const title = choices.length + mends.length === 1 ? `${heads}. To pass:` : `${heads}. Choose one:`;
  return [
    heading(title),
    ...mends.map((mend) => text(mend)),
    ...choices.flatMap((choice, at) => choiceBlocks(report, choice, letterOf(report, at), pen, detail)),
  ];
}

/** The letter of a choice, such as `A`, if there are several; empty otherwise. */
export function letterOf({ choices }: Report, at: number): string {
  return choices.length < 2 ? '' : String.fromCharCode(65 + at);
}

function choiceBlocks(report: Report, choice: Choice, letter: string, pen: Pen, detail: Detail): Block[] {
  const lead = pen.strong(`${letter === '' ? '' : `${letter}. `}${endSentence(pen.prose(choice.title))}`);
  const instead = choice.instead === null ? '' : ` ${pen.prose(choice.instead)}`;
  // A change by hand promises nothing about the next check.
  const outcome = isByHand(choice) ? [] : [settingsOf(report, choice, pen), resultOf(report, choice)];
  const result = [...outcome, afterwards(report, choice, pen)];
  const sentences = result.filter((sentence) => sentence !== '').join(' ');
  return [
    text(`${lead}${instead}`, true),
    ...editBlocks(choice.edits, detail),
    ...(sentences === '' ? [] : [text(sentences)]),
  ];
}

/** Whether the result of the next check is unknown, because people make the change by hand. */
export function isByHand({ edits, instead, thenPasses }: Choice): boolean {
  return edits.length === 0 && instead !== null && thenPasses === null;
}

function endSentence(sentence: string): string {
  return /[.:!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The first few changes open, the others folded, ordered by file. */
function editBlocks(edits: readonly LineEdit[], { rows, deep }: Detail): Block[] {
  const open = fileBlocks(edits.slice(0, MOST_OPEN));
  const further = edits.slice(MOST_OPEN);
  const shown = deep ? further.slice(0, rows) : [];
  const rest = describeOmitted(edits.length, MOST_OPEN + shown.length, 'change').map((line) => text(line));
  if (shown.length === 0) return [...open, ...rest];
  return [...open, ...fold(countOf(further.length, 'more change'), [...fileBlocks(shown), ...rest])];
}

/** One block for each file. */
function fileBlocks(edits: readonly LineEdit[]): Block[] {
  return [...groupBy(edits, ({ file }) => file).values()].map((those) =>
    code(
      'diff',
      those.flatMap((edit, at) => editLines(edit, at === 0)),
    ),
  );
}

function editLines({ file, line, removed, added }: LineEdit, isFirst: boolean): string[] {
  return [
    ...headerLines(isFirst ? `${file}, line ${line}` : `line ${line}`),
    ...removed.map((old) => `-${old}`),
    ...added.map((fresh) => `+${fresh}`),
  ];
}

/** A comment that names the place. It is broken behind a folder if it would be wider than a phone. */
function headerLines(place: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const step of place.split(/(?<=\/)/)) {
    const separator = line === '#' ? ' ' : '';
    if (line !== '#' && line.length + step.length > LONGEST_HEADER) {
      lines.push(line);
      line = `#   ${step}`;
    } else line = `${line}${separator}${step}`;
  }
  return [...lines, line];
}

/** The settings that the workflow needs besides the changes in files. */
function settingsOf({ outcome }: Report, { failOn, inputs }: Choice, pen: Pen): string {
  const isOther = failOn !== outcome.failOn;
  const settings = [
    ...(isOther ? [pen.code(`fail-on: ${failOn}`)] : []),
    ...inputs
      .filter(({ name }) => name !== 'fail-on')
      .map(({ name, value }) =>
        value === null ? `${pen.code(name)} to ${UNKNOWN_VALUES[name] ?? 'yours'}` : pen.literal(`${name}: ${value}`),
      ),
  ];
  if (settings.length === 0) return '';
  if (!isOther) return `Set ${listOf(settings)}${pen.inWorkflow}.`;
  return `${pen.code('fail-on')} is ${pen.code(outcome.failOn)}${pen.inWorkflow}: set ${listOf(settings)}.`;
}

/** Descriptions of values that only the reader knows. */
const UNKNOWN_VALUES: Readonly<Record<string, string>> = {
  'chart-version': 'the version of the Lightdash chart (2.16.284 or later)',
};

function resultOf({ outcome }: Report, { edits, inputs, failOn, thenPasses }: Choice): string {
  const settings = inputs.length + (failOn === outcome.failOn || inputs.some(({ name }) => name === 'fail-on') ? 0 : 1);
  const lines = edits.reduce((sum, { removed, added }) => sum + Math.max(removed.length, added.length), settings);
  const what = lines === 0 ? 'Then' : lines === 1 ? 'With that line' : 'With these lines';
  if (thenPasses === true) return `${what} the check passes.`;
  if (thenPasses === false) return `${what} the check still fails.`;
  return lines === 0 ? '' : 'The gate cannot tell whether the check passes then.';
}

/** What to do after a choice that does not lead all the way to the target. */
function afterwards(report: Report, { id, to }: Choice, pen: Pen): string {
  if (id !== 'hop') return '';
  const jumps = jumpsOf(report).filter(({ span }) => to !== null && span.to !== to);
  const [jump] = jumps;
  if (jump === undefined || jumps.length > 1) return '';
  const { span } = jump;
  const next = span.plan.hops?.[1];
  if (next === undefined) return '';
  return `Once it is merged and running, and its migrations have finished, go on to ${pen.version(next.to)}.`;
}

/** What makes the check green, in words, if no change could be proposed. */
function remedies(report: Report, pen: Pen, { rows }: Detail): Block[] {
  const isOnly = report.deployments.length === 1;
  // A missing target fails under every `fail-on`.
  const failing = report.deployments.filter(({ fails, problem }) => fails || problem?.code === 'target-missing');
  const isToldAbove = !isOnly && failing.some(({ problem }) => problem !== null);
  const sentences = new Set([
    ...failing.filter(({ problem }) => isOnly || problem === null).flatMap((deployment) => remedyOf(deployment, pen)),
    ...(isToldAbove ? ['Fix what is marked ❓: the list above says how.'] : []),
    ...jumpsOf(report).flatMap((jump) => remediesOfJump(report, jump, pen)),
  ]);
  return [...sentences].slice(0, Math.max(rows, 5)).map((sentence) => item(sentence));
}

/** What makes one deployment green, as sentences. */
export function remediesFor(report: Report, deployment: DeploymentReport, pen: Pen): string[] {
  const jump = jumpsOf(report).find(({ deployments }) => deployments.includes(deployment));
  const isTold = deployment.problem !== null;
  return [
    ...(isTold ? [] : remedyOf(deployment, pen)),
    ...(jump === undefined ? [] : remediesOfJump(report, jump, pen)),
  ];
}

/** What a deployment needs besides the judgement on its jump. */
function remedyOf(deployment: DeploymentReport, pen: Pen): string[] {
  const { problem, from, to } = deployment;
  switch (stateOf(deployment)) {
    case 'unproven':
      return problem === null ? [] : [pen.prose(problem.message)];
    case 'downgrade':
      return [`Keep ${from ?? 'the old version'}, or restore a backup that was made under ${to ?? 'the new one'}.`];
    case 'install':
      return [`New deployments fail: ${pen.code('new-target')} is ${pen.code('fail')}${pen.inWorkflow}.`];
    case 'other-mode':
      return [`Declare ${pen.code('RollingUpdate')}.`];
    default:
      return [];
  }
}

function remediesOfJump(report: Report, { span, deployments }: Jump, pen: Pen): string[] {
  if (deployments.every(({ fails }) => !fails)) return [];
  const { decision, plan } = span;
  const [hop] = plan.hops ?? [];
  const isTold = jumpsOf(report).length > 1 || span.newestRollingVersion === hop?.to || !hasNewest(span);
  const roll = isTold ? [] : [`Or take ${describeNewest(span, pen)}, the newest version that rolls.`];
  switch (decision) {
    case 'recreate':
      return [...declarationsFor(deployments, report.outcome.failOn, pen), ...roll];
    case 'blocked': {
      if (hop === undefined)
        return isHeld(span) ? remediesOfHold(span, pen) : ['Choose another version: no permitted upgrade leads there.'];
      const next = plan.hops?.[1];
      const then =
        next === undefined ? '' : ` Once it runs and its migrations have finished, go on to ${pen.version(next.to)}.`;
      return [`Take ${pen.version(hop.to)} first (${pen.code(hop.upgradeMode)}).${then}`, ...roll];
    }
    case 'unproven':
      return [remedyOfSpan(span), ...roll];
    default:
      return [];
  }
}

/** Whether a version below the target rolls. If the target itself can be reached by rolling, the plan already says so. */
export function hasNewest({ newestRollingVersion: newest, to }: Jump['span']): boolean {
  return newest !== null && compareVersions(newest, to) < 0;
}

/** The newest version that rolls, how to get there, and the evidence for it; `none` if there is none. */
export function describeNewest(span: Jump['span'], pen: Pen): string {
  const { newestRollingVersion: newest, newestRollingHops: hops, newestRollingEvidence: grounds } = span;
  if (newest === null) return 'none';
  const details = [
    ...((hops ?? 1) > 1 ? [`in ${countOf(hops ?? 1, 'step')}`] : []),
    ...(grounds === 'index' ? ['by the index alone'] : []),
  ];
  return `${pen.version(newest)}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}
