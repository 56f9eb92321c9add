import { groupBy } from '../deployment/group-by.ts';
import { nameInFile } from '../deployment/name-in-file.ts';
import type { DeploymentReport, ProblemReport } from '../gate/report/deployment-report.ts';
import type { Report } from '../gate/report/report.ts';
import type { Detail } from '../page/page.ts';
import { countedAll, countOf, listOf, present } from '../page/words.ts';
import { showPlace } from '../problems/place.ts';
import { describeAlone, leavesNothing, rollbackBlocks } from './alone.ts';
import { failedApproval, NOT_APPROVED } from './approval.ts';
import { type Block, code, firstOf, heading, item, text } from './blocks.ts';
import { passSentence } from './choices.ts';
import { groundBlocks } from './evidence.ts';
import { isWaiting } from './hold-words.ts';
import { leadBlocks, rowOf } from './lead.ts';
import type { Pen } from './pen.ts';
import { describeReason } from './reasons.ts';
import { isGiven, STATES, spanOf, stateOf, worstFirst } from './states.ts';
import { type Statement, stateDeployment } from './titles.ts';

const UNKNOWN = '❓';
const NEUTRAL = 'ℹ️';
/** Marks for a result without any problem. */
const GREEN = ['✅', NEUTRAL];

type Headline = Pick<Statement, 'mark' | 'title'>;

function headlineOf(report: Report, pen: Pen): Headline {
  const headline = judgedHeadline(report, pen);
  if (report.problem !== null || failedApproval(report) === null) return headline;
  const { mark, title } = headline;
  return {
    mark: GREEN.includes(mark) ? (report.outcome.fails ? '❌' : '⚠️') : mark,
    title: `${NOT_APPROVED}. ${title}`,
  };
}

function judgedHeadline(report: Report, pen: Pen): Headline {
  if (report.problem !== null) return { mark: UNKNOWN, title: describeRunProblem(report.problem) };
  const deployments = worstFirst(report);
  const statements = deployments.map((deployment) => stateDeployment(report, deployment, pen));
  const [first] = statements;
  if (first === undefined) return { mark: report.outcome.fails ? UNKNOWN : NEUTRAL, title: 'Nothing to judge' };
  if (statements.length === 1) return first;
  // Where the files keep a version, the change has nothing that could roll.
  const notRolling = deployments.filter((each) => !STATES[stateOf(each)].rolls && stateOf(each) !== 'runs-other');
  if (notRolling.length === 0) return { mark: markOfAll(statements), title: titleOfAll(statements, deployments) };
  return { mark: first.mark, title: titleOfNotRolling(notRolling, statements, pen) };
}

/** The title for several deployments of which some cannot roll. */
function titleOfNotRolling(
  notRolling: readonly DeploymentReport[],
  statements: readonly Statement[],
  pen: Pen,
): string {
  const total = statements.length;
  const all = countedAll(total, 'deployment');
  const some = `${notRolling.length} of ${countOf(total, 'deployment')}`;
  const needs = (count: number) => (count === 1 ? 'needs' : 'need');
  const jump = sharedJump(notRolling);
  if (notRolling.every(needsDowntime)) {
    const which = notRolling.length === total ? `${all} need` : `${some} ${needs(notRolling.length)}`;
    const mode = notRolling.every(({ writes }) => writes.stop === 'exception') ? '' : ` (${pen.code('Recreate')})`;
    return `${which} downtime${jump && ` to go${jump}`}${mode}`;
  }
  const read = notRolling.filter(({ problem }) => problem === null);
  if (read.length > 0 && read.length < notRolling.length) {
    const readJump = sharedJump(read);
    const what = read.every(needsDowntime)
      ? `${needs(read.length)} downtime${readJump && ' to go'}${readJump}`
      : `cannot roll${readJump}`;
    return `${notRolling.length - read.length} of ${countOf(total, 'deployment')} cannot be checked, ${read.length} ${what}`;
  }
  if (notRolling.every((deployment) => stateOf(deployment) === 'downgrade')) {
    const go = notRolling.length === 1 ? 'goes' : 'go';
    return `${notRolling.length === total ? all : some} ${go} back${jump || ' to an older version'}`;
  }
  const isUnknown = notRolling.every((deployment) => stateOf(deployment) === 'unproven');
  const what = isUnknown ? `be checked${jump && ' for the upgrade'}${jump}` : `roll${jump}`;
  if (notRolling.length < total) return `${some} cannot ${what}`;
  return `${total === 2 ? 'Neither deployment' : `None of the ${total} deployments`} can ${what}`;
}

function needsDowntime(deployment: DeploymentReport): boolean {
  return stateOf(deployment) === 'recreate';
}

