import type { Found } from './deployment.ts';
import { plainIdentity } from './formats/manifests/identities.ts';

/** The identity of a release of Flux without its kind: `file#name@kustomization#image`, of which all but the name may be missing. */
export const RELEASE_OF_FLUX = /^(?:([^#]*)#)?([^#@]*)(?:@([^#]*))?(#.*)?$/s;

/** Files that compose takes by itself. */
const DEFAULT_COMPOSE_FILE = /^compose:(.*?)((?:docker-)?compose\.ya?ml)(#.*)$/s;

/**
 * The further name of a service in a project that compose takes by itself, or of a release of Flux, which it keeps when the file
 * gets another one.
 */
export function inFolderForm(identity: string): string[] {
  const release = /^flux:[^#]*#(.+)$/s.exec(identity)?.[1];
  if (release !== undefined) return [`flux:~${release}`];
  const [, folder = '', , service = ''] = DEFAULT_COMPOSE_FILE.exec(identity) ?? [];
  return service === '' ? [] : [`compose:~${folder === '' ? './' : folder}${service}`];
}

/** Such a name goes along with the one of the file, and never goes away by itself. */
export function isInFolderForm(identity: string): boolean {
  return /^(?:compose|flux):~/.test(identity);
}

/** Kind, namespace and name of an object with its container, behind a folder and before an environment. */
const OBJECT = /(?:^|#)([A-Za-z]+\/[^/#]*\/[^/#]*#[^#@]*)(?:@[^#@]*)?$/;

/** The objects of Kubernetes and their containers that something is made of, wherever they are declared. */
export function manifestObjectsOf({ kind, identities }: Pick<Found, 'kind' | 'identities'>): string[] {
  if (kind !== 'manifests' && kind !== 'kustomize') return [];
  return identities.flatMap((identity) => OBJECT.exec(identity.slice(kind.length + 1))?.[1] ?? []);
}

/** What several names of one object in a manifest have in common; others have only one name. */
export function objectOf(identity: string): string {
  return identity.startsWith('manifests:') ? plainIdentity(identity) : identity;
}

/** A release of Flux without its namespace and what takes it in, both of which may change; null for what has no file where one is wanted. */
export function releaseKey(identity: string, isInFile: boolean): string | null {
  const [, file, name = '', , image = ''] = RELEASE_OF_FLUX.exec(identity.slice('flux:'.length)) ?? [];
  if (isInFile && file === undefined) return null;
  const own = name.replace(/^~/, '');
  return JSON.stringify([isInFile ? file : '', own.slice(own.lastIndexOf('/') + 1), image]);
}

/** The folder of the kustomization that takes in a release of Flux; none where the identity names none. */
export function kustomizationOf(identity: string): string[] {
  const [, , , folder] = RELEASE_OF_FLUX.exec(identity.slice('flux:'.length)) ?? [];
  return folder === undefined ? [] : [folder];
}

/**
 * What an identity names without the folders in which it stands: `values.yaml#bi`, `helm_release.bi`, an object with its container. The same
 * in several folders is one thing in several environments.
 */
export function nameWithoutFolder(kind: string, identity: string): string {
  const text = identity.slice(kind.length + 1);
  switch (kind) {
    case 'manifests':
      return plainIdentity(identity);
    case 'terraform':
    case 'kustomize':
      return text.slice(text.indexOf('#') + 1);
    default: {
      const [path = '', ...rest] = text.split('#');
      return [path.slice(path.lastIndexOf('/') + 1), ...rest].join('#');
    }
  }
}
