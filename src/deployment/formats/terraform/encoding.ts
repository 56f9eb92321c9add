import type { Place } from '../../place.ts';
import {
  charactersOf,
  MOST_VALUE_LEVELS,
  MOST_VALUES,
  type Piece,
  pieceOf,
  textOf,
  type Unknown,
  unknownOf,
  type Value,
} from './value.ts';

/**
 * A value as YAML that is JSON, one line a node, so that each has the place where it is written.
 *
 * @returns a text that knows what it was made of
 */
export function encoded(value: Value, place: Place): Value {
  if (value.kind === 'unknown') return value;
  const pieces: Piece[] = [];
  let isTooMuch = false;
  write(value, '', '\n', 0);
  if (isTooMuch) return unknownOf('a value that is too large', place);
  return textOf(pieces, place, { encoded: value });

  function write(each: Value, before: string, after: string, level: number): void {
    isTooMuch ||= level > MOST_VALUE_LEVELS || pieces.length > MOST_VALUES;
    if (isTooMuch) return;
    if (each.kind === 'map') {
      put(`${before}{\n`, each.place);
      for (const [name, member] of each.members) write(member.value, `${quote(name)}: `, ',\n', level + 1);
      put(`}${after}`, each.place);
    } else if (each.kind === 'list') {
      put(`${before}[\n`, each.place);
      for (const item of each.items) write(item, '', ',\n', level + 1);
      put(`]${after}`, each.place);
    } else if (each.kind === 'text') {
      const text = charactersOf(each);
      put(
        `${before}${each.type === 'string' ? quote(text) : text}${after}`,
        each.pieces[0]?.place ?? each.place,
        firstUnknown(each),
      );
    } else if (each.kind === 'null') put(`${before}null${after}`, each.place);
    else put(`${before}${quote(pieceOf(each).text)}${after}`, each.place, each);
  }

  function put(text: string, at: Place, unknown: Unknown | null = null): void {
    pieces.push({ text: ` ${text}`, place: at, isExact: false, unknown });
  }
}

function firstUnknown(value: Extract<Value, { kind: 'text' }>): Unknown | null {
  return value.pieces.find(({ unknown }) => unknown !== null)?.unknown ?? null;
}

function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
