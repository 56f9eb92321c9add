import type { Deployment } from './detect.ts';
import { VALUES_KIND } from './formats/helm/further-images.ts';
import { kustomizationOf, manifestObjectsOf, nameWithoutFolder, releaseKey } from './identity-forms.ts';
import { type Part, partsOf, partsUnlike, partsWithout, unreadableFilesOf } from './parts.ts';
import { renamed } from './renamed-identities.ts';
import { folderOf } from './repository-paths.ts';

/** Which deployment of the head was which on the base (DETECTION section 4, "Renames"). */
export class Pairing {
  /** Deployments of the head with those of the base that they were; several where places became one. */
  readonly pairs = new Map<Deployment, Deployment[]>();
  /** What to say where a deployment was not paired by what it is called. */
  readonly moved = new Map<Deployment, string>();
  #bases: readonly Deployment[];
  #heads: readonly Deployment[];
  /** Of `#heads`, what is new and shares its place with what is not. */
  readonly #joined = new Set<Deployment>();

  constructor(bases: readonly Deployment[], heads: readonly Deployment[], renames: ReadonlyMap<string, string>) {
    this.#bases = bases;
    this.#heads = heads;
    const oldToNew = new Map([...renames].map(([to, from]) => [from, to]));
    // In one go: a place on the head may be what several were, one by its name and one by its new name.
    this.#pairBy((base) => [...base.identities, ...base.parts.flatMap((part) => renamed(part, oldToNew))]);
    this.#pair((base, head) => unreadableFilesOf(head).some((path) => holds(base, path)));
    this.#pair((base, head) => unreadableFilesOf(base).some((path) => holds(head, path)));
    this.#setApart(this.#haveLeft(oldToNew), this.#haveJoined(oldToNew));
    const named = new Set(this.pairs.keys());
    this.#pairByObject();
    this.#pairReleases(oldToNew);
    const alike = [...this.pairs].filter(([head]) => !named.has(head));
    this.#setApart(
      [...headsByBase(alike)].flatMap(([base, of]) => partsUnlike(base, of)),
      alike.flatMap(([head, of]) => partsUnlike(head, of)),
    );
    this.#pairByFile();
    this.#pairCopies();
  }

  /** Deployments of the base, or services of one, that nothing on the head is called like. */
  get lost(): readonly Deployment[] {
    return this.#bases;
  }

  /**
   * Deployments of the head that nothing on the base is called like. What is new at a place of others counts where something is lost,
   * which it may have been.
   */
  get found(): readonly Deployment[] {
    return this.#bases.length > 0 ? this.#heads : this.#heads.filter((head) => !this.#joined.has(head));
  }

  /**
   * Takes what is still carried out of what may have moved. A file of values that no release used is taken over by what it decides now,
   * unless that may have been something else.
   *
   * @param carried deployments of the base that have no name on the head, and whose files are there
   * @returns those that nothing has taken over
   */
  settle(carried: ReadonlySet<Deployment>): readonly Deployment[] {
    const isAnyGone = this.#bases.some((base) => !carried.has(base));
    const known = [...this.pairs.values()].flat().concat(this.#bases);
    for (const base of carried) {
      const isAlone = known.filter(({ carrier }) => carrier === base.carrier).length === 1;
      if (base.kind !== VALUES_KIND || !isAlone) continue;
      const heads = [...this.pairs.keys(), ...(isAnyGone ? [] : this.found)];
      for (const head of heads.filter(({ place }) => place.file === base.carrier)) {
        if (!this.pairs.has(head)) this.moved.set(head, otherKind(base, head));
        this.pairs.set(head, [...(this.pairs.get(head) ?? []), base]);
        this.#bases = this.#bases.filter((each) => each !== base);
      }
    }
    this.#heads = this.#heads.filter((head) => !this.pairs.has(head));
    const left = this.#bases.filter((base) => carried.has(base));
    this.#bases = this.#bases.filter((base) => !carried.has(base));
    return left;
  }

  /**
   * Where what is left is one of each kind on both sides, or one at all, they are the same. Where there is more, what seems to fit may
   * be something new, and another kind what became of it.
   */
  pairWhatIsLeft(): void {
    const kinds = new Set([...this.#bases, ...this.#heads].map(({ kind }) => kind));
    const isOnly = (side: readonly Deployment[], kind: string) =>
      side.filter((each) => each.kind === kind).length === 1;
    if ([...kinds].every((kind) => isOnly(this.#bases, kind) && isOnly(this.#heads, kind))) {
      const say = (base: Deployment) => `Was at ${base.place.file} before`;
      for (const kind of kinds) this.#pairOnly((deployment) => deployment.kind === kind, say);
    }
    this.#pairOnly(() => true, otherKind);
  }

  /** Pairs by what a deployment of the base is called. */
  #pairBy(namesOf: (base: Deployment) => readonly string[]): void {
    const byName = new Map<string, Set<Deployment>>();
    for (const base of this.#bases) {
      for (const name of namesOf(base)) byName.set(name, (byName.get(name) ?? new Set()).add(base));
    }
    this.#pairUp((head) => [...new Set(head.identities.flatMap((name) => [...(byName.get(name) ?? [])]))]);
  }

  /** Objects of Kubernetes that a kustomization takes in now or did before: the one is a part of what the other is built of. */
  #pairByObject(): void {
    const byObject = new Map<string, Set<Deployment>>();
    for (const base of this.#bases) {
      for (const object of base.parts.flatMap(manifestObjectsOf))
        byObject.set(object, (byObject.get(object) ?? new Set()).add(base));
    }
    const known = new Set(this.pairs.keys());
    this.#pairUp((head) => {
      const bases = new Set(
        head.parts.flatMap(manifestObjectsOf).flatMap((object) => [...(byObject.get(object) ?? [])]),
      );
      return [...bases].filter((base) => isReadWith(base, head) || isReadWith(head, base));
    });
    for (const [head, [base]] of this.pairs) {
      if (known.has(head) || base === undefined || base.kind === head.kind) continue;
      this.moved.set(head, otherKind(base, head));
    }
  }

  /** Releases of Flux that other kustomizations take in now: what is called alike in the same file, else anywhere. */
  #pairReleases(oldToNew: ReadonlyMap<string, string>): void {
    for (const isInFile of [true, false]) {
      const keysOf = (names: readonly string[]) => new Set(names.flatMap((name) => releaseKey(name, isInFile) ?? []));
      const byKey = new Map<string, Set<Deployment>>();
      for (const base of this.#bases) {
        for (const part of partsOf(base, 'flux')) {
          for (const key of keysOf([...part.identities, ...renamed(part, oldToNew)])) {
            byKey.set(key, (byKey.get(key) ?? new Set()).add(base));
          }
        }
      }
      const settled = new Map<string, Deployment[]>();
      for (const [key, bases] of byKey) {
        if (bases.size <= MOST_ALIKE) continue;
        const states = new Map([...bases].map((base) => [stateOf(base), base]));
        const kept = new Set(states.values());
        settled.set(
          key,
          [...bases].filter((base) => !kept.has(base)),
        );
        byKey.set(key, kept);
      }
      const known = new Set(this.pairs.keys());
      this.#pairUp((head) => {
        const keys = keysOf(namesOfReleases(head));
        const alike = [...new Set([...keys].flatMap((key) => [...(byKey.get(key) ?? [])]))];
        // What took it in may still do so, on the way to something else.
        const onWay = alike.filter((base) => isTakenInBy(head, base) || isTakenInBy(base, head));
        return onWay.length > 0 ? onWay : alike;
      });
      for (const [head, bases] of this.pairs) {
        if (known.has(head)) continue;
        const names = bases.slice(0, MOST_NAMES).map(({ id }) => id);
        const more = bases.length > names.length ? ` and ${bases.length - names.length} more` : '';
        this.moved.set(head, `Was ${names.join(', ')}${more} before`);
      }
      const heads = [...this.pairs.keys()].filter((head) => !known.has(head));
      const keys = keysOf(heads.flatMap(namesOfReleases));
      const done = new Set([...keys].flatMap((key) => settled.get(key) ?? []));
      if (done.size > 0) this.#bases = this.#bases.filter((base) => !done.has(base));
    }
  }

  /** What is new in the file of a manifest that is elsewhere now by its name: it may be what that became. */
  #pairByFile(): void {
    const left = new Set<Deployment>();
    for (const base of [...this.pairs.values()].flat()) if (base.kind === 'manifests') left.add(base);
    for (const [head, bases] of this.pairs) {
      for (const base of bases) if (holds(head, base.carrier)) left.delete(base);
    }
    this.#pairUp((head) => [...left].filter((base) => holds(head, base.carrier)));
  }

  /**
   * What is new and called like something that is elsewhere now: of two files that are like the one that is gone, git takes the one that
   * is more so, and that may be the copy.
   */
  #pairCopies(): void {
    const keysOf = ({ kind, identities }: Part) => identities.map((each) => `${kind} ${nameWithoutFolder(kind, each)}`);
    const stayed = new Set([...this.pairs.keys()].flatMap(({ identities }) => identities));
    // One for each that they may have run is enough.
    const byKey = new Map<string, Map<string, Deployment>>();
    for (const base of new Set([...this.pairs.values()].flat())) {
      const gone = base.parts.filter(({ identities }) => !identities.some((name) => stayed.has(name)));
      for (const key of gone.flatMap(keysOf)) byKey.set(key, (byKey.get(key) ?? new Map()).set(stateOf(base), base));
    }
    const known = new Set(this.pairs.keys());
    this.#pairUp((head) => [
      ...new Set(head.parts.flatMap(keysOf).flatMap((key) => [...(byKey.get(key)?.values() ?? [])])),
    ]);
    for (const [head, [base]] of this.pairs) {
      if (base !== undefined && !known.has(head)) this.moved.set(head, `May be what was at ${base.place.file} before`);
    }
  }

  #pair(isSame: (base: Deployment, head: Deployment) => boolean): void {
    const bases = this.#bases;
    this.#pairUp((head) => bases.filter((base) => isSame(base, head)));
  }

  #pairUp(basesOf: (head: Deployment) => readonly Deployment[]): void {
    const paired = new Set<Deployment>();
    for (const head of this.#heads) {
      const before = basesOf(head);
      if (before.length === 0) continue;
      this.pairs.set(head, [...before]);
      for (const base of before) paired.add(base);
    }
    this.#heads = this.#heads.filter((head) => !this.pairs.has(head));
    this.#bases = this.#bases.filter((base) => !paired.has(base));
  }

  /** What has left a place that is paired, or joined it, may be paired with something else. */
  #setApart(left: readonly Deployment[], joined: readonly Deployment[]): void {
    this.#bases = [...this.#bases, ...left];
    this.#heads = [...this.#heads, ...joined];
    for (const head of joined) this.#joined.add(head);
  }

  /** Of deployments of the base that are paired, what shared their place and has left it. */
  #haveLeft(oldToNew: ReadonlyMap<string, string>): Deployment[] {
    return [...headsByBase([...this.pairs])].flatMap(([base, heads]) => {
      const stayed = new Set(heads.flatMap(({ identities }) => identities));
      return partsWithout(base, heads, stayed, (part) => renamed(part, oldToNew));
    });
  }

  /** Of deployments of the head that are paired, what shares their place and did not before. */
  #haveJoined(oldToNew: ReadonlyMap<string, string>): Deployment[] {
    return [...this.pairs].flatMap(([head, bases]) => {
      const parts = bases.flatMap((base) => base.parts);
      const known = new Set(parts.flatMap((part) => [...part.identities, ...renamed(part, oldToNew)]));
      return partsWithout(head, bases, known, () => []);
    });
  }

  #pairOnly(isMeant: (deployment: Deployment) => boolean, say: (base: Deployment, head: Deployment) => string): void {
    const [head, ...otherHeads] = this.#heads.filter(isMeant);
    const [base, ...otherBases] = this.#bases.filter(isMeant);
    if (head === undefined || base === undefined || otherHeads.length > 0 || otherBases.length > 0) return;
    this.#pair((one, other) => one === base && other === head);
    this.moved.set(head, say(base, head));
  }
}

