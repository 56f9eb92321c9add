import { FIRST_TO_STOP, honoursRecreate } from '../../deployment/chart.ts';
import type { ChartRepository } from '../../deployment/chart-repository.ts';
import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
import type { StopForm } from '../../deployment/kinds/facts.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { mayMigrateTooEarly } from '../report/advice.ts';
import { isMadeWithChart } from '../report/means.ts';
import type { Draft } from './draft.ts';
import { type EditTarget, replaceAt } from './edits.ts';
import {
  besideMember,
  besideTag,
  inComment,
  inCompose,
  inTemplate,
  inWorkload,
  type LinesChange,
  otherMode,
  type Setting,
  switchOff,
} from './recreate-lines.ts';

/**
 * Drafts the declaration of `Recreate` (docs/rules.md#how-downtime-is-declared) for all objects whose version a place
 * decides, with all that their chart needs to carry it out. What is declared already stays as it is.
 *
 * @param given the version of the chart that no file has; null if it is unknown
 * @returns why it cannot be written, and what to write instead; null if it is drafted, or is already there
 * @throws TreeError if a file cannot be read
 */
export async function draftRecreate(
  draft: Draft,
  { place, deployment }: EditTarget,
  given: string | null,
  charts: ChartRepository,
): Promise<string | null> {
  const old = deployment === null ? null : oldChartOf(deployment, given);
  const raised = old === null || deployment === null ? null : await draftNewerChart(draft, deployment, charts);
  if (old !== null && raised === null) return describeOldChart(deployment, old);
  const chartVersion = raised ?? deployment?.chart?.version ?? given ?? FIRST_TO_STOP;
  const needsNoJob = deployment !== null && mayMigrateTooEarly(deployment, chartVersion);
  for (const object of deployment?.parts ?? [null]) {
    const found = await findChanges(draft, place, object, needsNoJob);
    if (found === null) return describeDeclaration(object);
    for (const { file, changes } of found) {
      for (const { position, insert, replace } of changes) {
        if (insert.length > 0) draft.insert(file, position + 1, insert);
        if (replace !== null) draft.replace(file, position + 1, replace);
      }
    }
  }
  return null;
}

/** The version of the chart if the chart does not carry out a declared `Recreate`. */
function oldChartOf({ parts, chart }: Deployment, given: string | null): string | null {
  const version = chart?.version ?? given;
  return version !== null && parts.some(isMadeWithChart) && !honoursRecreate(version) ? version : null;
}

/** Drafts the next published chart that carries out `Recreate`; null if the files do not hold the version, or none is known. */
async function draftNewerChart(
  draft: Draft,
  { chart, isOfChart }: Deployment,
  charts: ChartRepository,
): Promise<string | null> {
  // If the tag is empty, another chart is another version.
  if (chart === null || chart.place === null || chart.version === null || isOfChart) return null;
  const newer = await charts.lowestFrom(chart.name, FIRST_TO_STOP);
  return newer !== null && (await replaceAt(draft, chart.place, chart.version, newer)) ? newer : null;
}

function describeOldChart(deployment: Deployment | null, version: string): string {
  const at = deployment?.chart?.place ?? null;
  const raise =
    at === null
      ? `Take chart ${FIRST_TO_STOP} or later, set \`chart-version\` to it, and declare the downtime`
      : `Raise the chart at ${showPlace(at)} to ${FIRST_TO_STOP} or later, and declare the downtime`;
  return `Chart ${version} does not stop the old version by itself. ${raise}. ${WITHOUT_RAISING}`;
}

/** How to go on with a chart that does not carry out `Recreate`. */
export const WITHOUT_RAISING =
  'With this chart, only `fail-on: blocked` lets the downtime pass, and you scale Lightdash down yourself before the upgrade.';

interface FileChanges {
  readonly file: string;
  readonly changes: readonly LinesChange[];
}

