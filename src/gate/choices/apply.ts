import type { Deployment } from '../../deployment/deployed-object.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { decideSpan } from '../../release-safety/decision.ts';
import { barringHold, isHoldRule } from '../../release-safety/hold.ts';
import { type NoPath, planHops } from '../../release-safety/plan.ts';
import type { Release } from '../../release-safety/release.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import { readSpan } from '../../release-safety/span.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import { EditedTree } from '../../repository/edited.ts';
import { policyOn } from '../policy/held.ts';
import { holdAbove } from '../policy/terms.ts';
import type { LineEdit } from '../report/report.ts';
import { placesOf } from '../team-file/decided.ts';
import { exceptionsFor } from '../team-file/exceptions.ts';
import { exceptionsAddedBy } from '../team-file/settings-in-force.ts';
import type { Exception } from '../team-file/team-file.ts';
import { type Candidate, candidatesIn, deploymentsOf, type SearchScope } from './candidates.ts';
import { BY_HAND, draftStep } from './declare.ts';
import { Draft } from './draft.ts';
import type { Writing } from './edits.ts';
import { draftExceptions, draftWithout } from './exception-lines.ts';
import { draftTakeBack } from './take-back.ts';

/** What a user wants the files of a folder to declare. */
export interface ApplyRequest {
  /** Null if the versions stay, or if the user wants the newest release. */
  readonly to: Version | null;
  /** Takes only the first step of the plan to the version. */
  readonly next: boolean;
  /** Declares `Recreate` too: with a version or a base, if the jump needs it; otherwise everywhere. */
  readonly mode: boolean;
  /** Takes out what a downtime has left behind, and does nothing else. */
  readonly done: boolean;
}

/** The changes that have to be written: all that the request needs, or none. */
export interface AppliedChanges {
  readonly edits: readonly LineEdit[];
  /** The new bytes of each file that changes, by path. */
  readonly contents: ReadonlyMap<string, Buffer>;
  /** Files of `contents` that are new. */
  readonly created: ReadonlySet<string>;
  /** Files of `contents` that are left with nothing, so they go. */
  readonly gone: ReadonlySet<string>;
  /** Why nothing is written, each with its place; empty if all is written or is so already. Hostile until escaped. */
  readonly missing: readonly string[];
  /** Deployments that are no part of it, because their version cannot be read. Hostile until escaped. */
  readonly unread: readonly string[];
  /** Where the wanted version is below the current one: a downgrade, so nothing is written. Hostile until escaped. */
  readonly downgrades: readonly string[];
  /** How many deployments the request is about, those that cannot be read included. */
  readonly found: number;
  /** Whether they are those that differ from a base. */
  readonly isCompared: boolean;
}

/** What to write at the places that detection finds; nothing if the result would not deploy the version. */
export async function applyRequest(
  request: ApplyRequest,
  search: SearchScope,
  index: ReleaseIndex | null,
): Promise<AppliedChanges> {
  if (request.done) return takeBack(search);
  const candidates = (await candidatesIn(search)).filter(({ isTouched }) => isTouched);
  const applied = await tryRequest(request, search, index, candidates, false);
  // A downtime that the lines do not declare for certain is declared by an exception, as in a report.
  if (!applied.isUndeclared) return applied;
  const excepted = await tryRequest(request, search, index, candidates, true);
  return excepted.missing.length === 0 ? excepted : applied;
}

/** What a request writes, with each downtime declared in one of the two ways. */
async function tryRequest(
  request: ApplyRequest,
  search: SearchScope,
  index: ReleaseIndex | null,
  candidates: readonly Candidate[],
  isByException: boolean,
): Promise<AppliedChanges & { readonly isUndeclared: boolean }> {
  const draft = new Draft(search.tree);
  const isCompared = search.base !== null;
  const { charts, team } = search;
  const { chartVersion } = search.settings;
  const added = await exceptionsAddedBy(search.tree, team.exceptionsAt, search.base === null ? [] : [search.base.tree]);
  const writing: Writing = { draft, charts, chartVersion, team, exceptions: [], added, isByException };
  const drafted = await draftRequest(writing, request, candidates, index, isCompared);
  const { wanted, missing, downgrades } = drafted;
  let isUndeclared = false;
  if (missing.length + downgrades.length === 0 && !(await isCarriedOut(drafted, draft, search, candidates))) {
    missing.push('Other lines would still decide the version or the mode.');
    isUndeclared = [...wanted.values()].some(({ declares }) => declares);
  }
  const unread = candidates.flatMap(({ place, problem }) => (problem === null ? [] : [at(place, problem)]));
  const said = { found: candidates.length, isCompared, missing, unread, downgrades };
  return { ...conclude(draft, said), isUndeclared };
}

