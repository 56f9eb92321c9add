import { exactChartVersion } from '../chart.ts';
import { mirrorNotices } from '../chart-source.ts';
import { answerOfImage, type ImageRules, problemAnswer } from '../deployment.ts';
import { type Finding, PLAIN } from '../finding.ts';
import { type Place, showPlace } from '../place.ts';
import { ProblemError, problemAt } from '../problem.ts';
import { type ImageReference, imagePath, parseImageReference, quoteText } from '../reference.ts';
import { parseDotenv } from '../source/dotenv.ts';
import { LineIndex } from '../source/line-index.ts';
import type { Files } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { Target } from '../targets.ts';
import { mayBeRenderedByArgoCd } from './helm/argo-cd.ts';
import { chartVersionedAt, type VersionedChart } from './helm/chart-version.ts';
import { DEFAULT_IMAGE, readTagEntry, unreadableText } from './helm/image-values.ts';
import { readHelmRelease } from './helm/release.ts';
import type { FilesOfTree, KindSettings } from './kind.ts';

const KIND = 'target';

/** What a target says, beside what it is. */
type TargetReading = Pick<Finding, 'place' | 'answer'> & Partial<Finding>;

/** Reads the places that the user names; what is not there is a `target-missing`. */
export async function readTargets(
  files: FilesOfTree,
  targets: readonly Target[],
  settings: KindSettings,
): Promise<Finding[]> {
  return Promise.all(targets.map((target) => readTarget(files, target, settings)));
}

