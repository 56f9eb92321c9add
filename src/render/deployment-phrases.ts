import { showPlace } from '../deployment/place.ts';
import type { Advice, DeploymentReport, Report, SpanReport } from '../gate/report.ts';
import type { Quote, Voice } from './escape.ts';
import { because, headline, nextSteps } from './phrases.ts';

/** What there is to say of a deployment, the gravest first. */
const STATES = {
  unproven: { mark: '❓', word: 'unproven', rolls: false },
  downgrade: { mark: '⛔', word: 'downgrade', rolls: false },
  blocked: { mark: '⛔', word: 'blocked', rolls: false },
  recreate: { mark: '🟠', word: 'recreate', rolls: false },
  /** The releases between are proven, and the image is another build. */
  'other-image': { mark: '🟠', word: 'recreate', rolls: false },
  /** The version stays, and its image does not. */
  'other-digest': { mark: '🟠', word: 'other digest', rolls: false },
  /** It might roll, and `fail-on` does not let the declared mode pass. */
  'other-mode': { mark: '⛔', word: 'other mode set', rolls: true },
  roll: { mark: '✅', word: 'roll', rolls: true },
  install: { mark: 'ℹ️', word: 'new', rolls: true },
  removed: { mark: 'ℹ️', word: 'removed', rolls: true },
  /** A problem that stood there before the change as it does now, or an edit that shows no other version. */
  tolerated: { mark: 'ℹ️', word: 'not checked', rolls: true },
  unchanged: { mark: '✅', word: 'unchanged', rolls: true },
} as const;

export type DeploymentState = keyof typeof STATES;

/** `STATES` in their order. */
const ORDER = Object.keys(STATES) as readonly DeploymentState[];

/** What is said of a deployment, for titles, tables and messages alike. */
export interface Statement {
  readonly state: DeploymentState;
  readonly mark: string;
  /** Whether nothing keeps it from being rolled out while the old version runs. */
  readonly rolls: boolean;
  /** The decision, or what stands in its place. */
  readonly word: string;
  readonly title: string;
  readonly why: string;
  readonly steps: readonly string[];
  /** Next step or problem for a table, where a section of its own tells the rest; may be empty. */
  readonly brief: string;
}

/** Which of the states a deployment is in. */
export function stateOf({
  problem,
  tolerated,
  fails,
  change,
  decision,
  upgradeMode,
  from,
}: DeploymentReport): DeploymentState {
  const isTolerated = tolerated && !fails;
  if (problem !== null && !isTolerated) return 'unproven';
  if (change === 'removed' || change === 'downgrade') return change;
  if (problem !== null) return 'tolerated';
  if (change === 'install') return change;
  if (decision === null) return 'unproven';
  // A version that nobody had to look up stays, whatever it is.
  if (decision === 'unchanged' && upgradeMode === 'Recreate' && from !== null) return 'other-digest';
  return fails && (decision === 'roll' || decision === 'unchanged') ? 'other-mode' : decision;
}

/** What there is to say of a deployment on one surface. */
export function stateDeployment(report: Report, deployment: DeploymentReport, voice: Voice): Statement {
  const span = spanOf(report, deployment);
  const state = span !== undefined && isOtherBuild(deployment, span) ? 'other-image' : stateOf(deployment);
  const { mark, word, rolls } = STATES[state];
  const judging = isJudgedBySpan(deployment, state) ? span : undefined;
  const sentences = judging === undefined ? ofDeployment(deployment, state, voice) : ofSpan(judging, voice.quote);
  return {
    state,
    mark: deployment.fails && rolls ? '⛔' : mark,
    rolls,
    word,
    ...sentences,
    brief: judging === undefined ? briefOfState(state, sentences) : briefOfSpan(judging, sentences),
  };
}

function briefOfSpan({ decision, plan }: SpanReport, { why, steps }: Sentences): string {
  const first = plan.hops?.[0];
  switch (decision) {
    case 'unchanged':
    case 'roll':
      return '';
    case 'recreate':
      return 'Stop the old version first.';
    case 'blocked':
      return first === undefined ? (steps[0] ?? why) : `Go to ${first.to} first (${first.upgradeMode}).`;
    case 'unproven':
      return why;
  }
}

function briefOfState(state: DeploymentState, { why, steps }: Sentences): string {
  // Where and what say it all.
  return state === 'unchanged' || state === 'removed' ? '' : (steps[0] ?? why);
}

type Sentences = Pick<Statement, 'title' | 'why' | 'steps'>;

/** Whether versions were given: there is no file then, and nothing but the span to speak of. */
export function isGiven({ kind }: DeploymentReport): boolean {
  return kind === 'given';
}

function isJudgedBySpan(deployment: DeploymentReport, state: DeploymentState): boolean {
  if (deployment.problem !== null) return false;
  if (isGiven(deployment)) return true;
  return state === 'roll' || state === 'recreate' || state === 'blocked' || state === 'unproven';
}

/** Whether nothing but another image keeps a deployment from rolling, of which its span knows nothing. */
export function isOtherBuild({ decision, problem }: DeploymentReport, span: SpanReport): boolean {
  return problem === null && decision === 'recreate' && span.decision === 'roll';
}

