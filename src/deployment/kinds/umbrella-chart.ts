import type { Finding } from '../finding.ts';
import { ProblemError } from '../problem.ts';
import { folderOf, inFolder } from '../repository-paths.ts';
import { nullIfUnreadable } from '../source/source-files.ts';
import { mayBeRenderedByArgoCd } from './helm/argo-cd.ts';
import { dependenciesOf, readLocalChart, sourceFolderOf } from './helm/chart-files.ts';
import type { ReleasePart } from './helm/findings.ts';
import { type PossibleLayer, withPossibleLayers } from './helm/possible-layers.ts';
import { partsOfRelease } from './helm/release.ts';
import type { ReleaseValues } from './helm/values.ts';
import {
  chartFolderAbove,
  chartFolders,
  idOfValues,
  idsOfImages,
  isNamedAfterEnvironment,
  mayHaveValueAt,
  overlayPaths,
  VALUES_KIND,
} from './helm/values-files.ts';
import type { FilesOfTree, KindReader, KindSettings } from './kind.ts';

const KIND = 'umbrella-chart';

/** What belongs to a chart itself. */
const OWN_FILES = ['Chart.yaml', 'Chart.lock', 'values.yaml'];

/** Charts that depend on charts in the repository which depend on the service's; nobody nests them deeper. */
const MOST_LEVELS = 3;

/** A chart in the repository that no release in it refers to. */
interface OwnChart {
  readonly folder: string;
  /** Keys of the dependencies that lead to the service's chart; none where the chart's own templates may run the service. */
  readonly keys: readonly string[];
}

/**
 * Charts in the repository, one deployment a file of values: those that depend on the service's chart, whose values stand under its
 * name or alias, those whose own templates run the service, and forks of the service's chart.
 */
export const umbrellaChart: KindReader = {
  async read(files, candidates, settings, claimed) {
    const found: Finding[] = [];
    const isClaimed = (folder: string) => OWN_FILES.some((name) => claimed.has(inFolder(folder, name)));
    const own: string[] = [];
    const seen = new Set<string>();
    const nested = chartFolders(files).size === 0 ? [] : await nestedCharts(files);
    for (const chart of await chartsIn(files, nested, candidates, { settings, isClaimed }, seen)) {
      const { folder, keys } = chart;
      const base = await readEnvironment(files, chart, null, settings);
      const isUmbrella = keys.length > 0;
      if (!isUmbrella) await addImages(files, inFolder(folder, 'values.yaml'), seen);
      if (!isUmbrella && base.parts.length === 0) continue;
      const local = await nullIfUnreadable(readLocalChart(files, folder));
      const isFork = !isUmbrella && (local === null || local.name === settings.chart);
      const overlays = await overlaysOf(files, chart, base, isFork ? candidates : []);
      const environments = [base];
      for (const overlay of overlays) environments.push(await readEnvironment(files, chart, overlay, settings));
      // The defaults of the service's own chart deploy nothing, unless they pin what they install.
      const isPart = chartAround(files, folder) !== null || nested.some(({ source }) => source === folder);
      const isIdle = isFork && (isPart || base.parts[0]?.setsTag !== true);
      found.push(...deployedOf(environments, isIdle));
      own.push(...OWN_FILES.map((name) => inFolder(folder, name)), ...overlays);
      // An overlay that deploys nothing any more, or has lost its tag, is still there; values below all overlays are no deployment of their own.
      for (const { findings } of environments.slice(1)) for (const { id } of findings) seen.add(id);
      if (isUmbrella)
        for (const path of overlayPaths(files, folder))
          for (const { steps } of base.parts) seen.add(idOfUmbrella(path, steps));
      if (!isUmbrella) for (const overlay of overlays) await addImages(files, overlay, seen);
    }
    for (const { id } of found) seen.add(id);
    return { found, claimed: own, seen: [...seen], links: [] };
  },
};

function idOfUmbrella(path: string, steps: readonly string[]): string {
  return `${KIND}:${path}#${steps.join('.')}`;
}

async function addImages(files: FilesOfTree, path: string, seen: Set<string>): Promise<void> {
  for (const id of await idsOfImages(files, path)) seen.add(id);
}

/** A chart whose source lies in the repository, as another one there depends on it. */
interface Nested {
  /** Of the one that depends on it. */
  readonly folder: string;
  readonly key: string;
  readonly source: string;
}

