import type { Finding, Link, SecondOrder } from '../../finding.ts';
import { folderOf } from '../../repository-paths.ts';
import { findingsOfRelease, type HelmReleaseReading } from '../helm/findings.ts';
import { readHelmRelease } from '../helm/release.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { imagesAt, namesThrough } from '../kustomize/kustomization.ts';
import { renderedBy, withImages } from '../kustomize/release-images.ts';
import { type SecondOrderReader, variablesOf as variablesOfReplacements } from '../kustomize/second-order.ts';
import { itemsAt, type KubernetesObject } from '../manifests/objects.ts';
import { variablesIn } from '../template-variables.ts';
import { type FluxChart, readFluxChart } from './chart.ts';
import type { ObjectContext } from './cluster.ts';
import { readFluxValues } from './values.ts';

/**
 * Reads what a Flux release deploys, once for each environment that differs, and where its chart lies in git.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readFluxRelease(
  id: string,
  tree: FilesOfTree,
  common: Pick<ObjectContext, 'object' | 'cluster' | 'graph'>,
  reader: SecondOrderReader,
  settings: KindSettings,
): Promise<{ found: Finding[]; links: Link[] }> {
  const { object, graph } = common;
  const carrier = object.file.path;
  const files = tree.recorded();
  files.has(carrier);
  const ways = graph.waysFrom(carrier);
  const context = {
    ...common,
    files,
    environment: [...new Set([...ways.values()].flat())],
    used: new Set<KubernetesObject>(),
  };
  const readings = new Map<string, { readonly name: string; readonly reading: HelmReleaseReading }>();
  let git: FluxChart['git'] = null;
  for (const [name, environment] of ways) {
    const chart = await readFluxChart({ ...context, environment });
    const reading = await readInEnvironment({ ...context, environment }, chart, settings);
    if (reading === null) continue;
    git ??= chart.git;
    const key = JSON.stringify(reading.place);
    if (!readings.has(key)) readings.set(key, { name, reading });
  }
  const secondOrder = readings.size === 0 ? [] : await secondOrderOf(context, reader);
  const told = { kind: 'flux', carrier, inputs: [...files.asked], secondOrder };
  const found = [...readings.values()].flatMap(({ name, reading }) => {
    const variables = [...variablesOf(reading), ...variablesOfReplacements(secondOrder)];
    return findingsOfRelease(reading, { ...told, id: readings.size === 1 ? id : `${id}@${name}`, variables });
  });
  const link = { id: `${id}#chart`, place: found[0]?.place ?? object.value.place, namesService: true, secondOrder: [] };
  return { found, links: git === null ? [] : [{ ...link, ...git }] };
}

/** Precedence (docs/detection.md#which-value-wins): literal images of post-renderers > `values` > `valuesFrom` > `valuesFiles` > the chart. */
async function readInEnvironment(
  context: ObjectContext,
  of: FluxChart,
  settings: KindSettings,
): Promise<HelmReleaseReading | null> {
  const { files, object } = context;
  const { chart, called } = of;
  const release = { chart, values: await readFluxValues(context, of), place: object.value.place };
  let reading = await readHelmRelease(files, release, settings);
  const isNamed = called.toLowerCase().includes('lightdash') || called.includes(settings.chart);
  if (reading === null && chart.kind === 'unknown' && isNamed) {
    const service = { kind: 'published', name: settings.chart, version: null, repository: null } as const;
    reading = await readHelmRelease(files, { ...release, chart: { ...service, problem: chart.problem } }, settings);
  }
  if (reading === null) return null;
  const images = renderersOf(object).flatMap((value) => imagesAt({ file: object.file, value }, 'images'));
  const changed = withImages(reading, images, renderedBy(release, settings), settings);
  return { ...changed, notices: [...changed.notices, ...of.notices] };
}

function renderersOf({ file, value }: ObjectContext['object']) {
  return itemsAt({ file, value }, 'spec', 'postRenderers').flatMap((each) => file.at(each, ['kustomize']) ?? []);
}

/** Second order of the release, of the objects it refers to, and of its rendered output. */
async function secondOrderOf(context: ObjectContext, reader: SecondOrderReader): Promise<SecondOrder[]> {
  const { files, object, environment, used } = context;
  const { file, namespace, name } = object;
  const names = [object, ...used].flatMap((each) => namesThrough(environment, each.name));
  const renderers = renderersOf(object).map((value, index) => {
    const key = `${file.path}#HelmRelease/${namespace}/${name}#spec.postRenderers.${index}`;
    return { key, folder: folderOf(file.path), file, value };
  });
  return [...(await reader.read(files, environment, { names })), ...(await reader.read(files, renderers, null))];
}

/** Names of variables in the texts that should have given a version. */
function variablesOf({ answer, further }: HelmReleaseReading): string[] {
  const answers = [answer, ...further.map(({ found }) => found.answer)];
  return answers.flatMap((each) => (each.status === 'problem' ? variablesIn(each.problem.found) : []));
}
