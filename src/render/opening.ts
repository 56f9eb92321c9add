import { groupBy } from '../deployment/group-by.ts';
import { nameInFile } from '../deployment/name-in-file.ts';
import type { DeploymentReport, ProblemReport } from '../gate/report/deployment-report.ts';
import type { Report } from '../gate/report/report.ts';
import type { SpanReport } from '../gate/report/span-report.ts';
import type { Detail } from '../page/page.ts';
import { countedAll, countOf, dayOf, listOf, present } from '../page/words.ts';
import { showPlace } from '../problems/place.ts';
import { describeAlone, UNPROVEN } from './alone.ts';
import { failedApproval, NOT_APPROVED } from './approval.ts';
import { type Block, code, firstOf, heading, item, text } from './blocks.ts';
import { passSentence } from './choices.ts';
import { groundBlocks } from './evidence.ts';
import type { Pen } from './pen.ts';
import { countLine, drawSpan } from './picture.ts';
import { planLine } from './plan.ts';
import { describeHold, describeLetIn, isHeld } from './policy.ts';
import { describeOverlap, describeReason, isOfRelease } from './reasons.ts';
import { isKnownToBreakNothing } from './releases.ts';
import { rollbackBlocks } from './rollback.ts';
import { gravestFirst, isGiven, STATES, type Statement, spanOf, stateDeployment, stateOf } from './states.ts';

const DAY_MS = 86_400_000;
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
  const statements = gravestFirst(report.deployments).map((deployment) => stateDeployment(report, deployment, pen));
  const [first] = statements;
  if (first === undefined) return { mark: report.outcome.fails ? UNKNOWN : NEUTRAL, title: 'Nothing to judge' };
  if (statements.length === 1) return first;
  const held = statements.filter(({ state }) => !STATES[state].rolls);
  if (held.length === 0) return { mark: markOfAll(statements), title: titleOfAll(statements) };
  const total = statements.length;
  if (held.every(({ state }) => state === 'recreate')) {
    const some = `${held.length} of ${countOf(total, 'deployment')} ${held.length === 1 ? 'needs' : 'need'}`;
    const which = held.length === total ? `${countedAll(total, 'deployment')} need` : some;
    return { mark: first.mark, title: `${which} downtime (${pen.code('Recreate')})` };
  }
  const few = `${held.length} of ${countOf(total, 'deployment')} cannot roll`;
  const none = total === 2 ? 'Neither deployment can roll' : `None of the ${total} deployments can roll`;
  return { mark: first.mark, title: `${held.length < total ? few : none}: ${countBy(held)}` };
}

/** The whole is green only if every deployment is. */
function markOfAll(statements: readonly Statement[]): string {
  const marks = new Set(statements.map(({ mark }) => mark));
  if (marks.has('❌')) return '❌';
  return marks.size === 1 && marks.has('✅') ? '✅' : NEUTRAL;
}

