import { isAbsolute } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ChartRepository } from '../../deployment/chart-repository.ts';
import type { Tree } from '../../repository/tree.ts';
import { canPin, type Judged } from '../judge/judge-head.ts';
import { openMigrationsOf } from '../policy/terms.ts';
import type { Choice, LineEdit } from '../report/report.ts';
import { type GateSettingName, type GateSettings, POLICY_NAMES, parseSettings, SETTING_NAMES } from '../settings.ts';
import { type ApplyRequest, draftRequest } from './apply.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { Draft } from './draft.ts';
import type { Writing } from './edits.ts';

export interface CommandContext {
  readonly settings: GateSettings;
  readonly head: Tree;
  readonly charts: ChartRepository;
  /** The base of the change, as the reader's own clone knows it; null if a command of the reader cannot name it. */
  readonly base: {
    /** Hostile: it may mean something to a shell. */
    readonly name: string;
    /** Whether the run is on the reader's own machine, where the paths of its settings mean the same. */
    readonly isHere: boolean;
  } | null;
}

/** Settings that do not matter to which lines are written. */
const WITHOUT_EFFECT: readonly GateSettingName[] = [
  'new-target',
  'no-deployment',
  'base-ref',
  'release-asset-url',
  'artifacts',
  'endpoints',
  'fail-on',
  'comment',
  'suggestions',
  'github-token',
  'working-directory',
];

/** Settings that the command repeats. Where any other differs from its default, no command is named. */
const REPEATED = ['chart-version', 'chart-repository-url', 'index-url'] as const satisfies readonly GateSettingName[];

/** A word that no shell changes. */
const PLAIN = /^[\w./:][\w./:-]*$/;

/** What a command could ask for. */
interface Question {
  readonly request: ApplyRequest;
  /** Whether it names the base. */
  readonly isCompared: boolean;
}

/**
 * The command that writes the very lines of a choice into a clone of the head, without the program's own name
 * (docs/report.md); null if none does. What it would write is drafted here by its own code, and compared.
 */
export async function commandFor(
  { id, to, edits }: Pick<Choice, 'id' | 'to' | 'edits'>,
  stops: boolean,
  judged: Judged,
  context: CommandContext,
  isByException: boolean,
): Promise<string | null> {
  if (edits.length === 0) return null;
  const { settings, base } = context;
  const isHere = base?.isHere === true;
  if (id === 'pin') return pinCommand(judged.deployments, settings, isHere);
  for (const question of questionsOf(id, to, stops)) {
    const { request, isCompared } = question;
    if (request.next && judged.deployments.some(isLate)) continue;
    if (isCompared && (base === null || !PLAIN.test(base.name))) continue;
    if (isJudged(question) && !isOfIndexAlone(judged)) continue;
    const options = optionsOf(settings, withoutEffectOn(question), isHere);
    if (options === null) continue;
    const written = await linesOf(question, judged, context, isByException);
    if (!isDeepStrictEqual(written, edits)) continue;
    const what = [
      ...(request.to === null ? [] : [`--to ${request.to}`]),
      ...(request.next ? ['--next'] : []),
      ...(request.mode ? ['--mode'] : []),
      ...(isCompared ? [`--base ${base?.name}`] : []),
    ];
    return ['apply', ...what, ...options].join(' ');
  }
  return null;
}

/** Whether the last step has not arrived. The command for the next one waits for it. */
function isLate({ change, service }: Judged['deployments'][number]): boolean {
  if (change.change !== 'upgrade' || service === null) return false;
  return service.version !== change.base?.version || openMigrationsOf(service) !== null;
}

/** Whether the command judges. One that names its version, or writes everywhere, does not. */
function isJudged({ request, isCompared }: Question): boolean {
  return isCompared && (request.next || request.mode);
}

/** Whether the index alone leads to the same judgement, for the command reads no artifacts. */
function isOfIndexAlone({ evidence }: Judged): boolean {
  if (evidence === null) return true;
  return evidence.drift.length === 0 && evidence.artifactRecords.every(({ problem }) => problem === null);
}

