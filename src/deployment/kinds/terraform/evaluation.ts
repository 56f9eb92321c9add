import type { Place } from '../../place.ts';
import { problemAt } from '../../problem.ts';
import type { HclBlock, HclExpression, HclMember, HclTemplatePart } from '../../source/hcl/tree.ts';
import { callFunction } from './functions.ts';
import { nowhere, REPOSITORY_ROOT, type Scope } from './module.ts';
import { isUnknown, knownText, literalOf, memberOf, placedText, placeOf, writtenText } from './text.ts';
import { namesIn, type Trace } from './trace.ts';

const MOST_LEVELS = 100;
/** Parts of one text whose places are named, and of one whose lines are accounted for together. */
const MOST_PLACES = 50;
const MOST_TIED = 10;

/**
 * Follows an expression to what it is made of (DETECTION section 6): the result is a literal, a template, a list, an object, a call of
 * `yamlencode` or `jsonencode`, or else something of which nothing is known.
 */
export async function evaluate(expression: HclExpression, scope: Scope, trace: Trace): Promise<HclExpression> {
  if (trace.active.has(expression) || trace.active.size > MOST_LEVELS) return trace.unknown(expression);
  if (!trace.budget.spend()) {
    return trace.unknown(expression, problemAt('unparseable', placeOf(expression), 'more than can be worked out'));
  }
  trace.active.add(expression);
  try {
    return await evaluateKind(expression, scope, trace);
  } finally {
    trace.active.delete(expression);
  }
}

async function evaluateKind(expression: HclExpression, scope: Scope, trace: Trace): Promise<HclExpression> {
  switch (expression.kind) {
    case 'template':
      return evaluateTemplate(expression, scope, trace);
    case 'list': {
      const items: HclExpression[] = [];
      for (const item of expression.items) items.push(await evaluate(item, scope, trace));
      return { ...expression, items };
    }
    case 'object': {
      const members: HclMember[] = [];
      for (const { key, value } of expression.members) {
        members.push({ key: await evaluate(key, scope, trace), value: await evaluate(value, scope, trace) });
      }
      const isKnown = members.every(({ key }) => knownText(key) !== null);
      return isKnown ? { ...expression, members } : trace.unknown(expression);
    }
    case 'name':
      return scope.names.get(expression.name) ?? chosenOr(expression, trace);
    case 'member':
    case 'index':
      return evaluateMember(expression, scope, trace);
    case 'call':
      return callFunction(expression, scope, trace, evaluate);
    case 'literal':
      return expression;
    case 'other':
      return trace.unknown(expression);
  }
}

/** A block as an object: its arguments, and the blocks in it as `container[0]`. */
export async function evaluateBlock(block: HclBlock, scope: Scope, trace: Trace): Promise<HclExpression> {
  const members: HclMember[] = [];
  for (const attribute of block.body.attributes.values()) {
    const value = await evaluate(attribute.value, scope, trace);
    members.push({ key: literalOf(attribute.name, attribute), value });
  }
  for (const [index, each] of block.body.blocks.entries()) {
    const value = await evaluateBlock(each, scope, trace);
    members.push({ key: literalOf(`${each.type}[${index}]`, each), value });
  }
  const { source, start, end } = block;
  return { kind: 'object', members, source, start, end };
}

type Of<K extends HclExpression['kind']> = Extract<HclExpression, { kind: K }>;

/** What an expression without a value has in the environment that is looked at. */
function chosenOr(expression: HclExpression, trace: Trace): HclExpression {
  const chosen = trace.environment.chosen.get(writtenText(expression));
  return chosen === undefined ? trace.unknown(expression) : literalOf(chosen, expression);
}

async function evaluateTemplate(template: Of<'template'>, scope: Scope, trace: Trace): Promise<HclExpression> {
  const [only] = template.parts;
  if (template.parts.length === 1 && only?.kind === 'interpolation') return evaluate(only.value, scope, trace);
  const isFile = template.end - template.start === template.source.text.length;
  if (!isFile && template.parts.some(({ kind }) => kind === 'directive')) return trace.unknown(template);
  const parts: HclTemplatePart[] = [];
  for (const part of template.parts) {
    const value = part.kind === 'interpolation' ? await evaluate(part.value, scope, trace) : null;
    if (value === null) parts.push(part);
    else if (value.kind === 'template') for (const each of value.parts) parts.push(each);
    else if (value.kind !== 'literal') parts.push({ kind: 'interpolation', value });
    else {
      const source = { ...value.source, placeAt: () => placeOf(value) };
      parts.push({ kind: 'text', text: String(value.value), source, start: value.start });
    }
  }
  if (!trace.budget.spend(parts.length / 10)) return trace.unknown(template);
  const evaluated = { ...template, parts };
  // Each line of a longer text says something else.
  const isLine = parts.length <= MOST_TIED && !/\n/.test(template.source.text.slice(template.start, template.end));
  const places = isLine ? placesOf(evaluated) : [];
  for (const place of places) trace.tie(place, places);
  return evaluated;
}

