import type { Place } from '../../../problems/place.ts';
import type { SourceRange, SourceText } from '../../../syntax/source-text.ts';
import {
  helpersIn,
  partOf,
  TemplateReader,
  type TemplateSource,
  type TemplateSources,
} from '../../../syntax/template-source.ts';
import type { SecondOrder } from '../../finding.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';

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

/** Limits for templates. No real chart has more. */
const MOST_IMAGES = 200;
export const MOST_TEXTS = 20;

/** The key of a container's image. Its value follows. */
const IMAGE_KEY = /(?<![\w.-])["']?image["']?:[ \t]+(?=\S)/g;

/** `lightdash/lightdash:{{ … }}` anywhere, or with `%s` for the rest of the expression. */
const NAMED_IMAGE =
  /(?<![\w.-])([\w.-]{1,100}(?::\d{1,5})?(?:\/[\w.-]{1,100}){1,8}):(?:\{\{[^{}\n]{0,300}\}\}|%s["`]([^{}\n]{0,300}))/g;

/** An image of a container without an action. */
const LITERAL = /^[ \t-]{0,100}["']?image["']?:[ \t]{1,9}["']?([^\s"'{}]{1,500})(?=["']?[ \t]{0,9}(?:#.*)?$)/gm;

/** The images in the templates of a chart, each way once, literals, and those that come about in another way, with the text that says how. */
export function imagesIn(texts: readonly SourceText[], globs: readonly string[]) {
  const search = new ImageSearch(helpersIn(texts), globs);
  for (const file of texts) search.read(file);
  const literals = new Map(texts.flatMap(literalsIn).map((each) => [each.source, each]));
  return { images: [...search.images.values()], literals: [...literals.values()], others: search.others };
}

function literalsIn(file: SourceText): TemplatedImage[] {
  return [...file.text.matchAll(LITERAL)].slice(0, MOST_IMAGES).map(({ 0: whole, 1: source = '', index }) => {
    const place = file.placeAt(index + whole.length - source.length);
    const parts: TemplateSources[] = [[{ kind: 'text', text: source, place }]];
    return { ...(splitAtTag(parts) ?? { name: parts, tag: [] }), place, source };
  });
}

class ImageSearch {
  readonly images = new Map<string, TemplatedImage>();
  readonly others: SecondOrder[] = [];
  readonly #reader: TemplateReader;

  constructor(
    private readonly helpers: ReadonlyMap<string, SourceRange>,
    private readonly globs: readonly string[],
  ) {
    this.#reader = new TemplateReader(helpers);
  }

  read(file: SourceText): void {
    const understood = this.#readValues(file);
    for (const match of [...file.text.matchAll(NAMED_IMAGE)].slice(0, MOST_IMAGES)) {
      const { index } = match;
      if (!understood.some(({ start, end }) => start <= index && index < end)) this.#readNamed(match, file);
    }
  }

  /** Reads the values of the key `image`. @returns where they are understood */
  #readValues(file: SourceText): SourceRange[] {
    const understood: SourceRange[] = [];
    for (const match of [...file.text.matchAll(IMAGE_KEY)].slice(0, MOST_IMAGES)) {
      const range = imageValueAt(file, match.index + match[0].length);
      // An image without an action is a literal, which is judged as a line.
      if (range === null || !file.text.slice(range.start, range.end).includes('{{')) continue;
      const parts = this.#reader.parts(range);
      const image = parts && splitAtTag(parts);
      // A whole image in one value is found in the values.
      const isOneValue = parts !== null && parts.length <= 1 && (parts[0]?.length ?? 0) <= 1;
      if (image?.tag) {
        this.#add(range, image);
        understood.push(range);
      } else if (!isOneValue) this.#addOther(range);
    }
    return understood;
  }

  /** Reads an image whose name is written out in front of its tag. */
  #readNamed({ index, 0: found, 1: name = '', 2: rest }: RegExpExecArray, file: SourceText): void {
    const reference = parseImageReference(name);
    if (reference === null || !/^(?:service|custom)$/.test(classifyImage(reference, this.globs))) return;
    const end = index + found.length;
    const range = { source: file, start: rest === undefined ? index + name.length + 1 : end - rest.length, end };
    const tag = rest === undefined ? this.#reader.parts(range) : this.#reader.expression(range);
    const text: TemplateSource = { kind: 'text', text: name, place: file.placeAt(index) };
    this.#add(range, { name: [[text]], tag: tag?.length === 1 ? (tag[0] ?? null) : null });
  }

  #add({ source: file, start, end }: SourceRange, image: Pick<TemplatedImage, 'name' | 'tag'>): void {
    const key = JSON.stringify([image.name, image.tag], (name, value) => (name === 'place' ? undefined : value));
    const source = file.text.slice(start, end);
    if (!this.images.has(key)) this.images.set(key, { ...image, place: file.placeAt(start), source });
  }

  #addOther({ source: file, start, end }: SourceRange): void {
    if (this.others.length >= MOST_TEXTS) return;
    this.others.push({
      key: `chart:${file.path}#image/${this.others.length}`,
      text: withHelpers(file.text.slice(start, end), file, this.helpers),
      place: file.placeAt(start),
    });
  }
}

/** The longest value of `image:`, and the longest action in it. */
const MOST_IN_IMAGE = 1_000;

/** The value of the key `image` that starts at an offset; null if it has none. */
function imageValueAt(source: SourceText, start: number): SourceRange | null {
  const text = source.text.slice(start, start + MOST_IN_IMAGE);
  const quote = /^["']/.exec(text)?.[0] ?? '';
  const isEnd = (letter: string) => (quote === '' ? /[\s,\]}]/.test(letter) : letter === quote || letter === '\n');
  let at = quote.length;
  while (at < text.length && !isEnd(text.charAt(at))) {
    const isAction = text.startsWith('{{', at);
    const end = isAction ? text.indexOf('}}', at) : at;
    if (end === -1) return null;
    at = isAction ? end + 2 : end + 1;
  }
  return at === quote.length ? null : { source, start: start + quote.length, end: start + at };
}

