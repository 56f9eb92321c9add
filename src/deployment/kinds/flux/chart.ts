import type { Place } from '../../../problems/place.ts';
import { type ProblemCode, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { YamlFile } from '../../../syntax/yaml.ts';
import { isOfficialGitRepository, isOfficialRepository } from '../../chart-source.ts';
import type { Link } from '../../finding.ts';
import { baseNameOf, inFolder, resolvePath } from '../../repository-paths.ts';
import type { ReleaseChart } from '../helm/release.ts';
import { type KubernetesObject, type Located, scalarAt, textAt } from '../manifests/objects.ts';
import { addressOf, findSource, type ObjectContext } from './cluster.ts';

/** The chart of a release, and where its files are. */
export interface FluxChart {
  readonly chart: ReleaseChart;
  /** The chart's name in the release. It shows whether the chart may be the service's. */
  readonly called: string;
  /** The mapping with `chart`, `sourceRef` and `valuesFiles`. */
  readonly holder: Located;
  /** The chart's location in a git repository; null for other sources. */
  readonly git: Pick<Link, 'repository' | 'revision' | 'path'> | null;
  readonly notices: readonly string[];
}

/** Whether an object names its chart. Otherwise it patches an object that does. */
export function hasChart(release: KubernetesObject): boolean {
  return textAt(release, 'spec', 'chart', 'spec', 'chart') !== '' || textAt(release, 'spec', 'chartRef', 'name') !== '';
}

/** Whether a tool fills in the text before the cluster sees it. */
export function isFilledIn(text: string): boolean {
  return YamlFile.hasTemplate(text) || /\$[\w{(]|\{\{|<%/.test(text);
}

/** Resolves a path as Flux does: from the repository's root, whether or not it starts with a slash. */
export function fromRoot(path: string): string | null {
  return resolvePath('', path.replace(/^\/+/, ''));
}

/**
 * Reads the chart of a release: `chart.spec`, or the object that `chartRef` names.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readFluxChart(context: ObjectContext): Promise<FluxChart> {
  const { object: release } = context;
  const { file, value } = release;
  const holder = { file, value: file.at(value, ['spec', 'chart', 'spec']) ?? value };
  const reference = scalarAt(release, 'spec', 'chartRef', 'name');
  if (reference === null || textAt(holder, 'chart') !== '') return readTemplate(context, holder);
  const [kind, called] = [textAt(release, 'spec', 'chartRef', 'kind'), reference.text];
  const namespace = textAt(release, 'spec', 'chartRef', 'namespace') || release.namespace;
  const common = { called, holder, git: null, notices: [] };
  const unknown = (code: ProblemCode, place: Place, found: string): FluxChart => {
    return { ...common, chart: { kind: 'unknown', problem: problemAt(code, place, found) } };
  };
  if (isFilledIn(called)) return unknown('unresolved-template', reference.place, quoteText(called));
  const source = await findSource(context, { kind, name: called, namespace });
  if (typeof source === 'string' || !['OCIRepository', 'HelmChart'].includes(kind)) {
    const why = source === 'several' ? 'is in the repository several times' : 'is not in the repository';
    return unknown('chart-unknown', reference.place, `the chart of the ${kind} ${quoteText(called)} ${why}`);
  }
  const spec = { file: source.file, value: source.file.at(source.value, ['spec']) ?? source.value };
  if (kind === 'HelmChart') return readTemplate(context, spec);
  const { text: url, place } = scalarAt(spec, 'url') ?? { text: '', place: reference.place };
  const name = baseNameOf(url);
  if (isFilledIn(name)) return unknown('unresolved-template', place, quoteText(url));
  const digest = scalarAt(spec, 'ref', 'digest');
  const version = scalarAt(spec, 'ref', 'semver') ?? scalarAt(spec, 'ref', 'tag');
  const unpinned = digest === null ? 'The chart has no version' : `The chart is named by ${quoteText(digest.text)}`;
  const problem =
    digest === null && version !== null ? null : problemAt('chart-unpinned', digest?.place ?? place, unpinned);
  const repository = url.slice(0, Math.max(0, url.lastIndexOf('/'))) || null;
  return { ...common, called: name, chart: { kind: 'published', name, version, repository, problem } };
}

/** @param holder the mapping with `chart`, `version` and `sourceRef` */
async function readTemplate(context: ObjectContext, holder: FluxChart['holder']): Promise<FluxChart> {
  const { text: called, place } = scalarAt(holder, 'chart') ?? { text: '', place: holder.value.place };
  const common = { called, holder, git: null, notices: [] };
  if (called === '' || isFilledIn(called)) {
    const problem = problemAt(called === '' ? 'chart-unknown' : 'unresolved-template', place, quoteText(called));
    return { ...common, chart: { kind: 'unknown', problem } };
  }
  const [kind, name] = [textAt(holder, 'sourceRef', 'kind'), textAt(holder, 'sourceRef', 'name')];
  const namespace = textAt(holder, 'sourceRef', 'namespace') || context.object.namespace;
  const found = await findSource(context, { kind, name, namespace });
  const source = typeof found === 'string' ? null : found;
  const repository = (source && textAt(source, 'spec', 'url')) || null;
  // Without a source, the chart's name cannot be a path.
  if (kind === 'HelmRepository' || kind === '') {
    const version = scalarAt(holder, 'version');
    const unpinned = problemAt('chart-unpinned', place, 'The chart has no version and image.tag is empty');
    const problem = version === null ? unpinned : null;
    return { ...common, chart: { kind: 'published', name: called, version, repository, problem } };
  }
  const folder = fromRoot(called);
  const git = { ...addressOf(source), path: folder ?? called };
  const isOfMaker = repository !== null && (isOfficialGitRepository(repository) || isOfficialRepository(repository));
  const of = `the ${kind} ${quoteText(name)}`;
  if (!isOfMaker && folder !== null && context.files.has(inFolder(folder, 'Chart.yaml'))) {
    const notice = `The chart of ${of} is taken to be that of ${quoteText(inFolder(folder, 'Chart.yaml'))} in this repository`;
    return { ...common, git, chart: { kind: 'folder', path: folder }, notices: [notice] };
  }
  const problem = problemAt(
    'chart-unknown',
    place,
    `the chart ${quoteText(called)} of ${of} is not in this repository`,
  );
  const last = called.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return { ...common, git, chart: { kind: 'published', name: last, version: null, repository, problem } };
}
