/**
 * The error for a file of a run that cannot be written.
 *
 * @param what the file's content in our own words, such as `The report`
 * @param place the location; our own words, or quoted
 * @param cause the error from Node
 */
export function cannotWrite(what: string, place: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${what} cannot be written to ${place}: ${why}. Check the runner's disk.`);
}
