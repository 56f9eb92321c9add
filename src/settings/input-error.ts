import { closest, distance } from 'fastest-levenshtein';

/** Invalid input. The run fails, whatever the documents say. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The end of a message about an unknown name: `. Did you mean "x"?` if a known name is similar, otherwise a full stop. */
export function suggest(name: string, names: readonly string[]): string {
  // What is cut short, such as `prod`, is near although many letters are missing.
  const whole = names.find((each) => name.length > 2 && each.startsWith(name));
  if (whole !== undefined) return `. Did you mean "${whole}"?`;
  const nearest = closest(name, names);
  return distance(name, nearest) <= Math.max(2, nearest.length / 3) ? `. Did you mean "${nearest}"?` : '.';
}
