import { runInNewContext } from 'node:vm';
import { type Place, showPlace } from '../../../problems/place.ts';
import { ProblemError, problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { type Files, nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { SourceText } from '../../../syntax/source-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { exactChartVersion, isOfficialRepository, mirrorNotices } from '../../chart.ts';
import { DEFAULTS, type Finding } from '../../finding.ts';
import { groupBy } from '../../group-by.ts';
import { answerOfImage, type ImageRules, NOTHING_DECLARED, refusedImage } from '../../image-answer.ts';
import { type ImageReference, parseImageReference } from '../../reference.ts';
import type { Target } from '../../targets.ts';
import { mayBeRenderedByArgoCd } from '../helm/argo-cd.ts';
import { readLocalChart } from '../helm/chart-files.ts';
import { DEFAULT_IMAGE, readTagEntry, unreadableText } from '../helm/image-values.ts';
import { readHelmRelease } from '../helm/release.ts';
import { layerOf, type ValuesEntry, type ValuesLayer, ValuesScope } from '../helm/values.ts';
import { chartFolderAbove } from '../helm/values-files.ts';
import type { KindSettings } from '../kind.ts';

const KIND = 'target' as const;

type TargetReading = Pick<Finding, 'place' | 'answer'> & Partial<Finding>;

/** Reads a place that the user names. A missing one is a `target-missing` problem. */
export async function readTarget(files: SourceFiles, target: Target, settings: KindSettings): Promise<Finding> {
  const recorded = files.recorded();
  const nowhere: Place = { file: target.file, line: null, column: null };
  const { suffix, chartVersion } = target;
  const own = { tagSuffix: suffix ?? settings.tagSuffix, chartVersion: chartVersion ?? settings.chartVersion };
  let read: TargetReading;
  try {
    const found = await readAt(recorded, target, { ...settings, ...own });
    read = found ?? refusedImage(problemAt('target-missing', nowhere, target.where), nowhere);
    const { declared: _, ...undeclared } = read;
    if (await isOfOtherChart(files, target.file, settings)) read = undeclared;
  } catch (error) {
    read = refusedImage(thrownProblem(error), nowhere);
  }
  // Argo CD only affects releases of a chart.
  const isOfRelease = read.declared !== undefined || read.containerVariables != null || read.chart != null;
  const isRenderedByArgoCd = isOfRelease && (await mayBeRenderedByArgoCd(files, [target.file], settings));
  const id = `${KIND}:${target.name ?? target.text}`;
  return {
    ...DEFAULTS,
    kind: KIND,
    id,
    unit: id,
    carrier: target.file,
    ...(isOfRelease ? { isRenderedByArgoCd } : {}),
    understood: read.place.line === null ? [] : [read.place],
    ...read,
    declared: read.declared ?? NOTHING_DECLARED,
    inputs: [...recorded.asked],
  };
}

/** Whether a file belongs to an own chart that does not install the service's. Its values are no values of the service's chart. */
async function isOfOtherChart(files: SourceFiles, path: string, { chart }: KindSettings): Promise<boolean> {
  const folder = chartFolderAbove(files, path);
  const own = folder === null ? null : await nullIfUnreadable(readLocalChart(files, folder));
  return own !== null && ![own.name, ...own.dependencies.map(({ name }) => name)].includes(chart);
}

interface Match {
  readonly text: string;
  readonly place: Place;
  readonly reading: TargetReading;
}

/** The most matches that are left to the target, and the most that a message names. */
const MOST_ACCOUNTS = 1_000;
const MOST_NAMED = 10;

/** What a target leads to: the same everywhere, or else a problem. Null if it leads nowhere. */
async function readAt(files: Files, target: Target, settings: KindSettings): Promise<TargetReading | null> {
  const { at, file } = target;
  const matches = await (at instanceof RegExp
    ? matchesOf(at, files, file, settings)
    : valuesAt(at, files, target, settings));
  const [first, ...others] = matches.map(({ reading }) => reading);
  if (first === undefined || others.length === 0) return first ?? null;
  const understood = [first, ...others]
    .flatMap(({ place, understood = [place] }) => understood)
    .slice(0, MOST_ACCOUNTS);
  const texts = [...groupBy(matches, ({ text }) => text).values()].flatMap((same) => same.slice(0, 1));
  if (texts.length > 1) {
    const said = texts.slice(0, MOST_NAMED).map(({ text, place }) => `${quoteText(text)} at ${showPlace(place)}`);
    return { ...refusedImage(problemAt('mixed-versions', first.place, said.join(', ')), first.place), understood };
  }
  const declaredIn = ({ declared }: TargetReading) =>
    JSON.stringify([declared?.upgradeMode?.value, declared?.migrationJob?.value]);
  const isDeclared = others.every((each) => declaredIn(each) === declaredIn(first));
  return { ...first, understood, ...(first.declared && !isDeclared && { declared: NOTHING_DECLARED }) };
}

/** The matches of a pattern: the first ones, and one for each further text. */
async function matchesOf(pattern: RegExp, files: Files, path: string, rules: ImageRules): Promise<Match[]> {
  const source = (await files.text(path)) ?? '';
  const lines = new SourceText(path, source);
  const { found, problem } = matchesWithin(pattern, source);
  if (problem !== null) {
    const remedy = 'Write the pattern without a repetition inside of a repetition.';
    throw new ProblemError(problemAt('unparseable', { file: path, line: null, column: null }, problem, { remedy }));
  }
  return found.map(({ start, text }) => {
    const place = lines.placeAt(start);
    const scalar = { text, type: 'string', place } as const;
    return { text, place, reading: readEntry({ status: 'scalar', scalar, source: text }, place, rules) };
  });
}

async function valuesAt(path: readonly string[], files: Files, target: Target, settings: KindSettings) {
  const file = await files.yaml(target.file);
  const found: Match[] = [];
  for (const document of file?.documents ?? []) {
    const value = document?.at(path) ?? null;
    if (file === null || value === null) continue;
    const text = value.scalar?.text ?? value.source;
    const reading = await readValue(path, value, files, layerOf(file, document), settings);
    if (reading !== null) found.push({ text, place: value.place, reading });
  }
  return found;
}

async function readValue(
  path: readonly string[],
  value: YamlValue,
  files: Files,
  document: ValuesLayer,
  settings: KindSettings,
): Promise<TargetReading | null> {
  const { file, root } = document;
  const entry = new ValuesScope([document]).at(path);
  const place = value.scalar?.place ?? value.place;
  const chart = chartVersionedAt(file, path, settings.chart, root);
  if (chart !== null) return readChartVersion(files, chart, { entry, place }, settings);
  const isTag = path.at(-1) === 'tag';
  if (isTag && path.at(-2) === 'image' && !isReference(entry))
    return readTagOfRelease(files, document, path.slice(0, -2), place, settings);
  const repository = isTag ? (root?.at([...path.slice(0, -1), 'repository'])?.scalar ?? null) : null;
  return readEntry(entry, place, settings, repository?.text);
}

async function readChartVersion(
  files: Files,
  { isService, name, repository }: VersionedChart,
  { entry, place }: { readonly entry: ValuesEntry; readonly place: Place },
  settings: KindSettings,
): Promise<TargetReading> {
  const text = entry.status === 'scalar' ? entry.scalar.text : '';
  const version = text === '' ? null : { text, place };
  const release = {
    chart: { kind: 'published', name, repository, version, problem: null } as const,
    values: [],
    place,
  };
  const [reading] = isService ? await readHelmRelease(files, release, settings) : [];
  if (reading !== undefined) {
    const { answer } = reading.found;
    return { place, answer, chart: { name, version: exactChartVersion(text), place, repository } };
  }
  const found = `${quoteText(text)}, the version of the chart ${quoteText(name)},`;
  const remedy = `Point the target at the tag of ${product.name}'s image.`;
  return refusedImage(problemAt('not-a-version', place, found, { remedy }), place);
}

/** Reads `image.tag` below some keys as a value of the service's chart, together with its repository and the declarations around it. */
async function readTagOfRelease(
  files: Files,
  { file, root }: ValuesLayer,
  keys: readonly string[],
  place: Place,
  settings: KindSettings,
): Promise<TargetReading | null> {
  const { chart: name, chartVersion: version } = settings;
  const values = [layerOf(file, root?.at(keys) ?? null)];
  // A user who names the place vouches for the image, whatever its name.
  const image = parseImageReference(root?.at([...keys, 'image', 'repository'])?.scalar?.text ?? '');
  const vouched = image === null ? settings : { ...settings, ...acceptRepository(image, settings) };
  const unpinned = problemAt('chart-unpinned', place, 'The tag is empty, and the target has no `chart-version=`');
  const chart = {
    ...({ kind: 'published', name, repository: null } as const),
    version: version === null ? null : { text: version, place },
    problem: version === null ? unpinned : null,
  };
  const [reading] = await readHelmRelease(files, { chart, values, place }, vouched);
  if (reading === undefined) return null;
  const { containerVariables, declared, notices, ...rest } = reading.found;
  // If nothing beside the image sets variables, it may not be a release of the chart.
  const isSilent =
    containerVariables === null || (containerVariables.set.length === 0 && containerVariables.unseen.length < 2);
  return {
    ...rest,
    chart: version === null ? null : { name, version, place: null, repository: null },
    containerVariables: isSilent ? null : containerVariables,
    declared: { ...declared, keys },
    notices: notices.filter((notice) => !mirrorNotices(null).includes(notice)),
  };
}

function isReference(entry: ValuesEntry): boolean {
  return entry.status === 'scalar' && /[/:]/.test(entry.scalar.text.split('@', 1)[0] ?? '');
}

/** In characters: no registry takes a longer name, and none becomes a glob. */
const LONGEST_REPOSITORY = 255;

/** Reads a whole image reference, or a tag with its repository. The user vouches for the repository by naming the place. */
function readEntry(entry: ValuesEntry, place: Place, rules: ImageRules, repository = ''): TargetReading {
  if (entry.status !== 'scalar' || !isReference(entry)) {
    const reference = parseImageReference(repository) ?? DEFAULT_IMAGE;
    return { place, answer: readTagEntry(entry, reference, rules.tagSuffix, place) };
  }
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return refusedImage(unreadable, place);
  const found = quoteText(entry.scalar.text);
  const reference = parseImageReference(entry.scalar.text);
  const isName = reference !== null && reference.repository.length <= LONGEST_REPOSITORY;
  if (!isName) return refusedImage(problemAt('not-a-version', place, found), place);
  const known = answerOfImage(reference, acceptRepository(reference, rules), place);
  return known ?? refusedImage(problemAt('custom-image', place, found), place);
}

function acceptRepository({ repository }: ImageReference, { images, tagSuffix }: ImageRules): ImageRules {
  return { tagSuffix, images: [...images, repository.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')] };
}

/** The chart that a key `version` or `targetRevision` belongs to, with its repository as written; null if nothing beside it gives that. */
type VersionedChart = NonNullable<ReturnType<typeof chartVersionedAt>>;

const CHART_FILE = /(?:^|\/)(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock))$/;
/** The address of a chart repository, unlike that of an image or another source. */
const CHART_REPOSITORY = /^(?:https?|oci|file):\/\/|^[@]|^alias:/;

/**
 * The chart whose version stands at a path: of a dependency (Chart.yaml), a release (helmfile, Flux), a source (Argo CD) or a
 * chart itself; null if nothing beside it shows that. Chart numbers look like service versions.
 *
 * @param service name of the service's chart
 */
function chartVersionedAt(file: YamlFile, path: readonly string[], service: string, document: YamlValue | null) {
  if (!/^(?:version|targetRevision)$/.test(path.at(-1) ?? '')) return null;
  const text = (name: string) => document?.at([...path.slice(0, -1), name])?.scalar?.text || null;
  const source = text('repository') ?? text('repo');
  const isOfChart = CHART_FILE.test(file.path) || path.at(-3) === 'dependencies' || CHART_REPOSITORY.test(source ?? '');
  const official = source !== null && isOfficialRepository(source) ? service : null;
  const chart = text('chart') ?? (isOfChart ? text('name') : null) ?? official;
  if (chart === null) return null;
  // The name of its repository may precede the chart's name.
  const [, folder = null, name = chart] = /^(.*)\/([^/]*)$/.exec(chart) ?? [];
  const address = source ?? (text('chart') === null ? null : text('repoURL'));
  return { name, isService: name === service, repository: address ?? folder };
}

/** In milliseconds. A pattern takes a few on a large file. One with repetitions inside of repetitions may take years. */
const LONGEST_MS = 2_000;

/** The most matches that are kept of texts that were matched before. */
const MOST_MATCHES = 1_000;

/* It runs in a context of its own because only there an expression can be interrupted. It knows nothing but its three values. */
const MATCH = `
  const found = [];
  const known = new Set();
  for (const { indices, groups } of text.matchAll(pattern)) {
    const version = groups.version;
    if (version === undefined || (found.length >= most && known.has(version))) continue;
    known.add(version);
    found.push({ start: indices.groups.version[0], text: version });
  }
  found;
`;

/**
 * The matches of a user's pattern by their group `version`, the first ones and one for each further text, or why it was given
 * up (docs/how-detection-works.md#which-files-are-opened).
 */
export function matchesWithin(pattern: RegExp, text: string, mostMs = LONGEST_MS) {
  const global = new RegExp(pattern.source, `${pattern.flags}dg`);
  try {
    const values = { text, pattern: global, most: MOST_MATCHES };
    const found: { start: number; text: string }[] = runInNewContext(MATCH, values, { timeout: mostMs });
    return { found, problem: null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return { found: [], problem: `the pattern of its target takes longer than ${mostMs / 1_000} s on it` };
  }
}