function headsByBase(pairs: readonly (readonly [Deployment, readonly Deployment[]])[]): Map<Deployment, Deployment[]> {
  const headsOf = new Map<Deployment, Deployment[]>();
  for (const [head, bases] of pairs) {
    for (const base of bases) headsOf.set(base, [...(headsOf.get(base) ?? []), head]);
  }
  return headsOf;
}

function otherKind(base: Deployment, head: Deployment): string {
  return `Was a deployment of the kind ${base.kind} before, and is one of the kind ${head.kind} now`;
}

/** Whether something of one deployment is built of a file that carries the other. */
function isReadWith({ inputs }: Deployment, { parts }: Deployment): boolean {
  return parts.some(({ carrier }) => inputs.includes(carrier));
}

function namesOfReleases(deployment: Deployment): string[] {
  return partsOf(deployment, 'flux').flatMap(({ identities }) => identities);
}

/** Whether what takes in one release takes in another as well. */
function isTakenInBy({ inputs }: Deployment, { identities }: Deployment): boolean {
  const folders = new Set(identities.flatMap(kustomizationOf));
  return inputs.some((path) => /(?:^|\/)kustomization\.ya?ml$/.test(path) && folders.has(folderOf(path) || '.'));
}

/** So many are named in a message. */
const MOST_NAMES = 3;

/** Of more releases that are called alike, one for each that it may have run is enough to judge. */
const MOST_ALIKE = 20;

function stateOf({ version, image, problem, unresolved }: Deployment): string {
  return JSON.stringify([version, image, problem?.code, problem?.found, unresolved?.version, unresolved?.repository]);
}

function holds({ parts, place, inputs }: Deployment, path: string): boolean {
  return parts.some(({ carrier }) => carrier === path) || place.file === path || inputs.includes(path);
}
