import type { Place } from '../../../problems/place.ts';
import type { LineIndex } from '../../../syntax/line-index.ts';
import type { YamlPath } from '../../../syntax/yaml.ts';

/** A plain source of a part of an image, as a template names it. */
export type ImageSource =
  | { readonly kind: 'value'; readonly path: YamlPath }
  | { readonly kind: 'text'; readonly text: string; readonly place: Place }
  | { readonly kind: 'appVersion' };

/** Sources in the order in which a template tries them: the first that is not empty counts. */
export type ImageSources = readonly ImageSource[];

/** A template file. */
export interface TemplateText {
  readonly path: string;
  readonly text: string;
  readonly lines: LineIndex;
}

/** A range of a template file. */
export interface TemplateRange {
  readonly file: TemplateText;
  readonly start: number;
  readonly end: number;
}

/** An image whose template is understood. */
export interface TemplatedImage {
  /** The parts of its name, one after the other. */
  readonly name: readonly ImageSources[];
  /** Null if the template decides the tag in another way. */
  readonly tag: ImageSources | null;
  readonly place: Place;
  /** The expression as written. */
  readonly source: string;
}

/** The deepest nesting of parentheses, and the most parts and sources of an image. */
const MOST_LEVELS = 6;
const MOST_PARTS = 20;
/** The longest value of `image:`, and the longest action in it. */
const MOST_CHARACTERS = 1_000;

const ACTION = /(\{\{-?)((?:(?!\}\}|\{\{).){0,1000})\}\}/gs;

/** The value of the key `image` that starts at an offset; null if it has none. */
export function imageValueAt(file: TemplateText, start: number): TemplateRange | null {
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
  return at === from ? null : { file, start: start + from, end: start + at };
}

/**
 * Reads images in templates where they are plain: text, values, the `appVersion`, `default`, `coalesce`, `printf` and
 * helpers made of these.
 */
export class TemplateReader {
  /** What helpers give. A helper that calls itself gives nothing. */
  readonly #known = new Map<string, ImageSources[] | null>();

  /** @param helpers the bodies of the definitions, by name */
  constructor(private readonly helpers: ReadonlyMap<string, TemplateRange>) {}

  /** The parts of a text with actions; null if one of them is not plain. */
  parts({ file, start, end }: TemplateRange): ImageSources[] | null {
    const text = file.text.slice(start, end);
    const found: ImageSources[] = [];
    const literal = (from: number, to: number) => {
      const written = text.slice(from, to);
      const place = file.lines.placeAt(start + to - written.trimStart().length);
      if (written.trim() !== '') found.push([{ kind: 'text', text: written.trim(), place }]);
    };
    let at = 0;
    for (const { 0: whole, 1: lead = '', 2: action = '', index } of text.matchAll(ACTION)) {
      literal(at, index);
      at = index + whole.length;
      if (action.trimStart().startsWith('/*')) continue;
      const from = start + index + lead.length;
      const parts = this.expression({ file, start: from, end: from + action.replace(/\s-$/, '').length });
      if (parts === null || found.push(...parts) > MOST_PARTS) return null;
    }
    literal(at, text.length);
    // What looks like the start of an action is one that is too long.
    return found.some(([source]) => source?.kind === 'text' && source.text.includes('{{')) ? null : found;
  }

  /** The parts that an expression gives; null if it is not plain. */
  expression(range: TemplateRange): ImageSources[] | null {
    const tokens = tokensOf(range);
    const found = tokens && this.#pipeline(tokens, range.file, 0);
    return tokens?.length === 0 ? found : null;
  }