/** The judgement that a deployment's decision rests on. */
function spanOf({ spans }: Report, { from, to }: DeploymentReport): SpanReport | undefined {
  return spans.find((span) => span.from === from && span.to === to);
}

function ofSpan(span: SpanReport, quote: Quote): Sentences {
  return { title: headline(span), why: because(span, quote), steps: nextSteps(span) };
}

function ofDeployment(deployment: DeploymentReport, state: DeploymentState, { quote, prose }: Voice): Sentences {
  const { from, to, file, problem, fails, upgradeMode, declared } = deployment;
  switch (state) {
    case 'downgrade':
      return {
        title: `Downgrade: ${to ?? 'the new version'} is below ${from ?? 'the old one'}`,
        why: `${to ?? 'The new version'} is below ${from ?? 'the old one'}; the schema only goes forward.`,
        steps: [`Keep ${from ?? 'the old version'}, or restore a backup that was made under ${to ?? 'the new one'}.`],
      };
    case 'install':
      return {
        title: `Install: ${to ?? 'this deployment'} is new here`,
        why: 'There is no version before it, so there is nothing to compare.',
        steps: fails ? ['New deployments are not let through (new-target: fail).'] : [],
      };
    case 'removed':
      return {
        title: `Removed: ${from ?? 'this deployment'} is no longer deployed`,
        why: `${file === null ? 'A file' : quote(file)} deployed ${from ?? 'it'} before this change; there is nothing left to check.`,
        steps: [],
      };
    case 'tolerated':
      return {
        title: 'Not checked: this problem stood here before the change',
        why: problem === null ? '' : prose(problem.message),
        steps: [],
      };
    case 'other-image':
      return {
        title: `Recreate: ${from} → ${to} comes from another image`,
        why: 'Every release between is proven safe to roll, but nothing proves that two builds may run side by side.',
        steps: [`Stop ${from}, then start ${to} (upgrade.mode Recreate).`],
      };
    case 'other-digest':
      return {
        title: `Recreate: ${to ?? 'the version'} stays, its image digest does not`,
        why: 'Nothing proves that two builds of one version may run side by side.',
        steps: ['Deploy with upgrade.mode Recreate.'],
      };
    case 'other-mode': {
      const needed = upgradeMode ?? 'another';
      return {
        title: `Mode: ${needed} is needed${declared.upgradeMode === null ? '' : `, ${declared.upgradeMode} is set`}`,
        why: 'The mode that the files set is not the one that the decision needs, and fail-on does not let that pass.',
        steps: [`Set upgrade.mode to ${needed}.`],
      };
    }
    case 'unchanged':
      return { title: `Unchanged: ${to ?? 'the version'} stays`, why: 'Its version does not change.', steps: [] };
    case 'unproven':
      return {
        title: `Unproven: ${subjectOf(deployment)} cannot be checked`,
        why: problem === null ? 'No document gives proof.' : prose(problem.message),
        steps: [],
      };
    default:
      return { title: `${capital(state)}: ${changeOf(deployment)}`, why: 'No document gives proof.', steps: [] };
  }
}

function subjectOf({ from, to }: DeploymentReport): string {
  if (from !== null && to !== null) return from === to ? to : `${from} → ${to}`;
  if (to !== null) return `the upgrade to ${to}`;
  return from === null ? 'this deployment' : `the upgrade from ${from}`;
}

/** `1.2.3 → 1.4.0`, with a word where there is no such side, or where its version is not known. */
export function changeOf({ change, from, to, chart }: DeploymentReport): string {
  switch (change) {
    case 'install':
      return `new: ${to ?? '?'}`;
    case 'removed':
      return `${from ?? '?'} → none`;
    default:
      if (from === null && to === null) return isPlainVersion(chart.to) ? `chart ${chart.to}` : '?';
      return from === to ? `${to}` : `${from ?? '?'} → ${to ?? '?'}`;
  }
}

/** Charts are not releases of the service, so that nothing has checked what their versions look like. */
function isPlainVersion(version: string | null): boolean {
  return version !== null && /^\d{1,9}(?:\.\d{1,9}){2}(?:-(?:alpha|beta|rc)\.?\d{0,4})?$/.test(version);
}

/** `deploy/values.yaml:12`; an overlong name is cut, not the line behind it. */
export function placeOf({ file, line }: Pick<Advice, 'file' | 'line'>, quote: Quote): string {
  if (file === null) return 'given versions';
  if (file.length <= 200) return quote(showPlace({ file, line, column: null }));
  return line === null ? quote(file) : `${quote(file)}:${line}`;
}

/** What the files set on the head, as a sentence without its end; empty where they set nothing. */
export function describeDeclared({ declared }: Pick<DeploymentReport, 'declared'>): string {
  const { upgradeMode, migrationJob } = declared;
  return [
    ...(upgradeMode === null ? [] : [`upgrade.mode ${upgradeMode}`]),
    ...(migrationJob === null ? [] : [`migrationJob.enabled ${migrationJob}`]),
  ].join(', ');
}

/** The deployments of a report as the reader needs them: the gravest first, otherwise in the report's own order. */
export function gravestFirst(deployments: readonly DeploymentReport[]): DeploymentReport[] {
  const rank = (deployment: DeploymentReport) => ORDER.indexOf(stateOf(deployment));
  return [...deployments].sort((left, right) => rank(left) - rank(right));
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
