import { resolvePath } from '../../../repository/repository-paths.ts';
import { scalarAt } from '../../../syntax/located.ts';
import type { Link } from '../../finding.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import { findOne, type ObjectContext, type ObjectReference } from '../releases/cluster.ts';

/** Resolves a path as Flux does: from the repository's root, whether or not it starts with a slash. */
export function fromRoot(path: string): string | null {
  return resolvePath('', path.replace(/^\/+/, ''));
}

/** The source that an object names by kind and name. */
export function findSource(context: ObjectContext, reference: Omit<ObjectReference, 'group'>) {
  return findOne(context, { ...reference, group: 'source.toolkit.fluxcd.io' });
}

/** The address and revision that a source fetches; null if it is not in the repository. */
export function addressOf(source: KubernetesObject | null): Pick<Link, 'repository' | 'revision'> {
  if (source === null) return { repository: null, revision: null };
  const keys = ['commit', 'name', 'digest', 'semver', 'tag', 'branch'];
  const revision = keys.flatMap((key) => scalarAt(source, 'spec', 'ref', key)?.text ?? [])[0] ?? null;
  return { repository: scalarAt(source, 'spec', 'url')?.text ?? null, revision };
}
