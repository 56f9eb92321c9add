import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { EvidenceHost } from '../../evidence/evidence.ts';
import { leadsOut, pathBetween } from '../../repository/disk-paths.ts';
import { isOfFork, parsePullRequest } from '../../repository/event.ts';
import { nearestRealFolder, realPathBetween } from '../../repository/git-command.ts';
import type { Repository } from '../../repository/repository.ts';
import { type Revisions, resolveRevisions, type WorkflowEvent } from '../../repository/revisions.ts';
import { EMPTY_TREE, type Tree, TreeError } from '../../repository/tree.ts';
import { InputError } from '../../settings/input-error.ts';
import type { ProposalContext } from '../choices/propose.ts';
import { gatherUnderPolicy } from '../policy/policy.ts';
import { composeReport } from '../report/compose-report.ts';
import type { ProblemReport } from '../report/deployment-report.ts';
import { notesOf } from '../report/notes.ts';
import type { Note, Report } from '../report/report.ts';
import { withTableSizes } from '../report/table-sizes.ts';
import { judgeWithRunning } from '../running/ask.ts';
import { detectionSettings, type GateSettings } from '../settings.ts';
import type { SettingsInForce } from '../team-file/read-team-file.ts';
import { exceptionsAddedBy, settingsOfChange, settingsOfTree } from '../team-file/settings-in-force.ts';
import { environmentNamed } from '../team-file/team-rules.ts';
import { filesOfBase, refuseCommitted } from './base-files.ts';
import { openChartRepository } from './charts.ts';
import type { ComparedBase } from './compare-head.ts';
import { canPin, type JudgeAgain, type Judged, type JudgementContext, judgeHead } from './judge-head.ts';
import { readRenderedPair, renderedAgain } from './rendered.ts';
import { refuseUncommitted } from './uncommitted.ts';

/** What the caller knows about the repository that is judged. */
export interface RepositoryHost {
  readonly event: WorkflowEvent;
  /** Folder beside the repository that a change under judgement may have written to; null if there is none. */
  readonly workspace: string | null;
  /** @throws TreeError if there is no repository */
  readonly open: () => Promise<Repository>;
  /** The only environment of the team's own file to judge; all if not given. */
  readonly environment?: string | undefined;
  /** Told of the settings once the team's own file is read. */
  readonly onSettings?: (settings: GateSettings) => void;
}

/**
 * Judges what a change does to every deployment of a repository, with nothing fetched if no version changes. Throws an
 * InputError without anything to compare with.
 */
export async function judgeRepository(
  settings: GateSettings,
  host: RepositoryHost,
  evidenceHost: EvidenceHost,
): Promise<Report> {
  const progress = { reading: 'the commits', total: 1 } as const;
  let repository: Repository | null = null;
  let hasNoStart = false;
  try {
    evidenceHost.onProgress({ ...progress, done: 0 });
    repository = await host.open();
    const revisions = await resolveRevisions(host.event, repository, {
      baseRef: settings['base-ref'] ?? null,
      headRef: settings['head-ref'] ?? null,
    });
    if (revisions.kind === 'nothing') return nothingToJudge(settings, null);
    hasNoStart = revisions.kind === 'head-only' && !namesStart(settings);
    return await judgeRevisions(settings, repository, revisions, host, evidenceHost);
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    if (hasNoStart) throw new InputError(UNKNOWN_START);
    return nothingToJudge(settings, { code: 'base-unavailable', message: error.message });
  } finally {
    evidenceHost.onProgress({ ...progress, done: 1 });
    repository?.close();
  }
}

const UNKNOWN_START = 'The current version is unknown: set `base-ref`, `from` or `running-url`.';

/** Whether a setting says where the jump starts if there is no commit to compare with. */
function namesStart({ from, 'running-url': running }: GateSettings): boolean {
  return from !== undefined || running.length > 0;
}

