import type { Link } from '../../finding.ts';
import { resolvePath } from '../../repository-paths.ts';
import { namesService } from '../../service-names.ts';
import { textAt } from '../manifests/objects.ts';
import type { ObjectContext } from '../releases/cluster.ts';
import { writtenAt } from '../releases/layers.ts';
import type { InstallationRead } from '../releases/tool.ts';
import { isNamed } from './source.ts';

/** A path without redundant parts; unchanged if it leads out of the repository. */
function normalPath(path: string): string {
  return resolvePath('', path.replace(/^\/+/, '')) ?? path;
}

/**
 * The links of the sources in git. A source for values files often points to the root of a repository. It is a link
 * only if the application is the service's, because nothing else shows which repository it is.
 */
export async function linksOf(
  { id, sources, told, setsMode, isDeploying }: InstallationRead,
  { object }: ObjectContext,
) {
  const namespace = textAt(object, 'spec', 'destination', 'namespace');
  const isOurs = isNamed(object, sources) || namesService(namespace);
  const links: Link[] = [];
  for (const source of sources) {
    const [repository, chart, ref, path, revision] = ['repoURL', 'chart', 'ref', 'path', 'targetRevision'].map(
      (key) => writtenAt(source, key)?.text || null,
    );
    const at = normalPath(path ?? '');
    const isInGit = chart == null && repository?.startsWith('oci://') !== true && (path ?? ref) != null;
    if (!isInGit || (at === '' && !isDeploying && !isOurs)) continue;
    const place = writtenAt(source, 'path')?.place ?? source.value.place;
    const own = links.length === 0 ? id : `${id}#${links.length + 1}`;
    const leads = { repository: repository ?? null, revision: revision ?? null, path: at };
    links.push({ id: own, ...leads, place, namesService: isOurs, secondOrder: told, setsMode });
  }
  return links;
}
