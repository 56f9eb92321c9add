import type { Repository } from '../../repository/repository.ts';
import { InputError } from '../../settings/input-error.ts';
import type { Judged } from './judge-head.ts';

type Deployments = Judged['deployments'];

/**
 * The gate reads commits, so somebody with an edit that is not committed would take an answer about the old files for
 * one about the new.
 *
 * @returns files that a deployment asks for and git ignores, so that `detect` reads them and the gate does not
 * @throws InputError for an edit of what a deployment reads, or of the team's own file
 */
export async function refuseUncommitted(
  deployments: Deployments,
  repository: Repository,
  teamFile: string | null,
): Promise<string[]> {
  const sides = deployments.flatMap(({ change: { base, head } }) => [base, head]);
  const read = sides.flatMap((side) => side?.inputs ?? []);
  const inputs = [...new Set(teamFile === null ? read : [...read, teamFile])].sort();
  const { changed, ignored } = await repository.uncommitted();
  const [first, ...others] = inputs.filter((path) => changed.has(path));
  if (first === undefined) return filesLeftOpen(deployments).filter((path) => ignored.has(path));
  const files = others.length === 0 ? `${first} is` : `${first} and ${others.length} more are`;
  const what = 'Commit the change, or give `--head HEAD` to judge the last commit as it is.';
  throw new InputError(`${files} changed but not committed, and the gate reads commits. ${what}`);
}

/** The files that could still say something about the heads, sorted: what is committed decides without any other. */
function filesLeftOpen(deployments: Deployments): string[] {
  const isYaml = (path: string) => /\.ya?ml$/.test(path);
  const heads = deployments.flatMap(({ change: { head } }) => head ?? []);
  const open = heads.flatMap(({ kind, problem, variables, place, inputs }) => {
    // A literal of compose, or a committed file with variables, leaves nothing to an ignored one. A default does.
    const isOpen = kind !== 'compose' || (variables.length > 0 && (problem !== null || isYaml(place.file)));
    return isOpen ? inputs : inputs.filter((path) => problem !== null && isYaml(path));
  });
  return [...new Set(open)].sort();
}
