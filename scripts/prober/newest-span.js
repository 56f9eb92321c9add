// Picks the newest releases of the live index for the prober: enough to see today's artifacts, and few enough to be polite.
//
//   node scripts/prober/newest-span.js INDEX_URL      (GITHUB_OUTPUT; writes from and to)
import { appendFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compareVersions } from '../release/version.js';

const RELEASES = 5;

/**
 * @param {unknown} document the index, in whatever format it has now
 * @returns {{ from: string, to: string }} a span of the newest releases. If none can be read, a span that is in no index, so
 *   that the released action still runs and reports what is wrong.
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

/** Whether no number of a version has a leading zero. */
function isPlain(version) {
  return !/(^|\.)0\d/.test(version);
}

async function readIndex(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    return await response.json();
  } catch {
    // The index is unreachable or not JSON. The action reports which.
    return null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { from, to } = newestSpan(await readIndex(process.argv[2]));
  appendFileSync(process.env.GITHUB_OUTPUT, `from=${from}\nto=${to}\n`);
  console.log(`From ${from} to ${to}.`);
}
