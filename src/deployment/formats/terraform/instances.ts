import type { Place } from '../../place.ts';
import type { HclBlock } from '../../source/hcl.ts';
import { evaluate } from './evaluation.ts';
import { type Scope, withNames } from './scope.ts';
import { knownText, type MapValue, plainText, type Value } from './value.ts';

/** What is known of `for_each` or `count` of a block: one scope an instance, or the block's own where the instances are alike. */
export async function instancesOf(
  block: HclBlock,
  scope: Scope,
): Promise<{ readonly key: string; readonly scope: Scope }[]> {
  const count = block.body.attributes.get('count');
  if (count !== undefined) {
    const isNone = knownText(await evaluate(count.value, scope)) === '0';
    return isNone ? [] : [{ key: '', scope }];
  }
  const forEach = block.body.attributes.get('for_each');
  if (forEach === undefined || !/\beach\./.test(forEach.source.text)) return [{ key: '', scope }];
  const values = await evaluate(forEach.value, scope);
  const elements = elementsOf(values);
  if (elements === null) return [{ key: '', scope }];
  return elements.map(({ key, each }) => ({
    key: `[${JSON.stringify(key)}]`,
    scope: withNames(scope, new Map([['each', each]])),
  }));
}

/** So many instances of one block are told apart. */
const MOST_ELEMENTS = 100;

/**
 * The elements of a map, a set of texts or a list, each as an object with `key` and `value`; null where one cannot tell how many
 * there are.
 */
export function elementsOf(values: Value): { readonly key: string; readonly each: MapValue }[] | null {
  const elements: { key: string; each: MapValue }[] = [];
  const add = (key: string, at: Place, value: Value, shown: Value = plainText(key, at)) => {
    const members = new Map([
      ['key', { key: at, value: shown }],
      ['value', { key: at, value }],
    ]);
    elements.push({ key, each: { kind: 'map', members, place: at } });
  };
  if (values.kind === 'map') for (const [key, member] of values.members) add(key, member.key, member.value);
  else if (values.kind === 'list') {
    // Only sets are gone through: the key of an item is the item.
    for (const [index, item] of values.items.entries()) add(knownText(item) ?? String(index), item.place, item, item);
  } else return null;
  return elements.length > MOST_ELEMENTS ? null : elements;
}
