import type { ChartRepository } from '../../deployment/chart-repository.ts';
import { resolveCharts } from '../../deployment/detect.ts';
import {
  type ComparisonRules,
  comparePair,
  installOf,
  NO_CHANGE,
  type ObjectChange,
  removalOf,
} from '../object-change.ts';
import { statesOf } from '../pairing.ts';
import { keyOfName, type RenderedObject, type RenderedPair, type RenderedSide, unusableSide } from './side.ts';

/** What happens to a rendered object. Without either side, the change reports an unusable side. */
export interface RenderedChange extends ObjectChange {
  readonly base: RenderedObject | null;
  readonly head: RenderedObject | null;
}

/** The least share of a namespace that must still be there if the service is gone from it. */
const LEAST_SHARE = 0.75;

/**
 * Compares rendered manifests (docs/rendered.md#what-it-reads). An object is identified by kind, namespace, name and
 * container, never by similarity. A side that may have been cut short removes nothing.
 *
 * @param toldByFiles the number of deployments that the files show as new or removed
 */
export async function compareRendered(
  pair: RenderedPair,
  rules: ComparisonRules,
  charts: ChartRepository,
  toldByFiles: (change: 'install' | 'removed') => number,
): Promise<RenderedChange[]> {
  const problem = pair.base.problem ?? pair.head.problem;
  if (problem !== null) {
    const place = problem.place ?? { file: pair.head.location, line: null, column: null };
    return [{ ...NO_CHANGE, change: 'upgrade', place, problem }];
  }
  const before = await withCharts(pair.base, charts);
  const after = await withCharts(pair.head, charts);
  const changes: RenderedChange[] = [];
  const judge = (base: RenderedObject | null, head: RenderedObject) => {
    const isSameText = base?.rendered.text === head.rendered.text;
    changes.push(comparePair(base, head, rules, { isSameText, secondOrder: null }) as RenderedChange);
  };
  const paired = new Set<RenderedObject>();
  let lost: RenderedObject[] = [];
  for (const [id, base] of before) {
    const head = after.get(id);
    if (head === undefined) lost.push(base);
    else judge(base, head);
    if (head !== undefined) paired.add(head);
  }
  let found = [...after.values()].filter((head) => !paired.has(head));
  lost = lost.filter((base) => companionOf(base, changes, 'base') === undefined);
  for (const head of found) {
    const companion = companionOf(head, changes, 'head');
    if (companion !== undefined) judge(companion.base, head);
  }
  found = found.filter((head) => !changes.some((change) => change.head === head));
  const isTold = (change: 'install' | 'removed', objects: readonly RenderedObject[]) =>
    toldByFiles(change) >= new Set(objects.map(({ unit }) => unit)).size;

  for (const base of lost) {
    if (isPresent(base, pair.head)) changes.push(removalOf(base, base.place.file) as RenderedChange);
    else if (isCut(base, pair, 'head', lost.length) && !isTold('removed', lost)) {
      changes.push(refuse(base, 'head', pair.head.location));
    } else changes.push(removalOf(base, null) as RenderedChange);
  }
  for (const head of found) {
    const isOneVersion = lost.length > 0 && statesOf([...lost, ...found]) === 1;
    if (isOneVersion) judge(lost[0] ?? null, head);
    else if (lost.length > 0 || isPresent(head, pair.base)) judge(null, head);
    else if (isCut(head, pair, 'base', found.length) && !isTold('install', found)) {
      changes.push(refuse(head, 'base', pair.base.location));
    } else changes.push(installOf(head) as RenderedChange);
  }
  return changes.map((change) => withPlaceOfUnit(change, changes));
}

async function withCharts({ objects }: RenderedSide, charts: ChartRepository): Promise<Map<string, RenderedObject>> {
  const looked = await resolveCharts({ objects, seen: new Set(), links: [], explained: [], notParsed: [] }, charts);
  const names = new Map(objects.map(({ id, rendered }) => [id, rendered]));
  return new Map(
    looked.objects.flatMap((object) => {
      const rendered = names.get(object.id);
      return rendered === undefined ? [] : [[object.id, { ...object, rendered }]];
    }),
  );
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
