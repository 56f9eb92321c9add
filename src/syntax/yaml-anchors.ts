import { isAlias, isMap, isPair, isScalar, isSeq, type Node, Scalar, type YAMLMap } from 'yaml';
import type { ProblemError } from '../problems/problem.ts';

export const TAG_PREFIX = 'tag:yaml.org,2002:';

/** A key, resolved or not, with its value. */
export interface KeyValue {
  readonly key: Node;
  readonly value: Node | null;
}

export type MergedMembers = ReadonlyMap<string, KeyValue>;

/** The members from one mapping of a merge key, and the number of members before that key. */
interface Merge {
  readonly key: Node;
  readonly members: MergedMembers;
  readonly before: number;
}

/**
 * Walks once over the documents in order. It links aliases to their anchors and refuses whatever has no single meaning.
 */
export class AnchorResolver {
  readonly #byName = new Map<string, Node>();
  /** The sizes of nodes with an anchor, once everything below them is known. */
  readonly #sizes = new Map<Node, number>();
  #repeated = 0;

  /** @param ownKeyWins whether a mapping's own key wins wherever it stands, as in compose files */
  constructor(
    private readonly anchors: Map<Node, Node>,
    private readonly merged: Map<Node, MergedMembers>,
    private readonly ownKeyWins: boolean,
    private readonly mostRepeated: number,
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
      for (const { key, value } of node.items as KeyValue[])
        size += this.#sizeOf(key) + (value === null ? 0 : this.#sizeOf(value));
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
    if (this.#repeated > this.mostRepeated) throw this.refuse(startOf(node), 'its aliases expand to too many values');
  }

  #checkMembers(map: YAMLMap): void {
    const own = new Map<string, KeyValue>();
    const merges: Merge[] = [];
    for (const pair of map.items as KeyValue[]) {
      const { key, value } = pair;
      if (isMergeKey(key)) {
        for (const members of this.#mergedBy(value)) {
          this.#repeat(key, members.size);
          merges.push({ key, members, before: own.size });
        }
        continue;
      }
      if (isScalar(key) && isTyped(key)) throw this.refuse(startOf(key), 'a key with a tag');
      const name = nameOfKey(key, this.anchors);
      if (name === null) continue;
      if (own.has(name)) throw this.refuse(startOf(key), `the key ${JSON.stringify(name)} appears twice`);
      own.set(name, pair);
    }
    if (merges.length > 0) this.merged.set(map, this.#merge(own, merges));
  }

  /** The members of each mapping that a merge key adds, highest precedence first. */
  #mergedBy(value: Node | null): MergedMembers[] {
    const node = this.#followed(value);
    const sources = isSeq(node) ? node.items.map((item) => this.#followed(item as Node)) : [node];
    return sources.flatMap((source) =>
      isMap(source) ? (this.merged.get(source) ?? ownMembers(source, this.anchors)) : [],
    );
  }

  #followed(node: Node | null): Node | null {
    return isAlias(node) ? (this.anchors.get(node) ?? null) : node;
  }

  #merge(own: MergedMembers, merges: readonly Merge[]): MergedMembers {
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
        // Only Helm's parser lets a merge key override an earlier key.
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

/** The members of a mapping itself by name, without those from merge keys. */
export function ownMembers(map: YAMLMap, anchors: ReadonlyMap<Node, Node>): MergedMembers {
  const members = new Map<string, KeyValue>();
  for (const pair of map.items as KeyValue[]) {
    const name = nameOfKey(pair.key, anchors);
    if (name !== null) members.set(name, pair);
  }
  return members;
}

/** The name of a key; null for a merge key, and for a mapping or a sequence as the key. */
export function nameOfKey(key: unknown, anchors: ReadonlyMap<Node, Node>): string | null {
  const node = isAlias(key) ? anchors.get(key) : key;
  return isScalar(node) && !isMergeKey(key) ? (node.source ?? '') : null;
}

function isMergeKey(key: unknown): boolean {
  if (!isScalar(key) || key.source !== '<<' || key.type !== Scalar.PLAIN) return false;
  return key.tag === undefined || key.tag === '!' || key.tag === `${TAG_PREFIX}merge`;
}

/** Whether a tag may change the key, such as one for base 64. */
function isTyped({ tag }: Scalar): boolean {
  return tag !== undefined && tag !== '!' && tag !== `${TAG_PREFIX}str`;
}
