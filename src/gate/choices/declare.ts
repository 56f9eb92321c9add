import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import type { Place } from '../../problems/place.ts';
import { FIRST_TO_STOP, honoursRecreate } from '../../product/chart-versions.ts';
import { compareVersions, type Version } from '../../release-safety/version.ts';
import { folderOf } from '../../repository/repository-paths.ts';
import { mayMigrateTooEarly } from '../report/advice.ts';
import { isMadeWithChart } from '../report/writes.ts';
import type { Exception } from '../team-file/team-file.ts';
import type { Draft, FindChanges, LineAt, LineChange } from './draft.ts';
import { draftVersion, type EditTarget, replaceAt, type Writing } from './edits.ts';
import {
  besideMember,
  besideTag,
  deploymentAt,
  inKustomization,
  inTemplate,
  inWorkload,
  isJson,
  otherMode,
  type Setting,
} from './recreate-lines.ts';

/** Drafts what a step writes at the place of a version. @returns why it cannot be written; empty if all is drafted */
export async function draftStep(
  writing: Writing,
  target: EditTarget,
  { to, declares }: { readonly to: Version | null; readonly declares: boolean },
): Promise<string[]> {
  const noVersion = to === null ? null : await draftVersion(writing, target, to);
  const noMode = declares ? await draftDowntime(writing, target, to ?? target.version) : null;
  return [noVersion, noMode].filter((why) => why !== null);
}

/**
 * Drafts a declared downtime (docs/rules.md#how-downtime-is-declared): by what makes the tool stop the old version, if that is certain; otherwise by
 * an exception.
 */
async function draftDowntime(writing: Writing, target: EditTarget, to: Version | null): Promise<string | null> {
  if (!writing.isByException) {
    const restore = writing.draft.savepoint();
    if (await draftRecreate(writing, target)) return null;
    restore();
  }
  const { start: from, environments, place } = target;
  if (from === null || to === null || compareVersions(to, from) <= 0) {
    // Without a jump nothing can be excepted, so what may stop the old version is better than nothing.
    return !writing.isByException && (await draftRecreate(writing, target, FIRST_TO_STOP)) ? null : NO_JUMP;
  }
  const isAdded = ({ environment, files }: Omit<Exception, 'reason'>) =>
    writing.added.some(
      (each) =>
        each.from === from && each.to === to && each.environment === environment && files.join() === each.files.join(),
    );
  const wanted = exceptionsOn({ ...writing, place, environments }, from, to, 'recreate');
  writing.exceptions.push(...wanted.filter((each) => !isAdded(each)));
  return null;
}

/**
 * The exceptions that allow one jump of a deployment: one for each of its environments. Once there are environments, each needs a scope. Where the
 * change itself edits them, only files mean the same before and after.
 */
export function exceptionsOn(
  { team, place, environments }: Pick<Writing, 'team'> & Pick<EditTarget, 'place' | 'environments'>,
  from: Version,
  to: Version,
  allow: Exception['allow'],
): Omit<Exception, 'reason'>[] {
  const once = new Set(team.environmentsOnceMerged.map(({ name }) => name));
  const isNamed = environments.length > 0 && environments.every((name) => once.has(name));
  const files = !isNamed && team.environments.length + once.size > 0 ? [place.file] : [];
  const scopes = isNamed ? environments : [null];
  return scopes.map((environment) => ({ from, to, allow, environment, files }));
}

const NO_JUMP = `Nothing in these files stops the old version, and an exception is for one jump: name the base with --base.`;

/**
 * Drafts `Recreate` for all objects whose version a place decides, with all that their chart needs to carry it out.
 *
 * @param assumed the chart's version if nobody names it; null if it counts as unknown
 * @returns whether it is certain that the tool then stops the old version
 */
async function draftRecreate(
  writing: Writing,
  { deployment }: EditTarget,
  assumed: string | null = null,
): Promise<boolean> {
  if (deployment === null) return false;
  const { draft } = writing;
  let chartVersion: string | null = null;
  if (deployment.parts.some(isMadeWithChart)) {
    chartVersion = deployment.chart?.version ?? writing.chartVersion ?? assumed;
    if (chartVersion === null) return false;
    if (!honoursRecreate(chartVersion)) {
      chartVersion = await draftNewerChart(writing, deployment);
      if (chartVersion === null) return false;
    }
  }
  const needsNoJob = mayMigrateTooEarly(deployment, chartVersion);
  const patches = new Map<string, readonly string[]>();
  for (const object of deployment.parts) if (!(await declareOn(draft, object, needsNoJob, patches))) return false;
  for (const [file, names] of patches) {
    if ((await draft.write(topOf(file), (top) => inKustomization(top, names))) === null) return false;
  }
  return true;
}