/** Whether the drafted files deploy the versions that are wanted, and declare each downtime. */
async function isCarriedOut(
  { wanted, excepted }: Awaited<ReturnType<typeof draftRequest>>,
  draft: Draft,
  search: SearchScope,
  candidates: readonly Candidate[],
): Promise<boolean> {
  const after = await candidatesIn({ ...search, tree: new EditedTree(search.tree, draft.contents()) });
  return [...wanted].every(([id, { to, declares }]) => {
    const now = after.filter((each) => each.id === id);
    // A line that no reader reads is no longer there once it says what the base says.
    if (now.length === 0)
      return candidates.some((each) => each.id === id && each.deployment === null && each.start === to);
    return now.some(
      ({ version, deployment }) => version === to && (!declares || excepted.has(id) || isDeclared(deployment)),
    );
  });
}

function isDeclared(deployment: Deployment | null): boolean {
  return (deployment?.parts ?? []).every(({ declared }) => declared.upgradeMode?.value === 'Recreate');
}

/** All that is drafted; nothing if a part of it is missing. */
export function conclude(draft: Draft, said: Partial<AppliedChanges> & Pick<AppliedChanges, 'found'>): AppliedChanges {
  const found = { missing: [], unread: [], downgrades: [], isCompared: false, gone: new Set<string>(), ...said };
  const isWhole = found.missing.length + found.downgrades.length === 0;
  return {
    ...found,
    edits: isWhole ? draft.edits() : [],
    contents: isWhole ? draft.contents() : new Map(),
    created: draft.created(),
  };
}

/**
 * Drafts what a request asks of the places whose version is known. Whether the files then deploy that is not known yet.
 *
 * @param isCompared whether the candidates are those that differ from a base
 * @returns the steps that were drafted, by the id of the deployment, and why others were not; texts are hostile until escaped
 */
export async function draftRequest(
  writing: Writing,
  request: ApplyRequest,
  candidates: readonly Candidate[],
  index: ReleaseIndex | null,
  isCompared: boolean,
) {
  const wanted = new Map<string, VersionStep>();
  const missing: string[] = [];
  const downgrades: string[] = [];
  const excepted = new Set<string>();
  for (const candidate of candidates) {
    const { id, place, version, problem, isTouched, promotion } = candidate;
    if (!isTouched || problem !== null || version === null || isUpToDate(candidate, version, request)) continue;
    const from = candidate.start ?? version;
    const own = index !== null && promotion !== null ? holdAbove(index, promotion) : index;
    const step = stepFrom(version, from, request, own, isCompared);
    if ('why' in step) {
      missing.push(at(place, step.why));
      continue;
    }
    const { to, declares } = step;
    if (compareVersions(to, from) < 0 && !isAllowed(writing, candidate, to, 'rollback')) {
      downgrades.push(at(place, `${to} is below ${from}, and migrations cannot be undone`));
      continue;
    }
    const whyNot = await draftStep(writing, candidate, { to: to === version ? null : to, declares });
    if (isAllowed(writing, candidate, to, 'recreate')) excepted.add(id);
    missing.push(...whyNot.map((why) => at(place, why)));
    wanted.set(id, step);
  }
  if (!(await draftExceptions(writing.draft, writing.team.exceptionsAt, writing.exceptions))) missing.push(BY_HAND);
  return { wanted, missing, downgrades, excepted };
}

/** Whether a deployment has what the environment before it has, so that there is no next step to take. */
function isUpToDate({ promotion }: Candidate, version: Version, { next, to }: ApplyRequest): boolean {
  return next && to === null && promotion?.has != null && compareVersions(promotion.has, version) <= 0;
}

/** Whether exceptions allow a jump, whoever has written them. */
function isAllowed(
  { exceptions, added }: Writing,
  candidate: Candidate,
  to: Version,
  allow: Exception['allow'],
): boolean {
  const { start, environments, place, deployment } = candidate;
  const written = exceptions.map((each) => ({ ...each, reason: '' }));
  const jumps = start === null ? [] : [{ from: start, to }];
  const places = placesOf({ place, head: deployment, base: null });
  return exceptionsFor({ jumps, environments, places }, allow, [...written, ...added]).length > 0;
}

