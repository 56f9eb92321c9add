import type { ConfigChange } from './config-changes.ts';
import { sortedVersions, type Version } from './version.ts';

/** What the releases of a span together do to one environment variable. Texts are hostile until escaped. */
export interface ConfigEffect {
  readonly effect: 'removed' | 'renamed' | 'default-changed';
  /**
   * The names that disappear in the span, the earliest first, and then the name after the span. A name does not disappear
   * if any variable has it after the span. A variable that becomes several has one effect for each of them.
   */
  readonly names: readonly [string, ...string[]];
  /** The name after the span; null if the variable is removed. */
  readonly name: string | null;
  /** Null if the variable has no default. */
  readonly previousDefault: string | null;
  readonly defaultValue: string | null;
  /** The releases that changed it, in ascending order. */
  readonly releases: readonly Version[];
}

export interface ConfigStep {
  readonly release: Version;
  readonly changes: readonly ConfigChange[];
}

/** A variable as it is before the span. */
interface Origin {
  readonly name: string;
  readonly previousDefault: string | null;
  /** What becomes of it: several tracks if it is given several names. */
  readonly tracks: VariableTrack[];
}

/** The history of one variable through the span. */
interface VariableTrack {
  readonly origin: Origin;
  readonly names: string[];
  defaultValue: string | null;
  isRemoved: boolean;
  readonly releases: Version[];
}

/** What one release does to one variable, combined from all changes that mention it. */
interface VariableChange {
  /** Each name that the variable has afterwards, with its default. */
  readonly names: ReadonlyMap<string, string | null>;
  readonly isRemoved: boolean;
  readonly previousDefault: string | null;
}

/** A limit on work: variables that share names cost a change as many steps as there are tracks. Beyond it only the first track is followed. */
const MOST_EXTRA_STEPS = 200_000;

/**
 * The net effect of a span, by its releases. A variable that is renamed twice has its last name, and a default that is
 * changed back is not mentioned. The changes of one release have no order, so two names can be swapped.
 */
export function netConfigEffects(steps: readonly ConfigStep[]): ConfigEffect[] {
  const variables = new VariableTracks();
  for (const step of steps) variables.follow(step);
  const origins = variables.origins.map((origin) => ({ origin, after: byLastName(origin.tracks) }));
  const finalNames = new Set(origins.flatMap(({ after }) => [...after.keys()]));
  return origins.flatMap(({ origin, after }) =>
    [...after].flatMap(([name, tracks]) => {
      // A variable that has its first name back, or continues under another name, was not removed.
      const isFirstNameGone = name === null ? after.size === 1 : !after.has(origin.name);
      const isGone = (each: string) => (each === origin.name ? isFirstNameGone : !finalNames.has(each));
      return effectOf(origin, name, tracks, isGone);
    }),
  );
}

/** All variables that the changes of a span mention. */
class VariableTracks {
  readonly origins: Origin[] = [];
  /** Tracks by their current or last name. Several variables may have been given one name. */
  readonly #current = new Map<string, VariableTrack[]>();
  #extraSteps = MOST_EXTRA_STEPS;

