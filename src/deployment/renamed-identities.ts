import type { Found } from './deployment.ts';
import { KUSTOMIZATION_NAMES } from './formats/signs.ts';
import { RELEASE_OF_FLUX } from './identity-forms.ts';
import { folderOf, inFolder } from './repository-paths.ts';

/**
 * The identities that something has once its files have their new names; those alone that are other ones then.
 *
 * @param oldToNew from the old path of a renamed file to its new one
 */
export function renamed(
  { kind, identities }: Pick<Found, 'kind' | 'identities'>,
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

function releaseInNewFolder(text: string, oldToNew: ReadonlyMap<string, string>): string[] {
  const [, file, name = '', folder, image = ''] = RELEASE_OF_FLUX.exec(text) ?? [];
  const newFile = file === undefined ? '' : `${oldToNew.get(file) ?? file}#`;
  const by = folder === undefined ? '' : `@${newFolder(folder, oldToNew) ?? oldToNew.get(folder) ?? folder}`;
  const now = `${newFile}${name}${by}${image}`;
  return name === '' || now === text ? [] : [`flux:${now}`];
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