async function evaluateMember(
  expression: Of<'member'> | Of<'index'>,
  scope: Scope,
  trace: Trace,
): Promise<HclExpression> {
  const { of } = expression;
  const root = rootOf(expression);
  if (root === 'path' && expression.kind === 'member') {
    const folder = expression.name === 'module' ? scope.module.folder : scope.root;
    return literalOf(`${REPOSITORY_ROOT}${folder}`, expression);
  }
  if (of.kind === 'name' && expression.kind === 'member' && !scope.names.has(of.name)) {
    if (of.name === 'var') return variable(expression, scope, trace);
    if (of.name === 'local') return local(expression, scope, trace);
  }
  if (!scope.names.has(root) && root !== 'var' && root !== 'local') return chosenOr(expression, trace);
  const whole = await evaluate(of, scope, trace);
  const key = expression.kind === 'index' ? await evaluate(expression.key, scope, trace) : null;
  const name = expression.kind === 'index' ? knownText(key) : expression.name;
  if (isUnknown(whole)) {
    // What stands below it is called as it is here.
    trace.name(placeOf(whole), namesIn(writtenText(expression)));
    return whole;
  }
  if (key !== null && whole.kind === 'object') offerKeys(whole, key, trace);
  const member = name === null ? null : memberOf(whole, name);
  return member === null ? trace.unknown(expression) : named(member, expression, trace);
}

/** All keys of an object are environments, where nothing but a default says which one it is, or not even that. */
function offerKeys({ members }: Of<'object'>, key: HclExpression, trace: Trace): void {
  const name = trace.defaultAt(placesOf(key)[0] ?? placeOf(key));
  const open = knownText(key) === null ? writtenText(key) : name === null ? null : `var.${name}`;
  if (open === null || trace.options.size > 0) return;
  for (const { key: each } of members) {
    trace.options.set(knownText(each) ?? '', new Map([[open, knownText(each) ?? '']]));
  }
}

function rootOf(expression: HclExpression): string {
  let at = expression;
  while (at.kind === 'member' || at.kind === 'index') at = at.of;
  return at.kind === 'name' ? at.name : '';
}

/** The places that a value is put together from. */
function placesOf(value: HclExpression): Place[] {
  if (value.kind === 'template' && value.parts.length > MOST_PLACES) return [placeOf(value)];
  return (placedText(value)?.parts ?? []).map((part) => part.placeAt(0));
}

/** Says by which names one came to a value, and what it beats. */
function named(value: HclExpression, by: HclExpression, trace: Trace, beaten: readonly HclExpression[] = []) {
  for (const place of placesOf(value)) {
    trace.name(place, namesIn(writtenText(by)));
    trace.tie(place, beaten.flatMap(placesOf));
  }
  return value;
}

async function variable(expression: Of<'member'>, scope: Scope, trace: Trace): Promise<HclExpression> {
  const { name } = expression;
  const { file, chosen } = trace.environment;
  const values: HclExpression[] = [];
  const given = scope.isRoot && file !== null ? [{ ...file, scope: null }, ...scope.given] : scope.given;
  for (const { attributes, scope: outer } of given) {
    const argument = attributes.get(name);
    if (argument !== undefined) values.push(await evaluate(argument.value, outer ?? nowhere(scope.root), trace));
  }
  const isGiven = values.length > 0;
  const written = scope.module.variables.get(name)?.body.attributes.get('default')?.value;
  if (written !== undefined) values.push(await evaluate(written, nowhere(scope.root), trace));
  if (!isGiven && chosen.has(`var.${name}`)) return chosenOr(expression, trace);
  const [value, ...beaten] = values;
  if (value === undefined) return trace.unknown(expression, scope.module.broken[0] ?? null);
  if (isUnknown(value)) trace.name(placeOf(value), [name]);
  if (!isGiven && scope.isRoot) for (const place of placesOf(value)) trace.useDefault(place, name);
  return named(value, expression, trace, beaten);
}

async function local(expression: Of<'member'>, scope: Scope, trace: Trace): Promise<HclExpression> {
  const attribute = scope.module.locals.get(expression.name);
  if (attribute === undefined) return trace.unknown(expression, scope.module.broken[0] ?? null);
  return named(await evaluate(attribute.value, { ...scope, names: new Map() }, trace), expression, trace);
}

/** So many instances of one block are told apart. */
const MOST_ELEMENTS = 100;

/** The elements of an object or of a list of texts, as `for_each` goes through them; null where one cannot tell them. */
export function elementsOf(values: HclExpression): { readonly key: string; readonly each: HclExpression }[] | null {
  if (values.kind !== 'object' && values.kind !== 'list') return null;
  const pairs = values.kind === 'list' ? values.items.map((item) => ({ key: item, value: item })) : values.members;
  if (pairs.length > MOST_ELEMENTS) return null;
  return pairs.map(({ key, value }, index) => {
    const members = [
      { key: literalOf('key', key), value: key },
      { key: literalOf('value', key), value },
    ];
    return { key: knownText(key) ?? String(index), each: { ...values, kind: 'object', members } };
  });
}
