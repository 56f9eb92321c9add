import type { PlacedText } from '../../../problems/place.ts';
import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { fromRoot, inFolder } from '../../../repository/repository-paths.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { isOfficialGitRepository, isOfficialRepository } from '../../chart.ts';
import type { Link } from '../../finding.ts';
import { namesService } from '../../service-names.ts';
import { publishedChart, unknownChart } from '../helm/release.ts';
import { readValuesFile } from '../helm/values.ts';
import { resolveReference, type Transformation, textsAt } from '../kustomize/kustomization.ts';
import { unusedImages } from '../kustomize/unused-images.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import { findOne, type ObjectContext } from '../releases/cluster.ts';
import { readerOf } from '../releases/reader.ts';
import { asSecondOrder, type Opened, type Tool } from '../releases/tool.ts';

/** A patch of a release is an object without a chart. It deploys nothing. */
const HELM_RELEASE: Tool = {
  kind: 'flux',
  group: 'helm.toolkit.fluxcd.io',
  object: 'HelmRelease',
  sources: ['spec'],
  layers: [
    // With a `targetPath`, a reference wins over everything.
    { as: 'targeted', at: ['valuesFrom'] },
    { as: 'values', at: ['values'] },
    { as: 'references', at: ['valuesFrom'] },
    { as: 'files', at: ['valuesFiles'] },
  ],
  images: 'postRenderers.*.kustomize.images',
  patches: 'postRenderers.*.kustomize',
  open: openHelmRelease,
  release({ name }, source) {
    const namespace = source.textAt('targetNamespace');
    return source.textAt('releaseName') || (namespace === '' ? null : `${namespace}-${name}`);
  },
};

/** Its patches are second order of its link, which leads to everything that they change. */
const KUSTOMIZATION: Tool = {
  kind: 'flux',
  group: 'kustomize.toolkit.fluxcd.io',
  object: 'Kustomization',
  sources: ['spec'],
  layers: [],
  images: 'images',
  async open({ object }, source) {
    const path = folderOfKustomization(object);
    const place = object.value.scalarAt('spec', 'path')?.place ?? source.place;
    // The root of an artifact is not that of this repository, which has no such path.
    const isArtifact =
      path === '' && /^(?:OCIRepository|Bucket)$/.test(object.value.textAt('spec', 'sourceRef', 'kind'));
    return {
      chart: { kind: 'plain', path: isArtifact ? '/' : path },
      called: object.value.textAt('metadata', 'name'),
      sources: [source],
      place,
    };
  },
  links: async ({ id }, context, names) => [await linkOf(id, context, names)],
};

/** Flux: each `HelmRelease` with a chart, and the literal images of a `Kustomization`. */
export const flux = readerOf(HELM_RELEASE, KUSTOMIZATION);

/** The folder that a Flux `Kustomization` applies; the path as written if it leads out of this repository. */
function folderOfKustomization(object: KubernetesObject): string {
  const text = object.value.textAt('spec', 'path');
  return fromRoot(text) ?? text;
}

/** The link of a Flux `Kustomization`: its folder, and its changes to everything in it. */
async function linkOf(id: string, context: ObjectContext, names: readonly string[]): Promise<Link> {
  const { object, files, graph, reader, settings } = context;
  const { value, namespace, name } = object;
  const path = folderOfKustomization(object);
  const spec = value.at(['spec']) ?? value;
  const key = `${value.file.path}#Kustomization/${namespace}/${name}`;
  const own: Transformation = { value: spec, key, folder: path };
  const variables = spec.at(['postBuild', 'substituteFrom']);
  const components = textsAt(spec, 'components').flatMap(({ text }) => resolveReference(files, path, text) ?? []);
  const { secondOrder, setsMode } = await reader.read(files, [own, ...graph.withComponents(components)], { names });
  return {
    id,
    ...(await sourceOf(context, spec)),
    path,
    place: spec.scalarAt('path')?.place ?? value.place,
    namesService: namesService(value.source, settings),
    secondOrder: [...secondOrder, ...asSecondOrder(`${id}#substituteFrom`, variables === null ? [] : [variables])],
    setsMode,
    explained: await unusedImages(context, spec, path),
  };
}

/** Where a Flux `Kustomization` has its folder from. If the repository does not have that object, its name is all that tells it from another one. */
async function sourceOf(context: ObjectContext, spec: YamlValue): Promise<Pick<Link, 'repository' | 'revision'>> {
  const source = await findSource(context, spec, 'sourceRef');
  if (typeof source !== 'string') return addressOf(source);
  const [kind, namespace, name] = ['kind', 'namespace', 'name'].map((key) => spec.textAt('sourceRef', key));
  return {
    repository: name === '' ? null : `${kind} ${namespace || context.object.namespace}/${name}`,
    revision: null,
  };
}

type FluxChart = Pick<Opened, 'called' | 'git' | 'notices' | 'chart'>;

