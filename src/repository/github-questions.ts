import * as z from 'zod';
import { FetchError } from '../net/fetch-error.ts';
import type { GitHubApi } from '../net/github-api.ts';
import { GitHubTree } from './github.ts';

/* Requests to GitHub for what the checkout does not know. This module is only loaded with the first request. */

const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const refSchema = z.object({ object: z.object({ type: z.string(), sha }) });
const namedSchema = z.object({ sha });
const commitSchema = z.object({ parents: z.array(namedSchema) });
const comparisonSchema = z.object({ merge_base_commit: namedSchema });

/**
 * The parents of a commit.
 *
 * @throws FetchError where the server does not answer
 */
export async function askForParents(api: GitHubApi, commit: string): Promise<readonly string[]> {
  const { parents } = await api.json(`/git/commits/${encodeURIComponent(commit)}`, commitSchema);
  return parents.map((parent) => parent.sha);
}

/**
 * The merge base of two commits.
 *
 * @returns null if the two have no common ancestor
 * @throws FetchError where the server does not answer
 */
export async function askForMergeBase(api: GitHubApi, left: string, right: string): Promise<string | null> {
  try {
    const path = `/compare/${encodeURIComponent(left)}...${encodeURIComponent(right)}?per_page=1`;
    return (await api.json(path, comparisonSchema)).merge_base_commit.sha;
  } catch (error) {
    if (error instanceof FetchError && /no common ancestor/i.test(error.message)) return null;
    throw error;
  }
}

/**
 * The commit of a ref.
 *
 * @returns null if the server has no such commit
 * @throws FetchError where the server does not answer
 */
export async function askForCommit(api: GitHubApi, ref: string): Promise<string | null> {
  try {
    const exact = /^refs\/(?!tags\/)(.+)$/.exec(ref)?.[1];
    if (exact !== undefined) {
      const { object } = await api.json(`/git/ref/${encodeURIComponent(exact)}`, refSchema);
      return object.type === 'commit' ? object.sha : null;
    }
    const name = encodeURIComponent(ref.replace(/^refs\//, ''));
    // Request one changed file instead of three hundred.
    return (await api.json(`/commits/${name}?per_page=1`, namedSchema)).sha;
  } catch (error) {
    if (error instanceof FetchError && error.problem === 'not-found') return null;
    throw error;
  }
}

/** The files of a commit on the server. */
export function treeOf(...of: ConstructorParameters<typeof GitHubTree>): GitHubTree {
  return new GitHubTree(...of);
}
