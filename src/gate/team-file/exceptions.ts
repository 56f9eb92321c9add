import { isDeepStrictEqual } from 'node:util';
import picomatch from 'picomatch';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import type { Exception, PlacedException } from './team-file.ts';
import type { Environment } from './team-rules.ts';

/** The names of a place that globs are matched with: the file that decides the version, what carries it, the id. */
export interface NamesOfPlace {
  readonly files: readonly string[];
  readonly id: string;
  /** What is upgraded together. Places of several units share a line. */
  readonly unit: string;
}

/**
 * The environments of places that share one deciding line (docs/policy.md#environments), in the order of the file: for
 * each place the first whose globs match its deciding file, otherwise what carries it, otherwise its id. What carries
 * several deployments in several environments counts also if the deciding file is in one of them.
 */
export function environmentsOf(
  places: readonly NamesOfPlace[],
  environments: readonly Environment[],
): readonly string[] {
  const tests = environments.map(({ name, files }) => ({ name, fits: globTest(files) }));
  const nameOf = (each: string) => tests.find(({ fits }) => fits(each))?.name ?? null;
  const found = new Set(places.map(({ files, id }) => [...files, id].map(nameOf).find((name) => name !== null)));
  const carriers = new Set(
    places.flatMap(({ files: [, ...carrier] }) => carrier.flatMap((each) => nameOf(each) ?? [])),
  );
  const isShared = new Set(places.map(({ unit }) => unit)).size > 1 && carriers.size > 1;
  for (const name of isShared ? carriers : []) found.add(name);
  return environments.flatMap(({ name }) => (found.has(name) ? [name] : []));
}

function globTest(globs: readonly string[]): (name: string) => boolean {
  const fits = picomatch([...globs], { dot: true });
  // An id may hold characters that mean something in a glob.
  return (name) => globs.includes(name) || fits(name);
}

/** What an exception may let pass: all jumps of one deployment, and where it belongs. */
export interface ExceptedJumps {
  /** Each way that leads to the version of the head: from every base, and from what runs. */
  readonly jumps: readonly { readonly from: Version; readonly to: Version }[];
  readonly environments: readonly string[];
  readonly places: readonly NamesOfPlace[];
}

/**
 * The exceptions that let a deployment's jump pass (docs/policy.md#exceptions), one for each environment of its place:
 * every jump ends at `to`, one begins at `from`, and none below it. Empty if it is not allowed.
 */
export function exceptionsFor<T extends Exception>(
  { jumps, environments, places }: ExceptedJumps,
  allow: Exception['allow'],
  exceptions: readonly T[],
): readonly T[] {
  const isOfJumps = ({ from, to }: Exception) =>
    jumps.length > 0 &&
    jumps.every((jump) => jump.to === to && isWithin(jump.from, from, allow)) &&
    jumps.some((jump) => jump.from === from);
  const found = exceptions.filter((each) => each.allow === allow && isOfJumps(each));
  const byFiles = found.find(
    ({ files }) => files.length > 0 && places.every(({ files: own, id }) => [...own, id].some(globTest(files))),
  );
  if (byFiles !== undefined) return [byFiles];
  if (environments.length === 0)
    return found.filter(({ environment, files }) => environment === null && files.length === 0).slice(0, 1);
  const each = environments.map((name) => found.find(({ environment }) => environment === name));
  return each.includes(undefined) ? [] : each.filter((one) => one !== undefined);
}

/** An upgrade begins at the lowest version that is known, a rollback at the highest. */
function isWithin(start: Version, from: Version, allow: Exception['allow']): boolean {
  const order = compareVersions(start, from);
  return allow === 'recreate' ? order >= 0 : order <= 0;
}

/** The exceptions that a change adds. What a state before has already is history, on whatever line and however wrapped. */
export function addedExceptions(
  head: readonly PlacedException[],
  histories: readonly (readonly PlacedException[])[],
): readonly PlacedException[] {
  const bare = ({ file: _, line: __, reason, ...exception }: PlacedException) => ({
    ...exception,
    reason: reason.replace(/[\s\p{Cf}]+/gu, ' ').trim(),
  });
  const known = histories.flat().map(bare);
  return head.filter((each) => !known.some((other) => isDeepStrictEqual(other, bare(each))));
}
