import { type Deployment, UNREADABLE_FILE } from './detect.ts';
import { plainIdentity } from './formats/manifests/identities.ts';
import { KUSTOMIZATION_NAMES } from './formats/signs.ts';
import { folderOf, inFolder } from './repository-paths.ts';

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
    this.#pairByObject();
    this.#pairReleases(oldToNew);
    this.#pairByFile();
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

  /** Objects of Kubernetes that a kustomization takes in now or did before: the one is a part of what the other is built of. */
  #pairByObject(): void {
    const byObject = new Map<string, Set<Deployment>>();
    for (const base of this.#bases) {
      for (const object of manifestObjectsOf(base)) byObject.set(object, (byObject.get(object) ?? new Set()).add(base));
    }
    const known = new Set(this.pairs.keys());
    this.#pairUp((head) => {
      const bases = new Set(manifestObjectsOf(head).flatMap((object) => [...(byObject.get(object) ?? [])]));
      return [...bases].filter((base) => head.inputs.includes(base.carrier) || base.inputs.includes(head.carrier));
    });
    for (const [head, [base]] of this.pairs) {
      if (known.has(head) || base === undefined || base.kind === head.kind) continue;
      this.moved.set(head, `Was a deployment of the kind ${base.kind} before, and is one of the kind ${head.kind} now`);
    }
  }

  /** Releases of Flux that other kustomizations take in now: what is called alike in the same file, else anywhere. */
  #pairReleases(oldToNew: ReadonlyMap<string, string>): void {
    for (const isInFile of [true, false]) {
      const keysOf = (names: readonly string[]) => new Set(names.flatMap((name) => releaseKey(name, isInFile) ?? []));
      const byKey = new Map<string, Set<Deployment>>();
      for (const base of this.#bases) {
        if (base.kind !== 'flux') continue;
        for (const key of keysOf([...base.identities, ...renamed(base, oldToNew)])) {
          byKey.set(key, (byKey.get(key) ?? new Set()).add(base));
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
        if (head.kind !== 'flux') return [];
        const alike = [...new Set([...keysOf(head.identities)].flatMap((key) => [...(byKey.get(key) ?? [])]))];
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
      const keys = new Set(heads.flatMap((head) => [...keysOf(head.identities)]));
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
      const objects = new Set([...stayed].map(objectOf));
      const hasStayed = (name: string) =>
        stayed.has(name) ||
        renamedNames(base, name).some((now) => stayed.has(now)) ||
        inFolderForm(name).some((now) => base.identities.includes(now) && stayed.has(now));
      for (const name of base.identities) {
        if (isInFolderForm(name) || objects.has(objectOf(name)) || hasStayed(name)) continue;
        objects.add(objectOf(name));
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

/** A release of Flux under the name of its file; its own name stands behind that. */
const RELEASE_OF_FLUX = /^flux:[^#]*#(.+)$/s;

/**
 * The further name of a service in a project that compose takes by itself, or of a release of Flux, which it keeps when the file
 * gets another one.
 */
function inFolderForm(identity: string): string[] {
  const release = RELEASE_OF_FLUX.exec(identity)?.[1];
  if (release !== undefined) return [`flux:~${release}`];
  const [, folder = '', , service = ''] = DEFAULT_COMPOSE_FILE.exec(identity) ?? [];
  return service === '' ? [] : [`compose:~${folder === '' ? './' : folder}${service}`];
}

/** Such a name goes along with the one of the file, and never goes away by itself. */
function isInFolderForm(identity: string): boolean {
  return /^(?:compose|flux):~/.test(identity);
}

/** The objects of Kubernetes and their containers that a deployment is made of, wherever they are declared. */
function manifestObjectsOf({ kind, identities }: Deployment): string[] {
  if (kind !== 'manifests' && kind !== 'kustomize') return [];
  return identities.flatMap((identity) => {
    const found = OBJECT.exec(identity.slice(kind.length + 1));
    return found?.[1] ?? [];
  });
}

/** Kind, namespace and name of an object with its container, behind a folder and before an environment. */
const OBJECT = /(?:^|#)([A-Za-z]+\/[^/#]*\/[^/#]*#[^#@]*)(?:@[^#@]*)?$/;

/** What several names of one object in a manifest have in common; others have only one name. */
function objectOf(identity: string): string {
  return identity.startsWith('manifests:') ? plainIdentity(identity) : identity;
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
    if (kind === 'terraform' || kind === 'flux') return inNewFolder(kind, text, oldToNew);
    // A path may hold the sign that ends it.
    const ends = [...text.matchAll(/#|$/g)].map(({ index }) => index);
    // A name of a manifest by its file.
    const start = text.startsWith('~') ? 1 : 0;
    return ends.flatMap((end) => {
      const now = newPath(kind, text.slice(start, end), oldToNew);
      return now === undefined ? [] : [`${kind}:${text.slice(0, start)}${now}${text.slice(end)}`];
    });
  });
}

/** What is called by a folder: a module of Terraform (and its file of variables), a release of Flux and what takes it in. */
function inNewFolder(kind: 'terraform' | 'flux', text: string, oldToNew: ReadonlyMap<string, string>): string[] {
  const at = text.lastIndexOf('@');
  const hash = text.indexOf('#');
  if (kind === 'flux') return releaseInNewFolder(text, oldToNew);
  const variables = at > hash ? oldToNew.get(text.slice(at + 1)) : undefined;
  const address = variables === undefined ? text.slice(hash) : `${text.slice(hash, at + 1)}${variables}`;
  const folder = text.slice(0, hash);
  const name = `${newFolder(folder, oldToNew) ?? folder}${address}`;
  return name === text ? [] : [`${kind}:${name}`];
}

/** `file#name@kustomization#image`, of which all but the name may be missing. */
const RELEASE = /^(?:([^#]*)#)?([^#@]*)(?:@([^#]*))?(#.*)?$/s;

function releaseInNewFolder(text: string, oldToNew: ReadonlyMap<string, string>): string[] {
  const [, file, name = '', folder, image = ''] = RELEASE.exec(text) ?? [];
  const newFile = file === undefined ? '' : `${oldToNew.get(file) ?? file}#`;
  const by = folder === undefined ? '' : `@${newFolder(folder, oldToNew) ?? oldToNew.get(folder) ?? folder}`;
  const now = `${newFile}${name}${by}${image}`;
  return name === '' || now === text ? [] : [`flux:${now}`];
}

/** Whether what takes in one release takes in another as well. */
function isTakenInBy({ inputs }: Deployment, { identities }: Deployment): boolean {
  const folders = new Set(identities.flatMap((identity) => RELEASE.exec(identity.slice('flux:'.length))?.[3] ?? []));
  return inputs.some((path) => /(?:^|\/)kustomization\.ya?ml$/.test(path) && folders.has(folderOf(path) || '.'));
}

/** So many are named in a message. */
const MOST_NAMES = 3;

/** Of more releases that are called alike, one for each that it may have run is enough to judge. */
const MOST_ALIKE = 20;

function stateOf({ version, image, problem, unresolved }: Deployment): string {
  return JSON.stringify([version, image, problem?.code, problem?.found, unresolved?.version, unresolved?.repository]);
}

/** A release without its namespace and what takes it in, both of which may change; null for what has no file where one is wanted. */
function releaseKey(identity: string, isInFile: boolean): string | null {
  const [, file, name = '', , image = ''] = RELEASE.exec(identity.slice('flux:'.length)) ?? [];
  if (isInFile && file === undefined) return null;
  const own = name.replace(/^~/, '');
  return JSON.stringify([isInFile ? file : '', own.slice(own.lastIndexOf('/') + 1), image]);
}

const foldersOf = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string | null>>();

/** Where all files that have left a folder have gone; undefined where that is not one folder. */
function newFolder(folder: string, oldToNew: ReadonlyMap<string, string>): string | undefined {
  const known = foldersOf.get(oldToNew) ?? renamedFolders(oldToNew);
  foldersOf.set(oldToNew, known);
  return known.get(folder) ?? undefined;
}

function renamedFolders(oldToNew: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> {
  const folders = new Map<string, string | null>();
  for (const [from, to] of oldToNew) {
    const folder = folderOf(from);
    folders.set(folder, folders.has(folder) && folders.get(folder) !== folderOf(to) ? null : folderOf(to));
  }
  return folders;
}

/** The path in an identity under its new name; a kustomization is called by its folder. */
function newPath(kind: string, path: string, oldToNew: ReadonlyMap<string, string>): string | undefined {
  if (kind !== 'kustomize') return oldToNew.get(path);
  const files = KUSTOMIZATION_NAMES.map((name) => inFolder(path === '.' ? '' : path, name));
  const now = files.map((file) => oldToNew.get(file)).find((file) => file !== undefined);
  return now === undefined ? undefined : folderOf(now) || '.';
}

function holds({ carrier, place, inputs }: Deployment, path: string): boolean {
  return carrier === path || place.file === path || inputs.includes(path);
}
