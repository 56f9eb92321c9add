import { groupBy } from '../deployment/group-by.ts';
import type { Advice, DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Choice, Note, Report } from '../gate/report/report.ts';
import { type Annotation, fitAnnotation } from '../page/annotations.ts';
import { codeForLog } from '../page/escape.ts';
import { capital, countOf, listOf, present } from '../page/words.ts';
import { describeAlone } from './alone.ts';
import { describeApproval, failedApproval, NOT_APPROVED } from './approval.ts';
import { settingsFor } from './choice-settings.ts';
import { remediesFor } from './choices.ts';
import { ADVICE_TITLES, neededVariables, openAdvice } from './concerns.ts';
import { nameOfDeclaration } from './declarations.ts';
import { describeNote, isTold } from './evidence.ts';
import { leadSentence } from './lead.ts';
import { describeRunProblem } from './opening.ts';
import { isByHand } from './outcomes.ts';
import { LOG_PEN } from './pen.ts';
import { type DeploymentState, isGiven, spanOf, stateDeployment } from './states.ts';
import { describeVariable, type VariableFinding } from './variables.ts';

/** A runner shows this many messages of each level per step. */
const MOST_PER_LEVEL = 10;

/** The worst first. */
const LEVELS = ['error', 'warning', 'notice'] as const;

// File names that must not go into a log command. The text names such a file instead.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The messages of {@link findingsOf} as a runner shows them: ten of each level. Who reads why a check fails has the notes that its page tells first. */
export function renderAnnotations(report: Report): Annotation[] {
  const isNew = (note: Note) => note.level === 'warning' && !isTold(note, report);
  const notes = report.outcome.fails ? report.notes.filter(isNew) : report.notes;
  return capLevels(findingsOf({ ...report, notes }).map(annotationOf));
}

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

function annotationOf({ level, title, text, file, line, column }: Finding): Annotation {
  if (file === null || UNPRINTABLE.test(file)) {
    return { level, title, message: fitAnnotation(file === null ? text : `${LOG_PEN.place({ file, line })}: ${text}`) };
  }
  return {
    level,
    title,
    message: fitAnnotation(text),
    file,
    ...(line === null ? {} : { startLine: line }),
    ...(line === null || column === null ? {} : { startColumn: column }),
  };
}

/** If there are more messages of a level than the runner shows, the last one shown counts the rest. */
function capLevels(annotations: readonly Annotation[]): Annotation[] {
  const seen = { error: 0, warning: 0, notice: 0 };
  const total = { error: 0, warning: 0, notice: 0 };
  for (const { level } of annotations) total[level] += 1;
  return annotations.flatMap((annotation) => {
    const { level } = annotation;
    seen[level] += 1;
    if (total[level] <= MOST_PER_LEVEL || seen[level] < MOST_PER_LEVEL) return [annotation];
    if (seen[level] > MOST_PER_LEVEL) return [];
    const more = countOf(total[level] - MOST_PER_LEVEL + 1, `more ${level}`);
    return [{ level, title: 'Upgrade Gate', message: `…and ${more}. The job summary has them.` }];
  });
}
