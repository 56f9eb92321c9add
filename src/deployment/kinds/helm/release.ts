import type { Place, PlacedText } from '../../../problems/place.ts';
import { type Problem, type ProblemCode, problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { baseNameOf, inFolder } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import { exactChartVersion } from '../../chart.ts';
import { POSSIBLE_STAGE } from '../../environment-names.ts';
import { type Chart, problemAnswer, refusedImage } from '../../image-answer.ts';
import { namesService } from '../../service-names.ts';
import type { KindSettings } from '../kind.ts';
import { ChartFolderReader } from './chart-folder.ts';
import { problemPart, type ReleasePart } from './findings.ts';
import type { ChartOfRelease } from './image-values.ts';
import { readImages } from './images.ts';
import { isUnder, readOtherChart, readServiceChart } from './service-chart.ts';
import { type ReleaseValues, textOf, ValuesScope } from './values.ts';

/** The chart of a release. */
export type ReleaseChart =
  /** A chart with a name in a repository, an OCI registry or the like. */
  | {
      readonly kind: 'published';
      /** Without its repository: `lightdash`. */
      readonly name: string;
      /** As written; null if it is missing, or where `problem` says why it is not known. */
      readonly version: { readonly text: string; readonly place: Place } | null;
      /** The chart's origin as written: an address, or a name that the tool knows; null if no file gives it. */
      readonly repository: string | null;
      /** Why the version is not known (`unresolved-template`, …); null if it is written, or simply missing. */
      readonly problem: Problem | null;
    }
  /** A folder of this repository; empty for its root. */
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** A chart that cannot be read, and the text that leads to it. */
export function unknownChart(code: ProblemCode, { text, place }: PlacedText): ReleaseChart {
  return { kind: 'unknown', problem: problemAt(code, place, quoteText(text), { subject: 'image' }) };
}

/** A chart by its name or address. That of an archive names its version: `lightdash-2.9.1.tgz`. */
export function publishedChart(chart: PlacedText, repository: string, version: PlacedText | null): ReleaseChart {
  if (isTemplate(chart.text)) return unknownChart('unresolved-template', chart);
  const last = chart.text.split('/').findLast((part) => part !== '') ?? '';
  const [, archive, packed = ''] = (last.endsWith('.tgz') && /^(.+?)-v?(\d+\.\d+\.\d+.*)\.tgz$/.exec(last)) || [];
  const origin = /^\w+:\/\//.test(chart.text) ? chart.text.slice(0, chart.text.lastIndexOf(`/${last}`)) : repository;
  const common = { kind: 'published', repository: origin === '' ? null : origin, problem: null } as const;
  return archive === undefined
    ? { ...common, name: last, version }
    : { ...common, name: archive, version: { text: packed, place: chart.place } };
}

/** A release as its tool's own file describes it. */
export interface HelmRelease {
  readonly chart: ReleaseChart;
  /** Highest precedence first, without the chart's defaults. */
  readonly values: readonly ReleaseValues[];
  /** Where the release is described. It decides where nothing else does. */
  readonly place: Place;
  /** The name of the release, where it says whose it is. */
  readonly called?: string;
}

/**
 * Reads what a release of a chart deploys (docs/how-detection-works.md#which-value-wins): the tag of the first values with
 * one, otherwise the chart's `appVersion`. Unseen values above the tag are its problem. Empty without an image of the service.
 *
 * @param files recording files, so that everything asked for becomes an input of the deployment
 * @param isNamed whether the chart's templates are known to name the service even if nothing else does
 */
export async function readHelmRelease(files: Files, release: HelmRelease, settings: KindSettings, isNamed = false) {
  const { chart, place } = release;
  const scope = new ValuesScope(release.values);
  if (chart.kind === 'unknown') return readUnseen(scope, chart.problem, release, settings);
  if (chart.kind === 'published')
    return readPublished(scope, chart, release, settings).map((part) => ofChart(part, chart));
  const path = inFolder(chart.path, 'Chart.yaml');
  try {
    const parts = await new ChartFolderReader(files, settings, isNamed).read(chart.path, scope, {
      level: 0,
      place,
      understood: [],
    });
    if (parts !== null) return parts;
  } catch (error) {
    const problem = thrownProblem(error);
    // An unreadable chart may be the service's if its folder, its files or the values of the release name the service.
    const read = [path, problem.place?.file ?? path];
    const texts = await Promise.all(read.map(async (each) => `${each}\n${await nullIfUnreadable(files.text(each))}`));
    const all = [...texts, ...scope.layers.map(({ file }) => file.text)].join('\n').toLowerCase();
    const isOurs = all.includes(product.word) || all.includes(settings.chart.toLowerCase());
    return isOurs ? [problemPart(problem, place)] : [];
  }
  const found = `there is no ${quoteText(path)} in the repository`;
  return readUnseen(scope, problemAt('chart-unknown', place, found), release, settings);
}

/** A chart by its name. */
export type PublishedChart = Extract<ReleaseChart, { kind: 'published' }>;

function readPublished(scope: ValuesScope, chart: PublishedChart, release: HelmRelease, settings: KindSettings) {
  const { place } = release;
  const name = baseNameOf(chart.name);
  if (name === settings.chart) {
    const own: Chart = { name, version: null, place: chart.version?.place ?? null, repository: chart.repository };
    const main = readServiceChart(scope, chartOf({ ...chart, name }, place), { chart: own }, settings);
    return [main, ...readImages(scope, settings, { isRead: isUnder(['image']) })];
  }
  const at = chart.version?.place ?? place;
  const found = `it is that of ${quoteText(name)}, not of ${quoteText(settings.chart)} (input \`chart\`)`;
  // A chart named after the service deploys it, whatever its values say.
  const problem = problemAt('chart-unknown', at, found);
  // The release of a database may be called after the service that it is for.
  const called = namesService(`${product.word}-${name}`) ? (release.called ?? '') : '';
  return readUnseen(scope, problem, { ...release, called }, settings, namesService(name));
}

/**
 * Reads a chart that nobody sees. It deploys the service if its values name that, or if the release is called after it and
 * its values set the tag of some image.
 */
function readUnseen(
  scope: ValuesScope,
  problem: Problem,
  { chart, place, called = '' }: HelmRelease,
  settings: KindSettings,
  isOurs = false,
): ReleasePart[] {
  const parts = readOtherChart(scope, problem, place, settings);
  const [repository, tag] = ['repository', 'tag'].map((key) => textOf(scope.at(['image', key])));
  // Of several tags, nobody knows which one the chart takes.
  const isOnly = scope.roots.every(({ source }) => (source.match(TAG) ?? []).length < 2);
  const isCalledSo = isCalledAfterService(called) && repository === '' && tag !== '' && isOnly;
  if (parts.length > 0 || !(isOurs || isCalledSo)) return parts;
  const part = readServiceChart(scope, { ...refusedImage(problem, place), understood: [] }, { chart: null }, settings);
  // Another version of the chart may take the tag from elsewhere. Nobody can judge it by its number, which is that of another chart.
  const version = chart.kind === 'published' ? chart.version : null;
  const secondOrder = version === null ? [] : [{ ...version, text: [...version.text].join(' '), key: 'unseen-chart' }];
  return [{ ...part, found: { ...part.found, secondOrder } }];
}

const TAG = /\btag["']?:/g;

/** Whether a name has no other words than that of the service, and stages: `lightdash-prod`. */
function isCalledAfterService(name: string): boolean {
  const [word, ...others] = name.split(/[-_.]/).filter((each) => !POSSIBLE_STAGE.test(each));
  return word?.toLowerCase() === product.word && others.length === 0;
}

/** A problem is another one if the chart comes from elsewhere. */
function ofChart(part: ReleasePart, { repository }: PublishedChart): ReleasePart {
  const { answer } = part.found;
  if (answer.status !== 'problem' || repository === null) return part;
  const problem = { ...answer.problem, found: `${answer.problem.found} (chart of ${quoteText(repository)})` };
  return { ...part, found: { ...part.found, answer: problemAnswer(problem) } };
}

function chartOf({ name, version, repository, problem }: PublishedChart, place: Place): ChartOfRelease {
  const understood = version === null ? [] : [version.place];
  const refuse = (why: Problem) => ({ ...refusedImage(why, place), understood });
  if (problem !== null) return refuse(problem);
  if (version === null) {
    return refuse(problemAt('chart-unpinned', place, 'The chart has no version and image.tag is empty'));
  }
  const { text, place: at } = version;
  if (isTemplate(text))
    return refuse(problemAt('unresolved-template', at, quoteText(text), { subject: 'chart version' }));
  if (text.startsWith('ENC[')) return refuse(problemAt('encrypted', at));
  const exact = exactChartVersion(text);
  if (exact === null) return refuse(problemAt('chart-range', at, quoteText(text)));
  return { answer: { status: 'chart', chart: { name, version: exact, place: at, repository } }, place: at, understood };
}
