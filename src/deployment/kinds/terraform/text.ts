import type { Place } from '../../place.ts';
import type { HclExpression, HclNode } from '../../source/hcl/tree.ts';

/** A part of a text that was put together from several places. */
export interface TextPart {
  readonly text: string;
  readonly placeAt: (offset: number) => Place;
  /** What would be filled in here; then the text only stands for it. */
  readonly unknown: HclExpression | null;
}

/** A text, and where each of its characters stands. */
export class PlacedText {
  readonly text: string;
  readonly #starts: number[] = [];

  constructor(readonly parts: readonly TextPart[]) {
    let length = 0;
    for (const { text } of parts) {
      this.#starts.push(length);
      length += text.length;
    }
    this.text = parts.map(({ text }) => text).join('');
  }

  placeAt(offset: number): Place | null {
    return this.slices(offset)[0]?.place ?? null;
  }

  /** Where each part of a stretch stands, and what is not known of it. */
  slices(start: number, end = start + 1): { readonly place: Place; readonly unknown: HclExpression | null }[] {
    // The last part that does not begin behind it.
    let low = 0;
    for (let high = this.#starts.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= start) low = middle;
      else high = middle;
    }
    const found = [];
    for (let index = low; index === low || (this.#starts[index] ?? end) < end; index += 1) {
      const part = this.parts[index];
      if (part === undefined) break;
      const offset = Math.max(0, start - (this.#starts[index] ?? 0));
      found.push({ place: part.placeAt(offset), unknown: part.unknown });
    }
    return found;
  }
}

/** Whether nothing is known of an evaluated expression. */
export function isUnknown({ kind }: HclExpression): boolean {
  return !['literal', 'template', 'list', 'object', 'call'].includes(kind);
}

/** Something at a place of which nothing is known. */
export function nothingOf({ source, start, end }: HclNode): HclExpression {
  return { kind: 'other', source, start, end };
}

/** A text at the place of something. */
export function literalOf(value: string, { source, start, end }: HclNode): HclExpression {
  return { kind: 'literal', value, isNumber: false, source, start, end };
}

/** What is written, on one line. */
export function writtenText({ source, start, end }: HclNode): string {
  const text = source.text.slice(start, Math.min(end, start + 300));
  return text.replace(/\s+/g, ' ').trim();
}

export function placeOf({ source, start }: Pick<HclNode, 'source' | 'start'>): Place {
  return source.placeAt(start);
}

/** What stands in a text for what is filled in: something that readers of values take for a template. */
export function standInOf(unknown: HclExpression): string {
  const name = writtenText(unknown).replace(/^[^A-Za-z_]+|[^\w.]+/g, '_');
  return `$${name.slice(0, 100)}`;
}

function partOf(unknown: HclExpression): TextPart {
  return { text: standInOf(unknown), placeAt: () => placeOf(unknown), unknown };
}

/** A directive with a line to itself leaves the lines around it as they are; any other may make anything of its line. */
function partOfDirective(node: HclNode): TextPart {
  const { text } = node.source;
  const line = text.slice(text.lastIndexOf('\n', node.start) + 1, `${text}\n`.indexOf('\n', node.start));
  if (line.replace(/%\{[^}]*\}/g, '').trim() !== '') return partOf(nothingOf(node));
  return { text: '', placeAt: () => placeOf(node), unknown: null };
}

/** An evaluated expression as a text; null for a list, an object, null, and what is encoded. */
export function placedText(value: HclExpression): PlacedText | null {
  if (value.kind === 'list' || value.kind === 'object' || value.kind === 'call') return null;
  const whole = (text: string) => new PlacedText([{ text, placeAt: () => placeOf(value), unknown: null }]);
  if (value.kind === 'literal') return value.value === null ? null : whole(String(value.value));
  if (value.kind !== 'template') return new PlacedText([partOf(value)]);
  const parts = value.parts.map((part): TextPart => {
    if (part.kind === 'interpolation') return partOf(part.value);
    if (part.kind === 'directive') return partOfDirective(part.node);
    return { text: part.text, placeAt: (offset) => part.source.placeAt(part.start + offset), unknown: null };
  });
  return parts.length > 0 ? new PlacedText(parts) : whole('');
}

/** The text of an evaluated expression all of which is known; null for anything else. */
export function knownText(value: HclExpression | null | undefined): string | null {
  const placed = value ? placedText(value) : null;
  return placed === null || placed.parts.some(({ unknown }) => unknown !== null) ? null : placed.text;
}

/** A member of an object, or an item of a list; null where there is none. */
export function memberOf(value: HclExpression, name: string): HclExpression | null {
  if (value.kind === 'object') return value.members.findLast(({ key }) => knownText(key) === name)?.value ?? null;
  return value.kind === 'list' && /^\d{1,6}$/.test(name) ? (value.items[Number(name)] ?? null) : null;
}
