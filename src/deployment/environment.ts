import type { Place } from './place.ts';

/** An environment variable that a deployment's files set. Its value is not kept, for it may be a secret. */
export interface EnvironmentVariable {
  readonly name: string;
  /** Where its name stands, of the place that wins. */
  readonly place: Place;
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

/** What the files of several deployments set together. */
export function mergeEnvironments(one: Environment | null, other: Environment | null): Environment | null {
  if (one === null || other === null) return one ?? other;
  const set = new Map([...other.set, ...one.set].map((variable) => [variable.name, variable]));
  const unseen = new Map([...one.unseen, ...other.unseen].map((each) => [JSON.stringify(each), each]));
  return { set: [...set.values()], unseen: [...unseen.values()] };
}
