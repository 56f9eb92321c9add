import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { HclAttribute, HclExpression } from '../../source/hcl/tree.ts';
import type { Files } from '../../source/source-files.ts';
import { nothingOf, placeOf, writtenText } from './text.ts';

/** Expressions that are evaluated for one tree, which has some thousands at most. */
const MOST_STEPS = 500_000;

/** What evaluation costs, all blocks of a tree together. */
export class Budget {
  #steps = 0;

  spend(steps = 1): boolean {
    this.#steps += steps;
    return this.#steps <= MOST_STEPS;
  }
}

/** A file of variables. */
export interface VariablesFile {
  readonly path: string;
  readonly attributes: ReadonlyMap<string, HclAttribute>;
}

/** What a block is read for, where nothing in the repository says which of several it is. */
export interface Environment {
  /** How it is told apart; null where Terraform is given nothing. */
  readonly name: string | null;
  /** A file of variables that the root module may be given. */
  readonly file: VariablesFile | null;
  /** Values of what has none, by how that is written. */
  readonly chosen: ReadonlyMap<string, string>;
}

/** What Terraform reads when it is given nothing. */
export const NO_ENVIRONMENT: Environment = { name: null, file: null, chosen: new Map() };

/** What is read on the way to the values of one block. */
export class Trace {
  /** Expressions that are being evaluated: one that leads back to itself has no value. */
  readonly active = new Set<HclExpression>();
  /** Values that something without one may have, each under the name of the file or key that it leads to. */
  readonly options = new Map<string, ReadonlyMap<string, string>>();
  /** Defaults of a root module's variables that are used, by their place. */
  readonly #defaults = new Map<string, string>();
  readonly #names = new Map<string, string[]>();
  readonly #tied = new Map<string, Map<string, Place>>();
  readonly #problems = new Map<HclExpression, Problem>();

  constructor(
    readonly files: Files,
    readonly budget: Budget,
    readonly environment: Environment,
  ) {}

  /** Says by which names one comes to a place. */
  name(place: Place, names: readonly string[]): void {
    this.#names.set(keyOf(place), [...new Set([...(this.#names.get(keyOf(place)) ?? []), ...names])]);
  }

  /** Says that where one place is accounted for others are, too: the other parts of a text, or what it beats. */
  tie(place: Place, others: readonly Place[]): void {
    const known = this.#tied.get(keyOf(place)) ?? new Map<string, Place>();
    if (others.length > 0) this.#tied.set(keyOf(place), known);
    for (const other of others) known.set(keyOf(other), other);
  }

  /** What an expression is that nothing in the repository gives a value. */
  unknown(expression: HclExpression, problem: Problem | null = null): HclExpression {
    const unknown = nothingOf(expression);
    if (problem !== null) this.#problems.set(unknown, problem);
    this.name(placeOf(unknown), namesIn(writtenText(unknown)));
    return unknown;
  }

  problemOf(unknown: HclExpression): Problem {
    const remedy = 'Pass `to:`, write the value into a file of variables, or pin it.';
    const own = () => problemAt('unresolved-variable', placeOf(unknown), quoteText(writtenText(unknown)), { remedy });
    return this.#problems.get(unknown) ?? own();
  }

  useDefault(place: Place, name: string): void {
    this.#defaults.set(`${keyOf(place)}:${place.column}`, name);
  }

  defaultAt(place: Place): string | null {
    return this.#defaults.get(`${keyOf(place)}:${place.column}`) ?? null;
  }

  /** Some places with all that are tied to them, and the names by which one comes there. */
  closure(places: readonly Place[]): { readonly accounts: readonly Place[]; readonly variables: readonly string[] } {
    const accounts = new Map(places.map((place) => [keyOf(place), place]));
    // What is added while it is gone through is gone through as well.
    for (const key of accounts.keys()) {
      for (const [other, place] of this.#tied.get(key) ?? []) if (!accounts.has(other)) accounts.set(other, place);
    }
    const variables = new Set([...accounts.keys()].flatMap((key) => this.#names.get(key) ?? []));
    return { accounts: [...accounts.values()], variables: [...variables].sort() };
  }
}

function keyOf({ file, line }: Place): string {
  return `${file}:${line}`;
}

/** Names of variables, locals and members in an expression as it is written: `v` and `bi` of `lookup(var.v, "bi")`. */
export function namesIn(text: string): string[] {
  const found = text.matchAll(/\b(?:var|local|value)\.([\w-]+)|"([A-Za-z_][\w-]*)"|\.([A-Za-z_][\w-]*)$/g);
  return [...found].flatMap(([, variable, key, last]) => variable ?? key ?? last ?? []);
}
