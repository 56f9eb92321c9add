import { isOfficialRepository } from '../../chart-source.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';

/** The chart that a key `version` or `targetRevision` belongs to. */
export interface VersionedChart {
  readonly name: string;
  readonly isService: boolean;
  /** As it is written; null where nothing beside the version says it. */
  readonly repository: string | null;
}

/** Where charts come from, as opposed to images and to sources of other kinds. */
const CHART_REPOSITORY = /^(?:https?|oci|file):\/\/|^[@]|^alias:/;

/**
 * The chart whose version stands at a path: that of a dependency (Chart.yaml), a release (helmfile, Flux), a source (Argo CD)
 * or a chart itself. Numbers of charts and of the service look alike, and are not the same.
 *
 * @param service name of the service's chart
 * @returns null where nothing beside it shows that it is a chart's
 */
export function chartVersionedAt(file: YamlFile, path: readonly string[], service: string): VersionedChart | null {
  const key = path.at(-1);
  if (key !== 'version' && key !== 'targetRevision') return null;
  const beside = file.at(file.root, path.slice(0, -1));
  const text = (name: string) => textAt(file, beside, name);
  const chart = text('chart');
  const source = text('repository') ?? text('repo');
  if (chart !== null) return named(chart, service, source ?? text('repoURL'));
  const isChartFile = /(?:^|\/)(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock))$/.test(file.path);
  const name = text('name');
  const isOfChart = isChartFile || path.at(-3) === 'dependencies' || CHART_REPOSITORY.test(source ?? '');
  if (name !== null && isOfChart) return named(name, service, source);
  return source !== null && isOfficialRepository(source) ? named(service, service, source) : null;
}

/** @param chart its name, perhaps behind that of its repository */
function named(chart: string, service: string, repository: string | null): VersionedChart {
  const slash = chart.lastIndexOf('/');
  const name = chart.slice(slash + 1);
  return { name, isService: name === service, repository: repository ?? (slash === -1 ? null : chart.slice(0, slash)) };
}

function textAt(file: YamlFile, value: YamlValue | null, name: string): string | null {
  const text = file.scalar(file.at(value, [name]))?.text ?? '';
  return text === '' ? null : text;
}
