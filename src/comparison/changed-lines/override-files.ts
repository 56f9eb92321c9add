import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import type { LineChange } from '../object-change.ts';
import { type ChangedFile, notUnderstood, type OwnLiteral } from './changed-file.ts';

/** A file that its tool loads over others by its name. */
const OVERRIDE =
  /(?:^|\/)(?:\.argocd-source[^/]*|terraform\.tfvars|[^/]*\.auto\.tfvars|[^/]*\.(?:service|container)\.d\/[^/]*\.conf)$/;
/** The variables of a host, a group or a role of Ansible. */
const VARIABLES = /(?:^|\/)(host_vars|group_vars|roles\/[^/]+\/vars)\/.+$/;
/** The variables of all hosts, which those of a group beside them override. */
const OF_ALL = /^(.*\/|)group_vars\/all(?:\.\w+|\/.+)?$/;

/**
 * A file that overrides what something else deploys, and comes or goes unread; null if it does not. Where each host or
 * group has a version of its own, one more is a new deployment.
 *
 * @param standing the versions that the base gives to the same variable next to the file, or else deploys there
 * @param files of the base that hold a version
 */
export function compareOverride(
  { path, gone, come }: ChangedFile,
  standing: (literal: OwnLiteral) => ReadonlySet<Version>,
  files: readonly string[],
): LineChange | null {
  const isOfAnsible = VARIABLES.test(path) && (isBelowAll(path, files) || !files.some((file) => isAlike(file, path)));
  if (!isOfAnsible && !OVERRIDE.test(path)) return null;
  // Another environment may have the version already.
  const differs = (each: OwnLiteral) => {
    const versions = [...standing(each)];
    return versions.length === 0 || versions.some((version) => version !== each.version);
  };
  const [literal] = [...come.filter(differs), ...(isOfAnsible ? [] : gone)];
  if (literal === undefined) return null;
  const found = `${product.name} ${literal.version} in a file that overrides what is deployed`;
  return notUnderstood(literal.place, found);
}

function isBelowAll(path: string, files: readonly string[]): boolean {
  const inventory = path.replace(/group_vars\/.+$/, '');
  return !OF_ALL.test(path) && files.some((file) => OF_ALL.exec(file)?.[1] === inventory);
}

/** Whether both hold the variables of hosts, of groups, or of roles. */
function isAlike(one: string, other: string): boolean {
  const [sort, own] = [one, other].map((path) => VARIABLES.exec(path)?.[1]?.replace(/^roles.+/, 'roles'));
  return sort !== undefined && sort === own;
}