function titleOfAll(statements: readonly Statement[]): string {
  const total = statements.length;
  if (statements.every(({ state }) => state === 'roll')) {
    return `${countedAll(total, 'deployment')} can roll`;
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
  'no-target': 'No deployment found',
  'target-missing': 'A target is missing',
  'base-unavailable': 'The commit before the change cannot be read',
  'branch-behind': 'The branch is behind',
};

/** The problem that kept the run from finding deployments, as a short title. Nothing was judged then. */
export function describeRunProblem({ code: what }: ProblemReport): string {
  return `${RUN_PROBLEMS[what] ?? 'The deployments cannot be read'}: no upgrade was checked`;
}

/** Workflow lines that fix the problem that kept the run from finding deployments. */
const REMEDIES: Partial<Record<ProblemReport['code'], readonly string[]>> = {
  'no-target': ['with:', '  # file#path of the version', '  targets: deploy/values.yaml#image.tag'],
  'base-unavailable': ['permissions:', '  contents: read', '# and for actions/checkout:', 'with:', '  fetch-depth: 0'],
};

/** The heading and its meaning: the releases at a glance for one deployment, and a line each for several. */
export function openingBlocks(report: Report, pen: Pen, detail: Detail): Block[] {
  const { mark, title } = headlineOf(report, pen);
  const opening = [heading(`${mark} ${title}`, 2), ...groundBlocks(report, pen)];
  const { problem, deployments } = report;
  if (problem !== null) {
    // Outside a workflow, the message has the remedy in the words of the system that runs the gate.
    const isElsewhere = problem.code === 'base-unavailable' && report.links.repository === null;
    const lines = isElsewhere ? undefined : REMEDIES[problem.code];
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
  const end = span === undefined ? null : describeIndexEnd(report, span, pen);
  const [found = '', ...rest] = span === undefined ? [describeAlone(only, pen)] : leadLines(span, pen, detail.deep);
  // The heading says already that the index does not have the version.
  const lead = end === null ? found : `${end}${pen.help('not-indexed')}`;
  // A choice with lines names the place itself.
  const isPlaced = isGiven(only) || report.choices.some(({ edits }) => edits.length > 0);
  const place = !isPlaced && `Found at ${pen.place(only)}.`;
  const where = only.environments.length > 0 && `Environment: ${namesOf(only, pen).join(', ')}.`;
  return [
    ...opening,
    ...[present(lead, place, where, passes).join(' '), ...rest].map((line) => text(line)),
    ...rollbackBlocks(report, pen, detail),
  ];
}

/** One line for each deployment that changes, the gravest first. One sentence counts the deployments that stay. */
function deploymentItems(report: Report, pen: Pen, { rows, deep }: Detail): Block[] {
  const { deployments } = report;
  const changed = gravestFirst(deployments).filter((deployment) => stateOf(deployment) !== 'unchanged');
  const unchanged = deployments.filter((deployment) => stateOf(deployment) === 'unchanged');
  const stay = unchanged.map((deployment) => `${pen.place(deployment)} ${deployment.to ?? ''}`.trim());
  return [
    // A comment has no room for three of many.
    ...firstOf(
      changed,
      deep || changed.length <= rows ? rows : rows - 1,
      (deployment) => item(deploymentLine(report, deployment, pen)),
      'deployment',
    ),
    ...(unchanged.length === 0 ? [] : [item(`✅ Unchanged: ${listOf(stay)}.`)]),
  ];
}

/** The environments of a deployment. */
function namesOf({ environments }: DeploymentReport, pen: Pen): string[] {
  return environments.map((name) => pen.quote(name));
}

/** Mark, change and next step, then the place and the environment. */
function deploymentLine(report: Report, deployment: DeploymentReport, pen: Pen): string {
  const { mark, title, state } = stateDeployment(report, deployment, pen);
  const { problem, file, line, id } = deployment;
  const isAlone = report.deployments.every((each) => each.file !== file || each.id === id);
  const says = problem === null || (state !== 'unproven' && state !== 'tolerated') ? null : problem.message;
  const what = says === null ? briefOf(report, deployment, pen) : `${pen.prose(says)}${pen.help(problem?.code ?? '')}`;
  const isNamed = isAlone && file !== null && says?.includes(showPlace({ file, line })) === true;
  const name = isAlone ? '' : nameInFile(id);
  const where = [
    ...(isNamed ? [] : [pen.place(deployment)]),
    ...(name === '' ? [] : [pen.quote(name)]),
    ...namesOf(deployment, pen),
  ].join(', ');
  return `${mark} ${pen.strong(title)}${what === '' ? '' : `: ${what}`}${where === '' ? '' : ` (${where})`}`;
}

/** The next thing to do, if the title does not say it. */
function briefOf(report: Report, deployment: DeploymentReport, pen: Pen): string {
  const { from, to } = deployment;
  const span = spanOf(report, deployment);
  switch (stateOf(deployment)) {
    case 'blocked': {
      const hop = span?.plan.hops?.[0];
      if (span?.promotion != null && hop === undefined) return `leave it on ${from} for now`;
      return hop === undefined ? 'choose another version' : `go to ${hop.to} first (${pen.code(hop.upgradeMode)})`;
    }
    case 'recreate':
      return deployment.fails || deployment.declaredAt === null ? '' : 'declared';
    case 'unproven': {
      const [reason] = span?.reasons ?? [];
      return reason === undefined ? '' : describeReason(reason, pen);
    }
    case 'downgrade':
      if (deployment.reverts) return `${from} never came to serve`;
      return `keep ${from ?? 'the old version'}, or restore a backup made under ${to ?? 'the new one'}`;
    default:
      return '';
  }
}

/** Where the index ends and how old it is, for a version that it does not have; null if that is not the reason, or not known. */
function describeIndexEnd(
  { evidence, generatedAt }: Report,
  { reasons, verdicts }: SpanReport,
  pen: Pen,
): string | null {
  const made = evidence.index.generatedAt;
  const days = Math.floor((Date.parse(generatedAt) - Date.parse(made ?? '')) / DAY_MS);
  if (made === null || Number.isNaN(days) || reasons[0]?.rule !== 'not-indexed') return null;
  const last = verdicts.at(-1)?.last;
  const end = last === undefined ? '' : `${pen.strong(`The newest version below it in the index is ${last}.`)} `;
  return `${end}The index was made on ${dayOf(made, pen)}${days < 1 ? '' : `, ${countOf(days, 'day')} ago`}.`;
}

/** The number of releases in the way of a jump, their versions, and a picture of the jump. */
export function leadBlocks(span: SpanReport, pen: Pen): Block[] {
  return leadLines(span, pen, true).map((line) => text(line));
}

function leadLines(span: SpanReport, pen: Pen, isDrawn: boolean): string[] {
  // In the order of the page, because a version is linked at its first mention.
  const sentence = leadSentence(span, pen);
  const { decision, from, to, reasons } = span;
  const [first] = reasons;
  // A version that is not in the index may not exist.
  const isCompared = decision !== 'unchanged' && first?.rule !== 'not-indexed';
  const help = decision === 'unproven' && first !== undefined ? pen.help(first.rule) : '';
  const links = `${help}${isCompared ? pen.comparison(from, to) : ''}`;
  const isCounted =
    (decision === 'blocked' && reasons.some(isOfRelease)) ||
    (decision === 'unproven' && first !== undefined && isOfRelease(first));
  const picture = decision === 'unproven' || !isDrawn ? null : drawSpan(span, pen);
  return present(`${sentence}${links}`, isCounted && `${countLine(span, pen)}.`, picture !== null && picture);
}

/** How many releases stand in the way of a jump and which; if there are none, the reason for the decision. */
export function leadSentence(span: SpanReport, pen: Pen): string {
  const { decision, reasons, coveredReleases: covered } = span;
  const [first] = reasons;
  switch (decision) {
    case 'unchanged':
      return 'Nothing was compared: give two different versions.';
    case 'roll': {
      const all = covered === 1 ? 'Its only release is' : `${countedAll(covered, 'release')} are`;
      const grounds = span.plan.hops?.[0]?.evidence === 'index' ? ', by the index alone' : '';
      const nothing = isKnownToBreakNothing(span) ? `, and nothing in ${covered === 1 ? 'it' : 'them'} breaks` : '';
      // The next upgrade has to wait for the migrations of a stop.
      const stop = span.requiredStops.includes(span.to)
        ? ` ${span.to} is a required stop: let its migrations finish before you go to a later version.`
        : '';
      return `${all} proven safe to roll${grounds}${nothing}.${stop}`;
    }
    case 'recreate': {
      const general = reasons.find((reason) => !isOfRelease(reason));
      return present(
        general !== undefined && pen.strong(describeReason(general, pen)),
        reasons.some(isOfRelease) && pen.strong(`${countLine(span, pen)}.`),
        describeOverlap(span),
      ).join(' ');
    }
    case 'blocked': {
      if (first !== undefined && isHeld(span))
        return `${pen.strong(describeHold(span, pen))}${describeLetIn(span, pen)}`;
      return present(
        span.plan.hops !== null && pen.strong(`${planLine(span, pen)}.`),
        first !== undefined && describeReason(first, pen),
      ).join(' ');
    }
    case 'unproven':
      return first === undefined ? UNPROVEN : pen.strong(describeReason(first, pen));
  }
}