/** Settings that do not matter to what a command writes, beside those that matter to none. */
function withoutEffectOn(question: Question): readonly GateSettingName[] {
  if (isJudged(question)) return [];
  return question.isCompared ? POLICY_NAMES : [...POLICY_NAMES, 'running-url'];
}

/** The lines that a command writes; null if it writes nothing, because a part is missing. */
async function linesOf(
  { request, isCompared }: Question,
  { deployments, evidence }: Judged,
  { settings, head, charts }: CommandContext,
  isByException: boolean,
): Promise<readonly LineEdit[] | null> {
  const { 'chart-version': chartVersion = null, team } = settings;
  const candidates = candidatesOf(
    deployments.map(({ change }) => change),
    settings,
  );
  const [own, index] = isCompared ? [candidates, evidence?.index ?? null] : [candidates.map(asItStands), null];
  const draft = new Draft(head);
  const writing: Writing = { draft, charts, chartVersion, team, exceptions: [], added: [], isByException };
  const { missing, downgrades } = await draftRequest(writing, request, own, index, isCompared);
  return missing.length + downgrades.length > 0 ? null : draft.edits();
}

/** The command that pins all deployments or none to what runs; null if no single address says that. */
function pinCommand(deployments: Judged['deployments'], settings: GateSettings, isHere: boolean): string | null {
  const options = optionsOf(settings, ['running-url'], isHere);
  const [address, ...others] = settings['running-url'];
  const isWhole = deployments.every(
    (each) => canPin(each) || (each.change.problem ?? each.change.head?.problem) === null,
  );
  const url = address?.glob === null && others.length === 0 ? address.url.href : '';
  if (options === null || !isWhole || !PLAIN.test(url)) return null;
  return ['apply', ...options, '--pin --running-url', url].join(' ');
}

/** A deployment as the command finds it without a base: nothing is known but its files. */
function asItStands(candidate: Candidate): Candidate {
  const { version, deployment } = candidate;
  return { ...candidate, start: version, isTouched: deployment !== null };
}

/** The questions, the most telling first. Without a base, it declares the downtime everywhere. */
function questionsOf(id: Choice['id'], to: Choice['to'], stops: boolean): Question[] {
  const request = { to: null, next: false, mode: false, done: false };
  const named = to === null ? [] : [{ request: { ...request, to }, isCompared: true }];
  if (id === 'stop') return [true, false].map((isCompared) => ({ request: { ...request, mode: true }, isCompared }));
  if (id === 'hop') return [{ request: { ...request, next: true, mode: stops }, isCompared: true }, ...named];
  return id === 'wait' || id === 'rollback' ? [] : named;
}

/** The options that make the command read what this run has read; null if they cannot be named. */
function optionsOf(settings: GateSettings, own: readonly GateSettingName[], isHere: boolean): string[] | null {
  const defaults = parseSettings({}, (name) => name);
  // The command reads the team's own file by itself.
  const isOther = (name: GateSettingName) =>
    !settings.team.decides.has(name) && !isDeepStrictEqual(settings[name], defaults[name]);
  const known: readonly GateSettingName[] = [...WITHOUT_EFFECT, ...REPEATED, ...own];
  if (SETTING_NAMES.some((name) => !known.includes(name) && isOther(name))) return null;
  const folder = settings['working-directory'];
  const values = REPEATED.filter(isOther).map((name) => ({ name, value: settings[name] ?? '' }));
  // A path of a workflow leads nowhere on another machine.
  const isMeant = ({ name, value }: { name: string; value: string }) =>
    name === 'chart-version' || value.startsWith('https://') || (isHere && isAbsolute(value));
  if (!values.every(isMeant) || ![folder, ...values.map(({ value }) => value)].every((word) => PLAIN.test(word)))
    return null;
  return [...(folder === '.' ? [] : [folder]), ...values.map(({ name, value }) => `--${name} ${value}`)];
}
