import type { Place } from '../../problems/place.ts';
import { problemAt } from '../../problems/problem.ts';
import { quoteText } from '../../problems/quote-text.ts';
import type { YamlFile, YamlValue } from '../yaml.ts';
import { type EvaluatedPiece, knownText, textAt, textOf, type Value } from './values.ts';

/** What a function of Terraform makes of values; null if they do not tell. */
type HclFunction = (given: readonly Value[], place: Place) => Value | null;

/** A number that Terraform shows as it is written. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,14})(?:\.\d{0,14}[1-9])?$/;
/** Readers of values take it for a template. */
const UNKNOWN = '$number';
/** The most members of a result, since a function may be called on what it has made, and an alias stands for all behind it. */
const MOST_MEMBERS = 20_000;
/** The most characters that a replacement may make. */
const MOST_CHARACTERS = 1_000_000;

/** The functions that need nothing but the values of their arguments (docs/supported-files.md#terraform). */
export const FUNCTIONS: Readonly<Record<string, HclFunction>> = {
  merge: (given, place) => {
    const objects = given.filter(({ kind }) => kind !== 'null');
    const all = objects.map((each) => (each.kind === 'object' ? each.members : null));
    const count = all.reduce((sum, members) => sum + (members?.length ?? 0), 0);
    if (all.includes(null) || count > MOST_MEMBERS) return null;
    return { kind: 'object', members: all.flatMap((members) => members ?? []), place };
  },
  join: ([separator, list], place) => {
    const between = knownText(separator ?? null);
    const items = list?.kind === 'list' ? list.items : null;
    if (between === null || items === null) return null;
    return joined(
      items.flatMap((item, index) => (index === 0 ? [item] : [textAt(between, place), item])),
      place,
    );
  },
  format: ([pattern, ...given], place) => {
    const [first = '', ...others] = (knownText(pattern ?? null) ?? '%').split('%s');
    if (others.length !== given.length || [first, ...others].some((each) => each.includes('%'))) return null;
    const between = others.flatMap((text, index) => [given[index] as Value, textAt(text, place)]);
    return joined([textAt(first, place), ...between], place);
  },
  // An unknown list stands for all of its items.
  concat: (given, place) => listOf(itemsOf(given, 1), place),
  flatten: (given, place) => listOf(itemsOf(given, Number.POSITIVE_INFINITY), place),
  compact: ([list], place) => {
    const items = list?.kind === 'list' ? list.items : null;
    return (
      items && { kind: 'list', items: items.filter((each) => each.kind !== 'null' && knownText(each) !== ''), place }
    );
  },
  coalesce: (given) => given.find((each) => each.kind !== 'null' && knownText(each) !== '') ?? null,
  trimprefix: ([text, prefix]) => cut(text, prefix, (whole, part) => (whole.startsWith(part) ? part.length : 0)),
  trimsuffix: ([text, suffix]) =>
    cut(
      text,
      suffix,
      () => 0,
      (whole, part) => (whole.endsWith(part) ? whole.length - part.length : whole.length),
    ),
  replace: ([text, part, by]) => {
    const [whole, old, other] = [text, part, by].map((each) => knownText(each ?? null));
    // A part between slashes is a regular expression.
    if (whole == null || old == null || other == null || text === undefined) return null;
    if (old === '' || /^\/.*\/$/s.test(old) || whole.length * (other.length + 1) > MOST_CHARACTERS) return null;
    const made = whole.replaceAll(old, () => other);
    return textAt(made, text.place);
  },
  split: ([separator, text], place) => {
    const [between, whole] = [knownText(separator ?? null), knownText(text ?? null)];
    if (!between || whole === null || text?.kind !== 'text') return null;
    let start = 0;
    const items: Value[] = [];
    for (const part of whole.split(between, MOST_MEMBERS)) {
      items.push(textAt(part, text.text.placeAt(start)));
      start += part.length + between.length;
    }
    return { kind: 'list', items, place };
  },
  element: ([list, index]) => {
    const at = knownText(index ?? null);
    if (list?.kind !== 'list' || list.items.length === 0 || at === null || !/^\d{1,6}$/.test(at)) return null;
    return list.items[Number(at) % list.items.length] ?? null;
  },
};

/** A known text from one offset to another. */
function cut(
  value: Value | undefined,
  given: Value | undefined,
  from: (whole: string, part: string) => number,
  to = (whole: string, _part: string) => whole.length,
): Value | null {
  const [whole, part] = [knownText(value ?? null), knownText(given ?? null)];
  if (whole === null || part === null || value?.kind !== 'text') return null;
  const start = from(whole, part);
  return textAt(whole.slice(start, to(whole, part)), value.text.placeAt(start));
}

/** The items of lists within lists, down to a level. */
function* itemsOf(values: readonly Value[], levels: number): Generator<Value> {
  for (const value of values) {
    if (value.kind === 'list' && levels > 0) yield* itemsOf(value.items, levels - 1);
    else yield value;
  }
}

function listOf(all: Iterable<Value>, place: Place): Value | null {
  const items: Value[] = [];
  for (const item of all) if (items.push(item) > MOST_MEMBERS) return null;
  return { kind: 'list', items, place };
}

function joined(values: readonly Value[], place: Place): Value | null {
  const pieces: EvaluatedPiece[] = [];
  for (const value of values) {
    if (value.kind !== 'text' || pieces.length > MOST_MEMBERS) return null;
    pieces.push(...value.text.pieces);
  }
  return textOf(pieces, place);
}

/** The value that a text in YAML or JSON describes (`yamldecode`, `jsondecode`); null if it is too large, or more than one document. */
export function decoded(file: YamlFile): Value | null {
  let left = MOST_MEMBERS;
  const nothing: Value = { kind: 'null', place: file.placeAt(0) };
  const made = (from: YamlValue | null): Value | null => {
    left -= 1;
    if (from === null || left < 0) return null;
    const { place, scalar } = from;
    if (scalar !== null) {
      if (scalar.type === 'null') return { kind: 'null', place };
      const { text: written } = scalar;
      const isPlain = scalar.type === 'string' || /^(?:true|false)$/.test(written) || PLAIN_NUMBER.test(written);
      const problem = isPlain ? null : problemAt('numeric-tag', scalar.place, quoteText(written));
      return textAt(problem === null ? written : UNKNOWN, scalar.place, problem && { written, problem });
    }
    if (from.isMap) {
      const members = from.members.map(({ name, value: inner }) => ({ key: name, value: made(inner) ?? nothing }));
      return { kind: 'object', members, place };
    }
    return { kind: 'list', items: from.items.map((item) => made(item) ?? nothing), place };
  };
  const result = file.documents.length === 1 ? made(file.root) : null;
  // What is too large is not known in any part.
  return left < 0 ? null : result;
}
