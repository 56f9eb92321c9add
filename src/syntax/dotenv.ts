import type { Place } from '../problems/place.ts';
import { unparseable } from '../problems/problem.ts';
import { SourceText } from './source-text.ts';

export interface DotenvEntry {
  readonly name: string;
  /** The value as a compose template: escapes are resolved, and an escaped dollar is `$$`. */
  readonly value: string;
  /** Whether variables in the value are expanded. Single quotes prevent it. */
  readonly expands: boolean;
  /** The start of the value, including its quote. */
  readonly place: Place;
}

const KEY = /[\p{L}\p{N}_.[\]\- \t\v\f\r\u0085\u00a0]*/uy;

/**
 * Reads an env file as compose does (compose-go's dotenv). Compose takes a `KEY` without a value from the environment,
 * so it sets nothing here. Duplicates keep their order; the last one counts.
 *
 * @throws ProblemError (`unparseable`) where compose would reject the file
 */
export function parseDotenv(path: string, content: string): DotenvEntry[] {
  const text = content.replace(/^\uFEFF/, '');
  const lines = new SourceText(path, text);
  const refuse = (offset: number, why: string) => unparseable(lines.placeAt(offset), why);
  const entries: DotenvEntry[] = [];
  let offset = 0;
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = offset;
    const found = pattern.exec(text)?.[0] ?? '';
    offset += found.length;
    return found;
  };
  while (offset < text.length) {
    if (skip(/\s+|#[^\n]*/y) !== '') continue;
    skip(/export\s+/y);
    const start = offset;
    const name = skip(KEY).trim();
    const separator = text[offset];
    if (separator === undefined) break;
    if (!/[=:\n]/.test(separator)) throw refuse(offset, `${JSON.stringify(separator)} in the name of a variable`);
    if (/\s/.test(name)) throw refuse(start, 'the name of a variable holds a space');
    offset += 1;
    if (separator === '\n') continue;
    skip(/[^\S\n]*/y);
    const place = lines.placeAt(offset);
    const quote = text[offset];
    if (quote === '"' || quote === "'") {
      const quoted = readQuoted(text, offset, quote);
      if (quoted === null) throw refuse(offset, 'a quoted value that does not end');
      const expands = quote === '"';
      entries.push({ name, value: expands ? undoEscapes(quoted.value) : quoted.value, expands, place });
      offset = quoted.end;
    } else {
      const [value = ''] = skip(/[^\n]*/y).split(' #', 1);
      entries.push({ name, value: value.trimEnd(), expands: true, place });
    }
  }
  return entries;
}

/** The text between quotes, with only escaped quotes resolved; null if the closing quote is missing. */
function readQuoted(text: string, start: number, quote: string): { value: string; end: number } | null {
  const stop = quote === '"' ? /["\\]/g : /['\\]/g;
  let value = '';
  let offset = start + 1;
  for (;;) {
    stop.lastIndex = offset;
    const found = stop.exec(text);
    if (found === null) return null;
    value += text.slice(offset, found.index);
    if (found[0] === quote) return { value, end: found.index + 1 };
    const escaped = text[found.index + 1];
    if (escaped === undefined) return null;
    value += escaped === quote ? quote : `\\${escaped}`;
    offset = found.index + 2;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Compose templates only know `$$` for a dollar. */
function undoEscapes(value: string): string {
  return value.replace(
    /\\([abfnrtv$"\\])/g,
    (_, letter: string) => ESCAPES[letter] ?? (letter === '$' ? '$$' : letter),
  );
}
