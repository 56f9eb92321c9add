import type { Place } from '../../../problems/place.ts';
import type { SourceRange, SourceText } from '../../../syntax/source-text.ts';
import { partOf, type TemplateSources } from '../../../syntax/template-source.ts';

/** An image whose template is understood. */
export interface TemplatedImage {
  /** The parts of its name, one after the other. */
  readonly name: readonly TemplateSources[];
  /** Null if the template decides the tag in another way. */
  readonly tag: TemplateSources | null;
  readonly place: Place;
  /** The expression as written. */
  readonly source: string;
}

/** The longest value of `image:`, and the longest action in it. */
const MOST_CHARACTERS = 1_000;

/** The value of the key `image` that starts at an offset; null if it has none. */
export function imageValueAt(file: SourceText, start: number): SourceRange | null {
  const text = file.text.slice(start, start + MOST_CHARACTERS);
  const quote = /^["']/.exec(text)?.[0] ?? null;
  const from = quote === null ? 0 : 1;
  let at = from;
  while (at < text.length) {
    if (text.startsWith('{{', at)) {
      const end = text.indexOf('}}', at);
      if (end === -1) return null;
      at = end + 2;
      continue;
    }
    if (quote === null ? /[\s,\]}]/.test(text[at] ?? '') : text[at] === quote || text[at] === '\n') break;
    at += 1;
  }
  return at === from ? null : { source: file, start: start + from, end: start + at };
}

/** Splits an image at the colon before its tag; null if it has no tag. */
export function splitAtTag(parts: readonly TemplateSources[]): Pick<TemplatedImage, 'name' | 'tag'> | null {
  const index = parts.findLastIndex(([source]) => source?.kind === 'text' && source.text.includes(':'));
  const source = parts[index]?.[0];
  if (source?.kind !== 'text') return null;
  const colon = source.text.lastIndexOf(':');
  const name = [...parts.slice(0, index), ...partOf(source, source.text.slice(0, colon), 0)];
  const tag = [...partOf(source, source.text.slice(colon + 1), colon + 1), ...parts.slice(index + 1)];
  if (name.length === 0) return null;
  return { name, tag: tag.length === 1 ? (tag[0] ?? null) : null };
}
