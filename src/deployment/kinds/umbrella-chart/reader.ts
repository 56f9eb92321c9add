import { product } from '../../../product/product.ts';
import { baseNameOf, folderOf, inFolder } from '../../../repository/repository-paths.ts';
import type { SourceFiles } from '../../../syntax/source-files.ts';
import { stageOf } from '../../environment-names.ts';
import type { Finding } from '../../finding.ts';
import { mayBeRenderedByArgoCd } from '../helm/argo-cd.ts';
import { dependenciesOf, sourceFolderOf } from '../helm/chart-files.ts';
import type { ReleasePart } from '../helm/findings.ts';
import { readHelmRelease } from '../helm/release.ts';
import { isSeen, readValuesFile } from '../helm/values.ts';
import {
  chartFolderAbove,
  chartFolders,
  idOfValues,
  idsOfImages,
  isNamedAfterEnvironment,
  mayHaveValueAt,
  overlayPaths,
  VALUES_KIND,
  withPossibleLayers,
} from '../helm/values-files.ts';
import type { KindReader, KindSettings } from '../kind.ts';
import { guessTest, isOfOtherApplication } from './guesses.ts';

const KIND = 'umbrella-chart' as const;

const OWN_FILES = ['Chart.yaml', 'Chart.lock', 'values.yaml'];

/** The deepest nesting of charts in the repository that lead to the service's chart. */
const MOST_LEVELS = 3;

/** A chart that no release refers to: its folder, with the keys of the dependencies that lead to the service's chart. */
type OwnChart = readonly [folder: string, keys: ReadonlySet<string>];

/**
 * Charts in the repository, with one deployment for each values file: such a chart depends on the service's chart, runs the
 * service with its own templates, or is a fork of the service's chart.
 */
export const umbrellaChart: KindReader = {
  async read(files, candidates, settings, claimed) {
    const found: Finding[] = [];
    const own: string[] = [];
    const objectIds: string[] = [];
    const isClaimed = (folder: string) => OWN_FILES.some((name) => claimed.has(inFolder(folder, name)));
    const nested = chartFolders(files).size === 0 ? [] : await nestedCharts(files);
    const sources = new Set(nested.map(({ source }) => source));
    const charts = await chartsIn(files, nested, candidates, settings, isClaimed);
    objectIds.push(...charts.others);
    for (const chart of charts.own) {
      const [folder, keys] = chart;
      const base = await readEnvironment(files, chart, null, settings);
      const isUmbrella = keys.size > 0;
      // The chart above hands its own values down, so the defaults of a part deploy nothing.
      const isPart = chartAround(files, folder) !== null || sources.has(folder);
      if (!isUmbrella && !isPart) objectIds.push(...(await idsOfImages(files, inFolder(folder, 'values.yaml'))));
      if (!isUmbrella && base.length === 0) continue;
      // Values that a release takes are no overlays of a chart that none refers to.
      const possible = overlayPaths(files, folder, sources).filter((path) => !claimed.has(path));
      const parts = base.map(({ part }) => part);
      const all = await overlaysOf(files, chart, parts, possible, isUmbrella ? [] : candidates);
      const isGuess = isUmbrella ? () => false : await guessTest(files, folder, all, settings);
      const overlays: string[] = [];
      const overlaid: Deployed[][] = [];
      for (const path of all) {
        if (isGuess(path) && (await isOfOtherApplication(files, path, settings))) continue;
        overlays.push(path);
        overlaid.push(await readEnvironment(files, chart, path, settings, isGuess(path)));
      }
      found.push(...deployedOf(base, overlaid, isPart));
      own.push(...OWN_FILES.map((name) => inFolder(folder, name)), ...overlays);
      // An overlay that no longer deploys anything, or has lost its tag, still exists. Values below all overlays are
      // not a deployment of their own.
      const known = isUmbrella
        ? possible.map((path) => parts.map(({ steps }) => idOfUmbrella(path, steps)))
        : await Promise.all(overlays.map((path) => idsOfImages(files, path)));
      objectIds.push(...overlaid.flat().map(({ finding }) => finding.id));
      for (const ids of known) objectIds.push(...ids);
    }
    return { found, claimed: own, objectIds: [...new Set([...objectIds, ...found.map(({ id }) => id)])], links: [] };
  },
};

function idOfUmbrella(path: string, steps: readonly string[]): string {
  return `${KIND}:${path}#${steps.join('.')}`;
}

