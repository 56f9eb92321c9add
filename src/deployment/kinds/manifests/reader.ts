import { folderOf } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { variablesIn } from '../../../syntax/template-variables.ts';
import { type Finding, PLAIN, type Reading } from '../../finding.ts';
import type { ImageReading } from '../../image-answer.ts';
import { isChartTemplate } from '../facts.ts';
import type { KindReader } from '../kind.ts';
import { imagesOf, type NamedImage, readNamedImage } from './containers.ts';
import { declarationsOf } from './declarations.ts';
import { isOfAnotherKind, objectsIn, showObject } from './objects.ts';

const KIND = 'manifests' as const;

/** Kubernetes manifests that are applied directly: the image of each container (docs/detection.md#kubernetes-manifests). */
export const manifests: KindReader = {
  async read(files, candidates, settings): Promise<Reading> {
    const claimed: string[] = [];
    const named: NamedImage[] = [];
    for (const path of candidates) {
      if (!(await mayHoldManifests(files, path))) continue;
      const file = await nullIfUnreadable(files.yaml(path));
      const objects = file === null ? [] : objectsIn(file);
      const own = objects.filter((object) => !isOfAnotherKind(object));
      named.push(...own.flatMap(imagesOf));
      if (own.length > 0 && own.length === objects.length) claimed.push(path);
    }
    const seen = uniqueIds(named.map(({ object, id }) => `${KIND}:${object.file.path}#${id}`));
    const read = named.flatMap((each, index) => {
      const reading = readNamedImage(each, settings);
      return reading === null ? [] : [{ ...each, reading, id: seen[index] ?? each.id }];
    });
    const units = unitsOf(read);
    const found = read.map((each, index) => findingOf(each, units[index] ?? each.id));
    return { found, claimed, seen, links: [] };
  },
};

/** An image of the service, with the id of its finding. */
interface ReadImage extends NamedImage {
  readonly reading: ImageReading;
}

/** Whether a file may contain plain objects, and is not a template of a chart or of a repository. */
async function mayHoldManifests(files: Files, path: string): Promise<boolean> {
  if (isChartTemplate(files, path) || path.includes('{{') || /(?:^|\/)kustomization\.ya?ml$/.test(path)) return false;
  return (await nullIfUnreadable(files.text(path)))?.includes('apiVersion') === true;
}

function findingOf({ id, image, source, containerVariables, object, reading }: ReadImage, unit: string): Finding {
  const carrier = object.file.path;
  const common = { ...PLAIN, kind: KIND, id, unit, carrier, inputs: [carrier], declared: declarationsOf(object) };
  return { ...common, ...reading, containerVariables, accounts: [image.name.place], variables: variablesIn(source) };
}

/** Makes ids unique: the second of two equal ids gets `~2`. */
export function uniqueIds(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}~${count}`;
  });
}

/** The same findings with unique ids. */
export function withUniqueIds(found: readonly Finding[]): Finding[] {
  const ids = uniqueIds(found.map(({ id }) => id));
  return found.map((each, index) => ({ ...each, id: ids[index] ?? each.id }));
}

/**
 * The unit of each image: its folder and namespace. Files of one folder that declare the same object are separate
 * environments.
 */
function unitsOf(images: readonly ReadImage[]): string[] {
  const filesOf = new Map<string, Set<string>>();
  for (const { object, name } of images) {
    const { path } = object.file;
    const key = `${folderOf(path)}#${showObject(object)}#${name}`;
    filesOf.set(key, (filesOf.get(key) ?? new Set()).add(path));
  }
  const alone = new Set([...filesOf.values()].flatMap((paths) => (paths.size > 1 ? [...paths] : [])));
  return images.map(({ object: { file, namespace } }) => {
    return `${KIND}:${alone.has(file.path) ? file.path : folderOf(file.path) || '.'}#${namespace}`;
  });
}
