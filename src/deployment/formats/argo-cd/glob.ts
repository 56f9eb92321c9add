/** A pattern of paths as Argo CD has them: `*` and `?` within a folder's name, `**` for any number of folders. */
export type PathPattern = readonly string[];

/** No pattern that people write has as many folders, nor as long names. */
const MOST_PARTS = 50;
const LONGEST_PATTERN = 500;

/** Whether a path has wildcards, those that are not read among them. */
export function isPattern(path: string): boolean {
  return /[*?[{]/.test(path);
}

/**
 * Reads a pattern.
 *
 * @returns null where it uses more than `*`, `?` and `**`, or is longer than any
 */
export function parsePattern(text: string): PathPattern | null {
  if (text.length > LONGEST_PATTERN || /[[\]{}\\()!]/.test(text)) return null;
  const parts = text.split('/').filter((part) => part !== '' && part !== '.');
  return parts.length > MOST_PARTS || parts.includes('..') ? null : parts;
}

/** Whether a path fits a pattern. It takes time that grows with the product of their lengths, whatever they hold. */
export function fits(pattern: PathPattern, path: string): boolean {
  const parts = path.split('/');
  // How many of the path's parts the pattern so far may have taken.
  let taken = new Set([0]);
  for (const part of pattern) {
    const next = new Set<number>();
    for (const count of taken) {
      if (part === '**') for (let more = count; more <= parts.length; more += 1) next.add(more);
      else if (fitsName(part, parts[count])) next.add(count + 1);
    }
    if (next.size === 0) return false;
    taken = next;
  }
  return taken.has(parts.length);
}

/** The same where `*` and `?` take slashes as well, as `git ls-files` has it. */
export function fitsGreedily(pattern: PathPattern, path: string): boolean {
  return fitsName(pattern.join('/'), path);
}

function fitsName(pattern: string, name: string | undefined): boolean {
  if (name === undefined) return false;
  let at = 0;
  let start = 0;
  // Where to go on when what follows the last `*` does not fit.
  let star = -1;
  let resumed = 0;
  while (start < name.length) {
    if (pattern[at] === '*') {
      star = at;
      resumed = start;
      at += 1;
    } else if (pattern[at] === '?' || pattern[at] === name[start]) {
      at += 1;
      start += 1;
    } else if (star !== -1) {
      resumed += 1;
      start = resumed;
      at = star + 1;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}
