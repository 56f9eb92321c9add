import type { DeployedObject } from '../deployment/deployed-object.ts';

/** An object of the base and an object of the head that are the same, or may be. */
export interface ObjectPair {
  readonly base: DeployedObject;
  readonly head: DeployedObject;
  /** The message where the two have different names; null if the names agree. */
  readonly moved: string | null;
}

/** The pair of two objects of which one may have become the other. */
export function mayBe(base: DeployedObject, head: DeployedObject): ObjectPair {
  return { base, head, moved: `May be what was at ${base.place.file} before` };
}

/** Says where the object of the base was deployed, and by what. */
export function movedTo(base: DeployedObject, head: DeployedObject): string {
  return base.kind === head.kind
    ? describeMove(base, head)
    : `Was deployed by ${base.kind} before, and is deployed by ${head.kind} now`;
}

/** The old place. A file that decides the version of both says nothing, so the file that deploys counts then. */
function describeMove(base: DeployedObject, head: DeployedObject): string {
  const [was, is] = base.place.file === head.place.file ? [base.carrier, head.carrier] : [base.place.file, null];
  return was === is ? 'Had another name in this file before' : `Was at ${was} before`;
}
