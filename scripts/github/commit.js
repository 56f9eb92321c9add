// Makes commits over the API. Nothing is checked out, and GitHub signs the commits. A branch only moves forward from the
// commit that the caller has checked.
import { createHash } from 'node:crypto';

/**
 * Makes a commit on top of another one. No branch moves.
 *
 * @param {import('./client.js').GitHub} github
 * @param {object} change
 * @param {string} change.parent the full id of a commit
 * @param {string} change.message
 * @param {ReadonlyMap<string, Buffer>} change.files contents by path; an existing file keeps its mode
 * @param {string} [change.replaces] a folder, with a slash at its end: files in it that are not in `files` are removed
 * @returns {Promise<string | null>} the id of the new commit; null if nothing would change
 */
export async function commitFiles(github, { parent, message, files, replaces }) {
  const { tree: base } = await github.ask('GET', `/git/commits/${parent}`);
  const { tree: entries, truncated } = await github.ask('GET', `/git/trees/${base.sha}?recursive=1`);
  if (truncated) throw new Error(`The tree of ${parent} is too large to be listed.`);
  const present = new Map(entries.map((entry) => [entry.path, entry]));
  const changes = [];
  for (const { path, mode, type } of entries) {
    if (replaces !== undefined && type === 'blob' && path.startsWith(replaces) && !files.has(path)) {
      changes.push({ path, mode, type, sha: null });
    }
  }
  for (const [path, content] of files) {
    const before = present.get(path);
    if (before?.sha === blobId(content)) continue;
    const { sha } = await github.ask('POST', '/git/blobs', { content: content.toString('base64'), encoding: 'base64' });
    changes.push({ path, mode: before?.mode ?? '100644', type: 'blob', sha });
  }
  if (changes.length === 0) return null;
  const { sha: tree } = await github.ask('POST', '/git/trees', { base_tree: base.sha, tree: changes });
  const { sha } = await github.ask('POST', '/git/commits', { message, tree, parents: [parent] });
  return sha;
}

/** Git's object id of a file with this content. */
function blobId(content) {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}
