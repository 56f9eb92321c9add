import { FIRST_TO_STOP } from '../../deployment/chart.ts';
import type { ChartRepository } from '../../deployment/chart-repository.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import { showPlace } from '../../problems/place.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import type { Version } from '../../release-safety/version.ts';
import { EditedTree } from '../../repository/edited.ts';
import { TreeError } from '../../repository/tree.ts';
import type { FailOn } from '../judge/fail-on.ts';
import { canPin, type JudgeAgain, type Judged, type JudgedDeployment, type RenderedVersions } from '../judge/judged.ts';
import type { Advice } from '../report/deployment-report.ts';
import type { Choice } from '../report/report.ts';
import type { GateSettings } from '../settings.ts';
import { type CommandContext, commandFor } from './command.ts';
import { describeDeclarations, draftStep, WITHOUT_RAISING } from './declare.ts';
import { Draft } from './draft.ts';
import { newestRollingTarget } from './rolling-target.ts';
import { titleOfDowntime, titleOfRolling, titleOfStep, titleWithinPolicy } from './titles.ts';
import { waitForAge, waitForVerdicts } from './wait.ts';

/** The input for the choices of a run. */
export interface ProposalContext extends CommandContext {
  readonly judgeAgain: JudgeAgain;
}

/** What a choice does to one deployment. */
interface DeploymentStep {
  readonly of: JudgedDeployment;
  /** Null if the version stays. */
  readonly to: Version | null;
  readonly declares: boolean;
}

interface ChoicePlan {
  readonly id: Choice['id'];
  readonly title: string;
  readonly steps: readonly DeploymentStep[];
  /** Whether it stops the service. `fail-on: not-rolling` never lets that pass. */
  readonly stops: boolean;
}

/** These charts do not stop the old version, whatever the files declare. */
const OLD_CHART: readonly Advice['code'][] = ['chart-ignores-mode', 'chart-needs-scale-down'];

/**
 * The ways to a green check (docs/report.md), the cheapest first. Each is tried on a copy of the head in memory and judged again. If the result is
 * not what the choice promises, the choice is offered without lines, with the reason.
 */
export async function proposeChoices(judged: Judged, context: ProposalContext): Promise<Choice[]> {
  const { report, deployments, evidence } = judged;
  const failing = deployments.filter(({ report: { fails } }) => fails);
  if (report.outcome.cannotBeAsked) return [];
  const pin = planOfPin(failing.length === 0 ? deployments.filter(canPin) : failing);
  if (failing.length === 0) return pin === null ? [] : [await makeChoice(pin, judged, context)];
  const index = evidence?.index ?? null;
  // Whatever else fails has a remedy of its own. It takes no lines from the others.
  const open = failing.filter(({ report: { decision } }) => decision === 'recreate' || decision === 'blocked');
  const plans = [pin, planOfHops(open), planOfRoll(open, deployments, index), planOfReturn(failing)].filter(
    (plan) => plan !== null,
  );
  const choices: Choice[] = [];
  for (const plan of plans) {
    const choice = await makeChoice(plan, judged, context);
    // The first step may also be the newest version that rolls.
    const isKnown = choices.some(
      ({ patch, to, instead }) => patch === choice.patch && to === choice.to && instead === choice.instead,
    );
    if (!isKnown) choices.push(choice);
  }
  const own = context.settings['fail-on'];
  return [...choices, ...waitForVerdicts(failing, own), ...waitForAge(failing, own)];
}

