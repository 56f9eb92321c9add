import { isAlias, isMap, isPair, isScalar, isSeq, type Node, Scalar } from 'yaml';
import type { ProblemError } from '../problems/problem.ts';

export const TAG_PREFIX = 'tag:yaml.org,2002:';

/** The most nodes from aliases and members from merge keys, beside those written out. */
const MOST_REPEATED = 1_000_000;

/** A key, resolved or not, with its value. */
export interface KeyValue {
  readonly key: Node;
  readonly value: Node | null;
}

/** Walks once over the documents in order. It links aliases to their anchors, finds the members of mappings, and refuses whatever has no single meaning. */
export class AnchorResolver {
  /** The node that each alias stands for. */
  readonly anchors = new Map<Node, Node>();
  /** The members of each mapping by name, its own before those from merge keys. */
  readonly members = new Map<Node, ReadonlyMap<string, KeyValue>>();
  readonly #byName = new Map<string, Node>();
  /** The sizes of nodes with an anchor, once everything below them is known. */
  readonly #sizes = new Map<Node, number>();
  #repeated = 0;

  /** @param ownKeyWins whether a mapping's own key wins wherever it stands, as in compose files */
  constructor(
    private readonly ownKeyWins: boolean,
    private readonly refuse: (offset: number, why: string) => ProblemError,
  ) {}

  start(contents: Node): void {
    // An anchor is only valid in its document.
    this.#byName.clear();
    this.#sizes.clear();
    this.#sizeOf(contents);
  }

  /** The number of nodes in a node with its aliases expanded. */
  #sizeOf(node: Node): number {
    if (isAlias(node)) {
      const target = this.#byName.get(node.source);
      const size = target && this.#sizes.get(target);
      if (target === undefined || size === undefined)
        throw this.refuse(startOf(node), `the alias ${node.source} has no anchor that ends before it`);
      this.anchors.set(node, target);
      this.#repeat(node, size);
      return size;
    }
    const anchor = 'anchor' in node && typeof node.anchor === 'string' ? node.anchor : null;
    if (anchor !== null) this.#byName.set(anchor, node);
    let size = 1;
    if (isMap(node)) {
      const pairs = node.items as KeyValue[];
      for (const { key, value } of pairs) size += this.#sizeOf(key) + (value === null ? 0 : this.#sizeOf(value));
      this.members.set(node, this.#membersOf(pairs));
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
    if (this.#repeated > MOST_REPEATED) throw this.refuse(startOf(node), 'its aliases expand to too many values');
  }

  #ownMembersOf(pairs: readonly KeyValue[]): ReadonlyMap<string, KeyValue> {
    const own = new Map<string, KeyValue>();
    for (const pair of pairs) {
      const { key } = pair;
      if (isMergeKey(key)) continue;
      if (isScalar(key) && isTyped(key)) throw this.refuse(startOf(key), 'a key with a tag');
      const node = this.#followed(key);
      // A mapping or a sequence is no name.
      if (!isScalar(node)) continue;
      const name = node.source ?? '';
      if (own.has(name)) throw this.refuse(startOf(key), `the key ${JSON.stringify(name)} appears twice`);
      own.set(name, pair);
    }
    return own;
  }

  #membersOf(pairs: readonly KeyValue[]): ReadonlyMap<string, KeyValue> {
    const own = this.#ownMembersOf(pairs);
    const all = new Map(own);
    const broughtBy = new Map<string, Node>();
    // Only Helm's parser lets a merge key override an earlier key.
    const isDisputed = (name: string, by: Node, other: KeyValue) =>
      own.has(name) ? !this.ownKeyWins && startOf(other.key) < startOf(by) : broughtBy.get(name) !== by;
    for (const { key, value } of pairs.filter((pair) => isMergeKey(pair.key))) {
      for (const [name, pair] of this.#mergedBy(key, value)) {
        const other = all.get(name);
        if (other === undefined) {
          all.set(name, pair);
          broughtBy.set(name, key);
        } else if (isDisputed(name, key, other) && !this.#isSame(pair.value, other.value)) {
          const why = `a merge key brings in ${JSON.stringify(name)} behind another one; parsers differ on which counts`;
          throw this.refuse(startOf(key), why);
        }
      }
    }
    return all;
  }

  /** The members of all mappings that a merge key adds, highest precedence first. */
  *#mergedBy(key: Node, value: Node | null): Generator<[string, KeyValue]> {
    const node = this.#followed(value);
    const sources = isSeq(node) ? (node.items as Node[]) : [node];
    for (const source of sources) {
      const members = this.members.get(this.#followed(source) as Node) ?? new Map<string, KeyValue>();
      this.#repeat(key, members.size);
      yield* members;
    }
  }

  #followed(node: Node | null): Node | null {
    return isAlias(node) ? (this.anchors.get(node) ?? null) : node;
  }

  #isSame(one: Node | null, other: Node | null): boolean {
    const [left, right] = [this.#followed(one), this.#followed(other)];
    if (left === right) return true;
    if (!isScalar(left) || !isScalar(right)) return false;
    if (left.tag !== right.tag || left.type !== right.type) return false;
    // A whole number is no version, and switches nothing on or off, such as a `timeout`.
    return left.source === right.source || [left, right].every(isWholeNumber);
  }
}

function isWholeNumber({ source, type }: Scalar): boolean {
  return type === Scalar.PLAIN && /^[1-9]\d*$/.test(source ?? '');
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function isMergeKey(key: unknown): boolean {
  if (!isScalar(key) || key.source !== '<<' || key.type !== Scalar.PLAIN) return false;
  return key.tag === undefined || key.tag === '!' || key.tag === `${TAG_PREFIX}merge`;
}

/** Whether a tag may change the key, such as one for base 64. */
function isTyped({ tag }: Scalar): boolean {
  return tag !== undefined && tag !== '!' && tag !== `${TAG_PREFIX}str`;
}
