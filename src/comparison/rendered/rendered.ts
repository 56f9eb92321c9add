import type { ChartRepository } from '../../deployment/chart-repository.ts';
import { type DetectionSettings, resolveCharts } from '../../deployment/detect.ts';
import type { Place } from '../../problems/place.ts';
import { textsOnBothSides, watchTest } from '../changed-lines/lines/watched-files.ts';
import { changedLines } from '../changed-lines/literals/version-literals.ts';
import { changedPaths, type DeploymentChange, groupChanges, type TreePair } from '../compare-trees.ts';
import {
  type ComparisonRules,
  comparePair,
  installOf,
  NO_CHANGE,
  type ObjectChange,
  type ReadSides,
  removalOf,
} from '../object-change.ts';
import { statesOf } from '../pairing.ts';
import { type Replaced, replaceByRendered } from './replace.ts';
import { keyOfName, type RenderedObject, type RenderedPair, type RenderedSide, unusableSide } from './side.ts';

/** What happens to a rendered object. Without either side, the change reports an unusable side. */
type RenderedChange = ObjectChange<RenderedObject>;

/**
 * Combines rendered manifests with what a repository's files show (docs/rendered.md#what-it-reads).
 *
 * @param trees the change itself, for the literals of rendered versions
 * @param isMergeQueue whether there is another base, for which nothing was rendered
 */
export async function mergeRendered(
  files: readonly DeploymentChange[],
  pair: RenderedPair,
  trees: TreePair,
  isMergeQueue: boolean,
  { settings, rules, charts }: Pick<ReadSides, 'settings' | 'rules' | 'charts'>,
): Promise<Replaced> {
  const countInFiles = (change: 'install' | 'removed') => {
    const parts = files.flatMap((each) => (each.change === change ? ((each.head ?? each.base)?.parts ?? []) : []));
    return new Set(parts.map(({ unit }) => unit)).size;
  };
  const compared = await compareRendered(pair, rules, charts, countInFiles);
  // An unusable side replaces nothing.
  if (pair.base.problem !== null || pair.head.problem !== null) {
    return { changes: [...files, ...groupChanges(compared)], notRendered: [] };
  }
  const placed = await withLiteralPlaces(compared, trees, settings);
  return replaceByRendered(files, groupChanges(placed), pair, isMergeQueue);
}

/** Moves rendered versions to the literals in the changed files that give them, where exactly one fits. */
async function withLiteralPlaces(
  changes: readonly RenderedChange[],
  { base, head, renames }: TreePair,
  settings: DetectionSettings,
): Promise<RenderedChange[]> {
  if (base === null || !changes.some(({ from, to }) => from !== to)) return [...changes];
  const places = new Map<string, Place[]>();
  const changed = (await changedPaths(base, head)).filter(watchTest(settings));
  for await (const { path, before, after } of textsOnBothSides({ base, head, renames }, changed)) {
    for (const { version, line, column } of changedLines(before ?? '', after ?? '', settings.tagSuffix, path).after) {
      const place = { file: path, line, column };
      places.set(version, [...(places.get(version) ?? []), place]);
    }
  }
  return changes.map((change) => {
    const [only, ...others] = change.from === change.to ? [] : (places.get(change.to ?? '') ?? []);
    if (only === undefined || others.length > 0) return change;
    return { ...change, place: only };
  });
}

/** The least share of a namespace that must still be there if the service is gone from it. */
const LEAST_SHARE = 0.75;

/**
 * Compares rendered manifests by kind, namespace, name and container, never by similarity (docs/rendered.md#what-it-reads).
 * A side that may have been cut short removes nothing.
 *
 * @param countInFiles the number of deployments that the files show as new or removed
 */
