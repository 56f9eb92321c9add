import type { Finding, Link, SecondOrder } from '../../finding.ts';
import { folderOf } from '../../repository-paths.ts';
import { findingsOfRelease } from '../helm/findings.ts';
import { type HelmReleaseReading, readHelmRelease } from '../helm/release.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { imagesAt, namesThrough } from '../kustomize/kustomization.ts';
import { renderedBy, withImages } from '../kustomize/release-images.ts';
import { type SecondOrderReader, variablesOf as variablesOfReplacements } from '../kustomize/second-order.ts';
import { itemsAt } from '../manifests/objects.ts';
import { variablesIn } from '../variables.ts';
import { type FluxChart, readFluxChart } from './chart.ts';
import type { ObjectContext } from './cluster.ts';
import { addressOf } from './links.ts';
import { readFluxValues } from './values.ts';

/** What a release deploys in one environment. */
interface FluxReading {
  readonly reading: HelmReleaseReading;
  readonly git: FluxChart['git'];
  readonly environment: string;
  readonly secondOrder: readonly SecondOrder[];
  readonly inputs: ReadonlySet<string>;
}

/**
 * What a release of Flux deploys, in each of its environments where these differ, and where its chart lies in git.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readFluxRelease(
  id: string,
  tree: FilesOfTree,
  common: ObjectContext,
  reader: SecondOrderReader,
  settings: KindSettings,
): Promise<{ found: Finding[]; links: Link[] }> {
  const { object, graph } = common;
  const carrier = object.file.path;
  const groups = new Map<string, FluxReading[]>();
  for (const [name, environment] of graph.waysFrom(carrier)) {
    const files = tree.recorded();
    files.has(carrier);
    const used: ObjectContext['used'] = new Set();
    const context = { ...common, files, environment, used };
    const read = await readInEnvironment(context, settings);
    if (read === null) continue;
    for (const each of used) common.used.add(each);
    const key = JSON.stringify(read.reading.place);
    const secondOrder = await secondOrderOf(context, reader);
    groups.set(key, [...(groups.get(key) ?? []), { ...read, secondOrder, environment: name, inputs: files.asked }]);
  }
  const found = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const told = new Map(group.flatMap((each) => each.secondOrder.map((one) => [one.key, one])));
    const secondOrder = [...told.values()];
    return findingsOfRelease(first.reading, {
      kind: 'flux',
      id: groups.size === 1 ? id : `${id}@${first.environment}`,
      carrier,
      inputs: [...new Set(group.flatMap(({ inputs }) => [...inputs]))],
      variables: [...variablesOf(first.reading), ...variablesOfReplacements(secondOrder)],
      secondOrder,
    });
  });
  const [git] = [...groups.values()].flat().flatMap((each) => each.git ?? []);
  const place = found[0]?.place ?? object.value.place;
  const link = git && { ...addressOf(git.source), path: git.path, place, namesService: true, secondOrder: [] };
  return { found, links: link === undefined ? [] : [{ id: `${id}#chart`, ...link }] };
}

/** By precedence (DETECTION 2.3): literal images of post renderers > `values` > `valuesFrom` > `valuesFiles` > the chart. */
async function readInEnvironment(
  context: ObjectContext,
  settings: KindSettings,
): Promise<Pick<FluxReading, 'reading' | 'git'> | null> {
  const { files, object } = context;
  const of = await readFluxChart(context);
  const { chart, called, git, notices } = of;
  const values = await readFluxValues(context, of);
  const release = { chart, values, place: object.value.place };
  let reading = await readHelmRelease(files, release, settings);
  const isNamed = called.toLowerCase().includes('lightdash') || called.includes(settings.chart);
  if (reading === null && chart.kind === 'unknown' && isNamed) {
    const service = { kind: 'published', name: settings.chart, version: null, repository: null } as const;
    reading = await readHelmRelease(files, { ...release, chart: { ...service, problem: chart.problem } }, settings);
  }
  if (reading === null) return null;
  const images = renderersOf(object).flatMap((value) => imagesAt({ file: object.file, value }, 'images'));
  const changed = withImages(reading, images, renderedBy(release, settings), settings);
  return { reading: { ...changed, notices: [...changed.notices, ...notices] }, git };
}

function renderersOf({ file, value }: ObjectContext['object']) {
  return itemsAt({ file, value }, 'spec', 'postRenderers').flatMap((each) => file.at(each, ['kustomize']) ?? []);
}

/** What is done to the release, to what it refers to, and to what it renders. */
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

/** Names of variables that stand in what a version was to be read from. */
function variablesOf({ answer, further }: HelmReleaseReading): string[] {
  const answers = [answer, ...further.map(({ found }) => found.answer)];
  return answers.flatMap((each) => (each.status === 'problem' ? variablesIn(each.problem.found) : []));
}
