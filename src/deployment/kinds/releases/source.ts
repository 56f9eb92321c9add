import type { PlacedText } from '../../../problems/place.ts';
import { orProblem, ProblemError, problemAt } from '../../../problems/problem.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { variablesIn } from '../../../syntax/template-variables.ts';
import { allAt, type YamlValue } from '../../../syntax/yaml.ts';
import { type Finding, type Link, unreadableFinding, withChoices } from '../../finding.ts';
import { declaredUnder } from '../../image-answer.ts';
import { namesService } from '../../service-names.ts';
import { changeMain, findingsOfRelease, type ReleasePart } from '../helm/findings.ts';
import { type HelmRelease, readHelmRelease } from '../helm/release.ts';
import type { KindSettings } from '../kind.ts';
import { factsOf } from '../kinds.ts';
import { findingsOfImages } from '../kustomize/findings.ts';
import type { KustomizationGraph } from '../kustomize/graph.ts';
import {
  type ImageOverride,
  imagesAt,
  kustomizationsIn,
  namesThrough,
  placesOf,
  textsAt,
} from '../kustomize/kustomization.ts';
import { findingsOfKustomization } from '../kustomize/reader.ts';
import { overridesService, withImages } from '../kustomize/release-images.ts';
import { variablesOf } from '../kustomize/second-order.ts';
import { placedImage } from '../manifests/image.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import { findOne, type ObjectContext, type TreeContext } from './cluster.ts';
import { type Reach, readLayers, replacedTags } from './layers.ts';
import { readReferences } from './references.ts';
import type { Environment, Installation, InstallationRead, Opened, Tool } from './tool.ts';

/** An installation with its identity. */
export type Work = Installation & Omit<InstallationRead, 'isDeploying'>;

/** What a source deploys, and what that says of files and links. */
export interface SourceRead {
  readonly found: readonly Finding[];
  readonly links: readonly Link[];
  /** Files of plain manifests, which would also be deployed without the source. */
  readonly inside: readonly string[];
  /** Files that only may belong to it. */
  readonly possible: ReadonlySet<string>;
}

const NOTHING_FOUND: SourceRead = { found: [], links: [], inside: [], possible: new Set() };

interface EnvironmentRead {
  readonly name: string;
  /** The templates that choose the environment; null if it has none. */
  readonly choice: string | null;
  readonly parts: readonly ReleasePart[];
}

/** Reads what a source installs, once for each environment that differs. */
export async function readSource(tree: TreeContext, work: Work, source: YamlValue): Promise<SourceRead> {
  const { tool, id, object, secondOrder } = work;
  const carrier = object.value.file.path;
  const files = tree.files.recorded();
  files.relyOn(carrier);
  const ways = tree.graph.waysFrom(carrier);
  const environment = [...new Set([...ways.values()].flat())];
  const context = { ...contextOf(tree, object), files, environment };
  const read = await orProblem(() => readEnvironments(tree, context, work, source, ways));
  if ('code' in read) {
    const finding = unreadableFinding(tool.kind, id, carrier, read, [...files.asked]);
    const variables = variablesIn(read.found);
    return { ...NOTHING_FOUND, found: [{ ...finding, ...ownOf(work), secondOrder, variables }] };
  }
  if ('found' in read) return { ...NOTHING_FOUND, ...read };
  const { environments, git } = read;
  if (environments.length === 0) return NOTHING_FOUND;
  const inputs = [...new Set([...files.asked, ...context.possible])];
  const found = withChoices(await findingsOf(environments, context, work, inputs, source));
  const place = found[0]?.place ?? object.value.place;
  const link = { id: `${id}#chart`, place, namesService: true, secondOrder: [] };
  const possible = new Set([...context.possible].filter((path) => !files.asked.has(path)));
  return { ...NOTHING_FOUND, found, links: git === undefined ? [] : [{ ...link, ...git }], possible };
}

/** The context to read an object in. */
export function contextOf(tree: TreeContext, object: KubernetesObject): ObjectContext {
  return { ...tree, object, environment: [], used: new Set(), possible: new Set() };
}

/** Whether Argo CD deploys what an object installs. */
export function isOfArgoCd({ kind }: Tool): boolean {
  return factsOf(kind).applies === 'sync';
}

