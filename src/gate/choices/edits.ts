import { refusesTag } from '../../deployment/chart.ts';
import type { ChartRepository } from '../../deployment/chart-repository.ts';
import type { Deployment } from '../../deployment/deployed-object.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import type { Version } from '../../release-safety/version.ts';
import { isMadeWithChart } from '../report/means.ts';
import type { Draft } from './draft.ts';
import { draftPin, isUnpinned } from './unpinned.ts';

/** What an edit needs to know about a place. A changed line that no reader reads has no deployment. */
export interface EditTarget {
  readonly place: Place;
  readonly version: Version | null;
  readonly deployment: Deployment | null;
}

/**
 * Drafts another version at the place that decides it.
 *
 * @param chartVersion the chart that installs it, if one does; null if that is unknown
 * @returns why it cannot be written there; null if it is drafted
 * @throws TreeError if the file cannot be read
 */
export async function draftVersion(
  draft: Draft,
  { place, version, deployment }: EditTarget,
  to: Version,
  charts: ChartRepository,
  chartVersion: string | null,
): Promise<string | null> {
  if (deployment?.image?.digest != null) {
    return `A digest pins the image at ${showPlace(place)}: change tag and digest together.`;
  }
  if (deployment?.isOfChart === true) return draftChart(draft, deployment, to, charts);
  if (chartVersion !== null && refusesTag(chartVersion, to) && deployment?.parts.some(isMadeWithChart) === true) {
    return `Chart ${chartVersion} refuses Lightdash ${to}: change the chart first.`;
  }
  if (deployment !== null && isUnpinned(deployment)) return draftPin(draft, deployment, to);
  const isDrafted = version !== null && (await replaceAt(draft, place, version, to));
  return isDrafted ? null : `The version at ${showPlace(place)} comes from elsewhere: change it there.`;
}

/** The chart's version decides, so this takes the newest chart whose appVersion is the wanted version. */
async function draftChart(
  draft: Draft,
  { chart }: Deployment,
  to: Version,
  charts: ChartRepository,
): Promise<string | null> {
  const version = chart === null ? null : await charts.newestWith(chart.name, to);
  if (chart === null || version === null) {
    return `No published chart has the appVersion ${to}: set image.tag to ${to} in the values.`;
  }
  const isDrafted =
    chart.place !== null && chart.version !== null && (await replaceAt(draft, chart.place, chart.version, version));
  return isDrafted ? null : `Take chart ${version}, whose appVersion is ${to}.`;
}

/**
 * Drafts another version in the place of the one on a line.
 *
 * @returns whether the line has that version
 * @throws TreeError if the file cannot be read
 */
export async function replaceAt(
  draft: Draft,
  { file, line, column }: Place,
  from: string,
  to: string,
): Promise<boolean> {
  const lines = line === null ? null : await draft.linesOf(file);
  if (line === null || lines === null) return false;
  const text = lineWithVersion(lines[line - 1] ?? '', column ?? 1, from, to);
  if (text !== null) draft.replace(file, line, text);
  return text !== null;
}

/**
 * The line with another version in it. Suffix, quotes and comments stay.
 *
 * @param column 1-based, of the scalar that holds the version
 * @param from the version that the line has now: of the service, or of its chart
 * @returns null if the line does not have that version
 */
function lineWithVersion(line: string, column: number, from: string, to: string): string | null {
  const pattern = new RegExp(`(?<![\\w.])v?(${escaped(from)})(?![\\w.+])`, 'dg');
  const matches = [...line.matchAll(pattern)].map(({ indices }): [number, number] => indices?.[1] ?? [0, 0]);
  const [start, end] = matches.find(([at]) => at >= column - 1) ?? matches[0] ?? [0, 0];
  return end === 0 ? null : line.slice(0, start) + to + line.slice(end);
}

function escaped(version: string): string {
  return version.replaceAll(/[.+]/g, '\\$&');
}
