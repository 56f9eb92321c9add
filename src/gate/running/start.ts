import type { DeploymentChange } from '../../comparison/compare-trees.ts';
import { directionOf } from '../../comparison/object-change.ts';
import type { ProblemCode } from '../../problems/problem.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import { type RunningEffect, standingOf } from './standing.ts';

/** The jumps that count for one deployment. */
export interface Start<Jump> {
  /** The worst of them counts; the first, if they are equally bad. */
  readonly jumps: readonly [Jump, ...Jump[]];
  /** Null if what runs is what the files say, or does not matter. */
  readonly effect: RunningEffect | null;
}

/**
 * Puts the running version onto a change. It lengthens a jump, or stands for a version that the files do not name; it never shortens a jump.
 *
 * @param isHeadAlone whether there is no commit before the change
 */
export function startAt(change: DeploymentChange, running: Version, isHeadAlone: boolean): Start<DeploymentChange> {
  const { from, to, problem } = change;
  if (namesNoBase(change, isHeadAlone) && to !== null) {
    const isNew = compareVersions(running, to) !== 0;
    const stands = { ...change, from: running, problem: null, buildChanged: changeOfBuild(change, isNew) };
    return { jumps: [{ ...stands, change: directionOf(running, to) }], effect: 'base' };
  }
  const isForward = change.change === 'upgrade' || change.change === 'unchanged';
  if (problem !== null || from === null || to === null || !isForward) return { jumps: [change], effect: null };
  const effect = standingOf({ from, to }, running);
  if (effect === null || effect === 'ahead') return { jumps: [change], effect };
  return { jumps: [{ ...change, from: running, change: directionOf(running, to) }, change], effect };
}

/** The files were read, and what they say is no version. Where they may say one, the running version does not stand for it. */
const NO_VERSION: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'moving-tag',
  'digest-only',
  'unresolved-variable',
  'unresolved-template',
  'encrypted',
  'chart-unpinned',
  'chart-range',
  'chart-unknown',
  'external-values',
]);

/** Whether nothing but the missing version before the change keeps it from being judged. */
export function namesNoBase({ base, problem }: DeploymentChange, isHeadAlone: boolean): boolean {
  if (problem?.code !== 'base-unresolved') return false;
  if (base === null) return isHeadAlone;
  return base.parts.every((part) => part.problem !== null && NO_VERSION.has(part.problem.code));
}

/** `latest` and digests are problems that name the image they were found in, which may be another one than the new. */
function changeOfBuild({ base, head }: DeploymentChange, isNew: boolean): DeploymentChange['buildChanged'] {
  const image = head?.image ?? null;
  if (image === null) return null;
  const found = (base?.parts ?? []).flatMap((part) => part.problem?.found ?? []);
  const sources = found.flatMap((text) => / of (\S+)$/.exec(text)?.[1] ?? []);
  if (sources.some((source) => source !== image.source)) return 'image';
  const digests = found.flatMap((text) => /sha256:\w+/.exec(text)?.[0] ?? []);
  return !isNew && digests.some((digest) => digest !== image.digest) ? 'digest' : null;
}
