import { groupBy } from '../deployment/group-by.ts';
import type { Advice, DeploymentReport, LeftoverReport } from '../gate/report/deployment-report.ts';
import type { Choice, LineEdit, Report } from '../gate/report/report.ts';
import type { Detail } from '../page/page.ts';
import { capital, countOf, listOf, present } from '../page/words.ts';
import { showPlace } from '../problems/place.ts';
import type { Version } from '../release-safety/version.ts';
import { failedApproval } from './approval.ts';
import { type Block, code, firstOf, fold, item } from './blocks.ts';
import { letterOf } from './outcomes.ts';
import { type FileLine, type Pen, placesOf } from './pen.ts';
import { isGiven, jumpsOf } from './states.ts';
import {
  collectVariables,
  describeUnknownVariables,
  describeUnseen,
  describeVariable,
  type VariableFinding,
} from './variables.ts';

export const ADVICE_TITLES: Record<Advice['code'], string> = {
  'mode-differs': 'Wrong upgrade.mode',
  'mode-not-set': 'upgrade.mode is not set',
  'chart-ignores-mode': 'This chart ignores upgrade.mode',
  'chart-needs-scale-down': 'This chart needs a scale-down first',
  'chart-not-known': 'The chart version is unknown',
  'no-migration-job': 'No migration job',
  'migration-job-changes': 'The migration job changes',
  'argo-cd-hooks': 'Argo CD runs the migration job as a hook',
  leftover: 'Left behind by a downtime',
  'digest-not-compared': 'Tag and digest were not compared',
  'digest-changed': 'The image digest changed',
  'image-changed': 'The image is another build',
  noticed: 'Check this line',
};

/** The advice of all deployments, each piece once, warnings first. Advice without a place takes the place of its deployment. */
function collectAdvice(deployments: readonly DeploymentReport[]): Advice[] {
  const pieces = new Map<string, Advice>();
  for (const { advice, file, line } of deployments) {
    for (const piece of advice) {
      const placed = piece.file === null ? { ...piece, file, line } : piece;
      pieces.set(JSON.stringify([placed.code, placed.file, placed.line, placed.message, placed.lines]), placed);
    }
  }
  const all = [...pieces.values()];
  return [...all.filter(({ level }) => level === 'warning'), ...all.filter(({ level }) => level !== 'warning')];
}

/** The advice that is left to the reader: a choice shows how to declare the mode, and what was not approved is not declared. */
export function openAdvice(report: Report): Advice[] {
  const { choices, outcome, deployments } = report;
  const isWay = ({ id, edits }: Choice) => (id === 'stop' || id === 'hop') && edits.length > 0;
  const covered = new Set(outcome.fails ? choices.filter(isWay).flatMap((choice) => choice.deployments) : []);
  const isTold = ({ id }: DeploymentReport) => covered.has(id) || failedApproval(report) !== null;
  const others = (advice: readonly Advice[]) => advice.filter(({ code }) => !code.startsWith('mode-'));
  return collectAdvice(deployments.map((each) => (isTold(each) ? { ...each, advice: others(each.advice) } : each)));
}

type SameAdvice = readonly [Advice, ...Advice[]];

/** The message of a piece of advice. Its place comes first, unless the message names it. */
function describeAdvice({ file, line, message }: Advice, pen: Pen): string {
  const isNamed = file === null || message.includes(showPlace({ file, line }));
  return isNamed ? pen.prose(message) : `${pen.place({ file, line })}: ${pen.prose(message)}`;
}

/**
 * What to change or check besides the version, the most urgent first: what breaks unless the reader acts, and the
 * others. Each item comes once, even if it is about several deployments.
 */
export function concernsOf(report: Report, pen: Pen, detail: Detail): Record<'urgent' | 'others', readonly Block[]> {
  const { deployments } = report;
  const findings = neededVariables(report).filter(({ urgency }) => urgency !== 'nothing');
  const acting = findings.filter(({ urgency }) => urgency === 'act');
  const looking = findings.filter(({ urgency }) => urgency !== 'act');
  const advice = [
    ...groupBy(openAdvice(report), ({ code, message, lines }) => JSON.stringify([code, message, lines])).values(),
  ];
  const warnings = advice.filter(([{ level }]) => level === 'warning');
  const notices = advice.filter(([{ level }]) => level !== 'warning');
  const made = jumpsOf(report).filter((jump) => jump.deployments.length > 0);
  const unknown = made.flatMap(({ span }) => describeUnknownVariables(span, pen));
  const most = Math.max(detail.rows, 5);
  const ofVariable = (finding: VariableFinding) => variableItem(deployments, finding, pen);
  const ofAdvice = (same: SameAdvice) => adviceItem(same, pen, detail);
  return {
    urgent: [...firstOf(acting, most, ofVariable, 'variable'), ...firstOf(warnings, most, ofAdvice, 'warning')],
    others: [
      ...firstOf(looking, most, ofVariable, 'variable'),
      ...firstOf(unknown, most, (line) => item(line), 'variable'),
      ...unseenItems(findings, pen),
      ...firstOf(notices, most, ofAdvice, 'remark'),
    ],
  };
}

