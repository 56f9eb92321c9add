import type { Place, PlacedText } from '../../../problems/place.ts';
import { type ProblemCode, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { inFolder } from '../../../repository/repository-paths.ts';
import { type Located, scalarAt, textAt } from '../../../syntax/located.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import { isOfficialGitRepository, isOfficialRepository } from '../../chart.ts';
import type { ReleaseChart } from '../helm/release.ts';
import { readValuesFile } from '../helm/values.ts';
import { publishedChart } from '../releases/chart.ts';
import type { ObjectContext } from '../releases/cluster.ts';
import { readReferences } from '../releases/references.ts';
import type { Opened } from '../releases/tool.ts';
import { addressOf, findSource, fromRoot } from './sources.ts';

/** What is known of a chart. */
type FluxChart = Pick<Opened, 'called' | 'git' | 'notices'> & { readonly chart: ReleaseChart };

/** Opens a release by its chart: `chart.spec`, or the object that `chartRef` names. */
export async function openHelmRelease(context: ObjectContext, source: Located): Promise<Opened | null> {
  const { file, value } = source;
  const own = { file, value: file.at(value, ['chart', 'spec']) ?? value };
  const reference = scalarAt(source, 'chartRef', 'name');
  if (textAt(own, 'chart') !== '') return opened(context, source, own, await chartOfTemplate(context, own));
  if (reference === null) return null;
  const [kind, called] = [textAt(source, 'chartRef', 'kind'), reference.text];
  const namespace = textAt(source, 'chartRef', 'namespace') || context.object.namespace;
  if (isTemplate(called)) {
    const chart = unknown('unresolved-template', reference.place, quoteText(called));
    return opened(context, source, own, { chart, called });
  }
  const found = await findSource(context, { kind, name: called, namespace });
  if (typeof found === 'string' || !['OCIRepository', 'HelmChart'].includes(kind)) {
    const why = found === 'several' ? 'is in the repository several times' : 'is not in the repository';
    const text = `the chart of the ${kind} ${quoteText(called)} ${why}`;
    return opened(context, source, own, { chart: unknown('chart-unknown', reference.place, text), called });
  }
  const spec = { file: found.file, value: found.file.at(found.value, ['spec']) ?? found.value };
  const read = kind === 'HelmChart' ? await chartOfTemplate(context, spec) : chartOfArtifact(spec, reference);
  return opened(context, source, spec, read);
}

/** @param holder the mapping with `valuesFiles` */
function opened(context: ObjectContext, source: Located, holder: Located, read: FluxChart): Opened {
  return {
    ...read,
    sources: [source, holder],
    place: scalarAt(holder, 'chart')?.place ?? context.object.value.place,
    reference: (item) => readReferences(context, item),
    // These files are in the chart's source, which is this repository if the chart was found here.
    async file(written) {
      const path = isTemplate(written.text) ? null : fromRoot(written.text);
      const isHere = read.chart.kind === 'folder';
      const isDefault = ['values.yaml', inFolder(fromRoot(read.called) ?? '', 'values.yaml')].includes(path ?? '');
      // The defaults of a published chart are below all other values. Those that are here count where they are listed.
      if (isDefault && !(isHere && context.files.has(path ?? ''))) return [];
      return [await readValuesFile(context.files, isHere ? path : null, written)];
    },
  };
}

function unknown(code: ProblemCode, place: Place, found: string): ReleaseChart {
  return { kind: 'unknown', problem: problemAt(code, place, found) };
}

/** The chart of an `OCIRepository`. */
function chartOfArtifact(spec: Located, reference: PlacedText): FluxChart {
  const { text: url, place } = scalarAt(spec, 'url') ?? { text: '', place: reference.place };
  const digest = scalarAt(spec, 'ref', 'digest');
  const version = scalarAt(spec, 'ref', 'semver') ?? scalarAt(spec, 'ref', 'tag');
  const chart = publishedChart({ text: url, place }, '', version);
  const found = digest === null ? 'The chart has no version' : `The chart is named by ${quoteText(digest.text)}`;
  const problem =
    digest === null && version !== null ? null : problemAt('chart-unpinned', digest?.place ?? place, found);
  if (chart.kind !== 'published') return { called: reference.text, chart };
  return { called: chart.name, chart: { ...chart, problem } };
}

/** @param holder the mapping with `chart`, `version` and `sourceRef` */
async function chartOfTemplate(context: ObjectContext, holder: Located): Promise<FluxChart> {
  const { text: called, place } = scalarAt(holder, 'chart') ?? { text: '', place: holder.value.place };
  if (called === '' || isTemplate(called)) {
    return {
      called,
      chart: unknown(called === '' ? 'chart-unknown' : 'unresolved-template', place, quoteText(called)),
    };
  }
  const [kind, name] = [textAt(holder, 'sourceRef', 'kind'), textAt(holder, 'sourceRef', 'name')];
  const namespace = textAt(holder, 'sourceRef', 'namespace') || context.object.namespace;
  const found = await findSource(context, { kind, name, namespace });
  const source = typeof found === 'string' ? null : found;
  const repository = source === null ? '' : textAt(source, 'spec', 'url');
  // Without a source, the chart's name cannot be a path.
  if (kind === 'HelmRepository' || kind === '') {
    return { called, chart: publishedChart({ text: called, place }, repository, scalarAt(holder, 'version')) };
  }
  const folder = fromRoot(called);
  const git = { ...addressOf(source), path: folder ?? called };
  const of = `the ${kind} ${quoteText(name)}`;
  const isOfMaker = isOfficialGitRepository(repository) || isOfficialRepository(repository);
  if (!isOfMaker && folder !== null && context.files.has(inFolder(folder, 'Chart.yaml'))) {
    const notice = `The chart of ${of} is taken to be that of ${quoteText(inFolder(folder, 'Chart.yaml'))} in this repository`;
    return { called, git, chart: { kind: 'folder', path: folder }, notices: [notice] };
  }
  const chart = publishedChart({ text: called, place }, repository, null);
  const text = `the chart ${quoteText(called)} of ${of} is not in this repository`;
  return { called, git, chart: { ...chart, problem: problemAt('chart-unknown', place, text) } as ReleaseChart };
}
