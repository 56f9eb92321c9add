import type { DeployedObject } from './deployed-object.ts';
import { UNREADABLE_FILE } from './finding.ts';
import { groupBy } from './group-by.ts';
import { folderOf } from './repository-paths.ts';

/** An object of the base and one of the head that are the same, or may be. */
export interface Pair {
  readonly base: DeployedObject;
  readonly head: DeployedObject;
  /** What to say where the two are not called alike; null where they are. */
  readonly moved: string | null;
}

/** Which object of the head was which on the base (DETECTION section 4, "Renames"). */
export class Pairing {
  readonly pairs: Pair[] = [];
  #lost: readonly DeployedObject[];
  #found: readonly DeployedObject[];

  /**
   * Pairs what is called alike: by id, by the new name of its file, by its own name where only one object on either side has it.
   *
   * @param oldToNew from the old path of a renamed file to its new one
   */
  constructor(
    bases: readonly DeployedObject[],
    heads: readonly DeployedObject[],
    private readonly oldToNew: ReadonlyMap<string, string>,
  ) {
    this.#lost = bases;
    this.#found = heads;
    const heirs = new Map(heads.map((head) => [head.id, head]));
    this.#pairBy((base) => heirs.get(base.id));
    if (oldToNew.size > 0) {
      this.#pairBy((base) => {
        const head = heirs.get(renamedId(base.id, oldToNew));
        return head !== undefined && this.#found.includes(head) ? head : undefined;
      });
    }
    // What a file held that cannot be read any more is there as that file.
    this.#pairBy(({ carrier }) => heirs.get(`${UNREADABLE_FILE}:${oldToNew.get(carrier) ?? carrier}`));
  }

  /** Objects of the base that nothing on the head is called like. */
  get lost(): readonly DeployedObject[] {
    return this.#lost;
  }

  /** Objects of the head that nothing on the base is called like. */
  get found(): readonly DeployedObject[] {
    return this.#found;
  }

  /**
   * Takes what is still there under its name, and deploys the service no more, out of what may have moved.
   *
   * @param isThere whether an object of the base is still on the head, perhaps under the new name of its file
   * @returns what was taken out
   */
  settle(isThere: (base: DeployedObject) => boolean): readonly DeployedObject[] {
    const settled = this.#lost.filter(isThere);
    this.#lost = this.#lost.filter((base) => !settled.includes(base));
    return settled;
  }

  /** What its name alone, the file that decides, or the lack of anything else makes the same. */
  pairByLikeness(): void {
    const say = (base: DeployedObject, head: DeployedObject) =>
      base.kind === head.kind
        ? `Was at ${base.place.file} before`
        : `Was deployed by ${base.kind} before, and is deployed by ${head.kind} now`;
    const fileOf = ({ place }: DeployedObject) => this.oldToNew.get(place.file) ?? place.file;
    this.#pairUnique(({ id }) => nameOf(id), say);
    this.#pairUnique((object) => JSON.stringify([object.kind, fileOf(object)]), say, true);
    this.#pairUnique(({ id }) => nameOf(id).replace(/@.*/, ''), say);
    const kinds = new Set([...this.#lost, ...this.#found].map(({ kind }) => kind));
    const isOnly = (side: readonly DeployedObject[], kind: string) =>
      statesOf(side.filter((each) => each.kind === kind)) === 1;
    if ([...kinds].every((kind) => isOnly(this.#lost, kind) && isOnly(this.#found, kind))) {
      this.#pairAll(({ kind }) => kind, say);
    } else if (statesOf(this.#lost) === 1 && statesOf(this.#found) === 1) this.#pairAll(() => '', say);
    const count = this.pairs.length;
    this.#pairUnique(fileOf, say, true);
    const byFile = this.pairs.slice(count);
    if (byFile.length > 0) {
      this.#pairRivals(byFile);
      this.#pairUnique(({ id }) => nameOf(id), say);
      this.#lost = [];
      this.#found = [];
    }
    this.#pairCopies();
  }

  /**
   * Values that a release has left behind are read on their own then, and those that one takes up no more: whatever else is new may be that
   * release all the same, and so may be what else is gone.
   */
  #pairRivals(byFile: readonly Pair[]): void {
    for (const { base, head } of byFile) {
      const moved = `May be what was at ${base.place.file} before`;
      for (const found of this.#found) this.pairs.push({ base, head: found, moved });
      for (const lost of this.#lost) {
        this.pairs.push({ base: lost, head, moved: `May be what was at ${lost.place.file} before` });
      }
    }
  }

  /** Of two files that are like the one that is gone, git takes the more similar one for it, and that may be the copy. */
  #pairCopies(): void {
    const left = new Map(
      this.pairs.filter(({ base, head }) => base.id !== head.id).map(({ base }) => [likeness(base), base]),
    );
    // Values that nothing referred to are no deployment that it could have been.
    const takenUp = this.pairs.filter(({ base, head }) => base.kind === 'helm-values' && head.kind !== base.kind);
    for (const head of [...this.#found, ...takenUp.map((pair) => pair.head)]) {
      const base = left.get(likeness(head));
      const isNew = !this.pairs.some((pair) => pair.base === base && pair.head === head);
      if (base !== undefined && isNew) {
        this.pairs.push({ base, head, moved: `May be what was at ${base.place.file} before` });
      }
    }
    this.#found = this.#found.filter((head) => !left.has(likeness(head)));
  }

  #pairBy(headOf: (base: DeployedObject) => DeployedObject | undefined): void {
    const lost: DeployedObject[] = [];
    for (const base of this.#lost) {
      const head = headOf(base);
      if (head === undefined) lost.push(base);
      else this.pairs.push({ base, head, moved: null });
    }
    this.#lost = lost;
    const paired = new Set(this.pairs.map(({ head }) => head));
    this.#found = this.#found.filter((head) => !paired.has(head));
  }

  /**
   * Pairs what has a key that it shares with nothing else on its side.
   *
   * @param isWhole whether all that share a key are the same where they run the same
   */
  #pairUnique(
    keyOf: (object: DeployedObject) => string,
    say: (base: DeployedObject, head: DeployedObject) => string,
    isWhole = false,
  ): void {
    const [before, after] = [groupBy(this.#lost, keyOf), groupBy(this.#found, keyOf)];
    for (const [key, bases] of before) {
      const heads = after.get(key) ?? [];
      const isUnique = isWhole
        ? statesOf(bases) === 1 && statesOf(heads) === 1
        : bases.length === 1 && heads.length === 1;
      if (key !== '' && isUnique) this.#pairGroup(bases, heads, say);
    }
  }

  #pairAll(
    keyOf: (object: DeployedObject) => string,
    say: (base: DeployedObject, head: DeployedObject) => string,
  ): void {
    const after = groupBy(this.#found, keyOf);
    for (const [key, bases] of groupBy(this.#lost, keyOf)) {
      this.#pairGroup(bases, after.get(key) ?? [], say);
    }
  }

  /** Each of the head with one of the base, and each of the base with one of the head. */
  #pairGroup(
    bases: readonly DeployedObject[],
    heads: readonly DeployedObject[],
    say: (base: DeployedObject, head: DeployedObject) => string,
  ): void {
    const [firstBase] = bases;
    const [firstHead] = heads;
    if (firstBase === undefined || firstHead === undefined) return;
    for (let index = 0; index < Math.max(bases.length, heads.length); index += 1) {
      const base = bases[index] ?? firstBase;
      const head = heads[index] ?? firstHead;
      this.pairs.push({ base, head, moved: say(base, head) });
    }
    this.#lost = this.#lost.filter((base) => !bases.includes(base));
    this.#found = this.#found.filter((head) => !heads.includes(head));
  }
}

/** How many different things some objects run. */
export function statesOf(objects: readonly DeployedObject[]): number {
  return new Set(objects.map(stateOf)).size;
}

function stateOf({ version, image, problem, unresolved }: DeployedObject): string {
  const chart = unresolved && [unresolved.version, unresolved.repository];
  return JSON.stringify([version, image, problem?.code, problem?.found, chart]);
}

/** What an object is called without the folders in which it stands. */
function likeness({ kind, id, carrier }: DeployedObject): string {
  return JSON.stringify([kind, nameOf(id).replace(/@.*/, ''), carrier.slice(carrier.lastIndexOf('/') + 1)]);
}

/** What an id (`KIND:PATH#NAME`) names, wherever it stands; empty where that is its path alone. */
export function nameOf(id: string): string {
  const hash = id.indexOf('#');
  return hash === -1 ? '' : id.slice(hash + 1);
}

/** An id, or a key of second order, which has no kind in front, with the new name of the file or the folder in it. */
export function renamedId(id: string, oldToNew: ReadonlyMap<string, string>): string {
  const [, kind = '', path = '', name = ''] = /^([^:#]*:)?([^#]*)(.*)$/s.exec(id) ?? [];
  const [, bare = '', at = '', file = ''] = /^(.*?)(?:(@)([^@]*))?$/s.exec(name) ?? [];
  // An environment may be called after the file that makes it.
  const environment = at === '' ? '' : `@${oldToNew.get(file) ?? file}`;
  return `${kind}${oldToNew.get(path) ?? renamedFolder(path, oldToNew)}${bare}${environment}`;
}

const foldersOf = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string | null>>();

/** Where all files that have left a folder have gone; the folder itself where that is not one. */
function renamedFolder(folder: string, oldToNew: ReadonlyMap<string, string>): string {
  const known = foldersOf.get(oldToNew) ?? renamedFolders(oldToNew);
  foldersOf.set(oldToNew, known);
  return known.get(folder) ?? folder;
}

function renamedFolders(oldToNew: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> {
  const folders = new Map<string, string | null>();
  for (const [from, to] of oldToNew) {
    const folder = folderOf(from) || '.';
    const now = folderOf(to) || '.';
    folders.set(folder, folders.has(folder) && folders.get(folder) !== now ? null : now);
  }
  return folders;
}
