import { isExcluded } from '../candidates.ts';
import { mirrorNotices } from '../chart-source.ts';
import { type Chart, type Found, NOTHING_DECLARED, problemAnswer } from '../deployment.ts';
import { ProblemError } from '../problem.ts';
import { folderOf, inFolder } from '../repository-paths.ts';
import { readable } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { mayBeRenderedByArgoCd } from './helm/argo-cd.ts';
import { type FurtherImage, readFurtherImages } from './helm/further-images.ts';
import { type LayerBeside, readWithLayers } from './helm/layers-beside.ts';
import { readReleaseEnvironment } from './helm/release-environment.ts';
import { readRelease } from './helm/release-values.ts';
import {
  chartOfDependency,
  type Dependency,
  dependenciesOf,
  isEnabled,
  readDependencyEntry,
  readSourceOfDependency,
} from './helm/umbrella.ts';
import { ValuesScope } from './helm/values-scope.ts';

const KIND = 'umbrella-chart';

/** Charts that depend on the service's chart: its values stand under its name or alias, one deployment a file of values. */
export const umbrellaChart: Format = {
  kind: KIND,
  startsFrom: ['Chart.yaml', 'Chart.lock'],

  async read(files, candidates, settings) {
    const found: Found[] = [];
    const claimed: string[] = [];
    for (const folder of new Set(candidates.filter(isChartFile).map(folderOf))) {
      const chart = await readable(files.yaml(inFolder(folder, 'Chart.yaml')));
      if (chart === null || dependenciesOf(chart, settings).length === 0) continue;
      claimed.push(...['Chart.yaml', 'Chart.lock', 'values.yaml'].map((name) => inFolder(folder, name)));
      for (const dependency of dependenciesOf(chart, settings)) {
        const overlays = await overlaysOf(files, folder, dependency.key);
        claimed.push(...overlays);
        found.push(...(await readDependency(files, chart, dependency, overlays, settings)));
      }
    }
    return { found, claimed };
  },

  async carries(files, { carrier, identities }) {
    if (!files.has(carrier)) return false;
    for (const identity of identities) {
      const hash = identity.lastIndexOf('#');
      const path = identity.slice(KIND.length + 1, hash);
      const key = identity.slice(hash + 1);
      const folder = folderOf(carrier);
      if (path !== carrier && !files.has(path)) continue;
      try {
        const chart = await files.yaml(carrier);
        if (chart === null) continue;
        const values = await files.yaml(path === carrier ? inFolder(folder, 'values.yaml') : path);
        const below = path === carrier ? null : await files.yaml(inFolder(folder, 'values.yaml'));
        const layers = [values, below].flatMap((file) => (file === null ? [] : [{ file, root: file.root }]));
        for (const value of chart.items(chart.at(chart.root, ['dependencies']))) {
          const dependency = readDependencyEntry(chart, value, 0);
          if (dependency.key === key && isEnabled(dependency, new ValuesScope(layers))) return true;
        }
      } catch (error) {
        // There and unreadable is not gone.
        if (error instanceof ProblemError) return true;
        throw error;
      }
    }
    return false;
  },
};

function isChartFile(path: string): boolean {
  return /(?:^|\/)Chart\.(?:yaml|lock)$/.test(path);
}

/**
 * The files of values beside an umbrella chart that speak of the dependency, one an environment: YAML in its folder and below, save for what
 * belongs to a chart within, to its templates, and to the chart itself.
 */
async function overlaysOf(files: FilesOfTree, folder: string, key: string): Promise<string[]> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const isOfChartWithin = (path: string) => {
    for (let at = folderOf(path); at.length > folder.length; at = folderOf(at)) {
      if (files.has(inFolder(at, 'Chart.yaml'))) return true;
    }
    return false;
  };
  const possible = files.paths.filter((path) => {
    if (!path.startsWith(prefix) || !/\.ya?ml$/.test(path)) return false;
    const inside = path.slice(prefix.length);
    if (/^(?:templates|charts|crds|ci|\.github)\//.test(inside) || /^(?:values|Chart)\.yaml$/.test(inside))
      return false;
    return !isExcluded(inside) && !isOfChartWithin(path);
  });
  const overlays: string[] = [];
  for (const path of await files.containing(key, possible)) {
    try {
      const file = await files.yaml(path);
      if (file === null || file.member(file.root, 'apiVersion') !== null) continue;
      if (file.member(file.root, key) !== null) overlays.push(path);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (await seemsToHold(files, path, key)) overlays.push(path);
    }
  }
  return overlays.sort();
}