async function nestedCharts(files: FilesOfTree): Promise<Nested[]> {
  const all = [...chartFolders(files)];
  const lists = all.map((folder) => inFolder(folder, 'Chart.yaml'));
  const linked = (await files.containing('file://', lists)).map(folderOf);
  const above = all.flatMap((folder) => chartAround(files, folder) ?? []);
  const nested: Nested[] = [];
  for (const folder of new Set([...linked, ...above])) {
    for (const dependency of await dependenciesOf(files, folder)) {
      const source = sourceFolderOf(files, folder, dependency);
      if (source !== null) nested.push({ folder, key: dependency.key, source });
    }
  }
  return nested;
}

/** The folder of the chart in whose `charts` folder another one lies; null where there is none. */
function chartAround(files: FilesOfTree, folder: string): string | null {
  const around = /^(?:(.*)\/)?charts\/[^/]+$/.exec(folder);
  const above = around?.[1] ?? '';
  return around !== null && files.has(inFolder(above, 'Chart.yaml')) ? above : null;
}

/** @param seen takes the dependencies on other charts */
async function chartsIn(
  files: FilesOfTree,
  nested: readonly Nested[],
  candidates: readonly string[],
  { settings, isClaimed }: { readonly settings: KindSettings; readonly isClaimed: (folder: string) => boolean },
  seen: Set<string>,
): Promise<OwnChart[]> {
  const templates = files.paths.filter((path) => /(?:^|\/)templates\/[^/]+$/.test(path));
  const naming = [...candidates, ...(await files.containing('lightdash', templates))];
  const named = new Set(naming.flatMap((path) => chartFolderAbove(files, path) ?? []));
  const charts = new Map<string, Set<string>>();
  for (const folder of named) {
    // Another kind has spoken for it.
    if (isClaimed(folder)) continue;
    const dependencies = await dependenciesOf(files, folder);
    const keys = dependencies.filter(({ name }) => name === settings.chart).map(({ key }) => key);
    charts.set(folder, new Set(keys));
    for (const { key } of dependencies)
      if (!keys.includes(key)) seen.add(`${KIND}:${inFolder(folder, 'Chart.yaml')}#${key}`);
  }
  // A chart may depend on an umbrella chart without a word of the service.
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    for (const { folder, key, source } of nested) {
      if ((charts.get(source)?.size ?? 0) > 0) charts.set(folder, (charts.get(folder) ?? new Set()).add(key));
    }
  }
  return [...charts].map(([folder, keys]) => ({ folder, keys: [...keys] }));
}

/** The files of values that speak of what a chart deploys, one an environment. */
async function overlaysOf(
  files: FilesOfTree,
  { folder, keys }: OwnChart,
  { parts }: OverlayReading,
  ofFork: readonly string[],
): Promise<string[]> {
  const overlays = new Set<string>();
  const possible = overlayPaths(files, folder);
  const ways = [...keys.map((key) => [key]), ...parts.map(({ way }) => way)];
  for (const way of ways.filter(([key = '']) => key !== '')) {
    for (const path of await files.containing(way[0] ?? '', possible)) {
      if (await mayHaveValueAt(files, path, way)) overlays.add(path);
    }
  }
  const isInside = (path: string) => keys.length === 0 && chartFolderAbove(files, path) === folder;
  for (const path of possible.filter((each) => isInside(each) && !overlays.has(each))) {
    const isLikely = isNamedAfterEnvironment(path) || ofFork.includes(path);
    if (isLikely && (await mayHaveValueAt(files, path, []))) overlays.add(path);
  }
  return [...overlays].sort();
}

/** The release of a chart as it is with one overlay, or with none. */
interface OverlayReading {
  readonly overlay: string | null;
  readonly parts: readonly ReleasePart[];
  /** In the order of the parts. */
  readonly findings: readonly Finding[];
  /** For each part, what the overlay itself says; null for none, and for one that cannot be read. */
  readonly layers: readonly OwnLayer[];
}

interface OwnLayer extends PossibleLayer {
  /** Whether it says nothing of the part at all. */
  readonly isSilent: boolean;
  /** Whether it says which image it is, or whether it is installed. */
  readonly saysImage: boolean;
}