/** @returns null if there is no line to change; empty if nothing is missing */
async function findChanges(
  draft: Draft,
  place: Place,
  object: DeployedObject | null,
  needsNoJob: boolean,
): Promise<readonly FileChanges[] | null> {
  const at: ChangesAt = async ({ file, line, column }, find) => {
    const lines = line === null ? null : await draft.linesOf(file);
    const changes = line === null || lines === null ? null : find(lines, line - 1, column ?? 1, file);
    return changes === null ? null : { file, changes };
  };
  const byComment = async () =>
    listed(await at(place, (lines, position) => only(inComment(lines, position, place.file))));
  if (object === null) return byComment();
  if (isMadeWithChart(object)) return changesOfChart(object, needsNoJob, at);
  const { declared, kind, carrier } = object;
  const mode = declared.upgradeMode;
  if (mode?.value === 'Recreate') return [];
  if (mode !== null)
    return listed(await at(mode.place, (lines, position, column) => only(otherMode(lines, position, column))));
  switch (factsOf(kind).stop[0]) {
    case 'compose':
      return listed(await at({ file: carrier, line: 1, column: 1 }, (lines) => only(inCompose(lines))));
    case 'workload':
      for (const each of [object.place, ...object.accounts]) {
        const found = await at(each, (lines, position) => only(inWorkload(lines, position)));
        if (found !== null) return [found];
      }
      return changesOfTemplates(object, at);
    case 'comment':
      return byComment();
    default:
      return null;
  }
}

type ChangesAt = (
  place: Place,
  find: (lines: readonly string[], position: number, column: number, file: string) => readonly LinesChange[] | null,
) => Promise<FileChanges | null>;

const only = (change: LinesChange | null) => (change === null ? null : [change]);
const listed = (changes: FileChanges | null) => (changes === null ? null : [changes]);

/** What is missing for the service's chart: the mode, and a migration job that is off if it would run too early. */
async function changesOfChart(
  { declared, place, carrier }: DeployedObject,
  needsNoJob: boolean,
  at: ChangesAt,
): Promise<readonly FileChanges[] | null> {
  const { upgradeMode: mode, migrationJob: job, values } = declared;
  const settings: Setting[] = [
    ...(mode === null ? [['upgrade', 'mode', 'Recreate'] as const] : []),
    ...(needsNoJob && job === null ? [['migrationJob', 'enabled', 'false'] as const] : []),
  ];
  const missing = async () =>
    (await at(mode?.place ?? place, (lines, position, _, file) => besideTag(lines, position, settings, file))) ??
    (await at(place, (lines, position, _, file) => besideTag(lines, position, settings, file))) ??
    (await at({ file: carrier, line: 1, column: 1 }, (lines, _, __, file) => besidePassedTag(lines, settings, file))) ??
    (values === null
      ? null
      : await at(values, (lines, position) => settings.map((setting) => besideMember(lines, position, setting))));
  const isOtherMode = mode !== null && mode.value !== 'Recreate';
  const isOn = needsNoJob && job?.value === true;
  const wanted = [
    ...(settings.length > 0 ? [await missing()] : []),
    ...(isOtherMode
      ? [await at(mode.place, (lines, position, column) => only(otherMode(lines, position, column)))]
      : []),
    ...(isOn ? [await at(job.place, (lines, position, column) => only(switchOff(lines, position, column)))] : []),
  ];
  const found = wanted.filter((each) => each !== null);
  return found.length < wanted.length ? null : found;
}

/** Beside the one tag of a release that comes from elsewhere, such as `tag: {{ .Values.tag }}`: then the lines count for each environment of it. */
function besidePassedTag(lines: readonly string[], settings: readonly Setting[], file: string): LinesChange[] | null {
  const found = lines.flatMap((line, position) => {
    const changes = TAKES_TAG.test(line) ? besideTag(lines, position, settings, file) : null;
    return changes === null ? [] : [changes];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

const TAKES_TAG = /^\s*(?:tag|value)\s*[:=]\s*["']?(?:\$?\{|var\.|local\.)/;

/** The strategy of every Deployment in the templates of an own chart. */
async function changesOfTemplates({ inputs }: DeployedObject, at: ChangesAt): Promise<readonly FileChanges[] | null> {
  const templates = inputs.filter((path) => /(?:^|\/)templates\/.*\.ya?ml$/.test(path));
  const found: FileChanges[] = [];
  for (const file of templates) {
    const changes = await at({ file, line: 1, column: 1 }, (lines) => inTemplate(lines));
    // Some Deployment has a strategy that nobody can replace line by line.
    if (changes === null) return null;
    if (changes.changes.length > 0) found.push(changes);
  }
  return found.length === 0 ? null : found;
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