/** The charts whose source is in the repository because another chart there, in `folder`, depends on them. */
async function nestedCharts(files: SourceFiles) {
  const all = [...chartFolders(files)];
  const lists = all.map((folder) => inFolder(folder, 'Chart.yaml'));
  const linked = (await files.containing('file://', lists)).map(folderOf);
  const above = all.flatMap((folder) => chartAround(files, folder) ?? []);
  const nested = [];
  for (const folder of new Set([...linked, ...above])) {
    for (const dependency of await dependenciesOf(files, folder)) {
      const source = sourceFolderOf(files, folder, dependency);
      if (source !== null) nested.push({ folder, key: dependency.key, source });
    }
  }
  return nested;
}

/** The folder of the chart that contains another one in its `charts` folder; null if there is none. */
function chartAround(files: SourceFiles, folder: string): string | null {
  const around = /^(?:(.*)\/)?charts\/[^/]+$/.exec(folder);
  const above = around?.[1] ?? '';
  return around !== null && files.has(inFolder(above, 'Chart.yaml')) ? above : null;
}

/** The charts that may deploy the service, and the ids of their dependencies on others. */
async function chartsIn(
  files: SourceFiles,
  nested: Awaited<ReturnType<typeof nestedCharts>>,
  candidates: readonly string[],
  settings: KindSettings,
  isClaimed: (folder: string) => boolean,
): Promise<{ readonly own: Iterable<OwnChart>; readonly others: string[] }> {
  const templates = files.paths.filter((path) => /(?:^|\/)templates\/[^/]+$/.test(path));
  const naming = [...candidates, ...(await files.containing(product.word, templates))];
  const named = new Set(naming.flatMap((path) => chartFolderAbove(files, path) ?? []));
  const own = new Map<string, Set<string>>();
  const others: string[] = [];
  for (const folder of [...named].filter((each) => !isClaimed(each))) {
    const dependencies = await dependenciesOf(files, folder);
    const keys = new Set(dependencies.filter(({ name }) => name === settings.chart).map(({ key }) => key));
    own.set(folder, keys);
    const foreign = dependencies.filter(({ key }) => !keys.has(key));
    others.push(...foreign.map(({ key }) => idOfUmbrella(inFolder(folder, 'Chart.yaml'), [key])));
  }
  // A chart may depend on one that runs the service without naming the service itself.
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    for (const { folder, key, source } of nested) {
      if (own.has(source) && !isClaimed(folder)) own.set(folder, (own.get(folder) ?? new Set()).add(key));
    }
  }
  return { own, others };
}

/** The values files among some that concern what a chart deploys, one for each environment. */
async function overlaysOf(
  files: SourceFiles,
  [folder, keys]: OwnChart,
  parts: readonly ReleasePart[],
  possible: readonly string[],
  likely: readonly string[],
): Promise<string[]> {
  const overlays = new Set<string>();
  const ways = [...(keys.size > 0 ? ['global', ...keys] : []).map((key) => [key]), ...parts.map(({ way }) => way)];
  for (const way of ways.filter(([key = '']) => key !== '')) {
    for (const path of await files.containing(way[0] ?? '', possible)) {
      if (await mayHaveValueAt(files, path, way)) overlays.add(path);
    }
  }
  const isInside = (path: string) => keys.size === 0 && chartFolderAbove(files, path) === folder;
  for (const path of possible.filter((each) => isInside(each) && !overlays.has(each))) {
    const isLikely = isNamedAfterEnvironment(path) || likely.includes(path);
    if (isLikely && (await mayHaveValueAt(files, path, []))) overlays.add(path);
  }
  return [...overlays].sort();
}

type Deployed = Awaited<ReturnType<typeof readEnvironment>>[number];

