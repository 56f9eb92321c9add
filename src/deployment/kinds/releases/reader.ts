import { ProblemError, problemAt, thrownProblem } from '../../../problems/problem.ts';
import { folderOf, fromRoot } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { variablesIn } from '../../../syntax/template-variables.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { allAt } from '../../../syntax/yaml-search.ts';
import { type Finding, type Link, NOTHING_READ, unreadableFinding, withChoices } from '../../finding.ts';
import { declaredUnder } from '../../image-answer.ts';
import { namesService } from '../../service-names.ts';
import { changeMain, findingsOfRelease, type ReleasePart } from '../helm/findings.ts';
import { type HelmRelease, readHelmRelease } from '../helm/release.ts';
import type { FilesOfTree, KindReader, KindSettings } from '../kind.ts';
import { factsOf } from '../kinds.ts';
import { isKustomizationFile } from '../kustomize/facts.ts';
import { KustomizationGraph } from '../kustomize/graph.ts';
import { namesThrough } from '../kustomize/kustomization.ts';
import { withImages } from '../kustomize/release-images.ts';
import { SecondOrderReader, variablesOf } from '../kustomize/second-order.ts';
import { isOfAnotherKind, type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import { uniqueIds, withUniqueIds } from '../manifests/reader.ts';
import { Cluster, findOne, type ObjectContext, type TreeContext } from './cluster.ts';
import { imagesOver, readUnderImages } from './images.ts';
import { concernTest, installationsIn } from './installations.ts';
import { type Reach, readLayers } from './layers.ts';
import { readReferences } from './references.ts';
import {
  asSecondOrder,
  type Environment,
  type Installation,
  type InstallationRead,
  type Opened,
  secondOrderOf,
  type Tool,
} from './tool.ts';

/** Sources are read once more for so many environments of one tree. */
const MOST_ENVIRONMENTS = 2_000;

/** An installation with its identity. */
type Work = Installation & Omit<InstallationRead, 'isDeploying'>;

/** The reader of a kind whose objects install releases, from its rows. */
export function readerOf(...tools: readonly Tool[]): KindReader {
  return {
    async read(files, candidates, settings) {
      const cluster = new Cluster(files, settings);
      const installations = candidates.length === 0 ? [] : await installationsIn(tools, files, cluster, settings);
      if (installations.length === 0) return NOTHING_READ;
      const graph = await KustomizationGraph.of(files, settings);
      const tree = {
        files,
        cluster,
        graph,
        reader: new SecondOrderReader(),
        settings,
        environments: { left: MOST_ENVIRONMENTS },
      };
      const { names, mayConcern } = await concernTest(files, candidates);
      const ids = uniqueIds(installations.map(idOf));
      const [found, links]: [Finding[], Link[]] = [[], []];
      const [own, inside] = [new Set<string>(), new Set<string>()];
      for (const [index, installation] of installations.entries()) {
        const { tool, object } = installation;
        const id = ids[index] ?? '';
        const work = await workOf(tree, installation, id);
        if (mayConcern(object)) {
          for (const source of work.sources) {
            const read = await readSource(tree, work, source);
            found.push(...read.found);
            links.push(...read.links);
            for (const path of read.inside) inside.add(path);
            // A file that only may belong to it is left to other kinds.
            for (const path of read.found.flatMap(({ inputs }) => inputs)) if (!read.possible.has(path)) own.add(path);
          }
          own.add(object.value.file.path);
        }
        const isDeploying = found.some(({ unit }) => unit === id);
        links.push(...((await tool.links?.({ ...work, isDeploying }, contextOf(tree, object), names)) ?? []));
      }
      const unique = withUniqueIds(found);
      return {
        found: unique,
        claimed: [...new Set([...(await withoutOthers(files, own)), ...inside])],
        objectIds: [...new Set([...ids, ...unique.map(({ id }) => id)])],
        links,
      };
    },
  };
}

function contextOf(tree: TreeContext, object: KubernetesObject): ObjectContext {
  return { ...tree, object, environment: [], used: new Set(), possible: new Set() };
}

/** In Argo CD, a name is unique in a file without its namespace. */
function idOf({ tool, object: { value, kind, namespace, name } }: Installation): string {
  const prefix = tool.object === 'Kustomization' ? `${kind}/` : '';
  return `${tool.kind}:${value.file.path}#${prefix}${isOfArgoCd(tool) ? '' : `${namespace}/`}${name}`;
}

function isOfArgoCd({ kind }: Tool): boolean {
  return factsOf(kind).applies === 'sync';
}

/** An installation with what it, its set and the kustomizations around it do that is not evaluated. */
async function workOf({ files, reader, graph }: TreeContext, installation: Installation, id: string): Promise<Work> {
  const { tool, object, set, unread } = installation;
  const { patches } = tool;
  const path = tool.sources.find((each) => allAt([object.value], each).length > 0);
  const sources = path === undefined ? [] : allAt([object.value], path);
  const around = tool.links === undefined ? [] : graph.around(object.value.file.path);
  const names = [object.name, set].flatMap((name) => namesThrough(around, name));
  const ownOrder = [
    ...secondOrderOf(tool.notEvaluated, id, [...sources, object.value]),
    ...asSecondOrder(`${id}#set`, unread),
  ];
  const read = [await reader.read(files, around, { names })];
  if (patches !== undefined) {
    for (const source of sources) {
      const folder = fromRoot(source.writtenAt('path')?.text ?? folderOf(source.file.path)) ?? '';
      const layers = allAt([source], patches).map((value) => ({ value, folder, key: `${id}#${patches}` }));
      read.push(await reader.read(files, layers, null));
    }
  }
  const setsMode = read.some((each) => each.setsMode);
  return {
    ...installation,
    id,
    sources,
    secondOrder: [...ownOrder, ...read.flatMap(({ secondOrder }) => secondOrder)],
    setsMode,
  };
}

/**
 * Reads what a source installs, once for each environment that differs. The files `inside` are those of plain manifests that would
 * also be deployed without it, and the `possible` ones only may belong to it.
 */
async function readSource(tree: TreeContext, work: Work, source: YamlValue) {
  const { tool, id, object, secondOrder: ownOrder } = work;
  const { graph, reader, settings } = tree;
  const files = tree.files.recorded();
  const carrier = object.value.file.path;
  files.has(carrier);
  const { name: application, namespace } = object;
  const ofArgoCd = { isRenderedByArgoCd: true, application: { name: application, namespace } };
  const own = { kind: tool.kind, carrier, ...(isOfArgoCd(tool) && ofArgoCd) };
  const nothing = { links: [] as Link[], inside: [] as readonly string[], possible: new Set<string>() };
  const ways = graph.waysFrom(carrier);
  const environment = [...new Set([...ways.values()].flat())];
  const context = { ...contextOf(tree, object), files, environment };
  const readings = new Map<
    string,
    { readonly name: string; readonly choice: string | null; readonly parts: readonly ReleasePart[] }
  >();
  let git: Opened['git'];
  try {
    const pending = [...ways].map(([name, way]) => ({ name, way, written: source, choice: null as string | null }));
    // The environments of a source with a template are appended to the list during the loop.
    for (const { name, way, written, choice } of pending) {
      const opened = await tool.open({ ...context, environment: way }, written, work.sources);
      if (opened === null) continue;
      const { chart, hidden = null, notices = [] } = opened;
      const images = imagesOver(opened.sources, tool.images);
      if (chart.kind === 'plain' || chart.kind === 'unknown') {
        const folder = chart.kind === 'plain' ? chart.path : null;
        const { found, inside } = await readUnderImages(tree.files, folder, { ...own, id }, images, settings);
        const whole = found.map((each) => ({ ...each, ...own, secondOrder: [...each.secondOrder, ...ownOrder] }));
        if (chart.kind === 'plain' || found.length > 0) return { ...nothing, found: whole, inside };
      }
      const reach = reachOf({ ...context, environment: way }, opened);
      const values = [...(hidden === null ? [] : [hidden]), ...(await readLayers(tool.layers, opened.sources, reach))];
      const release = { chart, values, place: opened.place };
      const read = await readNamed(files, release, opened.called, tool, settings);
      if (read.length === 0) continue;
      const isWhole = written !== source || !isTemplated(read);
      const environments = isWhole ? [] : (tool.environments?.(context, source, work.sources) ?? []);
      if (environments.length > 0 && environments.length <= tree.environments.left) {
        tree.environments.left -= environments.length;
        const nameOf = (each: Environment) => (name === '' ? each.name : `${name}@${each.name}`);
        const ofEach = (each: Environment) => ({ name: nameOf(each), way, written: each.source, choice: each.choice });
        pending.push(...environments.map(ofEach));
        continue;
      }
      git ??= opened.git;
      const changed = withImages(read, images, release, settings);
      // Environments that files are named after are each on their own, so that one that begins to differ is told from the others.
      const key = choice !== null ? name : JSON.stringify(changed[0]?.found.place);
      const parts = changeMain(changed, (main) => ({ ...main, notices: [...main.notices, ...notices] }));
      if (!readings.has(key)) readings.set(key, { name, choice, parts });
    }
  } catch (error) {
    const problem = thrownProblem(error);
    const finding = unreadableFinding(tool.kind, id, carrier, problem, [...files.asked]);
    const variables = variablesIn(problem.found);
    return { ...nothing, found: [{ ...finding, ...own, secondOrder: ownOrder, variables }] };
  }
  if (readings.size === 0) return { ...nothing, found: [] };
  // The same again, with the objects that it refers to.
  const all = [object.name, work.set, ...[...context.used].map((each) => each.name)];
  const names = all.flatMap((each) => namesThrough(environment, each));
  const isByChart = [...readings.values()].some(({ parts }) => parts[0]?.found.answer.status === 'chart');
  const around = await reader.read(files, environment, { names, isByChart });
  const others = ownOrder.filter(({ key }) => !around.secondOrder.some((each) => each.key === key));
  const secondOrder = [...others, ...around.secondOrder];
  const setsMode = work.setsMode || around.setsMode;
  const inputs = [...new Set([...files.asked, ...context.possible])];
  const found = [...readings.values()].flatMap(({ name, choice, parts }) => {
    const answers = parts.map((part) => part.found.answer);
    // The names in texts that should have given a version.
    const unknown = answers.flatMap((each) => (each.status === 'problem' ? variablesIn(each.problem.found) : []));
    const variables = [...unknown, ...variablesOf(secondOrder)];
    const at = readings.size === 1 && choice === null ? id : `${id}@${name}`;
    const chosen =
      choice === null ? [] : [{ key: `${id}#environment`, text: choice, place: object.value.place, isChoice: true }];
    const findings = findingsOfRelease(parts, {
      ...own,
      id: at,
      inputs,
      secondOrder: [...secondOrder, ...chosen],
      variables,
    });
    return findings.map((each) => ({ ...each, declared: declaredUnder(setsMode, each.declared) }));
  });
  const environments = withChoices(found);
  const place = found[0]?.place ?? object.value.place;
  const link = { id: `${id}#chart`, place, namesService: true, secondOrder: [] };
  const possible = new Set([...context.possible].filter((path) => !files.asked.has(path)));
  return { ...nothing, found: environments, links: git === undefined ? [] : [{ ...link, ...git }], possible };
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

/** Of some paths those of files that hold nothing for other kinds. */
async function withoutOthers(files: FilesOfTree, paths: ReadonlySet<string>): Promise<string[]> {
  const own: string[] = [];
  for (const path of paths) {
    if (!/\.(?:ya?ml|json|lock)$/.test(path) || isKustomizationFile(path)) continue;
    const file = await nullIfUnreadable(files.yaml(path));
    if (file !== null && objectsIn(file).every(isOfAnotherKind)) own.push(path);
  }
  return own;
}