/** ` from 2.156.0 to 2.159.0`, as far as deployments agree; empty if they have neither version in common. */
function sharedJump(deployments: readonly DeploymentReport[]): string {
  const shared = (side: 'from' | 'to') => {
    // Where nobody knows what runs, the others name it.
    const known = deployments.filter(({ from }) => side === 'to' || from !== null);
    const [version, ...others] = new Set(known.map((deployment) => deployment[side]));
    return version == null || others.length > 0 ? '' : ` ${side} ${version}`;
  };
  // The same version twice is no jump. What comes out of it may still not be known.
  const isSame = deployments.every(({ from, to }) => from === to);
  return isSame ? '' : `${shared('from')}${shared('to')}`;
}

/** The whole is green only if every deployment is. */
function markOfAll(statements: readonly Statement[]): string {
  const marks = new Set(statements.map(({ mark }) => mark));
  for (const mark of ['❌', '🟠']) if (marks.has(mark)) return mark;
  return marks.size === 1 && marks.has('✅') ? '✅' : NEUTRAL;
}

function titleOfAll(statements: readonly Statement[], deployments: readonly DeploymentReport[]): string {
  const total = statements.length;
  if (statements.every(({ state }) => state === 'roll')) {
    return `${countedAll(total, 'deployment')} can roll${sharedJump(deployments)}`;
  }
  if (statements.every(({ state }) => state === 'unchanged')) return 'No deployed version changes';
  return `${countOf(total, 'deployment')}: ${countBy(statements)}`;
}

/** `1 blocked, 2 need downtime`, in the order of the statements. */
function countBy(statements: readonly Statement[]): string {
  const states = [...groupBy(statements, ({ state }) => state).values()];
  const words = states.map((same) => {
    const [one, several = one] = STATES[same[0].state].count;
    return `${same.length} ${same.length === 1 ? one : several}`;
  });
  return words.join(', ');
}

const RUN_PROBLEMS: Partial<Record<ProblemReport['code'], string>> = {
  'target-missing': 'A target is missing',
  'base-unavailable': 'The commit before the change cannot be read',
  'branch-behind': 'The branch is behind',
};

/** The problem that kept the run from finding deployments, as a short title. Nothing was judged then. */
export function describeRunProblem({ code: what }: ProblemReport): string {
  // The message below says that there is nothing to check.
  if (what === 'no-target') return 'No upgrade was checked';
  return `${RUN_PROBLEMS[what] ?? 'The deployments cannot be read'}: no upgrade was checked`;
}

/** Workflow lines that fix the problem that kept the run from finding deployments. */
const REMEDIES: Partial<Record<ProblemReport['code'], readonly string[]>> = {
  'no-target': ['with:', '  # file#path of the version', '  targets: deploy/values.yaml#image.tag', '  discover: true'],
  'base-unavailable': ['permissions:', '  contents: read', '# and for actions/checkout:', 'with:', '  fetch-depth: 0'],
};

/** The heading and its meaning: the releases at a glance for one deployment, and a line each for several. */
export function openingBlocks(report: Report, pen: Pen, detail: Detail): Block[] {
  const { mark, title } = headlineOf(report, pen);
  const opening = [heading(`${mark} ${title}`, 2), ...groundBlocks(report, pen)];
  const { problem, deployments } = report;
  if (problem !== null) {
    // Outside a workflow, the message has the remedy in the words of the system that runs the gate.
    const lines = report.links.repository === null ? undefined : REMEDIES[problem.code];
    return [
      ...opening,
      text(`${pen.strong(pen.prose(problem.message))}${pen.help(problem.code)}`),
      ...(lines === undefined ? [] : [code('yaml', lines)]),
    ];
  }
  const passes = passSentence(report, pen);
  const [only] = deployments;
  if (only === undefined || deployments.length > 1) {
    return [
      ...opening,
      ...deploymentItems(report, pen, detail),
      ...rollbackBlocks(report, pen, detail),
      ...present(passes).map((line) => text(line)),
    ];
  }
  const span = spanOf(report, only);
  // A choice with lines names the place itself, and so does a problem.
  const isPlaced =
    isGiven(only) ||
    (stateOf(only) === 'recreate' && only.declaredAt !== null) ||
    report.choices.some(({ edits }) => edits.length > 0) ||
    (only.file !== null && only.problem?.message.includes(showPlace({ file: only.file, line: only.line })) === true);
  const place = !isPlaced && `The version ${only.change === 'removed' ? 'was' : 'is'} set in ${pen.place(only)}.`;
  const where = only.environments.length > 0 && `Environment: ${namesOf(only, pen).join(', ')}.`;
  const facts = present(place, where, passes);
  // Without a choice, the section below says what to do about a problem.
  const isTold = only.fails && only.problem !== null && report.choices.length === 0;
  const alone = span === undefined ? present(!isTold && describeAlone(only, pen), facts).join(' ') : '';
  return [
    ...opening,
    ...(span === undefined ? present(alone !== '' && text(alone)) : leadBlocks(report, span, facts, pen)),
    ...rollbackBlocks(report, pen, detail),
  ];
}

