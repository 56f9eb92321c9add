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

/** Whether a text is the name of an environment variable that a program may ask for. */
export function isVariableName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_.-]*$/.test(text);
}

/** Environment variables from several sources, of which those that win come first. */
export class CollectedVariables {
  readonly #places = new Map<string, Place>();
  readonly #unseen = new Map<string, UnseenVariables>();

  /** How many different names are set so far. */
  get size(): number {
    return this.#places.size;
  }

  /** Takes what was not set by an earlier source. */
  add({ set, unseen }: Environment): void {
    for (const { name, place } of set) this.addVariable(name, place);
    for (const each of unseen) this.#unseen.set(JSON.stringify(each), each);
  }

  addVariable(name: string, place: Place): void {
    if (!this.#places.has(name)) this.#places.set(name, place);
  }

  get environment(): Environment {
    const set = [...this.#places].map(([name, place]) => ({ name, place }));
    return { set: set.sort(byPlace), unseen: [...this.#unseen.values()].sort(byPlace) };
  }
}

function byPlace({ place: one }: { readonly place: Place }, { place: other }: { readonly place: Place }): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

/** What the files of two deployments set together; null where neither shows anything. */
export function mergeEnvironments(one: Environment | null, other: Environment | null): Environment | null {
  if (one === null || other === null) return one ?? other;
  const variables = new CollectedVariables();
  variables.add(one);
  variables.add(other);
  return variables.environment;
}