  /** Takes the tokens of a pipeline off a list, up to its end or a closing parenthesis. */
  #pipeline(tokens: Token[], file: TemplateText, level: number): ImageSources[] | null {
    let piped: ImageSources[] | null = null;
    do {
      const name = /^[a-z]/i.test(tokens[0]?.text ?? '') ? (tokens.shift()?.text ?? null) : null;
      const given: ImageSources[][] = [];
      while (tokens[0] !== undefined && !/^[|)]$/.test(tokens[0].text)) {
        const operand = this.#operand(tokens, file, level);
        if (operand === null) return null;
        given.push(operand);
      }
      if (piped !== null) given.push(piped);
      piped = name === null ? (given.length === 1 ? (given[0] ?? null) : null) : this.#call(name, given);
      if (piped === null) return null;
    } while (tokens[0]?.text === '|' && tokens.shift() !== undefined);
    return piped;
  }

  #operand(tokens: Token[], file: TemplateText, level: number): ImageSources[] | null {
    const token = tokens.shift();
    if (token === undefined) return null;
    const { text, kind, offset } = token;
    if (kind === 'text') {
      const inner = text.slice(1, -1);
      return text.startsWith('"') && inner.includes('\\')
        ? null
        : [[{ kind, text: inner, place: file.lines.placeAt(offset + 1) }]];
    }
    if (isRoot(token)) return [];
    const [, way] = /^\$?\.Values\.([\w.]+)$/.exec(text) ?? [];
    if (way !== undefined) return [[{ kind: 'value', path: way.split('.') }]];
    if (/^\$?\.Chart\.AppVersion$/.test(text)) return [[{ kind: 'appVersion' }]];
    if (text !== '(' || level >= MOST_LEVELS) return null;
    const found = this.#pipeline(tokens, file, level + 1);
    return tokens.shift()?.text === ')' ? found : null;
  }

  #call(name: string, given: ImageSources[][]): ImageSources[] | null {
    const [first = [], second = []] = given;
    const single = given.flatMap((each) => (each.length === 1 ? each : []));
    const chain = (sources: readonly ImageSources[]) =>
      single.length === given.length && sources.flat().length <= MOST_PARTS ? [sources.flat()] : null;
    switch (name) {
      case 'quote':
      case 'squote':
      case 'toString':
      case 'trim':
        return given.length === 1 ? first : null;
      case 'tpl':
        return second.length === 0 ? first : null;
      case 'required':
        return given.length === 2 ? second : null;
      case 'default':
        return given.length === 2 ? chain(single.toReversed()) : null;
      case 'coalesce':
      case 'or':
        return chain(single);
      case 'printf':
        return formatted(first, given.slice(1));
      case 'include':
      case 'template':
        return second.length === 0 ? this.#helper(textOf(first) ?? '') : null;
      default:
        return null;
    }
  }

  #helper(name: string): ImageSources[] | null {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, null);
    const body = this.helpers.get(name);
    const found = body === undefined ? null : this.parts(body);
    this.#known.set(name, found);
    return found;
  }
}

/** The parts that `printf` puts together; null for any verb but `%s` and `%v`. */
function formatted(format: ImageSources[], values: readonly ImageSources[][]): ImageSources[] | null {
  const source = format[0]?.[0];
  if (format.length !== 1 || source?.kind !== 'text') return null;
  const pieces = source.text.split(/%[sv]/);
  if (pieces.length !== values.length + 1 || pieces.some((piece) => piece.includes('%'))) return null;
  let offset = 0;
  return pieces.flatMap((text, index) => {
    const piece: ImageSources[] = text === '' ? [] : [[{ kind: 'text', text, place: shifted(source.place, offset) }]];
    offset += text.length + 2;
    return [...piece, ...(values[index] ?? [])];
  });
}

/** Splits an image at the colon before its tag; null if it has no tag. */
export function splitAtTag(parts: readonly ImageSources[]): Pick<TemplatedImage, 'name' | 'tag'> | null {
  const index = parts.findLastIndex(([source]) => source?.kind === 'text' && source.text.includes(':'));
  const source = parts[index]?.[0];
  if (source?.kind !== 'text') return null;
  const colon = source.text.lastIndexOf(':');
  const piece = (text: string, offset: number): ImageSources[] =>
    text === '' ? [] : [[{ kind: 'text', text, place: shifted(source.place, offset) }]];
  const name = [...parts.slice(0, index), ...piece(source.text.slice(0, colon), 0)];
  const tag = [...piece(source.text.slice(colon + 1), colon + 1), ...parts.slice(index + 1)];
  if (name.length === 0) return null;
  return { name, tag: tag.length === 1 ? (tag[0] ?? null) : null };
}

function shifted(place: Place, offset: number): Place {
  return place.column === null ? place : { ...place, column: place.column + offset };
}

function textOf(parts: readonly ImageSources[]): string | null {
  const source = parts.length === 1 ? parts[0]?.[0] : undefined;
  return source?.kind === 'text' ? source.text : null;
}

interface Token {
  readonly kind: 'text' | 'word';
  readonly text: string;
  readonly offset: number;
}

function isRoot({ kind, text }: Token): boolean {
  return kind === 'word' && (text === '.' || text === '$');
}

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|`[^`]*`|[|()]|[^\s|()"`]+)/y;

function tokensOf({ file, start, end }: TemplateRange): Token[] | null {
  const source = file.text.slice(start, end).trimEnd();
  const tokens: Token[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < source.length; ) {
    const [whole, text = ''] = TOKEN.exec(source) ?? [];
    if (whole === undefined) return null;
    const kind = /^["`]/.test(text) ? 'text' : 'word';
    tokens.push({ kind, text, offset: start + TOKEN.lastIndex - text.length });
  }
  return tokens;
}
