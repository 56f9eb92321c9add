import { compareByPlace, showPlace } from '../problems/place.ts';
import { cutQuotes, type Problem, problemAt } from '../problems/problem.ts';
import type { Version } from '../release-safety/version.ts';
import { chartKey } from './chart.ts';
import { mergeVariables } from './container-variables.ts';
import type { Finding } from './finding.ts';
import { groupBy } from './group-by.ts';
import type { Chart, Declarations, Image } from './image-answer.ts';

/** One object that deploys the service, with its answer taken apart. */
export interface DeployedObject extends Omit<Finding, 'answer'> {
  /** The chart whose `appVersion` is the version, until it is looked up; otherwise null. */
  readonly unresolved: (Chart & { readonly version: string }) | null;
  /** Whether the version comes from a chart, looked up or not. */
  readonly isOfChart: boolean;
  /** Set together with a problem only where that problem is `mixed-versions`. */
  readonly version: Version | null;
  readonly image: Image | null;
  readonly problem: Problem | null;
}

/** One place that fixes the running version in one tree, with all objects that it decides for. */
export interface Deployment extends DeployedObject {
  /** Sorted by id. The deployment takes its id, kind and carrier from the first. */
  readonly parts: readonly [DeployedObject, ...DeployedObject[]];
}

/** Turns a reader's finding into an object, with the answer taken apart. */
export function resolved({ answer, ...finding }: Finding): DeployedObject {
  return {
    ...finding,
    notices: finding.notices.map(cutQuotes),
    isOfChart: answer.status === 'chart',
    unresolved: answer.status === 'chart' ? answer.chart : null,
    version: answer.status === 'version' ? answer.version : null,
    image: answer.status === 'problem' ? null : answer.image,
    problem: answer.status === 'problem' ? answer.problem : null,
  };
}

/** One deployment for each deciding place (docs/how-detection-works.md#the-line-that-decides), in the order of files and lines. */
export function groupByPlace(objects: readonly DeployedObject[]): Deployment[] {
  // Objects share a deciding place only if that place has a line.
  const keyOf = ({ id, place, version, image, unresolved, problem }: DeployedObject) =>
    place.line === null
      ? id
      : JSON.stringify([place, version, image, unresolved && chartKey(unresolved), problem?.code]);
  return [...groupBy(objects, keyOf).values()].map(deploymentOf).sort(compareByPlace);
}

/** Joins objects into one deployment. @throws TypeError where there is no object */
export function deploymentOf(objects: readonly DeployedObject[]): Deployment {
  const parts = [...new Set(objects)].sort((one, other) => (one.id <= other.id ? -1 : 1));
  const [first] = parts;
  if (first === undefined) throw new TypeError('a deployment without an object');
  const all = <T>(of: (part: DeployedObject) => readonly T[]) => [...new Set(parts.flatMap(of))];
  return {
    ...first,
    parts: [first, ...parts.slice(1)],
    notices: all(({ notices }) => notices),
    chart: parts.map(({ chart }) => chart).reduce(sameChart),
    declared: parts.map(({ declared }) => declared).reduce(sameDeclarations),
    containerVariables: parts
      .map(({ containerVariables }) => containerVariables)
      .reduce((one, other) => mergeVariables(one, other, first.place)),
    ...(parts.some(({ isRenderedByArgoCd }) => isRenderedByArgoCd) ? { isRenderedByArgoCd: true } : {}),
    neighbours: all(({ neighbours = [] }) => neighbours),
    inputs: all(({ inputs }) => inputs),
  };
}

/** Different charts become one chart without a version and without a place for one. */
function sameChart(one: Chart | null, other: Chart | null): Chart | null {
  if (one === null && other === null) return null;
  const isSame = one !== null && other !== null && chartKey(one) === chartKey(other);
  return isSame ? one : { name: one?.name ?? other?.name ?? '', version: null, place: null, repository: null };
}

/** The settings that both declare with the same value. All others count as not set. */
function sameDeclarations(one: Declarations, other: Declarations): Declarations {
  const same = <T extends { readonly value: unknown }>(mine: T | null, theirs: T | null) =>
    mine?.value === theirs?.value ? mine : null;
  return {
    ...one,
    upgradeMode: same(one.upgradeMode, other.upgradeMode),
    migrationJob: same(one.migrationJob, other.migrationJob),
  };
}

const MOST_PLACES = 10;

/** Marks each object of a unit that runs several versions with the problem `mixed-versions` (docs/how-detection-works.md#images-and-tags). */
export function refuseMixed<T extends DeployedObject>(objects: readonly T[]): T[] {
  const known = objects.filter(({ version }) => version !== null);
  const mixed = new Map<string, string>();
  for (const [unit, together] of groupBy(known, (object) => object.unit)) {
    if (new Set(together.map(({ version }) => version)).size < 2) continue;
    const said = [...new Set(together.map(({ place, version }) => `${version} at ${showPlace(place)}`))];
    const more = said.length - MOST_PLACES;
    mixed.set(unit, `${said.slice(0, MOST_PLACES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
  }
  return objects.map((object) => {
    const found = object.version === null || object.problem !== null ? undefined : mixed.get(object.unit);
    return found === undefined ? object : { ...object, problem: problemAt('mixed-versions', object.place, found) };
  });
}
