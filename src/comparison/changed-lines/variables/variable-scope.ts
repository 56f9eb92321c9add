import type { DeployedObject } from '../../../deployment/deployed-object.ts';
import { isPattern, isReadable, matchesGlob } from '../../../repository/glob.ts';
import { folderOf } from '../../../repository/repository-paths.ts';
import type { Scope } from './variable.ts';

/** The files of a generator of Argo CD. */
const FILES = /\bpath["']?:\s{0,9}["']?([\w./*?-]{1,400})(?=["'\s,}]|$)/g;
/** What else gives a set its parameters. */
const OTHER_GENERATOR = /\b(?:clusters|clusterDecisionResource|plugin|pullRequest|scmProvider)["']?:|\.metadata\b/;
const OF_TERRAFORM = /\.tf(?:vars)?$/;

/**
 * The files that may set the variables of an object (docs/how-detection-works.md#what-the-gate-does-not-evaluate): those
 * that the generators of its set read, and in Terraform none of another root. Null if any may.
 *
 * @param written the file with the object
 * @param roots the folders with files of Terraform
 */
export function scopeOf(
  { kind, carrier, inputs, secondOrder }: DeployedObject,
  written: string,
  roots: ReadonlySet<string>,
): Scope | null {
  if (kind === 'argo-cd' && /\bfiles["']?:/.test(written) && !OTHER_GENERATOR.test(written)) {
    const read = secondOrder.filter(({ key }) => key.endsWith('#set')).flatMap(({ text }) => [...text.matchAll(FILES)]);
    const patterns = read.map(([, path = '']) => path);
    if (patterns.length === 0 || !patterns.every((each) => !isPattern(each) || isReadable(each))) return null;
    return (path) => path === carrier || patterns.some((each) => matchesGlob(each, path));
  }
  if (kind !== 'terraform') return null;
  const own = new Set(inputs.map(folderOf));
  return (path) => !OF_TERRAFORM.test(path) || own.has(folderOf(path)) || !roots.has(folderOf(path));
}
