import { groupBy } from '../deployment/group-by.ts';
import type { DeploymentReport, ExceptionReport } from '../gate/report/deployment-report.ts';
import type { Choice, LineEdit, Report } from '../gate/report/report.ts';
import type { SpanReport } from '../gate/report/span-report.ts';
import type { Detail } from '../page/page.ts';
import { capital, countOf, endSentence, listOf, present } from '../page/words.ts';
import { failedApproval } from './approval.ts';
import { type Block, code, firstOf, fold, heading, item, text } from './blocks.ts';
import { linesToSet, settingsFor } from './choice-settings.ts';
import { addsException, declarationsFor } from './declarations.ts';
import { inRuns } from './edits.ts';
import {
  endBlocks,
  isByHand,
  letterOf,
  missingEvidence,
  passesByAll,
  passesByAny,
  rerunLines,
  resultOf,
} from './outcomes.ts';
import { linesOf, type Pen, placesOf } from './pen.ts';
import { describeNewest, hasNewest } from './plan.ts';
import { isHeld, remediesOfHold } from './policy.ts';
import { remedyOfSpan } from './reasons.ts';
import { type Jump, jumpsOf, stateOf } from './states.ts';

/** This many changes are shown open, and the others are folded. */
const MOST_OPEN = 5;

/** `This check passes (fail-on: blocked).`; empty if it does not pass, or if a heading says why it does. */
export function passSentence(report: Report, pen: Pen): string {
  const { outcome } = report;
  const all = [...declaredDowntimes(report), ...exceptionsInUse(report), ...revertsThatPass(report)];
  return outcome.fails || all.length > 0 ? '' : `This check passes (${pen.code(`fail-on: ${outcome.failOn}`)}).`;
}

/** The deployments that pass because they declare the downtime that they need. */
function declaredDowntimes({ deployments, outcome }: Report): DeploymentReport[] {
  if (outcome.fails || outcome.failOn !== 'mode-mismatch') return [];
  return deployments.filter(
    (each) => stateOf(each) === 'recreate' && each.declaredAt !== null && each.exceptions.length === 0,
  );
}

/** The exceptions of the team's own file without which the check would fail. */
export function exceptionsInUse({ deployments, outcome }: Report): ExceptionReport[] {
  if (outcome.fails || outcome.failOn === 'not-rolling' || outcome.failOn === 'never') return [];
  const counts = (each: DeploymentReport) =>
    each.change === 'downgrade' || (outcome.failOn === 'mode-mismatch' && stateOf(each) === 'recreate');
  const all = deployments.flatMap((each) => (counts(each) ? each.exceptions : []));
  return [...new Map(all.map((each) => [`${each.file}:${each.line}`, each])).values()];
}

function revertsThatPass({ deployments, outcome }: Report): DeploymentReport[] {
  return outcome.fails ? [] : deployments.filter(({ reverts, fails }) => reverts && !fails);
}

function passBlocks(report: Report, pen: Pen): Block[] {
  const declared = declaredDowntimes(report);
  const excepted = exceptionsInUse(report).map((each) => {
    const what = each.allow === 'rollback' ? 'this rollback' : 'this downtime';
    return heading(`✅ This check passes: ${pen.place(each)} allows ${what} (${pen.quote(each.reason)})`);
  });
  if (revertsThatPass(report).length > 0) excepted.push(heading('✅ This check passes: what it takes back never ran'));
  if (declared.length === 0) return excepted;
  const modes = declared.map(({ writes }) => (writes.stop === 'chart' ? 'upgrade.mode: Recreate' : 'Recreate'));
  const names = [...new Set(modes)].map(pen.code);
  const places = declared.flatMap(({ declaredAt }) => declaredAt ?? []);
  return [
    heading('✅ This check passes'),
    text(`${listOf(names)} is declared in ${placesOf(places, pen, 2)}.`),
    ...excepted,
  ];
}

/** How a red check gets green: the choices with their exact changes. If there are none, it says in words what to do. */
export function outcomeBlocks(report: Report, pen: Pen, detail: Detail): Block[] {
  const { outcome, choices, problem } = report;
  // A problem of the whole run already says what to do.
  if (problem !== null) return [];
  if (!outcome.fails) {
    const pins = choices.filter(({ id }) => id === 'pin');
    return present(
      passBlocks(report, pen),
      pins.length > 0 && heading('So that this check guards the next upgrade'),
      pins.flatMap((choice) => blocksOfWay(wayOf(report, choice, '', pen, detail))),
    );
  }
  // A difference from the approval has to be judged again in a place where it can still be changed.
  if (failedApproval(report) !== null) return [];
  const heads = '❌ This check fails';
  if (choices.length === 0) return [heading(heads), ...remedies(report, pen, detail)];
  const missing = missingEvidence(report);
  const ways = choices.map((choice, at) => wayOf(report, choice, letterOf(report, at), pen, detail));
  // The sentences about the only choice are one paragraph with what follows.
  const [only] = ways.length === 1 ? ways : [];
  return [
    heading(`${heads}. ${titleOfChoices(report, missing)}:`),
    ...missing.map((line) => text(pen.prose(line))),
    ...(only?.blocks ?? ways.flatMap(blocksOfWay)),
    ...endBlocks(report, only?.sentences ?? [], detail),
  ];
}

