import { compareTrees, type DeploymentChange, type TreePair } from '../../comparison/compare-trees.ts';
import type { ReadSides } from '../../comparison/object-change.ts';
import { groupBy } from '../../deployment/group-by.ts';
import type { Tree } from '../../repository/tree.ts';
import type { GateSettings } from '../settings.ts';
import { standingOf } from './services.ts';
import type { StartOfChange } from './starts.ts';

interface FilesOfChange extends Pick<ReadSides, 'settings' | 'charts'> {
  readonly bases: readonly { readonly tree: Tree | null; readonly renames: TreePair['renames'] }[];
  readonly head: Tree;
  /** Whether rendered manifests have a say beside the files. */
  readonly hasManifests: boolean;
}

/**
 * A given version counts beside that of the files, and only alone where these name none
 * (docs/rules.md#the-current-version): of two jumps, the worse decides.
 *
 * @returns the starts, and whether a given `from` is left over, because the files name every version before the change
 */
export async function withFilesBeside(
  starts: readonly StartOfChange[],
  { from, to, strict }: Pick<GateSettings, 'from' | 'to' | 'strict'>,
  { bases, head, settings, charts, hasManifests }: FilesOfChange,
) {
  if (from === undefined && to === undefined) {
    const jumps = starts.map(({ jump }) => jump);
    const same = groupBy(jumps, keyOf);
    return { starts: starts.map((start) => leftAlone(start, same) ?? start), isLeftover: false };
  }
  const rules = { from: null, to: null, strict: strict === 'true' };
  const own: DeploymentChange[] = [];
  for (const { tree, renames } of bases) {
    if (tree !== null)
      own.push(...(await compareTrees({ base: tree, head, renames }, settings, rules, charts)).changes);
  }
  const same = groupBy(own, keyOf);
  const beside = starts.map((start): StartOfChange => {
    const left = leftAlone(start, same, hasManifests);
    if (left !== null) return left;
    const others = (same.get(keyOf(start.jump)) ?? []).filter((change) => isBeside(change, start));
    return others.length === 0 ? start : { ...start, jumps: [...start.jumps, ...others], isBesideFiles: true };
  });
  const isNamed = own.some((change) => change.from !== null) && own.every(({ problem }) => problem === null);
  return { starts: beside, isLeftover: from !== undefined && isNamed };
}

/**
 * A deployment whose files keep their version, and which no given one moves: the change is not to blame for what runs, which only withholds
 * `RollingUpdate` (docs/rules.md#the-current-version). Null for every other.
 */
function leftAlone(
  start: StartOfChange,
  same: ReadonlyMap<string, readonly DeploymentChange[]>,
  hasManifests = false,
): StartOfChange | null {
  const { jump, service } = start;
  const own = same.get(keyOf(jump)) ?? [];
  const [left] = own;
  // What the branch or the manifests say of the jump is not in the files that were read beside it.
  if (left === undefined || jump.problem !== null || hasManifests) return null;
  const stays = ({ change, problem, to }: DeploymentChange) =>
    change === 'unchanged' && problem === null && to === jump.to;
  if (!own.every(stays)) return null;
  const { from, to } = left;
  const running = service?.version ?? null;
  const standing = from === null || to === null || running === null ? null : standingOf({ from, to }, running);
  return { ...start, jump: left, jumps: [left], standing, isLeftAlone: true };
}

/** Whether the files name another jump of a deployment. */
function isBeside(change: DeploymentChange, { jump }: StartOfChange): boolean {
  const isMove = change.change === 'upgrade' || change.change === 'downgrade';
  return isMove && change.problem === null && (change.from !== jump.from || change.to !== jump.to);
}

function keyOf({ place, head, line }: DeploymentChange): string {
  return JSON.stringify([place.file, place.line, place.column, head?.id ?? line?.id ?? null]);
}
