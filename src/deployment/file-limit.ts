import { TreeError } from './tree.ts';

/** A larger file is read neither from a repository nor from its server, which sets the same limit. */
export const MOST_FILE_BYTES = 100_000_000;

/** A file that is too large to be read. */
export function tooLarge(): TreeError {
  return new TreeError(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
}
