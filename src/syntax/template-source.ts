import type { Place } from '../problems/place.ts';
import type { SourceRange, SourceText } from './source-text.ts';
import type { YamlPath } from './yaml.ts';

/** A plain source of a part of a text, as a chart's template names it. */
export type TemplateSource =
  | { readonly kind: 'value'; readonly path: YamlPath }
  | { readonly kind: 'text'; readonly text: string; readonly place: Place }
  | { readonly kind: 'appVersion' };

/** Sources in the order in which a template tries them: the first that is not empty counts. */
export type TemplateSources = readonly TemplateSource[];

/** The deepest nesting of parentheses, and the most parts and sources of a text. */
const MOST_LEVELS = 6;
const MOST_PARTS = 20;

const ACTION = /(\{\{-?)((?:(?!\}\}|\{\{).){0,1000})\}\}/gs;

/** Reads what a chart's templates give where that is plain: text, values, the `appVersion`, `default`, `coalesce`, `printf` and helpers made of these. */
export class TemplateReader {
  /** What helpers give. A helper that calls itself gives nothing. */
  readonly #known = new Map<string, TemplateSources[] | null>();

  /** @param helpers the bodies of the definitions, by name */
  constructor(private readonly helpers: ReadonlyMap<string, SourceRange>) {}

  /** The parts of a text with actions; null if one of them is not plain. */
  parts({ source, start, end }: SourceRange): TemplateSources[] | null {
    const text = source.text.slice(start, end);
    const found: TemplateSources[] = [];
    const literal = (from: number, to: number) => {
      const written = text.slice(from, to);
      const place = source.placeAt(start + to - written.trimStart().length);
      if (written.trim() !== '') found.push([{ kind: 'text', text: written.trim(), place }]);
    };
    let at = 0;
    for (const { 0: whole, 1: lead = '', 2: action = '', index } of text.matchAll(ACTION)) {
      literal(at, index);
      at = index + whole.length;
      if (action.trimStart().startsWith('/*')) continue;
      const from = start + index + lead.length;
      const parts = this.expression({ source, start: from, end: from + action.replace(/\s-$/, '').length });
      if (parts === null || found.push(...parts) > MOST_PARTS) return null;
    }
    literal(at, text.length);
    // What looks like the start of an action is one that is too long.
    return found.some(([first]) => first?.kind === 'text' && first.text.includes('{{')) ? null : found;
  }

  /** The parts that an expression gives; null if it is not plain. */
  expression(range: SourceRange): TemplateSources[] | null {
    const tokens = tokensOf(range);
    const found = tokens && this.#pipeline(tokens, range.source, 0);
    return tokens?.length === 0 ? found : null;
  }

  /** Takes the tokens of a pipeline off a list, up to its end or a closing parenthesis. */
  #pipeline(tokens: Token[], source: SourceText, level: number): TemplateSources[] | null {
    let piped = this.#command(tokens, source, level, null);
    while (piped !== null && tokens[0]?.text === '|') {
      tokens.shift();
      piped = this.#command(tokens, source, level, piped);
    }
    return piped;
  }

  /** Takes a function with its operands off a list, or one operand alone. @param piped the last operand, from the command in front of it */
  #command(
    tokens: Token[],
    source: SourceText,
    level: number,
    piped: TemplateSources[] | null,
  ): TemplateSources[] | null {
    const name = /^[a-z]/i.test(tokens[0]?.text ?? '') ? tokens.shift()?.text : undefined;
    const given: TemplateSources[][] = [];
    while (tokens[0] !== undefined && !/^[|)]$/.test(tokens[0].text)) {
      const operand = this.#operand(tokens, source, level);
      if (operand === null) return null;
      given.push(operand);
    }
    if (piped !== null) given.push(piped);
    if (name !== undefined) return this.#call(name, given);
    return given.length === 1 ? (given[0] ?? null) : null;
  }

  #operand(tokens: Token[], source: SourceText, level: number): TemplateSources[] | null {
    const { text, offset } = tokens.shift() ?? { text: '', offset: 0 };
    if (/^["`]/.test(text)) {
      const inner = text.slice(1, -1);
      return text.startsWith('"') && inner.includes('\\')
        ? null
        : [[{ kind: 'text', text: inner, place: source.placeAt(offset + 1) }]];
    }
    if (text === '.' || text === '$') return [];
    const [, way] = /^\$?\.Values\.([\w.]+)$/.exec(text) ?? [];
    if (way !== undefined) return [[{ kind: 'value', path: way.split('.') }]];
    if (/^\$?\.Chart\.AppVersion$/.test(text)) return [[{ kind: 'appVersion' }]];
    if (text !== '(' || level >= MOST_LEVELS) return null;
    const found = this.#pipeline(tokens, source, level + 1);
    return tokens.shift()?.text === ')' ? found : null;
  }

  #call(name: string, given: TemplateSources[][]): TemplateSources[] | null {
    const [first = [], second = []] = given;
    const single = given.flatMap((each) => (each.length === 1 ? each : []));
    const chain = (sources: readonly TemplateSources[]) =>
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

  #helper(name: string): TemplateSources[] | null {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, null);
    const body = this.helpers.get(name);
    const found = body === undefined ? null : this.parts(unquoted(body));
    this.#known.set(name, found);
    return found;
  }
}

