import { isAlias, isMap, isScalar, isSeq, type Node, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Place, PlacedText } from '../problems/place.ts';
import { ProblemError } from '../problems/problem.ts';
import { SourceText } from './source-text.ts';
import { AnchorResolver, type KeyValue, TAG_PREFIX } from './yaml-anchors.ts';
import { MASK, notYaml, type PlaceLookup, parseYaml } from './yaml-parser.ts';

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

/** A value in a YAML or JSON document with its file and place. Aliases are followed: the place is that of the anchor's node. */
export class YamlValue {
  readonly #resolver: AnchorResolver;

  /** @param alias the place of the alias that leads here; null if there is none */
  constructor(
    readonly file: YamlFile,
    readonly node: Scalar | YAMLMap | YAMLSeq,
    readonly place: Place,
    readonly alias: Place | null,
    resolver: AnchorResolver,
  ) {
    this.#resolver = resolver;
  }

  get isMap(): boolean {
    return isMap(this.node);
  }

  /** A member of a mapping: its own, otherwise one from a merge key; null if there is none. */
  member(name: string): YamlMember | null {
    const pair = this.#resolver.members.get(this.node)?.get(name);
    return pair === undefined ? null : this.#memberOf(name, pair);
  }

  /** The members of a mapping, its own before those from merge keys, each name once; empty for any other value. */
  get members(): YamlMember[] {
    const members = this.#resolver.members.get(this.node);
    return [...(members ?? [])].map(([name, pair]) => this.#memberOf(name, pair));
  }

  /** The items of a sequence; empty for any other value. */
  get items(): YamlValue[] {
    if (!isSeq(this.node)) return [];
    return this.node.items.flatMap((item) => this.#resolved(item as Node) ?? []);
  }

  /** The value at the end of a path; null if the path ends early. */
  at(path: YamlPath): YamlValue | null {
    let current: YamlValue | null = this;
    for (const step of path) {
      if (current === null) return null;
      if (isSeq(current.node)) {
        const item: unknown = current.node.items[Number(step)];
        current = Number.isInteger(Number(step)) && item !== undefined ? this.#resolved(item as Node) : null;
      } else {
        current = current.member(String(step))?.value ?? null;
      }
    }
    return current;
  }

  /** The value as a scalar; null for a mapping, a sequence or null. */
  get scalar(): YamlScalar | null {
    const { node } = this;
    if (!isScalar(node)) return null;
    const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
    const written = node.source ?? '';
    const text = isBlock ? written.trim() : written;
    return { text, type: typeOf(node, text), place: isBlock ? this.#firstLine : this.place };
  }

  /** The text of a scalar with its templates as written and without quotes; null for any other value. */
  get written(): string | null {
    const { scalar } = this;
    if (scalar === null || !scalar.text.includes(MASK)) return scalar?.text ?? null;
    // A masked template can only be read from the file.
    const source = this.source.trim();
    return /^(["']).*\1$/s.test(source) ? source.slice(1, -1) : source;
  }

  /** The source of the value, including templates. */
  get source(): string {
    const [start, end] = this.node.range ?? [0, 0];
    return this.file.text.slice(start, end);
  }

  /** The scalar at a path; null if it is absent or empty. */
  scalarAt(...path: YamlPath): YamlScalar | null {
    const scalar = this.at(path)?.scalar ?? null;
    return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
  }

  /** The text at a path; empty where there is none. */
  textAt(...path: YamlPath): string {
    return this.scalarAt(...path)?.text ?? '';
  }

  itemsAt(...path: YamlPath): YamlValue[] {
    return this.at(path)?.items ?? [];
  }

  /** The text at a path (`a.b`), with its templates as written; null if there is none or it is null. */
  writtenAt(path: string): PlacedText | null {
    const found = path === '' ? this : this.at(path.split('.'));
    const scalar = found?.scalar ?? null;
    if (found === null || scalar === null || scalar.type === 'null') return null;
    return { text: found.written ?? '', place: scalar.place };
  }

  #memberOf(name: string, { key, value }: KeyValue): YamlMember {
    const place = this.file.placeOf(key);
    const nothing = new YamlValue(this.file, new Scalar(null), place, null, this.#resolver);
    return { name, key: place, value: (value && this.#resolved(value)) ?? nothing };
  }

  #resolved(node: Node): YamlValue | null {
    return resolvedValue(this.file, node, this.#resolver);
  }

  get #firstLine(): Place {
    const [start] = this.node.range ?? [0];
    const header = /^[^\r\n]*[\r\n]\s*(?=\S)/.exec(this.source);
    return this.file.placeAt(start + (header?.[0].length ?? 0));
  }
}

/** The value that a node stands for; null for an alias without an anchor. */
function resolvedValue(file: YamlFile, node: Node, resolver: AnchorResolver): YamlValue | null {
  const target = isAlias(node) ? resolver.anchors.get(node) : node;
  const alias = isAlias(node) ? file.placeOf(node) : null;
  if (!isScalar(target) && !isMap(target) && !isSeq(target)) return null;
  return new YamlValue(file, target, file.placeOf(target), alias, resolver);
}

/** A parsed YAML or JSON file whose values keep their places. */
export class YamlFile {
  /** The contents of the documents; null for an empty one. */
  readonly documents: readonly (YamlValue | null)[];
  readonly #lines: PlaceLookup;

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
    const refuse = (offset: number, why: string) => notYaml(this.#lines, offset, why);
    try {
      const contents = parseYaml(lined, this.#lines);
      const isCompose = contents[0] != null && isMap(contents[0]) && contents[0].items.some(isServicesOfCompose);
      const resolver = new AnchorResolver(isCompose, refuse);
      this.documents = contents.map((content) => {
        if (content === null) return null;
        resolver.start(content);
        return resolvedValue(this, content, resolver);
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

  placeAt(offset: number): Place {
    return this.#lines.placeAt(offset);
  }

  placeOf(node: Node): Place {
    return this.placeAt(node.range?.[0] ?? 0);
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

/** The values at a path (`a.*.b`) in all sources. A `*` stands for each item of a list. */
export function allAt(sources: readonly YamlValue[], path: string): YamlValue[] {
  const steps = path === '' ? [] : path.split('.');
  return sources.flatMap((source) => valuesAt(source, steps));
}

function valuesAt(source: YamlValue, steps: readonly string[]): YamlValue[] {
  const star = steps.indexOf('*');
  const found = source.at(star === -1 ? steps : steps.slice(0, star));
  if (found === null || found.scalar?.type === 'null') return [];
  if (star === -1) return [found];
  return found.items.flatMap((item) => valuesAt(item, steps.slice(star + 1)));
}

/** The items of the list at a path in the first source that has it. */
export function itemsIn(sources: readonly YamlValue[], path: string): YamlValue[] {
  return allAt(sources, path)[0]?.items ?? [];
}
