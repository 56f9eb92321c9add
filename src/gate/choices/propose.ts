import { factsOf } from '../../deployment/kinds/kinds.ts';
import { showPlace } from '../../problems/place.ts';
import { FIRST_TO_STOP } from '../../product/chart-versions.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import type { Version } from '../../release-safety/version.ts';
import { EditedTree } from '../../repository/edited.ts';
import { TreeError } from '../../repository/tree.ts';
import type { FailOn } from '../judge/fail-on.ts';
import { canPin, type JudgeAgain, type Judged, type JudgedDeployment } from '../judge/judge-head.ts';
import type { RenderedVersions } from '../judge/rendered.ts';
import type { Advice } from '../report/deployment-report.ts';
import type { Choice } from '../report/report.ts';
import type { GateSettings } from '../settings.ts';
import { type CommandContext, commandFor } from './command.ts';
import { describeDeclarations, draftStep, WITHOUT_RAISING } from './declare.ts';
import { Draft } from './draft.ts';
import type { Writing } from './edits.ts';
import {
  emptyChoice,
  firstHop,
  newestRollingTarget,
  titleOfDowntime,
  titleOfHop,
  titleOfRolling,
  waysToWait,
} from './ways.ts';

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

interface ChoicePlan extends Pick<Choice, 'id' | 'title' | 'to'> {
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
  return [...choices, ...waysToWait(failing, context.settings['fail-on'])];
}

/** @returns null without steps */
function planOf(
  id: Choice['id'],
  steps: readonly DeploymentStep[],
  titleOf: (to: Version | null) => string,
): ChoicePlan | null {
  const to = commonTarget(steps);
  return steps.length === 0
    ? null
    : { id, title: titleOf(to), to, steps, stops: steps.some(({ declares }) => declares) };
}

function commonTarget(steps: readonly DeploymentStep[]): Version | null {
  const targets = new Set(steps.map(({ of, to }) => to ?? of.report.to));
  const [only = null] = targets;
  return targets.size === 1 ? only : null;
}

/** A downtime; or the first step of the plan, if the jump is not permitted at once. */
function planOfHops(failing: readonly JudgedDeployment[]): ChoicePlan | null {
  const steps = failing.flatMap((of): DeploymentStep[] => {
    if (of.report.decision === 'recreate') return [{ of, to: null, declares: true }];
    const hop = of.span === null ? null : firstHop(of.span);
    if (hop === null || hop.decision === 'unproven' || hop.decision === 'blocked') return [];
    return [{ of, to: hop.to, declares: hop.decision === 'recreate' }];
  });
  if (steps.every(({ to }) => to === null)) return planOf('stop', steps, titleOfDowntime);
  const spans = steps.flatMap(({ of }) => of.span ?? []);
  const stops = steps.some(({ declares }) => declares);
  return planOf('hop', steps, (to) => titleOfHop(to, spans, stops));
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
  const isTaken = (of: JudgedDeployment) =>
    failing.includes(of) || (!of.report.fails && failing.some(({ span }) => span !== null && span === of.span));
  const steps = all.filter(isTaken).map((of) => {
    const to = index === null || of.span === null ? null : newestRollingTarget(index, of.span);
    return { of, to, declares: false };
  });
  if (steps.some(({ to }) => to === null)) return null;
  const target = commonTarget(steps.map((step) => ({ ...step, to: null })));
  // Compose always replaces the container, so it has downtime even if the upgrade is proven.
  const isReplaced = failing.some(({ report: { kind } }) => factsOf(kind).applies === 'replace');
  return planOf('roll', steps, (to) => titleOfRolling(to, target, isReplaced));
}

/** The version that runs, in the place of each moving tag. It needs no upgrade, and from then on the check can judge one. */
function planOfPin(deployments: readonly JudgedDeployment[]): ChoicePlan | null {
  if (!deployments.every(canPin)) return null;
  const steps = deployments.map((of) => ({ of, to: of.runs, declares: false }));
  return planOf('pin', steps, (to) => `Pin what runs now${to === null ? '' : `: ${to}`}`);
}

/** The database only migrates forward, so the choice is to stay on the version before the downgrade. */
function planOfReturn(failing: readonly JudgedDeployment[]): ChoicePlan | null {
  const lower = failing.filter(({ report }) => report.change === 'downgrade' && report.from !== null);
  const steps = lower.map((of) => ({ of, to: of.report.from, declares: false }));
  return planOf('remedy', steps, (to) => `Stay on ${to ?? 'the versions that run'}`);
}

async function makeChoice(plan: ChoicePlan, judged: Judged, context: ProposalContext): Promise<Choice> {
  const { evidence } = judged;
  const { settings, head, charts, judgeAgain } = context;
  const own = settings['fail-on'];
  const { id, title, to, steps, stops } = plan;
  const failOn: FailOn = stops && own === 'not-rolling' ? 'mode-mismatch' : own;
  const inputs = failOn === own ? [] : [{ name: 'fail-on', value: failOn }];
  const deployments = steps.map(({ of }) => of.report.id);
  const choice = { ...emptyChoice({ id, title, to, deployments, failOn, instead: null }), inputs };
  const draft = new Draft(head);
  try {
    const reasons = await draftSteps(
      { draft, charts, chartVersion: settings['chart-version'] ?? null },
      steps,
      settings,
    );
    if (reasons.length > 0) return { ...choice, instead: reasons.join(' ') };
    const tree = new EditedTree(head, draft.contents());
    const again = { ...settings, 'fail-on': failOn };
    const rendered = renderedVersions(plan);
    const first = await judgeAgain(tree, again, evidence, rendered);
    const isChartMissing =
      first.report.outcome.fails &&
      stops &&
      settings['chart-version'] === undefined &&
      first.deployments.some(({ report }) => report.advice.some(({ code }) => code === 'chart-not-known'));
    const result = isChartMissing
      ? await judgeAgain(tree, { ...again, 'chart-version': FIRST_TO_STOP }, evidence, rendered)
      : first;
    const failure = describeShortfall(plan, judged, result);
    if (failure !== null) return { ...choice, instead: failure };
    const [patch, edits] = [draft.patch(), draft.edits()];
    return {
      ...choice,
      title: title + describeSideEffects(judged, plan, result),
      edits,
      patch,
      command: await commandFor({ ...choice, edits }, stops, judged, context),
      instead: patch === null ? describeNoPatch(draft) : null,
      inputs: isChartMissing ? [...inputs, { name: 'chart-version', value: null }] : inputs,
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
): Promise<readonly string[]> {
  const reasons = new Set<string>();
  for (const step of steps) {
    const { place, to: version, head: deployment } = step.of.change;
    const isOfSetting = step.to !== null && settings.to !== undefined;
    const [whyNot] = isOfSetting
      ? [`Set \`to: ${step.to}\`.`]
      : await draftStep(writing, { place, version, deployment }, step);
    if (whyNot !== undefined) reasons.add(whyNot);
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