async function judgeRevisions(
  given: GateSettings,
  repository: Repository,
  revisions: Exclude<Revisions, { kind: 'nothing' }>,
  host: RepositoryHost,
  evidenceHost: EvidenceHost,
): Promise<Report> {
  const head = await repository.tree(revisions.head, null, 'head');
  await refuseOwnApproval(given, head, repository.root);
  const { bases, since } = await openBases(repository, revisions, head);
  // In a merge queue, the last base is the base branch itself. All commits of that branch have been judged.
  const judgedBase = revisions.kind === 'compare' ? (bases.at(-1)?.tree ?? null) : null;
  const root = repository.root ?? host.workspace ?? process.cwd();
  const inForce = await settingsInForce(given, judgedBase, since, head, root);
  const { settings } = inForce;
  host.onSettings?.(settings);
  if (host.environment !== undefined) environmentNamed(settings.team, host.environment);
  if (revisions.kind === 'head-only' && !namesStart(settings)) throw new InputError(UNKNOWN_START);
  const fileSource = judgedBase === null ? null : filesOfBase(judgedBase, repository.root, host.workspace);
  const reading: EvidenceHost = fileSource === null ? evidenceHost : { ...evidenceHost, fileSource };
  const workingDirectory = resolve(settings['working-directory']);
  const folder = folderWithin(root, workingDirectory);
  const ground: Omit<JudgementContext, 'running'> = {
    head: revisions.head,
    bases,
    since,
    folder,
    charts: openChartRepository(settings['chart-repository-url'], workingDirectory, reading.fileSource),
    rendered: await readRenderedPair(settings, detectionSettings(settings, folder), head, repository.root),
    gather: (jumps) => gatherUnderPolicy(settings, jumps, reading),
    environment: host.environment ?? null,
    exceptionsOf: inForce.exceptionsOf,
  };
  const judged = await judgeWithRunning(
    settings,
    evidenceHost,
    (running) => judgeHead({ ...ground, running }, head, settings, null),
    ({ report }) => report,
  );
  const sized = await withTableSizes(judged.report, settings, reading);
  const isWorkingTree = host.event.name === 'local' && settings['head-ref'] === undefined;
  const teamFile = sized.outcome.fails ? settings.team.exceptionsAt : null;
  const unseen = isWorkingTree ? await refuseUncommitted(judged.deployments, repository, teamFile) : [];
  const ofEvent = notesOnEvent(host.event.name, settings, judged, bases);
  const notes = [...sized.notes, ...inForce.notes, ...notesOnSettings(settings, revisions, unseen), ...ofEvent];
  return await withChoices({ ...sized, notes }, async () => {
    const context = { ...ground, running: sized.evidence.running };
    const baseOf = () => namedBase(settings, host.event, repository, revisions);
    return await choicesOf(judged, context, head, settings, baseOf);
  });
}

/** Adds the ways to a green check. The verdict exists already, so an error on the way to them must not take it away. */
async function withChoices(report: Report, findChoices: () => Promise<Report['choices']>): Promise<Report> {
  try {
    return { ...report, choices: await findChoices() };
  } catch (error) {
    return { ...report, notes: [...report.notes, ...notesOf(['warning', 'choices-failed', [String(error)]])] };
  }
}

/** @throws InputError if the approved report is one that the change itself brings */
async function refuseOwnApproval(given: GateSettings, head: Tree, root: string | null): Promise<void> {
  const { 'approved-report': approved, 'working-directory': folder } = given;
  if (approved === undefined) return;
  const why = 'approve itself. Download the report of the approved run in an earlier step.';
  await refuseCommitted(`\`approved-report\` is ${approved}`, resolve(folder, approved), head, root, why);
}

/** @param unseen the files that a deployment reads and git ignores */
function notesOnSettings(settings: GateSettings, revisions: Revisions, unseen: readonly string[]): Note[] {
  const isOlder = revisions.kind === 'compare' && revisions.isOlder && settings.team.path !== null;
  const settingsFrom = isOlder ? [revisions.mustAgree ?? revisions.bases[0]] : [];
  return notesOf(['notice', 'settings-older', settingsFrom], ['warning', 'git-ignored', unseen]);
}

/** What a failing push upgrades fails only once, unless somebody asks what runs. A group may fail by what is queued in front of it. */
function notesOnEvent(
  event: string,
  settings: GateSettings,
  { deployments }: Judged,
  bases: readonly unknown[],
): Note[] {
  const failing = deployments.filter(({ report }) => report.fails && report.from !== null);
  const upgrades = failing.map(({ report }) => `${report.from} → ${report.to ?? 'unknown'}`);
  if (event === 'merge_group') return notesOf(['warning', 'queued', bases.length > 1 ? upgrades : []]);
  const unasked = upgrades.filter((_, at) => failing[at]?.service === null);
  return event === 'push' && settings['base-ref'] === undefined ? notesOf(['warning', 'pushed', unasked]) : [];
}

