import { closest, distance } from 'fastest-levenshtein';

/** A question that cannot be asked: the user's input is wrong, whatever the documents say. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The end of a message about a name that is not known, with the nearest one that is, if any is near. */
export function suggest(name: string, names: readonly string[]): string {
  const nearest = closest(name, names);
  return distance(name, nearest) <= Math.max(2, nearest.length / 3) ? `. Did you mean "${nearest}"?` : '.';
}
