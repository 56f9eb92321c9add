import type { ChartRepository } from '../../deployment/chart-repository.ts';
import type { Deployment } from '../../deployment/deployed-object.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { refusesTag } from '../../product/chart-versions.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { literalPattern } from '../../repository/glob.ts';
import { isMadeWithChart } from '../report/writes.ts';
import type { Exception } from '../team-file/team-file.ts';
import type { TeamRules } from '../team-file/team-rules.ts';
import type { Draft, LineAt, LineChange } from './draft.ts';

/** What an edit needs to know about a place. A changed line that no reader reads has no deployment. */
export interface EditTarget {
  readonly place: Place;
  /** As the files have it. */
  readonly version: Version | null;
  readonly deployment: Deployment | null;
  /** The lowest version from which a jump to the new one starts; null if it is unknown. */
  readonly start: Version | null;
  readonly environments: readonly string[];
}

export interface Writing {
  readonly draft: Draft;
  readonly charts: ChartRepository;
  /** Of the chart that no file has; null if it is unknown. */
  readonly chartVersion: string | null;
  readonly team: TeamRules;
  /** Exceptions that have to be written, too. They are collected, because one list holds all of them. */
  readonly exceptions: Omit<Exception, 'reason'>[];
  /** The exceptions that the change has added already. */
  readonly added: readonly Exception[];
  /** Whether downtime is declared by exceptions alone. */
  readonly isByException: boolean;
}

/** Drafts another version at the place that decides it. @returns why it cannot be written there; null if it is drafted */
export async function draftVersion(
  writing: Writing,
  { place, version, deployment }: EditTarget,
  to: Version,
): Promise<string | null> {
  const { draft } = writing;
  const chartVersion = deployment?.chart?.version ?? writing.chartVersion;
  if (deployment?.image?.digest != null) {
    return `A digest pins the image at ${showPlace(place)}: change tag and digest together.`;
  }
  if (deployment?.isOfChart === true) return draftChart(writing, deployment, to);
  if (chartVersion !== null && refusesTag(chartVersion, to) && deployment?.parts.some(isMadeWithChart) === true) {
    return `Chart ${chartVersion} refuses ${product.name} ${to}: change the chart first.`;
  }
  if (deployment?.problem?.code === 'moving-tag') return draftPin(draft, deployment, to);
  const isDrafted =
    version === null
      ? deployment === null &&
        (await draft.write(place, (line) => textOn(line, pinnedLine(line, '`latest`', to)))) !== null
      : (await replaceAt(draft, place, version, to)) ||
        (deployment === null && (await draftChartOnLine(writing, place, version, to)));
  return isDrafted ? null : `The version at ${showPlace(place)} comes from elsewhere: change it there.`;
}

/** The chart's version decides, so this takes the newest chart whose appVersion is the wanted version. */
async function draftChart({ draft, charts }: Writing, { chart }: Deployment, to: Version): Promise<string | null> {
  const version = chart && (await charts.newestWith(chart.name, to));
  if (chart === null || version === null) {
    return `No published chart has the appVersion ${to}: set image.tag to ${to} in the values.`;
  }
  const isDrafted =
    chart.place !== null && chart.version !== null && (await replaceAt(draft, chart.place, chart.version, version));
  return isDrafted ? null : `Take chart ${version}, whose appVersion is ${to}.`;
}

/** A changed line may have the version of the chart, as a command or a variable of a pipeline does. @returns whether it has */
async function draftChartOnLine({ draft, charts }: Writing, place: Place, from: Version, to: Version) {
  const line = await draft.lineAt(place);
  const [own] = /(?<![\w.])\d{1,5}\.\d{1,5}\.\d{1,5}(?![\w.+-])/.exec(line?.own.slice(line.column) ?? '') ?? [];
  const wanted = await charts.newestWith(product.chart.name, to);
  if (own === undefined || wanted === null) return false;
  const installed = await charts.appVersionOf({ name: product.chart.name, version: own, place, repository: null });
  return installed === from && (await replaceAt(draft, place, own, wanted));
}

/** Drafts another version in the place of the one on a line. @returns whether the line has that version */
export async function replaceAt(draft: Draft, place: Place, from: string, to: string): Promise<boolean> {
  return (await draft.write(place, (line) => textOn(line, lineWithVersion(line, from, to)))) !== null;
}

function textOn({ position }: LineAt, replace: string | null): LineChange[] | null {
  return replace === null ? null : [{ position, replace }];
}

/** The line with another version of the service or of its chart; null if it does not have the first. Suffix, quotes and comments stay. */
function lineWithVersion({ own, column }: LineAt, from: string, to: string): string | null {
  const pattern = new RegExp(`(?<![\\w.])v?(${literalPattern(from)})(?![\\w.+])`, 'dg');
  const matches = [...own.matchAll(pattern)].map(({ indices }): [number, number] => indices?.[1] ?? [0, 0]);
  const [start, end] = matches.find(([at]) => at >= column) ?? matches[0] ?? [0, 0];
  return end === 0 ? null : own.slice(0, start) + to + own.slice(end);
}

/** Drafts a version in the place of a moving tag. @returns why it cannot be written there; null if it is drafted */
export async function draftPin(draft: Draft, { place, problem }: Deployment, to: Version): Promise<string | null> {
  const at = problem?.place ?? place;
  const found = problem?.found ?? '';
  if (found.includes('@')) {
    return `A digest pins the image at ${showPlace(at)}: write ${to} in place of its tag if the digest is that of ${to}.`;
  }
  const written = await draft.write(at, (line) => textOn(line, pinnedLine(line, found, to)));
  return written === null ? `The tag at ${showPlace(at)} comes from elsewhere: write ${to} there.` : null;
}

/** The line with a version for its tag, or behind an image without one. Quotes and comments stay; null if the line does not show it. */
function pinnedLine({ own, column }: LineAt, found: string, to: Version): string | null {
  const tag = /^`([^`]+)`/.exec(found)?.[1];
  const pattern =
    tag === undefined ? /(?<=[\w-])(?=["'\s,}]|$)/ : new RegExp(`(?<![\\w.-])${literalPattern(tag)}(?![\\w.-])`);
  const at = own.slice(column).search(pattern);
  if (at === -1) return null;
  const [start, mark] = [column + at, tag === undefined ? ':' : ''];
  return own.slice(0, start) + mark + to + own.slice(start + (tag?.length ?? 0));
}
