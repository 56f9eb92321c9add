import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
import type { StopForm } from '../../deployment/kinds/facts.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { FIRST_TO_STOP, honoursRecreate } from '../../product/chart-versions.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { mayMigrateTooEarly } from '../report/advice.ts';
import { isMadeWithChart } from '../report/writes.ts';
import type { Draft, LineAt, LineChange } from './draft.ts';
import { draftVersion, type EditTarget, replaceAt, type Writing } from './edits.ts';
import {
  besideMember,
  besideTag,
  inComment,
  inCompose,
  inTemplate,
  inWorkload,
  otherMode,
  type Setting,
  switchOff,
} from './recreate-lines.ts';

/**
 * Drafts what a step writes at the place that decides a version.
 *
 * @param to null if the version stays
 * @returns why the version or the mode cannot be written; empty if all is drafted
 */
export async function draftStep(
  writing: Writing,
  target: EditTarget,
  { to, declares }: { readonly to: Version | null; readonly declares: boolean },
): Promise<string[]> {
  const noVersion = to === null ? null : await draftVersion(writing, target, to);
  const noMode = declares ? await draftRecreate(writing, target) : null;
  return [noVersion, noMode].filter((why) => why !== null);
}

/**
 * Drafts the declaration of `Recreate` (docs/rules.md#how-downtime-is-declared) for all objects whose version a place
 * decides, with all that their chart needs to carry it out. What is declared already stays as it is.
 */
async function draftRecreate(writing: Writing, { place, deployment }: EditTarget): Promise<string | null> {
  const { draft, chartVersion: given } = writing;
  const old = deployment === null ? null : oldChartOf(deployment, given);
  const raised = old === null || deployment === null ? null : await draftNewerChart(writing, deployment);
  if (old !== null && raised === null) return describeOldChart(deployment, old);
  const chartVersion = raised ?? deployment?.chart?.version ?? given ?? FIRST_TO_STOP;
  const needsNoJob = deployment !== null && mayMigrateTooEarly(deployment, chartVersion);
  for (const object of deployment?.parts ?? [null]) {
    if (!(await declareOn(draft, place, object, needsNoJob))) return describeDeclaration(object);
  }
  return null;
}

/** The version of the chart if the chart does not carry out a declared `Recreate`. */
function oldChartOf({ parts, chart }: Deployment, given: string | null): string | null {
  const version = chart?.version ?? given;
  return version !== null && parts.some(isMadeWithChart) && !honoursRecreate(version) ? version : null;
}

/** Drafts the next published chart that carries out `Recreate`; null if the files do not hold the version, or none is known. */
async function draftNewerChart({ draft, charts }: Writing, { chart, isOfChart }: Deployment): Promise<string | null> {
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
export const WITHOUT_RAISING = `With this chart, only \`fail-on: blocked\` lets the downtime pass, and you scale ${product.name} down yourself before the upgrade.`;

/** @returns whether all that is missing is drafted. If not, the draft as a whole is of no use. */
async function declareOn(
  draft: Draft,
  place: Place,
  object: DeployedObject | null,
  needsNoJob: boolean,
): Promise<boolean> {
  if (object === null) return (await draft.write(place, inComment)) !== null;
  if (isMadeWithChart(object)) return declareInChart(draft, object, needsNoJob);
  const mode = object.declared.upgradeMode;
  if (mode !== null) return mode.value === 'Recreate' || (await draft.write(mode.place, otherMode)) !== null;
  switch (factsOf(object.kind).stop[0]) {
    case 'compose':
      return (await draft.write(topOf(object.carrier), inCompose)) !== null;
    case 'workload':
      for (const each of [object.place, ...object.understood])
        if ((await draft.write(each, inWorkload)) !== null) return true;
      return declareInTemplates(draft, object);
    case 'comment':
      return (await draft.write(place, inComment)) !== null;
    default:
      return false;
  }
}

const topOf = (file: string): Place => ({ file, line: 1, column: 1 });

/** What is missing for the service's chart: the mode, and a migration job that is off if it would run too early. */
async function declareInChart(
  draft: Draft,
  { declared, place, carrier }: DeployedObject,
  needsNoJob: boolean,
): Promise<boolean> {
  const { upgradeMode: mode, migrationJob: job, values } = declared;
  const settings: Setting[] = [
    ...(mode === null ? [['upgrade', 'mode', 'Recreate'] as const] : []),
    ...(needsNoJob && job === null ? [['migrationJob', 'enabled', 'false'] as const] : []),
  ];
  const besideOwn = (line: LineAt) => besideTag(line, settings);
  if (settings.length > 0) {
    const written =
      (await draft.write(mode?.place ?? place, besideOwn)) ??
      (await draft.write(place, besideOwn)) ??
      (await draft.write(topOf(carrier), (line) => besidePassedTag(line, settings))) ??
      (values &&
        (await draft.write(values, ({ lines, position }) =>
          settings.map((each) => besideMember(lines, position, each)),
        )));
    if (written === null) return false;
  }
  if (mode !== null && mode.value !== 'Recreate' && (await draft.write(mode.place, otherMode)) === null) return false;
  return !needsNoJob || job?.value !== true || (await draft.write(job.place, switchOff)) !== null;
}

/** Beside the one tag of a release that comes from elsewhere, such as `tag: {{ .Values.tag }}`: then the lines count for each environment of it. */
function besidePassedTag(top: LineAt, settings: readonly Setting[]): LineChange[] | null {
  const takers = [...top.lines.entries()].filter(([, line]) => TAKES_TAG.test(line));
  const found = takers.map(([position]) => besideTag({ ...top, position }, settings)).filter((each) => each !== null);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const TAKES_TAG = /^\s*(?:tag|value)\s*[:=]\s*["']?(?:\$?\{|var\.|local\.)/;

/** The strategy of every Deployment in the templates of an own chart. */
async function declareInTemplates(draft: Draft, { inputs }: DeployedObject): Promise<boolean> {
  let isFound = false;
  for (const file of inputs.filter((path) => /(?:^|\/)templates\/.*\.ya?ml$/.test(path))) {
    const changes = await draft.write(topOf(file), inTemplate);
    // Some Deployment has a strategy that nobody can replace line by line.
    if (changes === null) return false;
    isFound ||= changes.length > 0;
  }
  return isFound;
}

/** What to write by hand if no exact line can be shown, for all objects of a place. */
export function describeDeclarations(deployment: Deployment | null): string {
  return [...new Set((deployment?.parts ?? [null]).map(describeDeclaration))].join(' ');
}

function describeDeclaration(object: DeployedObject | null): string {
  if (object !== null && isMadeWithChart(object)) {
    return `Set \`upgrade.mode: Recreate\` in the values of ${product.name}'s chart.`;
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
