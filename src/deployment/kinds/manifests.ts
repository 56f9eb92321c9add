import { type Finding, PLAIN, type Reading, unreadableFinding } from '../finding.ts';
import { folderOf, inFolder } from '../repository-paths.ts';
import { namesServiceImage } from '../service-names.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { Kind } from './kind.ts';
import { imagesIfReadable, type NamedImage, readNamedImage } from './manifests/containers.ts';
import { type ImageReading, variablesIn } from './manifests/image.ts';
import { isOfAnotherKind, objectsIn, showObject } from './manifests/objects.ts';

const KIND = 'manifests';

/** Manifests of Kubernetes as they are applied: the image of each container (DETECTION 2.3). */
export const manifests: Kind = {
  kind: KIND,
  startsFrom: ['*.yaml', '*.yml', '*.json'],

  async read(files, candidates, settings): Promise<Reading> {
    const unreadable: Finding[] = [];
    const claimed: string[] = [];
    const named: NamedImage[] = [];
    for (const path of candidates) {
      if (!(await mayHoldManifests(files, path))) continue;
      const file = await readable(files.yaml(path));
      const objects = file === null ? [] : objectsIn(file);
      const own = objects.filter((object) => !isOfAnotherKind(object));
      for (const object of own) {
        const images = imagesIfReadable(object);
        if (Array.isArray(images)) named.push(...images);
        else if (namesServiceImage(object.file.sourceOf(object.value), settings.images))
          unreadable.push(unreadableFinding(KIND, `${KIND}:${path}#${showObject(object)}`, path, images, [path]));
      }
      if (own.length > 0 && own.length === objects.length) claimed.push(path);
    }
    const seen = uniqueIds(named.map(({ object, id }) => `${KIND}:${object.file.path}#${id}`));
    const read = named.flatMap((each, index) => {
      const reading = readNamedImage(each, settings);
      return reading === null ? [] : [{ ...each, reading, id: seen[index] ?? each.id }];
    });
    const units = unitsOf(read);
    const found = read.map((each, index) => findingOf(each, units[index] ?? each.id));
    return { found: [...found, ...unreadable], claimed, seen, links: [] };
  },
};

/** An image of the service, with the id of its finding. */
interface ReadImage extends NamedImage {
  readonly reading: ImageReading;
}

/** Whether plain objects may stand in a file: it is no template of a chart, or of a repository. */
async function mayHoldManifests(files: Files, path: string): Promise<boolean> {
  const isOfChart = [...path.matchAll(/(?:^|\/)templates\//g)].some(({ index }) =>
    files.has(inFolder(path.slice(0, index), 'Chart.yaml')),
  );
  if (isOfChart || path.includes('{{') || /(?:^|\/)kustomization\.ya?ml$/.test(path)) return false;
  return (await readable(files.text(path)))?.includes('apiVersion') === true;
}

function findingOf({ id, image, source, environment, object, reading }: ReadImage, unit: string): Finding {
  const carrier = object.file.path;
  const common = { ...PLAIN, kind: KIND, id, unit, carrier, environment, inputs: [carrier] };
  return { ...common, ...reading, accounts: [image.name.place], variables: variablesIn(source) };
}

/** Ids with `~2` behind the second of those that are equal. */
export function uniqueIds(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}~${count}`;
  });
}

/**
 * What is upgraded as one: the objects of a folder and a namespace. Files of a folder that declare the same object are environments
 * of their own; a namespace that is not named is the one that the others of the folder name.
 */
function unitsOf(images: readonly ReadImage[]): string[] {
  const filesOf = new Map<string, Set<string>>();
  const namespacesOf = new Map<string, Set<string>>();
  for (const { object, name } of images) {
    const folder = folderOf(object.file.path);
    addTo(filesOf, `${folder}#${showObject(object)}#${name}`, object.file.path);
    if (object.namespace !== '') addTo(namespacesOf, folder, object.namespace);
  }
  const alone = new Set([...filesOf.values()].flatMap((paths) => (paths.size > 1 ? [...paths] : [])));
  return images.map(({ object: { file, namespace } }) => {
    const folder = folderOf(file.path);
    const [only = '', ...others] = namespacesOf.get(folder) ?? [];
    return `${KIND}:${alone.has(file.path) ? file.path : folder || '.'}#${namespace || (others.length === 0 ? only : '')}`;
  });
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}
