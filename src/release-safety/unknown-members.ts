/** Members that the format does not name. The format may grow, so they are counted and not refused. Names are hostile until escaped. */
export interface UnknownMembers {
  readonly count: number;
  /** The first few different names. */
  readonly names: readonly string[];
}

const MOST_NAMES = 5;

/** @param names of all unknown members of a document */
export function countUnknown(names: readonly string[]): UnknownMembers {
  return { count: names.length, names: [...new Set(names)].slice(0, MOST_NAMES) };
}
