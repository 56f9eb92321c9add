import { ProblemError, problemAt, thrownProblem } from '../../../problems/problem.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { variablesIn } from '../../../syntax/template-variables.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { type Finding, type Link, unreadableFinding } from '../../finding.ts';
import { declaredUnder } from '../../image-answer.ts';
import { namesService } from '../../service-names.ts';
import { changeMain, findingsOfRelease, type ReleasePart } from '../helm/findings.ts';
import { type HelmRelease, readHelmRelease } from '../helm/release.ts';
import type { KindSettings } from '../kind.ts';
import type { KustomizationGraph } from '../kustomize/graph.ts';
import { namesThrough } from '../kustomize/kustomization.ts';
import { withImages } from '../kustomize/release-images.ts';
import { variablesOf } from '../kustomize/second-order.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import { findOne, type ObjectContext, type TreeContext } from './cluster.ts';
import { imagesOver, readUnderImages } from './images.ts';
import { type Reach, readLayers } from './layers.ts';
import { readReferences } from './references.ts';
import {
  type Environment,
  type Installation,
  type InstallationRead,
  isOfArgoCd,
  type Opened,
  type Tool,
} from './tool.ts';

/** An installation with its identity. */
export type Work = Installation & Omit<InstallationRead, 'isDeploying'>;

/** What an object is read with, before anything is read of it. */
export function contextOf(tree: TreeContext, object: KubernetesObject): ObjectContext {
  return { ...tree, object, environment: [], used: new Set(), possible: new Set() };
}

/** What a source installs. */
interface SourceRead {
  readonly found: readonly Finding[];
  readonly links: readonly Link[];
  /** The files of plain manifests that would also be deployed without the source. */
  readonly inside: readonly string[];
  /** Files that only may belong to it. */
  readonly possible: ReadonlySet<string>;
}

const NOTHING_INSTALLED: SourceRead = { found: [], links: [], inside: [], possible: new Set() };

/** Reads what a source installs, once for each environment that differs. */
export async function readSource(tree: TreeContext, work: Work, source: YamlValue): Promise<SourceRead> {
  const { tool, id, object, secondOrder: ownOrder } = work;
  const files = tree.files.recorded();
  const carrier = object.value.file.path;
  files.has(carrier);
  const own = identityOf(work);
  const ways = tree.graph.waysFrom(carrier);
  const environment = [...new Set([...ways.values()].flat())];
  const context = { ...contextOf(tree, object), files, environment };
  let read: Awaited<ReturnType<typeof readOnEachWay>>;
  try {
    read = await readOnEachWay(tree, context, ways, work, source);
  } catch (error) {
    const problem = thrownProblem(error);
    const finding = unreadableFinding(tool.kind, id, carrier, problem, [...files.asked]);
    const variables = variablesIn(problem.found);
    return { ...NOTHING_INSTALLED, found: [{ ...finding, ...own, secondOrder: ownOrder, variables }] };
  }
  if (read.plain !== null) {
    const whole = read.plain.map((each) => ({ ...each, ...own, secondOrder: [...each.secondOrder, ...ownOrder] }));
    return { ...NOTHING_INSTALLED, found: whole, inside: read.inside };
  }
  const { readings, git } = read;
  if (readings.length === 0) return NOTHING_INSTALLED;
  // The same again, with the objects that it refers to.
  const all = [object.name, work.set, ...[...context.used].map((each) => each.name)];
  const names = all.flatMap((each) => namesThrough(environment, each));
  const isByChart = readings.some(({ parts }) => parts[0]?.found.answer.status === 'chart');
  const around = await tree.reader.read(files, environment, { names, isByChart });
  const others = ownOrder.filter(({ key }) => !around.secondOrder.some((each) => each.key === key));
  const secondOrder = [...others, ...around.secondOrder];
  const setsMode = work.setsMode || around.setsMode;
  const inputs = [...new Set([...files.asked, ...context.possible])];
  const found = readings.flatMap(({ name, isOwn, parts }) => {
    const answers = parts.map((part) => part.found.answer);
    // The names in texts that should have given a version.
    const unknown = answers.flatMap((each) => (each.status === 'problem' ? variablesIn(each.problem.found) : []));
    const variables = [...unknown, ...variablesOf(secondOrder)];
    const at = readings.length === 1 && !isOwn ? id : `${id}@${name}`;
    const findings = findingsOfRelease(parts, { ...own, id: at, inputs, secondOrder, variables });
    return findings.map((each) => ({ ...each, declared: declaredUnder(setsMode, each.declared) }));
  });
  const place = found[0]?.place ?? object.value.place;
  const link = { id: `${id}#chart`, place, namesService: true, secondOrder: [] };
  const possible = new Set([...context.possible].filter((path) => !files.asked.has(path)));
  return { ...NOTHING_INSTALLED, found, links: git === undefined ? [] : [{ ...link, ...git }], possible };
}

