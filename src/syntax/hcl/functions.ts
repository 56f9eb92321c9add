import type { Place } from '../../problems/place.ts';
import { problemAt } from '../../problems/problem.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { YamlFile, type YamlValue } from '../yaml.ts';
import { EvaluatedText, knownText, textAt, type Value } from './values.ts';

/** What a function of Terraform makes of values; null if they do not tell. */
type HclFunction = (given: readonly Value[], place: Place) => Value | null;

/** A number that Terraform shows as it is written. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,14})(?:\.\d{0,14}[1-9])?$/;
/** Readers of values take it for a template. */
const UNKNOWN = '$number';
/** `yamldecode` gives an object; aliases may make it huge. */
const MOST_DECODED = 20_000;

/** The functions that need nothing but the values of their arguments (docs/supported-files.md#terraform). */
export const FUNCTIONS: Readonly<Record<string, HclFunction>> = {
  merge: (given, place) => {
    const objects = given.filter(({ kind }) => kind !== 'null');
    const members = objects.flatMap((each) => (each.kind === 'object' ? each.members : []));
    return objects.every(({ kind }) => kind === 'object') ? { kind: 'object', members, place } : null;
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
  concat: (given, place) => ({ kind: 'list', items: given.flatMap(itemsOf), place }),
  flatten: (given, place) => ({ kind: 'list', items: given.flatMap(allItemsOf), place }),
  compact: ([list], place) => {
    const items = list?.kind === 'list' ? list.items : null;
    return (
      items && { kind: 'list', items: items.filter((each) => each.kind !== 'null' && knownText(each) !== ''), place }
    );
  },
  coalesce: (given) => given.find((each) => each.kind !== 'null' && knownText(each) !== '') ?? null,
  yamldecode: ([text]) => decoded(text),
  jsondecode: ([text]) => decoded(text),
};

function itemsOf(value: Value): readonly Value[] {
  return value.kind === 'list' ? value.items : [value];
}

function allItemsOf(value: Value): readonly Value[] {
  return value.kind === 'list' ? value.items.flatMap(allItemsOf) : [value];
}

function joined(values: readonly Value[], place: Place): Value | null {
  const pieces = values.flatMap((value) => (value.kind === 'text' ? value.text.pieces : []));
  return values.every(({ kind }) => kind === 'text') ? { kind: 'text', text: new EvaluatedText(pieces), place } : null;
}

/** The value that a text in YAML or JSON describes. */
function decoded(value: Value | undefined): Value | null {
  if (value?.kind !== 'text' || value.text.unknownIn() !== null) return null;
  const { text } = value;
  const placeAt = (offset: number) => text.placeAt(offset);
  const file = new YamlFile(placeAt(0).file, text.whole, { placeAt });
  const nothing: Value = { kind: 'null', place: placeAt(0) };
  let left = MOST_DECODED;
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
