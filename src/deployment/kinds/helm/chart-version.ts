import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { isOfficialRepository } from '../../chart.ts';

/** The chart that a key `version` or `targetRevision` belongs to, with its repository as written; null if nothing beside it gives that. */
export type VersionedChart = NonNullable<ReturnType<typeof chartVersionedAt>>;

const CHART_FILE = /(?:^|\/)(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock))$/;
/** The address of a chart repository, unlike that of an image or another source. */
const CHART_REPOSITORY = /^(?:https?|oci|file):\/\/|^[@]|^alias:/;

/**
 * The chart whose version stands at a path: of a dependency (Chart.yaml), a release (helmfile, Flux), a source (Argo
 * CD) or a chart itself. Chart numbers look like service versions and must not be confused with them.
 *
 * @param service name of the service's chart
 * @param document the document of the file that the path starts in
 * @returns null if nothing beside it shows that it is a chart's version
 */
export function chartVersionedAt(file: YamlFile, path: readonly string[], service: string, document: YamlValue | null) {
  if (!/^(?:version|targetRevision)$/.test(path.at(-1) ?? '')) return null;
  const text = (name: string) => document?.at([...path.slice(0, -1), name])?.scalar?.text || null;
  const source = text('repository') ?? text('repo');
  const isOfChart = CHART_FILE.test(file.path) || path.at(-3) === 'dependencies' || CHART_REPOSITORY.test(source ?? '');
  const official = source !== null && isOfficialRepository(source) ? service : null;
  const chart = text('chart') ?? (isOfChart ? text('name') : null) ?? official;
  if (chart === null) return null;
  // The name of its repository may precede the chart's name.
  const [, folder = null, name = chart] = /^(.*)\/([^/]*)$/.exec(chart) ?? [];
  const address = source ?? (text('chart') === null ? null : text('repoURL'));
  return { name, isService: name === service, repository: address ?? folder };
}
