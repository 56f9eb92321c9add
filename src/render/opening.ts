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
import { barringWords } from './hold-words.ts';
import type { Pen } from './pen.ts';
import { countLine } from './picture.ts';
import { planBlocks, planLine } from './plan.ts';
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
  return { mark: first.mark, title: held.length < total ? few : none };
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
  // A choice with lines names the place itself, and so does a problem.
  const isPlaced =
    isGiven(only) ||
    report.choices.some(({ edits }) => edits.length > 0) ||
    (only.file !== null && only.problem?.message.includes(showPlace({ file: only.file, line: only.line })) === true);
  const place = !isPlaced && `Found at ${pen.place(only)}.`;
  const where = only.environments.length > 0 && `Environment: ${namesOf(only, pen).join(', ')}.`;
  const facts = present(place, where, passes);
  // Without a choice, the section below says what to do about a problem.
  const isTold = only.fails && only.problem !== null && report.choices.length === 0;
  const alone = present(!isTold && describeAlone(only, pen), facts).join(' ');
  return [
    ...opening,
    ...(span === undefined ? present(alone !== '' && text(alone)) : leadBlocks(report, span, facts, pen)),
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
  return `${mark} ${pen.strong(title)}${brief === '' ? '' : `: ${brief}`}${where === '' ? '' : ` (${where})`}${help}`;
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

/**
 * What is known of a jump: a sentence or a count, then a strip of its releases, or its plan.
 *
 * @param report null for a plan by itself
 * @param facts sentences to add
 */
export function leadBlocks(report: Report | null, span: SpanReport, facts: readonly string[], pen: Pen): Block[] {
  const { decision, from, to, reasons, plan } = span;
  const [first] = reasons;
  // The heading says already that the index does not have the version.
  const lead = (report === null ? null : describeIndexEnd(report, span, pen)) ?? leadOf(span, pen);
  // A version that is not in the index may not exist.
  const isCompared = decision !== 'unchanged' && first?.rule !== 'not-indexed';
  // The list of several deployments has the link already.
  const isOnly = report?.deployments.length === 1;
  const help = !isOnly || decision === 'roll' || decision === 'unchanged' ? '' : pen.help(rowOf(span));
  const links = `${help}${isCompared ? pen.comparison(from, to) : ''}`;
  const isPlanned = decision === 'blocked' && plan.hops !== null && !isHeld(span);
  const strip = decision === 'unproven' || isPlanned ? '' : pen.strip(span);
  return present(
    text(`${present(lead, facts).join(' ')}${links}`.trim()),
    isPlanned && planBlocks(span, pen),
    strip !== '' && text(strip),
  );
}

/** The first sentence of a page. Its plan has a table, and the reasons a part of their own. */
function leadOf(span: SpanReport, pen: Pen): string {
  const { decision, reasons, plan } = span;
  const [first] = reasons;
  switch (decision) {
    case 'recreate': {
      const general = reasons.find((reason) => !isOfRelease(reason));
      return present(
        general !== undefined && pen.strong(describeReason(general, pen)),
        reasons.some(isOfRelease) && pen.strong(`${countLine(span, pen, false)}.`),
        describeOverlap(span),
      ).join(' ');
    }
    case 'blocked':
      return isHeld(span) || plan.hops === null ? leadSentence(span, pen) : 'Each step is a separate pull request.';
    case 'unproven':
      return first !== undefined && isOfRelease(first)
        ? pen.strong(`${countLine(span, pen, false)}.`)
        : leadSentence(span, pen);
    default:
      return leadSentence(span, pen);
  }
}

/** The row of the page about red checks that a jump leads to: what bars it or is missing, else the decision. */
function rowOf({ decision, reasons: [first] }: SpanReport): string {
  const rule = first?.rule ?? decision;
  return decision === 'unproven' || barringWords(rule) !== null ? rule : decision;
}

/** How many releases stand in the way of a jump and which; if there are none, the reason for the decision. For a message that has nothing else. */
export function leadSentence(span: SpanReport, pen: Pen): string {
  const { decision, reasons, coveredReleases: covered } = span;
  const [first] = reasons;
  switch (decision) {
    case 'unchanged':
      return 'Nothing was compared. Give two different versions.';
    case 'roll': {
      const all = covered === 1 ? 'Its only release is' : `${countedAll(covered, 'release')} are`;
      const grounds = span.plan.hops?.[0]?.evidence === 'index' ? ', by the index alone' : '';
      const nothing = isKnownToBreakNothing(span) ? `, and nothing in ${covered === 1 ? 'it' : 'them'} breaks` : '';
      // The next upgrade has to wait for the migrations of a stop.
      const stop = span.requiredStops.includes(span.to)
        ? ` ${span.to} is a required stop. Let its migrations finish before you go to a later version.`
        : '';
      return `${all} proven safe to roll${grounds}${nothing}.${stop}`;
    }
    case 'recreate': {
      const general = reasons.find((reason) => !isOfRelease(reason));
      return present(
        general !== undefined && pen.strong(describeReason(general, pen)),
        reasons.some(isOfRelease) && pen.strong(`${countLine(span, pen, true)}.`),
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