function titleOfChoices(report: Report, mends: readonly string[]): string {
  const { choices } = report;
  if (passesByAll(report)) return `To pass, do ${choices.length === 2 ? 'both' : 'all of them'}`;
  if (choices.every(({ thenPasses }) => thenPasses === false)) return 'What to do';
  if (choices.length + mends.length === 1) return 'To pass';
  return passesByAny(report) ? 'To pass, choose one' : 'Choose one';
}

/** A choice with its change, and the sentences that belong below it. */
interface Way {
  readonly blocks: readonly Block[];
  readonly sentences: readonly string[];
}

function blocksOfWay({ blocks, sentences }: Way): Block[] {
  return [...blocks, ...(sentences.length === 0 ? [] : [text(sentences.join(' '))])];
}

function wayOf(report: Report, choice: Choice, letter: string, pen: Pen, detail: Detail): Way {
  const [name = '', ...todo] = choice.title.split(': ');
  const lead = pen.strong(`${letter === '' ? '' : `${letter}. `}${pen.prose(endSentence(name))}`);
  const what = todo.length === 0 ? [] : [pen.prose(endSentence(capital(todo.join(': '))))];
  const instead = choice.instead === null ? [] : [pen.prose(choice.instead)];
  const [first, ...others] = changesOf(inRuns(choice.edits));
  const where = first === undefined ? [] : [describePlaces(first, pen)];
  const lines = linesToSet(report, choice, pen);
  const settings = settingsFor(report, choice, pen, lines);
  const set = settings.length > 0 && `Set ${listOf(settings)}.`;
  // A change by hand promises nothing about the next check.
  const isTold = !isByHand(choice);
  const outcome = isTold ? present(set, resultOf(report, choice)) : [];
  const isCounted = !detail.deep && others.length > 1;
  return {
    blocks: [
      text([lead, ...what, ...instead, ...where].join(' '), true),
      ...(first === undefined ? [] : diffBlocks(first, pen, detail)),
      ...(isCounted ? [] : otherChanges(others, pen, detail)),
      ...(isTold && lines.length > 0
        ? [text('In the workflow of this check:'), code('yaml', ['with:', ...lines])]
        : []),
    ],
    // A surface without room counts the further files.
    sentences: present(
      isCounted && `${countOf(others.length, 'more file')} to change.`,
      outcome,
      afterwards(report, choice, pen, detail),
    ),
  };
}

/** The same edits of one or several files. */
interface Change {
  readonly edits: readonly LineEdit[];
  /** The first edit of each further file. */
  readonly elsewhere: readonly LineEdit[];
}

function changesOf(edits: readonly LineEdit[]): Change[] {
  const files = groupBy(edits, ({ file }) => file).values();
  const same = groupBy(files, (those) => JSON.stringify(those.map(({ removed, added }) => [removed, added])));
  return [...same.values()].map(([first, ...others]) => ({ edits: first, elsewhere: others.map(([edit]) => edit) }));
}

/** `In deploy/values.yaml:3 and line 7:` */
function describePlaces({ edits }: Change, pen: Pen): string {
  const [{ at, file }] = edits as readonly [LineEdit, ...LineEdit[]];
  if (at === 'new-file') return `In the new file ${pen.literal(file)}:`;
  if (at === 'end' && edits.length === 1) return `At the end of ${pen.literal(file)}:`;
  return `In ${listOf(linesOf(edits, pen))}:`;
}

function diffBlocks({ edits, elsewhere }: Change, pen: Pen, { deep, rows }: Detail): Block[] {
  const [{ at, added: own }] = edits as readonly [LineEdit, ...LineEdit[]];
  // A new file can be copied whole.
  if (at === 'new-file') return [code('yaml', own)];
  const files = `The same in ${countOf(elsewhere.length, 'more file')}`;
  const lines = edits.flatMap(({ line, removed, added }, at) =>
    present(
      // The sentence above names the first line.
      at > 0 && `@@ line ${line} @@`,
      removed.map((old) => `-${old}`),
      added.map((fresh) => `+${fresh}`),
    ),
  );
  if (elsewhere.length === 0) return [code('diff', lines)];
  const places = placesOf(elsewhere, pen, rows);
  // The list of deployments has most of them already.
  const same =
    deep && elsewhere.length > MOST_OPEN
      ? fold(files, [text(places)])
      : [text(`${files}${deep ? `: ${places}` : ''}.`)];
  return [code('diff', lines), ...same];
}