/** One line for each deployment that changes, the worst first. One sentence counts the deployments that stay. */
function deploymentItems(report: Report, pen: Pen, { rows, deep }: Detail): Block[] {
  const { deployments } = report;
  // What differs from the approval has a list of its own.
  const differing = failedApproval(report)?.differences.map(({ deployment }) => deployment) ?? [];
  const changed = worstFirst(report).filter(
    (deployment) => stateOf(deployment) !== 'unchanged' && !differing.includes(deployment.id),
  );
  const unchanged = deployments.filter((deployment) => stateOf(deployment) === 'unchanged');
  const stay = unchanged.map((deployment) => `${pen.place(deployment)} ${deployment.to ?? ''}`.trim());
  return [
    // A comment has no room for three of many.
    ...firstOf(
      changed,
      deep || changed.length <= rows ? rows : rows - 1,
      (deployment) => item(`${isRed(deployment) ? '[ ] ' : ''}${deploymentLine(report, deployment, pen)}`),
      'deployment',
    ),
    ...(unchanged.length === 0 ? [] : [item(`✅ Unchanged: ${listOf(stay)}.`)]),
  ];
}

/** Whether somebody has to do something about a deployment. */
function isRed({ fails, problem, tolerated }: DeploymentReport): boolean {
  return fails || (problem !== null && !tolerated);
}

function namesOf({ environments }: DeploymentReport, pen: Pen): string[] {
  return environments.map((name) => pen.quote(name));
}

/** Mark, change and next step, then the place and the environment. */
function deploymentLine(report: Report, deployment: DeploymentReport, pen: Pen): string {
  const { mark, title, state } = stateDeployment(report, deployment, pen);
  const { problem, file, line, id } = deployment;
  const isAlone = report.deployments.every((each) => each.file !== file || each.id === id);
  const says = problem === null || (state !== 'unproven' && state !== 'tolerated') ? null : problem.message;
  const span = spanOf(report, deployment);
  const row = problem?.code ?? (STATES[state].rolls ? '' : span === undefined ? state : rowOf(span));
  const brief = says === null ? briefOf(report, deployment, pen) : pen.prose(says);
  const help = row === '' ? '' : pen.help(row);
  const isNamed = isAlone && file !== null && says?.includes(showPlace({ file, line })) === true;
  const name = isAlone ? '' : nameInFile(id);
  const where = [
    ...(isNamed ? [] : [pen.place(deployment)]),
    ...(name === '' ? [] : [pen.quote(name)]),
    ...namesOf(deployment, pen),
  ].join(', ');
  // The heading or the lines below say how downtime is declared.
  const short = title.replace(` (${pen.code('Recreate')})`, '');
  return `${mark} ${pen.strong(short)}${brief === '' ? '' : `: ${brief}`}${where === '' ? '' : ` (${where})`}${help}`;
}

/** The next thing to do, if the title does not say it. */
function briefOf(report: Report, deployment: DeploymentReport, pen: Pen): string {
  const { from, to } = deployment;
  const span = spanOf(report, deployment);
  switch (stateOf(deployment)) {
    case 'blocked': {
      const hop = span?.plan.hops?.[0];
      // The choice says to leave it.
      if (span?.promotion != null && hop === undefined)
        return report.choices.length > 0 ? '' : `leave it on ${from} for now`;
      if (hop !== undefined) return `go to ${hop.to} first (${pen.code(hop.upgradeMode)})`;
      // The title says already that it has to wait, or a choice says until when.
      return span !== undefined && (isWaiting(span) || span.policy?.passesFrom != null) ? '' : 'choose another version';
    }
    case 'recreate':
      return deployment.fails || deployment.declaredAt === null ? '' : 'declared';
    case 'unproven': {
      const [reason] = span?.reasons ?? [];
      // The title says that the index cannot be read, and a section why. It also says which version the index does not have.
      const isSaid = reason?.rule === 'index-unavailable' || reason?.rule === 'not-indexed';
      return reason === undefined || isSaid ? '' : describeReason(reason, pen);
    }
    case 'downgrade':
      if (deployment.reverts) return `${from} never came to serve`;
      return `keep ${from ?? 'the old version'}, or ${leavesNothing(deployment) ? 'go back on purpose' : `restore a backup made under ${to ?? 'the new one'}`}`;
    default:
      return '';
  }
}
