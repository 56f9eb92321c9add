import type { DeployedObject } from '../deployment/deployed-object.ts';
import type { Detection } from '../deployment/detect.ts';
import type { SecondOrder } from '../deployment/finding.ts';
import { ReferenceGraph } from '../deployment/reference-graph.ts';
import type { Place } from '../problems/place.ts';
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
    const ofLinks = patching.flatMap((link) => concerning({ ...end, link }, [object], link));
    return [...object.secondOrder, ...ofLinks.filter(({ key }) => !FROM_FILES.test(key))];
  };
}

/** Whether nothing but the tag is patched, over which something else wins (docs/how-detection-works.md#which-value-wins). */
function isOverruled({ winners = [] }: DeployedObject, patches: readonly SecondOrder[]): boolean {
  const lines = patches.flatMap(({ text }) => text.split('\n'));
  return winners.length > 0 && lines.every((line) => IS_TAG.test(line) || IS_CHART.test(line));
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
    const isOver = isOverruled(base, was) && isOverruled(head, is);
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
export function overruledPatches(side: Detection): Place[] {
  if (!side.objects.some(({ winners = [] }) => winners.length > 0)) return [];
  const patches = patchesOf(side);
  const all = side.objects.flatMap((object) => {
    const orders = patches(object);
    return orders.map((order) => ({ order, isOver: isOverruled(object, orders) }));
  });
  const shown = new Set(all.flatMap(({ order, isOver }) => (isOver ? [] : order.key)));
  const hidden = all.filter(({ order }) => !shown.has(order.key) && IS_TAG.test(order.text.replace(/\n.*/s, '')));
  return hidden.map(({ order }) => order.place);
}