/** What all findings of an object have in common. */
function identityOf({ tool, object: { value, name, namespace } }: Installation) {
  const ofArgoCd = { isRenderedByArgoCd: true, application: { name, namespace } };
  return { kind: tool.kind, carrier: value.file.path, ...(isOfArgoCd(tool) && ofArgoCd) };
}

/** A source as it reads in one environment. */
interface SourceReading {
  readonly name: string;
  /** Whether files are named after the environment. It is then on its own, so that one that begins to differ is told from the others. */
  readonly isOwn: boolean;
  readonly parts: readonly ReleasePart[];
}

/**
 * Reads a source on each way through kustomizations that leads to it.
 *
 * @returns the readings that differ and where the chart lies in git, or what plain manifests deploy
 * @throws ProblemError if a deciding part cannot be read
 */
async function readOnEachWay(
  tree: TreeContext,
  context: ObjectContext,
  ways: ReturnType<KustomizationGraph['waysFrom']>,
  work: Work,
  source: YamlValue,
) {
  const { tool, id, sources } = work;
  const { files, settings } = context;
  const readings = new Map<string, SourceReading>();
  let git: Opened['git'];
  const pending = [...ways].map(([name, way]) => ({ name, way, written: source }));
  // The environments of a source with a template are appended to the list during the loop.
  for (const { name, way, written } of pending) {
    const onWay = { ...context, environment: way };
    const opened = await tool.open(onWay, written, sources);
    if (opened === null) continue;
    const { chart, hidden = null, notices = [] } = opened;
    const images = imagesOver(opened.sources, tool.images);
    if (chart.kind === 'plain' || chart.kind === 'unknown') {
      const folder = chart.kind === 'plain' ? chart.path : null;
      const { found, inside } = await readUnderImages(
        tree.files,
        folder,
        { ...identityOf(work), id },
        images,
        settings,
      );
      if (chart.kind === 'plain' || found.length > 0) return { plain: found, inside, readings: [], git };
    }
    const layers = await readLayers(tool.layers, opened.sources, reachOf(onWay, opened));
    const release = { chart, values: hidden === null ? layers : [hidden, ...layers], place: opened.place };
    const read = await readNamed(files, release, opened.called, tool, settings);
    if (read.length === 0) continue;
    const isOwn = written !== source;
    const environments = isOwn || !isTemplated(read) ? [] : (tool.environments?.(context, source, sources) ?? []);
    if (environments.length > 0 && environments.length <= tree.environments.left) {
      tree.environments.left -= environments.length;
      const nameOf = (each: Environment) => (name === '' ? each.name : `${name}@${each.name}`);
      pending.push(...environments.map((each) => ({ name: nameOf(each), way, written: each.source })));
      continue;
    }
    git ??= opened.git;
    const changed = withImages(read, images, release, settings);
    const key = isOwn ? name : JSON.stringify(changed[0]?.found.place);
    const parts = changeMain(changed, (main) => ({ ...main, notices: [...main.notices, ...notices] }));
    if (!readings.has(key)) readings.set(key, { name, isOwn, parts });
  }
  return { plain: null, inside: [], readings: [...readings.values()], git };
}

/** Whether a template decides what is installed. */
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

/** Like `readHelmRelease`. A chart that is not known is the service's if it is called after that. For Argo CD, the object is. */
async function readNamed(files: Files, release: HelmRelease, called: string, tool: Tool, settings: KindSettings) {
  const parts = await readHelmRelease(files, release, settings);
  const { chart } = release;
  if (parts.length > 0 || chart.kind !== 'unknown' || !namesService(called, settings)) return parts;
  const { problem } = chart;
  if (isOfArgoCd(tool)) throw new ProblemError(problem);
  const service = { kind: 'published', name: settings.chart, version: null, repository: null, problem } as const;
  return readHelmRelease(files, { ...release, chart: service }, settings);
}
