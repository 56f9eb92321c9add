import type { DeployedObject } from '../deployment/deployed-object.ts';
import type { Detection } from '../deployment/detect.ts';
import type { SecondOrder } from '../deployment/finding.ts';
import { ReferenceGraph } from '../deployment/reference-graph.ts';
import { type Place, showPlace } from '../problems/place.ts';
import { concerning, FROM_FILES } from './links.ts';

/** A patch that sets the tag among the values of a release, as a merge. */
const IS_TAG = /^spec\.(?:values|forProvider\.values|source\.helm\.valuesObject)\.image\.tag: \S+$/;
/** Any version of the chart takes the tag from there. */
const IS_CHART = /^spec\.chart\.spec\.version: \S+$/;

/** What a generator gives to a template, which patches nothing. */
const OF_SET = /#(?:set|environment)$/;

/** The second order of an object of one side, with that of links that applies to it. */
function patchesOf(side: Detection) {
  const patching = side.links.filter(({ secondOrder }) => secondOrder.some(({ key }) => !FROM_FILES.test(key)));
  let graph: ReferenceGraph | null = null;
  return (object: DeployedObject): readonly SecondOrder[] => {
    graph ??= new ReferenceGraph(side.links);
    const end = { ...side, graph };
    const building = patching.filter((link) => end.graph.builds(link, object));
    const ofLinks = building.flatMap((link) => concerning({ ...end, link }, [object], link));
    return [...object.secondOrder, ...ofLinks.filter(({ key }) => !FROM_FILES.test(key))];
  };
}

/** Those patches that never show: of the tag if something wins over it, and of the chart if that does not give the tag; none beside others. */
function hiddenIn({ winners = [], version, isOfChart }: DeployedObject, patches: readonly SecondOrder[]) {
  const [tags, charts] = [IS_TAG, IS_CHART].map((of) => patches.filter(({ text }) => of.test(text))) as [
    SecondOrder[],
    SecondOrder[],
  ];
  if (version === null || tags.length + charts.length < patches.length) return [];
  const isWon = winners.length > 0;
  const isPinned = !isOfChart && tags.every(({ text }) => /: ["']?v?\d/.test(text));
  return [...(isWon ? tags : []), ...(isWon || isPinned ? charts : [])];
}

/**
 * What is not evaluated of an object, before and after. What a patch sets shows only where nothing wins over it: beside a patch,
 * what wins counts as well, and a patch of what never shows does not count (docs/how-detection-works.md#which-value-wins).
 */
export function comparedOrders(before: Detection, after: Detection) {
  const [oldPatches, newPatches] = [patchesOf(before), patchesOf(after)];
  return (base: DeployedObject, head: DeployedObject): [was: readonly SecondOrder[], is: readonly SecondOrder[]] => {
    if ([base, head].every(({ winners = [] }) => winners.length === 0)) return [base.secondOrder, head.secondOrder];
    const [was, is] = [oldPatches(base), newPatches(head)];
    const isOver =
      [base, head].every(({ winners = [] }) => winners.length > 0) &&
      [...was, ...is].every(({ text }) => IS_TAG.test(text) || IS_CHART.test(text));
    const ordersOf = ({ secondOrder, winners = [], id, place }: DeployedObject, patches: readonly SecondOrder[]) => {
      const won = { key: `${id}#what wins over a patch`, text: winners.join('\n'), place };
      if (isOver) return secondOrder.filter(({ text }) => !IS_TAG.test(text));
      const isPatched = patches.some(({ key }) => !OF_SET.test(key));
      return isPatched && winners.length > 0 ? [...secondOrder, won] : secondOrder;
    };
    return [ordersOf(base, was), ordersOf(head, is)];
  };
}

/** The places of patches that never show, whatever they are for. */
export function hiddenPatches(side: Detection): Place[] {
  const patches = patchesOf(side);
  const [hidden, shown]: [Place[], Set<string>] = [[], new Set()];
  for (const object of side.objects) {
    const orders = patches(object);
    const own = hiddenIn(object, orders);
    hidden.push(...own.map(({ place }) => place));
    for (const each of orders) if (!own.includes(each)) shown.add(showPlace(each.place));
  }
  return hidden.filter((place) => !shown.has(showPlace(place)));
}
