/** Nobody writes longer patterns. */
const LONGEST_PATTERN = 500;

/** Whether a path contains wildcards, including unsupported ones. */
export function isPattern(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** Whether a pattern uses only `*`, `?` and `**`. */
export function isReadable(pattern: string): boolean {
  return pattern.length <= LONGEST_PATTERN && !/[[\]{}\\()!]/.test(pattern);
}

/** A text as a regular expression that matches it alone. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');
}

/** Whether a path matches a pattern. The time grows at most with the product of their lengths. */
export function matchesGlob(pattern: string, path: string): boolean {
  // How many characters of the path the pattern may have consumed so far.
  let taken = new Set([0]);
  for (const part of pattern.match(/\*\*\/?|[\s\S]/g) ?? []) {
    taken = part.startsWith('*') ? takenByStar(part, path, taken) : takenByCharacter(part, path, taken);
    if (taken.size === 0) return false;
  }
  return taken.has(path.length);
}

/** @param star `*`, `**` or `**` with a slash */
function takenByStar(star: string, path: string, before: ReadonlySet<number>): Set<number> {
  const taken = new Set<number>();
  let isOpen = false;
  for (let end = 0; end <= path.length; end += 1) {
    const isAfterSlash = path[end - 1] === '/';
    isOpen = before.has(end) || (isOpen && !(star === '*' && isAfterSlash));
    if (isOpen && (star !== '**/' || isAfterSlash || before.has(end))) taken.add(end);
  }
  return taken;
}

function takenByCharacter(character: string, path: string, before: ReadonlySet<number>): Set<number> {
  const fits = (at: number) => path[at] === character || (character === '?' && at < path.length && path[at] !== '/');
  return new Set([...before].filter(fits).map((at) => at + 1));
}
