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

/** The second order of an object of one side, with that of links that applies to it. */
function patchesOf({ links }: Pick<Detection, 'links'>) {
  const patching = links.filter(({ secondOrder }) => secondOrder.some(({ key }) => !FROM_FILES.test(key)));
  let graph: ReferenceGraph | null = null;
  return (object: DeployedObject): readonly SecondOrder[] => {
    graph ??= new ReferenceGraph(links);
    const end = { graph };
    const ofLinks = patching.flatMap((link) => concerning({ ...end, link }, [object], link));
    return [...object.secondOrder, ...ofLinks.filter(({ key }) => !FROM_FILES.test(key))];
  };
}

/** Whether nothing but the tag is patched, over which something else wins (docs/how-detection-works.md#which-value-wins). */
function isOverruled({ isSettled }: DeployedObject, patches: readonly SecondOrder[]): boolean {
  const lines = patches.flatMap(({ text }) => text.split('\n'));
  return isSettled === true && lines.every((line) => IS_TAG.test(line) || IS_CHART.test(line));
}

/**
 * What is not evaluated of an object, before and after. What a patch sets shows only where nothing wins over it: beside a patch,
 * what wins counts as well, and a patch of what never shows does not count (docs/how-detection-works.md#which-value-wins).
 */
export function comparedOrders({ before, after }: Record<'before' | 'after', Pick<Detection, 'links'>>) {
  const [wasPatched, isPatched] = [patchesOf(before), patchesOf(after)];
  return (base: DeployedObject, head: DeployedObject): [was: readonly SecondOrder[], is: readonly SecondOrder[]] => {
    if ([base, head].every(({ winners = [] }) => winners.length === 0)) return [base.secondOrder, head.secondOrder];
    const [was, is] = [wasPatched(base), isPatched(head)];
    const isOver = isOverruled(base, was) && isOverruled(head, is);
    const ordersOf = ({ secondOrder, winners = [], id, place }: DeployedObject, patches: readonly SecondOrder[]) => {
      if (isOver) return secondOrder.filter(({ text }) => !IS_TAG.test(text));
      const isWon = patches.length > 0 && winners.length > 0;
      return isWon ? [...secondOrder, { key: `${id}#images`, text: winners.join('\n'), place }] : secondOrder;
    };
    return [ordersOf(base, was), ordersOf(head, is)];
  };
}

/** The places of patches that never show, whatever they are for. */
export function overruledPatches(side: Detection): Place[] {
  if (!side.objects.some(({ isSettled }) => isSettled)) return [];
  const patches = patchesOf(side);
  const all = side.objects.flatMap((object) => {
    const orders = patches(object);
    return orders.map(({ key, text, place }) => ({ key, text, place, isOver: isOverruled(object, orders) }));
  });
  const shows = new Set(all.flatMap(({ key, isOver }) => (isOver ? [] : key)));
  return all.flatMap(({ key, text, place }) =>
    !shows.has(key) && IS_TAG.test(text.split('\n', 1)[0] ?? '') ? place : [],
  );
}
