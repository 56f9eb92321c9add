import { type Place, showPlace } from '../../problems/place.ts';
import type { SourceRange } from '../source-text.ts';
import { emptyScope, type MergedBlock, type Module, type Scope } from './modules.ts';
import type { HclAttribute, HclExpression } from './tree.ts';
import { placeOf, writtenText } from './values.ts';

/** An expression assigned to a variable or a local. */
export interface Definition {
  readonly name: string;
  readonly attribute: HclAttribute;
  /** The scope of its expression. */
  readonly scope: Scope;
  readonly isDefault: boolean;
}

/** No block depends on more. */
const MOST_DEFINITIONS = 300;

/** The definitions of a variable, highest precedence first, its default last. */
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

/** All definitions that the names in an expression or block depend on, directly or not, each after the one that names it. */
export function definitionsIn(node: SourceRange, scope: Scope): Definition[] {
  const found = new Map<HclAttribute, Definition>();
  const look = (at: SourceRange, from: Scope) => {
    for (const [, kind, name = ''] of writtenText(at).matchAll(/\b(var|local|data\.template_file)\.([\w-]+)/g)) {
      for (const each of definitionsBehind(kind, name, from)) {
        if (found.size < MOST_DEFINITIONS && !found.has(each.attribute)) found.set(each.attribute, each);
      }
    }
  };
  look(node, scope);
  if ('overrides' in node) for (const each of (node as MergedBlock).overrides) look(each, scope);
  // Definitions added during the loop are visited as well.
  for (const { attribute, scope: from } of found.values()) look(attribute, from);
  return [...found.values()];
}

function definitionsBehind(kind: string | undefined, name: string, scope: Scope): Definition[] {
  if (kind === 'var') return definitionsOf(name, scope);
  const { module } = scope;
  const attributes = kind === 'local' ? [module.locals.get(name) ?? []].flat() : templateOf(name, module);
  return attributes.map((attribute) => ({ name, attribute, scope, isDefault: false }));
}

/** What a `data "template_file"` block is made of, by its name. */
export function templateOf(name: string, { dataSources }: Module): readonly HclAttribute[] {
  const block = dataSources.find(({ labels }) => labels[0] === 'template_file' && labels[1] === name);
  return [...(block?.body.attributes.values() ?? [])];
}

/** The names through which a block depends on some places. Understood are those places, and all single values assigned to these names. */
export function referencesTo(
  places: readonly Place[],
  block: SourceRange,
  scope: Scope,
): { readonly understood: readonly Place[]; readonly names: readonly string[] } {
  const definitions = definitionsIn(block, scope);
  const names = new Set<string>();
  // Go backwards, from the assigned values to the expressions that use them.
  for (const { name, attribute } of [...definitions].reverse()) {
    const led = [...writtenText(attribute.value).matchAll(/\b(?:var|local)\.([\w-]+)/g)].some(([, to = '']) =>
      names.has(to),
    );
    if (led || places.some((place) => spansPlace(attribute, place))) names.add(name);
  }
  const written = definitions.filter(({ name, attribute: { value } }) => names.has(name) && value.kind !== 'object');
  const understood = [...places, ...written.map(({ attribute }) => placeOf(attribute.value))];
  return { understood: [...new Map(understood.map((place) => [showPlace(place), place])).values()], names: [...names] };
}

function spansPlace({ source, start, end }: SourceRange, { file, line }: Place): boolean {
  const [first, last] = [source.placeAt(start).line ?? 0, source.placeAt(end).line ?? 0];
  return source.path === file && line !== null && first <= line && line <= last;
}

/** Names of variables, locals and members in an expression: `v` and `bi` in `lookup(var.v, "bi")`. */
export function namesIn(text: string): string[] {
  // A dot in a text without expressions is not that of a member.
  const code = text.replace(/"[^"$]*[^"$\w-][^"$]*"/g, '""');
  const found = code.matchAll(/\b(?:var|local|value)\.([\w-]+)|"([A-Za-z_][\w-]*)"|\.([A-Za-z_][\w-]*)(?![\w.[(-])/g);
  return [...found].flatMap(([, variable, key, member]) => variable ?? key ?? member ?? []);
}

/** The keys of the literals in a map: `dev` and `prod` in `{ dev = "1.2.3", prod = "1.2.4" }`. */
export function keysOfLiterals(expression: HclExpression): string[] {
  const members = expression.kind === 'object' ? expression.members : [];
  return members.flatMap(({ key, value }) =>
    value.kind === 'literal' || value.kind === 'template' ? writtenText(key).replace(/^"|"$/g, '') : [],
  );
}
