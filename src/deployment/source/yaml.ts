import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type ParsedNode,
  Parser,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Place } from '../place.ts';
import { ProblemError, problemAt } from '../problem.ts';
import { LineIndex } from './line-index.ts';

/** A value of a YAML (or JSON) document with its place. Aliases are followed: the place is that of the anchor's node. */
export interface YamlValue {
  readonly node: Scalar | YAMLMap | YAMLSeq;
  readonly place: Place;
  /** Where the alias stands that leads here; null where there is none. */
  readonly alias: Place | null;
}

/** A member of a mapping; `key` is where its key stands. */
export interface YamlMember {
  readonly name: string;
  readonly key: Place;
  readonly value: YamlValue;
}

/** A scalar as its readers see it. */
export interface YamlScalar {
  /** Text of a block scalar is trimmed. */
  readonly text: string;
  /** `other`: a plain scalar that YAML (1.1 or 1.2) reads as a number or a boolean, not as the text that stands there. */
  readonly type: 'string' | 'null' | 'other';
  readonly place: Place;
  readonly alias: Place | null;
  /** Holds a template (`{{ … }}`) that some tool fills in before this is YAML. */
  readonly hasTemplate: boolean;
}

/** A key (string) or an item (number) on the way to a value. */
export type YamlPath = readonly (string | number)[];

/** From offsets in a text to places. */
export interface Places {
  placeAt(offset: number): Place;
}

/** What the lexer cuts a file into; a line of a values file has six to eight. Beyond it parsing takes seconds. */
const MOST_LEXEMES = 1_500_000;
/** Collections within each other; the parser and its users go down into them by recursion. */
const MOST_LEVELS = 200;
/** Each costs as much as a hundred lines. */
const MOST_DOCUMENTS = 20_000;
/** A handle of a tag may stand for all of a directive, time and again. */
const LONGEST_DIRECTIVE = 1_024;
/** Nodes that aliases stand for, and members that merge keys bring in, beside those that are written out. */
const MOST_REPEATED = 1_000_000;

/** Stands for each character of a template, so that places stay what they are. */
const MASK = '\uE0F0';

// What go-yaml, sigs.k8s.io/yaml and js-yaml between them do not read as a string.
const NULL = /^(?:~|null|Null|NULL|)$/;
const BOOLEAN = /^(?:y|yes|n|no|on|off|true|false)$/i;
const NUMBER =
  /^(?:[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|[\d_]+(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:[\d_]+(?:\.[\d_]*)?|\.[\d_]+)(?:e[-+]?[\d_]+)?))$/i;
const NOT_FINITE = /^[-+]?\.(?:inf|nan)$/i;

// What go-yaml refuses to read, and what the lexer takes for signs of its own.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFEFF\uFFFE\uFFFF]/;
// Ends of lines by YAML 1.1, which go-yaml follows, and none by YAML 1.2.
const DISPUTED_BREAK = /[\u0085\u2028\u2029]/;

// Signs that the lexer puts between lexemes.
const SCALAR_NEXT = '\x1F';
const FLOW_CUT_SHORT = '\x18';

const TAG_PREFIX = 'tag:yaml.org,2002:';

/** A parsed YAML or JSON file whose values keep their places. */
export class YamlFile {
  /** Contents of the documents; null for an empty one. */
  readonly documents: readonly (YamlValue | null)[];
  readonly #lines: Places;
  readonly #anchors = new Map<Node, Node>();
  /** The members of mappings with merge keys. */
  readonly #merged = new Map<Node, Members>();