/** The source that a reference names by kind and name, in the object's own namespace unless it says otherwise. */
function findSource(context: ObjectContext, holder: YamlValue, reference: 'sourceRef' | 'chartRef') {
  const text = (key: string) => holder.textAt(reference, key);
  const namespace = text('namespace') || context.object.namespace;
  return findOne(context, { group: 'source.toolkit.fluxcd.io', kind: text('kind'), name: text('name'), namespace });
}

/** The address and revision that a source fetches; null if it is not in the repository. */
function addressOf(source: Awaited<ReturnType<typeof findOne>>): Pick<Link, 'repository' | 'revision'> {
  if (typeof source === 'string') return { repository: null, revision: null };
  const keys = ['commit', 'name', 'digest', 'semver', 'tag', 'branch'];
  const revision = keys.flatMap((key) => source.value.scalarAt('spec', 'ref', key)?.text ?? [])[0] ?? null;
  return { repository: source.value.textAt('spec', 'url') || null, revision };
}

/** Opens a release by its chart: `chart.spec`, or the object that `chartRef` names. */
async function openHelmRelease(context: ObjectContext, source: YamlValue): Promise<Opened | null> {
  const own = source.at(['chart', 'spec']) ?? source;
  const reference = source.scalarAt('chartRef', 'name');
  if (own.textAt('chart') !== '') return opened(context, source, own, await chartOfTemplate(context, own));
  if (reference === null) return null;
  const { text: called, place } = reference;
  if (isTemplate(called)) {
    return opened(context, source, own, { chart: unknownChart('unresolved-template', reference), called });
  }
  const kind = source.textAt('chartRef', 'kind');
  const found = await findSource(context, source, 'chartRef');
  if (typeof found === 'string' || !['OCIRepository', 'HelmChart'].includes(kind)) {
    const why = found === 'several' ? 'is in the repository several times' : 'is not in the repository';
    const problem = problemAt('chart-unknown', place, `the chart of the ${kind} ${quoteText(called)} ${why}`);
    return opened(context, source, own, { chart: { kind: 'unknown', problem }, called });
  }
  const spec = found.value.at(['spec']) ?? found.value;
  const read = kind === 'HelmChart' ? await chartOfTemplate(context, spec) : chartOfArtifact(spec, reference);
  return opened(context, source, spec, read);
}

/** @param holder the mapping with `valuesFiles` */
function opened(context: ObjectContext, source: YamlValue, holder: YamlValue, read: FluxChart): Opened {
  return {
    ...read,
    sources: [source, holder],
    place: holder.scalarAt('chart')?.place ?? context.object.value.place,
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

function chartOfArtifact(spec: YamlValue, reference: PlacedText): FluxChart {
  const { text: url, place } = spec.scalarAt('url') ?? { text: '', place: reference.place };
  const digest = spec.scalarAt('ref', 'digest');
  const version = spec.scalarAt('ref', 'semver') ?? spec.scalarAt('ref', 'tag');
  const chart = publishedChart({ text: url, place }, '', version);
  if (chart.kind !== 'published') return { called: reference.text, chart };
  const found = digest === null ? 'The chart has no version' : `The chart is named by ${quoteText(digest.text)}`;
  const isPinned = digest === null && version !== null;
  const problem = isPinned ? null : problemAt('chart-unpinned', digest?.place ?? place, found);
  return { called: chart.name, chart: { ...chart, problem } };
}

/** @param holder the mapping with `chart`, `version` and `sourceRef` */
async function chartOfTemplate(context: ObjectContext, holder: YamlValue): Promise<FluxChart> {
  const named = holder.scalarAt('chart') ?? { text: '', place: holder.place };
  const { text: called, place } = named;
  if (called === '') return { called, chart: unknownChart('chart-unknown', named) };
  const kind = holder.textAt('sourceRef', 'kind');
  const source = await findSource(context, holder, 'sourceRef');
  const repository = addressOf(source).repository ?? '';
  const chart = publishedChart(named, repository, holder.scalarAt('version'));
  // Without a source, the chart's name cannot be a path.
  if (kind === 'HelmRepository' || kind === '' || chart.kind !== 'published') return { called, chart };
  const folder = fromRoot(called);
  const git = { ...addressOf(source), path: folder ?? called };
  const of = `the ${kind} ${quoteText(holder.textAt('sourceRef', 'name'))}`;
  const isOfMaker = isOfficialGitRepository(repository) || isOfficialRepository(repository);
  if (!isOfMaker && folder !== null && context.files.has(inFolder(folder, 'Chart.yaml'))) {
    const notice = `The chart of ${of} is taken to be that of ${quoteText(inFolder(folder, 'Chart.yaml'))} in this repository`;
    return { called, git, chart: { kind: 'folder', path: folder }, notices: [notice] };
  }
  const text = `the chart ${quoteText(called)} of ${of} is not in this repository`;
  return { called, git, chart: { ...chart, version: null, problem: problemAt('chart-unknown', place, text) } };
}
