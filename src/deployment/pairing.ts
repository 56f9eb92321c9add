import { type Deployment, UNREADABLE_FILE } from './detect.ts';

/** Which deployment of the head was which on the base (DETECTION section 4, "Renames"). */
export class Pairing {
  /** Deployments of the head with those of the base that they were; several where places became one. */
  readonly pairs = new Map<Deployment, Deployment[]>();
  /** What to say where a deployment was not paired by what it is called. */
  readonly moved = new Map<Deployment, string>();
  #bases: readonly Deployment[];
  #heads: readonly Deployment[];
  /** Services of the base that share a place with others, and have left it. */
  readonly #left: Deployment[] = [];

  constructor(bases: readonly Deployment[], heads: readonly Deployment[], renames: ReadonlyMap<string, string>) {
    this.#bases = bases;
    this.#heads = heads;
    const oldToNew = new Map([...renames].map(([to, from]) => [from, to]));
    // In one go: a place on the head may be what several were, one by its name and one by its new name.
    this.#pairBy((base) => [...base.identities, ...renamed(base, oldToNew)]);
    this.#pair((base, head) => head.kind === UNREADABLE_FILE && holds(base, head.carrier));
    this.#pair((base, head) => base.kind === UNREADABLE_FILE && holds(head, base.carrier));
    this.#collectLeft(oldToNew);
  }

  /** Deployments of the base, or services of one, that nothing on the head is called like. */
  get lost(): readonly Deployment[] {
    return [...this.#bases, ...this.#left];
  }

  /** Deployments of the head that nothing on the base is called like. */
  get found(): readonly Deployment[] {
    return this.#heads;
  }

  /** Takes a deployment of the base out of what may have moved. */
  settle(base: Deployment): void {
    this.#bases = this.#bases.filter((other) => other !== base);
    const at = this.#left.indexOf(base);
    if (at !== -1) this.#left.splice(at, 1);
  }

  /** Where one of a kind, or one at all, is left on either side, they are the same. */
  pairWhatIsLeft(): void {
    for (const kind of new Set(this.#heads.map((head) => head.kind))) {
      const say = (base: Deployment) => `Was at ${base.place.file} before`;
      this.#pairOnly((deployment) => deployment.kind === kind, say);
    }
    const say = (base: Deployment, head: Deployment) =>
      `Was a deployment of the kind ${base.kind} before, and is one of the kind ${head.kind} now`;
    this.#pairOnly(() => true, say);
  }

  /** Pairs by what a deployment of the base is called. */
  #pairBy(namesOf: (base: Deployment) => readonly string[]): void {
    const byName = new Map<string, Set<Deployment>>();
    for (const base of this.#bases) {
      for (const name of namesOf(base)) byName.set(name, (byName.get(name) ?? new Set()).add(base));
    }
    this.#pairUp((head) => [...new Set(head.identities.flatMap((name) => [...(byName.get(name) ?? [])]))]);
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

  #collectLeft(oldToNew: ReadonlyMap<string, string>): void {
    const renamedNames = (base: Deployment, name: string) => renamed({ kind: base.kind, identities: [name] }, oldToNew);
    const headsOf = new Map<Deployment, Deployment[]>();
    for (const [head, bases] of this.pairs) {
      for (const base of bases) headsOf.set(base, [...(headsOf.get(base) ?? []), head]);
    }
    for (const [base, heads] of headsOf) {
      if (base.identities.length < 2 || heads.some(({ kind }) => kind === UNREADABLE_FILE)) continue;
      const stayed = new Set(heads.flatMap(({ identities }) => identities));
      const hasStayed = (name: string) =>
        stayed.has(name) ||
        renamedNames(base, name).some((now) => stayed.has(now)) ||
        inFolderForm(name).some((now) => base.identities.includes(now) && stayed.has(now));
      for (const name of base.identities) {
        if (isInFolderForm(name) || hasStayed(name)) continue;
        this.#left.push({ ...base, id: name, identities: [name], carrier: carrierIn(base, name) });
      }
    }
  }

  #pairOnly(isMeant: (deployment: Deployment) => boolean, say: (base: Deployment, head: Deployment) => string): void {
    const [head, ...otherHeads] = this.#heads.filter(isMeant);
    const [base, ...otherBases] = this.#bases.filter(isMeant);
    if (head === undefined || base === undefined || otherHeads.length > 0 || otherBases.length > 0) return;
    this.#pair((one, other) => one === base && other === head);
    this.moved.set(head, say(base, head));
  }
}

/** Files that compose takes by itself. */
const DEFAULT_COMPOSE_FILE = /^compose:(.*?)((?:docker-)?compose\.ya?ml)(#.*)$/s;

/** The further name of a service in a project that compose takes by itself, which it keeps when the file gets another one. */
function inFolderForm(identity: string): string[] {
  const [, folder = '', , service = ''] = DEFAULT_COMPOSE_FILE.exec(identity) ?? [];
  return service === '' ? [] : [`compose:~${folder === '' ? './' : folder}${service}`];
}

/** Such a name goes along with the one of the file, and never goes away by itself. */
function isInFolderForm(identity: string): boolean {
  return identity.startsWith('compose:~');
}

/** The file of one service of compose; other kinds have one file for all that share a place. */
function carrierIn({ kind, carrier }: Deployment, identity: string): string {
  return kind === 'compose' ? identity.slice(kind.length + 1, identity.lastIndexOf('#')) : carrier;
}

/** The identities that a deployment has once its files have their new names. */
function renamed(
  { kind, identities }: Pick<Deployment, 'kind' | 'identities'>,
  oldToNew: ReadonlyMap<string, string>,
): string[] {
  if (oldToNew.size === 0) return [];
  return identities.flatMap((identity) => {
    const text = identity.slice(kind.length + 1);
    // A path may hold the sign that ends it.
    const ends = [...text.matchAll(/#|$/g)].map(({ index }) => index);
    return ends.flatMap((end) => {
      const now = oldToNew.get(text.slice(0, end));
      return now === undefined ? [] : [`${kind}:${now}${text.slice(end)}`];
    });
  });
}

function holds({ carrier, place, inputs }: Deployment, path: string): boolean {
  return carrier === path || place.file === path || inputs.includes(path);
}