function ownOf({ tool, object: { value, name, namespace } }: Work) {
  const ofArgoCd = { isRenderedByArgoCd: true, application: { name, namespace } };
  return { kind: tool.kind, carrier: value.file.path, ...(isOfArgoCd(tool) && ofArgoCd) };
}

/**
 * The environments of a source that differ in what is installed; or what its plain manifests deploy.
 *
 * @throws ProblemError if a source or a reference in it cannot be read
 */
async function readEnvironments(
  tree: TreeContext,
  context: ObjectContext,
  work: Work,
  source: YamlValue,
  ways: ReturnType<KustomizationGraph['waysFrom']>,
): Promise<
  | Pick<SourceRead, 'found' | 'inside'>
  | { readonly environments: readonly EnvironmentRead[]; readonly git: Opened['git'] }
> {
  const { tool } = work;
  const { files, settings } = context;
  const environments = new Map<string, EnvironmentRead>();
  let git: Opened['git'];
  const pending = [...ways].map(([name, way]) => ({ name, way, written: source, choice: null as string | null }));
  // The environments of a source with a template are appended to the list during the loop.
  for (const { name, way, written, choice } of pending) {
    const opened = await tool.open({ ...context, environment: way }, written, work.sources);
    if (opened === null) continue;
    const { chart, hidden = null, notices = [] } = opened;
    const [images = [], ...below] = imagesOver(opened.sources, tool.images);
    const overruled = [...replacedTags(tool.layers, opened.sources), ...below.flat().flatMap(placesOf)];
    const withOverruled = <T extends Pick<Finding, 'understood'>>(each: T): T => ({
      ...each,
      understood: [...each.understood, ...overruled],
    });
    const { found, inside } = await readManifests(tree, work, chart, images, settings);
    if (chart.kind === 'plain' || found.length > 0) return { found: found.map(withOverruled), inside };
    const reach = reachOf({ ...context, environment: way }, opened);
    const values = [...(hidden === null ? [] : [hidden]), ...(await readLayers(tool.layers, opened.sources, reach))];
    const release = { chart, values, place: opened.place, called: work.object.name };
    const read = await readNamed(files, release, opened.called, settings);
    if (read.length === 0) continue;
    const isTemplate = written === source && isTemplated(read);
    const named = isTemplate ? (tool.environments?.(context, source, work.sources) ?? []) : [];
    if (named.length > 0 && named.length <= tree.environments.left) {
      tree.environments.left -= named.length;
      const nameOf = (each: Environment) => (name === '' ? each.name : `${name}@${each.name}`);
      const ofEach = (each: Environment) => ({ name: nameOf(each), way, written: each.source, choice: each.choice });
      pending.push(...named.map(ofEach));
      continue;
    }
    git ??= opened.git;
    const changed = withImages(read, images, release, settings);
    // Environments that files are named after are each on their own, so that one that begins to differ is told from the others.
    const key = choice !== null ? name : JSON.stringify(changed[0]?.found.place);
    const parts = changeMain(changed, (main) => withOverruled({ ...main, notices: [...main.notices, ...notices] }));
    if (!environments.has(key)) environments.set(key, { name, choice, parts });
  }
  return { environments: [...environments.values()], git };
}

/**
 * What a source deploys that installs no known chart, and the files that it alone would be read from: plain manifests under
 * literal images, or only these over what nobody sees.
 */
async function readManifests(
  { files }: TreeContext,
  work: Work,
  chart: Opened['chart'],
  images: readonly ImageOverride[],
  settings: KindSettings,
): Promise<Pick<SourceRead, 'found' | 'inside'>> {
  if (chart.kind !== 'plain' && chart.kind !== 'unknown') return NOTHING_FOUND;
  const folder = chart.kind === 'plain' ? chart.path : null;
  const own = ownOf(work);
  const owner = { kind: own.kind, id: work.id, carrier: own.carrier };
  const isInside = (path: string) => files.has(path) && path.startsWith(folder === '' ? '' : `${folder}/`);
  const isOurs = images.some((each) => overridesService(each, settings));
  const isSeen = folder !== null && isOurs && files.paths.some(isInside);
  const read = isSeen
    ? await findingsOfKustomization(files, folder, owner, images, settings)
    : findingsOfImages(images, owner, settings);
  // Plain manifests would also be deployed without these images. A kustomization is left to `builds`.
  const isPlain = isSeen && kustomizationsIn(files, folder).length === 0;
  const inside = isPlain ? read.flatMap(({ inputs }) => inputs.filter(isInside)) : [];
  const secondOrderOf = ({ secondOrder }: Finding) => [...secondOrder, ...work.secondOrder];
  return { found: read.map((each) => ({ ...each, ...own, secondOrder: secondOrderOf(each) })), inside };
}