/** The variables that the deployments have to change: for each choice by its own version, because a variable may be renamed twice, else as they are. */
export function neededVariables(report: Report): VariableFinding[] {
  const chosen = report.choices.map((choice, at) => {
    const after = choice.after.length === 0 ? deploymentsByHand(report, choice) : deploymentsAfter(choice);
    return { after, letters: present(letterOf(report, at)) };
  });
  const covered = new Set(chosen.flatMap(({ after }) => after.map(({ id }) => id)));
  const others = report.deployments.filter(({ id }) => !covered.has(id));
  const needed = new Map<string, VariableFinding>();
  for (const { after, letters } of [...chosen, { after: others, letters: [] }]) {
    for (const finding of collectVariables(after)) {
      const key = JSON.stringify([finding.variable, finding.deployments.map(({ id }) => id)]);
      needed.set(key, { ...finding, letters: [...(needed.get(key)?.letters ?? []), ...letters] });
    }
  }
  return [...needed.values()];
}

/** A deployment as a choice leaves it, with its places as they are on the head, where links lead. */
export interface DeploymentAfter extends DeploymentReport {
  /** Whether the choice itself writes lines that the downtime leaves behind. They are not among the leftovers. */
  readonly leavesOwnLines: boolean;
}

/** The deployments of a choice as they are after it (docs/report.md). Empty if the choice has no lines. */
export function deploymentsAfter({ after, edits }: Choice): DeploymentAfter[] {
  return after.map((deployment) => {
    const { variables, unseenVariables, leftovers, exceptions } = deployment;
    const kept = leftovers.flatMap((each): LeftoverReport[] => {
      const line = lineOnHead(each, edits);
      return each.line !== null && line === null ? [] : [{ ...each, line }];
    });
    return {
      ...deployment,
      variables: variables.map((each) => ({ ...each, line: lineOnHead(each, edits) })),
      unseenVariables: unseenVariables.map((each) => ({ ...each, line: lineOnHead(each, edits) })),
      leftovers: kept,
      leavesOwnLines: kept.length < leftovers.length || exceptions.some((each) => lineOnHead(each, edits) === null),
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

/** The deployments of a choice without lines: as they are here, in the first step of the plan if that is the choice. */
function deploymentsByHand({ deployments }: Report, { id, to, deployments: ids }: Choice): DeploymentReport[] {
  if (id !== 'stop' && id !== 'hop') return [];
  const own = deployments.filter((each) => ids.includes(each.id));
  return own.map((each) => (id === 'stop' || to === null || each.steps.length === 0 ? each : inStep(each, to)));
}

/** A deployment with the variables that one step of its plan changes. */
function inStep(deployment: DeploymentReport, target: Version): DeploymentReport {
  return { ...deployment, variables: deployment.steps.find(({ to }) => to === target)?.variables ?? [] };
}

/** This many variables of a later step are shown open. */
const MOST_OPEN = 3;

/** What a step of the plan asks for besides its version. */
export function stepBlocks(deployments: readonly DeploymentReport[], to: Version, pen: Pen): Block[] {
  const all = deployments.map((each) => inStep(each, to));
  const items = collectVariables(all)
    .filter(({ urgency }) => urgency !== 'nothing')
    .map((finding) => variableItem(all, finding, pen));
  const rest = items.slice(MOST_OPEN);
  return [...items.slice(0, MOST_OPEN), ...fold(countOf(rest.length, 'more variable'), rest)];
}

function variableItem(all: readonly DeploymentReport[], finding: VariableFinding, pen: Pen): Block {
  const { variable, urgency, deployments, letters } = finding;
  const choices = letters.length === 0 ? '' : ` (${listOf(letters)})`;
  const mark = urgency === 'act' ? '⚠️ ' : '';
  const what = describeVariable(variable, pen);
  if (variable.file !== null) return item(`${mark}${pen.place(variable)}: ${what}${choices}`);
  const isNamed = all.some((each) => each.change === 'upgrade' && !deployments.includes(each));
  return item(`${mark}${capital(what)}${isNamed ? ` (${placesOf(deployments, pen, 2)})` : ''}${choices}`);
}

function adviceItem([first, ...others]: SameAdvice, pen: Pen, { deep }: Detail): Block {
  const mark = first.level === 'warning' ? '⚠️ ' : '';
  const end = /[.!:]$/.test(first.message) ? '' : '.';
  const same = others.length === 0 ? '' : `${end} Also at ${placesOf(others, pen)}.`;
  const language = first.code === 'chart-needs-scale-down' ? 'sh' : 'yaml';
  const lines = first.lines.length === 0 || !deep ? [] : [code(language, first.lines)];
  return item(`${mark}${describeAdvice(first, pen)}${same}`, lines);
}

/** Places that the gate cannot see and that may set variables. */
function unseenItems(findings: readonly VariableFinding[], pen: Pen): Block[] {
  const unseen = findings.filter(({ variable }) => variable.state === 'unseen');
  const blind = unseen.flatMap(({ deployments }) => deployments);
  if (blind.length === 0) return [];
  const places = blind.flatMap(({ unseenVariables }) => unseenVariables);
  const sources = describeUnseen(places, pen);
  if (sources.length > 0) return [item(`Not visible from here: ${listOf(sources)}.`)];
  if (blind.every(isGiven)) return [item('You gave the versions, so no file was searched for variables.')];
  return [item('No file shows which variables are set here.')];
}
