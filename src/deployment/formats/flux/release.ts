import { NOTHING_DECLARED, problemAnswer } from '../../deployment.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { type HelmReleaseReading, type ReleaseValues, readHelmRelease } from '../helm/release.ts';
import { ReleaseLayers } from '../helm/release-layers.ts';
import { DEFAULT_IMAGE } from '../helm/release-values.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import { readFluxChart } from './chart.ts';
import type { Kustomizations, Way } from './kustomizations.ts';
import { patched, type ReleaseContext } from './lookup.ts';
import { PatchedObject } from './parts.ts';
import { deletes, type Part } from './patches.ts';
import { withPostRenderers, withRenderedMode } from './post-renderers.ts';
import { inlineValues, referencedValues, valuesOfChart } from './values.ts';

/** A release of Flux as one environment has it. */
export interface FluxRelease {
  readonly object: KubernetesObject;
  readonly way: Way;
  /** What is laid over it that no kustomization applies. */
  readonly over: readonly Part[];
}

/** What a release of Flux deploys. */
export interface FluxReading {
  /** Null where it has nothing of the service. */
  readonly reading: HelmReleaseReading | null;
  /** Whether that is certain. */
  readonly isUnderstood: boolean;
  /** Every file that was asked for. */
  readonly asked: ReadonlySet<string>;
  /** The documents that it is made of. */
  readonly parts: readonly Part[];
}

/**
 * Reads what a release of Flux deploys in one environment (DETECTION 2.3): post renderers > `spec.values` > `valuesFrom`, of which
 * the last wins > `valuesFiles` of the chart > the chart.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readFluxRelease(
  tree: FilesOfTree,
  kustomizations: Kustomizations,
  { object, way, over }: FluxRelease,
  settings: FormatSettings,
): Promise<FluxReading> {
  const files = tree.recorded();
  const { file, value: root, namespace } = object;
  const context: ReleaseContext = { tree, files, settings, kustomizations, way, path: file.path, namespace };
  for (const part of over) if (part.kind === 'document') await files.text(part.file.path);
  const release = new PatchedObject([...over, ...(await patched(context, object)).parts]);
  const { parts } = release;
  if (parts.some(deletes)) return { reading: null, isUnderstood: true, asked: files.asked, parts };
  const { chart, called, isOfGit, holder, path, notices } = await readFluxChart(context, release, root.place);
  const ofChart = await valuesOfChart(
    context,
    holder,
    path,
    called,
    isOfGit && chart.kind === 'folder' ? chart.path : null,
  );
  const values: ReleaseValues[] = [
    ...inlineValues(release),
    ...(await referencedValues(context, release)),
    ...ofChart.values,
  ];
  const read = await readHelmRelease(files, { chart, values, place: root.place }, settings);
  // The image of a chart that depends on the service's, or lies in this repository, has its name elsewhere.
  const isService = chart.kind === 'published' && called.slice(called.lastIndexOf('/') + 1) === settings.chart;
  const rendered = isService ? imageOf(values) : null;
  const reading = read && withRenderedMode(withPostRenderers(read, release, settings, rendered), release);
  if (reading !== null) {
    return {
      reading: { ...reading, notices: [...reading.notices, ...notices, ...ofChart.notices] },
      isUnderstood: true,
      asked: files.asked,
      parts,
    };
  }
  if (chart.kind !== 'unknown') return { reading: null, isUnderstood: true, asked: files.asked, parts };
  const isNamed = [called, settings.chart].every((each) => each !== '') && namesService(called, settings);
  const unknown: HelmReleaseReading = {
    answer: problemAnswer(chart.problem),
    place: chart.problem.place ?? root.place,
    notices: [],
    chart: null,
    declared: NOTHING_DECLARED,
    environment: null,
    further: [],
  };
  return { reading: isNamed ? unknown : null, isUnderstood: isNamed, asked: files.asked, parts };
}

/**
 * Whether a patch takes the release away in one environment.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function isDeleted(
  tree: FilesOfTree,
  kustomizations: Kustomizations,
  { object, way, over }: FluxRelease,
  settings: FormatSettings,
): Promise<boolean> {
  const { file, namespace } = object;
  const context = { tree, files: tree.recorded(), settings, kustomizations, way, path: file.path, namespace };
  return [...over, ...(await patched(context, object)).parts].some(deletes);
}

function namesService(called: string, { chart }: FormatSettings): boolean {
  return called.toLowerCase().includes('lightdash') || called.includes(chart);
}

/** The repository of the image as the service's chart renders it; null where that cannot be told. */
function imageOf(values: readonly ReleaseValues[]): string | null {
  const { scope } = new ReleaseLayers(values);
  const repository = scope.at(['image', 'repository']);
  if (repository.status === 'scalar' && repository.scalar.text !== '') return repository.scalar.text;
  return repository.status === 'structure' ? null : DEFAULT_IMAGE.repository;
}