/** The findings of each environment, with what the kustomizations around the object and around all that it refers to do. */
async function findingsOf(
  environments: readonly EnvironmentRead[],
  { files, reader, environment, used }: ObjectContext,
  work: Work,
  inputs: readonly string[],
  source: YamlValue,
): Promise<Finding[]> {
  const { id, object, tool } = work;
  // A kustomization may give the object another name.
  const isRenamed = namesThrough(environment, object.name).length > 1;
  const release = tool.release?.(object, source) ?? (isRenamed ? '' : object.name);
  const names = [object.name, work.set, ...[...used].map((each) => each.name)].flatMap((each) =>
    namesThrough(environment, each),
  );
  const isByChart = environments.some(({ parts }) => parts[0]?.found.answer.status === 'chart');
  const around = await reader.read(files, environment, { names, isByChart });
  const others = work.secondOrder.filter(({ key }) => !around.secondOrder.some((each) => each.key === key));
  const secondOrder = [...others, ...around.secondOrder];
  const setsMode = work.setsMode || around.setsMode;
  return environments.flatMap(({ name, choice, parts }) => {
    const answers = parts.map((part) => part.found.answer);
    // The names in texts that should have given a version.
    const unknown = answers.flatMap((each) => (each.status === 'problem' ? variablesIn(each.problem.found) : []));
    const chosen =
      choice === null ? [] : [{ key: `${id}#environment`, text: choice, place: object.value.place, isChoice: true }];
    const findings = findingsOfRelease(parts, {
      ...ownOf(work),
      release,
      id: environments.length === 1 && choice === null ? id : `${id}@${name}`,
      inputs,
      secondOrder: [...secondOrder, ...chosen],
      variables: [...unknown, ...variablesOf(secondOrder)],
    });
    return findings.map((each) => ({ ...each, declared: declaredUnder(setsMode, each.declared) }));
  });
}

function isTemplated([main]: readonly ReleasePart[]): boolean {
  return main?.found.answer.status === 'problem' && main.found.answer.problem.code === 'unresolved-template';
}

function reachOf(context: ObjectContext, { file, text, place }: Opened): Reach {
  const { group, namespace, name } = context.object;
  return {
    ...(file && { file }),
    ...(text && { text }),
    reference: (item) => readReferences(context, item),
    async twin(kind) {
      const found = await findOne(context, { group, kind, namespace, name });
      if (found === 'several') throw new ProblemError(problemAt('external-values', place, `several objects ${kind}`));
      if (found === 'missing') return null;
      return found.value.at(['spec']);
    },
  };
}

/** Like `readHelmRelease`. A chart that is not known is the service's if it is called after that. */
async function readNamed(files: Files, release: HelmRelease, called: string, settings: KindSettings) {
  const parts = await readHelmRelease(files, release, settings);
  const { chart } = release;
  if (parts.length > 0 || chart.kind !== 'unknown' || !namesService(called, settings)) return parts;
  const { problem } = chart;
  const service = { kind: 'published', name: settings.chart, version: null, repository: null, problem } as const;
  return readHelmRelease(files, { ...release, chart: service }, settings);
}

/** The literal images at a path of each source that has some, of which the first counts: mappings, or texts such as `name=newName:newTag`. */
function imagesOver(sources: readonly YamlValue[], path: string | undefined): ImageOverride[][] {
  if (path === undefined) return [];
  const imagesOf = (list: YamlValue) => [...textsAt(list).map(overrideOf), ...imagesAt(list)];
  return sources.map((source) => allAt([source], path).flatMap(imagesOf)).filter(({ length }) => length > 0);
}

function overrideOf({ text, place }: PlacedText): ImageOverride {
  const equals = text.indexOf('=');
  const { name, tag: newTag, digest } = placedImage(text.slice(equals + 1), place);
  const of = equals === -1 ? name.text : text.slice(0, equals);
  return { name: of, newName: equals === -1 ? null : name, newTag, digest, place };
}