/** A downtime; or the first step of the plan, if the jump is not permitted at once. */
function planOfHops(failing: readonly JudgedDeployment[]): ChoicePlan | null {
  const steps: DeploymentStep[] = [];
  for (const of of failing) {
    const { decision } = of.report;
    if (decision === 'recreate') steps.push({ of, to: null, declares: true });
    else if (decision === 'blocked') {
      const hop = of.span?.plan.hops?.[0] ?? of.span?.held?.newest?.hop ?? null;
      if (hop === null || hop.decision === 'unproven' || hop.decision === 'blocked') continue;
      steps.push({ of, to: hop.to, declares: hop.decision === 'recreate' });
    }
  }
  if (steps.length === 0) return null;
  const stops = steps.some(({ declares }) => declares);
  const to = commonTarget(steps);
  if (steps.every((step) => step.to === null)) {
    return { id: 'stop', title: titleOfDowntime(to), steps, stops };
  }
  const isHeld = steps.some(({ of }) => of.report.decision === 'blocked' && of.span?.plan.hops === null);
  const lengths = new Set(steps.map(({ of }) => of.span?.plan.hops?.length ?? null));
  const [length = null] = lengths.size === 1 ? lengths : [];
  const title = isHeld ? titleWithinPolicy(to, stops) : titleOfStep(to, length, stops);
  return { id: 'hop', title, steps, stops };
}

/**
 * The newest version that rolls in one step, for each deployment. A deployment that makes the same jump and passes, because it declares the
 * downtime, goes along: it may use the same database.
 */
function planOfRoll(
  failing: readonly JudgedDeployment[],
  all: readonly JudgedDeployment[],
  index: ReleaseIndex | null,
): ChoicePlan | null {
  const steps: DeploymentStep[] = [];
  const isTaken = (of: JudgedDeployment) =>
    failing.includes(of) || (!of.report.fails && failing.some(({ span }) => span !== null && span === of.span));
  for (const of of all.filter(isTaken)) {
    const rolling = index === null || of.span === null ? null : newestRollingTarget(index, of.span);
    if (rolling === null) return null;
    steps.push({ of, to: rolling, declares: false });
  }
  if (steps.length === 0) return null;
  const to = commonTarget(steps);
  // Compose always replaces the container, so it has downtime even if the upgrade is proven.
  const isReplaced = failing.some(({ report: { kind } }) => factsOf(kind).applies === 'replace');
  const title = titleOfRolling(to, commonTarget(steps.map((step) => ({ ...step, to: null }))), isReplaced);
  return { id: 'roll', title, steps, stops: false };
}

/** The version that runs, in the place of each moving tag. It needs no upgrade, and from then on the check can judge one. */
function planOfPin(deployments: readonly JudgedDeployment[]): ChoicePlan | null {
  if (deployments.length === 0 || !deployments.every(canPin)) return null;
  const steps = deployments.map((of) => ({ of, to: of.runs, declares: false }));
  const to = commonTarget(steps);
  return { id: 'pin', title: `Pin what runs now${to === null ? '' : `: ${to}`}`, steps, stops: false };
}

/** The database only migrates forward, so the choice is to stay on the version before the downgrade. */
function planOfReturn(failing: readonly JudgedDeployment[]): ChoicePlan | null {
  const lower = failing.filter(({ report }) => report.change === 'downgrade' && report.from !== null);
  if (lower.length === 0) return null;
  const steps = lower.map((of) => ({ of, to: of.report.from, declares: false }));
  const to = commonTarget(steps);
  return { id: 'remedy', title: `Stay on ${to ?? 'the versions that run'}`, steps, stops: false };
}

function commonTarget(steps: readonly DeploymentStep[]): Version | null {
  const targets = new Set(steps.map(({ of, to }) => to ?? of.report.to));
  const [only = null] = targets;
  return targets.size === 1 ? only : null;
}

