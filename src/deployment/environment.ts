import { compareByPlace, type Place } from './place.ts';

/** An environment variable that a deployment's files set. Its value is not kept, for it may be a secret. */
export interface EnvironmentVariable {
  readonly name: string;
  /** Where its name stands, of the place that wins. */
  readonly place: Place;
  /** Where it is set for some of what runs only, or is handed through from wherever the deployment is started. */
  readonly isPartial?: true;
}

/** What brings further variables whose names cannot be seen. */
export interface UnseenVariables {
  /** A few words, hostile until escaped: ``the secret `lightdash-env` ``. */
  readonly source: string;
  readonly place: Place;
}

/** The environment variables of a deployment, as far as its files show them. */
export interface Environment {
  /** Each name once, in the order of places. */
  readonly set: readonly EnvironmentVariable[];
  readonly unseen: readonly UnseenVariables[];
}

/** Whether a text is the name of an environment variable that a program may ask for. */
export function isVariableName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_.-]*$/.test(text);
}

/** Environment variables from several sources, of which those that win come first. */
export class CollectedVariables {
  readonly #variables = new Map<string, EnvironmentVariable>();
  readonly #unseen = new Map<string, UnseenVariables>();

  /** How many different names are set so far. */
  get size(): number {
    return this.#variables.size;
  }

  /** Takes what was not set by an earlier source. */
  add({ set, unseen }: Environment): void {
    for (const variable of set) this.addVariable(variable);
    for (const each of unseen) this.#unseen.set(JSON.stringify(each), each);
  }

  addVariable(variable: EnvironmentVariable): void {
    if (!this.#variables.has(variable.name)) this.#variables.set(variable.name, variable);
  }

  get environment(): Environment {
    return {
      set: [...this.#variables.values()].sort(compareByPlace),
      unseen: [...this.#unseen.values()].sort(compareByPlace),
    };
  }
}

/** What several workloads set together, each of which has variables of its own; where several set a name, the first place counts. */
function joinEnvironments(environments: readonly Environment[]): Environment {
  const variables = new CollectedVariables();
  for (const environment of environments) variables.add(environment);
  const { set, unseen } = variables.environment;
  const certain = environments.map((each) => new Set(each.set.flatMap((one) => (one.isPartial ? [] : one.name))));
  const isEverywhere = (name: string) => certain.every((names) => names.has(name));
  return { set: set.map((each) => (isEverywhere(each.name) ? each : { ...each, isPartial: true })), unseen };
}

/** What further files set that may be used together with those of an environment, or not. */
export function withPossible(environment: Environment, possible: readonly Environment[]): Environment {
  const variables = new CollectedVariables();
  variables.add(environment);
  for (const { set, unseen } of possible) {
    variables.add({ set: set.map((each) => ({ ...each, isPartial: true })), unseen });
  }
  return variables.environment;
}

/**
 * What the files of two deployments set together. Where one of them shows nothing, anything may be set there.
 *
 * @param shared the place that they share; else that of the first thing that the other shows
 * @returns null where neither shows anything
 */
export function mergeEnvironments(
  one: Environment | null,
  other: Environment | null,
  shared: Place | null = null,
): Environment | null {
  if (one !== null && other !== null) return joinEnvironments([one, other]);
  const known = one ?? other;
  const place = shared ?? known?.set[0]?.place ?? known?.unseen[0]?.place ?? null;
  if (known === null || place === null) return null;
  return joinEnvironments([known, { set: [], unseen: [{ source: 'a deployment that shares the line', place }] }]);
}
