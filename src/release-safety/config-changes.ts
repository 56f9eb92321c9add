import type { Version } from './version.ts';

/** A change of an environment variable's meaning in one release (INTERFACE.md, `config.changes`). Texts are hostile until escaped. */
export type ConfigChange =
  | { readonly kind: 'removed'; readonly name: string; readonly previousDefault: string | null }
  | {
      readonly kind: 'renamed';
      readonly name: string;
      readonly previousName: string;
      readonly defaultValue: string | null;
    }
  | {
      readonly kind: 'default-changed';
      readonly name: string;
      readonly previousDefault: string | null;
      readonly defaultValue: string | null;
    }
  /** Of a kind that is not known, or without a name. */
  | { readonly kind: 'other'; readonly name: string | null };

/**
 * Reads one item of `config.changes`. Its type is taken from its word for it, and where there is none from the members
 * that it has, for the format is in beta.
 */
export function readConfigChange(item: Readonly<Record<string, unknown>>): ConfigChange {
  const { name, previousName } = item;
  const previousDefault = textOf(item['previousDefault']);
  const defaultValue = textOf(item['defaultValue']);
  if (typeof name !== 'string') return { kind: 'other', name: null };
  switch (item['type'] ?? item['kind'] ?? typeByMembers(item)) {
    case 'removed':
      return { kind: 'removed', name, previousDefault };
    case 'renamed':
      return typeof previousName === 'string'
        ? { kind: 'renamed', name, previousName, defaultValue }
        : { kind: 'other', name };
    case 'defaultChanged':
      return { kind: 'default-changed', name, previousDefault, defaultValue };
    default:
      return { kind: 'other', name };
  }
}

function typeByMembers(item: Readonly<Record<string, unknown>>): string | null {
  if ('previousName' in item) return 'renamed';
  if ('defaultValue' in item) return 'defaultChanged';
  return 'previousDefault' in item ? 'removed' : null;
}

/** A default as text; null where there is none. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What the releases of a span together do to one environment variable. Texts are hostile until escaped. */
export interface ConfigEffect {
  readonly effect: 'removed' | 'renamed' | 'default-changed';
  /** Every name that it has had in the span, the one before the span first. */
  readonly names: readonly [string, ...string[]];
  /** Its name after the span; null where it is removed. */
  readonly name: string | null;
  /** Null where it has no default. */
  readonly previousDefault: string | null;
  readonly defaultValue: string | null;
  /** The releases that changed it, in their order. */
  readonly releases: readonly Version[];
}

/** The changes of one release. */
export interface ConfigStep {
  readonly release: Version;
  readonly changes: readonly ConfigChange[];
}

/** A variable on its way through the span. */
interface Track {
  readonly names: [string, ...string[]];
  readonly previousDefault: string | null;
  defaultValue: string | null;
  isRemoved: boolean;
  readonly releases: Version[];
}

/** What one release does to one variable, put together of all that it says of it. */
interface Turn {
  readonly newNames: string[];
  readonly isRemoved: boolean;
  readonly previousDefault: string | null;
  readonly defaultValue: string | null;
}

/**
 * The net effect of a span: a variable that is renamed twice has its last name, and one whose default is changed and changed
 * back is not mentioned. All changes of one release happen at once, in whatever order they are listed, so that two names
 * may be swapped.
 *
 * @param steps in the order of the releases
 */
export function netConfigEffects(steps: readonly ConfigStep[]): ConfigEffect[] {
  const tracks: Track[] = [];
  /** By the name that each has now, or had last. */
  const current = new Map<string, Track>();
  const start = (name: string, previousDefault: string | null): Track => {
    const defaults = { previousDefault, defaultValue: previousDefault };
    const track: Track = { names: [name], ...defaults, isRemoved: false, releases: [] };
    tracks.push(track);
    return track;
  };
  for (const { release, changes } of steps) {
    const turns = [...turnsOf(changes)].map(([name, turn]) => {
      const track = current.get(name) ?? start(name, turn.previousDefault);
      return { name, turn, track };
    });
    for (const { name, turn, track } of turns) {
      // A release that speaks of a variable as of one that is there has brought it back.
      track.isRemoved = turn.isRemoved;
      if (!turn.isRemoved) track.defaultValue = turn.defaultValue;
      if (track.releases.at(-1) !== release) track.releases.push(release);
      if (turn.newNames.length === 0) current.set(name, track);
      else current.delete(name);
    }
    // Only now, for a new name may be one that the same release takes from another variable.
    for (const { turn, track } of turns) {
      for (const name of turn.newNames) {
        track.names.push(name);
        current.set(name, track);
      }
    }
  }
  return tracks.flatMap(effectOf);
}

/** What a release does, by the names that the variables have before it. */
function turnsOf(changes: readonly ConfigChange[]): Map<string, Turn> {
  const turns = new Map<string, Turn>();
  const formerNames = new Map<string, string>();
  for (const change of changes) {
    if (change.kind !== 'renamed') continue;
    const { name, previousName, defaultValue } = change;
    const newNames = turns.get(previousName)?.newNames ?? [];
    newNames.push(name);
    turns.set(previousName, { newNames, isRemoved: false, previousDefault: defaultValue, defaultValue });
    formerNames.set(name, previousName);
  }
  for (const change of changes) {
    // That a name is gone which has become another one is no news.
    if (change.kind !== 'removed' || turns.has(change.name)) continue;
    const { name, previousDefault } = change;
    turns.set(name, { newNames: [], isRemoved: true, previousDefault, defaultValue: null });
  }
  for (const change of changes) {
    if (change.kind !== 'default-changed') continue;
    const { previousDefault, defaultValue } = change;
    // A new default is told by the name that the release leaves; that one may be new.
    const name = formerNames.get(change.name) ?? change.name;
    const { newNames, isRemoved } = turns.get(name) ?? { newNames: [], isRemoved: false };
    turns.set(name, { newNames, isRemoved, previousDefault, defaultValue });
  }
  return turns;
}

function effectOf({ names, previousDefault, defaultValue, isRemoved, releases }: Track): ConfigEffect[] {
  const name = names.at(-1) as string;
  const common = { names: [...new Set(names)] as [string, ...string[]], previousDefault, releases };
  if (isRemoved) return [{ effect: 'removed', ...common, name: null, defaultValue: null }];
  if (name !== names[0]) return [{ effect: 'renamed', ...common, name, defaultValue }];
  return previousDefault === defaultValue ? [] : [{ effect: 'default-changed', ...common, name, defaultValue }];
}
