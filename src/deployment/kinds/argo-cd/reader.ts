import { fromRoot } from '../../../repository/repository-paths.ts';
import { textAt, writtenAt } from '../../../syntax/located.ts';
import type { Link } from '../../finding.ts';
import { namesService } from '../../service-names.ts';
import type { ObjectContext } from '../releases/cluster.ts';
import { readerOf } from '../releases/reader.ts';
import type { InstallationRead, Tool } from '../releases/tool.ts';
import { installationsOfSet } from './sets.ts';
import { isNamed, openSource } from './source.ts';

/** The annotations of the image updater are not told: it changes the cluster, or commits what is then read. */
const APPLICATION: Tool = {
  kind: 'argo-cd',
  group: 'argoproj.io',
  object: 'Application',
  // Without a source, a template may supply all of it.
  sources: ['spec.sources.*', 'spec.sourceHydrator.drySource', 'spec.sourceHydrator', 'spec.source', 'spec'],
  layers: [
    ['settings', 'helm.fileParameters'],
    ['settings', 'helm.parameters'],
    ['values', 'helm.valuesObject | helm.values'],
    ['files', 'helm.valueFiles'],
  ],
  images: 'kustomize.images',
  patches: 'kustomize',
  told: [['plugin'], ['directory.jsonnet'], ['kustomize.components'], ['spec.ignoreDifferences', /\bimage/]],
  open: openSource,
  expand: installationsOfSet,
  links: linksOf,
};

/** Argo CD: each Application, and each element of an ApplicationSet. */
export const argoCd = readerOf(APPLICATION);

/**
 * The links of the sources in git. A source for values files often points to the root of a repository. It is a link
 * only if the application is the service's, because nothing else shows which repository it is.
 */
async function linksOf({ id, sources, told, setsMode, isDeploying }: InstallationRead, { object }: ObjectContext) {
  const namespace = textAt(object, 'spec', 'destination', 'namespace');
  const isOurs = isNamed(object, sources) || namesService(namespace);
  const links: Link[] = [];
  for (const source of sources) {
    const [repository, chart, ref, path, revision] = ['repoURL', 'chart', 'ref', 'path', 'targetRevision'].map(
      (key) => writtenAt(source, key)?.text || null,
    );
    const at = fromRoot(path ?? '') ?? path ?? '';
    const isInGit = chart == null && repository?.startsWith('oci://') !== true && (path ?? ref) != null;
    if (!isInGit || (at === '' && !isDeploying && !isOurs)) continue;
    const place = writtenAt(source, 'path')?.place ?? source.value.place;
    const own = links.length === 0 ? id : `${id}#${links.length + 1}`;
    const leads = { repository: repository ?? null, revision: revision ?? null, path: at };
    links.push({ id: own, ...leads, place, namesService: isOurs, secondOrder: told, setsMode });
  }
  return links;
}
