import { isOfficialGitRepository, isOfficialRepository } from '../../chart-source.ts';
import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import type { YamlPath } from '../../source/yaml.ts';
import type { ReleaseChart } from '../helm/release.ts';
import { isTemplate } from '../helm/release-values.ts';
import { findSource, type ReleaseContext } from './lookup.ts';
import type { PatchedObject } from './parts.ts';

/** The chart of a release, and where its files are. */
export interface FluxChart {
  readonly chart: ReleaseChart;
  /** What the release calls its chart, to tell whether it may be the service's. */
  readonly called: string;
  /** Where the files of values start that it names as those of the chart: the root of a git repository; else null. */
  readonly isOfGit: boolean;
  /** The object that has `valuesFiles`, and the way to them. */
  readonly holder: PatchedObject;
  readonly path: YamlPath;
  readonly notices: readonly string[];
}

/** The chart of a release: `chart.spec`, or what `chartRef` refers to. */
export async function readFluxChart(context: ReleaseContext, release: PatchedObject, place: Place): Promise<FluxChart> {
  const reference = release.scalar(['spec', 'chartRef', 'name']);
  const isTemplated = release.scalar(['spec', 'chart', 'spec', 'chart']) !== null;
  if (reference === null || isTemplated) return readTemplate(context, release, ['spec', 'chart', 'spec'], place);
  const kind = release.text(['spec', 'chartRef', 'kind']);
  const namespace = release.text(['spec', 'chartRef', 'namespace']) || context.namespace;
  const name = reference.text;
  const unknown = (problem: Problem): FluxChart => ({
    chart: { kind: 'unknown', problem },
    called: name,
    isOfGit: false,
    holder: release,
    path: ['spec', 'chart', 'spec'],
    notices: [],
  });
  if (isTemplate(name)) return unknown(problemAt('unresolved-template', reference.place, quoteText(name)));
  const found = await findSource(context, { kind, name, namespace });
  if (found.status !== 'found') {
    const why = found.status === 'missing' ? 'is not in the repository' : 'stands in the repository several times';
    return unknown(problemAt('chart-unknown', reference.place, `the ${kind} ${quoteText(name)} ${why}`));
  }
  if (kind === 'HelmChart') return readTemplate(context, found.object, ['spec'], reference.place);
  if (kind === 'OCIRepository') {
    const url = found.object.scalar(['spec', 'url']);
    // Whose chart it is, is what the release and its source are called by.
    if (url !== null && isTemplate(url.text.slice(url.text.lastIndexOf('/') + 1))) {
      return unknown(problemAt('unresolved-template', url.place, quoteText(url.text)));
    }
    return { ...unknownPath(release), ...readOciRepository(found.object, reference.place) };
  }
  return unknown(problemAt('chart-unknown', reference.place, `a chart by a ${quoteText(kind)}`));
}

function unknownPath(holder: PatchedObject): Pick<FluxChart, 'isOfGit' | 'holder' | 'path' | 'notices'> {
  return { isOfGit: false, holder, path: ['spec', 'chart', 'spec'], notices: [] };
}

/** An artifact of a registry that is a chart. */
function readOciRepository(source: PatchedObject, place: Place): Pick<FluxChart, 'chart' | 'called'> {
  const url = source.text(['spec', 'url']);
  const name = url.slice(url.lastIndexOf('/') + 1);
  const ref = (key: string) => source.scalar(['spec', 'ref', key]);
  const [digest, version] = [ref('digest'), ref('semver') ?? ref('tag')];
  let problem = source.hiddenAt(['spec', 'ref', version === null ? 'tag' : 'semver']);
  if (problem === null && digest !== null) {
    problem = problemAt('chart-unpinned', digest.place, 'The chart is named by its digest');
  }
  const at = source.scalar(['spec', 'url'])?.place ?? place;
  if (problem === null && version === null) problem = problemAt('chart-unpinned', at, 'The chart has no version');
  return {
    called: name,
    chart: {
      kind: 'published',
      name,
      version: version === null ? null : { text: version.text, place: version.place },
      repository: url.slice(0, Math.max(0, url.lastIndexOf('/'))) || null,
      problem,
    },
  };
}

/** @param path of what holds `chart`, `version` and `sourceRef` */
async function readTemplate(
  context: ReleaseContext,
  holder: PatchedObject,
  path: readonly string[],
  place: Place,
): Promise<FluxChart> {
  const chart = holder.scalar([...path, 'chart']);
  const version = holder.scalar([...path, 'version']);
  const called = chart?.text ?? '';
  const kind = holder.text([...path, 'sourceRef', 'kind']);
  const name = holder.text([...path, 'sourceRef', 'name']);
  const namespace = holder.text([...path, 'sourceRef', 'namespace']) || context.namespace;
  // Where no source is said, there is nothing that a path could start from.
  const isRepository = kind === 'HelmRepository' || kind === '';
  const common = { called, holder, path, notices: [], isOfGit: !isRepository };
  if (chart === null || isTemplate(called)) {
    const problem = isTemplate(called)
      ? problemAt('unresolved-template', chart?.place ?? place, quoteText(called))
      : problemAt('chart-unknown', place, 'the release names no chart');
    return { ...common, chart: { kind: 'unknown', problem } };
  }
  const found = await findSource(context, { kind, name, namespace });
  const url = found.status === 'found' ? found.object.text(['spec', 'url']) : '';
  if (isRepository) {
    const hidden = holder.hiddenAt([...path, 'version']);
    return {
      ...common,
      chart: {
        kind: 'published',
        name: called,
        version: version === null ? null : { text: version.text, place: version.place },
        repository: url === '' ? null : url,
        problem: hidden ?? (version === null ? unpinned(chart.place) : null),
      },
    };
  }
  return { ...common, ...(await readChartOfGit(context, called, { url, kind, name, place: chart.place })) };
}

function unpinned(place: Place): Problem {
  return problemAt('chart-unpinned', place, 'The chart has no version and image.tag is empty');
}

interface GitSource {
  readonly url: string;
  readonly kind: string;
  readonly name: string;
  readonly place: Place;
}

/** A chart by its path in a git repository, which is perhaps this one. */
async function readChartOfGit(
  { files }: ReleaseContext,
  chart: string,
  { url, kind, name, place }: GitSource,
): Promise<Pick<FluxChart, 'chart' | 'notices'>> {
  const last = chart.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const isOfMaker = isOfficialGitRepository(url) || isOfficialRepository(url);
  const folder = resolvePath('', chart.replace(/^\/+/, ''));
  if (!isOfMaker && folder !== null && files.has(inFolder(folder, 'Chart.yaml'))) {
    const where = quoteText(inFolder(folder, 'Chart.yaml'));
    return {
      chart: { kind: 'folder', path: folder },
      notices: [`The chart of the ${kind} ${quoteText(name)} is taken for that of ${where} in this repository`],
    };
  }
  const found = `the chart ${quoteText(chart)} of the ${kind} ${quoteText(name)} is not in this repository`;
  const problem = problemAt('chart-unknown', place, found);
  return {
    chart: { kind: 'published', name: last, version: null, repository: url === '' ? null : url, problem },
    notices: [],
  };
}
