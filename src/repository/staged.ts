import { isAbsolute, join } from 'node:path';
import { GitClone } from './git-clone.ts';
import { TreeError } from './tree.ts';

/** Nobody reads who made these commits: no branch leads to them. The same index always gives the same commit. */
const NOBODY = { NAME: 'upgrade-gate', EMAIL: 'upgrade-gate@localhost', DATE: '1970-01-01T00:00:00Z' };
const IDENTITY = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(NOBODY).map(([name, value]) => [`GIT_${role}_${name}`, value] as const),
  ),
);

/**
 * What is about to be committed, as a commit that no branch leads to, and `HEAD`, or an empty commit before the first
 * one. During a commit, its own index counts (GIT_INDEX_FILE). Throws a TreeError without a repository, and for
 * conflicts.
 */
export async function stagedCommits(
  directory: string,
  indexFile: string | undefined,
): Promise<{ base: string; head: string }> {
  const { clone, problem } = await GitClone.open(directory, false);
  if (clone === null) throw new TreeError(`${directory} cannot be read as a git repository: ${problem}`);
  const { git, root } = clone;
  const index = indexFile === undefined || isAbsolute(indexFile) ? indexFile : join(root ?? directory, indexFile);
  const environment = { ...IDENTITY, ...(index !== undefined && { GIT_INDEX_FILE: index }) };
  const idOf = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await git.run(args, { environment });
    if (code !== 0) throw new TreeError(`git ${args[0]} failed: ${stderr}`);
    return stdout.toString().trim();
  };
  try {
    const tree = await idOf('write-tree', '--missing-ok');
    const existing = await clone.commitOf('HEAD');
    const base = existing ?? (await idOf('commit-tree', '-m', 'empty', await idOf('mktree')));
    return { base, head: await idOf('commit-tree', '-m', 'staged', '-p', base, tree) };
  } finally {
    clone.objects.close();
  }
}
