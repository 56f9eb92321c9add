// The newest releases of the live index, for the prober to judge: enough to see today's artifacts, few enough to be polite.
//
//   node scripts/prober/newest-span.js INDEX_URL      (GITHUB_OUTPUT; writes from and to)
import { appendFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compareVersions } from '../release/version.js';

const RELEASES = 5;

/**
 * @param {unknown} document the index, whatever it has become
 * @returns {{ from: string, to: string }} a span of the newest releases; one that is nowhere where none can be read, so that
 *   the released action is still asked, and says in its own words what is wrong
 */
export function newestSpan(document) {
  const entries = Array.isArray(document?.entries) ? document.entries : [];
  const texts = entries.map((entry) => entry?.version).filter((version) => typeof version === 'string');
  const versions = texts.filter((version) => /^\d{1,9}(\.\d{1,9}){2}$/.test(version));
  const newest = [...new Set(versions)]
    .filter(isPlain)
    .sort(compareVersions)
    .slice(-RELEASES - 1);
  return newest.length < 2 ? { from: '0.0.1', to: '0.0.2' } : { from: newest[0], to: newest.at(-1) };
}

/** No part with a zero before it. */
function isPlain(version) {
  return !/(^|\.)0\d/.test(version);
}

async function readIndex(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    return await response.json();
  } catch {
    // Out of reach, or no JSON: the action finds out which.
    return null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { from, to } = newestSpan(await readIndex(process.argv[2]));
  appendFileSync(process.env.GITHUB_OUTPUT, `from=${from}\nto=${to}\n`);
  console.log(`From ${from} to ${to}.`);
}
