import { groupBy } from '../deployment/group-by.ts';
import type { Advice, DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Choice, Report } from '../gate/report/report.ts';
import type { Annotation } from '../page/annotations.ts';
import { codeForLog } from '../page/escape.ts';
import { capital, listOf, present } from '../page/words.ts';
import { describeAlone } from './alone.ts';
import { describeApproval, failedApproval, NOT_APPROVED } from './approval.ts';
import { settingsFor } from './choice-settings.ts';
import { remediesFor } from './choices.ts';
import { ADVICE_TITLES, neededVariables, openAdvice } from './concerns.ts';
import { nameOfDeclaration } from './declarations.ts';
import { describeNote } from './evidence.ts';
import { leadSentence } from './lead.ts';
import { describeRunProblem } from './opening.ts';
import { isByHand } from './outcomes.ts';
import { LOG_PEN } from './pen.ts';
import { type DeploymentState, isGiven, spanOf } from './states.ts';
import { stateDeployment } from './titles.ts';
import { describeVariable, type VariableFinding } from './variables.ts';

/** The worst first. */
const LEVELS = ['error', 'warning', 'notice'] as const;

/** A message of the report, at one place. The text is safe to print, the name of the file is exactly as in git. */
export interface Finding {
  /** The state of a deployment, or the code of a problem, an advice or a note: what is the same from run to run. */
  readonly rule: string;
  readonly level: Annotation['level'];
  readonly title: string;
  readonly text: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/** First what kept the run from judging, then what is wrong at each place, then the notes. An error fails the job, a warning passes without proof. */
export function findingsOf(report: Report): Finding[] {
  const messages = [
    ...report.deployments.flatMap((deployment) => messageOf(deployment, report)),
    ...openAdvice(report)
      .filter(({ level }) => level === 'warning')
      .map(adviceMessage),
    ...neededVariables(report)
      .filter(({ urgency }) => urgency === 'act')
      .map((finding) => variableMessage(finding, report)),
  ];
  const notes = report.notes.map((note): Finding => {
    const { level, code } = note;
    return { rule: code, level, title: 'Upgrade Gate', text: describeNote(note, LOG_PEN), ...NOWHERE };
  });
  return [...problemFindings(report), ...approvalFindings(report), ...mergePlaces(messages), ...notes];
}

/** A message before messages at the same place are merged. */
interface Message extends Finding {
  /** The start of the text if another message gives the title. */
  readonly lead: string;
}

function problemFindings({ problem }: Report): Finding[] {
  if (problem === null) return [];
  const text = LOG_PEN.prose(problem.message);
  return [{ rule: problem.code, level: 'error', title: describeRunProblem(problem), text, ...NOWHERE }];
}

function approvalFindings(report: Report): Finding[] {
  const approval = failedApproval(report);
  if (approval === null) return [];
  const text = describeApproval(report, approval, LOG_PEN).join(' ');
  const level = report.outcome.fails ? 'error' : 'warning';
  return [{ rule: 'not-approved', level, title: NOT_APPROVED, text, ...NOWHERE }];
}

function messageOf(deployment: DeploymentReport, report: Report): Message[] {
  const { state, title } = stateDeployment(report, deployment, LOG_PEN);
  if (state === 'unchanged' && !isGiven(deployment)) return [];
  const span = spanOf(report, deployment);
  const why = span === undefined ? describeAlone(deployment, LOG_PEN) : leadSentence(span, LOG_PEN);
  // The line no longer exists on the head. The text names the file instead.
  const place = deployment.change === 'removed' && `The version was set in ${LOG_PEN.place(deployment)}.`;
  const text = present(why, place, nextSteps(report, deployment)).join(' ');
  const { file, line, column } = deployment;
  const rule = deployment.problem?.code ?? state;
  const message = { rule, level: levelOf(deployment, state), title, text, lead: `${title}. ` };
  return [state === 'removed' ? { ...message, ...NOWHERE } : { ...message, file, line, column }];
}

/** A message names this many ways to a green check. */
const MOST_CHOICES = 2;

/** What to do about it as a sentence, the cheapest way first; empty if nothing has to be done. */
function nextSteps(report: Report, deployment: DeploymentReport): string[] {
  if (!deployment.fails || failedApproval(report) !== null) return [];
  const own = report.choices.filter(({ deployments }) => deployments.includes(deployment.id));
  if (own.length === 0) return remediesFor(report, deployment, LOG_PEN);
  const ways = own.slice(0, MOST_CHOICES).map((choice) => describeChoice(report, choice, deployment));
  return [`${capital(ways.join(', or '))}.`];
}

/** ``set `upgrade.mode: Recreate` at deploy/values.yaml:5 and `fail-on: mode-mismatch` ``. */
function describeChoice(report: Report, choice: Choice, { id: deployment, file }: DeploymentReport): string {
  const { id, title, edits } = choice;
  // A choice may lead each deployment to another version.
  const to = choice.to ?? choice.after.find((each) => each.id === deployment)?.to ?? null;
  const settings = isByHand(choice) ? [] : settingsFor(report, choice, LOG_PEN);
  const edit = edits.find((each) => each.file === file) ?? edits[0];
  if (id === 'stop' && edit !== undefined) {
    const declared = `${nameOfDeclaration(edit.added, LOG_PEN)} at ${LOG_PEN.place(edit)}`;
    const verb = declared.startsWith('an ') ? 'add' : 'set';
    return `${verb} ${[declared, ...settings].join(verb === 'add' ? ' and set ' : ' and ')}`;
  }
  const isUpgrade = id === 'roll' || id === 'hop';
  const told = LOG_PEN.prose(isUpgrade ? title.replace(/^[^:]*: /, '') : title).replace(/[.:]$/, '');
  const words = isUpgrade && to !== null ? `go to ${to}` : told.charAt(0).toLowerCase() + told.slice(1);
  return settings.length === 0 ? words : `${words} and set ${settings.join(' and ')}`;
}

const NOWHERE = { file: null, line: null, column: null } as const;

function levelOf(deployment: DeploymentReport, state: DeploymentState): Annotation['level'] {
  const { fails, problem, decision, upgradeMode } = deployment;
  // A missing target fails under every `fail-on`.
  if (fails || (state === 'unproven' && problem?.code === 'target-missing')) return 'error';
  if (state === 'install' || state === 'removed' || state === 'tolerated') return 'notice';
  const rolls = (decision === 'roll' || decision === 'unchanged') && upgradeMode === 'RollingUpdate';
  return rolls && state !== 'unproven' && state !== 'downgrade' ? 'notice' : 'warning';
}

function adviceMessage({ code, message, lines, file, line }: Advice): Message {
  const text = [LOG_PEN.prose(message), ...lines.map(codeForLog)].join('\n');
  const title = ADVICE_TITLES[code];
  return { rule: code, level: 'warning', title, text, lead: '', file, line, column: null };
}

function variableMessage({ variable, letters }: VariableFinding, { choices }: Report): Message {
  const { file, line } = variable;
  const isOfSome = letters.length > 0 && letters.length < choices.length;
  const text = `${capital(describeVariable(variable, LOG_PEN))}${isOfSome ? ` (${listOf(letters)})` : ''}`;
  const rule = 'variable-removed';
  const title = `An environment variable is ${variable.effect === 'renamed' ? 'renamed' : 'removed'}`;
  return { rule, level: 'warning', title, text, lead: '', file, line, column: null };
}

/** Merges the messages at one place, the worst first. The worst message gives level and title, and no sentence is repeated. */
function mergePlaces(messages: readonly Message[]): Message[] {
  const sorted = [...messages].sort((left, right) => LEVELS.indexOf(left.level) - LEVELS.indexOf(right.level));
  const places = groupBy<Message, unknown>(sorted, (message) => {
    return message.file === null ? message : JSON.stringify([message.file, message.line]);
  });
  return [...places.values()].map(([worst, ...others]) => {
    const texts = others.map(({ title, lead, text }) => (title === worst.title ? text : `${lead}${text}`));
    return { ...worst, text: [...new Set([worst.text, ...texts])].join('\n') };
  });
}
