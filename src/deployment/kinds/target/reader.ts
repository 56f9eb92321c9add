import { type Place, showPlace } from '../../../problems/place.ts';
import { problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { SourceText } from '../../../syntax/source-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { exactChartVersion, mirrorNotices } from '../../chart.ts';
import { declaredInComment } from '../../comment-declaration.ts';
import { type Finding, PLAIN } from '../../finding.ts';
import { answerOfImage, type ImageRules, NOTHING_DECLARED, refusedImage } from '../../image-answer.ts';
import { type ImageReference, parseImageReference } from '../../reference.ts';
import type { Target } from '../../targets.ts';
import { mayBeRenderedByArgoCd } from '../helm/argo-cd.ts';
import { readLocalChart } from '../helm/chart-files.ts';
import { chartVersionedAt, type VersionedChart } from '../helm/chart-version.ts';
import { DEFAULT_IMAGE, readTagEntry, unreadableText } from '../helm/image-values.ts';
import { readHelmRelease } from '../helm/release.ts';
import { layerOf, type ValuesEntry } from '../helm/values.ts';
import { chartFolderAbove } from '../helm/values-files.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';

const KIND = 'target' as const;

/** What was read at a target, without its identity. */
type TargetReading = Pick<Finding, 'place' | 'answer'> & Partial<Finding>;

/** Reads the places that the user names. A missing one is a `target-missing` problem. */
export async function readTargets(
  files: FilesOfTree,
  targets: readonly Target[],
  settings: KindSettings,
): Promise<Finding[]> {
  return Promise.all(targets.map((target) => readTarget(files, target, settings)));
}

async function readTarget(files: FilesOfTree, target: Target, settings: KindSettings): Promise<Finding> {
  const recorded = files.recorded();
  const nowhere: Place = { file: target.file, line: null, column: null };
  const known = { ...settings, tagSuffix: target.suffix ?? settings.tagSuffix };
  const missing = () => refusedImage(problemAt('target-missing', nowhere, target.where.text), nowhere);
  let read: TargetReading;
  try {
    const found = (await readAt(recorded, target, known)) ?? missing();
    read = (await isOfOtherChart(files, target.file, settings)) ? withoutChart(found) : found;
  } catch (error) {
    read = refusedImage(thrownProblem(error), nowhere);
  }
  // Argo CD only affects releases of a chart.
  const isOfRelease = read.declared !== undefined || read.containerVariables != null || read.chart != null;
  const isRenderedByArgoCd = isOfRelease && (await mayBeRenderedByArgoCd(files, [target.file], settings));
  const declared = read.declared ?? NOTHING_DECLARED;
  const text = (await nullIfUnreadable(recorded.text(target.file))) ?? '';
  const id = `${KIND}:${target.name ?? target.text}`;
  return {
    ...PLAIN,
    ...{ kind: KIND, id, unit: id, carrier: target.file },
    ...(isOfRelease ? { isRenderedByArgoCd } : {}),
    accounts: read.place.line === null ? [] : [read.place],
    ...read,
    declared: { ...declared, upgradeMode: declared.upgradeMode ?? declaredAtAll(text, read) },
    inputs: [...recorded.asked],
  };
}

/** Whether a file belongs to an own chart that does not install the service's. Its values are no values of the service's chart. */
async function isOfOtherChart(files: FilesOfTree, path: string, { chart }: KindSettings): Promise<boolean> {
  const folder = chartFolderAbove(files, path);
  const own = folder === null ? null : await nullIfUnreadable(readLocalChart(files, folder));
  return own !== null && ![own.name, ...own.dependencies.map(({ name }) => name)].includes(chart);
}

function withoutChart({ declared: _, ...reading }: TargetReading): TargetReading {
  return reading;
}

/** The declaration in comments, if all places of the version have the same one. */
function declaredAtAll(
  text: string,
  { place, accounts = [place] }: TargetReading,
): ReturnType<typeof declaredInComment> {
  const all = accounts.map((each) => declaredInComment(text, each));
  const [first = null] = all;
  return all.every((each) => each?.value === first?.value) ? first : null;
}

async function readAt(files: Files, target: Target, settings: KindSettings): Promise<TargetReading | null> {
  const { where, file: path } = target;
  if (where.kind === 'regex') return readPattern(files, path, where.pattern, settings);
  const file = await files.yaml(path);
  if (file === null) return null;
  const readings: TargetReading[] = [];
  const texts = new Map<string, Place>();
  for (const document of file.documents) {
    const value = file.at(document, where.path);
    const reading = value && (await readInDocument(files, target, { ...where, file, document, value }, settings));
    if (value === null || reading === null) continue;
    readings.push(reading);
    const text = file.scalar(value)?.text ?? file.sourceOf(value);
    if (!texts.has(text)) texts.set(text, value.place);
  }
  const [first = null, ...others] = readings;
  if (first === null || others.length === 0) return first;
  const accounts = readings.flatMap(({ place, accounts: all = [place] }) => all).slice(0, MOST_ACCOUNTS);
  if (texts.size > 1) return { ...mixed(texts, first.place), accounts };
  const declaredIn = ({ declared }: TargetReading) =>
    JSON.stringify([declared?.upgradeMode?.value, declared?.migrationJob?.value]);
  const isDeclared = others.every((each) => declaredIn(each) === declaredIn(first));
  return { ...first, accounts, ...(first.declared && !isDeclared && { declared: NOTHING_DECLARED }) };
}

interface ValueOfDocument {
  readonly path: readonly string[];
  readonly file: YamlFile;
  readonly document: YamlValue | null;
  readonly value: YamlValue;
}

async function readInDocument(
  files: Files,
  { chartVersion }: Target,
  { path, file, document, value }: ValueOfDocument,
  settings: KindSettings,
): Promise<TargetReading | null> {
  const entry = entryOf(file, value);
  const place = file.scalar(value)?.place ?? value.place;
  const chart = chartVersionedAt(file, path, settings.chart, document);
  if (chart !== null) return readChartVersion(files, chart, { entry, place }, settings);
  const around = path.slice(0, -1);
  const isTag = path.at(-1) === 'tag';
  if (isTag && around.at(-1) === 'image' && !isReference(entry)) {
    const keys = around.slice(0, -1);
    const root = file.at(document, keys);
    return readTagOfRelease(files, { file, root, keys, place }, chartVersion ?? settings.chartVersion, settings);
  }
  const repository = isTag ? file.scalar(file.at(document, [...around, 'repository'])) : null;
  return readEntry(entry, place, settings, repository?.text);
}

/** Reads a target that is a chart's version. */
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
  const remedy = "Point the target at the tag of Lightdash's image.";
  return refusedImage(problemAt('not-a-version', place, found, { remedy }), place);
}

