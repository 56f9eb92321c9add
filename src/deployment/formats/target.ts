import { exactChartVersion } from '../chart.ts';
import { answerOfImage, type Found, type ImageRules, NOTHING_DECLARED, problemAnswer } from '../deployment.ts';
import { type Place, showPlace } from '../place.ts';
import { type Problem, ProblemError, problemAt } from '../problem.ts';
import { type ImageReference, imagePath, parseImageReference, quoteText } from '../reference.ts';
import { parseDotenv } from '../source/dotenv.ts';
import { LineIndex } from '../source/line-index.ts';
import type { Files } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { Target } from '../targets.ts';
import type { FilesOfTree, FormatSettings } from './format.ts';
import { mayBeRenderedByArgoCd } from './helm/argo-cd.ts';
import { chartVersionedAt } from './helm/chart-version.ts';
import { layersBeside, readWithLayers } from './helm/layers-beside.ts';
import { readReleaseEnvironment } from './helm/release-environment.ts';
import { DEFAULT_IMAGE, readRelease, readTagEntry, unreadableText } from './helm/release-values.ts';
import { type ValuesEntry, ValuesScope } from './helm/values-scope.ts';

const KIND = 'target';

/** Reads the places that the user names; what is not there is a `target-missing`. */
export async function readTargets(
  files: FilesOfTree,
  targets: readonly Target[],
  settings: FormatSettings,
): Promise<Found[]> {
  return Promise.all(targets.map((target) => readTarget(files, target, settings)));
}

async function readTarget(files: FilesOfTree, target: Target, settings: FormatSettings): Promise<Found> {
  const recorded = files.recorded();
  const rules = { images: settings.images, tagSuffix: target.suffix ?? settings.tagSuffix };
  const nowhere: Place = { file: target.file, line: null, column: null };
  let read: TargetReading;
  try {
    const missing = { place: nowhere, answer: problemAnswer(problemAt('target-missing', nowhere, target.where.text)) };
    read = (await readAt(files, recorded, target, rules, settings)) ?? missing;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    read = { place: error.problem.place ?? nowhere, answer: problemAnswer(error.problem) };
  }
  const identity = `${KIND}:${target.name ?? target.text}`;
  return {
    kind: KIND,
    identities: [identity],
    units: [identity],
    carrier: target.file,
    notices: [],
    chart: null,
    declared: NOTHING_DECLARED,
    environment: null,
    ...(isOfRelease(read)
      ? { isRenderedByArgoCd: await mayBeRenderedByArgoCd(files, [target.file, read.place], settings) }
      : {}),
    ...read,
    inputs: [...recorded.asked],
  };
}

type TargetReading = Pick<Found, 'place' | 'answer'> &
  Partial<Pick<Found, 'notices' | 'declared' | 'chart' | 'environment'>>;

/** Whether a reading is one of a chart's release, which is all that Argo CD may render. */
function isOfRelease({ declared, environment = null, chart = null }: TargetReading): boolean {
  return declared !== undefined || environment !== null || chart !== null;
}

async function readAt(
  tree: FilesOfTree,
  files: Files,
  target: Target,
  rules: ImageRules,
  settings: FormatSettings,
): Promise<TargetReading | null> {
  const { where, file: path } = target;
  if (where.kind === 'regex') return readPattern(files, path, where.pattern, rules);
  if (/(?:^|\/)\.env[^/]*$|\.env$/.test(path)) return readVariable(files, path, where.text, rules);
  const file = await files.yaml(path);
  const value = file?.at(file.root, where.path) ?? null;
  if (file === null || value === null) return null;
  const chart = readChartVersion(file, value, where.path, settings);
  if (chart !== null) return chart;
  const text = file.scalar(value)?.text ?? '';
  const isTag = !/[/:]/.test(text.split('@', 1)[0] ?? '');
  return isTag
    ? readTagAt(tree, file, value, target, rules, settings)
    : readWhole(text, value.place, rules, unreadableText(entryOf(file, value), value.place));
}

/** A bare tag; beside it may stand the repository and, around `image`, what the release declares. */
async function readTagAt(
  files: FilesOfTree,
  file: YamlFile,
  value: YamlValue,
  target: Target,
  rules: ImageRules,
  settings: FormatSettings,
): Promise<TargetReading> {
  const path = target.where.kind === 'regex' ? [] : target.where.path;
  const [section = '', key] = path.slice(-2);
  const parent = file.at(file.root, path.slice(0, -2));
  const version = target.chartVersion ?? settings.chartVersion;
  const chart = version === null ? null : { name: settings.chart, version, place: null, repository: null };
  if (key !== 'tag' || !file.isMap(parent)) {
    const place = file.scalar(value)?.place ?? value.place;
    return { place, answer: readTagEntry(entryOf(file, value), DEFAULT_IMAGE, rules.tagSuffix, place), chart };
  }
  const scope = new ValuesScope([{ file, root: parent }]);
  const problem = problemAt('chart-unpinned', value.place, 'The tag is empty, and the target has no `chart-version=`');
  // Whoever names the place vouches for the image, whatever it is called.
  const image = file.scalar(file.at(parent, [section, 'repository']));
  const reference = image === null ? null : parseImageReference(image.text);
  const vouched = reference === null ? rules : vouchFor(reference, rules);
  const reading = readRelease(
    scope,
    vouched,
    { chart, problem },
    {
      image: [section],
      keys: path.slice(0, -2),
    },
  );
  if (reading === null) return { place: value.place, answer: problemAnswer(problemAt('custom-image', value.place)) };
  const { answer } = reading;
  const place = reading.place ?? value.place;
  const layers = await layersBeside(files, file.path, path.slice(0, -2), settings);
  const { declared, environment, ...layered } = readWithLayers(
    reading.declared,
    readReleaseEnvironment(scope),
    layers,
    place,
  );
  const notices = [...reading.notices, ...layered.notices];
  // Where nothing beside the image speaks of variables, it may be no release of the chart.
  const isSilent = environment.set.length === 0 && environment.unseen.length === 1;
  return { place, answer, notices, declared, chart, environment: isSilent ? null : environment };
}

