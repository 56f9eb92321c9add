import type { Repository } from '../../repository/repository.ts';
import { InputError } from '../../settings/input-error.ts';
import type { JudgedDeployment } from './judged.ts';

/**
 * Compares what was judged with the working tree. The gate reads commits, so an edit that is not committed has no part
 * in the judgement, and a user would take an answer about the old files for one about the new.
 *
 * @returns the files that a deployment asks for and git ignores, sorted: `detect` reads them, the gate does not
 * @throws InputError if a file that a deployment reads is changed and not committed
 */
export async function refuseUncommitted(
  deployments: readonly JudgedDeployment[],
  repository: Repository,
): Promise<string[]> {
  const sides = deployments.flatMap(({ change: { base, head } }) => [base, head]);
  const inputs = [...new Set(sides.flatMap((side) => side?.inputs ?? []))].sort();
  const { changed, ignored } = await repository.uncommitted();
  const [first, ...others] = inputs.filter((path) => changed.has(path));
  if (first !== undefined) {
    const files = others.length === 0 ? `${first} is` : `${first} and ${others.length} more are`;
    const what = 'Commit the change, or give `--head HEAD` to judge the last commit as it is.';
    throw new InputError(`${files} changed but not committed, and the gate reads commits. ${what}`);
  }
  return inputs.filter((path) => ignored.has(path));
}
