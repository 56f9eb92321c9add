/**
 * What to throw where a file of a run cannot be written.
 *
 * @param what is written: our own words, such as `The report`
 * @param place where; our own words, or quoted
 * @param cause what Node threw
 */
export function cannotWrite(what: string, place: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${what} cannot be written to ${place}: ${why}. Check the runner's disk.`);
}
