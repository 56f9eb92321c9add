import type { Place } from '../../place.ts';
import type { HclExpression } from '../../source/hcl.ts';
import { evaluate } from './evaluation.ts';
import { placeOf, type Scope } from './scope.ts';
import { asSet, knownText, type MapValue, MOST_VALUE_LEVELS, type Value } from './value.ts';

const TEXTS: Readonly<Record<string, 'string' | 'number' | 'boolean'>> = {
  string: 'string',
  number: 'number',
  bool: 'boolean',
};

/**
 * A value as the type of its variable makes it (Terraform, "Type constraints"): members that an object leaves out are null or have
 * the default of `optional`, others than it has are gone, and a set is in its own order.
 *
 * @param scope for defaults, which name nothing
 */
export async function converted(
  value: Value,
  type: HclExpression | undefined,
  scope: Scope,
  level = 0,
): Promise<Value> {
  if (type === undefined || value.kind === 'unknown' || value.kind === 'null' || level > MOST_VALUE_LEVELS)
    return value;
  if (type.kind === 'name') {
    const text = Object.hasOwn(TEXTS, type.name) ? TEXTS[type.name] : undefined;
    return text === undefined || value.kind !== 'text' ? value : { ...value, type: text };
  }
  const [of] = type.kind === 'call' ? type.arguments : [];
  if (type.kind !== 'call' || of === undefined) return value;
  scope.trace.steps += 1;
  switch (type.name) {
    case 'object':
      return value.kind === 'map' && of.kind === 'object' ? objectOf(value, of, scope, level) : value;
    case 'optional':
      return converted(value, of, scope, level + 1);
    case 'map': {
      if (value.kind !== 'map') return value;
      const members = new Map<string, { key: Place; value: Value }>();
      for (const [name, { key, value: member }] of value.members)
        members.set(name, { key, value: await converted(member, of, scope, level + 1) });
      return { ...value, members };
    }
    case 'list':
    case 'set': {
      if (value.kind !== 'list') return value;
      const items: Value[] = [];
      for (const item of value.items) items.push(await converted(item, of, scope, level + 1));
      return type.name === 'set' ? asSet({ ...value, items }) : { ...value, items };
    }
    default:
      return value;
  }
}

async function objectOf(
  value: MapValue,
  { members }: Extract<HclExpression, { kind: 'object' }>,
  scope: Scope,
  level: number,
): Promise<Value> {
  const own = new Map<string, { key: Place; value: Value }>();
  for (const { key, value: type } of members) {
    const name = key.kind === 'literal' ? String(key.value) : knownText(await evaluate(key, scope));
    if (name === null) return value;
    const given = value.members.get(name);
    const isOptional = type.kind === 'call' && type.name === 'optional';
    const otherwise = isOptional ? type.arguments[1] : undefined;
    if (given !== undefined && (given.value.kind !== 'null' || otherwise === undefined)) {
      own.set(name, { key: given.key, value: await converted(given.value, type, scope, level + 1) });
    } else if (isOptional) {
      const nothing: Value = { kind: 'null', place: value.place };
      const instead = otherwise === undefined ? nothing : await evaluate(otherwise, scope);
      own.set(name, { key: placeOf(key), value: await converted(instead, type, scope, level + 1) });
    }
  }
  return { ...value, members: own };
}