async function readEnvironment(
  files: FilesOfTree,
  { folder, keys }: OwnChart,
  overlay: string | null,
  settings: KindSettings,
): Promise<OverlayReading> {
  const recorded = files.recorded();
  const values: ReleaseValues[] = [];
  try {
    const file = overlay === null ? null : await recorded.yaml(overlay);
    if (file !== null) values.push({ kind: 'layer', layer: { file, root: file.root } });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    values.push({ kind: 'unseen', problem: error.problem });
  }
  const [file] = values.flatMap((each) => (each.kind === 'layer' ? [each.layer.file] : []));
  const [path, own] = [inFolder(folder, 'Chart.yaml'), inFolder(folder, 'values.yaml')];
  const chart = { kind: 'folder' as const, path: folder };
  const release = { chart, values, place: { file: path, line: 1, column: 1 } };
  const isUmbrella = keys.length > 0;
  const all = await partsOfRelease(recorded, release, settings, !isUmbrella);
  // What a dependency on another chart brings is that one's own.
  const dependencies = isUmbrella ? [] : await dependenciesOf(files, folder);
  const parts = all.filter(({ steps }) => !dependencies.some(({ key }) => key === steps[0]));
  const at = overlay ?? (files.has(own) ? own : path);
  const idOf = ({ steps, isInstance }: ReleasePart) =>
    isUmbrella ? idOfUmbrella(overlay ?? path, steps) : idOfValues(at, isInstance ? [...steps, 'image'] : steps);
  const [main] = parts;
  const common = {
    kind: isUmbrella ? KIND : VALUES_KIND,
    carrier: isUmbrella ? path : at,
    isRenderedByArgoCd: await mayBeRenderedByArgoCd(files, [path, at], settings),
    inputs: [...recorded.asked],
    variables: [],
  };
  return {
    overlay,
    parts,
    findings: parts.map((part) => {
      const unit = idOf(part.isInstance || main === undefined ? part : main);
      return { secondOrder: [], ...part.found, ...common, id: idOf(part), unit };
    }),
    layers: parts.map(({ steps }) => {
      const root = file?.at(file.root, steps) ?? null;
      const says = (key: string) => file !== undefined && file.at(root, [key]) !== null;
      const layer = file === undefined || root === null ? null : { file, root };
      return {
        path: at,
        layer,
        isSilent: file !== undefined && root === null,
        saysImage: says('image') || says('enabled'),
      };
    }),
  };
}

/**
 * What is deployed of a chart: what only adds to an environment is used together with one that pins the tag, which is not written in the
 * repository; and where each environment pins its tag, the values below all of them deploy nothing by themselves, unless they pin one too.
 *
 * @param isIdle whether the values below all others deploy nothing at all
 */
function deployedOf(environments: readonly OverlayReading[], isIdle: boolean): Finding[] {
  const ways = new Set(environments.flatMap(({ parts }) => parts.map(pathOf)));
  return [...ways].flatMap((way) => {
    const all = environments.flatMap(({ overlay, parts, findings, layers }) => {
      const index = parts.findIndex((part) => pathOf(part) === way);
      const [part, finding, layer] = [parts[index], findings[index], layers[index]];
      if (part === undefined || finding === undefined || layer === undefined) return [];
      // What cannot be read may pin anything.
      const pins = part.setsTag || (layer.layer === null && !layer.isSilent);
      return [{ overlay, part, finding, layer, pins }];
    });
    const overlaid = all.filter(({ overlay, part, layer }) => overlay !== null && !(part.isInstance && layer.isSilent));
    const isPinned = overlaid.some(({ pins }) => pins);
    const deployed = overlaid.filter(({ pins, layer }) => !isPinned || pins || layer.saysImage);
    const base = all.find(({ overlay }) => overlay === null);
    const isBaseDeployed =
      !isIdle && (deployed.length === 0 || base?.part.setsTag === true || deployed.some(({ pins }) => !pins));
    const added = overlaid.filter((each) => !deployed.includes(each)).map(({ layer }) => layer);
    const kept = [...(base !== undefined && isBaseDeployed ? [base] : []), ...deployed];
    return kept.map(({ finding, part }) => (part.isInstance ? withPossibleLayers(finding, added) : finding));
  });
}

function pathOf({ steps, isInstance }: ReleasePart): string {
  return JSON.stringify([isInstance, steps]);
}
