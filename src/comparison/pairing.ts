import type { DeployedObject } from '../deployment/deployed-object.ts';
import { STAGE } from '../deployment/environment-names.ts';
import { type Link, UNREADABLE_FILE } from '../deployment/finding.ts';
import { groupBy } from '../deployment/group-by.ts';
import { showPlace } from '../problems/place.ts';
import { baseNameOf, folderOf } from '../repository/repository-paths.ts';
import { bareNameOf, builtName, environmentless, nameOf, renamedId } from './object-ids.ts';

/** An object of the base and an object of the head that are the same, or may be. */
export interface ObjectPair {
  readonly base: DeployedObject;
  readonly head: DeployedObject;
  /** The message where the two have different names; null if the names agree. */
  readonly moved: string | null;
}

/** Matches the objects of the base with those of the head (docs/how-detection-works.md#which-deployment-was-which). */
export class Pairing {
  readonly pairs: ObjectPair[] = [];

  /**
   * Pairs objects by instance and by id, then by id under the new file name, then with the unreadable file that carried
   * them. What is paired leaves the objects of both sides.
   */
  constructor(
    public lost: readonly DeployedObject[],
    public found: readonly DeployedObject[],
    private readonly oldToNew: ReadonlyMap<string, string>,
  ) {
    const heirs = new Map(found.map((head) => [head.id, head]));
    const instances = new Map(found.map((head) => [instanceOf(head), head]));
    this.#pairBy((base) => (instanceOf(base) === '' ? undefined : instances.get(instanceOf(base))));
    // An object that its instance has found already is no heir.
    const heirBy = (idOf: (base: DeployedObject) => string) => {
      const left = new Set(this.found);
      return (base: DeployedObject) => {
        const head = heirs.get(idOf(base));
        return head !== undefined && left.has(head) ? head : undefined;
      };
    };
    this.#pairBy(heirBy(({ id }) => id));
    if (oldToNew.size > 0) this.#pairBy(heirBy(({ id }) => renamedId(id, oldToNew)));
    this.#pairEnvironments(lost, heirs);
    // An object whose file can no longer be read continues as that file.
    this.#pairBy(({ carrier }) => heirs.get(`${UNREADABLE_FILE}:${oldToNew.get(carrier) ?? carrier}`));
  }

