import { compareByPlace, type Place } from '../problems/place.ts';

/** An environment variable that a deployment's files set. Its value is not kept because it may be a secret. */
export interface EnvironmentVariable {
  readonly name: string;
  /** Where the name stands in the source that wins. */
  readonly place: Place;
  /** Set only for some of the workloads, or inherited from wherever the deployment is started. */
  readonly isPartial?: true;
}

/** A source of further variables whose names cannot be seen. */
export interface UnseenVariables {
  /** A few words, hostile until escaped: ``the secret `lightdash-env` ``. */
  readonly source: string;
  readonly place: Place;
}

/** The environment variables of a deployment, as far as its files show them. */
export interface ContainerVariables {
  /** Each name once, sorted by place. */
  readonly set: readonly EnvironmentVariable[];
  readonly unseen: readonly UnseenVariables[];
}

/** Whether a text can be the name of an environment variable. */
export function isVariableName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_.-]*$/.test(text);
}

/** Collects environment variables from several sources. Add the source with the highest precedence first. */
export class CollectedVariables {
  readonly #variables = new Map<string, EnvironmentVariable>();
  readonly #unseen = new Map<string, UnseenVariables>();

  /** The number of different names so far. */
  get size(): number {
    return this.#variables.size;
  }

  /** Adds the variables that no earlier source has set. */
  add({ set, unseen }: ContainerVariables): void {
    for (const variable of set) this.addVariable(variable);
    for (const each of unseen) this.#unseen.set(JSON.stringify(each), each);
  }

  addVariable(variable: EnvironmentVariable): void {
    if (!this.#variables.has(variable.name)) this.#variables.set(variable.name, variable);
  }

  get all(): ContainerVariables {
    return {
      set: [...this.#variables.values()].sort(compareByPlace),
      unseen: [...this.#unseen.values()].sort(compareByPlace),
    };
  }
}

/** Joins the variables of several workloads. Where several set a name, the first place counts. */
function joinVariables(all: readonly ContainerVariables[]): ContainerVariables {
  const variables = new CollectedVariables();
  for (const each of all) variables.add(each);
  const { set, unseen } = variables.all;
  const certain = all.map((each) => new Set(each.set.flatMap((one) => (one.isPartial ? [] : one.name))));
  const isEverywhere = (name: string) => certain.every((names) => names.has(name));
  return { set: set.map((each) => (isEverywhere(each.name) ? each : { ...each, isPartial: true })), unseen };
}

/** Adds the variables of files that may or may not be used together with an environment. */
export function withPossible(
  containerVariables: ContainerVariables,
  possible: readonly ContainerVariables[],
): ContainerVariables {
  const variables = new CollectedVariables();
  variables.add(containerVariables);
  for (const { set, unseen } of possible) {
    variables.add({ set: set.map((each) => ({ ...each, isPartial: true })), unseen });
  }
  return variables.all;
}

/**
 * Joins the variables of two deployments. Where one of them shows nothing, anything may be set there.
 *
 * @param shared the place that both share; otherwise the first place that the other one shows
 * @returns null if neither shows anything
 */
export function mergeVariables(
  one: ContainerVariables | null,
  other: ContainerVariables | null,
  shared: Place | null = null,
): ContainerVariables | null {
  if (one !== null && other !== null) return joinVariables([one, other]);
  const known = one ?? other;
  const place = shared ?? known?.set[0]?.place ?? known?.unseen[0]?.place ?? null;
  if (known === null || place === null) return null;
  return joinVariables([known, { set: [], unseen: [{ source: 'a deployment that shares the line', place }] }]);
}