/** Splits an image at the colon before its tag; null if it has no tag. */
function splitAtTag(parts: readonly TemplateSources[]): Pick<TemplatedImage, 'name' | 'tag'> | null {
  const index = parts.findLastIndex(([source]) => source?.kind === 'text' && source.text.includes(':'));
  const source = parts[index]?.[0];
  if (source?.kind !== 'text') return null;
  const colon = source.text.lastIndexOf(':');
  const name = [...parts.slice(0, index), ...partOf(source, source.text.slice(0, colon), 0)];
  const tag = [...partOf(source, source.text.slice(colon + 1), colon + 1), ...parts.slice(index + 1)];
  if (name.length === 0) return null;
  return { name, tag: tag.length === 1 ? (tag[0] ?? null) : null };
}

/** An expression with the helpers and the variables that it names, and those that these name. */
function withHelpers(source: string, file: SourceText, helpers: ReadonlyMap<string, SourceRange>): string {
  const texts = new Map<string, string>([['', source]]);
  const assigned = [...file.text.matchAll(/(\$\w{1,50})\s*:?=[^{}\n]{0,300}/g)].slice(0, MOST_IMAGES);
  for (const text of texts.values()) {
    for (const [, name = ''] of text.matchAll(/"([^"\n]{1,200})"/g)) {
      const body = helpers.get(name);
      if (body !== undefined) texts.set(name, body.source.text.slice(body.start, body.end));
    }
    const names = new Set(text.match(/\$\w{1,50}/g));
    for (const [whole, name = ''] of assigned) if (names.has(name)) texts.set(whole, whole);
    if (texts.size > MOST_TEXTS) break;
  }
  return [...texts.values()].join('\n');
}

/** The path to the mapping with the `repository` that a template takes; null if it takes none. */
export function pairOf({ name }: TemplatedImage): readonly (string | number)[] | null {
  const [source] = name.at(-1) ?? [];
  return source?.kind === 'value' && source.path.at(-1) === 'repository' ? source.path.slice(0, -1) : null;
}
