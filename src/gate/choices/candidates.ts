import { compareTrees, type DeploymentChange, type TreePair } from '../../comparison/compare-trees.ts';
import type { ChartRepository } from '../../deployment/chart-repository.ts';
import { type Deployment, groupByPlace } from '../../deployment/deployed-object.ts';
import { type DetectionSettings, detect, findCandidates, resolveCharts } from '../../deployment/detect.ts';
import type { Tree } from '../../repository/tree.ts';
import type { PromotionReport } from '../report/span-report.ts';
import type { GateSettings } from '../settings.ts';
import { environmentsOfChange, promotionsOf } from '../team-file/decided.ts';
import type { TeamRules } from '../team-file/team-rules.ts';
import type { EditTarget } from './edits.ts';

export interface SearchScope {
  readonly tree: Tree;
  readonly settings: DetectionSettings;
  readonly charts: ChartRepository;
  readonly team: TeamRules;
  /** The only environment to write in; null for all. */
  readonly environment: string | null;
  /** The state before the change. Only what differs from it is written. Null to write everywhere. */
  readonly base: (Pick<TreePair, 'renames'> & { readonly tree: Tree }) | null;
}

/** One place that the request is about. */
export interface Candidate extends EditTarget {
  readonly id: string;
  readonly problem: string | null;
  /** The environment that takes releases before its own; null if there is none. */
  readonly promotion: PromotionReport | null;
  /** Whether its version differs from the base, if there is one. */
  readonly isTouched: boolean;
}

/** All deployments of the tree. */
export async function candidatesIn(search: SearchScope): Promise<Candidate[]> {
  const all = await allCandidates(search);
  return all.filter(({ environments }) => search.environment === null || environments.includes(search.environment));
}

async function allCandidates(search: SearchScope): Promise<Candidate[]> {
  const { base, tree, settings, charts } = search;
  if (base === null) {
    const found = await deploymentsOf(tree, { ...search, environment: null });
    const jumps = found.map((deployment) => ({ place: deployment.place, head: deployment, base: deployment }));
    const unasked = jumps.map((jump) => ({ jump, service: null }));
    const promotionOf = promotionsOf(unasked, search);
    return jumps.map((jump) => {
      const { place, head } = jump;
      const { id, version } = head;
      const known = { environments: environmentsOfChange(jump, search), promotion: promotionOf(jump), isTouched: true };
      const problem = problemOf(head);
      return { id, place, version, start: version, problem, deployment: head, ...known };
    });
  }
  const trees = { base: base.tree, head: tree, renames: base.renames };
  const { changes } = await compareTrees(trees, settings, NOTHING_GIVEN, charts);
  return candidatesOf(changes, search);
}

const NOTHING_GIVEN = { from: null, to: null, strict: false };

/** The lines of a tree that would be judged if their version changed (docs/supported-files.md#any-other-file), if no reader finds a deployment. */
export async function linesIn(tree: Tree, { settings, charts }: Pick<SearchScope, 'settings' | 'charts'>) {
  const trees = { base: tree, head: tree, renames: new Map() };
  const { changes } = await compareTrees(trees, settings, NOTHING_GIVEN, charts);
  return changes.filter(({ line, to }) => line !== undefined && to !== null);
}

/** What a comparison has found, as places that a request may be about. */
export function candidatesOf(changes: readonly DeploymentChange[], settings: Pick<GateSettings, 'team'>): Candidate[] {
  const unasked = changes.map((jump) => ({ jump, service: null }));
  const promotionOf = promotionsOf(unasked, settings);
  return changes.map((jump) => {
    const { head, line, place, from, to, change, problem, tolerated } = jump;
    return {
      id: head?.id ?? line?.id ?? place.file,
      place,
      version: to,
      start: from,
      environments: environmentsOfChange(jump, settings),
      promotion: promotionOf(jump),
      problem: problem?.message ?? null,
      deployment: head,
      isTouched: problem === null ? /^(?:up|down)grade$/.test(change) : !tolerated,
    };
  });
}

export function problemOf({ problem, version }: Deployment): string | null {
  return problem?.message ?? (version === null ? 'the version is unknown' : null);
}

/**
 * What a tree deploys, one deployment for each deciding place. A folder that holds no deployment may hold the files of some that stand elsewhere,
 * such as the values of an Application: those count.
 */
export async function deploymentsOf(
  tree: Tree,
  { settings, charts, team, environment }: SearchScope,
): Promise<Deployment[]> {
  const read = async (own: DetectionSettings) => {
    const { objects } = await detect(tree, own, await findCandidates(tree, own));
    return groupByPlace(await resolveCharts(objects, charts));
  };
  const { folder, files, targets } = settings;
  let deployments = await read(settings);
  if (deployments.length === 0 && folder !== '' && files.length + targets.length === 0) {
    const all = await read({ ...settings, folder: '' });
    deployments = all.filter(({ place }) => place.file.startsWith(`${folder}/`));
  }
  if (environment === null) return deployments;
  return deployments.filter((head) =>
    environmentsOfChange({ place: head.place, head, base: null }, { team }).includes(environment),
  );
}