async function makeChoice(plan: ChoicePlan, judged: Judged, context: ProposalContext): Promise<Choice> {
  const { evidence } = judged;
  const { settings, head, charts, judgeAgain } = context;
  const own = settings['fail-on'];
  const failOn: FailOn = plan.stops && own === 'not-rolling' ? 'mode-mismatch' : own;
  const inputs = failOn === own ? [] : [{ name: 'fail-on', value: failOn }];
  const choice = {
    id: plan.id,
    title: plan.title,
    to: commonTarget(plan.steps),
    deployments: plan.steps.map(({ of }) => of.report.id),
    edits: [],
    patch: null,
    command: null,
    inputs,
    failOn,
    after: [],
    thenPasses: null,
  } as const satisfies Omit<Choice, 'instead'>;
  const draft = new Draft(head);
  try {
    const reasons = await draftSteps(draft, plan, settings, charts);
    if (reasons.length > 0) return { ...choice, instead: reasons.join(' ') };
    const tree = new EditedTree(head, draft.contents());
    const again = { ...settings, 'fail-on': failOn };
    const rendered = renderedVersions(plan);
    const first = await judgeAgain(tree, again, evidence, rendered);
    const isChartMissing =
      first.report.outcome.fails &&
      plan.stops &&
      settings['chart-version'] === undefined &&
      first.deployments.some(({ report }) => report.advice.some(({ code }) => code === 'chart-not-known'));
    const result = isChartMissing
      ? await judgeAgain(tree, { ...again, 'chart-version': FIRST_TO_STOP }, evidence, rendered)
      : first;
    const failure = describeShortfall(plan, judged, result);
    if (failure !== null) return { ...choice, instead: failure };
    const meant = new Set(choice.deployments);
    const [patch, edits] = [draft.patch(), draft.edits()];
    return {
      ...choice,
      title: plan.title + describeSideEffects(judged, plan, result),
      edits,
      patch,
      command: await commandFor({ ...choice, edits }, plan.stops, judged, context),
      instead: patch === null ? describeNoPatch(draft) : null,
      inputs: isChartMissing ? [...inputs, { name: 'chart-version', value: null }] : inputs,
      after: result.deployments.map(({ report }) => report).filter(({ id }) => meant.has(id)),
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
  if (draft.contents().size === 0) return 'The files already say so.';
  return 'A file name has characters that a patch cannot hold: change the lines by hand.';
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
  draft: Draft,
  { steps }: ChoicePlan,
  settings: GateSettings,
  charts: ChartRepository,
): Promise<readonly string[]> {
  const reasons = new Set<string>();
  for (const step of steps) {
    const { place, to: version, head: deployment } = step.of.change;
    const given = settings['chart-version'] ?? null;
    const isOfSetting = step.to !== null && settings.to !== undefined;
    const whyNot = isOfSetting
      ? [`Set \`to: ${step.to}\`.`]
      : await draftStep(draft, { place, version, deployment }, step, given, charts);
    for (const reason of whyNot.slice(0, 1)) reasons.add(reason);
  }
  return [...reasons];
}

function stillFails({ from, to, decision }: JudgedDeployment['report']): string {
  return from === null || to === null
    ? 'The check would still fail.'
    : `${from} → ${to} is ${decision}, so the check would still fail.`;
}

/** Why the files would not do what the plan says, even with its lines; null if they would. */
function describeShortfall({ steps }: ChoicePlan, before: Judged, { report, deployments }: Judged): string | null {
  for (const { of, to, declares } of steps) {
    const found = deployments.find(({ report: { id } }) => id === of.report.id)?.report;
    const isAsMeant = found !== undefined && found.to === (to ?? of.report.to);
    if (isAsMeant && declares && found.declared.upgradeMode !== 'Recreate') return describeDeclarations(of.change.head);
    if (!isAsMeant) {
      const at = showPlace(of.change.place);
      if (to === null) return describeDeclarations(of.change.head);
      return of.report.kind === 'rendered'
        ? `The gate cannot render: write ${to} where the version at ${at} comes from, and render again.`
        : `The line at ${at} is not the only one that decides the version.`;
    }
    const warning = found.advice.find(({ level }) => level === 'warning');
    if (found.fails && found.change === 'downgrade') {
      return `The base deploys ${found.from} already, and an older version runs: bring what runs to ${found.from} first, then run this check again.`;
    }
    if (found.fails) {
      const way = warning !== undefined && OLD_CHART.includes(warning.code) ? ` ${WITHOUT_RAISING}` : '';
      return `${warning?.message ?? found.problem?.message ?? stillFails(found)}${way}`;
    }
  }
  // What fails without being part of the choice has to be mended by itself.
  const known = new Set(before.deployments.filter((each) => each.report.fails).map((each) => each.report.id));
  const isNew = deployments.some(({ report: { fails, id } }) => fails && !known.has(id));
  return report.outcome.fails && isNew ? 'Another deployment would still fail.' : null;
}
