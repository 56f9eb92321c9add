import { type Place, showPlace } from '../../place.ts';
import type { HclAttribute, HclNode } from '../../source/hcl/tree.ts';
import { emptyScope, type Scope } from './modules.ts';
import { placeOf, writtenText } from './values.ts';

/** What is written for a variable or a local. */
export interface Definition {
  readonly name: string;
  readonly attribute: HclAttribute;
  /** Where its expression finds what it names. */
  readonly scope: Scope;
  readonly isDefault: boolean;
}

/** More lead to no block. */
const MOST_DEFINITIONS = 300;

/** What is written for a variable, the one that wins first, its default last. */
export function definitionsOf(name: string, { module, given, root }: Scope): Definition[] {
  const fallback = module.variables.get(name)?.body.attributes.get('default');
  const written = given.flatMap(({ attributes, scope }) => {
    const attribute = attributes.get(name);
    return attribute === undefined ? [] : [{ name, attribute, scope: scope ?? emptyScope(root), isDefault: false }];
  });
  return fallback === undefined
    ? written
    : [...written, { name, attribute: fallback, scope: emptyScope(root), isDefault: true }];
}

/** All that the names in an expression or a block lead to, by way of others; each behind what leads there. */
export function definitionsIn(node: HclNode, scope: Scope): Definition[] {
  const found = new Map<HclAttribute, Definition>();
  const look = (at: HclNode, from: Scope) => {
    for (const [, kind, name = ''] of writtenText(at).matchAll(/\b(var|local)\.([\w-]+)/g)) {
      const attribute = from.module.locals.get(name);
      const local = attribute === undefined ? [] : [{ name, attribute, scope: from, isDefault: false }];
      for (const each of kind === 'local' ? local : definitionsOf(name, from)) {
        if (found.size < MOST_DEFINITIONS && !found.has(each.attribute)) found.set(each.attribute, each);
      }
    }
  };
  look(node, scope);
  // What is added while it is gone through is gone through as well.
  for (const { attribute, scope: from } of found.values()) look(attribute, from);
  return [...found.values()];
}

/** The names by which a block comes to some places, and those places with all that is written for the same names on one line. */
export function referencesTo(
  places: readonly Place[],
  block: HclNode,
  scope: Scope,
): { readonly accounts: readonly Place[]; readonly names: readonly string[] } {
  const definitions = definitionsIn(block, scope);
  const names = new Set<string>();
  // From what is behind to what leads there.
  for (const { name, attribute } of [...definitions].reverse()) {
    const led = [...writtenText(attribute.value).matchAll(/\b(?:var|local)\.([\w-]+)/g)].some(([, to = '']) =>
      names.has(to),
    );
    if (led || places.some((place) => spansPlace(attribute, place))) names.add(name);
  }
  const written = definitions.filter(({ name, attribute: { value } }) => names.has(name) && value.kind !== 'object');
  const accounts = [...places, ...written.map(({ attribute }) => placeOf(attribute.value))];
  return { accounts: [...new Map(accounts.map((place) => [showPlace(place), place])).values()], names: [...names] };
}

function spansPlace({ source, start, end }: HclNode, { file, line }: Place): boolean {
  const [first, last] = [source.placeAt(start).line ?? 0, source.placeAt(end).line ?? 0];
  return source.path === file && line !== null && first <= line && line <= last;
}