/** The settings that count, and the exceptions that a head adds: none without a base (docs/policy.md#what-counts-from-where). */
async function settingsInForce(
  given: GateSettings,
  base: Tree | null,
  since: JudgementContext['since'],
  head: Tree,
  root: string,
): Promise<SettingsInForce & Pick<JudgementContext, 'exceptionsOf'>> {
  if (base === null) return { ...(await settingsOfTree(given, head, root)), exceptionsOf: async () => [] };
  const branchNow = since?.head ?? base;
  const inForce = await settingsOfChange(given, branchNow, head, root);
  // An exception that the base or its branch has is history.
  const histories = [branchNow, ...(since?.base == null ? [] : [since.base])];
  const { exceptionsAt } = inForce.settings.team;
  return { ...inForce, exceptionsOf: (tree) => exceptionsAddedBy(tree, exceptionsAt, histories) };
}

/** The ways to a green check. A green run does not even load their code, unless it was told what runs and may pin it. */
async function choicesOf(
  judged: Judged,
  ground: JudgementContext,
  head: Tree,
  settings: GateSettings,
  baseOf: () => Promise<ProposalContext['base']>,
): Promise<Report['choices']> {
  if (!judged.report.outcome.fails && !judged.deployments.some(canPin)) return [];
  const { proposeChoices } = await import('../choices/propose.ts');
  const { withLastingRenames } = await import('../choices/lasting-renames.ts');
  const judgeAgain: JudgeAgain = async (tree, rules, evidence, versions) => {
    const bases = await Promise.all(ground.bases.map((base) => withLastingRenames(base, tree)));
    return judgeHead({ ...ground, bases, rendered: renderedAgain(ground.rendered, versions) }, tree, rules, evidence);
  };
  const { charts, exceptionsOf } = ground;
  return proposeChoices(judged, { settings, head, charts, judgeAgain, exceptionsOf, base: await baseOf() });
}

/** The base as the reader's clone knows it: what they named on their own machine, or the base branch of a pull request. */
async function namedBase(
  { 'base-ref': given, 'head-ref': other }: GateSettings,
  { name, payload }: WorkflowEvent,
  repository: Repository,
  revisions: Revisions,
): Promise<ProposalContext['base']> {
  if (other !== undefined || revisions.kind !== 'compare') return null;
  if (name !== 'local') {
    if (given !== undefined || !/^pull_request(?:_target)?$/.test(name)) return null;
    const { base } = parsePullRequest(name, payload);
    return isOfFork(payload) ? null : { name: `origin/${base.ref}`, isHere: false };
  }
  // `apply` compares with the commit where the branches part. Where they have parted, it may see another change.
  const [base] = revisions.bases;
  const isBehind = (await repository.mergeBase(base, revisions.head).catch(() => null)) !== base;
  return given === undefined || isBehind ? null : { name: given, isHere: true };
}

/**
 * The bases that the head is compared with. If the earlier versions are given, the base has no tree. On a new branch, its tree is empty. A checkout
 * of the branch alone must not depend on what changed on the base branch since the head left it (docs/how-detection-works.md#which-commits-are-compared).
 */
async function openBases(
  repository: Repository,
  revisions: Exclude<Revisions, { kind: 'nothing' }>,
  head: Tree,
): Promise<Pick<JudgementContext, 'bases' | 'since'>> {
  if (revisions.kind !== 'compare') {
    const tree = revisions.kind === 'install' ? EMPTY_TREE : null;
    return { bases: [{ commit: null, tree, renames: new Map() }], since: null };
  }
  const bases: ComparedBase[] = [];
  for (const commit of revisions.bases) {
    const tree = await repository.tree(commit, head, 'base');
    bases.push({ commit, tree, renames: await repository.renames(commit, revisions.head) });
  }
  const tip = revisions.mustAgree === null ? null : await repository.tree(revisions.mustAgree, head, 'base');
  const base = bases[0]?.tree ?? null;
  return { bases, since: tip && { base, head: tip, renames: new Map() } };
}

function nothingToJudge(settings: GateSettings, problem: ProblemReport | null): Report {
  return composeReport(settings, {
    comparison: null,
    problem,
    deployments: [],
    spans: [],
    rendered: null,
    notes: [],
    evidence: null,
    running: [],
    unread: [],
  });
}

/** The searched folder, relative to the root, under the names that the user gave: a change may turn one of them into a link. It need not exist. */
function folderWithin(root: string, workingDirectory: string): string {
  const top = nearestRealFolder(root);
  for (let folder = workingDirectory; ; folder = dirname(folder)) {
    const isTop = existsSync(folder) && nearestRealFolder(folder) === top;
    if (isTop) return pathBetween(folder, workingDirectory);
    if (dirname(folder) === folder) break;
  }
  const below = realPathBetween(root, workingDirectory);
  if (leadsOut(below)) throw new InputError(`The working directory ${workingDirectory} is not in the repository.`);
  return below;
}
