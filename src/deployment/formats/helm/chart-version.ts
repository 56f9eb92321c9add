import type { YamlFile, YamlValue } from '../../source/yaml.ts';

/** The chart that a key `version` or `targetRevision` belongs to. */
export interface VersionedChart {
  readonly name: string;
  readonly isService: boolean;
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
  if (chart !== null) return named(chart, service);
  const isChartFile = /(?:^|\/)(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock))$/.test(file.path);
  const source = text('repository') ?? text('repo');
  const name = text('name');
  const isOfChart = isChartFile || path.at(-3) === 'dependencies' || CHART_REPOSITORY.test(source ?? '');
  if (name !== null && isOfChart) return named(name, service);
  return source !== null && /lightdash\.github\.io\/helm-charts/.test(source) ? named(service, service) : null;
}

function named(chart: string, service: string): VersionedChart {
  const name = chart.split('/').at(-1) ?? chart;
  return { name, isService: name === service };
}

function textAt(file: YamlFile, value: YamlValue | null, name: string): string | null {
  const text = file.scalar(file.at(value, [name]))?.text ?? '';
  return text === '' ? null : text;
}
