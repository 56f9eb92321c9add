/** Members that the format does not name. The format may grow, so they are counted and not refused. Names are hostile until escaped. */
export interface UnknownMembers {
  readonly count: number;
  /** The first few different names. */
  readonly names: readonly string[];
}

const MOST_NAMES = 5;

/** Counts the members of JSON objects whose names are not in a set of known names. */
export class UnknownMemberCounter {
  #count = 0;
  readonly #names = new Set<string>();

  add(value: object, known: ReadonlySet<string>): void {
    for (const name in value) {
      if (known.has(name)) continue;
      this.#count += 1;
      if (this.#names.size < MOST_NAMES) this.#names.add(name);
    }
  }

  result(): UnknownMembers {
    return { count: this.#count, names: [...this.#names] };
  }
}