  /** An environment whose own files come or go was, or is now, what those without files are (an id that ends with `@`). */
  #pairEnvironments(bases: readonly DeployedObject[], heirs: ReadonlyMap<string, DeployedObject>): void {
    const withoutFiles = ({ id }: DeployedObject) => environmentless(id)[0] ?? '';
    this.#pairBy((base) => heirs.get(withoutFiles(base)));
    const before = new Map(bases.map((base) => [base.id, base]));
    for (const head of this.found) this.#pairBoth(before.get(withoutFiles(head)), head);
    this.#leavePaired();
    // What had no environments is what each of them was, and the other way round.
    const plainId = ({ id }: DeployedObject) => environmentless(id)[1] ?? '';
    const [lost, found] = [this.lost, this.found].map((all) => new Map(all.map((each) => [each.id, each])));
    for (const head of this.found) this.#pairBoth(lost?.get(plainId(head)), head);
    for (const base of this.lost) this.#pairBoth(base, found?.get(plainId(base)));
    this.#leavePaired();
  }

  #pairBoth(base: DeployedObject | undefined, head: DeployedObject | undefined): void {
    if (base !== undefined && head !== undefined) this.pairs.push({ base, head, moved: null });
  }

  /** Takes out objects that are still there but no longer deploy the service, so that they do not count as moved. */
  settle(isThere: (base: DeployedObject) => boolean): readonly DeployedObject[] {
    const settled = this.lost.filter(isThere);
    this.lost = this.lost.filter((base) => !settled.includes(base));
    return settled;
  }

  /**
   * Settles files that a pointer left, or now leads to. A file that stands alone now is what it was, and one that
   * stood alone goes on in the project or the release that took it.
   */
  settlePointers(): void {
    const isAt = (one: DeployedObject, other: DeployedObject) =>
      (one.kind === 'compose' || [one, other].some(({ kind }) => STANDS_ALONE.test(kind))) &&
      showPlace(one.place) === showPlace(other.place) &&
      one.version === other.version;
    const isLed = ({ base, head }: ObjectPair) => base.kind === 'compose' || base.kind === head.kind;
    const led = this.pairs.filter((pair) => isLed(pair) && pair.base.place.file !== pair.head.place.file);
    this.found = this.found.filter((head) => {
      const pair = led.find(({ base }) => isAt(base, head));
      if (pair !== undefined) this.pairs.push({ base: pair.base, head, moved: null });
      return pair === undefined;
    });
    this.lost = this.lost.filter((base) => !led.some(({ head }) => isAt(base, head)));
  }

  /** Pairs the remaining objects by what they are built from, by name, by deciding file, or because nothing else is left. */
  pairByLikeness(links: readonly Link[] = []): void {
    this.#pairKustomized();
    const fileOf = ({ place }: DeployedObject) => this.oldToNew.get(place.file) ?? place.file;
    // An application that gains or loses images of its own builds the same folder as before.
    this.#pairUnique(({ id }) => builtName(id, links));
    this.#pairUnique(({ id }) => nameOf(id));
    // The alias of a chart may change in all environments at once.
    this.#pairUnique(({ id, kind }) => (kind === 'umbrella-chart' ? id.replace(/#.*/s, '') : ''));
    this.#pairUnique((object) => JSON.stringify([object.kind, fileOf(object)]), true);
    this.#pairUnique(({ id }) => bareNameOf(id));
    const kinds = new Set([...this.lost, ...this.found].map(({ kind }) => kind));
    const isOnly = (side: readonly DeployedObject[], kind: string) =>
      statesOf(side.filter((each) => each.kind === kind)) === 1;
    const isByKind = [...kinds].every((kind) => isOnly(this.lost, kind) && isOnly(this.found, kind));
    this.#pairUnique(({ kind }) => (isByKind ? kind : 'any'), true);
    const count = this.pairs.length;
    this.#pairUnique(fileOf, true);
    const byFile = this.pairs.slice(count);
    if (byFile.length > 0) {
      this.#pairRivals(byFile);
      this.#pairUnique(({ id }) => nameOf(id));
      this.lost = [];
      this.found = [];
    }
    this.#pairCopies();
    this.#pairOverlays();
    this.#pairSuccessors();
  }

  /** Manifests that new kustomizations include go on in each of them. */
  #pairKustomized(): void {
    const kustomized = this.found.filter(({ kind }) => kind === 'kustomize');
    const heirs = (base: DeployedObject) => {
      const carrier = this.oldToNew.get(base.carrier) ?? base.carrier;
      return base.kind === 'manifests' ? kustomized.filter(({ inputs }) => inputs.includes(carrier)) : [];
    };
    for (const base of this.lost)
      for (const head of heirs(base)) this.pairs.push({ base, head, moved: movedTo(base, head) });
    this.#leavePaired();
  }

  /**
   * Objects paired only by their deciding file may be unrelated: a release can drop a values file that is then read alone, or
   * take one up. Every other new or lost object is therefore compared with them as well.
   */
  #pairRivals(byFile: readonly ObjectPair[]): void {
    for (const { base, head } of byFile) {
      for (const found of this.found) this.pairs.push(mayBe(base, found));
      for (const lost of this.lost) this.pairs.push(mayBe(lost, head));
    }
    // One release may have dropped its file while another one took one up: that may be the same release.
    const dropped = byFile.filter(({ base, head }) => base.kind !== 'helm-values' && head.kind === 'helm-values');
    const takenUp = byFile.filter(({ base, head }) => base.kind === 'helm-values' && head.kind !== 'helm-values');
    for (const { base } of dropped) for (const { head } of takenUp) this.pairs.push(mayBe(base, head));
  }

  /** Of two new files like a deleted one, git takes the more similar for the renamed one. The other may be the one. */
  #pairCopies(): void {
    const left = new Map(
      this.pairs.filter(({ base, head }) => base.id !== head.id).map(({ base }) => [nameWithoutFolder(base), base]),
    );
    // Values that no release referred to cannot have been the deployment.
    const takenUp = this.pairs.filter(({ base, head }) => base.kind === 'helm-values' && head.kind !== base.kind);
    for (const head of [...this.found, ...takenUp.map((pair) => pair.head)]) {
      const base = left.get(nameWithoutFolder(head));
      const isNew = !this.pairs.some((pair) => pair.base === base && pair.head === head);
      if (base !== undefined && isNew) this.pairs.push(mayBe(base, head));
    }
    this.found = this.found.filter((head) => !left.has(nameWithoutFolder(head)));
  }

  /**
   * What seems to go may go on elsewhere, and is compared with that as well: a file that git calls renamed may have taken the
   * place of another environment's, and an overlay that another one now includes has not gone.
   */
  #pairSuccessors(): void {
    const moved = this.pairs.filter(({ base, head }) => environmentOf(base) !== environmentOf(head));
    this.lost = this.lost.filter((lost) => {
      const heirs = [
        ...moved.filter(({ head }) => environmentOf(head) === environmentOf(lost)),
        ...this.pairs.filter(({ head }) => lost.kind === 'kustomize' && head.inputs.includes(lost.carrier)),
      ];
      for (const { head } of heirs) this.pairs.push(mayBe(lost, head));
      return heirs.length === 0;
    });
  }

  /** A new compose file may be used together with the project of its folder, whose service it then overrides. */
  #pairOverlays(): void {
    const placeOf = ({ id, carrier }: DeployedObject) => JSON.stringify([folderOf(carrier), nameOf(id)]);
    const isKnown = ({ kind, version }: DeployedObject) => kind === 'compose' && version !== null;
    const projects = groupBy(
      this.pairs.filter((pair) => isKnown(pair.head)),
      (pair) => placeOf(pair.head),
    );
    this.found = this.found.filter((head) => {
      const beside = isKnown(head) ? (projects.get(placeOf(head)) ?? []) : [];
      // Beside the files of several environments, it may be one more with the version of one of them.
      const isMain = ({ head: { carrier } }: ObjectPair) => MAIN.test(carrier);
      const isSame = ({ base: { version } }: ObjectPair) => version === head.version;
      const project = beside.find(isMain) ?? beside.find(isSame) ?? beside.at(-1);
      if (project === undefined) return true;
      this.pairs.push({ base: project.base, head, moved: `May override ${project.head.place.file}` });
      return false;
    });
  }

  /** Pairs each object of the base with the one that is found for it. */
  #pairBy(headOf: (base: DeployedObject) => DeployedObject | undefined): void {
    for (const base of this.lost) this.#pairBoth(base, headOf(base));
    this.#leavePaired();
  }

  /** What is paired leaves the objects of both sides. */
  #leavePaired(): void {
    const paired = new Set(this.pairs.flatMap(({ base, head }) => [base, head]));
    this.lost = this.lost.filter((base) => !paired.has(base));
    this.found = this.found.filter((head) => !paired.has(head));
  }

  /** Pairs objects with a key that is unique on both sides. @param isWhole whether objects that share a key and run the same version count as one */
  #pairUnique(keyOf: (object: DeployedObject) => string, isWhole = false): void {
    const [before, after] = [groupBy(this.lost, keyOf), groupBy(this.found, keyOf)];
    for (const [key, bases] of before) {
      const heads = after.get(key) ?? [];
      const isUnique = isWhole
        ? statesOf(bases) === 1 && statesOf(heads) === 1
        : bases.length === 1 && heads.length === 1;
      if (key !== '' && isUnique) this.#pairGroup(bases, heads);
    }
  }

  /** Pairs two groups in order. Leftover objects of the longer group are paired with the first of the other. */
  #pairGroup(bases: readonly DeployedObject[], heads: readonly DeployedObject[]): void {
    for (let index = 0; index < Math.max(bases.length, heads.length); index += 1) {
      const base = (bases[index] ?? bases[0]) as DeployedObject;
      const head = (heads[index] ?? heads[0]) as DeployedObject;
      this.pairs.push({ base, head, moved: movedTo(base, head) });
    }
    this.#leavePaired();
  }
}