/** Drafts the next published chart that carries out `Recreate`; null if the files do not hold the version, or none is known. */
async function draftNewerChart({ draft, charts }: Writing, { chart, isOfChart }: Deployment): Promise<string | null> {
  // If the tag is empty, another chart is another version.
  if (chart === null || chart.place === null || chart.version === null || isOfChart) return null;
  const newer = await charts.lowestFrom(chart.name, FIRST_TO_STOP);
  return newer !== null && (await replaceAt(draft, chart.place, chart.version, newer)) ? newer : null;
}

/** @returns whether all is drafted, except the Deployments in `patches`, which their kustomizations have to patch */
async function declareOn(
  draft: Draft,
  object: DeployedObject,
  needsNoJob: boolean,
  patches: Map<string, readonly string[]>,
): Promise<boolean> {
  if (isMadeWithChart(object)) return declareInChart(draft, object, needsNoJob);
  const mode = object.declared.upgradeMode;
  if (mode !== null) return mode.value === 'Recreate' || (await draft.write(mode.place, otherMode)) !== null;
  if (factsOf(object.kind).stop !== 'workload') return false;
  const shared = object.understood.find(({ file }) => folderOf(file) !== folderOf(object.carrier));
  if (object.kind === 'kustomize' && shared !== undefined)
    return declareByPatch(draft, object.carrier, shared, patches);
  const ways = [object.place, ...object.understood].map((place) => [place, inWorkload] as const);
  return (await writeFirst(draft, ways)) || (await declareInTemplates(draft, object));
}

/** Tries places one after the other. @returns whether one of them could be written */
async function writeFirst(draft: Draft, ways: readonly (readonly [Place, FindChanges])[]): Promise<boolean> {
  for (const [place, find] of ways) if ((await draft.write(place, find)) !== null) return true;
  return false;
}

/** A workload from another folder may be shared with other environments, so its own file stays as it is. */
async function declareByPatch(
  draft: Draft,
  carrier: string,
  shared: Place,
  patches: Map<string, readonly string[]>,
): Promise<boolean> {
  const line = await draft.lineAt(shared);
  const name = line === null ? null : deploymentAt(line);
  if (name !== null) patches.set(carrier, [...new Set([...(patches.get(carrier) ?? []), name])]);
  return name !== null;
}

const topOf = (file: string): Place => ({ file, line: 1, column: 1 });

/** What is missing for the service's chart: the mode, and a migration job that is off if it would run too early. */
async function declareInChart(
  draft: Draft,
  { declared, place, carrier }: DeployedObject,
  needsNoJob: boolean,
): Promise<boolean> {
  const { upgradeMode: mode, migrationJob: job, values } = declared;
  // Somebody has switched the job on. That is not for a choice to undo.
  if (needsNoJob && job?.value === true) return false;
  const settings: Setting[] = [
    ...(mode === null ? [['upgrade', 'mode', 'Recreate'] as const] : []),
    ...(needsNoJob && job === null ? [['migrationJob', 'enabled', 'false'] as const] : []),
  ];
  const besideOwn = (line: LineAt) => besideTag(line, settings);
  const besideValue = ({ lines, position, file }: LineAt) =>
    isJson(file) ? null : settings.map((each) => besideMember(lines, position, each));
  const ways: (readonly [Place, FindChanges])[] = [
    [mode?.place ?? place, besideOwn],
    [place, besideOwn],
    [topOf(carrier), (line) => besidePassedTag(line, settings)],
  ];
  if (values !== null) ways.push([values, besideValue]);
  if (settings.length > 0 && !(await writeFirst(draft, ways))) return false;
  return mode === null || mode.value === 'Recreate' || (await draft.write(mode.place, otherMode)) !== null;
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

/** What to write by hand if no exact line can be shown. */
export const BY_HAND = 'Declare it by an exception in .github/upgrade-gate.yml.';