interface TagOfRelease {
  readonly file: YamlFile;
  /** The chart's values. */
  readonly root: YamlValue | null;
  /** Keys that lead to them. */
  readonly keys: readonly string[];
  readonly place: Place;
}

/** Reads `image.tag` as a value of the service's chart, together with its repository and the declarations around it. */
async function readTagOfRelease(
  files: Files,
  { file, root, keys, place }: TagOfRelease,
  version: string | null,
  settings: KindSettings,
): Promise<TargetReading | null> {
  // A user who names the place vouches for the image, whatever its name.
  const image = parseImageReference(file.scalar(file.at(root, ['image', 'repository']))?.text ?? '');
  const vouched = image === null ? settings : { ...settings, ...acceptRepository(image, settings) };
  const unpinned = problemAt('chart-unpinned', place, 'The tag is empty, and the target has no `chart-version=`');
  const chart = {
    ...({ kind: 'published', name: settings.chart, repository: null } as const),
    version: version === null ? null : { text: version, place },
    problem: version === null ? unpinned : null,
  };
  const values = [layerOf(file, root)];
  const [reading] = await readHelmRelease(files, { chart, values, place }, vouched);
  if (reading === undefined) return null;
  const { containerVariables, declared, notices, ...rest } = reading.found;
  // If nothing beside the image sets variables, it may not be a release of the chart.
  const isSilent =
    containerVariables === null || (containerVariables.set.length === 0 && containerVariables.unseen.length < 2);
  return {
    ...rest,
    chart: version === null ? null : { name: settings.chart, version, place: null, repository: null },
    containerVariables: isSilent ? null : containerVariables,
    declared: { ...declared, keys },
    notices: notices.filter((notice) => !mirrorNotices(null).includes(notice)),
  };
}

/** Whether an entry is a whole image reference, not only a tag. */
function isReference(entry: ValuesEntry): boolean {
  return entry.status === 'scalar' && /[/:]/.test(entry.scalar.text.split('@', 1)[0] ?? '');
}

/** In characters: no registry takes a longer name, and none becomes a glob. */
const LONGEST_REPOSITORY = 255;

/**
 * Reads a whole image reference, or a tag with its repository. The user vouches for the repository by naming the place.
 */
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

/** Rules that accept exactly this repository as an image of the service. */
function acceptRepository({ repository }: ImageReference, { images, tagSuffix }: ImageRules): ImageRules {
  return { tagSuffix, images: [...images, repository.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')] };
}

/** The most matches of a pattern that are left to the target, and the most that a message names. */
const MOST_ACCOUNTS = 1_000;
const MOST_NAMED = 10;

async function readPattern(
  files: Files,
  path: string,
  pattern: RegExp,
  rules: ImageRules,
): Promise<TargetReading | null> {
  const text = (await files.text(path)) ?? '';
  const lines = new SourceText(path, text);
  const accounts: Place[] = [];
  const byVersion = new Map<string, Place>();
  for (const { indices, groups } of text.matchAll(new RegExp(pattern.source, `${pattern.flags}dg`))) {
    const [start] = indices?.groups?.['version'] ?? [];
    const version = groups?.['version'];
    if (start === undefined || version === undefined) continue;
    if (accounts.length < MOST_ACCOUNTS) accounts.push(lines.placeAt(start));
    if (!byVersion.has(version)) byVersion.set(version, lines.placeAt(start));
  }
  const [first] = byVersion;
  if (first === undefined) return null;
  const [version, place] = first;
  const scalar = { text: version, type: 'string', place, alias: null, hasTemplate: false } as const;
  if (byVersion.size === 1)
    return { ...readEntry({ status: 'scalar', scalar, source: version }, place, rules), accounts };
  return { ...mixed(byVersion, place), accounts };
}

function mixed(texts: ReadonlyMap<string, Place>, place: Place): TargetReading {
  const said = [...texts].slice(0, MOST_NAMED).map(([found, at]) => `${quoteText(found)} at ${showPlace(at)}`);
  return refusedImage(problemAt('mixed-versions', place, said.join(', ')), place);
}

function entryOf(file: YamlFile, value: YamlValue): ValuesEntry {
  const scalar = file.scalar(value);
  const source = file.sourceOf(value);
  if (scalar === null) return { status: 'structure', place: value.place, source };
  return scalar.type === 'null' ? { status: 'unset', place: value.place } : { status: 'scalar', scalar, source };
}