/** A target that is the version of a chart; null where it is not known to be one. */
function readChartVersion(
  file: YamlFile,
  value: YamlValue,
  path: readonly string[],
  settings: FormatSettings,
): TargetReading | null {
  const chart = chartVersionedAt(file, path, settings.chart);
  if (chart === null) return null;
  const place = file.scalar(value)?.place ?? value.place;
  const entry = entryOf(file, value);
  const text = entry.status === 'scalar' ? entry.scalar.text : '';
  if (!chart.isService) {
    const found = `${quoteText(text)}, the version of the chart ${quoteText(chart.name)},`;
    const remedy = "Let the target lead to the tag of the service's image.";
    return { place, answer: problemAnswer(problemAt('not-a-version', place, found, { remedy })) };
  }
  const { name, repository } = chart;
  const refuse = (problem: Problem): TargetReading => ({
    place,
    answer: problemAnswer(problem),
    chart: { name, version: null, place, repository },
  });
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return refuse(unreadable);
  if (text === '') return refuse(problemAt('chart-unpinned', place, 'The chart has no version'));
  const version = exactChartVersion(text);
  if (version === null) return refuse(problemAt('chart-range', place, quoteText(text)));
  const known = { name, version, place, repository };
  const image = { path: imagePath(DEFAULT_IMAGE), suffix: '', digest: null };
  return { place, answer: { status: 'chart', chart: known, image }, chart: known };
}

/** A whole image reference, whose repository the user vouches for by naming the place. */
function readWhole(text: string, place: Place, rules: ImageRules, unreadable: Problem | null): TargetReading {
  if (unreadable !== null) return { place, answer: problemAnswer(unreadable) };
  const reference = parseImageReference(text);
  if (reference === null) return { place, answer: problemAnswer(problemAt('not-a-version', place, quoteText(text))) };
  const known = answerOfImage(reference, vouchFor(reference, rules), place);
  return { place, ...(known ?? { answer: problemAnswer(problemAt('custom-image', place, quoteText(text))) }) };
}

/** Rules by which this very repository is an image of the service. */
function vouchFor({ repository }: ImageReference, rules: ImageRules): ImageRules {
  return { ...rules, images: [...rules.images, literalGlob(repository)] };
}

function literalGlob(text: string): string {
  return text.replace(/[\\*?[\]{}()!+@|]/g, '\\$&');
}

async function readVariable(
  files: Files,
  path: string,
  name: string,
  rules: ImageRules,
): Promise<TargetReading | null> {
  const text = await files.text(path);
  const variable = text === null ? undefined : parseDotenv(path, text).findLast((entry) => entry.name === name);
  if (variable === undefined) return null;
  const { value, place, expands } = variable;
  if (expands && /\$(?!\$)/.test(value)) {
    return { place, answer: problemAnswer(problemAt('unresolved-variable', place, quoteText(value))) };
  }
  return readText(value.replaceAll('$$', '$'), place, rules);
}

/** So many versions are named in a message. */
const MOST_VERSIONS = 10;

async function readPattern(
  files: Files,
  path: string,
  pattern: RegExp,
  rules: ImageRules,
): Promise<TargetReading | null> {
  const text = await files.text(path);
  if (text === null) return null;
  const matches = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}dg`))].flatMap((match) => {
    const [start] = match.indices?.groups?.['version'] ?? [];
    const found = match.groups?.['version'];
    return start === undefined || found === undefined ? [] : [{ found, start }];
  });
  const [first] = matches;
  if (first === undefined) return null;
  const lines = new LineIndex(path, text);
  const place = lines.placeAt(first.start);
  const starts = new Map<string, number>();
  for (const { found, start } of matches) if (!starts.has(found)) starts.set(found, start);
  if (starts.size === 1) return readText(first.found, place, rules);
  const shown = [...starts].slice(0, MOST_VERSIONS);
  const places = shown.map(([found, start]) => `${quoteText(found)} at ${showPlace(lines.placeAt(start))}`);
  const more = starts.size > shown.length ? ` and ${starts.size - shown.length} more` : '';
  return { place, answer: problemAnswer(problemAt('mixed-versions', place, `${places.join(', ')}${more}`)) };
}

function readText(text: string, place: Place, rules: ImageRules): TargetReading {
  if (/[/:]/.test(text.split('@', 1)[0] ?? '')) return readWhole(text, place, rules, null);
  const entry: ValuesEntry = {
    status: 'scalar',
    scalar: { text, type: 'string', place, alias: null, hasTemplate: false },
    source: text,
  };
  return { place, answer: readTagEntry(entry, DEFAULT_IMAGE, rules.tagSuffix, place) };
}

function entryOf(file: YamlFile, value: YamlValue): ValuesEntry {
  const scalar = file.scalar(value);
  const source = file.sourceOf(value);
  if (scalar === null) return { status: 'structure', place: value.place, source };
  return scalar.type === 'null' ? { status: 'unset', place: value.place } : { status: 'scalar', scalar, source };
}