/** The first few changes open, the others folded. */
function otherChanges(changes: readonly Change[], pen: Pen, detail: Detail): Block[] {
  const show = (change: Change) => [text(describePlaces(change, pen)), ...diffBlocks(change, pen, detail)];
  const further = changes.slice(MOST_OPEN - 1);
  return [
    ...changes.slice(0, MOST_OPEN - 1).flatMap(show),
    ...fold(countOf(further.length, 'more change'), firstOf(further, detail.rows, show, 'change')),
  ];
}

/** What to do after a choice that does not lead all the way to the target. */
function afterwards(report: Report, { id, to, edits, inputs }: Choice, pen: Pen, { deep }: Detail): string {
  const isExcepted = edits.some(({ added }) => addsException(added));
  const reason = isExcepted ? `Fill in the ${pen.code('reason')}. The exception covers this jump only.` : '';
  const isOfTeam = report.teamFile?.decides.includes('fail-on') === true;
  const isForAll = isOfTeam && inputs.some(({ name, value }) => name === 'fail-on' && value === 'blocked');
  const back =
    isForAll &&
    `Set ${pen.quote('fail-on')} back afterwards, because ${pen.quote('blocked')} lets every downtime of this repository pass.`;
  // With more room there is a section on it.
  return present(reason, back, !deep && afterHop(report, { id, to })).join(' ');
}

function afterHop(report: Report, { id, to }: Pick<Choice, 'id' | 'to'>): string {
  const [jump, ...others] = jumpsOf(report).filter(({ span }) => id === 'hop' && to !== null && span.to !== to);
  return jump === undefined || others.length > 0 ? '' : nextStep(jump.span);
}

/** When the second step of a plan comes; empty if there is none. */
function nextStep({ plan }: SpanReport): string {
  return plan.hops?.[1] === undefined ? '' : 'Start step 2 when the migrations of step 1 have finished.';
}

/** What makes the check green, in words, if no change could be proposed. */
function remedies(report: Report, pen: Pen, { rows }: Detail): Block[] {
  // A missing target fails under every `fail-on`.
  const failing = report.deployments.filter(({ fails, problem }) => fails || problem?.code === 'target-missing');
  const problems = failing.flatMap(({ problem }) => problem ?? []);
  const isOnly = report.deployments.length === 1;
  const sentences = new Set([
    ...(isOnly ? problems.map((each) => `${pen.prose(each.message)}${pen.help(each.code)}`) : []),
    ...failing.flatMap((deployment) => remedyOf(deployment, pen)),
    ...jumpsOf(report).flatMap((jump) => remediesOfJump(report, jump, pen)),
  ]);
  const shown = [...sentences].slice(0, Math.max(rows, 5));
  const again = shown.some((sentence) => /\brun this check again\b/i.test(sentence)) ? rerunLines(report) : [];
  return [...shown.map((sentence) => item(sentence)), ...(again.length === 0 ? [] : [code('sh', again)])];
}

/** What makes one deployment green besides the remedy in its problem, as sentences. */
export function remediesFor(report: Report, deployment: DeploymentReport, pen: Pen): string[] {
  const jumps = jumpsOf(report).filter(({ deployments }) => deployments.includes(deployment));
  return [...remedyOf(deployment, pen), ...jumps.flatMap((jump) => remediesOfJump(report, jump, pen))];
}

/** What a deployment needs besides the judgement on its jump. */
function remedyOf(deployment: DeploymentReport, pen: Pen): string[] {
  const { from, to } = deployment;
  switch (stateOf(deployment)) {
    case 'downgrade':
      return [`Keep ${from ?? 'the old version'}, or restore a backup made under ${to ?? 'the new one'}.`];
    case 'install':
      return [`New deployments fail, because ${pen.code('new-target')} is ${pen.code('fail')}${pen.inWorkflow}.`];
    case 'other-mode':
      return [`Declare ${pen.code('RollingUpdate')}.`];
    default:
      return [];
  }
}

function remediesOfJump(report: Report, { span, deployments }: Jump, pen: Pen): string[] {
  if (deployments.every(({ fails }) => !fails)) return [];
  const [hop] = span.plan.hops ?? [];
  const isTold =
    report.approval !== null || jumpsOf(report).length > 1 || span.newestRollingVersion === hop?.to || !hasNewest(span);
  const roll = isTold ? [] : [`Or go to ${describeNewest(span, pen)}, the newest version that rolls.`];
  switch (span.decision) {
    case 'recreate':
      return [...declarationsFor(deployments, report, pen), ...roll];
    case 'blocked': {
      if (hop === undefined)
        return isHeld(span)
          ? remediesOfHold(span, pen)
          : ['Choose another version, because no allowed upgrade leads there.'];
      const first = `Go to ${pen.version(hop.to)} first (${pen.code(hop.upgradeMode)}).`;
      return [present(first, nextStep(span)).join(' '), ...roll];
    }
    case 'unproven':
      return [pen.prose(remedyOfSpan(span)), ...roll];
    default:
      return [];
  }
}