async function compareRendered(
  pair: RenderedPair,
  rules: ComparisonRules,
  charts: ChartRepository,
  countInFiles: (change: 'install' | 'removed') => number,
): Promise<RenderedChange[]> {
  const problem = pair.base.problem ?? pair.head.problem;
  if (problem !== null) {
    const place = problem.place ?? { file: pair.head.location, line: null, column: null };
    return [{ ...NO_CHANGE, change: 'upgrade', place, problem }];
  }
  const before = await resolveCharts(pair.base.objects, charts);
  const after = await resolveCharts(pair.head.objects, charts);
  const changes: RenderedChange[] = [];
  const compare = (base: RenderedObject | null, head: RenderedObject) => {
    const isSameText = base?.rendered.text === head.rendered.text;
    changes.push(comparePair(base, head, rules, { isSameText, secondOrder: null }));
  };
  const heads = new Map(after.map((head) => [head.id, head]));
  for (const base of before) {
    const head = heads.get(base.id);
    if (head !== undefined) compare(base, head);
  }
  const missing = before.filter((base) => !heads.has(base.id) && companionOf(base, changes, 'base') === undefined);
  const known = new Set(before.map(({ id }) => id));
  const fresh: RenderedObject[] = [];
  for (const head of after.filter(({ id }) => !known.has(id))) {
    const companion = companionOf(head, changes, 'head');
    if (companion === undefined) fresh.push(head);
    else compare(companion.base, head);
  }
  const isInFiles = (change: 'install' | 'removed', objects: readonly RenderedObject[]) =>
    countInFiles(change) >= new Set(objects.map(({ unit }) => unit)).size;

  for (const base of missing) {
    const mayBeCut = () => isCut(base, pair, 'head', missing.length) && !isInFiles('removed', missing);
    if (isPresent(base, pair.head)) changes.push(removalOf(base, base.place.file));
    else changes.push(mayBeCut() ? refuse(base, 'head', pair.head.location) : removalOf(base, null));
  }
  const isOneVersion = missing.length > 0 && statesOf([...missing, ...fresh]) === 1;
  for (const head of fresh) {
    const mayBeCut = () => isCut(head, pair, 'base', fresh.length) && !isInFiles('install', fresh);
    if (isOneVersion) compare(missing[0] ?? null, head);
    else if (missing.length > 0 || isPresent(head, pair.base)) compare(null, head);
    else changes.push(mayBeCut() ? refuse(head, 'base', pair.base.location) : installOf(head));
  }
  return changes.map((change) => withPlaceOfUnit(change, changes));
}

/** A job may have a new name in each release. It is compared with the workloads that are upgraded together with it. */
function companionOf(object: RenderedObject, changes: readonly RenderedChange[], side: 'base' | 'head') {
  if (!object.rendered.comesAndGoes || object.version === null) return undefined;
  return changes.find((change) => change[side]?.unit === object.unit && change[side]?.version === object.version);
}

/** Whether an object is still there, but without the service. */
function isPresent({ id, rendered }: RenderedObject, side: RenderedSide): boolean {
  const isServed = side.objects.some((each) => keyOfName(each.rendered) === keyOfName(rendered) && each.id !== id);
  return side.present.has(keyOfName(rendered)) && !isServed;
}

/** Whether a side has so little of a namespace, or of another format, that it may have been cut short. */
function isCut({ rendered }: RenderedObject, pair: RenderedPair, side: 'base' | 'head', missing: number): boolean {
  const { form, namespace } = rendered;
  if (form === 'terraform') return false;
  const key = form === 'kubernetes' ? namespace : form;
  const [mine, other] = [pair[side], pair[side === 'head' ? 'base' : 'head']].map(({ census }) => census.get(key) ?? 0);
  const expected = Math.max(0, (other ?? 0) - missing);
  return mine === 0 || mine === undefined || mine < expected * LEAST_SHARE;
}

function refuse(object: RenderedObject, side: 'base' | 'head', location: string): RenderedChange {
  const { name, namespace } = object.rendered;
  const where = namespace === '' ? '' : ` of the namespace ${namespace}`;
  const found = `holds too little${where} to tell whether ${name} is gone or was not rendered`;
  const place = { file: location, line: null, column: null };
  const sides = side === 'head' ? { base: object, from: object.version } : { head: object, to: object.version };
  return { ...NO_CHANGE, ...sides, change: 'upgrade', place, problem: unusableSide(place, found) };
}

/** Objects upgraded together between the same versions share the place of the first one. */
function withPlaceOfUnit(change: RenderedChange, changes: readonly RenderedChange[]): RenderedChange {
  const unit = change.head?.unit;
  if (unit === undefined || change.problem !== null) return change;
  const first = changes.find(
    (each) => each.head?.unit === unit && each.from === change.from && each.to === change.to && each.problem === null,
  );
  return first === undefined ? change : { ...change, place: first.place };
}