async function readTarget(files: FilesOfTree, target: Target, settings: KindSettings): Promise<Finding> {
  const recorded = files.recorded();
  const tagSuffix = target.suffix ?? settings.tagSuffix;
  const nowhere: Place = { file: target.file, line: null, column: null };
  let read: TargetReading;
  try {
    const missing = problemAt('target-missing', nowhere, target.where.text);
    read = (await readAt(recorded, target, { ...settings, tagSuffix })) ?? {
      place: nowhere,
      answer: problemAnswer(missing),
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    read = { place: error.problem.place ?? nowhere, answer: problemAnswer(error.problem) };
  }
  // Argo CD renders nothing but releases of a chart.
  const isOfRelease = read.declared !== undefined || read.environment != null || read.chart != null;
  const isRenderedByArgoCd = isOfRelease && (await mayBeRenderedByArgoCd(files, [target.file], settings));
  const id = `${KIND}:${target.name ?? target.text}`;
  return {
    ...PLAIN,
    ...{ kind: KIND, id, unit: id, carrier: target.file },
    ...(isOfRelease ? { isRenderedByArgoCd } : {}),
    accounts: read.place.line === null ? [] : [read.place],
    ...read,
    inputs: [...recorded.asked],
  };
}

async function readAt(files: Files, target: Target, settings: KindSettings): Promise<TargetReading | null> {
  const { where, file: path } = target;
  if (where.kind === 'regex') return readPattern(files, path, where.pattern, settings);
  if (/(?:^|\/)\.env[^/]*$|\.env$/.test(path)) return readVariable(files, path, where.text, settings);
  const file = await files.yaml(path);
  const value = file?.at(file.root, where.path) ?? null;
  if (file === null || value === null) return null;
  const entry = entryOf(file, value);
  const chart = chartVersionedAt(file, where.path, settings.chart);
  if (chart !== null) return readChartVersion(chart, entry, file.scalar(value)?.place ?? value.place);
  const version = target.chartVersion ?? settings.chartVersion;
  const [section, key] = where.path.slice(-2);
  if (section === 'image' && key === 'tag' && !isReference(entry))
    return readTagOfRelease(files, file, value, where.path, version, settings);
  const image = key === 'tag' ? file.scalar(file.at(file.root, [...where.path.slice(0, -1), 'repository'])) : null;
  return readEntry(entry, file.scalar(value)?.place ?? value.place, settings, image?.text);
}

/** `image.tag` with the repository beside it and what the release declares around it, as values of the service's chart. */
async function readTagOfRelease(
  files: Files,
  file: YamlFile,
  tag: YamlValue,
  path: readonly string[],
  version: string | null,
  settings: KindSettings,
): Promise<TargetReading | null> {
  const root = file.at(file.root, path.slice(0, -2));
  // Whoever names the place vouches for the image, whatever it is called.
  const image = parseImageReference(file.scalar(file.at(root, ['image', 'repository']))?.text ?? '');
  const vouched = image === null ? settings : { ...settings, ...vouchFor(image, settings) };
  const problem = problemAt('chart-unpinned', tag.place, 'The tag is empty, and the target has no `chart-version=`');
  const chart = {
    ...({ kind: 'published', name: settings.chart, repository: null } as const),
    version: version === null ? null : { text: version, place: tag.place },
    problem: version === null ? problem : null,
  };
  const release = { chart, values: [{ kind: 'layer', layer: { file, root } } as const], place: tag.place };
  const reading = await readHelmRelease(files, release, vouched);
  if (reading === null) return null;
  const { further, environment, declared, notices, ...rest } = reading;
  // Where nothing beside the image speaks of variables, it may be no release of the chart.
  const isSilent = environment === null || (environment.set.length === 0 && environment.unseen.length < 2);
  return {
    ...rest,
    chart: version === null ? null : { name: settings.chart, version, place: null, repository: null },
    environment: isSilent ? null : environment,
    declared: { ...declared, keys: path.slice(0, -2) },
    notices: notices.filter((notice) => !mirrorNotices(null).includes(notice)),
  };
}

/** A target that is the version of a chart. */
function readChartVersion({ isService, ...chart }: VersionedChart, entry: ValuesEntry, place: Place): TargetReading {
  const text = entry.status === 'scalar' ? entry.scalar.text : '';
  if (!isService) {
    const found = `${quoteText(text)}, the version of the chart ${quoteText(chart.name)},`;
    const remedy = "Let the target lead to the tag of the service's image.";
    return { place, answer: problemAnswer(problemAt('not-a-version', place, found, { remedy })) };
  }
  const version = exactChartVersion(text);
  const known = { ...chart, version, place };
  const unreadable = unreadableText(entry, place);
  if (version === null || unreadable !== null) {
    const unpinned = problemAt('chart-unpinned', place, 'The chart has no version');
    const problem = unreadable ?? (text === '' ? unpinned : problemAt('chart-range', place, quoteText(text)));
    return { place, answer: problemAnswer(problem), chart: { ...known, version: null } };
  }
  const image = { path: imagePath(DEFAULT_IMAGE), suffix: '', digest: null };
  return { place, answer: { status: 'chart', chart: { ...known, version }, image }, chart: known };
}

/** Whether an entry is a whole image reference, not a tag alone. */
function isReference(entry: ValuesEntry): boolean {
  return entry.status === 'scalar' && /[/:]/.test(entry.scalar.text.split('@', 1)[0] ?? '');
}

/** A whole image reference, whose repository the user vouches for by naming the place, or a tag, with the repository beside it. */
function readEntry(entry: ValuesEntry, place: Place, rules: ImageRules, repository = ''): TargetReading {
  if (entry.status !== 'scalar' || !isReference(entry)) {
    const reference = parseImageReference(repository) ?? DEFAULT_IMAGE;
    return { place, answer: readTagEntry(entry, reference, rules.tagSuffix, place) };
  }
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return { place, answer: problemAnswer(unreadable) };
  const found = quoteText(entry.scalar.text);
  const reference = parseImageReference(entry.scalar.text);
  if (reference === null) return { place, answer: problemAnswer(problemAt('not-a-version', place, found)) };
  const known = answerOfImage(reference, vouchFor(reference, rules), place);
  return { place, ...(known ?? { answer: problemAnswer(problemAt('custom-image', place, found)) }) };
}

/** Rules by which this very repository is an image of the service. */
function vouchFor({ repository }: ImageReference, { images, tagSuffix }: ImageRules): ImageRules {
  return { tagSuffix, images: [...images, repository.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')] };
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
    const variables = [...value.matchAll(/\$\{?(\w+)/g)].map(([, used = '']) => used);
    return { place, answer: problemAnswer(problemAt('unresolved-variable', place, quoteText(value))), variables };
  }
  return readText(value.replaceAll('$$', '$'), place, rules);
}

/** So many versions are named in a message, and so many places of a pattern are left to it. */
const MOST_VERSIONS = 10;
const MOST_ACCOUNTS = 1_000;

type ValuesEntry = Parameters<typeof readTagEntry>[0];

async function readPattern(
  files: Files,
  path: string,
  pattern: RegExp,
  rules: ImageRules,
): Promise<TargetReading | null> {
  const text = await files.text(path);
  if (text === null) return null;
  const starts = new Map<string, number>();
  const all: number[] = [];
  for (const { indices, groups } of text.matchAll(new RegExp(pattern.source, `${pattern.flags}dg`))) {
    const [start] = indices?.groups?.['version'] ?? [];
    const found = groups?.['version'];
    if (start === undefined || found === undefined) continue;
    if (!starts.has(found)) starts.set(found, start);
    if (all.length < MOST_ACCOUNTS) all.push(start);
  }
  const [first] = starts;
  if (first === undefined) return null;
  const lines = new LineIndex(path, text);
  const place = lines.placeAt(first[1]);
  const accounts = all.map((start) => lines.placeAt(start));
  if (starts.size === 1) return { ...readText(first[0], place, rules), accounts };
  const shown = [...starts].slice(0, MOST_VERSIONS);
  const places = shown.map(([found, start]) => `${quoteText(found)} at ${showPlace(lines.placeAt(start))}`);
  const more = starts.size > shown.length ? ` and ${starts.size - shown.length} more` : '';
  return { place, answer: problemAnswer(problemAt('mixed-versions', place, `${places.join(', ')}${more}`)), accounts };
}

function readText(text: string, place: Place, rules: ImageRules): TargetReading {
  const scalar = { text, type: 'string', place, alias: null, hasTemplate: false } as const;
  return readEntry({ status: 'scalar', scalar, source: text }, place, rules);
}

function entryOf(file: YamlFile, value: YamlValue): ValuesEntry {
  const scalar = file.scalar(value);
  const source = file.sourceOf(value);
  if (scalar === null) return { status: 'structure', place: value.place, source };
  return scalar.type === 'null' ? { status: 'unset', place: value.place } : { status: 'scalar', scalar, source };
}
