import { showPlace } from '../../problems/place.ts';
import { product } from '../../product/product.ts';
import { sortedVersions, type Version } from '../../release-safety/version.ts';
import { EditedTree } from '../../repository/edited.ts';
import { TreeError } from '../../repository/tree.ts';
import type { FailOn } from '../judge/fail-on.ts';
import {
  canPin,
  type JudgeAgain,
  type Judged,
  type JudgedDeployment,
  type JudgementContext,
} from '../judge/judge-head.ts';
import type { RenderedVersions } from '../judge/rendered.ts';
import type { Choice } from '../report/report.ts';
import type { GateSettings } from '../settings.ts';
import { environmentsOfChange } from '../team-file/decided.ts';
import { exceptionsAddedBy } from '../team-file/settings-in-force.ts';
import type { PlacedException } from '../team-file/team-file.ts';
import { type CommandContext, commandFor } from './command.ts';
import { BY_HAND, draftStep, exceptionsOn } from './declare.ts';
import { Draft } from './draft.ts';
import type { Writing } from './edits.ts';
import { draftExceptions, draftWithout } from './exception-lines.ts';
import {
  type ChoicePlan,
  type DeploymentStep,
  planOfHops,
  planOfLines,
  planOfPin,
  planOfPromotion,
  planOfReturn,
  planOfRoll,
  planOfRollback,
} from './plans.ts';
import { draftUndeclared } from './take-back.ts';
import { emptyChoice, waysToFinish, waysToWait } from './ways.ts';

export interface ProposalContext extends CommandContext, Pick<JudgementContext, 'exceptionsOf'> {
  readonly judgeAgain: JudgeAgain;
}

/** The ways to a green check (docs/report.md), the cheapest first. Each is judged on a copy of the head, and has no lines if it does not give what it promises. */
export async function proposeChoices(judged: Judged, context: ProposalContext): Promise<Choice[]> {
  const { report, deployments, evidence } = judged;
  const failing = deployments.filter(({ report: { fails } }) => fails);
  if (report.outcome.cannotBeAsked) return [];
  const pin = planOfPin(failing.length === 0 ? deployments.filter(canPin) : failing);
  if (failing.length === 0) return pin === null ? [] : [await makeChoice(pin, judged, context)];
  const index = evidence?.index ?? null;
  // Whatever else fails has a remedy of its own. It takes no lines from the others.
  const open = failing.filter(({ report: { decision } }) => decision === 'recreate' || decision === 'blocked');
  const lines = planOfLines(failing);
  const plans = [
    pin,
    planOfHops(open),
    planOfRoll(open, deployments, index),
    planOfPromotion(failing),
    planOfReturn(failing),
    lines,
    planOfRollback(failing),
  ].filter((plan) => plan !== null);
  const choices: Choice[] = [];
  for (const plan of plans) {
    const choice = await makeChoice(plan, judged, context);
    // The first step may also be the newest version that rolls.
    const isKnown = choices.some(
      ({ patch, to, instead }) => patch === choice.patch && to === choice.to && instead === choice.instead,
    );
    // What else has come into a line, only its author knows.
    const isNothing = plan === lines && choice.patch === null;
    if (!isKnown && !isNothing) choices.push(choice);
  }
  const own = context.settings['fail-on'];
  const finish = waysToFinish(failing, own);
  return [...finish.first, ...choices, ...waysToWait(failing, own), ...finish.last];
}

/** A downtime that the tool cannot be trusted to carry out is declared by an exception. */
async function makeChoice(plan: ChoicePlan, judged: Judged, context: ProposalContext): Promise<Choice> {
  const choice = await tryChoice(plan, judged, context, null);
  // Once the lines were judged, something else than the downtime may still fail.
  if (choice.thenPasses !== null || !plan.steps.some(({ declares }) => declares)) return choice;
  const excepted = await tryChoice(plan, judged, context, { isAsApply: choice.instead === BY_HAND });
  return excepted.patch === null ? choice : excepted;
}

/**
 * Tries a plan with one way to declare its downtimes.
 *
 * @param byException null for the lines of the tool; otherwise by exceptions, and whether `apply` does so by itself, because no lines declare it
 */