const QUOTED = /^(\s{0,99})(["'])((?:\{\{[^{}]{0,999}\}\}|[^"'{}]){0,999})\2\s{0,99}$/;

/** The body of a helper without the quotes around all of it, which YAML takes off: `"{{ .Values.image }}:{{ .Values.tag }}"`. */
function unquoted({ source, start, end }: SourceRange): SourceRange {
  const [, before = '', quote = '', inner = ''] = QUOTED.exec(source.text.slice(start, end)) ?? [];
  const from = start + before.length + quote.length;
  return quote === '' ? { source, start, end } : { source, start: from, end: from + inner.length };
}

/** The parts that `printf` puts together; null for any verb but `%s` and `%v`. */
function formatted(format: TemplateSources[], values: readonly TemplateSources[][]): TemplateSources[] | null {
  const source = format[0]?.[0];
  if (format.length !== 1 || source?.kind !== 'text') return null;
  const pieces = source.text.split(/%[sv]/);
  if (pieces.length !== values.length + 1 || pieces.some((piece) => piece.includes('%'))) return null;
  let offset = 0;
  return pieces.flatMap((text, index) => {
    const piece = partOf(source, text, offset);
    offset += text.length + 2;
    return [...piece, ...(values[index] ?? [])];
  });
}

/** A piece of a text at an offset in it, as a part; none if it is empty. */
export function partOf({ place }: { readonly place: Place }, text: string, offset: number): TemplateSources[] {
  const at = place.column === null ? place : { ...place, column: place.column + offset };
  return text === '' ? [] : [[{ kind: 'text', text, place: at }]];
}

function textOf(parts: readonly TemplateSources[]): string | null {
  const source = parts.length === 1 ? parts[0]?.[0] : undefined;
  return source?.kind === 'text' ? source.text : null;
}

interface Token {
  readonly text: string;
  readonly offset: number;
}

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|`[^`]*`|[|()]|[^\s|()"`]+)/gy;

function tokensOf({ source, start, end }: SourceRange): Token[] | null {
  const text = source.text.slice(start, end).trimEnd();
  const found = [...text.matchAll(TOKEN)];
  if (found.map(([whole]) => whole).join('') !== text) return null;
  return found.map(({ 0: whole, 1: token = '', index }) => ({
    text: token,
    offset: start + index + whole.length - token.length,
  }));
}

/** The bodies of all definitions, up to the last `end` before the next definition. */
export function helpersIn(texts: readonly SourceText[]): Map<string, SourceRange> {
  const helpers = new Map<string, SourceRange>();
  for (const source of texts) {
    const starts = [...source.text.matchAll(/\{\{-?\s*define\s+"([^"\n]{1,200})"\s*-?\}\}/g)];
    for (const [index, { 0: whole, 1: name = '', index: at }] of starts.entries()) {
      const start = at + whole.length;
      const next = starts[index + 1]?.index ?? source.text.length;
      const end = [...source.text.slice(start, next).matchAll(/\{\{-?\s*end\s*-?\}\}/g)].at(-1)?.index;
      helpers.set(name, { source, start, end: end === undefined ? next : start + end });
    }
  }
  return helpers;
}

/** The paths of all values that a template names. */
export function valuesIn(text: string): string[][] {
  return [...new Set([...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, way = '']) => way))].map((way) =>
    way.split('.'),
  );
}
