import { runInNewContext } from 'node:vm';

/** In milliseconds. A pattern takes a few on a large file. One with repetitions inside of repetitions may take years. */
const LONGEST_MS = 2_000;

/** The most matches that are kept of texts that were matched before. */
const MOST_MATCHES = 1_000;

/* It runs in a context of its own because only there an expression can be interrupted. It knows nothing but its three values. */
const MATCH = `
  const found = [];
  const known = new Set();
  for (const { indices, groups } of text.matchAll(pattern)) {
    const version = groups.version;
    if (version === undefined || (found.length >= most && known.has(version))) continue;
    known.add(version);
    found.push({ start: indices.groups.version[0], text: version });
  }
  found;
`;

/**
 * The matches of a user's pattern by their group `version`, the first ones and one for each further text, or why it was given
 * up (docs/how-detection-works.md#which-files-are-opened).
 */
export function matchesWithin(pattern: RegExp, text: string, mostMs = LONGEST_MS) {
  const global = new RegExp(pattern.source, `${pattern.flags}dg`);
  try {
    const values = { text, pattern: global, most: MOST_MATCHES };
    const found: { start: number; text: string }[] = runInNewContext(MATCH, values, { timeout: mostMs });
    return { found, problem: null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return { found: [], problem: `the pattern of its target takes longer than ${mostMs / 1_000} s on it` };
  }
}