/** Whether a file that cannot be parsed has a key at the start of a line, as far as its text can be read. */
async function seemsToHold(files: FilesOfTree, path: string, key: string): Promise<boolean> {
  const text = await readable(files.text(path));
  if (text === null) return (await files.containing(`${key}:`, [path])).length > 0;
  return text.split(/\r\n|\r|\n/).some((line) =>
    line
      .replace(/^["']/, '')
      .replace(/["'](?=\s*:)/, '')
      .startsWith(`${key}:`),
  );
}

async function readDependency(
  files: FilesOfTree,
  chart: YamlFile,
  dependency: Dependency,
  overlays: readonly string[],
  settings: FormatSettings,
): Promise<Found[]> {
  const folder = folderOf(chart.path);
  const defaults = inFolder(folder, 'values.yaml');
  const overlaid = (await Promise.all(overlays.map((path) => readEnvironment(path)))).filter((read) => read !== null);
  const base = await readEnvironment(null);
  // What only adds to an environment is used together with one that pins the tag, which is not written in the repository.
  const isPinned = overlaid.some(({ setsTag }) => setsTag);
  const environments = overlaid.filter(({ setsTag, isLayer }) => !(isPinned && isLayer && !setsTag));
  // Where each environment pins its tag, the values below all of them deploy nothing by themselves, unless they pin one too.
  const isBaseDeployed =
    environments.length === 0 || base?.setsTag === true || environments.some(({ setsTag }) => !setsTag);
  const deployed = [...(base !== null && isBaseDeployed ? [base] : []), ...environments];
  const layers = overlaid.filter((each) => !environments.includes(each)).flatMap(({ own }) => own ?? []);
  return [...deployed.map(({ found }) => withLayers(found, layers)), ...furtherImages(deployed)];

  async function readEnvironment(overlay: string | null): Promise<Environment | null> {
    const recorded = files.recorded();
    const identity = `${KIND}:${overlay ?? chart.path}#${dependency.key}`;
    const make = (rest: Omit<Found, 'kind' | 'identities' | 'units' | 'carrier' | 'inputs'>): Found => ({
      kind: KIND,
      identities: [identity],
      units: [identity],
      carrier: chart.path,
      ...rest,
      inputs: [...recorded.asked],
    });
    try {
      await recorded.yaml(chart.path);
      const whole: { file: YamlFile; root: YamlValue | null }[] = [];
      for (const path of [...(overlay === null ? [] : [overlay]), defaults]) {
        const file = await recorded.yaml(path);
        if (file !== null) whole.push({ file, root: file.root });
      }
      if (!isEnabled(dependency, new ValuesScope(whole))) return null;
      const scope = new ValuesScope(whole.map(({ file, root }) => ({ file, root: file.at(root, [dependency.key]) })));
      const known = await chartOfDependency(recorded, chart, dependency);
      const reading = readRelease(scope, settings, known, { keys: [dependency.key], isServiceChart: true });
      if (reading === null) return null;
      const { isChartsTurn, setsTag } = reading;
      // A problem is not mended by what the chart has.
      const isOpen = isChartsTurn || reading.answer.status !== 'problem';
      const local = isOpen ? await readSourceOfDependency(recorded, folder, dependency, scope, settings) : null;
      const { name, repository } = dependency;
      const chartVersion: Chart = { name, version: known.version, place: known.place, repository };
      const [top] = whole;
      const own = overlay === null || top === undefined ? null : top.file.at(top.root, [dependency.key]);
      return {
        setsTag,
        own: own === null || top === undefined ? null : { path: top.file.path, layer: { file: top.file, root: own } },
        isLayer: own !== null && top?.file.at(own, ['image']) == null && top?.file.at(own, ['enabled']) == null,
        further: whole.flatMap(({ file, root }) => {
          const seen = new Set<unknown>([file.at(root, [dependency.key, 'image'])?.node]);
          return readFurtherImages(file, settings, { seen, isWide: true });
        }),
        found: make({
          answer: local?.answer ?? reading.answer,
          place: local?.place ?? reading.place ?? known.place,
          notices: [
            ...new Set([...reading.notices, ...(local?.notices ?? [])]),
            ...(isChartsTurn && local === null ? mirrorNotices(repository) : []),
          ],
          chart: chartVersion,
          declared: reading.declared,
          isRenderedByArgoCd: await mayBeRenderedByArgoCd(
            files,
            [chart.path, ...(overlay === null ? [] : [overlay])],
            settings,
          ),
          environment: readReleaseEnvironment(scope),
        }),
      };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const place = error.problem.place ?? dependency.place;
      const found = make({
        answer: problemAnswer(error.problem),
        place,
        notices: [],
        chart: null,
        declared: NOTHING_DECLARED,
        environment: null,
      });
      return { setsTag: true, own: null, isLayer: false, further: [], found };
    }
  }
}

/** The values of the dependency as they are with one overlay, or with none. */
interface Environment {
  readonly found: Found;
  readonly setsTag: boolean;
  /** What the overlay itself says; null for none, and for one that cannot be read. */
  readonly own: LayerBeside | null;
  /** Whether the overlay says nothing of the image, nor of whether it is installed. */
  readonly isLayer: boolean;
  /** Images of the service elsewhere in the files, those of the overlay first. */
  readonly further: readonly FurtherImage[];
}

/** An environment with the overlays that may be used together with it. */
function withLayers(found: Found, layers: readonly LayerBeside[]): Found {
  if (found.environment === null) return found;
  const { notices, ...layered } = readWithLayers(found.declared, found.environment, layers, found.place);
  return { ...found, ...layered, notices: [...found.notices, ...notices] };
}

/** Images beside the dependency's own, each once; they are upgraded with every environment whose files hold them. */
function furtherImages(environments: readonly Environment[]): Found[] {
  const byIdentity = new Map<string, Found>();
  for (const { found: release, further } of environments) {
    const taken = new Set<string>();
    for (const { found, steps } of further) {
      const [identity] = found.identities;
      const way = steps.join('.');
      // What the overlay says goes before the values below it.
      if (taken.has(way)) continue;
      taken.add(way);
      const known = byIdentity.get(identity);
      byIdentity.set(identity, {
        ...found,
        units: [...(known?.units ?? []), ...release.units],
        inputs: [...new Set([...(known?.inputs ?? []), ...release.inputs])],
      });
    }
  }
  return [...byIdentity.values()];
}
