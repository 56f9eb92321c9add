import { refusesTag } from '../../deployment/chart.ts';
import type { ChartRepository } from '../../deployment/chart-repository.ts';
import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
import type { StopForm } from '../../deployment/kinds/facts.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import type { Version } from '../../release-safety/version.ts';
import { mayMigrateTooEarly } from '../report/advice.ts';
import { isMadeWithChart } from '../report/means.ts';
import type { Draft } from './draft.ts';
import {
  besideMember,
  besideTag,
  inComment,
  inCompose,
  inWorkload,
  type LinesChange,
  otherMode,
  type Setting,
  switchOff,
} from './recreate-lines.ts';
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

async function replaceAt(draft: Draft, { file, line, column }: Place, from: string, to: string): Promise<boolean> {
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

/**
 * Drafts the declaration of `Recreate` (docs/rules.md#how-a-stop-is-declared) for all objects whose version a place
 * decides.
 *
 * @returns why it cannot be written, and what to write instead; null if it is drafted, or is already there
 * @throws TreeError if a file cannot be read
 */
export async function draftRecreate(
  draft: Draft,
  { place, deployment }: EditTarget,
  chartVersion: string | null,
): Promise<string | null> {
  const objects = deployment?.parts ?? [null];
  for (const object of objects) {
    if (object?.declared.upgradeMode?.value === 'Recreate') continue;
    const needsNoJob = deployment !== null && mayMigrateTooEarly(deployment, chartVersion);
    const found = await findChanges(draft, place, object, needsNoJob);
    if (found === null) return describeDeclaration(object);
    for (const { position, insert, replace } of found.changes) {
      if (insert.length > 0) draft.insert(found.file, position + 1, insert);
      if (replace !== null) draft.replace(found.file, position + 1, replace);
    }
  }
  return null;
}

interface FileChanges {
  readonly file: string;
  readonly changes: readonly LinesChange[];
}

async function findChanges(
  draft: Draft,
  place: Place,
  object: DeployedObject | null,
  needsNoJob: boolean,
): Promise<FileChanges | null> {
  const at = async (
    { file, line, column }: Place,
    find: (lines: readonly string[], position: number, column: number) => readonly LinesChange[] | null,
  ) => {
    const lines = line === null ? null : await draft.linesOf(file);
    const changes = line === null || lines === null ? null : find(lines, line - 1, column ?? 1);
    return changes === null ? null : { file, changes };
  };
  const only = (change: LinesChange | null) => (change === null ? null : [change]);
  const byComment = () => at(place, (lines, position) => only(inComment(lines, position, place.file)));
  if (object === null) return byComment();
  const { declared, kind, carrier } = object;
  if (isMadeWithChart(object)) {
    const job = declared.migrationJob;
    const settings: Setting[] = [
      ...(declared.upgradeMode === null ? [['upgrade', 'mode', 'Recreate'] as const] : []),
      ...(needsNoJob && job === null ? [['migrationJob', 'enabled', 'false'] as const] : []),
    ];
    const beside =
      settings.length === 0
        ? null
        : ((await at(object.place, (lines, position) => besideTag(lines, position, settings))) ??
          (declared.values === null
            ? null
            : await at(declared.values, (lines, position) =>
                settings.map((setting) => besideMember(lines, position, setting)),
              )));
    if (settings.length > 0 && beside === null) return null;
    const mode = declared.upgradeMode;
    const replaced = mode === null ? null : await at(mode.place, (...line) => only(otherMode(...line)));
    const off = needsNoJob && job?.value === true ? await at(job.place, (...line) => only(switchOff(...line))) : null;
    if ((mode !== null && replaced === null) || (needsNoJob && job?.value === true && off === null)) return null;
    const all = [beside, replaced, off].filter((each) => each !== null);
    const [first] = all;
    const isOneFile = all.every(({ file }) => file === first?.file);
    return first === undefined || !isOneFile
      ? null
      : { file: first.file, changes: all.flatMap(({ changes }) => changes) };
  }
  if (declared.upgradeMode !== null) return at(declared.upgradeMode.place, (...line) => only(otherMode(...line)));
  switch (factsOf(kind).stop[0]) {
    case 'compose':
      return at({ file: carrier, line: 1, column: 1 }, (lines) => only(inCompose(lines)));
    case 'workload':
      for (const each of [object.place, ...object.accounts]) {
        const found = await at(each, (lines, position) => only(inWorkload(lines, position)));
        if (found !== null) return found;
      }
      return null;
    case 'comment':
      return byComment();
    default:
      return null;
  }
}

/** What to write by hand if no exact line can be shown, for all objects of a place. */
export function describeDeclarations(deployment: Deployment | null): string {
  return [...new Set((deployment?.parts ?? [null]).map(describeDeclaration))].join(' ');
}

function describeDeclaration(object: DeployedObject | null): string {
  if (object !== null && isMadeWithChart(object)) {
    return "Set `upgrade.mode: Recreate` in the values of Lightdash's chart.";
  }
  return factsOf(object?.kind ?? 'line')
    .stop.map((form) => DECLARATIONS[form])
    .join(' Or: ');
}

const DECLARATIONS: Readonly<Record<StopForm, string>> = {
  workload: 'Give the workload `strategy: {type: Recreate}` or the annotation `upgrade-gate/mode: Recreate`.',
  compose: "Write `x-upgrade-mode: Recreate` at the top of one of the project's compose files.",
  comment: "Write the comment `upgrade-gate: Recreate` on the version's line or the line above it.",
};
