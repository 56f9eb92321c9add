import type { Place } from '../../place.ts';
import { problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { type HclExpression, parseHclTemplate } from '../../source/hcl.ts';
import { LineIndex } from '../../source/line-index.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { encoded } from './encoding.ts';
import { memberOf, pathOf, placeOf, readingOf, type Scope, unknownFrom } from './scope.ts';
import {
  asSet,
  charactersOf,
  knownText,
  MOST_VALUES,
  type Piece,
  pieceOf,
  plainText,
  textOf,
  type Value,
} from './value.ts';

type Call = Extract<HclExpression, { kind: 'call' }>;
type Evaluate = (expression: HclExpression, scope: Scope) => Promise<Value>;
type Work = (call: Call, values: readonly Value[], scope: Scope, evaluate: Evaluate) => Value | Promise<Value>;

/**
 * What a function gives; of most nothing is known.
 *
 * @param evaluate for its arguments, and for templates
 */
export async function callFunction(call: Call, scope: Scope, evaluate: Evaluate): Promise<Value> {
  const work = Object.hasOwn(FUNCTIONS, call.name) ? FUNCTIONS[call.name] : undefined;
  if (work === undefined || call.isExpanded) return unknownFrom(call);
  const values: Value[] = [];
  for (const argument of call.arguments) values.push(await evaluate(argument, scope));
  return work(call, values, scope, evaluate);
}

const same: Work = (call, [value]) => value ?? unknownFrom(call);

const encode: Work = (call, [value]) => (value === undefined ? unknownFrom(call) : encoded(value, placeOf(call)));

const FUNCTIONS: Readonly<Record<string, Work>> = {
  file: readFile,
  templatefile: fillTemplate,
  yamlencode: encode,
  jsonencode: encode,
  yamldecode: decode,
  jsondecode: decode,
  sensitive: same,
  nonsensitive: same,
  tostring: same,
  tolist: same,
  toset: (call, [value]) => (value === undefined ? unknownFrom(call) : asSet(value)),
  tomap: same,
  merge(call, values) {
    const members = new Map<string, { key: Place; value: Value }>();
    for (const value of values) {
      if (value.kind === 'null') continue;
      if (value.kind !== 'map') return value.kind === 'unknown' ? value : unknownFrom(call);
      for (const [name, member] of value.members) members.set(name, member);
    }
    return { kind: 'map', members, place: placeOf(call) };
  },
  // What is not known stands for its items, whichever they are.
  concat(call, values) {
    const items: Value[] = [];
    for (const value of values) {
      for (const item of value.kind === 'list' ? value.items : [value]) items.push(item);
      if (items.length > MOST_VALUES) return unknownFrom(call);
    }
    return { kind: 'list', items, place: placeOf(call) };
  },
  compact: (call, [list]) =>
    list?.kind === 'list'
      ? { ...list, items: list.items.filter((item) => item.kind !== 'null' && knownText(item) !== '') }
      : (list ?? unknownFrom(call)),
  lookup(call, [map, key, otherwise]) {
    if (map?.kind === 'unknown') return map;
    const name = key === undefined ? null : knownText(key);
    if (map?.kind !== 'map' || name === null) return unknownFrom(call);
    return memberOf(map, name) ?? otherwise ?? unknownFrom(call);
  },
  coalesce(call, values) {
    for (const value of values) {
      if (value.kind === 'null' || knownText(value) === '') continue;
      return value.kind === 'unknown' || value.kind === 'text' ? value : unknownFrom(call);
    }
    return unknownFrom(call);
  },
  try: (call, [first]) => (first === undefined || first.kind === 'unknown' ? unknownFrom(call) : first),
  join(call, [between, list]) {
    const sign = between === undefined ? null : knownText(between);
    if (sign === null || list?.kind !== 'list') return list?.kind === 'unknown' ? list : unknownFrom(call);
    const pieces = list.items.flatMap((item, index) => [
      ...(index === 0 ? [] : plainText(sign, placeOf(call)).pieces),
      ...piecesOf(item, call),
    ]);
    return textOf(pieces, placeOf(call));
  },
  format(call, [pattern, ...values]) {
    const text = pattern === undefined ? null : knownText(pattern);
    if (text === null) return unknownFrom(call);
    const parts = text.split('%s');
    if (parts.some((part) => part.includes('%')) || parts.length !== values.length + 1) return unknownFrom(call);
    const pieces = parts.flatMap((part, index) => {
      const value = values[index];
      const own = part === '' ? [] : plainText(part, placeOf(call)).pieces;
      return value === undefined ? own : [...own, ...piecesOf(value, call)];
    });
    return textOf(pieces, placeOf(call));
  },
};

function piecesOf(value: Value, call: Call): readonly Piece[] {
  if (value.kind === 'text') return value.pieces;
  return [pieceOf(value.kind === 'unknown' ? value : unknownFrom(call))];
}

/** The path that the first argument names, or why there is none. */
function namedFile(call: Call, value: Value | undefined, scope: Scope): { path: string } | { unknown: Value } {
  if (value === undefined || value.kind === 'unknown') return { unknown: value ?? unknownFrom(call) };
  const text = knownText(value);
  if (text === null) return { unknown: unknownFrom(call) };
  const path = pathOf(text, scope);
  if (path !== null) return { path };
  return { unknown: unknownFrom(call, problemAt('external-values', placeOf(call), quoteText(text))) };
}

/** All of a file, as it stands there. */
async function readFile(call: Call, [name]: readonly Value[], scope: Scope): Promise<Value> {
  const named = namedFile(call, name, scope);
  if ('unknown' in named) return named.unknown;
  const { path } = named;
  scope.trace.see(path);
  const text = await readingOf(scope.trace.source.text(path));
  if (text === null) return unknownFrom(call, problemAt('external-values', placeOf(call), quoteText(path)));
  if (typeof text !== 'string') return unknownFrom(call, text);
  const place = { file: path, line: 1, column: 1 };
  return textOf([{ text, place, isExact: true, unknown: null }], place, { file: path });
}

/** A file whose `${ … }` are filled in with the members of the second argument alone. */
async function fillTemplate(
  call: Call,
  [name, names]: readonly Value[],
  scope: Scope,
  evaluate: Evaluate,
): Promise<Value> {
  const whole = await readFile(call, name === undefined ? [] : [name], scope);
  if (whole.kind !== 'text' || whole.file === null) return whole;
  const path = whole.file;
  const text = charactersOf(whole);
  const lines = new LineIndex(path, text);
  const template = await readingOf(
    (async () => parseHclTemplate({ path, text, placeAt: (offset) => lines.placeAt(offset) }))(),
  );
  if ('code' in template) return unknownFrom(call, template);
  const isPlain = template.kind === 'template' && template.parts.every(({ kind }) => kind === 'text');
  // The file itself, unless it has an escape.
  if (isPlain && !/\$\$\{|%%\{/.test(text)) return whole;
  const members = names?.kind === 'map' ? [...names.members] : [];
  const inTemplate: Scope = {
    module: scope.module,
    root: scope.root,
    trace: scope.trace,
    names: new Map(members.map(([key, { value }]) => [key, value])),
    lookUp: async () => null,
  };
  return evaluate(template, inTemplate);
}

/** What a text of YAML or JSON says, where that is a file. */
async function decode(call: Call, [value]: readonly Value[], scope: Scope): Promise<Value> {
  if (value?.kind !== 'text') return value ?? unknownFrom(call);
  if (value.encoded !== null) return value.encoded;
  if (value.file === null) return unknownFrom(call);
  const file = await readingOf(scope.trace.source.yaml(value.file));
  if (file === null || 'code' in file) return unknownFrom(call, file);
  return file.root === null ? { kind: 'null', place: value.place } : new Decoding(file).valueOf(file.root);
}

/** Aliases may make much of little. */
const MOST_NODES = 100_000;

class Decoding {
  #count = 0;

  constructor(private readonly file: YamlFile) {}

  valueOf(value: YamlValue): Value {
    const { place } = value;
    this.#count += 1;
    if (this.#count > MOST_NODES) return { kind: 'unknown', source: 'a file that is too long', place, problem: null };
    const scalar = this.file.scalar(value);
    if (scalar !== null) {
      if (scalar.type === 'null') return { kind: 'null', place };
      return plainText(scalar.text, scalar.place, false, scalar.type === 'string' ? 'string' : 'number');
    }
    if (!this.file.isMap(value)) {
      return { kind: 'list', items: this.file.items(value).map((item) => this.valueOf(item)), place };
    }
    const members = this.file.members(value).map((member) => {
      return [member.name, { key: member.key, value: this.valueOf(member.value) }] as const;
    });
    return { kind: 'map', members: new Map(members), place };
  }
}