async function tryChoice(
  plan: ChoicePlan,
  judged: Judged,
  context: ProposalContext,
  byException: { readonly isAsApply: boolean } | null,
): Promise<Choice> {
  const { evidence } = judged;
  const { settings, head, charts, judgeAgain } = context;
  const { id, title, to, steps, stops } = plan;
  const own = settings['fail-on'];
  const failOn: FailOn = stops && own === 'not-rolling' ? 'mode-mismatch' : own;
  const inputs = failOn === own ? [] : [{ name: 'fail-on', value: failOn }];
  const deployments = steps.map(({ of }) => of.report.id);
  const choice = { ...emptyChoice({ id, title, to, deployments, failOn, instead: null }), inputs };
  const draft = new Draft(head);
  try {
    const { 'chart-version': chartVersion = null, team } = settings;
    const isByException = byException !== null;
    const writing: Writing = { draft, charts, chartVersion, team, exceptions: [], added: [], isByException };
    const reasons = await draftSteps(writing, steps, settings, judged);
    if (reasons.length > 0) return { ...choice, instead: reasons.join(' ') };
    await draftUnneeded(draft, steps, judged, context);
    const tree = new EditedTree(head, draft.contents());
    const again = { ...settings, 'fail-on': failOn };
    const result = await judgeAgain(tree, again, evidence, renderedVersions(plan));
    const failure = describeShortfall(plan, judged, result);
    if (failure !== null) return { ...choice, instead: failure };
    const patch = draft.patch();
    const edits = draft.edits();
    return {
      ...choice,
      title: title + describeSideEffects(judged, plan, result),
      edits,
      patch,
      command: await commandFor({ ...choice, edits }, stops, judged, context, byException?.isAsApply === true),
      instead: patch === null ? describeNoPatch(draft) : null,
      after: result.deployments.map(({ report }) => report).filter((each) => deployments.includes(each.id)),
      thenPasses: !result.report.outcome.fails,
    };
  } catch (error) {
    const reason =
      error instanceof TreeError ? error.message : `The gate could not work out the lines: ${String(error)}.`;
    return { ...choice, instead: reason };
  }
}

/** What rendering the files of a choice will show, at the places that decide rendered versions. */
function renderedVersions({ steps }: ChoicePlan): RenderedVersions {
  return new Map(
    steps.flatMap(({ of: { change, report }, to }) =>
      report.kind !== 'rendered' || to === null ? [] : (change.head?.parts ?? []).map(({ id }) => [id, to] as const),
    ),
  );
}

function describeNoPatch(draft: Draft): string {
  return draft.contents().size === 0
    ? 'The files already say so.'
    : 'A file name has characters that a patch cannot hold: change the lines by hand.';
}

/** Says in the title which other deployments the same lines change; empty if none. */
function describeSideEffects(before: Judged, { steps }: ChoicePlan, after: Judged): string {
  const meant = new Set(steps.map(({ of }) => of.report.id));
  const stateOf = ({ to, declared }: JudgedDeployment['report']) =>
    `${to} ${declared.upgradeMode} ${declared.migrationJob}`;
  const old = new Map(before.deployments.map(({ report }) => [report.id, stateOf(report)]));
  const others = after.deployments.filter(({ report }) => {
    const was = old.get(report.id);
    return !meant.has(report.id) && was !== undefined && was !== stateOf(report);
  });
  if (others.length === 0) return '';
  return `; the same lines change ${others.length === 1 ? 'another deployment' : `${others.length} other deployments`}`;
}

/** @returns why some of the steps cannot be written; empty if all are drafted */
async function draftSteps(
  writing: Writing,
  steps: readonly DeploymentStep[],
  settings: GateSettings,
  judged: Judged,
): Promise<readonly string[]> {
  const reasons = new Set<string>();
  for (const step of steps) {
    const whyNot = await draftOne(writing, step, settings, judged);
    if (whyNot !== null) reasons.add(whyNot);
  }
  if (!(await draftExceptions(writing.draft, settings.team.exceptionsAt, writing.exceptions))) reasons.add(BY_HAND);
  return [...reasons];
}

