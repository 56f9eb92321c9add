import type { DeploymentChange } from '../../comparison/compare-trees.ts';
import { directionOf } from '../../comparison/object-change.ts';
import type { ProblemCode } from '../../problems/problem.ts';
import { compareVersions } from '../../release-safety/version.ts';
import type { RunningRecord } from '../report/report.ts';
import { type RunningStanding, serviceFinder, standingOf } from './services.ts';

/** One deployment's change, where its jump starts, and the service that was asked. */
export interface StartOfChange {
  /** As the files say it. */
  readonly jump: DeploymentChange;
  /** Null if no service is named for it. */
  readonly service: RunningRecord | null;
  /** The jumps that count. The worst of them decides; the first, if they are equally bad. */
  readonly jumps: readonly [DeploymentChange, ...DeploymentChange[]];
  /** Set if the files name another jump than the given versions. */
  readonly isBesideFiles?: boolean;
  /** Set if the change keeps the version, so that only its mode depends on what runs. */
  readonly isLeftAlone?: boolean;
  /** Null if what runs is what the files say, or does not matter. */
  readonly standing: RunningStanding | null;
}

/** Puts what runs onto each change. Globs may also start from the folder. A head alone has no commit before it. */
export function startsOf(
  changes: readonly DeploymentChange[],
  running: readonly RunningRecord[],
  folder: string,
  isHeadAlone: boolean,
): StartOfChange[] {
  const serviceOf = serviceFinder(running, folder);
  return changes.map((jump) => {
    const { place, head, base, line } = jump;
    const own = serviceOf(place.file, (head ?? base ?? line)?.id ?? null);
    // What moves is still run by the service of its old place.
    const service = own ?? (base && serviceOf(base.place.file, base.id));
    const start = service === null ? { jumps: [jump] as const, standing: null } : startAt(jump, service, isHeadAlone);
    return { jump, service, ...start };
  });
}

/** Puts the running version onto a change. It lengthens a jump, or stands for a version that the files do not name; it never shortens a jump. */
function startAt(
  change: DeploymentChange,
  service: RunningRecord,
  isHeadAlone: boolean,
): Pick<StartOfChange, 'jumps' | 'standing'> {
  const { from, to, problem } = change;
  const { version: running } = service;
  const isForBase = namesNoBase(change, isHeadAlone);
  if (running === null) {
    if (problem === null || !isForBase) return { jumps: [change], standing: null };
    const message = `${problem.message} Or let ${service.location} tell it, which did not: ${service.problem}.`;
    return { jumps: [{ ...change, problem: { ...problem, message } }], standing: null };
  }
  if (isForBase && to !== null) {
    const isNew = compareVersions(running, to) !== 0;
    const stands = { ...change, from: running, problem: null, buildChanged: changeOfBuild(change, isNew) };
    return { jumps: [{ ...stands, change: directionOf(running, to) }], standing: 'base' };
  }
  const isForward = change.change === 'upgrade' || change.change === 'unchanged';
  if (problem !== null || from === null || to === null || !isForward) return { jumps: [change], standing: null };
  const standing = standingOf({ from, to }, running);
  if (standing === null || standing === 'ahead') return { jumps: [change], standing };
  return { jumps: [{ ...change, from: running, change: directionOf(running, to) }, change], standing };
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
function namesNoBase({ base, problem }: DeploymentChange, isHeadAlone: boolean): boolean {
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
