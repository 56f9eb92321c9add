import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { anyCharacter } from '../support/any-character.ts';

/**
 * A JSON text as it is written, not as it is meant: members may stand twice, and a number may be spelt in any way. What a
 * scalar holds is its text.
 */
export type Node =
  | { readonly kind: 'object'; readonly members: readonly (readonly [name: string, value: Node])[] }
  | { readonly kind: 'array'; readonly items: readonly Node[] }
  | { readonly kind: 'scalar'; readonly text: string };

/** A value that `JSON.stringify` would take, as a node. */
export function nodeOf(value: unknown): Node {
  if (Array.isArray(value)) return { kind: 'array', items: value.map(nodeOf) };
  if (typeof value !== 'object' || value === null) return { kind: 'scalar', text: JSON.stringify(value) };
  return { kind: 'object', members: Object.entries(value).map(([name, member]) => [name, nodeOf(member)] as const) };
}

export function textOf(node: Node): string {
  switch (node.kind) {
    case 'object':
      return `{${node.members.map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`).join(',')}}`;
    case 'array':
      return `[${node.items.map(textOf).join(',')}]`;
    case 'scalar':
      return node.text;
  }
}

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Scalars and small values that another program might let pass for something else. */
const ODD_TEXTS: readonly string[] = [
  ...['true', 'false', 'null', '"true"', '"True"', '"false"', '"unknown"', '"yes"', '""', '" true"'],
  ...['0', '1', '-1', '-0', '1.0', '1e0', '1e999', '-1e999', '9007199254740993', '0.1', '1E400', '01', 'NaN', '+1'],
  ...['TRUE', 'True', 'undefined', '[]', '{}', '[true]', '{"valueOf":true}', '[[]]', '[null]', "'x'", '//x', ''],
  ...['"2"', '"1"', '2', '"2.0"', '"3"', '"development"', '"v1.1.0"', '"1.1"', '"1.1.0 "', '"01.1.0"', '"1.1.0-rc"'],
  ...[
    '"1.0.0"',
    '"1.1.0"',
    '"1.2.0"',
    '"1.3.0"',
    '"1.4.0"',
    '"1.5.0"',
    '"99.0.0"',
    '"0.0.1"',
    '"1.99999999999999999.0"',
  ],
  ...[
    '"\\u0031.1.0"',
    '"\\u0000"',
    '"\\ud800"',
    '"\\u202e"',
    '"x\\ny"',
    '"__proto__"',
    '"RollingUpdate"',
    '"Recreate"',
  ],
  ...[deep(50), deep(20_000), `"${'x'.repeat(2_000)}"`, '["1.2.0"]', '["1.3.0","1.3.0"]', '[1]', '["x"]'],
];

/** Names under which a member might be looked for by mistake, or which mean something to JavaScript. */
const ODD_NAMES: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', ' ', '0', 'toJSON', 'then'],
  ...[
    'rollingUpdateSafe',
    'RollingUpdateSafe',
    'rollingupdatesafe',
    'rolling_update_safe',
    'rollingUpdateSafe ',
    'safe',
  ],
  ...['version', 'Version', 'previousVersion', 'backfilled', 'requiredStops', 'minPreviousVersion', 'entries'],
  ...['schemaVersion', 'upgrade', 'compatibility', 'declaredBreaks', 'requiredStop', 'recommendedStrategy', 'status'],
];

/** One change of a document; numbers choose among what is there. */
export interface Mutation {
  readonly kind:
    | 'set'
    | 'delete'
    | 'repeat'
    | 'repeat with another value'
    | 'rename'
    | 'add'
    | 'take from elsewhere'
    | 'wrap in a list'
    | 'wrap in an object'
    | 'unwrap'
    | 'as text'
    | 'reverse'
    | 'rotate'
    | 'hide behind the prototype'
    | 'flip';
  readonly at: number;
  readonly from: number;
  readonly text: string;
  readonly name: string;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom<Mutation['kind'][]>(
    ...(['set', 'set', 'set', 'delete', 'repeat', 'repeat with another value', 'rename', 'add'] as const),
    ...(['take from elsewhere', 'take from elsewhere', 'wrap in a list', 'wrap in an object', 'unwrap'] as const),
    ...(['as text', 'reverse', 'rotate', 'hide behind the prototype', 'flip', 'flip'] as const),
  ),
  at: fc.nat(),
  from: fc.nat(),
  text: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ODD_TEXTS) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 20 }).map((text) => JSON.stringify(text)) },
  ),
  name: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ODD_NAMES) },
    { weight: 1, arbitrary: fc.string({ maxLength: 5 }) },
  ),
});

/** The document with one change in one place. */
export function mutate(node: Node, change: Mutation): Node {
  const places = placesIn(node);
  const place = places[change.at % places.length] ?? [];
  const source = places[change.from % places.length] ?? [];
  return replaceAt(node, place, (found, name) => replacementFor(found, name, change, nodeAt(node, source)));
}

type Place = readonly number[];
type Replacement = readonly (readonly [name: string, value: Node])[];

function placesIn(node: Node, place: Place = []): Place[] {
  const below = childrenOf(node).flatMap((child, position) => placesIn(child, [...place, position]));
  return [place, ...below];
}

function childrenOf(node: Node): readonly Node[] {
  if (node.kind === 'object') return node.members.map(([, value]) => value);
  return node.kind === 'array' ? node.items : [];
}

function nodeAt(node: Node, [first, ...rest]: Place): Node {
  return first === undefined ? node : nodeAt(childrenOf(node)[first] as Node, rest);
}

/** What stands in one place becomes none, one or several members or items. */
function replaceAt(node: Node, place: Place, replace: (found: Node, name: string) => Replacement): Node {
  const [first, ...rest] = place;
  if (first === undefined) return replace(node, '')[0]?.[1] ?? { kind: 'scalar', text: '' };
  const put = (child: Node, name: string): Replacement =>
    rest.length === 0 ? replace(child, name) : [[name, replaceAt(child, rest, replace)]];
  if (node.kind === 'object') {
    const members = node.members.flatMap(([name, value], position) =>
      position === first ? put(value, name) : [[name, value] as const],
    );
    return { kind: 'object', members };
  }
  if (node.kind !== 'array') return node;
  const items = node.items.flatMap((item, position) =>
    position === first ? put(item, '').map(([, value]) => value) : [item],
  );
  return { kind: 'array', items };
}

function replacementFor(found: Node, name: string, change: Mutation, source: Node): Replacement {
  const odd: Node = { kind: 'scalar', text: change.text };
  switch (change.kind) {
    case 'set':
      return [[name, odd]];
    case 'delete':
      return [];
    case 'repeat':
      return [found, found].map((value) => [name, value] as const);
    case 'repeat with another value':
      return (change.from % 2 === 0 ? [odd, found] : [found, odd]).map((value) => [name, value] as const);
    case 'rename':
      return [[change.name, found]];
    case 'add':
      return [[name, added(found, change.name, odd)]];
    case 'take from elsewhere':
      return [[name, source]];
    case 'wrap in a list':
      return [[name, { kind: 'array', items: [found] }]];
    case 'wrap in an object':
      return [[name, { kind: 'object', members: [[change.name, found]] }]];
    case 'unwrap':
      return childrenOf(found).map((child) => [name, child] as const);
    case 'as text':
      return [[name, { kind: 'scalar', text: JSON.stringify(textOf(found)) }]];
    case 'reverse':
      return [[name, reordered(found, (list) => list.toReversed())]];
    case 'rotate':
      return [[name, reordered(found, (list) => [...list.slice(1), ...list.slice(0, 1)])]];
    case 'hide behind the prototype':
      return [[name, { kind: 'object', members: [['__proto__', found]] }]];
    case 'flip':
      return [[name, { kind: 'scalar', text: flipped(textOf(found)) }]];
  }
}

function added(found: Node, name: string, value: Node): Node {
  if (found.kind === 'object') return { kind: 'object', members: [...found.members, [name, value]] };
  return found.kind === 'array' ? { kind: 'array', items: [...found.items, value] } : found;
}

function reordered(found: Node, order: <T>(list: readonly T[]) => readonly T[]): Node {
  if (found.kind === 'object') return { kind: 'object', members: order(found.members) };
  return found.kind === 'array' ? { kind: 'array', items: order(found.items) } : found;
}

function flipped(text: string): string {
  const other: Readonly<Record<string, string>> = {
    true: 'false',
    false: 'true',
    '"unknown"': 'true',
    null: '"1.2.0"',
  };
  return other[text] ?? (text === '[]' ? '["1.3.0"]' : text);
}

/** What may happen to the bytes of any file on its way. */
export interface Damage {
  readonly kind:
    | 'cut'
    | 'flip a bit'
    | 'insert'
    | 'mark of byte order'
    | 'invalid UTF-8'
    | 'UTF-16'
    | 'gzip'
    | 'twice'
    | 'empty'
    | 'page'
    | 'NUL behind';
  readonly at: number;
  readonly byte: number;
}

export const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom<Damage['kind'][]>(
    ...(['cut', 'flip a bit', 'flip a bit', 'insert', 'insert', 'mark of byte order', 'invalid UTF-8'] as const),
    ...(['UTF-16', 'gzip', 'twice', 'empty', 'page', 'NUL behind'] as const),
  ),
  at: fc.nat(),
  byte: fc.nat(255),
});

export function damaged(bytes: Buffer, { kind, at, byte }: Damage): Buffer {
  const position = at % (bytes.length + 1);
  const insert = (...what: readonly number[]) =>
    Buffer.concat([bytes.subarray(0, position), Buffer.from(what), bytes.subarray(position)]);
  switch (kind) {
    case 'cut':
      return bytes.subarray(0, position);
    case 'flip a bit': {
      const copy = Buffer.from(bytes);
      if (position < copy.length) copy[position] = (copy[position] as number) ^ (1 << (byte % 8));
      return copy;
    }
    case 'insert':
      return insert(byte);
    case 'mark of byte order':
      return Buffer.concat([Buffer.from('\uFEFF'), bytes]);
    case 'invalid UTF-8':
      return insert(0xc0, 0x80 + (byte % 64));
    case 'UTF-16':
      return Buffer.from(bytes.toString('latin1'), 'utf16le');
    case 'gzip':
      return gzipSync(bytes, { level: 1 });
    case 'twice':
      return Buffer.concat([bytes, bytes]);
    case 'empty':
      return Buffer.alloc(0);
    case 'page':
      return Buffer.from('<!doctype html>\n<html><body>Sign in</body></html>\n');
    case 'NUL behind':
      return Buffer.concat([bytes, Buffer.from([0])]);
  }
}