/** @returns why the step cannot be written; null if it is drafted */
async function draftOne(
  writing: Writing,
  step: DeploymentStep,
  settings: GateSettings,
  judged: Judged,
): Promise<string | null> {
  const { change, report } = step.of;
  const { place, to: version, head: deployment } = change;
  const environments = environmentsOfChange(change, settings);
  // The change has allowed its own jump already.
  const isAllowed = report.exceptions.length > 0 && (step.to === null || step.to === report.to);
  if (step.goesBack === true && report.from !== null && report.to !== null) {
    const scope = { team: writing.team, place, environments };
    if (!isAllowed) writing.exceptions.push(...exceptionsOn(scope, report.from, report.to, 'rollback'));
    return null;
  }
  // The given version decides, whatever the files say.
  if (step.to !== null && settings.to !== undefined && step.to !== settings.to) return `Set \`to: ${step.to}\`.`;
  // What stays as it was needs no downtime.
  if (step.to === report.from && deployment !== null && change.base !== null) {
    const others = judged.deployments.filter(({ report: { id } }) => id !== report.id);
    const those = others.flatMap((each) => each.change.head ?? []);
    await draftUndeclared(writing.draft, deployment, change.base, those);
  }
  const target = { place, version, deployment, environments, start: startOf(step.of, judged) };
  const [whyNot = null] = await draftStep(writing, target, { ...step, declares: step.declares && !isAllowed });
  return whyNot;
}

/** Exceptions that the change has added for what a choice leaves as it was let nothing pass then, and once merged they never will. */
async function draftUnneeded(
  draft: Draft,
  steps: readonly DeploymentStep[],
  { deployments }: Judged,
  { settings, head, exceptionsOf }: ProposalContext,
): Promise<void> {
  const at = settings.team.exceptionsAt;
  const left = steps.flatMap(({ of, to }) => (to !== null && to === of.report.from ? [of.report] : []));
  const others = deployments.filter(({ report }) => !left.some(({ id }) => id === report.id));
  const isUsed = ({ line }: PlacedException) =>
    others.some(({ report }) => report.exceptions.some((each) => each.line === line));
  const isOf = ({ from, to, environment }: PlacedException) =>
    left.some((each) => each.from === from && each.to === to && each.environments.some((name) => name === environment));
  const gone = (await exceptionsOf(head)).filter((each) => isOf(each) && !isUsed(each));
  if (gone.length > 0) await draftWithout(draft, at, gone, await exceptionsAddedBy(head, at, []));
}

/** The lowest version that a jump of a deployment starts from: of any base, or what runs. */
function startOf({ report: { id }, change: { from } }: JudgedDeployment, { deployments }: Judged): Version | null {
  const starts = deployments.flatMap(({ report, change }) => (report.id === id ? [report.from, change.from] : []));
  return sortedVersions([from, ...starts].filter((each) => each !== null))[0] ?? null;
}

/** Why the files would not do what the plan says, even with its lines; null if they would. */
function describeShortfall({ steps }: ChoicePlan, before: Judged, { report, deployments }: Judged): string | null {
  for (const step of steps) {
    const found = deployments.find(({ report: { id } }) => id === step.of.report.id)?.report;
    const shortfall = shortfallOf(step, found);
    if (shortfall !== null) return shortfall;
  }
  // What failed before and is no part of the choice has to be mended by itself.
  const failed = new Set(before.deployments.filter((each) => each.report.fails).map((each) => each.report.id));
  const isNew = deployments.some(({ report: { fails, id } }) => fails && !failed.has(id));
  return report.outcome.fails && isNew ? 'Another deployment would still fail.' : null;
}

/** Why one deployment would not be what its step says; null if it would. @param found what it is with the lines */
function shortfallOf(
  { of: { report, change }, to, declares }: DeploymentStep,
  found: JudgedDeployment['report'] | undefined,
): string | null {
  // A line that is as it was before is no change any more, and nothing else shows it.
  if (found === undefined && report.kind === 'line' && to === report.from) return null;
  if (found === undefined || found.to !== (to ?? report.to)) {
    if (to === null) return BY_HAND;
    const at = showPlace(change.place);
    return report.kind === 'rendered'
      ? `The gate cannot render: write ${to} where the version at ${at} comes from, and render again.`
      : `The line at ${at} is not the only one that decides the version.`;
  }
  const isDeclared = found.declared.upgradeMode === 'Recreate' || found.exceptions.length > 0;
  if (declares && !isDeclared) return BY_HAND;
  if (!found.fails) return null;
  if (found.change === 'downgrade') {
    return `The base deploys ${found.from} already, and an older version runs: upgrade the running ${product.name} to ${found.from} first, then run this check again.`;
  }
  const warning = found.advice.find(({ level }) => level === 'warning');
  const jump = found.from === null || found.to === null ? null : `${found.from} → ${found.to} is ${found.decision}`;
  const ending = jump === null ? 'The check would still fail.' : `${jump}, so the check would still fail.`;
  return warning?.message ?? found.problem?.message ?? ending;
}