  /** Applies the changes of one release, which come after those of all releases before it. */
  follow({ release, changes }: ConfigStep): void {
    const followed = [...variableChanges(changes)].map(([name, change]) => {
      return { change, tracks: this.#takeTracks(name, change) };
    });
    // Only now, when all names are free: the same release may give the name of one variable to another.
    for (const { change, tracks } of followed) {
      // All copies are made before the first branch goes on.
      const branches = [...change.names].map(([name, defaultValue], at) => {
        return { name, defaultValue, branch: at === 0 ? tracks : this.#copiesOf(tracks) };
      });
      for (const { name, defaultValue, branch } of branches) {
        for (const track of branch) {
          if (track.names.at(-1) !== name) track.names.push(name);
          // A release that mentions a removed variable has brought it back.
          track.isRemoved = change.isRemoved;
          track.defaultValue = defaultValue;
          track.releases.push(release);
        }
        this.#giveName(name, branch);
      }
    }
  }

  /** The tracks with a name, which is free afterwards; a new one if there is none. */
  #takeTracks(name: string, { previousDefault }: VariableChange): VariableTrack[] {
    const known = this.#current.get(name);
    this.#current.delete(name);
    if (known !== undefined) {
      const followed = known.slice(0, this.#extraSteps + 1);
      this.#extraSteps -= followed.length - 1;
      return followed;
    }
    const origin: Origin = { name, previousDefault, tracks: [] };
    const track = { origin, names: [name], defaultValue: previousDefault, isRemoved: false, releases: [] };
    origin.tracks.push(track);
    this.origins.push(origin);
    return [track];
  }

  /** The tracks once more, for one more name of a variable; fewer where the limit of work is reached. */
  #copiesOf(tracks: readonly VariableTrack[]): VariableTrack[] {
    const copies: VariableTrack[] = [];
    for (const { origin, names, defaultValue, isRemoved, releases } of tracks) {
      const steps = names.length + releases.length;
      if (steps > this.#extraSteps) break;
      this.#extraSteps -= steps;
      const copy: VariableTrack = { origin, names: [...names], defaultValue, isRemoved, releases: [...releases] };
      origin.tracks.push(copy);
      copies.push(copy);
    }
    return copies;
  }

  /** Makes a name lead to the tracks that have it now, beside any others that were given it. */
  #giveName(name: string, branch: readonly VariableTrack[]): void {
    const [first] = branch;
    if (first === undefined) return;
    const there = this.#current.get(name);
    // All tracks with one name are removed together, and then the name is free.
    if (there === undefined || there[0]?.isRemoved === true) this.#current.set(name, [...branch]);
    else if (!first.isRemoved) for (const track of branch) there.push(track);
  }
}

/** What a release does to each variable, by the variable's name before the release. */
function variableChanges(changes: readonly ConfigChange[]): Map<string, VariableChange> {
  const renamings = changes.filter((change) => change.kind === 'renamed');
  const newNames = new Set(renamings.map(({ name }) => name));
  const defaults = new Map(
    changes.flatMap((change) => (change.kind === 'default-changed' ? [[change.name, change]] : [])),
  );
  const combined = new Map<string, VariableChange & { readonly names: Map<string, string | null> }>();
  for (const { name, previousName, defaultValue: ownDefault } of renamings) {
    // A change of the default may use the new name. It may use the old name only if no other variable takes that one.
    const changed = defaults.get(name) ?? (newNames.has(previousName) ? undefined : defaults.get(previousName));
    const { previousDefault, defaultValue } = changed ?? { previousDefault: ownDefault, defaultValue: ownDefault };
    const names = combined.get(previousName)?.names ?? new Map<string, string | null>();
    combined.set(previousName, { names: names.set(name, defaultValue), isRemoved: false, previousDefault });
  }
  for (const change of changes) {
    // A renaming already says that the old name is gone.
    if (change.kind !== 'removed' || combined.has(change.name)) continue;
    const { name, previousDefault } = change;
    combined.set(name, { names: new Map([[name, null]]), isRemoved: true, previousDefault });
  }
  for (const [name, { previousDefault, defaultValue }] of defaults) {
    const isRemoved = combined.get(name)?.isRemoved;
    if (newNames.has(name) || isRemoved === false) continue;
    combined.set(name, { names: new Map([[name, defaultValue]]), isRemoved: isRemoved ?? false, previousDefault });
  }
  return combined;
}

/** Tracks by their name after the span; null for removed ones. */
function byLastName(tracks: readonly VariableTrack[]): Map<string | null, VariableTrack[]> {
  const found = new Map<string | null, VariableTrack[]>();
  for (const track of tracks) {
    const name = track.isRemoved ? null : (track.names.at(-1) as string);
    const those = found.get(name);
    if (those === undefined) found.set(name, [track]);
    else those.push(track);
  }
  return found;
}

/** @param tracks the tracks of the origin that end with the same name, or that all end removed */
function effectOf(
  { name: firstName, previousDefault }: Origin,
  name: string | null,
  tracks: readonly VariableTrack[],
  isGone: (name: string) => boolean,
): ConfigEffect[] {
  const all = [...new Set(tracks.flatMap(({ names }) => names))];
  const releases = sortedVersions(tracks.flatMap((track) => track.releases));
  const defaultValue = tracks.at(-1)?.defaultValue ?? null;
  const common = { previousDefault, releases };
  if (name === firstName) {
    if (previousDefault === defaultValue) return [];
    return [{ effect: 'default-changed', names: all as [string, ...string[]], name, ...common, defaultValue }];
  }
  const former = all.filter(isGone);
  // No name disappears: the variable only has a further name.
  if (former.length === 0) return [];
  const names = [...former, ...(name === null ? [] : [name])] as [string, ...string[]];
  if (name === null) return [{ effect: 'removed', names, name, ...common, defaultValue: null }];
  return [{ effect: 'renamed', names, name, ...common, defaultValue }];
}
