import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlScalar, YamlValue } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import { type HelmRelease, type ReleaseChart, type ReleaseValues, readHelmRelease } from '../helm/release.ts';
import { DEFAULT_IMAGE, isTemplate } from '../helm/release-values.ts';
import { ValuesScope } from '../helm/values-scope.ts';
import type { Overlay } from './kustomization.ts';
import type { BuiltChart } from './state.ts';

/** A chart that is inflated, with the files that were asked for. */
export interface InflatedChart {
  /** Of its release. */
  readonly name: string;
  /** Null where it has nothing of the service. */
  readonly chart: BuiltChart | null;
  readonly inputs: readonly string[];
  /** Files of values that it uses. */
  readonly parts: readonly string[];
}

/**
 * Reads one of `helmCharts`. Kustomize hands `additionalValuesFiles` to Helm behind what it makes of `valuesFile` and
 * `valuesInline`, so that they win, the last of them first.
 *
 * @param value the chart's entry, or a generator of its own
 * @throws TreeError where the tree cannot be read
 */
export async function inflateChart(
  files: Files,
  overlay: Pick<Overlay, 'folder' | 'chartHome'>,
  { file, value }: { readonly file: YamlFile; readonly value: YamlValue },
  settings: FormatSettings,
): Promise<InflatedChart> {
  const recorded = recording(files);
  const release = await readEntry(recorded.files, overlay, { file, value });
  const reading = await readHelmRelease(recorded.files, release, settings);
  const name = textOf(file, value, 'releaseName')?.text || textOf(file, value, 'name')?.text || '';
  const image = await imageOf(recorded.files, release);
  const inputs = [...recorded.asked];
  const parts = release.values.flatMap((each) => (each.kind === 'layer' ? each.layer.file.path : []));
  const own = { name, path: file.path, values: parts, image };
  const chart = reading === null ? null : { ...own, reading, override: null, overrideSource: image };
  return { name, chart, inputs, parts };
}

/** The files, with a list of those that are asked for. */
function recording(files: Files): { readonly files: Files; readonly asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const ask = (path: string) => {
    asked.add(path);
    return path;
  };
  return {
    asked,
    files: {
      paths: files.paths,
      has: (path) => files.has(ask(path)),
      text: (path) => files.text(ask(path)),
      yaml: (path) => files.yaml(ask(path)),
    },
  };
}

interface Entry {
  readonly file: YamlFile;
  readonly value: YamlValue;
}

async function readEntry(
  files: Files,
  overlay: Pick<Overlay, 'folder' | 'chartHome'>,
  { file, value }: Entry,
): Promise<HelmRelease> {
  return {
    chart: chartOf(files, overlay, { file, value }),
    values: await valuesOf(files, overlay.folder, { file, value }),
    place: value.place,
  };
}

function chartOf(
  files: Files,
  { folder, chartHome }: Pick<Overlay, 'folder' | 'chartHome'>,
  entry: Entry,
): ReleaseChart {
  const text = (key: string) => textOf(entry.file, entry.value, key);
  const [name, version, repository] = [text('name')?.text ?? '', text('version'), text('repo')?.text ?? null];
  const home = text('chartHome')?.text ?? chartHome;
  // A chart that is there already is taken as it is, whatever its version.
  const versioned = version === null ? [] : [`${home}/${name}-${version.text}/${name}`];
  for (const each of name === '' ? [] : [...versioned, `${home}/${name}`]) {
    const path = resolvePath(folder, each);
    if (path !== null && files.has(inFolder(path, 'Chart.yaml'))) return { kind: 'folder', path };
  }
  const problem =
    version !== null && isTemplate(version.text)
      ? problemAt('unresolved-template', version.place, quoteText(version.text))
      : null;
  const known = version === null || problem !== null ? null : { text: version.text, place: version.place };
  return { kind: 'published', name, version: known, repository, problem };
}

async function valuesOf(files: Files, folder: string, { file, value }: Entry): Promise<ReleaseValues[]> {
  const additional: ReleaseValues[] = [];
  for (const item of file.items(file.member(value, 'additionalValuesFiles')?.value ?? null)) {
    const scalar = file.scalar(item);
    if (scalar !== null && scalar.text !== '') additional.unshift(await valuesFile(files, folder, scalar));
  }
  const written = textOf(file, value, 'valuesFile');
  const base = written === null ? [] : [await valuesFile(files, folder, written)];
  const root = file.member(value, 'valuesInline')?.value ?? null;
  const inline: ReleaseValues[] = root === null ? [] : [{ kind: 'layer', layer: { file, root } }];
  const merge = textOf(file, value, 'valuesMerge')?.text ?? 'override';
  if (merge === 'merge') return [...additional, ...base, ...inline];
  return merge === 'replace' && inline.length > 0 ? [...additional, ...inline] : [...additional, ...inline, ...base];
}

async function valuesFile(files: Files, folder: string, { text, place }: YamlScalar): Promise<ReleaseValues> {
  const unseen = (problem: Problem): ReleaseValues => ({ kind: 'unseen', problem });
  const path = resolvePath(folder, text);
  if (path === null) return unseen(problemAt('external-values', place, quoteText(text)));
  try {
    const file = await files.yaml(path);
    if (file === null) return unseen(problemAt('external-values', place, quoteText(text)));
    return { kind: 'layer', layer: { file, root: file.root } };
  } catch (error) {
    if (error instanceof ProblemError) return unseen(error.problem);
    throw error;
  }
}

/** The repository of the chart's image, which `images` may name. */
async function imageOf(files: Files, { chart, values }: HelmRelease): Promise<string> {
  const layers = values.flatMap((each) => (each.kind === 'layer' ? [each.layer] : []));
  if (chart.kind === 'folder') {
    const defaults = await readable(files.yaml(inFolder(chart.path, 'values.yaml')));
    if (defaults !== null) layers.push({ file: defaults, root: defaults.root });
  }
  const entry = new ValuesScope(layers).at(['image', 'repository']);
  return entry.status === 'scalar' && entry.scalar.text !== '' ? entry.scalar.text : DEFAULT_IMAGE.repository;
}

function textOf(file: YamlFile, value: YamlValue, key: string): YamlScalar | null {
  const scalar = file.scalar(file.member(value, key)?.value ?? null);
  return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
}
