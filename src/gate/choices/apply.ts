import type { ChartRepository } from '../../deployment/chart-repository.ts';
import { type Deployment, groupByPlace } from '../../deployment/deployed-object.ts';
import { type DetectionSettings, detect, findCandidates, resolveCharts } from '../../deployment/detect.ts';
import { showPlace } from '../../problems/place.ts';
import { decideSpan } from '../../release-safety/decision.ts';
import { planHops } from '../../release-safety/plan.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import { EditedTree } from '../../repository/edited.ts';
import type { Tree } from '../../repository/tree.ts';
import { heldOf } from '../policy/held.ts';
import type { LineEdit } from '../report/report.ts';
import { Draft } from './draft.ts';
import { draftRecreate, draftVersion } from './edits.ts';

/** What a user wants the files of a folder to declare. */
export interface ApplyRequest {
  /** Null if the versions stay, or if the user wants the newest release. */
  readonly to: Version | null;
  /** Takes only the first hop of the plan to the version. */
  readonly next: boolean;
  /** Declares `Recreate` too: with a version, if the jump needs it; without a version, everywhere. */
  readonly mode: boolean;
}

/** The changes that have to be written. */
export interface AppliedChanges {
  readonly edits: readonly LineEdit[];
  /** The new bytes of each file that changes, by path. */
  readonly contents: ReadonlyMap<string, Buffer>;
  /** Changes that the reader has to make by hand, each with its place and the reason; hostile until escaped. */
  readonly left: readonly string[];
}

/** Where and how to look for deployments. */
export interface SearchScope {
  readonly tree: Tree;
  readonly settings: DetectionSettings;
  readonly charts: ChartRepository;
}

/**
 * Works out what to write into the files of a tree so that they deploy a version. It writes only at the places that detection finds. Then it runs
 * detection on the result: if the result does not deploy the wanted version, nothing is written.
 *
 * @param index null if the request names no version and no hop
 * @throws TreeError if a file cannot be read
 */
export async function applyWish(
  wish: ApplyRequest,
  search: SearchScope,
  index: ReleaseIndex | null,
): Promise<AppliedChanges> {
  const draft = new Draft(search.tree);
  const left: string[] = [];
  const wanted = new Map<string, VersionStep>();
  const found = await deploymentsOf(search.tree, search);
  if (found.length === 0) left.push('No Lightdash deployment found. Name the place of the version with --targets.');
  for (const deployment of found) {
    const { id, place, version, problem, chart } = deployment;
    if (version === null || problem !== null) {
      left.push(`${showPlace(place)}: ${problem?.message ?? 'the version is unknown'}`);
      continue;
    }
    const step = stepFrom(version, wish, index);
    if (typeof step === 'string') {
      left.push(`${showPlace(place)}: ${step}`);
      continue;
    }
    const written = { place, version, deployment };
    const chartVersion = chart?.version ?? search.settings.chartVersion;
    const draftOn = async (target: Draft) => [
      step.to === version ? null : await draftVersion(target, written, step.to, search.charts, chartVersion),
      step.declares ? await draftRecreate(target, written, chartVersion) : null,
    ];
    // The changes are tried on a separate draft first, because a version must not be written without the mode that it needs.
    const whyNot = (await draftOn(new Draft(search.tree))).filter((why) => why !== null);
    left.push(...whyNot.map((why) => `${showPlace(place)}: ${why}`));
    if (whyNot.length > 0) continue;
    await draftOn(draft);
    wanted.set(id, step);
  }
  const after = await deploymentsOf(new EditedTree(search.tree, draft.contents()), search);
  const isSo = [...wanted].every(([id, { to, declares }]) =>
    after.some(
      ({ id: other, version, parts }) =>
        other === id &&
        version === to &&
        (!declares || parts.every(({ declared }) => declared.upgradeMode?.value === 'Recreate')),
    ),
  );
  if (!isSo)
    return {
      edits: [],
      contents: new Map(),
      left: [...left, 'Nothing was written: other lines would still decide the version or the mode.'],
    };
  return { edits: draft.edits(), contents: draft.contents(), left };
}

interface VersionStep {
  readonly to: Version;
  readonly declares: boolean;
}

/** @returns the step, or why there is none */
function stepFrom(version: Version, wish: ApplyRequest, index: ReleaseIndex | null): VersionStep | string {
  if (index === null) return wish.to === null ? { to: version, declares: wish.mode } : { to: wish.to, declares: false };
  const goal = wish.to ?? newestFor(version, index);
  // If the goal is not above the version in the files, there is no upgrade to judge. So no mode is written.
  if (compareVersions(goal, version) <= 0) return { to: wish.to ?? version, declares: false };
  const { hops, problem } = planHops(index, version, goal);
  if (problem !== null && (wish.next || problem.rule === 'held'))
    return `no permitted upgrade leads from ${version} to ${goal}: ${problem.says}`;
  const to = wish.next ? (hops?.[0]?.to ?? goal) : goal;
  return { to, declares: wish.mode && decideSpan(index, version, to).upgradeMode === 'Recreate' };
}

/** The newest release, or the newest one that the team's own policy allows. */
function newestFor(version: Version, index: ReleaseIndex): Version {
  const newest = index.releases.at(-1)?.version ?? version;
  if (compareVersions(newest, version) <= 0) return newest;
  return heldOf(index, version, newest)?.newest?.version ?? newest;
}

/** What a tree deploys, one deployment for each deciding place. */
export async function deploymentsOf(tree: Tree, { settings, charts }: SearchScope): Promise<Deployment[]> {
  const found = await detect(tree, settings, await findCandidates(tree, settings));
  return groupByPlace((await resolveCharts(found, charts)).objects);
}
