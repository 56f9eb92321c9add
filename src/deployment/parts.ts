import { type Deployment, UNREADABLE_FILE } from './detect.ts';
import { inFolderForm, isInFolderForm, manifestObjectsOf, objectOf, releaseKey } from './identity-forms.ts';

/** One of those that share a place. */
export type Part = Deployment['parts'][number];

/** The deployment that one part of another is. */
function alone(deployment: Deployment, part: Part): Deployment {
  const { kind, identities, carrier, chart, declared } = part;
  return { ...deployment, id: identities[0], identities, kind, carrier, chart, declared, parts: [part] };
}

/** Of a deployment that was paired by what a part of it is, the parts that the others have nothing like. */
export function partsUnlike(deployment: Deployment, others: readonly Deployment[]): Deployment[] {
  if (deployment.parts.length < 2) return [];
  const known = new Set(others.flatMap(({ parts }) => parts.flatMap(likenessOf)));
  const isUnlike = (part: Part) => !likenessOf(part).some((key) => known.has(key));
  return deployment.parts.filter(isUnlike).map((part) => alone(deployment, part));
}

/** What a part is called, whatever file or folder it stands in, as far as its kind is paired by that. */
function likenessOf(part: Part): readonly string[] {
  if (part.kind === 'flux') return part.identities.flatMap((name) => releaseKey(name, false) ?? []);
  const objects = manifestObjectsOf(part);
  return objects.length > 0 ? objects : part.identities;
}

/**
 * Of a deployment that others share their names with, what none of them is called like, each on its own.
 *
 * @param namesOf further names of a part
 */
export function partsWithout(
  deployment: Deployment,
  others: readonly Deployment[],
  known: ReadonlySet<string>,
  namesOf: (part: Part) => readonly string[],
): Deployment[] {
  const { identities, parts } = deployment;
  if (identities.length < 2 || others.some((other) => unreadableFilesOf(other).length > 0)) return [];
  const objects = new Set([...known].map(objectOf));
  const apart: Deployment[] = [];
  for (const part of parts) {
    for (const name of part.identities) {
      const own: Part = { ...part, identities: [name] };
      const further = inFolderForm(name).filter((each) => identities.includes(each));
      const isKnown = [name, ...namesOf(own), ...further].some((each) => known.has(each));
      if (isInFolderForm(name) || objects.has(objectOf(name)) || isKnown) continue;
      objects.add(objectOf(name));
      apart.push(alone(deployment, own));
    }
  }
  return apart;
}

/** Of what a deployment is made, that which is of one kind. */
export function partsOf({ parts }: Deployment, kind: string): Part[] {
  return parts.filter((part) => part.kind === kind);
}

/** The files of a deployment that cannot be parsed. */
export function unreadableFilesOf(deployment: Deployment): string[] {
  return partsOf(deployment, UNREADABLE_FILE).map(({ carrier }) => carrier);
}