function at(place: Place, what: string): string {
  return what.includes(showPlace(place)) ? what : `${showPlace(place)}: ${what}`;
}

/** What a downtime has left behind is taken out of all deployments, and of the team's own file. */
async function takeBack(search: SearchScope): Promise<AppliedChanges> {
  const draft = new Draft(search.tree);
  const found = await deploymentsOf(search.tree, search);
  await draftTakeBack(draft, found);
  const { exceptionsAt } = search.team;
  const exceptions = await exceptionsAddedBy(search.tree, exceptionsAt, []);
  // Those of other environments may still wait for their downtime.
  const done = exceptions.filter(
    ({ environment }) => search.environment === null || environment === search.environment,
  );
  await draftWithout(draft, exceptionsAt, done, exceptions);
  const isGone = draft.contents().get(exceptionsAt)?.toString().trim() === '';
  return conclude(draft, { found: found.length, gone: new Set(isGone ? [exceptionsAt] : []) });
}

interface VersionStep {
  readonly to: Version;
  readonly declares: boolean;
}

/** @param version in the files @param from what runs, or what the base has */
function stepFrom(
  version: Version,
  from: Version,
  request: ApplyRequest,
  index: ReleaseIndex | null,
  isCompared: boolean,
): VersionStep | { readonly why: string } {
  if (index === null)
    return request.to === null ? { to: version, declares: request.mode } : { to: request.to, declares: false };
  const goal = request.to ?? (isCompared ? version : newestFor(version, index));
  // If the goal is not above the version that runs, there is no upgrade to judge. So no mode is written.
  if (compareVersions(goal, from) <= 0) return { to: request.to ?? version, declares: false };
  const span = readSpan(index, from, goal);
  const { hops, problem } = planHops(index, span);
  if (problem !== null && (request.next || problem.rule === 'held' || isHoldRule(problem.rule))) {
    const policy = policyOn(index, span);
    const newest = policy?.newest?.version;
    const isLater = policy?.holds.some(({ rule }) => rule === 'promotion') === true;
    const goes = isCompared ? 'Merge its upgrade first.' : 'Name the environment that goes first with --environment.';
    const first = isLater ? ` ${goes}` : '';
    const instead = newest === undefined ? first : ` --to ${newest} is as far as it goes today.`;
    return { why: `no permitted upgrade leads from ${from} to ${goal}: ${describeBar(problem)}.${instead}` };
  }
  const to = request.next ? (hops?.[0]?.to ?? goal) : goal;
  const { decision, upgradeMode } = decideSpan(index, readSpan(index, from, to));
  // A declaration alone does not make a jump permitted.
  if (request.mode && isCompared && (decision === 'blocked' || decision === 'unproven')) {
    const why = `${from} to ${to} is ${decision}: a declared downtime does not make it pass. --next writes the first step`;
    return { why };
  }
  return { to, declares: request.mode && upgradeMode === 'Recreate' };
}

/** What bars the way. What some rules say is only a part of a sentence. */
function describeBar({ rule, says }: NoPath): string {
  if (rule === 'index-too-old') return `the index ${says}`;
  if (rule === 'promotion-unknown') return `it cannot be read which version ${says} has`;
  return rule === 'policy-unavailable' ? `your known issues cannot be read: ${says}` : says.replace(/\.$/, '');
}

/** The newest release, or the newest one that the team's own policy allows, and to which it allows a way. */
function newestFor(version: Version, index: ReleaseIndex): Version {
  const newest = index.releases.at(-1)?.version ?? version;
  if (compareVersions(newest, version) <= 0) return newest;
  const goal = policyOn(index, readSpan(index, version, newest))?.newest?.version ?? newest;
  const { problem } = planHops(index, readSpan(index, version, goal));
  if (problem?.rule !== 'held' || problem.release === null) return goal;
  const wall = problem.release;
  const isOpen = (release: Release) =>
    compareVersions(release.version, wall) < 0 && barringHold(release, true) === undefined;
  const below = index.releases.findLast(isOpen)?.version;
  return below !== undefined && compareVersions(below, version) > 0 ? below : goal;
}
