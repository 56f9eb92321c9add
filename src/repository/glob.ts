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
    const next = new Set<number>();
    if (part.startsWith('*')) {
      let isOpen = false;
      for (let end = 0; end <= path.length; end += 1) {
        const isAfterSlash = path[end - 1] === '/';
        isOpen = taken.has(end) || (isOpen && !(part === '*' && isAfterSlash));
        if (isOpen && (part !== '**/' || isAfterSlash || taken.has(end))) next.add(end);
      }
    } else {
      for (const at of taken) {
        if (path[at] === part || (part === '?' && at < path.length && path[at] !== '/')) next.add(at + 1);
      }
    }
    if (next.size === 0) return false;
    taken = next;
  }
  return taken.has(path.length);
}