  /**
   * What is YAML by itself is read as it stands; only else what looks like a template is set aside.
   *
   * @param path for places and messages
   * @param lines where offsets of the text are, where that is not plainly this file
   * @throws ProblemError (`unparseable`) for what is no YAML, for a key that stands twice in a mapping, for merge keys that
   *   parsers read in different ways, and for what would take too long: aliases that multiply beyond all measure, and more
   *   parts or levels than any file has that people write
   */
  constructor(
    readonly path: string,
    readonly text: string,
    lines?: Places,
  ) {
    // A carriage return alone ends a line for go-yaml, and for the parser below only as a line feed.
    const lined = text.replace(/\r(?!\n)/g, '\n');
    this.#lines = lines ?? new LineIndex(path, lined);
    const unprintable = lined.search(UNPRINTABLE);
    if (unprintable !== -1) throw this.#unparseable(unprintable, `the character ${nameOf(lined, unprintable)}`);
    try {
      const contents = this.#parse(lined);
      const isCompose = contents[0] != null && isMap(contents[0]) && contents[0].items.some(isServicesOfCompose);
      const walk = new Walk(this.#anchors, this.#merged, isCompose, (offset, why) => this.#unparseable(offset, why));
      this.documents = contents.map((content) => {
        if (content === null) return null;
        walk.start(content);
        return this.#resolve(content);
      });
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      if (error instanceof RangeError) throw this.#unparseable(0, 'nested too deeply');
      throw this.#unparseable(0, error instanceof Error ? error.message : String(error));
    }
  }

  /** The first document, which is all that Helm reads of a values file. */
  get root(): YamlValue | null {
    return this.documents[0] ?? null;
  }

  /** Whether a text holds a template, as text of this file that was read as a scalar. */
  static hasTemplate(text: string): boolean {
    const start = text.indexOf('{{');
    return text.includes(MASK) || (start !== -1 && text.includes('}}', start));
  }

  /** A member of a mapping: its own, else one that comes by a merge key; null where there is none. */
  member(value: YamlValue | null, name: string): YamlMember | null {
    if (value === null || !isMap(value.node)) return null;
    const merged = this.#merged.get(value.node);
    if (merged === undefined) {
      const own = value.node.items.find(({ key }) => nameOfKey(key, this.#anchors) === name);
      return own === undefined ? null : this.#memberOf(name, own as Pair);
    }
    const found = merged.get(name);
    return found === undefined ? null : this.#memberOf(name, found);
  }

  /** The value at the end of a path; null where the path ends early. */
  at(value: YamlValue | null, path: YamlPath): YamlValue | null {
    let current = value;
    for (const step of path) {
      if (current === null) return null;
      if (isSeq(current.node)) {
        const item = current.node.items[Number(step)];
        current = Number.isInteger(Number(step)) && item !== undefined ? this.#resolve(item as Node) : null;
      } else {
        current = this.member(current, String(step))?.value ?? null;
      }
    }
    return current;
  }

  /** The members of a mapping, own ones before those that come by merge keys, each name once; empty for anything else. */
  members(value: YamlValue | null): YamlMember[] {
    if (value === null || !isMap(value.node)) return [];
    const members = this.#merged.get(value.node) ?? ownMembers(value.node, this.#anchors);
    return [...members].map(([name, pair]) => this.#memberOf(name, pair));
  }

  /** The items of a sequence; empty for anything else. */
  items(value: YamlValue | null): YamlValue[] {
    if (value === null || !isSeq(value.node)) return [];
    return value.node.items.flatMap((item) => this.#resolve(item as Node) ?? []);
  }

  /** A value as a scalar; null where it is a mapping, a sequence or not there. */
  scalar(value: YamlValue | null): YamlScalar | null {
    if (value === null || !isScalar(value.node)) return null;
    const { node } = value;
    const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
    const written = node.source ?? '';
    const text = isBlock ? written.trim() : written;
    return {
      text,
      type: typeOf(node, text),
      place: isBlock ? this.#firstLineOf(node) : value.place,
      alias: value.alias,
      hasTemplate: YamlFile.hasTemplate(text),
    };
  }

  /** The text of a scalar with its templates as they are written, and without its quotes; null for anything else. */
  written(value: YamlValue | null): string | null {
    const scalar = this.scalar(value);
    if (value === null || scalar === null) return null;
    if (!scalar.text.includes(MASK)) return scalar.text;
    // What has been set aside stands in the file alone.
    const source = this.sourceOf(value).trim();
    return /^(["']).*\1$/s.test(source) ? source.slice(1, -1) : source;
  }

  /** What stands in the file at a scalar, templates included. */
  sourceOf(value: YamlValue): string {
    const [start, end] = value.node.range ?? [0, 0];
    return this.text.slice(start, end);
  }

  isMap(value: YamlValue | null): value is YamlValue {
    return value !== null && isMap(value.node);
  }

  /** The place of an offset in the text. */
  placeAt(offset: number): Place {
    return this.#lines.placeAt(offset);
  }

  #memberOf(name: string, { key, value }: Pair): YamlMember {
    const place = this.#placeOf(key);
    const nothing = { node: new Scalar(null), place, alias: null };
    return { name, key: place, value: (value && this.#resolve(value)) ?? nothing };
  }

  #resolve(node: Node): YamlValue | null {
    let target: Node | undefined = node;
    let alias: Place | null = null;
    if (isAlias(node)) {
      alias = this.#placeOf(node);
      target = this.#anchors.get(node);
    }
    if (!isScalar(target) && !isMap(target) && !isSeq(target)) return null;
    return { node: target, place: this.#placeOf(target), alias };
  }

  #placeOf(node: Node): Place {
    return this.#lines.placeAt(node.range?.[0] ?? 0);
  }

  #firstLineOf(node: Scalar): Place {
    const [start, end] = node.range ?? [0, 0];
    const source = this.text.slice(start, end);
    const header = source.search(/[\r\n]/);
    const content = header === -1 ? -1 : source.slice(header).search(/\S/);
    return this.#lines.placeAt(content === -1 ? start : start + header + content);
  }

  /** The contents of the documents, with templates set aside where it takes that to be YAML. */
  #parse(text: string): (ParsedNode | null)[] {
    const mayBeTemplate = text.includes('{{');
    try {
      const contents = this.#compose(text);
      if (!mayBeTemplate || !contents.some((content) => holdsTemplateAsKey(content, text))) return contents;
    } catch (error) {
      if (!mayBeTemplate || error instanceof LimitError) throw error;
    }
    return this.#compose(maskTemplates(text));
  }

  /** As the package's own function for it, but ends at the first error and before it takes too long. */
  #compose(text: string): (ParsedNode | null)[] {
    const parser = new Parser();
    const composer = new Composer<ParsedNode>({
      // Texts only, since types are told by the source, and no tags that have code of their own.
      schema: 'failsafe',
      resolveKnownTags: false,
      // Would take time that grows with the square of the size; a walk sees to duplicates.
      uniqueKeys: false,
    });
    let first: unknown = null;
    const refuse = (offset: number, why: string) => {
      // What is thrown inside of a collection is caught there and comes back as another error.
      first ??= this.#unparseable(offset, why);
      throw first;
    };
    Object.assign(composer, {
      onError: (
        source: number | readonly number[] | { offset: number },
        _: string,
        why: string,
        isWarning?: boolean,
      ) => {
        if (isWarning !== true) refuse(offsetOf(source), why);
      },
    });
    const contents: (ParsedNode | null)[] = [];
    const take = (documents: Iterable<Document.Parsed<ParsedNode>>) => {
      for (const document of documents) {
        const [error] = document.errors;
        if (error !== undefined) refuse(error.pos[0], error.message);
        contents.push(document.contents);
        if (contents.length > MOST_DOCUMENTS) throw this.#beyondLimits(parser.offset, `${MOST_DOCUMENTS} documents`);
      }
    };
    const feed = (tokens: ReturnType<Parser['next']>) => {
      for (const token of tokens) {
        if (token.type === 'error') refuse(token.offset, token.message);
        take(composer.next(token));
      }
    };
    const isDisputed = DISPUTED_BREAK.test(text);
    let count = 0;
    let previous = '';
    for (const lexeme of new Lexer().lex(text)) {
      count += 1;
      const { offset } = parser;
      if (count > MOST_LEXEMES) throw this.#beyondLimits(offset, `${MOST_LEXEMES} parts`);
      if (parser.stack.length > MOST_LEVELS) throw this.#beyondLimits(offset, `${MOST_LEVELS} levels`);
      if (lexeme === FLOW_CUT_SHORT) refuse(offset, 'a flow collection that does not end, or is not indented');
      const isScalarText = previous === SCALAR_NEXT;
      if (!isScalarText && isCutShort(lexeme)) refuse(offset, 'a quoted scalar that does not end, or is not indented');
      if (lexeme[0] === '%' && !isScalarText && lexeme.length > LONGEST_DIRECTIVE) {
        throw this.#beyondLimits(offset, `${LONGEST_DIRECTIVE} characters in a directive`);
      }
      if (isDisputed && (isScalarText || !/^["']/.test(lexeme))) {
        const at = lexeme.search(DISPUTED_BREAK);
        if (at !== -1) refuse(offset + at, `the character ${nameOf(lexeme, at)}, which ends a line for some parsers`);
      }
      previous = lexeme;
      feed(parser.next(lexeme));
    }
    feed(parser.end());
    take(composer.end());
    return contents;
  }

  #beyondLimits(offset: number, limit: string): LimitError {
    return new LimitError(problemAt('unparseable', this.#lines.placeAt(offset), `more than ${limit}`));
  }

  #unparseable(offset: number, why: string): ProblemError {
    return new ProblemError(problemAt('unparseable', this.#lines.placeAt(offset), why.split('\n', 1)[0]));
  }
}

/** A file that would take too long, whether it is YAML or not. */
class LimitError extends ProblemError {}

function offsetOf(source: number | readonly number[] | { offset: number }): number {
  if (typeof source === 'number') return source;
  return 'offset' in source ? source.offset : (source[0] ?? 0);
}

/** A key, resolved or not, with its value. */
interface Pair {
  readonly key: Node;
  readonly value: Node | null;
}

type Members = ReadonlyMap<string, Pair>;

/** Goes once over the documents, in their order: ties aliases to their anchors, and refuses what has no single meaning. */
class Walk {
  readonly #byName = new Map<string, Node>();
  /** Of nodes with an anchor, once all below them is known. */
  readonly #sizes = new Map<Node, number>();
  #repeated = 0;

  /** @param ownKeyWins whether a key of a mapping's own counts wherever it stands, as in compose files */
  constructor(
    private readonly anchors: Map<Node, Node>,
    private readonly merged: Map<Node, Members>,
    private readonly ownKeyWins: boolean,
    private readonly refuse: (offset: number, why: string) => ProblemError,
  ) {}

  start(contents: Node): void {
    // An anchor ends with its document.
    this.#byName.clear();
    this.#sizes.clear();
    this.#sizeOf(contents);
  }

  /** How many nodes there are in a node once its aliases are written out. */
  #sizeOf(node: Node): number {
    if (isAlias(node)) {
      const target = this.#byName.get(node.source);
      if (target === undefined) throw this.refuse(startOf(node), `the alias ${node.source} has no anchor before it`);
      const size = this.#sizes.get(target);
      if (size === undefined) throw this.refuse(startOf(node), `the alias ${node.source} stands inside its own anchor`);
      this.anchors.set(node, target);
      this.#repeat(node, size);
      return size;
    }
    const anchor = 'anchor' in node && typeof node.anchor === 'string' ? node.anchor : null;
    if (anchor !== null) this.#byName.set(anchor, node);
    let size = 1;
    if (isMap(node)) {
      for (const { key, value } of node.items as Pair[]) {
        size += this.#sizeOf(key);
        if (value !== null) size += this.#sizeOf(value);
      }
      this.#checkMembers(node);
    } else if (isSeq(node)) {
      for (const item of node.items as Node[]) {
        if (isPair(item)) throw this.refuse(startOf(node), 'a pair outside of a mapping');
        size += this.#sizeOf(item);
      }
    }
    if (anchor !== null) this.#sizes.set(node, size);
    return size;
  }

  #repeat(node: Node, count: number): void {
    this.#repeated += count;
    if (this.#repeated > MOST_REPEATED) throw this.refuse(startOf(node), 'its aliases multiply beyond all measure');
  }

  #checkMembers(map: YAMLMap): void {
    const names = new Set<string>();
    const merges: { key: Node; members: Members; before: number }[] = [];
    for (const { key, value } of map.items as Pair[]) {
      if (isMergeKey(key)) {
        for (const members of this.#mergedBy(value)) {
          this.#repeat(key, members.size);
          merges.push({ key, members, before: names.size });
        }
        continue;
      }
      if (isScalar(key) && isTyped(key)) throw this.refuse(startOf(key), 'a key with a tag');
      const name = nameOfKey(key, this.anchors);
      if (name === null) continue;
      if (names.has(name)) throw this.refuse(startOf(key), `the key ${JSON.stringify(name)} stands twice`);
      names.add(name);
    }
    if (merges.length > 0) this.merged.set(map, this.#merge(map, merges));
  }

  /** The members of each mapping that a merge key brings in, those that win first. */
  #mergedBy(value: Node | null): Members[] {
    const node = this.#followed(value);
    const sources = isSeq(node) ? node.items.map((item) => this.#followed(item as Node)) : [node];
    return sources.flatMap((source) =>
      isMap(source) ? (this.merged.get(source) ?? ownMembers(source, this.anchors)) : [],
    );
  }

  #followed(node: Node | null): Node | null {
    return isAlias(node) ? (this.anchors.get(node) ?? null) : node;
  }

  #merge(map: YAMLMap, merges: readonly { key: Node; members: Members; before: number }[]): Members {
    const own = ownMembers(map, this.anchors);
    const all = new Map(own);
    const positions = new Map([...own.keys()].map((name, position) => [name, position]));
    const broughtBy = new Map<string, Node>();
    for (const { key, members, before } of merges) {
      for (const [name, pair] of members) {
        const other = all.get(name);
        if (other === undefined) {
          all.set(name, pair);
          broughtBy.set(name, key);
          continue;
        }
        const position = positions.get(name);
        // Helm's parser lets a merge key override what stands before it; others never do.
        const isDisputed = position === undefined ? broughtBy.get(name) !== key : !this.ownKeyWins && position < before;
        if (isDisputed && !this.#isSame(pair.value, other.value)) {
          const why = `a merge key brings in ${JSON.stringify(name)} behind another one; parsers differ on which counts`;
          throw this.refuse(startOf(key), why);
        }
      }
    }
    return all;
  }

  #isSame(one: Node | null, other: Node | null): boolean {
    const [left, right] = [this.#followed(one), this.#followed(other)];
    if (left === right) return true;
    if (!isScalar(left) || !isScalar(right)) return false;
    return left.source === right.source && left.tag === right.tag && left.type === right.type;
  }
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function ownMembers(map: YAMLMap, anchors: ReadonlyMap<Node, Node>): Members {
  const members = new Map<string, Pair>();
  for (const pair of map.items as Pair[]) {
    const name = nameOfKey(pair.key, anchors);
    if (name !== null) members.set(name, pair);
  }
  return members;
}

/** Null for a merge key, and for a mapping or a sequence that is a key. */
function nameOfKey(key: unknown, anchors: ReadonlyMap<Node, Node>): string | null {
  const node = isAlias(key) ? anchors.get(key) : key;
  return isScalar(node) && !isMergeKey(key) ? (node.source ?? '') : null;
}

function isMergeKey(key: unknown): boolean {
  if (!isScalar(key) || key.source !== '<<' || key.type !== Scalar.PLAIN) return false;
  return key.tag === undefined || key.tag === '!' || key.tag === `${TAG_PREFIX}merge`;
}

/** Whether a key may be another one than it is written, such as one in base 64. */
function isTyped({ tag }: Scalar): boolean {
  return tag !== undefined && tag !== '!' && tag !== `${TAG_PREFIX}str`;
}

function isServicesOfCompose({ key, value }: { key: unknown; value: unknown }): boolean {
  return isScalar(key) && key.source === 'services' && isMap(value);
}

function typeOf(node: Scalar, text: string): YamlScalar['type'] {
  const { tag } = node;
  if (tag === `${TAG_PREFIX}null`) return 'null';
  if (tag !== undefined && tag !== '!') {
    return tag.startsWith(TAG_PREFIX) && tag !== `${TAG_PREFIX}str` ? 'other' : 'string';
  }
  // A value that is not written at all has no type either.
  if (node.type === undefined && node.source === undefined) return 'null';
  // By `!` go-yaml decides as for a plain scalar, also between quotes.
  if (node.type !== Scalar.PLAIN && tag === undefined) return 'string';
  if (NULL.test(text)) return 'null';
  if (BOOLEAN.test(text) || NOT_FINITE.test(text)) return 'other';
  return /\d/.test(text) && NUMBER.test(text) ? 'other' : 'string';
}

/** `U+2028` */
function nameOf(text: string, offset: number): string {
  return `U+${text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Whether a quoted scalar was cut before its end, by the end of the file or by a line that is not indented. */
function isCutShort(lexeme: string): boolean {
  const [quote] = lexeme;
  return (quote === '"' || quote === "'") && (lexeme.length < 2 || !lexeme.endsWith(quote));
}

/** Whether `{{` came out as a mapping that is a key of another, which no tool takes for a value. */
function holdsTemplateAsKey(node: unknown, text: string): boolean {
  if (isSeq(node)) return node.items.some((item) => holdsTemplateAsKey(item, text));
  if (!isMap(node)) return false;
  return node.items.some(
    ({ key, value }) =>
      (isMap(key) && text[startOf(key) - 1] === '{') ||
      holdsTemplateAsKey(key, text) ||
      holdsTemplateAsKey(value, text),
  );
}

/** Replaces templates character by character, and lines that hold nothing else by blanks, so that the rest is YAML. */
function maskTemplates(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (let start = text.indexOf('{{'); start !== -1; start = text.indexOf('{{', done)) {
    const end = text.indexOf('}}', start + 2);
    if (end === -1) break;
    const [first = '', ...others] = text.slice(start, end + 2).split('\n');
    pieces.push(text.slice(done, start), MASK.repeat(first.length));
    for (const line of others) pieces.push('\n', ' '.repeat(line.length));
    done = end + 2;
  }
  pieces.push(text.slice(done));
  return pieces
    .join('')
    .split('\n')
    .map((line) => (line.includes(MASK) && ONLY_MASKED.test(line) ? ' '.repeat(line.length) : line))
    .join('\n');
}

const ONLY_MASKED = /^[ \t\r\uE0F0]*$/;
