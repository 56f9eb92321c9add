import { folderOf } from '../../repository-paths.ts';
import { PLAIN_MANIFESTS } from '../signs.ts';
import { type ObjectName, showObject } from './objects.ts';

const KIND = PLAIN_MANIFESTS.kind;

/** An image of an object that a file declares. */
interface DeclaredImage {
  readonly path: string;
  readonly object: ObjectName;
  /** Of the container, within the object. */
  readonly name: string;
}

/** What an image is called, and what it is upgraded with. */
export interface ManifestIdentity {
  readonly identities: readonly [string, ...string[]];
  readonly unit: string;
}

/**
 * Names the images of a tree's manifests: by the object and the container, and, behind a `~`, by folder and by file, as far as no
 * other has the same name. So an object keeps one of its names when its file is renamed, and when another folder declares
 * it for another environment.
 *
 * The unit is the folder with the namespace. Files of one folder that declare the same object are environments of their own.
 */
export function identify(images: readonly DeclaredImage[]): ManifestIdentity[] {
  const plain = images.map(({ object, name }) => `${showObject(object)}#${name}`);
  const names = images.map(({ path }, index) => [
    plain[index] ?? '',
    `~${folderOf(path) || '.'}#${plain[index]}`,
    `~${path}#${plain[index]}`,
  ]);
  const counts = countOf(names.flat());
  const seen = new Map<string, number>();
  const alone = filesOfTheirOwn(images, plain);
  const namespaces = namespacesByFolder(images);
  return images.map(({ path, object }, index) => {
    const own = names[index] ?? [];
    const unique = own.filter((name) => counts.get(name) === 1).map((name) => `${KIND}:${name}`);
    const [first, ...others] = unique.length > 0 ? unique : [`${KIND}:${numbered(own.at(-1) ?? '', seen)}`];
    const folder = folderOf(path) || '.';
    const [only, ...further] = namespaces.get(folder) ?? [];
    const namespace = object.namespace || (further.length === 0 ? (only ?? '') : '');
    const unit = `${KIND}:${alone.has(path) ? path : folder}${namespace === '' ? '' : `#${namespace}`}`;
    return { identities: [first ?? KIND, ...others], unit };
  });
}

/** The object and the container that an identity names, without folder or file. */
export function plainIdentity(identity: string): string {
  const text = identity.slice(KIND.length + 1);
  if (!text.startsWith('~')) return text;
  // A folder may hold the sign that ends it; a kind never does.
  const found = /#([^/#]+\/[^/#]*\/[^#]*(?:#.*)?)$/s.exec(text);
  return found?.[1] ?? text;
}

/** The workload that an object with its container names: it carries what it deploys, whatever its containers are called (DESIGN section 5). */
export function withoutContainer(object: string): string {
  return object.replace(/#[^#@]*/, '');
}

function numbered(name: string, seen: Map<string, number>): string {
  const count = (seen.get(name) ?? 0) + 1;
  seen.set(name, count);
  return count === 1 ? name : `~${count}${name}`;
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Files that declare what another file of their folder declares as well, so that the two are not applied together. */
function filesOfTheirOwn(images: readonly DeclaredImage[], plain: readonly string[]): ReadonlySet<string> {
  const byName = new Map<string, Set<string>>();
  for (const [index, { path }] of images.entries()) {
    const name = `${folderOf(path)}#${plain[index]}`;
    byName.set(name, (byName.get(name) ?? new Set()).add(path));
  }
  return new Set([...byName.values()].filter((paths) => paths.size > 1).flatMap((paths) => [...paths]));
}

function namespacesByFolder(images: readonly DeclaredImage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byFolder = new Map<string, Set<string>>();
  for (const { path, object } of images) {
    const folder = folderOf(path) || '.';
    const known = byFolder.get(folder) ?? new Set();
    if (object.namespace !== '') known.add(object.namespace);
    byFolder.set(folder, known);
  }
  return byFolder;
}