/** A file that compose reads if no other is named. */
const MAIN = /(?:^|\/)(?:docker-)?compose\.ya?ml$/;
/** What is read on its own where no release takes it. */
const STANDS_ALONE = /^(?:helm-values|umbrella-chart)$/;

/** An instance in its release, of which the first has the release's own id; empty for an object without keys. */
function instanceOf({ id, declared: { keys } }: DeployedObject): string {
  const own = `#${keys.join('.')}`;
  return keys.length === 0 ? '' : JSON.stringify([id.endsWith(own) ? id.slice(0, -own.length) : id, keys]);
}

/** The beginning of the environment in the path of an object's file, such as `pro` for `prod` and `production`; empty if it names none. */
function environmentOf({ carrier }: DeployedObject): string {
  const names = carrier.split(/[^\w-]|-(?=\w+\.\w+$)/).filter((word) => STAGE.test(word));
  return names.at(-1)?.slice(0, 3) ?? '';
}

/** The number of different states (version, image, problem, chart) among some objects. */
export function statesOf(objects: readonly DeployedObject[]): number {
  const states = objects.map(({ version, image, problem, unresolved }) => {
    const chart = unresolved && [unresolved.version, unresolved.repository];
    return JSON.stringify([version, image, problem?.code, problem?.found, chart]);
  });
  return new Set(states).size;
}

/** An object's kind, name and file name, without its folders. */
function nameWithoutFolder({ kind, id, carrier }: DeployedObject): string {
  return JSON.stringify([kind, bareNameOf(id), baseNameOf(carrier)]);
}

/** The pair of two objects of which one may have become the other. */
function mayBe(base: DeployedObject, head: DeployedObject): ObjectPair {
  return { base, head, moved: `May be what was at ${base.place.file} before` };
}

function movedTo(base: DeployedObject, head: DeployedObject): string {
  return base.kind === head.kind
    ? describeMove(base, head)
    : `Was deployed by ${base.kind} before, and is deployed by ${head.kind} now`;
}

/** The old place. A file that decides the version of both says nothing, so the file that deploys counts then. */
function describeMove(base: DeployedObject, head: DeployedObject): string {
  const [was, is] = base.place.file === head.place.file ? [base.carrier, head.carrier] : [base.place.file, null];
  return was === is ? 'Had another name in this file before' : `Was at ${was} before`;
}
