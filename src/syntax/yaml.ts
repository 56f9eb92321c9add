import { isAlias, isMap, isScalar, isSeq, type Node, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Place } from '../problems/place.ts';
import { ProblemError } from '../problems/problem.ts';
import { SourceText } from './source-text.ts';
import { AnchorResolver, TAG_PREFIX } from './yaml-anchors.ts';
import { MASK, type PlaceLookup, parseYaml, unparseable } from './yaml-parser.ts';

/** A value in a YAML or JSON document with its place. Aliases are followed: the place is that of the anchor's node. */
export interface YamlValue {
  readonly node: Scalar | YAMLMap | YAMLSeq;
  readonly place: Place;
  /** The place of the alias that leads here; null if there is none. */
  readonly alias: Place | null;
}

/** A member of a mapping; `key` is the place of its key. */
export interface YamlMember {
  readonly name: string;
  readonly key: Place;
  readonly value: YamlValue;
}

/** A scalar as readers use it. */
export interface YamlScalar {
  /** The text of a block scalar is trimmed. */
  readonly text: string;
  /** `other` is a plain scalar that YAML (1.1 or 1.2) reads as a number or a boolean instead of the written text. */
  readonly type: 'string' | 'null' | 'other';
  readonly place: Place;
}

/** Keys (strings) and list indexes (numbers) that lead to a value. */
export type YamlPath = readonly (string | number)[];

// Plain scalars that at least one of go-yaml, sigs.k8s.io/yaml and js-yaml does not read as a string.
const NULL = /^(?:~|null|Null|NULL|)$/;
const BOOLEAN = /^(?:y|yes|n|no|on|off|true|false)$/i;
const NUMBER =
  /^(?:[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|[\d_]+(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:[\d_]+(?:\.[\d_]*)?|\.[\d_]+)(?:e[-+]?[\d_]+)?))$/i;
const NOT_FINITE = /^[-+]?\.(?:inf|nan)$/i;

/** A parsed YAML or JSON file whose values keep their places. */
export class YamlFile {
  /** The contents of the documents; null for an empty one. */
  readonly documents: readonly (YamlValue | null)[];
  readonly #lines: PlaceLookup;
  readonly #resolver: AnchorResolver;

  /**
   * Parses a text as written. Only if that fails, text that looks like a template is masked.
   *
   * @param lines turns offsets in the text into places, where the text is not simply this file
   * @throws ProblemError (`unparseable`) for text that is not YAML, that parsers read differently, or that would take
   *   too long
   */
  constructor(
    readonly path: string,
    readonly text: string,
    lines?: PlaceLookup,
  ) {
    // A lone carriage return ends a line for go-yaml. The parser below only knows line feeds.
    const lined = text.replace(/\r(?!\n)/g, '\n');
    this.#lines = lines ?? new SourceText(path, lined);
    const refuse = (offset: number, why: string) => unparseable(this.#lines, offset, why);
    try {
      const contents = parseYaml(lined, this.#lines);
      const isCompose = contents[0] != null && isMap(contents[0]) && contents[0].items.some(isServicesOfCompose);
      this.#resolver = new AnchorResolver(isCompose, refuse);
      this.documents = contents.map((content) => {
        if (content === null) return null;
        this.#resolver.start(content);
        return this.#resolve(content);
      });
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      if (error instanceof RangeError) throw refuse(0, 'nested too deeply');
      throw refuse(0, error instanceof Error ? error.message : String(error));
    }
  }

  /** The first document. Helm reads nothing else from a values file. */
  get root(): YamlValue | null {
    return this.documents[0] ?? null;
  }

  /** A member of a mapping: its own, otherwise one from a merge key; null if there is none. */
  member(value: YamlValue | null, name: string): YamlMember | null {
    const pair = value === null ? undefined : this.#resolver.members.get(value.node)?.get(name);
    return pair === undefined ? null : this.#memberOf(name, pair);
  }

  /** The value at the end of a path; null if the path ends early. */
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

  /** The members of a mapping, its own before those from merge keys, each name once; empty for any other value. */
  members(value: YamlValue | null): YamlMember[] {
    const members = value === null ? undefined : this.#resolver.members.get(value.node);
    return [...(members ?? [])].map(([name, pair]) => this.#memberOf(name, pair));
  }

  /** The items of a sequence; empty for any other value. */
  items(value: YamlValue | null): YamlValue[] {
    if (value === null || !isSeq(value.node)) return [];
    return value.node.items.flatMap((item) => this.#resolve(item as Node) ?? []);
  }

  /** A value as a scalar; null for a mapping, a sequence or null. */
  scalar(value: YamlValue | null): YamlScalar | null {
    if (value === null || !isScalar(value.node)) return null;
    const { node } = value;
    const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
    const written = node.source ?? '';
    const text = isBlock ? written.trim() : written;
    return { text, type: typeOf(node, text), place: isBlock ? this.#firstLineOf(node) : value.place };
  }

  /** The text of a scalar with its templates as written and without quotes; null for any other value. */
  written(value: YamlValue | null): string | null {
    const scalar = this.scalar(value);
    if (value === null || scalar === null) return null;
    if (!scalar.text.includes(MASK)) return scalar.text;
    // A masked template can only be read from the file.
    const source = this.sourceOf(value).trim();
    return /^(["']).*\1$/s.test(source) ? source.slice(1, -1) : source;
  }

  /** The source of a value, including templates. */
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

  #memberOf(name: string, { key, value }: { key: Node; value: Node | null }): YamlMember {
    const place = this.#placeOf(key);
    const nothing = { node: new Scalar(null), place, alias: null };
    return { name, key: place, value: (value && this.#resolve(value)) ?? nothing };
  }

  #resolve(node: Node): YamlValue | null {
    const target = isAlias(node) ? this.#resolver.anchors.get(node) : node;
    const alias = isAlias(node) ? this.#placeOf(node) : null;
    if (!isScalar(target) && !isMap(target) && !isSeq(target)) return null;
    return { node: target, place: this.#placeOf(target), alias };
  }

  #placeOf(node: Node): Place {
    return this.#lines.placeAt(node.range?.[0] ?? 0);
  }

  #firstLineOf(node: Scalar): Place {
    const [start, end] = node.range ?? [0, 0];
    const header = /^[^\r\n]*[\r\n]\s*(?=\S)/.exec(this.text.slice(start, end));
    return this.#lines.placeAt(start + (header?.[0].length ?? 0));
  }
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
  // An absent value has no type.
  if (node.type === undefined && node.source === undefined) return 'null';
  // With the tag `!`, go-yaml types a quoted scalar like a plain one.
  if (node.type !== Scalar.PLAIN && tag === undefined) return 'string';
  if (NULL.test(text)) return 'null';
  if (BOOLEAN.test(text) || NOT_FINITE.test(text)) return 'other';
  return /\d/.test(text) && NUMBER.test(text) ? 'other' : 'string';
}
