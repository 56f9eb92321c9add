/** A commit or a tag, which stays what it is whatever this tree holds; a branch is taken for the one that this tree is of. */
const FIXED = /^(?=.*\d)[0-9a-f]{7,64}$|^refs\/tags\/|(?:^|[^\d.])v?\d+\.\d+\.\d+|^v?\d+(?:\.[\dx*]+)*$|[\^~<>]/i;

/** Whether a revision of a repository is fixed. */
export function isFixedRevision(revision: string): boolean {
  return FIXED.test(revision);
}