/** What a chart deploys with its own values, or with an overlay. */
async function readEnvironment(
  files: SourceFiles,
  [folder, keys]: OwnChart,
  overlay: string | null,
  settings: KindSettings,
  isGuess = false,
) {
  const recorded = files.recorded();
  const start = { file: overlay ?? folder, line: 1, column: 1 };
  const values = overlay === null ? [] : [await readValuesFile(recorded, overlay, { text: overlay, place: start })];
  const file = values.find(isSeen)?.file;
  const [path, defaults] = [inFolder(folder, 'Chart.yaml'), inFolder(folder, 'values.yaml')];
  const chart = { kind: 'folder' as const, path: folder };
  const release = { chart, values, place: { file: path, line: 1, column: 1 } };
  const isUmbrella = keys.size > 0;
  const parts = await readHelmRelease(recorded, release, settings, true);
  const at = overlay ?? (files.has(defaults) ? defaults : path);
  const idOf = ({ steps, isInstance }: ReleasePart) =>
    isUmbrella ? idOfUmbrella(overlay ?? path, steps) : idOfValues(at, isInstance ? [...steps, 'image'] : steps);
  const common = {
    kind: isUmbrella ? KIND : VALUES_KIND,
    carrier: isUmbrella ? path : at,
    isRenderedByArgoCd: await mayBeRenderedByArgoCd(files, [path, at], settings),
    inputs: [...recorded.asked],
    variables: [],
  };
  const [main] = parts;
  return parts.map((part) => {
    const { understood, place } = part.found;
    const unit = idOf(part.isInstance || main === undefined ? part : main);
    const root = file?.root?.at(part.steps) ?? null;
    const says = (key: string) => file !== undefined && root?.at([key]) != null;
    return {
      part,
      finding: {
        secondOrder: [],
        ...part.found,
        ...common,
        // Others may install a chart that is only guessed without a tag of their own, so its `appVersion` counts only where it decides.
        understood: understood.filter(
          ({ file: of }) => !isGuess || of === place.file || baseNameOf(of) !== 'Chart.yaml',
        ),
        id: idOf(part),
        unit,
      },
      /** What the overlay itself sets for the part; null if it sets nothing or cannot be read. */
      layer: { path: at, layer: file === undefined || root === null ? null : { file, root } },
      /** Whether the overlay sets nothing. */
      isSilent: file !== undefined && root === null,
      /** Whether it sets the image, or whether the part is enabled. */
      saysImage: says('image') || says('enabled'),
    };
  });
}

/**
 * The findings of a chart that are really deployed. An overlay without a tag goes together with one that pins it, unless both
 * are named after stages. If every environment pins its tag, the base values deploy only what has a version of its own, and
 * nothing if they are idle.
 */
function deployedOf(base: readonly Deployed[], overlaid: readonly (readonly Deployed[])[], isIdle: boolean): Finding[] {
  const paths = new Set([base, ...overlaid].flat().map(pathOf));
  return [...paths].flatMap((path) => {
    const at = (all: readonly Deployed[]) => all.find((each) => pathOf(each) === path);
    const own = at(base);
    const others = overlaid
      .flatMap((all) => at(all) ?? [])
      .filter(({ part, isSilent }) => !(part.isInstance && isSilent));
    const pinned = others.filter(pins);
    const isOwn = (each: Deployed) => pins(each) || each.saysImage || isOfOtherStage(each, pinned);
    const deployed = pinned.length > 0 ? others.filter(isOwn) : others;
    // A chart of one's own has a version without any of them.
    const answer = own?.finding.answer;
    const isUnpinned = answer?.status === 'problem' && answer.problem.code === 'chart-unpinned';
    const isByDefault = own?.part.isInstance === false && answer?.status === 'version';
    const isKnown = isByDefault || (own?.part.setsTag === true && !isUnpinned);
    const isBaseDeployed = !isIdle && (deployed.length === 0 || isKnown || !deployed.every(pins));
    const added = others.filter((each) => !deployed.includes(each)).map(({ layer }) => layer);
    const kept = own !== undefined && isBaseDeployed ? [own, ...deployed] : deployed;
    return kept.map(({ finding, part }) => (part.isInstance ? withPossibleLayers(finding, added) : finding));
  });
}

/** Whether an overlay is for another stage than each of some others, so that it is used with none of them: `values-dev.yaml`. */
function isOfOtherStage({ part, layer }: Deployed, others: readonly Deployed[]): boolean {
  const [stage, ...stages] = [layer, ...others.map((other) => other.layer)].map(({ path }) => stageOf(path));
  return part.isInstance && stage !== null && stages.every((other) => other !== null && other !== stage);
}

/** Whether an overlay pins the tag. An unreadable one may pin anything. */
function pins({ part, layer, isSilent }: Deployed): boolean {
  return part.setsTag || (layer.layer === null && !isSilent);
}

function pathOf({ part: { steps, isInstance } }: Deployed): string {
  return JSON.stringify([isInstance, steps]);
}
